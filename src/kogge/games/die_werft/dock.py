"""The nine spaces of a shipyard: where a hull part may be laid, and which ships are finished.

A row is a number with two bits for each space, the leftmost lowest: empty, bow, middle or stern.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.engine.rule import Rule
from kogge.games.die_werft import rules
from kogge.games.die_werft.parts import BOW, DOCK, EMPTY, MIDDLE, STERN

SHORTEST: Final = 3

_spaces: Final[dict[int, int]] = {}  # row and hull part -> bits of the spaces where it may lie; filled as rows come up


def hull_at(row: i64, space: i64) -> i64:
    return (row >> (2 * space)) & 3


def with_hull(row: i64, space: i64, hull: i64) -> i64:
    return row | (hull << (2 * space))


def tiles(row: i64) -> i64:
    """How many spaces are taken."""
    count: i64 = 0
    while row:
        if row & 3:
            count += 1
        row >>= 2
    return count


def without_ship(row: i64, first: i64, size: i64) -> i64:
    return row & ~(((1 << (2 * size)) - 1) << (2 * first))


def finished_at(row: i64, first: i64) -> i64:
    """The size of the finished ship whose bow lies on this space, or 0."""
    if hull_at(row, first) != BOW:
        return 0
    end = first + 1
    while end < DOCK and hull_at(row, end) == MIDDLE:
        end += 1
    if end == first + 1 or end == DOCK or hull_at(row, end) != STERN:
        return 0
    return end - first + 1


def first_finished(row: i64) -> i64:
    """The space of the leftmost finished ship's bow, or -1."""
    first: i64 = 0
    while first <= DOCK - SHORTEST:
        if finished_at(row, first):
            return first
        first += 1
    return -1


def finishes(row: i64, hull: i64, space: i64) -> i64:
    """The size of the ship that this hull part would finish, or 0."""
    after = with_hull(row, space, hull)
    first: i64 = space
    while first > 0 and hull_at(after, first) != BOW:
        first -= 1
    size = finished_at(after, first)
    return size if first + size > space else 0


def full(row: i64) -> bool:
    space: i64 = 0
    while space < DOCK:
        if hull_at(row, space) == EMPTY:
            return False
        space += 1
    return True


def _launchable(row: i64) -> i64:
    """The row without one stretch that holds a tile and can be made into a ship, or the same row if there is none."""
    first: i64 = 0
    while first <= DOCK - SHORTEST:
        if hull_at(row, first) in (EMPTY, BOW):
            tiles = hull_at(row, first) != EMPTY
            end = first + 1
            while end < DOCK:
                hull = hull_at(row, end)
                if hull != EMPTY:
                    tiles = True
                if tiles and end - first + 1 >= SHORTEST and hull in (EMPTY, STERN):
                    return without_ship(row, first, end - first + 1)
                if hull not in (EMPTY, MIDDLE):
                    break
                end += 1
        first += 1
    return row


def clearable(row: i64) -> bool:
    """Whether every tile can still become part of a ship, perhaps after others have left.

    Taking any possible ship first does no harm: the spaces it leaves can become anything.
    """
    while row:
        less = _launchable(row)
        if less == row:
            return False
        row = less
    return True


def refusal(row: i64, hull: i64, space: i64) -> Rule | None:
    """Why the hull part may not be laid on this space, or None."""
    if hull_at(row, space) != EMPTY:
        return rules.SPACE_TAKEN
    after = with_hull(row, space, hull)
    if full(after) and first_finished(after) < 0:
        return rules.DOCK_FULL
    return None if clearable(after) else rules.NEVER_A_SHIP


def spaces(row: i64, hull: i64) -> i64:
    """The spaces where the hull part may be laid, one bit each."""
    key = int(row * 4 + hull)
    found = _spaces.get(key)
    if found is not None:
        return found
    bits: i64 = 0
    space: i64 = 0
    while space < DOCK:
        if refusal(row, hull, space) is None:
            bits |= 1 << space
        space += 1
    _spaces[key] = int(bits)
    return bits


def finishing_spaces(row: i64, hull: i64) -> i64:
    """Those of them on which the hull part finishes a ship."""
    bits = spaces(row, hull)
    space: i64 = 0
    while space < DOCK:
        if (bits >> space) & 1 and not finishes(row, hull, space):
            bits &= ~(1 << space)
        space += 1
    return bits
