"""An action that has only begun is worth what its best answers will bring."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.bots.greedy.die_werft_staff import Staff
from kogge.bots.greedy.die_werft_yard import Yard
from kogge.bots.judge import Character, least, most
from kogge.games.die_werft.freight import Buying, Trading, Unloading, price
from kogge.games.die_werft.parts import (
    ALL_TRAINS,
    BUILD,
    BUSINESSMAN,
    CABIN,
    CANALS,
    CANNON,
    CANNON_MOUNT,
    CRANE,
    CRANE_MOUNT,
    CREW,
    DESIGNS,
    EQUIPMENT,
    HEXAGON,
    HIRE,
    ITEMS,
    LOADS,
    MAST,
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
from kogge.games.die_werft.rings import Assisting, Hiring, Making, ring_price
from kogge.games.die_werft.shipbuilding import TILES_PER_ACTION, Building, Placing
from kogge.games.die_werft.table import NOTHING, Player, Table
from kogge.games.die_werft.turns import MainAction, Offering


class Begun:
    """What is still to come of the action whose question lies on top."""

    def __init__(self, character: Character, weights: dict[str, float], yard: Yard, staff: Staff) -> None:
        self.yard: Final = yard
        self.staff: Final = staff
        self.trade: Final = character.trade
        self.turn: Final = weights["turn"]
        self.official: Final = weights["official"]
        self.mount: Final = weights["mount"]
        self.guilder: Final = weights["guilder"]
        self.load: Final = weights["load"]
        self.building: Final = weights["build"]
        self.canal: Final = weights["canal"]

    def worth(self, table: Table, player: Player, seat: i64, turns: float) -> float:
        """What the rest of the turn's actions promises the seat that is asked."""
        if not table.agenda or table.agenda[-1].seat != seat:
            return 0.0
        for question in table.agenda:
            if isinstance(question, MainAction):
                return self.promise(table, player, seat, turns, question.tile) + self.action(table, player, seat, turns)
        return self.action(table, player, seat, turns)

    def action(self, table: Table, player: Player, seat: i64, turns: float) -> float:
        """Some are counted through, such as trades; for others there is a rule of thumb."""
        top = table.agenda[-1]
        if isinstance(top, Offering):
            return self.promise(table, player, seat, turns, top.main) if top.before else 0.0
        if isinstance(top, Making):
            return self.promise(table, player, seat, turns, CREW if top.crew else EQUIPMENT)
        if isinstance(top, Assisting):
            items = [int(item) for item in range(len(ITEMS)) if (top.helpers >> item) & 1]
            return self.yard_with(table, player, seat, turns, items) - self.yard.worth(table, player, seat, turns)
        if isinstance(top, Trading):
            return self.trading(table, player, seat, turns, top.loads, top.swapped, table.hexagon_at)
        if isinstance(top, Unloading):
            return self.unloading(table, player, seat, turns, table.hexagon_at)
        if isinstance(top, (Renting, Entering, Laying, Turning)):
            return self.promise(table, player, seat, turns, CANALS)
        if isinstance(top, Building):
            return float(TILES_PER_ACTION - top.taken) / float(TILES_PER_ACTION) * self.promise(table, player, seat, turns, BUILD)
        if isinstance(top, Placing):
            more = float(TILES_PER_ACTION - top.taken) / float(TILES_PER_ACTION) * self.promise(table, player, seat, turns, BUILD)
            return more + self.design(player, top.design)
        if isinstance(top, Hiring):
            return self.promise(table, player, seat, turns, HIRE)
        if isinstance(top, Buying):
            return self.promise(table, player, seat, turns, TRAINS)
        return 0.0

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
            return self.staff.hiring(table, player, turns)
        if tile == TRAINS:
            return 3.0 * self.load * least(1.0, turns / (3.0 + 3.0 * float(len(player.trains))))
        return float(table.parts.subsidies) * self.guilder * self.trade

    def yard_with(self, table: Table, player: Player, seat: i64, turns: float, items: list[int]) -> float:
        """The yard's worth if these items were in store too."""
        for item in items:
            player.store[item] += 1
        worth = self.yard.worth(table, player, seat, turns)
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
        return best - self.yard.worth(table, player, seat, turns)

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
        worth = self.yard.worth(table, player, seat, turns)
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

    def design(self, player: Player, design: i64) -> float:
        """A tile in hand: mounts are worth more if something for them is in store."""
        value = 0.0
        for feature in DESIGNS[design].features:
            if feature > PROPELLER_MOUNT:
                value += 0.6 * self.official
            elif wanted(player, feature):
                value += 2.0 * self.mount
            else:
                value += self.mount
        return value


def wanted(player: Player, feature: i64) -> bool:
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
