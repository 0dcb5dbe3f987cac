"""How fast studies are: the end of a line of 50 answers on a game of 300, as a multiple of `at`; and a review by one core."""
from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from kogge import LUCK, Journal, Rng, bots, compiled, game, games, pick
from kogge.learn.review import review
from kogge.server.messages import StudyWish
from kogge.server.tables import telling
from kogge.server.tables.chronicle import Chronicle
from kogge.server.tables.setup import Setup
from kogge.server.tables.studying import Desk
from kogge.server.tables.telling import Reader

LENGTH, LINE, ROUNDS = 300, 50, 41


def milliseconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def line_on(chronicle: Chronicle, at: int) -> list[str]:
    """A random line on a guess for seat 0."""
    table, rng, line = chronicle.journal.at(at).guess(0, Rng(1)), Rng(2), list[str]()
    while not table.over and len(line) < LINE:
        line.append(pick(table, rng).text)
        table.apply(table.game.action(line[-1]))
    return line


def measure(name: str) -> None:
    found, players, rng = game(name), game(name).players[-1], Rng(2)
    chronicle = Chronicle(Setup(found, players, found.chosen({}), found.sheet))
    while chronicle.length < LENGTH and not chronicle.over:
        chronicle.answer(pick(chronicle.table, rng))
    at = chronicle.length_for([0])
    reader, wish = Reader([0], "en", ["A", "B", "C", "D"]), StudyWish("t", at, line_on(chronicle, at), seat=0)
    standing: Any = SimpleNamespace(row=SimpleNamespace(status="playing", players=players), seats_of=lambda _: [0])
    looks: list[float] = []
    studies: list[float] = []
    for _ in range(ROUNDS):  # interleaved
        looks.append(milliseconds(lambda: telling.moment(chronicle, reader, "i", at, 0)))
        studies.append(milliseconds(lambda: Desk(chronicle, standing, "me", wish).moment(reader)))
    look, study = statistics.median(looks), statistics.median(studies)
    print(f"{name}: {len(wish.line)} answers on {at}: {study:.1f} ms, {study / look:.1f} times `at` ({look:.2f} ms)")


def reviews() -> None:
    journal, rng = Journal(game("nauticus"), 4), Rng(3)
    while not journal.table.over:
        table, seat = journal.table, journal.table.seat
        journal.play(pick(table, rng) if seat == LUCK else bots.choose(table, seat, "mate", rng.below(1 << 30)))
    start = time.process_time()
    review(journal, "captain")
    spent = time.process_time() - start
    print(f"review of a game of Nauticus with 4 players, {len(journal.entries)} answers: {spent:.0f} s of one core")


if __name__ == "__main__":
    print("compiled" if compiled.active() else "plain Python")
    for each in games():
        measure(each)
    reviews()
