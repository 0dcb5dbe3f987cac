"""Other processes are told of many answers at once, after these are stored, and of the newest of each table alone."""
from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa

from kogge.server.hub import ROWS, Hub, _beat
from kogge.server.messages import Greet, NewTable, SeatWish
from kogge.server.people import accounts
from kogge.server.settings import Settings
from kogge.server.storage import herald
from kogge.server.storage.database import ALIVE, CHANNEL, migrate, now
from kogge.server.storage.herald import Herald, News, announce
from kogge.server.storage.rows import notice, process, seat
from kogge.server.tables import lobby, log
from kogge.server.tables.chronicle import Chronicle, Row
from kogge.server.tables.listener import Listener
from server import rooms
from server.setting import Postgres, prepare


def address(url: str) -> str:
    return url.replace("postgresql+psycopg", "postgresql", 1)


class Told:
    """A database that takes its time, and fails at first."""

    sqlite = False

    def __init__(self, failures: int) -> None:
        self.failures, self.news = failures, list[list[str]]()

    async def read(self, work: Any, news: list[str]) -> None:
        assert work is announce
        await asyncio.sleep(0)
        self.failures -= 1
        if self.failures >= 0:
            raise sa.exc.OperationalError("", {}, Exception())
        self.news.append(news)


async def told(failures: int) -> list[list[str]]:
    database: Any = Told(failures)
    crier = Herald(database, SimpleNamespace(exception=lambda *_: None))
    for table, number in (("a", 1), ("b", 7), ("a", 2)):
        crier.tell(table, number)
    running = asyncio.create_task(crier.run())
    await asyncio.sleep(0)
    crier.tell("a", 3)  # while the first ones are under way
    while sum(map(len, database.news)) < 2 or "a 3" not in database.news[-1]:
        await asyncio.sleep(0)
    running.cancel()
    return list(database.news)


def test_the_newest_of_each_table_is_told_at_once() -> None:
    assert asyncio.run(told(0)) == [["a 2", "b 7"], ["a 3"]]


def test_what_could_not_be_told_is_told_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(herald, "RETRY", 0.0)
    assert asyncio.run(told(1)) == [["a 3", "b 7"]]


def test_a_single_process_has_nobody_to_tell() -> None:
    database: Any = SimpleNamespace(sqlite=True)
    crier = Herald(database, None)
    crier.tell("a", 1)
    assert not crier._news


def test_what_else_has_changed_is_not_lost_in_a_later_number() -> None:
    database: Any = SimpleNamespace(sqlite=False)
    crier = Herald(database, None)
    for number in (4, 0, 5):
        crier.tell("a", number)
    assert crier._news == {"a": News(0)}


def test_a_process_that_dies_before_it_tells_is_missed_by_the_others(tmp_path: Path) -> None:
    """Its last answer is looked for once, by one statement for all tables, and told to whoever is there."""
    settings, looked = Settings(tmp_path), list[str]()
    prepare(settings.url)

    def opened(connection: sa.Connection) -> str:
        me, _ = accounts.guest(connection, "Hanna", "")
        wish = NewTable(game="nauticus", seats=[SeatWish("me"), SeatWish("here")])
        return lobby.open_table(connection, me, wish, lobby.setup_of(wish), settings)

    def died(connection: sa.Connection, table_id: str, chronicle: Chronicle) -> None:
        log.append(connection, table_id, chronicle.answered(chronicle.table.legal()[0]))
        connection.execute(process.insert().values(id="dead", seen=now() - 2 * ALIVE))

    async def run() -> None:
        hub = Hub(settings)
        sa.event.listen(hub.database.engine, "before_cursor_execute", lambda *args: looked.append(args[2]))
        table_id = await hub.database.write(opened)
        room, other = await hub.room(table_id), await hub.room(await hub.database.write(opened))
        before, listener = room.chronicle.number, Listener(room, None, Greet("en"))
        room.listeners.add(listener)
        listener.due_update = False
        await hub.mourn()
        assert room.chronicle.number == before
        await hub.database.write(died, table_id, room.chronicle)
        for _ in range(2):
            looked.clear()
            await hub.mourn()
            counted.append(sum("max(log.number)" in statement for statement in looked))
            await asyncio.gather(*hub._tasks)
        assert room.chronicle.number > before
        assert listener.due_update
        assert other.chronicle.number
        hub.database.close()

    counted = list[int]()
    asyncio.run(run())
    assert counted == [1, 0]


def test_what_happens_while_a_table_is_read_is_not_missed_and_else_it_is_read_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    settings = Settings(tmp_path)
    prepare(settings.url)

    def opened(connection: sa.Connection) -> str:
        me, _ = accounts.guest(connection, "Hanna", "")
        wish = NewTable(game="nauticus", seats=[SeatWish("me"), SeatWish("here")])
        return lobby.open_table(connection, me, wish, lobby.setup_of(wish), settings)

    async def looks_of(hub: Hub, news: Callable[[str], None]) -> int:
        """How often the people of a table are looked up beside it when this is told while it is read."""
        table_id = await hub.database.write(opened)
        reading = asyncio.create_task(hub.room(table_id))
        await asyncio.sleep(0)
        news(table_id)
        await reading
        await asyncio.gather(*hub._tasks)
        assert not hub._missed
        return looks.count(table_id)

    async def run() -> list[int]:
        hub = Hub(settings)
        real = hub.standing
        monkeypatch.setattr(hub, "standing", lambda table_id: looks.append(table_id) or real(table_id))
        told: list[Callable[[str], None]] = [
            lambda _: None, lambda table_id: hub._hear(table_id, "0"), lambda _: hub._look_at_all(),
            lambda table_id: hub.spawn(hub.people_changed(table_id))]
        found = [await looks_of(hub, news) for news in told]
        hub.database.close()
        return found

    looks = list[str]()
    assert asyncio.run(run()) == [0, 1, 1, 2], "people_changed looks by itself too"


