"""What a view is made of."""
from __future__ import annotations

from msgspec import Struct


class View(Struct, gc=False):
    round: int
    rounds: int
    sea: dict[str, int]
    drawn: dict[str, int]
    catch: int
    landed: list[int]
