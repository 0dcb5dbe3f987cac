"""Phases 2 and 3a: merchants on the market street, then tiles and coins from left to right."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kogge.engine.action import Action
from kogge.engine.rule import Rule
from kogge.engine.table import Figures, Question
from kogge.games.liguria import rules
from kogge.games.liguria.actions import DONE, MARKET, TAKE
from kogge.games.liguria.parts import Tile
from kogge.games.liguria.table import VACANT, Player, Table

NO_TILE: Final = -1


@mypyc_attr(free_list_len=1)
class PlaceMerchant(Question[Table]):
    """Any free place of the street: it says how many tiles and coins come later."""

    def candidates(self, table: Table) -> list[Action]:
        return MARKET

    def refusal(self, table: Table, action: Action) -> Rule | None:
        return None if table.street[action.n] == VACANT else rules.PLACE_TAKEN

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        seat = table.order.pop()
        table.street[action.n] = seat

    def figures(self, table: Table, action: Action | None) -> Figures:
        if action is None:
            return {}
        return {"tiles": table.parts.street_tiles[action.n], "coins": table.parts.street_coins[action.n]}


@mypyc_attr(free_list_len=1)
class TakeTiles(Question[Table]):
    """Tiles of one's choice, from left to right; every tile skipped between the first and the last costs a coin."""

    def __init__(self, seat: i64, left: i64, last: i64) -> None:
        self.seat = seat
        self.left: Final = left  # tiles that may still be taken
        self.last: Final = last  # place of the tile taken last, or NO_TILE

    def candidates(self, table: Table) -> list[Action]:
        out = TAKE[:len(table.row)]
        out.append(DONE)
        return out

    def price(self, table: Table, place: i64) -> i64:
        """Coins for the tiles skipped on the way to this one; those before the first tile are free."""
        return 0 if self.last == NO_TILE else (place - self.last - 1) * table.parts.skipped_tile

    def refusal(self, table: Table, action: Action) -> Rule | None:
        if action is DONE:
            return None
        if table.row[action.n] is None:
            return rules.TILE_GONE
        if action.n < self.last:
            return rules.LEFT_TO_RIGHT
        return rules.GAP_TOO_DEAR if self.price(table, action.n) > table.players[self.seat].coins else None

    def options(self, table: Table) -> list[Action]:
        end: i64 = len(table.row)
        price = table.parts.skipped_tile
        if self.last != NO_TILE and price > 0:
            reach = self.last + 2 + table.players[self.seat].coins // price
            if reach < end:
                end = reach
        out = TAKE[self.last + 1:end]
        out.append(DONE)
        return out

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        if action is DONE:
            end_taking(table, self.seat)
            return
        player = table.players[self.seat]
        player.coins -= self.price(table, action.n)
        tile = table.row[action.n]
        assert tile is not None
        table.row[action.n] = None
        keep(table, player, tile)
        if self.left == 1 or action.n + 1 == len(table.row):
            end_taking(table, self.seat)
        else:
            table.ask(TakeTiles(self.seat, self.left - 1, action.n))

    def figures(self, table: Table, action: Action | None) -> Figures:
        figures: Figures = {"left": int(self.left), "coins": int(table.players[self.seat].coins)}
        if action is not None and action is not DONE:
            tile = table.row[action.n]
            figures["tile"] = tile.name if tile is not None else ""
            figures["gone"] = int(tile is None)
            figures["price"] = max(0, int(self.price(table, action.n)))
            figures["lost"] = int(tile is not None and row_full(table, table.players[self.seat], tile))
        return figures


def keep(table: Table, player: Player, tile: Tile) -> None:
    """A tile finds its place: in the harbour as long as its row has room, or behind the screen."""
    if row_full(table, player, tile):
        table.gone[tile.design] += 1
    elif tile.row >= 0:
        player.front[tile.design] += 1
    elif tile.knight >= 0:
        player.knights[tile.knight] += 1
    elif tile.diplomat >= 0:
        player.diplomats[tile.diplomat] += 1
    else:
        player.orders.append(tile)


def row_full(table: Table, player: Player, tile: Tile) -> bool:
    """Whether it is a tile for a row of the harbour that has no place left."""
    return tile.row >= 0 and player.in_row(tile.row) >= table.parts.places


def end_taking(table: Table, seat: i64) -> None:
    """The row is closed up, and the merchant goes to the first free place of the order track."""
    table.row = [tile for tile in table.row if tile is not None]
    table.street[table.street.index(int(seat))] = VACANT
    table.order.append(int(seat))
