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


def lineups(bots: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """Neighbours on the ladder meet, the lowest first: those far apart would say little about the steps between."""
    return [bots[lowest:lowest + players] for lowest in range(len(bots) - players + 1)]


def pairings(game: str, players: int, games: list[int], seed: int, bots: tuple[str, ...] = RUNGS) -> list[Match]:
    """Every line-up meets as often as `games` says: one number for all, or one for each."""
    meet = lineups(bots, players)
    if len(games) not in (1, len(meet)):
        raise kogge.BadOption(f"--games is one number, or one for each of the {len(meet)} line-ups, the lowest first")
    counts = games * len(meet) if len(games) == 1 else games
    return [Match(game, lineup, n, seed) for lineup, count in zip(meet, counts, strict=True) for n in range(count)]


def rungs(results: list[Result]) -> list[Rung]:
    """The bots, best first. Their average is 1500, chance left out."""
    played = [(result.match.lineup, tuple(result.places)) for result in results]
    standings = Standings(played, level=[bot for bot in RUNGS[1:] if any(bot in lineup for lineup, _ in played)])
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
