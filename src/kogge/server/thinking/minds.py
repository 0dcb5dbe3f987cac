"""What runs in a worker process: a game is replayed from its answers, and a bot thinks about it."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from kogge import Rng, Sheet, Table, bots, game
from kogge.bots.outlook import outlooks
from kogge.learn import review
from kogge.learn.review import Look, Verdict


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

    what: Literal["choose", "hint", "evaluate", "study", "look", "weigh"]
    position: Position
    seat: int | None
    level: str
    seed: int
    seconds: float = 0.0
    """At most this long; 0: as its level says."""
    times: int = 1
    """How many times as much thinking as its level asks for."""
    known: bool = False
    """All lies open, as after the end."""
    answer: str = ""
    look: Look | None = None
    """For a review: the answer that is weighed, and what was expected before it."""


@dataclass(frozen=True)
class Idea:
    """An answer worth giving: see `kogge.bots.Hint`."""

    answer: str
    score: float
    worth: float
    share: float
    sources: dict[str, float]


@dataclass(frozen=True)
class Thought:
    """What came of it: an answer, ideas for answers, or (score, chance to win) of each seat."""

    answer: str = ""
    hints: tuple[Idea, ...] = ()
    outlooks: tuple[tuple[float, float], ...] = ()
    part: float = 1.0
    """How much of what its level asks for went into it."""
    ranked: tuple[tuple[str, float, float], ...] = ()
    """Answers with (expected points, what they are worth against the best rival)."""
    look: Look | None = None
    verdict: Verdict | None = None


@lru_cache(maxsize=16)
def _sheet(text: str) -> Sheet:
    return Sheet(text)


def think(task: Task, hurry: Callable[[], bool]) -> Thought:
    """Bots begin with a guess of what their seat cannot know; see kogge.bots."""
    table, seat, budget = task.position.table(), task.seat, bots.Budget(task.seconds, hurry)
    if task.what in ("look", "weigh"):
        return look_back(task, table)
    if task.what == "study":
        return study(task, table, budget)
    if task.what == "evaluate":
        told = bots.evaluate(table, seat, seed=task.seed, budget=budget)
        return Thought(outlooks=tuple((outlook.score, outlook.win) for outlook in told), part=budget.part)
    assert seat is not None
    if task.what == "hint":
        hints = bots.hint(table, seat, task.level, task.seed, budget)
        ideas = tuple(Idea(hint.action.text, hint.score, hint.worth, hint.share, hint.sources) for hint in hints)
        return Thought(hints=ideas, part=budget.part)
    return Thought(bots.choose(table, seat, task.level, task.seed, budget).text, part=budget.part)


def look_back(task: Task, table: Table) -> Thought:
    """A piece of a review."""
    how, count = bots.named(task.level, table.game.name).unhurried, len(task.position.answers)
    if task.look is None:
        return Thought(look=review.look(table, count, how, task.seed))
    return Thought(verdict=review.weigh(table, count, table.game.action(task.answer), how, task.look, task.seed))


def study(task: Task, table: Table, budget: bots.Budget) -> Thought:
    """What everybody may expect, and the best answers of whoever is asked, as far as they could know."""
    if table.over:
        told = bots.evaluate(table)
        return Thought(outlooks=tuple((each.score, each.win) for each in told))
    playouts = 24 * task.times
    told = outlooks(table.game.name, bots.sample(table, task.seat, playouts, task.seed, budget, task.known))
    ranked: tuple[tuple[str, float, float], ...] = ()
    if table.seat >= 0:
        how = bots.named(task.level, table.game.name)
        how = replace(how, iterations=how.iterations * task.times, seconds=how.seconds * task.times)
        found = bots.ranked(table, table.seat, how, task.seed, budget)
        ranked = tuple((hint.action.text, hint.score, hint.worth) for hint in found if hint.share)
    return Thought(outlooks=tuple((each.score, each.win) for each in told), ranked=ranked, part=budget.part)
