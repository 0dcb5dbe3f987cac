"""One connection at a table: what it is told, and when."""
from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final

import msgspec

from kogge.server.messages import Bye, People, ServerMessage, Welcome
from kogge.server.people.sessions import Visit
from kogge.server.tables.telling import Reader

if TYPE_CHECKING:
    from kogge.server.tables.room import Room

ENCODER: Final = msgspec.json.Encoder()
BACKLOG: Final = 500
"""Replies that wait for a connection that does not read them."""


class Listener:
    """One connection at a table. It is told the newest state, however many changes it missed."""

    def __init__(self, room: Room, visit: Visit | None, lang: str, resume: int | None) -> None:
        self.id: Final = secrets.token_urlsafe(12)
        self.room: Final = room
        self.person: Final = visit.me.id if visit else None
        self.session: Final = visit.session if visit else None
        self.known = resume if resume is not None and resume <= room.number_for(self.person) else 0
        self.lang = lang
        self.eyes: int | None = self.reader().eyes(room.chronicle) if resume is not None else -1
        self.replies: Final[deque[ServerMessage]] = deque()
        self.due_update = True
        self.due_people = False
        self.closing: Bye | None = None
        self.fresh: Final = asyncio.Event()

    def reader(self) -> Reader:
        return self.room.reader(self.person, self.lang)

    def greet(self, lang: str) -> None:
        """Answer a hello; everything is told anew in its language."""
        if lang != self.lang:
            self.lang, self.known = lang, 0
        seats = self.room.standing.seats_of(self.person)
        self.say(Welcome(self.room.info(self.person), seats))
        self.due_update = True

    def say(self, message: ServerMessage) -> None:
        self.replies.append(message)
        self.fresh.set()
        if len(self.replies) > BACKLOG:
            self.close(Bye("You do not read what you are told.", True, "too-many-requests"))

    def close(self, bye: Bye) -> None:
        self.closing = bye
        self.fresh.set()

    async def messages(self) -> AsyncIterator[tuple[int, bytes]]:
        """Everything this connection is to be told, each with the number of the log it accounts for."""
        while True:
            self.fresh.clear()
            while self.replies:
                yield self.known, ENCODER.encode(self.replies.popleft())
            if self.due_people:
                self.due_people = False
                yield self.known, ENCODER.encode(People(self.room.info(self.person)))
            if self.due_update:
                self.due_update = False
                message = self.room.news(self)
                yield self.known, message
            if self.closing is not None:
                yield self.known, ENCODER.encode(self.closing)
                return
            await self.fresh.wait()
