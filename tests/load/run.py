"""Load: many tables of four people with a spectator each, all games mixed, so many answers a second, on loopback.

Measures from the moment an answer is sent until the last of the five has been told, and looks into the database
afterwards whether every acknowledged answer is there. `make load` runs it on SQLite and on PostgreSQL with two processes.
`--capacity` looks for the highest rate at which the 99th percentile stays under 50 ms; `--checkout` measures the server of
another checkout, `--pinned` keeps each server process on a core of its own.
"""
from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[2] / "src"), str(Path(__file__).parents[1])]
# ruff: noqa: E402

import httpx
import msgspec
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import kogge
from kogge.server.settings import Settings
from server.setting import Postgres, Server

SEATS = 4
LIMIT_MS = 50.0
QUIET = 5.0
FIRST = 40
"""Tables that are opened before memory is measured."""
STEP = 8.0
"""Seconds for each rate that is tried when the capacity is looked for."""
WARM = 4.0
"""Seconds at the first rate that are not counted then."""
LEAST = 5.0
"""A machine that does not hold so many answers a second holds none."""
NEAR = 1.1
"""How near it is looked for: between a rate that was held and one that was not, a tenth above."""


class Candidate(msgspec.Struct):
    action: str
    legal: bool = True
    """Servers before 16 November told of forbidden ones too."""


class Rows(msgspec.Struct):
    verb: str
    rows: dict[str, int]


class Question(msgspec.Struct):
    seat: int
    candidates: list[Candidate]
    rows: list[Rows] = []

    def legal(self) -> list[str]:
        told = [each.action for each in self.candidates if each.legal]
        return [*told, *(f"{many.verb} {word}" for many in self.rows for word in many.rows)]


class Step(msgspec.Struct):
    path: str
    value: msgspec.Raw = msgspec.Raw(b"null")


class Message(msgspec.Struct):
    """What this client reads of a message; the rest is skipped."""

    type: str
    number: int = 0
    id: str | None = None
    code: str = ""
    question: Question | None = None
    patch: list[Step] = []

    def asked(self) -> Question | None:
        """The question, if it is news; it is always told whole."""
        told = [step.value for step in self.patch if step.path == "/question"]
        return QUESTION(told[0]) if told else self.question


DECODE = msgspec.json.Decoder(Message).decode
QUESTION = msgspec.json.Decoder(Question | None).decode


@dataclass
class Table:
    """One table with its five connections."""

    id: str
    game: str
    lines: list[Line] = field(default_factory=list)
    asked: tuple[int, int, list[str]] | None = None
    """Seat, number and legal answers of the question that waits."""
    sent: float = 0.0
    number: int = -1
    """The row of the answer under way, once acknowledged."""
    latencies: list[float] = field(default_factory=list)
    stored: list[tuple[int, str]] = field(default_factory=list)
    action: str = ""
    refused: int = 0

    def settled(self) -> None:
        """The answer under way has reached everybody."""
        if self.sent and self.number >= 0 and all(line.number >= self.number for line in self.lines):
            self.latencies.append(max(line.time for line in self.lines) - self.sent)
            self.sent, self.number = 0.0, -1

    async def answer(self) -> None:
        assert self.asked is not None
        seat, number, actions = self.asked
        told = [action for action in actions if not (self.game == "grog-island" and action.startswith("turn "))]
        self.asked, self.action = None, random.choice(told)  # a die card would reach the others only with the bid
        self.sent = time.perf_counter()
        await self.lines[seat].socket.send(json.dumps({
            "type": "answer", "id": f"{number}", "number": number, "action": self.action, "sure": True}))


@dataclass
class Line:
    """One connection: a seat, or the spectator."""

    table: Table
    seat: int
    socket: ClientConnection
    number: int = -1
    time: float = 0.0
    bytes: int = 0

    async def listen(self) -> None:
        try:
            async for text in self.socket:
                now = time.perf_counter()
                self.bytes += len(text)
                self.hear(DECODE(text), now)
        except ConnectionClosed:
            pass

    def hear(self, message: Message, now: float) -> None:
        if message.type in ("update", "patch"):
            self.number, self.time = message.number, now
            question = message.asked()
            if question is not None and (legal := question.legal()):
                self.table.asked = (self.seat, message.number, legal)
            self.table.settled()
        elif message.type == "ack":
            self.table.number = message.number
            self.table.stored.append((message.number, self.table.action))
            self.table.settled()
        elif message.type == "refused":
            self.table.refused += 1
            self.table.sent, self.table.number = 0.0, -1


