"""uvicorn's WebSockets with less to hold: thousands are open at once, and most of the time nothing happens at any of them.

Once a connection is accepted, it is carried on outside the framework (STAY), and what belongs to its request is let go. What
asyncio holds ready for many who wait takes more memory than all else, so there are no events and queues of asyncio's here.
"""
from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kogge.server.tables.signal import Signal

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
Carry = Callable[[Receive, Send], Awaitable[None]]
STAY: Final = "kogge.stay"
"""Where in a connection's scope a handler leaves what is to be done after it has returned."""


class Letters:
    """As much of a queue as a protocol needs, for one who reads."""

    def __init__(self) -> None:
        self._letters: list[Any] = []
        self._come: Final = Signal()

    def put_nowait(self, letter: Any) -> None:
        self._letters.append(letter)
        self._come.set()

    def empty(self) -> bool:
        return not self._letters

    async def get(self) -> Any:
        while not self._letters:
            self._come.clear()
            await self._come.wait()
        return self._letters.pop(0)


class LeanSocket(WebSocketsSansIOProtocol):
    """A connection that lets go of its request once it stays."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue: Any = Letters()
        self.writable: Any = Signal()
        self.writable.set()
        self._app: Final[Any] = self.app
        self.app: Any = self._carry

    async def _carry(self, scope: Any, receive: Receive, send: Send) -> None:
        left: list[Carry] = []
        scope[STAY] = left
        await self._app(scope, receive, send)
        if left:
            scope.clear()
            self.request.headers.clear()
            self.response.headers.clear()
            await left.pop()(receive, send)
