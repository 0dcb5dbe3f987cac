"""The ships that a dock may become: which tiles belong together, what goes on board, and what the voyage brings."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.bots.judge import least
from kogge.games.die_werft.dock import SHORTEST, hull_at, without_ship
from kogge.games.die_werft.parts import (
    BLANK,
    BOW,
    BUSINESS,
    BUSINESSMAN,
    CANNON,
    CAPTAIN,
    CRANE,
    DOCK,
    EMPTY,
    ITEMS,
    LIFEBELT,
    MIDDLE,
    MILITARY,
    PROPELLER,
    SAIL,
    SMOKESTACK,
    SOLDIER,
    STERN,
    Parts,
)
from kogge.games.die_werft.ships import Ship, new_ship
from kogge.games.die_werft.table import NOTHING, Player

_mounts: Final = 1.5   # mounts and cabins on a tile, on average
_missing: Final = 0.7  # what a missing tile takes away from a ship, in tiles
_item: Final = 0.3     # what an item in store for which it has room adds


class Dock:
    """The tiles that no ship is planned for yet, and what is in store for them."""

    def __init__(self, player: Player, launched: Ship | None) -> None:
        self.row: i64 = player.row
        self.designs: Final = player.designs
        self.store: Final[list[int]] = player.store[:]
        if launched is not None:
            self.row = without_ship(player.row, launched.first, launched.size())

    def plan(self, sizes: list[float]) -> Plan | None:
        """Set the best stretch aside for a ship: many tiles that lie there, few that are missing, a size that is wanted."""
        row = self.row
        first: i64 = 0
        size: i64 = 0
        lacking: i64 = 0
        best = -100.0
        items = float(sum(self.store))
        for space in range(DOCK - SHORTEST + 1):
            if hull_at(row, space) not in (EMPTY, BOW):
                continue
            missing: i64 = 1 if hull_at(row, space) == EMPTY else 0
            end = space + 1
            while end < DOCK:
                hull = hull_at(row, end)
                if hull == EMPTY:
                    missing += 1
                length = end - space + 1
                if length >= SHORTEST and hull in (EMPTY, STERN) and length > missing:
                    value = float(length - missing) - _missing * float(missing) + sizes[length]
                    value += _item * least(items, _mounts * float(length))
                    if value > best:
                        best = value
                        first = space
                        size = length
                        lacking = missing
                if hull not in (EMPTY, MIDDLE):
                    break
                end += 1
        if not size:
            return None
        tiles: list[int] = []
        for space in range(first, first + size):
            there = hull_at(row, space) != EMPTY and self.designs[space] != NOTHING
            tiles.append(self.designs[space] if there else BLANK)
        self.row = without_ship(row, first, size)
        return Plan(new_ship(first, tiles), lacking)


class Plan:
    """A ship to come, how many of its tiles are missing, and the slowest and fastest that it may sail."""

    def __init__(self, ship: Ship, missing: i64) -> None:
        self.ship: Final = ship
        self.missing: Final = missing
        self.slowest: i64 = 1
        self.fastest: i64 = 1


def fit_out(parts: Parts, player: Player, ship: Ship, store: list[int], officers: bool) -> None:
    """Everything in store that finds room. How much of the speed is used is another question."""
    fit(parts, player, ship, store, CAPTAIN, 1 - ship.items[CAPTAIN])
    fit(parts, player, ship, store, CRANE, DOCK)
    fit(parts, player, ship, store, CANNON, DOCK)
    if officers:
        fit(parts, player, ship, store, CAPTAIN, DOCK)
    if symbols(parts, player, BUSINESS) > symbols(parts, player, MILITARY):
        fit(parts, player, ship, store, BUSINESSMAN, DOCK)
    fit(parts, player, ship, store, SOLDIER, DOCK)
    fit(parts, player, ship, store, BUSINESSMAN, DOCK)
    fit(parts, player, ship, store, PROPELLER, DOCK)
    if ship.items[PROPELLER] and not ship.items[SMOKESTACK]:
        fit(parts, player, ship, store, SMOKESTACK, 1)
    fit(parts, player, ship, store, SAIL, DOCK)
    fit(parts, player, ship, store, SMOKESTACK, DOCK)


def fit(parts: Parts, player: Player, ship: Ship, store: list[int], item: i64, most: i64) -> None:
    """At most so many of one item, as far as store and room go."""
    while most > 0 and store[item] and ship.room_refusal(parts, player.employees, item) is None:
        ship.items[item] += 1
        store[item] -= 1
        most -= 1


def symbols(parts: Parts, player: Player, wanted: i64) -> i64:
    """How often a symbol lies in the player's canals."""
    count: i64 = 0
    for canal in player.water.canals:
        for symbol in parts.canals[canal.number]:
            if symbol == wanted:
                count += 1
    return count


def empty_mounts(ship: Ship) -> i64:
    """Mounts and cabins less what is on board; the captain needs none."""
    room: i64 = 0
    for feature in range(LIFEBELT):
        room += ship.features[feature]
    for item in range(len(ITEMS)):
        room -= ship.items[item]
    if ship.items[CAPTAIN]:
        room += 1
    return room if room > 0 else 0


def looked_at(ship: Ship) -> i64:
    """All that officials of any kind count."""
    total: i64 = ship.items[SOLDIER] + ship.items[CANNON] + ship.items[BUSINESSMAN] + ship.items[CRANE]
    for feature in range(LIFEBELT, len(ship.features)):
        total += ship.features[feature]
    return total
