"""How fast the page is, by the clock: `make bench`, on an idle machine."""
from __future__ import annotations

import json
import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

import kogge
from web.test_live import TOLD, asked, seat_two
from web.test_visitors import play_at_once
from web.visitor import Visitor

pytestmark = pytest.mark.stopwatch

QUICK = 300
PAINTED = 100
SEEN = 1200, 4000
"""For so long a turn of a bot is on the screen."""


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


def repaints(trace: bytes, begun: str = "arrived") -> list[tuple[float, float]]:
    """For each update the time from its arrival to its frame in ms: by the clock, and what the page itself worked of it."""
    marks = {}
    for event in json.loads(trace)["traceEvents"]:
        if event["name"].startswith((f"{begun} ", "painted ")):
            marks[event["name"]] = (event["ts"] / 1000, event["tts"] / 1000)
    pairs = [(marks[name], marks.get(name.replace(begun, "painted"))) for name in marks if name.startswith(begun)]
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


# Marks when a place was pointed at, and the end of the first frame that shows what it is.
ASKED = """
  window.round = 0;
  let told = 0;
  addEventListener('pointermove', () => performance.mark(`asked ${window.round}`), true);
  new MutationObserver(() => {
    const { round } = window;
    if (round === told || document.querySelector('.explained')?.dataset.about !== window.wanted) return;
    told = round;
    requestAnimationFrame(() => setTimeout(() => performance.mark(`painted ${round}`)));
  }).observe(document, { subtree: true, childList: true });
"""
# A point of every kind of place that is drawn and not covered, with its name.
POINTS = """() => {
  const found = {};
  for (const each of document.querySelectorAll('main.table [data-place]')) {
    const box = each.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const place = document.elementFromPoint(x, y)?.closest('[data-place]')?.dataset.place;
    if (place) found[place.split(' ')[0]] ??= [place, x, y];
  }
  return Object.values(found);
}"""
EXPLAINED = 150


@pytest.mark.parametrize("game", kogge.games())
def test_what_something_is_is_told_at_once(browser: Any, visit: Callable[..., Visitor], game: str) -> None:
    """A piece of every kind on the table is pointed at: the time that the page works until its explanation is painted."""
    visitor = visit()
    visitor.at_first(ASKED)
    visitor.start(game, 3)
    visitor.wait("turn", "which", "confirm")
    page, points = visitor.page, visitor.page.evaluate(POINTS)
    browser.start_tracing(page=page, categories=["blink.user_timing"])
    for number, (place, x, y) in enumerate(points, 1):
        page.mouse.move(2, 2)  # a card may lie over the next piece
        page.wait_for_selector(".explained", state="detached")
        page.evaluate("([number, place]) => { window.round = number; window.wanted = place; }", [number, place])
        page.mouse.move(x, y)
        page.wait_for_function("number => performance.getEntriesByName(`painted ${number}`).length", arg=number)
    times = repaints(browser.stop_tracing(), "asked")
    assert len(times) == len(points) > 3
    own = max(worked for _, worked in times)
    print(f"{game}: {len(times)} kinds of pieces, each explained within {own:.0f} ms of the page's own time")
    assert own < EXPLAINED, times


# Notes whose answers they are and which begin a turn, and when each answer was first on the screen.
TURNS = """
  const Native = WebSocket;
  window.lines = {};
  window.shown = {};
  window.WebSocket = class extends Native {
    constructor(...address) {
      super(...address);
      this.addEventListener('message', (event) => {
        const message = JSON.parse(event.data);
        if (message.type === 'patch') for (const line of message.log) window.lines[line.index] = [line.seat, line.begins];
      });
    }
  };
  new MutationObserver((changes) => {
    for (const { target } of changes) window.shown[target.dataset.length] ??= performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['data-length'] });
"""


@pytest.mark.parametrize("game", kogge.games())
def test_every_turn_of_a_bot_is_seen(visit: Callable[..., Visitor], game: str) -> None:
    """At the normal pace."""
    visitor = visit(confirm=False, motion=True, pace="normal", seed=5)
    visitor.at_first(TURNS)
    visitor.start(game, 3)
    while len(seen := turns_of_bots(visitor)) < 12:
        assert visitor.answer("keys")
    print(f"{game}: {len(seen)} turns of bots were seen for {min(seen):.0f} to {max(seen):.0f} ms")
    assert SEEN[0] <= min(seen) <= max(seen) <= SEEN[1], seen


def turns_of_bots(visitor: Visitor) -> list[float]:
    """For how long each was on the screen, from its first answer to the next turn's; without those in which people were asked."""
    lines, shown = ({int(key): value for key, value in visitor.page.evaluate(name).items()} for name in ("lines", "shown"))
    begun = sorted(index for index, (_, begins) in lines.items() if begins and index < max(shown))
    first = {index: min(time for length, time in shown.items() if length > index) for index in begun}
    asked = {index for index, (seat, _) in lines.items() if seat == 0}
    return [first[after] - first[index] for index, after in pairwise(begun)
            if lines[index][0] > 0 and not asked.intersection(range(index, after + 1))]


def test_a_stranger_plays_within_twenty_seconds(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    started = time.perf_counter()
    play_at_once(visitor)
    took = time.perf_counter() - started
    print(f"from the harbour to the first question {took:.1f} s")
    assert took < 20
