"""Information-set Monte Carlo tree search: every iteration plays on another guess of what the seat cannot know.

The tree's branches are answers, luck's among them. A new leaf is not played out: its answers are tried one ahead and judged, and
the estimate of the best one goes back up the tree. Each seat maximises its own utility (max-n); luck answers by its odds. All
worths are counted from the guess's own start, so that a guess kind to somebody does not favour the answers tried on it.
"""
from __future__ import annotations

import gc
import math
from collections.abc import Callable
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from kogge.bots.judge import Judge, most
from kogge.engine.action import Action
from kogge.engine.luck import Rng
from kogge.engine.table import LUCK, Table

CURIOSITY: Final = 1.5
"""How far a branch that was tried little is favoured, in units of what is at stake."""
TASTE: Final = 0.5
"""How much of what is at stake an answer may look worse one ahead to be favoured e times less."""
LEAST_STAKE: Final = 0.2
LOOKS: Final = 20
"""Every so many iterations the search looks whether it has made up its mind."""
GLANCE: Final = 0.01
"""Every so many seconds it asks whether somebody waits."""


class Branch:
    """An answer in the tree, with what came of it."""

    def __init__(self, action: Action, worths: list[float], utility: float) -> None:
        self.action: Final = action
        self.worths: Final = worths
        """Everybody's gain one answer ahead."""
        self.ahead: Final = utility
        """What that is to the seat that answers."""
        self.prior: float = 0.0
        self.visits: i64 = 0
        self.total: float = utility
        self.points: float = 0.0
        self.below: Node | None = None

    def mean(self) -> float:
        """The utility of this answer; the first estimate counts as one visit."""
        return self.total / float(1 + self.visits)


class Node:
    """A question in the tree. Which of its branches are legal depends on the guess."""

    def __init__(self) -> None:
        self.branches: dict[int, Branch] = {}
        self.visits: i64 = 0
        self.stake: float = 0.0
        """By how much the best answer looks better than the average one."""
        self.total: float = 0.0
        self.squares: float = 0.0
        """Of hopes, where a search counts them (`trained.py`)."""


