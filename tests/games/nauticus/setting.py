"""Short ways to put a table into the situation a test is about."""
from games.setting import legal, play
from kogge import game
from kogge.games.nauticus.parts import BONUSES, PIECES, TILES
from kogge.games.nauticus.table import new_ship
from kogge.games.nauticus.turns import turn

GAME = game("nauticus")
BY_NAME = {piece.name: piece for piece in PIECES}
BONUS_SPACES = {name: space for space, name in enumerate(BONUSES)}


def piece(name):
    return BY_NAME[name]


def ship(*names, finished=False):
    out = new_ship()
    for name in names:
        out.add(BY_NAME[name])
    out.finished = finished
    return out


ONE = ("single", "whale-mast", "whale-sail")
TWO = ("bow", "stern", "anchor-mast", "anchor-mast", "anchor-sail", "anchor-sail")


def asked(question, players=2, ships=(), store=(), edition="final", **changes):
    """A table that waits for `question`; changes go to the player asked, or else to the table."""
    table = GAME.start(players, options={"edition": edition})
    table.agenda = [question]
    player = table.players[max(question.seat, 0)]
    player.ships = list(ships)
    for name in store:
        table.draw(player, piece(name))
        table.keep(player, piece(name))
    for name, value in changes.items():
        setattr(player if hasattr(player, name) else table, name, value)
    return table


def acting(tile, blue=1, extra=False, space=3, **changes):
    """Seat 0 performs the action of a tile; space 3 has the prices 1 2 3 0."""
    return asked(turn(0, TILES.index(tile), blue, extra), space=space, **changes)


def started(players=2, edition="final", **where):
    """The first round, tiles laid: `hulls=3` puts that tile on space 3, the others fill up in order."""
    table = GAME.start(players, options={"edition": edition})
    taken = {space: tile for tile, space in where.items()}
    rest = [tile for tile in TILES if tile not in where]
    for space in range(8):
        play(table, "lay " + (taken[space] if space in taken else rest.pop(0)))
    return table


def points(table, seat=0):
    return dict(table.scores()[seat])


def pass_phase(table, tile):
    """Everybody passes with this tile, extra actions untouched."""
    play(table, "choose " + tile)
    while legal(table)[0].startswith("take"):
        play(table, legal(table)[0])
    for _ in table.players:
        play(table, "pass")
    return table
