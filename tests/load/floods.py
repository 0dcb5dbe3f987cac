"""One guest floods, an honest person plays on: how much longer do answers take? On loopback, calm and flood by turns in one run.

    python tests/load/floods.py [--only at,admirals] [--seconds 6] [--rounds 2] [--json]

The flood comes from an address of its own (127.0.0.2) and from a nice process, since it would not run on the server's machine.
"""
from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import sys
import tempfile
import time
import uuid
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).parents[2] / "src"), str(Path(__file__).parents[1])]
# ruff: noqa: E402

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kogge import Journal, Rng, game, pick
from server.setting import Server

FLOODER = "127.0.0.2"
TIMES = 5.0
"""An answer under a flood takes less than so many times what it takes in the calm, at the 99th percentile."""
MATE = 1.0
"""Seconds in which a Mate answers even then."""
LEAST_MS = 10.0
"""What is quicker is calm enough to compare with."""


# --- the honest person ---


@dataclass
class Honest:
    """Answers one after the other at a table, against a Mate or for both seats."""

    base: str
    token: str = ""
    answers: list[float] = field(default_factory=list)
    mates: list[float] = field(default_factory=list)
    table: str = ""

    async def begin(self) -> Honest:
        async with httpx.AsyncClient(base_url=self.base, timeout=60) as http:
            self.token = (await http.post("/api/guest", json={})).json()["token"]
        return self

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    async def play(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            async with httpx.AsyncClient(base_url=self.base, timeout=60, headers=self.headers) as http:
                seats = [{"kind": "me"}, {"kind": "bot", "level": "mate"}]
                opened = await http.post("/api/tables", json={"game": "nauticus", "seats": seats})
                self.table = opened.json()["id"]
            async with connect(
                    self.base.replace("http", "ws") + f"/api/tables/{self.table}/live", additional_headers=self.headers,
                    max_size=None, compression=None, ping_interval=None) as socket:
                await socket.send('{"type": "hello"}')
                await self.game(socket, end)

    async def game(self, socket: ClientConnection, end: float) -> None:
        """Until the time is up or the game is over. Updates may come before or after an acknowledgement."""
        state: dict[str, Any] = {}
        sent = bots = 0.0
        id = ""
        while time.monotonic() < end:
            message = json.loads(await asyncio.wait_for(socket.recv(), 60))
            if message["type"] == "update":
                state = message
                if bots:
                    self.mates.append(time.monotonic() - bots)
                    bots = 0.0
            elif sent and message.get("id") == id:
                assert message["type"] == "ack", message
                self.answers.append(time.monotonic() - sent)
                sent = 0.0
                if state["number"] < message["number"]:
                    continue  # the update is under way
            if sent or not state:
                continue
            if state["over"] or state["question"] is None:
                return
            legal = [one["action"] for one in state["question"]["candidates"]]
            if not legal:
                bots = bots or time.monotonic()
                continue
            await asyncio.sleep(0.05)
            id, sent = str(uuid.uuid4()), time.monotonic()
            await socket.send(json.dumps({"type": "answer", "id": id, "number": state["number"], "action": legal[0]}))


# --- the floods, each by one guest ---


class Flood:
    """What a flooding guest has: a session, and many hands."""

    def __init__(self, base: str, table: str) -> None:
        self.base = base
        self.table = table
        """Somebody else's, to whose link the guest has come."""
        limits = httpx.Limits(max_connections=40)
        self.http = httpx.AsyncClient(
            base_url=base, timeout=120, transport=httpx.AsyncHTTPTransport(local_address=FLOODER, limits=limits))

    async def guest(self) -> None:
        answer = await self.http.post("/api/guest", json={})
        self.http.headers["Authorization"] = f"Bearer {answer.json()['token']}"

    async def many(self, hands: int, work: Callable[[], Awaitable[object]]) -> None:
        """The same again and again, by so many hands at once."""
        async def hand() -> None:
            while True:
                with contextlib.suppress(httpx.HTTPError, OSError, WebSocketException):
                    await work()
                await asyncio.sleep(0.01)

        await asyncio.gather(*(hand() for _ in range(hands)))

    async def parts(self) -> None:
        await self.guest()
        own = game("die-werft").sheet.text
        costly = [".".join("a" * 15_000) + " = 1", "x = " + "[\n" * 15_000, own + "#\n" * 11_000, own.replace("[trains]", "[t]")]
        turn = iter(range(10**9))

        async def send() -> None:
            seats = [{"kind": "me"}, {"kind": "here"}]
            parts = costly[next(turn) % len(costly)]
            await self.http.post("/api/tables", json={"game": "die-werft", "seats": seats, "parts": parts})

        await self.many(20, send)

    async def records(self) -> None:
        await self.guest()
        journal, rng = Journal(game("die-werft"), 4), Rng(1)
        while not journal.table.over:
            journal.play(pick(journal.table, rng))
        text = journal.record().write()
        bodies = [text, text.replace("rules: ", "rules: 0"), text[:-200], "x" * 1_000_000]
        turn = iter(range(10**9))

        async def send() -> None:
            await self.http.post("/api/records", content=bodies[next(turn) % len(bodies)], headers={"Content-Type": "text/plain"})

        await self.many(20, send)

    async def at(self) -> None:
        """Sixty sockets without a session look back as far as they can, as often as they can."""
        async def look() -> None:
            async with self.socket() as socket:
                await socket.send('{"type": "hello"}')
                while True:
                    for _ in range(10):
                        await socket.send(json.dumps({"type": "at", "id": str(uuid.uuid4()), "count": 30}))
                    for _ in range(10):
                        await socket.recv()

        await self.many(60, look)

    async def sign_in(self) -> None:
        await self.many(20, lambda: self.http.post("/api/session", json={"name": "Nobody", "password": str(uuid.uuid4())}))

    async def admirals(self) -> None:
        """Fifty tables of Admirals; the own seat is handed over, and nobody stays."""
        await self.guest()
        for number in range(50):
            seats = [{"kind": "me"}, *[{"kind": "bot", "level": "admiral"}] * 3]
            name = ("nauticus", "grog-island", "die-werft")[number % 3]
            opened = await self.http.post("/api/tables", json={"game": name, "seats": seats})
            if opened.status_code == 201:
                await self.http.put(f"/api/tables/{opened.json()['id']}/seats/0", json={"kind": "bot", "level": "admiral"})
        await asyncio.sleep(600)

    async def sockets(self) -> None:
        """Hundreds of sockets at one table, all of which listen."""
        async def listen() -> None:
            async with self.socket() as socket:
                await socket.send('{"type": "hello"}')
                async for _ in socket:
                    pass

        await self.many(600, listen)

    def socket(self) -> connect:
        url = self.base.replace("http", "ws") + f"/api/tables/{self.table}/live"
        return connect(url, max_size=None, compression=None, ping_interval=None, local_addr=(FLOODER, 0), open_timeout=60)


FLOODS = ("parts", "records", "at", "sign_in", "admirals", "sockets")


def flood(kind: str, base: str, table: str) -> None:
    """In a process of its own."""
    os.nice(15)
    found = Flood(base, table)
    asyncio.run(getattr(found, kind)())


# --- calm and flood by turns ---


def percentile(values: list[float], percent: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))] if ordered else float("nan")


