"""Die Werft can be planned: launches before the last tile is laid, canals seen where they will lie."""
from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

import kogge
from kogge.games.die_werft.planning import plan
from kogge.games.die_werft.renting import Entering, Laying
from kogge.games.die_werft.shapes import LaunchPlan, LaunchWish
from kogge.games.die_werft.shipbuilding import Building
from kogge.games.die_werft.voyage import FittingOut
from web.boxes import faults
from web.scrutiny import by_turns, check
from web.test_layout import ZOOMED, Size, least, settled
from web.visitor import DESKTOP, PHONE, Visitor

BOTH = by_turns(("viewport", "lang"), [(DESKTOP, "en"), (PHONE, "de")])
Scene = tuple[str, int, LaunchPlan]


@cache
def scenes() -> dict[str, Scene]:
    """Records of random games that ask what is planned here, with the number of answers and what the planner says there."""
    found: dict[str, Scene] = {}
    for seed in range(40):
        journal, rng = kogge.Journal(kogge.game("die-werft"), 2, names=["Marlene", "Jonte"]), kogge.Rng(seed)
        while not journal.table.over and len(found) < 4:
            table = journal.table
            question = table.agenda[-1]
            planned = plan(table, max(table.seat, 0), LaunchWish(), True)
            ship = planned.planned
            scene = (str(journal.record()), len(journal.entries), planned)
            if isinstance(question, Building) and len([each for each in planned.tiles if each.points and not each.short]) > 1:
                found.setdefault("building", scene)
            elif isinstance(question, FittingOut) and ship and ship.top and len(ship.loading) > 4:
                found.setdefault("fitting", scene)
            elif isinstance(question, Laying) and len(table.players[table.seat].water.canals) > 1:
                found.setdefault("laying", scene)
            elif isinstance(question, Entering):
                found.setdefault("entering", scene)
            journal.play(kogge.pick(table, rng))
    return found


def opened(visitor: Visitor, scene: str, folder: Path) -> tuple[int, LaunchPlan]:
    record, length, planned = scenes()[scene]
    visitor.resume(record, folder)
    visitor.page.wait_for_selector("main.table .prompt")
    return length, planned


def length_is(visitor: Visitor, length: int) -> None:
    """Until so many answers are on the screen."""
    visitor.page.wait_for_function("n => Number(document.querySelector('.page').dataset.length) >= n", arg=length)


def enlarge(visitor: Visitor, box: str) -> None:
    """Two fingers on a map make it twice as large, one moves it, two make it as small as it was."""
    around = visitor.page.locator(box).bounding_box()
    middle = (around["x"] + around["width"] / 2, around["y"] + around["height"] / 2)

    def fingers(*steps: list[tuple[int, int]]) -> dict[str, float]:
        for n, step in enumerate(steps):
            points = [{"x": middle[0] + x, "y": middle[1] + y, "id": n} for n, (x, y) in enumerate(step)]
            visitor.chrome.send("Input.dispatchTouchEvent", {"type": "touchMove" if n else "touchStart", "touchPoints": points})
        visitor.chrome.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        return dict(visitor.page.locator(f"{box} svg").first.bounding_box())

    before = visitor.page.locator(f"{box} svg").first.bounding_box()
    large = fingers([(-40, 0), (40, 0)], [(-60, 0), (60, 0)], [(-80, 0), (80, 0)])
    assert large["width"] == pytest.approx(2 * before["width"], abs=2)
    moved = fingers([(0, 0)], [(20, 10)], [(40, 20)])
    assert (moved["x"] - large["x"], moved["y"] - large["y"]) == pytest.approx((40, 20), abs=2)
    small = fingers([(-80, 0), (80, 0)], [(-40, 0), (40, 0)], [(-20, 0), (20, 0)])
    assert small == pytest.approx(before, abs=1)


