"""Worker processes: bots think in some, what strangers send is read in others. One that crashes, hangs or takes too much is
ended and replaced; the caller decides what then."""
from __future__ import annotations

import asyncio
import contextlib
import importlib
import itertools
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from kogge.server.turns import Turn, no_hurry

TASK = TypeVar("TASK")
RESULT = TypeVar("RESULT")
Work = Callable[[TASK, Callable[[], bool]], RESULT]
"""What a worker does with a task; the function it gets tells whether to come to an end."""

SPAWN: Final = multiprocessing.get_context("spawn")  # the server has threads, which a fork would not survive
resource: Any = importlib.import_module("resource") if os.name == "posix" else None


class WorkerFailed(Exception):
    """The worker crashed, took too long or too much, or raised an error."""


@dataclass(frozen=True)
class Bounds:
    """What a worker process may use. The play of people comes first, so every worker is nice."""

    nice: int
    memory: int = 0
    """Bytes beyond those it has when it begins; 0: no bound."""
    cpu: int = 0
    """Seconds of the processor for one task; 0: no bound."""

    def begin(self) -> None:
        """In the worker, once."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
        if resource is None:
            return
        os.nice(self.nice)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if self.memory and Path("/proc/self/statm").exists():
            pages = int(Path("/proc/self/statm").read_text().split()[0])
            most = pages * resource.getpagesize() + self.memory
            resource.setrlimit(resource.RLIMIT_AS, (most, most))

    def begin_task(self) -> None:
        """In the worker, before each task: who works longer is ended by the system."""
        if self.cpu and resource is not None:
            spent = resource.getrusage(resource.RUSAGE_SELF)
            _, hard = resource.getrlimit(resource.RLIMIT_CPU)
            resource.setrlimit(resource.RLIMIT_CPU, (int(spent.ru_utime + spent.ru_stime) + 1 + self.cpu, hard))


@dataclass(frozen=True)
class Done(Generic[RESULT]):
    """What comes back: a result or an error, and the seconds of the processor that it took."""

    result: RESULT
    error: str
    seconds: float


def _serve(work: Work[Any, Any], bounds: Bounds, pipe: Connection) -> None:
    """The life of a worker: a task with its number, its result, the next task. A bare number asks to come to an end with it."""
    bounds.begin()
    with contextlib.suppress(EOFError, OSError):
        while True:
            number, task = pipe.recv()
            if task is None:
                continue  # meant for a task that is done already
            bounds.begin_task()
            start = time.process_time()
            try:
                result, error = work(task, _Hurry(pipe, number)), ""
            except MemoryError:
                return  # in no state to go on
            except Exception as problem:
                result, error = None, f"{type(problem).__name__}: {problem}"
            pipe.send(Done(result, error, time.process_time() - start))


class _Hurry:
    """In the worker: whether the server has asked to come to an end with this task."""

    def __init__(self, pipe: Connection, number: int) -> None:
        self.pipe: Final = pipe
        self.number: Final = number
        self.asked = False

    def __call__(self) -> bool:
        while not self.asked and self.pipe.poll():
            number, _ = self.pipe.recv()
            self.asked = number == self.number
        return self.asked


class Worker(Generic[TASK, RESULT]):
    """One process, started when first needed."""

    def __init__(self, work: Work[TASK, RESULT], bounds: Bounds, name: str) -> None:
        self.work: Final = work
        self.bounds: Final = bounds
        self.name: Final = name
        self.process: Any = None
        self.pipe: Connection | None = None
        self.seconds = 0.0
        """Of the processor, for the last task."""
        self._number = 0
        self._numbers: Final = itertools.count(1)
        self._sending: Final = threading.Lock()

    def run(self, task: TASK, seconds: float) -> RESULT:
        """Waits for the result, in the calling thread."""
        if self.process is None or not self.process.is_alive():
            self.start()
        assert self.pipe is not None
        began = time.monotonic()
        self.seconds = 0.0
        try:
            with self._sending:
                self._number = next(self._numbers)
                self.pipe.send((self._number, task))
            if not self.pipe.poll(seconds):
                raise WorkerFailed(f"no result after {seconds} s")
            done: Done[RESULT] = self.pipe.recv()
        except (EOFError, OSError):
            self.seconds = time.monotonic() - began
            self.stop()
            raise WorkerFailed("the worker process died") from None
        except WorkerFailed:
            self.seconds = time.monotonic() - began
            self.stop()
            raise
        finally:
            self._number = 0
        self.seconds = done.seconds
        if done.error:
            raise WorkerFailed(done.error)
        return done.result

    def hurry(self) -> None:
        """Somebody waits: the task of this worker is to come to an end."""
        with self._sending, contextlib.suppress(OSError):
            if self._number and self.pipe is not None:
                self.pipe.send((self._number, None))

    def start(self) -> None:
        self.stop()
        self.pipe, theirs = SPAWN.Pipe()
        process = SPAWN.Process(target=_serve, args=(self.work, self.bounds, theirs), daemon=True, name=self.name)
        process.start()
        self.process = process  # not before it runs: whoever stops meanwhile could not kill it, and it ends with the server
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

    def __init__(self, work: Work[TASK, RESULT], count: int, bounds: Bounds, name: str) -> None:
        self.all: Final = [Worker(work, bounds, name) for _ in range(count)]
        self._free: Final[asyncio.LifoQueue[Worker[TASK, RESULT]]] = asyncio.LifoQueue()
        self._threads: Final = ThreadPoolExecutor(max(1, count), name)
        for worker in reversed(self.all):
            self._free.put_nowait(worker)

    async def warm_up(self) -> None:
        """Start one worker before it is needed."""
        if self.all:
            worker = await self._free.get()
            if worker.process is None:
                await asyncio.get_running_loop().run_in_executor(self._threads, worker.start)
            self._free.put_nowait(worker)

    async def run(self, task: TASK, seconds: float, turn: Turn | None = None) -> RESULT:
        """The result; raises WorkerFailed. `seconds` do not count the wait for a free worker."""
        worker = await self._free.get()
        if turn is not None:
            turn.hurry = worker.hurry
        future = asyncio.get_running_loop().run_in_executor(self._threads, worker.run, task, seconds)

        def finished(done: asyncio.Future[RESULT]) -> None:
            if not done.cancelled():
                done.exception()  # looked at, also when nobody waits for it any more
            if turn is not None:
                turn.hurry, turn.spent = no_hurry, worker.seconds
            self._free.put_nowait(worker)

        future.add_done_callback(finished)
        return await asyncio.shield(future)

    def rest(self) -> None:
        """End the processes that have nothing to do. They are started again when they are needed."""
        for _ in range(self._free.qsize()):
            worker = self._free.get_nowait()
            worker.stop()
            self._free.put_nowait(worker)

    def stop(self) -> None:
        """Only the processes are ended here: a thread that waits for one hears of it and goes too."""
        for worker in self.all:
            if worker.process is not None:
                worker.process.kill()
        self._threads.shutdown(wait=False, cancel_futures=True)
