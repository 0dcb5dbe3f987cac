"""Whatever parts the checks let pass, every game with them can be played to its end."""
import os

import pytest

from kogge import game, games
from laws.other_parts import MOST_ANSWERS, other_parts, play_through

SOAK_SHEETS = int(os.environ.get("KOGGE_SOAK_SHEETS", "2000"))


@pytest.mark.parametrize("name", games())
def test_games_with_other_parts_end(name):
    changed = 0
    for seed in range(6):
        sheet = other_parts(name, seed)
        changed += sheet.hash != game(name).sheet.hash
        players = game(name).players[seed % len(game(name).players)]
        assert play_through(name, players, sheet, seed, every=60) < MOST_ANSWERS
    assert changed > 3


@pytest.mark.soak
@pytest.mark.parametrize("name", games())
def test_games_with_many_other_parts_end(name):
    for seed in range(1000, 1000 + SOAK_SHEETS):
        sheet = other_parts(name, seed)
        for players in game(name).players:
            play_through(name, players, sheet, seed)


def test_a_purse_full_of_subsidies_makes_nothing_possible_that_is_not():
    """Nobody trades without a train, however rich."""
    text = game("die-werft").sheet.text
    assert "subsidies = 2\n" in text
    sheet = type(game("die-werft").sheet)(text.replace("subsidies = 2\n", "subsidies = 500\n"))
    for seed in range(12):
        play_through("die-werft", 4, sheet, seed, every=10_000)
