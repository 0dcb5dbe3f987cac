"""kill -9 at any moment: no acknowledged answer is lost, no table is broken, play goes on."""
from __future__ import annotations

import random
import threading
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from kogge import Record, game
from kogge.engine.record import Journal
from server.setting import Live, Person, Postgres, Server

KILLS = 3
MANY = 50


class Player(threading.Thread):
    """Plays a table alone on one screen, across crashes, and remembers every answer that was acknowledged."""

    def __init__(self, server: Server, table: str, person: Person) -> None:
        super().__init__(daemon=True)
        self.server, self.table, self.person = server, table, person
        self.acknowledged: list[tuple[int, str]] = []
        self.pending: dict[str, object] | None = None
        self.finished = threading.Event()
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.finished.is_set():
                try:
                    with self.person.live(self.table) as live:
                        self.play(live)
                except (OSError, WebSocketException, EOFError, TimeoutError):
                    time.sleep(0.05)
        except BaseException as error:
            self.error = error

    def play(self, live: Live) -> None:
        while not self.finished.is_set() and not live.state["over"]:
            if self.pending is None:
                while not live.candidates():
                    live.receive()
                action = random.choice(live.legal())["action"]
                self.pending = {"number": live.state["number"], "action": action, "id": f"c{random.getrandbits(64)}"}
            reply = live.command("answer", sure=True, **self.pending)  # again after a crash, under the same id
            if reply["type"] == "ack":
                self.acknowledged.append((reply["number"], str(self.pending["action"])))
                live.until(reply["number"])
            else:
                assert reply["code"] in ("unavailable", "too-fast"), reply
                time.sleep(0.1)
                continue
            self.pending = None


def crash(server: Server, kills: int) -> None:
    with server:
        person = Person(server)
        tables = [person.table("me", "here"), person.table("me", "deckhand"), person.table("me", "here", "here")]
        players = [Player(server, table, person) for table in tables]
        for player in players:
            player.start()
        for _ in range(kills):
            time.sleep(random.uniform(0.05, 0.6))
            server.kill()
            server.start()
        before = [len(player.acknowledged) for player in players]
        deadline = time.monotonic() + 15
        while any(len(p.acknowledged) < n + 3 for p, n in zip(players, before, strict=True)) and time.monotonic() < deadline:
            time.sleep(0.05)  # play goes on
        for player in players:
            player.finished.set()
        for player, count in zip(players, before, strict=True):
            player.join(15)
            assert player.error is None, player.error
            assert len(player.acknowledged) >= count + 3 or over(person, player.table)
        for player in players:
            check(person, player)


def over(person: Person, table: str) -> bool:
    return bool(person.get(f"/api/tables/{table}").json()["status"] == "over")


def check(person: Person, player: Player) -> None:
    """The stored game is legal from end to end and holds every acknowledged answer at its number."""
    record = Record.read(person.get(f"/api/tables/{player.table}/record").text)
    Journal.replay(record, game(record.game))
    assert player.acknowledged
    numbers = [number for number, _ in player.acknowledged]
    assert numbers == sorted(set(numbers)), "each answer acted once"
    for number, action in player.acknowledged:
        assert record.answers[number - 1].partition(": ")[2] == action


def test_kill_9_on_sqlite(tmp_path: Path) -> None:
    crash(Server(tmp_path), KILLS)


def test_kill_9_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    crash(Server(tmp_path, postgres.database("crash")), KILLS)


@pytest.mark.soak
def test_kill_9_fifty_times_on_sqlite(tmp_path: Path) -> None:
    crash(Server(tmp_path), MANY)


@pytest.mark.soak
def test_kill_9_fifty_times_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    crash(Server(tmp_path, postgres.database("crash_often")), MANY)


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
            deadline = time.monotonic() + 25
            while not live.candidates() and time.monotonic() < deadline:
                live.receive(25)
            live.answer_first()
        first.start()


def test_bots_think_in_another_process(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.database("elsewhere")
    with Server(tmp_path / "a", url, KOGGE_THINKERS="-1") as players, Server(tmp_path / "b", url):
        person = Person(players)
        with person.live(person.table("me", "deckhand")) as live:
            for _ in range(8):
                while not live.candidates():
                    live.receive(20)
                live.answer_first()
        assert person.command(live.welcome["table"]["id"], "evaluate")["code"] == "unavailable"


def test_a_graceful_stop_says_goodbye(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    person = Person(server)
    table = person.table("me", "here")
    with person.live(table) as live:
        assert server.stop() == 0
        assert live.wait("bye") == {"type": "bye", "reason": "The server restarts.", "again": True}
        with pytest.raises(WebSocketException):
            live.receive()
    with pytest.raises(httpx.TransportError):
        person.get("/health")
