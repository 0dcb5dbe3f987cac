"""One connection at a table: what it is told, and when."""
from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from kogge.engine.table import NOBODY
from kogge.server.messages import Bye, Greet, People, ServerMessage, Welcome
from kogge.server.metrics import MERGED
from kogge.server.people.sessions import Visit
from kogge.server.problems import STATUS
from kogge.server.tables.finished import Remains
from kogge.server.tables.scene import Sight
from kogge.server.tables.signal import Signal
from kogge.server.tables.standing import Standing
from kogge.server.tables.telling import Reader

if TYPE_CHECKING:
    from kogge.server.tables.room import Room

ENCODER: Final = msgspec.json.Encoder()
BACKLOG: Final = 500
"""Replies that wait for a connection that does not read them."""


class Wire(Protocol):
    """Where messages go that are not waited for."""

    def has_room(self) -> bool:
        """Whether whoever is there reads what is sent."""

    def tell(self, messages: Sequence[bytes]) -> None:
        """All of them at once. Whoever is gone hears nothing."""

    def close(self, code: int) -> None: ...


class Listener:
    """One connection at a table. It is told the newest state, however many changes it missed."""

    __slots__ = (
        "__weakref__", "_eyes", "_reader", "_sight", "_standing", "_waits", "closing", "due_people", "due_update", "edition",
        "fresh", "id", "known", "lang", "patches", "person", "replies", "room", "session", "wire")

    def __init__(self, room: Room, visit: Visit | None, greeting: Greet) -> None:
        self.id: Final = secrets.token_urlsafe(12)
        self.room: Final = room
        self.person: Final = visit.me.id if visit else None
        self.session: Final = visit.session if visit else None
        self.lang: str = greeting.lang
        self.known = 0
        """The number up to which it has the log, as those eyes read it that it had then."""
        self.edition = 0
        self._sight: Sight | None = None
        self._reader: Reader | None = None
        self._standing: Standing | None = None
        self.replies: Final[list[ServerMessage]] = []
        self.due_update = True
        self.due_people = False
        self.closing: Bye | None = None
        self.wire: Wire | None = None
        """None: whoever listens comes and takes what is due."""
        self.fresh: Final = Signal()
        self._waits = False
        self.greet(greeting)

    def reader(self) -> Reader:
        if self._reader is None or self._standing is not self.room.standing or self._reader.lang != self.lang:
            self._standing = self.room.standing
            self._reader = self.room.reader(self.person, self.lang)
        return self._reader

    def watches(self) -> bool:
        """Whether nobody's seat is looked after here."""
        return not self.reader().seats

    def update_is_due(self) -> None:
        """What was due before and has not been told is never told: the newest state is."""
        if self.due_update:
            MERGED.inc()
        self.due_update = True

    def greet(self, greeting: Greet) -> None:
        """Answer a hello; the table is told as a whole, and of the log what the client has not got in its language."""
        resume = greeting.resume if greeting.resume is not None and greeting.lang == self.lang else 0
        self.lang, self.patches = greeting.lang, greeting.patches
        self.known = resume if resume <= self.room.number_for(self.person) else 0
        self._sight = None
        self._eyes: int | None = self.reader().eyes(self.room.chronicle) if resume else NOBODY
        self.say(Welcome(self.room.info(self.person), list(self.reader().seats)))
        self.due_update = True

    def news(self) -> bytes:
        """The present state, or what has changed since it was told last."""
        reader, chronicle = self.reader(), self.room.chronicle
        if isinstance(chronicle, Remains):
            self.edition += 1
            return ENCODER.encode(chronicle.update(reader, self.edition))
        scene = self.room.scene()
        sight = scene.sight(reader)
        anew = sight.eyes != self._eyes or scene.over  # other eyes, or open secrets: all lines read anew
        log_from = 0 if anew else scene.lines_from(self.known)
        before = self._sight if self.patches else None
        self.known, self._eyes, self._sight = sight.number, sight.eyes, sight
        self.edition += 1
        return scene.message(self.edition, before, sight, reader.lang, log_from)

    # --- what is due ---

    def say(self, message: ServerMessage) -> None:
        self.replies.append(message)
        if len(self.replies) > BACKLOG:
            self.closing = Bye("You do not read what you are told.", True, "too-many-requests")
        self.hear()

    def close(self, bye: Bye) -> None:
        self.closing = bye
        self.hear()

    def hear(self) -> None:
        """Something is due."""
        if self.wire is not None:
            self.room.tell_soon()
        else:
            self.fresh.set()

    def due(self, update: bool = True) -> list[tuple[int, bytes]]:
        """Everything this connection is to be told now, each with the number of the log it accounts for."""
        told = [(self.known, ENCODER.encode(reply)) for reply in self.replies]
        self.replies.clear()
        if self.due_people:
            self.due_people = False
            told.append((self.known, ENCODER.encode(People(self.room.info(self.person)))))
        if self.due_update and update:
            self.due_update = False
            message = self.news()
            told.append((self.known, message))
        if self.closing is not None and update:
            told.append((self.known, ENCODER.encode(self.closing)))
        return told

    def tell(self, patient: bool = True) -> None:
        """By its wire, in one go; whoever does not read hears it later."""
        wire = self.wire
        if wire is None or not wire.has_room():
            return
        told = self.due(update=not (patient and self.waits()))
        if told:
            wire.tell([message for _, message in told])
        if self.closing is not None:
            self.wire = None
            wire.close(1012 if self.closing.again else 4000 + STATUS[self.closing.code])

    def waits(self) -> bool:
        """Whether this is one that watches while the process is behind: then it is told the newest when that has caught up."""
        if not self.due_update or self.closing is not None:
            return False
        if self._waits or not (self.room.hub.pace.behind and self.watches()):
            return self._waits
        self._waits = True
        self.room.hub.pace.later("spectator", self._tell_late)
        return True

    def _tell_late(self) -> None:
        self._waits = False
        self.room.tell([self], patient=False)

    async def messages(self) -> AsyncIterator[tuple[int, bytes]]:
        """The same for who comes and takes it."""
        while True:
            self.fresh.clear()
            for each in self.due(update=False):
                yield each
            if self.due_update and self.watches():
                await self.room.hub.pace.calm("spectator")
            for each in self.due():
                yield each
            self.room.rest()
            if self.closing is not None:
                return
            await self.fresh.wait()
