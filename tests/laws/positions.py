"""Positions to try laws at that need not be tried everywhere."""
from collections import Counter
from pathlib import Path

from kogge import LUCK, Journal, Record, game, pick

RECORDS = Path(__file__).parents[1] / "records"
OF_A_QUESTION = 3


def positions(name, players, rng):
    """Tables at which a seat is asked, in no order: from stored games, in which bots get somewhere, and from random ones."""
    found = []
    for file in RECORDS.glob(f"{name}-{players}.kogge"):
        journal = Journal.replay(Record.read(file.read_text(encoding="utf-8")), game(name))
        found += some(journal.fresh(), [entry.action for entry in journal.entries], rng)
    for _ in range(2):
        found += some(game(name).start(players), [], rng)
    rng.shuffle(found)
    return found


def some(table, answers, rng):
    """Positions along a game by these answers, then by random ones: of each question a few, and here and there one."""
    answers = iter(answers)
    asked = Counter()
    while not table.over:
        question = type(table.agenda[-1])
        asked[question] += 1
        if table.seat != LUCK and (asked[question] <= OF_A_QUESTION or rng.below(40) == 0):
            yield table.copy()
        table.apply(next(answers, None) or pick(table, rng))
