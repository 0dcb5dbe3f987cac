"""What one look into the database tells of a table: who sits where, who is there, who is away and since when."""
from __future__ import annotations

import json
import math
from collections import namedtuple
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any, Final, NamedTuple, get_args

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server.clock import iso
from kogge.server.messages import Happening, Level, Offer, SeatInfo, TableInfo, TimeRule
from kogge.server.people.rhythm import ALWAYS, Waking, waking
from kogge.server.problems import Trouble
from kogge.server.storage.database import ALIVE, now
from kogge.server.storage.rows import game_table, happening, presence, process, seat, talk, vote
from kogge.server.storage.rows import person as person_table

LEVELS: Final[tuple[str, ...]] = get_args(Level)
HAPPENINGS: Final = 12
"""How many of a table's latest are told."""
STAND_IN: Final = "captain"
"""The bot that sits in for a person who has not chosen one."""
REGRET: Final = 10
"""Seconds that a bot in a person's seat leaves to them to come back before it answers; never longer than the grace period."""
RESUME: Final = 600
"""Seconds in which a host who has ended a table for all can let it go on."""


TableRow: Any = namedtuple("TableRow", [column.name for column in game_table.c])  # type: ignore[misc]
"""A row of game_table without all that a result holds; there is one in memory for every table that somebody is at."""


class Seat(NamedTuple):
    """Who sits there: a person, a bot, a bot for a person who is away, or nobody; perhaps somebody is asked to."""

    seat: int
    person: str | None
    name: str
    level: str | None
    stand_in: str = STAND_IN
    """The bot that this person wants to be replaced by."""
    invited: str | None = None
    """The person for whom the seat is kept."""
    seen: float = 0.0
    """When this person was last known to be there, or to have come or gone."""
    left: float | None = None
    """Seconds on its clock when that was last counted."""
    lost: bool = False
    """This person ran out of time."""
    asks: bool = False
    """This person wants to be asked also where there is but one answer."""
    character: str | None = None
    """A bot's own, if the seat is no person's."""

    @property
    def free(self) -> bool:
        return self.person is None and self.level is None

    @property
    def mind(self) -> str | None:
        """The bot that answers for this seat, if one does, as bots are named."""
        return f"{self.level}:{self.character}" if self.level and self.character else self.level

    @property
    def open(self) -> bool:
        """Anybody may sit down."""
        return self.free and self.invited is None


ASKS: Final = sa.func.coalesce(person_table.c.asks, sa.false())
SITTING: Final = sa.select(
    seat.c.table_id, *(ASKS if name == "asks" else seat.c[name] for name in Seat._fields),
).outerjoin(person_table, person_table.c.id == seat.c.person)
"""Seats with their table, as `Seat` has them."""


@dataclass(frozen=True)
class Beside:
    """What only the table's own page shows: offers, what happened, who is on holiday, and when the running clock counts."""

    votes: tuple[Any, ...] = ()
    happenings: tuple[Any, ...] = ()
    holidays: Mapping[str, date] = field(default_factory=dict)
    hours: Waking = ALWAYS
    talk: Mapping[str, int] = field(default_factory=dict)
    """The last line of each room."""


