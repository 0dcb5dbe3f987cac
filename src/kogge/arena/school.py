"""Makes the networks of schooled bots anew: bots play, and a net learns what became of it and where long searches looked.

    python -m kogge.arena.school nauticus --players 2 --minutes 2 --out learned.net    # a try, on two cores
    python -m kogge.arena.school nauticus --players 3 --minutes 4 --alone --jobs 16    # for the package
    python -m kogge.arena.school liguria --players 3 --alone --on old.net --rounds 7 --minutes 9 --jobs 1 --latest 2600

Bots of many tastes play short searches and err now and then, so that games see more than one plan; now and then one thinks long,
and where it looked is kept. Where the package has a net already, it thinks along: played and learned twice is better than once.
One game in twelve is kept for judging. Needs NumPy and PyTorch, which plays no part in playing: `pip install torch`.
"""
from __future__ import annotations

import argparse
import json
import math
import os
import random
import sys
import time
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import kogge
from kogge.bots.greedy import judging, make, weights
from kogge.bots.judge import Character, Judge
from kogge.bots.net import NETS, School, school, told
from kogge.bots.search import Search
from kogge.bots.trained import Graduate, Pupil
from kogge.engine.observation import Notes, note_awaited

ITERATIONS: Final = {"nauticus": (300, 32), "grog-island": (400, 50), "die-werft": (150, 20), "liguria": (300, 30)}
"""Of a long search and of a short one."""
MARGINS: Final = {"nauticus": 12.0, "grog-island": 8.0, "die-werft": 20.0, "liguria": 15.0}
"""So many points before the best rival are a hope of tanh 1; before what is usual in Die Werft, where nobody minds others."""
LONG: Final = 0.25
"""How often a sober bot thinks long."""
KEPT: Final = 0.45
"""How many of the other positions are kept."""
ERRS: Final = 0.03
WAVERS: Final = 0.12
"""How often, in seven games of ten, any answer is given at all, and one drawn by how much a search tried it."""
SOBER_SHARE: Final = 0.6
SOURCES: Final[dict[str, list[str]]] = {"nauticus": ["goods", "ships", "crowns", "rest"]}
"""Points that count more or less for some than for others."""
TASTES: Final[dict[tuple[str, int], dict[str, list[int]]]] = {
    ("nauticus", 2): {
        "sober": [25, 25, 0, -40], "builder": [0, 80, -10, -40], "trader": [80, 0, -10, -40], "gambler": [25, 25, 20, -40]},
    ("nauticus", 3): {
        "sober": [40, 40, 0, -100], "builder": [20, 120, -20, -60], "trader": [120, 20, -20, -60], "gambler": [20, 20, 30, -50]},
    ("nauticus", 4): {
        "sober": [100, 100, -20, -85], "builder": [20, 130, -20, -60], "trader": [130, 20, -20, -60], "gambler": [0, 0, 40, 0]}}
"""By character, how many hundredths more: in the order of SOURCES."""
OWN: Final = {("nauticus", 3): 0.3, ("nauticus", 4): 0.15}
"""What points of one's own count beside hopes, for who goes by the net alone (`School.own`)."""
WEIGHTS: Final[dict[str, dict[str, float]]] = {"nauticus": {"extra_rounds": 2.0}}
"""What the judge of who goes by the net alone weighs otherwise."""
PACES: Final = {"nauticus": 1.4, "liguria": 1.9}
"""How many iterations by the net alone take the time of one of a level's."""
ROUND: Final = 100_000_000
"""So far apart are the seeds of rounds."""


@dataclass
class Position:
    """What a seat saw, what the judge thought of everybody, and how often a long search tried which answer, where one did."""

    row: bytes
    worths: list[float]
    seat: int
    looks: list[tuple[int, int]]


@dataclass
class Played:
    """Some positions of a game, and how it ended."""

    positions: list[Position]
    totals: list[int]
    liked: list[float]
    """How many points more than they are each total is worth to its seat."""


def base(game: str) -> Judge:
    """The judge whose worths the net hears."""
    return make(game, "sober", weights(game) | WEIGHTS.get(game, {}))


