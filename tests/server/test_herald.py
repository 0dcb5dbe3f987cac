"""Other processes are told of many answers at once, after these are stored, and of the newest of each table alone."""
from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa

from kogge.server.storage import herald
from kogge.server.storage.herald import Herald, announce


class Told:
    """A database that takes its time, and fails at first."""

    sqlite = False

    def __init__(self, failures: int) -> None:
        self.failures, self.news = failures, list[list[str]]()

    async def read(self, work: Any, news: list[str]) -> None:
        assert work is announce
        await asyncio.sleep(0)
        self.failures -= 1
        if self.failures >= 0:
            raise sa.exc.OperationalError("", {}, Exception())
        self.news.append(news)


async def told(failures: int) -> list[list[str]]:
    database: Any = Told(failures)
    crier = Herald(database, SimpleNamespace(exception=lambda *_: None))
    for table, number in (("a", 1), ("b", 7), ("a", 2)):
        crier.tell(table, number)
    running = asyncio.create_task(crier.run())
    await asyncio.sleep(0)
    crier.tell("a", 3)  # while the first ones are under way
    while sum(map(len, database.news)) < 2 or "a 3" not in database.news[-1]:
        await asyncio.sleep(0)
    running.cancel()
    return list(database.news)


def test_the_newest_of_each_table_is_told_at_once() -> None:
    assert asyncio.run(told(0)) == [["a 2", "b 7"], ["a 3"]]


def test_what_could_not_be_told_is_told_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(herald, "RETRY", 0.0)
    assert asyncio.run(told(1)) == [["a 3", "b 7"]]


def test_a_single_process_has_nobody_to_tell() -> None:
    database: Any = SimpleNamespace(sqlite=True)
    crier = Herald(database, None)
    crier.tell("a", 1)
    assert not crier._news
