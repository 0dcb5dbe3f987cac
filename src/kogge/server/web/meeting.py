"""Finding each other over HTTP: ratings, profiles, ties, quick match, invitations, talk."""
from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Router, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter

from kogge.server.admin import reports
from kogge.server.messages import (
    Invitation,
    Lately,
    Leaders,
    LineReport,
    Matches,
    Profile,
    Say,
    Seek,
    Shown,
    TableInfo,
    Talk,
    TieChange,
    Ties,
)
from kogge.server.people import matching, profiles, ratings, ties
from kogge.server.tables import seats, talk
from kogge.server.web.guard import Language, Myself, TableId, TheHub, Visitor
from kogge.server.web.tables import changed

LineNumber = Annotated[int, PathParameter(ge=0, le=1 << 31)]
PersonName = Annotated[str, PathParameter(max_length=160)]


@get("/ratings/{game:str}/{speed:str}")
async def leaders(
    hub: TheHub, visitor: Visitor, game: FromPath[str], speed: FromPath[str],
    pool: FromQuery[Literal["people", "bots"]] = "people",
) -> Leaders:
    """The best in a title at a speed."""
    return await hub.database.read(ratings.leaders, pool, game, speed, visitor.id if visitor else None)


@get("/people/{name:str}")
async def profile(hub: TheHub, visitor: Visitor, name: PersonName, lang: Language = "en") -> Profile:
    """What somebody lets others see; of mine all."""
    return await hub.database.read(profiles.of, name, visitor, lang)


@get("/me/lately")
async def lately(hub: TheHub, me: Myself) -> Lately:
    """How my games ended since yesterday, and my ratings."""
    return await hub.database.read(profiles.lately, me)


@put("/me/profile")
async def show_profile(hub: TheHub, me: Myself, data: JSONBody[Shown]) -> Shown:
    """What others may see of me."""
    return await hub.database.write(profiles.show, me, data)


@get("/me/ties")
async def my_ties(hub: TheHub, me: Myself) -> Ties:
    """Whom I follow, and whom I have blocked."""
    return Ties(await hub.database.read(ties.listed, me))


@put("/me/ties/{name:str}")
async def tie_to(hub: TheHub, me: Myself, name: PersonName, data: JSONBody[TieChange]) -> Ties:
    """Follow somebody, or want nothing to do with them."""
    await hub.database.write(ties.tie_to, me, name, data.kind)
    return Ties(await hub.database.read(ties.listed, me))


@delete("/me/ties/{name:str}", status_code=200)
async def untie(hub: TheHub, me: Myself, name: PersonName) -> Ties:
    """Neither."""
    await hub.database.write(ties.untie, me, name)
    return Ties(await hub.database.read(ties.listed, me))


@get("/matches")
async def matches(hub: TheHub, visitor: Visitor) -> Matches:
    """How many wait for which title and pace, and where I do."""
    found = await hub.database.read(matching.look, visitor)
    if visitor is not None and found.mine is not None:
        await hub.database.write(matching.here, visitor)
    return found


@put("/matches")
async def seek(hub: TheHub, me: Myself, data: JSONBody[Seek]) -> Matches:
    """I want to play."""
    await hub.database.write(matching.seek, me, data)
    return await hub.database.read(matching.look, me)


@delete("/matches", status_code=200)
async def stop_seeking(hub: TheHub, me: Myself) -> Matches:
    """No longer."""
    await hub.database.write(matching.leave, me)
    return await hub.database.read(matching.look, me)


@post("/tables/{table_id:str}/invitations", status_code=200)
async def invite(hub: TheHub, me: Myself, table_id: TableId, data: JSONBody[Invitation]) -> TableInfo:
    """Keep an open seat for somebody."""
    return await changed(hub, me, table_id, seats.invite, me, data.name)


@get("/tables/{table_id:str}/talk")
async def heard(hub: TheHub, visitor: Visitor, table_id: TableId) -> Talk:
    """What is said where I am: among players, or among spectators."""
    return await hub.database.read(talk.heard, table_id, visitor)


@post("/tables/{table_id:str}/talk", status_code=200)
async def say(hub: TheHub, me: Myself, table_id: TableId, data: JSONBody[Say]) -> Talk:
    """Say something there."""
    await hub.database.write(talk.say, table_id, me, data)
    await hub.people_changed(table_id)
    return await hub.database.read(talk.heard, table_id, me)


@post("/tables/{table_id:str}/talk/{line:int}/mute", status_code=200)
async def mute(hub: TheHub, me: Myself, table_id: TableId, line: LineNumber) -> Talk:
    """I do not hear any more whoever has said this."""
    await hub.database.write(talk.mute, table_id, me, line)
    return await hub.database.read(talk.heard, table_id, me)


@post("/tables/{table_id:str}/talk/{line:int}/report", status_code=204)
async def report_line(hub: TheHub, me: Myself, table_id: TableId, line: LineNumber, data: JSONBody[LineReport]) -> None:
    """An operator should read this."""
    await hub.database.write(reports.file_line, table_id, me, line, data.text)


HANDLERS: list[Any] = [
    leaders, profile, lately, show_profile, my_ties, tie_to, untie, matches, seek, stop_seeking, invite, heard, say, mute,
    report_line]
meeting_router = Router("", route_handlers=HANDLERS, tags=["meeting"])
