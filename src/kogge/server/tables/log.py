"""The log of a table: rows that are only ever added, each number once."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server import due
from kogge.server.notices import notices
from kogge.server.people import clubs, ratings
from kogge.server.storage.database import now
from kogge.server.storage.ready import Ready
from kogge.server.storage.rows import game_table, log, notice, standing_order
from kogge.server.tables import clocks
from kogge.server.tables.chronicle import Draft, Row


class Taken(Exception):
    """Somebody else was faster: the log has gone on, or the table is no longer played."""


# What every answer does to the database.
ORDERS: Final = sa.exists().where(
    standing_order.c.table_id == sa.bindparam("table_id"), standing_order.c.seat == sa.bindparam("now_turn"),
    standing_order.c.active)
CALLED: Final = sa.exists().where(
    notice.c.table_id == sa.bindparam("table_id"), sa.or_(*(notice.c.kind == kind for kind in notices.OF_A_TURN)))
STANDS: Final = game_table.update().where(
    game_table.c.id == sa.bindparam("table_id"), game_table.c.status == "playing",
).values(
    status=sa.bindparam("now_status"), turn=sa.bindparam("now_turn"), thinker=None,
    since=sa.case((game_table.c.turn == sa.bindparam("now_turn"), game_table.c.since), else_=sa.bindparam("now")))
OPENLY: Final[dict[str, Any]] = {"length": sa.bindparam("now_length"), "changed": sa.bindparam("now")}
"""Else lists would tell what the table does not tell yet."""
STAND: Final = {
    True: Ready(STANDS.values(**OPENLY).returning(ORDERS, CALLED)), False: Ready(STANDS.returning(ORDERS, CALLED))}
"""By whether everybody may know. Says also whether whoever is asked now has orders there, and whether anybody was called: mostly
not, and then there is nothing more to do."""
ADD: Final = Ready(log.insert())
READ: Final = Ready(sa.select(log.c.number, log.c.seat, log.c.action, log.c.steps, log.c.command).where(
    log.c.table_id == sa.bindparam("table"), log.c.number > sa.bindparam("after")).order_by(log.c.number))


def read(connection: Connection, table_id: str, after: int = 0) -> list[Row]:
    """The rows of a table after a number."""
    return [Row(*row) for row in READ(connection, table=table_id, after=after)]


def last(connection: Connection, table_id: str) -> int:
    """The number of the last row."""
    return connection.scalar(sa.select(sa.func.max(log.c.number)).where(log.c.table_id == table_id)) or 0


def newest(connection: Connection, tables: Sequence[str]) -> list[tuple[str, int]]:
    """How far the logs of these tables go."""
    query = sa.select(log.c.table_id, sa.func.max(log.c.number)).where(log.c.table_id.in_(tables)).group_by(log.c.table_id)
    return [(table_id, number) for table_id, number in connection.execute(query)]


def append(
    connection: Connection, table_id: str, draft: Draft, timed: bool = False, passes: bool = False, call: str | None = None,
) -> bool:
    """Add the rows of a draft, all or nothing, and note where the table stands now, if it is timed its clocks too, and `call`
    whoever is asked next and not here, if the turn passes. Whether whoever is asked next has orders there. Raises Taken."""
    before = None
    if timed:
        before = connection.execute(sa.select(game_table).where(game_table.c.id == table_id).with_for_update()).first()
        if before is None or before.paused is not None:
            raise Taken
    found = STAND[draft.open](connection, **standing(table_id, draft)).fetchone()
    if found is None:
        raise Taken
    has_orders, was_called = found
    add(connection, table_id, draft.rows)
    if before is not None:
        clocks.pressed(connection, before, draft.turn)
    if passes and (was_called or call is not None):
        notices.turn_passes(connection, table_id, call)
    if draft.over:
        notices.tell(connection, table_id, "ended", notices.players(connection, table_id))
        clubs.table_over(connection, table_id)
        ratings.ended(connection, table_id, draft.table.ranking(), draft.table.scores())
        due.put(connection, "keep", table_id, now())
    return bool(has_orders)


def standing(table_id: str, draft: Draft) -> dict[str, object]:
    return {
        "table_id": table_id, "now_status": "over" if draft.over else "playing", "now_turn": draft.turn, "now": now(),
        "now_length": draft.length}


def add(connection: Connection, table_id: str, rows: Sequence[Row]) -> None:
    time = now()
    try:
        for row in rows:
            ADD(connection, table_id=table_id, at=time, **row._asdict())
    except sa.exc.IntegrityError:
        raise Taken from None
