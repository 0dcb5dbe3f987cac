"""For every test: whoever asks a server has the suite's patience; httpx's own is five seconds. Our servers speak plain HTTP, so
nobody reads the authorities' certificates first, which takes longer than most of what is asked for. Test processes share
one folder and one PostgreSQL."""
from __future__ import annotations

import os
import shutil
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from patience import PATIENCE
from shifts import PAGE, TOGETHER, Shifts

for name in ("get", "post", "request"):
    setattr(httpx, name, partial(getattr(httpx, name), timeout=PATIENCE, verify=False))

collect_ignore = ["skeleton"]  # its tests run where `kogge new-game` puts them: cli/test_new_game.py

SHARED = "KOGGE_TESTS"
"""Names the folder of all processes of a run; short enough for PostgreSQL's socket."""
ORDER = (TOGETHER, "tests/server", "", "tests/web/test_texts.py", "tests/web/test_t", PAGE)
"""What takes long first, and the page last; how long each test takes, a run remembers for the next (shifts.py)."""


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        os.environ[SHARED] = tempfile.mkdtemp(prefix="kogge-")


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        folder = Path(os.environ.pop(SHARED))
        if (folder / "pg").exists():
            from server.setting import Postgres

            Postgres(folder / "pg").stop()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: next(
        (place for place, start in enumerate(ORDER) if start and item.nodeid.startswith(start)), ORDER.index("")))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    return Shifts(config, log)