@BOTH(0)
def test_a_launch_is_planned_before_the_last_tile_is_laid(
    visit: Callable[..., Visitor], viewport: dict[str, int], lang: str, tmp_path: Path,
) -> None:
    visitor = visit(viewport, lang=lang)
    length, found = opened(visitor, "building", tmp_path)
    page, planned = visitor.page, found.planned
    assert planned is not None
    if viewport is PHONE:
        page.click("[data-tool=launch]")
    else:
        page.keyboard.press("v")
        page.wait_for_selector("[data-launch]")
        page.keyboard.press("Escape")
        page.wait_for_selector("[data-sheet]", state="detached")
        page.keyboard.press("v")
    page.wait_for_selector("[data-launch]")
    assert page.locator("[data-launch]").inner_text() == str(planned.points)
    assert page.locator("[data-then]").inner_text() == str(sum(planned.then.values()))
    told = [(each.get_attribute("data-tile"), each.get_attribute("data-points")) for each in page.locator("[data-tile]").all()]
    assert told == [(each.action, str(each.points) if each.points is not None else None) for each in found.tiles]
    check(visitor, f"planner-{lang}")

    if viewport is PHONE:
        page.click("[data-sheet] summary")
        page.locator("[data-item=captain] button").first.click()  # without a captain nothing sails
        page.wait_for_selector("[data-launch]", state="detached")
        page.click("[data-best]")
    else:
        assert page.locator(".rail-slot [data-then]").count() == 1  # beside what it would be now
        page.locator("[data-item=captain] b").focus()
        for _ in range(planned.vessel.items["captain"]):
            page.keyboard.press("ArrowDown")
        page.wait_for_selector("[data-launch]", state="detached")
        page.keyboard.press("ArrowRight")
        page.wait_for_selector("[data-item] b:focus")
        assert page.locator("[data-item]:has(b:focus)").get_attribute("data-item") != "captain"
        page.keyboard.press("Shift+B")
    page.wait_for_selector("[data-launch]")
    possible = [str(each.speed) for each in planned.speeds if each.possible]
    if viewport is DESKTOP:
        for speed in [*possible, *possible][possible.index(str(planned.speed)) + 1:][:len(possible)]:
            page.keyboard.press("Shift+S")
            page.wait_for_selector(f"[data-speed='{speed}'][aria-pressed=true]")
    assert visitor.api(f"/tables/{visitor.table}")["length"] == length  # nothing was done
    page.keyboard.press("Enter") if viewport is DESKTOP else page.click("[data-do-launch]")
    length_is(visitor, length + 2)
    page.wait_for_selector("[data-sheet]", state="detached")


@BOTH(1)
def test_the_planned_load_goes_on_board_by_one_press(
    visit: Callable[..., Visitor], viewport: dict[str, int], lang: str, tmp_path: Path,
) -> None:
    visitor = visit(viewport, lang=lang)
    length, found = opened(visitor, "fitting", tmp_path)
    assert found.planned is not None
    visitor.page.click("[data-tool=launch]")
    visitor.page.wait_for_selector("[data-passed], [data-launch]")
    visitor.page.click("[data-do-launch]")
    length_is(visitor, length + len(found.planned.loading))
    visitor.page.wait_for_selector("[data-do-launch]", state="detached")  # all is on board, nothing left to load


@BOTH(0)
def test_a_canal_is_seen_turned_and_laid_in_one_step(
    visit: Callable[..., Visitor], viewport: dict[str, int], lang: str, tmp_path: Path,
) -> None:
    visitor = visit(viewport, lang=lang)
    length, _ = opened(visitor, "laying", tmp_path)
    page = visitor.page
    page.wait_for_selector("[data-sheet=laying] [data-berth]")
    check(visitor, f"laying-{lang}")
    if viewport is DESKTOP:  # dragged there from the hand, and on to another place
        for start, end in ((".held svg", "[data-berth='0']"), ("[data-berth='0']", "[data-berth='1']")):
            page.hover(start)
            page.mouse.down()
            page.hover(end)
            page.mouse.up()
            page.wait_for_selector(f"{end}.here")
    else:
        enlarge(visitor, "[data-sheet=laying] .map")
    spot = page.locator("[data-berth]").last
    spot.click()
    before = page.locator(".turn.on").get_attribute("data-turn")
    spot.click()
    after = page.locator(".turn.on").get_attribute("data-turn")
    assert int(after or 0) == (int(before or 0) + 90) % 360
    check(visitor, f"ghost-{lang}")
    assert visitor.api(f"/tables/{visitor.table}")["length"] == length  # nothing is laid yet
    page.locator(".prompt .btn.brass").click()
    length_is(visitor, length + 2)
    page.wait_for_selector("[data-sheet=laying]", state="detached")


