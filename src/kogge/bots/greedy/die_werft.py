"""Die Werft as good players see it: everything is worth what it will bring on a ship, less the actions still needed for that."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.bots.greedy.die_werft_ships import Dock, Plan, empty_mounts, fit_out, looked_at
from kogge.bots.judge import Character, Judge, least, most
from kogge.engine import table as engine
from kogge.engine.action import Action
from kogge.games.die_werft.actions import FIT, REMOVE, SCRAP
from kogge.games.die_werft.actions import SAIL as SAIL_OFF
from kogge.games.die_werft.course import EndTurn, FinalAction, Finishing, StartTurn
from kogge.games.die_werft.freight import Buying, Trading, Unloading, price
from kogge.games.die_werft.parts import (
    ACCOUNTANT,
    ALL_TRAINS,
    BUILD,
    BUSINESSMAN,
    CABIN,
    CANALS,
    CANNON,
    CANNON_MOUNT,
    CAPTAIN,
    CONTRACTS,
    CRAFTSMAN,
    CRANE,
    CRANE_MOUNT,
    CREW,
    DEALER,
    DESIGNS,
    DOCK,
    EMPLOYEES,
    EQUIPMENT,
    GREEN,
    HELMSMAN,
    HELPERS,
    HEXAGON,
    HIRE,
    ITEMS,
    LOADS,
    MAST,
    MASTER,
    PROPELLER,
    PROPELLER_MOUNT,
    RING,
    SAIL,
    SMOKESTACK,
    SOLDIER,
    TRADE,
    TRAINS,
)
from kogge.games.die_werft.renting import Entering, Laying, Renting, Turning
from kogge.games.die_werft.rings import Assisting, Hiring, Making, hire_price, hire_refusal, ring_price
from kogge.games.die_werft.routes import Survey
from kogge.games.die_werft.scoring import count, dealer_points, on_ship, variety
from kogge.games.die_werft.shipbuilding import Building, Placing
from kogge.games.die_werft.ships import Ship
from kogge.games.die_werft.table import NOTHING, Player, Table
from kogge.games.die_werft.turns import Choosing, MainAction, Offering
from kogge.games.die_werft.voyage import Boosting, FittingOut

WEIGHTS: Final = {
    "turn": 2.9,         # what a turn brings on average
    "prompt": 0.68,       # the chance of a ship that needs every action to the end
    "slack": 0.17,        # how much it rises with each action to spare
    "riband": 0.56,       # where no canal lies yet: what a point of speed brings more if a riband lies near the end
    "official": 1.2,     # there: what officials will pay for each thing they look at
    "mount": 0.4,        # an empty mount or cabin
    "captain": 0.82,      # actions that it takes to find a captain
    "item": 0.47,         # an item in store for a later ship, of its worth on board
    "reach": 0.19,        # a space of canal beyond what the next ship needs
    "guilder": 0.45,
    "load": 0.46,         # a wagon of a train in store
    "helper": 0.17,      # engineers and recruiters, for each turn to come and point of what they bring
    "crowd": 0.1,        # how much less they bring for each of them
    "pause": 2.0,        # turns until they pay
    "dealer": 0.086,
    "craftsman": 0.054,
    "speeder": 0.28,      # helmsman and rigger
    "clerk": 0.13,        # accountant and foreman
    "growth": 0.63,       # how much of what contracts usually bring is still to come
    "build": 0.86,        # shipbuilding just begun, of an average turn
    "canal": 0.81,        # a canal about to be laid
}

# On board, without officials and contracts: crew 1, crane and cannon 2, a step of speed 1; the first steam engine is three.
_worths: Final[list[float]] = [1.4, 1.4, 2.6, 2.6, 2.5, 1.5, 1.5, 2.2]
# How many of what each contract counts a good player has at the end.
_usual: Final[list[float]] = [
    4.0, 5.0, 2.0, 4.0, 5.0, 1.5, 3.0, 3.0, 7.0, 2.0, 3.0, 4.0, 5.0, 2.0, 20.0, 5.0, 2.0, 6.0, 5.0, 1.0, 4.0, 4.0, 2.0, 5.0]
_game: Final = 25.0
_of_fleet: Final = ("variety", "used-canals", "employees", "coloured-employees", "employee-kinds")
_officers: Final = CONTRACTS.index("officers")
_fives: Final = CONTRACTS.index("ships-of-five")
_sixes: Final = CONTRACTS.index("ships-of-six")
_sevens: Final = CONTRACTS.index("ships-of-seven")
_employers: Final = sum(1 << CONTRACTS.index(name) for name in ("employees", "coloured-employees", "employee-kinds"))


class DieWerftJudge(Judge):
    def __init__(self, character: Character, weights: dict[str, float]) -> None:
        self.outcomes = int(weights.get("outcomes", 6.0))
        self.build: Final = character.build
        self.trade: Final = character.trade
        self.risk: Final = character.risk
        self.turn: Final = weights["turn"]
        self.prompt: Final = weights["prompt"]
        self.slack: Final = weights["slack"]
        self.riband: Final = weights["riband"]
        self.official: Final = weights["official"]
        self.mount: Final = weights["mount"]
        self.captain: Final = weights["captain"]
        self.item: Final = weights["item"]
        self.reach: Final = weights["reach"]
        self.guilder: Final = weights["guilder"]
        self.load: Final = weights["load"]
        self.helper: Final = weights["helper"]
        self.crowd: Final = weights["crowd"]
        self.pause: Final = weights["pause"]
        self.dealer: Final = weights["dealer"]
        self.craftsman: Final = weights["craftsman"]
        self.speeder: Final = weights["speeder"]
        self.clerk: Final = weights["clerk"]
        self.growth: Final = weights["growth"]
        self.building: Final = weights["build"]
        self.canal: Final = weights["canal"]

    def sensible(self, options: list[Action]) -> list[Action]:
        """What is on board stays there, so that fitting out comes to an end; a ship that can have a captain is not scrapped."""
        if SCRAP not in options:
            return options
        sails = SAIL_OFF in options or FIT[CAPTAIN] in options
        return [action for action in options if action.verb != REMOVE[0].verb and not (sails and action is SCRAP)]

    def quiet(self, table: engine.Table, seat: i64) -> bool:
        """What the others do in their turns matters little here; the seat's own turn wants all the thought."""
        return table.agenda[-1].seat not in (seat, engine.LUCK)

    def worth(self, table: engine.Table, seat: i64) -> float:
        assert isinstance(table, Table)
        player = table.players[seat]
        turns = turns_left(table, seat)
        points = float(
            player.crew_points + player.equipment_points + player.speed_points + player.official_points + player.riband_points
            + dealer_points(table.parts, player))
        points += self.purse(player, turns) * self.trade + self.staff(player, turns)
        points += self.yard(table, player, seat, turns)
        return points + self.begun(table, player, seat, turns)

    def after(self, table: engine.Table, seat: i64, before: list[float]) -> list[float]:
        """An answer changes what its own seat has, nobody else's."""
        if not table.agenda:
            return self.worths(table, len(before))
        worths = before[:]
        worths[seat] = self.worth(table, seat)
        return worths

    # ---- Ships

    def yard(self, table: Table, player: Player, seat: i64, turns: float) -> float:
        """The ship at its launch, up to two more from the dock, what is left over, the turns to spare, and the contracts."""
        parts = table.parts
        asked = table.agenda and table.agenda[-1].seat == seat
        launched = table.ship if asked else None
        dock = Dock(player, launched)
        fleet = player.fleet[:]
        coming: list[Ship] = []
        chances: list[float] = []
        value = 0.0
        time = turns + (least(float(player.guilders), 12.0) / 10.0 if turns else 0.0)
        officers = (player.hand >> _officers) & 1 == 1 or turns < 5.0
        need = 0.0
        wet = True
        if launched is not None:
            plan = Plan(launched.copy(), 0)
            if self.bound(table, player, plan, dock.store, officers):
                value += self.prize(table, player, plan) * self.build
                coming.append(plan.ship)
                chances.append(1.0)
                fleet.append(plan.ship)
            wet = False
        sizes = self.sizes(player)
        for _ in range(2):
            next = dock.plan(sizes)
            if next is None:
                break
            ship = next.ship
            captained = dock.store[CAPTAIN] > 0
            fit_out(parts, player, ship, dock.store, officers)
            next.fastest = ship.plain_speed(parts) + ship.boost(parts, player.employees)
            need += float(next.missing) / 3.0
            actions = float((next.missing + 1) // 3)  # the very last tile may come after the final action
            if not captained:
                need += self.captain
                actions += 1.0
                if next.missing == 0:
                    continue  # it is launched at the end of this turn, ready or not
            prize = self.hope(table, ship, next.fastest) - self.turn
            wait = 1.0
            if wet and player.water.reach:
                real = self.prize(table, player, next)
                if real >= prize or next.missing == 0:
                    prize = real
                    wait = 0.0
            elif next.missing == 0:
                continue
            wet = False
            if actions + wait > time:
                continue
            chance = least(1.0, self.prompt + self.slack * (time - need - wait - 0.3))
            value += (prize + self.mount * least(float(empty_mounts(ship)), 6.0) * least(1.0, turns / 5.0)) * chance * self.build
            coming.append(ship)
            chances.append(chance)
        rest = most(0.0, turns - need)
        value += rest * self.turn + self.left_over(dock.store, rest)
        value += self.reach * least(float(player.water.reach), 14.0) * least(1.0, rest / 4.0)
        return value + self.contracts(table, player, coming, chances, rest) * self.risk

    def bound(self, table: Table, player: Player, plan: Plan, store: list[int], officers: bool) -> bool:
        """Between which speeds the launched ship will sail; False if it never will."""
        ship = plan.ship
        top = table.agenda[-1]
        parts = table.parts
        if isinstance(top, FittingOut):
            plan.slowest = ship.plain_speed(parts)
            fit_out(parts, player, ship, store, officers)
            plan.fastest = ship.plain_speed(parts) + ship.boost(parts, player.employees)
        else:
            plan.slowest = ship.speed
            plan.fastest = ship.speed
            if isinstance(top, Boosting):
                plan.fastest += ship.boost(parts, player.employees)
        return ship.items[CAPTAIN] > 0 and plan.slowest <= ship.moves + player.water.reach

    def prize(self, table: Table, player: Player, plan: Plan) -> float:
        """What the ship brings on the best voyage through the canals as they lie."""
        parts = table.parts
        ship = plan.ship
        points = Survey(parts, player.water, ship, plan.fastest).points
        best: i64 = 0
        speed = plan.slowest
        while speed <= plan.fastest:
            if points[speed] >= 0 and points[speed] + parts.speed_points * speed > best:
                best = points[speed] + parts.speed_points * speed
            speed += 1
        if not best:
            return 0.0
        return float(best + ship.crew_points(parts) + ship.equipment_points(parts))

    def hope(self, table: Table, ship: Ship, speed: i64) -> float:
        """What it would bring on an average voyage."""
        parts = table.parts
        route = self.official * float(looked_at(ship)) * least(1.0, float(speed) / 6.0) + self.riband * float(speed)
        return float(ship.crew_points(parts) + ship.equipment_points(parts) + parts.speed_points * speed) + route

    def left_over(self, store: list[int], rest: float) -> float:
        """Items for the ships after these; too many of a kind find no room."""
        value = 0.0
        for item in range(len(ITEMS)):
            value += _worths[item] * least(float(store[item]), 1.0 + 0.3 * float(store[item]))
        return value * self.item * least(1.0, rest / 5.0)

    # ---- Contracts

    def sizes(self, player: Player) -> list[float]:
        """How much a size is wanted."""
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

    def contracts(self, table: Table, player: Player, coming: list[Ship], chances: list[float], rest: float) -> float:
        """The best blue and the best green contract, with the planned ships and those that may follow."""
        best = 0.0
        blue = 0.0
        for contract in range(len(CONTRACTS)):
            if contract == GREEN:
                blue = best
                best = 0.0
            if (player.hand >> contract) & 1:
                best = most(best, self.contract(table, player, contract, coming, chances, rest))
        return blue + best

    def contract(
        self, table: Table, player: Player, contract: i64, coming: list[Ship], chances: list[float], rest: float,
    ) -> float:
        name = CONTRACTS[contract]
        have = float(count(player, contract))
        if name == "variety":
            if coming:
                have += (float(variety(player.fleet + coming)) - have) * chances[0]
        elif name not in _of_fleet:
            for n in range(len(coming)):
                have += float(on_ship(name, coming[n])) * chances[n]
        have += self.growth * _usual[contract] * rest / _game
        card = table.parts.contracts[contract]
        whole = int(have)
        low = float(card.points(whole))
        return low + (float(card.points(whole + 1)) - low) * (have - float(whole))

    # ---- Everything else

    def purse(self, player: Player, turns: float) -> float:
        time = least(1.0, turns / 4.0)
        value = least(float(player.guilders), 8.0 + 0.4 * float(player.guilders)) * self.guilder * time
        trades = 0.0
        for train in player.trains:
            trades += 3.0
            loads = ALL_TRAINS[train].loads
            value += float(loads[0] + loads[1] + loads[2]) * self.load * least(1.0, turns / trades)
        return value

    def staff(self, player: Player, turns: float) -> float:
        """Employees work for the turns to come; the more there are, the less often each finds something to do."""
        value = 0.0
        for employee in range(len(EMPLOYEES)):
            if player.employs(employee):
                value += self.employee(employee)
        return value * most(0.0, turns - self.pause) / (1.0 + self.crowd * float(bits(player.employees)))

    def employee(self, employee: i64) -> float:
        """What he brings in a turn."""
        if employee < HELPERS:
            return self.helper * _worths[employee]
        if employee < CRAFTSMAN:
            return self.dealer
        if employee < HELMSMAN:
            return self.craftsman
        return self.speeder if employee < ACCOUNTANT else self.clerk

    # ---- An action that has only begun

    def begun(self, table: Table, player: Player, seat: i64, turns: float) -> float:
        """What the rest of the turn's actions promises."""
        if not table.agenda or table.agenda[-1].seat != seat:
            return 0.0
        top = table.agenda[-1]
        later = 0.0
        for question in table.agenda:
            if isinstance(question, MainAction):
                later = self.promise(table, player, seat, turns, question.tile)
        if isinstance(top, Offering):
            return self.promise(table, player, seat, turns, top.main) if top.before else 0.0
        if isinstance(top, Making):
            return later + self.promise(table, player, seat, turns, CREW if top.crew else EQUIPMENT)
        if isinstance(top, Assisting):
            items = [int(item) for item in range(len(ITEMS)) if (top.helpers >> item) & 1]
            return later + self.yard_with(table, player, seat, turns, items) - self.yard(table, player, seat, turns)
        if isinstance(top, Trading):
            return later + self.trading(table, player, seat, turns, top.loads, top.swapped, table.hexagon_at)
        if isinstance(top, Unloading):
            return later + self.unloading(table, player, seat, turns, table.hexagon_at)
        if isinstance(top, (Renting, Entering, Laying, Turning)):
            return later + self.promise(table, player, seat, turns, CANALS)
        if isinstance(top, Building):
            return later + float(3 - top.taken) / 3.0 * self.promise(table, player, seat, turns, BUILD)
        if isinstance(top, Placing):
            more = float(3 - top.taken) / 3.0 * self.promise(table, player, seat, turns, BUILD)
            return later + more + self.design(player, top.design)
        if isinstance(top, Hiring):
            return later + self.promise(table, player, seat, turns, HIRE)
        if isinstance(top, Buying):
            return later + self.promise(table, player, seat, turns, TRAINS)
        return later

    def promise(self, table: Table, player: Player, seat: i64, turns: float, tile: i64) -> float:
        """What an action will bring."""
        if tile == EQUIPMENT or tile == CREW:
            return self.making(table, player, seat, turns, tile == CREW)
        if tile == TRADE:
            return self.unloading(table, player, seat, turns, (table.hexagon_at + 1) % HEXAGON)
        if tile == CANALS:
            return self.canal * self.turn * (1.5 if player.water.reach < 6 else 0.8) * least(1.0, turns / 3.0)
        if tile == BUILD:
            return self.building * self.turn
        if tile == HIRE:
            return self.hiring(table, player, turns)
        if tile == TRAINS:
            return 3.0 * self.load * least(1.0, turns / (3.0 + 3.0 * float(len(player.trains))))
        return float(table.parts.subsidies) * self.guilder * self.trade

    def yard_with(self, table: Table, player: Player, seat: i64, turns: float, items: list[int]) -> float:
        """The yard's worth if these items were in store too."""
        for item in items:
            player.store[item] += 1
        worth = self.yard(table, player, seat, turns)
        for item in items:
            player.store[item] -= 1
        return worth

    def making(self, table: Table, player: Player, seat: i64, turns: float, crew: bool) -> float:
        """The best item of the ring, with what helpers add."""
        first: i64 = RING if crew else 0
        items = [int(item) for item in range(first, first + RING) if player.employs(item)]
        best = -100.0
        for item in range(first, first + RING):
            cost = ring_price(table, player, item)
            if cost <= table.purse(player):
                worth = self.yard_with(table, player, seat, turns, [int(item), *items])
                best = most(best, worth - float(cost) * self.guilder)
        return best - self.yard(table, player, seat, turns)

    def unloading(self, table: Table, player: Player, seat: i64, turns: float, space: i64) -> float:
        """The trade with the best train, which then is gone."""
        best = 0.0
        last = -1
        for train in player.trains:
            if train != last:
                best = most(best, self.trading(table, player, seat, turns, ALL_TRAINS[train].loads, 0, space))
            last = train
        return best - 3.0 * self.load * least(1.0, turns / 3.0)

    def trading(
        self, table: Table, player: Player, seat: i64, turns: float, loads: list[int], swapped: i64, space: i64,
    ) -> float:
        """Every wagon sold or swapped for the best item, one after the other."""
        total = 0.0
        worth = self.yard(table, player, seat, turns)
        taken: list[int] = []
        for load in range(len(LOADS)):
            for _ in range(loads[load]):
                best = float(price(table, player, load, space)) * self.guilder
                chosen: i64 = -1
                for item in range(len(ITEMS)):
                    if table.parts.swap_load[item] == load and not (swapped >> item) & 1:
                        gain = self.yard_with(table, player, seat, turns, [int(item)]) - worth
                        if gain > best:
                            best = gain
                            chosen = item
                total += best
                if chosen >= 0:
                    worth += best
                    swapped |= 1 << chosen
                    taken.append(int(chosen))
                    player.store[chosen] += 1
        for item in taken:
            player.store[item] -= 1
        return total

    def hiring(self, table: Table, player: Player, turns: float) -> float:
        """The best employee whom the player can pay."""
        purse = table.purse(player)
        time = most(0.0, turns - self.pause) / (1.0 + self.crowd * float(bits(player.employees) * 2))
        best = 0.0
        place: i64 = 0
        for employee in table.oval:
            if hire_refusal(table, player, employee) is None:
                cost = hire_price(table, player, place)
                if cost <= purse:
                    value = self.employee(employee) * time - float(cost) * self.guilder
                    if DEALER <= employee < CRAFTSMAN:
                        value += float(table.parts.staff.dealer_points[1 if employee >= MASTER else 0])
                    best = most(best, value)
            place += 1
        return best + (1.0 if player.hand & _employers else 0.0)

    def design(self, player: Player, design: i64) -> float:
        """A tile in hand: mounts are worth more if something for them is in store."""
        value = 0.0
        for feature in DESIGNS[design].features:
            if feature > PROPELLER_MOUNT:
                value += 0.6 * self.official
            elif self.wanted(player, feature):
                value += 2.0 * self.mount
            else:
                value += self.mount
        return value

    def wanted(self, player: Player, feature: i64) -> bool:
        """Whether more is in store for this kind of mount than the dock has."""
        store = player.store
        if feature == CABIN:
            have = store[SOLDIER] + store[BUSINESSMAN]
        elif feature == MAST:
            have = store[SAIL] + store[SMOKESTACK]
        else:
            have = store[CRANE] if feature == CRANE_MOUNT else store[CANNON] if feature == CANNON_MOUNT else store[PROPELLER]
        for tile in player.designs:
            if tile != NOTHING:
                for other in DESIGNS[tile].features:
                    if other == feature:
                        have -= 1
        return have > 0


def bits(number: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while number:
        count += number & 1
        number >>= 1
    return count


def turns_left(table: Table, seat: i64) -> float:
    """Turns of this seat that are still to begin, the final action among them."""
    seats: i64 = len(table.players)
    if not table.agenda:
        return 0.0
    bottom = table.agenda[0]
    top = table.agenda[-1]
    now = 1.0 if top.seat == seat and isinstance(top, (Choosing, Finishing)) else 0.0
    if isinstance(bottom, FinalAction):
        after = (seat - table.starter) % seats >= (bottom.player - table.starter) % seats
        return now + (1.0 if after else 0.0)
    if isinstance(bottom, EndTurn):
        mover = bottom.player
    elif isinstance(bottom, StartTurn):
        mover = bottom.player - 1
    else:
        return now
    way: i64 = table.parts.spaces * len(table.parts.drops[seats]) - table.positions[table.lead]
    if table.ending:
        way = seats - 1 - (mover - table.starter) % seats
    distance = (seat - mover - 1) % seats + 1
    return now + float((way - distance + seats) // seats) + 1.0


def judge(character: Character, weights: dict[str, float]) -> Judge:
    return DieWerftJudge(character, weights)
