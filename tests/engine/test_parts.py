"""Parts files: every mistake is named with its line, and none is costly to find."""
import signal
from contextlib import contextmanager

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


@contextmanager
def at_most(seconds):
    """Fails when this process has worked for so long, whatever else the machine does."""
    def stop(*_):
        raise AssertionError(f"not done after {seconds} s of work")

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def refused(text):
    with at_most(5), pytest.raises(PartsError) as error:
        check(text)
    return str(error.value)


GROUP = 'name = "mine"\n[setup]\nprovenance = "derived"\nsource = "here"\n'


def test_a_file_that_would_be_costly_is_refused_before_it_is_parsed():
    assert "more than 32768 characters" in refused(GROUP + "#\n" * 20_000)
    assert "line 5: has more than 400 characters" in refused(GROUP + "# " + "x" * 400)
    assert "line 5: has more than 40 dots" in refused(GROUP + ".".join("a" * 50) + " = 1")
    assert "brackets within brackets" in refused(GROUP + "rounds = " + "[\n" * 10_000)


def test_no_line_makes_the_search_for_a_mistake_long():
    assert "more than 400 characters" in refused(GROUP + "x = '''\n[" + " " * 20_000 + "\n'''\n")
    assert "line 2: [setup] rounds is missing" in refused(GROUP + "x = '''\n" + ("[" + " " * 390 + "\n") * 60 + "'''\n")


def test_a_row_of_numbers_is_no_heading():
    text = 'name = "mine"\n[a]\nprovenance = "derived"\nsource = "here"\nrows = [\n[1, 2],\n]\nlast = -1\n'

    error = Sheet(text).error("a", "last", "is low", "ist niedrig")
    assert (str(error), error.german) == ("parts, line 8: [a] last is low", "parts, Zeile 8: [a] last ist niedrig")


@pytest.mark.parametrize("value", ["1979-05-27", "07:32:00", "{a = 1}", "[[[[1]]]]"])
def test_values_are_numbers_and_words(value):
    assert "line 5: [setup] when must be a number, a word" in refused(GROUP + f"when = {value}\n")


@pytest.mark.parametrize("name", ["", r"two\nlines", r"bell\u0007", "x" * 81])
def test_a_name_is_one_line_that_can_be_seen(name):
    assert "line 1: name must have" in refused(GROUP.replace("mine", name))


def test_an_error_does_not_repeat_all_that_was_written():
    assert len(refused(GROUP + "rounds = [\n" + "'a',\n" * 5000 + "]")) < 500
    assert len(mistake("workers = 4", "workers = [\n" + "'a',\n" * 2000 + "]")) < 500
