"""Do the review's verdicts hold? `python -m kogge.arena.hindsight GAME [--answers 100] [--level captain] [--json]`

Bots of a weaker level play; answers that a review calls costly (8 percentage points of the chance to win or more) are looked at
again with 16 times the thinking, the given one against the one called better. Told is how many keep their sign.
"""
from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from typing import Final

import kogge
from kogge import bots
from kogge.engine.luck import Rng
from kogge.engine.record import Journal
from kogge.engine.table import LUCK, NOBODY, pick
from kogge.learn.review import Look, look, weigh

COSTLY: Final = 0.08
AGAIN: Final = 16


def played(name: str, players: int, level: str, seed: int) -> Journal:
    journal, rng = Journal(kogge.game(name), players), Rng(seed)
    while not journal.table.over:
        table, seat = journal.table, journal.table.seat
        journal.play(pick(table, rng) if seat == LUCK else bots.choose(table, seat, level, rng.below(1 << 30)))
    return journal


def hold(name: str, players: int, level: str, answers: int, seed: int = 1, giver: str = "deckhand") -> tuple[int, int, int]:
    """How many costly answers were found, how many of them keep their sign, and how many answers were weighed."""
    how = bots.named(level, name).unhurried
    longer = replace(how, iterations=AGAIN * how.iterations)
    found = kept = weighed = 0
    while found < answers:
        journal = played(name, players, giver, seed)
        table, asked = journal.fresh(), NOBODY
        before: Look | None = None
        for number, entry in enumerate(journal.entries):
            if entry.seat != asked:
                asked, before = entry.seat, None
            if entry.seat != LUCK and len(table.legal()) > 1 and found < answers:
                before = before or look(table, number, seed)
                verdict = weigh(table, number, entry.action, how, before, seed)
                weighed += 1
                if verdict is not None and verdict.mistake is not None and verdict.lost >= COSTLY:
                    found += 1
                    kept += keeps(table, entry.seat, verdict.mistake.better, entry.action.text, longer, seed + number)
                    print(f"\r{found} found, {kept} kept", end="", file=sys.stderr, flush=True)
            table.apply(entry.action)
        seed += 1
    return found, kept, weighed


def keeps(table: kogge.Table, seat: int, better: str, given: str, longer: bots.Level, seed: int) -> bool:
    """Whether what was called better still is, with another seed and much more thinking."""
    pair = [table.game.action(better), table.game.action(given)]
    worths = {hint.action.text: hint.worth for hint in bots.ranked(table, seat, longer, seed + 7919, among=pair)}
    return worths[better] > worths[given]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m kogge.arena.hindsight")
    parser.add_argument("game", choices=kogge.games())
    parser.add_argument("--players", type=int)
    parser.add_argument("--answers", type=int, default=100)
    parser.add_argument("--level", default="captain")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    players = chosen.players or kogge.game(chosen.game).players[-1]
    found, kept, weighed = hold(chosen.game, players, chosen.level, chosen.answers, chosen.seed)
    print(file=sys.stderr)
    told = {"game": chosen.game, "players": players, "level": chosen.level, "weighed": weighed, "costly": found, "kept": kept}
    words = f"{chosen.game}: {kept} of {found} costly answers keep their sign with {AGAIN} times the thinking ({weighed} weighed)"
    print(json.dumps(told) if chosen.json else words)


if __name__ == "__main__":
    main()
