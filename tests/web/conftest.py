"""A real server with the built web app, and the system's Chromium, for every test of the app."""
from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.setting import ROOT, Server
from web.visitor import DESKTOP, Berths, Visitor

WEB = ROOT / "web"
STATIC = ROOT / "src/kogge/server/static"
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
]


@pytest.fixture(scope="session")
def built() -> Path:
    """The web app, built anew where its sources are newer."""
    index = STATIC / "index.html"
    sources = [path for path in (WEB / "src").rglob("*") if path.is_file()] + list(WEB.glob("*.*"))
    if not index.is_file() or index.stat().st_mtime < max(path.stat().st_mtime for path in sources):
        subprocess.run(["sh", "build.sh"], cwd=WEB, check=True, stdout=subprocess.DEVNULL)
    return STATIC


@pytest.fixture(scope="session")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("web")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    sync_api = pytest.importorskip("playwright.sync_api", reason="the web app's tests need playwright: pip install playwright")
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with sync_api.sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def berths(browser: Any) -> Berths:
    return Berths(browser)


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
