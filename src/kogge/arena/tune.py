"""Finds better weights for a game's evaluation by playing: covariance matrix adaptation (pycma) over their logarithms.

    python -m kogge.arena.tune nauticus --minutes 5                             # two players, one answer ahead
    python -m kogge.arena.tune nauticus --players 2,4 --iterations 60,40 --games 32,16 --minutes 300
    python -m kogge.arena.tune grog-island --file weights.json                  # go on from a file, and keep the best there

Every candidate of a generation plays the same deals against the weights that the game has now.
Needs the extra: pip install 'kogge[tune]'.
"""
from __future__ import annotations

import argparse
import json
import math
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

import kogge
from kogge.bots import ahead
from kogge.bots.greedy import make, weights
from kogge.bots.judge import Judge
from kogge.bots.search import Search

Weights = dict[str, float]

MOST_MARGIN: Final = 45
"""A margin beyond this counts no more, so that one wild game does not decide."""
WIN: Final = 12
"""Points that winning is worth beside the margin."""
SMALLEST: Final = 1e-3
"""A weight of nothing starts here, since its logarithm is what is changed."""


class Plan(NamedTuple):
    """What a candidate plays: so many games of so many seats, with so many iterations (0: one answer ahead)."""

    players: int
    games: int
    iterations: int


def worth(game: str, plan: Plan, mine: Weights, theirs: Weights, seed: int) -> float:
    """What these weights are worth on average against a table of others, in every seat in turn.

    Where nobody can take from another, all seats have them and points alone count: each game tells as often as there are seats.
    """
    judge = make(game, "sober", mine)
    if not judge.rivalry:
        games = [_totals(game, [judge] * plan.players, 0, seed + n, plan.iterations)[0] for n in range(plan.games)]
        return sum(map(sum, games)) / plan.games / plan.players
    judges = [judge] + [make(game, "sober", theirs)] * (plan.players - 1)
    return sum(_lead(game, judges, n % plan.players, seed + n // plan.players, plan.iterations)
               for n in range(plan.games)) / plan.games


def _lead(game: str, judges: list[Judge], seat: int, seed: int, iterations: int) -> float:
    """The first judge's margin over the best rival, and its win, when it sits at `seat` and the others share the rest."""
    totals, ranking = _totals(game, judges, seat, seed, iterations)
    margin = totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
    return max(-MOST_MARGIN, min(MOST_MARGIN, margin)) + WIN * ((ranking[seat] == 1) - 1 / len(judges))


def _totals(game: str, judges: list[Judge], seat: int, seed: int, iterations: int) -> tuple[list[int], list[int]]:
    """Final points and places when the first judge sits at `seat` and the others follow clockwise."""
    count = len(judges)
    table, luck, rng = kogge.game(game).start(count), kogge.Rng(seed), kogge.Rng(seed + 7)
    while not table.over:
        if table.seat == kogge.LUCK:
            table.apply(kogge.pick(table, luck))
            continue
        judge, guess = judges[(table.seat - seat) % count], table.guess(table.seat, rng)
        if iterations and len(judge.sensible(guess, guess.legal())) > 1:
            search = Search(guess, table.seat, judge, count, rng.word())
            search.run(iterations, 0.0)
            table.apply(search.ranked()[0].action)
        else:
            table.apply(ahead.best(judge, guess, count, rng, 0.0))
    return table.totals(), table.ranking()


class Tuner:
    """The state of a search for weights: which there are, their signs (kept), and pycma's own."""

    def __init__(self, game: str, begin: Weights, candidates: int, seed: int) -> None:
        import cma

        self.game = game
        self.rivals = weights(game)
        self.names = sorted(begin)
        self.signs = [-1.0 if begin[name] < 0 else 1.0 for name in self.names]
        centre = [math.log(max(SMALLEST, abs(begin[name]))) for name in self.names]
        self.strategy: Any = cma.CMAEvolutionStrategy(centre, 0.25, {"popsize": candidates, "verbose": -9, "seed": seed})
        self.generation = 0

    def weights(self, point: Any) -> Weights:
        return {name: sign * math.exp(value) for name, sign, value in zip(self.names, self.signs, point, strict=True)}

    def go_on(self, plans: list[Plan], pool: ProcessPoolExecutor) -> list[float]:
        """One generation; returns what its candidates were worth."""
        self.generation += 1
        points = self.strategy.ask()
        seed = 100_000 * self.generation
        games = [[pool.submit(worth, self.game, plan, self.weights(point), self.rivals, seed) for plan in plans]
                 for point in points]
        found = [sum(one.result() for one in row) / len(row) for row in games]
        self.strategy.tell(points, [-value for value in found])
        return found

    def favourite(self) -> Weights:
        """The middle of what has done well, which is worth more than the luckiest candidate."""
        return self.weights(self.strategy.result.xfavorite)


def plans(players: str, games: str, iterations: str) -> list[Plan]:
    """One plan for each number of seats; one number of games or iterations stands for all."""
    seats, each, deep = ([int(word) for word in words.split(",")] for words in (players, games, iterations))
    each, deep = (row * len(seats) if len(row) == 1 else row for row in (each, deep))
    return [Plan(*row) for row in zip(seats, each, deep, strict=True)]


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        "python -m kogge.arena.tune", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=[name for name in kogge.games() if weights(name)])
    parser.add_argument("--players", default="2", help="numbers of seats to play with, such as 2,4")
    parser.add_argument("--games", default="60", help="for each candidate and number of seats")
    parser.add_argument("--iterations", default="0", help="of a search for each answer; 0 looks one answer ahead")
    parser.add_argument("--candidates", type=int, default=24, help="of a generation")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--jobs", type=int, default=0, help="processes; one for each core without it")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, help="go on from the weights in this file, and keep the new ones there")
    asked = parser.parse_args(words)
    begin = weights(asked.game)
    if asked.file and asked.file.exists():
        begin.update(json.loads(asked.file.read_text()))
    planned = plans(asked.players, asked.games, asked.iterations)
    tuner = Tuner(asked.game, begin, asked.candidates, asked.seed)
    end = perf_counter() + 60 * asked.minutes
    with ProcessPoolExecutor(asked.jobs or os.cpu_count(), get_context("spawn")) as pool:
        while tuner.generation == 0 or perf_counter() < end:
            found = tuner.go_on(planned, pool)
            print(f"generation {tuner.generation}: worth {sum(found) / len(found):+.1f} on average, {max(found):+.1f} at best",
                  file=sys.stderr, flush=True)
            if asked.file:
                asked.file.write_text(json.dumps(tuner.favourite()))
    for name, value in tuner.favourite().items():
        print(f'    "{name}": {value:.3g},')
    return 0


if __name__ == "__main__":
    sys.exit(main())
