"""How many points one seat could make at most: a bound that self-play is measured against, by source of points.

    python -m kogge.arena.bound nauticus                                   # two seats, against a Mate, eight deals
    python -m kogge.arena.bound liguria --players 3 --deals 16 --iterations 24
    python -m kogge.arena.bound die-werft --players 4 --rivals captain --json
    python -m kogge.arena.bound die-werft --iterations 0 --tries 2000      # climbing alone
    python -m kogge.arena.bound grog-island --begins legend                # beside what a Legend makes there

Nested rollout policy adaptation (Rosin 2011) for one seat against rivals that always play alike, on a deal whose luck is fixed;
rollouts lean towards what the judge likes one answer ahead (generalised, Cazenave 2020). Then the best line is climbed on from:
one answer somewhere on it is changed, who began goes on from there in less thought, and what is no worse takes its place. In
long games, where an answer early on shifts all that follow, that finds more than rollouts do.
The seat knows luck's answers in advance and may try a game again and again, so it can make more than anybody who does not know
them. It begins with the line that a Captain, or whoever is asked for, plays there, so it never ends below that.
"""
from __future__ import annotations

import argparse
import math
import os
import random
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from multiprocessing import get_context
from typing import Final

import msgspec

import kogge
from kogge import LUCK, Action, Rng, Table, bots
from kogge.bots.levels import Level

NESTED: Final = 3
"""Levels of rollouts within rollouts: iterations to this power are played."""
STEP: Final = 1.0
"""How far an adaptation goes."""
LEANING: Final = 1.0
"""How many points an answer may look worse one ahead to be tried e times less at first."""
THOUGHT: Final = 5
"""Who goes on from a changed answer thinks so many times less than who began."""

Code = tuple[str, str]
"""An answer, and when it was given: the stage of the game, the decision within it, the kind of question."""
Policy = dict[Code, float]
Choices = list[tuple[list[Code], list[float], int]]
"""The seat's decisions of a game: what could be answered, how the judge leans, and which of it was."""


class Mark(msgspec.Struct):
    """A deal at one of the seat's decisions, with the luck and the rivals' seeds to come."""

    table: Table
    luck: Rng
    seeds: Rng

    def copy(self) -> Mark:
        return Mark(self.table.copy(), self.luck.copy(), self.seeds.copy())


class Line(msgspec.Struct):
    """A game to its end, as one seat played it."""

    choices: Choices
    marks: list[Mark]
    scores: list[tuple[str, int]]

    @property
    def total(self) -> int:
        return sum(points for _, points in self.scores)


class Found(msgspec.Struct):
    """One deal: what who begins made in the seat, and what is possible."""

    deal: int
    searched: list[tuple[str, int]]
    possible: list[tuple[str, int]]


