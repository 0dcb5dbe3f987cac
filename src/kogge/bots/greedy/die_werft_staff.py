"""Employees, by what they will do in the turns to come."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.bots.greedy.die_werft_yard import ITEM_WORTHS
from kogge.bots.judge import most
from kogge.games.die_werft.parts import ACCOUNTANT, CONTRACTS, CRAFTSMAN, DEALER, EMPLOYEES, HELMSMAN, HELPERS, MASTER
from kogge.games.die_werft.rings import hire_price, hire_refusal
from kogge.games.die_werft.table import Player, Table

_employers: Final = sum(1 << CONTRACTS.index(name) for name in ("employees", "coloured-employees", "employee-kinds"))


class Staff:
    """Judges those who are employed, and those who could be."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.helper: Final = weights["helper"]
        self.dealer: Final = weights["dealer"]
        self.dealing: Final = weights["dealing"]
        self.craftsman: Final = weights["craftsman"]
        self.speeder: Final = weights["speeder"]
        self.clerk: Final = weights["clerk"]
        self.crowd: Final = weights["crowd"]
        self.pause: Final = weights["pause"]
        self.guilder: Final = weights["guilder"]

    def worth(self, player: Player, turns: float) -> float:
        """The more there are, the less often each finds something to do."""
        value = 0.0
        heads = 0.0
        for employee in range(len(EMPLOYEES)):
            if player.employs(employee):
                value += self.employee(employee)
                heads += 1.0
        return value * most(0.0, turns - self.pause) / (1.0 + self.crowd * heads)

    def employee(self, employee: i64) -> float:
        """What one brings in a turn."""
        if employee < HELPERS:
            return self.helper * ITEM_WORTHS[employee]
        if employee < CRAFTSMAN:
            return self.dealer
        if employee < HELMSMAN:
            return self.craftsman
        return self.speeder if employee < ACCOUNTANT else self.clerk

    def hiring(self, table: Table, player: Player, turns: float) -> float:
        """The best employee whom the player can pay."""
        purse = table.purse(player)
        heads = 0.0
        for employee in range(len(EMPLOYEES)):
            if player.employs(employee):
                heads += 1.0
        time = most(0.0, turns - self.pause) / (1.0 + 2.0 * self.crowd * heads)
        best = 0.0
        place: i64 = 0
        for posted in table.oval:
            if hire_refusal(table, player, posted) is None:
                cost = hire_price(table, player, place)
                if cost <= purse:
                    value = self.employee(posted) * time - float(cost) * self.guilder
                    if DEALER <= posted < CRAFTSMAN:
                        value += self.dealing * float(table.parts.staff.dealer_points[1 if posted >= MASTER else 0])
                    best = most(best, value)
            place += 1
        return best + (1.0 if player.hand & _employers else 0.0)
