"""Short ways to put a table into the situation a test is about."""
from games.setting import play
from kogge import game

GAME = game("herring-run")


def after(*answers, players=2):
    """A game after these answers."""
    return play(GAME.start(players), *answers)
