"""The bound of one seat: never below the search that it begins with, and the same for the same deal."""
import pytest

from kogge.arena import bound


def test_the_bound_begins_with_what_who_begins_makes():
    found = bound.bound("nauticus", 2, 3, "random", 3, "mate")
    again = bound.bound("nauticus", 2, 3, "random", 3, "mate")
    assert found == again
    assert sum(points for _, points in found.possible) >= sum(points for _, points in found.searched) > 0


def test_rollouts_adapt_to_the_best_line():
    """A policy that has seen a line often enough plays it again: luck and rivals answer alike."""
    seat = bound.Seat("nauticus", 2, 1, "random")
    line, policy = seat.once({}), {}
    for _ in range(400):
        bound.adapt(policy, line.choices)
    lines = [seat.once(policy) for _ in range(5)]
    assert max(one.total for one in lines) >= line.total
    assert sum(one.choices == line.choices for one in lines) == 5


def test_an_unknown_number_of_seats_is_refused(capsys):
    with pytest.raises(SystemExit):
        bound.main(["liguria", "--players", "2"])
    assert "liguria is for 3, 4 players" in capsys.readouterr().err
