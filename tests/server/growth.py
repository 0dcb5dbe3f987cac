"""Many finished games, made of one by copying its rows."""
from __future__ import annotations

import sqlalchemy as sa

from kogge.server.storage.rows import game_table, log, seat


def copies(connection: sa.Connection, table_id: str, count: int, logs: bool = True) -> None:
    """`count` tables more like this one, each older than the one before, with the same people."""
    connection.execute(sa.text("CREATE TEMPORARY TABLE fresh (id VARCHAR(32), n INTEGER)"))
    fresh = sorted((f"{table_id}{n}", n) for n in range(count))  # in the order of the keys: a tree grows quickest at its end
    connection.execute(sa.text("INSERT INTO fresh VALUES (:id, :n)"), [{"id": id, "n": n} for id, n in fresh])
    for table, key in ((game_table, "id"), (seat, "table_id"), (log, "table_id")):
        names = [column.name for column in table.c if column.name != key]
        values = ["o.changed - 1 - fresh.n" if name == "changed" else f"o.{name}" for name in names]
        if table is not log or logs:
            connection.execute(sa.text(
                f"INSERT INTO {table.name} ({key}, {', '.join(names)}) SELECT fresh.id, {', '.join(values)} "
                f"FROM fresh CROSS JOIN {table.name} o WHERE o.{key} = :id"), {"id": table_id})
    connection.execute(sa.text("DROP TABLE fresh"))
