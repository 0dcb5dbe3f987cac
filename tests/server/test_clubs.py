"""Clubs and tournaments: drawn fairly, run to their end, counted with tie-breaks; and only their owner runs them."""
from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from pathlib import Path

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from kogge.server.messages import (
    Join,
    Me,
    NewClub,
    NewTable,
    NewTournament,
    SeatWish,
    Shown,
    Substitute,
    TournamentInfo,
    TournamentTable,
)
from kogge.server.notices import notices
from kogge.server.people import clubs, organising, pairings, profiles, ratings, tournaments
from kogge.server.problems import Trouble
from kogge.server.storage.rows import entrant, game_table, rating, tournament_table
from kogge.server.tables import lobby, seats
from server.setting import Server
from server.test_clocks import DAYS, Harbour, scene
from server.test_meeting import account, member

pytestmark = pytest.mark.usefixtures("clock")


@pytest.mark.parametrize(("people", "size", "expected"), [
    (8, 4, [4, 4]), (12, 3, [3] * 4), (8, 3, [4, 4]), (10, 3, [3, 3, 4]), (9, 4, [3, 3, 3]), (5, 3, [3, 3]), (7, 4, [4, 3]),
    (5, 4, [3, 3]), (2, 4, [3])])
def test_tables_are_of_three_or_four(people: int, size: int, expected: list[int]) -> None:
    assert pairings.sizes(people, size, [2, 3, 4]) == expected


def test_points_are_shared_by_equals() -> None:
    assert pairings.award([1, 2, 3, 4]) == [4, 2, 1, 0]
    assert pairings.award([1, 1, 3]) == [3, 3, 1]
    assert pairings.award([2, 2, 1]) == [1.5, 1.5, 4]


def test_nobody_meets_twice_while_it_can_be_avoided_and_seats_rotate() -> None:
    people = [f"p{n}" for n in range(9)]
    met: Counter[frozenset[str]] = Counter()
    sat: dict[str, list[int]] = {who: [] for who in people}
    for _ in range(3):  # nine people at tables of three meet eight others in four rounds, in three all can be strangers
        drawn = pairings.tables(people, met, 3, [2, 3, 4])
        assert sorted(who for table in drawn for who in table) == people
        for table in drawn:
            for pair in combinations(table, 2):
                met[frozenset(pair)] += 1
            for seat, who in enumerate(pairings.seated(table, sat)):
                sat[who].append(seat)
    assert max(met.values()) == 1
    assert sum(len(set(seats)) == 3 for seats in sat.values()) >= 6
    assert all(len(set(seats)) >= 2 for seats in sat.values())


def finish(connection: sa.Connection, info: TournamentInfo, last: bool = False) -> None:
    """All tables of a round are played to their ends: whoever is called first wins, or who is called last."""
    for table in info.tables:
        order = sorted(range(len(table.names)), key=lambda seat: table.names[seat], reverse=last)
        places = [order.index(seat) + 1 for seat in range(len(table.names))]
        connection.execute(game_table.update().where(game_table.c.id == table.table).values(status="over", turn=None))
        clubs.table_over(connection, table.table)
        ratings.ended(connection, table.table, places, [[("ships", 50 - 10 * place)] for place in places])


def test_a_tournament_of_eight_runs_four_rounds_to_its_end(tmp_path: Path) -> None:
    async def play(house: Harbour) -> None:
        database = house.hub.database
        people: list[Me] = [await database.write(account, f"Sailor {letter}") for letter in "ABCDEFGH"]
        club = await database.write(clubs.found, people[0], NewClub("Harbour round"))
        for me in people[1:]:
            await database.write(clubs.join, me, club)
        wish = NewTournament("Autumn cup", "nauticus", DAYS, rounds=4, size=4)
        with pytest.raises(Trouble):
            await database.write(tournaments.announce, people[1], club, wish)
        cup = await database.write(tournaments.announce, people[0], club, wish)
        with pytest.raises(Trouble, check=lambda trouble: (trouble.code, trouble.bound) == ("too-few", 4)):
            await database.write(organising.start, people[0], cup, house.hub.settings)
        for me in people:
            await database.write(tournaments.enter, me, cup)
        with pytest.raises(Trouble):
            await database.write(organising.start, people[1], cup, house.hub.settings)
        await database.write(organising.start, people[0], cup, house.hub.settings)
        for number in range(1, 5):
            info = await database.read(tournaments.info, cup, people[0].id)
            assert (info.status, info.round, len(info.tables)) == ("running", number, 2)
            assert info.tables[0].mine
            told = (await database.read(notices.listed, people[0])).notices
            assert {each.kind for each in told if each.table == info.tables[0].table} - {"turn"} == {"round"}
            await house.hub.calendar.run()
            assert (await database.read(tournaments.info, cup, None)).round == number  # its tables are being played
            await database.write(finish, info)
            await house.hub.calendar.run()
        info = await database.read(tournaments.info, cup, None)
        assert info.status == "over"
        assert info.standings[0].name == "Sailor A"
        assert info.standings[0].points == 16
        assert sum(row.points for row in info.standings) == 4 * 2 * 7
        order = [(-row.points, -row.opponents) for row in info.standings]
        assert order == sorted(order)
        drawn = await database.read(lambda c: [json.loads(each) for each in c.scalars(sa.select(tournament_table.c.people))])
        met = Counter(frozenset(pair) for table in drawn for pair in combinations(table, 2))
        assert max(met.values()) <= 3
        season = await database.read(clubs.season, club)
        assert (season[0].name, season[0].points, season[0].games) == ("Sailor A", 16, 4)

    scene(tmp_path, play)


