"""Matches are fair, repeatable, and can be interrupted."""
from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from kogge.arena.match import Match, hold
from kogge.arena.parallel import Book, hold_all
from kogge.bots.levels import Level, levels

LINEUP = ("greedy", "random", "deckhand")
MATCHES = [Match("nauticus", LINEUP, number) for number in range(3)]


def test_everybody_sits_everywhere() -> None:
    chairs = Counter((seat, entry) for match in MATCHES for seat, entry in enumerate(match.seating))
    assert set(chairs.values()) == {1}
    assert len(chairs) == 9


def test_the_number_gives_the_game() -> None:
    first, again = hold(MATCHES[1]), hold(MATCHES[1])
    assert (first.scores, first.places, first.answers) == (again.scores, again.places, again.answers)
    assert first.scores != hold(MATCHES[2]).scores


def test_time_does_not_bind_in_the_arena() -> None:
    """A bot too slow for its level on this machine answers in the arena as it would on a fast one."""
    captain = levels["captain"]
    assert captain.seconds
    assert captain.unhurried == Level("search", iterations=captain.iterations)
    only_time = Level("search", seconds=0.1)
    assert only_time.unhurried is only_time


def test_results_follow_the_line_up() -> None:
    """Greedy is the first of the line-up and wins, wherever it sits."""
    for match in MATCHES:
        result = hold(match)
        assert result.places[0] == 1
        assert result.won(0) == 1
        assert result.total(0) > result.total(1)


def test_several_processes_play_the_same_games() -> None:
    one = sorted(hold_all(MATCHES, jobs=1), key=lambda result: result.match.number)
    two = sorted(hold_all(MATCHES, jobs=2), key=lambda result: result.match.number)
    assert [result.scores for result in one] == [result.scores for result in two]


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    Book(file).add(hold(MATCHES[0]))
    with file.open("ab") as half:
        half.write(b'{"match":{"game":"naut')  # killed while writing
    book = Book(file)
    assert book.missing(MATCHES) == MATCHES[1:]
    book.add(hold(MATCHES[1]))
    assert [result.match for result in Book(file).finished(MATCHES)] == MATCHES[:2]


@pytest.mark.soak
def test_on_a_local_ray() -> None:
    pytest.importorskip("ray")
    there = sorted(hold_all(MATCHES, ray="local"), key=lambda result: result.match.number)
    assert [result.scores for result in there] == [hold(match).scores for match in MATCHES]
