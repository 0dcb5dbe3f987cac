"""Bots: who answers for a seat, how strong, and what they think of a position.

A bot gets only what its seat may know: everything here begins with `table.guess(seat, rng)`.
"""
from __future__ import annotations

from dataclasses import dataclass, replace

from kogge.bots import ahead
from kogge.bots.greedy import judge
from kogge.bots.levels import Budget, Level, UnknownLevel, levels
from kogge.bots.levels import level as named
from kogge.bots.search import Search
from kogge.engine.action import Action
from kogge.engine.luck import Rng
from kogge.engine.table import Table

__all__ = [
    "Budget", "Hint", "Level", "Outlook", "UnknownLevel", "choose", "evaluate", "hint", "judge", "levels", "named", "seats"]


@dataclass(frozen=True)
class Outlook:
    """What a seat may expect: its final score and its chance to win (a shared win counts in part)."""

    score: float
    win: float


@dataclass(frozen=True)
class Hint:
    """An answer, the final score it promises, and the part of the thinking that went into it."""

    action: Action
    score: float
    share: float


def choose(table: Table, seat: int, level: str | Level, seed: int = 1, budget: Budget | None = None) -> Action:
    """The answer of a bot of this level. The same for the same seed, unless its time runs out before its iterations."""
    how = level if isinstance(level, Level) else named(level, table.game.name)
    rng = Rng(seed)
    guess: Table = table.guess(seat, rng)
    if how.bot == "random":
        options = guess.legal()
        return options[rng.below(len(options))]
    taste = judge(guess.game.name, how.character)
    options = taste.sensible(guess.legal())
    if len(options) == 1:
        return options[0]
    if how.bot == "greedy":
        return ahead.best(taste, guess, seats(guess), rng, how.noise)
    search = Search(guess, seat, taste, seats(guess), seed)
    (budget or Budget()).run(search, how)
    return search.ranked()[0].action


def evaluate(
    table: Table, viewer: int | None = None, playouts: int = 24, seed: int = 1, budget: Budget | None = None,
) -> list[Outlook]:
    """What each seat may expect, as far as `viewer` can know (None: somebody who only watches)."""
    rng, budget = Rng(seed), budget or Budget()
    count = seats(table)
    score, win = [0.0] * count, [0.0] * count
    sober = judge(table.game.name)
    played = 0
    while played < playouts and not (played and budget.hurry is not None and budget.hurry()):
        played += 1
        guess: Table = table.guess(viewer, rng) if table.agenda else table.copy()  # after the end everything lies open
        ahead.play_out(sober, guess, count, rng, 2.0)
        winners = [seat for seat, place in enumerate(guess.ranking()) if place == 1]
        for seat, total in enumerate(guess.totals()):
            score[seat] += total
            win[seat] += (seat in winners) / len(winners)
    budget.part = played / playouts
    return [Outlook(points / played, wins / played) for points, wins in zip(score, win, strict=True)]


def hint(
    table: Table, seat: int, level: str | Level = "captain", seed: int = 1, budget: Budget | None = None,
) -> list[Hint]:
    """The legal answers of a seat, best first, with what they promise."""
    how = level if isinstance(level, Level) else named(level, table.game.name)
    guess: Table = table.guess(seat, Rng(seed))
    sober = judge(guess.game.name)
    options = sober.sensible(guess.legal())
    if len(options) == 1:
        return [Hint(options[0], sober.worth(guess, seat), 1.0)]
    search = Search(guess, seat, sober, seats(guess), seed)
    (budget or Budget()).run(search, replace(how, iterations=how.iterations or 1))
    return [
        Hint(branch.action, branch.points / int(branch.visits), int(branch.visits) / int(search.root.visits))
        for branch in search.ranked() if branch.visits
    ]


def seats(table: Table) -> int:
    """How many play."""
    return len(table.scores())
