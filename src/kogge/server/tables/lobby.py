"""Tables and their seats: opened, joined, left, handed to bots and back. Each function is one transaction."""
from __future__ import annotations

import json
import secrets
import string
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge import BadOption, PartsError, game, games
from kogge.server.clock import iso
from kogge.server.messages import Join, Me, NewTable, SeatChange, SeatInfo, TableInfo
from kogge.server.people import names
from kogge.server.problems import Trouble
from kogge.server.reading.readers import Readers
from kogge.server.reading.texts import check_setup
from kogge.server.storage.database import ALIVE, Database, game_table, notify, now, presence, process, seat
from kogge.server.tables import log
from kogge.server.tables.chronicle import Opening
from kogge.server.tables.setup import Setup, sheet, store

ALPHABET: Final = string.ascii_letters + string.digits


PAGE: Final = 100
MOST: Final = 1000
"""Tables that go on, of one person, in one list."""


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


# --- what is known of a table ---


@dataclass(frozen=True)
class Seat:
    """Who sits there: a person, a bot, a bot for a person who is away, or nobody."""

    seat: int
    person: str | None
    name: str
    level: str | None

    @property
    def open(self) -> bool:
        return self.person is None and self.level is None


@dataclass(frozen=True)
class Standing:
    """A table with its people, as one look into the database tells."""

    row: Any
    seats: tuple[Seat, ...]
    present: frozenset[str]
    spectators: int

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that are this person's, also while a bot sits in."""
        return [s.seat for s in self.seats if person is not None and s.person == person]

    def hands_of(self, person: str | None) -> list[int]:
        """The seats for which this person answers."""
        return [seat for seat in self.seats_of(person) if self.seats[seat].level is None]

    def names(self) -> list[str]:
        return [s.name or f"{s.seat + 1}" for s in self.seats]

    def names_besides(self, number: int) -> list[str]:
        """The names at all other seats."""
        return [s.name for s in self.seats if s.seat != number]

    def info(self, me: str | None) -> TableInfo:
        row = self.row
        playing = row.status == "playing"
        return TableInfo(
            id=row.id, game=row.game, players=row.players, options=json.loads(row.options), parts=row.parts_name,
            custom_parts=row.parts_id is not None, status=row.status, public=row.public, hints=row.hints,
            host=me is not None and row.host == me, seats=[self.seat_info(s, me) for s in self.seats],
            spectators=self.spectators, turn=row.turn if playing else None,
            my_turn=playing and row.turn in self.hands_of(me), length=row.length, created=iso(row.created),
            changed=iso(row.changed), link=f"/table/{row.id}", rematch=row.rematch)

    def seat_info(self, s: Seat, me: str | None) -> SeatInfo:
        kind: Any = "bot" if s.level else "open" if s.open and self.row.status == "waiting" else "person"
        return SeatInfo(
            seat=s.seat, name=s.name, kind=kind, level=s.level,  # type: ignore[arg-type]
            mine=me is not None and s.person == me, present=s.level is not None or s.person in self.present,
            away=s.level is not None and s.person is not None)


def standing(connection: Connection, table_id: str) -> Standing:
    found = standings(connection, game_table.c.id == table_id)
    if not found:
        raise Trouble("no-such-table", "There is no such table.")
    return found[0]


def standings(connection: Connection, where: sa.ColumnElement[bool], limit: int = 100) -> list[Standing]:
    """Tables with their people, the latest first."""
    order = (game_table.c.changed.desc(), game_table.c.id.desc())
    rows = connection.execute(sa.select(game_table).where(where).order_by(*order).limit(limit)).all()
    ids = [row.id for row in rows]
    seats: dict[str, list[Seat]] = {id: [] for id in ids}
    for s in connection.execute(sa.select(seat).where(seat.c.table_id.in_(ids)).order_by(seat.c.seat)):
        seats[s.table_id].append(Seat(s.seat, s.person, s.name, s.level))
    present: dict[str, list[str | None]] = {id: [] for id in ids}
    for p in connection.execute(
            sa.select(presence.c.table_id, presence.c.person).join(process)
            .where(presence.c.table_id.in_(ids), process.c.seen > now() - ALIVE)):
        present[p.table_id].append(p.person)
    return [_standing(row, seats[row.id], present[row.id]) for row in rows]


def _standing(row: Any, seats: list[Seat], present: list[str | None]) -> Standing:
    seated = {s.person for s in seats if s.person}
    here = frozenset(person for person in present if person in seated)
    return Standing(row, tuple(seats), here, sum(person not in seated for person in present))


