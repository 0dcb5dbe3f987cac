"""Worker processes in which bots think. One that crashes or hangs is ended and replaced; the caller decides what then."""
from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Final, Generic, TypeVar

TASK = TypeVar("TASK")
RESULT = TypeVar("RESULT")

SPAWN: Final = multiprocessing.get_context("spawn")  # the server has threads, which a fork would not survive


class WorkerFailed(Exception):
    """The worker crashed, took too long, or raised an error."""


def _serve(work: Callable[[Any], Any], pipe: Connection) -> None:
    """The life of a worker: a task, its result, the next task."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    with contextlib.suppress(EOFError, OSError):
        while True:
            task = pipe.recv()
            try:
                result, error = work(task), ""
            except Exception as problem:
                result, error = None, f"{type(problem).__name__}: {problem}"
            pipe.send((result, error))


class Worker(Generic[TASK, RESULT]):
    """One process, started when first needed."""

    def __init__(self, work: Callable[[TASK], RESULT]) -> None:
        self.work: Final = work
        self.process: Any = None
        self.pipe: Connection | None = None

    def run(self, task: TASK, seconds: float) -> RESULT:
        """Waits for the result, in the calling thread."""
        if self.process is None or not self.process.is_alive():
            self.start()
        assert self.pipe is not None
        try:
            self.pipe.send(task)
            if not self.pipe.poll(seconds):
                raise WorkerFailed(f"no result after {seconds} s")
            result, error = self.pipe.recv()
        except (EOFError, OSError):
            self.stop()
            raise WorkerFailed("the worker process died") from None
        except WorkerFailed:
            self.stop()
            raise
        if error:
            raise WorkerFailed(error)
        return result  # type: ignore[no-any-return]

    def start(self) -> None:
        self.stop()
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=_serve, args=(self.work, theirs), daemon=True, name="kogge-bot")
        self.process.start()
        theirs.close()

    def stop(self) -> None:
        if self.pipe is not None:
            self.pipe.close()
        if self.process is not None:
            self.process.kill()
            self.process.join()
        self.process = self.pipe = None


class Workers(Generic[TASK, RESULT]):
    """A few workers; tasks wait for a free one."""

    def __init__(self, work: Callable[[TASK], RESULT], count: int) -> None:
        self.all: Final = [Worker(work) for _ in range(count)]
        self._free: Final[asyncio.LifoQueue[Worker[TASK, RESULT]]] = asyncio.LifoQueue()
        self._threads: Final = ThreadPoolExecutor(max(1, count), "bots")
        for worker in reversed(self.all):
            self._free.put_nowait(worker)

    async def warm_up(self) -> None:
        """Start one worker before it is needed."""
        if self.all:
            worker = await self._free.get()
            if worker.process is None:
                await asyncio.get_running_loop().run_in_executor(self._threads, worker.start)
            self._free.put_nowait(worker)

    async def run(self, task: TASK, seconds: float) -> RESULT:
        """The result; raises WorkerFailed. `seconds` do not count the wait for a free worker."""
        worker = await self._free.get()
        future = asyncio.get_running_loop().run_in_executor(self._threads, worker.run, task, seconds)

        def finished(done: asyncio.Future[RESULT]) -> None:
            if not done.cancelled():
                done.exception()  # looked at, also when nobody waits for it any more
            self._free.put_nowait(worker)

        future.add_done_callback(finished)
        return await asyncio.shield(future)

    def stop(self) -> None:
        """Only the processes are ended here: a thread that waits for one hears of it and goes too."""
        for worker in self.all:
            if worker.process is not None:
                worker.process.kill()
        self._threads.shutdown(wait=False, cancel_futures=True)
