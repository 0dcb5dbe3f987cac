"""A game is exactly its list of answers: as text (Record), and while it is being played (Journal)."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from kogge.engine.action import Action
from kogge.engine.entry import HIDDEN, Entry, Scribe
from kogge.engine.errors import Told, in_german
from kogge.engine.game import BadOption, Game, UnknownAction
from kogge.engine.parts import Sheet
from kogge.engine.rule import Refused
from kogge.engine.table import LATER, LUCK, Table

FIRST_LINE: Final = "kogge record 1"
NO_EYES: Final = "none"
LOOKING: Final = "(for looking only: what these seats could not know stands as ?)"
LARGEST: Final = 262_144
"""Characters of a record: several times the longest game."""
LONGEST_ERROR: Final = 400
LONGEST_NUMBER: Final = 9
MARK: Final = 32
"""How many answers apart the positions are that a journal keeps of what was looked at."""


class RecordError(Told):
    """A record that cannot be read or that the rules refuse; names the line."""

    def __init__(self, line: int, problem: str, german: str) -> None:
        self.line: Final = line
        self.problem: Final = _short(problem)
        self.german_problem: Final = _short(german)
        super().__init__(f"line {line}: {self.problem}", f"Zeile {line}: {self.german_problem}")


def _short(problem: str) -> str:
    """It may quote what somebody wrote."""
    return problem if len(problem) <= LONGEST_ERROR else problem[:LONGEST_ERROR] + "…"


@dataclass
class Record:
    """A whole game as text: a header, then one answer a line, luck's included."""

    game: str
    players: int
    parts: str = "standard"
    parts_hash: str = ""
    rules_version: int = 1
    options: dict[str, str] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    """"SEAT: TEXT" each, the seats from 0 and `luck`."""
    played: int | None = None
    """How many of the answers were given at a table, where a study went on from there."""
    eyes: tuple[int, ...] | None = None
    """The seats that saw it, where some answers stand as `verb ?` since those could not: then it is for looking only."""

    def write(self) -> str:
        lines = [FIRST_LINE, f"game: {self.game}", f"players: {self.players}", f"rules: {self.rules_version}"]
        lines.append(f"parts: {_one_line(self.parts)} {self.parts_hash}")
        lines += [f"option {name}: {choice}" for name, choice in self.options.items()]
        lines += [f"name {seat}: {_one_line(name)}" for seat, name in enumerate(self.names)]
        lines += [f"played: {self.played}"] if self.played is not None else []
        lines += [f"eyes: {_eyes(self.eyes)}"] if self.eyes is not None else []
        return "\n".join([*lines, "", *self.answers]) + "\n"

    def __str__(self) -> str:
        return self.write()

    @property
    def header_lines(self) -> int:
        return 6 + len(self.options) + len(self.names) + (self.played is not None) + (self.eyes is not None)

    @classmethod
    def read(cls, text: str) -> Record:
        """The record in this text; raises RecordError where it is not one."""
        if len(text) > LARGEST:
            raise RecordError(
                1, f"a record has at most {LARGEST} characters", f"eine gespeicherte Partie hat höchstens {LARGEST} Zeichen")
        lines = text.splitlines()
        if not lines or lines[0].strip() != FIRST_LINE:
            raise RecordError(1, f"a record begins with {FIRST_LINE!r}", f"eine gespeicherte Partie beginnt mit {FIRST_LINE!r}")
        header: dict[str, tuple[int, str]] = {}
        number = 1
        for number, line in enumerate(lines[1:], 2):
            if not line.strip():
                break
            key, colon, value = line.partition(":")
            if not colon:
                raise RecordError(
                    number, f"{line!r} is no header line; an empty line ends the header",
                    f"{line!r} ist keine Zeile des Kopfes; den Kopf beendet eine leere Zeile")
            header[key.strip()] = (number, value.strip())
        for key in ("game", "players", "rules", "parts"):
            if key not in header:
                raise RecordError(number, f"the header has no line '{key}: …'", f"dem Kopf fehlt die Zeile '{key}: …'")
        name, _, parts_hash = header["parts"][1].rpartition(" ")
        names: list[str] = []
        while f"name {len(names)}" in header:
            names.append(header[f"name {len(names)}"][1])
        return cls(
            game=header["game"][1], players=_number(header["players"]), rules_version=_number(header["rules"]),
            parts=name, parts_hash=parts_hash, names=names,
            options={key[7:]: value for key, (_, value) in header.items() if key.startswith("option ")},
            answers=[line.strip() for line in lines[number:] if line.strip()],
            played=_number(header["played"]) if "played" in header else None,
            eyes=_seats(header["eyes"]) if "eyes" in header else None,
        )


def _one_line(name: str) -> str:
    """A name as a line of a record can hold it: whatever would begin another line is a blank."""
    return " ".join(name.split())


