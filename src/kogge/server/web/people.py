"""Guests, accounts and sessions over HTTP."""
from __future__ import annotations

from typing import Any

from litestar import Response, Router, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody

from kogge.server.messages import (
    Change,
    Credentials,
    Farewell,
    Hello,
    Learned,
    Me,
    NewPassword,
    Reset,
    Rhythm,
    Sessions,
    SignedIn,
)
from kogge.server.people import accounts, learned, names, ratings, recovery, rhythm, sessions
from kogge.server.problems import Trouble
from kogge.server.tables import clocks, lobby, seats
from kogge.server.web.guard import Myself, MyVisit, TheHub, Visitor, Web, cookie, token_of


async def signed_in(request: Web, hub: TheHub, me: Me, token: str) -> Response[SignedIn]:
    me = await hub.database.read(ratings.known_as, me)
    return Response(SignedIn(me, token), status_code=201, cookies=[cookie(token, request.url.scheme == "https")])


def signed_out(request: Web) -> Response[None]:
    return Response(None, status_code=204, cookies=[cookie("", request.url.scheme == "https")])


def device(request: Web) -> str:
    return sessions.device(request.headers.get("user-agent", ""))


# --- coming and going ---


@post("/guest", costly=True)
async def be_guest(request: Web, hub: TheHub, data: JSONBody[Hello]) -> Response[SignedIn]:
    """A guest by the first click."""
    return await signed_in(request, hub, *await hub.database.write(accounts.guest, data.name, device(request)))


@post("/account", costly=True)
async def open_account(request: Web, hub: TheHub, visitor: Visitor, data: JSONBody[Credentials]) -> Response[SignedIn]:
    """Turns the guest of this session into an account, or opens a new one."""
    hashed = await hub.passwords.hash(data.password, data.name)
    opened = await hub.database.write(accounts.account, visitor, data.name, hashed, device(request))
    hub.sessions_ended(opened.ended, again=True)
    return await signed_in(request, hub, opened.me, opened.token)


@post("/session", costly=True)
async def sign_in(request: Web, hub: TheHub, data: JSONBody[Credentials]) -> Response[SignedIn]:
    """Sign in, from any device."""
    row = await hub.sign_ins.prove(names.account(data.name), data.password)
    token = await hub.database.write(sessions.open_session, row.id, device(request))
    return await signed_in(request, hub, sessions.me_of(row), token)


@delete("/session")
async def sign_out(request: Web, hub: TheHub) -> Response[None]:
    """Sign out here."""
    visit = await hub.database.read(sessions.who, token_of(request) or "")
    if visit is not None:
        hub.sessions_ended(await hub.database.write(sessions.end_mine, visit))
    return signed_out(request)


@post("/reset", costly=True)
async def reset_password(request: Web, hub: TheHub, data: JSONBody[Reset]) -> Response[SignedIn]:
    """A new password by an operator's link, which works once; signs in."""
    row = await hub.database.read(recovery.whose, data.token)
    hashed = await hub.passwords.hash(data.password, row.name)
    row, ended = await hub.database.write(recovery.redeem, data.token, hashed)
    hub.sessions_ended(ended)
    await hub.sign_ins.prove(row.account, data.password)  # whoever is shut out stays so
    token = await hub.database.write(sessions.open_session, row.id, device(request))
    return await signed_in(request, hub, sessions.me_of(row), token)


# --- who I am ---


@get("/me")
async def who_am_i(request: Web, hub: TheHub, me: Myself) -> Me:
    """Who I am here."""
    await hub.database.write(sessions.touch, token_of(request) or "")
    return await hub.database.read(ratings.known_as, me)


@patch("/me")
async def change(hub: TheHub, me: Myself, data: JSONBody[Change]) -> Me:
    """Another name, or other habits."""
    if data.name is not None:
        me = await hub.database.write(accounts.rename, me, data.name)
    if data.asks is not None:
        me = await hub.database.write(accounts.ask, me, data.asks)
    for table_id in await hub.database.read(lobby.seated_at, me, list(hub.rooms)):
        await hub.people_changed(table_id)
    return await hub.database.read(ratings.known_as, me)


@put("/me/password", status_code=204, costly=True)
async def change_password(hub: TheHub, my_visit: MyVisit, data: JSONBody[NewPassword]) -> None:
    """Another password; all other sessions end."""
    account = await hub.database.read(accounts.account_of, my_visit.me)
    if account is None:
        raise Trouble("no-account", "A guest has no password.")
    await hub.sign_ins.prove(account, data.old)
    hashed = await hub.passwords.hash(data.new, my_visit.me.name)
    hub.sessions_ended(await hub.database.write(accounts.change_password, my_visit, hashed))


@get("/me/sessions")
async def my_sessions(hub: TheHub, my_visit: MyVisit) -> Sessions:
    """Where I am signed in."""
    return Sessions(await hub.database.read(sessions.listed, my_visit))


@delete("/me/sessions")
async def end_other_sessions(hub: TheHub, my_visit: MyVisit) -> None:
    """Sign out everywhere but here."""
    hub.sessions_ended(await hub.database.write(sessions.end_others, my_visit))


@delete("/me/sessions/{session:str}")
async def end_session(hub: TheHub, my_visit: MyVisit, session: FromPath[str]) -> None:
    """Sign out on one device."""
    hub.sessions_ended(await hub.database.write(sessions.end_one, my_visit, session))


# --- nights and holidays ---


@put("/me/learned")
async def learn(hub: TheHub, me: Myself, data: JSONBody[Learned]) -> Learned:
    """What I have learned here, added to what is known of me; answers with both."""
    return await hub.database.write(learned.add, me, data)


@get("/me/rhythm")
async def my_rhythm(hub: TheHub, me: Myself) -> Rhythm:
    """When I sleep, and my holidays."""
    return await hub.database.read(rhythm.rhythm_of, me)


@put("/me/rhythm")
async def change_rhythm(hub: TheHub, me: Myself, data: JSONBody[Rhythm]) -> Rhythm:
    """Other nights, other holidays; my running clocks follow."""
    for table_id in await hub.database.write(clocks.change_hours, me, data):
        await hub.people_changed(table_id)
    return await hub.database.read(rhythm.rhythm_of, me)


# --- what is kept of me ---


@delete("/me", costly=True)
async def forget(request: Web, hub: TheHub, me: Myself, data: JSONBody[Farewell]) -> Response[None]:
    """Forgets me; bots take over my seats at running tables."""
    account = await hub.database.read(accounts.account_of, me)
    if account is not None:
        await hub.sign_ins.prove(account, data.password)
    forgotten = await hub.database.write(accounts.forget, me)
    hub.sessions_ended(forgotten.sessions)
    for table_id in forgotten.tables:
        await hub.database.write(seats.settle, table_id)
        await hub.people_changed(table_id)
    return signed_out(request)


HANDLERS: list[Any] = [
    be_guest, open_account, sign_in, sign_out, reset_password, who_am_i, change, change_password, my_sessions,
    end_other_sessions, end_session, learn, my_rhythm, change_rhythm, forget]
people_router = Router("", route_handlers=HANDLERS, tags=["people"])
