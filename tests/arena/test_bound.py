"""The bound of one seat: never below the search that it begins with, and the same for the same deal."""
import pytest

from kogge.arena import bound


def test_the_bound_begins_with_what_who_begins_makes():
    found = bound.bound("nauticus", 2, 3, "random", 3, 20, "mate")
    again = bound.bound("nauticus", 2, 3, "random", 3, 20, "mate")
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


@pytest.mark.parametrize(("game", "players"), [("nauticus", 2), ("die-werft", 2)])
def test_a_line_is_climbed_on_from(game, players):
    """Whoever goes on from a mark as before makes the same of it; what takes the best line's place is never worse."""
    seat = bound.Seat(game, players, 2, "mate", "mate")
    line = seat.once(None)
    half = len(line.marks) // 2
    again = seat.play(line.marks[half].copy(), line.marks[:half], seat.beginner, {}, seat.deal)
    assert again.scores == line.scores
    assert len(again.marks) == len(line.marks)
    climbed = seat.climb(line, 60)
    assert climbed.total > line.total
    assert climbed.marks[-1].table.seat == seat.seat


def test_an_unknown_number_of_seats_is_refused(capsys):
    with pytest.raises(SystemExit):
        bound.main(["liguria", "--players", "2"])
    assert "liguria is for 3, 4 players" in capsys.readouterr().err
