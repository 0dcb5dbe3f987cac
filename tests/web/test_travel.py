"""Pieces fly to where they come to lie: what somebody takes ends in its slot of the dock, not somewhere in the middle of it. And
what does not fly stays where it is."""
from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from web.scrutiny import GAME
from web.visitor import Visitor

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


@GAME(3)
def test_nothing_shrinks_between_two_presses(visit: Callable[..., Visitor], game: str) -> None:
    """Boards and shelves get what the question leaves them: for one question it never takes more than before."""
    visitor, rooms = visit({"width": 1180, "height": 820}, lang="de", seed=3), {}
    visitor.start(game, 3)
    for _ in range(24):
        asks = re.sub(r"\d+", "", visitor.page.locator(".prompt .ask b").first.inner_text())
        if visitor.wait("turn", "over", "which", "confirm") == "over":
            break
        rooms.setdefault(asks, []).append(visitor.page.evaluate("document.querySelector('[data-slot=prompt]').offsetHeight"))
        visitor.answer("keys")
        visitor.wait("turn", "over", "which", "confirm")
    assert any(len(heights) > 1 for heights in rooms.values())
    assert {asks: heights for asks, heights in rooms.items() if heights != sorted(heights)} == {}
