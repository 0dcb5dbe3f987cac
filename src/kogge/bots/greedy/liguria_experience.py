"""What games of Liguria have taught: where a position is looked up in a table of worths that was fitted to how games ended.

`python -m kogge.arena.experience liguria` fits that table; whoever changes an entry here must have it made anew.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.bots.greedy.book import Book, cap
from kogge.games.liguria.parts import COLOURS, ROWS, SCROLLS, SWORDS
from kogge.games.liguria.table import CLOCKWISE, Table

ROUNDS: Final = 7
STAGES: Final = 2 * ROUNDS
"""Rounds still to come, and whether this round's move is."""

_BOOK: Final[Book] = Book()
WHEELS: Final[int] = int(_BOOK.room(STAGES * 12))
SACKS: Final[int] = int(_BOOK.room(STAGES * 10))
COINS: Final[int] = int(_BOOK.room(STAGES * 10))
FORCE: Final[int] = int(_BOOK.room(STAGES * 16))
PAPERS: Final[int] = int(_BOOK.room(STAGES * 12))
BALANCE: Final[int] = int(_BOOK.room(STAGES * 15))
ISLANDS: Final[int] = int(_BOOK.room(STAGES * 8))
ISLAND: Final[int] = int(_BOOK.room(ROUNDS * 8 * 6))
ORDERS: Final[int] = int(_BOOK.room(STAGES * 8))
ORDER: Final[int] = int(_BOOK.room(ROUNDS * 7 * 8))
HOME: Final[int] = int(_BOOK.room(STAGES * 14))
ABOARD: Final[int] = int(_BOOK.room(ROUNDS * 7 * 8))
ENVOYS: Final[int] = int(_BOOK.room(STAGES * 8))
ENVOY: Final[int] = int(_BOOK.room(ROUNDS * 8))
TURN: Final[int] = int(_BOOK.room(STAGES * 5))
TILES: Final[int] = int(_BOOK.room(ROUNDS * len(ROWS) * 8))
ENTRIES: Final[int] = int(_BOOK.size)


def stage(table: Table, to_move: bool) -> i64:
    return 2 * cap(table.rounds - table.round, ROUNDS - 1) + (1 if to_move else 0)


def entries(table: Table, seat: i64, to_move: bool) -> list[int]:
    """The entries that speak of a seat."""
    out: list[int] = []
    player, parts = table.players[seat], table.parts
    left: i64 = cap(table.rounds - table.round, ROUNDS - 1)
    now = stage(table, to_move)
    out.append(WHEELS + now * 12 + cap(player.wheels(parts), 11))
    out.append(SACKS + now * 10 + cap(player.sacks(parts), 9))
    out.append(COINS + now * 10 + cap(player.coins, 9))
    force: i64 = 0
    for kind, count in enumerate(player.knights):
        force += count * SWORDS[kind]
    out.append(FORCE + now * 16 + cap(force, 15))
    papers: i64 = 0
    for kind, count in enumerate(player.diplomats):
        papers += count * SCROLLS[kind]
    out.append(PAPERS + now * 12 + cap(papers, 11))
    balance = player.plus_and_minus(parts)
    if balance < -7:
        balance = -7
    out.append(BALANCE + now * 15 + cap(balance, 7) + 7)
    held: i64 = 0
    for island in table.islands:
        if island.holder == seat:
            held += 1
            out.append(ISLAND + (left * 8 + cap(island.points, 7)) * 6 + cap(island.swords, 5))
    out.append(ISLANDS + now * 8 + cap(held, 7))
    out.append(ORDERS + now * 8 + cap(len(player.orders), 7))
    home: i64 = 0
    aboard: i64 = 0
    for colour in range(len(COLOURS)):
        home += player.cubes[colour]
        aboard += player.hold[colour]
    for order in player.orders:
        missing: i64 = 0
        for colour in range(len(COLOURS)):
            lack = order.cubes[colour] - player.cubes[colour] - player.hold[colour]
            if lack > 0:
                missing += lack
        out.append(ORDER + (left * 7 + cap(missing, 6)) * 8 + cap(order.prestige // 2, 7))
    out.append(HOME + now * 14 + cap(home, 13))
    ring = table.ring()
    ahead = (seat * table.gap - player.place + ring) % ring
    way = ahead if player.heading == CLOCKWISE else (ring - ahead) % ring
    out.append(ABOARD + (left * 7 + cap(aboard, 6)) * 8 + cap(way, 7))
    sent: i64 = 0
    for owner in table.players:
        for row in range(len(ROWS)):
            if owner.envoys[row] == seat:
                sent += 1
                out.append(ENVOY + left * 8 + cap(owner.in_row(row), 7))
    out.append(ENVOYS + now * 8 + cap(sent, 7))
    position: i64 = 4
    for index in range(len(table.order)):
        if table.order[index] == seat:
            position = cap(index, 4)
    out.append(TURN + now * 5 + position)
    for row in range(len(ROWS)):
        out.append(TILES + (left * len(ROWS) + row) * 8 + cap(player.in_row(row), 7))
    return out