async def open_tables(servers: Sequence[Server], count: int) -> list[Table]:
    """Tables with all seats taken, every seat and a spectator connected, spread over the servers."""
    gate = asyncio.Semaphore(16)

    async def one(number: int) -> Table:
        name = kogge.games()[number % len(kogge.games())]
        async with gate, httpx.AsyncClient(timeout=60, limits=httpx.Limits(max_keepalive_connections=0)) as http:
            tokens = [(await http.post(servers[0].base + "/api/guest", json={})).json()["token"] for _ in range(SEATS)]
            seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
            headers = [{"Authorization": f"Bearer {token}"} for token in tokens]
            opened = await http.post(servers[0].base + "/api/tables", json={"game": name, "seats": seats}, headers=headers[0])
            table = Table(opened.json()["id"], name)
            for header in headers[1:]:
                await http.post(f"{servers[0].base}/api/tables/{table.id}/join", json={}, headers=header)
            for seat in range(SEATS + 1):
                base = servers[(number + seat) % len(servers)].base.replace("http", "ws")
                socket = await connect(
                    f"{base}/api/tables/{table.id}/live", additional_headers=headers[seat] if seat < SEATS else {},
                    compression=None, max_size=None, open_timeout=60, ping_interval=None)
                await socket.send('{"type": "hello", "patches": true}')
                table.lines.append(Line(table, seat, socket))
            return table

    return list(await asyncio.gather(*(one(number) for number in range(count))))


async def drive(tables: list[Table], rate: float, seconds: float) -> int:
    """Answers at an even pace, the longest waiting table first; returns how many were sent."""
    start, sent = time.perf_counter(), 0
    waiting = list(tables)
    while (now := time.perf_counter()) - start < seconds:
        due = int((now - start) * rate) + 1
        for table in waiting[:]:
            if sent >= due:
                break
            if table.asked and not table.sent:
                waiting.remove(table)
                waiting.append(table)
                await table.answer()
                sent += 1
        await asyncio.sleep(0.002)
    deadline = time.perf_counter() + QUIET
    while any(table.sent for table in tables) and time.perf_counter() < deadline:
        await asyncio.sleep(0.01)
    return sent


def memory(servers: Sequence[Server]) -> float:
    """Megabytes of the server processes, bots' workers not counted."""
    total = 0
    for server in servers:
        assert server.process is not None
        status = Path(f"/proc/{server.process.pid}/status").read_text()
        total += int(status.partition("VmRSS:")[2].split()[0])
    return total / 1024


def cpu(servers: Sequence[Server]) -> float:
    """Seconds of processor time so far."""
    total = 0.0
    for server in servers:
        assert server.process is not None
        fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
        total += (int(fields[11]) + int(fields[12])) / 100
    return total


def lost(url: str, tables: Sequence[Table]) -> int:
    """Acknowledged answers that the database does not hold."""
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        rows = connection.execute(sa.text("SELECT table_id, number, action FROM log"))
        held = {(row[0], row[1]): row[2] for row in rows}
    engine.dispose()
    return sum(held.get((table.id, number)) != action for table in tables for number, action in table.stored)


