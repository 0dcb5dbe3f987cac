"""What lies on offer on the board: after every action it slides down and new tiles fill the dear end."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kogge.engine.action import Action
from kogge.engine.counts import left
from kogge.engine.rule import Rule
from kogge.engine.table import LUCK, Figures, Question, Step
from kogge.games.die_werft import rules
from kogge.games.die_werft.actions import ARRIVE, OPEN, REVEAL
from kogge.games.die_werft.parts import (
    BLANK,
    BOWS,
    COLUMN_HULLS,
    COLUMNS,
    DESIGNS,
    HULLS,
    LOWER_MIDDLES,
    ROWS,
    STERNS,
    UPPER_MIDDLES,
)
from kogge.games.die_werft.table import NOTHING, Table


def slide(offer: list[int], start: i64) -> i64:
    """Move the tiles of one column together at its free end; returns the first empty place, or -1."""
    end = start + ROWS
    to = start
    place = start
    while place < end:
        tile = offer[place]
        if tile != NOTHING:
            if place != to:
                offer[to] = tile
                offer[place] = NOTHING
            to += 1
        place += 1
    return to if to < end else -1


def empty(deck: list[int]) -> bool:
    for count in deck:
        if count:
            return False
    return True


def deck_of(table: Table, column: i64) -> i64:
    """The deck that fills a column; the lower middles come when the upper ones are used up."""
    if column == 0:
        return BOWS
    if column == len(COLUMNS) - 1:
        return STERNS
    return UPPER_MIDDLES if table.deck_sizes[UPPER_MIDDLES] else LOWER_MIDDLES


def shown(design: int) -> str:
    """The features of a tile, for texts."""
    return "blank" if design in (NOTHING, BLANK) else DESIGNS[design].name.replace(" ", " + ")


class Refill(Step[Table]):
    """After an action: bows, both columns of middles, sterns, trains and canals are filled up, one tile after the other."""

    def run(self, table: Table) -> None:
        for column in range(len(COLUMNS)):
            gap = slide(table.market, column * ROWS)
            if gap >= 0 and table.deck_sizes[deck_of(table, column)]:
                table.ask(Reveal(column, gap), self)
                return
        gap = slide(table.trains, 0)
        if gap >= 0:
            if empty(table.train_deck):
                table.train_deck, table.train_discard = table.train_discard, table.train_deck
            if not empty(table.train_deck):
                table.ask(Arrive(gap), self)
                return
        gap = slide(table.canals, 0)
        if gap >= 0:
            if not table.canal_deck:
                table.canal_deck = table.canal_discard
                table.canal_discard = 0
            if table.canal_deck:
                table.ask(Open(gap), self)


REFILL: Final[Refill] = Refill()


@mypyc_attr(free_list_len=1)
class Reveal(Question[Table]):
    """Luck draws a ship tile. Whoever draws the last of a kind brings the game to its end."""

    def __init__(self, column: i64, place: i64) -> None:
        self.seat = LUCK
        self.column: Final = column
        self.place: Final = place

    def candidates(self, table: Table) -> list[Action]:
        return REVEAL

    def refusal(self, table: Table, action: Action) -> Rule | None:
        return None if table.decks[deck_of(table, self.column)][action.n] else rules.NOT_IN_DECK

    def options(self, table: Table) -> list[Action]:
        return left(REVEAL, table.decks[deck_of(table, self.column)])

    def weight(self, table: Table, action: Action) -> i64:
        return table.decks[deck_of(table, self.column)][action.n]

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        deck = deck_of(table, self.column)
        table.decks[deck][action.n] -= 1
        table.deck_sizes[deck] -= 1
        table.market[self.place] = int(action.n)
        if not table.deck_sizes[deck_of(table, self.column)]:
            table.ending = True

    def figures(self, table: Table, action: Action | None) -> Figures:
        hull = HULLS[COLUMN_HULLS[self.column]]
        return {"hull": hull} if action is None else {"hull": hull, "tile": shown(int(action.n))}


@mypyc_attr(free_list_len=1)
class Arrive(Question[Table]):
    """Luck draws a freight train."""

    def __init__(self, place: i64) -> None:
        self.seat = LUCK
        self.place: Final = place

    def candidates(self, table: Table) -> list[Action]:
        return ARRIVE

    def refusal(self, table: Table, action: Action) -> Rule | None:
        return None if table.train_deck[action.n] else rules.NOT_IN_DECK

    def options(self, table: Table) -> list[Action]:
        return left(ARRIVE, table.train_deck)

    def weight(self, table: Table, action: Action) -> i64:
        return table.train_deck[action.n]

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        table.train_deck[action.n] -= 1
        table.trains[self.place] = int(action.n)


@mypyc_attr(free_list_len=1)
class Open(Question[Table]):
    """Luck draws a canal."""

    def __init__(self, place: i64) -> None:
        self.seat = LUCK
        self.place: Final = place

    def candidates(self, table: Table) -> list[Action]:
        return OPEN

    def refusal(self, table: Table, action: Action) -> Rule | None:
        return None if (table.canal_deck >> action.n) & 1 else rules.NOT_IN_DECK

    def options(self, table: Table) -> list[Action]:
        out: list[Action] = []
        canal: i64 = 0
        deck = table.canal_deck
        while deck:
            if deck & 1:
                out.append(OPEN[canal])
            deck >>= 1
            canal += 1
        return out

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        table.canal_deck &= ~(1 << action.n)
        table.canals[self.place] = int(action.n)
