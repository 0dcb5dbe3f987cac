"""What a position is worth: the final score that a seat may expect. Every bot that looks ahead ends in a judge's estimate."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.engine.action import Action
from kogge.engine.luck import Rng
from kogge.engine.table import Table


class Character:
    """A taste, as weights on three kinds of worth; 1 is the sober estimate."""

    def __init__(self, name: str, build: float, trade: float, risk: float) -> None:
        self.name: Final = name
        self.build: Final = build
        """What stands or will stand: ships, buildings, harbours."""
        self.trade: Final = trade
        """What is carried and sold: goods, money, orders."""
        self.risk: Final = risk
        """What may yet come to nothing: half-built ships, crowns and cards still to be scored."""


SOBER: Final = Character("sober", 1.0, 1.0, 1.0)
CHARACTERS: Final = [
    SOBER,
    Character("builder", 1.2, 0.9, 1.0),
    Character("trader", 0.9, 1.25, 0.95),
    Character("gambler", 1.0, 0.95, 1.25),
]


class Judge:
    """Estimates final scores in one game. It reads the table it is given, so it must be given a guess, never the truth."""

    rivalry: float = 0.5
    outcomes: i64 = 1000
    """How many of luck's outcomes a search tells apart; where there are more, it goes on below all of them alike."""

    weighs_luck: bool = False
    """Whether it knows itself what luck's questions promise; then nobody looks through them for it."""

    apart: bool = False
    """Whether an answer leaves the others' worths alone, or so nearly that it is soon enough to count them when asked."""

    aloof: bool = False
    """Whether a search asks nobody but its own seat, and what others make is nothing to it."""

    def worth(self, table: Table, seat: i64) -> float:
        """The final score that the seat may expect; the judge of each game says."""
        raise NotImplementedError

    def sensible(self, table: Table, options: list[Action]) -> list[Action]:
        """Of the legal answers those worth a thought: without taking back at once what was just done, without empty threats."""
        return options

    def onward(self, table: Table, seat: i64, rng: Rng) -> bool:
        """Asked after every answer of a search for this seat; False ends the way down here.

        Where the others' turns matter little, a judge may answer for them and so lead on to the seat's own next question.
        """
        return True

    def worths(self, table: Table, seats: i64) -> list[float]:
        """The same for every seat, from the true score once the game is over."""
        if not table.agenda:
            return [float(total) for total in table.totals()]
        out: list[float] = []
        for seat in range(seats):
            out.append(self.worth(table, seat))
        return out

    def minded(self, table: Table, seats: i64, seat: i64) -> list[float]:
        """The worths that matter to a search for this seat."""
        if not self.aloof or not table.agenda:
            return self.worths(table, seats)
        worths = [0.0] * seats
        worths[seat] = self.worth(table, seat)
        return worths

    def after(self, table: Table, seat: i64, before: list[float]) -> list[float]:
        """The worths after an answer of this seat, from those before it."""
        if not self.apart or not table.agenda:
            return self.worths(table, len(before))
        worths = before[:]
        worths[seat] = self.worth(table, seat)
        return worths

    def utility(self, worths: list[float], seat: i64) -> float:
        """What a seat strives for: many points, and more than the best rival."""
        best = -1e9
        for other in range(len(worths)):
            if other != seat and worths[other] > best:
                best = worths[other]
        return worths[seat] - self.rivalry * best


class Standing(Judge):
    """Knows nothing of a game but the points as they stand."""

    def worth(self, table: Table, seat: i64) -> float:
        return float(table.totals()[seat])


def least(a: float, b: float) -> float:
    return a if a < b else b


def most(a: float, b: float) -> float:
    return a if a > b else b
