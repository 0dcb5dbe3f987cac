"""The five dice as a row: which bids they allow, sorted by their sum, worked out once for each roll."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.engine.action import Action
from kogge.games.grog_island.actions import BID, HOLD, ROWS
from kogge.games.grog_island.parts import DICE, FACES, HIGHEST

_ROLLS: Final = 7776  # 6 to the power of 5


def pips(dice: list[int], row: list[int]) -> i64:
    """The sum of the dice in a row."""
    sum: i64 = 0
    for colour in row:
        sum += dice[colour]
    return sum


def descends(dice: list[int], row: list[int]) -> bool:
    """Whether no die is higher than the one on its left."""
    last: i64 = FACES
    for colour in row:
        if dice[colour] > last:
            return False
        last = dice[colour]
    return True


class Rows:
    """All descending rows of one roll by rising sum; `starts[s]` is where the rows with sum `s` begin."""

    def __init__(self, dice: list[int]) -> None:
        by_sum: list[list[int]] = [[] for _ in range(HIGHEST + 1)]
        for n, row in enumerate(ROWS):
            if descends(dice, row):
                by_sum[pips(dice, row)].append(n)
        self.starts: Final[list[int]] = []
        self.bids: Final[list[Action]] = []
        self.holds: Final[list[Action]] = []
        for numbers in by_sum:
            self.starts.append(len(self.bids))
            for number in numbers:
                self.bids.append(BID[number])
                self.holds.append(HOLD[number])
        self.starts.append(len(self.bids))

    def raising(self, standing: i64, ceiling: i64) -> list[Action]:
        """Bids above the standing one, up to the ceiling."""
        if ceiling > HIGHEST:
            ceiling = HIGHEST
        if ceiling <= standing:
            return []
        return self.bids[self.starts[standing + 1] : self.starts[ceiling + 1]]

    def holding(self, standing: i64) -> list[Action]:
        return self.holds[self.starts[standing] : self.starts[standing + 1]]


_known: list[Rows | None] = [None] * _ROLLS


def rows(dice: list[int]) -> Rows:
    roll: i64 = 0
    for die in dice:
        roll = roll * FACES + die - 1
    found = _known[roll]
    if found is None:
        found = Rows(dice)
        _known[roll] = found
    return found


def sums(dice: list[int], cards: list[int], without: i64) -> i64:
    """A bit for each sum that some of the dice but one can show, if those with a card may be turned to any face."""
    reached: i64 = 1
    for colour in range(DICE):
        if colour != without:
            reached = widened(reached, dice[colour], cards[colour])
    return reached


def widened(reached: i64, face: i64, cards: i64) -> i64:
    """The sums with one die more, which may be left out; a card lets it show any face."""
    if cards == 0:
        return reached | reached << face
    for _ in range(FACES):
        reached |= reached << 1
    return reached
