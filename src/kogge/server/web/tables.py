"""Tables over HTTP: open, find, join, leave, look back."""
from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Concatenate, ParamSpec

from litestar import Response, Router, delete, get, patch, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import Connection

from kogge.engine.record import LARGEST
from kogge.server.admin import reports
from kogge.server.hub import Hub
from kogge.server.messages import (
    At,
    Join,
    Me,
    Moment,
    NewReport,
    NewTable,
    Notes,
    NoteText,
    OfferTo,
    Refusal,
    SeatChange,
    StandIn,
    TableInfo,
    Tables,
)
from kogge.server.problems import Trouble
from kogge.server.tables import finished, lobby, notes, offers, records, seats, telling
from kogge.server.tables.chronicle import Damaged
from kogge.server.web.guard import TOO_FAR_BACK, Language, Myself, TableId, TheHub, Visitor, Web, text_of
from kogge.server.web.limits import address_of

P = ParamSpec("P")
SeatNumber = Annotated[int, PathParameter(ge=0, le=7)]
Eyes = Annotated[int | None, QueryParameter(ge=-1, le=7)]
After = Annotated[str | None, QueryParameter(max_length=64)]
AnswerCount = Annotated[int, PathParameter(ge=0, le=1_000_000)]


async def changed(
    hub: Hub, me: Me, table_id: str, work: Callable[Concatenate[Connection, str, P], object], *args: P.args, **kwargs: P.kwargs,
) -> TableInfo:
    """Do it, tell everybody at the table, and show how it stands."""
    await hub.database.write(work, table_id, *args, **kwargs)
    await hub.people_changed(table_id)
    return await show(hub, table_id, me)


async def show(hub: Hub, table_id: str, visitor: Me | None) -> TableInfo:
    return (await hub.standing(table_id)).info(visitor.id if visitor else None)


@post("/tables")
async def open_table(request: Web, hub: TheHub, me: Myself, data: JSONBody[NewTable]) -> TableInfo:
    """A new table; it starts at once if no seat is open."""
    if data.parts is not None:
        request.app.state.limits.check_reading(me.id)
    request.app.state.limits.check_opening(request, len(data.parts or ""), data.public)
    setup = await lobby.set_up(hub.readers, hub.database, me, data)
    table_id = await hub.database.write(lobby.open_table, me, data, setup, hub.settings)
    await hub.people_changed(table_id)
    hub.logger.info("table opened", table=table_id, game=data.game, seats=[seat.kind for seat in data.seats])
    return await show(hub, table_id, me)


@get("/tables/mine")
async def my_tables(hub: TheHub, me: Myself, after: After = None) -> Tables:
    """Where I sit: what goes on, then what has ended, in pages."""
    tables, following = await hub.database.read(lobby.mine, me, after)
    return Tables([table.info(me.id) for table in tables], following)


@get("/tables/open")
async def open_tables(hub: TheHub, visitor: Visitor, after: After = None) -> Tables:
    """Public tables with an open seat: the latest of each host first, then the next of each, in pages."""
    tables, following = await hub.database.read(lobby.open_tables, visitor, after)
    return Tables([table.info(visitor.id if visitor else None) for table in tables], following)


@get("/tables/{table_id:str}")
async def table(hub: TheHub, visitor: Visitor, table_id: TableId) -> TableInfo:
    """One table; whoever has the link may look."""
    return await show(hub, table_id, visitor)


@post("/tables/{table_id:str}/join", status_code=200)
async def join(hub: TheHub, me: Myself, table_id: TableId, data: JSONBody[Join]) -> TableInfo:
    """Take an open seat."""
    return await changed(hub, me, table_id, seats.join, me, data)


@post("/tables/{table_id:str}/leave", status_code=200)
async def leave(hub: TheHub, me: Myself, table_id: TableId) -> TableInfo:
    """Give up my seats: open again before the start, a bot's later."""
    return await changed(hub, me, table_id, seats.leave, me)


@put("/tables/{table_id:str}/seats/{seat:int}")
async def change_seat(hub: TheHub, me: Myself, table_id: TableId, seat: SeatNumber, data: JSONBody[SeatChange]) -> TableInfo:
    """Hand a seat to a bot, or take mine back."""
    return await changed(hub, me, table_id, seats.change_seat, seat, me, data)


@patch("/tables/{table_id:str}/seats/{seat:int}")
async def choose_stand_in(hub: TheHub, me: Myself, table_id: TableId, seat: SeatNumber, data: JSONBody[StandIn]) -> TableInfo:
    """Which bot is to sit in for me when I am away."""
    return await changed(hub, me, table_id, seats.choose_stand_in, seat, me, data.level)


@delete("/tables/{table_id:str}/seats/{seat:int}", status_code=200)
async def send_away(hub: TheHub, me: Myself, table_id: TableId, seat: SeatNumber) -> TableInfo:
    """The host sends a guest away before the start."""
    return await changed(hub, me, table_id, seats.send_away, seat, me)


