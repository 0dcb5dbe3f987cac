"""Play over WebSocket, and the same over server-sent events and POST."""
from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, Final, cast

import msgspec
from litestar import Response, Router, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromQuery
from litestar.response import Stream

from kogge.server.hub import Hub
from kogge.server.messages import (
    AskEvaluation,
    AskHint,
    Bye,
    ClientMessage,
    Command,
    Greet,
    Refusal,
    RefusalCode,
    Reply,
)
from kogge.server.people.sessions import Visit
from kogge.server.problems import Trouble
from kogge.server.tables.listener import ENCODER, Listener
from kogge.server.tables.room import Room
from kogge.server.web.guard import (
    TOO_FAR_BACK,
    UNREADABLE,
    AnyVisit,
    Language,
    Myself,
    TableId,
    TheHub,
    Web,
    check_host,
    foreign,
    visit_of,
)
from kogge.server.web.limits import LOOK, Bucket, Limits, address_of
from kogge.server.web.sockets import STAY, AnySocket, Carry, Socket

LARGEST: Final = 16 * 1024
BURST: Final = 60
RATE: Final = 30
FIRST_MESSAGE: Final = 10.0
REFUSED: Final = 10.0
"""Seconds before a connection too many is closed: opening the next one costs the server more than keeping this one."""
PAUSE: Final = 0.2
"""Seconds until it is seen again whether somebody with many connections may send more."""
HEARTBEAT: Final = 15.0
MESSAGES: Final = msgspec.json.Decoder(ClientMessage)
COMMANDS: Final = msgspec.json.Decoder(Command)
ANY: Final = msgspec.json.Decoder()

GONE: Final = (WebSocketException, OSError)
"""Whoever was there is there no more."""


def refuse(id: str | None, code: RefusalCode, reason: str, number: int = 0) -> Refusal:
    return Refusal(id, code, reason, number)


def id_of(raw: bytes) -> str | None:
    """The id of a command that is not obeyed, if it can be read."""
    with contextlib.suppress(Exception):
        found = ANY.decode(raw)["id"]
        return found[:64] if isinstance(found, str) else None
    return None


class Connection:
    """One WebSocket: reads commands, and sends what its listener is to be told."""

    __slots__ = ("bucket", "hub", "limits", "listener", "person", "room", "socket", "visit", "who")

    def __init__(self, socket: Socket, room: Room, visit: Visit | None, limits: Limits, address: str) -> None:
        self.socket: Final = socket
        self.hub: Final = room.hub
        self.room: Final = room
        self.visit: Final = visit
        self.person: Final = visit.me.id if visit else None
        self.bucket: Final = Bucket(BURST, RATE)
        self.limits: Final = limits
        self.who: Final = self.person or address
        self.listener: Listener | None = None

    async def run(self) -> None:
        """Until either side goes."""
        try:
            async with asyncio.timeout(FIRST_MESSAGE):
                while self.listener is None:
                    await self.receive()
            while True:
                await self.receive()
        except TimeoutError:
            self.socket.tell([ENCODER.encode(Bye("No hello came.", False, "hello-first"))])
            self.socket.close(4408)
            with contextlib.suppress(*GONE):
                while True:
                    await self.socket.hear()
        except GONE:
            pass
        finally:
            if self.listener is not None:
                self.socket.on_room = None
                self.hub.spawn(self.room.leave(self.listener))

    async def receive(self) -> None:
        """One message, whatever it is."""
        raw = await self.socket.hear()
        if self.listener is not None and self.listener.closing is not None:
            if not self.socket.has_room():
                raise ConnectionError  # nor is the goodbye
            return  # what comes after the goodbye is not heard
        while not self.limits.take(self.who, "message"):
            await asyncio.sleep(PAUSE)
        reply = await self.handle(raw)
        if reply is None:
            return
        if self.listener is None:
            self.socket.tell([ENCODER.encode(reply)])
        else:
            self.listener.say(reply)

    async def handle(self, raw: bytes) -> Reply | None:
        number = self.room.number_for(self.person)
        if not self.bucket.take():
            await asyncio.sleep(1 / RATE)  # refusals cost too: whoever sends faster is read no faster
            return refuse(id_of(raw[:LARGEST]), "too-fast", f"More than {RATE} messages a second.", number)
        if len(raw) > LARGEST:
            return refuse(None, "too-large", f"A message has at most {LARGEST} bytes.", number)
        try:
            message = MESSAGES.decode(raw)
        except UNREADABLE as error:
            return refuse(id_of(raw), "malformed", str(error), number)
        if isinstance(message, Greet):
            if self.listener is not None and not self.limits.take(self.who, "replay", LOOK + self.room.chronicle.length_for(())):
                return refuse(None, "too-fast", TOO_FAR_BACK, number)  # the whole log is told anew
            await self.greet(message)
            return None
        if self.listener is None:
            return refuse(message.id, "hello-first", "The first message must be hello.", number)
        if isinstance(message, AskHint | AskEvaluation):
            self.hub.spawn(self.advise(self.listener, message))
            return None
        if not self.limits.may_replay(self.who, self.person, self.room, message):
            return refuse(message.id, "too-fast", TOO_FAR_BACK, number)
        return await self.room.obey(self.person, self.listener.lang, message)

    async def greet(self, message: Greet) -> None:
        if self.listener is None:
            if message.resume is not None and message.resume > self.room.number_for(self.person):
                await self.room.catch_up()
            self.listener = Listener(self.room, self.visit, message)
            await self.room.enter(self.listener)
            self.listener.wire, self.socket.on_room = self.socket, self.listener.hear
            self.listener.hear()
        else:
            self.listener.greet(message)

    async def advise(self, listener: Listener, message: AskHint | AskEvaluation) -> None:
        """Bots take their time; other commands go on meanwhile."""
        listener.say(await self.hub.obey(self.room, self.person, listener.lang, message))


