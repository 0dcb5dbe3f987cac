"""Tables as an operator sees them: listed, and ended."""
from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from kogge.server.admin import audit
from kogge.server.problems import Trouble
from kogge.server.storage.rows import game_table
from kogge.server.tables import seats
from kogge.server.tables.standing import Standing, lock, standings

GOING_ON = ("waiting", "playing")


def listed(connection: Connection, operator: str, status: str = "", limit: int = 50) -> Sequence[Standing]:
    """The latest tables that go on, or those of one status."""
    wanted = game_table.c.status == status if status else game_table.c.status.in_(GOING_ON)
    audit.note(connection, operator, "tables", remark=status)
    return standings(connection, wanted, limit=limit)


def end(connection: Connection, operator: str, table_id: str, reason: str) -> None:
    """End a table for all."""
    table = lock(connection, table_id)
    if table.row.status not in GOING_ON:
        raise Trouble("not-playing", f"table {table_id} is over")
    seats.end(connection, table_id)
    audit.note(connection, operator, "end", table_id, reason, [table_id])


