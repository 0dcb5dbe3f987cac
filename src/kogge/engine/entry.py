"""One answer of a game as its log holds it. Compiled: a table that is opened makes them all again."""
from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from sys import intern
from typing import Final

from mypy_extensions import mypyc_attr

from kogge.engine.action import Action
from kogge.engine.rule import Refused
from kogge.engine.table import EVERYONE, LATER, LUCK, NOBODY, Figures, Table

HIDDEN: Final = "?"
NO_FIGURES: Final[Figures] = {}
NOTHING: Final[dict[int, dict[str, int]]] = {}


@mypyc_attr(acyclic=True)
class Entry:
    """One answer: who gave it, what it was, who else may see it, whether there is no way back; and what the log tells with it:
    its numbers, where on the board it belonged, how far the game was, and the question it answered."""

    def __init__(
        self, seat: int, action: Action, audience: int, settled: bool, figures: Figures = NO_FIGURES, place: str = "",
        stage: Figures = NO_FIGURES, question: str = "", forced: bool = False, gains: dict[int, dict[str, int]] = NOTHING,
    ) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.audience: Final = audience
        self.settled: Final = settled
        self.figures: Final = figures
        self.place: Final = place
        self.stage: Final = stage
        self.question: Final = question
        self.forced: Final = forced
        """It was the only answer, as everybody knows."""
        self.gains: Final = gains
        """How it changed what everybody can count before each seat, see `Game.purses`."""

    def seen_by(self, reader: int | None) -> bool:
        if self.audience == EVERYONE or self.audience == LATER:
            return True
        return reader is not None and (reader == self.audience or reader == self.seat)

    def text(self, reader: int | None) -> str:
        """The answer as `reader` may know it; None is a spectator."""
        return self.action.text if self.seen_by(reader) else f"{self.action.verb} {HIDDEN}"


def changes(before: list[dict[str, int]], after: list[dict[str, int]]) -> dict[int, dict[str, int]]:
    """What became more or less before which seat."""
    found: dict[int, dict[str, int]] = {}
    for seat, purse in enumerate(after):
        old = before[seat]
        if purse != old:
            found[seat] = {name: count - old.get(name, 0) for name, count in purse.items() if count != old.get(name, 0)}
    return found or NOTHING


def actor(entries: Sequence[Entry], index: int) -> int:
    """Whose turn an answer belongs to: luck answers in the turn of whoever answered last; LUCK before anybody did."""
    while index >= 0 and entries[index].seat == LUCK:
        index -= 1
    return entries[index].seat if index >= 0 else LUCK


def begins(entries: Sequence[Entry], index: int) -> bool:
    """Whether a new turn begins with this answer: another seat's, or the same seat's in another stage of the game."""
    entry = entries[index]
    if entry.seat == LUCK:
        return index == 0
    before = index - 1
    while before >= 0 and entries[before].seat == LUCK:
        before -= 1
    return before < 0 or entries[before].seat != entry.seat or entries[before].stage != entry.stage


@lru_cache(maxsize=10_000)
def shared(figures: tuple[tuple[str, int | str], ...]) -> Figures:
    """The same figures are told again and again; entries of all tables share them. Nobody changes them."""
    return dict(figures)


class Scribe:
    """Gives answers at one table, one after the other, and writes them down. Nobody else may answer there meanwhile: what could
    be counted after an answer is what can be before the next."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.purses: list[dict[str, int]] = table.game.purses(table)
        self.stage: Figures = NO_FIGURES

    def answer(self, action: Action) -> Entry:
        """Answers the question on top, checked; raises Refused and changes nothing if a rule forbids it."""
        table = self.table
        rule = table.why_not(action)
        if rule is not None:
            raise Refused(rule, action)
        question, game = table.agenda[-1], table.game
        seat, audience = int(question.seat), int(question.audience(table, action))
        reveals, figures = question.reveals(table, action), question.figures(table, action)
        place, stage = intern(game.place(table, action)), game.stage(table)
        if stage != self.stage:
            self.stage = shared(tuple(stage.items()))
        forced = table.forced() is not None
        table.apply(action)
        before, self.purses = self.purses, game.purses(table)
        settled = reveals or (table.seat not in (seat, NOBODY) and table.agenda[-1].covert())
        return Entry(
            seat, action, audience, settled, shared(tuple(figures.items())) if figures else NO_FIGURES, place, self.stage,
            type(question).__name__, forced, changes(before, self.purses))
