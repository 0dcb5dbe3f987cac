"""What runs in a worker process: a game is replayed from its answers, and a bot thinks about it."""
from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from kogge import Sheet, Table, bots, game


@dataclass(frozen=True)
class Position:
    """A position as it travels to a worker."""

    game: str
    rules_version: int
    players: int
    options: dict[str, str]
    parts: str
    answers: tuple[str, ...]

    def table(self) -> Table:
        found = game(self.game).by_rules(self.rules_version)
        table = found.start(self.players, _sheet(self.parts), self.options)
        for text in self.answers:
            table.apply(found.action(text))
        return table


@dataclass(frozen=True)
class Task:
    """`choose` an answer, give a `hint`, or `evaluate` for a seat (None: for a spectator)."""

    what: Literal["choose", "hint", "evaluate"]
    position: Position
    seat: int | None
    level: str
    seed: int


@dataclass(frozen=True)
class Thought:
    """What came of it: an answer, answers with (score, share), or (score, chance to win) of each seat."""

    answer: str = ""
    hints: tuple[tuple[str, float, float], ...] = ()
    outlooks: tuple[tuple[float, float], ...] = ()


@lru_cache(maxsize=16)
def _sheet(text: str) -> Sheet:
    return Sheet(text)


def think(task: Task) -> Thought:
    """Bots begin with a guess of what their seat cannot know; see kogge.bots."""
    table, seat = task.position.table(), task.seat
    if task.what == "evaluate":
        outlooks = bots.evaluate(table, seat, seed=task.seed)
        return Thought(outlooks=tuple((outlook.score, outlook.win) for outlook in outlooks))
    assert seat is not None
    if task.what == "hint":
        hints = bots.hint(table, seat, task.level, task.seed)
        return Thought(hints=tuple((hint.action.text, hint.score, hint.share) for hint in hints))
    return Thought(answer=bots.choose(table, seat, task.level, task.seed).text)
