"""A server with many finished games behind it: it starts as quickly as an empty one, for it does not look at them."""
from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from kogge.server.hub import Hub
from kogge.server.settings import Settings
from kogge.server.storage.database import migrate


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
