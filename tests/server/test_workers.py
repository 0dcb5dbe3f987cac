"""Worker processes: a crash, a hang, or too much of something ends one of them and nothing else."""
from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from kogge.server.turns import Turn
from kogge.server.workers import Bounds, WorkerFailed, Workers

BOUNDS = Bounds(nice=1, memory=64 * 1024 * 1024, cpu=1)


def behave(task: str, hurry: Callable[[], bool]) -> str:
    """A worker's work in these tests."""
    if task == "crash":
        os._exit(9)
    if task == "hang":
        time.sleep(60)
    if task == "raise":
        raise ValueError("bad position")
    if task == "devour":
        return str(len(bytearray(512 * 1024 * 1024)))
    if task == "toil":
        while True:
            pass
    if task == "ponder":
        sum(range(2_000_000))  # enough to be seen where the system counts its time in ticks
        while not hurry():
            time.sleep(0.001)
        return "in a hurry"
    return f"{task} {os.getpid()}"


def run(work: Callable[[Workers[str, str]], Coroutine[Any, Any, None]], count: int = 1) -> None:
    async def with_workers() -> None:
        workers = Workers(behave, count, BOUNDS, "test")
        try:
            await work(workers)
        finally:
            workers.stop()

    asyncio.run(with_workers())


def test_a_worker_that_crashes_hangs_raises_or_takes_too_much_is_reported_and_the_next_task_works() -> None:
    async def work(workers: Workers[str, str]) -> None:
        first = await workers.run("work", 60)
        assert first == await workers.run("work", 60)  # the same process
        for task, reason, seconds in (
                ("crash", "died", 60), ("hang", "no result", 0.5), ("raise", "bad position", 60), ("devour", "died", 60),
                ("toil", "died", 60)):  # the system ends it after a second or two of work, however busy the machine is
            with pytest.raises(WorkerFailed, match=reason):
                await workers.run(task, seconds)
            assert (await workers.run("work", 60)).startswith("work ")

    run(work)


def test_a_worker_can_be_hurried_and_only_in_the_task_it_is_meant_for() -> None:
    async def work(workers: Workers[str, str]) -> None:
        worker, turn = workers.all[0], Turn(lambda: "me")
        worker.hurry()  # nothing runs
        for _ in range(2):
            pondering = asyncio.create_task(workers.run("ponder", 60, turn))
            while not pondering.done():
                turn.hurry()
                await asyncio.sleep(0.01)
            assert await pondering == "in a hurry"
            turn.hurry()  # too late
        assert turn.spent > 0

    run(work)


def test_stopping_does_not_wait_for_a_worker_that_thinks() -> None:
    async def work(workers: Workers[str, str]) -> None:
        await workers.run("work", 60)
        task = asyncio.create_task(workers.run("hang", 60))
        while not workers.all[0]._number:
            await asyncio.sleep(0.01)
        workers.stop()
        with pytest.raises(WorkerFailed, match="died"):
            await task

    run(work)


def test_tasks_wait_for_a_free_worker() -> None:
    async def work(workers: Workers[str, str]) -> None:
        results = await asyncio.gather(*(workers.run(f"task{n}", 60) for n in range(6)))
        assert len({result.split()[1] for result in results}) <= 2

    run(work, 2)
