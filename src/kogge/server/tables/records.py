"""Records that people bring along become tables of theirs."""
from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge import BadOption, Journal, Record, RecordError, game, games
from kogge.server.messages import Me, NewTable
from kogge.server.people import names
from kogge.server.problems import Trouble
from kogge.server.storage.database import game_table
from kogge.server.tables import lobby
from kogge.server.tables.chronicle import Row
from kogge.server.tables.lobby import Seat
from kogge.server.tables.setup import Setup, stored


def read(connection: Connection, text: str) -> Journal:
    """The game of a record, every answer checked; raises Trouble in the engine's own words."""
    try:
        record = Record.read(text)
        if record.game not in games():
            raise RecordError(2, f"there is no game {record.game!r}")
        found = game(record.game)
        parts = found.printed(record.parts_hash)
        if parts is None:  # perhaps played with parts that somebody has used here
            known = connection.scalar(sa.select(game_table.c.parts_id).where(
                game_table.c.game == record.game, game_table.c.parts_hash == record.parts_hash,
                game_table.c.parts_id.is_not(None)).limit(1))
            parts = stored(connection, known) if known else None
        return Journal.replay(record, found, parts)
    except (RecordError, BadOption) as error:
        raise Trouble("bad-record", str(error)) from None


def store(connection: Connection, me: Me, journal: Journal) -> str:
    """A table with all seats on my screen, to look at or to play on."""
    setup = Setup(journal.game, journal.players, journal.options, journal.parts)
    rows = [Row(number, entry.seat, entry.action.text) for number, entry in enumerate(journal.entries, 1)]
    seats: list[Seat] = []
    for n in range(journal.players):
        brought = journal.names[n] if n < len(journal.names) else ""
        name = brought if not names.fault(brought) else me.name
        seats.append(Seat(n, me.id, names.distinct(name, [seat.name for seat in seats]), None))
    parts = None if journal.game.printed(journal.parts.hash) else journal.parts.text
    return lobby.insert(connection, me, setup, seats, NewTable(game=journal.game.name, seats=[], parts=parts), rows)
