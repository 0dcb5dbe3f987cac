"""Every component of Grog Island, wherever it lies. Goods and coins are without limit and not counted."""
from kogge.games.grog_island.parts import CHESTS, GOALS, PARROTS
from kogge.games.grog_island.table import GHOST, LOCKED


def census(table):
    players = table.players
    hands = [goal for player in players for goal in player.goals + player.drawn] + [slid.goal for slid in table.under]
    count = {name: table.stack[goal] + hands.count(goal) for goal, name in enumerate(GOALS)}
    for value, name in enumerate(CHESTS):
        count["chest " + name] = table.chests[value] + table.chest_box[value] + sum(p.chests[value] for p in players)
    for card, name in enumerate(PARROTS):
        count["parrot " + name] = table.parrots[card] + table.parrot_box[card] + sum(p.parrots[card] for p in players)
    for seat, player in enumerate(players):
        count[f"crew {seat}"] = player.crew + table.sites.count(seat)
    count["ghosts"] = table.ghosts + table.sites.count(GHOST)
    count["locks"] = table.locks + table.sites.count(LOCKED)
    return count
