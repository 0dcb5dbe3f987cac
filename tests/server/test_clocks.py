"""Clocks: they run on the server, survive it, act once, stop at night and on holidays, and people agree about the rest."""
from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
import sqlalchemy as sa

from kogge.server.clock import Clock
from kogge.server.due import Calendar, Thing
from kogge.server.hub import Hub
from kogge.server.messages import (
    Ack,
    Answer,
    DaysOff,
    Join,
    Me,
    NewTable,
    OfferTo,
    Refusal,
    Rhythm,
    SeatChange,
    SeatWish,
    TableInfo,
    TimeRule,
)
from kogge.server.people import accounts, rhythm
from kogge.server.people.rhythm import Holiday, Waking
from kogge.server.problems import Trouble
from kogge.server.settings import Settings
from kogge.server.storage.database import engine_of, now
from kogge.server.storage.rows import due, game_table, happening, seat
from kogge.server.tables import clocks, lobby, offers, seats
from patience import eventually
from server.setting import Person, Postgres, Server, new_id, prepare

HOUR, DAY = 3600, 86_400
LIVE = TimeRule("live", bank=600, increment=10)
DAYS = TimeRule("days", turn=2 * DAY)
pytestmark = pytest.mark.usefixtures("clock")


class Harbour:
    """A server in this process that does nothing by itself; bots do not answer."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def people(self, *names: str) -> list[Me]:
        return [(await self.hub.database.write(accounts.guest, name))[0] for name in names]

    async def table(self, people: list[Me], rule: TimeRule | None = LIVE, **more: Any) -> str:
        wish = NewTable("nauticus", [SeatWish("me"), *(SeatWish("open") for _ in people[1:])], time=rule, **more)
        table = await self.hub.database.write(lobby.open_table, people[0], wish, lobby.setup_of(wish), self.hub.settings)
        for person in people[1:]:
            await self.hub.database.write(seats.join, table, person, Join())
        return table

    async def info(self, table: str) -> TableInfo:
        return (await self.hub.standing(table)).info(None)

    async def turn(self, table: str, people: list[Me]) -> int:
        """Whoever is asked answers until somebody else is; returns who is asked then."""
        room = await self.hub.room(table)
        asked = room.chronicle.turn
        assert asked is not None
        while room.chronicle.turn == asked:
            action = room.chronicle.table.legal()[0].text
            reply = await room.obey(people[asked].id, "en", Answer(new_id(), room.chronicle.number, action))
            assert isinstance(reply, Ack), reply
        assert room.chronicle.turn is not None
        return room.chronicle.turn

    async def later(self, seconds: float) -> None:
        self.hub.clock.turn(seconds)
        await self.hub.calendar.run()

    async def agree(self, table: str, me: Me, kind: Any, number: int | None = None) -> str:
        try:
            await self.hub.database.write(offers.agree, table, me, OfferTo(kind, number))
        except Trouble as trouble:
            return trouble.code
        await self.hub.people_changed(table)
        return ""

    async def told(self, table: str) -> list[tuple[str, int | None]]:
        return [(each.kind, each.seat) for each in (await self.info(table)).happenings]


def scene(folder: Path, play: Callable[[Harbour], Awaitable[None]], url: str = "") -> None:
    async def run() -> None:
        settings = Settings(folder, url, limits=False)
        prepare(settings.url)
        hub = Hub(settings)
        hub.thinking.workers.all.clear()
        await play(Harbour(hub))
        hub.database.close()

    asyncio.run(run())


def left(info: TableInfo) -> list[float]:
    return [round(each.left or 0.0) for each in info.seats]


def test_a_live_clock_runs_for_the_seat_in_turn_and_gains_when_it_passes(tmp_path: Path) -> None:
    async def play(house: Harbour) -> None:
        people = await house.people("Ann", "Bert")
        table = await house.table(people)
        info = await house.info(table)
        asked = info.turn or 0
        assert (left(info), info.time) == ([600, 600], LIVE)
        await house.later(100)
        clock = [600.0, 600.0]
        clock[asked] = 500
        assert left(await house.info(table)) == clock
        following = await house.turn(table, people)
        clock[asked] += 10
        await house.later(30)
        clock[following] -= 30
        assert left(await house.info(table)) == clock

    scene(tmp_path, play)


def test_whoever_runs_out_is_replaced_after_a_grace_and_may_come_back(tmp_path: Path) -> None:
    async def play(house: Harbour) -> None:
        people = await house.people("Ann", "Bert")
        table = await house.table(people, rated=True)
        asked = (await house.info(table)).turn or 0
        await house.later(599)
        assert await house.told(table) == []
        await house.later(2)
        info = await house.info(table)
        assert await house.told(table) == [("ran-out", asked)]
        assert info.seats[asked].level is None
        assert 118 < (info.overtime or 0) <= 120
        await house.later(120)
        info = await house.info(table)
        assert await house.told(table) == [("ran-out", asked), ("stand-in", asked)]
        assert (info.seats[asked].level, info.seats[asked].away, info.seats[asked].lost) == ("captain", True, True)
        assert (info.deadline, info.overtime) == (None, None)
        await house.later(10 * DAY)  # no clock runs for a bot
        assert len(await house.told(table)) == 2
        await house.hub.database.write(seats.change_seat, table, asked, people[asked], SeatChange("person"))
        info = await house.info(table)
        assert (info.seats[asked].level, info.seats[asked].lost, left(info)[asked]) == (None, True, 60)
        await house.later(61)
        assert [kind for kind, _ in await house.told(table)] == ["ran-out", "stand-in", "back", "ran-out"]

    scene(tmp_path, play)


def test_an_answer_within_the_grace_is_in_time(tmp_path: Path) -> None:
    async def play(house: Harbour) -> None:
        people = await house.people("Ann", "Bert")
        table = await house.table(people)
        asked = (await house.info(table)).turn or 0
        await house.later(601)
        await house.turn(table, people)
        info = await house.info(table)
        assert (info.overtime, left(info)[asked]) == (None, 10)
        await house.later(120)
        assert await house.told(table) == [("ran-out", asked)]

    scene(tmp_path, play)


def test_by_correspondence_each_turn_is_as_long_but_for_nights_and_holidays(tmp_path: Path) -> None:
    async def play(house: Harbour) -> None:
        people = await house.people("Ann", "Bert")
        table = await house.table(people, TimeRule("days", turn=2 * DAY, nights=True))
        asked = (await house.info(table)).turn or 0
        today = datetime.fromtimestamp(now(), UTC).date()
        whole = await house.hub.database.read(deadline, table)
        night = Rhythm("UTC", 22 * 60, 6 * 60)
        await house.hub.database.write(clocks.change_hours, people[asked], night)
        nights = await house.hub.database.read(deadline, table)
        assert 15 * HOUR < nights - whole < 24.01 * HOUR  # eight hours of two or three nights
        off = Rhythm("UTC", 22 * 60, 6 * 60, [DaysOff(*(date_of(today, after) for after in (0, 5)))])
        await house.hub.database.write(clocks.change_hours, people[asked], off)
        assert await house.hub.database.read(deadline, table) > nights + 4 * DAY
        info = await house.info(table)
        assert info.seats[asked].holiday == date_of(today, 5)
        await house.later(3 * DAY)
        assert left(await house.info(table))[asked] == left(info)[asked]  # nothing counts
        following = await house.turn(table, people)
        assert left(await house.info(table))[following] == 2 * DAY

    scene(tmp_path, play)


def test_nights_count_where_nothing_else_was_agreed_on(tmp_path: Path) -> None:
    async def play(house: Harbour) -> None:
        people = await house.people("Ann", "Bert")
        table = await house.table(people, DAYS)
        asked = (await house.info(table)).turn or 0
        before = await house.hub.database.read(deadline, table)
        await house.hub.database.write(clocks.change_hours, people[asked], Rhythm("UTC", 22 * 60, 6 * 60))
        assert await house.hub.database.read(deadline, table) == pytest.approx(before, abs=1)

    scene(tmp_path, play)


def date_of(today: Any, after: int) -> str:
    return str(datetime.fromordinal(today.toordinal() + after).date())


def deadline(connection: sa.Connection, table: str) -> float:
    return float(connection.scalar(sa.select(game_table.c.deadline).where(game_table.c.id == table)) or 0)


def test_time_counts_while_somebody_is_awake() -> None:
    zone = ZoneInfo("Europe/Berlin")
    def at(*when: int) -> float:
        return datetime(*when, tzinfo=zone).timestamp()  # type: ignore[arg-type,misc]

    plain, sleeper = Waking(), Waking(zone, (23 * 60, 7 * 60))
    napper = Waking(zone, (13 * 60, 15 * 60))
    assert plain.after(at(2026, 3, 1, 12), 5 * DAY) == at(2026, 3, 1, 12) + 5 * DAY
    assert sleeper.after(at(2026, 3, 1, 22), 2 * HOUR) == at(2026, 3, 2, 8)
    assert sleeper.after(at(2026, 3, 2, 3), HOUR) == at(2026, 3, 2, 8)
    assert sleeper.between(at(2026, 3, 1, 22), at(2026, 3, 2, 8)) == 2 * HOUR
    assert sleeper.between(at(2026, 3, 28, 22), at(2026, 3, 29, 8)) == 2 * HOUR  # the clocks are put forward that night
    assert sleeper.asleep(at(2026, 3, 2, 3)) == at(2026, 3, 2, 7)
    assert sleeper.asleep(at(2026, 3, 2, 12)) is None
    assert napper.after(at(2026, 3, 1, 12), 2 * HOUR) == at(2026, 3, 1, 16)
    for new in (Waking(zone, (23 * 60, 7 * 60), (), at(2026, 3, 2)), Waking(zone, (1 * 60, 9 * 60), (), at(2026, 3, 2, 2))):
        assert new.between(at(2026, 3, 1, 22), at(2026, 3, 2, 22)) == DAY
        assert new.between(at(2026, 3, 2, 22), at(2026, 3, 3, 22)) == DAY - 8 * HOUR
    off = Waking(zone, None, (Holiday(datetime(2026, 3, 2).date(), datetime(2026, 3, 4).date(), zone),))
    assert off.after(at(2026, 3, 1, 12), DAY) == at(2026, 3, 5, 12)


@pytest.mark.parametrize(("wish", "code"), [
    (Rhythm("Atlantis/Sunken", 0, 0), "bad-request"), (Rhythm("UTC", 0, 13 * 60), "long-night"),
    (Rhythm("UTC", 0, 0, [DaysOff("2026-13-01", "2026-13-02")]), "bad-request"),
    (Rhythm("UTC", 0, 0, [DaysOff("2999-01-01", "2999-01-02")]), "bad-holiday"),
    (Rhythm("UTC", 0, 0, [DaysOff("2000-01-02", "2000-01-01")]), "bad-holiday"),
])
def test_no_night_is_endless(tmp_path: Path, wish: Rhythm, code: str) -> None:
    async def play(house: Harbour) -> None:
        [ann] = await house.people("Ann")
        with pytest.raises(Trouble) as caught:
            await house.hub.database.write(rhythm.change, ann, wish)
        assert caught.value.code == code

    scene(tmp_path, play)


def test_nobody_sleeps_round_the_clock(tmp_path: Path) -> None:
    """Whoever moves the night on before it ends has none for a day; quiet it is at once."""
    async def play(house: Harbour) -> None:
        people = await house.people("Ann", "Bert")
        table = await house.table(people, TimeRule("days", turn=2 * DAY, nights=True))
        asked = (await house.info(table)).turn or 0
        me, noon = people[asked], 12 * 60
        minute = int(now() // 60) % 1440
        night = [Rhythm("UTC", (minute + half * noon - 1) % 1440, (minute + half * noon + noon - 2) % 1440) for half in (0, 1)]
        await house.hub.database.write(clocks.change_hours, me, night[0])
        await house.later(12 * HOUR - 120)
        assert left(await house.info(table))[asked] >= 2 * DAY - 120  # the first counts at once
        for number in range(1, 7):
            await house.hub.database.write(clocks.change_hours, me, night[number % 2])
            assert (await house.hub.database.read(rhythm.waking, me.id)).asleep(now() + 180) is not None
            await house.later(12 * HOUR)
            if (await house.info(table)).overtime is not None:
                break
        assert number == 4  # two days have gone by
        await house.hub.database.write(rhythm.change, me, night[0])
        before = (await house.hub.database.read(rhythm.waking, me.id)).since
        house.hub.clock.turn(60)
        await house.hub.database.write(rhythm.change, me, night[0])
        assert (await house.hub.database.read(rhythm.waking, me.id)).since == before  # the same again is no change

    scene(tmp_path, play)


def test_holidays_are_used_up_even_if_they_are_taken_back(tmp_path: Path) -> None:
    async def play(house: Harbour) -> None:
        [ann] = await house.people("Ann")
        start = datetime.fromtimestamp(now(), UTC)
        house.hub.clock.turn((datetime(start.year + 1, 1, 10, tzinfo=UTC) - start).total_seconds())  # the year is long enough
        today = datetime.fromtimestamp(now(), UTC).date()

        def days(first: int, last: int) -> Rhythm:
            return Rhythm("UTC", 0, 0, [DaysOff(date_of(today, first), date_of(today, last))])

        async def take(wish: Rhythm) -> str:
            try:
                await house.hub.database.write(rhythm.change, ann, wish)
            except Trouble as trouble:
                return trouble.code
            return ""

        assert await take(days(0, 30)) == "too-many-holidays"
        assert await take(days(0, 19)) == ""
        house.hub.clock.turn(10 * DAY)
        today = datetime.fromtimestamp(now(), UTC).date()
        assert await take(Rhythm("UTC", 0, 0)) == ""  # back early; ten days are gone, and today
        left = (await house.hub.database.read(rhythm.rhythm_of, ann)).holidays
        assert [(each.first, each.last) for each in left] == [(date_of(today, -10), date_of(today, 0))]
        assert await take(days(1, 20)) == "too-many-holidays"
        assert await take(days(1, 19)) == ""
        house.hub.clock.turn(30 * DAY)
        assert (await house.hub.database.read(rhythm.rhythm_of, ann)).holidays == []  # what is over need not be said again
        assert await take(days(31, 31)) == "too-many-holidays"

    scene(tmp_path, play)


def test_a_day_off_is_one_day_wherever_somebody_goes(tmp_path: Path) -> None:
    """Whoever takes a day where it begins first and spends it where it ends last has no more of it."""
    async def play(house: Harbour) -> None:
        people = await house.people("Ann", "Bert")
        table = await house.table(people, TimeRule("days", turn=14 * DAY))
        asked = (await house.info(table)).turn or 0
        me, east, west = people[asked], "Pacific/Kiritimati", "Etc/GMT+12"
        tomorrow = date_of(datetime.fromtimestamp(now(), ZoneInfo(east)).date(), 1)
        plain = await house.hub.database.read(deadline, table)

        async def stretched() -> float:
            return round(await house.hub.database.read(deadline, table) - plain)

        for zone in (east, west, "Europe/Berlin"):
            await house.hub.database.write(clocks.change_hours, me, Rhythm(zone, 0, 0, [DaysOff(tomorrow, tomorrow)]))
            assert await stretched() == DAY
        begun = datetime.fromisoformat(tomorrow).replace(tzinfo=ZoneInfo(east)).timestamp()
        await house.later(begun + HOUR - now())
        assert (await house.info(table)).seats[asked].holiday == tomorrow
        for zone in (west, east):  # it has begun, and so it ends where it was taken, even if it is taken back or again
            for days in ([], [DaysOff(tomorrow, tomorrow)]):
                await house.hub.database.write(clocks.change_hours, me, Rhythm(zone, 0, 0, list(days)))
                assert await stretched() == DAY
        await house.later(DAY)
        assert (await house.info(table)).seats[asked].holiday is None
        await house.hub.database.write(clocks.change_hours, me, Rhythm(west, 0, 0, [DaysOff(tomorrow, tomorrow)]))
        assert await stretched() == DAY  # the same day is not to be had twice

    scene(tmp_path, play)


def test_all_who_play_agree_to_a_pause_and_nobody_answers_meanwhile(tmp_path: Path) -> None:
    async def play(house: Harbour) -> None:
        people = await house.people("Ann", "Bert", "Cleo")
        table = await house.table(people)
        asked = (await house.info(table)).turn or 0
        await house.later(60)
        for person in people[:2]:
            assert await house.agree(table, person, "pause") == ""
        offer = (await house.info(table)).offers[0]
        assert (offer.kind, offer.agreed, offer.needed) == ("pause", [0, 1], [2])
        assert (await house.info(table)).paused is None  # silence is no consent
        assert await house.agree(table, people[2], "pause") == ""
        assert left(await house.info(table))[asked] == 540
        room = await house.hub.room(table)
        action = room.chronicle.table.legal()[0].text
        reply = await room.obey(people[asked].id, "en", Answer(new_id(), room.chronicle.number, action))
        assert isinstance(reply, Refusal)
        assert reply.code == "paused"
        await house.later(3 * HOUR)
        assert left(await house.info(table))[asked] == 540
        for person in people:
            assert await house.agree(table, person, "resume") == ""
        await house.later(40)
        info = await house.info(table)
        assert (info.paused, left(info)[asked], info.offers) == (None, 500, [])
        assert [kind for kind, _ in await house.told(table)] == ["paused", "resumed"]
        for person in people:
            await house.agree(table, person, "wait")
        await house.later(301)  # ends by itself
        assert (await house.info(table)).paused is None

    scene(tmp_path, play)


def test_somebody_absent_is_let_go_or_the_game_ended_by_those_who_play(tmp_path: Path) -> None:
    async def play(house: Harbour) -> None:
        people = await house.people("Ann", "Bert", "Cleo")
        table = await house.table(people)
        asked = (await house.info(table)).turn or 0
        others = [person for number, person in enumerate(people) if number != asked]
        assert await house.agree(table, others[0], "let-go", asked) == "forbidden"  # nobody plays for him yet
        await house.later(601)
        await house.later(121)
        assert await house.agree(table, people[asked], "end") == "forbidden"  # a bot plays for him
        for kind, about in (("let-go", asked), ("wait", None)):
            assert await house.agree(table, others[0], kind, about) == ""
        assert (await house.hub.standing(table)).seats[asked].person == people[asked].id
        await house.hub.database.write(seats.change_seat, table, asked, people[asked], SeatChange("person"))
        assert (await house.info(table)).offers == []  # back again: what was agreed was about this time
        for seconds in (601, 121):
            await house.later(seconds)
        for person in others[::-1]:
            assert (await house.hub.standing(table)).seats[asked].person == people[asked].id
            assert await house.agree(table, person, "let-go", asked) == ""
        assert (await house.hub.standing(table)).seats[asked].person is None
        assert await house.hub.database.read(leavers, table) == [people[asked].id]
        for person in others:
            assert await house.agree(table, person, "end") == ""
        assert (await house.info(table)).status == "abandoned"
        assert await house.hub.database.read(lambda connection: connection.scalar(sa.select(sa.func.count()).where(
            due.c.kind == clocks.KIND))) == 0

    scene(tmp_path, play)


def leavers(connection: sa.Connection, table: str) -> list[str]:
    return [each for each in connection.scalars(sa.select(seat.c.leaver).where(seat.c.table_id == table)) if each]


def test_nobody_takes_a_seat_or_the_game_from_who_has_time(tmp_path: Path) -> None:
    async def play(house: Harbour) -> None:
        people = await house.people("Ann", "Bert")

        async def attempt(work: Callable[..., object], *args: object) -> str:
            try:
                await house.hub.database.write(work, *args)
            except Trouble as trouble:
                return trouble.code
            return "done"

        for rule, rated in ((DAYS, False), (None, True)):
            table = await house.table(people, rule, rated=rated)
            await house.later(DAY)  # both are at home, as one is between two turns
            timed = rule is not None
            assert (await house.info(table)).seats[1].grace == (None if timed else 0)
            assert await attempt(seats.change_seat, table, 1, people[0], SeatChange("bot")) == ("forbidden" if timed else "done")
            assert await attempt(seats.abandon, table, people[0]) == "forbidden"  # a host ends nothing alone that counts
            assert (await house.info(table)).status == "playing"

    scene(tmp_path, play)


@pytest.mark.parametrize("rule", [LIVE, DAYS], ids=["live", "days"])
def test_going_and_coming_gives_no_time_and_what_counts_is_played_by_oneself(tmp_path: Path, rule: TimeRule) -> None:
    async def play(house: Harbour) -> None:
        people, full = await house.people("Ann", "Bert"), rule.bank or rule.turn

        async def come_back(table: str, number: int) -> tuple[float, bool]:
            await house.hub.database.write(seats.change_seat, table, number, people[number], SeatChange("person"))
            info = await house.info(table)
            return left(info)[number], info.seats[number].lost

        table = await house.table(people, rule, rated=True)
        asked = (await house.info(table)).turn or 0
        await house.later(full - 100)
        await house.hub.database.write(seats.leave, table, people[asked])
        assert await come_back(table, asked) == (100, False)
        await house.later(101)  # his time is up, and going then is no way out
        await house.hub.database.write(seats.leave, table, people[asked])
        assert (await come_back(table, asked))[1] is True
        assert [kind for kind, _ in await house.told(table)] == ["left", "back", "ran-out", "left", "back"]

        table = await house.table(people, rule, rated=True)
        asked = (await house.info(table)).turn or 0
        await house.hub.database.write(seats.change_seat, table, asked, people[asked], SeatChange("bot", "admiral"))
        room = await house.hub.room(table)
        while room.chronicle.turn == asked:
            await room.answer_for_bot(room.chronicle.number, room.chronicle.table.legal()[0])
        await house.hub.database.write(seats.leave, table, people[asked])  # said twice
        assert await come_back(table, asked) == (full, True)

    scene(tmp_path, play)


def test_strangers_and_untimed_tables(tmp_path: Path) -> None:
    async def play(house: Harbour) -> None:
        people = await house.people("Ann", "Bert", "Eve")
        table = await house.table(people[:2], None)
        assert await house.agree(table, people[0], "pause") == "not-timed"
        for kind in ("pause", "end", "let-go"):
            assert await house.agree(table, people[2], kind, 0) == "forbidden"
        await house.later(100 * DAY)
        assert await house.told(table) == []
        for bad in (TimeRule("live"), TimeRule("days", turn=60)):
            with pytest.raises(Trouble):
                await house.table(people[:2], bad)

    scene(tmp_path, play)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_clocks_that_run_out_while_every_process_is_dead_act_once(
        kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Real processes, killed; the stored times are moved instead of waiting. That it is once has two reasons, each of which
    would do, so that this test notices only if both are gone: whoever has no claim does nothing (`test_due.py`), and a clock
    that rings again finds that it has rung (below)."""
    postgres: Postgres | None = request.getfixturevalue("postgres") if kind == "postgres" else None
    url = postgres.database("clocks") if postgres else ""
    servers = [Server(tmp_path / str(number), url) for number in range(2 if postgres else 1)]
    servers[0].start()
    ann, bert = Person(servers[0]), Person(servers[0])
    tables = [ann.table("me", "open", time={"kind": "live", "bank": 600, "increment": 0}) for _ in range(5)]
    for table in tables:
        assert bert.join(table).status_code == 200
    servers[0].kill()
    engine = engine_of(servers[0].url)
    for expected, seconds in ((["ran-out"], 700.0), (["ran-out", "stand-in"], 130.0)):
        with engine.begin() as connection:
            connection.execute(due.update().values(at=due.c.at - seconds, claim=None))
            connection.execute(game_table.update().values(
                {name: game_table.c[name] - seconds for name in ("deadline", "clock_since", "overtime")}))
        for server in servers:
            server.start()

        def done(expected: list[str] = expected) -> bool:
            with engine.connect() as connection:
                rows = connection.execute(sa.select(happening).order_by(happening.c.id)).all()
            return all([row.kind for row in rows if row.table_id == table] == expected for table in tables)

        eventually(done)
        for server in servers:
            server.kill()
    engine.dispose()


