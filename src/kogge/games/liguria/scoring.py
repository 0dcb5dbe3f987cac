"""The final scoring in its six steps."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.games.liguria.parts import ROWS, Tile
from kogge.games.liguria.table import Player, Table

SOURCES: Final = ["islands", "harbour", "plus-and-minus", "orders", "sets", "diplomats"]


def island_points(table: Table, seat: i64) -> i64:
    """Step 1: the markers of one's islands."""
    total: i64 = 0
    for island in table.islands:
        if island.holder == seat:
            total += island.points
    return total


def harbour_points(table: Table, player: Player) -> i64:
    """Step 2: the purple numbers that show in one's harbour."""
    total: i64 = 0
    for design, sides in enumerate(table.parts.prestige):
        total += player.front[design] * sides[0] + player.back[design] * sides[1]
    return total


def minus_points(table: Table, player: Player, so_far: i64) -> i64:
    """Step 3: each point below zero costs prestige, but never more than there is so far."""
    balance = player.plus_and_minus(table.parts)
    if balance >= 0:
        return 0
    loss = -balance * table.parts.missing_point
    return -so_far if loss > so_far else -loss


class Filling:
    """Steps 4 and 5: the orders to fill and the sets of what is left, together worth the most."""

    def __init__(self, orders: list[Tile], cubes: list[int], set: i64) -> None:
        self.tiles: Final = orders
        self.set: Final = set
        self.orders: i64 = 0  # points of filled orders
        self.sets: i64 = 0
        self.filled: i64 = 0  # which orders, a bit for each
        self.search(0, cubes[0], cubes[1], cubes[2], 0, 0)

    def search(self, index: i64, red: i64, blue: i64, yellow: i64, points: i64, filled: i64) -> None:
        if index == len(self.tiles):
            least = red if red < blue else blue
            sets = (least if least < yellow else yellow) * self.set
            if points + sets > self.orders + self.sets:
                self.orders = points
                self.sets = sets
                self.filled = filled
            return
        order = self.tiles[index]
        red_left = red - order.cubes[0]
        blue_left = blue - order.cubes[1]
        yellow_left = yellow - order.cubes[2]
        if red_left >= 0 and blue_left >= 0 and yellow_left >= 0:
            self.search(index + 1, red_left, blue_left, yellow_left, points + order.prestige, filled | 1 << index)
        self.search(index + 1, red, blue, yellow, points, filled)


def diplomat_points(table: Table, seat: i64) -> i64:
    """Step 6: every tile in a row beside one's own envoy."""
    tiles: i64 = 0
    for other in table.players:
        for row in range(len(ROWS)):
            if other.envoys[row] == seat:
                tiles += other.in_row(row)
    return tiles * table.parts.tile_in_row


def score(table: Table, seat: i64) -> list[tuple[str, int]]:
    """Where the points of a seat come from, as they stand now."""
    player = table.players[seat]
    islands = island_points(table, seat)
    harbour = harbour_points(table, player)
    filling = Filling(player.orders, player.cubes, table.parts.set)
    points = [
        islands, harbour, minus_points(table, player, islands + harbour),
        filling.orders, filling.sets, diplomat_points(table, seat),
    ]
    return list(zip(SOURCES, [int(number) for number in points], strict=True))


def scores(table: Table) -> list[list[tuple[str, int]]]:
    return [score(table, seat) for seat in range(len(table.players))]
