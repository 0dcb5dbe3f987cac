"""When a server process looks for circles that nobody holds any more. Never by itself: a look at what hundreds of tables have
made since the last one takes 20 ms, and everybody who plays waits for it."""
from __future__ import annotations

import gc
import time
from typing import Final

FULL: Final = 600.0
"""Seconds between looks at all there is while tables are played: among hundreds it takes 0.2 s."""
MANY: Final = 500
"""So many things in circles are worth the next look soon. Requests leave some forty each, answers next to none."""
SELDOM: Final = 20
"""How many sweeps at most go by without a look, a minute: under full load one takes 60 ms."""
YOUNG: Final = 0
"""The generation of what was made since the last sweep; automatic collections, which would age it, are switched off."""


def settle() -> None:
    """Once, when all is loaded that stays."""
    gc.freeze()
    gc.disable()


class Memory:
    """Cleared at every sweep. What is left then is not looked at again until there is a full look."""

    def __init__(self) -> None:
        self._most = 0
        """How many rooms there were since the last full look."""
        self._full = time.monotonic()
        self._seldom = 0
        """How many sweeps went by without a look the last time."""
        self._without = 0

    def sweep(self, before: int, rooms: int) -> None:
        """`rooms` of those `before` are left. A full look when few are left to be held up, or enough time has gone by:
        connections that closed leave circles. Else one at what is young, the less often the less it finds."""
        self._most = max(self._most, before)
        if 2 * rooms < self._most or time.monotonic() > self._full + FULL:
            self._most, self._full = rooms, time.monotonic()
            gc.unfreeze()
            gc.collect()
        elif self._without < self._seldom:
            self._without += 1
        else:
            found = gc.collect(YOUNG)
            self._seldom, self._without = 0 if found > MANY else min(2 * self._seldom + 1, SELDOM), 0
        gc.freeze()
