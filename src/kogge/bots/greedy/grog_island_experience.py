"""What games of Grog Island have taught: where a position is looked up in a table of worths that was fitted to how games ended.

`python -m kogge.arena.experience grog-island` fits that table; whoever changes an entry here must have it made anew.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.bots.greedy.book import Book, cap
from kogge.engine.counts import total
from kogge.games.grog_island.parts import FIRST_GOOD_GOAL, FIRST_PENINSULA_GOAL, KIND_COUNT, PARROT_GOAL
from kogge.games.grog_island.scoring import crew_on, different_goals
from kogge.games.grog_island.table import FREE, GHOST, Table

TIMES: Final = 7
STAGES: Final = 3 * TIMES
"""The fewest crew that anybody has left, for each number of players."""

_BOOK: Final[Book] = Book()
COINS: Final[int] = int(_BOOK.room(STAGES * 20))
CHESTS: Final[int] = int(_BOOK.room(STAGES * 8))
PARROTS: Final[int] = int(_BOOK.room(STAGES * 7))
GOODS: Final[int] = int(_BOOK.room(STAGES * 14))
GOOD: Final[int] = int(_BOOK.room(STAGES * 7))
LEAD: Final[int] = int(_BOOK.room(STAGES * 8))
GOALS: Final[int] = int(_BOOK.room(STAGES * 8))
KIND: Final[int] = int(_BOOK.room(STAGES * 6 * 4 * 5))
LAND: Final[int] = int(_BOOK.room(STAGES * 9 * 5))
GOOD_GOAL: Final[int] = int(_BOOK.room(STAGES * 7))
PARROT_GOALS: Final[int] = int(_BOOK.room(STAGES * 6))
BIDDING: Final[int] = int(_BOOK.room(STAGES * 2))
ENTRIES: Final[int] = int(_BOOK.size)


def stage(table: Table) -> i64:
    crew = table.players[0].crew
    for player in table.players:
        if player.crew < crew:
            crew = player.crew
    return (len(table.players) - 2) * TIMES + cap(crew, TIMES - 1)


def entries(table: Table, seat: i64) -> list[int]:
    """The entries that speak of a seat."""
    out: list[int] = []
    player = table.players[seat]
    now = stage(table)
    out.append(COINS + now * 20 + cap(player.coins, 19))
    out.append(CHESTS + now * 8 + cap(total(player.chests), 7))
    parrots = total(player.parrots)
    out.append(PARROTS + now * 7 + cap(parrots, 6))
    out.append(GOODS + now * 14 + cap(total(player.goods), 13))
    for count in player.goods:
        if count:
            out.append(GOOD + now * 7 + cap(count, 6))
    most: i64 = 9
    for other in table.players:
        if other is not player and other.crew < most:
            most = other.crew
    ahead = most - player.crew  # crew placed more than the rival who placed most
    if ahead < -3:
        ahead = -3
    out.append(LEAD + now * 8 + cap(ahead, 4) + 3)
    goals = different_goals(player.goals)
    out.append(GOALS + now * 8 + cap(len(goals), 7))
    for goal in goals:
        if goal < KIND_COUNT:
            own: i64 = 0
            for site in range(goal, KIND_COUNT * 5, KIND_COUNT):
                if table.sites[site] == seat:
                    own += 1
            value: i64 = table.parts.values[goal]
            out.append(KIND + ((now * 6 + cap(value, 5)) * 4 + cap(own, 3)) * 5 + cap(table.free_of_kind(goal), 4))
        elif goal == PARROT_GOAL:
            out.append(PARROT_GOALS + now * 6 + cap(parrots, 5))
        elif goal < FIRST_PENINSULA_GOAL:
            out.append(GOOD_GOAL + now * 7 + cap(player.goods[goal - FIRST_GOOD_GOAL], 6))
        else:
            out.append(LAND + land(table, seat, goal - FIRST_PENINSULA_GOAL) + now * 45)
    out.append(BIDDING + now * 2 + (1 if table.bidder == seat else 0))
    return out


def footing(table: Table, seat: i64, colour: i64) -> tuple[i64, i64, i64]:
    """A seat's crew on a peninsula, the most that anybody else has there, and how much is free."""
    rival = crew_on(table, GHOST, colour)
    for other in range(len(table.players)):
        if other != seat:
            crew = crew_on(table, other, colour)
            if crew > rival:
                rival = crew
    free: i64 = 0
    for site in range(colour * KIND_COUNT, (colour + 1) * KIND_COUNT):
        if table.sites[site] == FREE:
            free += 1
    return crew_on(table, seat, colour), rival, free


def land(table: Table, seat: i64, colour: i64) -> i64:
    """How far ahead a seat is on a peninsula, and how much is free there."""
    own, rival, free = footing(table, seat, colour)
    if not own:
        return cap(free, 4)
    lead = own - rival
    if lead < -3:
        lead = -3
    return (cap(lead, 3) + 4) * 5 + cap(free, 4)
