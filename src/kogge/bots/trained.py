"""The searches of bots that have been to school: a network that has seen many games (`net.py`) has a say in them.

What everybody may hope for is how far they end before or behind their best rival, as a number from -1 to 1; where nobody minds
the others (`Judge.aloof`), before or behind what is usual.
"""
from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from kogge.bots.judge import Judge, least, most
from kogge.bots.net import School, told
from kogge.bots.search import Branch, Node, Search
from kogge.engine.action import Action
from kogge.engine.luck import Rng
from kogge.engine.observation import Notes, note_awaited
from kogge.engine.table import LUCK, Table, pick

CURIOSITY: Final = 1.5
"""How far a branch that was tried little is favoured, in units of how widely hopes are spread."""
DOUBT: Final = 0.1
"""How widely they are spread where little was tried."""
LEAST_SPREAD: Final = 0.0001
OPEN_MIND: Final = 0.03
"""The part of all looks that every answer gets alike, whatever the net says."""


class Pupil(Search):
    """Answers are tried one ahead and judged as ever; the net has a say in where to look and in what a leaf promises."""

    def __init__(
        self, table: Table, seat: i64, judge: Judge, seats: i64, seed: i64, school: School, tastes: list[list[int]] | None = None,
    ) -> None:
        super().__init__(table, seat, judge, seats, seed)
        self.school: Final = school
        self.tastes: Final[list[list[int]]] = tastes if tastes is not None else []
        """For each seat how many hundredths more than its points each of the school's sources counts; none: nobody has any."""
        self.told: Final[list[bytes]] = told(self.tastes, len(school.sources), int(seats))
        """The tastes as the net hears of them, from each seat's eyes."""
        self.places: Final[list[int]] = [[source for source, _ in table.scores()[0]].index(source) for source in school.sources]
        """Where those sources stand among a seat's points."""
        self.notes: Final = Notes()
        self.trust: Final[float] = school.trust
        self.heed: Final[float] = school.heed
        self.own: Final[float] = school.own / school.margin
        self.plain: list[float] = []
        """Everybody's worths where it was looked last, as plain points, whatever anybody likes."""
        self.start = self.worths(table, seat)
        self.seen: list[float] = self.start
        """Everybody's worths where the net looked last."""
        self.before: list[float] = []
        """Everybody's hopes at the root."""
        self.hopes: list[float] = []
        """The same at the leaf of this iteration; none where the game or the thought ended."""

    def iterate(self) -> None:
        self.hopes = []
        super().iterate()

    def view(self, table: Table, seat: i64, options: list[Action]) -> list[float]:
        """Everybody's hopes by what this seat sees, then the share of a look for each answer."""
        note_awaited(self.notes, table, seat, self.seats)
        self.school.observe(self.notes, table, int(seat))
        answers = [int(action.index) for action in options]
        row = self.notes.take() + self.told[int(seat)]
        self.seen = self.worths(table, seat)
        found: list[float] = self.school.net.think(row, self.seen, int(seat), answers)
        return found

    def worths(self, table: Table, seat: i64) -> list[float]:
        """What the judge thinks of all whom this seat minds, and what they like of the points they have."""
        worths = self.judge.minded(table, self.seats, seat)
        self.plain = worths
        if self.tastes:
            worths = worths[:]
            scores = table.scores()
            for seat in range(self.seats):
                worths[seat] += self.liked(scores[seat], int(seat))
        return worths

    def liked(self, points: list[tuple[str, int]], seat: i64) -> float:
        """How many points more than they are these are worth to the seat."""
        taste = self.tastes[seat]
        hundredths: i64 = 0
        for n in range(len(taste)):
            hundredths += taste[n] * points[self.places[n]][1]
        return float(hundredths) / 100.0

    def expand(self, node: Node, table: Table, options: list[Action], seat: i64) -> None:
        known = len(node.branches)
        super().expand(node, table, options, seat)
        if len(node.branches) == known:
            return
        found = self.view(table, seat, options)
        if known == 0:
            if node is self.root:
                self.before = found
            else:
                self.hopes = found
        at: i64 = self.seats
        for action in options:
            branch = node.branches[int(action.index)]
            branch.prior += self.heed * (found[at] - branch.prior)
            at += 1

    def back_up(self, path: list[Branch], movers: list[int], gains: list[float]) -> None:
        for i in range(len(path)):
            branch = path[i]
            branch.visits += 1
            mover = movers[i]
            if mover != LUCK:
                utility = self.judge.utility(gains, mover)
                if self.hopes:
                    hoped = float(self.school.margin) * (self.hopes[mover] - self.before[mover])
                    utility += self.trust * (hoped - utility)
                branch.total += utility
                branch.points += gains[mover] + self.start[mover]


