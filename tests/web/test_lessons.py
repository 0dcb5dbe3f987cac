"""Lessons in the browser: every one can be finished by what its file expects, and a wrong answer can be taken back."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import kogge
from kogge.engine.texts import LANGUAGES
from kogge.learn.lessons import lessons
from web.pupil import answer, ready, take
from web.scrutiny import check
from web.visitor import DESKTOP, PHONE, Visitor

TAUGHT = [name for name in kogge.games() if lessons(kogge.game(name), "en")]
VIEWS: dict[str, Any] = {"desktop": DESKTOP, "phone": PHONE}


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_every_lesson_can_be_finished(visit: Callable[..., Visitor], name: str, lang: str, view: str) -> None:
    visitor = visit(VIEWS[view], lang=lang)
    for lesson in lessons(kogge.game(name), lang):
        take(visitor, lesson)
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
