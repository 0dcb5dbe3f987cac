"""Die Werft as good players see it: plan the next ship, have captain and canal ready in time, let contracts point the way."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.bots.judge import Character, Judge, least, most
from kogge.engine import table as engine
from kogge.engine.action import Action
from kogge.games.die_werft.actions import REMOVE, SCRAP
from kogge.games.die_werft.actions import SAIL as SAIL_OFF
from kogge.games.die_werft.dock import hull_at
from kogge.games.die_werft.freight import Buying, Trading
from kogge.games.die_werft.parts import (
    ABSENT_SYMBOL,
    ACCOUNTANT,
    ALL_TRAINS,
    BOW,
    BUSINESSMAN,
    CANNON,
    CAPTAIN,
    CONTRACTS,
    CRAFTSMAN,
    CRANE,
    DEALER,
    DOCK,
    EMPLOYEES,
    EMPTY,
    GREEN,
    HELMSMAN,
    HELPERS,
    ITEMS,
    LANTERN,
    LIFEBELT,
    LIFEBOAT,
    MIDDLE,
    PROPELLER,
    SAIL,
    SMOKESTACK,
    SOLDIER,
    STERN,
)
from kogge.games.die_werft.renting import Entering, Laying, Renting, Turning
from kogge.games.die_werft.rings import Assisting, Hiring, Making
from kogge.games.die_werft.scoring import count, dealer_points, on_ship
from kogge.games.die_werft.shipbuilding import Building, Placing
from kogge.games.die_werft.ships import Ship, new_ship
from kogge.games.die_werft.table import NOTHING, Player, Table

WEIGHTS: Final = {
    "riband": 0.4,       # a point of speed brings this much more if a riband lies near the end
    "official": 0.6,     # what an official on the way pays for each thing he looks at
    "missing": 0.9,      # a ship's chance for each tile that it lacks
    "captain": 0.65,     # its chance without a captain in store
    "unready": 0.1,      # the chance of a finished ship without captain or canal: an extra action may yet find them
    "dry": 0.6,          # its chance without a canal
    "mount": 0.5,        # an empty mount or cabin on it
    "tile": 0.5,         # a tile in the dock that is not part of it
    "item": 0.6,         # an item in store that finds no room on it, of its worth on board
    "reach": 0.2,        # a space of canal beyond what the next ship needs
    "symbol": 0.3,       # an official's space in one's canals
    "guilder": 0.3,
    "load": 0.8,         # a wagon of a train in store
    "helper": 0.16,      # engineers and recruiters, for each turn to come
    "dealer": 0.06,
    "craftsman": 0.08,
    "speeder": 0.16,     # helmsman and rigger
    "clerk": 0.1,        # accountant and foreman
    "growth": 0.5,       # how much of a contract the ships to come will fulfil
    "turns": 5.0,        # turns that a ship takes
    "action": 1.0,       # an action just begun
}

# On board, without officials and contracts: crew 1, crane and cannon 2, a step of speed 1; the first steam engine is three.
_worths: Final[list[float]] = [1.4, 1.4, 2.6, 2.6, 2.5, 1.5, 1.5, 2.2]
_fitting: Final[list[int]] = [CAPTAIN, PROPELLER, SMOKESTACK, SAIL, CRANE, CANNON, SOLDIER, BUSINESSMAN, CAPTAIN]


class Plan:
    """The ship that the tiles in the dock will become: fitted out with what is in store, and what is left over."""

    def __init__(self, ship: Ship, missing: i64, outside: i64, store: list[int]) -> None:
        self.ship: Final = ship
        self.missing: Final = missing
        self.outside: Final = outside
        self.store: Final = store


class DieWerftJudge(Judge):
    def __init__(self, character: Character, weights: dict[str, float]) -> None:
        self.build: Final = character.build
        self.trade: Final = character.trade
        self.risk: Final = character.risk
        self.riband: Final = weights["riband"]
        self.official: Final = weights["official"]
        self.missing: Final = weights["missing"]
        self.captain: Final = weights["captain"]
        self.unready: Final = weights["unready"]
        self.dry: Final = weights["dry"]
        self.mount: Final = weights["mount"]
        self.tile: Final = weights["tile"]
        self.item: Final = weights["item"]
        self.reach: Final = weights["reach"]
        self.symbol: Final = weights["symbol"]
        self.guilder: Final = weights["guilder"]
        self.load: Final = weights["load"]
        self.helper: Final = weights["helper"]
        self.dealer: Final = weights["dealer"]
        self.craftsman: Final = weights["craftsman"]
        self.speeder: Final = weights["speeder"]
        self.clerk: Final = weights["clerk"]
        self.growth: Final = weights["growth"]
        self.turns: Final = weights["turns"]
        self.action: Final = weights["action"]

    def sensible(self, options: list[Action]) -> list[Action]:
        """What is on board stays there, so that fitting out comes to an end; a ship that can sail is not scrapped."""
        if SCRAP not in options:
            return options
        sails = SAIL_OFF in options
        return [action for action in options if action.verb != REMOVE[0].verb and not (sails and action is SCRAP)]

    def worth(self, table: engine.Table, seat: i64) -> float:
        assert isinstance(table, Table)
        player = table.players[seat]
        turns = turns_left(table)
        points = float(
            player.crew_points + player.equipment_points + player.speed_points + player.official_points + player.riband_points
            + dealer_points(table.parts, player))
        points += self.purse(player, turns) * self.trade
        points += self.staff(player, turns)
        points += self.water(table, player, turns)
        points += self.begun(table, player, seat, turns)
        launched = table.ship
        if launched is not None and table.agenda and table.agenda[-1].seat == seat:
            chance = self.ready(launched, player, turns)
            points += (float(launched.officials + launched.riband) + self.prize(table, player, launched)) * chance
            points += self.left_over(player.store, turns)
            return points + self.contracts(table, player, launched, chance, turns) * self.risk
        plan = planned(table, player, seat)
        ship = plan.ship
        chance = self.chance(plan, player, turns)
        points += (self.prize(table, player, ship) + self.mount * empty_mounts(ship)) * chance * self.build
        points += self.left_over(plan.store, turns) + float(plan.outside) * self.tile * least(1.0, turns / 6.0)
        return points + self.contracts(table, player, ship, chance, turns) * self.risk

    def prize(self, table: Table, player: Player, ship: Ship) -> float:
        """What the ship brings on its voyage."""
        if not ship.tiles:
            return 0.0
        parts = table.parts
        looked_at: i64 = ship.items[SOLDIER] + ship.items[CANNON] + ship.items[BUSINESSMAN] + ship.items[CRANE]
        looked_at += ship.features[LIFEBELT] + ship.features[LIFEBOAT] + ship.features[LANTERN]
        speed = ship.plain_speed(parts) + ship.boost(parts, player.employees)
        if ship.speed:
            speed = ship.speed
        if speed > player.water.reach:
            speed = player.water.reach
        route = self.official * float(looked_at) * least(1.0, float(speed) / 6.0) + self.riband * float(speed)
        if ship.moves:
            route *= float(ship.speed - ship.moves) / float(ship.speed)
        return float(ship.crew_points(parts) + ship.equipment_points(parts) + parts.speed_points * speed) + route

    def ready(self, ship: Ship, player: Player, turns: float) -> float:
        """A ship at its launch: without captain or canal it is scrapped."""
        return 1.0 if ship.items[CAPTAIN] and player.water.reach else 0.3 if player.store[CAPTAIN] else 0.0

    def chance(self, plan: Plan, player: Player, turns: float) -> float:
        """That the planned ship will sail in time."""
        if not plan.ship.tiles:
            return 0.0
        if plan.missing == 0 and (player.water.reach == 0 or not plan.ship.items[CAPTAIN]):
            return self.unready  # it is launched at the end of this turn, ready or not
        actions = float((plan.missing + 2) // 3)
        chance = 1.0
        for _ in range(plan.missing):
            chance *= self.missing
        if not plan.ship.items[CAPTAIN]:
            chance *= self.captain
            actions += 1.0
        if player.water.reach == 0:
            chance *= self.dry
            actions += 1.0
        return chance * least(1.0, turns / (actions + 0.01))

    def left_over(self, store: list[int], turns: float) -> float:
        """Items for the ships after this one; too many of a kind find no room."""
        value = 0.0
        for item in range(len(ITEMS)):
            value += _worths[item] * least(float(store[item]), 1.0 + 0.3 * float(store[item]))
        return value * self.item * least(1.0, turns / self.turns)

    def purse(self, player: Player, turns: float) -> float:
        time = least(1.0, turns / 4.0)
        value = least(float(player.guilders), 8.0 + 0.4 * float(player.guilders)) * self.guilder * time
        for train in player.trains:
            loads = ALL_TRAINS[train].loads
            value += float(loads[0] + loads[1] + loads[2]) * self.load * time
        return value

    def staff(self, player: Player, turns: float) -> float:
        """Employees work for the turns to come."""
        value = 0.0
        for employee in range(len(EMPLOYEES)):
            if player.employs(employee):
                if employee < HELPERS:
                    value += self.helper
                elif employee < CRAFTSMAN:
                    value += self.dealer if employee >= DEALER else 0.0
                elif employee < HELMSMAN:
                    value += self.craftsman
                elif employee < ACCOUNTANT:
                    value += self.speeder
                else:
                    value += self.clerk
        return value * turns

    def water(self, table: Table, player: Player, turns: float) -> float:
        """Canals lie ready for this ship and the next."""
        symbols = 0.0
        for canal in player.water.canals:
            for symbol in table.parts.canals[canal.number]:
                if symbol != ABSENT_SYMBOL:
                    symbols += 1.0
        time = least(1.0, turns / 5.0)
        return (self.reach * least(float(player.water.reach), 14.0) + self.symbol * least(symbols, 12.0)) * time

    def contracts(self, table: Table, player: Player, ship: Ship, chance: float, turns: float) -> float:
        """The best blue and the best green contract, with the planned ship and those that may follow."""
        best = 0.0
        blue = 0.0
        for contract in range(len(CONTRACTS)):
            if contract == GREEN:
                blue = best
                best = 0.0
            if (player.hand >> contract) & 1:
                best = most(best, self.contract(table, player, ship, contract, chance, turns))
        return blue + best

    def contract(self, table: Table, player: Player, ship: Ship, contract: i64, chance: float, turns: float) -> float:
        card = table.parts.contracts[contract]
        name = CONTRACTS[contract]
        have = count(player, contract)
        now = float(card.points(have))
        coming: i64 = 0
        if ship.tiles and name not in ("variety", "used-canals", "employees", "coloured-employees", "employee-kinds"):
            coming = on_ship(name, ship)
            now += (float(card.points(have + coming)) - now) * chance
        more = float(card.points(have + coming + 1) - card.points(have + coming))
        return now + self.growth * more * turns / self.turns

    def begun(self, table: Table, player: Player, seat: i64, turns: float) -> float:
        """An action just begun promises something, more where it is needed."""
        if not table.agenda or table.agenda[-1].seat != seat:
            return 0.0
        top = table.agenda[-1]
        if isinstance(top, Making):
            if top.crew:
                return 2.5 * self.action if player.store[CAPTAIN] == 0 else self.action
            return self.action
        if isinstance(top, (Renting, Entering, Laying, Turning)):
            return 2.0 * self.action if player.water.reach < 5 else 0.7 * self.action
        if isinstance(top, Building):
            return float(3 - top.taken) * 0.7 * self.action
        if isinstance(top, Placing):
            return float(3 - top.taken) * 0.7 * self.action + self.tile
        if isinstance(top, Hiring):
            return (self.helper + self.craftsman) * 0.5 * turns
        if isinstance(top, Buying):
            return 3.0 * self.load * least(1.0, turns / 4.0)
        if isinstance(top, Trading):
            return float(top.loads[0] + top.loads[1] + top.loads[2]) * 1.3 * self.load
        if isinstance(top, Assisting):
            return self.action
        return 0.0


def turns_left(table: Table) -> float:
    """Turns to come for each player, the final action among them."""
    if table.ending:
        return 1.0
    seats = len(table.players)
    way = table.parts.spaces * len(table.parts.drops[seats]) - table.positions[table.lead]
    return float(way) / float(seats) + 1.0


def planned(table: Table, player: Player, seat: i64) -> Plan:
    """The stretch of the dock that makes the best ship soonest, fitted out from the store."""
    row = player.row
    best_first: i64 = 0
    best_size: i64 = 0
    best_missing: i64 = 0
    best = -100.0
    tiles: i64 = 0
    for space in range(DOCK):
        if hull_at(row, space) != EMPTY:
            tiles += 1
        if hull_at(row, space) in (EMPTY, BOW):
            missing: i64 = 1 if hull_at(row, space) == EMPTY else 0
            end = space + 1
            while end < DOCK:
                hull = hull_at(row, end)
                if hull == EMPTY:
                    missing += 1
                size = end - space + 1
                if size >= 3 and hull in (EMPTY, STERN) and size > missing:
                    value = float(size - missing) - 0.7 * float(missing)
                    if value > best:
                        best = value
                        best_first = space
                        best_size = size
                        best_missing = missing
                if hull not in (EMPTY, MIDDLE):
                    break
                end += 1
    designs: list[int] = []
    for space in range(best_first, best_first + best_size):
        if player.designs[space] != NOTHING:
            designs.append(player.designs[space])
    ship = new_ship(best_first, designs)
    store = player.store[:]
    if designs:
        fit_out(table, player, ship, store)
    return Plan(ship, best_missing, tiles - len(designs), store)


def fit_out(table: Table, player: Player, ship: Ship, store: list[int]) -> None:
    """Everything that finds room, but no more speed than the canals allow."""
    parts = table.parts
    reach = player.water.reach if player.water.reach > 1 else 1
    first = True
    for item in _fitting:
        while store[item] and ship.room_refusal(parts, player.employees, item) is None:
            ship.items[item] += 1
            if ship.plain_speed(parts) > reach:
                ship.items[item] -= 1
                break
            store[item] -= 1
            if item == CAPTAIN and first:
                first = False
                break


def empty_mounts(ship: Ship) -> float:
    """Features of the first five kinds, less what is on board."""
    room: i64 = 0
    for feature in range(LIFEBELT):
        room += ship.features[feature]
    for item in range(len(ITEMS)):
        room -= ship.items[item]
    if ship.items[CAPTAIN]:
        room += 1
    return float(room) if room > 0 else 0.0


def judge(character: Character, weights: dict[str, float]) -> Judge:
    return DieWerftJudge(character, weights)
