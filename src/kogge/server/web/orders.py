"""Standing orders over HTTP. Nobody but their owner ever hears of them."""
from __future__ import annotations

from dataclasses import replace
from typing import Any

from litestar import Router, delete, get, patch, post
from litestar.params import FromPath, JSONBody

from kogge.server.hub import Hub
from kogge.server.messages import Me, NewOrder, OrderChange, Orders, StudyWish
from kogge.server.problems import Trouble
from kogge.server.tables import orders
from kogge.server.tables.room import Room
from kogge.server.tables.studying import Desk
from kogge.server.web.guard import TOO_FAR_BACK, Language, Myself, TableId, TheHub, Web
from kogge.server.web.limits import LOOK

OrderId = FromPath[str]


async def show(hub: Hub, room: Room, me: Me, lang: str) -> Orders:
    found = await hub.database.read(orders.read, room.id, me.id)
    told = [orders.info(order, room.chronicle, lang, room.standing.names()) for order in found]
    seats, entries = room.standing.seats_of(me.id), room.chronicle.journal.entries
    answered = [index for index in sorted(room.chronicle.ordered) if entries[index].seat in seats]
    chronicle, eyes = room.chronicle, room.chronicle.eyes(seats)
    purse = {} if eyes is None else orders.purse_of(chronicle.table, eyes)
    return Orders(told, orders.passing(chronicle), answered, orders.counted(purse, chronicle.setup.game, lang))


async def room_of(hub: Hub, me: Me, table_id: str, playing: bool = True) -> Room:
    """The table, if it is mine to give orders at. Raises Trouble."""
    room = await hub.room(table_id)
    if not room.standing.seats_of(me.id):
        raise Trouble("forbidden", "Only those who sit at a table leave orders there.")
    if playing and (room.standing.row.status != "playing" or room.chronicle.over):
        raise Trouble("not-playing", "This table is not being played.")
    return room


@get("/tables/{table_id:str}/orders")
async def my_orders(hub: TheHub, me: Myself, table_id: TableId, lang: Language = "en") -> Orders:
    """What I have left at this table."""
    return await show(hub, await room_of(hub, me, table_id, playing=False), me, lang)


@post("/tables/{table_id:str}/orders")
async def leave_order(
    request: Web, hub: TheHub, me: Myself, table_id: TableId, data: JSONBody[NewOrder], lang: Language = "en",
) -> Orders:
    """One more."""
    room = await room_of(hub, me, table_id)
    if not request.app.state.limits.take(me.id, "replay", LOOK + room.chronicle.replayed(data.at) + len(data.line)):
        raise Trouble("too-many-requests", TOO_FAR_BACK)
    plan = data.kind == "plan"
    seat = data.seat if data.seat is not None else room.chronicle.eyes(room.standing.seats_of(me.id))
    at = data.at if plan else room.chronicle.length_for([seat or 0])
    wish = StudyWish(table_id, at, data.line if plan else [], data.seed, seat)
    order = orders.leave(room.chronicle, Desk(room.chronicle, room.standing, me.id, wish), data)
    await hub.database.write(orders.store, table_id, me.id, order)
    return await show(hub, room, me, lang)


@patch("/tables/{table_id:str}/orders/{order:str}")
async def change_order(
    hub: TheHub, me: Myself, table_id: TableId, order: OrderId, data: JSONBody[OrderChange], lang: Language = "en",
) -> Orders:
    """Switch it on or off, or name other ends of passing."""
    room = await room_of(hub, me, table_id)
    found = next((each for each in await hub.database.read(orders.read, table_id, me.id) if each.id == order), None)
    if found is None:
        raise Trouble("not-found", "There is no such order.")
    until = found.until if data.until is None else tuple(data.until)
    changed = replace(found, active=data.active, until=until)
    if changed.kind == orders.PASS:  # it looks for changes from now on
        changed = replace(
            changed, at=room.chronicle.length_for([changed.seat]), base=orders.things(room.chronicle.table, changed.seat),
            round=orders.round_of(room.chronicle), ended="")
    await hub.database.write(orders.change, table_id, me.id, order, changed)
    return await show(hub, room, me, lang)


@delete("/tables/{table_id:str}/orders/{order:str}", status_code=200)
async def put_away(hub: TheHub, me: Myself, table_id: TableId, order: OrderId, lang: Language = "en") -> Orders:
    """It is gone for good."""
    room = await room_of(hub, me, table_id, playing=False)
    await hub.database.write(orders.change, table_id, me.id, order, None)
    return await show(hub, room, me, lang)


@delete("/tables/{table_id:str}/orders", status_code=200)
async def cancel_all(hub: TheHub, me: Myself, table_id: TableId, lang: Language = "en") -> Orders:
    """Nothing happens without me any more."""
    room = await room_of(hub, me, table_id, playing=False)
    await hub.database.write(orders.clear, table_id, me.id)
    return await show(hub, room, me, lang)


HANDLERS: list[Any] = [my_orders, leave_order, change_order, put_away, cancel_all]
orders_router = Router("", route_handlers=HANDLERS, tags=["orders"])
