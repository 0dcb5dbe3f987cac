"""How a table of Die Werft may differ for a seat: the contracts of the others."""

FOLLOWS = {
    # the features are counted, and which design shows them makes no difference
    "ship.tiles[]", "own.fleet[].tiles[]", "players[].fleet[].tiles[]",
    "agenda[].Making.crew",  # the answers are others
}


def other_worlds(table, seat, rng):
    yield table.guess(seat, rng)
