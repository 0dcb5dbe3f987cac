"""Buying commodities by the train, and trading a train in on the hexagon."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kogge.engine.action import Action
from kogge.engine.rule import Rule
from kogge.engine.table import Figures, Question
from kogge.games.die_werft import rules
from kogge.games.die_werft.actions import BUY, SELL, SWAP, UNLOAD
from kogge.games.die_werft.market import REFILL
from kogge.games.die_werft.parts import ALL_TRAINS, DEALER, HEXAGON, LOADS, MASTER
from kogge.games.die_werft.table import NOTHING, Player, Table


@mypyc_attr(free_list_len=1)
class Buying(Question[Table]):
    """Buy one of the five trains."""

    def candidates(self, table: Table) -> list[Action]:
        return BUY

    def refusal(self, table: Table, action: Action) -> Rule | None:
        if table.trains[action.n] == NOTHING:
            return rules.NOTHING_THERE
        return rules.TOO_DEAR if table.parts.train_prices[action.n] > table.purse(table.players[self.seat]) else None

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        player = table.players[self.seat]
        player.guilders -= table.parts.train_prices[action.n]
        player.add_train(table.trains[action.n])
        table.trains[action.n] = NOTHING
        table.ask(REFILL)

    def figures(self, table: Table, action: Action | None) -> Figures:
        if action is None:
            return {"guilders": int(table.purse(table.players[self.seat]))}
        train = table.trains[action.n]
        return {
            "price": table.parts.train_prices[action.n], "train": "blank" if train == NOTHING else ALL_TRAINS[train].name,
            "purse": int(table.purse(table.players[self.seat])),
        }


def price(table: Table, player: Player, load: i64, space: i64) -> i64:
    """What one wagon of this commodity sells for at a space of the hexagon, with the player's dealers."""
    guilders: i64 = table.parts.prices[load][space]
    if player.employs(DEALER + load):
        guilders += table.parts.staff.dealer_guilders
        if player.employs(MASTER + load):
            guilders += table.parts.staff.dealer_guilders
    return guilders


def proceeds(table: Table, player: Player, loads: list[int], space: i64) -> i64:
    """What all these wagons sell for."""
    guilders: i64 = 0
    load: i64 = 0
    for count in loads:
        guilders += count * price(table, player, load, space)
        load += 1
    return guilders


def best_proceeds(table: Table, player: Player) -> i64:
    """What the player's best train would sell for in the next trade."""
    best: i64 = 0
    for train in player.trains:
        guilders = proceeds(table, player, ALL_TRAINS[train].loads, (table.hexagon_at + 1) % HEXAGON)
        if guilders > best:
            best = guilders
    return best


def trade(table: Table, seat: i64) -> None:
    """The marker moves one space and sets the prices; then a train is chosen, where there is a choice."""
    table.hexagon_at = (table.hexagon_at + 1) % HEXAGON
    trains = table.players[seat].trains
    if trains[0] == trains[len(trains) - 1]:
        unload(table, seat, trains[0])
    else:
        table.ask(Unloading(seat))


def unload(table: Table, seat: i64, train: i64) -> None:
    """The chosen train is worth one answer for each wagon, and goes to the discards."""
    player = table.players[seat]
    player.trains.remove(int(train))
    table.train_discard[train] += 1
    table.ask(Trading(seat, ALL_TRAINS[train].loads, 0), REFILL)


@mypyc_attr(free_list_len=1)
class Unloading(Question[Table]):
    """Trade in one of the player's own trains."""

    def candidates(self, table: Table) -> list[Action]:
        out: list[Action] = []
        last = NOTHING
        for train in table.players[self.seat].trains:
            if train != last:
                out.append(UNLOAD[train])
            last = train
        return out

    def refusal(self, table: Table, action: Action) -> Rule | None:
        player = table.players[self.seat]
        short = player.guilders + proceeds(table, player, ALL_TRAINS[action.n].loads, table.hexagon_at) < table.reserve
        return rules.MAIN_ACTION if short else None

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        unload(table, self.seat, action.n)

    def figures(self, table: Table, action: Action | None) -> Figures:
        if action is None:
            return {}
        return {"guilders": int(proceeds(table, table.players[self.seat], ALL_TRAINS[action.n].loads, table.hexagon_at))}


@mypyc_attr(free_list_len=1)
class Trading(Question[Table]):
    """Sell the load of the next wagon, or swap it for an item that was not taken yet in this trade."""

    def __init__(self, seat: i64, loads: list[int], swapped: i64) -> None:
        self.seat = seat
        self.loads: Final = loads      # wagons left of each commodity
        self.swapped: Final = swapped  # one bit for each item

    def load(self) -> i64:
        load: i64 = 0
        while not self.loads[load]:
            load += 1
        return load

    def candidates(self, table: Table) -> list[Action]:
        load = self.load()
        out = [SELL[load]]
        item: i64 = 0
        for wanted in table.parts.swap_load:
            if wanted == load:
                out.append(SWAP[item])
            item += 1
        return out

    def refusal(self, table: Table, action: Action) -> Rule | None:
        if action.verb == SELL[0].verb:
            return None
        if (self.swapped >> action.n) & 1:
            return rules.SWAPPED_ALREADY
        if table.reserve:
            player = table.players[self.seat]
            at = table.hexagon_at
            left = proceeds(table, player, self.loads, at) - price(table, player, self.load(), at)
            if player.guilders + left < table.reserve:
                return rules.MAIN_ACTION
        return None

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        player = table.players[self.seat]
        load = self.load()
        swapped = self.swapped
        if action.verb == SELL[0].verb:
            player.guilders += price(table, player, load, table.hexagon_at)
        else:
            player.store[action.n] += 1
            swapped |= 1 << action.n
        loads = self.loads[:]
        loads[load] -= 1
        if sum(loads):
            table.ask(Trading(self.seat, loads, swapped))

    def figures(self, table: Table, action: Action | None) -> Figures:
        if action is None:
            return {"load": LOADS[self.load()], "left": sum(self.loads)}
        player = table.players[self.seat]
        return {"price": int(price(table, player, self.load(), table.hexagon_at)), "load": LOADS[self.load()]}
