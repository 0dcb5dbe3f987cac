"""kill -9 at any moment: no acknowledged answer is lost, no table is broken, play goes on."""
from __future__ import annotations

import os
import random
import signal
import threading
import time
from collections.abc import Sequence
from contextlib import ExitStack
from itertools import cycle
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import WebSocketException

from kogge import Record, game
from kogge.engine.record import Journal
from kogge.server.storage.rows import kept, log
from patience import PATIENCE, eventually
from server.setting import ROOT, Live, Person, Postgres, Server

KILLS = 1
MANY = 200


class Player(threading.Thread):
    """Plays a table alone on one screen, across crashes, and remembers every answer that was acknowledged. With `again`, who
    sits there, another table follows when the game is over, so that every crash hits somebody who plays."""

    def __init__(self, server: Server, table: str, person: Person, again: tuple[str, ...] = ()) -> None:
        super().__init__(daemon=True)
        self.server, self.table, self.person, self.again = server, table, person, again
        self.games: list[tuple[str, list[tuple[int, str]]]] = []
        """What was acknowledged at each table before this one."""
        self.acknowledged: list[tuple[int, str]] = []
        self.refused: list[str] = []
        self.pending: dict[str, object] | None = None
        self.finished = threading.Event()
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.finished.is_set():
                try:
                    with self.person.live(self.table) as live:
                        self.play(live)
                        if self.again and live.state["over"]:
                            table = self.person.table(*self.again)
                            self.games.append((self.table, self.acknowledged))
                            self.table, self.acknowledged, self.pending = table, [], None
                except (httpx.TransportError, OSError, WebSocketException, EOFError, TimeoutError):
                    time.sleep(0.05)
        except BaseException as error:
            self.error = error

    def count(self) -> int:
        """All answers that were acknowledged."""
        return len(self.acknowledged) + sum(len(acknowledged) for _, acknowledged in list(self.games))

    def play(self, live: Live) -> None:
        while not self.finished.is_set() and not live.state["over"]:
            if self.pending is None:
                while not live.legal():
                    live.receive()
                action = random.choice(live.legal())["action"]
                self.pending = {"number": live.state["number"], "action": action, "id": f"c{random.getrandbits(64)}"}
            reply = live.command("answer", **self.pending)  # again after a crash, under the same id
            if reply["type"] == "ack":
                self.acknowledged.append((reply["number"], str(self.pending["action"])))
                live.until(reply["number"])
            else:
                assert reply["code"] in ("unavailable", "cannot-store", "too-fast"), reply
                self.refused.append(reply["code"])
                time.sleep(0.1)
                continue
            self.pending = None


def crash(servers: Sequence[Server], kills: int) -> None:
    """Each kill hits one of the servers at random; whoever played through it waits until it is back."""
    with ExitStack() as stack:
        for server in servers:
            stack.enter_context(server)
        person = Person(servers[0])
        kinds = (("me", "here"), ("me", "deckhand"), ("me", "here", "here"))
        players = [Player(server, person.table(*kind), person.at(server), kind) for kind, server in zip(kinds, cycle(servers))]
        for player in players:
            player.start()
        for _ in range(kills):
            time.sleep(random.uniform(0.05, 0.6))
            server = random.choice(servers)
            server.kill()
            server.start()
        before = [player.count() for player in players]
        eventually(lambda: all(player.count() >= count + 3 or player.error
                               for player, count in zip(players, before, strict=True)))  # play goes on
        for player in players:
            player.finished.set()
        for player in players:
            player.join(PATIENCE)
            assert player.error is None, player.error
            for table, acknowledged in [*player.games, (player.table, player.acknowledged)]:
                check(person, table, acknowledged)
        print(f"{kills} kills, {sum(player.count() for player in players)} answers acknowledged at "
              f"{sum(len(player.games) + 1 for player in players)} tables, none lost")
        assert gaps(servers[0].url) == []


def over(person: Person, table: str) -> bool:
    return bool(person.get(f"/api/tables/{table}").json()["status"] == "over")