class Seat:
    """One seat of one deal, which can be played any number of times."""

    def __init__(self, game: str, players: int, deal: int, rivals: str, begins: str = "captain") -> None:
        self.game: Final = kogge.game(game)
        self.players: Final = players
        self.deal: Final = deal
        self.seat: Final = deal % players
        self.rival: Final[Level] = bots.named(rivals, game).unhurried
        self.beginner: Final[Level] = bots.named(begins, game).unhurried
        self.judge: Final = bots.judge(game)
        self.rng: Final = random.Random(deal)

    def once(self, policy: Policy | None) -> Line:
        """One game by this policy, by who begins without one."""
        start = Mark(self.game.start(self.players), Rng(self.deal), Rng(self.deal + 7))
        return self.play(start, [], None if policy is not None else self.beginner, policy or {}, self.deal)

    def play(self, at: Mark, marks: list[Mark], how: Level | None, policy: Policy, seed: int) -> Line:
        """To the end from there: the seat's answers are by the level, without one by the policy."""
        table = at.table
        choices: Choices = []
        marks = marks[:]
        stage, nth = "", 0
        while not table.over:
            if table.seat == LUCK:
                table.apply(kogge.pick(table, at.luck))
                continue
            options = table.legal()
            if len(options) > 1 and table.seat != self.seat:
                table.apply(bots.choose(table, table.seat, self.rival, at.seeds.word()))
                continue
            options = self.judge.sensible(table, options)
            if len(options) == 1:
                table.apply(options[0])
                continue
            now = str(self.game.stage(table))
            stage, nth = now, nth + 1 if now == stage else 0
            where = f"{stage} {nth} {type(table.agenda[-1]).__name__}"
            codes, leanings = [(where, action.text) for action in options], self.leanings(table, options)
            if how is None:
                chosen = self.drawn(policy, codes, leanings)
            else:
                chosen = options.index(bots.choose(table, self.seat, how, seed))
            choices.append((codes, leanings, chosen))
            marks.append(at.copy())
            table.apply(options[chosen])
        return Line(choices, marks, table.scores()[self.seat])

    def drawn(self, policy: Policy, codes: list[Code], leanings: list[float]) -> int:
        return self.rng.choices(range(len(codes)), odds(policy, codes, leanings))[0]

    def climb(self, best: Line, tries: int) -> Line:
        """Change an answer of the best line and go on from there in less thought; what is no worse is the best from then on."""
        how = replace(self.beginner, iterations=self.beginner.iterations // THOUGHT)
        for _ in range(tries):
            n = self.rng.randrange(len(best.marks))
            at = best.marks[n].copy()
            options = self.judge.sensible(at.table, at.table.legal())
            leanings = self.leanings(at.table, options)
            at.table.apply(options[self.drawn({}, [("", action.text) for action in options], leanings)])
            tried = self.play(at, best.marks[:n + 1], how, {}, self.rng.getrandbits(31))
            if tried.total >= best.total:
                best = tried
        return best

    def leanings(self, table: Table, options: list[Action]) -> list[float]:
        """How well each answer looks one ahead, beside the best."""
        worths = []
        for action in options:
            twin = table.copy()
            twin.apply(action)
            worths.append(float(twin.totals()[self.seat]) if twin.over else self.judge.worth(twin, self.seat))
        return [(worth - max(worths)) / LEANING for worth in worths]

    def best(self, level: int, policy: Policy, iterations: int, begin: Line | None = None) -> Line:
        """The best line of so many rollouts of the level below, each after the policy has come nearer to the best so far."""
        if level == 0:
            return self.once(policy)
        policy, best = dict(policy), begin
        for _ in range(iterations):
            if best is not None:
                adapt(policy, best.choices)
            tried = self.best(level - 1, policy, iterations)
            if best is None or tried.total >= best.total:
                best = tried
        assert best is not None
        return best


def odds(policy: Policy, codes: list[Code], leanings: list[float]) -> list[float]:
    """How likely each answer is, but for what is the same for all."""
    return [math.exp(policy.get(code, 0.0) + leaning) for code, leaning in zip(codes, leanings, strict=True)]


def adapt(policy: Policy, choices: Choices) -> None:
    """Make what was chosen likelier, everything else at those decisions less likely, all by the policy as it was."""
    steps: Policy = {}
    for codes, leanings, chosen in choices:
        each = odds(policy, codes, leanings)
        whole = sum(each)
        for code, odd in zip(codes, each, strict=True):
            steps[code] = steps.get(code, 0.0) - STEP * odd / whole
        steps[codes[chosen]] += STEP
    for code, step in steps.items():
        policy[code] = policy.get(code, 0.0) + step


def bound(game: str, players: int, deal: int, rivals: str, iterations: int, tries: int = 0, begins: str = "captain") -> Found:
    """One deal. The same deal gives the same answer."""
    seat = Seat(game, players, deal, rivals, begins)
    searched = seat.once(None)
    return Found(deal, searched.scores, seat.climb(seat.best(NESTED, {}, iterations, searched), tries).scores)


def bounds(game: str, players: int, deals: int, rivals: str, iterations: int, tries: int, jobs: int, begins: str) -> list[Found]:
    found = []
    with ProcessPoolExecutor(jobs or os.cpu_count(), get_context("spawn")) as pool:
        waiting = [pool.submit(bound, game, players, deal, rivals, iterations, tries, begins) for deal in range(1, deals + 1)]
        for number, done in enumerate(as_completed(waiting), 1):
            found.append(done.result())
            print(f"\r{number} of {deals} deals", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return sorted(found, key=lambda one: one.deal)


def by_source(lines: list[list[tuple[str, int]]]) -> dict[str, float]:
    """Points of each source on average, and all of them."""
    means: dict[str, float] = {}
    for scores in lines:
        for source, points in scores:
            means[source] = means.get(source, 0.0) + points / len(lines)
    return {**means, "in all": sum(means.values())}


def show(game: str, found: list[Found], begins: str) -> str:
    searched, possible = (by_source([getattr(one, name) for one in found]) for name in ("searched", "possible"))
    lines = [f"{game}: {len(found)} deals", f"{'source':24} {'a ' + begins.title():>10} {'possible':>10}"]
    lines += [f"{source:24} {searched.get(source, 0):10.1f} {possible.get(source, 0):10.1f}"
              for source in dict.fromkeys([*searched, *possible])]
    return "\n".join(lines)


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        "python -m kogge.arena.bound", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=kogge.games())
    parser.add_argument("--players", type=int, default=0, help="seats; the fewest without it")
    parser.add_argument("--deals", type=int, default=8, help="how many; the seat moves on by one from each to the next")
    parser.add_argument("--rivals", default="mate", help="who sits opposite")
    parser.add_argument("--begins", default="captain", help="whose line it begins with")
    parser.add_argument("--iterations", type=int, default=16, help=f"of each of {NESTED} levels: 16 make 4096 games a deal")
    parser.add_argument("--tries", type=int, default=200, help="how many answers of the best line are changed after that")
    parser.add_argument("--jobs", type=int, default=0, help="processes; one for each core without it")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(words)
    players = asked.players or min(kogge.game(asked.game).players)
    if players not in kogge.game(asked.game).players:
        parser.error(f"{asked.game} is for {', '.join(map(str, kogge.game(asked.game).players))} players")
    found = bounds(asked.game, players, asked.deals, asked.rivals, asked.iterations, asked.tries, asked.jobs, asked.begins)
    print(msgspec.json.encode(found).decode() if asked.json else show(asked.game, found, asked.begins))
    return 0


if __name__ == "__main__":
    sys.exit(main())
