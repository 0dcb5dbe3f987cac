"""Information-set Monte Carlo tree search: every iteration plays on another guess of what the seat cannot know.

The tree's branches are answers, luck's among them. A new leaf is not played out: its answers are tried one ahead, their estimates
guide the choice from then on, and the judge's estimate of everybody's final score goes back up the tree. Each seat maximises its
own utility (max-n); luck answers by its odds.
"""
from __future__ import annotations

import math
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from kogge.bots.judge import Judge
from kogge.engine.action import Action
from kogge.engine.luck import Rng
from kogge.engine.table import LUCK, Table

CHOICE: Final = 1.0
"""How far a branch that was tried little is favoured, in standard deviations of the estimates."""
TASTE: Final = 2.0
"""The points by which an answer must look worse one ahead to be favoured e times less."""


class Branch:
    """An answer in the tree, with what came of it."""

    def __init__(self, action: Action, ahead: float) -> None:
        self.action: Final = action
        self.ahead: Final = ahead
        """The utility one answer ahead, for the seat that answers."""
        self.prior: float = 0.0
        self.visits: i64 = 0
        self.utility: float = 0.0
        self.points: float = 0.0
        self.below: Final = Node()

    def mean(self) -> float:
        """The utility of this answer; the estimate one ahead counts as one visit."""
        return (self.ahead + self.utility) / float(1 + self.visits)


class Node:
    """A question in the tree. Which of its branches are legal depends on the guess."""

    def __init__(self) -> None:
        self.branches: dict[int, Branch] = {}
        self.visits: i64 = 0


class Search:
    """The tree for one decision of one seat."""

    def __init__(self, table: Table, seat: i64, judge: Judge, seats: i64, seed: i64) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.judge: Final = judge
        self.seats: Final = seats
        self.rng: Final = Rng(seed)
        self.root: Final = Node()
        self.iterations: i64 = 0
        self.mean: float = 0.0
        self.squares: float = 0.0

    def run(self, iterations: i64, seconds: float) -> None:
        """Think until either budget is spent; 0 means that this one does not bind."""
        end = perf_counter() + seconds
        while iterations == 0 or self.iterations < iterations:
            self.iterate()
            if seconds and perf_counter() >= end:
                return

    def iterate(self) -> None:
        """One guess, one way down the tree, one estimate, one way back."""
        table: Table = self.table.guess(self.seat, self.rng)
        path: list[Branch] = []
        movers: list[int] = []
        node = self.root
        while table.agenda:
            question = table.agenda[-1]
            options = self.judge.sensible(question.options(table))
            if len(options) == 1:
                table.apply(options[0])
                continue
            if question.seat == LUCK:
                branch = self.luck(node, table, options)
            else:
                fresh = not node.branches
                self.expand(node, table, options, question.seat)
                if fresh and node is not self.root:
                    break
                branch = self.select(node, options)
            path.append(branch)
            movers.append(int(question.seat))
            node.visits += 1
            node = branch.below
            table.apply(branch.action)
        self.back_up(path, movers, self.judge.worths(table, self.seats))

    def luck(self, node: Node, table: Table, options: list[Action]) -> Branch:
        """Luck's answer by its odds."""
        question = table.agenda[-1]
        action = options[self.rng.weighted([int(question.weight(table, option)) for option in options])]
        branch = node.branches.get(int(action.index))
        if branch is None:
            branch = Branch(action, 0.0)
            node.branches[int(action.index)] = branch
        return branch

    def expand(self, node: Node, table: Table, options: list[Action], seat: i64) -> None:
        """Give each legal answer its branch, tried one ahead on a copy."""
        grown = False
        for action in options:
            if int(action.index) not in node.branches:
                twin = table.copy()
                twin.apply(action)
                ahead = self.judge.utility(self.judge.worths(twin, self.seats), seat)
                node.branches[int(action.index)] = Branch(action, ahead)
                grown = True
        if grown:
            self.weigh(node)

    def weigh(self, node: Node) -> None:
        """Spread the priors: the better an answer looks one ahead, the more."""
        top = -1e9
        for branch in node.branches.values():
            top = max(top, branch.ahead)
        total = 0.0
        for branch in node.branches.values():
            branch.prior = math.exp((branch.ahead - top) / TASTE)
            total += branch.prior
        for branch in node.branches.values():
            branch.prior /= total

    def select(self, node: Node, options: list[Action]) -> Branch:
        """The legal branch that promises most: its mean, and more for what was tried little (PUCT)."""
        reach = CHOICE * self.spread() * math.sqrt(float(node.visits + 1))
        chosen = node.branches[int(options[0].index)]
        top = -1e9
        for action in options:
            branch = node.branches[int(action.index)]
            promise = branch.mean() + reach * branch.prior / float(1 + branch.visits)
            if promise > top:
                top = promise
                chosen = branch
        return chosen

    def spread(self) -> float:
        """The standard deviation of the root seat's utilities so far."""
        if self.iterations < 2:
            return 1.0
        return math.sqrt(self.squares / float(self.iterations - 1)) + 0.01

    def back_up(self, path: list[Branch], movers: list[int], worths: list[float]) -> None:
        """Credit every answer on the way with what came of it for the seat that gave it."""
        self.iterations += 1
        own = self.judge.utility(worths, self.seat)
        off = own - self.mean
        self.mean += off / float(self.iterations)
        self.squares += off * (own - self.mean)
        for i in range(len(path)):
            branch = path[i]
            branch.visits += 1
            if movers[i] != LUCK:
                branch.utility += self.judge.utility(worths, movers[i])
                branch.points += worths[movers[i]]

    def ranked(self) -> list[Branch]:
        """The root's answers, the most tried first."""
        return sorted(self.root.branches.values(), key=_rank, reverse=True)


def _rank(branch: Branch) -> tuple[int, float, int]:
    return int(branch.visits), branch.mean(), -int(branch.action.index)
