"""Growing past one machine: what each part does at 10, 100 and 1,000 times the load of `make load`, by a simulation.

What one answer costs each part is measured on this machine (`--measure` for the database and its notices, `run.py` for the
server); from these costs the simulation lets answers arrive at random, queue at server processes and at the database, and
reach the last of five readers. It looks for the fewest processes with which 99 of 100 answers are told within 50 ms, or says
which part cannot do it with any number.
"""
from __future__ import annotations

import argparse
import asyncio
import heapq
import json
import random
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from itertools import accumulate
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[2] / "src"), str(Path(__file__).parents[1])]
# ruff: noqa: E402

import psycopg
import sqlalchemy as sa

from kogge.server.hub import HEARTBEAT
from kogge.server.settings import Settings
from kogge.server.storage.database import CHANNEL, migrate, now
from kogge.server.storage.herald import announce, listen
from kogge.server.tables.chronicle import Row
from kogge.server.tables.clerk import STORE
from kogge.server.thinking.bots import RECENT, left_lying
from server.setting import Postgres

LIMIT = 0.050
READERS = 5
BASE = 100.0
"""Answers a second of `make load`, from 300 tables with 1,500 connections."""
TABLES, SOCKETS = 300, 1_500
SAMPLE = 10_000
"""Answers in one simulation."""
MOST = 4_096
"""Processes that are tried."""
FULL = 0.9
"""Of a core: beyond it there is no room for bursts."""
BOTS = 0.25
"""Part of the answers that are a Captain's, where bots are counted; people give as many as ever."""
WORKERS = 7
"""Bots' workers of a process that does nothing else, on a machine with 8 cores."""


@dataclass(frozen=True)
class Costs:
    """Seconds of a processor, or of the disk, for one answer; measured on 16 November 2026 (docs/growing.md). The size of a row
    is reckoned, not measured."""

    answer: float = 0.00018
    """Checking and playing it, and the way to the database and back, where it was given."""
    tell: float = 0.00018
    """Each reader: what has changed, and its socket."""
    follow: float = 0.0003
    """Another process that has the table in memory: hearing of the new rows, playing them and looking at the position. What two
    processes on PostgreSQL spend on an answer more than one on SQLite."""
    hear: float = 0.0000011
    """A process that has nobody at the table hears of it all the same."""
    store: float = 0.00023
    """The database's own work for its transaction."""
    sync: float = 0.0034
    """One write to the disk, for all answers of a process that wait for it."""
    notice: float = 0.00011
    """A herald's telling of what a process has stored; one commits at a time, for notices keep the order of commits."""
    kilobytes: float = 127.0
    """Memory of a table with its five connections."""
    row: float = 220.0
    """Bytes of a row of the log, with its keys."""
    think: float = 0.015
    """A Captain's answer, the four titles together."""
    look: float = 0.000001
    """The database's work for each table that is played, when a process with workers looks for bots' turns left lying."""


@dataclass(frozen=True)
class House:
    """How it is built."""

    processes: int
    stores: int = 1
    """Databases among which the tables are divided."""
    cores: int = 8
    """Of each database."""
    together: bool = False
    """Whether the proxy brings all readers of a table to one process."""
    topics: bool = False
    """Whether a process hears of its own tables alone, as with NATS or Valkey, instead of all as with NOTIFY."""

    def places(self) -> int:
        """Processes with readers of one table."""
        return 1 if self.together else min(READERS, self.processes)


class Ferry:
    """A process's way to the disk and back: what comes while it is away goes along with the next."""

    def __init__(self) -> None:
        self.back = 0.0
        self.next = 0.0
        """When the one after is back; 0: nothing waits for it yet."""

    def done(self, at: float, store: float, sync: float) -> float:
        if self.next and at >= self.back:
            self.back, self.next = self.next, 0.0
        if at >= self.back:
            self.back = at + store + sync
            return self.back
        self.next = (self.next or self.back + sync) + store
        return self.next


