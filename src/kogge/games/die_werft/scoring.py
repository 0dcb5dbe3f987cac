"""Where each point comes from: ships, and at the end contracts and dealers."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.games.die_werft.parts import (
    BUSINESSMAN,
    CANNON,
    COLOURS,
    CONTRACTS,
    CRANE,
    DEALER,
    EMPLOYEES,
    GREEN,
    ITEMS,
    LANTERN,
    LIFEBELT,
    LIFEBOAT,
    LOADS,
    MASTER,
    PROPELLER,
    SAIL,
    SMOKESTACK,
    SOLDIER,
    Parts,
)
from kogge.games.die_werft.parts import CAPTAIN as OFFICER
from kogge.games.die_werft.ships import Ship
from kogge.games.die_werft.table import Player, Table

SOURCES: Final = ["crew", "equipment", "speed", "officials", "riband", "blue-contracts", "green-contracts", "dealers"]
SECRET: Final = ("blue-contracts", "green-contracts")
LONG: Final = 7
MASTER_COLOUR: Final = "master"


def on_ship(name: str, ship: Ship) -> i64:
    """What one ship counts for a contract that looks at the fleet ship by ship."""
    items = ship.items
    if name == "cranes-and-businessmen":
        return min(items[CRANE], items[BUSINESSMAN])
    if name == "soldiers-and-cannons":
        return min(items[SOLDIER], items[CANNON])
    if name == "sail-and-steam":
        return 1 if items[SAIL] and items[SMOKESTACK] and items[PROPELLER] else 0
    if name == "all-purpose":
        return 1 if items[BUSINESSMAN] and items[SOLDIER] and items[CRANE] and items[CANNON] else 0
    if name == "businessmen":
        return items[BUSINESSMAN]
    if name == "soldiers":
        return items[SOLDIER]
    if name == "sails":
        return items[SAIL] // 2
    if name == "officers":
        return ship.officers()
    if name == "smokestacks":
        return items[SMOKESTACK] // 2
    if name == "propellers":
        return items[PROPELLER]
    return hull_count(name, ship)


def hull_count(name: str, ship: Ship) -> i64:
    """The same for contracts that look at the tiles."""
    features = ship.features
    if name == "lifebelts":
        return features[LIFEBELT]
    if name == "lifeboats":
        return features[LIFEBOAT]
    if name == "lanterns":
        return features[LANTERN]
    if name == "safe-ships":
        return 1 if features[LIFEBELT] and features[LIFEBOAT] and features[LANTERN] else 0
    if name == "tiles":
        return ship.size()
    if name == "ships-of-five":
        return 1 if ship.size() == LONG - 2 else 0
    if name == "ships-of-six":
        return 1 if ship.size() == LONG - 1 else 0
    if name == "ships-of-seven":
        return 1 if ship.size() >= LONG else 0
    assert name == "ships"
    return 1


def variety(fleet: list[Ship]) -> i64:
    """How many of the eight kinds of equipment and crew are in the fleet; a captain counts only as an officer."""
    count: i64 = 0
    for item in range(len(ITEMS)):
        for ship in fleet:
            if ship.officers() if item == OFFICER else ship.items[item]:
                count += 1
                break
    return count


def employed(player: Player, colours: list[str]) -> i64:
    """How many employees of these colours work for the player."""
    count: i64 = 0
    for employee in range(len(EMPLOYEES)):
        if player.employs(employee) and COLOURS[employee] in colours:
            count += 1
    return count


def employee_kinds(player: Player) -> i64:
    """Different colours; the dealers of the second level are a kind of their own."""
    kinds: list[str] = []
    for employee in range(len(EMPLOYEES)):
        if player.employs(employee):
            kind = MASTER_COLOUR if MASTER <= employee < MASTER + len(LOADS) else COLOURS[employee]
            if kind not in kinds:
                kinds.append(kind)
    return len(kinds)


def count(player: Player, contract: i64) -> i64:
    """How many of the things a contract pays for the player has."""
    name = CONTRACTS[contract]
    if name == "variety":
        return variety(player.fleet)
    if name == "used-canals":
        return player.water.used
    if name == "employees":
        return employed(player, COLOURS)
    if name == "coloured-employees":
        return employed(player, ["orange", "blue", "yellow"])
    if name == "employee-kinds":
        return employee_kinds(player)
    total: i64 = 0
    for ship in player.fleet:
        total += on_ship(name, ship)
    if name in ("businessmen", "soldiers") and total:
        total -= 1  # the first one counts nothing
    return total


def contract_points(parts: Parts, player: Player, contract: i64) -> i64:
    return parts.contracts[contract].points(count(player, contract))


def hand_points(parts: Parts, player: Player, first: i64, end: i64) -> i64:
    """The best contract of one colour that the player still holds; at the end there is only one."""
    best: i64 = 0
    contract = first
    while contract < end:
        if (player.hand >> contract) & 1:
            points = contract_points(parts, player, contract)
            if points > best:
                best = points
        contract += 1
    return best


def dealer_points(parts: Parts, player: Player) -> i64:
    points: i64 = 0
    for load in range(len(LOADS)):
        if player.employs(DEALER + load):
            points += parts.staff.dealer_points[0]
        if player.employs(MASTER + load):
            points += parts.staff.dealer_points[1]
    return points


def sources(table: Table, player: Player) -> list[tuple[str, int]]:
    """As things stand now: contracts as if the best of each colour were kept. Those are their owner's secret."""
    parts = table.parts
    points: list[int] = [
        int(player.crew_points), int(player.equipment_points), int(player.speed_points), int(player.official_points),
        int(player.riband_points), int(hand_points(parts, player, 0, GREEN)),
        int(hand_points(parts, player, GREEN, len(CONTRACTS))), int(dealer_points(parts, player)),
    ]
    return [(SOURCES[n], points[n]) for n in range(len(SOURCES))]


def scores(table: Table) -> list[list[tuple[str, int]]]:
    return [sources(table, player) for player in table.players]


def tie_breaks(table: Table) -> list[list[int]]:
    """Among equals the one with more guilders wins; after that they share the win."""
    return [[int(player.guilders)] for player in table.players]
