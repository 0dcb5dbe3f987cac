"""Playing in a real terminal: answers, reasons, undo, save and resume."""
import os
import re
import sys

import pexpect
import pytest

from kogge import Record, replay
from patience import PATIENCE


@pytest.fixture
def terminal(tmp_path):
    running = []

    def start(*arguments, lang="en"):
        child = pexpect.spawn(
            sys.executable, ["-m", "kogge.cli", "play", *arguments, "--lang", lang], encoding="utf-8", timeout=PATIENCE,
            dimensions=(60, 160), env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "XDG_DATA_HOME": str(tmp_path)})
        running.append(child)
        return child

    yield start
    for child in running:
        child.close(force=True)


def asked(child):
    """What is on the screen up to the next prompt, without colours."""
    child.expect_exact("> ")
    return re.sub(r"\x1b\[[0-9;]*m", "", child.before)


def test_answers_reasons_and_undo(terminal, tmp_path):
    child = terminal("nauticus", "--seats", "Ann,Bob")
    assert "Choose the action" in asked(child)
    child.sendline("1")
    screen = asked(child)
    assert "Ann" in screen
    child.sendline("why 99")
    assert "A number from the list" in asked(child)
    child.sendline("undo")
    assert "Choose the action" in asked(child)
    child.sendline("undo")
    assert "no way back" in asked(child)
    child.sendline("scores")
    assert "Leftovers" in asked(child)
    child.sendline("table")
    assert "prices" in asked(child)
    child.sendline("rules golden")
    asked(child)
    child.sendline(f"save {tmp_path / 'mine.kogge'}")
    assert "Saved in" in asked(child)
    child.sendline("quit")
    child.expect(pexpect.EOF)
    assert replay(Record.read((tmp_path / "mine.kogge").read_text())).seat == 0


def test_a_game_goes_on_where_it_was_left(terminal, tmp_path):
    file = tmp_path / "saved.kogge"
    child = terminal("nauticus", "--seats", "Ann,random", "--save", str(file))
    asked(child)
    child.sendline("1")
    asked(child)
    child.kill(9)  # nothing that was answered is lost
    child.expect(pexpect.EOF)
    answers = len(Record.read(file.read_text()).answers)
    assert answers == 9

    child = terminal("--resume", str(file))
    asked(child)
    child.sendline("quit")
    child.expect(pexpect.EOF)

    assert len(Record.read(file.read_text()).answers) == answers


def test_what_is_forbidden_says_why(terminal):
    child = terminal("nauticus", "--seats", "Ann,Bob", lang="de")
    asked(child)
    child.sendline("1")
    screen = asked(child)
    while "Nimm ein kostenloses" in screen:
        child.sendline("1")
        screen = asked(child)
    number = re.findall(r"^ *(\d+) Fertig", screen, re.MULTILINE)[-1]
    child.sendline(f"why {number}")
    assert "nauticus.3.3.no-use-is-a-pass" in asked(child)
    child.sendline(f"Warum {number}")
    assert "nauticus.3.3.no-use-is-a-pass" in asked(child)
    for typed, answer in (("punkte", "Restmaterial"), ("tisch", "Preise"), ("hilfe", "verlauf, regeln WORT")):
        child.sendline(typed)
        assert answer in re.sub(r"\s+", " ", asked(child))
    child.sendline(number)
    assert "ohne Nutzung" in asked(child)


def test_bots_and_luck_play_a_whole_game_with_a_person(terminal):
    child = terminal("nauticus", "--seats", "Ann,random")
    for _ in range(400):
        if child.expect_exact(["> ", pexpect.EOF]) == 1:
            break
        text = child.before
        passing = re.findall(r"^ *(\d+) .*Pass and flip", text, re.MULTILINE)
        child.sendline(passing[-1] if passing else "1")
    else:
        pytest.fail("the game did not end")

    assert "Leftovers" in child.before


def test_real_dice_can_be_typed_in(terminal):
    child = terminal("nauticus", "--seats", "Ann,random", "--ask-luck")
    assert "Lay: Hulls" in asked(child)
    child.sendline("1")
    assert "Lay: Masts" in asked(child)
