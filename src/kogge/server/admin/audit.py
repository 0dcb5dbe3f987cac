"""The audit log: who did what as an operator, and when. Rows are only ever added."""
from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server.storage.database import notify, now
from kogge.server.storage.rows import audit


def note(
    connection: Connection, operator: str, what: str, subject: str = "", remark: str = "", tables: Collection[str] = (),
) -> None:
    """`subject`: a person, a table or a report. `tables`: those that changed by it, which running servers are to read anew."""
    connection.execute(audit.insert().values(
        at=now(), operator=operator[:64], what=what, subject=subject, remark=remark, tables=" ".join(tables)))
    for table_id in tables:
        notify(connection, table_id, 0)


def entries(connection: Connection, subject: str | None = None, limit: int = 50) -> Sequence[Any]:
    """The latest first."""
    query = sa.select(audit).order_by(audit.c.id.desc()).limit(limit)
    return connection.execute(query if subject is None else query.where(audit.c.subject == subject)).all()


def last(connection: Connection) -> int:
    return connection.scalar(sa.select(sa.func.max(audit.c.id))) or 0


def since(connection: Connection, id: int) -> tuple[int, list[str]]:
    """How far the log goes by now, and the tables that changed after `id`. For SQLite, which tells nobody by itself."""
    rows = connection.execute(sa.select(audit.c.id, audit.c.tables).where(audit.c.id > id).order_by(audit.c.id)).all()
    return (rows[-1].id if rows else id), [table for row in rows for table in row.tables.split()]
