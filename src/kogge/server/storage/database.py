"""The database: what is kept, and how it is reached. Nothing that matters is kept anywhere else."""
from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, Engine, Float, ForeignKey, Index, Integer, String, Text, event
from sqlalchemy.dialects import postgresql, sqlite

from kogge.server.clock import CLOCK
from kogge.server.storage.batch import Write, carry_out
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
META: Final = sa.MetaData()

person = sa.Table(
    "person", META,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(160), unique=True),  # the name without regard to case; null for a guest
    Column("looks", String(160), unique=True),  # what an account's name looks like; null for a guest
    Column("password", String(200)),
    Column("created", Float, nullable=False),
    Column("asks", sa.Boolean, nullable=False, server_default=sa.false()),  # also where there is but one answer
)

session = sa.Table(
    "session", META,
    Column("token_hash", String(64), primary_key=True),
    Column("id", String(32), nullable=False, unique=True),  # what it is called where the token must not be
    Column("agent", String(80), nullable=False),  # browser and system, for its owner to recognise
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
)

# Whom an operator has shut out.
ban = sa.Table(
    "ban", META,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
    Column("reason", Text, nullable=False),
)

# Ways back into an account; each is used once.
reset = sa.Table(
    "reset", META,
    Column("token_hash", String(64), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Float, nullable=False),
)

