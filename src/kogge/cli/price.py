"""The price of an answer: what the server does for one, part by part, in processor time."""
from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from rich.progress import track
from rich.table import Table as Grid
from sqlalchemy import Connection

import kogge
from kogge.cli import show
from kogge.engine.texts import texts
from kogge.server.hub import Hub
from kogge.server.messages import At, Greet, Me, NewTable, SeatWish
from kogge.server.people.sessions import Visit
from kogge.server.settings import Settings
from kogge.server.storage.database import migrate, now
from kogge.server.storage.rows import person
from kogge.server.tables import lobby, log, seats
from kogge.server.tables.listener import Listener
from kogge.server.tables.room import Room

PARTS: Final = ("answer", "store", "view", "question", "log", "encode")
"""The answer itself; its way into the database; and, for all readers together, views, the question, lines of the log, and what
has changed in all of it as bytes."""
TELLING: Final = PARTS[2:]
SOME: Final = 40
EARLY: Final = 70
LATE: Final = 520
"""Answers, luck's counted, up to which the early and the late ones are looked for: around the 50th and the 500th. Where luck
sets up for longer the first ones are early; where a game ends before, its last ones are late."""
COLD: Final = 500
"""Answers of a table that is read from the database."""
MANY: Final = 40
"""Tables that are open at once when memory is measured."""


@dataclass
class Price:
    """One answer: microseconds by part, and bytes to all readers."""

    number: int
    """How many answers came before."""
    parts: dict[str, float] = field(default_factory=dict)
    bytes: int = 0

    @property
    def telling(self) -> float:
        return sum(self.parts[part] for part in TELLING)

    @property
    def all(self) -> float:
        return sum(self.parts.values()) - self.parts["store"]  # a disk is as slow as it is


class Clock:
    """Processor time since it was last asked."""

    def __init__(self) -> None:
        self.last = time.process_time()

    def __call__(self) -> float:
        last, self.last = self.last, time.process_time()
        return (self.last - last) * 1e6


async def opened(hub: Hub, name: str, players: int) -> Room:
    """A table of as many people as can play."""
    wish = NewTable(name, [SeatWish("me")] * players)
    id = await hub.database.write(_open, wish, hub.settings)
    return await hub.room(id)


def _open(connection: Connection, wish: NewTable, settings: Settings) -> str:
    people = [Me(lobby.new_id(), f"Sailor {n}", True) for n in range(len(wish.seats))]
    connection.execute(person.insert(), [{"id": me.id, "name": me.name, "created": now()} for me in people])
    id = lobby.open_table(connection, people[0], wish, lobby.setup_of(wish), settings)
    for seat, me in enumerate(people):
        seats.sit(connection, id, seat, person=me.id, name=me.name)
    return id


def listen(room: Room) -> list[Listener]:
    """Every seat, and a spectator."""
    visits = [Visit(Me(seat.person or "", seat.name, True), "") for seat in room.standing.seats]
    listeners = [Listener(room, each, Greet("en", None, True)) for each in [*visits, None]]
    room.listeners.update(listeners)
    for listener in listeners:
        listener.replies.clear()
        listener.news()
    return listeners


async def priced(room: Room, dice: random.Random) -> list[Price]:
    """A whole random game, measured answer by answer."""
    found: list[Price] = []
    listeners, hub, clock = listen(room), room.hub, Clock()
    speech = texts(room.chronicle.setup.game, "en")
    while not room.chronicle.table.over:
        action = dice.choice(room.chronicle.table.legal())
        price = Price(room.chronicle.length)
        clock()
        draft = room.chronicle.answered(action)
        price.parts["answer"] = clock()
        await hub.database.write(log.append, room.id, draft)
        price.parts["store"] = clock()
        before = room.chronicle.length
        room.chronicle.adopt(draft)
        price.parts["answer"] += clock()
        room.changed()
        due = [listener for listener in listeners if listener.due_update]
        clock()
        scene = room.scene()
        price.parts["view"] = clock()
        for listener in due:
            scene.question(listener.reader(), speech)
        price.parts["question"] = clock()
        for listener in due:
            for index in range(before, room.chronicle.length_for(listener.reader().seats)):
                scene.line(index, listener.reader().eyes(room.chronicle), speech)
        price.parts["log"] = clock()
        told = [listener.news() for listener in due]
        price.parts["encode"] = clock()
        price.bytes = sum(map(len, told))
        for listener in due:
            listener.due_update = False
        found.append(price)
    return found


