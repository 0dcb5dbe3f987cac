"""A shipyard's outlook: the ships that its dock may become, and the contracts that they will fulfil."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.bots.greedy.die_werft_ships import Dock, Plan, empty_mounts, fit_out, looked_at
from kogge.bots.judge import Character, least, most
from kogge.games.die_werft.parts import CAPTAIN, CONTRACTS, DOCK, GREEN, ITEMS, Parts
from kogge.games.die_werft.routes import Survey
from kogge.games.die_werft.scoring import count, on_ship, variety
from kogge.games.die_werft.shipbuilding import TILES_PER_ACTION
from kogge.games.die_werft.ships import Ship
from kogge.games.die_werft.table import Player, Table
from kogge.games.die_werft.voyage import Boosting, FittingOut

# On board, without officials and contracts: crew 1, crane and cannon 2, a step of speed 1; the first steam engine is three.
ITEM_WORTHS: Final[list[float]] = [1.4, 1.4, 2.6, 2.6, 2.5, 1.5, 1.5, 2.2]
PLANS: Final = 2
REMEMBERED: Final = 10_000  # yards

# How many of what each contract counts a good player has at the end of a game of so many turns.
_usual: Final[list[float]] = [
    4.0, 5.0, 2.0, 4.0, 5.0, 1.5, 3.0, 3.0, 7.0, 2.0, 3.0, 4.0,
    5.0, 2.0, 20.0, 5.0, 2.0, 6.0, 5.0, 1.0, 4.0, 4.0, 2.0, 5.0,
]
_turns: Final = 25.0
_not_of_ships: Final = ("used-canals", "employees", "coloured-employees", "employee-kinds")
_officers: Final = CONTRACTS.index("officers")
_fives: Final = CONTRACTS.index("ships-of-five")
_sixes: Final = CONTRACTS.index("ships-of-six")
_sevens: Final = CONTRACTS.index("ships-of-seven")


class Outlook:
    """What a yard is heading for: the ships to come, the chance of each, and how many actions they still need."""

    def __init__(self, player: Player, turns: float) -> None:
        self.turns: Final = turns
        self.time: Final = turns + (least(float(player.guilders), 12.0) / 10.0 if turns else 0.0)  # with extra actions
        self.officers: Final = (player.hand >> _officers) & 1 == 1 or turns < 5.0
        self.ships: Final[list[Ship]] = []
        self.chances: Final[list[float]] = []
        self.worth: float = 0.0
        self.need: float = 0.0

    def expect(self, ship: Ship, chance: float, worth: float) -> None:
        self.ships.append(ship)
        self.chances.append(chance)
        self.worth += chance * worth


class Yard:
    """Judges everything that goes into ships, by what it will bring on board less the actions that are still needed."""

    def __init__(self, character: Character, weights: dict[str, float]) -> None:
        self.build: Final = character.build
        self.promised: Final = character.risk * weights["contract"]
        self.turn: Final = weights["turn"]
        self.idle: Final = weights["idle"]
        self.prompt: Final = weights["prompt"]
        self.slack: Final = weights["slack"]
        self.riband: Final = weights["riband"]
        self.official: Final = weights["official"]
        self.mount: Final = weights["mount"]
        self.captain: Final = weights["captain"]
        self.item: Final = weights["item"]
        self.reach: Final = weights["reach"]
        self.growth: Final = weights["growth"]
        self.crew: Final = weights["crew"]
        self.equipment: Final = weights["equipment"]
        self.speed: Final = weights["speed"]
        self.route: Final = weights["route"]
        self.parts: Parts | None = None
        self.known: dict[tuple[object, ...], float] = {}
        """What yards without a ship at its launch were worth, by all it depends on: a search comes to most of them again."""

    def worth(self, table: Table, player: Player, seat: i64, turns: float) -> float:
        """The ship at its launch, two more from the dock, what is left over, the turns to spare, and the contracts."""
        if table.ship is not None and table.agenda and table.agenda[-1].seat == seat:
            return self.sum(table, player, seat, turns)
        if table.parts is not self.parts or len(self.known) > REMEMBERED:
            self.parts = table.parts
            self.known.clear()
        water = player.water
        key = (
            turns, int(player.row), int(player.hand), int(player.employees), int(player.guilders), int(water.space),
            int(water.stern), int(water.used), water.here, tuple(water.canals), tuple(player.store), tuple(player.designs),
            tuple(player.fleet))
        found = self.known.get(key)
        if found is None:
            found = self.sum(table, player, seat, turns)
            self.known[key] = found
        return found

    def sum(self, table: Table, player: Player, seat: i64, turns: float) -> float:
        terms = self.terms(table, player, seat, turns)
        return terms[0] + terms[1] + terms[2] + terms[3] + terms[4]

    def terms(self, table: Table, player: Player, seat: i64, turns: float) -> list[float]:
        """The same, each for itself."""
        launched = table.ship if table.agenda and table.agenda[-1].seat == seat else None
        outlook = Outlook(player, turns)
        dock = Dock(player, launched)
        if launched is not None:
            self.launched(table, player, outlook, Plan(launched.copy(), 0), dock.store)
        sizes = wanted_sizes(player)
        for n in range(PLANS):
            plan = dock.plan(sizes)
            if plan is None:
                break
            self.planned(table, player, outlook, plan, dock.store, launched is None and n == 0)
        rest = most(0.0, turns - outlook.need)
        return [
            outlook.worth * self.build, rest * rest / (rest + self.idle) * self.turn, self.left_over(dock.store, rest),
            self.reach * least(float(player.water.reach), 14.0) * least(1.0, rest / 4.0),
            self.contracts(table, player, outlook, rest) * self.promised]

    def launched(self, table: Table, player: Player, outlook: Outlook, plan: Plan, store: list[int]) -> None:
        """A ship at its launch gets what still finds room on it, and sails unless it has no captain or no route."""
        ship = plan.ship
        parts = table.parts
        top = table.agenda[-1]
        if isinstance(top, FittingOut):
            plan.slowest = ship.plain_speed(parts)
            fit_out(parts, player, ship, store, outlook.officers)
            plan.fastest = ship.plain_speed(parts) + ship.boost(parts, player.employees)
        else:
            plan.slowest = ship.speed
            plan.fastest = ship.speed
            if isinstance(top, Boosting):
                plan.fastest += ship.boost(parts, player.employees)
        if ship.items[CAPTAIN] and plan.slowest <= ship.moves + player.water.reach:
            outlook.expect(ship, 1.0, self.prize(table, player, plan))

    def planned(self, table: Table, player: Player, outlook: Outlook, plan: Plan, store: list[int], next: bool) -> None:
        """A ship in the dock needs tiles, a captain, perhaps a canal, and may come too late. Only the next has a known route."""
        ship = plan.ship
        ready = store[CAPTAIN] > 0
        fit_out(table.parts, player, ship, store, outlook.officers)
        plan.fastest = ship.plain_speed(table.parts) + ship.boost(table.parts, player.employees)
        # The very last tile may come after the final action.
        actions = float((plan.missing + TILES_PER_ACTION - 2) // TILES_PER_ACTION)
        outlook.need += float(plan.missing) / float(TILES_PER_ACTION)
        if not ready:
            actions += 1.0
            outlook.need += self.captain
        prize = self.hope(table, ship, plan.fastest) - self.turn
        wait = 1.0
        if next and player.water.reach:
            real = self.prize(table, player, plan)
            if real >= prize or not plan.missing:
                prize = real
                wait = 0.0
        if plan.missing:
            prize += self.mount * least(float(empty_mounts(ship)), 6.0) * least(1.0, outlook.turns / 5.0)
        elif not ready or wait:
            return  # it is launched at the end of this turn, ready or not
        if actions + wait <= outlook.time:
            chance = self.prompt + self.slack * (outlook.time - outlook.need - wait - 0.3)
            outlook.expect(ship, least(1.0, chance), prize)

    def prize(self, table: Table, player: Player, plan: Plan) -> float:
        """What the ship brings on the best voyage through the canals as they lie."""
        parts = table.parts
        ship = plan.ship
        points = Survey(parts, player.water, ship, plan.fastest).points
        best = 0.0
        speed = plan.slowest
        while speed <= plan.fastest:
            if points[speed] >= 0:
                best = most(best, self.route * float(points[speed]) + self.speed * float(parts.speed_points * speed))
            speed += 1
        return best + self.aboard(parts, ship) if best > 0.0 else 0.0

    def hope(self, table: Table, ship: Ship, speed: i64) -> float:
        """What it would bring on an average voyage."""
        parts = table.parts
        route = self.official * float(looked_at(ship)) * least(1.0, float(speed) / 6.0) + self.riband * float(speed)
        return self.aboard(parts, ship) + self.speed * float(parts.speed_points * speed) + self.route * route

    def aboard(self, parts: Parts, ship: Ship) -> float:
        """What crew and equipment bring."""
        return self.crew * float(ship.crew_points(parts)) + self.equipment * float(ship.equipment_points(parts))

    def left_over(self, store: list[int], rest: float) -> float:
        """Items for the ships after these; too many of a kind find no room."""
        value = 0.0
        for item in range(len(ITEMS)):
            value += ITEM_WORTHS[item] * least(float(store[item]), 1.0 + 0.3 * float(store[item]))
        return value * self.item * least(1.0, rest / 5.0)

    def contracts(self, table: Table, player: Player, outlook: Outlook, rest: float) -> float:
        """The best blue and the best green contract, with the planned ships and those that may follow."""
        best = 0.0
        blue = 0.0
        for contract in range(len(CONTRACTS)):
            if contract == GREEN:
                blue = best
                best = 0.0
            if (player.hand >> contract) & 1:
                best = most(best, self.contract(table, player, contract, outlook, rest))
        return blue + best

    def contract(self, table: Table, player: Player, contract: i64, outlook: Outlook, rest: float) -> float:
        """What a contract will bring, between the points for whole numbers in proportion."""
        name = CONTRACTS[contract]
        have = float(count(player, contract))
        if name == "variety":
            if outlook.ships:
                have += (float(variety(player.fleet + outlook.ships)) - have) * outlook.chances[0]
        elif name not in _not_of_ships:
            for n in range(len(outlook.ships)):
                have += float(on_ship(name, outlook.ships[n])) * outlook.chances[n]
        have += self.growth * _usual[contract] * rest / _turns
        card = table.parts.contracts[contract]
        whole = int(have)
        low = float(card.points(whole))
        return low + (float(card.points(whole + 1)) - low) * (have - float(whole))


def wanted_sizes(player: Player) -> list[float]:
    """How much better each size is, in tiles, for a contract in hand."""
    wanted = [0.0] * (DOCK + 1)
    if (player.hand >> _fives) & 1:
        wanted[5] = 1.5
    if (player.hand >> _sixes) & 1:
        wanted[6] = 2.2
    if (player.hand >> _sevens) & 1:
        wanted[7] = 3.0
        wanted[8] = 2.0
        wanted[9] = 1.5
    return wanted
