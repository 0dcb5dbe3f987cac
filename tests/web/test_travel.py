"""Pieces fly to where they come to lie: what somebody takes ends in its slot of the dock, not somewhere in the middle of it. And
what does not fly stays where it is."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kogge
from web.scrutiny import GAME
from web.test_layout import SAMPLE, Size, at_each_question, settled
from web.visitor import DESKTOP, Visitor

# Notes of every piece (a seat's marker has no width of its own) where it ends, and what lies there: a slot, or its seat's flag.
WATCH = """() => {
  window.landed = [];
  const end = (traveller) => {
    const [, x, y] = /translate\\((.+?)px, (.+?)px/.exec(traveller.getAnimations()[0].effect.getKeyframes().at(-1).transform);
    const [wide, high] = [parseFloat(traveller.style.width), parseFloat(traveller.style.height)];
    const below = document.elementsFromPoint(Number(x) + wide / 2, Number(y) + high / 2);
    const found = below.find((each) => !each.closest('.traveller'));
    const slot = found?.closest('[data-home], [data-owned], [data-place], .owner, [data-seat]');
    landed.push([traveller.querySelector('[data-place]')?.dataset.place, slot ? '' : `${found?.closest('section')?.className}`]);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const each of addedNodes) if (each.className === 'traveller' && each.style.width) setTimeout(end, 0, each);
  }).observe(document.body, { childList: true });
}"""


@GAME(0)
def test_what_is_taken_lands_in_its_slot(visit: Callable[..., Visitor], game: str) -> None:
    visitor = visit(motion=True, confirm=False, seed=2, own=True)
    visitor.page.emulate_media(reduced_motion="no-preference")
    visitor.start(game, 2)
    visitor.wait("turn")
    visitor.page.evaluate(WATCH)
    landed: list[Any] = []
    for _ in range(60):
        if not visitor.answer("keys"):
            break
        visitor.wait("turn", "over", "which", "confirm")
        visitor.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)))")
        landed = visitor.page.evaluate("window.landed ?? []")
        if len({place.split(" ")[0] for place, _ in landed if place}) > 2 or len(landed) > 12:
            break
    assert landed, "nothing flew"
    assert [each for each in landed if each[1]] == []


# Boards, shelves and docks get what the question leaves them. On a phone a board is as high as it likes, and scrolls; the dock
# opens over it.
ROOMS = """() => {
  const slots = document.querySelector('main.phone') ? ['prompt'] : ['prompt', 'board', 'dock'];
  const boxes = slots.map((slot) => document.querySelector(`[data-slot=${slot}]`));
  return Object.fromEntries(boxes.map((each) => [each.dataset.slot, `${each.offsetWidth}×${each.offsetHeight}`]));
}"""


def rooms(visitor: Visitor, sizes: list[Size]) -> dict[Size, str]:
    """Which room question, board and dock have at each size."""
    found = {}
    for width, height in sizes:
        visitor.page.set_viewport_size({"width": width, "height": height})
        settled(visitor)
        found[width, height] = str(visitor.page.evaluate(ROOMS))
    return found


@pytest.mark.parametrize(("game", "sizes"), [
    pytest.param("nauticus", [(360, 740), (844, 390), (1180, 820), (1280, 720)], id="some"),
    *(pytest.param(game, SAMPLE, id=game, marks=pytest.mark.soak) for game in kogge.games())])
def test_nothing_changes_its_size_between_two_presses(visit: Callable[..., Visitor], game: str, sizes: list[Size]) -> None:
    """From the first question on, whatever is asked, chosen and confirmed."""
    visitor, found = visit(DESKTOP, lang="de", seed=3, tab="log"), []
    visitor.start(game, 3)
    for _ in range(12):
        state = visitor.wait("turn", "over", "which", "confirm")
        if state == "over":
            break
        found.append(rooms(visitor, sizes))
        visitor.page.set_viewport_size(DESKTOP)
        settled(visitor)
        if state == "turn":
            visitor.press_keys()
            visitor.page.wait_for_timeout(50)
        else:
            visitor.answer("keys")
    wrong = {size: seen for size in sizes if len(seen := {each[size] for each in found}) > 1}
    assert len(found) > 6
    assert not wrong


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", kogge.games())
def test_every_question_takes_the_same_room(visit: Callable[..., Visitor], game: str, lang: str, tmp_path: Path) -> None:
    visitor, found = visit(lang=lang, tab="log"), {}
    for question, record in at_each_question(game).items():
        visitor.resume(record, tmp_path)
        visitor.page.wait_for_selector("main.table .prompt .ask")
        for size, room in rooms(visitor, SAMPLE).items():
            found.setdefault(size, {}).setdefault(room, []).append(question)
    assert not {size: seen for size, seen in found.items() if len(seen) > 1}


# Where each line below the dice begins.
LINES = """() => [...document.querySelectorAll('.words > *')].map((each) => Math.round(each.getBoundingClientRect().top))"""


@pytest.mark.parametrize("sizes", [
    pytest.param([(390, 844), (1180, 820)], id="some"), pytest.param(SAMPLE, id="all", marks=pytest.mark.soak)])
def test_nothing_moves_while_dice_are_arranged(visit: Callable[..., Visitor], sizes: list[Size], tmp_path: Path) -> None:
    """Whatever they would win is told in as much room."""
    visitor, moved = visit(DESKTOP, lang="de", tab="log"), {}
    visitor.resume(at_each_question("grog-island")["bid"], tmp_path)
    for width, height in sizes:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.wait_for_selector(".auction .die")
        settled(visitor)
        seen = [visitor.page.evaluate(LINES)]
        while (dice := visitor.page.locator(".auction .die[aria-pressed=false]")).count():
            dice.first.press("ArrowUp")
            settled(visitor)
            seen.append(visitor.page.evaluate(LINES))
        visitor.page.click(".auction .gain .btn")
        assert len(seen) > 4
        moved[width, height] = [each for each in seen if each != seen[0]]
    assert not any(moved.values()), moved
