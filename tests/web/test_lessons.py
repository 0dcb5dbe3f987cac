"""Lessons in the browser: every one can be finished by what its file expects, and a wrong answer can be taken back."""
from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kogge
from kogge.engine.texts import LANGUAGES
from kogge.learn import puzzles
from kogge.learn.explain import explained
from kogge.learn.lessons import lessons
from web.pupil import answer, ready, take
from web.scrutiny import check
from web.visitor import DESKTOP, PHONE, Visitor

TAUGHT = [name for name in kogge.games() if lessons(kogge.game(name), "en")]
VIEWS: dict[str, Any] = {"desktop": DESKTOP, "phone": PHONE}
# The suite takes every lesson once, by turns at a desk in English and on a phone in German; all other ways are for soak.
SAMPLED = (("desktop", "en"), ("phone", "de"))
SEEN = [
    pytest.param(name, lang, view, marks=[] if (view, lang) == SAMPLED[number % 2] else [pytest.mark.soak])
    for number, name in enumerate(TAUGHT) for view in VIEWS for lang in LANGUAGES]


@pytest.mark.parametrize(("name", "lang", "view"), SEEN)
def test_every_lesson_can_be_finished(visit: Callable[..., Visitor], name: str, lang: str, view: str) -> None:
    """And everything that is drawn in it is explained."""
    visitor, game = visit(VIEWS[view], lang=lang), kogge.game(name)
    drawn = set().union(*(take(visitor, lesson) for lesson in lessons(game, lang)))
    assert {place for place in drawn if place and not explained(game, place)} == set()
    check(visitor, "lesson finished")
    visitor.open("/learn")
    visitor.page.wait_for_selector("[data-lesson] i.done")
    assert visitor.page.locator("[data-lesson] i.done").count() == len(lessons(kogge.game(name), lang))


