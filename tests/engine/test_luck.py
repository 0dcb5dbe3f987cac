"""The generator and what is drawn with it."""
from collections import Counter

import pytest

from kogge import Rng
from kogge.engine.luck import draw


def test_the_same_numbers_for_the_same_seed():
    assert [Rng(5).below(1000) for _ in range(3)] == [Rng(5).below(1000)] * 3
    assert [Rng(seed).below(10**6) for seed in range(50)] != sorted(Rng(seed).below(10**6) for seed in range(50))
    rng = Rng(5)
    twin = rng.copy()
    assert [rng.word() for _ in range(9)] == [twin.word() for _ in range(9)]


def test_these_numbers_are_the_same_everywhere():
    """Fixed for good: bots' games and the laws are reproducible on any machine, plain or compiled."""
    rng = Rng(1)
    assert [rng.below(100) for _ in range(8)] == [37, 85, 71, 0, 31, 84, 7, 21]


def test_weights_are_odds():
    rng = Rng(3)
    found = Counter(rng.weighted([1, 0, 3]) for _ in range(8000))

    assert found[1] == 0
    assert 0.22 < found[0] / 8000 < 0.28
    with pytest.raises(ZeroDivisionError):
        rng.weighted([0, 0])


def test_below_is_even():
    rng = Rng(8)
    found = Counter(rng.below(6) for _ in range(12000))

    assert sorted(found) == [0, 1, 2, 3, 4, 5]
    assert min(found.values()) > 1800


def test_draw_takes_one_out():
    counts = [2, 0, 1]
    rng = Rng(2)

    assert sorted(draw(counts, rng) for _ in range(3)) == [0, 0, 2]
    assert counts == [0, 0, 0]


def test_shuffle_keeps_everything():
    things = list(range(20))
    Rng(4).shuffle(things)

    assert sorted(things) == list(range(20))
    assert things != list(range(20))
