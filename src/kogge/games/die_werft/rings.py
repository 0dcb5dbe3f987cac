"""The three rings: making equipment, recruiting crew, hiring employees. The first step of the marker is free."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kogge.engine.action import Action
from kogge.engine.rule import Rule
from kogge.engine.table import Figures, Question
from kogge.games.die_werft import rules
from kogge.games.die_werft.actions import ASSIST, DONE, HIRE, MAKE, RECRUIT
from kogge.games.die_werft.parts import (
    ACCOUNTANT,
    DEALER,
    FOREMAN,
    LOADS,
    MASTER,
    RING,
    SECTOR,
    SECTORS,
)
from kogge.games.die_werft.shipbuilding import IMPOSSIBLE
from kogge.games.die_werft.table import Player, Table

_engineers: Final = (1 << RING) - 1
_recruiters: Final = _engineers << RING


def steps(at: i64, to: i64, sectors: i64) -> i64:
    """How many sectors the marker goes on: at least one, at most the full circle."""
    return (to - at - 1) % sectors + 1


def ring_price(table: Table, player: Player, item: i64) -> i64:
    """What it costs to move the marker to this item; the accountant pays for some steps."""
    if item < RING:
        far = steps(table.ring_at, table.parts.equipment.index(int(item)), RING)
    else:
        far = steps(table.circle_at, table.parts.crew.index(int(item)), RING)
    free: i64 = 1 + table.parts.staff.accountant if player.employs(ACCOUNTANT) else 1
    return far - free if far > free else 0


@mypyc_attr(free_list_len=1)
class Making(Question[Table]):
    """Take an item of the equipment ring or, with `crew`, of the crew circle."""

    def __init__(self, seat: i64, crew: bool) -> None:
        self.seat = seat
        self.crew: Final = crew

    def candidates(self, table: Table) -> list[Action]:
        return RECRUIT if self.crew else MAKE

    def refusal(self, table: Table, action: Action) -> Rule | None:
        player = table.players[self.seat]
        return rules.TOO_DEAR if ring_price(table, player, action.n) > table.purse(player) else None

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        player = table.players[self.seat]
        player.guilders -= ring_price(table, player, action.n)
        player.store[action.n] += 1
        if self.crew:
            table.circle_at = table.parts.crew.index(int(action.n))
        else:
            table.ring_at = table.parts.equipment.index(int(action.n))
        helpers = player.employees & (_recruiters if self.crew else _engineers)
        if helpers:
            table.ask(Assisting(self.seat, helpers))

    def figures(self, table: Table, action: Action | None) -> Figures:
        player = table.players[self.seat]
        purse = int(table.purse(player))
        if action is None:
            return {"guilders": purse, "crew": 1 if self.crew else 0}
        return {"price": int(ring_price(table, player, action.n)), "purse": purse}


@mypyc_attr(free_list_len=1)
class Assisting(Question[Table]):
    """Every engineer brings an item more, every recruiter one of the crew or a propeller, if the player wants."""

    def __init__(self, seat: i64, helpers: i64) -> None:
        self.seat = seat
        self.helpers: Final = helpers  # those who have not helped yet, one bit each

    def candidates(self, table: Table) -> list[Action]:
        out: list[Action] = []
        for action in ASSIST:
            if (self.helpers >> action.n) & 1:
                out.append(action)
        out.append(DONE)
        return out

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        if action is DONE:
            return
        table.players[self.seat].store[action.n] += 1
        left = self.helpers & ~(1 << action.n)
        if left:
            table.ask(Assisting(self.seat, left))


def oval_price(table: Table, player: Player, sector: i64) -> i64:
    """What it costs to move the marker to this sector of the oval; the foreman pays for some steps."""
    far = steps(table.oval_at, sector, SECTORS)
    free: i64 = 1 + table.parts.staff.foreman if player.employs(FOREMAN) else 1
    return far - free if far > free else 0


def hire_refusal(table: Table, player: Player, employee: i64) -> Rule | None:
    """Why the player cannot hire this employee, money aside."""
    if not table.employees[employee]:
        return rules.NO_MORE_OF_THESE
    if player.employs(employee):
        return rules.EMPLOYED_ALREADY
    if MASTER <= employee < MASTER + len(LOADS) and not player.employs(employee - MASTER + DEALER):
        return rules.FIRST_LEVEL
    return None


def hire_price(table: Table, player: Player, place: i64) -> i64:
    """Steps of the marker and surcharge for the employee at this place of the oval."""
    return oval_price(table, player, place // SECTOR) + table.parts.staff.surcharges[table.oval[place]]


def cheapest_hire(table: Table, player: Player) -> i64:
    """The least that hiring anybody costs."""
    best: i64 = IMPOSSIBLE
    place: i64 = 0
    for employee in table.oval:
        if hire_refusal(table, player, employee) is None:
            price = hire_price(table, player, place)
            if price < best:
                best = price
                if best == 0:
                    return 0
        place += 1
    return best


@mypyc_attr(free_list_len=1)
class Hiring(Question[Table]):
    """Hire one of the employees of the sector to which the marker moves."""

    def candidates(self, table: Table) -> list[Action]:
        return HIRE

    def refusal(self, table: Table, action: Action) -> Rule | None:
        player = table.players[self.seat]
        rule = hire_refusal(table, player, action.n)
        if rule is not None:
            return rule
        place: i64 = table.oval.index(int(action.n))
        return rules.TOO_DEAR if hire_price(table, player, place) > table.purse(player) else None

    def options(self, table: Table) -> list[Action]:
        """The same, in the order of the oval."""
        player = table.players[self.seat]
        purse = table.purse(player)
        out: list[Action] = []
        place: i64 = 0
        for employee in table.oval:
            if hire_refusal(table, player, employee) is None and hire_price(table, player, place) <= purse:
                out.append(HIRE[employee])
            place += 1
        return out

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        player = table.players[self.seat]
        place: i64 = table.oval.index(int(action.n))
        player.guilders -= hire_price(table, player, place)
        player.employees |= 1 << action.n
        table.employees[action.n] -= 1
        table.oval_at = place // SECTOR

    def figures(self, table: Table, action: Action | None) -> Figures:
        player = table.players[self.seat]
        purse = int(table.purse(player))
        if action is None:
            return {"guilders": purse}
        return {"price": int(hire_price(table, player, table.oval.index(int(action.n)))), "purse": purse}
