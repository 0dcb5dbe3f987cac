"""Somebody who takes lessons: answers what the lesson's file expects, on the board."""
from __future__ import annotations

from kogge.engine.game import Game
from kogge.engine.table import Table
from kogge.learn.lessons import Lesson, Step
from web.visitor import DESKTOP, Visitor

# A place that is drawn for this answer and can be pressed: on the board, in the dock (its tabs opened where they are folded),
# or as a button of the prompt. It has to stay where it is for some frames: a question that comes is laid out once more.
FIND = """([place, action]) => {
  const seen = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
  const drawn = [...document.querySelectorAll(`main.table [data-place="${CSS.escape(place)}"].legal`)];
  const buttons = [...document.querySelectorAll(`.prompt [data-action="${CSS.escape(action)}"]`)];
  const listed = [...document.querySelectorAll(`.actions [data-action="${CSS.escape(action)}"]`)];
  const found = drawn.find(seen) ?? buttons.find(seen) ?? listed.find(seen) ?? null;
  const folded = ':is(.prompt [data-list], .tabs .busy)[aria-expanded="false"]';  // the page says where something can be done
  if (!found) document.querySelector(folded)?.click();
  if (!found) return null;
  found.scrollIntoView({block: 'center', inline: 'center'});
  const box = found.getBoundingClientRect();
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8];
  const at = `${box.x} ${box.y} ${box.width} ${box.height}`;
  const rests = window.found?.is === found && window.found.at === at ? window.found.rests + 1 : 0;
  window.found = { is: found, at, rests };
  if (rests < 4) return null;
  for (const u of parts) for (const v of parts) {
    const [x, y] = [box.left + box.width * u, box.top + box.height * v];
    if (found.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""
PENINSULAS = ["green", "blue", "orange", "yellow", "grey"]
# What was answered here changes it.
STATE = "() => document.querySelector('.page')?.dataset.state + document.querySelectorAll('[data-rows] b').length"
READY = """([step, state]) => {
  const page = document.querySelector('.page')?.dataset;
  return page?.step === String(step) && page.state === state;
}"""
UNLIT = """(places) => places.filter((place) => !document.querySelector(`[data-place="${CSS.escape(place)}"]`))"""


def ready(visitor: Visitor, step: int, state: str) -> None:
    visitor.page.wait_for_function(READY, arg=[step, state])


def answer(visitor: Visitor, lesson: Lesson, step: Step, text: str) -> None:
    press(visitor, lesson.game, lesson.table(step), text)


def press(visitor: Visitor, game: Game, table: Table, text: str) -> None:
    """Press where this answer belongs at this table, and choose it where several belong there."""
    page, action = visitor.page, game.action(text)
    place = game.place(table, action)
    if action.verb in game.rows:
        bid(visitor, action.word.split())
        place = ""
    point = page.wait_for_function(FIND, arg=[place, text]).json_value()
    before = page.evaluate(STATE)
    page.mouse.click(*point)
    if sum(game.place(table, each) == place for each in table.legal()) > 1:
        choice = f".tip .choice[data-action='{text}']"
        page.wait_for_function(
            f"([choice, before]) => document.querySelector(choice) || ({STATE})() !== before", arg=[choice, before])
        if page.evaluate(STATE) == before:
            page.click(choice)


def bid(visitor: Visitor, colours: list[str]) -> None:
    """Arrange the dice by keys: all out of the row, then these into it from left to right."""
    dice = visitor.page.locator(".die[tabindex]")
    dice.first.wait_for()
    for key, wanted in (("ArrowDown", PENINSULAS), ("ArrowUp", colours)):
        for colour in wanted:
            visitor.page.locator(f".die[tabindex][data-place='die {colour}']").focus()
            visitor.page.keyboard.press(key)


def answer_by_keys(visitor: Visitor, lesson: Lesson, step: Step, text: str) -> None:
    """The ninth answer and those before it have a number; others are reached by focus."""
    page, table = visitor.page, lesson.table(step)
    legal = [each.text for each in table.candidates() if table.why_not(each) is None]
    if legal.index(text) < 9:
        page.keyboard.press(str(legal.index(text) + 1))
        return
    place = lesson.game.place(lesson.table(step), lesson.game.action(text))
    page.locator(f"main.table [data-place='{place}']").first.focus()
    page.keyboard.press("Enter")


def take(visitor: Visitor, lesson: Lesson, keys: bool = False) -> set[str]:
    """The whole lesson, from its first step to its end. Returns every place that was drawn on the way."""
    page, drawn = visitor.page, set[str]()
    visitor.open(f"/learn/{lesson.game.name}/{lesson.name}")
    for number, step in enumerate(lesson.steps):
        ready(visitor, number, "asked")
        page.wait_for_selector("main.table [data-place]", state="attached")
        drawn |= set(page.locator("[data-place]").evaluate_all("(all) => all.map((each) => each.dataset.place)"))
        if visitor.viewport is DESKTOP:  # a phone draws what the question needs
            assert page.evaluate(UNLIT, list(step.lights.values())) == [], f"{lesson.name}, {step.title}: lit and not drawn"
        if step.expected:
            (answer_by_keys if keys else answer)(visitor, lesson, step, step.expected[0])
            ready(visitor, number, "right")
            if keys:  # who has nothing else to do by keys has the focus where it goes on
                page.wait_for_function("() => document.activeElement.matches('[data-next]')")
        if keys:
            page.keyboard.press("Enter")
        else:
            page.click("[data-next]")
    page.wait_for_function("() => document.querySelector('.page')?.dataset.state === 'done'")
    return drawn
