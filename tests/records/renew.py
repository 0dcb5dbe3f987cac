"""Plays the games of this folder anew; run it after a change of rules or parts and review the difference.

usage: python tests/records/renew.py
"""
from pathlib import Path

from kogge import LUCK, Journal, Rng, bots, game, games, pick

FOLDER = Path(__file__).parent


def played(name, players, seed):
    """Greedy bots against each other: games that go somewhere, the same on every machine."""
    journal = Journal(game(name), players, names=["greedy"] * players)
    rng = Rng(seed)
    while not journal.table.over:
        table = journal.table
        action = pick(table, rng) if table.seat == LUCK else bots.choose(table, table.seat, "greedy", rng.below(1 << 30))
        journal.play(action)
    return journal


def summary(journal):
    """Points by source for each seat, and its place."""
    table = journal.table
    lines = []
    for seat, (sources, total, place) in enumerate(zip(table.scores(), table.totals(), table.ranking(), strict=True)):
        lines.append(f"{seat}: {' '.join(f'{source} {points}' for source, points in sources)} = {total}, place {place}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for name in games():
        for players in game(name).players:
            journal = played(name, players, seed=players)
            (FOLDER / f"{name}-{players}.kogge").write_text(journal.record().write(), encoding="utf-8")
            (FOLDER / f"{name}-{players}.scores").write_text(summary(journal), encoding="utf-8")
            print(name, players, journal.table.totals())
