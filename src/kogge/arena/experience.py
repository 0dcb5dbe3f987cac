"""Fits what a judge has learned from games: how much each of its terms counts when, and what a position's entries are worth.

    python -m kogge.arena.experience nauticus --games 200 --out learned.f32       # a try: minutes on two cores
    python -m kogge.arena.experience nauticus --games 18000 --jobs 16             # for the package: some ten minutes on 16 cores
    python -m kogge.arena.experience liguria --games 1000 --jobs 16               # the same: some two minutes

Bots of many tastes play, and err now and then, so that games see more than one plan. Then the worths are fitted that tell best
by how much each seat ends above the others (a ridge regression by conjugate gradients, held back towards the judge as it is):
what raises everybody's points alike teaches nothing. One game in ten is kept for judging. What is kept goes half the way
from the judge as it is to the fit: the whole way was weaker. Needs NumPy.
"""
from __future__ import annotations

import argparse
import math
import os
import random
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

import kogge
from kogge.bots.greedy import EXPERIENCE, judging, weights
from kogge.bots.judge import SOBER, Character, Judge
from kogge.bots.search import Search

GAMES: Final = [name for name in kogge.games() if hasattr(judging(name), "LEARNS")]
"""Whose judges can learn."""
ITERATIONS: Final = {"die-werft": (20, 50), "liguria": (30, 60)}
USUAL: Final = (40, 100)
"""Of the searches that play."""
ERRS: Final = 0.03
"""How often any answer is given at all."""
WAVERS: Final = 0.15
"""How often, in six games of ten, an answer is drawn by how much a search tried it."""
POSITIONS: Final = 36
"""Looked at in each game."""
JUDGED: Final = 10
"""One game in so many is not fitted."""
LEVEL: Final = 0.15
"""What the height of all scores counts beside the distances between them."""
HELD_TERM: Final = 3000.0
HELD_ENTRY: Final = 150.0
"""How strongly terms and entries are held back where there is little to learn from; of 30, 150 and 600 the best for entries."""
STEPS: Final = 150
WAY: Final = 0.5
"""How far what is kept goes from the judge as it is to the fit."""


Example = tuple[float, list[float], list[int], int]


class Row(NamedTuple):
    """A seat in a position: its sure points, what it ended with, and the columns that speak of it."""

    sure: float
    total: float
    columns: list[int]
    values: list[float]


Position = list[Row]


def columns(game: str) -> tuple[int, int]:
    """How many worths are fitted: of terms at each stage, and of all."""
    terms, stages, entries = judging(game).LEARNS
    return terms * stages, terms * stages + entries


def taste(game: str, rng: random.Random) -> Judge:
    """Every second judge is sober, the others weigh things by chance otherwise; in Nauticus most of them like ships and goods
    better."""
    made: Callable[[Character, dict[str, float]], Judge] = judging(game).judge
    usual = weights(game)
    likes, spread = ((0.25, 0.35), 1.0) if game == "nauticus" else ((0.0, 0.0), 0.5)
    if rng.random() < 0.5:
        return made(SOBER, usual)
    other = {name: weight * math.exp(rng.gauss(0.0, 0.25)) for name, weight in usual.items()}
    build, trade, risk = rng.gauss(likes[0], 0.4 * spread), rng.gauss(likes[1], 0.5 * spread), rng.gauss(0.0, 0.2)
    return made(Character("other", math.exp(build), math.exp(trade), math.exp(risk)), other)


def played(game: str, seed: int) -> list[Position]:
    """One game, and what was to be seen in some of its positions."""
    rng, luck, example = random.Random(seed), kogge.Rng(seed), judging(game).example
    numbers = list(kogge.game(game).players)
    players = rng.choice([numbers[0], *numbers])
    judges = [taste(game, rng) for _ in range(players)]
    table = kogge.game(game).start(players)
    iterations, wavers = rng.choice(ITERATIONS.get(game, USUAL)), WAVERS if rng.random() < 0.6 else 0.0
    answers = 0
    seen: list[list[Example]] = []
    while not table.over:
        seat = table.seat
        if seat == kogge.LUCK:
            table.apply(kogge.pick(table, luck))
            continue
        options = table.legal()
        if len(options) == 1:
            table.apply(options[0])
            continue
        table.apply(_answer(table, judges[seat], rng, luck, iterations, wavers))
        answers += 1
        if table.over or table.seat == kogge.LUCK:
            continue
        if len(seen) < POSITIONS or rng.random() < POSITIONS / answers:  # any of them as likely as any other
            found = [example(table, each) for each in range(players)]
            if len(seen) < POSITIONS:
                seen.append(found)
            else:
                seen[rng.randrange(POSITIONS)] = found
    first, _ = columns(game)
    return [[_row(example, total, first) for example, total in zip(position, table.totals(), strict=True)] for position in seen]


def _answer(
    table: Any, judge: Judge, rng: random.Random, luck: kogge.Rng, iterations: int, wavers: float,
) -> kogge.Action:
    guess = table.guess(table.seat, luck)
    options = judge.sensible(guess, guess.legal())
    if len(options) == 1 or rng.random() < ERRS:
        return rng.choice(options)
    search = Search(guess, table.seat, judge, len(table.totals()), luck.word())
    search.run(iterations, 0.0)
    ranked = search.ranked()
    if rng.random() < wavers:
        return rng.choices([branch.action for branch in ranked], [int(branch.visits) + 0.01 for branch in ranked])[0]
    return ranked[0].action