def latencies(rate: float, house: House, costs: Costs, dice: random.Random) -> list[float]:
    """How long it takes until the last reader is told, for answers that arrive at random. One process stands for all, since
    they are alike and get equal shares; so does one database."""
    places = house.places()
    strangers = 0.0 if house.topics else rate * max(0, 1 - places / house.processes) * costs.hear
    if strangers >= FULL:
        raise Overrun("fan-out", f"each process spends {strangers:.1f} cores on hearing of others' tables")
    work = costs.answer + (places - 1) * costs.follow + READERS * costs.tell
    share = rate * work / house.processes + strangers
    if share >= FULL:
        raise Overrun("processes", f"{share:.2f} of a core each")
    round_of_all = min(rate, house.processes / costs.notice) * costs.notice ** 2 * house.processes
    if not house.topics and round_of_all >= LIMIT / 2:
        raise Overrun("notices", f"heralds wait for each other: {round_of_all * 1000:.0f} ms until all have had their turn")
    if rate / house.stores * costs.store >= FULL * house.cores:
        raise Overrun("database", f"{rate / house.stores * costs.store:.1f} of {house.cores} cores")
    return list(_simulated(rate, house, costs, dice, 1 - strangers))


class Overrun(Exception):
    """A part that cannot bear it, and why."""

    def __init__(self, part: str, why: str) -> None:
        super().__init__(why)
        self.part = part


def _simulated(rate: float, house: House, costs: Costs, dice: random.Random, speed: float) -> Iterator[float]:
    """`speed`: the part of a process that is left for its own tables. It does what is there, first come, first served, and
    waits neither for the disk nor for other processes."""
    places, tell, ferry = house.places(), READERS / house.places() * costs.tell, Ferry()
    arrivals = rate / house.processes
    busy = (rate / house.stores - arrivals) * costs.store / house.cores  # by what the rest of the house stores meanwhile
    begun = list(accumulate(dice.expovariate(arrivals) for _ in range(SAMPLE)))
    told, free = begun[:], 0.0
    coming = [(at, number, "answer", costs.answer) for number, at in enumerate(begun)]
    while coming:
        at, number, what, work = heapq.heappop(coming)
        free = max(at, free) + work / speed
        if what == "answer":
            synced = ferry.done(free, costs.store / (1 - max(0.0, busy)), costs.sync * dice.uniform(0.5, 1.5))
            heapq.heappush(coming, (synced, number, "tell", tell))
            for _ in range(places - 1):  # the same at other processes that have readers there
                turns = 0.0 if house.topics else dice.uniform(1, 1 + min(house.processes, rate * costs.notice))
                heapq.heappush(coming, (synced + turns * costs.notice, number, "tell", costs.follow + tell))
        else:
            told[number] = free
    yield from (end - begin for begin, end in zip(begun, told, strict=True))


def p99(rate: float, house: House, costs: Costs) -> float:
    found = sorted(latencies(rate, house, costs, random.Random(1)))
    return found[int(len(found) * 0.99)]


def fewest(rate: float, costs: Costs, **built: object) -> tuple[House, float]:
    """The fewest processes that do it. Raises Overrun."""
    processes, trouble = 1, Overrun("processes", "")
    while processes <= MOST:
        house = House(processes, **built)  # type: ignore[arg-type]
        try:
            found = p99(rate, house, costs)
            if found < LIMIT:
                return house, found
            trouble = Overrun("latency", f"p99 {found * 1000:.0f} ms")
        except Overrun as overrun:
            trouble = overrun
            if overrun.part != "processes":
                raise
        processes = max(processes + 1, int(processes * 1.25))
    raise trouble


