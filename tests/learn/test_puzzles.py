"""Puzzles fit the rules of today, and whoever makes one can solve it."""
import pytest

import kogge
from kogge.cli import main
from kogge.engine.texts import LANGUAGES
from kogge.learn import puzzles

SHIPPED = [name for name in kogge.games() if puzzles.puzzles(kogge.game(name))]


@pytest.mark.parametrize("name", SHIPPED)
def test_every_puzzle_fits_the_rules(name, capsys):
    assert puzzles.problems(kogge.game(name)) == []
    assert main(["puzzles", "check", name]) == 0
    assert len({puzzle.id for puzzle in puzzles.puzzles(kogge.game(name))}) == len(puzzles.puzzles(kogge.game(name)))


@pytest.mark.parametrize("name", SHIPPED)
def test_every_puzzle_states_its_points_and_its_grade(name):
    for puzzle in puzzles.puzzles(kogge.game(name)):
        assert puzzle.margin >= puzzles.MARGIN
        assert 1 <= puzzle.grade <= 5
        assert puzzle.line[0] != puzzle.second
    for lang in LANGUAGES:
        told = puzzles.as_lesson(kogge.game(name), puzzles.puzzles(kogge.game(name))[0], lang)
        assert told.steps[0].verdict(puzzles.puzzles(kogge.game(name))[0].line[0])[0] == "right"
        assert "{" not in told.steps[0].words


def test_a_puzzle_that_is_kept_is_read_again(tmp_path):
    known = puzzles.puzzles(kogge.game(SHIPPED[0]))[0]
    journal = puzzles.journal(kogge.game(SHIPPED[0]), known)
    puzzles.keep(tmp_path, journal, known)
    import tomllib
    (row,) = tomllib.loads((tmp_path / puzzles.FILE).read_text(encoding="utf-8"))["puzzle"]
    assert row["line"] == list(known.line)
    assert row["gains"] == known.gains
