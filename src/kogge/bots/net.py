"""A small network that has seen many games: what each seat may hope for, and which of its answers deserve a look.

It looks at an observation (`games/*/observe.py`) and at what the judge thinks of every seat, through two layers; the hopes have a
short way past both. `net.c` does the same in the compiled build, every sum in the same order, so that both say the same.
"""
from __future__ import annotations

import json
import math
import struct
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final, Protocol

from kogge.engine.observation import Notes
from kogge.engine.table import Table

NETS: Final = Path(__file__).parent / "nets"
"""A file for each game and number of players that has one: a line of JSON, then numbers of 16 bits, lowest byte first."""

Observe = Callable[[Notes, Table, int], None]


class Net(Protocol):
    """Whatever thinks like one."""

    def think(self, row: bytes, worths: list[float], seat: int, answers: list[int]) -> list[float]:
        """What each seat may hope for, then for each answer its share of a look, by the observation of the seat that is asked."""


class PlainNet:
    """The net in Python, where there is no compiled one."""

    def __init__(self, numbers: list[float], inputs: int, first: int, second: int, seats: int, actions: int) -> None:
        wide, at = first + seats, 0

        def rows(count: int, width: int) -> list[list[float]]:
            nonlocal at
            found = [numbers[at + n * width:at + (n + 1) * width] for n in range(count)]
            at += count * width
            return found

        self.first, self.seats = first, seats
        self.from_row, self.from_worths, [self.first_bias] = rows(inputs, wide), rows(seats, wide), rows(1, wide)
        self.between, [self.second_bias], self.hope = rows(first, second), rows(1, second), rows(second, seats)
        self.looks, [self.look_bias] = rows(actions, second), rows(1, actions)
        if at != len(numbers):
            raise ValueError(f"a net of this shape has {at} numbers, not {len(numbers)}")

    def think(self, row: bytes, worths: list[float], seat: int, answers: list[int]) -> list[float]:
        one = self.first_bias[:]
        for value, weights in zip(struct.unpack(f"<{len(row) // 2}h", row), self.from_row, strict=True):
            if value:
                one = _add(one, weights, value)
        for n in range(1, self.seats):
            one = _add(one, self.from_worths[n], worths[seat] - worths[(seat + n) % self.seats])
        two = self.second_bias[:]
        for value_of, weights in zip(one[:self.first], self.between, strict=True):
            if value_of > 0.0:
                two = _add(two, weights, value_of)
        two, hopes = [max(0.0, each) for each in two], one[self.first:]
        for value_of, weights in zip(two, self.hope, strict=True):
            if value_of > 0.0:
                hopes = _add(hopes, weights, value_of)
        shares: list[float] = []
        for answer in answers:
            look = self.look_bias[answer]
            for value_of, weight in zip(two, self.looks[answer], strict=True):
                look += value_of * weight
            shares.append(look)
        top = max(shares, default=0.0)
        shares = [math.exp(look - top) for look in shares]
        total = 0.0
        for share in shares:
            total += share
        return [math.tanh(hopes[(n - seat) % self.seats]) for n in range(self.seats)] + [share / total for share in shares]


def _add(to: list[float], what: list[float], times: float) -> list[float]:
    return [value + times * weight for value, weight in zip(to, what, strict=True)]


class School:
    """What games have taught about a title with so many players, and how far to go by it."""

    def __init__(self, game: str, file: Path) -> None:
        head, _, raw = file.read_bytes().partition(b"\n")
        said = json.loads(head)
        shape = [int(said[name]) for name in ("inputs", "first", "second", "seats", "actions")]
        self.net: Final = _native()(list(struct.unpack(f"<{len(raw) // 2}e", raw)), *shape)
        self.observe: Final[Observe] = import_module(f"kogge.games.{game.replace('-', '_')}.observe").observe
        self.margin: Final = float(said["margin"])
        """So many points before the best rival are a hope of tanh 1."""
        self.trust: Final = float(said["trust"])
        """What the net's hopes count in a leaf, beside the judge."""
        self.heed: Final = float(said["heed"])
        """What its looks count where one looks, beside how answers look one ahead."""
        self.alone: Final = bool(said["alone"])
        """Whether bots had better go by the net alone, and try no answer one ahead."""
        self.own: Final = float(said.get("own", 0.0))
        """What so many points as `margin` of one's own count beside such a hope, for who goes by the net alone."""
        self.pace: Final = float(said.get("pace", 1.0))
        """How many iterations by the net alone take the time of one of a level's."""
        self.weights: Final[dict[str, float]] = dict(said.get("weights", {}))
        """What the judge of who goes by this net weighs otherwise."""
        self.sources: Final[list[str]] = list(said.get("sources", []))
        """Sources of points that may count more for one seat than for another; the net hears how much for whom (`told`)."""
        self.tastes: Final[dict[str, list[int]]] = dict(said.get("tastes", {}))
        """By character how many hundredths more than its points each of these sources counts."""


def told(tastes: list[list[int]], sources: int, seats: int) -> list[bytes]:
    """What a net hears of everybody's tastes, from each seat's eyes: its own first, then clockwise."""
    tastes = tastes or [[0] * sources] * seats
    around = [[much for n in range(seats) for much in tastes[(seat + n) % seats]] for seat in range(seats)]
    return [struct.pack(f"<{seats * sources}h", *heard) for heard in around]


def _native() -> Callable[..., Net]:
    try:
        from kogge.bots._net import Net as Native
    except ImportError:
        return PlainNet
    return Native


@cache
def school(game: str, players: int) -> School | None:
    """None where nothing was learned (`python -m kogge.arena.school` makes the files)."""
    file = NETS / f"{game}-{players}.net"
    return School(game, file) if file.exists() else None
