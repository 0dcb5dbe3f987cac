"""What lies in the box: kinds of cards, and what is printed (parts.toml).

Next: a class of Printed for every kind of component, and a line in Parts for every value; each says what it may be.
"""
from __future__ import annotations

from typing import Final

from kogge.engine.action import Printed
from kogge.engine.parts import Sheet

STORM: Final = 3
CARDS: Final = ["one", "two", "three", "storm"]
FISH: Final = [1, 2, 3, 0]


class Parts(Printed):
    """The values of one parts file, checked."""

    def __init__(self, sheet: Sheet) -> None:
        self.rounds: Final = sheet.number("game", "rounds", 1, 40)
        self.cards: Final = sheet.numbers("sea", "cards", len(CARDS), 0, 20)
        if self.cards[STORM] == 0:
            raise sheet.error(
                "sea", "cards", "must hold a storm, or nobody ever has to land",
                "muss einen Sturm enthalten, sonst muss nie jemand landen")
