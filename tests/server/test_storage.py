"""Transactions: SQLite commits those that wait together, and each still stands or falls alone."""
from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest
import sqlalchemy as sa

from kogge.server.settings import Settings
from kogge.server.storage.database import CannotStore, Database, migrate, now
from kogge.server.storage.rows import process


def insert(connection: sa.Connection, id: str, fail: bool = False) -> str:
    connection.execute(process.insert().values(id=id, seen=now()))
    if fail:
        raise ValueError(id)
    return id


def limit_to(database: Database, pages: int) -> None:
    """A full disk, in small: SQLite refuses any further page, and rolls the transaction back as it would then."""
    def limit(connection: sqlite3.Connection, _: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {pages}")

    database.engine.dispose()
    sa.event.listen(database.engine, "connect", limit)


def names(connection: sa.Connection) -> set[str]:
    return set(connection.scalars(sa.select(process.c.id)))


def test_of_many_writes_at_once_only_the_failing_ones_are_undone(tmp_path: Path) -> None:
    url = Settings(tmp_path).url
    migrate(url)

    async def run() -> None:
        database = Database(url)
        results = await asyncio.gather(
            *(database.write(insert, f"p{n}", fail=n % 7 == 3) for n in range(100)),
            *(database.write(insert, "p0") for _ in range(3)), return_exceptions=True)
        good = {f"p{n}" for n in range(100) if n % 7 != 3}
        assert {result for result in results if isinstance(result, str)} == good
        assert sum(isinstance(result, ValueError) for result in results) == 14
        assert sum(isinstance(result, sa.exc.IntegrityError) for result in results) == 3
        assert await database.read(names) == good
        database.close()

    asyncio.run(run())


def test_when_sqlite_rolls_the_shared_transaction_back_nothing_of_it_is_told_as_stored(tmp_path: Path) -> None:
    url = Settings(tmp_path).url
    migrate(url)

    async def run() -> None:
        database = Database(url)
        limit_to(database, await database.read(lambda connection: connection.scalar(sa.text("PRAGMA page_count"))))
        gate = threading.Event()
        held = asyncio.ensure_future(database.write(lambda _: gate.wait()))
        await asyncio.sleep(0)
        long = "x" * 100_000
        waiting = [asyncio.ensure_future(database.write(insert, id)) for id in ("first", long, "last")]
        await asyncio.sleep(0)
        gate.set()  # and those that wait go into one transaction
        first, too_long, last = await asyncio.gather(*waiting, return_exceptions=True)
        assert isinstance(too_long, CannotStore)
        assert (await held, first, last) == (True, "first", "last")
        assert await database.read(names) == {"first", "last"}
        database.close()

    asyncio.run(run())


def test_a_write_ends_even_if_nobody_waits_for_it_any_more(tmp_path: Path) -> None:
    url = Settings(tmp_path).url
    migrate(url)

    async def run() -> None:
        database = Database(url)
        task = asyncio.create_task(database.write(insert, "left"))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await database.write(insert, "stayed")
        assert await database.read(names) == {"left", "stayed"}
        database.close()

    asyncio.run(run())
