"""Real servers for the tests: one on SQLite, one on PostgreSQL, each in its own process."""
from __future__ import annotations

import itertools
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from kogge import Rng, pick
from kogge.server.clock import CLOCK, Clock
from kogge.server.tables import chronicle
from server.setting import Postgres, Server

MOMENT = 0.0001


@pytest.fixture(autouse=True)
def luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of tables in this process: the same in every run, where that of a server is the system's. A game that is tried must not be
    another one each time."""
    rng = Rng(1)
    monkeypatch.setattr(chronicle, "draw", lambda table: pick(table, rng))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[Clock]:
    """The clock of servers in this process: however slow the machine is, it stands until a test turns it, but for a moment with
    each look, so that nothing happens at the same time."""
    begun, looks = CLOCK.now(), itertools.count()
    monkeypatch.setattr(Clock, "now", lambda self: round(begun + self.ahead + MOMENT * next(looks), 4))
    yield CLOCK
    CLOCK.ahead = 0.0


@pytest.fixture(scope="session")
def folder() -> Iterator[Path]:
    """Of this process."""
    path = Path(tempfile.mkdtemp(prefix="kogge-"))
    yield path
    shutil.rmtree(path, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for all processes, stopped when the last is done."""
    server = Postgres(Path(os.environ["KOGGE_TESTS"]) / "pg", kept=True)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def server(folder: Path) -> Iterator[Server]:
    """On SQLite, without limits on how often one address may ask."""
    with Server(folder / "sqlite") as running:
        yield running


@pytest.fixture(scope="session")
def pair(folder: Path, postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    """Two processes on one PostgreSQL."""
    url = postgres.database("pair")
    with Server(folder / "first", url) as first, Server(folder / "second", url) as second:
        yield first, second