def test_lessons_by_keys_alone(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    for lesson in lessons(kogge.game("nauticus"), "en"):
        take(visitor, lesson, keys=True)


def test_a_wrong_answer_is_explained_and_taken_back(visit: Callable[..., Visitor]) -> None:
    """It is really played, quotes its clause, and the game can be played on from there."""
    visitor = visit()
    lesson = lessons(kogge.game("nauticus"), "en")[0]
    number = next(n for n, step in enumerate(lesson.steps) if step.expected)
    visitor.open(f"/learn/nauticus/{lesson.name}")
    for _ in range(number):
        visitor.page.click("[data-next]")
    ready(visitor, number, "asked")
    answer(visitor, lesson, lesson.steps[number], "choose delivery")
    ready(visitor, number, "wrong")
    assert "finished ship delivers" in visitor.page.locator(".card blockquote").inner_text()
    check(visitor, "wrong answer")
    visitor.page.click("[data-on]")
    ready(visitor, number, "free")
    visitor.page.click("[data-back]")
    ready(visitor, number, "asked")
    visitor.page.reload()
    ready(visitor, number, "asked")


def test_the_pilot_speaks_at_a_first_table_less_at_the_next_and_can_be_dismissed(visit: Callable[..., Visitor]) -> None:
    visitor = visit(pilot=True, confirm=False)
    visitor.start("nauticus")
    visitor.page.wait_for_selector("[data-coach=all] p")
    check(visitor, "pilot")
    visitor.answer("keys")
    visitor.wait("turn", "which")
    while not visitor.page.locator(".coach .rivals li").count():  # until a rival has had a turn after one of mine
        number = visitor.number()
        visitor.answer("keys")
        visitor.gone_on(number)
        visitor.wait("turn", "which")
    visitor.page.wait_for_selector("[data-bubble]")
    check(visitor, "pilot's bubble")
    bubbles = visitor.page.locator("[data-go-on]").inner_text()
    visitor.page.click("[data-go-on]")
    visitor.page.wait_for_function(
        "before => document.querySelector('[data-go-on]')?.textContent !== before", arg=bubbles)
    visitor.start("nauticus")
    visitor.page.wait_for_selector("[data-coach=less]")
    visitor.page.get_by_text("Say less").click()
    visitor.page.wait_for_selector("[data-coach=less]", state="detached")
    visitor.page.evaluate("localStorage.setItem('kogge-pilot', '{}')")
    visitor.start("nauticus")
    visitor.page.click("[data-dismiss]")
    visitor.page.wait_for_selector("[data-coach]", state="detached")
    visitor.page.reload()
    visitor.page.wait_for_selector("main.table .prompt .ask")
    assert visitor.page.locator("[data-coach], [data-bubble]").count() == 0


def test_the_pilot_is_a_line_on_a_phone(visit: Callable[..., Visitor]) -> None:
    visitor = visit(PHONE, lang="de", pilot=True)
    visitor.start("die-werft")
    visitor.page.wait_for_selector("[data-coach-line]")
    check(visitor, "pilot's line")
    visitor.page.click("[data-coach-line]")
    visitor.page.wait_for_selector("[data-coach=all] p")


def test_whatever_is_drawn_explains_itself_without_asking_the_server(visit: Callable[..., Visitor]) -> None:
    """By X on what has the focus, and by a mouse that is moved there; the texts came with the table."""
    visitor = visit()
    visitor.start("nauticus")
    place = visitor.page.locator("main.table .place.legal").first
    place.wait_for()
    asked: list[str] = []
    place.focus()
    visitor.page.keyboard.press("x")
    visitor.page.wait_for_selector(".explained footer button")
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector(".explained", state="detached")
    visitor.page.locator("main.table .place.legal").nth(1).focus()
    visitor.page.keyboard.press("x")
    visitor.page.wait_for_selector(".explained footer button")
    check(visitor, "explanation")
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector(".explained", state="detached")
    visitor.page.locator("main.table .place.legal").nth(2).hover()
    visitor.page.wait_for_selector(".explained footer button")
    visitor.page.mouse.move(2, 2)
    visitor.page.wait_for_selector(".explained", state="detached")
    assert not any("/learn/" in url for url in asked)


def test_a_puzzle_is_solved_and_counted(visit: Callable[..., Visitor]) -> None:
    game = kogge.game("nauticus")
    puzzle = puzzles.puzzles(game)[0]
    lesson = puzzles.as_lesson(game, puzzle, "en")
    visitor = visit()
    visitor.open(f"/learn/nauticus/{puzzle.id}")
    ready(visitor, 0, "asked")
    answer(visitor, lesson, lesson.steps[0], puzzle.second)
    ready(visitor, 0, "ready")
    check(visitor, "puzzle to be checked")
    visitor.page.keyboard.press("z")
    ready(visitor, 0, "asked")
    answer(visitor, lesson, lesson.steps[0], puzzle.line[0])
    ready(visitor, 0, "ready")
    visitor.page.keyboard.press("Enter")
    ready(visitor, 0, "right")
    visitor.page.wait_for_selector(".turns dd")
    check(visitor, "puzzle solved")
    visitor.open("/")
    visitor.page.wait_for_selector("[data-today] a")
    visitor.open("/puzzles")
    visitor.page.wait_for_selector("[data-today]")
    visitor.page.wait_for_function("() => /1 of \\d+ solved/.test(document.querySelector('main').textContent)")
    check(visitor, "puzzles")


MOST_SCRIPT = 300_000
"""Bytes, compressed: what somebody loads who has never been here and takes the first lesson."""


def test_home_and_the_first_lesson_are_light(built: Path) -> None:
    assets = built / "assets"
    wanted = re.findall(r'assets/([^"]+\.js)', (built / "index.html").read_text(encoding="utf-8"))
    wanted += [file.name for start in ("Lesson", "grog-island") for file in assets.glob(f"{start}-*.js")]
    found: set[str] = set()
    while wanted:
        name = wanted.pop()
        if name not in found:
            found.add(name)
            wanted += re.findall(r'(?:from|import)"\./([^"]+\.js)"', (assets / name).read_text(encoding="utf-8"))
    assert sum(len(gzip.compress((assets / name).read_bytes())) for name in found) < MOST_SCRIPT
