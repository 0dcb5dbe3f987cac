"""Waiting for something to happen: the only clock of the suite, and one with much patience, since machines can be busy.

What measures how long something takes is marked `stopwatch` and run by `make bench`.
"""
from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 120.0
"""Seconds until something that ought to happen is given up."""


def eventually(true: Callable[[], object]) -> None:
    """Wait until it holds."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, "it never came true"
        time.sleep(0.02)
