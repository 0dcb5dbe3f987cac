"""Whom somebody follows, whom they do not hear, and whom they want nothing to do with. Nobody but they learns of it. Functions
are parts of transactions."""
from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server.messages import Me, TieInfo
from kogge.server.people import names
from kogge.server.problems import Trouble
from kogge.server.storage.database import inserting
from kogge.server.storage.rows import person, tie

MOST: Final = 500
UNHEARD: Final = ("block", "mute")
"""Whose talk is not told."""


def named(connection: Connection, name: str) -> Any:
    row = connection.execute(sa.select(person).where(person.c.account == names.account(name))).first()
    if row is None:
        raise Trouble("not-found", "Nobody of this name has an account.")
    return row


def tie_to(connection: Connection, me: Me, name: str, kind: str) -> None:
    other = named(connection, name)
    if other.id == me.id:
        raise Trouble("bad-request", "That is you.")
    bind(connection, me, other.id, kind)


def bind(connection: Connection, me: Me, other: str, kind: str) -> None:
    if (connection.scalar(sa.select(sa.func.count()).where(tie.c.person == me.id)) or 0) >= MOST:
        raise Trouble("too-many-ties", f"At most {MOST} people.", bound=MOST)
    insert = inserting(connection, tie).values(person=me.id, other=other, kind=kind)
    connection.execute(insert.on_conflict_do_update(index_elements=["person", "other"], set_={"kind": kind}))


def untie(connection: Connection, me: Me, name: str) -> None:
    """Of an account, or of a guest whom I have muted."""
    called = sa.or_(person.c.account == names.account(name), sa.and_(person.c.account.is_(None), person.c.name == name))
    connection.execute(tie.delete().where(tie.c.person == me.id, tie.c.other.in_(sa.select(person.c.id).where(called))))


def listed(connection: Connection, me: Me) -> list[TieInfo]:
    query = sa.select(tie.c.kind, person.c.name).join(person, person.c.id == tie.c.other).where(tie.c.person == me.id)
    return [TieInfo(row.name, row.kind) for row in connection.execute(query.order_by(person.c.name))]


def between(connection: Connection, me: str, other: str) -> Any:
    return connection.scalar(sa.select(tie.c.kind).where(tie.c.person == me, tie.c.other == other))


def apart_from(one: str | None, other: Any) -> sa.Exists:
    """Whether one of the two wants nothing to do with the other; `other` may be a column."""
    either = sa.or_(sa.and_(tie.c.person == one, tie.c.other == other), sa.and_(tie.c.person == other, tie.c.other == one))
    return sa.exists().where(tie.c.kind == "block", either)


def apart(connection: Connection, one: str | None, other: str | None) -> bool:
    return bool(connection.scalar(sa.select(apart_from(one, other))))
