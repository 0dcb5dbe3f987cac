"""A game as the server plays it: the engine's journal, fed from the rows of the log. Nothing here waits or stores."""
from __future__ import annotations

import secrets
from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from kogge import LUCK, Action, Journal, Refused, Table, UnknownAction
from kogge.engine.entry import Entry, Scribe
from kogge.engine.table import LATER
from kogge.server.tables.setup import Setup

ORDER: Final = "order/"
"""How the command of an answer begins that a standing order gave."""
THOUGHT: Final = "thought/"
"""How that of a bot's answer begins which had less thought than its level asks for: then come the part in percent and the row."""


class Damaged(ValueError):
    """Rows of a log that do not make a game: some are missing, or are not what was stored."""


class Row(NamedTuple):
    """A row of the log: an answer, or the taking back of the last `steps` answers."""

    number: int
    seat: int
    action: str | None
    steps: int = 0
    command: str | None = None


def follow(standing: list[Row], row: Row, number: int) -> None:
    """What stands after this row of the log, whose turn it is by its number. Raises Damaged."""
    if row.number != number:
        raise Damaged(f"row {number} is missing")
    if row.action is not None:
        standing.append(row)
    elif row.steps <= len(standing):
        del standing[len(standing) - row.steps:]
    else:
        raise Damaged(f"row {number} takes back {row.steps} of {len(standing)} answers")


class Chronicle:
    """The journal of a table, and how its log got there. Drafts are played on copies until the log holds them."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        self.journal: Journal = setup.journal()
        self.lengths: list[int] = [0]
        """How many answers stand after each number."""
        self.commands: dict[str, int] = {}
        """The row that each command became, so that it acts once."""
        self.ordered: set[int] = set()
        """The answers that standing orders gave; their owners are told."""
        self.thoughts: dict[int, int] = {}
        """The answers that had less thought than the bot's level asks for: how much, in percent."""

    @property
    def number(self) -> int:
        return len(self.lengths) - 1

    @property
    def length(self) -> int:
        return len(self.journal.entries)

    def length_for(self, seats: Sequence[int]) -> int:
        """How many answers stand for whoever has these seats: those told LATER not yet."""
        return self.journal.length_for(seats)

    def number_for(self, seats: Sequence[int]) -> int:
        """The last row they may know of. What is told LATER is never taken back, so it makes up the last rows."""
        return self.number - self.length + self.length_for(seats)

    @property
    def table(self) -> Table:
        return self.journal.table

    @property
    def over(self) -> bool:
        return self.table.over

    def replayed(self, count: int) -> int:
        """How many answers are played again to look at the position after `count`."""
        return self.journal.replayed(count)

    def eyes(self, seats: Sequence[int]) -> int | None:
        """Through which of these seats their owner looks: the asked one, else the one that answered last, else the first."""
        if len(seats) < 2:
            return seats[0] if seats else None
        if self.table.seat in seats:
            return self.table.seat
        return next((entry.seat for entry in reversed(self.journal.entries) if entry.seat in seats), seats[0])

    @property
    def turn(self) -> int | None:
        return self.table.seat if not self.table.over else None

    @classmethod
    def load(cls, setup: Setup, rows: Iterable[Row]) -> Chronicle:
        """Replays only the answers that stand at the end. Raises Damaged."""
        chronicle = cls(setup)
        standing: list[Row] = []
        for row in rows:
            follow(standing, row, chronicle.number + 1)
            chronicle.lengths.append(len(standing))
            chronicle._remember(row)
        scribe = Scribe(chronicle.table)
        for row in standing:
            chronicle._follow(row, scribe)
        return chronicle

    def absorb(self, row: Row) -> None:
        """Follow a row that some process has added to the log. Raises Damaged."""
        if row.number != self.number + 1:
            raise Damaged(f"row {self.number + 1} is missing")
        if row.action is None:
            self.journal.undo(row.steps)
        else:
            self.journal.table = self.table.copy()  # whoever was told of a position may hold on to it
            self._follow(row, Scribe(self.table))
        self.lengths.append(self.length)
        self._remember(row)

    def answered(
        self, action: Action, command: str | None = None, times: int = 1, by_themselves: Container[int] = (),
    ) -> Draft:
        """What this answer would make of it, given so often while it is allowed, with all that follows by itself; so do the
        forced answers of these seats. Raises Refused."""
        seat, draft = self.table.seat, Draft(self, self.table.copy(), self.length)
        draft.answer(action, command)
        draft.go_on(by_themselves)
        while times > 1 and draft.table.seat == seat and draft.table.why_not(action) is None:
            draft.answer(action)
            draft.go_on(by_themselves)
            times -= 1
        return draft

    def taken_back(self, seat: int, steps: int, command: str | None = None) -> Draft:
        """What taking back the last answers would make of it. Whether `seat` may is the journal's to say."""
        kept = self.length - steps
        draft = Draft(self, self.journal.at(kept), kept)
        draft.rows.append(Row(self.number + 1, seat, None, steps, command))
        return draft

    def adopt(self, draft: Draft) -> list[Row]:
        """The log holds the draft: that is how it stands now."""
        self.journal.go_on(draft.kept, draft.table, draft.entries)
        for row in draft.rows:
            self.lengths.append(self.lengths[-1] - row.steps + (row.action is not None))
            self._remember(row)
        return draft.rows

    def answer(self, action: Action, command: str | None = None, times: int = 1, by_themselves: Container[int] = ()) -> list[Row]:
        """Answer at once; the rows that this adds."""
        return self.adopt(self.answered(action, command, times, by_themselves))

    def go_on(self, by_themselves: Container[int] = ()) -> list[Row]:
        """What follows by itself until somebody is asked; the rows that this adds."""
        draft = Draft(self, self.table.copy(), self.length)
        draft.go_on(by_themselves)
        return self.adopt(draft)

    def lines_from(self, number: int) -> int:
        """The first answer that a reader who knows the log up to `number` has not seen as it is now."""
        return min(self.lengths[number:]) if number <= self.number else 0

    def _follow(self, row: Row, scribe: Scribe) -> None:
        """An answer from the log: if the rules do not take it there, the log is not what was played."""
        if row.seat != self.table.seat:
            raise Damaged(f"row {row.number} answers for another seat than the one that is asked")
        try:
            self.journal.play(self.setup.game.action(row.action or ""), scribe)
        except (Refused, UnknownAction) as error:
            raise Damaged(f"row {row.number}: {error}") from None

    def _remember(self, row: Row) -> None:
        if row.command is not None:
            self.commands[row.command] = row.number
            if row.command.startswith(ORDER):
                self.ordered.add(self.lengths[row.number] - 1)
            elif row.command.startswith(THOUGHT):
                self.thoughts[self.lengths[row.number] - 1] = int(row.command.split("/")[1])
        if row.action is None:
            length = self.lengths[row.number]
            self.ordered = {index for index in self.ordered if index < length}
            self.thoughts = {index: part for index, part in self.thoughts.items() if index < length}


