"""Finds better weights for a game's evaluation by playing: a candidate stays if it scores more than the rest of the table.

    python -m kogge.arena.tune nauticus --minutes 5 [--players 2] [--iterations 0] [--file weights.json]

A simple evolution strategy: every weight is scaled by a random factor; the better half of a generation votes for the next centre.
"""
from __future__ import annotations

import argparse
import json
import math
import random
from pathlib import Path
from time import perf_counter

import kogge
from kogge.bots import ahead
from kogge.bots.greedy import make, weights
from kogge.bots.judge import Judge
from kogge.bots.search import Search

Weights = dict[str, float]


def game_margin(game: str, judges: list[Judge], seat: int, seed: int, iterations: int) -> float:
    """The first judge's margin over the best rival when it sits at `seat` and the others share the rest."""
    table = kogge.game(game).start(len(judges))
    luck, rng = kogge.Rng(seed), kogge.Rng(seed + 7)
    count = len(judges)
    while not table.over:
        if table.seat == kogge.LUCK:
            table.apply(kogge.pick(table, luck))
            continue
        judge = judges[(table.seat - seat) % count]
        guess = table.guess(table.seat, rng)
        if iterations and len(judge.sensible(guess, guess.legal())) > 1:
            search = Search(guess, table.seat, judge, count, rng.word())
            search.run(iterations, 0.0)
            table.apply(search.ranked()[0].action)
        else:
            table.apply(ahead.best(judge, guess, count, rng, 0.0))
    totals = table.totals()
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)


def margin(game: str, players: int, mine: Weights, theirs: Weights, games: int, seed: int, iterations: int) -> float:
    """The mean margin of these weights against a table of others, in every seat."""
    judges = [make(game, "sober", mine)] + [make(game, "sober", theirs)] * (players - 1)
    return sum(game_margin(game, judges, n % players, seed + n // players, iterations) for n in range(games)) / games


def tune(game: str, players: list[int], minutes: float, games: int, iterations: int, seed: int, centre: Weights) -> Weights:
    rng = random.Random(seed)
    steps = dict.fromkeys(centre, 0.25)
    end = perf_counter() + 60 * minutes
    generation = 0
    while perf_counter() < end:
        generation += 1
        trials = []
        for _ in range(10):
            noise = {name: rng.gauss(0, 1) for name in centre}
            trial = {name: centre[name] * math.exp(steps[name] * noise[name]) for name in centre}
            worth = sum(margin(game, n, trial, centre, games, generation * 1000, iterations) for n in players) / len(players)
            trials.append((worth, noise))
        trials.sort(key=lambda pair: -pair[0])
        best = trials[:4]
        for name in centre:
            shift = sum(noise[name] for _, noise in best) / len(best)
            centre[name] *= math.exp(steps[name] * shift)
            steps[name] = min(0.4, max(0.03, steps[name] * math.exp(0.15 * (abs(shift) * 2 - 0.8))))
        print(f"generation {generation}: margins " + " ".join(f"{worth:+.1f}" for worth, _ in trials), flush=True)
    return centre


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Better weights for a game's evaluation.")
    parser.add_argument("game", choices=kogge.games())
    parser.add_argument("--players", default="2", help="numbers of seats to play with, such as 2,4")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--games", type=int, default=60, help="for each candidate and number of seats")
    parser.add_argument("--iterations", type=int, default=0, help="of a search for each answer; 0 looks one answer ahead")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, help="go on from the weights in this file, and keep the new ones there")
    asked = parser.parse_args()
    counts = [int(word) for word in asked.players.split(",")]
    begin = weights(asked.game)
    if asked.file and asked.file.exists():
        begin.update(json.loads(asked.file.read_text()))
    found = tune(asked.game, counts, asked.minutes, asked.games, asked.iterations, asked.seed, begin)
    if asked.file:
        asked.file.write_text(json.dumps(found))
    for name, value in found.items():
        print(f'    "{name}": {value:.3g},')
