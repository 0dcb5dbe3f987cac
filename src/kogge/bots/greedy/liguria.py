"""Liguria as good players see it: wheels and merchants early, orders all the time, envoys where rows grow, home in time."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.bots.greedy.liguria_holdings import Scales
from kogge.bots.greedy.liguria_stops import Stops
from kogge.bots.judge import Character, Judge, least, most
from kogge.engine import table as engine
from kogge.games.liguria.cards import UpgradeTile
from kogge.games.liguria.harbours import PayDiplomats, VisitHarbour
from kogge.games.liguria.islands import LandKnights, LoadFreely, LoadOwn
from kogge.games.liguria.market import NO_TILE, TakeTiles
from kogge.games.liguria.parts import COLOURS, MERCHANT, MONK, SCROLLS, WHEEL, Tile
from kogge.games.liguria.scoring import harbour_points
from kogge.games.liguria.table import VACANT, Table

# All in prestige, unless it says otherwise.
WEIGHTS: Final = {
    "island": 1.0,         # how much islands count, envoys, and orders and sets
    "envoy": 1.0,
    "cargo": 1.0,
    "speed": 3.5,          # a move with endless wheels; two wheels bring half of it
    "trade": 2.4,          # the same for merchants
    "upgrade": 2.0,        # a tile that may be turned
    "knight": 1.2,         # a knight in hand, and each of its swords
    "sword": 1.1,
    "scroll": 2.2,
    "coin": 0.35,
    "cube": 0.7,
    "needed_cube": 2.0,
    "cubes_a_move": 1.6,   # cubes that come home for each move still to make
    "order_chance": 0.28,  # that an order is filled for which the cubes should suffice; others want them too
    "growth": 0.4,         # tiles that a row gains in a round
    "loss": 0.05,          # the chance that a single sword is beaten in one foreign move
    "next_stop": 0.8,      # how much the best stop of the next move counts already
    "first_choice": 1.0,   # each place earlier in the order: cards and stops to choose from
    "surplus": 0.6,        # a plus point in hand
    "debt": 1.4,           # a minus point that there is still time to make good
}
TASTES: Final = {"builder": Character("builder", 1.1, 1.0, 1.0), "gambler": Character("gambler", 1.0, 1.0, 1.0)}
LIKINGS: Final = {"builder": {"scroll": 1.4, "envoy": 1.15}, "gambler": {"knight": 1.3, "sword": 1.3}}
"""By how much tastes weigh single things otherwise: a builder has envoys beside everybody's rows, a gambler trusts in swords."""


class LiguriaJudge(Judge):
    def __init__(self, character: Character, weights: dict[str, float]) -> None:
        self.apart = True  # the islands and cubes that an answer takes from others are missed when they are asked
        self.character: Final = character
        self.scales: Final = Scales(weights)

    def worth(self, table: engine.Table, seat: i64) -> float:
        assert isinstance(table, Table)
        return Outlook(table, seat, self.scales).total(self.character)