@websocket("/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: TableId) -> None:
    """The WebSocket of a table."""
    hub: Hub = socket.app.state.hub
    await socket.accept()
    try:
        check_host(socket, hub)
        socket.app.state.limits.check(socket)
        if foreign(socket):
            raise Trouble("foreign-origin", "This request comes from another site.")
        room = await hub.room(table_id)
        visit = await visit_of(socket, hub)
        socket.app.state.limits.check_connection(socket, visit, room)
    except Trouble as trouble:
        await socket.send_text(ENCODER.encode(Bye(trouble.message, False, trouble.code)).decode())
        if trouble.status == 429:
            await asyncio.sleep(REFUSED)
        await socket.close(code=4000 + trouble.status)
        return
    limits, address = socket.app.state.limits, address_of(socket)
    counted = limits.connected(socket, visit, room)

    async def carry(link: Socket) -> None:
        with counted:
            await Connection(link, room, visit, limits, address).run()

    left: list[Carry] | None = cast(Any, socket.scope).get(STAY)
    if left is not None:
        left.append(carry)
    else:
        await carry(AnySocket(socket.receive, socket.send))


@get("/tables/{table_id:str}/events", media_type="text/event-stream")
async def events(
    request: Web, hub: TheHub, visit: AnyVisit, table_id: TableId, lang: Language = "en", resume: FromQuery[int | None] = None,
    patches: FromQuery[bool] = False,
) -> Stream:
    """The same messages as server-sent events."""
    room = await hub.room(table_id)
    limits: Limits = request.app.state.limits
    limits.check_connection(request, visit, room)
    last = request.headers.get("last-event-id", "")
    known = int(last) if last.isdecimal() and len(last) < 10 else resume
    listener = Listener(room, visit, Greet(lang, known if known is None else max(0, known), patches))
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    counted = limits.connected(request, visit, room)
    return Stream(event_stream(hub, room, listener, counted), media_type="text/event-stream", headers=headers)


async def event_stream(
    hub: Hub, room: Room, listener: Listener, counted: contextlib.AbstractContextManager[None],
) -> AsyncIterator[bytes]:
    with counted:
        await room.enter(listener)
        messages = listener.messages()
        following = asyncio.ensure_future(anext(messages))
        try:
            while True:
                done, _ = await asyncio.wait([following], timeout=HEARTBEAT)
                if not done:
                    yield b": here\n\n"
                    continue
                try:
                    number, message = following.result()
                except StopAsyncIteration:
                    return
                yield b"id: %d\ndata: %b\n\n" % (number, message)
                following = asyncio.ensure_future(anext(messages))
        finally:
            following.cancel()
            hub.spawn(room.leave(listener))


@post("/tables/{table_id:str}/commands", status_code=200, body="own")
async def command(hub: TheHub, me: Myself, request: Web, table_id: TableId, lang: Language = "en") -> Response[bytes]:
    """One command; the answer is its reply."""
    room = await hub.room(table_id)
    raw = await request.body()
    if len(raw) > LARGEST:
        raise Trouble("too-large", f"A message has at most {LARGEST} bytes.")
    reply: Reply
    try:
        message = COMMANDS.decode(raw)
    except UNREADABLE as error:
        reply = refuse(id_of(raw), "malformed", str(error), room.number_for(me.id))
    else:
        if request.app.state.limits.may_replay(address_of(request), me.id, room, message):
            reply = await hub.obey(room, me.id, lang, message)
        else:
            reply = refuse(message.id, "too-fast", TOO_FAR_BACK, room.number_for(me.id))
    return Response(ENCODER.encode(reply), media_type="application/json")


live_router = Router("", route_handlers=[live, events, command], tags=["live"])