def mine(connection: Connection, me: Me, after: str | None = None) -> tuple[list[Standing], str | None]:
    """Where I sit: first all that goes on, what waits for me before the rest, then what has ended, the latest first, a page at a
    time; and where the next page begins."""
    sitting = game_table.c.id.in_(sa.select(seat.c.table_id).where(seat.c.person == me.id))
    ended = sa.and_(sitting, game_table.c.status.in_(("over", "abandoned")))
    going_on: list[Standing] = []
    if after is None:
        going_on = standings(connection, sa.and_(sitting, game_table.c.status.in_(("playing", "waiting"))), limit=MOST)
        going_on.sort(key=lambda s: (not s.info(me.id).my_turn, s.row.status != "playing"))
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


def open_tables(connection: Connection) -> list[Standing]:
    return standings(connection, sa.and_(game_table.c.status == "waiting", game_table.c.public))


# --- opening a table ---


async def set_up(readers: Readers, database: Database, me: Me, wish: NewTable) -> Setup:
    """What the engine makes of it; raises Trouble in the engine's own words."""
    if wish.game not in games():
        raise Trouble("no-such-game", f"There is no game {wish.game!r}.")
    if wish.parts is not None:
        await readers.read(me.id, "bad-parts", check_setup, wish.game, len(wish.seats), wish.options, wish.parts)
    return await database.read(lambda _: _set_up(wish))


def _set_up(wish: NewTable) -> Setup:
    """Parts have been checked elsewhere: these can be read here."""
    found = game(wish.game)
    try:
        parts = found.sheet if wish.parts is None else sheet(wish.parts)
        setup = Setup(found, len(wish.seats), found.chosen(wish.options), parts)
        setup.journal()
    except PartsError as error:
        raise Trouble("bad-parts", str(error)) from None
    except BadOption as error:
        raise Trouble("bad-option", str(error)) from None
    return setup


def open_table(connection: Connection, me: Me, wish: NewTable, setup: Setup) -> str:
    seats: list[Seat] = []
    for number, wanted in enumerate(wish.seats):
        if wanted.kind == "open":
            seats.append(Seat(number, None, "", None))
            continue
        level = (wanted.level or "mate") if wanted.kind == "bot" else None
        name = names.proper(wanted.name or (level.capitalize() if level else me.name))
        told = names.distinct(name, [other.name for other in seats])
        seats.append(Seat(number, None if level else me.id, told, level))
    if not any(s.person for s in seats):
        raise Trouble("bad-request", "One of the seats must be yours.")
    if any(s.open for s in seats):  # whoever is still to come is not to be deceived; before one screen everybody knows who is who
        for s in seats:
            if s.person and s.name != me.name:
                names.check_free(connection, s.name, me.id)
    return insert(connection, me, setup, seats, wish)


def insert(
    connection: Connection, me: Me, setup: Setup, seats: Sequence[Seat], wish: NewTable, opening: Opening | None = None,
) -> str:
    """A new table; it starts at once if no seat is open, from a record's answers if there are some."""
    id = new_id()
    connection.execute(game_table.insert().values(
        id=id, game=setup.game.name, players=setup.players, options=json.dumps(setup.options),
        parts_id=None if wish.parts is None else store(connection, wish.parts), parts_name=str(setup.parts.name)[:200],
        parts_hash=setup.parts.hash, rules_version=setup.game.rules_version,
        host=me.id, public=wish.public, hints=wish.hints, created=now(), status="waiting", changed=now(), length=0))
    connection.execute(seat.insert(), [
        {"table_id": id, "seat": s.seat, "person": s.person, "name": s.name, "level": s.level} for s in seats])
    if not any(s.open for s in seats):
        start(connection, id, opening or Opening.of(setup))
    return id


def start(connection: Connection, table_id: str, opening: Opening) -> None:
    """Nobody is missing."""
    log.add(connection, table_id, opening.rows)
    connection.execute(game_table.update().where(game_table.c.id == table_id).values(
        status="over" if opening.over else "playing", turn=opening.turn, length=opening.length, changed=now()))
    notify(connection, table_id, 0)


# --- changing who sits there ---


def lock(connection: Connection, table_id: str) -> Standing:
    """The table, which nobody else changes until this transaction ends."""
    connection.execute(sa.select(game_table.c.id).where(game_table.c.id == table_id).with_for_update())
    return standing(connection, table_id)


def sit(connection: Connection, table_id: str, number: int, **values: object) -> None:
    connection.execute(seat.update().where(seat.c.table_id == table_id, seat.c.seat == number).values(**values))


