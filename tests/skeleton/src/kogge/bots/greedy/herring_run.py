"""Herring Run as good players see it. Next: what a position is worth, in points at the end.

Without this file bots count points as they stand.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.bots.judge import Character, Judge, most
from kogge.engine import table as engine
from kogge.games.herring_run.table import Table

WEIGHTS: Final = {
    "turn": 6.0,  # what a turn still to come brings
}


class HerringRunJudge(Judge):
    def __init__(self, character: Character, weights: dict[str, float]) -> None:
        self.character: Final = character
        self.turn: Final = weights["turn"]

    def worth(self, table: engine.Table, seat: i64) -> float:
        assert isinstance(table, Table)
        asked = table.agenda[-1].seat
        turns = float(table.parts.rounds - table.round + (1 if seat > asked else 0))
        worth = self.character.trade * float(table.players[seat].landed) + self.character.build * self.turn * turns
        return worth + self.character.risk * most(self.turn, float(table.catch)) if seat == asked else worth


def judge(character: Character, weights: dict[str, float]) -> Judge:
    return HerringRunJudge(character, weights)
