"""Plays the named games anew, for a new game or after a change of rules or parts; review the difference.

usage: python tests/records/renew.py liguria-3 liguria-4

A stored game stays what it is: nothing is renewed because bots play otherwise today. One that was played by other rules or with
other parts moves to earlier/, where it goes on telling that old games replay.
"""
import sys
from pathlib import Path

from kogge import LUCK, Journal, Record, Rng, bots, game, games, pick

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


def keep(folder, stem):
    """The stored game goes to earlier/ under what it was played by. One of today's rules and parts stays: False."""
    file = folder / f"{stem}.kogge"
    if not file.exists():
        return True
    record = Record.read(file.read_text(encoding="utf-8"))
    today = game(record.game)
    if record.rules_version != today.rules_version:
        by = f"rules-{record.rules_version}"
    elif record.parts_hash != today.sheet.hash:
        by = f"parts-{record.parts_hash}"
    else:
        return False
    (folder / "earlier").mkdir(exist_ok=True)
    for ending in (".kogge", ".scores"):
        file.with_suffix(ending).rename(folder / "earlier" / f"{stem}-{by}{ending}")
    return True


def renew(folder, stem):
    name, _, players = stem.rpartition("-")
    if not keep(folder, stem):
        return f"{stem} stays: it was played by today's rules and parts"
    journal = played(name, int(players), seed=int(players))
    (folder / f"{stem}.kogge").write_text(journal.record().write(), encoding="utf-8")
    (folder / f"{stem}.scores").write_text(summary(journal), encoding="utf-8")
    return f"{stem}: {journal.table.totals()}"


if __name__ == "__main__":
    known = [f"{name}-{players}" for name in games() for players in game(name).players]
    if not sys.argv[1:] or set(sys.argv[1:]) - set(known):
        sys.exit(f"{__doc__}\nThe games are {', '.join(known)}.")
    for stem in sys.argv[1:]:
        print(renew(FOLDER, stem))
