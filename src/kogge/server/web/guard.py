"""Who is asking, from where, and whether that can be right."""
from __future__ import annotations

import ipaddress
import socket
from collections.abc import Sequence
from functools import cache
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.exceptions import SerializationException
from litestar.params import FromPath, FromQuery

from kogge.server.hub import Hub
from kogge.server.messages import Lang, Me
from kogge.server.people import sessions
from kogge.server.people.sessions import Visit
from kogge.server.problems import Trouble
from kogge.server.web.limits import Link

TOO_FAR_BACK: Final = "Too much looking back at once; wait a little."
COOKIE: Final = "kogge_session"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
LOCAL: Final = (".localhost", ".local", ".lan", ".internal", ".home.arpa")
"""Ends of names that nobody can register: they exist in a local network only."""

UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What msgspec raises where bytes are no message of ours."""

# What handlers ask for.
TheHub = NamedDependency[Hub]
AnyVisit = NamedDependency[Visit | None]
MyVisit = NamedDependency[Visit]
Visitor = NamedDependency[Me | None]
Myself = NamedDependency[Me]
TableId = FromPath[str]
GameName = FromPath[str]
Language = FromQuery[Lang]

Web = Request[Any, Any, Any]


# --- from where ---


@cache
def own_names() -> tuple[str, ...]:
    return socket.gethostname().lower(), socket.getfqdn().lower()


def served(host: str, hosts: Sequence[str]) -> bool:
    """Whether a request for this host is meant for us. A page whose own name is pointed at our address is not: only addresses,
    local names and the names of the settings are ours. A missing host is no browser's."""
    name = urlsplit(f"//{host}").hostname or ""
    if not host or "*" in hosts or name in hosts or name in own_names() or "." not in name.strip("[]"):
        return True
    if name.endswith(LOCAL) or any(each.startswith("*.") and name.endswith(each[1:]) for each in hosts):
        return True
    try:
        return bool(ipaddress.ip_address(name))
    except ValueError:
        return False


def check_host(link: Link, hub: Hub) -> None:
    host = link.headers.get("host", "")
    try:
        known = served(host, hub.settings.hosts)
    except ValueError:  # not even a host
        known = False
    if not known:
        raise Trouble("unknown-host", f"This server does not answer for {host[:100]}; see --hosts.")


def foreign(link: Link) -> bool:
    """Whether a page of somebody else sends this. A token is no browser's doing."""
    if link.headers.get("authorization"):
        return False
    site = link.headers.get("sec-fetch-site")
    if site is not None:
        return site not in ("same-origin", "none")
    origin = link.headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != link.headers.get("host")


# --- who ---


def token_of(link: Link) -> str | None:
    scheme, _, token = link.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else link.cookies.get(COOKIE)


async def visit_of(link: Link, hub: Hub) -> Visit | None:
    """The session of this connection, if it has one."""
    token = token_of(link)
    return await hub.database.read(sessions.who, token) if token else None


def needed(visit: Visit | None) -> Visit:
    if visit is None:
        raise Trouble("no-session", "Sign in first, or be a guest.")
    return visit


def cookie(token: str, secure: bool) -> Cookie:
    """The session as a cookie; an empty token takes it away."""
    age = sessions.LIFETIME if token else 0
    return Cookie(key=COOKIE, value=token, max_age=age, path="/", httponly=True, samesite="lax", secure=secure)


# --- before every HTTP handler ---


async def before_request(request: Web) -> None:
    hub: Hub = request.app.state.hub
    check_host(request, hub)
    request.app.state.limits.check(request, request.route_handler.opt.get("costly", False))
    if request.method not in SAFE:
        if foreign(request):
            raise Trouble("foreign-origin", "This request comes from another site.")
        await check_body(request)


async def check_body(request: Web) -> None:
    """A body is JSON, says so, and can be read. Handlers with another one say `body="text"`, those that read it `body="own"`:
    a form of another site can send text, but not JSON."""
    kind = request.route_handler.opt.get("body", "json")
    if kind == "text" or (request.headers.get("content-length", "0") == "0" and "transfer-encoding" not in request.headers):
        return
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Trouble("not-json", "The body of this request must be application/json.")
    if kind == "json":
        try:
            await request.json()
        except (SerializationException, *UNREADABLE) as error:
            raise Trouble("bad-request", f"The body cannot be read: {error}") from None


# --- what is brought along ---


async def text_of(request: Web, me: Me) -> str:
    """A record that becomes a table of mine, as far as one address may bring so much. Raises Trouble."""
    request.app.state.limits.check_reading(me.id)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Trouble("bad-record", "A record is UTF-8 text.", german="Eine gespeicherte Partie ist Text in UTF-8.") from None
    request.app.state.limits.check_opening(request, len(text))
    return text
