"""Nothing that a seat sees is left out of its observation."""
import pytest

from kogge import compiled, game, games
from laws.facts import left_out
from laws.worlds import follows

pytestmark = pytest.mark.skipif(compiled.active(), reason="what is final in compiled code cannot be changed")


@pytest.mark.parametrize("name", games())
def test_nothing_that_a_seat_sees_is_left_out(name):
    assert left_out(name, game(name).players[-1]) - follows(name) == set()


@pytest.mark.soak
@pytest.mark.parametrize("name", games())
def test_nothing_is_left_out_for_any_number_of_players(name):
    for players in game(name).players:
        for seed in range(2, 8):
            assert left_out(name, players, seed) - follows(name) == set()
