"""A finished ship: what fits on it, how fast it is, and what it has earned."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.engine.rule import Rule
from kogge.games.die_werft import rules
from kogge.games.die_werft.parts import (
    BUSINESSMAN,
    CABIN,
    CANNON,
    CAPTAIN,
    CRAFTSMAN,
    CRAFTSMAN_CREW,
    CRAFTSMAN_PROPELLER,
    CRANE,
    CRANE_MOUNT,
    DESIGNS,
    FEATURES,
    HELMSMAN,
    ITEMS,
    MAST,
    PROPELLER,
    PROPELLER_MOUNT,
    RIGGER,
    RING,
    SAIL,
    SMOKESTACK,
    SOLDIER,
    Parts,
)


class Ship:
    """A ship from its launch on. It changes only until its voyage is over."""

    def __init__(self, first: i64, tiles: list[int], features: list[int], items: list[int]) -> None:
        self.first: Final = first
        self.tiles: Final = tiles        # designs from bow to stern
        self.features: Final = features  # how many of each feature
        self.items: Final = items        # how many of each item are on board
        self.speed: i64 = 0
        self.moves: i64 = 0
        self.officials: i64 = 0
        self.riband: i64 = 0

    def copy(self) -> Ship:
        twin = Ship(self.first, self.tiles, self.features, self.items[:])
        twin.speed = self.speed
        twin.moves = self.moves
        twin.officials = self.officials
        twin.riband = self.riband
        return twin

    def size(self) -> i64:
        return len(self.tiles)

    def officers(self) -> i64:
        return self.items[CAPTAIN] - 1 if self.items[CAPTAIN] else 0

    def crew(self) -> i64:
        return self.items[CAPTAIN] + self.items[SOLDIER] + self.items[BUSINESSMAN]

    def room_refusal(self, parts: Parts, employees: i64, item: i64) -> Rule | None:
        """Why one more of this item finds no room, or None."""
        items = self.items
        if item >= RING and item != PROPELLER:
            if item == CAPTAIN and items[CAPTAIN] == 0:
                return None
            cabins: i64 = self.features[CABIN] + craft(parts, employees, CRAFTSMAN_CREW)
            return rules.NO_CABIN if self.officers() + items[SOLDIER] + items[BUSINESSMAN] >= cabins else None
        if item == SAIL or item == SMOKESTACK:
            sails: i64 = items[SAIL] - craft(parts, employees, CRAFTSMAN + SAIL)
            smokestacks: i64 = items[SMOKESTACK] - craft(parts, employees, CRAFTSMAN + SMOKESTACK)
            if item == SAIL:
                sails += 1
            else:
                smokestacks += 1
            return rules.NO_MOUNT if max(sails, 0) + max(smokestacks, 0) > self.features[MAST] else None
        if item == PROPELLER:
            mounts = self.features[PROPELLER_MOUNT] + craft(parts, employees, CRAFTSMAN_PROPELLER)
        else:
            mounts = self.features[CRANE_MOUNT + item - CRANE] + craft(parts, employees, CRAFTSMAN + item)
        return rules.NO_MOUNT if items[item] >= mounts else None

    def plain_speed(self, parts: Parts) -> i64:
        """Without helmsman and rigger."""
        sails: i64 = self.items[SAIL]
        smokestacks: i64 = self.items[SMOKESTACK]
        propellers: i64 = self.items[PROPELLER]
        if smokestacks and propellers:
            return parts.steam_speed + sails + smokestacks + propellers - 2
        return parts.plain_speed + sails + propellers + smokestacks // 2

    def boost(self, parts: Parts, employees: i64) -> i64:
        """What helmsman and rigger could add."""
        boost: i64 = 0
        if (employees >> HELMSMAN) & 1:
            boost += parts.staff.helmsman
        if (employees >> RIGGER) & 1:
            boost += parts.staff.rigger * (self.items[SAIL] // 2)
        return boost

    def crew_points(self, parts: Parts) -> i64:
        return parts.crew_points * self.crew()

    def equipment_points(self, parts: Parts) -> i64:
        return parts.crane_points * self.items[CRANE] + parts.cannon_points * self.items[CANNON]

    def speed_points(self, parts: Parts) -> i64:
        return parts.speed_points * self.speed

    def points(self, parts: Parts) -> i64:
        return self.crew_points(parts) + self.equipment_points(parts) + self.speed_points(parts) + self.officials + self.riband


def craft(parts: Parts, employees: i64, craftsman: i64) -> i64:
    """How many items a craftsman finds room for without mount or cabin; none if he is not employed."""
    if not (employees >> craftsman) & 1:
        return 0
    return parts.staff.craftsmen[craftsman - CRAFTSMAN]


def new_ship(first: i64, tiles: list[int]) -> Ship:
    features = [0] * len(FEATURES)
    for tile in tiles:
        for feature in DESIGNS[tile].features:
            features[feature] += 1
    return Ship(first, tiles, features, [0] * len(ITEMS))
