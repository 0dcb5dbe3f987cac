"""Records, rules and parts: looking things up and checking them."""
from __future__ import annotations

import argparse
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

import kogge
from kogge.cli import BadInput, show
from kogge.engine.parts import Sheet
from kogge.engine.record import Journal, Record, RecordError
from kogge.engine.texts import texts

OUR_RULING = {"en": "our ruling:", "de": "unsere Auslegung:"}


def read_record(file: Path) -> Record:
    try:
        return Record.read(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadInput(f"{file} is no text") from None
    except RecordError as error:
        raise BadInput(f"{file}, {error}") from None


def replay(arguments: argparse.Namespace) -> int:
    file = Path(arguments.file)
    record = read_record(file)
    game = kogge.game(record.game)
    names = record.names or [f"seat {seat}" for seat in range(record.players)]
    speech = texts(game, arguments.lang)
    console = show.console()
    try:
        for journal in Journal.replaying(record, game, Sheet.read(Path(arguments.parts)) if arguments.parts else None):
            if arguments.log and journal.entries:
                entry = journal.entries[-1]
                reader = entry.seat if record.eyes is None else next(iter(record.eyes), None)
                console.print(f"{len(journal.entries):5} {speech.entry(entry, reader, names)}", markup=False)
            if len(journal.entries) == arguments.at:
                break
    except RecordError as error:
        raise BadInput(f"{file}, {error}") from None
    if arguments.at is not None and arguments.at > len(journal.entries):
        raise BadInput(f"{file} has only {len(journal.entries)} answers")
    table = journal.table
    if not table.over:
        console.print(show.picture(table, None, names, speech))
    state = speech.message("game-over") if table.over else speech.prompt(table)
    console.print(f"{game.name}, {len(journal.entries)} answers checked. {state}")
    console.print(show.score_grid(table, names, speech))
    return 0


def rules(arguments: argparse.Namespace) -> int:
    ledger = kogge.game(arguments.game).ledger
    console = show.console()
    for chapter in ledger.chapters:
        clauses = [c for c in ledger.clauses if c.chapter == chapter.number and (c.ruling or not arguments.rulings)]
        if not clauses:
            continue
        console.print(f"\n[bold]{chapter.text(arguments.lang)}[/bold]")
        for clause in clauses:
            console.print(Text("  " + clause.text(arguments.lang)))
            reason = f"  ({OUR_RULING[arguments.lang]} {clause.reason(arguments.lang)})" if clause.ruling else ""
            console.print(Text(f"    {clause.id}{reason}", style="dim"))
    return 0


def parts(arguments: argparse.Namespace) -> int:
    game = kogge.game(arguments.game)
    console = show.console()
    if arguments.check:
        sheet = Sheet.read(Path(arguments.check))
        game.read_parts(sheet)
        same = "the same values as ours" if sheet.hash == game.sheet.hash else "values of your own"
        console.print(f"{arguments.check}: good ({sheet.name}, {sheet.hash}, {same})")
        return 0
    if arguments.export:
        target = Path(arguments.export)
        if target.exists():
            raise BadInput(f"{target} exists already; nothing was changed")
        target.write_text(game.sheet.text, encoding="utf-8")
        console.print(f"written to {target}; check it with: kogge parts {game.name} --check {target}")
        return 0
    grid = Grid(title=f"{game.name}: {game.sheet.name} {game.sheet.hash}", box=None, padding=(0, 2, 0, 0), title_justify="left")
    for head in ("group", "provenance", "source"):
        grid.add_column(head, overflow="fold")
    for group in game.sheet.groups():
        grid.add_row(group, game.sheet.data[group]["provenance"], game.sheet.data[group]["source"])
    console.print(grid)
    return 0
