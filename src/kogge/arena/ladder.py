"""All levels of a game rated together."""
from __future__ import annotations

from itertools import combinations
from pathlib import Path

import msgspec
from rich.table import Table as Sheet

from kogge.arena.match import Match, Result
from kogge.arena.ratings import Rating, ratings

RUNGS = ("random", "deckhand", "mate", "captain", "admiral")


class Rung(msgspec.Struct, frozen=True):
    bot: str
    games: int
    mean_score: float
    rating: Rating


def pairings(game: str, players: int, games: int, seed: int, bots: tuple[str, ...] = RUNGS) -> list[Match]:
    """Every choice of as many bots as there are seats, `games` times each."""
    return [Match(game, lineup, number, seed) for lineup in combinations(bots, players) for number in range(games)]


def rungs(results: list[Result]) -> list[Rung]:
    """The bots, best first."""
    rated = ratings([(result.match.lineup, tuple(result.places)) for result in results])
    out = []
    for bot, rating in rated.items():
        totals = [result.total(result.match.lineup.index(bot)) for result in results if bot in result.match.lineup]
        out.append(Rung(bot, len(totals), sum(totals) / len(totals), rating))
    return sorted(out, key=lambda rung: -rung.rating.points)


def sheet(game: str, told: list[Rung]) -> Sheet:
    out = Sheet(title=f"{game}: the ladder")
    for heading in ("bot", "rating", "95 %", "games", "mean score"):
        out.add_column(heading, justify="left" if heading == "bot" else "right")
    for rung in told:
        rating = rung.rating
        out.add_row(rung.bot, f"{rating.points:.0f}", f"{rating.low:.0f} to {rating.high:.0f}", str(rung.games),
                    f"{rung.mean_score:.1f}")
    return out


class PlotMissing(RuntimeError):
    """matplotlib is an extra that is not installed here."""


def plot(game: str, told: list[Rung], path: Path) -> None:
    """The ladder with its intervals as a picture; the ending of the name says which kind."""
    try:
        import matplotlib
    except ImportError:
        raise PlotMissing("--plot needs the extra: pip install 'kogge[plot]'") from None
    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 0.6 * len(told) + 1.2), layout="constrained")
    names = [rung.bot for rung in reversed(told)]
    points = [rung.rating.points for rung in reversed(told)]
    below = [rung.rating.points - rung.rating.low for rung in reversed(told)]
    above = [rung.rating.high - rung.rating.points for rung in reversed(told)]
    axes.errorbar(points, names, xerr=[below, above], fmt="o", capsize=4)
    axes.set_xlabel("rating with 95 % interval")
    axes.set_title(game)
    axes.grid(axis="x", alpha=0.3)
    figure.savefig(path)
    pyplot.close(figure)
