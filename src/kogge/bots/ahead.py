"""One answer ahead, and through whatever luck answers to it: try every legal answer on a copy, take what the judge likes best."""
from __future__ import annotations

from mypy_extensions import i64

from kogge.bots.judge import Judge
from kogge.engine.action import Action
from kogge.engine.luck import Rng
from kogge.engine.table import LUCK, Table, pick

_WORD: float = 4294967296.0
_WAYS: i64 = 36  # two dice; of more outcomes than that a glance tells no more than the judge does


def best(judge: Judge, table: Table, seats: i64, rng: Rng, noise: float) -> Action:
    """The answer with the highest utility, each seen through up to `noise` points of error; ties go to chance."""
    question = table.agenda[-1]
    options = judge.sensible(table, question.options(table))
    chosen = options[0]
    if len(options) == 1:
        return chosen
    seat = question.seat
    before = judge.worths(table, seats)
    top = -1e9
    for action in options:
        twin = table.copy()
        twin.apply(action)
        utility = promise(judge, twin, seat, before, 1)
        utility += (noise + 1e-6) * float(rng.word()) / _WORD
        if utility > top:
            top = utility
            chosen = action
    return chosen


def promise(judge: Judge, table: Table, seat: i64, before: list[float], ways: i64) -> float:
    """The utility for a seat after its answer; while luck is asked, that of all its outcomes by their odds."""
    if not table.agenda or table.agenda[-1].seat != LUCK or judge.weighs_luck:
        return judge.utility(judge.after(table, seat, before), seat)
    question = table.agenda[-1]
    options = question.options(table)
    ways *= len(options)
    if ways > _WAYS or len(options) > judge.outcomes:
        return judge.utility(judge.after(table, seat, before), seat)
    utility = 0.0
    total: i64 = 0
    for action in options:
        weight = question.weight(table, action)
        twin = table.copy()
        twin.apply(action)
        utility += float(weight) * promise(judge, twin, seat, before, ways)
        total += weight
    return utility / float(total)


def follow(judge: Judge, table: Table, seats: i64, rng: Rng, noise: float) -> None:
    """One answer on the table itself, luck's by its odds."""
    if table.agenda[-1].seat == LUCK:
        table.apply(pick(table, rng))
    else:
        table.apply(best(judge, table, seats, rng, noise))


def play_out(judge: Judge, table: Table, seats: i64, rng: Rng, noise: float) -> int:
    """Everybody plays one answer ahead until the end; returns how many answers that took."""
    count: i64 = 0
    while table.agenda:
        follow(judge, table, seats, rng, noise)
        count += 1
    return int(count)
