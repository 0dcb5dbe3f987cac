"""What each number of an observation means."""
from __future__ import annotations

import re
from collections import Counter
from functools import cache
from importlib import import_module
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import kogge
from kogge.engine.host import Observe
from kogge.engine.observation import SEATS, Field, Notes, note_awaited
from kogge.engine.table import Table

NUMBER: Final = np.dtype("<i2")


class Layout:
    """The fields of a game's observations, in their order, for one number of players."""

    def __init__(self, game: str, players: int) -> None:
        self.game: Final = game
        self.players: Final = players
        notes = Notes(labelled=True)
        table = kogge.game(game).start(players)
        note_awaited(notes, table, 0, players)
        observer(game)(notes, table, 0)
        self.fields: Final[list[Field]] = notes.fields
        self.size: Final = len(notes.take()) // NUMBER.itemsize
        sizes = [field.size for field in self.fields]
        self.low: Final = np.repeat([int(field.least) for field in self.fields], sizes).astype(NUMBER)
        self.high: Final = np.repeat([int(field.most) for field in self.fields], sizes).astype(NUMBER)

    def __getitem__(self, name: str) -> slice:
        """Where a field stands, as in observation[layout["you.taler"]]."""
        for field in self.fields:
            if field.name == name:
                return slice(int(field.start), int(field.start) + field.size)
        raise KeyError(f"observations of {self.game} have no field {name!r}")

    def row(self, table: Table, seat: int) -> NDArray[np.int16]:
        """What the seat may know of this table."""
        notes = Notes()
        note_awaited(notes, table, seat, self.players)
        observer(self.game)(notes, table, seat)
        return np.frombuffer(notes.take(), NUMBER)

    def scaled(self, rows: NDArray[np.int16]) -> NDArray[np.float32]:
        """The same numbers as most networks like them: each divided by the most it can be."""
        return np.divide(rows, self.high, dtype=np.float32)

    def describe(self) -> str:
        """A line for each field: place, name, bounds, and the words for its single numbers."""
        lines = []
        for field in self.fields:
            first, last = int(field.start), int(field.start) + field.size - 1
            place = f"{first}" if first == last else f"{first}-{last}"
            lines.append(f"{place:>9}  {field.name:32} {bounds(field):11} {' '.join(field.words)}".rstrip())
        return "\n".join(lines)

    def outline(self) -> str:
        """The same as a table for readers: what repeats, by seat or by number, only once."""
        repeats = Counter(pattern(field) for field in self.fields)
        lines = ["| field | times | numbers | values |", "|---|---|---|---|"]
        for field in self.fields:
            times = repeats.pop(pattern(field), 0)
            if times:
                words = ", ".join(field.words)
                lines.append(f"| {pattern(field)} | {times} | {field.size} | {bounds(field)}{': ' * bool(words)}{words} |")
        return "\n".join(lines)


def bounds(field: Field) -> str:
    return "one of" if field.choice else f"{int(field.least)} to {int(field.most)}"


def pattern(field: Field) -> str:
    """The name without seat and number: `PLAYER.ship N.size` for `third.ship 2.size`."""
    parts = field.name.split(".")
    named = ["PLAYER" if part in SEATS and parts[-1] != part else re.sub(r" \d+$", " N", part) for part in parts]
    return ".".join(named)


@cache
def layout(game: str, players: int) -> Layout:
    """The layout of a game's observations; the same whoever plays."""
    return Layout(game, players)


@cache
def observer(game: str) -> Observe:
    """A game's own `observe`."""
    found: Any = import_module(f"kogge.games.{game.replace('-', '_')}.observe").observe
    return found  # type: ignore[no-any-return]