class Graduate(Pupil):
    """The net alone says where to look and what a leaf promises; no answer is tried one ahead, which takes half the time.

    Beside what it may hope for everybody strives for points, as far as the school says so: who only wants to end before the best
    rival takes from rivals what would have been worth more elsewhere.
    """

    def iterate(self) -> None:
        table: Table = self.table.guess(self.seat, self.rng)
        path: list[Branch] = []
        nodes: list[Node] = []
        movers: list[int] = []
        hopes: list[float] = []
        node = self.root
        while table.agenda:
            if path and not self.judge.onward(table, self.seat, self.rng):
                break
            question = table.agenda[-1]
            options = self.judge.sensible(table, question.options(table))
            if len(options) == 1:
                table.apply(options[0])
                continue
            if question.seat == LUCK:
                branch = self.luck(node, table, options)
            else:
                fresh = not node.branches
                if fresh or unknown(node, options):
                    found = self.look(node, table, options, question.seat)
                    if fresh and node is not self.root:
                        hopes = found
                        break
                branch = self.choose(node, options)
            path.append(branch)
            nodes.append(node)
            movers.append(int(question.seat))
            node.visits += 1
            if branch.below is None:
                branch.below = Node()
            node = branch.below
            if question.seat != LUCK:
                table.apply(branch.action)
        if not hopes:
            hopes = self.view(table, self.seat, []) if table.agenda else self.outcome(table)
        credit(path, nodes, movers, hopes, self.plain)

    def view(self, table: Table, seat: i64, options: list[Action]) -> list[float]:
        found = super().view(table, seat, options)
        for other in range(self.seats):
            found[other] += self.own * (self.seen[other] - self.start[other])
        return found

    def outcome(self, table: Table) -> list[float]:
        """What the end brought everybody."""
        totals = table.totals()
        self.plain = [float(total) for total in totals]
        out: list[float] = []
        for seat in range(self.seats):
            best = -1e9
            for other in range(self.seats):
                if other != seat and float(totals[other]) > best:
                    best = float(totals[other])
            own = float(totals[seat])
            if self.tastes:
                own += self.liked(table.scores()[seat], int(seat))
            out.append(math.tanh((own - best) / float(self.school.margin)) + self.own * (own - self.start[seat]))
        return out

    def look(self, node: Node, table: Table, options: list[Action], seat: i64) -> list[float]:
        """Give each legal answer its branch with its share of a look; returns what everybody may hope for here."""
        found = self.view(table, seat, options)
        if node is self.root and not self.before:
            self.before = found
        at: i64 = self.seats
        for action in options:
            if int(action.index) not in node.branches:
                branch = Branch(action, [], found[int(seat)])
                branch.prior = (1.0 - OPEN_MIND) * found[at] + OPEN_MIND / float(len(options))
                node.branches[int(action.index)] = branch
            at += 1
        return found

    def play_out(self, table: Table, rng: Rng) -> None:
        """Everybody gives the answer that deserves the most looks, until the end."""
        while table.agenda:
            question = table.agenda[-1]
            if question.seat == LUCK:
                table.apply(pick(table, rng))
                continue
            options = self.judge.sensible(table, question.options(table))
            chosen = options[0]
            if len(options) > 1:
                found = self.view(table, question.seat, options)
                top = -1.0
                at: i64 = self.seats
                for action in options:
                    if found[at] > top:
                        top = found[at]
                        chosen = action
                    at += 1
            table.apply(chosen)

    def points_of(self, hope: float) -> float:
        """So many points before the best rival, beside the hopes before, is such a hope worth."""
        before = least(0.9, most(-0.9, self.before[int(self.seat)]))
        return float(self.school.margin) * (hope - before) / (1.0 - before * before)

    def choose(self, node: Node, options: list[Action]) -> Branch:
        """The legal branch that promises most, as `select` does; what is at stake is how widely hopes were spread here."""
        count = float(node.visits)
        spread = DOUBT * DOUBT
        if count > 1.0:
            mean = node.total / count
            spread = (2.0 * spread + node.squares - count * mean * mean) / (count + 1.0)
        reach = CURIOSITY * math.sqrt(most(spread, LEAST_SPREAD) * (count + 1.0))
        chosen = node.branches[int(options[0].index)]
        top = -1e9
        for action in options:
            branch = node.branches[int(action.index)]
            promise = branch.mean() + reach * branch.prior / float(1 + branch.visits)
            if promise > top:
                top = promise
                chosen = branch
        return chosen


def unknown(node: Node, options: list[Action]) -> bool:
    """Whether one of these answers has no branch yet."""
    for action in options:
        if int(action.index) not in node.branches:
            return True
    return False


def credit(path: list[Branch], nodes: list[Node], movers: list[int], hopes: list[float], points: list[float]) -> None:
    """Credit every answer on the way with what came of it for the seat that gave it."""
    for i in range(len(path)):
        path[i].visits += 1
        if movers[i] != LUCK:
            hope = hopes[movers[i]]
            path[i].total += hope
            path[i].points += points[movers[i]]
            nodes[i].total += hope
            nodes[i].squares += hope * hope
