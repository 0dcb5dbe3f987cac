"""Ratings say what the games say."""
from __future__ import annotations

from functools import cache

import pytest

from kogge.arena import ratings as model
from kogge.arena.ratings import Ranking, Rating, Standings, share_interval


@pytest.fixture(autouse=True)
def few_resamples(monkeypatch: pytest.MonkeyPatch) -> None:
    """An interval from a dozen samples is rough, and tells as much here."""
    monkeypatch.setattr(model, "RESAMPLES", 12)


@cache
def ratings(games: tuple[Ranking, ...]) -> dict[str, Rating]:
    return model.ratings(games)


def games(wins: int, losses: int) -> tuple[Ranking, ...]:
    return ((("a", "b"), (1, 2)),) * wins + ((("a", "b"), (2, 1)),) * losses


def test_three_wins_of_four_are_about_190_points() -> None:
    """Elo: 400 log10(3) = 191."""
    found = ratings(games(300, 100))
    assert found["a"].points - found["b"].points == pytest.approx(191, abs=25)
    assert found["b"].high < found["a"].low
    few = ratings(games(15, 5))["a"]  # more games say it more exactly
    assert 3 * (found["a"].high - found["a"].low) < few.high - few.low


@pytest.mark.parametrize(("wins", "losses", "points"), [(27, 13, 127), (36, 4, 382)])
def test_few_games_are_not_overrated(wins: int, losses: int, points: int) -> None:
    found = ratings(games(wins, losses))
    assert found["a"].points - found["b"].points == pytest.approx(points, rel=0.2)


def test_equals_overlap() -> None:
    found = ratings(games(50, 50))
    assert found["a"].low < found["b"].high
    assert found["b"].low < found["a"].high


def test_tables_of_four() -> None:
    found = ratings(((("a", "b", "c", "d"), (1, 2, 2, 4)),) * 40)
    assert found["b"].points == pytest.approx(found["c"].points)
    assert found["a"].points > found["b"].points > found["d"].points


def test_what_is_not_known_about_one_does_not_blur_the_others() -> None:
    """Everybody beats the chance bot, so that where it stands is anybody's guess."""
    games: list[Ranking] = [(("strong", "weak"), (1, 2) if n % 4 else (2, 1)) for n in range(40)]
    games += [(("weak", "chance"), (1, 2))] * 6
    blurred, clear = Standings(games), Standings(games, level=["strong", "weak"])
    assert clear.points["strong"] + clear.points["weak"] == pytest.approx(3000)
    assert clear.lead("strong", "weak").points == pytest.approx(blurred.lead("strong", "weak").points)
    width = [standings.rating("strong").high - standings.rating("strong").low for standings in (clear, blurred)]
    assert width[0] < width[1]


def test_interval_of_a_share() -> None:
    low, high = share_interval(75, 100)
    assert (low, high) == (pytest.approx(0.657, abs=0.002), pytest.approx(0.825, abs=0.002))
    assert share_interval(0, 10)[0] == 0
    assert share_interval(0, 0) == (0, 1)
