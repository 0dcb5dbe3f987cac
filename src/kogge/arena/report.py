"""What many matches say: wins, scores by source, ratings; as a table, JSON or CSV."""
from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path

import msgspec
from rich.table import Table as Sheet

from kogge.arena.match import Result
from kogge.arena.ratings import Rating, ratings, share_interval


class Entry(msgspec.Struct, frozen=True):
    """One of the line-up over all games."""

    bot: str
    games: int
    wins: float
    win_share: float
    win_low: float
    win_high: float
    mean_score: float
    sources: dict[str, float]
    """Mean points by source."""
    rating: Rating
    seconds_per_answer: float


class Summary(msgspec.Struct, frozen=True):
    game: str
    games: int
    mean_winning_score: float
    seats: list[Entry]
    """In the order of the line-up; everybody has sat everywhere."""


def summary(results: list[Result]) -> Summary:
    """Of matches with one line-up."""
    lineup = results[0].match.lineup
    labels = tuple(f"{place}:{bot}" for place, bot in enumerate(lineup))
    rated = ratings([(labels, tuple(result.places)) for result in results])
    best = [max(result.total(place) for place in range(len(lineup))) for result in results]
    return Summary(
        results[0].match.game, len(results), sum(best) / len(best),
        [entry(results, place, rated[label]) for place, label in enumerate(labels)])


def entry(results: list[Result], place: int, rating: Rating) -> Entry:
    count = len(results)
    wins = sum(result.won(place) for result in results)
    sources: Counter[str] = Counter()
    for result in results:
        for source, points in result.scores[place]:
            sources[source] += points
    answers = sum(result.answers[place] for result in results)
    return Entry(
        results[0].match.lineup[place], count, wins, wins / count, *share_interval(wins, count),
        sum(result.total(place) for result in results) / count,
        {source: points / count for source, points in sources.items()}, rating,
        sum(result.seconds[place] for result in results) / max(1, answers))


def sheet(told: Summary) -> Sheet:
    """For the terminal."""
    out = Sheet(title=f"{told.game}, {told.games} games, mean winning score {told.mean_winning_score:.1f}")
    for heading in ("bot", "wins", "95 %", "mean score", "rating", "95 %", "ms/answer", "points from"):
        out.add_column(heading, justify="left" if heading in ("bot", "points from") else "right")
    for seat in told.seats:
        out.add_row(
            seat.bot, f"{seat.win_share:.1%}", f"{seat.win_low:.1%} to {seat.win_high:.1%}", f"{seat.mean_score:.1f}",
            f"{seat.rating.points:.0f}", f"{seat.rating.low:.0f} to {seat.rating.high:.0f}",
            f"{1000 * seat.seconds_per_answer:.1f}",
            ", ".join(f"{source} {points:.1f}" for source, points in seat.sources.items() if points))
    return out


def write_csv(results: list[Result], path: Path) -> None:
    """A row for each bot of each game."""
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["game", "number", "seed", "seat", "bot", "place", "score", "answers", "seconds", "sources"])
        for result in results:
            match = result.match
            for place, bot in enumerate(match.lineup):
                writer.writerow([
                    match.game, match.number, match.seed, match.seating.index(place), bot, result.places[place],
                    result.total(place), result.answers[place], f"{result.seconds[place]:.3f}",
                    " ".join(f"{source}={points}" for source, points in result.scores[place])])
