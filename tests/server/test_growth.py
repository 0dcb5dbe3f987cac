"""A server with many finished games behind it: it starts as quickly as an empty one, for it does not look at them."""
from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from kogge.server.hub import Hub
from kogge.server.messages import NewTable, SeatWish
from kogge.server.people import accounts
from kogge.server.settings import Settings
from kogge.server.storage.database import migrate
from kogge.server.tables import lobby


def test_what_closed_tables_leave_behind_is_cleared_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(tmp_path)
    migrate(settings.url)
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


def test_no_statement_of_start_and_housekeeping_goes_through_all_games(tmp_path: Path) -> None:
    settings, plans = Settings(tmp_path), set()
    migrate(settings.url)

    async def run() -> None:
        hub = Hub(settings)

        def explain(connection: Any, cursor: Any, statement: str, parameters: Any, *_: object) -> None:
            if statement.startswith(("SELECT", "UPDATE", "DELETE")):
                plan = cursor.connection.execute("EXPLAIN QUERY PLAN " + statement, parameters).fetchall()
                plans.update((step[-1], statement) for step in plan)

        sa.event.listen(hub.database.engine, "before_cursor_execute", explain)
        await hub.start()
        await hub._heartbeat()
        await hub._sweep()
        await hub.calendar.run()
        await hub.stop()

    asyncio.run(run())
    assert plans
    large = ("SCAN game_table", "SCAN seat", "SCAN log", "SCAN person", "SCAN session", "SCAN due")
    assert [plan for plan in plans if plan[0].startswith(large)] == []