def grown(costs: Costs, times: int, cores: int) -> dict[str, object]:
    """As it is built now, and, one after the other until it does, as it could be."""
    rate = BASE * times
    shape: dict[str, object] = {
        "times": times, "answers a second": round(rate), "tables": TABLES * times, "sockets": SOCKETS * times,
        "memory of tables GB": round(TABLES * times * costs.kilobytes / 1e6, 2),
        "log GB a month, at 4 h a day": round(rate * 3600 * 4 * 30 * costs.row / 1e9, 1),
        "cores for bots, every fourth answer a Captain's": round(rate * BOTS * costs.think, 1),
        "database cores for their looking round": round(looking(times, costs), 3),
    }
    ways: dict[str, dict[str, object]] = {
        "as it is": {}, "tables kept together": {"together": True}, "and told by topic": {"together": True, "topics": True}}
    for stores in (4, 16, 64):
        ways[f"and {stores} databases"] = {"together": True, "topics": True, "stores": stores}
    for way, built in ways.items():
        try:
            house, found = fewest(rate, costs, cores=cores, **built)
        except Overrun as overrun:
            shape[way] = f"no: {overrun.part}: {overrun}"
            continue
        shape[way] = f"{house.processes} processes, p99 {found * 1000:.0f} ms"
        if way != "as it is":
            break
    return shape


def looking(times: float, costs: Costs) -> float:
    """Cores of the database, for all processes that bots need look at all tables, each so often."""
    processes = max(1.0, BASE * times * BOTS * costs.think / WORKERS / FULL)
    return processes / HEARTBEAT * TABLES * times * costs.look


def breaking_points(costs: Costs, cores: int) -> dict[str, float]:
    """Answers a second at which each part is full, however many processes there are."""
    return {
        "NOTIFY: heralds begin to wait for each other": round(FULL / costs.notice),
        "NOTIFY: every process hears of everything": round(FULL / costs.hear),
        "PostgreSQL: processor of one database": round(FULL * cores / costs.store),
        "one process, all readers there": round(FULL / (costs.answer + READERS * costs.tell)),
        "bots: looking round takes a core of the database": round(
            BASE * next(times for times in range(1, 100_000) if looking(times, costs) >= FULL)),
    }


# --- measuring the database ---


def measured(costs: Costs, seconds: float = 4.0) -> Costs:
    """What a stored answer costs the database, and its notice those who hear it."""
    folder = Path(tempfile.mkdtemp(prefix="kogge-"))
    postgres = Postgres(folder / "pg")
    try:
        url = Settings(folder, postgres.database("growing")).url
        migrate(url)
        master = int((folder / "pg" / "postmaster.pid").read_text().split()[0])
        alone, together = Writing(url, master, 1, seconds), Writing(url, master, 8, seconds)
        heralds = Telling(url, master, 8, seconds)
        looks = Looking(url, master, 1, seconds)
        return replace(
            costs, sync=1 / alone.rate, store=together.cost, notice=1 / heralds.rate, hear=hearing(url),
            look=looks.cost / Looking.MANY)
    finally:
        postgres.stop()
        shutil.rmtree(folder, ignore_errors=True)


