"""Finding each other: results and ratings, profiles, ties, quick match, invitations, talk; and nobody reads what is not shown."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from kogge.server.messages import Answer, Join, Me, NewTable, OfferTo, Say, SeatWish, Seek, Shown
from kogge.server.notices import notices
from kogge.server.people import accounts, matching, profiles, ratings, ties
from kogge.server.problems import Trouble
from kogge.server.storage.database import now
from kogge.server.storage.rows import game_table, parts_text, rating, rating_step, result, seat
from kogge.server.tables import lobby, offers, seats, talk
from server.setting import Person, Server, new_id, unique_name
from server.test_clocks import DAYS, LIVE, Harbour, scene

pytestmark = pytest.mark.usefixtures("clock")


def account(connection: sa.Connection, name: str) -> Me:
    return accounts.account(connection, None, name, "hash").me


def played(
    connection: sa.Connection, people: list[Me | str], places: list[int], rated: bool = True, lost: tuple[int, ...] = (),
    game: str = "nauticus",
) -> str:
    """A table that was played to its end, as far as results go."""
    host = next(each for each in people if isinstance(each, Me))
    id = lobby.new_id()
    connection.execute(game_table.insert().values(
        id=id, game=game, players=len(people), options="{}", parts_name="standard", parts_hash="x", rules_version=1,
        host=host.id, public=False, hints=False, grace=60, created=now(), status="over", changed=now(), length=0,
        time=json.dumps({"kind": "live", "bank": 600}), rated=rated))
    for number, each in enumerate(people):
        person, level = (each.id, None) if isinstance(each, Me) else (None, each)
        connection.execute(seat.insert().values(
            table_id=id, seat=number, person=person, name=each.name if isinstance(each, Me) else each, level=level,
            stand_in="captain", seen=now(), lost=number in lost))
    ratings.ended(connection, id, places, [[("ships", 10 * (5 - place)), ("crowns", place)] for place in places])
    return id


def points(connection: sa.Connection) -> dict[str, float]:
    return {row.person: row.mu for row in connection.execute(sa.select(rating).where(rating.c.pool == "people"))}


def test_ratings_follow_results_and_can_be_computed_anew(tmp_path: Path) -> None:
    async def play(house: Harbour) -> None:
        def games(connection: sa.Connection) -> None:
            people = [account(connection, name) for name in ("Ann", "Bert", "Cleo")]
            for number in range(12):
                house.hub.clock.turn(1)
                played(connection, list(people), [1, 2, 3] if number % 4 else [3, 1, 2])
            played(connection, [people[0], people[1]], [1, 2], rated=False)
            played(connection, [people[0], "captain", "mate"], [2, 1, 3], rated=False)
            before, steps = points(connection), connection.scalar(sa.select(sa.func.count()).select_from(rating_step))
            assert before[people[0].id] > before[people[1].id] > before[people[2].id]
            anew = ratings.Anew()
            anew.read(connection)
            played(connection, [people[0], people[1]], [1, 2], rated=False)  # ends while the others are computed
            anew.put(connection)
            assert anew.games == 15
            assert points(connection) == pytest.approx(before)
            assert connection.scalar(sa.select(sa.func.count()).select_from(rating_step)) == steps == 37
            board = ratings.leaders(connection, "people", "nauticus", "live", people[1].id).leaders
            assert [(each.rank, each.name, each.me) for each in board] == [
                (1, "Ann", False), (2, "Bert", True), (3, "Cleo", False)]
            assert all(each.deviation > 0 and each.games == 12 for each in board)
            seen = profiles.of(connection, "Ann", people[1])  # games are not shown unless somebody wants it, wherever they stood
            assert seen.records is not None
            assert (seen.games, seen.records[0].best_table) == (None, None)
            assert "table" not in msgspec.to_builtins((seen.ratings or [])[0].course[0])
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(ratings, "LEADERS", 1)
                few = ratings.leaders(connection, "people", "nauticus", "live", people[2].id).leaders
            assert [(each.rank, each.name) for each in few] == [(1, "Ann"), (3, "Cleo")]  # and me, wherever I stand
            profiles.show(connection, people[0], Shown(ratings=False))
            board = ratings.leaders(connection, "people", "nauticus", "live", None).leaders
            assert [each.name for each in board] == ["Bert", "Cleo"]
            told = profiles.of(connection, "Ann", people[0], "de").records or []
            assert [source.text for source in told[0].sources] == ["Schiffe", "Kronen"]
            assert told[0].level is None  # nobody else is about as strong
            assert (told[0].sources[0].mine, told[0].sources[0].average) == (35.3, 27.7)  # hers, and the two others'
            connection.execute(rating.update().where(rating.c.person == people[1].id).values(mu=before[people[0].id]))
            told = profiles.of(connection, "Ann", people[0], "de").records or []
            assert told[0].level is not None
            assert (told[0].level.high - told[0].level.low, told[0].level.people) == (100, 1)
            assert told[0].sources[0].average == 32.1  # Bert's
            mine = profiles.of(connection, "Ann", people[0])
            assert mine.games is not None
            assert [each.change for each in mine.games[:2]] == [None, ratings.of(connection, people[0].id)[1].points - 1500]
            course = [each.points for each in ratings.of(connection, people[0].id)[0].course]
            assert [each.change for each in mine.games[3:]] == [
                after - before for before, after in zip([1500, *course], course, strict=False)][::-1]
            assert [(each.name, each.points) for each in mine.games[3].rivals] == [("Bert", 32), ("Cleo", 23)]
            assert mine.met is not None
            assert [(each.name, each.games, each.ahead) for each in mine.met] == [("Bert", 14, 11), ("Cleo", 12, 9)]
            assert profiles.of(connection, "Ann", people[1]).met is None  # whom somebody meets is shown with their games
            for each in people[:2]:
                profiles.show(connection, each, Shown(games=True))
            assert [each.name for each in profiles.of(connection, "Ann", None).met or []] == ["Bert"]  # and if they show theirs
            profiles.show(connection, people[0], Shown(ratings=False))
            house.hub.clock.turn(23 * 3600)
            assert profiles.lately(connection, people[0]).games == mine.games[:3]
            house.hub.clock.turn(25 * 3600)
            lately = profiles.lately(connection, people[0])
            assert (lately.games, len(lately.ratings), len(lately.ratings[0].course)) == ([], 2, 12)
            bots = ratings.of(connection, people[0].id)
            assert [(each.pool, each.games, each.provisional) for each in bots] == [("people", 12, False), ("bots", 1, True)]
            assert ratings.known_as(connection, people[0]).rating == bots[0].points  # what stands beside her name
            assert ratings.known_as(connection, account(connection, "Dora")).rating is None
            profiles.show(connection, people[0], Shown())
            for _ in range(9):
                played(connection, [people[0], "captain", "mate"], [2, 1, 3], rated=False)
            board = ratings.leaders(connection, "bots", "nauticus", "live", people[0].id).leaders  # you against the Captain
            assert [(each.rank, each.name, each.level, each.me) for each in board] == [
                (None, "", "captain", False), (1, "Ann", None, True), (None, "", "mate", False)]
            accounts.forget(connection, people[2])  # whom she has met keeps what it was worth
            ratings.Anew().put(connection)
            found = {each: mu for each, mu in points(connection).items() if not each.startswith(ratings.FORGOTTEN)}
            assert found == pytest.approx({each: mu for each, mu in before.items() if each != people[2].id})

        await house.hub.database.write(games)

    scene(tmp_path, play)


def test_leavers_and_those_out_of_time_lose_whatever_their_bots_achieve(tmp_path: Path) -> None:
    async def play(house: Harbour) -> None:
        def games(connection: sa.Connection) -> None:
            ann, bert = (account(connection, name) for name in ("Ann", "Bert"))
            played(connection, [ann, bert], [1, 2], lost=(0,))
            found = points(connection)
            assert found[ann.id] < found[bert.id]
            lost, won = (profiles.of(connection, each.name, each) for each in (ann, bert))
            assert [each.places for each in (lost.records or [])] == [[0, 1, 0, 0]]
            assert [(each.wins, each.mean) for each in (lost.records or [])] == [([0, 0, 0, 0], 2.0)]
            assert [(each.place, each.lost) for each in (lost.games or [])] == [(2, True)]
            assert [each.ahead for each in (*(lost.met or []), *(won.met or []))] == [0, 1]

        await house.hub.database.write(games)

    scene(tmp_path, play)


def test_who_has_left_a_game_that_counts_loses_it_also_where_the_others_end_it(tmp_path: Path) -> None:
    async def play(house: Harbour) -> None:
        people = [await house.hub.database.write(account, name) for name in ("Ann", "Bert", "Cleo")]
        together, without = [await house.table(people, LIVE, rated=True) for _ in range(2)]
        await house.hub.database.write(seats.leave, without, people[0])
        for table, asked in ((together, people), (without, people[1:])):
            for person in asked:
                assert await house.agree(table, person, "end") == ""
            assert (await house.info(table)).status == "abandoned"

        def check(connection: sa.Connection) -> None:
            rows = connection.execute(sa.select(result).order_by(result.c.seat)).all()
            assert [(row.table_id, row.place, row.lost) for row in rows] == [
                (without, 3, True), (without, 1, False), (without, 1, False)]  # what all end together counts for nobody
            found = points(connection)
            assert found[people[0].id] < found[people[1].id] == found[people[2].id]

        await house.hub.database.write(check)

    scene(tmp_path, play)


@pytest.mark.parametrize("for_good", [True, False])
def test_whoever_has_left_when_a_rated_game_ends_has_lost_it(tmp_path: Path, for_good: bool) -> None:
    async def play(house: Harbour) -> None:
        people = [await house.hub.database.write(account, name) for name in ("Ann", "Bert", "Cleo")]
        table = await house.table(people, LIVE, rated=True)

        def end(connection: sa.Connection) -> None:
            seats.leave(connection, table, people[0], for_good)
            ratings.ended(connection, table, [1, 2, 3], [[("ships", 30 - 10 * n)] for n in range(3)])  # her bot has won
            found = points(connection)
            assert found[people[0].id] < found[people[2].id] < found[people[1].id]
            assert list(connection.scalars(sa.select(result.c.lost).order_by(result.c.seat))) == [True, False, False]

        await house.hub.database.write(end)

    scene(tmp_path, play)


def test_what_is_not_known_yet_stands_in_no_list_and_own_parts_count_nowhere(tmp_path: Path) -> None:
    async def play(house: Harbour) -> None:
        def games(connection: sa.Connection) -> None:
            ann, bert = (account(connection, name) for name in ("Ann", "Bert"))
            for _ in range(ratings.KNOWN - 1):
                played(connection, [ann, bert], [1, 2])
            assert ratings.leaders(connection, "people", "nauticus", "live", ann.id).leaders == []
            assert ratings.of(connection, ann.id)[0].provisional
            connection.execute(parts_text.insert().values(id="own", text=""))
            before = points(connection)
            table = played(connection, [ann, bert], [1, 2], rated=False)
            connection.execute(result.delete().where(result.c.table_id == table))
            connection.execute(game_table.update().where(game_table.c.id == table).values(rated=True, parts_id="own"))
            ratings.ended(connection, table, [1, 2], [[("ships", 20)], [("ships", 10)]])
            assert points(connection) == before
            played(connection, [ann, bert], [1, 2])
            board = ratings.leaders(connection, "people", "nauticus", "live", None).leaders
            assert [each.name for each in board] == ["Ann", "Bert"]

        await house.hub.database.write(games)

    scene(tmp_path, play)


def test_whoever_is_forgotten_during_a_game_loses_it(tmp_path: Path) -> None:
    """It counts for the others as it would have, now and computed anew, and in no other list."""
    async def play(house: Harbour) -> None:
        people = [await house.hub.database.write(account, name) for name in ("Ann", "Bert")]
        for _ in range(3):
            await house.hub.database.write(played, list(people), [2, 1])
        table = await house.table(people, LIVE, rated=True)

        def end(connection: sa.Connection) -> None:
            before = points(connection)[people[0].id]
            accounts.forget(connection, people[1])
            house.hub.clock.turn(1)
            ratings.ended(connection, table, [2, 1], [[("ships", 10)], [("ships", 20)]])
            lists = sa.select(rating.c.person, rating.c.pool, rating.c.mu, rating.c.games).order_by(rating.c.person)
            found = connection.execute(lists).all()
            assert {row.pool for row in found} == {"people"}
            assert points(connection)[people[0].id] > before
            assert connection.scalar(sa.select(sa.func.count()).where(rating_step.c.person != people[0].id)) == 0
            ratings.Anew().put(connection)
            assert connection.execute(lists).all() == found

        await house.hub.database.write(end)

    scene(tmp_path, play)


def test_what_counts_is_played_between_people(server: Server) -> None:
    me = Person(server)
    counted = [me.get(f"/api/tables/{me.table(*kinds, rated=True)}").json()["rated"] for kinds in (
        ("me", "open", "open"), ("me", "open", "mate"), ("me", "here", "open"))]
    assert counted == [True, False, False]
    table = me.table("me", "open", "open", rated=True)
    assert me.http.put(f"/api/tables/{table}/seats/1", json={"kind": "bot"}).json()["rated"] is False


def test_a_whole_game_leaves_its_result(tmp_path: Path) -> None:
    async def play(house: Harbour) -> None:
        people = await house.people("Ann", "Bert")
        table = await house.table(people, LIVE, rated=True)
        assert (await house.info(table)).hints is False  # what counts is played without advice
        room = await house.hub.room(table)
        while not room.chronicle.over:
            asked = room.chronicle.turn
            assert asked is not None
            action = room.chronicle.table.legal()[-1].text
            await room.obey(people[asked].id, "en", Answer(new_id(), room.chronicle.number, action))
        rows = await house.hub.database.read(lambda c: c.execute(sa.select(result).where(result.c.table_id == table)).all())
        assert sorted(row.place for row in rows)[0] == 1
        assert [row.points for row in rows] == [sum(json.loads(row.sources).values()) for row in rows]
        assert all(row.rated and row.speed == "live" for row in rows)
        assert len(await house.hub.database.read(points)) == 2

    scene(tmp_path, play)


# --- quick match ---


def test_three_strangers_meet_the_nearest_first(tmp_path: Path) -> None:
    async def play(house: Harbour) -> None:
        people = await house.people("Ann", "Bert", "Cleo", "Dora")
        for me in people[:2]:
            await house.hub.database.write(matching.seek, me, Seek("nauticus", "live"))
        await house.hub.calendar.run()
        told = await house.hub.database.read(matching.look, people[0])
        assert [(pool.game, pool.waiting) for pool in told.pools] == [("nauticus", 2)]
        assert told.mine is not None
        assert told.mine.table is None
        await house.hub.database.write(matching.seek, people[2], Seek("nauticus", "live"))
        await house.hub.calendar.run()
        tables = {(await house.hub.database.read(matching.look, me)).mine.table for me in people[:3]}  # type: ignore[union-attr]
        assert len(tables) == 1
        heard = await house.hub.database.read(notices.listed, people[0])
        assert sorted({each.kind for each in heard.notices} - {"turn"}) == ["paired"]  # that it began need not be said twice
        info = await house.info(str(tables.pop()))
        assert (info.status, info.rated, info.time) == ("playing", True, matching.PACES["live"])
        assert (await house.hub.database.read(matching.look, people[3])).pools == []
        await house.hub.database.write(matching.arrived, people[0].id, info.id)
        found = [(await house.hub.database.read(matching.look, me)).mine for me in people[:2]]
        assert [each and each.table for each in found] == [None, info.id]  # who has come need not be told

    scene(tmp_path, play)


def test_strengths_may_differ_more_the_longer_it_takes_and_who_has_left_is_not_paired(tmp_path: Path) -> None:
    async def play(house: Harbour) -> None:
        people = await house.people("Ann", "Bert", "Cleo")

        def seek(connection: sa.Connection) -> None:
            for number, me in enumerate(people):
                matching.seek(connection, me, Seek("nauticus", "live"))
                connection.execute(matching.seeking.update().where(matching.seeking.c.person == me.id).values(
                    strength=1500 + 150 * number))

        async def tables() -> list[str | None]:
            found = [(await house.hub.database.read(matching.look, me)).mine for me in people]
            return [each.table if each else None for each in found]

        async def wait(seconds: int, who: list[Me]) -> None:
            for _ in range(seconds // 5):
                house.hub.clock.turn(5)
                for me in who:
                    await house.hub.database.write(matching.here, me)
                await house.hub.calendar.run()

        await house.hub.database.write(seek)
        await house.hub.calendar.run()
        await wait(15, people)
        assert await tables() == [None] * 3  # 300 points lie between them, and 250 are borne by now
        await wait(10, people)
        assert None not in await tables()
        await house.hub.database.write(seek)
        await wait(30, people[:2])
        assert (await tables())[2] is None  # Cleo has closed the page
        assert (await tables())[0] is None

    scene(tmp_path, play)


def test_whoever_is_blocked_is_never_met(tmp_path: Path) -> None:
    async def play(house: Harbour) -> None:
        people = [await house.hub.database.write(account, name) for name in ("Ann", "Bert", "Cleo")]
        await house.hub.database.write(ties.tie_to, people[0], "bert", "block")
        for me in people:
            await house.hub.database.write(matching.seek, me, Seek("nauticus", "days"))
        await house.hub.calendar.run()
        assert (await house.hub.database.read(matching.look, people[2])).mine.table is None  # type: ignore[union-attr]
        wish = NewTable("nauticus", [SeatWish("me"), SeatWish("open")])
        table = await house.hub.database.write(lobby.open_table, people[0], wish, lobby.setup_of(wish), house.hub.settings)
        with pytest.raises(Trouble):
            await house.hub.database.write(seats.join, table, people[1], Join())
        with pytest.raises(Trouble):
            await house.hub.database.write(seats.invite, table, people[0], "Bert")
        wish = NewTable("nauticus", [SeatWish("me"), SeatWish("open")], public=True)
        for me in people[:2]:
            await house.hub.database.write(lobby.open_table, me, wish, lobby.setup_of(wish), house.hub.settings)
        lists = [(await house.hub.database.read(lobby.open_tables, me))[0] for me in (*people, None)]
        assert [sorted(each.seats[0].name for each in found) for found in lists] == [["Ann"], ["Bert"], *[["Ann", "Bert"]] * 2]
        await house.hub.database.write(seats.invite, table, people[0], "Cleo")
        await house.hub.database.write(seats.join, table, people[2], Join())
        assert (await house.info(table)).status == "playing"
        await house.hub.database.write(ties.tie_to, people[2], "Ann", "block")
        await house.hub.database.write(seats.end, table)
        again = await house.info(await house.hub.database.write(seats.rematch, table, people[0], house.hub.settings))
        assert [each.kind for each in again.seats] == ["open", "person"]  # nor asked for another game

    scene(tmp_path, play)


# --- talk ---


def test_players_and_spectators_talk_apart_until_the_end(tmp_path: Path) -> None:
    async def play(house: Harbour) -> None:
        people = await house.people("Ann", "Bert", "Eve")
        table = await house.table(people[:2], DAYS)
        await house.hub.database.write(talk.say, table, people[0], Say("Ahoy\n there"))
        await house.hub.database.write(talk.say, table, people[1], Say(phrase="well-played"))
        await house.hub.database.write(talk.say, table, people[2], Say("Take the masts!"))

        async def lines(me: Me | None) -> list[str]:
            return [each.text or str(each.phrase) for each in (await house.hub.database.read(talk.heard, table, me)).lines]

        assert await lines(people[0]) == await lines(people[1]) == ["Ahoy there", "well-played"]
        assert await lines(people[2]) == await lines(None) == ["Take the masts!"]
        said = (await house.hub.database.read(talk.heard, table, people[0])).lines[-1].id
        await house.hub.database.write(talk.mute, table, people[0], said)
        assert [await lines(me) for me in people[:2]] == [["Ahoy there"], ["Ahoy there", "well-played"]]  # she alone is deaf
        standing = await house.hub.standing(table)
        assert standing.info(people[0].id).talk < standing.info(people[2].id).talk
        for _ in range(talk.A_MINUTE - 1):
            await house.hub.database.write(talk.say, table, people[0], Say("x"))
        with pytest.raises(Trouble):
            await house.hub.database.write(talk.say, table, people[0], Say("x"))
        for me in people[:2]:
            await house.hub.database.write(offers.agree, table, me, OfferTo("end"))
        assert "Take the masts!" in await lines(people[0])
        assert await lines(people[2]) == await lines(None) == ["Take the masts!"]  # what players said stays among them
        house.hub.clock.turn(60)
        for me in people:
            await house.hub.database.write(talk.say, table, me, Say("well played"))
            assert (await lines(None)).count("well played") == people.index(me) + 1
        await house.hub.database.write(accounts.forget, people[0])
        assert "Ahoy there" not in await lines(people[1])

    scene(tmp_path, play)


# --- attacks ---


def member(server: Server) -> tuple[Person, str]:
    name = unique_name()
    opened = httpx.post(server.base + "/api/account", json={"name": name, "password": "ship ahoy!"})
    return Person(server, opened.json()["token"]), name


def test_nobody_sees_what_is_not_shown_nor_changes_what_is_another_s(server: Server) -> None:
    (ann, ann_name), (eve, eve_name) = member(server), member(server)
    assert ann.http.put("/api/me/profile", json={"ratings": False, "results": False, "games": False}).status_code == 200
    seen = eve.get(f"/api/people/{ann_name}").json()
    assert (seen["ratings"], seen["records"], seen["games"], seen["mine"]) == (None, None, None, False)
    assert ann.get(f"/api/people/{ann_name}").json()["records"] == []
    tied = ann.http.put(f"/api/me/ties/{eve_name}", json={"kind": "block"}).json()["ties"]
    assert tied == [{"name": eve_name, "kind": "block"}]
    assert eve.get("/api/me/ties").json()["ties"] == []
    assert eve.get(f"/api/people/{ann_name}").json()["tie"] is None  # she does not learn of it
    assert "id" not in seen
    table = ann.table("me", "open")
    assert eve.post(f"/api/tables/{table}/invitations", {"name": eve_name}).json()["code"] == "forbidden"
    assert eve.join(table).status_code == 403
    assert eve.get("/api/people/Nobody%20at%20all").status_code == 404
    bare: list[tuple[str, str, Any]] = [
        ("PUT", "/api/me/profile", {}), ("GET", "/api/me/ties", None), ("PUT", f"/api/me/ties/{ann_name}", {"kind": "follow"}),
        ("DELETE", f"/api/me/ties/{ann_name}", None), ("PUT", "/api/matches", {"game": "nauticus", "pace": "live"}),
        ("DELETE", "/api/matches", None), ("POST", f"/api/tables/{table}/talk", {"text": "x"}),
        ("POST", f"/api/tables/{table}/invitations", {"name": "x"})]
    for method, path, body in bare:
        assert httpx.request(method, server.base + path, json=body).status_code == 401, path
    assert eve.http.put("/api/matches", json={"game": "no game", "pace": "live"}).status_code == 404
    assert eve.http.put("/api/matches", json={"game": "nauticus", "pace": "fast"}).status_code == 400