class Outlook(Stops):
    """One seat's look at the table."""

    def total(self, taste: Character) -> float:
        cargo = self.scales.cargo * self.cargo()  # first, since it finds out which colours are needed
        islands, printed = self.islands(), float(harbour_points(self.table, self.player))
        balance = most(self.balance(self.player.plus_and_minus(self.table.parts)), -islands - printed)
        chances = islands + balance + self.envoys() + self.hand()
        return (printed + self.harbour()) * taste.build + cargo * taste.trade + chances * taste.risk + self.pending()

    def pending(self) -> float:
        """The question on top, the street, and the stop that comes next."""
        return self.due() + self.next_stop(self.table.agenda[-1])

    def due(self) -> float:
        table = self.table
        total = 0.0
        for place, merchant in enumerate(table.street):
            if merchant == self.seat:
                total += self.street(place)
        for index in range(len(table.order)):
            if table.order[index] == self.seat and self.to_move:
                total -= self.scales.first_choice * float(index)
        top = table.agenda[-1]
        if top.seat == self.seat:
            total += self.asked(top)
        return total

    def asked(self, top: engine.Question[Table]) -> float:
        if isinstance(top, TakeTiles):
            return self.taking(top.left, top.last, self.player.coins)
        if isinstance(top, UpgradeTile):
            return self.scales.upgrade * float(top.left)
        if isinstance(top, LandKnights):
            return self.landing(self.table.islands[top.index], top.landed)
        if isinstance(top, LoadOwn):
            return self.own(self.table.islands[top.index])
        if isinstance(top, LoadFreely):
            return self.scales.needed_cube * float(top.left)
        if isinstance(top, VisitHarbour):
            return self.visit(top.owner, top.sacks)
        if isinstance(top, PayDiplomats):
            return -self.scales.scroll * float(top.price)
        return 0.0

    def street(self, place: i64) -> float:
        """What the merchant will collect: less, the more tiles others take before; earlier in the order is better."""
        table, parts = self.table, self.table.parts
        before: float = 0.0
        ahead: float = 0.0
        for left in range(place):
            if table.street[left] != VACANT:
                before += float(parts.street_tiles[left])
                ahead += 1.0
        for seat in table.order:
            if seat != self.seat and self.unplaced():
                share = float(place) / float(len(table.street) - 1)
                before += 3.0 * share
                ahead += share
        lost = 0.6 * before / float(len(table.row) + 1)
        coins = self.player.coins + parts.street_coins[place]
        gain = self.taking(parts.street_tiles[place], NO_TILE, coins) * (1.0 - lost)
        return gain + self.coins(coins) - self.coins(self.player.coins) - self.scales.first_choice * ahead

    def unplaced(self) -> bool:
        """Whether merchants are still being placed: then those on the track are still to come, else they have collected."""
        top = self.table.agenda[-1]
        return not isinstance(top, TakeTiles)

    def taking(self, left: i64, last: i64, coins: i64) -> float:
        """The best further tiles, each gap at its price."""
        row = self.table.row
        values: list[float] = []
        for tile in row:
            values.append(self.tile(tile) if tile is not None else 0.0)
        best = [0.0] * (len(row) + 1)  # from the tile after this place on, with the tiles allowed so far
        for _ in range(left - 1):
            more = [0.0] * (len(row) + 1)
            for place in range(len(row)):
                more[place] = self.best_after(values, best, place, place + 2 + coins)
            best = more
        if last == NO_TILE:
            top = 0.0
            for place in range(len(row)):
                top = most(top, values[place] + best[place])
            return top
        return self.best_after(values, best, last, last + 2 + coins)

    def best_after(self, values: list[float], best: list[float], place: i64, end: i64) -> float:
        top = 0.0
        other = place + 1
        while other < end and other < len(values):
            top = most(top, values[other] + best[other] - self.scales.coin * float(other - place - 1))
            other += 1
        return top

    def tile(self, tile: Tile) -> float:
        """What one more tile of this design is worth."""
        player, parts = self.player, self.table.parts
        if tile.knight >= 0:
            return self.knight(tile.knight)
        if tile.diplomat >= 0:
            wealth = self.wealth()
            return self.scrolls(wealth + SCROLLS[tile.diplomat]) - self.scrolls(wealth)
        if tile.row < 0:
            return self.order(tile)
        if player.in_row(tile.row) >= parts.places:
            return 0.0
        value = float(parts.prestige[tile.design][0]) + 0.25 * least(1.0, self.rounds)
        if tile.design == WHEEL:
            count = player.wheels(parts)
            value += self.wheels(count + parts.wheels[0]) - self.wheels(count)
        elif tile.design == MERCHANT:
            count = player.sacks(parts)
            value += self.sacks(count + parts.sacks[0]) - self.sacks(count)
        elif tile.design == MONK:
            points = player.plus_and_minus(parts)
            value += self.balance(points + parts.plus[0]) - self.balance(points)
        return value

    def order(self, tile: Tile) -> float:
        """One order more: what the moves to come can fill beside those already held."""
        wanted = 0.0
        for order in self.player.orders:
            wanted += float(order.cubes[0] + order.cubes[1] + order.cubes[2])
        have = 0.0
        for colour in range(len(COLOURS)):
            have += float(self.player.cubes[colour] + self.player.hold[colour])
        size = float(tile.cubes[0] + tile.cubes[1] + tile.cubes[2])
        coming = self.scales.cubes_a_move * self.moves + most(0.0, have - wanted) - most(0.0, wanted - have)
        return float(tile.prestige) * self.chance(size, most(0.0, coming))


def judge(character: Character, weights: dict[str, float]) -> Judge:
    return LiguriaJudge(character, weights)
