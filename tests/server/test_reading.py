"""What strangers send is read elsewhere, bounded, and in turn: whatever it is, play goes on."""
from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
import structlog

from kogge import Journal, Rng, Sheet, game, games, pick
from kogge.server.problems import Trouble
from kogge.server.reading import readers as room
from kogge.server.reading.readers import MOST, Readers
from kogge.server.reading.texts import Found, Missing, Unreadable, check_setup, read_record
from patience import PATIENCE
from server.setting import Person, Server


def record(name: str = "nauticus", parts: Sheet | None = None, answers: int = 40) -> str:
    journal, rng = Journal(game(name), game(name).players[0], parts), Rng(3)
    for _ in range(answers):
        journal.play(pick(journal.table, rng))
    return journal.record().write()


def other(name: str = "nauticus") -> str:
    return game(name).sheet.text.replace("taler = 15", "taler = 14", 1)


@pytest.mark.parametrize("name", games())
def test_a_record_is_read_with_all_that_its_table_needs(name: str) -> None:
    found = read_record(record(name))
    assert isinstance(found, Found)
    assert len(found.opening.rows) >= 40
    assert [row.number for row in found.opening.rows] == list(range(1, len(found.opening.rows) + 1))
    assert (found.parts, found.opening.over, found.opening.turn in range(found.players)) == (None, False, True)


def test_a_record_with_parts_of_somebodys_is_read_once_they_are_there() -> None:
    text = record(parts=Sheet(other()))
    missing = read_record(text)
    assert isinstance(missing, Missing)
    assert missing.parts_hash == Sheet(other()).hash
    found = read_record(text, other())
    assert isinstance(found, Found)
    assert found.parts == other()


def test_what_is_wrong_is_told_in_the_engines_words() -> None:
    assert read_record("nonsense") == Unreadable(
        "bad-record", "line 1: a record begins with 'kogge record 1'",
        "Zeile 1: eine gespeicherte Partie beginnt mit 'kogge record 1'")
    assert check_setup("nauticus", 2, {}, other()) is None
    wrong = check_setup("nauticus", 2, {}, other().replace("taler = 14", "taler = -1", 1))
    assert isinstance(wrong, Unreadable)
    assert "must be a whole number" in wrong.message
    assert check_setup("nauticus", 9, {}, other()) == Unreadable(
        "bad-option", "nauticus is for 2, 3 or 4 players, not 9", "nauticus spielt man zu 2, 3 oder 4, nicht zu 9")


def where() -> tuple[int, str]:
    return os.getpid(), threading.current_thread().name


def toil() -> None:
    while True:
        pass


def wait_for(path: str) -> str:
    while not Path(path).exists():
        time.sleep(0.01)
    return path


def reading(act: Callable[[Readers], object]) -> None:
    async def run() -> None:
        readers = Readers(structlog.get_logger())
        try:
            await act(readers)  # type: ignore[misc]
        finally:
            readers.stop()

    asyncio.run(run())


def test_it_is_read_in_another_process_that_is_ended_when_it_takes_too_much() -> None:
    async def act(readers: Readers) -> None:
        first, _ = await readers.read("me", "bad-parts", where)
        assert first != os.getpid()
        with pytest.raises(Trouble, match="too long or too much memory") as trouble:
            await readers.read("me", "bad-parts", toil)
        assert trouble.value.code == "bad-parts"
        assert (await readers.read("me", "bad-parts", where))[0] not in (first, os.getpid())

    reading(act)


def test_it_is_not_waited_for_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """But much longer than it may work: a busy machine gives it its seconds late."""
    assert room.PATIENCE >= 10 * room.BOUNDS.cpu > 0

    async def act(readers: Readers) -> None:
        first, _ = await readers.read("me", "bad-record", where)
        monkeypatch.setattr(room, "PATIENCE", 0.0)  # time is up as soon as it is begun
        with pytest.raises(Trouble, match="too long") as trouble:
            await readers.read("me", "bad-record", wait_for, str(tmp_path / "never"))
        assert trouble.value.code == "bad-record"
        monkeypatch.undo()
        assert (await readers.read("me", "bad-record", where))[0] not in (first, os.getpid())

    reading(act)


def test_whoever_reads_has_no_database() -> None:
    """Nor anything else of the server: the process is soon there, and small."""
    loaded = "import sys, kogge.server.workers, kogge.server.reading.texts; print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True).stdout.split()
    assert "kogge.server.tables.chronicle" in told
    assert not {"sqlalchemy", "alembic", "litestar", "structlog", "prometheus_client"} & set(told)


def test_nobody_waits_for_all_that_somebody_else_has_sent(tmp_path: Path) -> None:
    """One person's texts are bounded in number, and another's comes next."""
    async def act(readers: Readers) -> None:
        order: list[str] = []

        async def send(person: str, file: str) -> None:
            await readers.read(person, "bad-parts", wait_for, str(tmp_path / file))
            order.append(person)

        flood = [asyncio.create_task(send("flood", "gate")) for _ in range(MOST)]
        await asyncio.sleep(0)
        with pytest.raises(Trouble) as trouble:
            await readers.read("flood", "bad-parts", where)
        assert trouble.value.code == "too-many-requests"
        guest = asyncio.create_task(send("guest", "gate"))
        await asyncio.sleep(0)
        (tmp_path / "gate").touch()
        await asyncio.gather(*flood, guest)
        assert order[:2] == ["flood", "guest"]

    reading(act)


COSTLY = {
    "backtracking": "name = 'x'\n[setup]\nx = '''\n[" + " " * 20_000 + "\n'''\n",
    "a key of many dots": ".".join("a" * 15_000) + " = 1\n",
    "brackets": "x = " + "[\n" * 15_000,
    "a line of numbers": "x = [" + "1," * 15_000 + "]",
}


@pytest.mark.parametrize("costly", COSTLY.values(), ids=COSTLY)
def test_a_costly_parts_file_is_refused_and_the_server_goes_on(server: Server, costly: str) -> None:
    me = Person(server)
    body = {"game": "nauticus", "seats": [{"kind": "me"}, {"kind": "here"}], "parts": costly}
    answer = me.post("/api/tables", body, timeout=PATIENCE)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-parts")
    assert httpx.get(server.base + "/health").status_code == 200


def test_a_table_with_parts_of_ones_own_and_its_record(server: Server) -> None:
    me = Person(server)
    table = me.table("me", "here", parts=other())
    with me.live(table) as live:
        assert live.state["view"]["players"][0]["taler"] in range(40)
        live.answer_first()
    text = me.get(f"/api/tables/{table}/record").text
    again = me.http.post("/api/records", content=text, headers={"Content-Type": "text/plain"}, timeout=PATIENCE)
    assert again.status_code == 201, again.text
    assert again.json()["custom_parts"]


def test_a_record_is_bounded_before_it_is_read(server: Server) -> None:
    answer = Person(server).http.post("/api/records", content="x" * 300_000, headers={"Content-Type": "text/plain"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
