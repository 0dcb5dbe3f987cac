"""Games that are over stay readable, whatever becomes of their rules and parts."""
from __future__ import annotations

import json

from sqlalchemy import Connection

from kogge import Record
from kogge.engine.record import seat_name
from kogge.server.tables import log, telling
from kogge.server.tables.chronicle import Chronicle, Row, follow
from kogge.server.tables.setup import Setup
from kogge.server.tables.standing import Standing


def record(connection: Connection, table: Standing, me: str | None) -> str:
    """A table as a record, as far as I may know it. Raises Trouble, Damaged."""
    if table.row.status == "over":
        return whole_record(connection, table)
    chronicle = Chronicle.load(Setup.of(connection, table.row), log.read(connection, table.row.id))
    return telling.record(chronicle, table.seats_of(me), table.names(), table.alone(me))


def whole_record(connection: Connection, table: Standing) -> str:
    """When all is open a record is what the log says, whatever has become of the rules. Raises Damaged."""
    row, standing = table.row, list[Row]()
    for number, entry in enumerate(log.read(connection, row.id), 1):
        follow(standing, entry, number)
    answers = [f"{seat_name(entry.seat)}: {entry.action}" for entry in standing]
    return Record(
        row.game, row.players, row.parts_name, row.parts_hash, row.rules_version, json.loads(row.options), table.names(),
        answers).write()
