"""Transactions: SQLite commits those that wait together, and each still stands or falls alone."""
from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from kogge.server.settings import Settings
from kogge.server.storage.database import Database, migrate, now, process


def insert(connection: sa.Connection, id: str, fail: bool = False) -> str:
    connection.execute(process.insert().values(id=id, seen=now()))
    if fail:
        raise ValueError(id)
    return id


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
