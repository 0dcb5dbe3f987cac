"""Everybody can use it: axe-core finds nothing in both themes, nothing scrolls sideways, the first load is small."""
from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import kogge
from server.setting import ROOT
from web.visitor import DESKTOP, PHONE, Visitor

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
LARGEST_LOAD = 300_000


def complaints(visitor: Visitor) -> list[str]:
    """What axe-core finds on the page as it is: rule, impact and the first elements."""
    if not visitor.page.evaluate("typeof axe !== 'undefined'"):
        visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = visitor.page.evaluate("axe.run(document, {resultTypes: ['violations']}).then((result) => result.violations)")
    return [
        f"{each['id']}: " + " | ".join(node["html"][:160] + " " + node["failureSummary"][-160:] for node in each["nodes"][:4])
        for each in found]


def sideways(visitor: Visitor) -> int:
    """By how many pixels the page is wider than the window."""
    return int(visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def check(visitor: Visitor, screen: str) -> None:
    """In both themes."""
    visitor.page.wait_for_timeout(500)
    for theme in ("dark", "light"):
        visitor.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        visitor.page.wait_for_timeout(250)
        assert complaints(visitor) == [], (screen, theme)
    assert sideways(visitor) <= 0, screen


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_pages(visit: Callable[..., Visitor], viewport: dict[str, int]) -> None:
    visitor = visit(viewport)
    for path in ("/", "/new/nauticus", "/games/nauticus", "/account", "/settings", "/about", "/nowhere"):
        visitor.open(path)
        visitor.page.wait_for_load_state("networkidle")
        check(visitor, path)


@pytest.mark.parametrize("game", kogge.games())
def test_tables(visit: Callable[..., Visitor], game: str) -> None:
    visitor = visit(DESKTOP, seed=4)
    visitor.start(game, 3)
    visitor.play("click", 4)
    visitor.wait("turn", "confirm", "which")
    check(visitor, "my turn")
    visitor.page.keyboard.press("r")
    visitor.page.wait_for_selector("aside [data-clause]")
    check(visitor, "rules")
    visitor.page.keyboard.press("Escape")
    visitor.page.set_viewport_size(PHONE)
    check(visitor, "phone")
    visitor.page.goto(visitor.page.url + "?at=3")
    visitor.page.wait_for_selector(".replay")
    check(visitor, "replay on a phone")


def test_first_load_is_small(built: Path) -> None:
    """Script for the home page and one game, compressed: whatever index.html and the table with one board pull in."""
    assets = {path.name: path.read_text(encoding="utf-8") for path in (built / "assets").glob("*.js")}

    def pulled(name: str, seen: set[str]) -> set[str]:
        if name not in seen:
            seen.add(name)
            for other in re.findall(r"(?:from|import)\s*[\"']\./([^\"']+\.js)[\"']", assets[name]):
                pulled(other, seen)
        return seen

    home: set[str] = set()
    for name in re.findall(r"assets/([^\"]+\.js)", (built / "index.html").read_text(encoding="utf-8")):
        pulled(name, home)
    table = next(name for name in assets if name.startswith("Table-"))
    sizes = {}
    for game in kogge.games():
        boards = [name for name in assets if name.startswith(game + "-")]
        if boards:
            files = pulled(boards[0], pulled(table, set(home)))
            sizes[game] = sum(len(gzip.compress(assets[name].encode())) for name in files)
    assert sizes
    assert max(sizes.values()) < LARGEST_LOAD, json.dumps(sizes)
