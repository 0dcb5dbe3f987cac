"""uvicorn's HTTP with an end to its patience. Without one, requests that are never finished stay open for ever."""
from __future__ import annotations

import asyncio
from functools import cache
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kogge.server.settings import Settings

LARGEST_HEAD: Final = 64 * 1024


@cache
def patience() -> float:
    return Settings.read().patience


class PatientProtocol(HttpToolsProtocol):
    """A request must have arrived whole after so many seconds, and a client must go on reading what it asked for."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.awaited: asyncio.TimerHandle | None = None
        """Runs out while a request is on its way."""
        self.unread: asyncio.TimerHandle | None = None
        """Runs out while the client reads nothing."""
        self.head: int | None = 0
        """How much of a request's head has arrived; None while it is the body's turn, which has a bound of its own."""

    # --- what comes in ---

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.expect()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.head is not None:
            self.head += len(data)
            if self.head > LARGEST_HEAD and not self.transport.is_closing():
                self.send_400_response("The head of this request is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.expect()

    def on_headers_complete(self) -> None:
        self.head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.arrived()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.arrived()
        self.taken()
        super().connection_lost(exc)

    def expect(self) -> None:
        self.arrived()
        self.head = 0
        self.awaited = self.loop.call_later(patience(), self.transport.close)

    def arrived(self) -> None:
        if self.awaited is not None:
            self.awaited.cancel()
            self.awaited = None

    # --- what goes out ---

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.loop.call_later(patience(), self.transport.abort)

    def resume_writing(self) -> None:
        self.taken()
        super().resume_writing()

    def taken(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None
