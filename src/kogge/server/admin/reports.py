"""What players report about others at their tables, until an operator has looked at it."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server.admin import audit
from kogge.server.messages import Me, NewReport
from kogge.server.problems import Trouble
from kogge.server.storage.database import now
from kogge.server.storage.rows import report
from kogge.server.tables import talk
from kogge.server.tables.standing import standing

MOST: Final = 10
"""Reports of one person that wait."""
NOWHERE: Final = -1
"""The seat of a spectator."""


def file(connection: Connection, table_id: str, me: Me, wish: NewReport) -> None:
    """Somebody at a table reports another seat there. Raises Trouble."""
    table = standing(connection, table_id)
    if not table.seats_of(me.id):
        raise Trouble("forbidden", "Only who sits at a table can report others there.")
    if wish.seat >= len(table.seats):
        raise Trouble("no-such-seat", "There is no such seat.")
    s = table.seats[wish.seat]
    if s.person is None or s.person == me.id:
        raise Trouble("forbidden", "Nobody else sits there.")
    _file(connection, me, table_id=table_id, seat=wish.seat, about=s.person, name=s.name, why=wish.why, text=wish.text)


def file_line(connection: Connection, table_id: str, me: Me, id: int, words: str) -> None:
    """Somebody reports a line of another that they can hear; it is quoted, also if its speaker is forgotten. Raises Trouble."""
    line = talk.line_of(connection, table_id, me, id)
    said = f"\u201c{line.phrase or line.text}\u201d"
    _file(connection, me, table_id=table_id, seat=NOWHERE if line.seat is None else line.seat, about=line.person, name=line.name,
          why="talk", text=f"{said} {words}".strip())


def _file(connection: Connection, me: Me, **values: Any) -> None:
    waiting = sa.select(sa.func.count()).where(report.c.reporter == me.id, report.c.settled.is_(None))
    if (connection.scalar(waiting) or 0) >= MOST:
        raise Trouble("too-many-reports", f"{MOST} reports of yours wait already.", bound=MOST)
    connection.execute(report.insert().values(at=now(), reporter=me.id, **values))


def listed(connection: Connection, operator: str, all: bool = False, limit: int = 50) -> Sequence[Any]:
    """The latest first; only those that wait, unless all are wanted."""
    query = sa.select(report).order_by(report.c.id.desc()).limit(limit)
    audit.note(connection, operator, "reports", remark="all" if all else "")
    return connection.execute(query if all else query.where(report.c.settled.is_(None))).all()


def settle(connection: Connection, operator: str, id: int, remark: str) -> None:
    """It has been looked at."""
    done = connection.execute(report.update().where(report.c.id == id, report.c.settled.is_(None)).values(settled=now()))
    if done.rowcount == 0:
        raise Trouble("not-found", f"no report {id} waits")
    audit.note(connection, operator, "settle", str(id), remark)
