"""Puzzles fit the rules of today, and whoever makes one can solve it."""
from collections import Counter

import pytest

import kogge
from kogge import bots
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


@pytest.mark.parametrize("name", SHIPPED)
def test_there_are_enough_and_they_differ(name):
    """Forty at least, of all grades, of which few ask for the same answer, and no more than one in three for the same verb; what
    their sources tell adds up to the points at stake, and no more than half of these is left unnamed."""
    known = puzzles.puzzles(kogge.game(name))
    assert len(known) >= 40
    assert {each.grade for each in known} == {1, 2, 3, 4, 5}
    for puzzle in known:
        assert sum(each.line[0] == puzzle.line[0] for each in known) <= puzzles.ALIKE
        assert sum(points for _, points in puzzle.reasons) == pytest.approx(puzzle.margin, abs=0.3)  # each is rounded
        assert puzzle.explained, puzzle.id
    verbs = Counter(each.line[0].split()[0] for each in known)
    assert max(verbs.values()) <= len(known) / puzzles.VARIETY + 1, verbs
    german = puzzles.as_lesson(kogge.game(name), known[0], "de").steps[0]
    assert f"{known[0].margin:.1f}".replace(".", ",") + " Punkte" in german.say


def test_the_best_is_held_against_whatever_else_could_be_answered(monkeypatch):
    """Both searches find the first answer of a puzzle; what is asked of them is decided by points alone."""
    game = kogge.game("nauticus")
    puzzle = max(puzzles.puzzles(game), key=lambda each: each.margin)
    table = puzzles.journal(game, puzzle).table
    found = puzzles.compared(table, puzzle.seat, puzzles.GRADES[-1], puzzles.SEEDS[0])
    assert (found.best.text, found.second is found.best) == (puzzle.line[0], False)
    monkeypatch.setattr(puzzles, "MARGIN", 1000.0)
    assert puzzles.clearly(table, puzzle.seat) is None


def test_a_puzzle_that_is_kept_is_read_again(tmp_path):
    known = puzzles.puzzles(kogge.game(SHIPPED[0]))[0]
    journal = puzzles.journal(kogge.game(SHIPPED[0]), known)
    puzzles.keep(tmp_path, journal, known)
    import tomllib
    (row,) = tomllib.loads((tmp_path / puzzles.FILE).read_text(encoding="utf-8"))["puzzle"]
    assert row["line"] == list(known.line)
    assert row["decided"] == known.decided
    assert puzzles.read(tmp_path) == [known]
    assert row["gains"] == known.gains


def test_what_is_kept_from_a_rival_counts_as_searches_count_it():
    """The page says: half. In Die Werft searches count own points alone, and so do the reasons."""
    halves = {name: bots.judge(name).rivalry for name in kogge.games()}
    assert halves == {"die-werft": 0.0, "grog-island": 0.5, "liguria": 0.5, "nauticus": 0.5}
    for name, half in halves.items():
        table = kogge.game(name).start(3)
        over = bots.outcome(table, 0, [], playouts=1)
        assert (over[bots.RIVALS] != 0) == bool(half)
