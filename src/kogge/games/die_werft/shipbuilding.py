"""Shipbuilding: one to three tiles from the board to one's own dock."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kogge.engine.action import Action
from kogge.engine.rule import Rule
from kogge.engine.table import Figures, Question
from kogge.games.die_werft import dock, rules
from kogge.games.die_werft.actions import DONE, INVENT, PLACE, TAKE
from kogge.games.die_werft.market import REFILL, shown
from kogge.games.die_werft.parts import (
    BLANK,
    BOW,
    CAPTAIN,
    COLUMN_HULLS,
    DOCK,
    HULLS,
    ROWS,
    STERN,
)
from kogge.games.die_werft.table import NOTHING, Player, Table

TILES_PER_ACTION: Final = 3
IMPOSSIBLE: Final = 1_000_000_000  # more guilders than anybody has, whatever the parts say

_takes: Final[list[Action]] = [*TAKE, *INVENT, DONE]


def places(player: Player, hull: i64, finishing: bool) -> i64:
    """The spaces of the dock, as bits, where the player could lay such a hull part."""
    return dock.finishing_spaces(player.row, hull) if finishing else dock.spaces(player.row, hull)


def cheapest(table: Table, player: Player, finishing: bool) -> i64:
    """The least that one tile costs which the player could lay."""
    best: i64 = IMPOSSIBLE
    fits = [places(player, hull, finishing) != 0 for hull in range(len(HULLS))]
    column: i64 = 0
    for hull in COLUMN_HULLS:
        if fits[hull]:
            row: i64 = 0
            while row < ROWS:
                if table.market[column * ROWS + row] != NOTHING and table.parts.ship_prices[row] < best:
                    best = table.parts.ship_prices[row]
                row += 1
        column += 1
    for hull in range(BOW, STERN + 1):
        if fits[hull] and not table.has_hull(hull):
            best = 0
    return best


@mypyc_attr(free_list_len=1)
class Building(Question[Table]):
    """Take up to three ship tiles at the prices of their rows. What just became free stays empty until the action is over."""

    def __init__(self, seat: i64, taken: i64, finishing: bool) -> None:
        self.seat = seat
        self.taken: Final = taken
        self.finishing: Final = finishing  # the last chance: one tile, which must finish a ship

    def candidates(self, table: Table) -> list[Action]:
        return _takes

    def refusal(self, table: Table, action: Action) -> Rule | None:
        if action is DONE:
            return rules.TAKE_ONE if not self.taken and not self.finishing else None
        player = table.players[self.seat]
        if action.verb == INVENT[0].verb:
            hull = action.n + BOW
            if table.has_hull(hull):
                return rules.NOT_RUN_OUT
        else:
            hull = COLUMN_HULLS[action.n // ROWS]
            if table.market[action.n] == NOTHING:
                return rules.NOTHING_THERE
            if table.parts.ship_prices[action.n % ROWS] > table.purse(player):
                return rules.TOO_DEAR
        if places(player, hull, self.finishing):
            return None
        return rules.FINISHES_NOTHING if self.finishing else rules.FITS_NOWHERE

    def options(self, table: Table) -> list[Action]:
        player = table.players[self.seat]
        purse = table.purse(player)
        prices = table.parts.ship_prices
        out: list[Action] = []
        column: i64 = 0
        for hull in COLUMN_HULLS:
            if places(player, hull, self.finishing):
                row: i64 = 0
                while row < ROWS:
                    if table.market[column * ROWS + row] != NOTHING and prices[row] <= purse:
                        out.append(TAKE[column * ROWS + row])
                    row += 1
            column += 1
        if table.ending:  # before that, no kind of tile has run out
            for invented in INVENT:
                if self.refusal(table, invented) is None:
                    out.append(invented)
        if self.taken or self.finishing:
            out.append(DONE)
        return out

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        if action is DONE:
            if self.taken:
                table.ask(REFILL)
            return
        if action.verb == INVENT[0].verb:
            table.ask(Placing(self.seat, action.n + BOW, BLANK, self.taken, self.finishing))
            return
        player = table.players[self.seat]
        player.guilders -= table.parts.ship_prices[action.n % ROWS]
        design = table.market[action.n]
        table.market[action.n] = NOTHING
        table.ask(Placing(self.seat, COLUMN_HULLS[action.n // ROWS], design, self.taken, self.finishing))

    def figures(self, table: Table, action: Action | None) -> Figures:
        purse = int(table.purse(table.players[self.seat]))
        if action is None:
            return {"left": TILES_PER_ACTION - int(self.taken), "guilders": purse, "last": 1 if self.finishing else 0}
        if action.verb == TAKE[0].verb:
            return {
                "price": table.parts.ship_prices[action.n % ROWS], "hull": HULLS[COLUMN_HULLS[action.n // ROWS]],
                "tile": shown(table.market[action.n]), "purse": purse,
            }
        return {}


@mypyc_attr(free_list_len=1)
class Placing(Question[Table]):
    """Lay the tile just taken on an empty space where it can still become part of a ship."""

    def __init__(self, seat: i64, hull: i64, design: i64, taken: i64, finishing: bool) -> None:
        self.seat = seat
        self.hull: Final = hull
        self.design: Final = design
        self.taken: Final = taken
        self.finishing: Final = finishing

    def candidates(self, table: Table) -> list[Action]:
        return PLACE

    def refusal(self, table: Table, action: Action) -> Rule | None:
        row = table.players[self.seat].row
        rule = dock.refusal(row, self.hull, action.n)
        if rule is None and self.finishing and not dock.finishes(row, self.hull, action.n):
            return rules.FINISHES_NOTHING
        return rule

    def options(self, table: Table) -> list[Action]:
        bits = places(table.players[self.seat], self.hull, self.finishing)
        out: list[Action] = []
        space: i64 = 0
        while space < DOCK:
            if (bits >> space) & 1:
                out.append(PLACE[space])
            space += 1
        return out

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        player = table.players[self.seat]
        player.row = dock.with_hull(player.row, action.n, self.hull)
        player.designs[action.n] = int(self.design)
        taken = self.taken + 1
        if taken == TILES_PER_ACTION or self.finishing:
            table.ask(REFILL)
        else:
            table.ask(Building(self.seat, taken, False))

    def figures(self, table: Table, action: Action | None) -> Figures:
        player = table.players[self.seat]
        if action is None:
            return {"hull": HULLS[self.hull], "tile": shown(int(self.design))}
        free = dock.refusal(player.row, self.hull, action.n) is None
        return {
            "hull": HULLS[self.hull],
            "size": int(dock.finishes(player.row, self.hull, action.n)) if free else 0,
            "sails": 1 if player.store[CAPTAIN] and player.water.reach >= table.parts.plain_speed else 0,
        }