def reaped(pid: int) -> float:
    """Seconds of processor of a process's children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[13]) + int(fields[14])) / 100


class Writing:
    """So many connections that store answers, as `kogge.server.tables.clerk` does with one at a time, for some seconds."""

    def __init__(self, url: str, master: int, writers: int, seconds: float) -> None:
        self.url = url
        self.end = time.monotonic() + seconds
        self.counts = [0] * writers
        begun = reaped(master)
        threads = [threading.Thread(target=self.write, args=(me,)) for me in range(writers)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        time.sleep(0.5)  # until the database has buried its processes
        self.rate = sum(self.counts) / seconds
        self.cost = (reaped(master) - begun) / sum(self.counts)

    def write(self, me: int) -> None:
        table = f"{len(self.counts)}-{me}"
        with self.connected() as connection:
            connection.exec_driver_sql(
                "INSERT INTO game_table (id, game, players, options, parts_name, parts_hash, rules_version, public, hints, "
                "grace, created, status, changed, length) "
                "VALUES (%s, '', 2, '', '', '', 1, false, true, 0, 0, 'playing', 0, 0)", (table,))
            while time.monotonic() < self.end:
                self.counts[me] += 1
                number = self.counts[me]
                stand = {"id": table, "turn": number % 4, "length": number, "open": True}
                row = {"id": table, **Row(number, 0, "buy bow", 0, f"somebody/{number}")._asdict()}
                STORE(connection, stands=json.dumps([stand]), rows=json.dumps([row]), now=0.0).fetchall()

    def connected(self) -> sa.Connection:
        engine = sa.create_engine(self.url, poolclass=sa.NullPool)
        return engine.connect().execution_options(isolation_level="AUTOCOMMIT")


class Telling(Writing):
    """The same for what is told of them."""

    def write(self, me: int) -> None:
        with self.connected() as connection:
            while time.monotonic() < self.end:
                self.counts[me] += 1
                announce(connection, [f"{me} {self.counts[me]}"])


class Looking(Writing):
    """The same for a process that looks where a bot's turn was left lying, and finds none among many tables."""

    MANY = 3_000

    def write(self, me: int) -> None:
        with self.connected() as connection:
            connection.exec_driver_sql(
                "INSERT INTO game_table (id, game, players, options, parts_name, parts_hash, rules_version, public, hints, "
                "grace, created, status, changed, length, turn) SELECT 'look-' || n, '', 2, '', '', '', 1, false, true, 0, 0, "
                "'playing', %s, 0, 0 FROM generate_series(1, %s) n", (now(), self.MANY))
            connection.exec_driver_sql(
                "INSERT INTO seat (table_id, seat, name, stand_in, seen) SELECT 'look-' || n, 0, '', 'captain', 0 "
                "FROM generate_series(1, %s) n", (self.MANY,))
            connection.exec_driver_sql("ANALYZE")
            while time.monotonic() < self.end:
                self.counts[me] += 1
                left_lying(connection, "me", now() - RECENT)


def hearing(url: str, many: int = 5_000) -> float:
    """Seconds of processor for a notice about a table that is not here."""
    url = url.replace("postgresql+psycopg", "postgresql", 1)
    heard, rooms, spent = 0, dict[str, int](), [0.0]

    def hear(_: str, what: str) -> None:
        nonlocal heard
        table, number = what.split()
        if table in rooms and int(number):
            rooms[table] = int(number)
        heard += 1
        if heard == many:
            spent[0] += time.thread_time()
            done.set()

    def begun() -> None:
        spent[0] -= time.thread_time()
        with psycopg.connect(url, autocommit=True) as mouth:
            mouth.execute(f"SELECT pg_notify('{CHANNEL}', 'table' || n || ' ' || n) FROM generate_series(1, {many}) n")

    async def listening() -> None:
        task = asyncio.create_task(listen(url, (CHANNEL,), begun, hear))
        await done.wait()
        task.cancel()

    done = asyncio.Event()
    asyncio.run(listening())
    return spent[0] / many


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--measure", action="store_true", help="measure what the database and its notices cost here")
    parser.add_argument("--answer-ms", type=float, help="what run.py found: server ms an answer, five readers told")
    parser.add_argument("--cores", type=int, default=8, help="of a database's machine (default: 8)")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    costs = Costs()
    if options.answer_ms:
        each = options.answer_ms / 1000 / (READERS + 1)
        costs = replace(costs, answer=each, tell=each)
    if options.measure:
        costs = measured(costs)
    found = {
        "costs": asdict(costs), "points": breaking_points(costs, options.cores),
        "loads": [grown(costs, times, options.cores) for times in (1, 10, 100, 1_000)]}
    print(json.dumps(found, indent=1) if options.json else readable(found))
    return 0


def readable(found: dict[str, object]) -> str:
    lines = []
    for head, part in found.items():
        lines.append(head)
        for each in part if isinstance(part, list) else [part]:
            lines += [f"  {key:>40}  {value}" for key, value in each.items()] + [""]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
