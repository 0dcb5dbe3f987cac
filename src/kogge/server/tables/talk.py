"""Talk at a table: players among themselves, spectators among themselves, so that nobody whispers moves to players; all together
when the game is over. Functions are parts of transactions."""
from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server.clock import iso
from kogge.server.messages import Me, Say, Spoken, Talk
from kogge.server.notices import notices
from kogge.server.people import ties
from kogge.server.problems import Trouble
from kogge.server.storage.database import notify, now
from kogge.server.storage.rows import talk, tie
from kogge.server.tables.standing import Standing, lock, standing

SHOWN: Final = 200
MINUTE: Final = 60.0
A_MINUTE: Final = 20
"""Lines that one person may say at a table."""


def room_of(table: Standing, me: str | None) -> str:
    """Where I speak. When the game is over all may talk to all."""
    return table.rooms(me)[0]


def say(connection: Connection, table_id: str, me: Me, what: Say) -> None:
    table = lock(connection, table_id)
    text = " ".join(what.text.split())
    if not text and what.phrase is None:
        raise Trouble("bad-request", "Nothing is said.")
    mine = sa.and_(talk.c.table_id == table_id, talk.c.person == me.id, talk.c.at > now() - MINUTE)
    if (connection.scalar(sa.select(sa.func.count()).where(mine)) or 0) >= A_MINUTE:
        raise Trouble("too-many-requests", "That is a lot at once.")
    room, mine_seats = room_of(table, me.id), table.seats_of(me.id)
    connection.execute(talk.insert().values(
        table_id=table_id, at=now(), person=me.id, name=me.name, seat=mine_seats[0] if mine_seats else None, room=room,
        phrase=what.phrase, text="" if what.phrase else text))
    if room != "spectators":
        deaf = set(connection.scalars(sa.select(tie.c.person).where(tie.c.other == me.id, tie.c.kind.in_(ties.UNHEARD))))
        others = [person for person in notices.players(connection, table_id, me.id) if person not in deaf]
        notices.tell(connection, table_id, "spoke", others, me.name)
    notify(connection, table_id, 0)


def heard(connection: Connection, table_id: str, me: Me | None) -> Talk:
    """The latest that I may hear, but for those whom I have blocked."""
    table = standing(connection, table_id)
    person = me.id if me else None
    deaf = sa.select(tie.c.other).where(tie.c.person == (person or ""), tie.c.kind.in_(ties.UNHEARD))
    here = sa.and_(talk.c.table_id == table_id, talk.c.room.in_(table.rooms(person)))
    rows = connection.execute(sa.select(talk).where(here, talk.c.person.not_in(deaf)).order_by(
        talk.c.id.desc()).limit(SHOWN)).all()
    return Talk(room_of(table, person), [  # type: ignore[arg-type]
        Spoken(row.id, iso(row.at), row.name, row.seat, row.person == person, row.phrase, row.text) for row in reversed(rows)])


def line_of(connection: Connection, table_id: str, me: Me, id: int) -> Any:
    """A line of somebody else that I can hear there."""
    table = standing(connection, table_id)
    row = connection.execute(sa.select(talk).where(talk.c.table_id == table_id, talk.c.id == id)).first()
    if row is None or row.person == me.id or row.room not in table.rooms(me.id):
        raise Trouble("not-found", "Nobody else has said that here.")
    return row


def mute(connection: Connection, table_id: str, me: Me, id: int) -> None:
    """I do not hear any more whoever has said this."""
    ties.bind(connection, me, line_of(connection, table_id, me, id).person, "mute")


def mine(connection: Connection, me: Me) -> list[Spoken]:
    """All that I have said, wherever."""
    return [Spoken(row.id, iso(row.at), row.name, row.seat, True, row.phrase, row.text)
            for row in connection.execute(sa.select(talk).where(talk.c.person == me.id).order_by(talk.c.id))]