@pytest.mark.parametrize("sizes", [
    pytest.param([(640, 360), (960, 540)], id="some"),
    pytest.param([*ZOOMED, (844, 390), (1280, 720), (1366, 633), (1440, 900)], id="all", marks=pytest.mark.soak)])
def test_sheets_in_low_windows(visit: Callable[..., Visitor], sizes: list[Size], tmp_path: Path) -> None:
    """Of the planner nothing is cut or too small; the dock opens over a canal in hand."""
    visitor, wrong = visit(lang="de"), {}
    page = visitor.page

    def look(what: str, width: int, height: int) -> None:
        settled(visitor)
        wrong[f"{what}, {width}×{height}"] = [
            each for each in faults(page, least(width, height)) if not each.startswith(("missing", "nothing that"))]

    for scene in ("building", "laying"):
        opened(visitor, scene, tmp_path)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            settled(visitor)
            if scene == "building":
                page.click("[data-tool=launch]")
                page.wait_for_selector("[data-launch]")
                look("planner", width, height)
                page.click("[data-close]")
            elif page.locator(".own .tabs button").count():
                page.locator(".own .tabs button").first.click()
                look("dock", width, height)
                page.locator(".own .tabs button").first.click()
    assert not any(wrong.values()), {where: found[:6] for where, found in wrong.items() if found}


def test_trains_that_carry_the_same_are_one(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    """So that a store of them has room beside its owner's name."""
    journal, rng = kogge.Journal(kogge.game("die-werft"), 4, names=["Marlene", "Jonte", "Störtebeker", "Aïcha"]), kogge.Rng(35)

    def trains() -> list[list[str]]:
        seat = journal.table.seat
        return journal.table.view(seat).players[seat].trains if seat >= 0 else []

    while len(trains()) < 5 or len({*map(str, trains())}) == len(trains()):
        assert not journal.table.over
        journal.play(kogge.pick(journal.table, rng))
    visitor = visit()
    visitor.resume(str(journal.record()), tmp_path)
    drawn = visitor.page.locator(".own .freight")
    assert drawn.count() == len({*map(str, trains())})
    dock = visitor.page.locator(".own .dock > .own").bounding_box()
    assert all(box["x"] + box["width"] <= dock["x"] + dock["width"] for box in (each.bounding_box() for each in drawn.all()))


def test_canals_that_lead_nowhere_are_canals(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    journal, rng = kogge.Journal(kogge.game("die-werft"), 2, names=["Marlene", "Jonte"]), kogge.Rng(9)

    def stranded() -> bool:
        seat = journal.table.seat
        return seat >= 0 and bool(journal.table.players[seat].water.canals) and journal.table.players[seat].water.reach == 0

    while not stranded():
        assert not journal.table.over
        journal.play(kogge.pick(journal.table, rng))
    visitor = visit()
    visitor.resume(str(journal.record()), tmp_path)
    assert visitor.page.locator(".water h3 small").inner_text() == "longest route 0"


@BOTH(1)
def test_canals_are_enlarged_and_a_first_one_says_where_to_enter(
    visit: Callable[..., Visitor], viewport: dict[str, int], lang: str, tmp_path: Path,
) -> None:
    visitor = visit(viewport, lang=lang, confirm=False)
    opened(visitor, "fitting", tmp_path)
    if viewport is PHONE:
        visitor.page.locator(".own .tabs button").nth(1).click()
    visitor.page.click("[data-enlarge]")
    visitor.page.wait_for_selector("[data-sheet=canals]")
    check(visitor, f"canals-{lang}")
    if viewport is PHONE:
        enlarge(visitor, "[data-sheet=canals] .map")
        settled(visitor)
    visitor.page.click("[data-sheet=canals] [data-close]")
    visitor.page.wait_for_selector("[data-sheet]", state="detached")
    length, _ = opened(visitor, "entering", tmp_path)
    visitor.page.wait_for_selector("[data-sheet=laying]")
    check(visitor, f"entering-{lang}")
    visitor.page.locator("[data-place='enter north']").click()
    length_is(visitor, length + 1)
