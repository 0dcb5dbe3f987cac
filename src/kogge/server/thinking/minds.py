"""What runs in a worker process: a game is replayed from its answers, and a bot thinks about it."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from kogge import Rng, Sheet, Table, bots, game


@dataclass(frozen=True)
class Position:
    """A position as it travels to a worker."""

    game: str
    rules_version: int
    players: int
    options: dict[str, str]
    parts: str
    answers: tuple[str, ...]
    guess: tuple[int, int] | None = None
    """For which seat's eyes, and by which seed, what those cannot know is dealt, where it is studied."""
    line: tuple[str, ...] = ()
    """What is tried then."""

    def table(self) -> Table:
        found = game(self.game).by_rules(self.rules_version)
        table = found.start(self.players, _sheet(self.parts), self.options)
        for text in self.answers:
            table.apply(found.action(text))
        if self.guess is not None:
            seat, seed = self.guess
            table = table.guess(seat, Rng(seed))
        for text in self.line:
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
    seconds: float = 0.0
    """At most this long; 0: as its level says."""


@dataclass(frozen=True)
class Thought:
    """What came of it: an answer, answers with (score, share), or (score, chance to win) of each seat."""

    answer: str = ""
    hints: tuple[tuple[str, float, float], ...] = ()
    outlooks: tuple[tuple[float, float], ...] = ()
    part: float = 1.0
    """How much of what its level asks for went into it."""


@lru_cache(maxsize=16)
def _sheet(text: str) -> Sheet:
    return Sheet(text)


def think(task: Task, hurry: Callable[[], bool]) -> Thought:
    """Bots begin with a guess of what their seat cannot know; see kogge.bots."""
    table, seat, budget = task.position.table(), task.seat, bots.Budget(task.seconds, hurry)
    if task.what == "evaluate":
        outlooks = bots.evaluate(table, seat, seed=task.seed, budget=budget)
        return Thought(outlooks=tuple((outlook.score, outlook.win) for outlook in outlooks), part=budget.part)
    assert seat is not None
    if task.what == "hint":
        hints = bots.hint(table, seat, task.level, task.seed, budget)
        return Thought(hints=tuple((hint.action.text, hint.score, hint.share) for hint in hints), part=budget.part)
    return Thought(bots.choose(table, seat, task.level, task.seed, budget).text, part=budget.part)
