"""Ratings by openskill's Plackett-Luce model, told in points like Elo's: 100 more means 64 % wins between two."""
from __future__ import annotations

import math
import random
from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce

RESAMPLES = 200
AVERAGE = 1500.0

Ranking = tuple[tuple[str, ...], tuple[int, ...]]
"""Who played a game, and the place of each."""


class Rating(msgspec.Struct, frozen=True):
    """Points with the interval that holds 95 % of the ratings from resampled games."""

    points: float
    low: float
    high: float


def ratings(games: Sequence[Ranking], seed: int = 1) -> dict[str, Rating]:
    """Everybody's rating. The interval comes from rating the games again and again, drawn with repetition (bootstrap)."""
    rng = random.Random(seed)
    names = sorted({name for players, _ in games for name in players})
    samples = [rate(rng.choices(games, k=len(games)), names) for _ in range(RESAMPLES)]
    whole = [rate(rng.sample(games, len(games)), names) for _ in range(20)]  # the order of games must not matter
    out = {}
    for name in names:
        spread = sorted(sample[name] for sample in samples)
        points = sum(order[name] for order in whole) / len(whole)
        out[name] = Rating(points, min(points, spread[int(0.025 * RESAMPLES)]), max(points, spread[int(0.975 * RESAMPLES) - 1]))
    return out


def rate(games: Sequence[Ranking], names: Sequence[str]) -> dict[str, float]:
    """Points after these games, one after the other. Bots do not learn, so nothing is added to the uncertainty (tau)."""
    model = PlackettLuce(tau=0.0)
    known = {name: model.rating(name=name) for name in names}
    for players, places in games:
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
