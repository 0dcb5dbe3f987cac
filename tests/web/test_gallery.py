"""A picture of every screen. `make soak` looks whether they can be made; KOGGE_GALLERY=1 keeps them in docs/gallery/."""
from __future__ import annotations

import io
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

import kogge
from kogge import bots
from kogge.engine.texts import question_key
from server.setting import ROOT
from web.visitor import DESKTOP, PHONE, Visitor, look_at

pytestmark = [] if os.environ.get("KOGGE_GALLERY") else [pytest.mark.soak]

KEPT = ROOT / "docs/gallery"
LARGEST = 300_000
PAGES = {
    "home": "/", "new-table": "/new/liguria", "game": "/games/die-werft", "account": "/account", "settings": "/settings",
    "about": "/about"}
SMALL = {"width": 1280, "height": 720}
SCREENS = {"tablet": (820, 1180), "lying-tablet": (1180, 820), "lying-phone": (844, 390)}
NAMES = ["Marlene", "Jonte", "Störtebeker", "Aïcha"]

# After how many answers a game shows much of its board, and which question is worth a picture ("": any with a choice).
SCENES = {
    "nauticus": (260, "buying"), "grog-island": (160, "bid"), "die-werft": (420, "building"), "liguria": (330, "take-tiles")}


def choose(table: kogge.Table, rng: kogge.Rng) -> kogge.Action:
    if table.seat == kogge.LUCK or table.game.name == "nauticus":
        return kogge.pick(table, rng) if table.seat == kogge.LUCK else shipwright(table, rng)
    return bots.choose(table, table.seat, "greedy", rng.below(1 << 30))


def shipwright(table: kogge.Table, rng: kogge.Rng) -> kogge.Action:
    """Somebody who only wants ships in Nauticus: better to look at than the bots, who score crowns."""
    seat = table.seat

    def worth(before: kogge.Table, action: kogge.Action) -> float:
        after = before.copy()
        after.apply(action)
        if after.seat == seat and question_key(after.agenda[-1]) == "place":
            return max(worth(after, each) for each in after.legal())
        me = after.view(None).players[seat]
        ships = [
            20 * ship.finished + 4 * ship.closed + 3 * ship.size + 3 * ship.masts + 4 * ship.sails + 2 * len(ship.cargo)
            for ship in me.ships]
        chance = rng.below(100) / 100
        return sum(ships) - 2.5 * len(me.ships) + 1.2 * sum(me.store.values()) + 0.3 * me.taler + 0.4 * me.workers + chance

    return max(table.legal(), key=lambda action: worth(table, action))


@cache
def played(game: str, answers: int | None, question: str = "") -> str:
    """The record of a game until so many answers are given and seat 0 has a choice; None: to the end."""
    journal = kogge.Journal(kogge.game(game), 4, names=NAMES)
    rng = kogge.Rng(8)
    while not journal.table.over:
        table = journal.table
        ripe = answers is not None and len(journal.entries) >= answers and table.seat == 0 and len(table.legal()) > 2
        if ripe and question in ("", question_key(table.agenda[-1])):
            break
        journal.play(choose(table, rng))
    return str(journal.record())


@pytest.fixture
def keep(tmp_path: Path) -> Callable[[Visitor, str], None]:
    image = pytest.importorskip("PIL.Image", reason="pictures are made smaller with Pillow")
    folder = KEPT if os.environ.get("KOGGE_GALLERY") else tmp_path
    folder.mkdir(exist_ok=True)

    def shoot(visitor: Visitor, name: str) -> None:
        look_at(visitor.page)
        visitor.page.mouse.move(2, 2)
        visitor.page.wait_for_timeout(700)
        file = folder / f"{name}.png"
        image.open(io.BytesIO(visitor.page.screenshot())).convert("RGB").quantize(256, kmeans=2).save(file, optimize=True)
        assert file.stat().st_size < LARGEST

    return shoot


