"""Records that people bring along become tables of theirs."""
from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge import Sheet, game
from kogge.engine.record import LARGEST
from kogge.server.messages import Me, NewTable
from kogge.server.people import names
from kogge.server.problems import Trouble
from kogge.server.reading.readers import Readers
from kogge.server.reading.texts import Found, Missing, read_record
from kogge.server.settings import Settings
from kogge.server.storage.database import Database
from kogge.server.storage.rows import game_table
from kogge.server.tables import lobby
from kogge.server.tables.seats import end
from kogge.server.tables.setup import Setup, sheet, stored
from kogge.server.tables.standing import Seat


async def read(readers: Readers, database: Database, me: Me, text: str) -> Found:
    """The game of a record, every answer checked; raises Trouble in the engine's own words."""
    if len(text) > LARGEST:
        raise Trouble("too-large", f"A record has at most {LARGEST} characters.")
    found = await readers.read(me.id, "bad-record", read_record, text)
    if isinstance(found, Missing):
        parts = await database.read(brought_along, found.game, found.parts_hash)
        if parts is None:
            raise Trouble("bad-record", found.message, german=found.german)
        found = await readers.read(me.id, "bad-record", read_record, text, parts)
    assert isinstance(found, Found)
    return found


def brought_along(connection: Connection, name: str, parts_hash: str) -> str | None:
    """Parts of somebody's that have been used here."""
    known = connection.scalar(sa.select(game_table.c.parts_id).where(
        game_table.c.game == name, game_table.c.parts_hash == parts_hash, game_table.c.parts_id.is_not(None)).limit(1))
    return stored(connection, known).text if known else None


def store(connection: Connection, me: Me, found: Found, settings: Settings) -> str:
    """A table with all seats on my screen, to look at or to play on; or with the seats that saw it, for looking only."""
    rules = game(found.game).by_rules(found.rules_version)
    printed = rules.printed(found.parts_hash) if found.parts is None else None
    setup = Setup(rules, found.players, found.options, printed or _sheet(found))
    seats: list[Seat] = []
    for n in range(found.players):
        brought = found.names[n] if n < len(found.names) else ""
        name = brought if not names.fault(brought) else me.name
        mine = found.eyes is None or n in found.eyes
        seats.append(Seat(n, me.id if mine else None, names.distinct(name, [seat.name for seat in seats]), None))
    wish = NewTable(game=found.game, seats=[], parts=found.parts)
    table_id = lobby.insert(connection, me, setup, seats, wish, settings, found.opening)
    if found.eyes is not None:
        if any(seat.free for seat in seats):
            lobby.start(connection, table_id, found.opening)
        end(connection, table_id)  # nothing can be answered where not all is known
    return table_id


def _sheet(found: Found) -> Sheet:
    assert found.parts is not None
    return sheet(found.parts)
