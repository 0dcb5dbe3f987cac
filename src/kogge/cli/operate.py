"""What an operator does with the database: back it up, restore it, move it elsewhere."""
from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic.util import CommandError
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from sqlalchemy.exc import ArgumentError, DatabaseError

from kogge.cli import BadInput, show
from kogge.server.settings import BadSettings, Settings
from kogge.server.storage import moving
from kogge.server.storage.opening import NotOurs, plainly


def settings(arguments: argparse.Namespace) -> Settings:
    """The database that `kogge serve` would use with these arguments."""
    given = {"KOGGE_DATA": arguments.data, "KOGGE_DATABASE": arguments.database}
    return Settings.read({**os.environ, **{name: value for name, value in given.items() if value}})


@contextmanager
def progress() -> Iterator[moving.Report]:
    """A bar for each thing that is copied; an error in one line."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=show.console()) as bars:
        tasks = {}

        def report(what: str, done: int, all: int) -> None:
            if what not in tasks:
                tasks[what] = bars.add_task(what)
            bars.update(tasks[what], completed=done, total=all)

        try:
            yield report
        except (moving.Refusal, BadSettings, NotOurs, CommandError, DatabaseError, ArgumentError) as error:
            raise BadInput(plainly(error)) from None


def says(arguments: argparse.Namespace) -> Callable[..., None]:
    texts, console = show.messages(arguments.lang), show.console()

    def say(key: str, **figures: int | str) -> None:
        console.print(texts.message(key, figures), soft_wrap=True, markup=False)

    return say


def backup(arguments: argparse.Namespace) -> int:
    file = Path(arguments.file).expanduser()
    with progress() as report:
        moving.backup(settings(arguments).url, file, report)
    says(arguments)("backed-up", file=str(file))
    return 0


def restore(arguments: argparse.Namespace) -> int:
    file, say = Path(arguments.file).expanduser(), says(arguments)
    if not file.is_file():
        raise BadInput(f"there is no file {file}")
    target = settings(arguments).url
    with progress() as report:
        aside = moving.restore(file, target, report)
    say("restored", file=str(file), where=moving.named(target))
    if aside is not None:
        say("aside", file=str(aside))
    return 0


def move(arguments: argparse.Namespace) -> int:
    source, target = settings(arguments), Settings(Path(), arguments.to).url
    with progress() as report:
        moving.move(source.url, target, report)
    says(arguments)("moved", where=moving.named(target))
    return 0
