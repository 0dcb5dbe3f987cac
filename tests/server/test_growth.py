"""A server with many finished games behind it: it starts as quickly as an empty one, for it does not look at them."""
from __future__ import annotations

import asyncio
import gc
import os
import weakref
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from kogge import Rng, pick
from kogge.server import memory
from kogge.server.hub import Hub
from kogge.server.messages import NewTable, SeatWish
from kogge.server.people import accounts
from kogge.server.settings import Settings
from kogge.server.storage.rows import due, game_table
from kogge.server.storage.rows import log as rows_of_logs
from kogge.server.tables import lobby, log
from kogge.server.tables.chronicle import Chronicle
from server.growth import copies
from server.setting import Person, Server, prepare


def test_what_closed_tables_leave_behind_is_cleared_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(tmp_path)
    prepare(settings.url)
    monkeypatch.setattr("kogge.server.hub.IDLE", -1.0)

    def open_tables(connection: sa.Connection) -> list[str]:
        me, _ = accounts.guest(connection, "Hanna", "")
        wish = NewTable(game="nauticus", seats=[SeatWish("me"), SeatWish("here")])
        return [lobby.open_table(connection, me, wish, lobby.setup_of(wish), settings) for _ in range(4)]

    async def run() -> None:
        hub = Hub(settings)
        left = []
        for table_id in await hub.database.write(open_tables):
            room = await hub.room(table_id)
            room.circle = room  # type: ignore[attr-defined] # as closed connections leave them
            left.append(weakref.ref(room))
        del room
        gc.disable()
        try:
            await hub._sweep()
            assert [ref for ref in left if ref() is not None] == []
        finally:
            gc.enable()
        hub.database.close()

    asyncio.run(run())


def test_what_a_request_leaves_behind_is_not_kept_with_what_stays(tmp_path: Path) -> None:
    """At a sweep all that is there is left out of later collections: circles that nobody holds any more go before."""
    settings = Settings(tmp_path)
    prepare(settings.url)

    async def run() -> bool:
        hub = Hub(settings)
        gc.disable()
        try:
            statement: Any = sa.select(game_table)
            statement.circle = statement
            left = weakref.ref(statement)
            del statement
            await hub._sweep()
            return left() is None
        finally:
            gc.enable()
            hub.database.close()

    assert asyncio.run(run())


def test_circles_are_looked_for_seldom_where_there_are_none_and_soon_where_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []
    found = 0

    def look(generation: int = 2) -> int:
        looks.append(generation)
        return found

    monkeypatch.setattr(gc, "collect", look)
    process = memory.Memory()
    for _ in range(20):
        process.sweep(300, 300)
    assert looks == [memory.YOUNG] * 4  # the first, after one sweep without, after three, after seven
    found = memory.MANY + 1
    for _ in range(memory.SELDOM + 5):
        process.sweep(300, 300)
    assert len(looks) >= 4 + 5  # where there are many each sweep looks for more
    process.sweep(300, 149)
    assert looks[-1] == 2  # few are left: all of it is looked at
    monkeypatch.setattr(memory, "FULL", -1.0)
    process.sweep(300, 300)
    assert looks[-2:] == [2, 2]


def plans_of(hub: Hub) -> set[tuple[str, str]]:
    """How SQLite goes about each statement from now on, with the statement."""
    plans: set[tuple[str, str]] = set()

    def explain(connection: Any, cursor: Any, statement: str, parameters: Any, *_: object) -> None:
        if statement.startswith(("SELECT", "UPDATE", "DELETE")):
            plan = cursor.connection.execute("EXPLAIN QUERY PLAN " + statement, parameters).fetchall()
            plans.update((step[-1], statement) for step in plan)

    sa.event.listen(hub.database.engine, "before_cursor_execute", explain)
    return plans


