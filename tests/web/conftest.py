"""A real server with the built web app, and the system's Chromium, for every test of the app: in the suite its headless shell,
which has no windows to draw."""
from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.setting import ROOT, Server
from web.scrutiny import THOROUGH
from web.visitor import DESKTOP, Berths, Visitor

WEB = ROOT / "web"
STATIC = ROOT / "src/kogge/server/static"
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
]
BRIEF = ["--js-flags=--no-opt --no-maglev"]
"""Nobody stays long enough in a test for script to run faster than it takes to make it faster."""
SHELL = "chromium-headless-shell"
WINDOWS = ("chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="session")
def built() -> Path:
    """The web app, built anew where its sources are newer."""
    index = STATIC / "index.html"
    sources = [path for path in (*(WEB / "src").rglob("*"), *WEB.glob("*.*")) if path.is_file()]
    if not index.is_file() or index.stat().st_mtime < max(path.stat().st_mtime for path in sources):
        subprocess.run(["sh", "build.sh"], cwd=WEB, check=True, stdout=subprocess.DEVNULL)
    return STATIC


@pytest.fixture(scope="session")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("web")) as running:
        yield running


@pytest.fixture(scope="session")
def launch() -> Iterator[Callable[[bool], Any]]:
    """Starts a browser: the whole one that people have, or its shell."""
    sync_api = pytest.importorskip("playwright.sync_api", reason="the web app's tests need playwright: pip install playwright")
    with sync_api.sync_playwright() as playwright:
        def started(whole: bool) -> Any:
            names = (*WINDOWS, SHELL) if whole else (SHELL, *WINDOWS)
            chromium = next(filter(None, map(shutil.which, names)), None)
            return playwright.chromium.launch(executable_path=chromium, args=FLAGS if whole else FLAGS + BRIEF)

        yield started


@pytest.fixture(scope="session")
def whole(pytestconfig: pytest.Config) -> bool:
    """Whether the page is shown as people see it: in the long tests and those with a stopwatch."""
    return THOROUGH or pytestconfig.option.markexpr == "stopwatch"


@pytest.fixture(scope="session")
def browser(launch: Callable[[bool], Any], whole: bool) -> Iterator[Any]:
    running = launch(whole)
    yield running
    running.close()


@pytest.fixture(scope="session")
def berths(browser: Any, whole: bool) -> Berths:
    return Berths(browser, whole)


@pytest.fixture
def visit(berths: Berths, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Somebody new at a browser of their own: `visit(viewport=PHONE, theme="dark", lang="de")`."""
    visitors: list[Visitor] = []

    def enter(viewport: dict[str, int] = DESKTOP, **taste: Any) -> Visitor:
        visitors.append(Visitor(berths, server.base, viewport, **taste))
        return visitors[-1]

    yield enter
    for visitor in visitors:
        visitor.leave()
