"""Bots in worker processes: a crash or a hang is retried, and a table never waits for ever."""
from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
import structlog

from kogge import Record, game, games
from kogge.engine.record import Journal
from kogge.server.tables.chronicle import Chronicle
from kogge.server.tables.setup import Setup
from kogge.server.thinking.bots import ATTEMPTS, Thinking, position
from kogge.server.thinking.minds import Task, think
from kogge.server.thinking.workers import WorkerFailed, Workers
from patience import PATIENCE, eventually
from server.setting import Person, Server


def behave(task: str) -> str:
    """A worker's work in these tests."""
    if task == "crash":
        os._exit(9)
    if task == "hang":
        time.sleep(10 * PATIENCE)
    if task == "raise":
        raise ValueError("bad position")
    return f"{task} {os.getpid()}"


def test_a_worker_that_crashes_hangs_or_raises_is_reported_and_the_next_task_works() -> None:
    async def run() -> None:
        workers = Workers(behave, 1)
        try:
            first = await workers.run("work", PATIENCE)
            assert first == await workers.run("work", PATIENCE)  # the same process
            for task, reason in (("crash", "died"), ("hang", "no result"), ("raise", "bad position")):
                with pytest.raises(WorkerFailed, match=reason):
                    await workers.run(task, 0.5 if task == "hang" else PATIENCE)
                assert (await workers.run("work", PATIENCE)).startswith("work ")
        finally:
            workers.stop()

    asyncio.run(run())


def test_stopping_does_not_wait_for_a_worker_that_thinks() -> None:
    async def run() -> None:
        workers = Workers(behave, 1)
        await workers.run("work", PATIENCE)
        task = asyncio.create_task(workers.run("hang", 10 * PATIENCE))
        await asyncio.sleep(0.1)
        workers.stop()
        with pytest.raises(WorkerFailed):
            await asyncio.wait_for(task, PATIENCE)
        workers._threads.shutdown(wait=True)

    asyncio.run(run())


def test_tasks_wait_for_a_free_worker() -> None:
    async def run() -> None:
        workers = Workers(behave, 2)
        try:
            results = await asyncio.gather(*(workers.run(f"task{n}", PATIENCE) for n in range(6)))
            assert len({result.split()[1] for result in results}) <= 2
        finally:
            workers.stop()

    asyncio.run(run())


def chronicle(name: str = "nauticus") -> Chronicle:
    found = game(name)
    chronicle = Chronicle(Setup(found, found.players[0], found.chosen({}), found.sheet))
    chronicle.luck()
    return chronicle


@pytest.mark.parametrize("name", games())
def test_a_worker_thinks_for_every_game(name: str) -> None:
    table = chronicle(name)
    chosen = think(Task("choose", position(table), table.table.seat, "deckhand", 1))
    assert table.setup.game.action(chosen.answer) in table.table.legal()


def test_a_worker_hints_and_evaluates() -> None:
    table = chronicle()
    assert think(Task("hint", position(table), table.table.seat, "search:5", 1)).hints
    assert len(think(Task("evaluate", position(table), None, "captain", 1)).outlooks) == table.setup.players


@pytest.mark.parametrize("fails", [1, 99])
def test_a_failing_bot_is_asked_again_and_then_any_legal_answer_is_given(fails: int, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        hub = SimpleNamespace(logger=structlog.get_logger())
        bots = Thinking(hub, 1)  # type: ignore[arg-type]
        tried: list[Task] = []

        async def flaky(task: Task, seconds: float) -> object:
            tried.append(task)
            if len(tried) <= fails:
                raise WorkerFailed("on purpose")
            return think(task)

        monkeypatch.setattr(bots.workers, "run", flaky)
        room = SimpleNamespace(id="t", chronicle=chronicle())
        action = await bots.choose(room, "deckhand")  # type: ignore[arg-type]
        assert action in room.chronicle.table.legal()
        assert len(tried) == min(fails + 1, ATTEMPTS)

    asyncio.run(run())


def children(pid: int) -> list[int]:
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                stat = (entry / "stat").read_text()
            except OSError:
                continue
            if int(stat.rpartition(")")[2].split()[1]) == pid:
                found.append(int(entry.name))
    return found


def test_killing_the_workers_of_a_running_server_loses_no_table(server: Server) -> None:
    me = Person(server)
    table = me.table("me", "mate")
    with me.live(table) as live:
        for _ in range(4):
            while not live.candidates():
                live.receive()
            live.answer_first()
            assert server.process is not None
            for pid in children(server.process.pid):
                if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text():
                    os.kill(pid, 9)
        while not live.candidates():
            live.receive()


def test_bots_play_a_whole_game_among_themselves(server: Server) -> None:
    """A person hands the seat to a bot; the game runs to its end by itself, and its record is legal."""
    me = Person(server)
    table = me.table("me", "deckhand")
    me.http.put(f"/api/tables/{table}/seats/0", json={"kind": "bot", "level": "deckhand"})
    eventually(lambda: me.get(f"/api/tables/{table}").json()["status"] == "over")
    record = Record.read(me.get(f"/api/tables/{table}/record").text)
    journal = Journal.replay(record, game("nauticus"))
    assert journal.table.over
    with me.live(table) as live:
        assert live.state["over"]
        assert [score["total"] for score in live.state["scores"]] == journal.table.totals()
        assert [score["rank"] for score in live.state["scores"]] == journal.table.ranking()
        assert live.command("at", count=20, seat=1)["seat"] == 1  # after the end from anybody's eyes
        assert len(live.state["log"]) == len(journal.entries)
