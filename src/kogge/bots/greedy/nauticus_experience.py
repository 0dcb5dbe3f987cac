"""What games of Nauticus have taught: where a position is looked up in a table of worths that was fitted to how games ended.

`python -m kogge.arena.experience nauticus` fits that table; whoever changes an entry here must have it made anew.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.bots.greedy.book import Book, cap
from kogge.games.nauticus.parts import (
    BOW,
    CROWN,
    CROWNS,
    DELIVERY,
    GOOD,
    GOODS,
    HULL,
    HULLS,
    MAST,
    MASTS,
    MIDDLE,
    PHASES,
    SAIL,
    SAILS,
    SINGLE,
    SPACES,
    STERN,
    TRANSPORT,
    Piece,
)
from kogge.games.nauticus.table import NO_CREST, Player, Ship, Table
from kogge.games.nauticus.turns import Turn

ROUNDS: Final = 5
STAGES: Final = 2 * ROUNDS
"""Halves of rounds, counted from the end."""
HALF_TIME: Final = 4
"""The phase with which the second half of a round begins."""
NONE_ON: Final = 2
"""A seat's turn in the present phase: to come, on, or (this) over or none."""
RIGS: Final = 14
"""Pieces before this number are hulls, masts and sails."""


_BOOK: Final[Book] = Book()
WORKERS: Final[int] = int(_BOOK.room(STAGES * 16))
TALER: Final[int] = int(_BOOK.room(STAGES * 13))
CROWN_COUNT: Final[int] = int(_BOOK.room(STAGES * 10))
CROWN_HANDS: Final[int] = int(_BOOK.room(ROUNDS * 8 * 6))
PASSES: Final[int] = int(_BOOK.room(2 * 8 * 4 * 6))
PASSES_LEFT: Final[int] = int(_BOOK.room(ROUNDS * 8 * 4))
EXTRA: Final[int] = int(_BOOK.room(ROUNDS * 8 * 2))
ROOM: Final[int] = int(_BOOK.room(ROUNDS * 13))
BEGUN: Final[int] = int(_BOOK.room(ROUNDS * 4 * 2 * 25 * 4))
BEGUN_HALF: Final[int] = int(_BOOK.room(STAGES * 13 * 5))
FINISHED: Final[int] = int(_BOOK.room(STAGES * 4 * 5))
FLEET: Final[int] = int(_BOOK.room(ROUNDS * 6 * 6))
GOOD_SETS: Final[int] = int(_BOOK.room(ROUNDS * 7 * 5 * 5 * 4))
HOLDS: Final[int] = int(_BOOK.room(ROUNDS * 9 * 6))
SPARE: Final[int] = int(_BOOK.room(STAGES * 8))
HULL_STORE: Final[int] = int(_BOOK.room(ROUNDS * 16))
RIG_STORE: Final[int] = int(_BOOK.room(ROUNDS * 16))
NOW: Final[int] = int(_BOOK.room(8 * 3 * 4 * 2))
NOW_TALER: Final[int] = int(_BOOK.room(8 * 3 * 8))
ORDER: Final[int] = int(_BOOK.room(3 * 4 * 8 * ROUNDS))
TILE_DELIVERY: Final[int] = int(_BOOK.room(8 * 2 * 5))
TILE_TRANSPORT: Final[int] = int(_BOOK.room(8 * 2 * 6))
TILE_HULLS: Final[int] = int(_BOOK.room(8 * 2 * 3))
TILE_MASTS: Final[int] = int(_BOOK.room(8 * 2 * 5))
TILE_SAILS: Final[int] = int(_BOOK.room(8 * 2 * 5))
TILE_GOODS: Final[int] = int(_BOOK.room(8 * 2 * 5))
RIVAL_CROWNS: Final[int] = int(_BOOK.room(ROUNDS * 9))
RIVAL_PASSES: Final[int] = int(_BOOK.room(8 * 2 * 4 * 4))
WEALTH: Final[int] = int(_BOOK.room(ROUNDS * 8 * 8))
BEGINNING: Final[int] = int(_BOOK.room(3 * ROUNDS * 8))
ENTRIES: Final[int] = int(_BOOK.size)


def stage(table: Table) -> i64:
    return 2 * (table.rounds - table.round) + (1 if table.phase >= HALF_TIME else 0)


