"""How fast bots answer where haste would tell something."""
from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from kogge import bots

REMEMBERED: Final = 20
LEAST: Final = 0.3
"""Seconds for a bot of whom nothing is remembered, unless its level thinks longer."""


class Pace:
    """Whether a bot had a choice is its secret wherever the choice depends on hidden things: there every answer takes as long
    as the longest of the last thoughts of its kind, also one that needed no thought."""

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.clock: Final = clock
        self.sleep: Final = sleep
        self.thoughts: Final[dict[tuple[str, str], deque[float]]] = {}

    def seconds(self, game: str, level: str) -> float:
        thoughts = self.thoughts.get((game, level))
        return max(thoughts) if thoughts else max(LEAST, bots.named(level, game).seconds)

    async def keep(self, game: str, level: str, asked: float, thought: bool) -> None:
        """Wait until it is time to tell the answer to what was asked then."""
        usual = self.seconds(game, level)
        if thought:
            self.thoughts.setdefault((game, level), deque(maxlen=REMEMBERED)).append(self.clock() - asked)
        left = asked + usual - self.clock()
        if left > 0:
            await self.sleep(left)
