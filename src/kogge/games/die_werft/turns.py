"""A turn: the last tile goes to the front, a new one is chosen, brings income and is carried out, with one extra action."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kogge.engine.action import Action
from kogge.engine.rule import Rule
from kogge.engine.table import Figures, Question, Step
from kogge.games.die_werft import rules
from kogge.games.die_werft.actions import ACT, CHOOSE, DONE, EXTRA, PASS
from kogge.games.die_werft.freight import Buying, best_proceeds, trade
from kogge.games.die_werft.parts import BUILD, CANALS, CREW, EQUIPMENT, HIRE, SUBSIDIES, TILES, TRADE, TRAINS
from kogge.games.die_werft.renting import Renting
from kogge.games.die_werft.rings import Hiring, Making, cheapest_hire
from kogge.games.die_werft.shipbuilding import IMPOSSIBLE, Building, cheapest
from kogge.games.die_werft.table import ABSENT, NOTHING, Player, Table

# Why an action cannot be carried out, for each tile; some always can.
_cannot: Final[list[Rule | None]] = [
    rules.NOTHING_TO_BUILD, rules.NO_TRAINS_OFFERED, rules.NO_CANALS_OFFERED, None, None, rules.NOBODY_TO_HIRE,
    rules.NO_TRAIN, None,
]
_without_subsidies: Final[list[Action]] = CHOOSE[:SUBSIDIES]


def choices(table: Table) -> list[Action]:
    """One action for each tile in the game."""
    return _without_subsidies if table.positions[SUBSIDIES] == ABSENT else CHOOSE


def to_front(table: Table, tile: i64) -> None:
    """The tile becomes the new lead. One space before the lead stays free: the tail moves on rather than be caught up."""
    position = table.positions[table.lead] + 1
    table.positions[tile] = position
    table.lead = tile
    if position % table.parts.spaces == 0:
        table.lap_ended = True
    tail = position - table.parts.spaces + 1
    pushed: i64 = 0
    while tail + pushed in table.positions:
        pushed += 1
    while pushed:
        pushed -= 1
        table.positions[table.positions.index(tail + pushed)] += 1


def income(table: Table, tile: i64) -> i64:
    """A guilder for each occupied tile ahead; with no figure behind also for empty spaces before the next tile."""
    guilders: i64 = 0
    position = table.positions[tile]
    next = position + table.parts.spaces
    behind = False
    occupied = table.occupied()
    other: i64 = 0
    for place in table.positions:
        if place > position:
            if place < next:
                next = place
            if occupied[other]:
                guilders += 1
        elif place < position and occupied[other]:
            behind = True
        other += 1
    if not behind and tile != table.lead:
        guilders += (next - position - 1) // table.parts.gap
    return guilders


def occupy(table: Table, seat: i64, tile: i64) -> None:
    """The figure goes to the tile, and its income to the player."""
    player = table.players[seat]
    player.guilders += income(table, tile)
    player.figures.append(int(tile))


def least_price(offer: list[int], prices: list[int]) -> i64:
    row: i64 = 0
    for tile in offer:
        if tile != NOTHING:
            return prices[row]
        row += 1
    return IMPOSSIBLE


def least(table: Table, player: Player, tile: i64) -> i64:
    """The fewest guilders with which the player can carry out an action."""
    if tile == BUILD:
        return cheapest(table, player, False)
    if tile == TRAINS:
        return least_price(table.trains, table.parts.train_prices)
    if tile == CANALS:
        return least_price(table.canals, table.parts.canal_prices)
    if tile == HIRE:
        return cheapest_hire(table, player)
    if tile == TRADE and not player.trains:
        return IMPOSSIBLE
    return 0


def refusal_to_act(table: Table, player: Player, tile: i64, guilders: i64) -> Rule | None:
    """Why an action cannot be carried out with so many guilders, or None."""
    return _cannot[tile] if least(table, player, tile) > guilders else None


def act(table: Table, seat: i64, tile: i64) -> None:
    """Begin to carry out an action."""
    if tile == BUILD:
        table.ask(Building(seat, 0, False))
    elif tile == TRAINS:
        table.ask(Buying(seat))
    elif tile == CANALS:
        table.ask(Renting(seat))
    elif tile == EQUIPMENT:
        table.ask(Making(seat, False))
    elif tile == CREW:
        table.ask(Making(seat, True))
    elif tile == HIRE:
        table.ask(Hiring(seat))
    elif tile == TRADE:
        trade(table, seat)
    else:
        table.players[seat].guilders += table.parts.subsidies


@mypyc_attr(free_list_len=1)
class Choosing(Question[Table]):
    """Choose a free tile other than the one just moved, whose action can be carried out."""

    def __init__(self, seat: i64, moved: bool) -> None:
        self.seat = seat
        self.moved: Final = moved  # not so in the opening turns

    def candidates(self, table: Table) -> list[Action]:
        return choices(table) if self.possible(table) else [*choices(table), PASS]

    def refusal(self, table: Table, action: Action) -> Rule | None:
        if action is PASS:
            return None
        if self.moved and action.n == table.lead:
            return rules.LEAD_TILE
        for player in table.players:
            if action.n in player.figures:
                return rules.TILE_OCCUPIED
        player = table.players[self.seat]
        return refusal_to_act(table, player, action.n, player.guilders + income(table, action.n))

    def options(self, table: Table) -> list[Action]:
        return self.possible(table) or [PASS]

    def possible(self, table: Table) -> list[Action]:
        """The tiles that can be chosen. There is hardly ever none, and then the seat passes."""
        return [action for action in choices(table) if self.refusal(table, action) is None]

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        if action is PASS:
            return
        occupy(table, self.seat, action.n)
        if table.players[self.seat].guilders >= table.parts.extra_price:
            table.ask(Offering(self.seat, action.n, True))
        else:
            table.ask(AfterAction(self.seat, action.n))
            act(table, self.seat, action.n)

    def figures(self, table: Table, action: Action | None) -> Figures:
        if action is None or action is PASS:
            return {"guilders": int(table.players[self.seat].guilders)}
        return {"income": int(income(table, action.n))}


@mypyc_attr(free_list_len=1)
class Offering(Question[Table]):
    """Once a turn, before or after the main action, another action can be bought."""

    def __init__(self, seat: i64, main: i64, before: bool) -> None:
        self.seat = seat
        self.main: Final = main
        self.before: Final = before

    def candidates(self, table: Table) -> list[Action]:
        out = EXTRA[: len(choices(table))]
        out.append(ACT if self.before else DONE)
        return out

    def refusal(self, table: Table, action: Action) -> Rule | None:
        if action is ACT or action is DONE:
            return None
        if action.n == self.main:
            return rules.JUST_CHOSEN
        player = table.players[self.seat]
        left = player.guilders - table.parts.extra_price
        price = least(table, player, action.n)
        if price > left:
            return _cannot[action.n]
        if self.before:
            left -= price
            if action.n == SUBSIDIES:
                left += table.parts.subsidies
            elif action.n == TRADE:
                left += best_proceeds(table, player)
            if left < least(table, player, self.main):
                return rules.MAIN_ACTION
        return None

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        if action is DONE:
            return
        if action is ACT:
            table.ask(AfterAction(self.seat, self.main))
            act(table, self.seat, self.main)
            return
        player = table.players[self.seat]
        player.guilders -= table.parts.extra_price
        table.extra_left = False
        if self.before:
            table.reserve = least(table, player, self.main)
            table.ask(MainAction(self.seat, self.main))
        act(table, self.seat, action.n)

    def figures(self, table: Table, action: Action | None) -> Figures:
        return {"tile": TILES[self.main], "price": table.parts.extra_price}


@mypyc_attr(free_list_len=1)
class MainAction(Step[Table]):
    """The main action comes after the extra one; nothing needs to be kept for it any more."""

    def __init__(self, player: i64, tile: i64) -> None:
        super().__init__()
        self.player: Final = player
        self.tile: Final = tile

    def run(self, table: Table) -> None:
        table.reserve = 0
        act(table, self.player, self.tile)


@mypyc_attr(free_list_len=1)
class AfterAction(Step[Table]):
    """After the main action is the other moment for the extra one."""

    def __init__(self, player: i64, tile: i64) -> None:
        super().__init__()
        self.player: Final = player
        self.tile: Final = tile

    def run(self, table: Table) -> None:
        if table.extra_left and table.players[self.player].guilders >= table.parts.extra_price:
            table.ask(Offering(self.player, self.tile, False))
