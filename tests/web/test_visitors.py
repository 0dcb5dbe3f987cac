"""What people do besides playing: arriving, asking, changing language and theme, keeping an account."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import kogge
from server.setting import unique_name
from web.scrutiny import by_turns, check
from web.visitor import DESKTOP, PHONE, Visitor

BOARDS = Path(__file__).parents[2] / "web/src/boards"
DRAWN = [game for game in kogge.games() if (BOARDS / game / "index.ts").exists()]
"""Games with a board of their own; the plain board has no places."""


def play_at_once(visitor: Visitor) -> None:
    visitor.open("/")
    visitor.page.locator("article a[href^='/new/']").first.click()
    visitor.page.click("[data-start]")
    visitor.page.wait_for_selector("main.table .prompt .ask")


def test_a_stranger_plays_after_two_clicks(visit: Callable[..., Visitor]) -> None:
    """Without an account."""
    play_at_once(visit())


@by_turns("game", DRAWN, of=4)(2)
def test_every_no_explains_itself(visit: Callable[..., Visitor], game: str) -> None:
    """A place where nothing is possible says why, and leads to the rule."""
    visitor = visit(seed=2, lang="de")
    visitor.start(game, 3)
    while visitor.page.locator("main.table .place.refused").count() == 0:
        visitor.answer("click")
        visitor.wait("turn", "confirm", "which")
    place = visitor.page.locator("main.table .place.refused").first
    place.focus()
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector(".tip p")
    assert len(visitor.page.locator(".tip p").first.inner_text()) > 20
    check(visitor, "why not")
    visitor.page.locator(".tip p .link").first.click()
    visitor.page.wait_for_selector("aside p.now")


@by_turns(("game", "viewport", "lang"), [("nauticus", DESKTOP, "en"), ("grog-island", PHONE, "de")])(0)
def test_a_hint_gives_its_reason(visit: Callable[..., Visitor], game: str, viewport: dict[str, int], lang: str) -> None:
    """Answers that can be given, the best first, against the second best; what glows goes out with the next answer."""
    visitor = visit(viewport=viewport, lang=lang, confirm=False)
    visitor.start(game)
    visitor.wait("turn")
    visitor.ask_for_a_hint()
    while visitor.page.locator(".advice button").count() == 1:  # where bots see one alone, there is none to hold it against
        before = visitor.number()
        visitor.page.locator(".advice button").first.click()
        visitor.gone_on(before)
        visitor.wait("turn")
        visitor.ask_for_a_hint()
    gains = [float(each.replace("−", "-").replace(",", ".")) for each in visitor.page.locator(".advice .num").all_inner_texts()]
    assert len(gains) > 1
    assert gains == sorted(gains, reverse=True)
    assert {"en": "second best", "de": "zweitbeste"}[lang] in visitor.page.locator(".advice button small").first.inner_text()
    check(visitor, f"hint-{lang}")
    number = visitor.number()
    visitor.page.locator(".advice button").first.click()
    visitor.gone_on(number)
    assert visitor.page.locator(".hinted, .advice").count() == 0


def test_language_and_theme_stay(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.open("/")
    visitor.page.get_by_label("DE, Deutsch").click()
    visitor.page.get_by_label("Farben").click()
    visitor.page.reload()
    visitor.page.wait_for_selector("text=Welches ist deins?")
    assert visitor.page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert visitor.page.evaluate("document.documentElement.lang") == "de"


def test_an_account_keeps_tables(visit: Callable[..., Visitor]) -> None:
    """A guest's tables are still theirs after making an account, on another device too."""
    first, second = visit(), visit()
    name = unique_name()
    first.start("nauticus")
    table = first.table
    first.open("/account")
    first.page.fill("input[autocomplete=username]", name)
    first.page.fill("input[type=password]", "a long password")
    first.page.click("text=Make an account")
    first.page.wait_for_selector("text=Sign out")
    second.open("/account")
    second.page.fill("input[autocomplete=username]", name)
    second.page.fill("input[type=password]", "a long password")
    second.page.locator("form button", has_text="Sign in").click()
    second.page.wait_for_selector("text=Sign out")
    second.open("/")
    second.page.wait_for_selector(f'a[href="/table/{table}"]')


def test_two_people_before_one_screen(visit: Callable[..., Visitor]) -> None:
    """In a game with secrets a curtain falls between their turns."""
    visitor = visit(confirm=False, seed=3)
    visitor.share_a_screen("grog-island")
    visitor.page.click(".curtain .btn")
    visitor.wait("turn", "which")