def test_in_a_round_robin_nobody_s_points_matter_and_all_meet_evenly(tmp_path: Path) -> None:
    """Twelve at tables of three: whoever wins, the same are drawn; by the standings others would be."""
    async def play(house: Harbour) -> None:
        database = house.hub.database
        people: list[Me] = [await database.write(account, f"Sailor {letter}") for letter in "ABCDEFGHIJKL"]
        club = await database.write(clubs.found, people[0], NewClub("All of us"))
        drawn: dict[str, list[list[list[str]]]] = {}
        for name, mode in (("One", "robin"), ("Other", "robin"), ("Third", "swiss")):
            cup = await database.write(
                tournaments.announce, people[0], club, NewTournament(name, "nauticus", DAYS, mode, rounds=3, size=3))
            for number, me in enumerate(people):
                await database.write(tournaments.enter, me, cup)
                await database.write(lambda c, me=me, cup=cup, number=number: c.execute(entrant.update().where(
                    entrant.c.tournament == cup, entrant.c.person == me.id).values(lot=number)))
            await database.write(organising.start, people[0], cup, house.hub.settings)
            drawn[name] = []
            for _ in range(3):
                info = await database.read(tournaments.info, cup, None)
                drawn[name].append(sorted(sorted(table.names) for table in info.tables))
                await database.write(finish, info, name != "One")
                await house.hub.calendar.run()
            assert (await database.read(tournaments.info, cup, None)).status == "over"
        assert drawn["One"] == drawn["Other"] != drawn["Third"]
        met = Counter(frozenset(pair) for round in drawn["One"] for table in round for pair in combinations(table, 2))
        assert max(met.values()) == 1

    scene(tmp_path, play)


async def begun(house: Harbour, letters: str, rounds: int) -> tuple[list[Me], str]:
    """A tournament at tables of three that has begun, and who plays in it."""
    database = house.hub.database
    people: list[Me] = [await database.write(account, f"Sailor {letter}") for letter in letters]
    club = await database.write(clubs.found, people[0], NewClub("Some"))
    wish = NewTournament("Cup", "nauticus", DAYS, rounds=rounds, size=3)
    cup = await database.write(tournaments.announce, people[0], club, wish)
    for me in people:
        await database.write(tournaments.enter, me, cup)
    await database.write(organising.start, people[0], cup, house.hub.settings)
    return people, cup


def test_whoever_withdraws_is_not_drawn_and_bots_fill_the_seats(tmp_path: Path) -> None:
    async def play(house: Harbour) -> None:
        database = house.hub.database
        people, cup = await begun(house, "ABCDE", rounds=2)
        info = await database.read(tournaments.info, cup, None)
        assert Counter(name for table in info.tables for name in table.names)["Captain"] == 1
        await database.write(tournaments.withdraw, people[4], cup)
        await database.write(finish, info)
        await house.hub.calendar.run()
        info = await database.read(tournaments.info, cup, None)
        assert [len(table.names) for table in info.tables] == [4]
        assert all("Sailor E" not in table.names for table in info.tables)

    scene(tmp_path, play)


def test_a_stand_in_counts_as_third_at_best(tmp_path: Path) -> None:
    async def play(house: Harbour) -> None:
        database = house.hub.database
        people, cup = await begun(house, "ABC", rounds=1)
        info = await database.read(tournaments.info, cup, None)
        await database.write(seats.leave, info.tables[0].table, people[0])  # a bot plays for her, and wins
        await database.write(finish, info)
        standings = (await database.read(tournaments.info, cup, None)).standings
        assert {row.name: row.points for row in standings} == {"Sailor A": 1, "Sailor B": 2, "Sailor C": 1}

    scene(tmp_path, play)


