"""Every component of Die Werft, wherever it lies. Guilders, equipment and crew have no end, so they are not counted."""
from kogge.games.die_werft.parts import BLANK, CONTRACTS, DESIGNS, EMPLOYEES, HULLS, TILES
from kogge.games.die_werft.renting import Entering, Laying, Turning
from kogge.games.die_werft.shipbuilding import Placing
from kogge.games.die_werft.table import NOTHING


def ship_tiles(table):
    counts = {}

    def count(hull, design, n=1):
        if n and design not in (NOTHING, BLANK):
            key = f"{hull} {DESIGNS[design].name}"
            counts[key] = counts.get(key, 0) + n

    for hull, deck in zip(["bow", "middle", "middle", "stern"], table.decks, strict=True):
        for design, n in enumerate(deck):
            count(hull, design, n)
    for place, design in enumerate(table.market):
        count(["bow", "middle", "middle", "stern"][place // 5], design)
    for code in table.scrapped:
        count(HULLS[code % 4], code // 4)
    for player in table.players:
        for space, design in enumerate(player.designs):
            count(HULLS[player.row >> 2 * space & 3], design)
        for ship in player.fleet:
            for n, design in enumerate(ship.tiles):
                count("bow" if n == 0 else "stern" if n == len(ship.tiles) - 1 else "middle", design)
    for question in table.agenda:
        if isinstance(question, Placing):
            count(HULLS[question.hull], question.design)
    return counts


def canals(table):
    found = bin(table.canal_deck | table.canal_discard).count("1") + sum(canal != NOTHING for canal in table.canals)
    assert table.canal_deck & table.canal_discard == 0
    found += sum(len(player.water.canals) for player in table.players)
    return found + sum(isinstance(question, (Entering, Laying, Turning)) for question in table.agenda)


def census(table):
    trains = sum(table.train_deck) + sum(table.train_discard) + sum(train != NOTHING for train in table.trains)
    contracts = [table.contracts] + [pile for player in table.players for pile in (player.hand, player.dropped)]
    return {
        **ship_tiles(table),
        "trains": trains + sum(len(player.trains) for player in table.players),
        "canals": canals(table),
        **{
            name: table.employees[n] + sum(player.employs(n) for player in table.players) for n, name in enumerate(EMPLOYEES)},
        **{name: sum(pile >> n & 1 for pile in contracts) for n, name in enumerate(CONTRACTS)},
        "action tiles": len(TILES),
    }
