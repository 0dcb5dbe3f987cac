"""Notes at a table: what somebody writes down for a seat of theirs. Nobody else ever reads them; they go with the table.
Functions are parts of transactions."""
from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server.clock import iso
from kogge.server.messages import Me, Note, Notes
from kogge.server.problems import Trouble
from kogge.server.storage.database import inserting, now
from kogge.server.storage.rows import note, seat


def mine(connection: Connection, table_id: str, me: Me) -> Notes:
    """What I wrote here, for the seats that are mine still."""
    rows = connection.execute(sa.select(note).where(
        note.c.table_id == table_id, note.c.person == me.id, note.c.seat.in_(_seats(connection, table_id, me))))
    return Notes([Note(row.seat, row.text, iso(row.at)) for row in rows])


def write(connection: Connection, table_id: str, me: Me, number: int, text: str) -> None:
    """In place of what I wrote for this seat before."""
    if number not in _seats(connection, table_id, me):
        raise Trouble("forbidden", "That is not your seat.")
    key = {"table_id": table_id, "person": me.id, "seat": number}
    if text:
        insert = inserting(connection, note).values(**key, text=text, at=now())
        connection.execute(insert.on_conflict_do_update(index_elements=list(key), set_={"text": text, "at": now()}))
    else:
        connection.execute(note.delete().where(*(note.c[name] == value for name, value in key.items())))


def _seats(connection: Connection, table_id: str, me: Me) -> list[int]:
    found = list(connection.scalars(sa.select(seat.c.seat).where(seat.c.table_id == table_id, seat.c.person == me.id)))
    if not found:
        raise Trouble("forbidden", "Only those who sit at a table take notes there.")
    return found
