"""What a position promises: from what playouts bring to what may be expected, fitted on games between bots.

Playouts look one answer ahead and so play worse than the bots that search; they are sure of what is open, and whoever looks
knows the own secrets and not the rivals'. How far each of that misleads depends on the game, on how many play and on how much of
the game is left. `kogge.arena.calibrate` measures it and writes it down in `outlooks/<game>.toml`.
"""
from __future__ import annotations

import math
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

FOLDER: Final = Path(__file__).with_name("outlooks")
KNOTS: Final = (0.0, 0.08, 0.2, 0.4, 0.6, 0.8, 1.0)
"""Parts of the game that are left; between them what was fitted changes evenly."""
TEN: Final = 10.0


@dataclass(frozen=True)
class Outlook:
    """What a seat may expect: its final score and its chance to win (a shared win counts in part)."""

    score: float
    win: float


class Sample(msgspec.Struct):
    """What playouts from one position told, as seen by `viewer` (None: somebody who only watches). Lists go by seat."""

    viewer: int | None
    left: float
    """Answers until the end, on average."""
    scores: list[float]
    wins: list[float]
    """The part of the playouts that each seat won."""
    worths: list[float]
    """The judge's estimate before any of them."""


class Fit(msgspec.Struct):
    """How far each thing that playouts tell is to be trusted, at each of the knots."""

    whole: float
    """Answers of a whole game."""
    points_level: list[float]
    points_viewer: list[float]
    points_lead: list[float]
    points_worth: list[float]
    win_viewer: list[float]
    win_lead: list[float]
    win_share: list[float]
    win_worth: list[float]
    win_points: list[float]
    """How the chance depends on expected points alone: what one point of lead is worth."""

    def left(self, sample: Sample) -> float:
        """The part of the game that is left."""
        return min(1.0, sample.left / self.whole)


def outlooks(game: str, sample: Sample) -> list[Outlook]:
    """What each seat may expect. A game that was never measured is taken at its playouts' word."""
    fit = fits(game).get(len(sample.scores))
    if fit is None:
        return [Outlook(*both) for both in zip(sample.scores, sample.wins, strict=True)]
    points, promises = points_of(fit, sample), promises_of(fit, sample)
    top = max(promises)
    shares = [math.exp(promise - top) for promise in promises]
    return [Outlook(score, share / sum(shares)) for score, share in zip(points, shares, strict=True)]


def point_worth(game: str, sample: Sample) -> float:
    """What a point more than the others is worth now, as a logarithm of odds; nothing where that was never measured."""
    fit = fits(game).get(len(sample.scores))
    return _at(fit.left(sample), fit.win_points)[0] if fit else 0.0


def points_of(fit: Fit, sample: Sample) -> list[float]:
    """The final scores to be expected."""
    level, viewer, lead, worth = _at(
        fit.left(sample), fit.points_level, fit.points_viewer, fit.points_lead, fit.points_worth)
    mean = sum(sample.scores) / len(sample.scores)
    return [
        mean + level + viewer * own + lead * ahead + worth * promise
        for own, ahead, _, promise in features(sample)]


def promises_of(fit: Fit, sample: Sample) -> list[float]:
    """The logarithm of each seat's chance, but for what is the same for all."""
    viewer, lead, share, worth = _at(fit.left(sample), fit.win_viewer, fit.win_lead, fit.win_share, fit.win_worth)
    return [
        viewer * own + lead * ahead / TEN + share * won + worth * promise / TEN
        for own, ahead, won, promise in features(sample)]


def features(sample: Sample) -> list[tuple[float, float, float, float]]:
    """For each seat, against the average of all: whose eyes look, points in playouts, wins in playouts, the judge's estimate."""
    count = len(sample.scores)
    mean, worth = sum(sample.scores) / count, sum(sample.worths) / count
    looks = 0.0 if sample.viewer is None else 1.0 / count
    return [
        ((seat == sample.viewer) - looks, sample.scores[seat] - mean, sample.wins[seat] - 1.0 / count,
         sample.worths[seat] - worth)
        for seat in range(count)]


def weights_at(left: float) -> list[float]:
    """How much each knot counts when this part of the game is left."""
    weights = [0.0] * len(KNOTS)
    for knot in range(1, len(KNOTS)):
        low, high = KNOTS[knot - 1], KNOTS[knot]
        if left <= high:
            weights[knot] = (max(left, 0.0) - low) / (high - low)
            weights[knot - 1] = 1.0 - weights[knot]
            break
    return weights


def _at(left: float, *lists: Sequence[float]) -> list[float]:
    weights = weights_at(left)
    return [sum(weight * value for weight, value in zip(weights, values, strict=True)) for values in lists]


@cache
def fits(game: str) -> dict[int, Fit]:
    """What was fitted for a game, by the number of seats."""
    file = FOLDER / f"{game}.toml"
    if not file.exists():
        return {}
    return {int(count): msgspec.convert(fit, Fit) for count, fit in tomllib.loads(file.read_text()).items()}