# What players report of others; `name` as it was at the table then.
report = sa.Table(
    "report", META,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("about", ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False),
    Column("reporter", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("why", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("settled", Float),
)

# Every use of an operator's powers. Rows are only ever added.
audit = sa.Table(
    "audit", META,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("operator", String(64), nullable=False),
    Column("what", String(16), nullable=False),
    Column("subject", String(64), nullable=False, index=True),
    Column("remark", Text, nullable=False),
    Column("tables", Text, nullable=False),  # those that changed by it
)

# Wrong passwords of late, by a hash of the account's name; the count goes down with time.
attempt = sa.Table(
    "attempt", META,
    Column("key", String(64), primary_key=True),
    Column("count", Float, nullable=False),
    Column("at", Float, nullable=False),
)

# Texts of parts files that people brought along, each once however many tables play with it, and out of the way of lists.
parts_text = sa.Table(
    "parts_text", META,
    Column("id", String(64), primary_key=True),  # SHA-256
    Column("text", Text, nullable=False),
)

# What a table is never changes; the columns from `status` on say where it stands, so that lists need not replay games.
game_table = sa.Table(
    "game_table", META,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("parts_id", ForeignKey("parts_text.id"), index=True),  # null for the game's own
    Column("parts_name", String(200), nullable=False),
    Column("parts_hash", String(16), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("host", ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("public", sa.Boolean, nullable=False),
    Column("hints", sa.Boolean, nullable=False),
    Column("grace", Integer, nullable=False),  # seconds after which an absent person's seat may be handed to a bot
    Column("created", Float, nullable=False),
    Column("status", String(16), nullable=False),
    Column("changed", Float, nullable=False),
    Column("turn", Integer),
    Column("length", Integer, nullable=False),
    Column("rematch", String(32)),
    Column("thinker", String(32)),  # the process whose bot thinks about this table
    Column("time", Text),  # the rule by which clocks run; null: none do
    Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
    Column("since", Float),  # when the turn began
    Column("clock_since", Float),  # from when on the clock of the seat in turn has not been counted yet; null while none runs
    Column("deadline", Float),  # when it runs out
    Column("overtime", Float),  # it has run out: when a bot takes over
    Column("paused", Float),  # until when, at the latest, nobody plays
    Index("game_table_status", "status", "public", "changed"),
    Index("game_table_host", "host", "status"),
    Index("game_table_thinker", "thinker", sqlite_where=sa.text("thinker IS NOT NULL"),
          postgresql_where=sa.text("thinker IS NOT NULL")),  # nobody thinks about most: they are over
)

# A seat with a person is that person's; with a level a bot answers for it; with neither it is open.
seat = sa.Table(
    "seat", META,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(16)),
    Column("stand_in", String(16), nullable=False),  # the bot that its person wants to be replaced by
    Column("invited", ForeignKey("person.id", ondelete="SET NULL"), index=True),  # for whom it is kept
    Column("seen", Float, nullable=False),  # when its person last came or went
    Column("left", Float),  # seconds on its clock at `clock_since`
    Column("lost", sa.Boolean, nullable=False, server_default=sa.false()),  # its person ran out of time
    Column("leaver", ForeignKey("person.id", ondelete="SET NULL"), index=True),  # who gave it up during the game
)

# What happened to the time and the people of a table. Rows are only ever added.
happening = sa.Table(
    "happening", META,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("level", String(16)),
)

# Who agrees to what at a table; seat -1: it is about nobody.
vote = sa.Table(
    "vote", META,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
)

# When somebody sleeps, in minutes after midnight, and by which zone's clocks.
rhythm = sa.Table(
    "rhythm", META,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("zone", String(64), nullable=False),
    Column("night_from", Integer, nullable=False),
    Column("night_to", Integer, nullable=False),
)

# Days off, the first and the last as 2026-07-31.
holiday = sa.Table(
    "holiday", META,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("first", String(10), primary_key=True),
    Column("last", String(10), nullable=False),
)

# Whom a table's host has sent away.
barred = sa.Table(
    "barred", META,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
)

# Append-only. Two answers to one question would need the same number.
log = sa.Table(
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

# What the end and the replay of a finished game show, packed, so that they need no rules; kogge.server.tables.kept tells how.
kept = sa.Table(
    "kept", META,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("format", Integer, nullable=False),
    Column("data", sa.LargeBinary, nullable=False),
)

# What a seat is to answer when it is asked; kogge.server.tables.orders tells how. Only their owner knows of them.
standing_order = sa.Table(
    "standing_order", META,
    Column("id", String(32), primary_key=True),
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(80), nullable=False),
    Column("content", Text, nullable=False),
    Column("active", sa.Boolean, nullable=False),
    Column("used", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Index("standing_order_table", "table_id", "seat"),
)

# What somebody has tried on a finished game and saved: a record with variations.
study = sa.Table(
    "study", META,
    Column("id", String(32), primary_key=True),
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("title", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
)

# What the bots say of a finished game, or how far they are with it.
review = sa.Table(
    "review", META,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("level", String(16), nullable=False),
    Column("progress", Float, nullable=False),
    Column("data", sa.LargeBinary),
    Column("created", Float, nullable=False),
)

process = sa.Table(
    "process", META,
    Column("id", String(32), primary_key=True),
    Column("seen", Float, nullable=False),
)

presence = sa.Table(
    "presence", META,
    Column("connection", String(32), primary_key=True),
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", String(32)),
    Column("process", ForeignKey("process.id", ondelete="CASCADE"), nullable=False, index=True),
)

# What somebody should know of; of a kind and table the latest only.
notice = sa.Table(
    "notice", META,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", Float, nullable=False),
    Column("facts", Text, nullable=False),
    Column("read", Float),
)

# By which ways somebody wants to be told.
way = sa.Table(
    "way", META,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("address", Text, nullable=False),
    Column("secret", String(64), nullable=False, unique=True),  # signs a webhook's calls; ends a mail's
    Column("token", String(64), nullable=False, unique=True),  # confirms an address
    Column("confirmed", Float),
    Column("kinds", Text, nullable=False),
    Column("digest", sa.Boolean, nullable=False),
    Column("lang", String(2), nullable=False),
    Column("created", Float, nullable=False),
)

# The server's own keys.
server_key = sa.Table(
    "server_key", META,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# How a game ended for each seat; what ratings and profiles are computed from.
result = sa.Table(
    "result", META,
    Column("table_id", String(32), primary_key=True),  # kept when the table goes
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(16)),
    Column("game", String(32), nullable=False),
    Column("speed", String(16), nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("sources", Text, nullable=False),
    Column("lost", sa.Boolean, nullable=False),  # left, or out of time
    Column("rated", sa.Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Index("result_game", "game", "at"),
)

# Strengths, made from the results; a bot's level is rated as "level:mate".
rating = sa.Table(
    "rating", META,
    Column("person", String(32), primary_key=True),
    Column("pool", String(8), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("speed", String(16), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("rating_best", "pool", "game", "speed", "mu"),
)

rating_step = sa.Table(
    "rating_step", META,
    Column("id", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("pool", String(8), nullable=False),
    Column("game", String(32), nullable=False),
    Column("speed", String(16), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index("rating_step_of", "person", "pool", "game", "speed", "at"),
)

# What others may see of a person.
learned = sa.Table(
    "learned", META,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
)
profile = sa.Table(
    "profile", META,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("ratings", sa.Boolean, nullable=False),
    Column("results", sa.Boolean, nullable=False),
    Column("games", sa.Boolean, nullable=False),
)

# Whom somebody follows or has blocked.
tie = sa.Table(
    "tie", META,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("kind", String(8), nullable=False),
)

# Who waits for a quick match, or was brought to a table by one.
seeking = sa.Table(
    "seeking", META,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("strength", Float, nullable=False),
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), index=True),
    Index("seeking_pool", "game", "pace", "since"),
)

# What is said at tables.
talk = sa.Table(
    "talk", META,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False),
    Column("at", Float, nullable=False),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("room", String(16), nullable=False),
    Column("phrase", String(16)),
    Column("text", Text, nullable=False),
    Index("talk_table", "table_id", "id"),
)

# Named groups of people.
club = sa.Table(
    "club", META,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("looks", String(160), nullable=False, unique=True),
    Column("about", Text, nullable=False),
    Column("owner", ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("created", Float, nullable=False),
)

member = sa.Table(
    "member", META,
    Column("club", ForeignKey("club.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("since", Float, nullable=False),
)

# Tables that count for a club's season.
club_table = sa.Table(
    "club_table", META,
    Column("table_id", String(32), primary_key=True),
    Column("club", ForeignKey("club.id", ondelete="CASCADE"), nullable=False, index=True),
)

tournament = sa.Table(
    "tournament", META,
    Column("id", String(32), primary_key=True),
    Column("club", ForeignKey("club.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("game", String(32), nullable=False),
    Column("mode", String(8), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("size", Integer, nullable=False),
    Column("time", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("round", Integer, nullable=False),
    Column("created", Float, nullable=False),
)

# Who takes part; lots decide last.
entrant = sa.Table(
    "entrant", META,
    Column("tournament", ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("strength", Float, nullable=False),
    Column("lot", Integer, nullable=False),
    Column("withdrawn", sa.Boolean, nullable=False, server_default=sa.false()),
)

# Who was drawn to which table, in the order of seats; an empty name is a bot.
tournament_table = sa.Table(
    "tournament_table", META,
    Column("tournament", ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("people", Text, nullable=False),
)

# Everything that is due later, of whatever kind; kogge.server.due tells how. A claimed row is due again when its claim runs out.
due = sa.Table(
    "due", META,
    Column("kind", String(32), primary_key=True),
    Column("key", String(100), primary_key=True),
    Column("at", Float, nullable=False),
    Column("payload", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("claim", String(32)),
    Index("due_kind", "kind", "at"),
)


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
        self._writers: Final = ThreadPoolExecutor(1 if self.sqlite else WRITERS, "write")
        self._waiting: Final[deque[Write[Any]]] = deque()
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
        """The result of `work`, committed. Runs to its end even if the caller is cancelled. Raises CannotStore."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T]
        if self.sqlite:
            done = loop.create_future()
            self._waiting.append(Write(done, lambda connection: work(connection, *args, **kwargs)))
            self._writers.submit(self._write_waiting, loop)
        else:
            done = loop.run_in_executor(self._writers, lambda: self._run(self.engine, work, *args, **kwargs))
        try:
            return await asyncio.shield(done)
        except (sa.exc.DBAPIError, sqlite3.Error) as error:
            if not cannot_store(error):
                raise
            self.storing = False
            raise CannotStore(str(error)) from error

    def _run(self, engine: Engine, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        with engine.connect() as connection, connection.begin():
            return work(connection, *args, **kwargs)

    def _write_waiting(self, loop: asyncio.AbstractEventLoop) -> None:
        batch: list[Write[Any]] = []
        while self._waiting and len(batch) < BATCH:
            batch.append(self._waiting.popleft())
        if not batch:
            return  # somebody took them along
        try:
            carry_out(self.engine, batch)
        except Exception as error:  # not even a connection
            for write in batch:
                write.error = error
        for write in batch:
            loop.call_soon_threadsafe(write.tell)

    def close(self) -> None:
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