def taste(game: str, rng: random.Random) -> tuple[Judge, bool]:
    """A bot's judge, and whether it is the sober one."""
    if rng.random() < SOBER_SHARE:
        return base(game), True
    other = {name: weight * math.exp(rng.gauss(0.0, 0.2)) for name, weight in weights(game).items()} | WEIGHTS.get(game, {})
    build, trade, risk = (math.exp(rng.gauss(0.05, 0.2)) for _ in range(3))
    made: Judge = judging(game).judge(Character("other", build, trade, risk), other)
    return made, False


def liking(game: str, players: int, rng: random.Random) -> list[int]:
    """What a seat likes: every other is sober."""
    known = TASTES.get((game, players), {"sober": []})
    return known["sober"] if rng.random() < SOBER_SHARE else rng.choice(list(known.values()))


class Lesson:
    """One game that is played to learn from."""

    def __init__(self, game: str, players: int, seed: int, known: School | None) -> None:
        self.game, self.players, self.known = game, players, known
        self.rng, self.luck = random.Random(seed), kogge.Rng(seed)
        self.table = kogge.game(game).start(players)
        self.base = base(game)
        self.judges = [taste(game, self.rng) for _ in range(players)]
        self.errs = ERRS if self.rng.random() < 0.7 else 0.0
        self.wavers = WAVERS if self.rng.random() < 0.7 else 0.0
        self.notes, self.found = Notes(), list[Position]()
        self.observe = _observer(game)
        self.sources = SOURCES.get(game, [])
        self.tastes = [liking(game, players, self.rng) for _ in range(players)]
        self.told = told(self.tastes, len(self.sources), players)

    def see(self, seat: int, looks: list[tuple[int, int]]) -> None:
        note_awaited(self.notes, self.table, seat, self.players)
        self.observe(self.notes, self.table, seat)
        minded = self.base.minded(self.table, self.players, seat)
        worths = [worth + liked for worth, liked in zip(minded, self.liked(), strict=True)]
        self.found.append(Position(self.notes.take() + self.told[seat], worths, seat, looks))

    def liked(self) -> list[float]:
        """How many points more than they are everybody's points are worth to them."""
        found: list[float] = []
        for points, liking in zip(self.table.scores(), self.tastes, strict=True):
            by_source = dict(points)
            much = [by_source[source] * hundredths for source, hundredths in zip(self.sources, liking, strict=True)]
            found.append(sum(much) / 100)
        return found

    def play(self) -> Played:
        table, after_luck = self.table, False
        while not table.over:
            if table.seat == kogge.LUCK:
                if not after_luck and self.rng.random() < KEPT:
                    self.see(self.rng.randrange(self.players), [])
                after_luck = True
                table.apply(kogge.pick(table, self.luck))
            else:
                after_luck = False
                table.apply(self.answer(int(table.seat)))
        return Played(self.found, [int(total) for total in table.totals()], self.liked())

    def answer(self, seat: int) -> kogge.Action:
        judge, plain = (self.base, True) if self.known and self.known.alone else self.judges[seat]
        guess = self.table.guess(seat, self.luck)
        options = judge.sensible(guess, guess.legal())
        if len(options) == 1:
            return options[0]
        long = plain and self.rng.random() < LONG
        if not long and self.rng.random() < KEPT:
            self.see(seat, [])
        if not long and self.rng.random() < self.errs:
            return self.rng.choice(options)
        search = self.search(guess, seat, judge)
        search.run(ITERATIONS[self.game][0 if long else 1], 0.0)
        if long:
            self.see(seat, [(int(branch.action.index), int(branch.visits)) for branch in search.root.branches.values()])
        ranked = search.ranked()
        if self.rng.random() < self.wavers:
            return self.rng.choices([branch.action for branch in ranked], [int(branch.visits) + 0.01 for branch in ranked])[0]
        return ranked[0].action

    def search(self, guess: Any, seat: int, judge: Judge) -> Search:
        if self.known is None:
            return Search(guess, seat, judge, self.players, self.luck.word())
        tastes = self.tastes if self.known.sources else []
        return (Graduate if self.known.alone else Pupil)(guess, seat, judge, self.players, self.luck.word(), self.known, tastes)


