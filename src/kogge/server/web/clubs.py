"""Clubs and tournaments over HTTP."""
from __future__ import annotations

from typing import Any

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from kogge.server.hub import Hub
from kogge.server.messages import ClubInfo, Clubs, ClubTable, Me, NewClub, NewTournament, Substitute, TournamentInfo, Tournaments
from kogge.server.people import clubs, organising, tournaments
from kogge.server.web.guard import Myself, TheHub, Visitor


@get("/clubs")
async def all_clubs(hub: TheHub, visitor: Visitor) -> Clubs:
    """All clubs."""
    return Clubs(await hub.database.read(clubs.listed, visitor.id if visitor else None))


@post("/clubs")
async def found_club(hub: TheHub, me: Myself, data: JSONBody[NewClub]) -> ClubInfo:
    """A new club of mine."""
    id = await hub.database.write(clubs.found, me, data)
    return await hub.database.read(lambda connection: clubs.info(connection, clubs.one(connection, id), me.id))


@get("/clubs/{club:str}")
async def one_club(hub: TheHub, visitor: Visitor, club: FromPath[str]) -> ClubInfo:
    """A club with its people, season and tournaments."""
    me = visitor.id if visitor else None
    return await hub.database.read(lambda connection: clubs.info(connection, clubs.one(connection, club), me))


@post("/clubs/{club:str}/join", status_code=204)
async def join_club(hub: TheHub, me: Myself, club: FromPath[str]) -> None:
    """I am a member from now on."""
    await hub.database.write(clubs.join, me, club)


@post("/clubs/{club:str}/leave", status_code=204)
async def leave_club(hub: TheHub, me: Myself, club: FromPath[str]) -> None:
    """And no longer."""
    await hub.database.write(clubs.leave, me, club)


@post("/clubs/{club:str}/tables", status_code=204)
async def add_club_table(hub: TheHub, me: Myself, club: FromPath[str], data: JSONBody[ClubTable]) -> None:
    """A table of mine counts for the club's season."""
    await hub.database.write(clubs.add_table, me, club, data.table)


@post("/clubs/{club:str}/tournaments")
async def announce(hub: TheHub, me: Myself, club: FromPath[str], data: JSONBody[NewTournament]) -> TournamentInfo:
    """The club's owner announces a tournament."""
    id = await hub.database.write(tournaments.announce, me, club, data)
    return await hub.database.read(tournaments.info, id, me.id)


@get("/tournaments")
async def all_tournaments(hub: TheHub, visitor: Visitor) -> Tournaments:
    """All tournaments, those that go on first."""
    return Tournaments(await hub.database.read(tournaments.listed, visitor.id if visitor else None))


@get("/tournaments/{tournament:str}")
async def one_tournament(hub: TheHub, visitor: Visitor, tournament: FromPath[str]) -> TournamentInfo:
    """Standings, and the tables of this round."""
    return await hub.database.read(tournaments.info, tournament, visitor.id if visitor else None)


@post("/tournaments/{tournament:str}/enter", status_code=200)
async def enter(hub: TheHub, me: Myself, tournament: FromPath[str]) -> TournamentInfo:
    """I take part."""
    await hub.database.write(tournaments.enter, me, tournament)
    return await hub.database.read(tournaments.info, tournament, me.id)


@post("/tournaments/{tournament:str}/withdraw", status_code=200)
async def withdraw(hub: TheHub, me: Myself, tournament: FromPath[str]) -> TournamentInfo:
    """Not any more."""
    await hub.database.write(tournaments.withdraw, me, tournament)
    return await hub.database.read(tournaments.info, tournament, me.id)


@post("/tournaments/{tournament:str}/start", status_code=200)
async def start(hub: TheHub, me: Myself, tournament: FromPath[str]) -> TournamentInfo:
    """The club's owner begins the first round."""
    await hub.database.write(organising.start, me, tournament, hub.settings)
    return await hub.database.read(tournaments.info, tournament, me.id)


@post("/tournaments/{tournament:str}/next", status_code=200)
async def next_round(hub: TheHub, me: Myself, tournament: FromPath[str]) -> TournamentInfo:
    """And draws the next before the last has ended."""
    await hub.database.write(organising.advance, me, tournament, hub.settings)
    return await hub.database.read(tournaments.info, tournament, me.id)


@post("/tournaments/{tournament:str}/pause", status_code=200)
async def pause(hub: TheHub, me: Myself, tournament: FromPath[str]) -> TournamentInfo:
    """And lets it rest: clocks stand, no round is drawn."""
    return await _rest(hub, me, tournament, True)


@post("/tournaments/{tournament:str}/resume", status_code=200)
async def resume(hub: TheHub, me: Myself, tournament: FromPath[str]) -> TournamentInfo:
    """And lets it go on."""
    return await _rest(hub, me, tournament, False)


async def _rest(hub: Hub, me: Me, tournament: str, rests: bool) -> TournamentInfo:
    for table_id in await hub.database.write(organising.rest, me, tournament, rests):
        await hub.people_changed(table_id)
    return await hub.database.read(tournaments.info, tournament, me.id)


@post("/tournaments/{tournament:str}/substitute", status_code=200)
async def substitute(hub: TheHub, me: Myself, tournament: FromPath[str], data: JSONBody[Substitute]) -> TournamentInfo:
    """And puts one of those who wait for it in the place of somebody who is missing."""
    for table_id in await hub.database.write(organising.substitute, me, tournament, data):
        await hub.people_changed(table_id)
    return await hub.database.read(tournaments.info, tournament, me.id)


@post("/tournaments/{tournament:str}/end", status_code=200)
async def end(hub: TheHub, me: Myself, tournament: FromPath[str]) -> TournamentInfo:
    """And ends it as it stands."""
    for table_id in await hub.database.write(organising.end, me, tournament):
        await hub.people_changed(table_id)
    return await hub.database.read(tournaments.info, tournament, me.id)


HANDLERS: list[Any] = [
    all_clubs, found_club, one_club, join_club, leave_club, add_club_table, announce, all_tournaments, one_tournament, enter,
    withdraw, start, next_round, pause, resume, substitute, end]
clubs_router = Router("", route_handlers=HANDLERS, tags=["clubs"])