def test_a_clock_that_rings_again_finds_that_it_has_rung(tmp_path: Path) -> None:
    """Whatever of the queue should fail, a row that stayed or a claim that was not looked at: where the clock stands decides."""
    async def play(house: Harbour) -> None:
        people = await house.people("Ann", "Bert")
        table = await house.table(people)
        asked = (await house.info(table)).turn or 0
        told: list[tuple[str, int | None]] = []
        for seconds, happens in ((0, []), (601, ["ran-out"]), (0, []), (121, ["stand-in"]), (0, []), (7200, [])):
            house.hub.clock.turn(seconds)
            told += [(each, asked) for each in happens]
            for _ in range(3):
                await house.hub.database.write(clocks.ring, Thing(clocks.KIND, table, now(), None, 0, "nobody's"))
                assert await house.told(table) == told

    scene(tmp_path, play)


def test_many_waiting_tables_cost_one_question_a_second(tmp_path: Path, clock: Clock) -> None:
    """What is not due is not looked at: the index ends the search."""
    async def play(house: Harbour) -> None:
        def many(connection: sa.Connection) -> None:
            row = {"kind": clocks.KIND, "payload": "null", "attempts": 0}
            connection.execute(due.insert(), [row | {"key": str(n), "at": now() + DAY + n} for n in range(200)])

        await house.hub.database.write(many)
        plan = await house.hub.database.read(lambda connection: connection.exec_driver_sql(
            "EXPLAIN QUERY PLAN SELECT at FROM due WHERE at <= 5 AND kind IN ('clock', 'keep') LIMIT 1").all())
        assert "USING COVERING INDEX due_kind (kind=? AND at<?)" in str(plan)
        assert not await Calendar._claim(house.hub.calendar)

    scene(tmp_path, play)
