"""How a judge looks up what games have taught: a table of worths, in which each kind of entry has its place."""
from __future__ import annotations

from mypy_extensions import i64


def cap(a: i64, b: i64) -> i64:
    return a if a < b else b


class Book:
    """Gives each kind of entry its place in the table."""

    def __init__(self) -> None:
        self.size: i64 = 0

    def room(self, count: i64) -> i64:
        start = self.size
        self.size += count
        return start


def learned(known: list[float], terms: list[float], entries: list[int], stage: i64, stages: i64) -> float:
    """What is to be expected beyond sure points: each term as much as it counts at this stage, and the worth of each entry."""
    count: i64 = len(terms)
    at: i64 = stage * count
    total = 0.0
    for term in terms:
        total += term * known[at]
        at += 1
    first: i64 = stages * count
    for entry in entries:
        total += known[first + entry]
    return total