def _number(entry: tuple[int, str]) -> int:
    line, value = entry
    if not value.isdecimal() or len(value) > LONGEST_NUMBER:
        wrong = value[: LONGEST_NUMBER + 1]
        raise RecordError(line, f"{wrong!r} is not a number", f"{wrong!r} ist keine Zahl")
    return int(value)


def _eyes(seats: tuple[int, ...]) -> str:
    return (" ".join(map(str, seats)) or NO_EYES) + " " + LOOKING


def _seats(entry: tuple[int, str]) -> tuple[int, ...]:
    line, value = entry
    seats = value.partition("(")[0].split()
    return () if seats == [NO_EYES] else tuple(_number((line, seat)) for seat in seats)


def seat_name(seat: int) -> str:
    return "luck" if seat == LUCK else str(seat)


def awaited(answer: str, seat: int) -> tuple[str, str]:
    """Somebody else's answer stands there, in both languages."""
    return (f"{answer!r}: it is {seat_name(seat)}'s answer that is awaited", f"{answer!r}: an der Reihe ist {seat_name(seat)}")


class Journal:
    """A game while it is played: the table, and the log that is its truth."""

    def __init__(
        self, game: Game, players: int, parts: Sheet | None = None, options: dict[str, str] | None = None,
        names: list[str] | None = None, table: Table | None = None,
    ) -> None:
        self.game: Final = game
        self.players: Final = players
        self.parts: Final = parts or game.sheet
        self.options: Final = game.chosen(options or {})
        self.names: Final = names or []
        self.table: Table = table or self.fresh()
        self.entries: list[Entry] = []
        self._marks: Final[dict[int, Table]] = {}
        """Positions along the log that somebody has been to, by the number of answers before them."""

    def fresh(self) -> Table:
        """The table before the first answer."""
        return self.game.start(self.players, self.parts, self.options)

    def play(self, action: Action, scribe: Scribe | None = None) -> Entry:
        """A checked answer to the question on top; raises Refused and changes nothing if a rule forbids it. Where many follow
        each other, one scribe for all is quicker."""
        entry = (scribe or Scribe(self.table)).answer(action)
        self.entries.append(entry)
        return entry

    def length_for(self, seats: Sequence[int]) -> int:
        """How many answers whoever has these seats knows of; the last ones may be others' that are told LATER."""
        count = len(self.entries)
        while count and self.entries[count - 1].audience == LATER and self.entries[count - 1].seat not in seats:
            count -= 1
        return count

    def replayed(self, count: int) -> int:
        """How many answers are played again for the table after the first `count`."""
        count = min(count, len(self.entries))
        return count - self._mark(count)

    def _mark(self, count: int) -> int:
        """The nearest position before the one after `count` answers that is kept, or the beginning."""
        mark = count - count % MARK
        while mark and mark not in self._marks:
            mark -= MARK
        return mark

    def at(self, count: int) -> Table:
        """The table after the first `count` answers, played on from the nearest mark. The present table is no mark: how long this
        takes would tell whether there is an answer that is told LATER."""
        count = min(count, len(self.entries))
        mark = self._mark(count)
        table = self._marks[mark].copy() if mark in self._marks else self.fresh()
        for done in range(mark, count):
            if done % MARK == 0 and done not in self._marks:
                self._marks[done] = table.copy()
            table.apply(self.entries[done].action)
        return table

    def go_on(self, kept: int, table: Table, entries: Sequence[Entry]) -> None:
        """After the first `kept` answers came these, which led to this table."""
        for mark in [mark for mark in self._marks if mark > kept]:
            del self._marks[mark]
        self.table = table
        self.entries[kept:] = entries

    def undoable(self, seat: int) -> int:
        """How many of the last answers `seat` may take back: its own, until luck, somebody else or something shown. Forced ones
        only together with one before them: what follows by itself would follow again."""
        count = free = 0
        for entry in reversed(self.entries):
            if entry.seat != seat or entry.settled:
                break
            count += 1
            if not entry.forced:
                free = count
        return free

    def unforced(self, count: int) -> int:
        """How many answers have to be taken back with the last `count`, so that the first of them was a free one."""
        while count < len(self.entries) and self.entries[-count].forced:
            count += 1
        return count

    def undo(self, count: int) -> None:
        """Take back the last `count` answers. Who may do that is `undoable`'s to say."""
        kept = len(self.entries) - count
        self.go_on(kept, self.at(kept), [])

    def record(self) -> Record:
        return Record(
            self.game.name, self.players, str(self.parts.name), self.parts.hash, self.game.rules_version,
            dict(self.options), list(self.names), [f"{seat_name(e.seat)}: {e.action.text}" for e in self.entries],
        )

    @classmethod
    def replay(cls, record: Record, game: Game, parts: Sheet | None = None) -> Journal:
        """The game of a record, every answer checked; raises RecordError at the first that the rules refuse."""
        *_, journal = cls.replaying(record, game, parts)
        return journal

    @classmethod
    def replaying(cls, record: Record, game: Game, parts: Sheet | None = None) -> Iterator[Journal]:
        """The same, one answer at a time; yields before the first and after each."""
        sheet = parts or game.printed(record.parts_hash) or game.sheet
        if record.parts_hash != sheet.hash:
            raise RecordError(
                5, f"played with the parts {record.parts} {record.parts_hash}, not {sheet.name} {sheet.hash}",
                f"gespielt mit den Teilen {record.parts} {record.parts_hash}, nicht {sheet.name} {sheet.hash}")
        try:
            ruled = game.by_rules(record.rules_version)
        except BadOption as error:
            raise RecordError(4, str(error), error.german) from None
        try:
            journal = cls(ruled, record.players, sheet, record.options, record.names)
        except ValueError as error:
            raise RecordError(3, str(error), in_german(error)) from None
        yield journal
        answers = record.answers if record.eyes is None else imagined(journal, record.answers)
        for line, answer in enumerate(answers, record.header_lines + 1):
            journal._replay_line(line, answer)
            yield journal

    def _replay_line(self, line: int, answer: str) -> None:
        who, _, text = answer.partition(":")
        try:
            action = self.game.action(text.strip())
            if who != seat_name(self.table.seat):
                raise RecordError(line, *awaited(answer, self.table.seat))
            self.play(action)
        except UnknownAction as error:
            raise RecordError(line, str(error), error.german) from None
        except Refused as error:
            clause = self.game.ledger[error.rule.id]
            raise RecordError(
                line, f"{answer!r} is refused by {clause.id}: {clause.en}",
                f"{answer!r} verbietet {clause.id}: {clause.de}") from None


