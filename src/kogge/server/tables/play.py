"""A game as the server plays it: the engine's journal, fed from the rows of the log. Nothing here waits or stores."""
from __future__ import annotations

import copy
import json
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from kogge import LUCK, Action, BadOption, Game, Journal, Refused, Sheet, Table, UnknownAction, game, games
from kogge.engine.record import Entry
from kogge.engine.table import Figures
from kogge.server.messages import Finality
from kogge.server.problems import Trouble


class Damaged(ValueError):
    """Rows of a log that do not make a game: some are missing, or are not what was stored."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the log: an answer, or the taking back of the last `steps` answers."""

    number: int
    seat: int
    action: str | None
    steps: int = 0
    command: str | None = None


@lru_cache(maxsize=64)
def sheet(text: str) -> Sheet:
    return Sheet(text)


@dataclass(frozen=True)
class Setup:
    """What a table is before anybody answers; never changes."""

    game: Game
    players: int
    options: dict[str, str]
    parts: Sheet

    def journal(self) -> Journal:
        return Journal(self.game, self.players, self.parts, dict(self.options))

    @classmethod
    def of(cls, row: Any) -> Setup:
        """From a row of game_table."""
        if row.game not in games():
            raise Trouble("outdated", f"This table plays {row.game}, which is no longer here.")
        try:
            found = game(row.game).by_rules(row.rules_version)
        except BadOption as error:
            raise Trouble("outdated", f"This table was played by other rules: {error}.") from None
        parts = found.printed(row.parts_hash) if row.parts is None else sheet(row.parts)
        if parts is None:
            raise Trouble("outdated", f"This table was played with the parts {row.parts_name} {row.parts_hash}; these are "
                                      f"{found.sheet.hash}.")
        return cls(found, row.players, json.loads(row.options), parts)

    @classmethod
    def anew(cls, row: Any) -> Setup:
        """The same game once more, by the rules and parts of today."""
        found = game(row.game)
        parts = found.sheet if row.parts is None else sheet(row.parts)
        return cls(found, row.players, found.chosen(json.loads(row.options)), parts)


class Play:
    """The journal of a table, and how its log got there. Drafts are played on copies until the log holds them."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        self.journal: Journal = setup.journal()
        self.lengths: list[int] = [0]
        """How many answers stand after each number."""
        self.places: list[str] = []
        """Where on the board each standing answer belonged."""
        self.stages: list[Figures] = []
        """How far the game was at each of them."""
        self.commands: dict[str, int] = {}
        """The row that each command became, so that it acts once."""

    @property
    def number(self) -> int:
        return len(self.lengths) - 1

    @property
    def length(self) -> int:
        return len(self.journal.entries)

    def length_for(self, seats: Sequence[int]) -> int:
        """How many answers stand for whoever has these seats: those told LATER not yet."""
        return self.journal.told(seats)

    def number_for(self, seats: Sequence[int]) -> int:
        """The last row they may know of. What is told LATER is never taken back, so it makes up the last rows."""
        return self.number - self.length + self.length_for(seats)

    @property
    def table(self) -> Table:
        return self.journal.table

    @property
    def turn(self) -> int | None:
        return self.table.seat if not self.table.over else None

    @classmethod
    def load(cls, setup: Setup, rows: Iterable[Row]) -> Play:
        """Replays only the answers that stand at the end. Raises Damaged."""
        play = cls(setup)
        standing: list[Row] = []
        for row in rows:
            play._expect(row)
            if row.action is not None:
                standing.append(row)
            elif row.steps <= len(standing):
                del standing[len(standing) - row.steps:]
            else:
                raise Damaged(f"row {row.number} takes back {row.steps} of {len(standing)} answers")
            play.lengths.append(len(standing))
            play._remember(row)
        for row in standing:
            play._follow(row)
        return play

    def absorb(self, row: Row) -> None:
        """Follow a row that some process has added to the log. Raises Damaged."""
        self._expect(row)
        if row.action is None:
            self._take_back(row.steps)
        else:
            self._follow(row)
        self.lengths.append(self.length)
        self._remember(row)

    def draft(self) -> Play:
        """A copy to try an answer on."""
        twin = copy.copy(self)
        twin.journal = copy.copy(self.journal)
        twin.journal.table = self.table.copy()
        twin.journal.entries = list(self.journal.entries)
        twin.lengths, twin.commands = list(self.lengths), dict(self.commands)
        twin.places, twin.stages = list(self.places), list(self.stages)
        return twin

    def answer(self, action: Action, command: str | None = None) -> list[Row]:
        """The rows that this answer adds, with all that luck answers to it. Raises Refused."""
        seat = self.table.seat
        self._play(action)
        rows = [self._row(seat, action), *self.luck()]
        return self._commanded(rows, command)

    def luck(self) -> list[Row]:
        """Luck's answers until somebody else is asked, by their odds from the system's generator."""
        rows: list[Row] = []
        while self.table.seat == LUCK:
            action = draw(self.table)
            self._play(action)
            rows.append(self._row(LUCK, action))
        return rows

    def undo(self, seat: int, steps: int, command: str | None = None) -> list[Row]:
        """The row that takes back the last answers. Whether `seat` may is the journal's to say."""
        self._take_back(steps)
        self.lengths.append(self.length)
        return self._commanded([Row(self.number, seat, None, steps)], command)

    def lines_from(self, number: int) -> int:
        """The first answer that a reader who knows the log up to `number` has not seen as it is now."""
        return min(self.lengths[number:]) if number <= self.number else 0

    def _expect(self, row: Row) -> None:
        if row.number != self.number + 1:
            raise Damaged(f"row {self.number + 1} is missing")

    def _follow(self, row: Row) -> None:
        """An answer from the log: if the rules do not take it there, the log is not what was played."""
        if row.seat != self.table.seat:
            raise Damaged(f"row {row.number} answers for another seat than the one that is asked")
        try:
            self._play(self.setup.game.action(row.action or ""))
        except (Refused, UnknownAction) as error:
            raise Damaged(f"row {row.number}: {error}") from None

    def _play(self, action: Action) -> Entry:
        place, stage = self.setup.game.place(self.table, action), self.setup.game.stage(self.table)
        entry = self.journal.play(action)
        self.places.append(place)
        self.stages.append(stage)
        return entry

    def _take_back(self, steps: int) -> None:
        self.journal.undo(steps)
        del self.places[self.length:], self.stages[self.length:]

    def _row(self, seat: int, action: Action) -> Row:
        self.lengths.append(self.length)
        return Row(self.number, seat, action.text)

    def _commanded(self, rows: list[Row], command: str | None) -> list[Row]:
        rows[0] = replace(rows[0], command=command)
        self._remember(rows[0])
        return rows

    def _remember(self, row: Row) -> None:
        if row.command is not None:
            self.commands[row.command] = row.number


def draw(table: Table) -> Action:
    """One of luck's answers, each as likely as its weight."""
    options, weights = table.legal(), table.odds()
    pick = secrets.randbelow(sum(weights))
    for action, weight in zip(options, weights, strict=True):
        pick -= weight
        if pick < 0:
            return action
    raise AssertionError("odds are positive")


def final(table: Table, action: Action) -> Finality | None:
    """Why there is no way back after this legal answer: something is shown, luck or another seat is next; None if there is."""
    seat = table.seat
    if table.agenda[-1].reveals(table, action):
        return "shown"
    after = table.copy()
    after.apply(action)
    if after.over:
        return "over"
    if after.seat == LUCK:
        return "luck"
    return "seat" if after.seat != seat else None
