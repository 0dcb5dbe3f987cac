"""What the tests of the environments share."""
from kogge import game, games

TABLES = [(name, players) for name in games() for players in game(name).players]
