"""`kogge admin`: what an operator does with people and tables, while the server runs. Every use is in the audit log."""
from __future__ import annotations

import argparse
import getpass
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa
from rich.table import Table as Grid
from rich.text import Text
from sqlalchemy import Connection, Engine

from kogge.cli import BadInput, show
from kogge.cli.operate import progress, settings
from kogge.server.admin import audit, people, reports, tables
from kogge.server.clock import iso
from kogge.server.people import ratings, recovery
from kogge.server.problems import Trouble
from kogge.server.settings import BadSettings
from kogge.server.storage.database import engine_of, up_to_date
from kogge.server.storage.opening import NotOurs, check_ours, plainly

WIDE = 200
"""Columns where nobody looks: an id is not broken for grep."""


class Desk:
    """Where an operator works: a transaction, a language, and a way to tell."""

    def __init__(self, connection: Connection, arguments: argparse.Namespace) -> None:
        self.connection = connection
        self.operator = getpass.getuser()
        self.texts = show.messages(arguments.lang)
        self.json: bool = getattr(arguments, "json", False)

    def word(self, key: str, **figures: int | str) -> str:
        return self.texts.message(f"admin-{key}", figures)

    def say(self, key: str, **figures: int | str) -> None:
        show.console().print(self.word(key, **figures), soft_wrap=True, markup=False)

    def table(self, heads: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
        """Rows under heads, or as data; a line if there is none."""
        found = [list(row) for row in rows]
        if self.json:
            print(json.dumps([dict(zip(heads, row, strict=True)) for row in found]))
            return
        if not found:
            self.say("none")
            return
        grid = Grid(box=None, header_style="bold", padding=(0, 2, 0, 0))
        for head in heads:
            grid.add_column(self.word(f"head-{head}"), overflow="fold")
        for row in found:
            grid.add_row(*[Text("" if value is None else harmless(str(value))) for value in row])
        console = show.console()
        if not console.is_terminal:
            console.width = WIDE
        console.print(grid, markup=False)


@contextmanager
def opened(arguments: argparse.Namespace) -> Iterator[Engine]:
    """The database of `kogge serve`; what goes wrong is one line."""
    try:
        url = settings(arguments).url
        check_ours(url)
        engine = engine_of(url)
        try:
            with engine.execution_options(writes=False).connect() as connection:
                if not up_to_date(connection):
                    raise BadInput("the database is of another version: start the server once")
            yield engine
        finally:
            engine.dispose()
    except Trouble as trouble:
        raise BadInput(trouble.message) from None
    except (BadSettings, NotOurs, sa.exc.SQLAlchemyError) as error:
        raise BadInput(plainly(error)) from None


@contextmanager
def desk(arguments: argparse.Namespace) -> Iterator[Desk]:
    with opened(arguments) as engine, engine.begin() as connection:
        yield Desk(connection, arguments)


def act(work: Callable[[Desk, argparse.Namespace], None]) -> Callable[[argparse.Namespace], int]:
    def run(arguments: argparse.Namespace) -> int:
        with desk(arguments) as place:
            work(place, arguments)
        return 0
    return run


def harmless(text: str) -> str:
    """What strangers wrote cannot steer the terminal."""
    return "".join(sign if sign.isprintable() or sign == "\n" else "\ufffd" for sign in text)


def day(time: float | None) -> str | None:
    return None if time is None else iso(time)


# --- people ---


@act
def list_people(desk: Desk, arguments: argparse.Namespace) -> None:
    rows = people.listed(desk.connection, desk.operator, arguments.part or "", arguments.limit)
    desk.table(("id", "name", "account", "created", "used", "hosted", "banned"), (
        (row.id, row.name, row.account is not None, iso(row.created), day(row.used), row.hosted, day(row.banned))
        for row in rows))


@act
def show_person(desk: Desk, arguments: argparse.Namespace) -> None:
    found = people.story(desk.connection, desk.operator, people.find(desk.connection, arguments.person))
    row = found["person"]
    desk.table(("id", "name", "account", "created", "banned", "remark"), [(
        row.id, row.name, row.account is not None, iso(row.created), day(found["ban"].at) if found["ban"] else None,
        found["ban"].reason if found["ban"] else None)])
    desk.table(("device", "created", "used"), ((each.agent, iso(each.created), iso(each.used)) for each in found["sessions"]))
    desk.table(("table", "game", "status", "changed", "answers", "last"), (
        (table.id, table.game, table.status, iso(table.changed), count, day(last)) for table, count, last in found["tables"]))
    _tell_reports(desk, found["reports"])
    _tell_audit(desk, found["acts"])


@act
def ban(desk: Desk, arguments: argparse.Namespace) -> None:
    row = people.find(desk.connection, arguments.person)
    changed = people.shut_out(desk.connection, desk.operator, row, arguments.reason)
    desk.say("banned", name=row.name, tables=len(changed))


@act
def unban(desk: Desk, arguments: argparse.Namespace) -> None:
    row = people.find(desk.connection, arguments.person)
    people.let_in(desk.connection, desk.operator, row)
    desk.say("unbanned", name=row.name)


@act
def reset(desk: Desk, arguments: argparse.Namespace) -> None:
    row = people.find(desk.connection, arguments.person)
    token = people.reset(desk.connection, desk.operator, row)
    desk.say("reset", name=row.name, hours=int(recovery.LASTS // 3600))
    print(arguments.address.rstrip("/") + recovery.link(token))


# --- tables ---


@act
def list_tables(desk: Desk, arguments: argparse.Namespace) -> None:
    found = tables.listed(desk.connection, desk.operator, arguments.status or "", arguments.limit)
    desk.table(("table", "game", "status", "created", "changed", "answers", "seats", "here"), (
        (each.row.id, each.row.game, each.row.status, iso(each.row.created), iso(each.row.changed), each.row.length,
         ", ".join(name for name in each.names() if name), len(each.present) + each.spectators) for each in found))


@act
def end(desk: Desk, arguments: argparse.Namespace) -> None:
    tables.end(desk.connection, desk.operator, arguments.table, arguments.reason)
    desk.say("ended", table=arguments.table)


# --- ratings ---


def renew_ratings(arguments: argparse.Namespace) -> int:
    """Computed while the server plays on, then put in place in one moment."""
    anew, word = ratings.Anew(), show.messages(arguments.lang).message("admin-games", {})
    with opened(arguments) as engine:
        with progress() as report, engine.execution_options(writes=False).connect() as connection:
            anew.read(connection, lambda done, all: report(word, done, all))
        with engine.begin() as connection:
            place = Desk(connection, arguments)
            anew.put(connection)
            audit.note(connection, place.operator, "ratings", remark=f"{anew.games} games")
            place.say("ratings", games=anew.games)
    return 0


# --- reports and the audit log ---


def _tell_reports(desk: Desk, rows: Iterable[Any]) -> None:
    desk.table(("report", "at", "table", "about", "name", "by", "why", "text", "settled"), (
        (row.id, iso(row.at), row.table_id, row.about, row.name, row.reporter, row.why, row.text, day(row.settled))
        for row in rows))


def _tell_audit(desk: Desk, rows: Iterable[Any]) -> None:
    desk.table(("at", "operator", "what", "subject", "remark"), (
        (iso(row.at), row.operator, row.what, row.subject, row.remark) for row in rows))


@act
def list_reports(desk: Desk, arguments: argparse.Namespace) -> None:
    _tell_reports(desk, reports.listed(desk.connection, desk.operator, arguments.all, arguments.limit))


@act
def settle(desk: Desk, arguments: argparse.Namespace) -> None:
    reports.settle(desk.connection, desk.operator, arguments.report, arguments.reason)
    desk.say("settled", report=arguments.report)


@act
def show_audit(desk: Desk, arguments: argparse.Namespace) -> None:
    rows = audit.entries(desk.connection, limit=arguments.limit)
    audit.note(desk.connection, desk.operator, "audit")
    _tell_audit(desk, rows)
