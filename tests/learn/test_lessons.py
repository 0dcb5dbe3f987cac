"""Lessons fit the rules: every step can be taken, in every language; and what is wrong with one is told."""
import shutil
from pathlib import Path

import pytest

import kogge
from kogge.cli import main
from kogge.engine.texts import LANGUAGES
from kogge.learn import lessons

TAUGHT = [name for name in kogge.games() if lessons.lessons(kogge.game(name), "en")]


@pytest.mark.parametrize("name", TAUGHT)
def test_every_lesson_can_be_finished(name, capsys):
    """Every expected answer is legal, every other one is spoken of, every lit place can be drawn, in both languages."""
    assert lessons.problems(kogge.game(name)) == []
    assert main(["lessons", name, "--check"]) == 0
    assert len(lessons.lessons(kogge.game(name), "en")) >= 4


@pytest.mark.parametrize("name", TAUGHT)
def test_every_clause_is_taught_or_left_out_for_a_reason(name, capsys):
    assert main(["lessons", name, "--clauses"]) == 0
    assert "clauses are taught" in capsys.readouterr().out


@pytest.fixture
def other(tmp_path, monkeypatch):
    """Nauticus with lessons that may be spoilt; tells what is wrong then."""
    game = kogge.game("nauticus")
    folder = tmp_path / "nauticus"
    shutil.copytree(game.folder, folder)

    def spoil(file, old, new):
        path = folder / lessons.FOLDER / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return " ".join(lessons.problems(other_game))

    from dataclasses import replace
    other_game = replace(game, folder=folder)
    return spoil


@pytest.mark.parametrize(("old", "new", "told"), [
    ("expect: choose hulls", "expect: choose whales", "knows no action 'choose whales'"),
    ("expect: start a ship", "expect: store", "the record goes on with 'start a ship'"),
    ("light: A tile hulls", "light: A tower hulls", "'tower hulls' is no place"),
    ("[nauticus.3.2.2.3.finished-ship]", "[nauticus.no.such]", "there is no clause nauticus.no.such"),
    ("minutes: 5", "minutes: 9", "9.0 minutes"),
    ("at: 8", "at: 4000", "not 4000"),
    ("why: ", "task: ", "something is asked and nothing expected"),
])
def test_what_is_wrong_is_told(other, old, new, told):
    assert told in other("1-a-turn.en.txt", old, new)


def test_a_sentence_that_is_missing_in_one_language_is_told(other):
    assert "is another step than in the other language" in other("1-a-turn.de.txt", "why: ", "# why: ")


def test_words_of_a_step_stand_in_every_language():
    for lang in LANGUAGES:
        assert all(step.words for lesson in lessons.lessons(kogge.game("nauticus"), lang) for step in lesson.steps)


QUIZ = (Path(__file__).parents[2] / "docs/quiz.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", TAUGHT)
def test_the_quiz_is_answered_by_the_lessons(name):
    """Twenty questions, at least eighteen of them answered; what is said to be said stands in such a step."""
    part = QUIZ.partition(f"## {name}\n")[2].partition("\n## ")[0]
    said = [row.rpartition("| ")[2].rstrip(" |") for row in part.splitlines() if row.startswith("| ")][1:]
    steps = {f"{lesson.name} {number}" for lesson in lessons.lessons(kogge.game(name), "en")
             for number, _ in enumerate(lesson.steps, 1)}

    assert len(said) == 20
    assert {each for each in said if each != "–"} <= steps
    answered = sum(each != "–" for each in said)
    assert answered >= 18
    assert f"Score: {answered} of 20." in part