def imagined(journal: Journal, answers: list[str]) -> list[str]:
    """The answers of a record that is for looking only, with the hidden ones imagined so that the seen ones fit.

    It ends before the first answer for which that does not succeed.
    """
    world = World(journal)
    for answer in answers:
        if not world.follow(answer):
            break
    return [f"{seat_name(seat)}: {action.text}" for seat, action in world.given]


class World:
    """A game of which some answers are not known. Who is asked never depends on them, only what can be answered."""

    PATIENCE: Final = 50_000
    """Answers tried in all, before the rest of the record is given up."""

    def __init__(self, journal: Journal) -> None:
        self.journal: Final = journal
        self.table: Table = journal.fresh()
        self.given: list[tuple[int, Action]] = []
        self.seen: list[bool] = []
        self.tried: int = 0

    def follow(self, answer: str) -> bool:
        who, _, text = answer.partition(":")
        verb, hidden = text.strip().removesuffix(" " + HIDDEN), text.endswith(" " + HIDDEN)
        if self.table.over or who != seat_name(self.table.seat):
            return False
        if hidden:
            options = likely(self.table, verb)
            return bool(options) and self.take(options[0], False)
        action = self.journal.game.catalogue.by_text.get(verb)
        if action is None:
            return False
        return (self.table.why_not(action) is None or self.mend(action)) and self.take(action, True)

    def take(self, action: Action, seen: bool) -> bool:
        self.given.append((self.table.seat, action))
        self.seen.append(seen)
        self.table.apply(action)
        return True

    def mend(self, wanted: Action) -> bool:
        """Imagine one of the hidden answers otherwise, the latest first, so that all that was seen since and this one fit."""
        for place in range(len(self.given) - 1, -1, -1):
            if self.seen[place]:
                continue
            before = self.journal.fresh()
            for _, action in self.given[:place]:
                before.apply(action)
            self.tried += place
            for other in likely(before, self.given[place][1].verb):
                if other is not self.given[place][1] and self.fits(before.copy(), place, other, wanted):
                    return True
                if self.tried > self.PATIENCE:
                    return False
        return False

    def fits(self, table: Table, place: int, other: Action, wanted: Action) -> bool:
        """Whether the game can go on as it did with another answer at this place; if so it does."""
        given = [*self.given[:place], (table.seat, other)]
        table.apply(other)
        for (_, action), seen in zip(self.given[place + 1:], self.seen[place + 1:], strict=True):
            self.tried += 1
            if table.why_not(action) is not None:
                options = [] if seen else likely(table, action.verb)
                if not options:
                    return False
                action = options[0]
            given.append((table.seat, action))
            table.apply(action)
        if table.why_not(wanted) is not None:
            return False
        self.table, self.given = table, given
        return True


def likely(table: Table, verb: str) -> list[Action]:
    """The legal answers with this verb."""
    return [action for action in table.legal() if action.verb == verb]