@dataclass(frozen=True)
class Standing:
    """A table with its people, as one look into the database tells."""

    row: Any
    seats: tuple[Seat, ...]
    present: frozenset[str]
    spectators: int
    last_seen: Mapping[str, float]
    """Until when the processes lived through which people were there, where those died."""
    beside: Beside = Beside()

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that are this person's, also while a bot sits in."""
        return [s.seat for s in self.seats if person is not None and s.person == person]

    def rooms(self, person: str | None) -> list[str]:
        """Where this person speaks, and what else they hear: what players said among themselves stays among them."""
        own = "players" if self.seats_of(person) else "spectators"
        return ["all", "spectators", own] if self.row.status in ("over", "abandoned") else [own]

    def elsewhere(self, turn: int | None) -> str | None:
        """Who is asked, if that is somebody who is not at the table."""
        asked = self.seats[turn] if turn is not None and turn >= 0 else None
        return asked.person if asked and asked.level is None and asked.person not in self.present else None

    def alone(self, person: str | None) -> bool:
        """Whether nobody but this person plays here: every seat is theirs or a bot's."""
        return bool(self.seats_of(person)) and all(s.person == person or (s.person is None and s.level) for s in self.seats)

    def players(self) -> set[str]:
        """The people who play: not those for whom a bot does."""
        return {s.person for s in self.seats if s.person is not None and s.level is None}

    def hands_of(self, person: str | None) -> list[int]:
        """The seats for which this person answers."""
        return [seat for seat in self.seats_of(person) if self.seats[seat].level is None]

    def waits_for(self, person: str | None) -> bool:
        """Whether it is this person who is asked."""
        return self.row.status == "playing" and self.row.turn in self.hands_of(person)

    def by_themselves(self) -> list[int]:
        """The seats of people whose forced answers follow by themselves. Bots give theirs at their own pace."""
        return [s.seat for s in self.seats if s.person and s.level is None and not s.asks]

    def names(self) -> list[str]:
        return [s.name or f"{s.seat + 1}" for s in self.seats]

    def names_besides(self, number: int) -> list[str]:
        """The names at all other seats."""
        return [s.name for s in self.seats if s.seat != number]

    def grace(self, s: Seat) -> int | None:
        """Seconds until an absent person's seat may be handed to a bot; None while they are there, and where clocks decide it."""
        if s.person is None or s.person in self.present or self.row.time is not None:
            return None
        gone = now() - max(s.seen, self.last_seen.get(s.person, 0.0))
        return max(0, math.ceil(int(self.row.grace) - gone))

    def regret(self, seat: int) -> float:
        """Seconds until a bot answers for the person who has left it this seat."""
        s = self.seats[seat]
        away = s.person is not None and s.level is not None and not s.lost
        return max(0.0, s.seen + min(REGRET, int(self.row.grace)) - now()) if away else 0.0

    def hosted_by(self, person: str | None) -> bool:
        """Whether somebody is the host and sits at the table."""
        return self.row.host == person and bool(self.seats_of(person))

    def endable(self, me: str | None) -> bool:
        """Whether a host may end it alone. Nobody is robbed of a game that counts, or that they have the time to play."""
        others = any(s.person not in (None, me) for s in self.seats)
        apart = self.row.status == "waiting" or not (others and (self.row.rated or self.row.time))
        return self.hosted_by(me) and self.row.status in ("waiting", "playing") and apart

    def resumable(self, me: str | None) -> int:
        """Seconds in which this host may still let a table go on that they have ended for all."""
        row = self.row
        ended = row.status == "abandoned" and row.turn is not None and row.rematch is None
        if not ended or me is None or row.host != me or not self.seats_of(me):
            return 0
        return max(0, math.ceil(float(row.changed) + RESUME - now()))

    def info(self, me: str | None) -> TableInfo:
        row = self.row
        playing = row.status == "playing"
        return TableInfo(
            id=row.id, game=row.game, players=row.players, options=json.loads(row.options), parts=row.parts_name,
            custom_parts=row.parts_id is not None, status=row.status, public=row.public, hints=row.hints,
            host=me is not None and row.host == me, seats=[self.seat_info(s, me) for s in self.seats],
            invited=me is not None and any(s.invited == me for s in self.seats), spectators=self.spectators,
            turn=row.turn if playing else None,
            my_turn=self.waits_for(me), length=row.length, created=iso(row.created),
            changed=iso(row.changed), link=f"/table/{row.id}", rematch=row.rematch,
            time=None if row.time is None else msgspec.json.decode(row.time, type=TimeRule), rated=row.rated,
            since=_time(row.since if playing else None), deadline=_time(row.deadline if playing else None),
            overtime=None if row.overtime is None or not playing else max(0.0, row.overtime - now()),
            paused=_time(row.paused if playing else None),
            talk=max(self.beside.talk.get(room, 0) for room in self.rooms(me)), offers=self._offers(), happenings=[
                Happening(iso(each.at), each.kind, each.seat, each.level) for each in self.beside.happenings],
            alone=self.alone(me), endable=self.endable(me), resumable=self.resumable(me))

    def _offers(self) -> list[Offer]:
        """Each offer with the seats that have agreed and those that have yet to."""
        if self.row.status != "playing":
            return []
        agreed: dict[tuple[Any, int], set[str]] = {}
        for each in self.beside.votes:
            agreed.setdefault((each.kind, each.seat), set()).add(each.person)
        needed = self.players()

        def seats(people: set[str]) -> list[int]:
            return [s.seat for s in self.seats if s.person in people and s.level is None]

        return [Offer(kind, None if about < 0 else about, seats(people), seats(needed - people))
                for (kind, about), people in agreed.items() if people & needed]

    def seat_info(self, s: Seat, me: str | None) -> SeatInfo:
        nobody = "open" if s.open and self.row.status == "waiting" else "person"
        kind: Any = "bot" if s.level else "invited" if s.invited else nobody
        stand_in: Any = s.stand_in
        return SeatInfo(
            seat=s.seat, name=s.name, kind=kind, level=s.level, character=s.character,  # type: ignore[arg-type]
            mine=me is not None and s.person == me, present=s.level is not None or s.person in self.present,
            away=s.level is not None and s.person is not None, stand_in=stand_in,
            grace=self.grace(s) if s.level is None else None, kept_for_me=me is not None and s.invited == me,
            left=self.left(s), lost=s.lost, seen=_time(self._last_seen(s)), holiday=self._holiday(s))

    def left(self, s: Seat) -> float | None:
        """Seconds on a clock, now."""
        if s.left is None or s.person is None or (s.level is not None and not s.lost):
            return None
        running = self.row.turn == s.seat and self.row.clock_since is not None
        spent = self.beside.hours.between(self.row.clock_since, now()) if running else 0.0
        return round(max(0.0, s.left - spent), 1)

    def _last_seen(self, s: Seat) -> float | None:
        if s.person is None or s.person in self.present or not s.seen:
            return None
        return max(s.seen, self.last_seen.get(s.person, 0.0))

    def _holiday(self, s: Seat) -> str | None:
        last = self.beside.holidays.get(s.person or "")
        return last.isoformat() if last else None


