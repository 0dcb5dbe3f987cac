"""An event to wait for, as asyncio has it, in a tenth of the memory."""
from __future__ import annotations

import asyncio


class Signal:
    """Set or not; hardly ever more than one waits for it."""

    __slots__ = ("_on", "_waiting")

    def __init__(self) -> None:
        self._on = False
        self._waiting: list[asyncio.Future[None]] | None = None

    def set(self) -> None:
        self._on = True
        waiting, self._waiting = self._waiting, None
        for each in waiting or ():
            if not each.done():
                each.set_result(None)

    def is_set(self) -> bool:
        return self._on

    def clear(self) -> None:
        self._on = False

    async def wait(self) -> bool:
        """Returns once it has been set, even if it is cleared before whoever waits comes round."""
        if not self._on:
            waiter = asyncio.get_running_loop().create_future()
            if self._waiting is None:
                self._waiting = []
            self._waiting.append(waiter)
            await waiter
        return True