def test_an_organiser_draws_replaces_and_ends(tmp_path: Path) -> None:
    async def play(house: Harbour) -> None:
        database, settings = house.hub.database, house.hub.settings
        people: list[Me] = [await database.write(account, f"Sailor {letter}") for letter in "ABCDE"]
        club = await database.write(clubs.found, people[0], NewClub("Run by hand"))
        wish = NewTournament("Cup", "nauticus", DAYS, rounds=2, size=4)
        cup = await database.write(tournaments.announce, people[0], club, wish)
        for me in people[:4]:
            await database.write(tournaments.enter, me, cup)
        await database.write(organising.start, people[0], cup, settings)
        await database.write(tournaments.enter, people[4], cup)  # too late to play, early enough to help
        info = await database.read(tournaments.info, cup, people[4].id)
        assert (len(info.standings), info.reserves, info.entered, info.tables[0].mine) == (4, ["Sailor E"], True, False)
        for wrong in (Substitute("Sailor E", "Sailor B"), Substitute("Sailor B", "Sailor C"), Substitute("Nobody", "Sailor E")):
            with pytest.raises(Trouble):
                await database.write(organising.substitute, people[0], cup, wrong)
        with pytest.raises(Trouble):
            await database.write(organising.substitute, people[1], cup, Substitute("Sailor B", "Sailor E"))
        changed = await database.write(organising.substitute, people[0], cup, Substitute("Sailor B", "Sailor E"))
        assert changed == [info.tables[0].table]
        info = await database.read(tournaments.info, cup, people[4].id)
        assert sorted(info.tables[0].names) == ["Sailor A", "Sailor C", "Sailor D", "Sailor E"]
        assert (info.reserves, info.tables[0].mine) == ([], True)
        # her clock runs, whoever sat there before; who shows no ratings shows none here; who has withdrawn may come back
        table = await house.info(changed[0])
        assert table.deadline is not None
        await database.write(profiles.show, people[2], Shown(ratings=False))

        def rated(connection: sa.Connection) -> None:
            for me, games in zip(people, (10, 0, 10, 9), strict=False):
                connection.execute(rating.insert().values(
                    person=me.id, pool="people", game="nauticus", speed="days", mu=25.0, sigma=2.0, games=games))

        await database.write(rated)
        for me, told in ((people[2], ["A", "C"]), (people[3], ["A"])):  # nine games tell too little
            standing = (await database.read(tournaments.info, cup, me.id)).standings
            assert sorted(row.name[-1] for row in standing if row.rating == 1500) == told
            assert {row.rating for row in standing} == {1500, None}
        await database.write(tournaments.withdraw, people[3], cup)
        assert not (await database.read(tournaments.info, cup, people[3].id)).entered
        await database.write(tournaments.enter, people[3], cup)
        info = await database.read(tournaments.info, cup, people[3].id)
        assert (info.entered, info.reserves) == (True, [])
        # it rests: clocks stand, nothing is drawn, until it goes on
        with pytest.raises(Trouble):
            await database.write(organising.rest, people[1], cup, True)
        with pytest.raises(Trouble):
            await database.write(organising.rest, people[0], cup, False)
        assert await database.write(organising.rest, people[0], cup, True) == changed
        table = await house.info(changed[0])
        assert (table.paused is not None, table.deadline) == (True, None)
        assert (await database.read(tournaments.info, cup, None)).paused
        with pytest.raises(Trouble):
            await database.write(organising.advance, people[0], cup, settings)
        assert await database.write(organising.rest, people[0], cup, False) == changed
        table = await house.info(changed[0])
        assert (table.paused, table.deadline is not None) == (None, True)
        await database.write(organising.advance, people[0], cup, settings)
        info = await database.read(tournaments.info, cup, None)
        assert [table.round for table in info.tables] == [2, 1]  # the late one goes on
        with pytest.raises(Trouble):
            await database.write(organising.advance, people[0], cup, settings)  # the last round
        late = replace_tables(info, [info.tables[1]])
        await database.write(finish, late)
        await house.hub.calendar.run()
        info = await database.read(tournaments.info, cup, None)
        assert (info.status, info.standings[0].name, info.standings[0].points) == ("running", "Sailor A", 4)
        with pytest.raises(Trouble):
            await database.write(organising.end, people[1], cup)
        await database.write(organising.end, people[0], cup)
        info = await database.read(tournaments.info, cup, None)
        assert (info.status, info.tables, sum(row.points for row in info.standings)) == ("over", [], 7)
        listed = await database.read(tournaments.listed, people[2].id)
        assert [(each.name, each.entrants, each.entered) for each in listed] == [("Cup", 4, True)]

    scene(tmp_path, play)


