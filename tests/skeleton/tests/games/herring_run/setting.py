"""Short ways to put a table into the situation a test is about."""
from kogge import game

GAME = game("herring-run")


def after(*answers, players=2):
    """A game after these answers."""
    table = GAME.start(players)
    for answer in answers:
        table.play(GAME.action(answer))
    return table


def why_not(table, answer):
    return table.why_not(GAME.action(answer))