def test_the_rows_are_told_along_with_it_while_there_is_room() -> None:
    database: Any = SimpleNamespace(sqlite=False)
    crier = Herald(database, None)
    crier.tell("a", 4, [Row(4, 0, "pass", 0, "me/1")])
    crier.tell("a", 5, [Row(5, 1, "pass")])
    crier.tell("b", 9, [Row(9, 0, "x" * herald.ROOM)])
    crier.tell("c", 2, [Row(2, 0, "pass")])
    crier.tell("c", 3)
    assert [news.said(table) for table, news in crier._news.items()] == [
        'a 5 [[4,0,"pass",0,"me/1"],[5,1,"pass",0,null]]', "b 9", "c 3"]


def test_rows_that_were_told_are_not_read_and_those_that_were_not_are() -> None:
    where = rooms.room("nauticus", 2)
    reads: Any = where.hub.database
    play = Chronicle(where.chronicle.setup)
    for entry in where.chronicle.journal.entries:
        play.absorb(Row(play.number + 1, entry.seat, entry.action.text))
    turns = list[list[Row]]()
    for _ in range(3):
        draft = play.answered(play.table.legal()[0])
        turns.append(list(draft.rows))
        play.adopt(draft)
    first, second, third = (rows[-1].number for rows in turns)

    async def run() -> None:
        await where.refresh(first, turns[0])
        assert (where.chronicle.number, reads.count) == (first, 0)
        await where.refresh(second, [*turns[0], *turns[1]])  # the first ones are known
        assert (where.chronicle.number, reads.count) == (second, 0)
        await where.refresh(third + 1, [Row(third + 1, 0, "pass")])  # some are missing
        assert (where.chronicle.number, reads.count) == (second, 1)

    asyncio.run(run())


def test_one_statement_stores_all_usual_answers_that_wait_and_leaves_all_else_to_a_transaction(
    tmp_path: Path, postgres: Postgres,
) -> None:
    settings = Settings(tmp_path, postgres.database("clerk"))
    migrate(settings.url)
    hub, heard = Hub(settings), list[tuple[str, int, list[Row]]]()
    database, clerk = hub.database, hub.clerk
    assert clerk is not None

    def opened(connection: sa.Connection) -> str:
        me, _ = accounts.guest(connection, "Hanna", "")
        wish = NewTable(game="nauticus", seats=[SeatWish("me"), SeatWish("here")])
        return lobby.open_table(connection, me, wish, lobby.setup_of(wish), settings)

    def call(connection: sa.Connection, table_id: str) -> None:
        person = connection.scalar(sa.select(seat.c.person).where(seat.c.table_id == table_id, seat.c.seat == 0))
        connection.execute(notice.insert().values(person=person, kind="turn", table_id=table_id, at=now(), facts="{}"))

    async def run() -> None:
        tables = [await database.write(opened) for _ in range(4)]
        plays = [(await hub.room(table_id)).chronicle for table_id in tables]
        begun = asyncio.Event()
        hub._hear = lambda table_id, number, rows="[]": heard.append(  # type: ignore[method-assign]
            (table_id, int(number), ROWS.decode(rows)))
        listening = asyncio.create_task(herald.listen(address(settings.url), (CHANNEL,), begun.set, hub._told))
        await begun.wait()
        drafts = [play.answered(play.table.legal()[0]) for play in plays]
        numbers = [play.number for play in plays]
        await database.write(call, tables[1])
        plays[2].adopt(drafts[2])
        await database.write(log.append, tables[2], drafts[2])
        stored = await asyncio.gather(*(clerk.store(*each) for each in zip(tables, drafts, strict=True)))
        assert stored == [True, False, False, True], "a call is to be taken back, and each number is there once"
        for table_id, draft, before, there in zip(tables, drafts, numbers, (1, 0, 1, 1), strict=True):
            assert await database.read(log.read, table_id, before) == list(draft.rows) * there
        while len(heard) < 2:
            await asyncio.sleep(0.01)
        assert sorted(heard) == sorted((tables[n], drafts[n].rows[-1].number, drafts[n].rows) for n in (0, 3))
        listening.cancel()
        await database.write(log.append, tables[1], drafts[1])
        assert await database.read(log.last, tables[1]) == drafts[1].number
        plays[0].adopt(drafts[0])
        postgres.cut("clerk")
        assert await clerk.store(tables[0], plays[0].answered(plays[0].table.legal()[0])), "by another connection"
        await hub.stop()

    asyncio.run(run())


def test_no_sign_of_life_comes_after_the_farewell(tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """A heartbeat that was under way when the process stopped would enrol it again, and others take it for running."""
    settings, slow = Settings(tmp_path, postgres.database("farewell")), threading.Event()

    def beat(connection: sa.Connection, id: str) -> bool:
        slow.set()
        time.sleep(0.2)
        return _beat(connection, id)

    async def run() -> list[str]:
        hub = Hub(settings)
        monkeypatch.setattr("kogge.server.hub._beat", beat)
        await hub.start()
        await asyncio.to_thread(slow.wait)
        await hub.stop()
        engine = sa.create_engine(settings.url)
        with engine.connect() as connection:
            left = list(connection.scalars(sa.select(process.c.id)))
        engine.dispose()
        return left

    assert asyncio.run(run()) == []
