"""Bots: who answers for a seat, how strong, and what they think of a position.

A bot gets only what its seat may know: everything here begins with `table.guess(seat, rng)`.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final

from kogge.bots import ahead
from kogge.bots.greedy import judge, make, weights
from kogge.bots.judge import Judge
from kogge.bots.levels import Budget, Level, UnknownLevel, levels
from kogge.bots.levels import level as named
from kogge.bots.net import school
from kogge.bots.outlook import Outlook, Sample, outlooks
from kogge.bots.search import Search
from kogge.bots.trained import Graduate, Pupil
from kogge.engine.action import Action
from kogge.engine.luck import Rng
from kogge.engine.table import Table

__all__ = [
    "RIVALS", "Budget", "Hint", "Level", "Outlook", "UnknownLevel", "choose", "evaluate", "hint", "judge", "levels", "named",
    "outcome", "ranked", "sample", "seats", "sources"]

COMPARED: Final = 3
"""How many of the best answers a hint compares by source of points."""
WAVER: Final = 0.5
"""Points of error with which playouts are answered that compare answers: without any, one of them can tip a whole game."""
RIVALS: Final = "rivals"
"""Beside the sources of own points: what is kept from the best rival, as far as the judge counts it."""


@dataclass(frozen=True)
class Hint:
    """An answer, the final score it promises, what that is worth against the best rival, and the part of the thinking that
    went into it."""

    action: Action
    score: float
    worth: float
    share: float
    sources: dict[str, float] = field(default_factory=dict)
    """Final points by source if play goes on as in playouts; of the best few answers, for comparing them with each other."""


def choose(table: Table, seat: int, level: str | Level, seed: int = 1, budget: Budget | None = None) -> Action:
    """The answer of a bot of this level. The same for the same seed, unless its time runs out before its iterations."""
    how = level if isinstance(level, Level) else named(level, table.game.name)
    rng = Rng(seed)
    guess: Table = table.guess(seat, rng)
    if how.bot == "random":
        options = guess.legal()
        return options[rng.below(len(options))]
    if how.bot == "greedy":
        taste = judge(guess.game.name, how.character)
        options = taste.sensible(guess, guess.legal())
        return options[0] if len(options) == 1 else ahead.best(taste, guess, seats(guess), rng, how.noise)
    search = thinker(guess, seat, how, seed)
    options = search.judge.sensible(guess, guess.legal())
    if len(options) == 1:
        return options[0]
    think(search, how, budget)
    return search.ranked()[0].action


def think(search: Search, how: Level, budget: Budget | None) -> None:
    """As long as the level does; who goes by the net alone is faster."""
    if isinstance(search, Graduate):
        how = replace(how, iterations=round(how.iterations * search.school.pace))
    (budget or Budget()).run(search, how)


def thinker(table: Table, seat: int, how: Level, seed: int) -> Search:
    """The search of a level, for what its seat may know."""
    game, count = table.game.name, seats(table)
    known = school(game, count) if how.schooled else None
    if known is None:
        return Search(table, seat, judge(game, how.character), count, seed)
    if not known.alone:
        return Pupil(table, seat, judge(game, how.character), count, seed, known)
    tastes: list[list[int]] = []
    if known.tastes:  # nobody's taste is known but the own
        tastes = [known.tastes[how.character if other == seat else "sober"] for other in range(count)]
    return Graduate(table, seat, schooled_judge(game, count, how.character), count, seed, known, tastes)


@cache
def schooled_judge(game: str, players: int, character: str = "sober") -> Judge:
    """The judge as who goes by a net alone has it: sober where the net itself hears of tastes, else with the bot's own."""
    known = school(game, players)
    assert known
    return make(game, "sober" if known.tastes else character, weights(game) | known.weights)


def evaluate(
    table: Table, viewer: int | None = None, playouts: int = 24, seed: int = 1, budget: Budget | None = None,
) -> list[Outlook]:
    """What each seat may expect, as far as `viewer` can know (None: somebody who only watches)."""
    if table.over:
        winners = table.ranking().count(1)
        return [Outlook(score, (place == 1) / winners) for score, place in zip(table.totals(), table.ranking(), strict=True)]
    return outlooks(table.game.name, sample(table, viewer, playouts, seed, budget))


def sample(
    table: Table, viewer: int | None, playouts: int = 24, seed: int = 1, budget: Budget | None = None, known: bool = False,
) -> Sample:
    """What playouts bring in which everybody looks one answer ahead, each from another guess for the viewer's eyes; with all
    `known`, as after the end, each from the truth."""
    rng, budget = Rng(seed), budget or Budget()
    count = seats(table)
    scores, wins, worths = [0.0] * count, [0.0] * count, [0.0] * count
    sober = judge(table.game.name)
    answers = played = 0
    while played < playouts and not (played and budget.hurry is not None and budget.hurry()):
        played += 1
        guess: Table = table.copy() if known else table.guess(viewer, rng)
        for seat, worth in enumerate(sober.worths(guess, count)):
            worths[seat] += worth
        answers += ahead.play_out(sober, guess, count, rng, 2.0)
        ranking = guess.ranking()
        for seat, total in enumerate(guess.totals()):
            scores[seat] += total
            wins[seat] += (ranking[seat] == 1) / ranking.count(1)
    budget.part = played / playouts
    return Sample(viewer, answers / played, *([value / played for value in values] for values in (scores, wins, worths)))


