"""What a seat may know as a row of numbers, for learners. A game's `observe` notes it in an order that never changes.

The same calls write the numbers and, when asked for labels, say what each number means: the layout cannot drift from the data.
"""
from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i16_le, write_i64_le
from mypy_extensions import i16, i64, u8

from kogge.engine.table import LUCK, Table

SEATS: Final = ["you", "second", "third", "fourth", "fifth"]
"""The seats as one of them counts: itself first, then clockwise."""

AROUND: Final[list[list[str]]] = [SEATS[:count] for count in range(len(SEATS) + 1)]
"""The same, for each number of players."""

AWAITED: Final[list[list[str]]] = [[*seats, "luck"] for seats in AROUND]



class Field:
    """A stretch of the row: its name, where it begins, how long it is, and between which bounds its numbers lie.

    `words` name the single numbers: one of them is 1 and the others 0 (`choice`), or each is the count of its thing.
    """

    def __init__(self, name: str, start: i64, words: list[str], least: i64, most: i64, choice: bool) -> None:
        self.name: Final = name
        self.start: Final = start
        self.words: Final = words
        self.least: Final = least
        self.most: Final = most
        self.choice: Final = choice

    @property
    def size(self) -> int:
        return len(self.words) or 1


class Notes:
    """A row of 16-bit numbers in the making. What is noted must never depend on the position, only its values may."""

    def __init__(self, labelled: bool = False) -> None:
        self.out: Final = BytesWriter()
        self.labelled: Final = labelled
        self.fields: Final[list[Field]] = []
        self.path: Final[list[str]] = []

    def number(self, name: str, value: i64, most: i64, least: i64 = 0) -> None:
        """A number; what lies beyond its bounds is noted as the bound."""
        if self.labelled:
            self.label(name, [], least, most, False)
        self.put(value, least, most)

    def flag(self, name: str, value: bool) -> None:
        if self.labelled:
            self.label(name, [], 0, 1, False)
        write_i16_le(self.out, 1 if value else 0)

    def choice(self, name: str, index: i64, words: list[str]) -> None:
        """One of several, as one 1 among 0s; all 0 if the index is none of theirs."""
        if self.labelled:
            self.label(name, words, 0, 1, True)
        start = len(self.out)
        count: i64 = len(words)
        self.zeros(count)
        if 0 <= index < count:
            self.out[start + 2 * index] = 1

    def counts(self, name: str, values: list[int], words: list[str], most: i64) -> None:
        """How many there are of each."""
        if self.labelled:
            self.label(name, words, 0, most, False)
        assert len(values) == len(words)
        for value in values:
            self.put(value, 0, most)

    def flags(self, name: str, mask: i64, words: list[str]) -> None:
        """A bit for each."""
        if self.labelled:
            self.label(name, words, 0, 1, False)
        for _ in range(len(words)):
            write_i16_le(self.out, i16(mask & 1))
            mask >>= 1

    def tally(self, name: str, words: list[str], most: i64) -> i64:
        """Counts that begin with 0; returns where, for `add`."""
        if self.labelled:
            self.label(name, words, 0, most, False)
        start = len(self.out)
        self.zeros(len(words))
        return start

    def add(self, tally: i64, index: i64, count: i64) -> None:
        """More of one thing of a tally. A tally never counts beyond 255."""
        count += i64(self.out[tally + 2 * index])
        self.out[tally + 2 * index] = u8(count)

    def enter(self, name: str, n: i64 = -1) -> None:
        """What follows belongs to this thing, or to the n-th of its kind."""
        if self.labelled:
            self.path.append(name if n < 0 else f"{name} {n + 1}")

    def leave(self) -> None:
        if self.labelled:
            self.path.pop()

    def length(self) -> i64:
        """How many numbers there are so far."""
        return len(self.out) // 2

    def zeros(self, count: i64) -> None:
        """Numbers of which nothing is to be told: things that are not there."""
        while count >= 4:
            write_i64_le(self.out, 0)
            count -= 4
        while count > 0:
            write_i16_le(self.out, 0)
            count -= 1

    def put(self, value: i64, least: i64, most: i64) -> None:
        if value > most:
            value = most
        elif value < least:
            value = least
        write_i16_le(self.out, i16(value))

    def label(self, name: str, words: list[str], least: i64, most: i64, choice: bool) -> None:
        self.fields.append(Field(".".join([*self.path, name]), self.length(), words, least, most, choice))

    def take(self) -> bytes:
        """The row, or all rows since the last time; what follows begins a new one."""
        row = self.out.getvalue()
        self.out.truncate(0)
        return row


def note_awaited(notes: Notes, table: Table, seat: i64, players: i64) -> None:
    """Whose answer is awaited, which every row begins with; nobody's when the game is over."""
    index: i64 = -1
    if table.agenda:
        asked = table.agenda[-1].seat
        index = players if asked == LUCK else (asked - seat) % players
    notes.choice("awaited", index, AWAITED[players])
