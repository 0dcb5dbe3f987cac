"""Everybody can use it: every screen in both languages, on a desk and on a phone; the first load is small."""
from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

import kogge
from server.setting import ROOT
from web.scrutiny import BOTH, GAME, THOROUGH, check, screens, tree, unreached
from web.visitor import DESKTOP, PHONE, Visitor

LARGEST_LOAD = 300_000
PAGES = [f"/{page}" for page in ("", "account", "settings", "about", "nowhere")]
TITLES = [f"/{page}/{game}" for page in ("new", "games") for game in kogge.games()]
DESK, THUMB = PAGES[::2] + TITLES[::4], PAGES[1::2] + TITLES[1::4]
"""Each page at one size, those of a title with one title each."""


@pytest.mark.parametrize(("viewport", "lang", "paths"), [
    pytest.param(DESKTOP, "de", DESK, id="desktop"),
    pytest.param(PHONE, "en", THUMB, id="phone"),
    pytest.param(DESKTOP, "de", sorted({*PAGES, *TITLES} - {*DESK}), id="desktop-others", marks=pytest.mark.soak),
    pytest.param(PHONE, "en", sorted({*PAGES, *TITLES} - {*THUMB}), id="phone-others", marks=pytest.mark.soak)])
def test_pages(visit: Callable[..., Visitor], viewport: dict[str, int], lang: str, paths: list[str]) -> None:
    visitor = visit(viewport, lang=lang)
    for path in paths:
        visitor.open(path)
        visitor.page.wait_for_load_state("networkidle")
        visitor.page.evaluate("document.querySelectorAll('details').forEach((each) => each.open = true)")
        check(visitor, path)
        assert unreached(visitor) == [], path


@BOTH(0)
def test_what_goes_wrong(visit: Callable[..., Visitor], tmp_path: Path, viewport: dict[str, int], lang: str) -> None:
    """A table that is not there, a record and a parts file that cannot be read, a wrong password."""
    visitor = visit(viewport, lang=lang)
    visitor.expected = ["Failed to load resource", "WebSocket"]
    visitor.open("/table/nowhere")
    visitor.page.wait_for_selector("main.note a")
    check(visitor, "no such table")
    assert visitor.page.title() == f"{'Diesen Tisch gibt es nicht' if lang == 'de' else 'There is no such table'} – Kogge"
    (tmp_path / "bad.kogge").write_text("nonsense")
    visitor.open("/")
    visitor.page.set_input_files("input[type=file]", tmp_path / "bad.kogge")
    visitor.page.wait_for_selector("[role=alert]")
    check(visitor, "bad record")
    visitor.open("/account")
    visitor.page.fill("input[autocomplete=username]", "Niemand")
    visitor.page.fill("input[type=password]", "nicht das richtige")
    visitor.page.get_by_role("button", name="Anmelden" if lang == "de" else "Sign in", exact=True).click()
    visitor.page.wait_for_selector("[role=alert]")
    check(visitor, "wrong password")


@BOTH(1)
def test_account(visit: Callable[..., Visitor], viewport: dict[str, int], lang: str) -> None:
    """Home with tables of mine, the account of a guest who is about to leave, and a signed-in one."""
    visitor = visit(viewport, lang=lang)
    visitor.start("nauticus")
    visitor.open("/")
    visitor.page.wait_for_selector('a[href^="/table/"]')
    check(visitor, "my tables")
    visitor.open("/account")
    visitor.page.wait_for_selector(".danger")
    visitor.page.fill("input[type=password]", "a long password")
    visitor.page.locator("form .navy").first.click()
    visitor.page.wait_for_selector("section .btn")
    check(visitor, "account")
    visitor.page.click(".danger")
    check(visitor, "leaving")
    assert unreached(visitor) == []


