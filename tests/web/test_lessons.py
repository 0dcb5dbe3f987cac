"""Lessons in the browser: every one can be finished by what its file expects, and a wrong answer can be taken back."""
from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

import kogge
from kogge.engine.texts import LANGUAGES, texts
from kogge.learn import puzzles
from kogge.learn.explain import explained
from kogge.learn.lessons import Lesson, lessons
from patience import eventually
from server.setting import unique_name
from web.pupil import answer, press, ready, take
from web.scrutiny import GAME, THOROUGH, by_turns, check
from web.test_layout import at_stage, settled
from web.test_people import account
from web.visitor import DESKTOP, PHONE, Visitor

TAUGHT = [name for name in kogge.games() if lessons(kogge.game(name), "en")]
VIEWS: dict[str, Any] = {"desktop": DESKTOP, "phone": PHONE}
# The suite takes two games' first lessons, one at a desk in English and one on a phone in German; all lessons, all ways in soak.
MANY = None if THOROUGH else 1
SAMPLED = (("desktop", "en"), ("phone", "de"))
SEEN = [
    pytest.param(name, lang, view, marks=[] if (view, lang) == SAMPLED[number // 2 % 2] and number % 2 else [pytest.mark.soak])
    for number, name in enumerate(TAUGHT) for view in VIEWS for lang in LANGUAGES]


@pytest.mark.parametrize(("name", "lang", "view"), SEEN)
def test_every_lesson_can_be_finished(visit: Callable[..., Visitor], name: str, lang: str, view: str) -> None:
    """And everything that is drawn in it is explained."""
    visitor, game = visit(VIEWS[view], lang=lang), kogge.game(name)
    taken = lessons(game, lang)[:MANY]
    drawn = set().union(*(take(visitor, lesson) for lesson in taken))
    assert {place for place in drawn if place and not explained(game, place)} == set()
    check(visitor, "lesson finished")
    visitor.open("/learn")
    visitor.page.wait_for_selector("[data-lesson] i.done")
    assert visitor.page.locator("[data-lesson] i.done").count() == len(taken)


@pytest.mark.parametrize("many", [2, pytest.param(None, marks=pytest.mark.soak)])
def test_lessons_by_keys_alone(visit: Callable[..., Visitor], many: int | None) -> None:
    visitor = visit()
    for lesson in lessons(kogge.game("nauticus"), "en")[:many]:
        take(visitor, lesson, keys=True)


ACROSS = {"width": 844, "height": 390}
# Whether all of something lies bare in the window.
WITHIN = """(name) => {
  const it = document.querySelector(name), box = it?.getBoundingClientRect();
  const bare = ([x, y]) => it.contains(document.elementFromPoint(x, y));
  return box?.width > 0 && [[box.left + 8, box.top + 8], [box.right - 8, box.bottom - 8]].every(bare);
}"""


def test_a_wrong_answer_is_explained_and_taken_back(visit: Callable[..., Visitor]) -> None:
    """It is really played, quotes its clause, and the game can be played on from there, or the answer be shown."""
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
    assert visitor.page.locator("aside > :first-child.card").count() == 1
    assert visitor.page.locator(".prompt .ask").inner_text().startswith("Your answer lies on the board.")
    visitor.page.click("[data-on]")
    ready(visitor, number, "free")
    visitor.page.click("[data-back]")
    ready(visitor, number, "asked")
    visitor.page.reload()
    ready(visitor, number, "asked")
    # held across: what is to be done is in sight, and whatever can be done with the answer
    visitor.page.set_viewport_size(ACROSS)
    visitor.page.wait_for_function(WITHIN, arg=".card .task")
    settled(visitor)
    answer(visitor, lesson, lesson.steps[number], "choose delivery")
    ready(visitor, number, "wrong")
    for button in ("[data-back]", "[data-on]", "[data-show]"):
        visitor.page.wait_for_function(WITHIN, arg=f".card {button}")
    visitor.page.click("[data-show]")
    ready(visitor, number, "right")


class Asked:
    """The hints that a page asks for. Once `holds`, the server does not hear of them, and whoever tests answers."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.wishes: list[dict[str, Any]] = []
        self.holds = False
        self.page.route_web_socket(re.compile("/live$"), self.connect)

    def connect(self, wire: WebSocketRoute) -> None:
        self.wire, server = wire, wire.connect_to_server()

        def say(message: str | bytes) -> None:
            wish = json.loads(message)
            if wish["type"] == "hint":
                self.wishes.append(wish)
            if wish["type"] != "hint" or not self.holds:
                server.send(message)
        wire.on_message(say)

    def wait(self, count: int) -> None:
        """For so many wishes, and no more."""
        eventually(lambda: self.page.evaluate("0") or len(self.wishes) >= count)
        assert len(self.wishes) == count

    def reply(self, **reply: object) -> None:
        """To the last wish."""
        self.wire.send(json.dumps({"id": self.wishes[-1]["id"], **reply}))


def test_the_pilot_speaks_at_a_first_table_less_at_the_next_and_can_be_dismissed(visit: Callable[..., Visitor]) -> None:
    """At the first one unasked also of what a strong bot would do, with letters on the board; once for each question."""
    visitor = visit(pilot=True, confirm=False, own=True)
    page, hints = visitor.page, Asked(visitor)
    visitor.start("nauticus")
    page.wait_for_selector("[data-coach=all] p")
    page.wait_for_selector("details.forecast:not([open])")  # there is no room for both; whoever wants it gets it whole
    page.click(".forecast summary")
    page.wait_for_function(
        "() => [...document.querySelectorAll('details.forecast[open]')].some((box) => box.scrollHeight <= box.clientHeight + 1)")
    page.wait_for_selector("[data-advice=told], [data-advice=refused]")
    assert len(hints.wishes) == 1
    while not page.locator("[data-advice=told]").count():  # where the bots were out of time
        page.click("[data-advise]")
        page.wait_for_selector("[data-advice=told], [data-advice=refused]")
    assert "The Captain would: " in page.locator("[data-advice=told]").inner_text()
    page.wait_for_selector(".coach .letter")
    letters = page.locator(".coach .letter > [aria-hidden]").all_inner_texts()
    assert page.locator("main ~ .pin").all_inner_texts() == letters == list("ABC"[:len(letters)])
    assert page.locator(".coach dl > div").count() == len(letters) <= 3
    assert f"and {8 - len(letters)} more" in page.locator(".coach").inner_text()
    check(visitor, "pilot")
    hints.holds = True
    hints.wishes.clear()
    early = False
    while True:  # until a rival has had a turn after one of mine, and a question was answered before the bot had thought
        number = visitor.number()
        visitor.answer("keys")
        visitor.gone_on(number)
        visitor.wait("turn", "which")
        thinks = page.locator("[data-advice=thinking]").count() > 0
        if thinks and early and page.locator(".coach .rivals li").count():
            break
        early = early or thinks
    hints.wait(1)  # one after the other
    hints.reply(type="hint", number=0, advice=[])
    hints.wait(2)
    assert page.locator("[data-advice=thinking]").count()
    hints.reply(type="refused", number=0, code="busy", reason="")
    page.wait_for_selector("[data-advice=refused]")
    page.click("[data-advise]")
    hints.wait(3)
    legal = page.locator("#panel-actions [data-action]").first.get_attribute("data-action")
    advice = {"action": legal, "text": "Wait and see", "place": "", "score": 31.4, "share": 1.0, "gain": 0.0}
    hints.reply(type="hint", number=visitor.number(), advice=[advice, {**advice, "text": "Go", "share": 0.0, "gain": -0.02}])
    page.wait_for_selector("[data-advice=told]")
    told = page.locator("[data-advice=told]").inner_text()
    assert told.startswith("The Captain would: Wait and see. ")
    assert told.endswith("About 31 points at the end.")
    assert set(page.locator(".coach .gain").all_inner_texts()) == {"+0.0"}  # next to nothing has no minus
    page.wait_for_selector("[data-bubble] .means")
    check(visitor, "pilot's bubble")
    assert page.locator("main ~ .pin").count() == 0  # one thing after the other
    while page.locator("[data-go-on]").count():
        bubbles = page.locator("[data-go-on]").inner_text()
        page.click("[data-go-on]")
        page.wait_for_function(
            "before => document.querySelector('[data-go-on]')?.textContent !== before", arg=bubbles)
    page.wait_for_selector(".coach .letter")
    letters = page.locator(".coach .letter > [aria-hidden]").all_inner_texts()
    assert page.locator("main ~ .pin").all_inner_texts() == list(dict.fromkeys(letters))  # answers at one place share its letter
    visitor.start("nauticus")
    page.wait_for_selector("[data-coach=less] [data-advise]")
    page.wait_for_selector(".coach dl")
    hints.wait(3)
    page.get_by_text("Say less").click()
    page.wait_for_selector("[data-coach=less]", state="detached")
    page.evaluate("localStorage.setItem('kogge-pilot', '{}')")
    visitor.start("nauticus", hints=False)
    page.wait_for_selector("[data-coach=all] [data-advice=none]")
    page.click("[data-dismiss]")
    page.wait_for_selector("[data-coach]", state="detached")
    page.reload()
    page.wait_for_selector("main.table .prompt .ask")
    assert page.locator("[data-coach], [data-bubble]").count() == 0
    assert len(hints.wishes) == 3


def test_the_pilot_is_a_line_on_a_phone(visit: Callable[..., Visitor]) -> None:
    visitor = visit(PHONE, lang="de", pilot=True, confirm=False)
    visitor.start("die-werft")
    visitor.page.wait_for_selector("[data-coach-line]")
    check(visitor, "pilot's line")
    visitor.page.click("[data-coach-line]")
    visitor.page.wait_for_selector("[data-coach=all] p")
    visitor.page.click("[data-coach-line]")
    while not visitor.page.locator("[data-bubble]").count():
        number = visitor.number()
        visitor.answer("keys")
        visitor.gone_on(number)
        visitor.wait("turn", "which")
    visitor.page.wait_for_selector(".bubble.sheet .means")  # what it means, not only what was done


# What an explanation covers of what it must not: the prompt, another explanation, the piece that it is about.
COVERED = """() => {
  const box = (element) => element.getBoundingClientRect();
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  return [...document.querySelectorAll('.explained')].flatMap((card) => {
    const piece = `main.table [data-place="${CSS.escape(card.dataset.about)}"]`;
    const others = [...document.querySelectorAll(`main.table .prompt, .explained, ${piece}`)];
    return others.filter((other) => other !== card && !apart(box(card), box(other))).map((other) => other.outerHTML.slice(0, 80));
  });
}"""


# Whether each explanation shows its piece, within its own bounds.
SHOWN = """() => [...document.querySelectorAll('.explained')].map((card) => {
  const [whole, drawn] = [card, card.querySelector('.portrait > *')].map((each) => each?.getBoundingClientRect());
  return !!drawn && drawn.width > 20 && drawn.left >= whole.left && drawn.right <= whole.right && drawn.bottom <= whole.bottom;
})"""


# A place that can be pressed, is not explained yet and lies bare, with its middle.
BARE = """() => {
  const told = [...document.querySelectorAll('.explained')].map((card) => card.dataset.about);
  for (const each of document.querySelectorAll('main.table .place.legal')) {
    const box = each.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (!told.includes(each.dataset.place) && each.contains(document.elementFromPoint(x, y))) return [each.dataset.place, x, y];
  }
}"""


def test_whatever_is_drawn_explains_itself_without_asking_the_server(visit: Callable[..., Visitor]) -> None:
    """By X or ? on what has the focus, and by a mouse that is moved there; the texts came with the table. What X has shown stays,
    a second beside it, and covers neither it nor the piece nor the prompt."""
    visitor = visit(own=True)
    visitor.start("nauticus")
    page, places = visitor.page, visitor.page.locator("main.table .place.legal")
    places.first.wait_for()
    asked: list[str] = []
    places.first.focus()
    page.keyboard.press("x")
    page.wait_for_selector("[data-pinned='1'] footer button")
    named = page.locator("[data-pinned='1'] h3").inner_text()
    page.keyboard.press("?")  # above the table of keys
    page.wait_for_selector("dialog dl")
    assert page.locator("[data-told] h3").inner_text().startswith(named)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.on("request", lambda request: asked.append(request.url))
    places.nth(1).focus()
    page.keyboard.press("x")
    page.wait_for_selector("[data-pinned='2'] footer button")
    assert page.evaluate(COVERED) == []
    assert page.evaluate(SHOWN) == [True, True]
    check(visitor, "two explanations")
    third, *point = page.evaluate(BARE)
    page.mouse.move(*point)
    page.wait_for_selector(f".explained[data-about='{third}']:not([data-pinned]) [data-pin]")
    page.keyboard.press("x")
    page.wait_for_selector(f"[data-pinned='2'][data-about='{third}']")
    assert page.locator(".explained").count() == 2
    page.mouse.move(2, 2)
    page.locator(f"main.table [data-place='{third}']").first.focus()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('[data-pinned]').dataset.about") == third
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-pinned='2']", state="detached")
    assert page.evaluate("document.activeElement.dataset.place") == third
    page.keyboard.press("Escape")
    page.wait_for_selector(".explained", state="detached")
    page.mouse.move(*point)
    page.wait_for_selector(".explained footer button")
    page.mouse.move(2, 2)
    page.wait_for_selector(".explained", state="detached")
    assert not any("/learn/" in url for url in asked)


# A finger, on something that explains itself.
FINGER = """([type]) => document.querySelector('main.table .place.legal').dispatchEvent(
  new PointerEvent(type, { bubbles: true, pointerType: 'touch' }))"""


@pytest.mark.parametrize("ends", ["pointerup", "pointercancel"])
def test_a_press_after_a_long_one_is_not_lost(visit: Callable[..., Visitor], ends: str) -> None:
    """A finger that asks answers nothing; often no click comes of it, and then the next one counts."""
    visitor = visit(PHONE)
    visitor.start("nauticus")
    page = visitor.page
    page.locator("main.table .place.legal").first.wait_for()
    page.evaluate(FINGER, ["pointerdown"])
    page.wait_for_selector(".explained")
    page.evaluate(FINGER, [ends])
    page.click(".explained .close")
    page.wait_for_selector(".explained", state="detached")


STAGE = {"die-werft": "end"}
"""Where something that is drawn cannot be pressed; elsewhere it is so in the middle of the game."""


@GAME(2)
def test_an_explanation_says_first_what_cannot_be_done_and_why(visit: Callable[..., Visitor], game: str, tmp_path: Path) -> None:
    """In words of the rules, once, with one request for all of a question; what can be done has no such line."""
    record = at_stage(game, STAGE.get(game, "middle"))
    table = kogge.replay(kogge.Record.read(record))
    visitor = visit(lang="de", own=True)
    page, sent = visitor.page, []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    visitor.resume(record, tmp_path)
    for place in page.locator("main.table .place.refused:visible").all()[:2]:
        place.focus()
        page.keyboard.press("x")
        page.wait_for_selector(".explained .not p")
        name = place.get_attribute("data-place")
        forbidden = [each for each in table.candidates() if table.game.place(table, each) == name]
        told = {texts(table.game, "de").refusal(table, each, rule) for each in forbidden if (rule := table.why_not(each))}
        assert set(page.locator(".explained .not p").all_inner_texts()) == {f"Jetzt nicht: {reason}" for reason in told} != set()
        assert page.locator(".explained").inner_text().count("Jetzt nicht") == len(told)
        check(visitor, "what cannot be done")
        page.keyboard.press("Escape")
        page.wait_for_selector(".explained", state="detached")
    assert sum('"why"' in str(frame) for frame in sent) == 1
    page.locator("main.table .place.legal:visible").first.focus()
    page.keyboard.press("x")
    page.wait_for_selector(".explained .now")
    assert page.locator(".explained .not").count() == 0


# What is drawn on board and dock, and the numbers of players and prompt, that cannot be asked what it is.
MUTE = """() => [...document.querySelectorAll(
  'main.table :is([data-slot=board], [data-slot=dock]) [role=img][aria-label], main.table .count')]
  .filter((each) => !each.closest('[data-place]:not([data-place=""]), [data-thing]'))
  .map((each) => each.outerHTML.slice(0, 120))"""
THINGS = "(all) => all.map((each) => each.dataset.thing)"


def test_whatever_is_drawn_can_be_asked(visit: Callable[..., Visitor]) -> None:
    """Also what is no place: coins, counts, prices. In a position of each game that shows much."""
    visitor = visit()
    page = visitor.page
    for name in TAUGHT:
        game = kogge.game(name)
        visitor.open(f"/learn/{name}/{lessons(game, 'en')[-1].name}")
        ready(visitor, 0, "asked")
        page.wait_for_selector("main.table [data-slot=board] [data-place]", state="attached")
        page.wait_for_selector("main.table .count")
        assert page.evaluate(MUTE) == [], name
        drawn = set(page.locator("main.table [data-thing]").evaluate_all(THINGS))
        assert len(drawn) > 4, name
        assert {each for each in drawn if not explained(game, each)} == set(), name
    page.locator("main.table .count").first.hover()
    page.wait_for_selector(".explained h3")
    assert any(letter.isdigit() for letter in page.locator(".explained .now span").inner_text())  # its number now


def solve(visitor: Visitor, lesson: Lesson, line: Sequence[str]) -> None:
    """Give these answers, one after the other."""
    table = lesson.table(lesson.steps[0])
    for row, text in enumerate(line):
        visitor.page.wait_for_function("row => document.querySelectorAll('[data-rows] b').length === row", arg=row)
        press(visitor, lesson.game, table, text)
        table.play(lesson.game.action(text))
    ready(visitor, 0, "ready")


@by_turns("view", list(VIEWS))(0)
def test_a_puzzle_is_solved_and_counted_and_goes_along_with_me(visit: Callable[..., Visitor], view: str) -> None:
    """A turn of several answers, as rows that are taken back, checked and found; the day's puzzle, so that days are counted;
    and what was learned here is there for whoever signs in."""
    game = kogge.game("nauticus")
    puzzle = next(each for each in puzzles.puzzles(game) if each.decided > 1)
    lang = "de" if view == "phone" else "en"
    lesson = puzzles.as_lesson(game, puzzle, lang)
    visitor = visit(VIEWS[view], lang=lang, own=True)
    page = visitor.page
    page.route("**/api/learn/today*", lambda route: route.fulfill(json={
        "day": 20_000, "game": game.name, "id": puzzle.id, "grade": puzzle.grade, "points": puzzle.margin}))
    before = '{"days": [19998, 19999]}'
    visitor.at_first(f"localStorage.getItem('kogge-learned') ?? localStorage.setItem('kogge-learned', '{before}')")
    visitor.open(f"/learn/{game.name}/{puzzle.id}")
    ready(visitor, 0, "asked")
    solve(visitor, lesson, puzzle.line[:puzzle.decided])
    check(visitor, "puzzle to be checked")
    page.keyboard.press("z")
    ready(visitor, 0, "asked")
    page.click("[data-cut='0']")
    page.wait_for_selector("[data-rows='0']")
    solve(visitor, lesson, puzzle.line[:puzzle.decided])
    page.keyboard.press("Enter")
    ready(visitor, 0, "right")
    page.wait_for_selector(".turns dd")
    check(visitor, "puzzle solved")
    visitor.open("/")
    page.wait_for_selector("[data-today] .picture svg", state="attached")
    assert page.locator("[data-first-lesson]").get_attribute("href") == "/learn/grog-island/1-a-round"  # no lesson done yet
    page.wait_for_function("() => document.querySelector('[data-today] [data-streak]')?.textContent.startsWith('3 ')")
    page.wait_for_function(
        "() => /1 (of|von) \\d+ (puzzles solved|Rätseln gelöst)/.test(document.querySelector('.games')?.textContent)")
    page.click("nav [href='/puzzles']")
    page.wait_for_selector("main.shelf [data-today]")
    page.wait_for_function("() => /1 (of|von) \\d+ /.test(document.querySelector('main')?.textContent)")
    check(visitor, "puzzles")
    name = unique_name()
    account(visitor, name, "ship ahoy!", "Konto anlegen" if lang == "de" else "Make an account")
    page.wait_for_selector(f".me:has-text('{name}')")
    other = visit(lang="en")
    other.open(f"/learn/nauticus/{lessons(kogge.game('nauticus'), 'en')[0].name}")
    other.page.click("[data-next]")
    ready(other, 1, "asked")
    account(other, name, "ship ahoy!", "Sign in")
    other.page.wait_for_selector(f".me:has-text('{name}')")
    other.page.wait_for_function("id => JSON.parse(localStorage.getItem('kogge-learned')).puzzles?.[id]", arg=puzzle.id)
    kept = other.page.evaluate("JSON.parse(localStorage.getItem('kogge-learned'))")
    assert kept["days"] == [19_998, 19_999, 20_000]
    assert list(kept["lessons"].values()) == [1]
    other.page.get_by_role("button", name="Sign out", exact=True).click()
    other.page.wait_for_function("() => localStorage.getItem('kogge-learned') === null")


def a_tab_stays_open(visitor: Visitor) -> None:
    """Whoever opens a part of the dock, to place something there, finds it open, whatever lies on the board; then it closes."""
    game, page = kogge.game("nauticus"), visitor.page
    puzzle = next(each for each in puzzles.puzzles(game) if each.decided == 2 and each.line[1].startswith("place on ship"))
    lesson = puzzles.as_lesson(game, puzzle, "en")
    table = lesson.table(lesson.steps[0])
    visitor.open(f"/learn/nauticus/{puzzle.id}")
    ready(visitor, 0, "asked")
    press(visitor, game, table, puzzle.line[0])
    table.play(game.action(puzzle.line[0]))
    page.click(".tabs .busy:has-text('Yard')")
    page.evaluate("() => new Promise((done) => setTimeout(done, 300))")  # as long as it takes to look there
    page.locator(f"[data-place='{game.place(table, game.action(puzzle.line[1]))}'].legal").click()
    ready(visitor, 0, "ready")
    page.wait_for_selector(".tabs [aria-expanded=true]", state="detached")


@by_turns("view", list(VIEWS))(1)
def test_a_puzzle_that_is_not_found_is_shown(visit: Callable[..., Visitor], view: str) -> None:
    game = kogge.game("nauticus")
    puzzle = next(each for each in puzzles.puzzles(game) if each.decided == 1)
    lesson = puzzles.as_lesson(game, puzzle, "en")
    visitor = visit(VIEWS[view])
    if view == "phone":
        a_tab_stays_open(visitor)
    for first, names in (("done", False), ("choose", True)):  # a hint says where, also where that is a button
        asked = next(each for each in puzzles.puzzles(game) if each.line[0].startswith(first))
        visitor.open(f"/learn/nauticus/{asked.id}")
        ready(visitor, 0, "asked")
        visitor.page.wait_for_selector("main.table [data-slot=board] [data-place]", state="attached")
        visitor.page.click("[data-hint]")
        visitor.page.wait_for_selector("[data-hinted]")
        assert bool(visitor.page.locator("[data-hinted]").get_attribute("data-hinted")) == names
    visitor.open(f"/learn/nauticus/{puzzle.id}")
    ready(visitor, 0, "asked")
    solve(visitor, lesson, [puzzle.second])
    visitor.page.click("[data-check]")
    ready(visitor, 0, "wrong")
    check(visitor, "puzzle not solved")
    visitor.page.click("[data-show]")
    ready(visitor, 0, "right")
    assert visitor.page.locator("[data-rows] b").count() == 1
    assert visitor.page.evaluate("JSON.parse(localStorage.getItem('kogge-learned')).puzzles") == {puzzle.id: False}


MOST_SCRIPT = 300_000
"""Bytes, compressed: what somebody loads who has never been here and takes the first lesson."""


def test_home_and_the_first_lesson_are_light(built: Path) -> None:
    assets = built / "assets"
    wanted = re.findall(r'assets/([^"]+\.js)', (built / "index.html").read_text(encoding="utf-8"))
    drawn = ("Picture", "die-werft")  # the day's puzzle, at most
    wanted += [file.name for start in ("Lesson", "grog-island", *drawn) for file in assets.glob(f"{start}-*.js")]
    found: set[str] = set()
    while wanted:
        name = wanted.pop()
        if name not in found:
            found.add(name)
            wanted += re.findall(r'(?:from|import)"\./([^"]+\.js)"', (assets / name).read_text(encoding="utf-8"))
    assert sum(len(gzip.compress((assets / name).read_bytes())) for name in found) < MOST_SCRIPT
