"""What it costs to tell five readers of an answer, here and in another checkout of this repository, in turn in one run.

usage: python tests/bench/telling.py [--against CHECKOUT] [--games N] [GAME ...] [--json]

Both checkouts must be compiled. Each plays whole random games in a process of its own, one game after the other, here and
there by turns; the processor's time of every answer counts, and the median over all of them.
"""
from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).parents[2]
SEATS = 4


class House:
    """A hub with tables of four people and a spectator each; serves this checkout and the one before updates were patches."""

    def __init__(self, folder: Path) -> None:
        from kogge.server.hub import Hub
        from kogge.server.settings import Settings
        from kogge.server.storage.database import migrate

        settings = Settings(folder)
        migrate(settings.url)
        self.hub = Hub(settings)

    async def open(self, name: str) -> tuple[Any, list[Any]]:
        room = await self.hub.room(await self.hub.database.write(self._insert, name))
        people = [seat.person for seat in room.standing.seats]
        listeners = [self._listener(room, person) for person in [*people, None]]
        room.listeners.update(listeners)
        for listener in listeners:
            self.news(room, listener)
        return room, listeners

    def _insert(self, connection: Any, name: str) -> str:
        from kogge.server.messages import Me, NewTable, SeatWish
        from kogge.server.storage import database
        from kogge.server.tables import lobby

        people = [Me(lobby.new_id(), f"Sailor {n}", True) for n in range(SEATS)]
        if hasattr(database, "person"):  # before
            person = database.person
        else:
            from kogge.server.storage.rows import person
        connection.execute(person.insert(), [{"id": me.id, "name": me.name, "created": 0.0} for me in people])
        wish = NewTable(name, [SeatWish("me")] * SEATS)
        if hasattr(lobby, "sit"):  # before
            sit, id = lobby.sit, lobby.open_table(connection, people[0], wish, lobby.set_up(wish))
        else:
            from kogge.server.tables.seats import sit
            id = lobby.open_table(connection, people[0], wish, lobby.setup_of(wish), self.hub.settings)
        for seat, me in enumerate(people):
            sit(connection, id, seat, person=me.id, name=me.name)
        return id

    def _listener(self, room: Any, person: str | None) -> Any:
        from kogge.server.tables.listener import Listener

        if hasattr(room, "told"):  # before
            return Listener(room, person, "en", None)
        from kogge.server.messages import Greet, Me
        from kogge.server.people.sessions import Visit

        return Listener(room, Visit(Me(person, "", True), "") if person else None, Greet("en", None, True))

    def news(self, room: Any, listener: Any) -> bytes:
        listener.due_update = False
        return room.told(listener) if hasattr(room, "told") else listener.news()

    async def play(self, name: str, seed: int) -> list[tuple[float, int]]:
        """A whole game: microseconds and bytes of every answer's telling."""
        room, listeners = await self.open(name)
        found, dice = [], random.Random(seed)
        journal = room.play if hasattr(room, "told") else room.chronicle
        gc.collect()
        gc.freeze()
        while not journal.table.over:
            journal.answer(dice.choice(journal.table.legal()))
            room.changed()
            begin = time.process_time()
            told = sum([len(self.news(room, listener)) for listener in listeners if listener.due_update])
            if hasattr(room, "rest"):
                room.rest()
            found.append(((time.process_time() - begin) * 1e6, told))
        del self.hub.rooms[room.id]
        return found


def work() -> None:
    """Plays what it is asked for, line by line."""
    with tempfile.TemporaryDirectory(prefix="kogge-") as folder:
        house = House(Path(folder))

        async def all_of_them() -> None:
            for line in sys.stdin:
                name, seed = line.split()
                print(json.dumps(await house.play(name, int(seed))), flush=True)

        asyncio.run(all_of_them())
        house.hub.database.close()


class Worker:
    def __init__(self, checkout: Path) -> None:
        command = [checkout / ".venv/bin/python", __file__, "--work", checkout]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def play(self, name: str, seed: int) -> list[tuple[float, int]]:
        assert self.process.stdin
        assert self.process.stdout
        print(name, seed, file=self.process.stdin, flush=True)
        found: list[tuple[float, int]] = json.loads(self.process.stdout.readline())
        return found

    def end(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def measure(names: list[str], games: int, checkouts: list[Path]) -> list[dict[str, Any]]:
    workers = [Worker(checkout) for checkout in checkouts]
    results = []
    for name in names:
        prices: list[list[tuple[float, int]]] = [[] for _ in workers]
        for seed in range(games + 1):
            for worker, found in zip(workers, prices, strict=True):
                played = worker.play(name, seed)
                found += played if seed else []  # words are looked up once
        row: dict[str, Any] = {"game": name, "answers": [len(each) for each in prices]}
        for n, unit in enumerate(("us", "bytes")):
            row[unit] = [round(statistics.median(price[n] for price in each)) for each in prices]
            row[f"mean {unit}"] = [round(statistics.mean(price[n] for price in each)) for each in prices]
            for key in (unit, f"mean {unit}") if len(workers) > 1 else ():
                row[f"{key} here to there"] = round(row[key][0] / row[key][1], 3)
        results.append(row)
    for worker in workers:
        worker.end()
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=["nauticus", "grog-island", "die-werft", "liguria"])
    parser.add_argument("--against", type=Path)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--work", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.work:
        sys.path.insert(0, str(options.work / "src"))
        work()
        return
    results = measure(options.game, options.games, [HERE, *([options.against] if options.against else [])])
    if options.json:
        print(json.dumps(results))
        return
    for row in results:
        print("\n".join(f"{key:>26}  {value}" for key, value in row.items()), end="\n\n")


if __name__ == "__main__":
    main()
