"""Under load a thought is cut short, says so, and is still an answer; nothing that is asked of a bot ever breaks it."""
from __future__ import annotations

import os
import sys
from dataclasses import replace

import pytest

import kogge
from kogge.bots import Budget, Level, choose, evaluate, hint, judge, named, ranked
from kogge.engine.table import Table

CASES = [(name, players) for name in kogge.games() for players in kogge.game(name).players]
SOAK_THOUGHTS = int(os.environ.get("KOGGE_SOAK_THOUGHTS", "100000"))
LONG = Level("search", iterations=100_000)
SHORT = Level("search", iterations=4)
SCHOOLED = Level("search", iterations=4, schooled=True)


def position(name: str, players: int, seed: int, answers: int = 40) -> Table:
    """Some way into a random game, where a seat has a choice."""
    rng = kogge.Rng(seed)
    table = kogge.game(name).start(players)
    while answers > 0 or table.seat == kogge.LUCK or len(judge(name).sensible(table, table.legal())) < 2:
        table.apply(kogge.pick(table, rng))
        answers -= 1
    return table


@pytest.mark.parametrize("name", kogge.games())
def test_a_thought_ends_when_somebody_waits(name: str) -> None:
    table = position(name, kogge.game(name).players[0], 3)
    asked = iter([False, True])
    budget = Budget(hurry=lambda: next(asked))
    assert choose(table, table.seat, LONG, budget=budget) in table.legal()
    assert 0 < budget.part < 0.5
    budget = Budget(hurry=lambda: True)
    assert hint(table, table.seat, LONG, budget=budget)
    assert 0 < budget.part < 0.5
    budget = Budget(hurry=lambda: True)
    assert len(evaluate(table, None, playouts=8, budget=budget)) == kogge.game(name).players[0]
    assert budget.part == 1 / 8


def test_a_thought_that_nobody_hurries_is_whole_and_the_same() -> None:
    table = position("nauticus", 2, 5)
    budget = Budget(hurry=lambda: False)
    level = Level("search", iterations=60)
    assert choose(table, table.seat, level, 9, budget) is choose(table, table.seat, level, 9)
    assert budget.part == 1.0


def test_less_time_is_said_too() -> None:
    table = position("nauticus", 2, 5)
    budget = Budget(seconds=0.001)
    choose(table, table.seat, LONG, 9, budget)
    assert 0 < budget.part < 0.5


class Cut:
    """A search that its time ended, after so much of it on the processor."""

    decided, iterations = False, 700

    def __init__(self, seconds: float, worked: float, clocks: list[float]) -> None:
        self.spent, self.clocks = (seconds, worked), clocks

    def run(self, *_: object) -> None:
        self.clocks[0] += self.spent[0]
        self.clocks[1] += self.spent[1]


@pytest.mark.parametrize(("worked", "part"), [(3.0, 1.0), (2.8, 1.0), (1.5, 0.5), (0.3, 0.1)])
def test_all_the_time_of_a_level_on_a_busy_processor_is_less_thought(
    worked: float, part: float, monkeypatch: pytest.MonkeyPatch,
) -> None:
    clocks = [10.0, 5.0]
    levels = sys.modules[Level.__module__]
    monkeypatch.setattr(levels, "perf_counter", lambda: clocks[0])
    monkeypatch.setattr(levels, "process_time", lambda: clocks[1])
    budget = Budget()
    budget.run(Cut(3.0, worked, clocks), named("legend"))  # type: ignore[arg-type]
    assert budget.part == pytest.approx(part)


@pytest.mark.parametrize("name", kogge.games())
def test_the_same_seed_gives_the_same_answer_while_iterations_bind(name: str) -> None:
    """However much time there is, and whoever asks whether to hurry."""
    level = Level("search", iterations=40, seconds=60.0)
    table = position(name, kogge.game(name).players[-1], 4)

    schooled = replace(level, schooled=True)
    assert choose(table, table.seat, schooled, 7) is choose(table, table.seat, schooled, 7, Budget(seconds=30.0))

    def thought(seed: int, budget: Budget | None = None) -> list[tuple[str, float, float]]:
        assert ranked(table, table.seat, level, seed, budget)[0].action is choose(table, table.seat, level, seed)
        return [(each.action.text, each.share, each.worth) for each in ranked(table, table.seat, level, seed, budget)]

    assert thought(7) == thought(7, Budget(seconds=30.0)) == thought(7, Budget(hurry=lambda: False))


def think_anywhere(name: str, players: int, seed: int, every: int) -> int:
    """A random game with every thought tried at some positions, for every seat and a spectator, and hints, which play out
    dozens of games each, at a quarter of them. Returns how many."""
    rng = kogge.Rng(seed)
    table, thoughts, until, looks = kogge.game(name).start(players), 0, rng.below(every), 0
    while not table.over:
        if until == 0:
            until = every
            for viewer in (None, *range(players)):
                assert len(evaluate(table, viewer, playouts=1, seed=rng.word())) == players
            thoughts += players + 1
            if table.seat != kogge.LUCK:
                for level in (Level("greedy"), Level("greedy", noise=6.0), SHORT, SCHOOLED):
                    assert choose(table, table.seat, level, rng.word()) in table.legal()
                    thoughts += 1
                if looks % 4 == 0:
                    assert all(found.action in table.legal() for found in hint(table, table.seat, SHORT, rng.word()))
                    thoughts += 1
                looks += 1
        until -= 1
        table.apply(kogge.pick(table, rng))
    assert len(evaluate(table, None, playouts=1)) == players
    return thoughts


@pytest.mark.parametrize(("name", "players"), CASES)
def test_no_thought_breaks_anywhere(name: str, players: int) -> None:
    think_anywhere(name, players, 1, 300)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "players"), CASES)
def test_no_thought_breaks_anywhere_in_many_games(name: str, players: int) -> None:
    """The cases together make SOAK_THOUGHTS."""
    thoughts, seed = 0, 1000
    while thoughts < SOAK_THOUGHTS / len(CASES):
        seed += 1
        thoughts += think_anywhere(name, players, seed, 7)
