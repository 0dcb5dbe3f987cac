"""Before a database is used: is it ours, and are we alone on it?"""
from __future__ import annotations

import importlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from kogge.server.settings import BadSettings

fcntl: Any = importlib.import_module("fcntl") if os.name == "posix" else None


class NotOurs(Exception):
    """Not a database, or another program's."""


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite database; None where it is PostgreSQL."""
    address = sa.make_url(url)
    if not address.drivername.startswith("sqlite"):
        return None
    if not address.database or address.database == ":memory:":
        raise BadSettings("an SQLite database needs a file: sqlite:///kogge.db")
    return Path(address.database).absolute().resolve()


@contextmanager
def alone(url: str) -> Iterator[None]:
    """SQLite serves one server at a time: a second one on the same file is turned away, by whatever name it reaches it."""
    file = sqlite_file(url)
    if file is None or fcntl is None:
        yield
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    if file.exists() and file.stat().st_nlink > 1:  # each name would get a journal of its own, and answers be lost between them
        raise BadSettings(f"{file} has a second name (a hard link): remove one, or use a copy")
    with file.with_name(file.name + ".lock").open("a") as lock:
        hand_over(Path(lock.name))
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadSettings(f"a server runs on {file}; stop it first (PostgreSQL serves several)") from None
        yield


def hand_over(file: Path) -> None:
    """What root makes in a folder belongs to whom the folder belongs, or the server would stand before a closed door."""
    if os.name == "posix" and os.geteuid() == 0:
        owner = file.parent.stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def plainly(error: Exception) -> str:
    """What went wrong with the database, in a line."""
    return str(getattr(error, "orig", None) or error).splitlines()[0]


def check_ours(url: str) -> None:
    """Raises NotOurs rather than build our tables into something else."""
    file = sqlite_file(url)
    engine = sa.create_engine(url, poolclass=sa.NullPool)
    where = str(file) if file else engine.url.render_as_string()
    try:
        names = set(sa.inspect(engine).get_table_names())
    except sa.exc.OperationalError:
        raise
    except sa.exc.DatabaseError as error:
        raise NotOurs(f"{where} is no database: {plainly(error)}") from None
    finally:
        engine.dispose()
    if ("alembic_version" in names and "game_table" not in names) or (file and names and "alembic_version" not in names):
        raise NotOurs(f"{where} is the database of another program; give another file or URL")
