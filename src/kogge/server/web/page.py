"""The web app as built, and what machines want to know of a running server."""
from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from litestar import Response, Router, get
from litestar.params import FromPath
from litestar.response import File

import kogge
from kogge.server import metrics
from kogge.server.problems import NO_ROOM, Trouble
from kogge.server.storage.database import up_to_date
from kogge.server.web.guard import TheHub

mimetypes.add_type("application/manifest+json", ".webmanifest")

STATIC: Final = Path(__file__).parents[1] / "static"
NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Kogge</title>
<body style="font:18px/1.5 sans-serif;max-width:40em;margin:4em auto;padding:0 1em">
<h1>The server runs, the web app is not built.</h1>
<p>Run <code>make play</code>, or <code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>, and load this page again.</p>
<p>The interface for programs is there already: <a href="/schema/openapi.json">its description</a>.</p>
"""


class Health(msgspec.Struct):
    status: str
    version: str


@get("/health", tags=["machines"])
async def health() -> Health:
    """The process lives."""
    return Health("ok", kogge.__version__)


@get("/ready", tags=["machines"])
async def ready(hub: TheHub) -> Health:
    """The database answers, is up to date, and has room."""
    if not hub.database.storing:
        raise Trouble("cannot-store", NO_ROOM)
    try:
        if await hub.database.read(up_to_date):
            return Health("ok", kogge.__version__)
    except sa.exc.SQLAlchemyError:
        hub.logger.exception("not ready")
        raise Trouble("unavailable", "The database does not answer.") from None
    raise Trouble("unavailable", "The database is of another version.")


@get("/metrics", tags=["machines"], media_type="text/plain")
async def show_metrics() -> Response[bytes]:
    """For Prometheus."""
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")


@get("/", include_in_schema=False)
async def front_page() -> Response[Any]:
    """The web app."""
    return file("")


@get("/{path:path}", include_in_schema=False)
async def web_app(path: FromPath[str]) -> Response[Any]:
    """A file of the web app; any other path is for the app itself to understand."""
    return file(path)


def file(path: str) -> Response[Any]:
    try:
        wanted = (STATIC / path.lstrip("/")).resolve()
        found = wanted.is_file()
    except (OSError, ValueError):
        raise Trouble("bad-request", "No path looks like this.") from None
    if path.startswith("/api/") or not wanted.is_relative_to(STATIC):
        raise Trouble("not-found", "There is nothing here.")
    if found:
        lasting = wanted.parent.name == "assets"  # their names carry a hash
        caching = "public, max-age=31536000, immutable" if lasting else "no-cache"
        kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
        return File(wanted, content_disposition_type="inline", media_type=kind, headers={"Cache-Control": caching})
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT, media_type="text/html", status_code=503)
    return File(index, content_disposition_type="inline", media_type="text/html", headers={"Cache-Control": "no-cache"})


web_router = Router("", route_handlers=[health, ready, show_metrics, front_page, web_app])