async def measure(server: Server, kind: str, seconds: float, rounds: int) -> dict[str, Any]:
    calm, flooded = await Honest(server.base).begin(), await Honest(server.base).begin()
    await calm.play(2)  # the first worker has to start
    calm.answers.clear()
    calm.mates.clear()
    for _ in range(rounds):
        await calm.play(seconds)
        process = multiprocessing.get_context("spawn").Process(target=flood, args=(kind, server.base, calm.table), daemon=True)
        process.start()
        try:
            await asyncio.sleep(3)
            await flooded.play(seconds)
            assert process.is_alive(), "the flood has dried up, so nothing was measured"
        finally:
            process.kill()
            process.join()
        await asyncio.sleep(1)
    quiet, loud = (1000 * percentile(honest.answers, 99) for honest in (calm, flooded))
    return {
        "flood": kind, "answers": [len(calm.answers), len(flooded.answers)],
        "p50 ms": [round(1000 * percentile(honest.answers, 50), 1) for honest in (calm, flooded)],
        "p99 ms": [round(quiet, 1), round(loud, 1)], "times": round(loud / max(quiet, LEAST_MS), 2),
        "mate p50, p95, max s": [round(percentile(flooded.mates, percent), 3) for percent in (50, 95, 100)],
    }


def run(kind: str, seconds: float, rounds: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="kogge-flood-") as folder, Server(Path(folder), limits=True, fresh=True) as server:
        return asyncio.run(measure(server, kind, seconds, rounds))


def broken(result: dict[str, Any]) -> list[str]:
    """The bars that a flood has broken."""
    bars = {f"under {TIMES} times the calm": result["times"] < TIMES, "Mate": result["mate p50, p95, max s"][1] < MATE}
    return [bar for bar, held in bars.items() if not held]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default=",".join(FLOODS))
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    missed = []
    for kind in options.only.split(","):
        result = run(kind, options.seconds, options.rounds)
        print(json.dumps(result), flush=True)
        missed += [f"{kind}: {bar}" for bar in broken(result)]
    print("NOT held: " + "; ".join(missed) if missed else "held", file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
