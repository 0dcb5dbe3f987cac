"""Preparation: start player, action tiles, markers, employees, displays and contracts, all drawn by luck."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64, mypyc_attr

from kogge.engine.action import Action
from kogge.engine.game import Game
from kogge.engine.rule import Rule
from kogge.engine.table import LUCK, Figures, Question, Step
from kogge.games.die_werft import rules
from kogge.games.die_werft.actions import DEAL, LAY, POINT, POST, SECTOR, START
from kogge.games.die_werft.course import START_TURN
from kogge.games.die_werft.market import REFILL
from kogge.games.die_werft.parts import (
    EMPLOYEES,
    GREEN,
    HELPERS,
    HEXAGON,
    MOST_PLAYERS,
    OPENING_CONTRACTS,
    RING,
    SUBSIDIES,
    Parts,
)
from kogge.games.die_werft.parts import SECTOR as SECTOR_SIZE
from kogge.games.die_werft.table import ABSENT, Table, new_table


def set_up(game: Game, players: int, parts: Parts, options: Mapping[str, str]) -> Table:
    table = new_table(game, parts, players)
    table.spread = options["employees"] == "spread"
    table.hexagon_at = HEXAGON - 1
    if players == MOST_PLAYERS:
        table.positions[SUBSIDIES] = -SUBSIDIES
    table.ask(DEALING, BEGIN)
    table.ask(Posting(LUCK), REFILL)
    table.ask(Pointing(False), Pointing(True))
    table.ask(Starting(LUCK), Arranging(0))
    return table


@mypyc_attr(free_list_len=1)
class Starting(Question[Table]):
    """Luck names the start player."""

    def candidates(self, table: Table) -> list[Action]:
        return START[: len(table.players)]

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        table.starter = action.n

    def figures(self, table: Table, action: Action | None) -> Figures:
        return {} if action is None else {"seat-starter": int(action.n)}


@mypyc_attr(free_list_len=1)
class Arranging(Question[Table]):
    """Luck lays seven action tiles on the start space and the spaces behind it; the subsidies lie at the very end."""

    def __init__(self, laid: i64) -> None:
        self.seat = LUCK
        self.laid: Final = laid

    def candidates(self, table: Table) -> list[Action]:
        return LAY[:SUBSIDIES]

    def refusal(self, table: Table, action: Action) -> Rule | None:
        return None if table.positions[action.n] == ABSENT else rules.LAID_ALREADY

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        table.positions[action.n] = -int(self.laid)
        if self.laid == 0:
            table.lead = action.n
        if self.laid + 1 < SUBSIDIES:
            table.ask(Arranging(self.laid + 1))


@mypyc_attr(free_list_len=1)
class Pointing(Question[Table]):
    """Luck puts the marker of the equipment ring or the crew circle on a sector."""

    def __init__(self, crew: bool) -> None:
        self.seat = LUCK
        self.crew: Final = crew

    def candidates(self, table: Table) -> list[Action]:
        return POINT[RING:] if self.crew else POINT[:RING]

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        if self.crew:
            table.circle_at = table.parts.crew.index(int(action.n))
            table.ask(PointingOval(LUCK))
        else:
            table.ring_at = table.parts.equipment.index(int(action.n))


@mypyc_attr(free_list_len=1)
class PointingOval(Question[Table]):
    """Luck puts the marker of the employees on a sector of the oval."""

    def candidates(self, table: Table) -> list[Action]:
        return SECTOR

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        table.oval_at = action.n


@mypyc_attr(free_list_len=1)
class Posting(Question[Table]):
    """Luck lays out the employees round the oval, three to a sector. In a first game each sector gets one helper."""

    def candidates(self, table: Table) -> list[Action]:
        return POST

    def refusal(self, table: Table, action: Action) -> Rule | None:
        if action.n in table.oval:
            return rules.LAID_ALREADY
        if table.spread and (len(table.oval) % SECTOR_SIZE == 0) != (action.n < HELPERS):
            return rules.ONE_HELPER_EACH
        return None

    def answer(self, table: Table, action: Action) -> None:
        table.oval.append(int(action.n))
        if len(table.oval) == len(EMPLOYEES):
            table.close(self)


class Dealing(Step[Table]):
    """Every seat gets three blue and three green contracts."""

    def run(self, table: Table) -> None:
        for seat in range(len(table.players) - 1, -1, -1):
            table.ask(Deal(seat, 0))


@mypyc_attr(free_list_len=1)
class Deal(Question[Table]):
    """Luck deals one contract after the other, blue ones first; only their owner sees them."""

    def __init__(self, player: i64, dealt: i64) -> None:
        self.seat = LUCK
        self.player: Final = player
        self.dealt: Final = dealt

    def candidates(self, table: Table) -> list[Action]:
        return DEAL[:GREEN] if self.dealt < OPENING_CONTRACTS else DEAL[GREEN:]

    def refusal(self, table: Table, action: Action) -> Rule | None:
        return None if (table.contracts >> action.n) & 1 else rules.DEALT_ALREADY

    def audience(self, table: Table, action: Action) -> i64:
        return self.player

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        table.contracts &= ~(1 << action.n)
        table.players[self.player].hand |= 1 << action.n
        if self.dealt + 1 < 2 * OPENING_CONTRACTS:
            table.ask(Deal(self.player, self.dealt + 1))

    def figures(self, table: Table, action: Action | None) -> Figures:
        return {"seat": int(self.player)}


class Begin(Step[Table]):
    """The start player has the first turn."""

    def run(self, table: Table) -> None:
        table.ask(START_TURN[table.starter])


DEALING: Final[Dealing] = Dealing()
BEGIN: Final[Begin] = Begin()
