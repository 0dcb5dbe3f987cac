"""A tree of answers on a position that somebody may see. Positions are replayed from the log, never stored."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from kogge.engine.action import Action
from kogge.engine.entry import Entry
from kogge.engine.game import UnknownAction
from kogge.engine.luck import Rng
from kogge.engine.record import Journal
from kogge.engine.rule import Refused, Rule
from kogge.engine.table import Table

MOST_NODES: Final = 2000
"""Answers that the branches of one study may hold together."""
LONGEST_LINE: Final = 500
LONGEST_COMMENT: Final = 2000


class BadLine(ValueError):
    """A line that cannot be followed: where it breaks off, and the rule that refuses the answer there, if it is one."""

    def __init__(self, step: int, problem: str, rule: Rule | None = None, action: Action | None = None) -> None:
        super().__init__(f"answer {step + 1} of the line: {problem}")
        self.step: Final = step
        self.rule: Final = rule
        self.action: Final = action


@dataclass(eq=False)
class Node:
    """An answer that somebody tried, with what may follow it; the first child is the main line."""

    action: Action
    comment: str = ""
    children: list[Node] = field(default_factory=list)

    def __iter__(self) -> Iterator[Node]:
        """This node and all below it."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed(node.children)


class Line:
    """A line as it was followed: the table at its end, and each answer as a log would tell it."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.entries: Final[list[Entry]] = []
        self.totals: Final[list[list[int]]] = [table.totals()]
        """Points of each seat before the first answer and after each."""


class Study:
    """Branches that hang on the log of a game, its trunk.

    A game that is over, or a record, is studied as it was. Whoever studies a game in play gives the seat whose eyes look, and a
    seed: then every position is a guess made for those eyes, the same for the same seed, and nothing that is found there
    depends on what those eyes cannot know.
    """

    def __init__(self, journal: Journal, eyes: int | None = None, seed: int | None = None) -> None:
        self.journal: Final = journal
        self.eyes: Final = eyes
        self.guessed: Final = seed is not None and not journal.table.over
        self.seed: Final = seed or 0
        self.length: Final = len(journal.entries) if not self.guessed else journal.length_for([] if eyes is None else [eyes])
        """How many answers of the trunk these eyes know of."""
        self.branches: Final[dict[int, list[Node]]] = {}
        """What was tried after so many answers of the trunk."""
        self.comments: Final[dict[int, str]] = {}
        """What is said of the trunk after so many answers."""

    # --- positions ---

    def start(self, at: int) -> Table:
        """The table after `at` answers of the trunk, as far as these eyes can know it."""
        if not 0 <= at <= self.length:
            raise BadLine(0, f"the game has {self.length} answers, not {at}")
        table = self.journal.at(at)
        if not self.guessed or table.over:
            return table
        if self.eyes is None:
            raise BadLine(0, "only a seat can study a game in play")
        guess: Table = table.guess(self.eyes, Rng(self.seed))
        return guess

    def follow(self, at: int, line: Sequence[str]) -> Line:
        """Answer by answer from the trunk, each checked; raises BadLine at the first that cannot be given."""
        if len(line) > LONGEST_LINE:
            raise BadLine(LONGEST_LINE, f"a line has at most {LONGEST_LINE} answers")
        game, followed = self.journal.game, Line(self.start(at))
        draft = Journal(game, self.journal.players, self.journal.parts, self.journal.options, table=followed.table)
        for step, text in enumerate(line):
            try:
                action = game.action(text)
                followed.entries.append(draft.play(action))
            except UnknownAction as error:
                raise BadLine(step, str(error)) from None
            except Refused as refused:
                clause = game.ledger[refused.rule.id]
                raise BadLine(step, f"{text!r} is refused by {clause.id}: {clause.en}", refused.rule, refused.action) from None
            followed.totals.append(followed.table.totals())
        return followed

    # --- the tree ---

    def node(self, at: int, line: Sequence[str]) -> Node | None:
        """The node at the end of this line, if it is in the tree."""
        found: Node | None = None
        children = self.branches.get(at, [])
        for text in line:
            found = next((node for node in children if node.action.text == text), None)
            if found is None:
                return None
            children = found.children
        return found

    def add(self, at: int, line: Sequence[str]) -> Node:
        """Put a line into the tree, as far as it is not there; raises BadLine and changes nothing if it cannot be followed."""
        actions = [entry.action for entry in self.follow(at, line).entries]
        if not actions:
            raise BadLine(0, "a line needs an answer")
        if self.size() + len(actions) > MOST_NODES:
            raise BadLine(0, f"a study has at most {MOST_NODES} answers")
        children = self.branches.setdefault(at, [])
        for action in actions:
            node = next((node for node in children if node.action is action), None) or Node(action)
            if node not in children:
                children.append(node)
            children = node.children
        return node

    def cut(self, at: int, line: Sequence[str]) -> bool:
        """Take the end of this line and all below it out of the tree; False if it is not there."""
        siblings = self._siblings(at, line)
        found = self.node(at, line)
        if found is None:
            return False
        siblings.remove(found)
        if not self.branches.get(at):
            self.branches.pop(at, None)
        return True

    def promote(self, at: int, line: Sequence[str]) -> bool:
        """Make the end of this line the first among its siblings; False if it is not there."""
        found = self.node(at, line)
        if found is None:
            return False
        siblings = self._siblings(at, line)
        siblings.remove(found)
        siblings.insert(0, found)
        return True

    def size(self) -> int:
        return sum(1 for nodes in self.branches.values() for node in nodes for _ in node)

    def _siblings(self, at: int, line: Sequence[str]) -> list[Node]:
        above = self.node(at, line[:-1])
        return above.children if above is not None else self.branches.get(at, [])