def hint(
    table: Table, seat: int, level: str | Level = "captain", seed: int = 1, budget: Budget | None = None,
) -> list[Hint]:
    """The legal answers of a seat, best first, with what they promise, as a bot of this level sees them, which may have been to
    school; the best few with their sources of points."""
    how, budget = level if isinstance(level, Level) else named(level, table.game.name), budget or Budget()
    search = thinker(table.guess(seat, Rng(seed)), seat, how, seed)
    expert = search if isinstance(search, Graduate) else None
    hints = learned(expert, how, budget) if expert else ranked(table, seat, how, seed, budget)
    hints = [hint for hint in hints if hint.share]
    compared: list[Hint] = []
    for found in hints[:COMPARED]:
        told = sources(table, seat, found.action, seed, budget=budget, expert=expert)
        if not told:  # those of some alone would compare nothing
            return hints
        compared.append(replace(found, sources=told))
    return compared + hints[COMPARED:]


def learned(search: Graduate, how: Level, budget: Budget) -> list[Hint]:
    """The legal answers as who goes by the net alone ranks them."""
    options = search.judge.sensible(search.table, search.table.legal())
    if len(options) == 1:
        return [Hint(options[0], search.plain[search.seat], 0.0, 1.0)]
    think(search, how, budget)
    return [
        Hint(branch.action, branch.points / int(branch.visits), search.points_of(branch.mean()),
             int(branch.visits) / int(search.root.visits))
        for branch in search.ranked() if branch.visits]


def ranked(
    table: Table, seat: int, level: str | Level = "captain", seed: int = 1, budget: Budget | None = None,
    among: list[Action] | None = None,
) -> list[Hint]:
    """The legal answers of a seat, or some of them, as a search ranks them; last those that it never tried, as they look one
    answer ahead. All is told in points here, so no level's school has a say in it."""
    how = level if isinstance(level, Level) else named(level, table.game.name)
    guess: Table = table.guess(seat, Rng(seed))
    sober = judge(guess.game.name)
    options = among or sober.sensible(guess, guess.legal())
    if len(options) == 1:
        return [Hint(options[0], sober.worth(guess, seat), 0.0, 1.0)]
    search = Search(guess, seat, sober, seats(guess), seed, options if among else None)
    (budget or Budget()).run(search, replace(how, iterations=how.iterations or 1))
    start = sober.worth(guess, seat)
    return [
        Hint(
            branch.action, branch.points / int(branch.visits) if branch.visits else start + branch.worths[seat], branch.mean(),
            int(branch.visits) / int(search.root.visits))
        for branch in search.ranked()
    ]


def sources(
    table: Table, seat: int, action: Action, seed: int = 1, playouts: int = 12, budget: Budget | None = None,
    expert: Graduate | None = None,
) -> dict[str, float]:
    """Where the seat's points come from in the end if it answers so."""
    found = outcome(table, seat, [action], seed, playouts, budget, expert)
    found.pop(RIVALS, None)
    return found


def outcome(
    table: Table, seat: int, answers: Sequence[Action], seed: int = 1, playouts: int = 12, budget: Budget | None = None,
    expert: Graduate | None = None,
) -> dict[str, float]:
    """Where the seat's points come from in the end if it answers so, as long as it is asked and may, on average over playouts
    (an expert's, or one answer ahead), and as RIVALS what its best rival has less than nothing, counted as a search counts it;
    the same guesses and the same luck for all answers, so that the difference between two outcomes is theirs. Nothing if there
    is no time for all."""
    sober, count = judge(table.game.name), seats(table)
    found: dict[str, float] = {}
    for number in range(playouts):
        if budget is not None and budget.hurry is not None and budget.hurry():
            return {}
        rng = Rng(seed + number)
        guess: Table = table.guess(seat, rng)
        for answer in answers:
            if guess.over or guess.seat != seat or guess.why_not(answer) is not None:
                break
            guess.apply(answer)
        if expert:
            expert.play_out(guess, rng)
        else:
            ahead.play_out(sober, guess, count, rng, WAVER)
        best = max(total for rival, total in enumerate(guess.totals()) if rival != seat)
        for source, points in [*guess.scores()[seat], (RIVALS, -sober.rivalry * best)]:
            found[source] = found.get(source, 0.0) + points / playouts
    return found


def seats(table: Table) -> int:
    """How many play."""
    return len(table.scores())
