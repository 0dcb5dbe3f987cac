"""Everything from one database into another, whichever kind each is; and backups, which are SQLite files.

What is copied is read in one snapshot, so a server may go on meanwhile; what has arrived is read again and compared before it
counts."""
from __future__ import annotations

import hashlib
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection, Table

from kogge.server.clock import CLOCK
from kogge.server.storage.database import ALIVE, engine_of, migrate, now, up_to_date
from kogge.server.storage.opening import alone, hand_over, sqlite_file
from kogge.server.storage.rows import META, presence, process

OF_RUNNING_SERVERS: Final = (process, presence)
"""What is true only while the servers run that wrote it."""
ROWS: Final = 2_000
PAGES: Final = 1_000
Report = Callable[[str, int, int], None]
"""What is being copied, how far it is, and how much it is."""


class Refusal(Exception):
    """It cannot be done as asked; nothing was changed."""


@dataclass
class Digest:
    """What a table holds, in whatever order: so many rows, and the sum of their hashes."""

    rows: int = 0
    sum: int = 0

    def add(self, row: tuple[Any, ...]) -> None:
        self.rows += 1
        self.sum = (self.sum + int.from_bytes(hashlib.sha256(repr(row).encode()).digest())) % (1 << 256)


def tables() -> list[Table]:
    """All that matters, parents before children."""
    return [table for table in META.sorted_tables if table not in OF_RUNNING_SERVERS]


def rows_of(connection: Connection, table: Table) -> Iterator[list[tuple[Any, ...]]]:
    found = connection.execute(sa.select(table), execution_options={"yield_per": ROWS})
    for part in found.partitions():
        yield [tuple(row) for row in part]


def digest(connection: Connection, table: Table) -> Digest:
    found = Digest()
    for part in rows_of(connection, table):
        for row in part:
            found.add(row)
    return found


def digests(url: str) -> dict[str, Digest]:
    with snapshot(url) as connection:
        return {table.name: digest(connection, table) for table in tables()}


@contextmanager
def snapshot(url: str) -> Iterator[Connection]:
    """A look at the whole database as it is at one moment."""
    engine = engine_of(url, poolclass=sa.NullPool)
    postgresql = engine.dialect.name == "postgresql"
    reading = engine.execution_options(**({"isolation_level": "REPEATABLE READ"} if postgresql else {"writes": False}))
    with reading.connect() as connection, connection.begin():
        yield connection
    engine.dispose()


# --- one database into another ---


def copy(source: str, target: str, report: Report) -> None:
    """Into an empty database of this version, all or nothing."""
    migrate(target)
    engine = engine_of(target, poolclass=sa.NullPool)
    with snapshot(source) as reading, engine.begin() as writing:
        if not up_to_date(reading):
            raise Refusal(f"{named(source)} is of another version; start a server of this version on it once")
        if any(writing.execute(sa.select(table).limit(1)).first() for table in tables()):
            raise Refusal(f"{named(target)} is not empty")
        for table in tables():
            copy_table(reading, writing, table, report)
    engine.dispose()


def copy_table(reading: Connection, writing: Connection, table: Table, report: Report) -> None:
    count = reading.scalar(sa.select(sa.func.count()).select_from(table)) or 0
    names = [column.name for column in table.columns]
    sent = Digest()
    for part in rows_of(reading, table):
        writing.execute(table.insert(), [dict(zip(names, row, strict=True)) for row in part])
        for row in part:
            sent.add(row)
        report(table.name, sent.rows, count)
    if digest(writing, table) != sent:
        raise Refusal(f"what arrived of {table.name} is not what was sent")
    count_on(writing, table)


def count_on(connection: Connection, table: Table) -> None:
    """PostgreSQL gives out numbers from a sequence, which must go on behind those that came along."""
    column = table.autoincrement_column
    if connection.dialect.name != "postgresql" or column is None:
        return
    sequence = connection.scalar(sa.select(sa.func.pg_get_serial_sequence(table.name, column.name)))
    highest = connection.scalar(sa.select(sa.func.max(column)))
    if sequence and highest is not None:
        connection.execute(sa.select(sa.func.setval(sequence, highest)))


def move(source: str, target: str, report: Report) -> None:
    """From a database that nobody serves to an empty one. The source stays as it is."""
    if source == target:
        raise Refusal("it is there already")
    with alone(source), alone(target):
        migrate(source)
        quiet(source)
        copy(source, target, report)


def quiet(url: str) -> None:
    """What is answered while everything is carried away would be left behind."""
    running = sa.select(process).where(process.c.seen > now() - ALIVE)
    with snapshot(url) as connection:
        if connection.dialect.name == "postgresql" and connection.execute(running).first() is not None:
            raise Refusal(f"a server runs on {named(url)}; stop it first")


def named(url: str) -> str:
    return sa.make_url(url).render_as_string()


# --- backups ---


def backup(source: str, file: Path, report: Report) -> None:
    """The database as it is now, as an SQLite file; servers may run meanwhile."""
    if file.exists():
        raise Refusal(f"{file} exists already")
    beside = file.with_name(file.name + ".part")
    private(beside)
    try:
        original = sqlite_file(source)
        if original is None:
            copy(source, f"sqlite:///{beside}", report)
        elif original.is_file():
            copy_file(original, beside, report)
        else:
            raise Refusal(f"there is no database {original}")
        in_one_file(beside)
        beside.replace(file)
    finally:
        for left in (beside, *(beside.with_name(beside.name + end) for end in ("-wal", "-shm"))):
            left.unlink(missing_ok=True)


def private(file: Path) -> None:
    """An empty file for our eyes only: there are passwords in it, if only as hashes."""
    file.unlink(missing_ok=True)
    file.touch(mode=0o600)


def copy_file(source: Path, target: Path, report: Report) -> None:
    """Page by page, of one snapshot: without the transaction SQLite would begin anew at every answer that is stored meanwhile."""
    address = f"{source.absolute().as_uri()}?mode=rw"  # rather an error than an empty database
    reader = sqlite3.connect(address, uri=True, isolation_level=None)
    with closing(reader) as reading, closing(sqlite3.connect(target)) as writing:
        reading.execute("BEGIN")
        reading.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        reading.backup(writing, pages=PAGES, progress=lambda _, left, all: report(source.name, all - left, all))


def in_one_file(file: Path) -> None:
    """Sound, and whole without a journal beside it."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        answer, = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if answer != "ok":
        raise Refusal(f"the copy is damaged: {answer}")


def restore(file: Path, target: str, report: Report) -> Path | None:
    """Put a backup in the place of the database. Where one lies already it is not overwritten; returns where it lies now."""
    place = sqlite_file(target)
    with alone(target), tempfile.TemporaryDirectory(dir=place.parent if place else None) as folder:
        fresh = Path(folder) / "restored"
        private(fresh)
        try:
            copy_file(file, fresh, report)
        except sqlite3.DatabaseError as error:
            raise Refusal(f"{file} is no backup: {error}") from None
        migrate(f"sqlite:///{fresh}")  # it may be older than this version
        in_one_file(fresh)
        if place is not None:
            return swap(fresh, place)
        migrate(target)
        quiet(target)
        copy(f"sqlite:///{fresh}", target, report)
        return None


def swap(fresh: Path, place: Path) -> Path | None:
    """What lay there goes aside, with its journal."""
    aside = None
    if place.exists():
        aside = place.with_name(f"{place.name}.{int(CLOCK.now())}")
        for end in ("", "-wal", "-shm"):
            if (part := place.with_name(place.name + end)).exists():
                part.rename(aside.with_name(aside.name + end))
    fresh.replace(place)
    hand_over(place)
    return aside
