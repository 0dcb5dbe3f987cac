"""uvicorn's WebSockets with less to hold and to do: thousands are open at once, mostly idle, and each answer is told at five.

Once a connection is accepted, it is carried on outside the framework (STAY), and what belongs to its request is let go. What
asyncio holds ready for many who wait takes more memory than all else, so there are no events and queues of asyncio's here.
"""
from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Protocol

from litestar.exceptions import WebSocketException
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from kogge.server.tables.listener import Wire
from kogge.server.tables.signal import Signal

Carry = Callable[["Socket"], Awaitable[None]]
STAY: Final = "kogge.stay"
"""Where in a connection's scope a handler leaves what is to be done after it has returned."""
WAITING: Final = 8
"""Messages that wait to be read before no more are taken from the wire."""
TEXT: Final = 0x81
"""How a frame begins that is a whole text (RFC 6455, 5.2)."""
SHORT: Final = 126
MEDIUM: Final = 1 << 16


def head(message: bytes) -> bytes:
    """The head of the frame in which a message travels to a client."""
    size = len(message)
    if size < SHORT:
        return bytes((TEXT, size))
    if size < MEDIUM:
        return bytes((TEXT, SHORT, size >> 8, size & 255))
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big")


class Socket(Wire, Protocol):
    """An open connection, whoever serves it."""

    on_room: Callable[[], None] | None
    """Whom to tell that there is room again for what is to be sent."""

    async def hear(self) -> bytes:
        """The next message. Raises ConnectionError once whoever was there is gone."""


class AnySocket:
    """A connection of any other server, by the framework's means."""

    def __init__(self, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]) -> None:
        self.on_room: Callable[[], None] | None = None
        self._receive: Final = receive
        self._send: Final = send
        self._sending: Final[set[asyncio.Future[None]]] = set()

    async def hear(self) -> bytes:
        return content(await self._receive())

    def has_room(self) -> bool:
        return True

    def tell(self, messages: Sequence[bytes]) -> None:
        for message in messages:
            self._begin({"type": "websocket.send", "text": message.decode()})

    def close(self, code: int) -> None:
        self._begin({"type": "websocket.close", "code": code, "reason": ""})

    def _begin(self, message: dict[str, object]) -> None:
        sending = asyncio.ensure_future(quietly(self._send(message)))
        self._sending.add(sending)
        sending.add_done_callback(self._sending.discard)


async def quietly(sending: Awaitable[None]) -> None:
    """Whoever is gone hears nothing, which is said where the next message is waited for."""
    with contextlib.suppress(OSError, RuntimeError, WebSocketException):
        await sending


def content(message: Any) -> bytes:
    """What a message of the framework's holds."""
    if message["type"] == "websocket.disconnect":
        raise ConnectionError
    text: str | None = message.get("text")
    return text.encode() if text is not None else message.get("bytes") or b""


class Letters:
    """As much of a queue as a protocol needs, for one who reads."""

    def __init__(self) -> None:
        self._letters: list[Any] = []
        self._come: Final = Signal()

    def __len__(self) -> int:
        return len(self._letters)

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
        self.on_room: Callable[[], None] | None = None
        self._stays = False
        self._closing: asyncio.Task[None] | None = None
        self._app: Final[Any] = self.app
        self.app: Any = self._carry

    async def _carry(self, scope: Any, receive: object, send: object) -> None:
        left: list[Carry] = []
        scope[STAY] = left
        await self._app(scope, receive, send)
        if left:
            scope.clear()
            self.request.headers.clear()
            self.response.headers.clear()
            self._stays = True
            await left.pop()(self)

    # --- what comes in ---

    async def hear(self) -> bytes:
        message = await self.receive()
        return message if isinstance(message, bytes) else content(message)

    def handle_text(self, event: Frame) -> None:
        """Most messages are one whole text: it is read as it is, and the wire stays open for the next one."""
        if not (event.fin and self._stays and readable(event.data)):
            super().handle_text(event)
        elif not self.close_sent:
            self.queue.put_nowait(bytes(event.data))
            if len(self.queue) >= WAITING and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()

    # --- what goes out, past the framework's layers ---

    def has_room(self) -> bool:
        return bool(self.writable.is_set())

    def tell(self, messages: Sequence[bytes]) -> None:
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join([part for message in messages for part in (head(message), message)]))

    def close(self, code: int) -> None:
        self._closing = self.loop.create_task(quietly(self.send({"type": "websocket.close", "code": code, "reason": ""})))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_room is not None:
            self.on_room()


def readable(data: bytes | bytearray | memoryview) -> bool:
    try:
        str(data, "utf-8")
    except UnicodeDecodeError:
        return False
    return True
