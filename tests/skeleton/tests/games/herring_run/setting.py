"""Short ways to put a table into the situation a test is about."""
from games.setting import play, why_not
from kogge import game

__all__ = ["GAME", "after", "why_not"]
GAME = game("herring-run")


def after(*answers, players=2):
    """A game after these answers."""
    return play(GAME.start(players), *answers)
