"""Many at a time to a thread and back: whatever comes while it is away waits and goes together, the busier the more of it."""
from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Generic, TypeVar

T = TypeVar("T")
R = TypeVar("R")

Carry = Callable[[Sequence[T]], Sequence[R | Exception]]
"""What is done with all of them, in the thread: for each its result or its error."""
After = Callable[[Sequence[T], Sequence[R | Exception]], None]


class Ferry(Generic[T, R]):
    """Leaves as soon as something waits, and again when it is back. `after`: what else is done with them there, for which nobody
    waits."""

    def __init__(self, carry: Carry[T, R], most: int, name: str, after: After[T, R] | None = None) -> None:
        self._carry: Final = carry
        self._after: Final = after
        self._most: Final = most
        self._thread: Final = ThreadPoolExecutor(1, name)
        self._waiting: Final[list[tuple[T, asyncio.Future[R]]]] = []
        self._away = False

    def take(self, load: T) -> asyncio.Future[R]:
        """It is carried even if nobody waits for the result any more."""
        done: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._waiting.append((load, done))
        if not self._away:
            self._leave()
        return done

    def _leave(self) -> None:
        self._away = True
        along, self._waiting[:self._most] = self._waiting[:self._most], []
        self._thread.submit(self._cross, asyncio.get_running_loop(), along)

    def _cross(self, loop: asyncio.AbstractEventLoop, along: Sequence[tuple[T, asyncio.Future[R]]]) -> None:
        results = self._carried(along)
        with contextlib.suppress(RuntimeError):  # the loop may be closed: then nobody waits
            loop.call_soon_threadsafe(self._land, along, results)
        if self._after is not None:
            self._after([load for load, _ in along], results)

    def _carried(self, along: Sequence[tuple[T, asyncio.Future[R]]]) -> Sequence[R | Exception]:
        try:
            return self._carry([load for load, _ in along])
        except Exception as error:
            return [error] * len(along)

    def _land(self, along: Sequence[tuple[T, asyncio.Future[R]]], results: Sequence[R | Exception]) -> None:
        self._away = False
        if self._waiting:
            self._leave()
        for (_, done), result in zip(along, results, strict=True):
            if done.done():
                continue  # cancelled
            if isinstance(result, Exception):
                done.set_exception(result)
            else:
                done.set_result(result)

    def close(self) -> None:
        """What still waits is carried."""
        self._thread.shutdown()
        while self._waiting:
            along, self._waiting[:self._most] = self._waiting[:self._most], []
            self._carried(along)
