"""Do the review's verdicts hold? `python -m kogge.arena.hindsight GAME [--answers 100] [--level captain] [--jobs N] [--json]`

Deckhands and mates play, every other seat each; of each game a few answers are weighed as a review weighs them, by chance. Those
that it calls costly (8 percentage points of the chance to win or more) are looked at again with 16 times the thinking that the
verdict rests on and another seed, the given one against the one called better. Told is how many keep their sign, with the
interval in which 95 of 100 such samples lie.
"""
from __future__ import annotations

import argparse
import json
import os
import sys
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import count
from multiprocessing import get_context
from typing import Final

import kogge
from kogge import bots
from kogge.arena.ratings import share_interval
from kogge.engine.luck import Rng
from kogge.engine.record import Journal
from kogge.engine.table import LUCK, NOBODY, pick
from kogge.learn.review import AGAIN, look, weigh

COSTLY: Final = 0.08
LONGER: Final = 16
EVERY: Final = 8
"""One answer in so many is weighed, so that the sample comes from many games."""
GIVERS: Final = ("deckhand", "mate")

Held = tuple[list[bool], int]
"""Of one game: for each costly answer whether it keeps its sign, and how many answers were weighed."""


def played(name: str, players: int, seed: int) -> Journal:
    journal, rng = Journal(kogge.game(name), players), Rng(seed)
    while not journal.table.over:
        table, seat = journal.table, int(journal.table.seat)
        level = GIVERS[(seat + seed) % len(GIVERS)]
        journal.play(pick(table, rng) if seat == LUCK else bots.choose(table, seat, level, rng.below(1 << 30)))
    return journal


def hold(name: str, players: int, level: str, answers: int, seed: int = 1, jobs: int = 1) -> tuple[int, int, int]:
    """How many costly answers keep their sign, and how many answers of how many games were weighed to find them.

    Games count in the order of their seeds, so the first costly answers are the same for any number of jobs.
    """
    found: list[bool] = []
    weighed = games = 0
    for kept, looked in each_game(partial(verdicts, name, players, level), seed, jobs):
        found, weighed, games = (found + kept)[:answers], weighed + looked, games + 1
        print(f"\r{len(found)} found, {sum(found)} kept, {weighed} weighed, {games} games", end="", file=sys.stderr, flush=True)
        if len(found) == answers:
            break
    return sum(found), weighed, games


def each_game(work: Callable[[int], Held], seed: int, jobs: int) -> Iterator[Held]:
    """What comes of each game, from this seed on without end."""
    if jobs == 1:
        yield from map(work, count(seed))
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        ahead = deque(pool.submit(work, seed + number) for number in range(2 * jobs))
        try:
            for later in count(seed + 2 * jobs):
                yield ahead.popleft().result()
                ahead.append(pool.submit(work, later))
        finally:  # what nobody waits for any more is not begun
            pool.shutdown(wait=False, cancel_futures=True)


def verdicts(name: str, players: int, level: str, seed: int) -> Held:
    how = bots.named(level, name).unhurried
    longer = replace(how, iterations=LONGER * AGAIN * how.iterations)
    kept, weighed = [], 0
    journal, rng = played(name, players, seed), Rng(seed)
    table, asked, first = journal.fresh(), NOBODY, 0
    for number, entry in enumerate(journal.entries):
        if entry.seat != asked:
            asked, first = entry.seat, number
        if entry.seat != LUCK and len(table.legal()) > 1 and rng.below(EVERY) == 0:
            verdict = weigh(table, number, entry.action, how, look(journal.at(first), first, how, seed), seed)
            weighed += 1
            if verdict is not None and verdict.mistake is not None and verdict.lost >= COSTLY:
                kept.append(keeps(table, entry.seat, verdict.mistake.better, entry.action.text, longer, seed + number))
        table.apply(entry.action)
    return kept, weighed


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
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes; one for each core without it")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    players = chosen.players or kogge.game(chosen.game).players[-1]
    kept, weighed, games = hold(chosen.game, players, chosen.level, chosen.answers, chosen.seed, chosen.jobs)
    low, high = share_interval(kept, chosen.answers)
    told = {
        "game": chosen.game, "players": players, "level": chosen.level, "games": games, "weighed": weighed,
        "costly": chosen.answers, "kept": kept, "interval": [round(low, 3), round(high, 3)]}
    words = (
        f"{chosen.game}: {kept} of {chosen.answers} costly answers keep their sign with {LONGER} times the thinking "
        f"({low:.0%} to {high:.0%}; {weighed} weighed of {games} games)")
    print(file=sys.stderr)
    print(json.dumps(told) if chosen.json else words)


if __name__ == "__main__":
    main()
