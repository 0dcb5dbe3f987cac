"""The course of the game: in every round each player sails once. Next: one file for each chapter of the rule book."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from kogge.engine.action import Action
from kogge.engine.game import Game
from kogge.engine.rule import Rule
from kogge.engine.table import LUCK, Figures, Question, Step
from kogge.games.herring_run import rules
from kogge.games.herring_run.actions import CAST, DRAW, LAND
from kogge.games.herring_run.parts import CARDS, FISH, STORM, Parts
from kogge.games.herring_run.table import Player, Table


def set_up(game: Game, players: int, parts: Parts, options: Mapping[str, str]) -> Table:
    table = Table(game, parts, [Player(0) for _ in range(players)])
    table.ask(Sail(0))
    return table


class Sail(Question[Table]):
    """Cast the net once more, or land what is in it."""

    def candidates(self, table: Table) -> list[Action]:
        return [CAST, LAND]

    def refusal(self, table: Table, action: Action) -> Rule | None:
        return rules.CAST_FIRST if action is LAND and sum(table.drawn) == 0 else None

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        if action is CAST:
            table.ask(Draw(LUCK, self.seat))
        else:
            table.players[self.seat].landed += table.catch
            table.ask(EndTurn(self.seat))

    def figures(self, table: Table, action: Action | None) -> Figures:
        return {"catch": int(table.catch)}


class Draw(Question[Table]):
    """Luck draws a card: so many fish, or a storm that takes the whole catch."""

    def __init__(self, seat: i64, sailor: i64) -> None:
        super().__init__(seat)
        self.sailor: Final = sailor

    def candidates(self, table: Table) -> list[Action]:
        return [action for action in DRAW if table.sea[action.n] > 0]

    def weight(self, table: Table, action: Action) -> i64:
        return table.sea[action.n]

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        table.sea[action.n] -= 1
        table.drawn[action.n] += 1
        table.catch += FISH[action.n]
        table.ask(EndTurn(self.sailor) if action.n == STORM else Sail(self.sailor))

    def figures(self, table: Table, action: Action | None) -> Figures:
        return {"seat-sailor": int(self.sailor)}


class EndTurn(Step[Table]):
    """The cards go back into the sea, and the next player sails."""

    def __init__(self, after: i64) -> None:
        super().__init__()
        self.after: Final = after

    def run(self, table: Table) -> None:
        for card in range(len(CARDS)):
            table.sea[card] += table.drawn[card]
            table.drawn[card] = 0
        table.catch = 0
        seat = (self.after + 1) % len(table.players)
        if seat == 0:
            table.round += 1
        if table.round <= table.parts.rounds:
            table.ask(Sail(seat))
