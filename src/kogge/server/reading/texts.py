"""What runs in the readers' processes: parts files and records are parsed, and every rule is asked."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kogge import BadOption, Journal, PartsError, Record, RecordError, Sheet, game, games
from kogge.server.tables.chronicle import Opening, Row
from kogge.server.tables.setup import Setup

Task = tuple[Callable[..., Any], tuple[Any, ...]]


def perform(task: Task, _hurry: Callable[[], bool]) -> Any:
    """In the worker."""
    work, arguments = task
    return work(*arguments)


@dataclass(frozen=True)
class Unreadable:
    """Why it cannot be taken, with the code for the one who sent it."""

    code: str
    message: str
    german: str = ""


@dataclass(frozen=True)
class Missing:
    """A record was played with these parts; somebody may have brought them along before."""

    game: str
    parts_hash: str
    message: str
    """If nobody has."""
    german: str


@dataclass(frozen=True)
class Found:
    """A record whose every answer the rules allow, with how a table goes on from there."""

    game: str
    rules_version: int
    players: int
    options: dict[str, str]
    parts: str | None
    """The text of a parts file; None for what is printed."""
    parts_hash: str
    names: tuple[str, ...]
    opening: Opening
    eyes: tuple[int, ...] | None = None
    """The seats that saw it, where it is for looking only."""


def check_setup(name: str, players: int, options: dict[str, str], parts: str) -> Unreadable | None:
    """Whether a table can be opened with this parts file; the engine says why not in its own words."""
    found = game(name)
    try:
        found.start(players, Sheet(parts), options)
    except PartsError as error:
        return Unreadable("bad-parts", str(error), error.german)
    except BadOption as error:
        return Unreadable("bad-option", str(error), error.german)
    return None


def read_record(text: str, parts: str | None = None) -> Found | Missing | Unreadable:
    """The game of a record. `parts` are those it names, where they are not printed."""
    try:
        record = Record.read(text)
        if record.game not in games():
            raise RecordError(2, f"there is no game {record.game!r}", f"ein Spiel {record.game!r} gibt es nicht")
        found = game(record.game)
        if parts is None and found.printed(record.parts_hash) is None:
            problem = RecordError(
                5, f"played with the parts {record.parts} {record.parts_hash}, which are not known here",
                f"gespielt mit den Teilen {record.parts} {record.parts_hash}, die hier niemand kennt")
            return Missing(record.game, record.parts_hash, str(problem), problem.german)
        journal = Journal.replay(record, found, Sheet(parts) if parts is not None else None)
    except (RecordError, BadOption, PartsError) as error:
        return Unreadable("bad-record", str(error), error.german)
    rows = [Row(number, entry.seat, entry.action.text) for number, entry in enumerate(journal.entries, 1)]
    setup = Setup(journal.game, journal.players, journal.options, journal.parts)
    return Found(
        journal.game.name, journal.game.rules_version, journal.players, journal.options, parts, journal.parts.hash,
        tuple(journal.names), Opening.of(setup, rows, goes_on=record.eyes is None), record.eyes)