def _row(example: Example, total: int, first: int) -> Row:
    """`first`: the column of the first entry."""
    sure, terms, entries, stage = example
    found = [stage * len(terms) + n for n in range(len(terms))] + [first + at for at in entries]
    return Row(sure, float(total), found, terms + [1.0] * len(entries))


class Regression:
    """The worths that tell best how far the seats of a game end apart."""

    def __init__(self, game: str, games: list[list[Position]]) -> None:
        import numpy as np

        self.np = np
        first, self.columns = columns(game)
        positions = [(number, position) for number, game in enumerate(games) for position in game]
        rows = [row for _, position in positions for row in position]
        self.sure = np.array([row.sure for row in rows])
        self.totals = np.array([row.total for row in rows])
        self.seats = np.array([len(position) for _, position in positions])
        self.position = np.repeat(np.arange(len(positions)), self.seats)
        self.fitted = np.repeat(np.array([number % JUDGED != 0 for number, _ in positions]), self.seats)
        self.column = np.concatenate([np.array(row.columns) for row in rows])
        self.value = np.concatenate([np.array(row.values) for row in rows])
        self.row = np.repeat(np.arange(len(rows)), [len(row.columns) for row in rows])
        self.begin = np.zeros(self.columns)
        self.begin[:first] = 1.0
        self.held = np.full(self.columns, HELD_ENTRY)
        self.held[:first] = HELD_TERM

    def told(self, worths: Any) -> Any:
        """What these worths make of every row."""
        return self.np.bincount(self.row, self.value * worths[self.column], len(self.sure))

    def learned(self, pull: Any) -> Any:
        """What the rows' pulls mean for every worth."""
        return self.np.bincount(self.column, self.value * pull[self.row], self.columns)

    def apart(self, error: Any) -> tuple[Any, Any]:
        """An error's part of its own, and the one that all seats of its position share."""
        shared = self.np.bincount(self.position, error) / self.seats
        return error - shared[self.position], shared[self.position]

    def pull(self, error: Any) -> Any:
        own, shared = self.apart(error)
        return (own + LEVEL * shared) * self.fitted

    def missed(self, worths: Any, fitted: bool) -> float:
        """The variance of what is not told of the distances between seats, in the games that were fitted or in the others."""
        own, _ = self.apart(self.sure + self.told(worths) - self.totals)
        chosen = self.fitted == fitted
        freedom = chosen.sum() - len(self.np.unique(self.position[chosen]))
        return float((own[chosen] ** 2).sum() / max(1, freedom))

    def fit(self) -> Any:
        """The worths, by conjugate gradients."""
        np = self.np
        scale = 1.0 / (np.bincount(self.column, self.value**2, self.columns) + self.held)
        rest = -self.learned(self.pull(self.sure + self.told(self.begin) - self.totals))
        change, way = np.zeros(self.columns), scale * rest
        power = first = float(rest @ way)
        for _ in range(STEPS):
            if power <= 1e-9 * first:
                break
            curve = self.learned(self.pull(self.told(way))) + self.held * way
            step = power / float(way @ curve)
            change += step * way
            rest -= step * curve
            scaled = scale * rest
            power, before = float(rest @ scaled), power
            way = scaled + power / before * way
        return self.begin + change


def learn(game: str, games: list[list[Position]], out: Path) -> str:
    """Fits the games, keeps what was learned, and says what came of it."""
    regression = Regression(game, games)
    fit = regression.fit()
    kept = regression.begin + WAY * (fit - regression.begin)
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(kept.astype("<f4").tobytes())
    lines = [f"{len(games)} games, {len(regression.sure)} rows; variance of the distances between seats that is not told:"]
    for name, worths in (("judge as it is", regression.begin), ("fit", fit), ("kept", kept)):
        lines.append(f"{name:16} {regression.missed(worths, True):7.1f} fitted {regression.missed(worths, False):7.1f} judged")
    return "\n".join(lines)


def games(game: str, count: int, seed: int, jobs: int) -> list[list[Position]]:
    found: dict[int, list[Position]] = {}
    with ProcessPoolExecutor(jobs or os.cpu_count(), get_context("spawn")) as pool:
        waiting = {pool.submit(played, game, seed + number): number for number in range(count)}
        for done in as_completed(waiting):
            found[waiting[done]] = done.result()
            print(f"\r{len(found)} of {count} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return [found[number] for number in range(count)]


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        "python -m kogge.arena.experience", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=18000, help="how many are played")
    parser.add_argument("--seed", type=int, default=1_000_000, help="of the first game")
    parser.add_argument("--jobs", type=int, default=0, help="processes; one for each core without it")
    parser.add_argument("--out", type=Path, help="the file; without it the package's own")
    asked = parser.parse_args(words)
    found = games(asked.game, asked.games, asked.seed, asked.jobs)
    print(learn(asked.game, found, asked.out or EXPERIENCE / f"{asked.game}.f32"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
