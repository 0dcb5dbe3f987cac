"""What is due later: one table of rows with a time, taken by whichever process is awake.

Put something down in the transaction that makes it due; a row with the same kind and key is replaced:

    due.put(connection, "deadline", table_id, at=now() + 60, payload={"number": 17})
    due.drop(connection, "deadline", table_id)

Say once, where the hub is put together, who does it:

    hub.calendar.on("deadline", pass_the_turn)                  # def pass_the_turn(connection, thing) -> float | None
    hub.calendar.on_awaited("mail", send)                       # async def send(thing) -> float | None

What `on` names is a transaction: its effects and the end of the row are committed together, so it is done exactly once, and
after a crash or an error not at all until the next attempt. What `on_awaited` names may wait, think or talk to the world; it is
claimed for as long as its process lives and done at least once, a second time only if the process dies in the middle. Both return
None when it is done, or the time at which it is due again. An error is logged and it is tried again, later each time;
`thing.attempts` tells how often it has failed, for those who want to give up. A kind that a process does not know waits for one
that does.

Tests turn the clock: `hub.clock.turn(3600)`, then `await hub.calendar.run()` does what has come due.
"""
from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server.storage.database import inserting, now
from kogge.server.storage.rows import due

if TYPE_CHECKING:
    from kogge.server.hub import Hub

LEASE: Final = 60.0
"""Seconds for which a claim holds; renewed while its process works on it."""
AT_ONCE: Final = 8
"""How many things of one kind a process does side by side."""
FIRST_PAUSE: Final = 2.0
LONGEST_PAUSE: Final = 6 * 3600.0


@dataclass(frozen=True)
class Thing:
    """Something that is due. `attempts` have failed so far."""

    kind: str
    key: str
    at: float
    payload: Any
    attempts: int
    claim: str


Transaction = Callable[[Connection, Thing], float | None]
Work = Callable[[Thing], Awaitable[float | None]]


@dataclass(frozen=True)
class Kind:
    """Who does a kind of thing, to its end, and how many side by side."""

    do: Callable[[Thing], Awaitable[None]]
    at_once: int


def pause(attempts: int) -> float:
    """Seconds until the next attempt, after so many have failed."""
    return float(min(FIRST_PAUSE * 2 ** min(attempts - 1, 30), LONGEST_PAUSE))


class Calendar:
    """Does what is due, as far as this process knows how."""

    def __init__(self, hub: Hub) -> None:
        self.hub: Final = hub
        self._kinds: Final[dict[str, Kind]] = {}
        self._doing: Final[dict[str, Thing]] = {}
        """What is being worked on, by its claim."""
        self._renewed = time.monotonic()

    def on(self, kind: str, transaction: Transaction, then: Callable[[Thing], Awaitable[None]] | None = None) -> None:
        """Who does it, in one transaction; `then` tells those in this process who want to know at once that it is done."""
        async def do(thing: Thing) -> None:
            await self.hub.database.write(_carry_out, thing, transaction)
            if then is not None:
                await then(thing)

        self._kinds[kind] = Kind(do, AT_ONCE)

    def on_awaited(self, kind: str, work: Work, at_once: int = AT_ONCE) -> None:
        """Who does it, with waiting; `at_once`: how many side by side in one process."""
        async def do(thing: Thing) -> None:
            await self.hub.database.write(_finish, thing, await work(thing))

        self._kinds[kind] = Kind(do, at_once)

    async def run(self) -> None:
        """Do all that is due now, and wait for it and for what was begun before."""
        while (things := await self._claim()) or self._doing:
            await asyncio.gather(asyncio.sleep(0.01), *(self._do(thing) for thing in things))

    async def look(self) -> None:
        """Begin what is due now; called every second."""
        if self._doing and time.monotonic() - self._renewed > LEASE / 3:
            self._renewed = time.monotonic()
            await self.hub.database.write(_renew, self.begun())
        for thing in await self._claim():
            self.hub.spawn(self._do(thing))

    def begun(self) -> list[Thing]:
        """What this process has begun and not ended; to be given back when it stops."""
        return list(self._doing.values())

    async def _claim(self) -> list[Thing]:
        busy = Counter(thing.kind for thing in self._doing.values())
        room = {name: kind.at_once - busy[name] for name, kind in self._kinds.items() if kind.at_once > busy[name]}
        if not await self.hub.database.read(_any_due, room):
            return []
        things = await self.hub.database.write(_claim, room, list(self._doing))
        self._doing.update((thing.claim, thing) for thing in things)
        return things

    async def _do(self, thing: Thing) -> None:
        try:
            await self._kinds[thing.kind].do(thing)
        except Exception:
            self.hub.logger.exception("due thing failed", kind=thing.kind, key=thing.key, attempts=thing.attempts + 1)
            await self.hub.database.write(_put_off, thing)
        finally:
            del self._doing[thing.claim]


