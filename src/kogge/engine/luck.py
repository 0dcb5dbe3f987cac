"""Chance: a small reproducible generator, the same numbers compiled or not, and what is drawn with it."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

_MASK: Final = 0xFFFFFFFF


class Rng:
    """Marsaglia's xorshift with 128 bits of state. For bots, simulations and tests; a game itself holds no generator."""

    def __init__(self, seed: i64 = 1) -> None:
        self.x: i64 = (seed & _MASK) ^ 123456789
        self.y: i64 = ((seed >> 32) & _MASK) ^ 362436069
        self.z: i64 = 521288629
        self.w: i64 = 88675123
        for _ in range(16):
            self.word()

    def word(self) -> i64:
        """32 random bits."""
        t = (self.x ^ (self.x << 11)) & _MASK
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = self.w ^ (self.w >> 19) ^ t ^ (t >> 8)
        return self.w

    def below(self, n: i64) -> i64:
        """One of 0 … n-1."""
        return self.word() % n

    def weighted(self, weights: list[int]) -> i64:
        """An index, each as likely as its weight."""
        total: i64 = 0
        for weight in weights:
            total += weight
        pick = self.below(total)
        index: i64 = 0
        for weight in weights:
            pick -= weight
            if pick < 0:
                return index
            index += 1
        raise ValueError("weights must be positive")

    def shuffle(self, things: list[Any]) -> None:
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def copy(self) -> Rng:
        twin = Rng(0)
        twin.x, twin.y, twin.z, twin.w = self.x, self.y, self.z, self.w
        return twin


def draw(counts: list[int], rng: Rng) -> i64:
    """Take one out of a bag given as counts by kind; returns its kind."""
    kind = rng.weighted(counts)
    counts[kind] -= 1
    return kind
