"""Notices over HTTP: what waits for me, and by which ways I am told."""
from __future__ import annotations

from typing import Any

from litestar import Router, delete, get, patch, post
from litestar.params import FromPath, JSONBody

from kogge.server.hub import Hub
from kogge.server.messages import AddedWay, Confirmation, Me, NewWay, Notices, Recovery, Seen, WayChange, Ways
from kogge.server.notices import notices, ways
from kogge.server.people import recovery
from kogge.server.problems import Trouble
from kogge.server.web.guard import Myself, TheHub


@get("/me/notices")
async def my_notices(hub: TheHub, me: Myself) -> Notices:
    """What I should know of."""
    return await hub.database.read(notices.listed, me)


@post("/me/notices/seen", status_code=200)
async def seen(hub: TheHub, me: Myself, data: JSONBody[Seen]) -> Notices:
    """I have seen them."""
    await hub.database.write(notices.read, me.id, data.table)
    return await hub.database.read(notices.listed, me)


@get("/me/ways")
async def my_ways(hub: TheHub, me: Myself) -> Ways:
    """By which ways I am told."""
    return await shown(hub, me)


async def shown(hub: Hub, me: Me) -> Ways:
    found = await hub.database.read(ways.listed, me)
    return Ways(found, await hub.office.post.public_key(), bool(hub.settings.smtp))


@post("/me/ways", costly=True)
async def add_way(hub: TheHub, me: Myself, data: JSONBody[NewWay]) -> AddedWay:
    """One more way; an address for mail works once it is confirmed."""
    return AddedWay(*await hub.database.write(ways.add, me, data, bool(hub.settings.smtp)))


@patch("/me/ways/{way:str}")
async def change_way(hub: TheHub, me: Myself, way: FromPath[str], data: JSONBody[WayChange]) -> Ways:
    """What is told by it."""
    await hub.database.write(ways.change, me, way, data)
    return await shown(hub, me)


@delete("/me/ways/{way:str}")
async def remove_way(hub: TheHub, me: Myself, way: FromPath[str]) -> None:
    """No more of it."""
    await hub.database.write(ways.remove, me, way)


@post("/confirm", status_code=204, costly=True)
async def confirm(hub: TheHub, data: JSONBody[Confirmation]) -> None:
    """An address is mine: I have followed the link."""
    await hub.database.write(ways.confirm, data.token)


@post("/unsubscribe/{token:str}", status_code=204, body="text")
async def unsubscribe(hub: TheHub, token: FromPath[str]) -> None:
    """No more mails; one click, as RFC 8058 has it."""
    await hub.database.write(ways.unsubscribe, token)


@post("/recover", status_code=204, costly=True)
async def recover(hub: TheHub, data: JSONBody[Recovery]) -> None:
    """I have forgotten my password: a link goes to my confirmed addresses. Whether there are any is not told."""
    if not hub.settings.smtp:
        raise Trouble("no-mail", "This server sends no mail.")
    await hub.database.write(recovery.ask, data.name)


HANDLERS: list[Any] = [my_notices, seen, my_ways, add_way, change_way, remove_way, confirm, unsubscribe, recover]
notices_router = Router("", route_handlers=HANDLERS, tags=["notices"])