def _observer(game: str) -> Any:
    from importlib import import_module

    return import_module(f"kogge.games.{game.replace('-', '_')}.observe").observe


def played(game: str, players: int, seed: int, file: Path | None = None) -> Played:
    """One game; who plays goes by the net of this file, or by the package's."""
    return Lesson(game, players, seed, _known(game, file) if file else school(game, players)).play()


@cache
def _known(game: str, file: Path) -> School:
    return School(game, file)


def games(game: str, players: int, seconds: float, seed: int, jobs: int, file: Path | None = None) -> list[Played]:
    """As many as there is time for."""
    found: list[Played] = []
    end, jobs = time.monotonic() + seconds, jobs or os.cpu_count() or 1
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        waiting = {pool.submit(played, game, players, seed + number, file) for number in range(2 * jobs)}
        number = len(waiting)
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for each in done:
                found.append(each.result())
                if time.monotonic() < end:
                    waiting.add(pool.submit(played, game, players, seed + number, file))
                    number += 1
            print(f"\r{len(found)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


def save(file: Path, said: dict[str, Any], numbers: Any) -> None:
    """As `School` reads it; `numbers` is an array of NumPy's."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(json.dumps(said).encode() + b"\n" + numbers.astype("<f2").tobytes())


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        "python -m kogge.arena.school", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(ITERATIONS))
    parser.add_argument("--players", type=int, help="how many; without it as few as may play")
    parser.add_argument("--minutes", type=float, default=4.0, help="how long games are played in a round")
    parser.add_argument("--rounds", type=int, default=1, help="how often they play and learn, by what they know by then")
    parser.add_argument("--seed", type=int, default=1_000_000_000, help="of the first game")
    parser.add_argument("--jobs", type=int, default=0, help="processes; one for each core without it")
    parser.add_argument("--trust", type=float, default=0.3, help="what the net counts in a leaf")
    parser.add_argument("--heed", type=float, default=0.4, help="what the net counts where one looks")
    parser.add_argument("--alone", action="store_true", help="bots go by the net alone")
    parser.add_argument("--margin", type=float, help="so many points before the best rival are a hope of tanh 1")
    parser.add_argument("--latest", type=int, default=0, help="learn from so many of the latest games; all without it")
    parser.add_argument("--on", type=Path, help="a net to play by from the first game on, and to learn on from")
    parser.add_argument("--out", type=Path, help="the file; without it the package's own")
    asked = parser.parse_args(words)
    players = asked.players or kogge.game(asked.game).players[0]
    try:
        from kogge.arena.fitting import fit
    except ImportError as missing:
        parser.exit(2, f"{missing.name} is missing; it is needed to learn, never to play: pip install {missing.name}\n")
    said: dict[str, Any] = {
        "trust": asked.trust, "heed": asked.heed, "alone": asked.alone,
        "own": OWN.get((asked.game, players), 0.0) if asked.alone else 0.0,
        "pace": PACES.get(asked.game, 1.0) if asked.alone else 1.0,
        "weights": WEIGHTS.get(asked.game, {}) if asked.alone else {}, "sources": SOURCES.get(asked.game, []),
        "tastes": TASTES.get((asked.game, players), {})}
    out, file = asked.out or NETS / f"{asked.game}-{players}.net", asked.on
    rounds: list[list[Played]] = []
    for number in range(asked.rounds):
        rounds.append(games(asked.game, players, 60.0 * asked.minutes, asked.seed + number * ROUND, asked.jobs, file))
        seen = rounds[1:] if number > 1 and not asked.on else rounds  # the first were played by bots who knew less
        lessons = [game for each in seen for game in each][-asked.latest:]
        learned, numbers, lines = fit(asked.game, players, lessons, asked.margin or MARGINS[asked.game], file)
        save(out, learned | said, numbers)
        print(lines, flush=True)
        file = out
    return 0


if __name__ == "__main__":
    sys.exit(main())
