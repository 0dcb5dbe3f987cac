"""The game on one page: every symbol of a board stands in its legend, every step has a picture, and the aid fits on one sheet."""
from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import kogge
from kogge.engine.texts import LANGUAGES
from kogge.learn import sheets
from web.boxes import faults
from web.conftest import WEB
from web.scrutiny import THOROUGH, check
from web.test_layout import least
from web.visitor import PHONE, Visitor

ICON = re.compile(r'from "icon:([\w-]+)"')
CONTROLS = {"k-restart", "hourglass", "magnifying-glass", "check-mark"}
"""Icons on buttons and hints, which are no symbols of a game. Die Werft's plus closes what lies over its board."""
PIECES = {"nauticus": "nauticus", "grog-island": "grog", "die-werft": "werft", "liguria": "liguria"}
DRAWN = "(all) => all.map((each) => each.getAttribute('href').slice(3))"
LINKS = "(all) => all.map((each) => each.getAttribute('href'))"
LINES = ("turn", "points")


def symbols(game: str) -> set[str]:
    """Whatever the board and its pieces take out of the sprite."""
    sources = [each for each in (WEB / "src/boards" / game).iterdir() if each.name != "legend.ts"]
    pieces = WEB / f"src/pieces/{PIECES[game]}.ts"
    found = {icon for each in (*sources, pieces) for icon in ICON.findall(each.read_text(encoding="utf-8"))}
    return found - CONTROLS - ({"k-plus"} if game == "die-werft" else set())


HERE = "id => document.querySelector('.contents [aria-current]')?.getAttribute('href') === `#${id}`"
IN_SIGHT = """id => {
  const { top, bottom } = document.getElementById(id).getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}"""


def read(visitor: Visitor) -> None:
    """From section to section by keys, by the contents and by hand; and where it was left when somebody comes back."""
    page = visitor.page
    sections = [each[1:] for each in page.locator(".contents a[href^='#']").evaluate_all(LINKS)]
    for section in sections:
        page.keyboard.press("j")
        page.wait_for_function(HERE, arg=section)
        assert page.evaluate(IN_SIGHT, section), section
    page.keyboard.press("j")  # there is none behind the last
    for section in sections[-2:0:-1]:
        page.keyboard.press("k")
        page.wait_for_function(HERE, arg=section)
        assert page.evaluate(IN_SIGHT, section), section
    page.keyboard.press("?")
    page.wait_for_selector("dialog dl")
    assert {"J", "K"} <= set(page.locator("dialog kbd").all_inner_texts())
    page.keyboard.press("Escape")
    page.locator(".contents a").first.click()
    page.wait_for_function(HERE, arg=sections[0])
    page.evaluate("scrollTo(0, document.getElementById('points').getBoundingClientRect().top + scrollY + 40)")
    page.wait_for_function("id => !document.querySelector(`.contents [aria-current][href='#${id}']`)", arg=sections[0])
    left = page.evaluate("document.getElementById('points').getBoundingClientRect().top")
    address = page.url.removeprefix(visitor.base)
    visitor.open("/about")
    visitor.open(address)
    page.wait_for_selector(".contents [aria-current]")
    page.wait_for_function("left => Math.abs(document.getElementById('points').getBoundingClientRect().top - left) < 4", arg=left)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_on_a_page_and_on_a_sheet(visit: Callable[..., Visitor], lang: str) -> None:
    """Every other game in one language, on a desk or on a phone; each in both among the long tests."""
    visitor = visit(**({"viewport": PHONE, "theme": "dark"} if lang == "de" else {}), lang=lang)
    page = visitor.page
    for game in kogge.games() if THOROUGH else kogge.games()[lang == "en"::2]:
        visitor.open(f"/how/{game}")
        page.wait_for_selector("#table figure .pin")
        page.wait_for_selector("#symbols [data-symbol]")
        assert symbols(game) <= set(page.locator("#symbols use").evaluate_all(DRAWN)), game
        told = [len(section.lines) for section in sheets.sheet(kogge.game(game), lang) if section.kind in LINES]
        assert [page.locator(f"#{kind} li svg").count() for kind in LINES] == told, game
        assert page.locator("#table figure .pin").count() == page.locator("#table > div li").count() > 1, game
        wrong = [fault for fault in faults(page, least(**visitor.viewport)) if not fault.startswith("scrolls sideways")]
        assert wrong == [], game  # nothing is cut or too small to read or to press; a phone's steps are pushed aside
        if THOROUGH or game == ("grog-island" if lang == "en" else "die-werft"):
            check(visitor, f"how to play {game}")
            read(visitor)
        visitor.open(f"/aid/{game}")
        page.wait_for_selector("[data-aid] [data-symbol]")
        page.wait_for_selector("[data-aid] header p")
        assert symbols(game) <= set(page.locator("[data-aid] use").evaluate_all(DRAWN)), game
        assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))) == 1, f"{game}, {lang}"
    check(visitor, "player aid")
    page.keyboard.press("?")
    page.wait_for_selector("dialog dl")
    assert not {"J", "K"} & set(page.locator("dialog kbd").all_inner_texts())

