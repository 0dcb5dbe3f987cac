"""Tells other processes of new rows in the log. PostgreSQL only: SQLite has one process.

Not by the transaction that stores an answer: PostgreSQL lets one transaction with a notice commit at a time and holds the next
up until it is on the disk, so that a whole server would store no more answers a second than the disk can sync one by one. The
herald tells of many at once, after they are stored, and does not wait for the disk. If a process dies in between, others hear
of its last answer when its people come back.
"""
from __future__ import annotations

import asyncio
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server.storage.database import CHANNEL, Database

RETRY: Final = 1.0
TELL_ALL: Final = sa.text(
    "SELECT pg_notify(:channel, each) FROM set_config('synchronous_commit', 'off', true), unnest(CAST(:news AS text[])) AS each")


class Herald:
    """What is to be told, the newest of each table."""

    def __init__(self, database: Database, logger: Any) -> None:
        self._database: Final = database
        self._logger: Final = logger
        self._news: dict[str, int] = {}
        self._fresh: Final = asyncio.Event()

    def tell(self, table_id: str, number: int) -> None:
        """The log of a table goes up to this number."""
        if not self._database.sqlite:
            self._news[table_id] = number
            self._fresh.set()

    async def run(self) -> None:
        while True:
            await self._fresh.wait()
            self._fresh.clear()
            news, self._news = self._news, {}
            try:
                await self._database.read(announce, [f"{table} {number}" for table, number in news.items()])
            except sa.exc.SQLAlchemyError:
                self._logger.exception("telling other processes")
                self._news = news | self._news
                self._fresh.set()
                await asyncio.sleep(RETRY)


def announce(connection: Connection, news: list[str]) -> None:
    """One statement, by itself: it stores nothing."""
    connection.execute(TELL_ALL, {"channel": CHANNEL, "news": news})
