"""What a seat knows, as numbers for learners, in an order that never depends on the position."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.engine.observation import SEATS, Notes
from kogge.games.herring_run.parts import CARDS
from kogge.games.herring_run.table import Table

MOST_CARDS: Final = 20
MOST_FISH: Final = 999


def observe(notes: Notes, table: Table, seat: i64) -> None:
    players = len(table.players)
    notes.number("round", table.round, table.parts.rounds + 1)
    notes.counts("sea", table.sea, CARDS, MOST_CARDS)
    notes.counts("drawn", table.drawn, CARDS, MOST_CARDS)
    notes.number("catch", table.catch, MOST_FISH)
    for n in range(players):
        notes.enter(SEATS[n])
        notes.number("landed", table.players[(seat + n) % players].landed, MOST_FISH)
        notes.leave()
