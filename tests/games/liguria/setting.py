"""Short ways to put a table into the situation a test is about."""
import kogge
from kogge.games.liguria.parts import DESIGNS, IN_HARBOUR, KNIGHTS, Card
from kogge.games.liguria.table import VACANT, Island

GAME = kogge.game("liguria")
RED, BLUE, YELLOW = 0, 1, 2


def ready(players=4, **options):
    """A table after set-up, in the first round: red, blue, yellow islands in turn, worth 5 each, seats in order."""
    table = GAME.start(players, options=options)
    table.agenda = []
    count = (table.gap - 1) * players
    table.islands = [Island(index % 3, 5, VACANT, [0] * len(KNIGHTS)) for index in range(count)]
    table.order = list(range(players))
    table.round = 1
    return table


def asked(question, players=4, **changes):
    """A ready table that waits for `question`; changes go to the player asked, or else to the table."""
    return wait(ready(players), question, **changes)


def wait(table, question, **changes):
    table.agenda = [question]
    player = table.players[max(question.seat, 0)]
    for name, value in changes.items():
        setattr(player if hasattr(player, name) else table, name, value)
    return table


def tile(table, name):
    return table.parts.tiles[DESIGNS.index(name)]


def row(table, *names):
    table.row = [tile(table, name) for name in names]
    return table


def card(points=1, wheels=0, reversal=0, anchor=0, arrows=0, cubes=(0, 0, 0)):
    return Card(0, [points, wheels, reversal, anchor, arrows, *cubes])


def tiles(**counts):
    """Harbour tiles by name, such as small_building=2."""
    return [counts.get(name.replace("-", "_"), 0) for name in IN_HARBOUR]


def held(seat, cube=0, one=0, two=0, three=0, colour=RED, points=5):
    """An island held with these knights."""
    return Island(colour, points, seat, [cube, one, two, three])


def points(table, seat=0):
    return dict(table.scores()[seat])
