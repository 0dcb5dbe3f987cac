"""All levels of a game rated together."""
from __future__ import annotations

from pathlib import Path

import msgspec
from rich.table import Table as Sheet

import kogge
from kogge.arena.match import Match, Result
from kogge.arena.ratings import Rating, Standings

RUNGS = ("random", "deckhand", "mate", "captain", "admiral")


class Rung(msgspec.Struct, frozen=True):
    bot: str
    games: int
    mean_score: float
    rating: Rating
    step: Rating | None
    """How far it is above the next one below."""


def pairings(game: str, players: int, games: list[int], seed: int, bots: tuple[str, ...] = RUNGS) -> list[Match]:
    """Neighbours on the ladder meet: those far apart would say little about the steps between.

    `games` says how often: one number for all line-ups, or one for each, the lowest first.
    """
    lineups = [bots[lowest:lowest + players] for lowest in range(len(bots) - players + 1)]
    if not lineups:
        raise kogge.BadOption(f"{players} play at a table, so a ladder needs at least {players} bots")
    if len(games) not in (1, len(lineups)):
        raise kogge.BadOption(f"a number of games is for all line-ups, or there is one for each of the {len(lineups)}")
    often = games * len(lineups) if len(games) == 1 else games
    return [Match(game, lineup, number, seed) for lineup, count in zip(lineups, often, strict=True) for number in range(count)]


def rungs(results: list[Result]) -> list[Rung]:
    """The bots, best first. Their average is 1500, chance left out where there are two more."""
    played = [(result.match.lineup, tuple(result.places)) for result in results]
    skilled = sorted({bot for lineup, _ in played for bot in lineup if bot != "random"})
    standings = Standings(played, level=skilled if len(skilled) > 1 else ())
    bots = sorted(standings.names, key=lambda bot: -standings.points[bot])
    out = []
    for bot, below in zip(bots, [*bots[1:], None], strict=True):
        totals = [result.total(result.match.lineup.index(bot)) for result in results if bot in result.match.lineup]
        step = standings.lead(bot, below) if below else None
        out.append(Rung(bot, len(totals), sum(totals) / len(totals), standings.rating(bot), step))
    return out


def sheet(game: str, told: list[Rung]) -> Sheet:
    out = Sheet(title=f"{game}: the ladder")
    for heading in ("bot", "rating", "95 %", "step", "95 %", "games", "mean score"):
        out.add_column(heading, justify="left" if heading == "bot" else "right")
    for rung in told:
        out.add_row(rung.bot, *figures(rung.rating), *figures(rung.step), str(rung.games), f"{rung.mean_score:.1f}")
    return out


def figures(rating: Rating | None) -> tuple[str, str]:
    return (f"{rating.points:.0f}", f"{rating.low:.0f} to {rating.high:.0f}") if rating else ("", "")


class PlotMissing(RuntimeError):
    """matplotlib is an extra that is not installed here."""


def plot(game: str, told: list[Rung], path: Path) -> None:
    """The ladder with its intervals as a picture; the ending of the name says which kind."""
    try:
        import matplotlib
    except ImportError:
        raise PlotMissing("--plot needs the extra: pip install 'kogge[plot]'") from None
    matplotlib.use("Agg")
    matplotlib.rcParams["svg.fonttype"] = "none"  # words stay words: smaller, and they can be searched
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
