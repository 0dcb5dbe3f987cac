"""Harbours: unloading at home; loading and diplomats in those of the others."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kogge.engine.action import Action
from kogge.engine.rule import Rule
from kogge.engine.table import Figures, Question
from kogge.games.liguria import rules
from kogge.games.liguria.actions import DONE, ENVOY, LOAD, PAY
from kogge.games.liguria.parts import COLOURS, FIRST_DIPLOMAT, HARBOURS, SCROLLS
from kogge.games.liguria.table import VACANT, Player, Table

VISITS: Final[list[Action]] = [*LOAD, *ENVOY, DONE]


def unload(player: Player) -> None:
    """At home everything goes from the ship behind the screen."""
    for colour in range(len(COLOURS)):
        player.cubes[colour] += player.hold[colour]
        player.hold[colour] = 0


def is_load(action: Action) -> bool:
    return action.n < len(LOAD) and action is LOAD[action.n]


def visit(table: Table, seat: i64, owner: i64) -> None:
    table.ask(VisitHarbour(seat, owner, table.players[seat].sacks(table.parts)))


class VisitHarbour(Question[Table]):
    """Load as many cubes as one has merchants, and place one envoy, in either order; or neither."""

    def __init__(self, seat: i64, owner: i64, sacks: i64) -> None:
        self.seat = seat
        self.owner: Final = owner
        self.sacks: i64 = sacks  # cubes that may still be loaded

    def copy(self) -> Question[Table]:
        return VisitHarbour(self.seat, self.owner, self.sacks)

    def candidates(self, table: Table) -> list[Action]:
        return VISITS

    def refusal(self, table: Table, action: Action) -> Rule | None:
        if action is DONE:
            return None
        if is_load(action):
            return self.load_refusal(table, action.n)
        return self.envoy_refusal(table, action.n)

    def load_refusal(self, table: Table, colour: i64) -> Rule | None:
        if table.players[self.owner].docks[colour] == 0:
            return rules.NO_CUBE
        if self.sacks == 0:
            return rules.SACKS_USED
        return rules.HOLD_FULL if table.players[self.seat].room(table.parts) == 0 else None

    def envoy_refusal(self, table: Table, row: i64) -> Rule | None:
        if table.players[self.owner].envoys[row] != VACANT:
            return rules.FIELD_TAKEN
        if table.called >> self.owner & 1:
            return rules.ONE_ENVOY_A_TURN
        return rules.TOO_FEW_SCROLLS if self.wealth(table) < self.price(table) else None

    def price(self, table: Table) -> i64:
        """One for the first envoy in a harbour, two for the second, and so on."""
        return table.diplomats_in(self.owner) + 1

    def wealth(self, table: Table) -> i64:
        """What one's diplomat tiles are worth: scrolls, or with the option one each."""
        total: i64 = 0
        for kind, count in enumerate(table.players[self.seat].diplomats):
            total += count * worth(table, kind)
        return total

    def answer(self, table: Table, action: Action) -> None:
        player = table.players[self.seat]
        owner = table.players[self.owner]
        if action is DONE:
            table.close(self)
        elif is_load(action):
            self.sacks -= 1
            owner.docks[action.n] -= 1
            player.hold[action.n] += 1
        else:
            price = self.price(table)
            owner.envoys[action.n] = int(self.seat)
            table.called |= 1 << self.owner
            table.ask(PayDiplomats(self.seat, price))

    def figures(self, table: Table, action: Action | None) -> Figures:
        harbour = HARBOURS[self.owner]
        return {
            "harbour": harbour, "place": harbour, "sacks": int(self.sacks), "price": int(self.price(table)),
            "have": int(self.wealth(table)), "room": int(table.players[self.seat].room(table.parts)),
        }


@mypyc_attr(free_list_len=1)
class PayDiplomats(Question[Table]):
    """Diplomat tiles leave the screen until the envoy's price is paid; too much is lost."""

    def __init__(self, seat: i64, price: i64) -> None:
        self.seat = seat
        self.price: Final = price

    def candidates(self, table: Table) -> list[Action]:
        return PAY

    def refusal(self, table: Table, action: Action) -> Rule | None:
        return rules.NO_DIPLOMAT if table.players[self.seat].diplomats[action.n] == 0 else None

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        table.players[self.seat].diplomats[action.n] -= 1
        table.gone[FIRST_DIPLOMAT + action.n] += 1
        left = self.price - worth(table, action.n)
        if left > 0:
            table.ask(PayDiplomats(self.seat, left))

    def figures(self, table: Table, action: Action | None) -> Figures:
        return {"price": int(self.price)}


def worth(table: Table, kind: i64) -> i64:
    return 1 if table.count_tiles else SCROLLS[kind]
