"""A turn of Herring Run. Next: a test for each clause, the allowed neighbour beside the forbidden case."""
import pytest

from games.herring_run.setting import after, why_not
from kogge.games.herring_run import rules


@pytest.mark.rule("herring-run.turn.cast-first")
def test_cast_first():
    assert why_not(after(), "land") is rules.CAST_FIRST
    assert why_not(after("cast", "draw two"), "land") is None


def test_a_storm_takes_the_catch():
    table = after("cast", "draw two", "cast", "draw storm")
    assert table.totals() == [0, 0]
    assert table.seat == 1


def test_what_is_landed_counts():
    table = after("cast", "draw two", "cast", "draw three", "land")
    assert table.totals() == [5, 0]
