"""Passing: goods from the free spaces, then a visit to one of the ships."""
from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kogge.engine.action import Action
from kogge.engine.rule import Rule
from kogge.engine.table import Figures, Question
from kogge.games.grog_island import rules
from kogge.games.grog_island.actions import VISIT
from kogge.games.grog_island.parts import OPEN_SEA, PENINSULAS, SHIPS
from kogge.games.grog_island.table import Player, Table
from kogge.games.grog_island.trading import OfferTrade, affordable, can_trade


def passing_goods(table: Table) -> list[int]:
    """The goods that passing brings now: one for each die in the row, and with two players the ghost ship's."""
    ghost = table.ghost_peninsula()
    return table.row if ghost < 0 else [*table.row, int(ghost)]


@mypyc_attr(free_list_len=1)
class Visit(Question[Table]):
    """Whoever passes puts the trade marker on a ship that can be supplied."""

    def candidates(self, table: Table) -> list[Action]:
        return VISIT

    def refusal(self, table: Table, action: Action) -> Rule | None:
        if action.n == OPEN_SEA:
            return rules.OPEN_SEA
        taken = ship_refusal(table, action.n)
        if taken is not None:
            return taken
        player = table.players[self.seat]
        if can_trade(table, player, action.n, affordable(table, player, action.n)):
            return None
        return None if without_goods(table, player) else rules.NOT_SUPPLIED

    def options(self, table: Table) -> list[Action]:
        player = table.players[self.seat]
        anywhere = without_goods(table, player)
        out: list[Action] = []
        for colour in range(PENINSULAS):
            if ship_refusal(table, colour) is None and (
                anywhere or can_trade(table, player, colour, affordable(table, player, colour))):
                out.append(VISIT[colour])
        return out

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        player = table.players[self.seat]
        free = without_goods(table, player)
        player.marker = table.water(action.n)
        table.ask(OfferTrade(self.seat, action.n, False, not free))

    def figures(self, table: Table, action: Action | None) -> Figures:
        if action is None:
            return {}
        if action.n == OPEN_SEA:
            return {"ship": SHIPS[table.ships[OPEN_SEA]]}
        player = table.players[self.seat]
        return {
            "ship": SHIPS[table.ships[table.water(action.n)]], "good": table.parts.goods[action.n],
            "tiles": int(affordable(table, player, action.n)), "own": player.goods[action.n],
        }


def ship_refusal(table: Table, colour: i64) -> Rule | None:
    """Why nobody can visit the ship at this peninsula, or None."""
    water = table.water(colour)
    if table.ships[water] == table.ghost_ship:
        return rules.GHOST_SHIP
    for player in table.players:
        if player.marker == water:
            return rules.SHIP_TAKEN
    return None


def without_goods(table: Table, player: Player) -> bool:
    """The special case: no ship is left whose good the player has enough of, so nothing has to be traded."""
    for colour in range(PENINSULAS):
        if ship_refusal(table, colour) is None and can_trade(table, player, colour, player.goods[colour]):
            return False
    return True