def test_no_statement_of_start_and_housekeeping_goes_through_all_games(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    prepare(settings.url)

    async def run() -> set[tuple[str, str]]:
        hub = Hub(settings)
        plans = plans_of(hub)
        await hub.start()
        await hub._heartbeat()
        await hub._sweep()
        await hub.calendar.run()
        await hub.stop()
        return plans

    plans = asyncio.run(run())
    assert plans
    large = ("SCAN game_table", "SCAN seat", "SCAN log", "SCAN person", "SCAN session", "SCAN due")
    assert [plan for plan in plans if plan[0].startswith(large)] == []


def test_my_tables_are_found_by_my_seats(tmp_path: Path) -> None:
    """And not by their state, which the tables of all others have too."""
    settings = Settings(tmp_path)
    prepare(settings.url)

    async def run() -> set[str]:
        hub = Hub(settings)
        me, _ = await hub.database.write(accounts.guest, "Hanna")
        wish = NewTable("nauticus", [SeatWish("me"), SeatWish("open")])
        await hub.database.write(lobby.open_table, me, wish, lobby.setup_of(wish), settings)
        plans = plans_of(hub)
        for after in (None, "5/x"):
            tables, _ = await hub.database.read(lobby.mine, me, after)
            assert len(tables) == (after is None)
        hub.database.close()
        return {step for step, _ in plans if "game_table" in step}

    assert asyncio.run(run()) == {"SEARCH game_table USING INDEX sqlite_autoindex_game_table_1 (id=?)"}


# --- measured, on a machine that is otherwise idle: make soak ---

MANY = 100_000
STARTS = 5
BAR = 1.2


def finished_games(settings: Settings, count: int) -> str:
    """One finished game and `count` more like it, of a person whose token is returned."""
    prepare(settings.url)
    engine = sa.create_engine(settings.url)
    with engine.begin() as connection:
        me, token = accounts.guest(connection, "Hanna")
        wish = NewTable(game="nauticus", seats=[SeatWish("me"), SeatWish("here")])
        setup = lobby.setup_of(wish)
        table_id = lobby.open_table(connection, me, wish, setup, settings)
        chronicle, rng = Chronicle.load(setup, log.read(connection, table_id)), Rng(3)
        while not chronicle.over:
            draft = chronicle.answered(pick(chronicle.table, rng))
            log.append(connection, table_id, draft)
            chronicle.adopt(draft)
        connection.execute(due.delete())
        if count:
            copies(connection, table_id, count)
    engine.dispose()
    return token


def test_finished_games_are_copied_whole(tmp_path: Path) -> None:
    """What is measured below is what it says."""
    finished_games(Settings(tmp_path), 2)
    engine = sa.create_engine(Settings(tmp_path).url)
    with engine.connect() as connection:
        counts = sa.select(sa.func.count()).select_from(game_table.join(rows_of_logs)).where(game_table.c.status == "over")
        rows = connection.execute(counts.group_by(game_table.c.id)).scalars().all()
    engine.dispose()
    assert len(rows) == 3
    assert len(set(rows)) == 1


def start_up(folder: Path, token: str) -> tuple[float, float]:
    """Seconds of the processor until the server is ready, and its memory in MB after a look at my tables."""
    with Server(folder, fresh=True) as server:
        assert server.process is not None
        fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
        seconds = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        assert len(Person(server, token).get("/api/tables/mine").json()["tables"]) >= 1
        pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
        return seconds, pages * os.sysconf("SC_PAGE_SIZE") / 1e6


@pytest.mark.soak
def test_start_and_memory_do_not_grow_with_finished_games(tmp_path: Path) -> None:
    """Each is the best of a few, taken in turns."""
    folders = {count: tmp_path / str(count) for count in (0, MANY)}
    tokens = {count: finished_games(Settings(folder), count) for count, folder in folders.items()}
    runs: dict[int, list[tuple[float, float]]] = {count: [] for count in folders}
    for _ in range(STARTS):
        for count, folder in folders.items():
            runs[count].append(start_up(folder, tokens[count]))
    seconds, memory = ({count: min(run[what] for run in taken) for count, taken in runs.items()} for what in (0, 1))
    print(f"start {seconds[0]:.2f} s of the processor with none, {seconds[MANY]:.2f} s with {MANY} finished games; "
          f"memory {memory[0]:.1f} and {memory[MANY]:.1f} MB")
    assert seconds[MANY] < BAR * seconds[0]
    assert memory[MANY] < BAR * memory[0]
