"""Where the post office is, before it opens: with the first thing to send, for what sending needs takes long to load."""
from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from kogge.server.due import Thing
from kogge.server.notices import notices, ways
from kogge.server.people import recovery

if TYPE_CHECKING:
    from kogge.server.hub import Hub
    from kogge.server.notices.post import Post


class Office:
    """What is due to be sent comes here."""

    def __init__(self, hub: Hub) -> None:
        self.hub: Final = hub
        hub.calendar.on_awaited(notices.SEND, self.send, at_once=16)
        hub.calendar.on_awaited(notices.DIGEST, self.digest)
        hub.calendar.on_awaited(ways.CONFIRM, self.confirm)
        hub.calendar.on_awaited(recovery.KIND, self.recover)

    @cached_property
    def post(self) -> Post:
        from kogge.server.notices.post import Post

        return Post(self.hub)

    async def send(self, thing: Thing) -> float | None:
        return await self.post.send(thing)

    async def digest(self, thing: Thing) -> float | None:
        return await self.post.digest(thing)

    async def confirm(self, thing: Thing) -> None:
        await self.post.confirm(thing)

    async def recover(self, thing: Thing) -> None:
        await self.post.recover(thing)

    async def close(self) -> None:
        if "post" in self.__dict__:
            await self.post.close()
