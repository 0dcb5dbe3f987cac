"""How a table of Liguria may look the same to a seat: what the others keep behind their screens is not shown.

Whoever remembers the whole game knows it, so `guess` changes nothing; but views, points and observations must not tell it.
"""

FOLLOWS = {
    "count_tiles",  # agreed before the game
    "islands[].swords",  # from the knights there
    "agenda[].LandKnights.index", "agenda[].LoadOwn.index", "agenda[].VisitHarbour.owner",  # from where the ship lies
}


def other_worlds(table, seat, rng):
    if table.over:
        return  # the screens are taken away
    twin = table.copy()
    for other, player in enumerate(twin.players):
        if other != seat:
            player.knights = [int(rng.below(4)) for _ in player.knights]
            player.diplomats = [int(rng.below(4)) for _ in player.diplomats]
            player.cubes = [int(rng.below(9)) for _ in player.cubes]
            player.orders = player.orders[1:]
    yield twin