@post("/tables/{table_id:str}/reports", status_code=204)
async def report(hub: TheHub, me: Myself, table_id: TableId, data: JSONBody[NewReport]) -> None:
    """Tell the operator about somebody at my table."""
    await hub.database.write(reports.file, table_id, me, data)


@post("/tables/{table_id:str}/abandon", status_code=200)
async def abandon(hub: TheHub, me: Myself, table_id: TableId) -> TableInfo:
    """The host ends the table for all."""
    return await changed(hub, me, table_id, seats.abandon, me)


@post("/tables/{table_id:str}/resume", status_code=200)
async def resume(hub: TheHub, me: Myself, table_id: TableId) -> TableInfo:
    """A table that I have ended for all goes on."""
    return await changed(hub, me, table_id, seats.resume, me, hub.settings)


@put("/tables/{table_id:str}/offers")
async def agree(hub: TheHub, me: Myself, table_id: TableId, data: JSONBody[OfferTo]) -> TableInfo:
    """Offer to pause, to go on, to wait, to end or to let somebody go, or agree to it; it happens once all agree."""
    return await changed(hub, me, table_id, offers.agree, me, data)


@delete("/tables/{table_id:str}/offers", status_code=200)
async def disagree(hub: TheHub, me: Myself, table_id: TableId, data: JSONBody[OfferTo]) -> TableInfo:
    """Take back an offer, or my consent."""
    return await changed(hub, me, table_id, offers.withdraw, me, data)


@get("/tables/{table_id:str}/notes")
async def my_notes(hub: TheHub, me: Myself, table_id: TableId) -> Notes:
    """What I wrote down here; nobody else reads it."""
    return await hub.database.read(notes.mine, table_id, me)


@put("/tables/{table_id:str}/notes/{seat:int}")
async def write_note(hub: TheHub, me: Myself, table_id: TableId, seat: SeatNumber, data: JSONBody[NoteText]) -> Notes:
    """And for a seat of mine anew."""
    await hub.database.write(notes.write, table_id, me, seat, data.text)
    return await hub.database.read(notes.mine, table_id, me)


@post("/tables/{table_id:str}/rematch")
async def rematch(request: Web, hub: TheHub, me: Myself, table_id: TableId) -> TableInfo:
    """The same people once more."""
    request.app.state.limits.check_opening(request, 0)
    again = await hub.database.write(seats.rematch, table_id, me, hub.settings)
    await hub.people_changed(table_id)
    await hub.people_changed(again)
    return await show(hub, again, me)


@get("/tables/{table_id:str}/record", media_type="text/plain")
async def record(hub: TheHub, visitor: Visitor, table_id: TableId) -> Response[str]:
    """The game as a record, as far as I may know it."""
    me, standing = visitor.id if visitor else None, await hub.standing(table_id)
    if standing.row.status == "over":
        try:
            text = await hub.database.read(finished.record, standing, me)
        except Damaged as damage:
            raise hub.damaged(table_id, damage) from None
    else:
        room = await hub.room(table_id)
        text = telling.record(room.chronicle, room.standing.seats_of(me), room.standing.names(), room.standing.alone(me))
    headers = {"Content-Disposition": f'attachment; filename="{table_id}.kogge"'}
    return Response(text, media_type="text/plain", headers=headers)


@get("/tables/{table_id:str}/at/{count:int}")
async def at(
    request: Web, hub: TheHub, visitor: Visitor, table_id: TableId, count: AnswerCount, seat: Eyes = None, lang: Language = "en",
) -> Moment:
    """The position after so many answers."""
    room, person, command = await hub.room(table_id), visitor.id if visitor else None, At("at", count, seat)
    if not request.app.state.limits.may_replay(address_of(request), person, room, command):
        raise Trouble("too-many-requests", TOO_FAR_BACK)
    reply = await hub.obey(room, person, lang, command)
    if isinstance(reply, Refusal):
        raise Trouble("not-found", reply.reason)
    assert isinstance(reply, Moment)
    return reply


@post("/records", body="text", request_max_body_size=LARGEST)
async def upload(request: Web, hub: TheHub, me: Myself) -> TableInfo:
    """A record as a table of mine."""
    text = await text_of(request, me)
    found = await records.read(hub.readers, hub.database, me, text)
    table_id = await hub.database.write(records.store, me, found, hub.settings)
    await hub.people_changed(table_id)
    return await show(hub, table_id, me)


HANDLERS: list[Any] = [
    open_table, my_tables, open_tables, table, join, leave, change_seat, choose_stand_in, send_away, report, abandon, resume,
    agree, disagree, my_notes, write_note, rematch, record, at, upload]
tables_router = Router("", route_handlers=HANDLERS, tags=["tables"])
