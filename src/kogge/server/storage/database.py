"""The database: what is kept, and how it is reached. Nothing that matters is kept anywhere else."""
from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, Final, Generic, ParamSpec, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, Float, ForeignKey, Index, Integer, String, Table, Text, event

from kogge.server.clock import CLOCK

P = ParamSpec("P")
T = TypeVar("T")

CHANNEL: Final = "kogge"
READERS: Final = 4
WRITERS: Final = 8
BATCH: Final = 64
"""How many transactions SQLite commits at once."""
META: Final = sa.MetaData()

person = Table(
    "person", META,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(160), unique=True),  # the name without regard to case; null for a guest
    Column("password", String(200)),
    Column("created", Float, nullable=False),
)

session = Table(
    "session", META,
    Column("token_hash", String(64), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
)

# What a table is never changes; the columns from `status` on say where it stands, so that lists need not replay games.
game_table = Table(
    "game_table", META,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("parts", Text),  # the text of a parts file; null for the game's own
    Column("parts_name", String(200), nullable=False),
    Column("parts_hash", String(16), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("host", ForeignKey("person.id", ondelete="SET NULL")),
    Column("public", sa.Boolean, nullable=False),
    Column("hints", sa.Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("status", String(16), nullable=False),
    Column("changed", Float, nullable=False),
    Column("turn", Integer),
    Column("length", Integer, nullable=False),
    Column("rematch", String(32)),
    Column("thinker", String(32)),  # the process whose bot thinks about this table
    Index("game_table_status", "status", "public", "changed"),
)

# A seat with a person is that person's; with a level a bot answers for it; with neither it is open.
seat = Table(
    "seat", META,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(16)),
)

# Append-only. Two answers to one question would need the same number.
log = Table(
    "log", META,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", String(200)),  # the text of an answer; null for an undo
    Column("steps", Integer, nullable=False),  # how many answers an undo takes back
    Column("command", String(100)),  # who sent it and under which id
    Column("at", Float, nullable=False),
    sa.UniqueConstraint("table_id", "command", name="log_command"),
)

process = Table(
    "process", META,
    Column("id", String(32), primary_key=True),
    Column("seen", Float, nullable=False),
)

presence = Table(
    "presence", META,
    Column("connection", String(32), primary_key=True),
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", String(32)),
    Column("process", ForeignKey("process.id", ondelete="CASCADE"), nullable=False, index=True),
)

# Everything that is due later, of whatever kind; kogge.server.due tells how. A claimed row is due again when its claim runs out.
due = Table(
    "due", META,
    Column("kind", String(32), primary_key=True),
    Column("key", String(100), primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("payload", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("claim", String(32)),
)


class Write(Generic[T]):
    """A transaction that waits for its turn, and whoever waits for it."""

    def __init__(self, done: asyncio.Future[T], work: Callable[[Connection], T]) -> None:
        self.done: Final = done
        self.work: Final = work
        self.error: Exception | None = None

    def run(self, connection: Connection) -> None:
        """If it fails, it alone is undone."""
        try:
            with connection.begin_nested():
                self.result = self.work(connection)
        except Exception as error:
            self.error = error

    def fail(self, error: Exception) -> None:
        self.error = self.error or error

    def tell(self) -> None:
        if self.done.cancelled():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class Database:
    """Runs transactions in threads, so that the event loop never waits for a disk."""

    def __init__(self, url: str) -> None:
        self.sqlite: Final = url.startswith("sqlite")
        self.url: Final = url
        self.engine: Final = sa.create_engine(url, pool_size=READERS + WRITERS)
        self._reading: Final = self.engine if self.sqlite else self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._readers: Final = ThreadPoolExecutor(READERS, "read")
        self._writers: Final = ThreadPoolExecutor(1 if self.sqlite else WRITERS, "write")
        self._waiting: Final[deque[Write[Any]]] = deque()
        if self.sqlite:
            event.listen(self.engine, "connect", _prepare_sqlite)
            event.listen(self.engine, "begin", _begin_sqlite)

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of `work`, which changes nothing. If the connection turns out to be broken, it tries once more."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, lambda: self._run(False, work, *args, **kwargs))
        except sa.exc.DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return await loop.run_in_executor(self._readers, lambda: self._run(False, work, *args, **kwargs))

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of `work`, committed. Runs to its end even if the caller is cancelled."""
        loop = asyncio.get_running_loop()
        if not self.sqlite:
            return await asyncio.shield(loop.run_in_executor(self._writers, lambda: self._run(True, work, *args, **kwargs)))
        write = Write(loop.create_future(), lambda connection: work(connection, *args, **kwargs))
        self._waiting.append(write)
        self._writers.submit(self._write_waiting, loop)
        return await asyncio.shield(write.done)

    def _run(self, writes: bool, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        engine = self.engine if writes else self._reading
        with engine.connect().execution_options(writes=writes) as connection, connection.begin():
            return work(connection, *args, **kwargs)

    def _write_waiting(self, loop: asyncio.AbstractEventLoop) -> None:
        """SQLite has one writer at a time: all who wait share a transaction, and so the wait for the disk."""
        batch: list[Write[Any]] = []
        while self._waiting and len(batch) < BATCH:
            batch.append(self._waiting.popleft())
        if not batch:
            return  # somebody took them along
        try:
            self._run(True, _run_all, batch)
        except Exception as error:
            for write in batch:
                write.fail(error)
        for write in batch:
            loop.call_soon_threadsafe(write.tell)

    def close(self) -> None:
        self._writers.shutdown()
        self._readers.shutdown()
        self.engine.dispose()


def _run_all(connection: Connection, batch: Sequence[Write[Any]]) -> None:
    for write in batch:
        write.run(connection)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions are begun by us
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", True)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def notify(connection: Connection, table_id: str, number: int) -> None:
    """Tell other processes that a table has changed; number 0: its people. They hear it when the transaction commits."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{table_id} {number}")))


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
    if url.startswith("sqlite"):
        path = re.sub(r"^sqlite[^:]*:///", "", url)
        Path(path).parent.mkdir(parents=True, exist_ok=True)
    command.upgrade(alembic_config(url), "head")


def up_to_date(connection: Connection) -> bool:
    head = ScriptDirectory.from_config(alembic_config("")).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == head
