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
SOURCES = {
    "islands": "islands (and how many of the players have some)", "harbour": "harbour", "plus-and-minus": "plus and minus",
    "orders": "bishop's orders", "sets": "sets", "diplomats": "diplomats"}


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
    """A column of the table."""
    wins, sources, scoring, places, gains = Counter(), Counter(), Counter(), Counter(), Counter()
    for _ in range(games):
        table, chosen = played(players, sheet, rng)
        totals, ranking = table.totals(), table.ranking()
        for seat in range(players):
            wins[seat] += (ranking[seat] == 1) / ranking.count(1)
            for source, points in table.scores()[seat]:
                sources[source] += points
                scoring[source] += points != 0
            for place, count in chosen[seat].items():
                places[place] += count
                gains[place] += count * (totals[seat] - sum(totals) / players)
    seats, chosen = games * players, sum(places.values())
    return {
        "points on average": f"{sum(sources.values()) / seats:.1f}",
        f"wins by seat (fair: {', '.join(f'{100 / count:.1f}' for count in GAME.players)})":
            ", ".join(f"{100 * wins[seat] / games:.1f}" for seat in range(players)) + " %",
        **{f"{number} {SOURCES[source]}": f"{signed(points / seats)} ({100 * scoring[source] / seats:.0f} %)"
           for number, (source, points) in enumerate(sources.items(), 1)},
        "market places 1 to 7, share of the choices":
            ", ".join(f"{100 * places[place] / chosen:.1f}" for place in sorted(places)) + " %",
        "the same, points more or less than the others in the end":
            ", ".join(signed(gains[place] / places[place], "+") for place in sorted(places)),
    }


def signed(number, sign="-"):
    text = f"{number:{sign}.1f}".replace("-", "−")
    return "0.0" if text[1:] == "0.0" else text


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    sheet = Sheet.read(Path(sys.argv[2])) if len(sys.argv) > 2 else None
    columns = [measure(players, games, sheet, Rng(7)) for players in GAME.players]
    print("| |", " | ".join(f"{players} players" for players in GAME.players), "|")
    print("|---" * (1 + len(columns)) + "|")
    for what in columns[0]:
        print(f"| {what} |", " | ".join(column[what] for column in columns), "|")
