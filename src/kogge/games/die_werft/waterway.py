"""A player's own canals, edge to edge, and the ship figure in them.

A canal has seven spaces in a chain: north, a link, east, a link, south, a link, west, before it is turned. Each of the
four side spaces also opens to the neighbouring canal.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.engine.action import Printed

LAST_SPACE: Final = 6
ON: Final = 1     # to the next space of the chain
BACK: Final = -1  # to the one before
OUT: Final = 0    # over the edge of the canal
FASTEST: Final = 45  # no ship can be faster, so no route needs to be longer

_east: Final = [0, 1, 0, -1]
_south: Final = [-1, 0, 1, 0]


class Laid(Printed):
    """A canal as it lies before a player: its number, where, and how many quarter turns clockwise."""

    def __init__(self, number: i64, x: i64, y: i64, turned: i64) -> None:
        self.number: Final = number
        self.x: Final = x
        self.y: Final = y
        self.turned: Final = turned

    def side(self, space: i64) -> i64:
        """Which side, from 0 for the north, a side space lies at."""
        return (space // 2 + self.turned) % 4

    def space(self, side: i64) -> i64:
        return 2 * ((side - self.turned) % 4)


class Waterway:
    """The canals, the figure's space among them, and its stern: where it came from and cannot go."""

    def __init__(self, canals: list[Laid], here: Laid | None) -> None:
        self.canals: list[Laid] = canals
        self.here: Laid | None = here
        self.space: i64 = 0
        self.stern: i64 = OUT
        self.used: i64 = 0
        self.reach: i64 = 0

    def copy(self) -> Waterway:
        twin = Waterway(self.canals[:], self.here)
        twin.space = self.space
        twin.stern = self.stern
        twin.used = self.used
        twin.reach = self.reach
        return twin

    def same(self, other: Waterway) -> bool:
        return (
            self.here is other.here and self.space == other.space and self.stern == other.stern
            and self.used == other.used and self.reach == other.reach and self.canals == other.canals)

    def find(self, x: i64, y: i64) -> i64:
        """The place in the list of the canal at this spot, or -1."""
        n: i64 = 0
        for canal in self.canals:
            if canal.x == x and canal.y == y:
                return n
            n += 1
        return -1

    def beside(self, canal: Laid, side: i64) -> i64:
        return self.find(canal.x + _east[side], canal.y + _south[side])

    def spots(self) -> list[int]:
        """Each free spot along the canals once, as four times a neighbour's number plus the side."""
        out: list[int] = []
        seen: list[int] = []
        for canal in self.canals:
            for side in range(4):
                x: i64 = canal.x + _east[side]
                y: i64 = canal.y + _south[side]
                key = int(x * 100 + y)
                if self.find(x, y) < 0 and key not in seen:
                    seen.append(key)
                    out.append(int(canal.number * 4 + side))
        return out

    def spot(self, spot: i64) -> tuple[int, int]:
        """Where such a spot lies."""
        for canal in self.canals:
            if canal.number == spot // 4:
                return int(canal.x + _east[spot % 4]), int(canal.y + _south[spot % 4])
        raise ValueError("no such canal lies here")

    def lay(self, number: i64, spot: i64, turned: i64) -> None:
        """Add a canal beside one that lies already."""
        x, y = self.spot(spot)
        self.canals.append(Laid(number, x, y, turned))
        self.measure()

    def enter(self, number: i64, side: i64) -> None:
        """The first canal takes the figure, facing in."""
        self.here = Laid(number, 0, 0, 0)
        self.canals.append(self.here)
        self.space = self.here.space(side)
        self.stern = OUT
        self.measure()

    def measure(self) -> None:
        """How far the figure could go: the longest route, or as far as any ship can need."""
        here = self.here
        self.reach = 0 if here is None else self._farthest(self.find(here.x, here.y), self.space, self.stern, 0)

    def _farthest(self, at: i64, space: i64, stern: i64, gone: i64) -> i64:
        gone |= 1 << at
        best: i64 = 0
        if stern != OUT and space % 2 == 0:
            best = self._out(at, space, gone)
        for way in (ON, BACK):
            if way == stern:
                continue
            moves: i64 = 1
            target: i64 = space + way
            while 0 <= target <= LAST_SPACE and best < FASTEST:
                if moves > best:
                    best = moves
                if target % 2 == 0:
                    beyond = self._out(at, target, gone)
                    if beyond and moves + beyond > best:
                        best = moves + beyond
                target += way
                moves += 1
        return best

    def _out(self, at: i64, space: i64, gone: i64) -> i64:
        """The longest route that begins by leaving the canal here; 0 if there is no way out."""
        canal = self.canals[at]
        side = canal.side(space)
        next = self.beside(canal, side)
        if next < 0 or (gone >> next) & 1:
            return 0
        return 1 + self._farthest(next, self.canals[next].space((side + 2) % 4), OUT, gone)

    def route(self, way: i64) -> i64:
        """The longest route that begins this way; 0 if the figure cannot go there."""
        here = self.here
        if here is None or way == self.stern:
            return 0
        at = self.find(here.x, here.y)
        if way == OUT:
            return self._out(at, self.space, 1 << at) if self.space % 2 == 0 else 0
        target = self.space + way
        return 1 + self._farthest(at, target, -way, 0) if 0 <= target <= LAST_SPACE else 0

    def way(self, side: i64) -> i64:
        """The way that leads towards this side, for a figure on a side space; over the edge if it lies there already."""
        assert self.here is not None
        target = self.here.space(side)
        if target == self.space:
            return OUT
        return ON if target > self.space else BACK

    def heading(self, way: i64) -> i64:
        """The side that a way leads towards."""
        here = self.here
        assert here is not None
        if way == OUT:
            return here.side(self.space)
        space = self.space + way
        return here.side(space if space % 2 == 0 else space + way)

    def move(self, way: i64) -> list[int]:
        """One space on; returns the numbers of the canals that are left behind, the one just crossed first."""
        here = self.here
        assert here is not None
        if way != OUT:
            self.space += way
            self.stern = -way
            return []
        side = here.side(self.space)
        entered = self.canals[self.beside(here, side)]
        gone: list[int] = [int(here.number)]
        self.used += 1
        self.canals.remove(here)
        kept = self._joined(entered)
        for canal in self.canals:
            if canal not in kept:
                gone.append(int(canal.number))
        self.canals = kept
        self.here = entered
        self.space = entered.space((side + 2) % 4)
        self.stern = OUT
        return gone

    def _joined(self, entered: Laid) -> list[Laid]:
        """The canals connected edge to edge with this one, in the order in which they were laid."""
        found = [entered]
        for canal in found:
            for side in range(4):
                next = self.beside(canal, side)
                if next >= 0 and self.canals[next] not in found:
                    found.append(self.canals[next])
        return [canal for canal in self.canals if canal in found]
