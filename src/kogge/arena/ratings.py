"""Ratings by openskill's Plackett-Luce model, told in points like Elo's: 100 more means 64 % wins between two."""
from __future__ import annotations

import math
import random
from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce

RESAMPLES = 200
PASSES = 10
AVERAGE = 1500.0

Ranking = tuple[tuple[str, ...], tuple[int, ...]]
"""Who played a game, and the place of each."""


class Rating(msgspec.Struct, frozen=True):
    """Points with the interval that holds 95 % of the ratings from resampled games."""

    points: float
    low: float
    high: float


class Standings:
    """Everybody's points, and those from the games drawn again and again with repetition (bootstrap)."""

    def __init__(self, games: Sequence[Ranking], seed: int = 1, level: Sequence[str] = ()) -> None:
        """Everybody's average is 1500, or that of those on the `level`: what is not known about the rest does not blur theirs."""
        rng = random.Random(seed)
        self.names = sorted({name for players, _ in games for name in players})
        self.level = level or self.names
        orders = [self.rated(games, rng) for _ in range(4)]
        self.points = {name: sum(order[name] for order in orders) / len(orders) for name in self.names}
        self.samples = [self.rated(rng.choices(games, k=len(games)), rng) for _ in range(RESAMPLES)]

    def rated(self, games: Sequence[Ranking], rng: random.Random) -> dict[str, float]:
        points = rate(games, self.names, rng)
        shift = AVERAGE - sum(points[name] for name in self.level) / len(self.level)
        return {name: points[name] + shift for name in self.names}

    def rating(self, name: str) -> Rating:
        return interval(self.points[name], [sample[name] for sample in self.samples])

    def lead(self, name: str, other: str) -> Rating:
        """How far one is above another."""
        return interval(self.points[name] - self.points[other], [sample[name] - sample[other] for sample in self.samples])


def interval(points: float, spread: list[float]) -> Rating:
    spread = sorted(spread)
    last = len(spread) - 1
    return Rating(points, min(points, spread[round(0.025 * last)]), max(points, spread[round(0.975 * last)]))


def ratings(games: Sequence[Ranking], seed: int = 1) -> dict[str, Rating]:
    """Everybody's rating."""
    standings = Standings(games, seed)
    return {name: standings.rating(name) for name in standings.names}


def rate(games: Sequence[Ranking], names: Sequence[str], rng: random.Random) -> dict[str, float]:
    """Points after these games. Bots do not learn, so nothing is added to the uncertainty (tau).

    The model learns game by game and leaps at first: after one pass 27 wins of 40 would pass for 330 points instead of 127.
    Passing over the games again and again, each time in another order, lets it settle.
    """
    model = PlackettLuce(tau=0.0)
    known = {name: model.rating(name=name) for name in names}
    for _ in range(PASSES):
        for players, places in rng.sample(games, len(games)):
            teams = model.rate([[known[name]] for name in players], ranks=[float(place) for place in places])
            for name, (rating,) in zip(players, teams, strict=True):
                known[name] = rating
    unit = 400 / math.log(10) / (math.sqrt(2) * model.beta)
    return {name: AVERAGE + unit * (rating.mu - model.mu) for name, rating in known.items()}


def share_interval(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins, by Wilson."""
    if games == 0:
        return 0.0, 1.0
    z, share = 1.96, won / games
    middle = share + z * z / (2 * games)
    reach = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, (middle - reach) / (1 + z * z / games)), min(1.0, (middle + reach) / (1 + z * z / games))