@pytest.fixture
def keep_all(keep: Callable[[Visitor, str], None]) -> Callable[[Visitor, str], None]:
    """On a desktop, there in the dark, and on a phone."""
    def shoot(visitor: Visitor, name: str) -> None:
        theme = "theme => { document.documentElement.dataset.theme = theme }"
        keep(visitor, name)
        visitor.page.evaluate(theme, "dark")
        keep(visitor, name + "-dark")
        visitor.page.evaluate(theme, "light")
        visitor.page.set_viewport_size(PHONE)
        keep(visitor, name + "-phone")
        visitor.page.set_viewport_size(DESKTOP)

    return shoot


def test_pages(visit: Callable[..., Visitor], keep_all: Callable[[Visitor, str], None], tmp_path: Path) -> None:
    visitor = visit()
    visitor.resume(played("nauticus", 150), tmp_path)
    visitor.resume(played("liguria", 40), tmp_path)
    for name, path in PAGES.items():
        visitor.open(path)
        visitor.page.wait_for_load_state("networkidle")
        keep_all(visitor, name)


def test_before_the_game(visit: Callable[..., Visitor], keep_all: Callable[[Visitor, str], None]) -> None:
    visitor = visit()
    visitor.open("/new/grog-island")
    visitor.page.locator(".seat").nth(1).locator("select").first.select_option("open")
    visitor.page.click("[data-start]")
    visitor.page.wait_for_selector("main ol .btn")
    keep_all(visitor, "waiting-room")


def test_two_before_one_screen(visit: Callable[..., Visitor], keep_all: Callable[[Visitor, str], None]) -> None:
    visitor = visit(confirm=False, seed=3)
    visitor.share_a_screen("grog-island")
    keep_all(visitor, "curtain")


@pytest.mark.parametrize("game", SCENES)
def test_tables(visit: Callable[..., Visitor], keep: Callable[[Visitor, str], None], game: str, tmp_path: Path) -> None:
    visitor = visit()
    visitor.resume(played(game, *SCENES[game]), tmp_path)
    visitor.wait("turn")
    keep(visitor, game)
    visitor.page.set_viewport_size(PHONE)
    keep(visitor, game + "-phone")
    visitor.page.locator(".own .tabs button").nth(1).click()
    keep(visitor, game + "-phone-dock")
    visitor.page.locator(".own .tabs button").nth(1).click()
    for name, (width, height) in SCREENS.items():
        visitor.page.set_viewport_size({"width": width, "height": height})
        keep(visitor, f"{game}-{name}")
    visitor.page.set_viewport_size(SMALL)
    visitor.page.locator("[data-seat='2'] button").click()
    keep(visitor, game + "-small-rival")
    visitor.page.set_viewport_size(DESKTOP)
    visitor.page.evaluate("localStorage.setItem('kogge-settings', JSON.stringify({theme: 'dark', lang: 'de', sound: false}))")
    visitor.page.reload()
    visitor.wait("turn")
    keep(visitor, game + "-dark-german")


def test_help(
    visit: Callable[..., Visitor], keep: Callable[[Visitor, str], None], keep_all: Callable[[Visitor, str], None], tmp_path: Path,
) -> None:
    visitor = visit()
    visitor.resume(played("nauticus", *SCENES["nauticus"]), tmp_path)
    visitor.wait("turn")
    visitor.page.keyboard.press("r")
    visitor.page.wait_for_selector("aside [data-clause]")
    keep_all(visitor, "rules")
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("main.table .place.refused").first.focus()
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector(".tip p")
    keep_all(visitor, "why-not")
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("h")
    visitor.page.wait_for_selector(".advice button")
    keep(visitor, "hint")
    visitor.page.click("[data-tab=log]")
    visitor.page.locator(".log li button.at").first.click()
    visitor.page.wait_for_selector(".replay")
    keep_all(visitor, "replay")


@pytest.mark.parametrize("game", SCENES)
def test_end(visit: Callable[..., Visitor], keep: Callable[[Visitor, str], None], game: str, tmp_path: Path) -> None:
    dark = game == "die-werft"
    visitor = visit(theme="dark" if dark else "light", lang="de" if dark else "en")
    visitor.resume(played(game, None), tmp_path)
    visitor.page.wait_for_selector(".moments button:nth-of-type(5)")
    keep(visitor, f"end-{game}")
    if game == "nauticus":
        visitor.page.set_viewport_size(PHONE)
        keep(visitor, "end-phone")
