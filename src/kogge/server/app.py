"""The application, and how it is served."""
from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
import tempfile
import threading
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final, TextIO, cast

import structlog
import uvicorn
from alembic.util import CommandError
from litestar import Litestar, MediaType, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Reference, SecurityScheme
from sqlalchemy.exc import DatabaseError, DataError, SQLAlchemyError
from structlog.tracebacks import ExceptionDictTransformer
from uvicorn.supervisors import Multiprocess

import kogge
from kogge.engine.texts import LANGUAGES, texts
from kogge.server import memory
from kogge.server.hub import Hub
from kogge.server.messages import Me, Problem
from kogge.server.metrics import REQUESTS
from kogge.server.people.sessions import Visit
from kogge.server.problems import NO_ROOM, STATUS, Trouble
from kogge.server.settings import BadSettings, Settings
from kogge.server.storage.database import CannotStore, migrate, now
from kogge.server.storage.opening import NotOurs, alone, plainly
from kogge.server.web.clubs import clubs_router
from kogge.server.web.export import export_router
from kogge.server.web.games import games_router
from kogge.server.web.guard import COOKIE, AnyVisit, MyVisit, TheHub, before_request, needed, visit_of
from kogge.server.web.learn import learn_router
from kogge.server.web.limits import Limits
from kogge.server.web.live import live_router
from kogge.server.web.meeting import meeting_router
from kogge.server.web.notices import notices_router
from kogge.server.web.orders import orders_router
from kogge.server.web.page import web_router
from kogge.server.web.patience import PatientProtocol
from kogge.server.web.people import people_router
from kogge.server.web.reviews import reviews_router
from kogge.server.web.sockets import LeanSocket
from kogge.server.web.study import study_router
from kogge.server.web.tables import tables_router

LARGEST_BODY: Final = 1024 * 1024
CODES: Final = {400: "bad-request", 401: "no-session", 403: "forbidden", 404: "not-found", 405: "bad-request", 413: "too-large"}
HEADERS: Final = {
    "X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin",
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
                               "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'",
}
SWITCH: Final = 0.001
"""Seconds after which a thread that has something to store gets its turn beside the one that talks."""
NOT_KEPT: Final = {"Cache-Control": "no-store"}
"""For whatever tells of a person or of a table."""


# --- what goes wrong ---


def problem(status: int, code: str, message: str, bound: int | None = None) -> Response[Problem]:
    REQUESTS.labels(str(status)).inc()
    headers = HEADERS | NOT_KEPT | ({"Retry-After": "2"} if status in (429, 503) else {})
    return Response(Problem(code, message, bound), status_code=status, media_type=MediaType.JSON, headers=headers)


def on_trouble(request: Request[Any, Any, Any], trouble: Trouble) -> Response[Problem]:
    german = trouble.german and request.query_params.get("lang") == "de"
    return problem(trouble.status, trouble.code, trouble.german if german else trouble.message, trouble.bound)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    extra: Any = error.extra
    details = "; ".join(f"{e.get('key', '')}: {e.get('message', '')}" for e in extra) if isinstance(extra, list) else ""
    return problem(error.status_code, CODES.get(error.status_code, "bad-request"), details or error.detail)


def on_data(_: Request[Any, Any, Any], error: DataError) -> Response[Problem]:
    """PostgreSQL stores no such text, for instance none with a NUL in it."""
    return problem(400, "bad-request", str(error.orig).splitlines()[0])


def on_database(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[Problem]:
    if isinstance(error, CannotStore):
        return problem(503, "cannot-store", NO_ROOM)
    request.app.state.hub.logger.error("database", path=request.url.path, exc_info=error)
    return problem(503, "unavailable", "The database does not answer; try again.")


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    request.app.state.hub.logger.error("request failed", path=request.url.path, exc_info=error)
    return problem(500, "unavailable", "Something went wrong on our side.")


async def count(response: Response[Any]) -> Response[Any]:
    """And with the time, for whoever tells people how much of it is left."""
    REQUESTS.labels(str(response.status_code or 200)).inc()
    response.headers["Kogge-Time"] = str(now())
    return response


# --- the application ---


def provide_hub(request: Request[Any, Any, Any]) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


async def provide_visit(request: Request[Any, Any, Any], hub: TheHub) -> Visit | None:
    return await visit_of(request, hub)


def provide_my_visit(visit: AnyVisit) -> Visit:
    return needed(visit)


def provide_visitor(visit: AnyVisit) -> Me | None:
    return visit.me if visit else None


def provide_me(my_visit: MyVisit) -> Me:
    return my_visit.me


def create(settings: Settings) -> Litestar:
    """The whole application; the database must be migrated."""
    app = assembled()
    app.state.settings = settings
    return app


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    hub = Hub(app.state.settings)
    app.state.hub = hub
    app.state.limits = Limits(app.state.settings)
    await hub.start()
    say_goodbye_on_exit(hub)
    try:
        yield
    finally:
        await hub.stop()


def assembled() -> Litestar:
    """Every route; it takes a while and depends on nothing."""
    rooms = [
        people_router, notices_router, meeting_router, clubs_router, export_router, tables_router, study_router, orders_router,
        reviews_router, live_router]
    private = Router("", route_handlers=rooms, response_headers=NOT_KEPT)
    api = Router("/api", route_handlers=[private, games_router, learn_router])
    return Litestar(
        route_handlers=[api, web_router], lifespan=[lifespan], before_request=before_request, after_request=count,
        dependencies={
            "hub": Provide(provide_hub, sync_to_thread=False), "visit": Provide(provide_visit),
            "my_visit": Provide(provide_my_visit, sync_to_thread=False),
            "visitor": Provide(provide_visitor, sync_to_thread=False), "me": Provide(provide_me, sync_to_thread=False)},
        exception_handlers={Trouble: on_trouble, HTTPException: on_http, SQLAlchemyError: on_database,
                            DataError: on_data, Exception: on_error},
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude=["/events$", "/live$"]),
        response_headers=HEADERS, request_max_body_size=LARGEST_BODY, openapi_config=openapi(), logging_config=None,
    )