# --- transactions ---


def put(connection: Connection, kind: str, key: str, at: float, payload: object = None) -> None:
    """It is due then; what was due under this key before is not any more."""
    fresh = {"at": at, "payload": json.dumps(payload), "attempts": 0, "claim": None}
    insert = inserting(connection, due).values(kind=kind, key=key, **fresh)
    connection.execute(insert.on_conflict_do_update(index_elements=["kind", "key"], set_=fresh))


def ensure(connection: Connection, kind: str, key: str, at: float, payload: object = None) -> None:
    """It is due then, unless something is due under this key already."""
    insert = inserting(connection, due).values(kind=kind, key=key, at=at, payload=json.dumps(payload), attempts=0)
    connection.execute(insert.on_conflict_do_nothing())


def drop(connection: Connection, kind: str, key: str) -> None:
    connection.execute(due.delete().where(due.c.kind == kind, due.c.key == key))


def recall(connection: Connection, kind: str, key: str) -> bool:
    """It is not due any more. Whether that was in time: nobody had done or begun it."""
    waiting = sa.and_(due.c.kind == kind, due.c.key == key, due.c.claim.is_(None))
    return connection.execute(due.delete().where(waiting)).rowcount == 1


def _any_due(connection: Connection, kinds: Collection[str]) -> bool:
    return connection.execute(sa.select(due.c.at).where(due.c.at <= now(), due.c.kind.in_(kinds)).limit(1)).first() is not None


def _claim(connection: Connection, room: dict[str, int], mine: Sequence[str]) -> list[Thing]:
    """As many of each kind as there is room for, but nothing twice. A claimed row is due again when its lease ends, so one
    index and one question serve for both."""
    free = sa.or_(due.c.claim.is_(None), due.c.claim.not_in(mine))
    things: list[Thing] = []
    for kind, most in room.items():
        query = sa.select(due).where(due.c.kind == kind, due.c.at <= now(), free).order_by(due.c.at).limit(most)
        for row in connection.execute(query.with_for_update(skip_locked=True)).all():
            thing = Thing(kind, row.key, row.at, json.loads(row.payload), row.attempts, secrets.token_urlsafe(12))
            this = sa.and_(due.c.kind == kind, due.c.key == row.key)
            connection.execute(due.update().where(this).values(claim=thing.claim, at=now() + LEASE))
            things.append(thing)
    return things


def _mine(thing: Thing) -> sa.ColumnElement[bool]:
    """The row, if it is still the one that was claimed: neither replaced nor claimed by another process since."""
    return sa.and_(due.c.kind == thing.kind, due.c.key == thing.key, due.c.claim == thing.claim)


def _carry_out(connection: Connection, thing: Thing, transaction: Transaction) -> None:
    if connection.execute(sa.select(due.c.at).where(_mine(thing)).with_for_update()).first() is not None:
        _finish(connection, thing, transaction(connection, thing))


def _finish(connection: Connection, thing: Thing, again: float | None) -> None:
    if again is None:
        connection.execute(due.delete().where(_mine(thing)))
    else:
        connection.execute(due.update().where(_mine(thing)).values(at=again, attempts=0, claim=None))


def _put_off(connection: Connection, thing: Thing) -> None:
    attempts = thing.attempts + 1
    connection.execute(due.update().where(_mine(thing)).values(at=now() + pause(attempts), attempts=attempts, claim=None))


def _renew(connection: Connection, things: Sequence[Thing]) -> None:
    for thing in things:
        connection.execute(due.update().where(_mine(thing)).values(at=now() + LEASE))


def give_back(connection: Connection, things: Sequence[Thing]) -> None:
    """Another process may begin at once."""
    for thing in things:
        connection.execute(due.update().where(_mine(thing)).values(at=now(), claim=None))
