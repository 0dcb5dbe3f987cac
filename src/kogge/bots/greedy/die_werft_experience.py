"""What games of Die Werft have taught: where a position is looked up in a table of worths that was fitted to how games ended.

`python -m kogge.arena.experience die-werft` fits that table; whoever changes an entry here must have it made anew.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.bots.greedy.book import Book, cap
from kogge.games.die_werft.parts import CONTRACTS, DESIGNS, EMPLOYEES, ITEMS
from kogge.games.die_werft.scoring import count
from kogge.games.die_werft.table import NOTHING, Table

STAGES: Final = 14
"""Pairs of turns to come."""
QUARTERS: Final = 5

_BOOK: Final[Book] = Book()
GUILDERS: Final[int] = int(_BOOK.room(STAGES * 16))
TRAINS: Final[int] = int(_BOOK.room(STAGES * 6))
STAFF: Final[int] = int(_BOOK.room(STAGES * 8))
EMPLOYED: Final[int] = int(_BOOK.room(STAGES * len(EMPLOYEES)))
STORE: Final[int] = int(_BOOK.room(STAGES * len(ITEMS) * 5))
DOCK: Final[int] = int(_BOOK.room(STAGES * 10))
MOUNTS: Final[int] = int(_BOOK.room(STAGES * 10))
REACH: Final[int] = int(_BOOK.room(STAGES * 16))
CANALS: Final[int] = int(_BOOK.room(STAGES * 8))
FLEET: Final[int] = int(_BOOK.room(STAGES * 7))
CONTRACT: Final[int] = int(_BOOK.room(QUARTERS * len(CONTRACTS) * 10))
FIGURE: Final[int] = int(_BOOK.room(QUARTERS * 3 * 12))
COUNT: Final[int] = int(_BOOK.room(3 * 28))
ENTRIES: Final[int] = int(_BOOK.size)


def stage(turns: float) -> i64:
    return cap(i64(turns) // 2, STAGES - 1)


def entries(table: Table, seat: i64, turns: float) -> list[int]:
    """The entries that speak of a seat with so many turns to come."""
    out: list[int] = []
    player = table.players[seat]
    now = stage(turns)
    quarter = cap(i64(turns) // 6, QUARTERS - 1)
    out.append(GUILDERS + now * 16 + cap(player.guilders, 15))
    out.append(TRAINS + now * 6 + cap(len(player.trains), 5))
    heads: i64 = 0
    for employee in range(len(EMPLOYEES)):
        if player.employs(employee):
            heads += 1
            out.append(EMPLOYED + now * len(EMPLOYEES) + employee)
    out.append(STAFF + now * 8 + cap(heads, 7))
    for item in range(len(ITEMS)):
        stored: i64 = player.store[item]
        if stored:
            out.append(STORE + (now * len(ITEMS) + item) * 5 + cap(stored, 4))
    out.append(DOCK + now * 10 + cap(player.row, 9))
    mounts: i64 = 0
    for design in player.designs:
        if design != NOTHING:
            mounts += len(DESIGNS[design].features)
    out.append(MOUNTS + now * 10 + cap(mounts, 9))
    out.append(REACH + now * 16 + cap(player.water.reach, 15))
    out.append(CANALS + now * 8 + cap(len(player.water.canals), 7))
    out.append(FLEET + now * 7 + cap(len(player.fleet), 6))
    for contract in range(len(CONTRACTS)):
        if (player.hand >> contract) & 1:
            out.append(CONTRACT + (quarter * len(CONTRACTS) + contract) * 10 + cap(count(player, contract), 9))
    place: i64 = 0
    for tile in player.figures:
        out.append(FIGURE + (quarter * 3 + cap(place, 2)) * 12 + cap(tile, 11))
        place += 1
    out.append(COUNT + (len(table.players) - 2) * 28 + cap(i64(turns), 27))
    return out