def test_no_round_is_drawn_while_a_tournament_rests(tmp_path: Path) -> None:
    async def play(house: Harbour) -> None:
        database = house.hub.database
        people: list[Me] = [await database.write(account, f"Sailor {letter}") for letter in "ABC"]
        club = await database.write(clubs.found, people[0], NewClub("At rest"))
        cup = await database.write(
            tournaments.announce, people[0], club, NewTournament("Cup", "nauticus", DAYS, rounds=2, size=3))
        for me in people:
            await database.write(tournaments.enter, me, cup)
        await database.write(organising.start, people[0], cup, house.hub.settings)
        await database.write(organising.rest, people[0], cup, True)
        await database.write(finish, await database.read(tournaments.info, cup, None))
        await house.hub.calendar.run()
        assert (await database.read(tournaments.info, cup, None)).round == 1
        await database.write(organising.rest, people[0], cup, False)
        await house.hub.calendar.run()
        assert (await database.read(tournaments.info, cup, None)).round == 2
        # ended while it rests: its tables go on without it
        [table] = await database.write(organising.rest, people[0], cup, True)
        assert (await house.info(table)).paused is not None
        assert await database.write(organising.end, people[0], cup) == [table]
        assert (await house.info(table)).paused is None
        info = await database.read(tournaments.info, cup, None)
        assert (info.status, info.paused) == ("over", False)

    scene(tmp_path, play)


def test_clubs_are_listed_by_one_statement_and_show_their_tables(tmp_path: Path) -> None:
    async def play(house: Harbour) -> None:
        database = house.hub.database
        people: list[Me] = [await database.write(account, f"Sailor {letter}") for letter in "ABC"]
        ids = [await database.write(clubs.found, people[0], NewClub(f"Club {number}")) for number in range(5)]
        await database.write(clubs.join, people[1], ids[3])
        said: list[str] = []
        sa.event.listen(database.engine, "before_cursor_execute", lambda *args: said.append(args[2]))
        listed = await database.read(clubs.listed, people[1].id)
        assert len([each for each in said if "club" in each or "member" in each]) == 1  # others may speak meanwhile
        assert [(each.name, each.size, each.member, each.owner) for each in listed][:2] == [
            ("Club 3", 2, True, False), ("Club 0", 1, False, False)]  # mine first
        wish = NewTable("nauticus", [SeatWish("me"), SeatWish("open")])
        table = await database.write(lobby.open_table, people[1], wish, lobby.setup_of(wish), house.hub.settings)
        await database.write(clubs.add_table, people[1], ids[3], table)

        async def tables(me: Me | None) -> list[tuple[str, str, bool]]:
            told = await database.read(lambda c: clubs.info(c, clubs.one(c, ids[3]), me.id if me else None))
            return [(each.table, each.status, each.mine) for each in told.tables]

        assert await tables(people[1]) == [(table, "waiting", True)]
        assert await tables(None) == []  # its open seat is for members
        await database.write(seats.join, table, people[2], Join())
        assert await tables(None) == [(table, "playing", False)]
        with pytest.raises(Trouble):  # nobody waits how it ends before it counts
            await database.write(clubs.add_table, people[1], ids[3], table)

    scene(tmp_path, play)


def replace_tables(info: TournamentInfo, tables: list[TournamentTable]) -> TournamentInfo:
    return msgspec.structs.replace(info, tables=tables)


def test_strangers_run_nothing(server: Server) -> None:
    (ann, _), (eve, _) = member(server), member(server)
    club = ann.post("/api/clubs", {"name": f"Club {ann.token[:8]}"}).json()["id"]
    cup = {"name": "Cup", "game": "nauticus", "time": {"kind": "days", "turn": 86400}}
    assert eve.post(f"/api/clubs/{club}/tournaments", cup).json()["code"] == "forbidden"
    id = ann.post(f"/api/clubs/{club}/tournaments", cup).json()["id"]
    assert eve.post(f"/api/tournaments/{id}/start").json()["code"] == "forbidden"
    codes = [ann.post(f"/api/clubs/{club}/tournaments", cup).json().get("code") for _ in range(tournaments.MOST)]
    assert codes == [None] * (tournaments.MOST - 1) + ["too-many-tournaments"]
    table = eve.table("me", "open")
    assert eve.post(f"/api/clubs/{club}/tables", {"table": table}).json()["code"] == "forbidden"  # no member
    assert ann.post(f"/api/clubs/{club}/tables", {"table": table}).json()["code"] == "forbidden"  # not her table
    for path in (f"clubs/{club}/join", f"clubs/{club}/leave", f"tournaments/{id}/enter", f"tournaments/{id}/withdraw",
                 f"tournaments/{id}/start"):
        assert httpx.post(f"{server.base}/api/{path}").status_code == 401, path
    assert eve.get("/api/clubs/nothing").status_code == 404
    assert eve.get("/api/tournaments/nothing").status_code == 404
    told = eve.get(f"/api/clubs/{club}").text
    assert ann.get("/api/me").json()["id"] not in told
    assert ann.post("/api/clubs", {"name": "x\u202ey"}).status_code == 400
