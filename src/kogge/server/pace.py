"""Whether this process keeps up, and who waits when it does not: spectators for those who play, bots for people.

How late the event loop comes round is what everybody waits for, several times for each answer: it is heard, stored and told.
While that is too long, a spectator's update waits, and then tells the newest state instead of all that was missed; so does a
bot's answer. Neither waits for ever: it goes on by and by.
"""
from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final, Literal

from kogge.server.metrics import LATENESS, WAITED

TICK: Final = 0.05
REST: Final = 1.0
"""Between looks while no table is open: looking costs something too."""
LATE: Final = 0.08
"""Seconds behind from which on some wait; an answer then takes two or three times as long. A moment's lateness harms nobody as
much as waiting would."""
RECOVERY: Final = 0.7
"""How much of an earlier lateness still counts at the next look, so that a moment's rest is not taken for calm."""
LONGEST: Final = {"spectator": 1.0, "bot": 1.0}
"""Seconds that nobody is kept waiting beyond."""

Waiting = Literal["spectator", "bot"]


class Pace:
    """How late the process is, and a place to wait until it is no longer."""

    def __init__(self) -> None:
        self.late = 0.0
        self._calm: Final = asyncio.Event()
        self._calm.set()
        self._later: Final[deque[tuple[float, Callable[[], None]]]] = deque()
        """What waits, with the time when it has waited long enough."""

    @property
    def behind(self) -> bool:
        return not self._calm.is_set()

    def note(self, late: float) -> None:
        """It came round so many seconds late."""
        self.late = max(late, self.late * RECOVERY)
        LATENESS.set(self.late)
        if self.late > LATE:
            self._calm.clear()
        else:
            self._calm.set()
        while self._later and (not self.behind or self._later[0][0] < time.monotonic()):
            self._later.popleft()[1]()

    def later(self, who: Waiting, work: Callable[[], None]) -> None:
        """Done when the process has caught up, or when they have waited long enough. Costs less than what is put off."""
        WAITED.labels(who).inc()
        self._later.append((time.monotonic() + LONGEST[who], work))

    async def watch(self, busy: Callable[[], bool]) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            before, tick = clock(), TICK if busy() or self.behind else REST
            await asyncio.sleep(tick)
            self.note(clock() - before - tick)

    async def calm(self, who: Waiting) -> None:
        """Returns when the process has caught up, or when they have waited long enough."""
        if not self.behind:
            return
        WAITED.labels(who).inc()
        try:
            async with asyncio.timeout(LONGEST[who]):
                await self._calm.wait()
        except TimeoutError:
            pass
