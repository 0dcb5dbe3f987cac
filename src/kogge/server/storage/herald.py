"""Tells other processes of new rows in the log. PostgreSQL only: SQLite has one process.

Not by the transaction that stores an answer: PostgreSQL lets one transaction with a notice commit at a time and holds the next
up until it is on the disk, so that a whole server would store no more answers a second than the disk can sync one by one. The
herald tells of many at once, after they are stored, and does not wait for the disk. If a process dies in between, others look
into the log when they notice that it is silent (`Hub`).
"""
from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
import psycopg
import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server.storage.database import CHANNEL, Database
from kogge.server.storage.ready import Ready

RETRY: Final = 1.0
TELL_ALL: Final = Ready(sa.text(
    "SELECT pg_notify(:channel, each) FROM set_config('synchronous_commit', 'off', true), "
    "json_array_elements_text(CAST(:news AS json)) AS each"))
ROOM: Final = 7_000
"""Bytes of rows that are told with it; PostgreSQL takes 8,000 in one notice."""
ENCODE: Final = msgspec.json.Encoder().encode


class News(NamedTuple):
    """How far the log of a table goes, and its last rows, so that those who follow need not read them."""

    number: int
    rows: Sequence[tuple[object, ...]] = ()

    def said(self, table_id: str) -> str:
        text = ENCODE(self.rows) if self.rows else b""
        return f"{table_id} {self.number} {text.decode()}" if 0 < len(text) < ROOM else f"{table_id} {self.number}"


class Herald:
    """What is to be told, the newest of each table."""

    def __init__(self, database: Database, logger: Any) -> None:
        self._database: Final = database
        self._logger: Final = logger
        self._news: dict[str, News] = {}
        self._fresh: Final = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None

    def tell(self, table_id: str, number: int, rows: Sequence[tuple[object, ...]] = ()) -> None:
        """The log of a table goes up to this number, these are its newest rows; 0: and something else about it has changed."""
        if not self._database.sqlite:
            known = self._news.get(table_id)
            if number == 0 or (known is not None and known.number == 0):
                self._news[table_id] = News(0)
            elif known is not None:
                self._news[table_id] = News(number, [*known.rows, *rows] if known.rows and rows else ())
            else:
                self._news[table_id] = News(number, rows)
            self._fresh.set()

    def tell_from_afar(self, table_id: str, number: int, rows: Sequence[tuple[object, ...]] = ()) -> None:
        """The same from another thread."""
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self.tell, table_id, number, rows)

    async def run(self) -> None:
        self._loop = asyncio.get_running_loop()
        while True:
            await self._fresh.wait()
            self._fresh.clear()
            try:
                await self.flush()
            except sa.exc.SQLAlchemyError:
                self._logger.exception("telling other processes")
                self._fresh.set()
                await asyncio.sleep(RETRY)

    async def flush(self) -> None:
        """Tell what has not been told yet."""
        news, self._news = self._news, {}
        try:
            if news:
                await self._database.read(announce, [each.said(table) for table, each in news.items()])
        except BaseException:  # a process that stops tells them last of all
            later, self._news = self._news, news
            for table, each in later.items():
                self.tell(table, *each)
            raise


def announce(connection: Connection, news: list[str]) -> None:
    """One statement, by itself: it stores nothing."""
    TELL_ALL(connection, channel=CHANNEL, news=ENCODE(news).decode())


async def listen(url: str, channels: Sequence[str], begun: Callable[[], None], heard: Callable[[str, str], None]) -> None:
    """What is told from now on, until the connection breaks. Read from the wire as it comes: the driver's own way of waiting
    costs as much for each notice as an answer. Raises psycopg.Error."""
    loop = asyncio.get_running_loop()
    broken: asyncio.Future[None] = loop.create_future()
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
        wire, socket = connection.pgconn, connection.fileno()

        def read() -> None:
            try:
                wire.consume_input()
            except psycopg.Error as error:
                loop.remove_reader(socket)
                broken.set_exception(error)
                return
            while (note := wire.notifies()) is not None:
                heard(note.relname.decode(), note.extra.decode())

        await connection.execute(";".join(f"LISTEN {channel}" for channel in channels))
        begun()
        loop.add_reader(socket, read)
        try:
            await broken
        finally:
            loop.remove_reader(socket)
