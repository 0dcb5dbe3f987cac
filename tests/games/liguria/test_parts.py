"""Other parts than ours: what a parts file may say, and how it is refused."""
import re

import pytest

from games.liguria.setting import GAME
from kogge import PartsError, Rng, Sheet, playout


def changed(old, new):
    assert old in GAME.sheet.text
    return Sheet(GAME.sheet.text.replace(old, new), "mine.toml")


def test_values_come_from_the_file():
    table = GAME.start(4, changed("coins = 3", "coins = 8"))

    assert table.players[0].coins == 8


def test_a_changed_file_plays_to_the_end():
    table = GAME.start(3, changed("places = 5", "places = 2"))
    playout(table, Rng(1))

    assert max(player.in_row(row) for player in table.players for row in range(4)) == 2


@pytest.mark.parametrize(("old", "new", "problem"), [
    ("wheels = 1\n", "wheels = 0\n", r"\[start\] wheels must be a whole number from 1"),
    ("tiles = [2, 2, 2, 3, 3, 4, 4]", "tiles = [2, 2, 2, 3, 4, 4, 5]", r"\[street\] tiles gives three players more tiles than"),
    ("merchant = 18", "merchant = 2", r"\[counts\] wheel and the others leave the bag empty"),
    ("[2, 1, 0, 6]", "[2, 0, 0, 6]", r"\[orders\] tiles has the row .* 3 to 5 cubes"),
    ("[2, 0, 0, 0, 0, 1, 1, 0], [2, 0, 0, 0, 0, 0, 1, 1]", "[0, 0, 0, 0, 0, 1, 1, 0], [2, 0, 0, 0, 0, 0, 1, 1]",
     r"\[cards\] deck has the row .* above or below zero"),
    ("points = [5, ", "points = [", r"\[markers\] points must be a list of 9"),
    ("wheel_wheels = [1, 2]", "wheel_wheels = [0, 2]", r"\[sides\] wheel_wheels must show a wheel"),
])
def test_a_bad_file_is_refused_with_its_line(old, new, problem):
    sheet = changed(old, new)

    with pytest.raises(PartsError) as refused:
        GAME.start(4, sheet)

    message = str(refused.value)
    assert re.search(problem, message)
    line = int(re.search(r"line (\d+)", message)[1])
    key = re.search(r"\] (\w+)", message)[1]
    assert sheet.text.splitlines()[line - 1].startswith(key)