@dataclass
class Session:
    """Servers with tables at which everybody sits, ready to be driven."""

    servers: Sequence[Server]
    tables: list[Table]
    listeners: list[asyncio.Task[None]]
    kilobytes: float
    """Memory that a table took, once words and rules had been loaded for the first ones."""

    @classmethod
    async def begin(cls, servers: Sequence[Server], count: int) -> Session:
        tables: list[Table] = []
        listeners: list[asyncio.Task[None]] = []
        before, first = 0.0, min(FIRST, count // 2)
        for many in (first, count - first):
            before = memory(servers)
            opened = await open_tables(servers, many)
            listeners += [asyncio.create_task(line.listen()) for table in opened for line in table.lines]
            while any(line.number < 0 for table in opened for line in table.lines):
                await asyncio.sleep(0.05)
            await asyncio.sleep(2)
            tables += opened
        return cls(servers, tables, listeners, (memory(servers) - before) * 1024 / (count - first))

    async def end(self) -> None:
        for task in self.listeners:
            task.cancel()
        await asyncio.gather(*(line.socket.close() for table in self.tables for line in table.lines))

    async def run(self, rate: float, seconds: float) -> dict[str, object]:
        """Some seconds at one rate."""
        for table in self.tables:
            table.latencies.clear()
            for line in table.lines:
                line.bytes = 0
        work, mine = cpu(self.servers), time.process_time()
        sent = await drive(self.tables, rate, seconds)
        work, mine = cpu(self.servers) - work, time.process_time() - mine
        latencies = sorted(latency * 1000 for table in self.tables for latency in table.latencies) or [0.0]
        return {
            "rate": round(rate), "sent": sent, "reached everybody": sum(len(table.latencies) for table in self.tables),
            "p50 ms": percentile(latencies, 50), "p95 ms": percentile(latencies, 95), "p99 ms": percentile(latencies, 99),
            "max ms": round(latencies[-1], 1),
            "server cpu %": round(100 * work / seconds), "client cpu %": round(100 * mine / seconds),
            "server ms an answer": round(1000 * work / max(sent, 1), 3),
            "bytes an answer": round(sum(line.bytes for table in self.tables for line in table.lines) / max(sent, 1)),
        }

    async def capacity(self, rate: float) -> list[dict[str, object]]:
        """The rate is doubled until it is not held, then looked for in between. All that was tried. The first seconds do not
        count: words are looked up and plans are made in them."""
        await self.run(rate, WARM)
        tried: list[dict[str, object]] = []
        low, high = 0.0, float("inf")
        while high / max(low, LEAST) > NEAR:
            found = await self.run(rate, STEP)
            tried.append(found)
            print(json.dumps(found), file=sys.stderr)
            low, high = (rate, high) if held(found, STEP) else (low, rate)
            rate = min(2 * rate, (low * high) ** 0.5) if low else rate / 2
        return tried


def held(found: dict[str, object], seconds: float) -> bool:
    """Whether a rate was held: all were sent in time, all arrived, and nearly all at once."""
    sent, rate, p99 = (float(str(found[key])) for key in ("sent", "rate", "p99 ms"))
    return p99 < LIMIT_MS and found["sent"] == found["reached everybody"] and sent > 0.97 * rate * seconds


async def measure(servers: Sequence[Server], url: str, options: argparse.Namespace) -> dict[str, object]:
    started = time.perf_counter()
    session = await Session.begin(servers, options.tables)
    opened = time.perf_counter() - started
    tried = await session.capacity(options.rate) if options.capacity else [await session.run(options.rate, options.seconds)]
    await session.end()
    good = [each for each in tried if held(each, STEP)] if options.capacity else tried
    best = max(good or tried[-1:], key=lambda each: float(str(each["rate"])))
    rate = float(str(best["rate"])) if good else 0.0
    tables = session.tables
    return {
        "tables": len(tables), "connections": len(session.listeners), "games": len({table.game for table in tables}),
        **best, "refused": sum(table.refused for table in tables), "lost": lost(url, tables), "opened in s": round(opened, 1),
        "KB per table": round(session.kilobytes),
        **({"answers a second per core": round(rate / len(servers))} if options.capacity else {}),
    }


def percentile(sorted_values: list[float], percent: float) -> float:
    return round(sorted_values[min(len(sorted_values) - 1, int(len(sorted_values) * percent / 100))], 1)


def run(kind: str, options: argparse.Namespace) -> dict[str, object]:
    folder = Path(tempfile.mkdtemp(prefix="kogge-"))
    postgres = Postgres(folder / "pg") if kind == "postgresql" else None
    try:
        url = postgres.database("load", bare=True) if postgres else ""  # each server migrates its own
        count = 2 if postgres else 1
        servers = [Server(folder / f"data{n}", url, fresh=True, PYTHONPATH=str(options.checkout / "src")) for n in range(count)]
        for core, server in enumerate(servers):
            server.command[0] = str(options.checkout / ".venv/bin/python")
            server.command[:0] = ["taskset", "--cpu-list", str(options.pinned + core)] if options.pinned is not None else []
            server.start()
        try:
            settings = Settings(servers[0].data, url)
            return {"database": kind, "processes": count, **asyncio.run(measure(servers, settings.url, options))}
        finally:
            for server in servers:
                server.kill()
    finally:
        if postgres:
            postgres.stop()
        shutil.rmtree(folder, ignore_errors=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=100, help="answers a second; with --capacity the first that is tried")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument(
        "--capacity", action="store_true",
        help=f"look for the highest rate with a p99 under 50 ms; the first {WARM:.0f} seconds do not count")
    parser.add_argument("--checkout", type=Path, default=Path(__file__).parents[2], help="whose server it is (default: this)")
    parser.add_argument(
        "--pinned", type=int, nargs="?", const=0, metavar="CORE",
        help="each server process on a core of its own, from this one on: so several can be measured at once (default: 0)")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 16_384)), hard))
    kinds = ["sqlite", "postgresql"] if options.database == "both" else [options.database]
    results = [run(kind, options) for kind in kinds]
    if options.json:
        print(json.dumps(results, indent=1))
    else:
        for result in results:
            print("\n".join(f"{key:>18}  {value}" for key, value in result.items()), end="\n\n")
    missed = [f"{result['database']}: {bar}" for result in results for bar in broken(result)]
    print("NOT held: " + "; ".join(missed) if missed else "held", file=sys.stderr)
    return 1 if missed else 0


def broken(result: dict[str, object]) -> list[str]:
    """The bars that a run missed."""
    bars = {
        f"p99 under {LIMIT_MS:.0f} ms": float(str(result["p99 ms"])) < LIMIT_MS,
        "every answer reaches everybody": result["sent"] == result["reached everybody"],
        "none lost": result["lost"] == 0,
    }
    return [bar for bar, held in bars.items() if not held]


if __name__ == "__main__":
    sys.exit(main())
