"""Renting a canal: it is laid edge to edge with one's own; the first one takes the ship figure."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kogge.engine.action import Action
from kogge.engine.rule import Rule
from kogge.engine.table import Figures, Question
from kogge.games.die_werft import rules
from kogge.games.die_werft.actions import BESIDE, ENTER, RENT, TURN
from kogge.games.die_werft.market import REFILL
from kogge.games.die_werft.parts import ABSENT_SYMBOL, SIDES, SYMBOLS
from kogge.games.die_werft.table import NOTHING, Table


def on_canal(table: Table, canal: int) -> str:
    """What its four sides show, for texts."""
    if canal == NOTHING:
        return "blank"
    found = []
    for side, symbol in zip(SIDES, table.parts.canals[canal], strict=True):
        if symbol != ABSENT_SYMBOL:
            found.append(f"{side} {'trade-symbol' if SYMBOLS[symbol] == 'trade' else SYMBOLS[symbol]}")
    return " + ".join(found)


@mypyc_attr(free_list_len=1)
class Renting(Question[Table]):
    """Take one of the five canals."""

    def candidates(self, table: Table) -> list[Action]:
        return RENT

    def refusal(self, table: Table, action: Action) -> Rule | None:
        if table.canals[action.n] == NOTHING:
            return rules.NOTHING_THERE
        return rules.TOO_DEAR if table.parts.canal_prices[action.n] > table.purse(table.players[self.seat]) else None

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        player = table.players[self.seat]
        player.guilders -= table.parts.canal_prices[action.n]
        canal = table.canals[action.n]
        table.canals[action.n] = NOTHING
        if player.water.canals:
            table.ask(Laying(self.seat, canal))
        else:
            table.ask(Entering(self.seat, canal))

    def figures(self, table: Table, action: Action | None) -> Figures:
        purse = int(table.purse(table.players[self.seat]))
        if action is None:
            return {"guilders": purse}
        canal = table.canals[action.n]
        return {
            "price": table.parts.canal_prices[action.n], "canal": canal + 1, "purse": purse, "symbols": on_canal(table, canal)}


@mypyc_attr(free_list_len=1)
class Entering(Question[Table]):
    """The ship figure enters the first canal on any of its four sides."""

    def __init__(self, seat: i64, canal: i64) -> None:
        self.seat = seat
        self.canal: Final = canal

    def candidates(self, table: Table) -> list[Action]:
        return ENTER

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        table.players[self.seat].water.enter(self.canal, action.n)
        table.ask(REFILL)

    def figures(self, table: Table, action: Action | None) -> Figures:
        return {"canal": int(self.canal) + 1}


@mypyc_attr(free_list_len=1)
class Laying(Question[Table]):
    """Each further canal lies beside one that the player has."""

    def __init__(self, seat: i64, canal: i64) -> None:
        self.seat = seat
        self.canal: Final = canal

    def candidates(self, table: Table) -> list[Action]:
        out: list[Action] = []
        for spot in table.players[self.seat].water.spots():
            out.append(BESIDE[spot])
        return out

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        table.ask(Turning(self.seat, self.canal, action.n))

    def figures(self, table: Table, action: Action | None) -> Figures:
        canal = int(self.canal) + 1
        if action is None:
            return {"canal": canal}
        return {"canal": canal, "number": int(action.n) // len(SIDES) + 1, "side": SIDES[action.n % len(SIDES)]}


@mypyc_attr(free_list_len=1)
class Turning(Question[Table]):
    """It may be turned as one likes, and never again."""

    def __init__(self, seat: i64, canal: i64, spot: i64) -> None:
        self.seat = seat
        self.canal: Final = canal
        self.spot: Final = spot

    def candidates(self, table: Table) -> list[Action]:
        return TURN

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        table.players[self.seat].water.lay(self.canal, self.spot, action.n)
        table.ask(REFILL)

    def figures(self, table: Table, action: Action | None) -> Figures:
        return {"canal": int(self.canal) + 1}
