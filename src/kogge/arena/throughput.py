"""How many iterations of the search a second of processor time buys.

    python -m kogge.arena.throughput [GAME …]                  compiled, if it is built
    KOGGE_PLAIN=1 python -m kogge.arena.throughput [GAME …]    plain Python
"""
from __future__ import annotations

import sys
from time import process_time

import kogge
from kogge.bots import judge, seats
from kogge.bots.search import Search
from kogge.compiled import active
from kogge.engine.table import Table

POSITIONS = 8
SECONDS = 0.5


def positions(game: str) -> list[Table]:
    """Evenly out of a random game with the fewest players, each with a choice for a seat."""
    players = kogge.game(game).players[0]
    table, rng = kogge.game(game).start(players), kogge.Rng(1)
    found: list[Table] = []
    while not table.over:
        if table.seat != kogge.LUCK and len(judge(game).sensible(table, table.legal())) > 1:
            found.append(table.copy())
        table.apply(kogge.pick(table, rng))
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


def throughput(game: str) -> float:
    """Iterations a second, over positions from the opening to the end."""
    iterations, spent = 0, 0.0
    for table in positions(game):
        search = Search(table, table.seat, judge(game), seats(table), 1)
        begin = process_time()
        search.run(0, SECONDS)
        spent += process_time() - begin
        iterations += int(search.iterations)
    return iterations / spent


if __name__ == "__main__":
    print("compiled" if active() else "plain")
    for name in sys.argv[1:] or kogge.games():
        print(f"{name}: {throughput(name):,.0f} iterations/s", flush=True)
