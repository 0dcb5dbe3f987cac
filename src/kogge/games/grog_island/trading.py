"""Trading with a ship: its main action, claims for tiles, and three other tiles for one."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kogge.engine.action import Action
from kogge.engine.counts import total
from kogge.engine.rule import Rule
from kogge.engine.table import Figures, Question, Step
from kogge.games.grog_island import rules
from kogge.games.grog_island.actions import CLAIM, DONE, GIVE, REPLACE, TRADE
from kogge.games.grog_island.cards import DealChest, DealGoal, DealParrot, KeepGoal
from kogge.games.grog_island.claiming import buildings, claim, claim_figures, free_buildings
from kogge.games.grog_island.parts import (
    CHEST_SHIP,
    COLOURS,
    GOAL_SHIP,
    MOST_GOALS,
    PARROT_SHIP,
    PENINSULAS,
    SHIPS,
)
from kogge.games.grog_island.table import FREE, Player, Table


def affordable(table: Table, player: Player, colour: i64) -> i64:
    """How many tiles of a colour the player could hand over, other tiles standing in three for one."""
    own: i64 = player.goods[colour]
    return own + (player.tiles() - own) // table.parts.replacement


def main_limit(table: Table, ship: i64) -> i64:
    """How many tiles the main action takes at most: what its arrow shows, and no more than there are cards."""
    limit: i64 = table.parts.limits[ship]
    if limit == 0:
        limit = MOST_GOALS
    left = cards_left(table, ship)
    return left if left < limit else limit


def cards_left(table: Table, ship: i64) -> i64:
    if ship == CHEST_SHIP:
        return total(table.chests)
    if ship == PARROT_SHIP:
        return total(table.parrots)
    return table.goals_left() if ship == GOAL_SHIP else MOST_GOALS


def can_trade(table: Table, player: Player, colour: i64, tiles: i64) -> bool:
    """Whether that many tiles are enough for an action of the ship at this peninsula."""
    if tiles and main_limit(table, table.ships[table.water(colour)]):
        return True
    return tiles >= table.parts.claim_tiles and player.crew > 0 and table.has_free(colour)


@mypyc_attr(free_list_len=1)
class OfferTrade(Step[Table]):
    """The visit goes on as long as something can be traded."""

    def __init__(self, trader: i64, colour: i64, main_done: bool, obliged: bool) -> None:
        super().__init__()
        self.trader: Final = trader
        self.colour: Final = colour
        self.main_done: Final = main_done
        self.obliged: Final = obliged

    def run(self, table: Table) -> None:
        player = table.players[self.trader]
        tiles = affordable(table, player, self.colour)
        if self.main_done:
            possible = tiles >= table.parts.claim_tiles and player.crew > 0 and table.has_free(self.colour)
        else:
            possible = can_trade(table, player, self.colour, tiles)
        if possible:
            table.ask(Trade(self.trader, self.colour, self.main_done, self.obliged))


@mypyc_attr(free_list_len=1)
class Trade(Question[Table]):
    """The main action once, for up to as many tiles as the arrow shows; claims as often as four tiles can be paid."""

    def __init__(self, seat: i64, colour: i64, main_done: bool, obliged: bool) -> None:
        self.seat = seat
        self.colour: Final = colour
        self.main_done: Final = main_done
        self.obliged: Final = obliged

    def ship(self, table: Table) -> i64:
        return table.ships[table.water(self.colour)]

    def candidates(self, table: Table) -> list[Action]:
        """One tile more than can be traded is shown as well, to say why."""
        most = main_limit(table, self.ship(table))
        tiles = affordable(table, table.players[self.seat], self.colour)
        shown = (tiles if tiles < most else most) + 1
        if shown > MOST_GOALS:
            shown = MOST_GOALS
        return [*TRADE[1 : shown + 1], *buildings(table, CLAIM, self.colour), DONE]

    def refusal(self, table: Table, action: Action) -> Rule | None:
        player = table.players[self.seat]
        if action is DONE:
            return rules.MUST_TRADE if self.obliged else None
        if action.verb == "trade":
            return self.main_refusal(table, player, action.n)
        if table.sites[action.n] != FREE:
            return rules.NOT_FREE
        if player.crew == 0:
            return rules.NO_CREW
        if affordable(table, player, self.colour) < table.parts.claim_tiles:
            return rules.TOO_FEW_TILES
        return None

    def main_refusal(self, table: Table, player: Player, tiles: i64) -> Rule | None:
        if self.main_done:
            return rules.MAIN_ONCE
        ship = self.ship(table)
        if cards_left(table, ship) < tiles:
            return rules.DECK_SHORT
        if main_limit(table, ship) < tiles:
            return rules.TILE_LIMIT
        return rules.TOO_FEW_TILES if affordable(table, player, self.colour) < tiles else None

    def options(self, table: Table) -> list[Action]:
        player = table.players[self.seat]
        tiles = affordable(table, player, self.colour)
        out: list[Action] = []
        if not self.main_done:
            most = main_limit(table, self.ship(table))
            out = TRADE[1 : (tiles if tiles < most else most) + 1]
        if tiles >= table.parts.claim_tiles and player.crew:
            out.extend(free_buildings(table, CLAIM, self.colour))
        if not self.obliged:
            out.append(DONE)
        return out

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        if action is DONE:
            return
        if action.verb == "trade":
            table.ask(OfferTrade(self.seat, self.colour, True, False))
            table.ask(MainAction(self.seat, self.ship(table), action.n))
            charge(table, self.seat, self.colour, action.n)
        else:
            table.ask(OfferTrade(self.seat, self.colour, self.main_done, False))
            table.ask(ShipClaim(self.seat, action.n))
            charge(table, self.seat, self.colour, table.parts.claim_tiles)

    def figures(self, table: Table, action: Action | None) -> Figures:
        figures: Figures = {
            "ship": SHIPS[self.ship(table)], "good": table.parts.goods[self.colour], "price": table.parts.claim_tiles,
            "tiles": int(affordable(table, table.players[self.seat], self.colour)),
            "limit": int(main_limit(table, self.ship(table))), "crew": int(table.players[self.seat].crew),
        }
        if action is not None and action.verb == "claim":
            figures.update(claim_figures(table, action.n))
        elif action is not None and action.verb == "trade":
            figures["coins"] = int(table.parts.ship_coins[self.ship(table)] * action.n)
        return figures


def charge(table: Table, seat: i64, colour: i64, tiles: i64) -> None:
    """Tiles go back to the supply. Asks only where there is a choice; what everybody owns is open."""
    player = table.players[seat]
    own: i64 = player.goods[colour]
    fewest = tiles - own if tiles > own else 0
    most = (player.tiles() - own) // table.parts.replacement
    if most > tiles:
        most = tiles
    if fewest == most:
        hand_over(table, seat, colour, tiles, fewest)
    else:
        table.ask(Replace(seat, colour, tiles))


def hand_over(table: Table, seat: i64, colour: i64, tiles: i64, replaced: i64) -> None:
    table.players[seat].goods[colour] -= int(tiles - replaced)
    give_others(table, seat, colour, replaced * table.parts.replacement)


def give_others(table: Table, seat: i64, colour: i64, left: i64) -> None:
    """Tiles of other colours that stand in: all of one colour, or all there are, need no question."""
    if left == 0:
        return
    goods = table.players[seat].goods
    others: i64 = 0
    colours: i64 = 0
    for other in range(PENINSULAS):
        if other != colour and goods[other]:
            others += goods[other]
            colours += 1
    if others > left and colours > 1:
        table.ask(Give(seat, colour, left))
        return
    for other in range(PENINSULAS):
        if other != colour and goods[other]:
            goods[other] -= int(left) if colours == 1 else goods[other]


@mypyc_attr(free_list_len=1)
class Replace(Question[Table]):
    """How many of the tiles due are replaced by three others each."""

    def __init__(self, seat: i64, colour: i64, tiles: i64) -> None:
        self.seat = seat
        self.colour: Final = colour
        self.tiles: Final = tiles

    def candidates(self, table: Table) -> list[Action]:
        return REPLACE[: self.tiles + 1]

    def refusal(self, table: Table, action: Action) -> Rule | None:
        player = table.players[self.seat]
        own: i64 = player.goods[self.colour]
        if own < self.tiles - action.n:
            return rules.TOO_FEW_OWN
        return rules.TOO_FEW_OTHERS if player.tiles() - own < action.n * table.parts.replacement else None

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        hand_over(table, self.seat, self.colour, self.tiles, action.n)

    def figures(self, table: Table, action: Action | None) -> Figures:
        figures: Figures = {"tiles": int(self.tiles), "good": table.parts.goods[self.colour]}
        if action is not None:
            figures["own"] = int(self.tiles - action.n)
            figures["others"] = int(table.parts.replacement * action.n)
        return figures


@mypyc_attr(free_list_len=1)
class Give(Question[Table]):
    """Which tiles of other colours stand in, one after the other."""

    def __init__(self, seat: i64, colour: i64, left: i64) -> None:
        self.seat = seat
        self.colour: Final = colour
        self.left: Final = left

    def candidates(self, table: Table) -> list[Action]:
        return GIVE

    def refusal(self, table: Table, action: Action) -> Rule | None:
        if table.players[self.seat].goods[action.n] == 0:
            return rules.NO_SUCH_TILE
        return rules.OTHER_COLOURS if action.n == self.colour else None

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        table.players[self.seat].goods[action.n] -= 1
        give_others(table, self.seat, self.colour, self.left - 1)

    def figures(self, table: Table, action: Action | None) -> Figures:
        figures: Figures = {"left": int(self.left), "colour": COLOURS[self.colour]}
        if action is not None:
            figures["good"] = table.parts.goods[action.n]
        return figures


@mypyc_attr(free_list_len=1)
class MainAction(Step[Table]):
    """What the ship brings for the tiles handed over."""

    def __init__(self, trader: i64, ship: i64, tiles: i64) -> None:
        super().__init__()
        self.trader: Final = trader
        self.ship: Final = ship
        self.tiles: Final = tiles

    def run(self, table: Table) -> None:
        if self.ship == CHEST_SHIP:
            table.ask(DealChest(self.trader, self.tiles))
        elif self.ship == PARROT_SHIP:
            table.ask(DealParrot(self.trader, self.tiles))
        elif self.ship != GOAL_SHIP:
            table.players[self.trader].coins += table.parts.ship_coins[self.ship] * self.tiles
        elif self.tiles == 1:
            table.ask(DealGoal(self.trader, 1))
        else:
            table.ask(DealGoal(self.trader, self.tiles, True), KeepGoal(self.trader))


@mypyc_attr(free_list_len=1)
class ShipClaim(Step[Table]):
    """A building on the peninsula of the ship, for tiles handed over."""

    def __init__(self, trader: i64, site: i64) -> None:
        super().__init__()
        self.trader: Final = trader
        self.site: Final = site

    def run(self, table: Table) -> None:
        claim(table, self.trader, self.site)
