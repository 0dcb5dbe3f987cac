"""The database: how it is reached. What is kept stands in `rows`; nothing that matters is kept anywhere else."""
from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, event
from sqlalchemy.dialects import postgresql, sqlite

from kogge.server.clock import CLOCK
from kogge.server.storage.batch import Work, Writer
from kogge.server.storage.ferry import Ferry
from kogge.server.storage.opening import check_ours, sqlite_file

P = ParamSpec("P")
T = TypeVar("T")

CHANNEL: Final = "kogge"
SESSIONS: Final = "kogge_sessions"
"""Where PostgreSQL tells which sessions have ended."""
ALIVE: Final = 10.0
"""Seconds after its last sign of life in which a process counts as running."""
READERS: Final = 4
WRITERS: Final = 8
BATCH: Final = 64
"""How many transactions SQLite commits at once."""
NO_ROOM_SQLITE: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)
NO_ROOM_POSTGRESQL: Final = ("53100", "25006")  # the disk is full; the server only reads


class CannotStore(sa.exc.SQLAlchemyError):
    """The database answers and takes nothing in: the disk is full, or fails. Nothing has been changed."""


def cannot_store(error: Exception) -> bool:
    driver: Any = getattr(error, "orig", error)
    if isinstance(driver, sqlite3.Error):
        return getattr(driver, "sqlite_errorcode", 0) & 0xFF in NO_ROOM_SQLITE
    return getattr(driver, "sqlstate", None) in NO_ROOM_POSTGRESQL


class Database:
    """Runs transactions in threads, so that the event loop never waits for a disk."""

    def __init__(self, url: str) -> None:
        self.sqlite: Final = url.startswith("sqlite")
        self.url: Final = url
        self.engine: Final = engine_of(url, pool_size=READERS + WRITERS)
        options = {"writes": False} if self.sqlite else {"isolation_level": "AUTOCOMMIT"}
        self._reading: Final = self.engine.execution_options(**options)
        self._readers: Final = ThreadPoolExecutor(READERS, "read")
        self._writers: Final = ThreadPoolExecutor(WRITERS, "write")
        """PostgreSQL's; SQLite has one, who takes many along."""
        self._writer: Final = Writer(self.engine)
        self._ferry: Final[Ferry[Work, Any]] = Ferry(self._writer.carry_out, BATCH, "write")
        self.storing = True
        """False from a write that found no room until the hub's next heartbeat finds some."""

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of `work`, which changes nothing. If the connection turns out to be broken, it tries once more."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, lambda: self._run(self._reading, work, *args, **kwargs))
        except sa.exc.DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return await loop.run_in_executor(self._readers, lambda: self._run(self._reading, work, *args, **kwargs))

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of `work`, committed. Runs to its end even if the caller is cancelled, who waits for it. Raises
        CannotStore."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T]
        if self.sqlite:
            done = self._ferry.take(lambda connection: work(connection, *args, **kwargs))
        else:
            done = loop.run_in_executor(self._writers, lambda: self._run(self.engine, work, *args, **kwargs))
        return await self.stored(done)

    async def stored(self, done: asyncio.Future[T]) -> T:
        """What comes of a write that is under way."""
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            await asyncio.wait([done])  # else a heartbeat could come after the farewell of a process that stops
            raise
        except (sa.exc.DBAPIError, sqlite3.Error) as error:
            if not cannot_store(error):
                raise
            self.storing = False
            raise CannotStore(str(error)) from error

    def _run(self, engine: Engine, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        with engine.connect() as connection, connection.begin():
            return work(connection, *args, **kwargs)

    def close(self) -> None:
        self._ferry.close()
        self._writer.close()
        self._writers.shutdown()
        self._readers.shutdown()
        self.engine.dispose()


def engine_of(url: str, **options: Any) -> Engine:
    engine = sa.create_engine(url, **options)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions are begun by us
    # What has been read lately is in the system's memory anyway: each connection keeps 400 KB of it, not 2 MB.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "cache_size=-400"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", True)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


TELL: Final = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("what")))


def notify(connection: Connection, table_id: str, number: int) -> None:
    """Tell other processes that a table has changed; number 0: its people. They hear it when the transaction commits."""
    if connection.dialect.name == "postgresql":
        connection.execute(TELL, {"what": f"{table_id} {number}"})


def inserting(connection: Connection, table: sa.Table) -> Any:
    """An insert that can say what to do when the row is there already."""
    return (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(table)


def now() -> float:
    return CLOCK.now()


# --- migrations ---


def alembic_config(url: str) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    return config


def migrate(url: str) -> None:
    """Bring the database to what this version needs; several processes may try at once."""
    file = sqlite_file(url)
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
    check_ours(url)
    command.upgrade(alembic_config(url), "head")


def up_to_date(connection: Connection) -> bool:
    head = ScriptDirectory.from_config(alembic_config("")).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == head