def openapi() -> OpenAPIConfig:
    schemes: dict[str, SecurityScheme | Reference] = {
        "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
        "bearer": SecurityScheme(type="http", scheme="bearer")}
    return OpenAPIConfig(
        title="Kogge", version=kogge.__version__, path="/schema", components=Components(security_schemes=schemes),
        description="docs/protocol.md explains it. Codes of problems: " + ", ".join(STATUS),
        render_plugins=[JsonRenderPlugin()])


def load_words() -> None:
    """All texts of all games: else whoever sat down first would wait for them."""
    for name in kogge.games():
        for lang in LANGUAGES:
            texts(kogge.game(name), lang)


def from_environment() -> Litestar:
    """For server processes, which get their settings from the environment."""
    configure_logging()
    app = create(Settings.read())
    load_words()
    memory.settle()
    sys.setswitchinterval(SWITCH)
    return app


class Mouth:
    """Where the log is told. If it cannot be told, on a full disk perhaps, what it tells of goes on all the same."""

    def write(self, text: str) -> None:
        with contextlib.suppress(OSError):
            sys.stderr.write(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError):
            sys.stderr.flush()


def configure_logging() -> None:
    """Every line on stderr is a JSON object, uvicorn's own too. What went wrong is told without the values at hand, among which
    are passwords, addresses and secrets of people."""
    process = structlog.processors
    told = process.ExceptionRenderer(ExceptionDictTransformer(show_locals=False))
    steps: list[Any] = [process.add_log_level, process.TimeStamper("iso", utc=True), told]
    last = process.JSONRenderer()
    mouth = structlog.PrintLoggerFactory(cast(TextIO, Mouth()))
    structlog.configure([*steps, last], logger_factory=mouth, cache_logger_on_first_use=True)
    handler = logging.StreamHandler()
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(last, foreign_pre_chain=steps))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


# --- serving ---


def say_goodbye_on_exit(hub: Hub) -> None:
    """At the first signal everybody hears that the server will be back; then uvicorn closes. A second one hurries it."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        uvicorns: Any = signal.getsignal(number)

        async def leave(number: int, uvicorns: Any) -> None:
            await hub.farewell()
            uvicorns(number, None)

        def handle(number: int, _: FrameType | None, uvicorns: Any = uvicorns) -> None:
            signal.signal(number, uvicorns)
            loop.call_soon_threadsafe(lambda: hub.spawn(leave(number, uvicorns)))

        if callable(uvicorns):
            signal.signal(number, handle)


def serve(
    host: str = "127.0.0.1", port: int = 8000, data: Path | None = None, database: str = "", workers: int | None = None,
    browser: bool = True, hosts: str = "",
) -> None:
    """Run until interrupted. What is not given comes from the environment. Prints the address; on a desktop opens it. Raises
    BadSettings."""
    given = {"KOGGE_DATA": data, "KOGGE_DATABASE": database or None, "KOGGE_WORKERS": workers, "KOGGE_HOSTS": hosts or None}
    settings = Settings.read({**os.environ, **{name: str(value) for name, value in given.items() if value is not None}})
    workers = settings.workers
    with alone(settings.url):
        migrate(settings.url)
        os.environ |= settings.environment()
        config = uvicorn.Config(
            "kogge.server.app:from_environment", factory=True, host=host, port=port, workers=workers, log_config=None,
            access_log=False, http=PatientProtocol, ws=LeanSocket, ws_max_size=LARGEST_BODY,
            ws_per_message_deflate=False, timeout_graceful_shutdown=5, backlog=4096)
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn raises it again when all is closed
        listening = config.bind_socket()
        address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{listening.getsockname()[1]}/"
        print(f"Kogge is served at {address}", flush=True)
        if browser and desktop():
            webbrowser.open(address)
        if workers == 1:
            uvicorn.Server(config).run(sockets=[listening])
            return
        with tempfile.TemporaryDirectory(prefix="kogge-metrics-") as folder:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder  # where the workers add up their figures
            Multiprocess(config, sockets=[listening]).run()


def command(arguments: Any) -> int:
    """`kogge serve`."""
    chosen = vars(arguments)
    data = Path(chosen["data"]).expanduser() if chosen["data"] else None
    try:
        serve(
            chosen["host"], chosen["port"], data, chosen["database"], chosen["workers"], not chosen["no_browser"],
            chosen["hosts"])
    except (BadSettings, NotOurs, CommandError, DatabaseError, OSError) as error:
        print(f"kogge: {plainly(error)}", file=sys.stderr)
        return 2
    return 0


def desktop() -> bool:
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
