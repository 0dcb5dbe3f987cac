"""Tables: found in lists, and opened."""
from __future__ import annotations

import json
import secrets
import string
from collections.abc import Sequence
from typing import Final, get_args

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from kogge import BadOption, PartsError, game, games
from kogge.server import due
from kogge.server.messages import Character, Me, NewTable
from kogge.server.notices import notices
from kogge.server.people import names, ties
from kogge.server.problems import Trouble
from kogge.server.reading.readers import Readers
from kogge.server.reading.texts import check_setup
from kogge.server.settings import Settings
from kogge.server.storage.database import Database, notify, now
from kogge.server.storage.rows import game_table, seat
from kogge.server.tables import clocks, log, quotas
from kogge.server.tables.chronicle import Opening
from kogge.server.tables.setup import Setup, sheet, store
from kogge.server.tables.standing import Seat, Standing, standings

ALPHABET: Final = string.ascii_letters + string.digits


PAGE: Final = 100
MOST: Final = 1000
"""Tables that go on, of one person, in one list."""


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


# --- lists ---


def mine(connection: Connection, me: Me, after: str | None = None) -> tuple[list[Standing], str | None]:
    """Where I sit: first all that goes on, what waits for me before the rest, then what has ended, the latest first, a page at a
    time; and where the next page begins."""
    sitting = game_table.c.id.in_(sa.select(seat.c.table_id).where(sa.or_(seat.c.person == me.id, seat.c.invited == me.id)))
    # Said by what it is not, which no index answers: else SQLite looks at the tables of all people in such a state.
    ended = sa.and_(sitting, game_table.c.status.not_in(("playing", "waiting")))
    going_on: list[Standing] = []
    if after is None:
        going_on = standings(connection, sa.and_(sitting, game_table.c.status.not_in(("over", "abandoned"))), limit=MOST)
        going_on.sort(key=lambda s: (not s.waits_for(me.id), s.row.status != "playing"))
    else:
        ended = sa.and_(ended, sa.tuple_(game_table.c.changed, game_table.c.id) < sa.tuple_(*mark(after)))
    found = standings(connection, ended, limit=PAGE + 1)
    last = found[PAGE - 1].row if len(found) > PAGE else None
    return going_on + found[:PAGE], f"{last.changed}/{last.id}" if last else None


def seated_at(connection: Connection, me: Me, tables: Sequence[str]) -> list[str]:
    """Those of these tables where I sit."""
    query = sa.select(seat.c.table_id).where(seat.c.person == me.id, seat.c.table_id.in_(tables)).distinct()
    return list(connection.scalars(query))


def mark(after: str) -> tuple[float, str]:
    time, _, id = after.partition("/")
    try:
        return float(time), id
    except ValueError:
        raise Trouble("bad-request", "There is no such page.") from None


def open_tables(connection: Connection, me: Me | None = None, after: str | None = None) -> tuple[list[Standing], str | None]:
    """Public tables that wait, of hosts who bear me and whom I bear: of each the latest, then of each the next, so that nobody
    fills the list; a page at a time, and where the next page begins."""
    begin = int(after) if after is not None and after.isdecimal() and len(after) < 7 else 0
    turn = sa.func.row_number().over(partition_by=game_table.c.host, order_by=game_table.c.changed.desc())
    waiting = sa.select(game_table.c.id, game_table.c.changed, turn.label("turn")).where(
        game_table.c.status == "waiting", game_table.c.public, ~ties.apart_from(me.id, game_table.c.host) if me else sa.true(),
    ).subquery()
    query = sa.select(waiting.c.id).order_by(waiting.c.turn, waiting.c.changed.desc(), waiting.c.id).offset(begin).limit(PAGE + 1)
    ids = list(connection.scalars(query))
    found = {table.row.id: table for table in standings(connection, game_table.c.id.in_(ids[:PAGE]), limit=PAGE)}
    return [found[id] for id in ids[:PAGE] if id in found], str(begin + PAGE) if len(ids) > PAGE else None


# --- opening a table ---


async def set_up(readers: Readers, database: Database, me: Me, wish: NewTable) -> Setup:
    """What the engine makes of it; raises Trouble in the engine's own words."""
    if wish.game not in games():
        raise Trouble("no-such-game", f"There is no game {wish.game!r}.")
    if wish.parts is not None:
        await readers.read(me.id, "bad-parts", check_setup, wish.game, len(wish.seats), wish.options, wish.parts)
    return await database.read(lambda _: setup_of(wish))


