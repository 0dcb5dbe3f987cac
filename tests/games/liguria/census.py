"""Every component of Liguria, wherever it lies. The supply of cubes has no end, so cubes are not counted."""
from kogge.games.liguria.parts import FIRST_DIPLOMAT, FIRST_KNIGHT
from kogge.games.liguria.table import VACANT


def census(table):
    parts = table.parts
    tiles = [bag + gone for bag, gone in zip(table.bag, table.gone, strict=True)]
    for tile in table.row:
        if tile is not None:
            tiles[tile.design] += 1
    for player in table.players:
        for design, count in enumerate(player.front):
            tiles[design] += count + player.back[design]
        for kind, count in enumerate(player.knights):
            tiles[FIRST_KNIGHT + kind] += count + player.beaten[kind]
        for kind, count in enumerate(player.diplomats):
            tiles[FIRST_DIPLOMAT + kind] += count
        for order in player.orders:
            tiles[order.design] += 1
    for island in table.islands:
        for kind, count in enumerate(island.knights):
            tiles[FIRST_KNIGHT + kind] += count
    return {
        **{tile.name: count for tile, count in zip(parts.tiles, tiles, strict=True)},
        "cards": sum(table.deck) + len(table.cards) + len(table.aside) + sum(len(player.cards) for player in table.players),
        "islands": sum(table.islands_left) + len(table.islands),
        "markers": sum(table.markers) + sum(island.points > 0 for island in table.islands)
    }


def merchants(table):
    """Merchants on the street and on the order track; everybody has one once the order is drawn."""
    return sum(seat != VACANT for seat in table.street) + len(table.order)