def settle(connection: Connection, table_id: str) -> None:
    """After a change: start when nobody is missing, end when nobody is left, and tell the others."""
    table = standing(connection, table_id)
    if table.row.status == "waiting" and not any(s.open for s in table.seats):
        start(connection, table_id, Opening.of(Setup.of(connection, table.row)))
    elif table.row.status in ("waiting", "playing") and not any(s.person for s in table.seats):
        end(connection, table_id)
    notify(connection, table_id, 0)


def end(connection: Connection, table_id: str) -> None:
    ended = {"status": "abandoned", "turn": None, "changed": now()}
    connection.execute(game_table.update().where(game_table.c.id == table_id).values(ended))


def join(connection: Connection, table_id: str, me: Me, wish: Join) -> None:
    table = lock(connection, table_id)
    if table.row.status != "waiting":
        raise Trouble("not-waiting", "This table has begun.")
    if wish.seat is not None and wish.seat >= len(table.seats):
        raise Trouble("no-such-seat", "There is no such seat.")
    free = [s.seat for s in table.seats if s.open and wish.seat in (None, s.seat)]
    if not free:
        raise Trouble("seat-taken", "Somebody sits there already.")
    name = names.proper(wish.name or me.name)
    if name != me.name:
        names.check_free(connection, name, me.id)
    sit(connection, table_id, free[0], person=me.id, name=names.distinct(name, table.names_besides(free[0])))
    settle(connection, table_id)


def leave(connection: Connection, table_id: str, me: Me) -> None:
    table = lock(connection, table_id)
    mine = [s for s in table.seats if s.person == me.id]
    if not mine:
        raise Trouble("forbidden", "You do not sit at this table.")
    for s in mine:
        if table.row.status == "waiting":
            sit(connection, table_id, s.seat, person=None, name="", level=None)
        elif table.row.status == "playing":
            sit(connection, table_id, s.seat, person=None, level=s.level or "mate")
        else:
            sit(connection, table_id, s.seat, person=None)
    settle(connection, table_id)


def change_seat(connection: Connection, table_id: str, number: int, me: Me, wish: SeatChange) -> None:
    """Hand a seat to a bot, or take one's own back."""
    table = lock(connection, table_id)
    if number >= len(table.seats):
        raise Trouble("no-such-seat", "There is no such seat.")
    if table.row.status not in ("waiting", "playing"):
        raise Trouble("not-playing", "This table is over.")
    s = table.seats[number]
    host, seated = table.row.host == me.id, any(other.person == me.id for other in table.seats)
    if wish.kind == "person":
        if s.person != me.id:
            raise Trouble("forbidden", "That is not your seat.")
        sit(connection, table_id, number, level=None)
    else:
        absent = s.person is not None and s.person not in table.present
        if not (s.person == me.id or (host and s.person is None) or ((host or seated) and absent)):
            raise Trouble("forbidden", "Only an absent person's seat can be handed to a bot.")
        name = s.name or names.distinct(names.proper(wish.name or wish.level.capitalize()), table.names_besides(number))
        sit(connection, table_id, number, level=wish.level, name=name)
    settle(connection, table_id)


def abandon(connection: Connection, table_id: str, me: Me) -> None:
    table = lock(connection, table_id)
    if table.row.host != me.id:
        raise Trouble("forbidden", "Only the host can end the table for all.")
    if table.row.status not in ("waiting", "playing"):
        raise Trouble("not-playing", "This table is over.")
    end(connection, table_id)
    notify(connection, table_id, 0)


def rematch(connection: Connection, table_id: str, me: Me) -> str:
    """The same people, bots and options once more; whoever asks later gets the same table."""
    table = lock(connection, table_id)
    row = table.row
    if not any(s.person == me.id for s in table.seats):
        raise Trouble("forbidden", "You do not sit at this table.")
    if row.rematch is not None:
        return str(row.rematch)
    if row.status not in ("over", "abandoned"):
        raise Trouble("not-over", "This table is not over.")
    setup = Setup.anew(connection, row)
    parts = None if row.parts_id is None else setup.parts.text
    wish = NewTable(game=row.game, seats=[], parts=parts, public=row.public, hints=row.hints)
    seats = [Seat(s.seat, s.person, s.name, s.level if s.person is None else None) for s in table.seats]
    again = insert(connection, me, setup, seats, wish)
    connection.execute(game_table.update().where(game_table.c.id == table_id).values(rematch=again))
    notify(connection, table_id, 0)
    return again
