"""How fast the page is, by the clock: `make bench`, on an idle machine."""
from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest

import kogge
from web.test_live import TOLD, asked, seat_two
from web.test_visitors import play_at_once
from web.visitor import Visitor

pytestmark = pytest.mark.stopwatch

QUICK = 300
PAINTED = 100


# Notes when a key was pressed, and when each position was drawn, by the clock that all browsers of a machine share.
CLOCK = """
  window.pressed = 0;
  window.drawn = {};
  addEventListener('keydown', () => { window.pressed = Date.now(); }, true);
  new MutationObserver((changes) => {
    for (const { target } of changes) window.drawn[target.dataset.number] ??= Date.now();
  }).observe(document, { subtree: true, attributeFilter: ['data-number'] });
"""


@pytest.mark.parametrize("game", kogge.games())
def test_an_answer_is_at_the_other_browser_at_once(visit: Callable[..., Visitor], game: str) -> None:
    first, second = visit(confirm=False), visit(confirm=False, seed=2)
    for visitor in (first, second):
        visitor.at_first(CLOCK)
    seat_two(first, second, game)
    took, movers = [], set()
    for _ in range(16):
        mover = asked(first, second)
        movers.add(mover)
        other = second if mover is first else first
        before = other.number()
        mover.page.locator(TOLD).first.press("Enter")
        other.gone_on(before)
        mover.gone_on(before)
        drawn = other.page.evaluate("drawn")
        took.append(min(drawn[number] for number in drawn if int(number) > before) - mover.page.evaluate("pressed"))
    assert movers == {first, second}
    print(f"{game}: from the key to the other browser {sorted(took)[len(took) // 2]:.0f} ms, at most {max(took):.0f}")
    assert sorted(took)[len(took) // 2] < QUICK, took


# Marks the arrival of each update, and the end of the first frame that shows it or a newer one.
STOPWATCH = """
  const Native = WebSocket;
  const arrived = [];
  const shown = () => Number(document.querySelector('[data-number]').dataset.number);
  const frame = () => requestAnimationFrame(() => setTimeout(() => {
    while (arrived[0] <= shown()) performance.mark(`painted ${arrived.shift()}`);
    if (arrived.length) frame();
  }));
  window.WebSocket = class extends Native {
    constructor(...address) {
      super(...address);
      this.addEventListener('message', (event) => {
        const [, number] = /^{"type":"(?:update|patch)","edition":[0-9]+,"number":([0-9]+)/.exec(event.data) ?? [];
        if (!number) return;
        performance.mark(`arrived ${number}`);
        if (arrived.push(Number(number)) === 1) frame();
      });
    }
  };
"""


def repaints(trace: bytes) -> list[tuple[float, float]]:
    """For each update the time from its arrival to its frame in ms: by the clock, and what the page itself worked of it."""
    marks = {}
    for event in json.loads(trace)["traceEvents"]:
        if event["name"].startswith(("arrived ", "painted ")):
            marks[event["name"]] = (event["ts"] / 1000, event["tts"] / 1000)
    pairs = [(marks[name], marks.get(name.replace("arrived", "painted"))) for name in marks if name.startswith("arrived")]
    return [(then[0] - first[0], then[1] - first[1]) for first, then in pairs if then]


@pytest.mark.parametrize("game", kogge.games())
def test_an_answer_is_painted_at_once(browser: Any, visit: Callable[..., Visitor], game: str) -> None:
    """Every update, by the clock and by the time that the page itself works for it."""
    visitor = visit(confirm=False, motion=True, seed=12)
    visitor.at_first(STOPWATCH)
    visitor.start(game, 3)
    visitor.wait("turn")
    browser.start_tracing(page=visitor.page, categories=["blink.user_timing"])
    visitor.play("keys", 12)
    visitor.wait("turn", "which", "over")
    times = repaints(browser.stop_tracing())
    assert len(times) >= 12
    clock, own = (sorted(each) for each in zip(*times, strict=True))
    print(f"{game}: an update is painted within {clock[-1]:.0f} ms, of which the page works {own[-1]:.0f}")
    assert own[-1] < PAINTED, own
    assert clock[-1] < PAINTED, clock


def test_a_stranger_plays_within_twenty_seconds(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    started = time.perf_counter()
    play_at_once(visitor)
    took = time.perf_counter() - started
    print(f"from the harbour to the first question {took:.1f} s")
    assert took < 20