@BOTH(0)
def test_waiting_room(visit: Callable[..., Visitor], viewport: dict[str, int], lang: str) -> None:
    visitor, stranger = visit(viewport, lang=lang), visit(viewport, lang=lang)
    visitor.open("/new/nauticus")
    visitor.page.locator(".seat").nth(1).locator("select").first.select_option("open")
    visitor.page.click("[data-start]")
    visitor.page.wait_for_selector("main ol .btn")
    check(visitor, "waiting room")
    assert unreached(visitor) == []
    stranger.page.goto(visitor.page.url)
    stranger.page.wait_for_selector("main ol .brass")
    check(stranger, "invited")


@BOTH(1)
def test_curtain(visit: Callable[..., Visitor], viewport: dict[str, int], lang: str) -> None:
    """Two people before one screen, in a game with secrets."""
    visitor = visit(viewport, lang=lang, confirm=False, seed=3)
    visitor.share_a_screen("grog-island")
    assert visitor.page.evaluate("document.activeElement.matches('.curtain button')")
    check(visitor, "curtain")
    assert unreached(visitor) == []


@screens(of=3)
def test_tables(visit: Callable[..., Visitor], viewport: dict[str, int], lang: str, game: str) -> None:
    """My turn early and later, all that can be opened beside it, a rival's things, the past; beside my turn every other screen,
    by turns on a desk with one game and on a phone with another; all of them, with every game, in soak."""
    visitor = visit(viewport, lang=lang, seed=4)
    visitor.start(game, 3)
    for answers in (3, 20) if THOROUGH else (5,):
        visitor.play("click" if viewport is DESKTOP else "tap", answers)
        visitor.wait("turn", "confirm", "which")
        check(visitor, f"after {answers} more answers")
    visitor.page.keyboard.press("Escape")
    visitor.wait("turn")
    page, turns = visitor.page, count(int(viewport is PHONE))

    def see(screen: str) -> None:
        if next(turns) % 2 or THOROUGH:
            check(visitor, screen)

    visitor.ask_for_a_hint()
    see("hint")
    if page.locator("[data-list]").count():
        page.click("[data-list]")
        see("list of actions")
        page.click("[data-list]")
    page.keyboard.press("r")
    page.wait_for_selector("aside [data-clause]")
    see("rules")
    page.keyboard.press("Escape")
    page.click("header summary")
    see("menu")
    page.click("header summary")
    page.locator("[data-seat='1'] button").click()
    see("a rival's things")
    page.keyboard.press("Escape")
    assert unreached(visitor) == []
    page.goto(page.url + "?at=3")
    page.wait_for_selector(".replay")
    see("replay")


@GAME(0)
def test_a_screen_reader_is_told(visit: Callable[..., Visitor], game: str) -> None:
    """Every answer that can be given is a button by its full text, and what happened is told in the live region."""
    visitor = visit(seed=5)
    visitor.start(game, 3)
    visitor.play("keys", 3)
    visitor.wait("turn")
    buttons = [name for role, name in tree(visitor) if role == "button"]
    legal = visitor.page.locator(".actions .act:not(.off) span").all_inner_texts()
    assert legal
    assert [text for text in legal if not any(text in name for name in buttons)] == []
    visitor.page.locator(".filter .two button").last.evaluate("(every) => every.click()")
    said = "(all) => all.map((each) => each.firstChild.data.trim())"
    lines = visitor.page.locator(".log .single .said")
    lines.first.wait_for(state="attached")
    before = lines.count()
    visitor.play("keys", 1)
    visitor.wait("turn", "over")
    fresh = lines.evaluate_all(said)[before:]
    assert fresh
    assert fresh[-1]
    told = visitor.page.locator(".page > .hidden[aria-live=polite]").inner_text()
    assert fresh[-1].rpartition(": ")[2].rstrip(".") in told


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
        files = pulled(table, set(home))
        boards = [name for name in assets if name.startswith(game + "-")]
        assert bool(boards) == (ROOT / "web/src/boards" / game / "index.ts").is_file()  # a game may have none of its own
        for board in boards:
            pulled(board, files)
        sizes[game] = sum(len(gzip.compress(assets[name].encode())) for name in files)
    assert max(sizes.values()) < LARGEST_LOAD, json.dumps(sizes)
