"""Who is asking, from where, and how often."""
from __future__ import annotations

import time
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from kogge.server.hub import Hub
from kogge.server.messages import Lang, Me
from kogge.server.people import accounts
from kogge.server.problems import Trouble

COOKIE: Final = "kogge_session"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
COSTLY: Final = ("/api/guest", "/api/account", "/api/session")

# What handlers ask for.
TheHub = NamedDependency[Hub]
Visitor = NamedDependency[Me | None]
Myself = NamedDependency[Me]
TableId = FromPath[str]
GameName = FromPath[str]
Language = FromQuery[Lang]

Link = ASGIConnection[Any, Any, Any, Any]
Web = Request[Any, Any, Any]


class Bucket:
    """So many at once, so many a second."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst: Final = burst
        self.rate: Final = rate
        self.level = burst
        self.time = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.time) * self.rate)
        self.time = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Limits:
    """A bucket for each address and kind of request."""

    LARGEST: Final = 10_000

    def __init__(self) -> None:
        self.buckets: Final[dict[tuple[str, bool], Bucket]] = {}

    def check(self, address: str, path: str, method: str) -> None:
        costly = method == "POST" and path in COSTLY
        bucket = self.buckets.get((address, costly))
        if bucket is None:
            if len(self.buckets) >= self.LARGEST:
                self.buckets.clear()
            bucket = self.buckets[address, costly] = Bucket(20, 0.5) if costly else Bucket(200, 50)
        if not bucket.take():
            raise Trouble("too-many-requests", "Too many requests; wait a little.")


def foreign(link: Link) -> bool:
    """Whether a page of somebody else sends this with our cookie."""
    if COOKIE not in link.cookies or link.headers.get("authorization"):
        return False
    site = link.headers.get("sec-fetch-site")
    if site is not None:
        return site not in ("same-origin", "none")
    origin = link.headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != link.headers.get("host")


def token_of(link: Link) -> str | None:
    scheme, _, token = link.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else link.cookies.get(COOKIE)


async def visitor_of(link: Link, hub: Hub) -> Me | None:
    """The person of this connection's session, if it has one."""
    token = token_of(link)
    return await hub.database.read(accounts.who, token) if token else None


def me_of(visitor: Me | None) -> Me:
    if visitor is None:
        raise Trouble("no-session", "Sign in first, or be a guest.")
    return visitor


def cookie(token: str, secure: bool) -> Cookie:
    """The session as a cookie; an empty token takes it away."""
    age = accounts.LIFETIME if token else 0
    return Cookie(key=COOKIE, value=token, max_age=age, path="/", httponly=True, samesite="lax", secure=secure)


async def before_request(request: Web) -> None:
    """Runs before every HTTP handler."""
    hub: Hub = request.app.state.hub
    if hub.settings.limits:
        address = request.client.host if request.client else ""
        request.app.state.limits.check(address, request.url.path, request.method)
    if request.method not in SAFE and foreign(request):
        raise Trouble("foreign-origin", "This request comes from another site.")