def entries(table: Table, seat: i64, moment: i64) -> list[int]:
    """The entries that speak of a seat; `moment`: 0 its turn in this phase is to come, 1 it is on, 2 it is over or none is on."""
    out: list[int] = []
    player = table.players[seat]
    count: i64 = len(table.players)
    left: i64 = table.rounds - table.round
    phase: i64 = table.phase
    half = stage(table)
    workers = player.workers
    crowns = cap(player.crowns, 9)
    out.append(WORKERS + half * 16 + cap(workers, 15))
    out.append(TALER + half * 13 + cap(player.taler // 2, 12))
    out.append(CROWN_COUNT + half * 10 + crowns)
    hands: i64 = 0
    if workers >= 3:
        hands = cap((workers - 1) // 2, 5)
    out.append(CROWN_HANDS + (left * 8 + cap(crowns, 7)) * 6 + hands)
    uncalled = uncalled_tiles(table)
    open_crowns: i64 = uncalled[CROWNS]
    out.append(PASSES + ((open_crowns * 8 + phase) * 4 + player.passes) * 6 + cap(crowns, 5))
    out.append(PASSES_LEFT + (left * 8 + phase) * 4 + player.passes)
    out.append(EXTRA + (left * 8 + phase) * 2 + (1 if player.has_extra else 0))
    out.append(ROOM + left * 13 + player.room)
    out.append(WEALTH + (left * 8 + cap(workers // 2, 7)) * 8 + cap(player.taler // 4, 7))
    out.append(BEGINNING + ((count - 2) * ROUNDS + left) * 8 + phase)
    out.append(ORDER + (((count - 2) * 4 + (seat - table.starter) % count) * 8 + phase) * ROUNDS + left)
    yard(out, table, player, left, half, phase, uncalled)
    goods(out, player, left, half, phase, uncalled)
    now(out, table, player, moment)
    rivals(out, table, player, left, phase, open_crowns)
    return out


def uncalled_tiles(table: Table) -> list[int]:
    """For each tile whether it can still be chosen in this round."""
    out = [0] * SPACES
    space: i64 = 0
    if table.phase < PHASES:
        for tile in table.laid:
            if tile >= 0 and not table.used[space]:
                out[tile] = 1
            space += 1
    return out


def yard(
    out: list[int], table: Table, player: Player, left: i64, half: i64, phase: i64, uncalled: list[int],
) -> None:
    """Ships, what is missing to them, and what lies ready for them."""
    spare = player.store[:]
    masts: i64 = 0
    sails: i64 = 0
    hulls: i64 = 0
    begun: i64 = 0
    sizes: i64 = 0
    for ship in player.ships:
        if ship.finished:
            out.append(FINISHED + (half * 4 + ship.size - 1) * 5 + len(ship.cargo))
            sizes += ship.size
            continue
        fit = matching(ship, spare)
        closed: i64 = 1 if ship.closed() else 0
        code: i64 = ((left * 4 + ship.size - 1) * 2 + closed) * 25 + ship.masts * 5 + ship.sails
        out.append(BEGUN + code * 4 + cap(fit, 3))
        work = ship.size + ship.masts + ship.sails
        out.append(BEGUN_HALF + (half * 13 + cap(work, 12)) * 5 + cap(fit, 4))
        masts += ship.size - ship.masts
        sails += ship.size - ship.sails
        hulls += 1 - closed
        begun += 1
    out.append(FLEET + (left * 6 + cap(begun, 5)) * 6 + cap(sizes, 5))
    rest: i64 = 0
    n: i64 = 0
    fits_now: i64 = 0
    for number in spare:
        if n < RIGS:
            rest += number
            fits_now += player.store[n] - number
        n += 1
    out.append(SPARE + half * 8 + cap(rest, 7))
    pattern: i64 = 0
    if spare[HULLS[BOW].index]:
        pattern += 1
    if spare[HULLS[MIDDLE].index]:
        pattern += 2
    if spare[HULLS[STERN].index]:
        pattern += 4
    if spare[HULLS[SINGLE].index]:
        pattern += 8
    out.append(HULL_STORE + left * 16 + pattern)
    best: i64 = 0
    crest: i64 = 0
    while crest < 4:
        pair: i64 = cap(spare[MASTS[crest].index], 3) * 4 + cap(spare[SAILS[crest].index], 3)
        if pair > best:
            best = pair
        crest += 1
    out.append(RIG_STORE + left * 16 + best)
    fits_now += spare[HULLS[BOW].index] + spare[HULLS[MIDDLE].index] + spare[HULLS[STERN].index] + spare[HULLS[SINGLE].index]
    out.append(TILE_TRANSPORT + (phase * 2 + uncalled[TRANSPORT]) * 6 + cap(fits_now, 5))
    out.append(TILE_HULLS + (phase * 2 + uncalled[HULL]) * 3 + cap(hulls, 2))
    out.append(TILE_MASTS + (phase * 2 + uncalled[MAST]) * 5 + cap(masts, 4))
    out.append(TILE_SAILS + (phase * 2 + uncalled[SAIL]) * 5 + cap(sails, 4))


def matching(ship: Ship, spare: list[int]) -> i64:
    """Takes what the ship can use out of the spare pieces, its own crest or crowns; returns how many."""
    return _matching(ship, spare, MASTS, ship.size - ship.masts) + _matching(ship, spare, SAILS, ship.size - ship.sails)


def _matching(ship: Ship, spare: list[int], family: list[Piece], missing: i64) -> i64:
    found: i64 = 0
    for piece in family:
        number: i64 = spare[piece.index]
        if missing > 0 and number and (ship.crest == NO_CREST or piece.kind == ship.crest or piece.kind == CROWN):
            used = cap(missing, number)
            spare[piece.index] = int(number - used)
            missing -= used
            found += used
            if ship.crest == NO_CREST:
                break
    return found


def goods(out: list[int], player: Player, left: i64, half: i64, phase: i64, uncalled: list[int]) -> None:
    """Each kind of good: delivered, on full ships, on others, stored."""
    full = [0, 0, 0, 0]
    other = [0, 0, 0, 0]
    free: i64 = 0
    ready: i64 = 0
    for ship in player.ships:
        if ship.finished and len(ship.cargo) == ship.size:
            ready += ship.size
            for good in ship.cargo:
                full[good.kind] += 1
        else:
            if ship.finished:
                free += ship.size - len(ship.cargo)
            for good in ship.cargo:
                other[good.kind] += 1
    stored: i64 = 0
    for good in GOODS:
        kept: i64 = player.store[good.index]
        stored += kept
        delivered: i64 = player.delivered[good.kind]
        aboard: i64 = full[good.kind]
        waiting: i64 = other[good.kind]
        if delivered or aboard or waiting or kept:
            code: i64 = ((left * 7 + cap(delivered, 6)) * 5 + cap(aboard, 4)) * 5 + cap(waiting, 4)
            out.append(GOOD_SETS + code * 4 + cap(kept, 3))
    out.append(HOLDS + (left * 9 + cap(free, 8)) * 6 + cap(stored, 5))
    out.append(TILE_DELIVERY + (phase * 2 + uncalled[DELIVERY]) * 5 + cap(ready, 4))
    out.append(TILE_GOODS + (phase * 2 + uncalled[GOOD]) * 5 + cap(free, 4))


def now(out: list[int], table: Table, player: Player, moment: i64) -> None:
    """The phase that is on."""
    if moment == NONE_ON:
        return
    tile: i64 = table.laid[table.space]
    blue = table.blue_workers(table.space)
    used: i64 = 0
    for question in table.agenda:
        if isinstance(question, Turn) and not question.extra and table.players[question.seat] is player:
            blue = question.blue
            used = 1 if question.uses else 0
    out.append(NOW + ((tile * 3 + moment) * 4 + blue) * 2 + used)
    out.append(NOW_TALER + (tile * 3 + moment) * 8 + cap(player.taler // 3, 7))


def rivals(out: list[int], table: Table, player: Player, left: i64, phase: i64, open_crowns: i64) -> None:
    """The best of the others in crowns and passes."""
    crowns: i64 = 0
    passes: i64 = 0
    for other in table.players:
        if other is not player:
            if other.crowns > crowns:
                crowns = other.crowns
            if other.passes > passes:
                passes = other.passes
    ahead = player.crowns - crowns
    if ahead < -4:
        ahead = -4
    out.append(RIVAL_CROWNS + left * 9 + cap(ahead, 4) + 4)
    out.append(RIVAL_PASSES + ((phase * 2 + open_crowns) * 4 + player.passes) * 4 + passes)