def check(person: Person, table: str, acknowledged: list[tuple[int, str]]) -> None:
    """The stored game is legal from end to end and holds every acknowledged answer at its number."""
    record = Record.read(person.get(f"/api/tables/{table}/record").text)
    Journal.replay(record, game(record.game))
    numbers = [number for number, _ in acknowledged]
    assert numbers == sorted(set(numbers)), "each answer acted once"
    for number, action in acknowledged:
        assert record.answers[number - 1].partition(": ")[2] == action


def gaps(url: str) -> list[str]:
    """The tables whose log does not count up from one."""
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        counts = sa.select(log.c.table_id, sa.func.count(), sa.func.max(log.c.number)).group_by(log.c.table_id)
        found = [table_id for table_id, count, last in connection.execute(counts) if count != last]
    engine.dispose()
    return found


def two_on(url: str, folder: Path) -> list[Server]:
    return [Server(folder / "first", url), Server(folder / "second", url)]


def test_kill_9_on_sqlite(tmp_path: Path) -> None:
    crash([Server(tmp_path)], KILLS)


def test_kill_9_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    crash(two_on(postgres.database("crash"), tmp_path), KILLS)


@pytest.mark.soak
def test_kill_9_many_times_on_sqlite(tmp_path: Path) -> None:
    crash([Server(tmp_path)], MANY)


@pytest.mark.soak
def test_kill_9_many_times_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    crash(two_on(postgres.database("crash_often"), tmp_path), MANY)


def test_kill_9_of_one_of_two_processes(tmp_path: Path, postgres: Postgres) -> None:
    """The other goes on serving the table; a bot's turn that was left lying is taken up."""
    url = postgres.database("widow")
    with Server(tmp_path / "a", url) as first, Server(tmp_path / "b", url) as second:
        person = Person(first)
        table = person.table("me", "deckhand")
        with person.live(table) as live:
            live.answer_first()
        first.kill()
        survivor = person.at(second)
        with survivor.live(table) as live:
            while not live.legal():
                live.receive()
            live.answer_first()
        first.start()


def test_processes_that_outlive_a_crash_do_not_keep_the_port(tmp_path: Path) -> None:
    """Bots' workers, readers and the one that packs finished games: each may be in the middle of something."""
    with Server(tmp_path) as server:
        assert server.process is not None
        person = Person(server)
        record = (ROOT / "tests" / "records" / "nauticus-2.kogge").read_text()
        assert person.post("/api/records", content=record, headers={"Content-Type": "text/plain"}).status_code == 201
        person.command(person.table("me", "deckhand"), "hint", number=0)
        eventually(lambda: kept_games(server.url) == 1)
        threads = Path(f"/proc/{server.process.pid}/task").glob("*/children")
        processes = [int(pid) for thread in threads for pid in thread.read_text().split()]
        assert len(processes) >= 3
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        try:
            server.kill()
            server.start()
        finally:
            for process in processes:
                os.kill(process, signal.SIGKILL)


def kept_games(url: str) -> int:
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        count = connection.execute(sa.select(sa.func.count()).select_from(kept)).scalar_one()
    engine.dispose()
    return int(count)


def test_bots_think_in_another_process(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.database("elsewhere")
    with Server(tmp_path / "a", url, KOGGE_THINKERS="-1") as players, Server(tmp_path / "b", url):
        person = Person(players)
        with person.live(person.table("me", "deckhand")) as live:
            for _ in range(8):
                while not live.legal():
                    live.receive()
                live.answer_first()
        assert person.command(live.welcome["table"]["id"], "evaluate")["code"] == "unavailable"


def test_a_graceful_stop_says_goodbye(tmp_path: Path) -> None:
    server = Server(tmp_path, fresh=True).start()
    person = Person(server)
    table = person.table("me", "here")
    with person.live(table) as live:
        assert server.stop() == 0
        assert live.wait("bye") == {
            "type": "bye", "reason": "The server restarts.", "again": True, "code": "unavailable"}
        with pytest.raises(WebSocketException):
            live.receive()
    with pytest.raises(httpx.TransportError):
        person.get("/health")