def near(game: list[Price], end: int) -> list[Price]:
    return [price for price in game if end - SOME <= price.number < end]


def growth(games: list[list[Price]]) -> float:
    """How much more a late answer costs than an early one."""
    early: list[float] = []
    late: list[float] = []
    for game in games:
        early += [price.all for price in (near(game, EARLY) or game[:SOME])]
        late += [price.all for price in near(game, min(game[-1].number, LATE))]
    return statistics.median(late) / statistics.median(early)


async def reopened(hub: Hub, room: Room, dice: random.Random) -> tuple[float, float]:
    """Microseconds to read a table of 500 answers that is not in memory, or of all where the game ends before: by the clock, for
    it waits for the database, and of the processor."""
    while room.chronicle.length < COLD and not room.chronicle.over:
        draft = room.chronicle.answered(dice.choice(room.chronicle.table.legal()))
        await hub.database.write(log.append, room.id, draft)
        room.chronicle.adopt(draft)
    waited, spent, clock = [], [], Clock()
    for _ in range(5):
        del hub.rooms[room.id]
        begin = time.perf_counter()
        clock()
        room = await hub.room(room.id)
        spent.append(clock())
        waited.append((time.perf_counter() - begin) * 1e6)
    return statistics.median(waited), statistics.median(spent)


async def journey(room: Room, dice: random.Random) -> float:
    """Microseconds for the slowest look back, of many to anywhere, in a game that has been played."""
    clock, spent = Clock(), []
    for _ in range(50):
        count = dice.randrange(room.chronicle.length)
        clock()
        await room.obey(None, "en", At("", count))
        spent.append(clock())
    return max(spent)


async def measure(hub: Hub, name: str, games: int) -> dict[str, Any]:
    players, dice = kogge.game(name).players[-1], random.Random(1)
    await priced(await opened(hub, name, players), dice)  # so that words and tables of the game are there
    played: list[list[Price]] = []
    for _ in range(games):
        gc.collect()
        played.append(await priced(room := await opened(hub, name, players), dice))
    prices = [price for game in played for price in game]
    where, (cold, worked) = await journey(room, dice), await reopened(hub, await opened(hub, name, players), dice)
    before = memory()
    for _ in range(MANY):
        listen(await opened(hub, name, players))
    kept = (memory() - before) / MANY
    return {
        "game": name, "players": players, "readers": players + 1, "answers": len(prices),
        "us": {part: round(statistics.median(price.parts[part] for price in prices), 1) for part in PARTS},
        "telling us": round(statistics.median(price.telling for price in prices), 1),
        "telling us, mean": round(statistics.mean(price.telling for price in prices), 1), "length": room.chronicle.length,
        "bytes": round(statistics.median(price.bytes for price in prices)),
        "late to early": round(growth(played), 2), "slowest position us": round(where),
        "cold open us": round(cold), "cold open us, processor": round(worked),
        "KB a table, without connections": round(kept),
    }


def memory() -> float:
    """Kilobytes of this process."""
    gc.collect()
    return float(Path("/proc/self/status").read_text().partition("VmRSS:")[2].split()[0])


async def run(names: list[str], games: int, quiet: bool) -> list[dict[str, Any]]:
    with tempfile.TemporaryDirectory(prefix="kogge-") as folder:
        settings = Settings(Path(folder))
        migrate(settings.url)
        hub = Hub(settings)
        try:
            return [await measure(hub, name, games) for name in track(names, "measuring", console=show.console(), disable=quiet)]
        finally:
            hub.database.close()


def bench(arguments: argparse.Namespace) -> int:
    names = [arguments.game] if arguments.game else kogge.games()
    results = asyncio.run(run(names, arguments.games, arguments.json or not sys.stderr.isatty()))
    if arguments.json:
        print(json.dumps(results))
        return 0
    title = "the price of an answer with every seat and a spectator listening: processor time in microseconds, median over games"
    grid = Grid(title=title, box=None, title_justify="left")
    columns = ("telling us", "bytes", "late to early", "slowest position us", "cold open us", "KB a table, without connections")
    for head in ("game", *PARTS, *columns):
        grid.add_column(head, justify="left" if head == "game" else "right")
    for row in results:
        grid.add_row(row["game"], *[f"{row['us'][part]:.0f}" for part in PARTS], *[str(row[column]) for column in columns])
    show.console().print(grid)
    return 0
