"""Parts files: every mistake is named with its line."""
import pytest

from kogge import PartsError, Sheet, game, games


def check(text):
    sheet = Sheet(text, "mine.toml")
    game("nauticus").read_parts(sheet)
    return sheet


def mistake(old, new):
    text = game("nauticus").sheet.text
    assert old in text
    with pytest.raises(PartsError) as error:
        check(text.replace(old, new, 1))
    return str(error.value)


def line(text):
    return next(n for n, row in enumerate(game("nauticus").sheet.text.splitlines(), 1) if row.startswith(text))


def test_our_own_sheet_is_good():
    assert check(game("nauticus").sheet.text).hash == game("nauticus").sheet.hash


def test_each_mistake_is_named_with_its_line():
    assert f"line {line('blue_workers')}: [dial] blue_workers" in mistake("[0, 1, 3, 2, 1, 2, 3, 2]", "[0, 1, 3]")
    assert "begins with the anchor's 0" in mistake("[0, 1, 3, 2, 1, 2, 3, 2]", "[1, 1, 3, 2, 1, 2, 3, 2]")
    assert f"line {line('rows')}" in mistake("[3, 2, 1, 0],", "[3, 3, 1, 0],")
    assert "whole number" in mistake("workers = 4", "workers = 4.5")
    assert "must be one of rule book" in mistake('provenance = "reconstructed"', 'provenance = "hearsay"')
    assert "is missing" in mistake("crown_limit = 15\n", "")
    assert "[scoring] is missing" in mistake("[scoring]", "[score]")
    assert "needs a name" in mistake('name = "standard"', "")
    assert "line" in mistake("workers = 4", "workers = ")


def test_the_hash_stands_for_the_values_alone():
    text = game("nauticus").sheet.text

    assert check(text.replace("Kramer's interview", "An interview")).hash == game("nauticus").sheet.hash
    assert check(text.replace("taler = 15", "taler = 14")).hash != game("nauticus").sheet.hash


@pytest.mark.parametrize("name", games())
def test_every_source_is_told_in_both_languages(name):
    sheet = game(name).sheet

    assert [group for group in sheet.groups() if sheet.source(group, "de") == sheet.source(group)] == []
    assert Sheet(sheet.text.replace("source_de = ", "source_de = \"\" # ")).hash == sheet.hash


def test_other_values_are_played_with():
    sheet = check(game("nauticus").sheet.text.replace("taler = 15", "taler = 14"))

    assert game("nauticus").start(2, sheet).players[0].taler == 14
    assert game("nauticus").start(2).players[0].taler == 15
