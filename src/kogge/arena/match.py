"""One game between bots, from its number alone: the same number gives the same game, however busy the machine is."""
from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import msgspec

import kogge
from kogge import Action, Table
from kogge.bots import choose
from kogge.bots.levels import level


class Match(msgspec.Struct, frozen=True):
    """A game to be played. The line-up moves on by one seat from each game to the next; a full turn shares luck's seed."""

    game: str
    lineup: tuple[str, ...]
    number: int
    seed: int = 1

    @property
    def seating(self) -> list[int]:
        """For each seat the place in the line-up of who sits there."""
        count = len(self.lineup)
        return [(seat + self.number) % count for seat in range(count)]


class Result(msgspec.Struct, frozen=True):
    """What came of a match; all lists in the order of the line-up, not of the seats."""

    match: Match
    places: list[int]
    scores: list[list[tuple[str, int]]]
    """Where the points came from."""
    answers: list[int]
    """Answers among at least two that were given."""
    seconds: list[float]
    """Time spent on them."""

    def total(self, entry: int) -> int:
        return sum(points for _, points in self.scores[entry])

    def won(self, entry: int) -> float:
        """1 for the winner; a shared win counts in part."""
        return 1 / self.places.count(1) if self.places[entry] == 1 else 0.0


def hold(match: Match, watch: Callable[[Table, Action], None] | None = None) -> Result:
    """Play a match to its end. `watch` is told every answer, luck's too, before it is given."""
    def give(action: Action) -> None:
        if watch is not None:
            watch(table, action)
        table.apply(action)

    seating = match.seating
    hows = [level(match.lineup[entry], match.game).unhurried for entry in seating]
    turn = match.number // len(seating)
    luck = kogge.Rng(match.seed * 1_000_003 + turn)
    seeds = kogge.Rng(match.seed * 1_000_033 + match.number)
    table = kogge.game(match.game).start(len(seating))
    answers, seconds = [0] * len(seating), [0.0] * len(seating)
    while not table.over:
        seat = table.seat
        if seat == kogge.LUCK:
            give(kogge.pick(table, luck))
            continue
        options = table.legal()
        if len(options) == 1:
            give(options[0])
            continue
        begin = perf_counter()
        action = choose(table, seat, hows[seat], seeds.word())
        seconds[seat] += perf_counter() - begin
        answers[seat] += 1
        give(action)
    places, scores = table.ranking(), table.scores()
    seat_of = [seating.index(entry) for entry in range(len(seating))]
    return Result(
        match, [places[s] for s in seat_of], [scores[s] for s in seat_of],
        [answers[s] for s in seat_of], [seconds[s] for s in seat_of])
