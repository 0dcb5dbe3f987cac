"""Guests, accounts and sessions over HTTP."""
from __future__ import annotations

import io
import zipfile
from typing import Any

import msgspec
from litestar import Response, Router, delete, get, patch, post
from litestar.params import JSONBody

from kogge.server.messages import Change, Credentials, Farewell, Hello, Me, SignedIn
from kogge.server.people import accounts
from kogge.server.problems import Trouble
from kogge.server.tables import lobby, telling
from kogge.server.web.guard import Myself, TheHub, Visitor, Web, cookie, token_of


def signed_in(request: Web, me: Me, token: str) -> Response[SignedIn]:
    return Response(SignedIn(me, token), status_code=201, cookies=[cookie(token, request.url.scheme == "https")])


@post("/guest")
async def be_guest(request: Web, hub: TheHub, data: JSONBody[Hello]) -> Response[SignedIn]:
    """A guest by the first click."""
    return signed_in(request, *await hub.database.write(accounts.guest, data.name))


@post("/account")
async def open_account(request: Web, hub: TheHub, visitor: Visitor, data: JSONBody[Credentials]) -> Response[SignedIn]:
    """Turns the guest of this session into an account, or opens a new one."""
    hashed = await hub.database.read(lambda _: accounts.hash_password(data.password))
    return signed_in(request, *await hub.database.write(accounts.account, visitor, data.name, hashed))


@post("/session")
async def sign_in(request: Web, hub: TheHub, data: JSONBody[Credentials]) -> Response[SignedIn]:
    """Sign in, from any device."""
    row = await hub.database.read(accounts.check, data.name, data.password)
    token = await hub.database.write(accounts.open_session, row.id)
    return signed_in(request, row, token)


@delete("/session")
async def sign_out(request: Web, hub: TheHub) -> Response[None]:
    """Sign out here."""
    token = token_of(request)
    if token:
        await hub.database.write(accounts.close_session, token)
    return Response(None, status_code=204, cookies=[cookie("", request.url.scheme == "https")])


@get("/me")
async def who_am_i(request: Web, hub: TheHub, me: Myself) -> Me:
    """Who I am here."""
    await hub.database.write(accounts.touch, token_of(request) or "")
    return me


@patch("/me")
async def rename(hub: TheHub, me: Myself, data: JSONBody[Change]) -> Me:
    """Another name."""
    renamed = await hub.database.write(accounts.rename, me, data.name)
    for table in await hub.database.read(lobby.mine, me):
        if table.row.id in hub.rooms:
            await hub.people_changed(table.row.id)
    return renamed


@get("/me/export", media_type="application/zip")
async def export(hub: TheHub, me: Myself) -> Response[bytes]:
    """Everything of mine: me.json and each table as a record."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("me.json", msgspec.json.encode(me))
        for table in await hub.database.read(lobby.mine, me):
            try:
                room = await hub.room(table.row.id)
            except Trouble:
                continue  # of rules that are no longer ours
            text = telling.record(room.chronicle, room.standing.seats_of(me.id), room.standing.names())
            archive.writestr(f"{table.row.id}.kogge", text)
    headers = {"Content-Disposition": 'attachment; filename="kogge.zip"'}
    return Response(file.getvalue(), media_type="application/zip", headers=headers)


@delete("/me")
async def forget(request: Web, hub: TheHub, me: Myself, data: JSONBody[Farewell]) -> Response[None]:
    """Forgets me; bots take over my seats at running tables."""
    for table_id in await hub.database.write(accounts.forget, me, data.password):
        await hub.database.write(lobby.settle, table_id)
        await hub.people_changed(table_id)
    return Response(None, status_code=204, cookies=[cookie("", request.url.scheme == "https")])


HANDLERS: list[Any] = [be_guest, open_account, sign_in, sign_out, who_am_i, rename, export, forget]
people_router = Router("", route_handlers=HANDLERS, tags=["people"])