class Search:
    """The tree for one decision of one seat."""

    def __init__(
        self, table: Table, seat: i64, judge: Judge, seats: i64, seed: i64, among: list[Action] | None = None,
    ) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.judge: Final = judge
        self.seats: Final = seats
        self.rng: Final = Rng(seed)
        self.root: Final = Node()
        self.among: Final = among
        """The only answers that are weighed now; None: all."""
        self.iterations: i64 = 0
        self.decided: bool = False
        """Whether it thought all it wanted to, rather than until its time was up."""
        self.start: list[float] = []
        """Everybody's worth at the start of this iteration's guess."""

    def run(self, iterations: i64, seconds: float, hurry: Callable[[], bool] | None = None) -> None:
        """Think until either budget is spent (0 means that this one does not bind), then forget all but the root's answers.

        `hurry` is asked now and then, and may put an early end to it.
        A tree has no cycles, yet Python would look through all of it for some again and again, so that is off meanwhile.
        """
        start = perf_counter()
        glance = start + GLANCE
        collecting = gc.isenabled()
        gc.disable()
        try:
            while iterations == 0 or self.iterations < iterations:
                self.iterate()
                self.iterations += 1
                now = perf_counter()
                if self.settled(iterations - self.iterations):
                    break
                if seconds and now >= start + seconds:
                    return
                if hurry is not None and now >= glance:
                    glance = now + GLANCE
                    if hurry():
                        return
            self.decided = True
        finally:
            for branch in self.root.branches.values():
                branch.below = None
            if collecting:
                gc.enable()

    def settled(self, left: i64) -> bool:
        """Whether the most tried answer stays so, even if every iteration left went to the next one."""
        if left < 0 or self.iterations % LOOKS:
            return False
        most_tried: i64 = 0
        next_tried: i64 = 0
        for branch in self.root.branches.values():
            if branch.visits > most_tried:
                next_tried = most_tried
                most_tried = branch.visits
            elif branch.visits > next_tried:
                next_tried = branch.visits
        return most_tried - next_tried > left

    def iterate(self) -> None:
        """One guess, one way down the tree, one new leaf, one way back."""
        table: Table = self.table.guess(self.seat, self.rng)
        self.start = self.judge.minded(table, self.seats, self.seat)
        path: list[Branch] = []
        movers: list[int] = []
        gains: list[float] = []
        node = self.root
        while table.agenda:
            if path and not self.judge.onward(table, self.seat, self.rng):
                break
            question = table.agenda[-1]
            options = self.judge.sensible(table, question.options(table))
            if self.among is not None and not path:
                options = self.among
            if len(options) == 1:
                table.apply(options[0])
                continue
            if question.seat == LUCK:
                branch = self.luck(node, table, options)
            else:
                fresh = not node.branches
                self.expand(node, table, options, question.seat)
                if fresh and node is not self.root:
                    gains = best_of(node, options).worths
                    break
                branch = self.select(node, options)
            path.append(branch)
            movers.append(int(question.seat))
            node.visits += 1
            if branch.below is None:
                branch.below = Node()
            node = branch.below
            if question.seat != LUCK:
                table.apply(branch.action)
        self.back_up(path, movers, gains if gains else self.gains(self.judge.minded(table, self.seats, self.seat)))

    def gains(self, worths: list[float]) -> list[float]:
        """What everybody has gained since the start of the guess."""
        return [worths[seat] - self.start[seat] for seat in range(self.seats)]

    def luck(self, node: Node, table: Table, options: list[Action]) -> Branch:
        """Luck answers by its odds. Too many outcomes to learn about each of them share one branch."""
        question = table.agenda[-1]
        action = options[self.rng.weighted([int(question.weight(table, option)) for option in options])]
        key = int(action.index) if len(options) <= self.judge.outcomes else -1
        branch = node.branches.get(key)
        if branch is None:
            branch = Branch(action, [], 0.0)
            node.branches[key] = branch
        table.apply(action)
        return branch

    def expand(self, node: Node, table: Table, options: list[Action], seat: i64) -> None:
        """Give each legal answer its branch, tried one ahead on a copy."""
        grown = False
        before: list[float] = []
        for action in options:
            if int(action.index) not in node.branches:
                if not grown:
                    before = self.judge.minded(table, self.seats, self.seat)
                twin = table.copy()
                twin.apply(action)
                gains = self.gains(self.judge.after(twin, seat, before))
                node.branches[int(action.index)] = Branch(action, gains, self.judge.utility(gains, seat))
                grown = True
        if grown:
            self.weigh(node)

    def weigh(self, node: Node) -> None:
        """Spread the priors: the better an answer looks one ahead, the more."""
        top = -1e9
        total = 0.0
        for branch in node.branches.values():
            top = most(top, branch.ahead)
            total += branch.ahead
        node.stake = most(LEAST_STAKE, top - total / float(len(node.branches)))
        total = 0.0
        for branch in node.branches.values():
            branch.prior = math.exp((branch.ahead - top) / (TASTE * node.stake))
            total += branch.prior
        for branch in node.branches.values():
            branch.prior /= total

    def select(self, node: Node, options: list[Action]) -> Branch:
        """The legal branch that promises most: its mean, and more where little was tried (PUCT)."""
        reach = CURIOSITY * node.stake * math.sqrt(float(node.visits + 1))
        chosen = node.branches[int(options[0].index)]
        top = -1e9
        for action in options:
            branch = node.branches[int(action.index)]
            promise = branch.mean() + reach * branch.prior / float(1 + branch.visits)
            if promise > top:
                top = promise
                chosen = branch
        return chosen

    def back_up(self, path: list[Branch], movers: list[int], gains: list[float]) -> None:
        """Credit every answer on the way with what came of it for the seat that gave it."""
        for i in range(len(path)):
            branch = path[i]
            branch.visits += 1
            if movers[i] != LUCK:
                branch.total += self.judge.utility(gains, movers[i])
                branch.points += gains[movers[i]] + self.start[movers[i]]

    def ranked(self) -> list[Branch]:
        """The root's answers, the most tried first."""
        return sorted(self.root.branches.values(), key=_rank, reverse=True)


def best_of(node: Node, options: list[Action]) -> Branch:
    """The legal branch that looks best one ahead."""
    best = node.branches[int(options[0].index)]
    for action in options:
        branch = node.branches[int(action.index)]
        if branch.ahead > best.ahead:
            best = branch
    return best


def _rank(branch: Branch) -> tuple[int, float, int]:
    return int(branch.visits), branch.mean(), -int(branch.action.index)