class Draft:
    """What becomes of a game if the log takes some rows more. It holds what is new alone, so it costs the same at any length."""

    def __init__(self, chronicle: Chronicle, table: Table, kept: int) -> None:
        self.kept: Final = kept
        """How many answers stand before its own."""
        self.rows: Final[list[Row]] = []
        self.table: Final = table
        self.entries: Final[list[Entry]] = []
        self._scribe: Final = Scribe(table)
        self._chronicle: Final = chronicle

    @property
    def number(self) -> int:
        return self._chronicle.number + len(self.rows)

    @property
    def length(self) -> int:
        return self.kept + len(self.entries)

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def turn(self) -> int | None:
        return self.table.seat if not self.table.over else None

    @property
    def open(self) -> bool:
        """Whether everybody may know of all of it."""
        last = self.entries or self._chronicle.journal.entries[max(0, self.kept - 1):self.kept]
        return not last or last[-1].audience != LATER

    def answer(self, action: Action, command: str | None = None) -> None:
        """Raises Refused."""
        seat = self.table.seat
        self.entries.append(self._scribe.answer(action))
        self.rows.append(Row(self.number + 1, seat, action.text, 0, command))

    def go_on(self, by_themselves: Container[int]) -> None:
        """What follows by itself: luck's answers, drawn by the system's generator, and the forced ones of these seats."""
        while True:
            seat = self.table.seat
            action = draw(self.table) if seat == LUCK else self.table.forced() if seat in by_themselves else None
            if action is None:
                return
            self.answer(action)


@dataclass(frozen=True)
class Opening:
    """How a table begins: the rows of its log so far, luck's answers included, and where it stands then."""

    rows: tuple[Row, ...]
    over: bool
    turn: int | None
    length: int

    @classmethod
    def of(cls, setup: Setup, rows: Sequence[Row] = (), goes_on: bool = True) -> Opening:
        """What comes before the first question follows by itself, if it goes on; `rows` come from a record."""
        chronicle = Chronicle.load(setup, rows)
        first = chronicle.go_on(range(setup.players)) if goes_on else []
        return cls((*rows, *first), chronicle.table.over, chronicle.turn, chronicle.length_for(()))


def draw(table: Table) -> Action:
    """One of luck's answers, each as likely as its weight."""
    options, weights = table.legal(), table.odds()
    pick = secrets.randbelow(sum(weights))
    for action, weight in zip(options, weights, strict=True):
        pick -= weight
        if pick < 0:
            return action
    raise AssertionError("odds are positive")
