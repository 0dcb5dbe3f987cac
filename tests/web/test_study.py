"""Plans on the page: tried in private, watched by nobody, sent when they are wanted."""
from __future__ import annotations

from collections.abc import Callable

from patience import eventually
from web.scrutiny import GAME, check, screens, unreached
from web.visitor import DESKTOP, Visitor

ROWS = ".steps .row"

def planning(visitor: Visitor, game: str) -> None:
    """At a table, my turn, in plan mode."""
    visitor.start(game)
    visitor.wait("turn", "which", "confirm")
    visitor.page.keyboard.press("p")
    visitor.page.wait_for_selector("main.planned")


def plan(visitor: Visitor, answers: int) -> None:
    """Answers of mine, by their keys; what others would do in between is the captain's to say, and luck's."""
    steps, given, page = visitor.page.locator(ROWS), 0, visitor.page
    while given < answers:
        before = steps.count()
        page.wait_for_function("() => document.querySelector('.planned .act:not(:disabled), .others .btn:not(:disabled)')")
        if page.locator(".others").count():
            page.locator(".others .btn").last.click()
            page.wait_for_function("() => !document.querySelector('.others')")
            continue
        page.keyboard.press("1")
        page.wait_for_function(f"before => document.querySelectorAll('{ROWS}').length > before", arg=before)
        given += 1


@GAME(3)
def test_a_plan_is_seen_by_nobody_until_it_is_sent(visit: Callable[..., Visitor], game: str) -> None:
    me, watcher = visit(), visit()
    planning(me, game)
    watcher.open(f"/table/{me.table}")
    watcher.page.wait_for_selector("main.table")
    number, length = watcher.number(), me.api(f"/tables/{me.table}")["length"]
    plan(me, 3)
    assert watcher.number() == number
    assert me.api(f"/tables/{me.table}")["length"] == length
    mine = int(me.page.locator("[data-do]").get_attribute("data-do") or 0)
    assert mine >= 1
    if me.page.locator("main.planned .place.legal").count():  # whatever has the focus
        me.page.locator("main.planned .place.legal").first.focus()
    me.page.keyboard.press("Control+Enter")
    watcher.gone_on(number)
    eventually(lambda: me.api(f"/tables/{me.table}")["length"] >= length + mine)


def test_steps_are_walked_cut_and_brought_back_by_keys(visit: Callable[..., Visitor]) -> None:
    me = visit()
    planning(me, "nauticus")
    plan(me, 3)
    rows = me.page.locator(ROWS)
    count = rows.count()
    me.page.keyboard.press("ArrowUp")
    me.page.wait_for_function("n => document.querySelector('.title span').textContent.includes(String(n))", arg=count - 1)
    me.page.keyboard.press("ArrowDown")
    me.page.keyboard.press("Delete")
    me.page.wait_for_function(f"n => document.querySelectorAll('{ROWS}').length === n", arg=count - 1)
    me.page.locator(".snip").first.click()
    me.page.wait_for_selector("li.cut")
    assert rows.count() == count - 1
    me.page.get_by_role("button", name="Discard").click()
    me.page.wait_for_function(f"() => !document.querySelector('{ROWS}')")
    me.page.get_by_role("button", name="Bring it back").click()
    me.page.wait_for_function(f"n => document.querySelectorAll('{ROWS}').length === n", arg=count - 1)
    me.page.keyboard.press("p")
    me.page.wait_for_selector("main.table:not(.planned)")
    me.page.keyboard.press("p")
    me.page.wait_for_function(f"n => document.querySelectorAll('{ROWS}').length === n", arg=count - 1)


def test_a_plan_that_the_table_leaves_is_kept_and_says_so(visit: Callable[..., Visitor]) -> None:
    me = visit(confirm=False)
    planning(me, "nauticus")
    plan(me, 1)
    me.page.keyboard.press("p")
    me.page.wait_for_selector("main.table:not(.planned)")
    number = me.number()
    me.page.keyboard.press("2")
    me.gone_on(number)
    me.page.keyboard.press("p")
    me.page.wait_for_selector(".went")
    assert me.page.locator(ROWS).count() >= 1
    assert me.page.locator("[data-do]").is_disabled()


@screens(2, of=4)
def test_everybody_can_plan(visit: Callable[..., Visitor], viewport: dict[str, int], lang: str, game: str) -> None:
    me = visit(viewport, lang=lang)
    planning(me, game)
    if viewport is DESKTOP:
        plan(me, 2)
    else:
        me.page.click(".sum")
        me.page.wait_for_selector(".drawer .steps")
    check(me, f"plan {game}")
    if viewport is DESKTOP:
        assert unreached(me) == []
