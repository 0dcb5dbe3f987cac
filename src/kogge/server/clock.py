"""The time by which the server lives. Tests turn it; nobody else does."""
from __future__ import annotations

import time
from time import gmtime, strftime
from typing import Final


class Clock:
    """Seconds since 1970, as the system tells them, and as far ahead as somebody has turned it."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def now(self) -> float:
        return round(time.time() + self.ahead, 3)

    def turn(self, seconds: float) -> None:
        self.ahead += seconds


CLOCK: Final = Clock()
"""One for the process, so that transactions, which know no hub, live by the same time."""


def iso(time: float) -> str:
    """A time as everybody can read it."""
    return strftime("%Y-%m-%dT%H:%M:%SZ", gmtime(time))
