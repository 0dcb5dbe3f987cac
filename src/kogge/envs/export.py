"""Records and arena results as data for learners: a Parquet file with a row for every answer that a seat gave.

A row holds what the seat could know (see layouts), what it might have answered, what it did, and how the game ended for it.
"""
from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as parquet

import kogge
from kogge.arena.match import Result, hold
from kogge.engine.action import Action
from kogge.engine.game import BadOption
from kogge.engine.record import Journal, Record
from kogge.engine.table import LUCK, Table
from kogge.envs.layouts import Layout, layout
from kogge.envs.rewards import margin, win

RECORDS: Final = ".kogge"


class ExportError(BadOption):
    """A file that cannot become data, or files that do not go together."""


class Game:
    """The rows of one game."""

    def __init__(self, form: Layout, name: str) -> None:
        self.form: Final = form
        self.name: Final = name
        self.observations: list[np.ndarray[Any, Any]] = []
        self.legal: list[list[int]] = []
        self.seats: list[int] = []
        self.actions: list[int] = []
        self.numbers: list[int] = []
        self.answers = 0

    def watch(self, table: Table, action: Action) -> None:
        """Called before each answer."""
        if table.seat != LUCK:
            self.observations.append(self.form.row(table, table.seat))
            self.legal.append([int(option.index) for option in table.legal()])
            self.seats.append(table.seat)
            self.actions.append(int(action.index))
            self.numbers.append(self.answers)
        self.answers += 1

    def batch(self, end: End, schema: pa.Schema) -> pa.RecordBatch:
        def outcome(values: list[Any], type: pa.DataType) -> pa.Array:
            return pa.array([values[seat] for seat in self.seats], type)

        return pa.record_batch([
            pa.array([self.name] * len(self.seats)), pa.array(self.numbers, pa.int32()), pa.array(self.seats, pa.int8()),
            pa.FixedSizeListArray.from_arrays(pa.array(np.concatenate(self.observations)), self.form.size),
            pa.array(self.legal, pa.list_(pa.int16())), pa.array(self.actions, pa.int16()),
            outcome(end.totals, pa.int32()), outcome(end.places, pa.int8()), outcome(end.win, pa.float32()),
            outcome(end.margin, pa.float32()),
        ], schema=schema)


class End:
    """How a game ended, by seat."""

    def __init__(self, table: Table) -> None:
        self.totals: Final = table.totals()
        self.places: Final = table.ranking()
        self.win: Final = win(table)
        self.margin: Final = margin(table)


Played = tuple[str, int, str, Callable[[Game], Table]]
"""A game that can be played again: its name, its players, where it comes from, and how to play it before a watcher."""


def export(files: Iterable[Path], out: Path) -> int:
    """Writes all games of these records and arena results, of one game and number of players; returns the number of rows."""
    writer: parquet.ParquetWriter | None = None
    first: tuple[str, int] | None = None
    rows = 0
    try:
        for game, players, source, again in all_played(files):
            first = first or (game, players)
            if (game, players) != first:
                raise ExportError(f"{source} is {game} for {players}, not {first[0]} for {first[1]}; export them apart")
            form = layout(game, players)
            if writer is None:
                writer = parquet.ParquetWriter(out, schema(form), compression="zstd")
            rowed = Game(form, source)
            end = again(rowed)
            writer.write_batch(rowed.batch(End(end), writer.schema))
            rows += len(rowed.seats)
    finally:
        if writer is not None:
            writer.close()
    return rows


def schema(form: Layout) -> pa.Schema:
    """The columns. What the numbers of an observation and of an action mean stands in the file's own metadata."""
    fields = [{"name": f.name, "start": int(f.start), "size": f.size, "words": f.words} for f in form.fields]
    actions = [action.text for action in kogge.game(form.game).catalogue.actions]
    return pa.schema([
        ("game", pa.string()), ("number", pa.int32()), ("seat", pa.int8()),
        ("observation", pa.list_(pa.int16(), form.size)), ("legal", pa.list_(pa.int16())), ("action", pa.int16()),
        ("points", pa.int32()), ("place", pa.int8()), ("win", pa.float32()), ("margin", pa.float32()),
    ], metadata={
        "kogge.game": form.game, "kogge.players": str(form.players), "kogge.layout": msgspec.json.encode(fields),
        "kogge.actions": msgspec.json.encode(actions),
    })


def all_played(files: Iterable[Path]) -> Iterator[Played]:
    for path in files:
        if path.suffix == RECORDS:
            yield of_record(path)
        else:
            yield from of_results(path)


def of_record(path: Path) -> Played:
    record = Record.read(path.read_text(encoding="utf-8"))

    def again(rowed: Game) -> Table:
        game = kogge.game(record.game)
        journal = Journal.replay(record, game)
        if not journal.table.over:
            raise ExportError(f"{path} ends before the game does")
        table = journal.fresh()
        for entry in journal.entries:
            rowed.watch(table, entry.action)
            table.apply(entry.action)
        return table

    return record.game, record.players, path.name, again


def of_results(path: Path) -> Iterator[Played]:
    """The arena keeps a line for each match; the same match played again is the same game, unless a clock decided in it."""
    for number, line in enumerate(path.read_bytes().splitlines(), 1):
        try:
            result = msgspec.json.decode(line, type=Result)
        except msgspec.DecodeError as error:
            raise ExportError(f"{path}, line {number}: neither a record ({RECORDS}) nor an arena result ({error})") from None
        yield result.match.game, len(result.match.lineup), f"{path.name} {number}", replaying(result, f"{path}, line {number}")


def replaying(result: Result, where: str) -> Callable[[Game], Table]:
    def again(rowed: Game) -> Table:
        last: list[Table] = []

        def watch(table: Table, action: Action) -> None:
            rowed.watch(table, action)
            last[:] = [table]

        if hold(result.match, watch).scores != result.scores:
            raise ExportError(f"{where}: plays out differently now; levels that think by the clock cannot be replayed")
        return last[0]

    return again


def command(arguments: argparse.Namespace) -> int:
    """`kogge export FILE… --out FILE`"""
    rows = export([Path(file) for file in arguments.files], Path(arguments.out))
    print(f"{rows} answers in {arguments.out}")
    return 0
