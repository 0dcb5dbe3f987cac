"""Every component of Nauticus, wherever it lies."""
from kogge.games.nauticus.building import Place
from kogge.games.nauticus.parts import CROWN, CROWN_MAST, CROWN_SAIL, MASTS, PIECES, SAILS
from kogge.games.nauticus.table import NO_CREST


def census(table):
    count = dict.fromkeys((piece.name for piece in PIECES), 0)
    hulls = 0  # the yard does not tell bow from middle once they are built
    for piece in PIECES:
        count[piece.name] += table.stock[piece.index] + sum(player.store[piece.index] for player in table.players)
    for question in table.agenda:
        if isinstance(question, Place):
            count[question.piece.name] += 1
    for player in table.players:
        for good, delivered in zip(PIECES[-4:], player.delivered, strict=True):
            count[good.name] += delivered
        for ship in player.ships:
            hulls += ship.size
            for good in ship.cargo:
                count[good.name] += 1
            count[CROWN_MAST.name] += ship.crown_masts
            count[CROWN_SAIL.name] += ship.crown_sails
            if ship.crest != NO_CREST:
                count[MASTS[ship.crest].name] += ship.masts - ship.crown_masts
                count[SAILS[ship.crest].name] += ship.sails - ship.crown_sails
            assert ship.crest != CROWN
    hulls += sum(count.pop(piece.name) for piece in PIECES[:4])
    return {**count, "hulls": hulls}
