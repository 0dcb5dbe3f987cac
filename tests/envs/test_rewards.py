"""What a finished game is worth."""
from types import SimpleNamespace

import pytest

from kogge.envs.rewards import margin, rank, win


def finished(totals, places):
    return SimpleNamespace(totals=lambda: totals, ranking=lambda: places)


@pytest.mark.parametrize(("places", "worth"), [
    ([1, 2], [1, -1]), ([1, 1], [0, 0]), ([2, 1, 3], [-0.5, 1, -0.5]), ([1, 1, 3, 4], [1 / 3, 1 / 3, -1 / 3, -1 / 3]),
])
def test_win(places, worth):
    assert win(finished([], places)) == pytest.approx(worth)


@pytest.mark.parametrize(("places", "worth"), [
    ([1, 2], [1, -1]), ([3, 1, 2], [-1, 1, 0]), ([1, 1, 3], [0.5, 0.5, -1]), ([1, 2, 2, 2], [1, -1 / 3, -1 / 3, -1 / 3]),
])
def test_rank(places, worth):
    assert rank(finished([], places)) == pytest.approx(worth)


def test_margin():
    assert margin(finished([30, 20], [])) == [10, -10]
    assert margin(finished([30, 20, 40], [])) == [0, -15, 15]