def standing(connection: Connection, table_id: str) -> Standing:
    found = standings(connection, game_table.c.id == table_id)
    if not found:
        raise Trouble("no-such-table", "There is no such table.")
    return replace(found[0], beside=_beside(connection, found[0]))


def lock(connection: Connection, table_id: str) -> Standing:
    """The table, which nobody else changes until this transaction ends."""
    connection.execute(sa.select(game_table.c.id).where(game_table.c.id == table_id).with_for_update())
    return standing(connection, table_id)


def _beside(connection: Connection, table: Standing) -> Beside:
    row = table.row
    said = sa.select(talk.c.room, sa.func.max(talk.c.id)).where(talk.c.table_id == row.id).group_by(talk.c.room)
    spoken: dict[str, int] = {room: newest for room, newest in connection.execute(said)}  # noqa: C416 (typed)
    if row.status in ("waiting", "over"):
        return Beside(talk=spoken)
    query = sa.select(happening).where(happening.c.table_id == row.id).order_by(happening.c.id.desc()).limit(HAPPENINGS)
    happenings = tuple(reversed(connection.execute(query).all()))
    if row.status == "abandoned":  # why
        return Beside(happenings=happenings, talk=spoken)
    votes = tuple(connection.execute(sa.select(vote).where(vote.c.table_id == row.id)).all())
    if row.time is None:
        return Beside(votes, happenings, talk=spoken)
    rule = msgspec.json.decode(row.time, type=TimeRule)
    people = {s.person: waking(connection, s.person) for s in table.seats if s.person and rule.kind == "days"}
    off = {person: last for person, hours in people.items() if (last := hours.off_until(now()))}
    asked = people.get(table.seats[row.turn].person) if row.turn is not None else None
    hours = asked or ALWAYS
    return Beside(votes, happenings, off, hours if rule.nights else replace(hours, night=None), spoken)


def _time(time: float | None) -> str | None:
    return None if time is None else iso(time)


def standings(connection: Connection, where: sa.ColumnElement[bool], limit: int = 100) -> list[Standing]:
    """Tables with their people, the latest first."""
    order = (game_table.c.changed.desc(), game_table.c.id.desc())
    query = sa.select(game_table).where(where).order_by(*order).limit(limit)
    rows: list[Any] = [TableRow(*row) for row in connection.execute(query).all()]
    ids = [row.id for row in rows]
    if not ids:
        return []
    seats: dict[str, list[Seat]] = {id: [] for id in ids}
    for table_id, *s in connection.execute(SITTING.where(seat.c.table_id.in_(ids)).order_by(seat.c.seat)).all():
        seats[table_id].append(Seat(*s))
    present: dict[str, list[tuple[str | None, float]]] = {id: [] for id in ids}
    for p in connection.execute(
            sa.select(presence.c.table_id, presence.c.person, process.c.seen).join(process).where(presence.c.table_id.in_(ids))):
        present[p.table_id].append((p.person, p.seen))
    return [_standing(row, seats[row.id], present[row.id]) for row in rows]


def _standing(row: Any, seats: list[Seat], signs: list[tuple[str | None, float]]) -> Standing:
    """`signs`: whose connection it is, and when its process was last seen."""
    seated = {s.person for s in seats if s.person}
    there = [person for person, seen in signs if seen > now() - ALIVE]
    last_seen: dict[str, float] = {}
    for person, seen in signs:
        if person is not None:
            last_seen[person] = max(seen, last_seen.get(person, 0.0))
    here = frozenset(person for person in there if person in seated)
    return Standing(row, tuple(seats), here, sum(person not in seated for person in there), last_seen)