def setup_of(wish: NewTable) -> Setup:
    """Parts have been checked elsewhere: these can be read here."""
    found = game(wish.game)
    try:
        parts = found.sheet if wish.parts is None else sheet(wish.parts)
        setup = Setup(found, len(wish.seats), found.chosen(wish.options), parts)
        setup.journal()
    except PartsError as error:
        raise Trouble("bad-parts", str(error), german=error.german) from None
    except BadOption as error:
        raise Trouble("bad-option", str(error)) from None
    return setup


def open_table(connection: Connection, me: Me, wish: NewTable, setup: Setup, settings: Settings) -> str:
    seats: list[Seat] = []
    for number, wanted in enumerate(wish.seats):
        if wanted.kind == "open":
            seats.append(Seat(number, None, "", None))
            continue
        level = (wanted.level or "mate") if wanted.kind == "bot" else None
        name = names.proper(wanted.name or (level.capitalize() if level else me.name))
        told = names.distinct(name, [other.name for other in seats])
        seats.append(Seat(number, None if level else me.id, told, level, character=wanted.character if level else None))
    if not any(s.person for s in seats):
        raise Trouble("bad-request", "One of the seats must be yours.")
    if any(s.open for s in seats):  # whoever is still to come is not to be deceived; before one screen everybody knows who is who
        for s in seats:
            if s.person and s.name != me.name:
                names.check_free(connection, s.name, me.id)
    people = all(s.level is None for s in seats) and sum(s.person is not None for s in seats) == 1
    return insert(connection, me, setup, seats, msgspec.structs.replace(wish, rated=wish.rated and people), settings)


def insert(
    connection: Connection, me: Me, setup: Setup, seats: Sequence[Seat], wish: NewTable, settings: Settings,
    opening: Opening | None = None, begins: str = "began",
) -> str:
    """A new table; it starts at once if no seat is open, from a record's answers if there are some. `begins`: the notice that
    says so to its people."""
    if wish.time is not None:
        clocks.check(wish.time)
    quotas.check_table(connection, me, wish.public, wish.parts, settings)
    id, seats = new_id(), characterful(seats)
    connection.execute(game_table.insert().values(
        id=id, game=setup.game.name, players=setup.players, options=json.dumps(setup.options),
        parts_id=None if wish.parts is None else store(connection, wish.parts), parts_name=str(setup.parts.name)[:200],
        parts_hash=setup.parts.hash, rules_version=setup.game.rules_version,
        host=me.id, public=wish.public, hints=wish.hints and not wish.rated,
        grace=settings.grace, created=now(), status="waiting",
        changed=now(), length=0, time=None if wish.time is None else msgspec.json.encode(wish.time).decode(), rated=wish.rated))
    connection.execute(seat.insert(), [
        {"table_id": id, "seat": s.seat, "person": s.person, "name": s.name, "level": s.level, "character": s.character,
         "stand_in": s.stand_in,
         "invited": s.invited, "seen": now()} for s in seats])
    if not any(s.free for s in seats):
        start(connection, id, opening or Opening.of(setup), begins)
    return id


def characterful(seats: Sequence[Seat]) -> list[Seat]:
    """The same seats, every bot with a character."""
    told = list(seats)
    for number, s in enumerate(told):
        if s.level and s.person is None and s.character is None:
            told[number] = s._replace(character=another_character(told))
    return told


def another_character(seats: Sequence[Seat]) -> str:
    """One that no bot there has, any of them, so that the next game brings other plans."""
    every: tuple[str, ...] = get_args(Character)
    return secrets.choice([name for name in every if name not in [s.character for s in seats]])


def start(connection: Connection, table_id: str, opening: Opening, begins: str = "began") -> None:
    """Nobody is missing."""
    log.add(connection, table_id, opening.rows)
    connection.execute(game_table.update().where(game_table.c.id == table_id).values(
        status="over" if opening.over else "playing", turn=opening.turn, length=opening.length, changed=now(), since=now()))
    connection.execute(seat.update().where(seat.c.table_id == table_id).values(seen=now()))  # nobody is late for a start
    clocks.started(connection, table_id)
    people = notices.players(connection, table_id)
    if len(people) > 1 or begins != "began":
        notices.tell(connection, table_id, begins, people)
        notices.tell(connection, table_id, "turn", connection.scalars(sa.select(seat.c.person).where(
            seat.c.table_id == table_id, seat.c.seat == opening.turn, seat.c.level.is_(None))))
    if opening.over:
        due.put(connection, "keep", table_id, now())
    notify(connection, table_id, 0)
