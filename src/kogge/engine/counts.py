"""Stacks, bags and hands that are kept as counts: how many there are of each kind."""
from __future__ import annotations

from mypy_extensions import i64

from kogge.engine.action import Action


def total(counts: list[int]) -> i64:
    sum: i64 = 0
    for count in counts:
        sum += count
    return sum


def left(actions: list[Action], counts: list[int]) -> list[Action]:
    """Of the actions, one for each kind, those of kinds that are still there."""
    out: list[Action] = []
    kind: i64 = 0
    for count in counts:
        if count:
            out.append(actions[kind])
        kind += 1
    return out
