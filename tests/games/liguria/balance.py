"""How balanced the printed numbers are: equal greedy players against each other, and what their games show.

usage: python tests/games/liguria/balance.py [GAMES] [PARTS.toml]
"""
import sys
from collections import Counter
from pathlib import Path

from kogge import LUCK, Rng, Sheet, game, pick
from kogge.bots import ahead
from kogge.bots.greedy import judge

GAME = game("liguria")


def played(players, sheet, rng):
    """A finished table and how often each seat chose each place of the market street."""
    table, sober = GAME.start(players, sheet), judge("liguria")
    chosen = [Counter() for _ in range(players)]
    while not table.over:
        action = pick(table, rng) if table.seat == LUCK else ahead.best(sober, table, players, rng, 0.0)
        if action.verb == "market":
            chosen[table.seat][action.word] += 1
        table.apply(action)
    return table, chosen


def measure(players, games, sheet, rng):
    wins, sources, scoring, places, gains = Counter(), Counter(), Counter(), Counter(), Counter()
    below = 0
    for _ in range(games):
        table, chosen = played(players, sheet, rng)
        totals, ranking = table.totals(), table.ranking()
        for seat in range(players):
            wins[seat] += (ranking[seat] == 1) / ranking.count(1)
            below += table.players[seat].plus_and_minus(table.parts) < 0
            for source, points in table.scores()[seat]:
                sources[source] += points
                scoring[source] += points != 0
            for place, count in chosen[seat].items():
                places[place] += count
                gains[place] += count * (totals[seat] - sum(totals) / players)
    seats = games * players
    print(f"{players} players, {games} games, {sum(sources.values()) / seats:.1f} points on average")
    print("  wins by seat     ", "  ".join(f"{100 * wins[seat] / games:.1f} %" for seat in range(players)))
    for source, points in sources.items():
        print(f"  {source:16}  {points / seats:5.1f} points, of {100 * scoring[source] / seats:.0f} % of the players")
    print(f"  below zero         {100 * below / seats:.1f} % of the players")
    for place in sorted(places):
        share, gain = places[place] / sum(places.values()), gains[place] / places[place]
        print(f"  market place {place}     {100 * share:4.1f} % of the choices, {gain:+.1f} points in the end")


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    sheet = Sheet.read(Path(sys.argv[2])) if len(sys.argv) > 2 else None
    for players in GAME.players:
        measure(players, games, sheet, Rng(7))
