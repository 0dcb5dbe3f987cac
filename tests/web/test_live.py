"""Two people at one table, and everything that can go wrong between a browser and its server."""
from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from patience import eventually
from server.setting import Server
from web.scrutiny import GAME
from web.test_layout import at_stage
from web.visitor import NUMBER, Berths, Visitor


def seat_two(first: Visitor, second: Visitor, game: str) -> None:
    """A table for two people, and bots where the game needs more: one opens it, the other comes by the link."""
    first.open(f"/new/{game}")
    first.page.locator("fieldset .chip").first.click()
    first.page.locator(".seat").nth(1).locator("select").first.select_option("open")
    first.page.click("[data-start]")
    first.page.wait_for_selector("text=Copy the invitation")
    second.page.goto(first.page.url)
    second.page.click("text=Sit down")
    for visitor in (first, second):
        visitor.page.wait_for_selector("main.table")


def asked(*visitors: Visitor) -> Visitor:
    """Whoever is asked now."""
    found: list[Visitor] = []
    eventually(lambda: found.extend(visitor for visitor in visitors if visitor.state() == "turn") or found)
    return found[0]


# Answers that the others learn of at once: in Grog Island they are told of a turned die with the bid only.
TOLD = ".actions .act:not(.off):not([data-action^='turn '])"


# For each update, how many frames go by from its arrival until it, or a newer one, is shown.
FRAMES = """
  const Native = WebSocket;
  const waiting = new Map();
  window.frames = [];
  const shown = () => Number(document.querySelector('[data-number]')?.dataset.number ?? -1);
  const count = () => requestAnimationFrame(() => {
    for (const number of waiting.keys()) waiting.set(number, waiting.get(number) + 1);
    setTimeout(() => {
      for (const [number, passed] of waiting) if (number <= shown()) { frames.push(passed); waiting.delete(number); }
      if (waiting.size) count();
    });
  });
  window.WebSocket = class extends Native {
    constructor(...address) {
      super(...address);
      this.addEventListener('message', (event) => {
        const [, number] = /^{"type":"(?:update|patch)","edition":[0-9]+,"number":([0-9]+)/.exec(event.data) ?? [];
        if (!number) return;
        if (!waiting.size) count();
        waiting.set(Number(number), 0);
      });
    }
  };
"""


@GAME(1)
def test_an_answer_is_at_both_browsers_with_the_next_frame(visit: Callable[..., Visitor], game: str) -> None:
    first, second = visit(confirm=False, motion=True), visit(confirm=False, seed=2)
    seat_two(first, second, game)
    for visitor in (first, second):
        visitor.at_first(FRAMES)
        visitor.page.reload()
    movers, answers = set(), 0
    while answers < 10 or len(movers) < 2:  # a turn can take long
        answers += 1
        mover = asked(first, second)
        movers.add(mover)
        other = second if mover is first else first
        before = other.number()
        mover.page.locator(TOLD).first.press("Enter")
        other.gone_on(before)
        mover.gone_on(before)
    for visitor in (first, second):
        visitor.page.wait_for_function(f"() => frames.length > {answers}")  # the last is counted a moment after it is shown
        frames = visitor.page.evaluate("frames")
        assert max(frames[1:]) == 1, frames  # after the first, for which the board had to be fetched


@GAME(2)
def test_reload_in_the_middle_of_a_turn(visit: Callable[..., Visitor], game: str) -> None:
    visitor = visit()
    visitor.start(game, 3)
    visitor.play("click", 5)
    visitor.wait("turn", "confirm", "which")
    number = visitor.number()
    scores = visitor.page.locator(".score").all_inner_texts()
    visitor.page.reload()
    visitor.wait("turn")
    assert visitor.number() == number
    assert visitor.page.locator(".score").all_inner_texts() == scores


def test_lost_connection(visit: Callable[..., Visitor]) -> None:
    """What is answered without a connection is sent as soon as there is one again, once."""
    visitor = visit(confirm=False)
    visitor.expected = ["WebSocket", "ERR_INTERNET_DISCONNECTED"]
    visitor.start("nauticus")
    visitor.wait("turn")
    length = visitor.api(f"/tables/{visitor.table}")["length"]
    visitor.context.set_offline(True)
    visitor.page.wait_for_selector(".lost")
    visitor.page.keyboard.press("1")
    visitor.page.wait_for_selector(".act:disabled")
    visitor.context.set_offline(False)
    visitor.page.wait_for_selector(".lost", state="detached")
    visitor.wait("turn", "which")
    mine = [line for line in record(visitor) if line.startswith("0:")]
    assert len(mine) == 1
    assert visitor.api(f"/tables/{visitor.table}")["length"] > length


def record(visitor: Visitor) -> list[str]:
    address = f"/api/tables/{visitor.table}/record"
    text = str(visitor.page.evaluate("path => fetch(path).then((answer) => answer.text())", address))
    return text.split("\n\n", 1)[1].splitlines()


def test_server_restart_in_the_middle_of_a_turn(berths: Berths, built: Path, tmp_path: Path) -> None:
    with Server(tmp_path) as own:
        visitor = Visitor(berths, own.base)
        visitor.expected = ["WebSocket", "ERR_CONNECTION_", "ERR_EMPTY_RESPONSE"]  # whatever was on its way is cut off too
        visitor.start("nauticus")
        visitor.play("click", 6)
        visitor.wait("turn", "confirm", "which")
        number, scores = visitor.number(), visitor.page.locator(".score").all_inner_texts()
        own.kill()
        visitor.page.wait_for_selector(".lost")
        own.start()
        visitor.page.wait_for_selector(".lost", state="detached")
        assert visitor.number() == number
        assert visitor.page.locator(".score").all_inner_texts() == scores
        assert visitor.play("click", 3) == 3
        visitor.leave()


def test_undo_and_restart_of_the_turn(visit: Callable[..., Visitor]) -> None:
    visitor = visit(confirm=False, seed=3)
    visitor.start("nauticus")
    undo = visitor.page.locator(".prompt .sq").first
    for _ in range(40):
        visitor.answer("click")
        visitor.wait("turn", "which")
        if undo.is_enabled():
            break
    before, number = len(record(visitor)), visitor.number()
    visitor.page.keyboard.press("z")
    visitor.gone_on(number)
    assert len(record(visitor)) == before - 1


def test_the_past_can_be_looked_at(visit: Callable[..., Visitor]) -> None:
    """Step through the game, link to a moment, and go back to the present."""
    visitor = visit(seed=6)
    visitor.start("nauticus")
    visitor.play("click", 6)
    visitor.wait("turn", "confirm", "which")
    visitor.page.click("[data-tab=log]")
    visitor.page.locator(".log li button.at").first.click()
    visitor.page.wait_for_selector(".replay")
    moment = visitor.page.url
    assert "?at=" in moment
    shown = visitor.page.locator(".replay b").inner_text()
    visitor.page.keyboard.press("Tab")
    visitor.page.get_by_label("One step on").click()
    visitor.page.wait_for_url(lambda url: url != moment)
    assert visitor.page.locator(".replay b").inner_text() != shown
    visitor.page.goto(moment)
    visitor.page.wait_for_selector(".replay")
    assert visitor.page.locator(".replay b").inner_text() == shown
    visitor.page.click("text=To the present")
    visitor.page.wait_for_selector(".prompt .ask")


def test_the_newest_line_of_the_log_stays_in_sight(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    """Also when the log gets less room; but whoever reads further up is left there."""
    visitor = visit(confirm=False)
    visitor.resume(at_stage("nauticus", "middle"), tmp_path)
    visitor.page.click("[data-tab=log]")
    hidden = "e => [...e.querySelectorAll('li li')].at(-1).getBoundingClientRect().bottom - e.getBoundingClientRect().bottom"
    log = visitor.page.locator("main.table [role=region].log")
    visitor.wait("turn")
    assert log.evaluate("e => e.scrollHeight > 2 * e.clientHeight")
    assert log.evaluate(hidden) < 1
    height = log.evaluate("e => e.clientHeight")
    visitor.page.set_viewport_size({"width": 1440, "height": 720})
    visitor.page.wait_for_function("h => document.querySelector('main.table [role=region].log').clientHeight < h", arg=height)
    visitor.page.wait_for_timeout(100)
    assert log.evaluate(hidden) < 1
    log.evaluate("e => e.scrollTo({ top: -e.scrollHeight })")
    visitor.page.wait_for_timeout(100)
    first = "e => e.querySelector('li').getBoundingClientRect().top - e.getBoundingClientRect().top"
    top = log.evaluate(first)
    number = visitor.number()
    visitor.answer("click")
    visitor.wait("turn", "which", "over")
    assert visitor.number() > number
    assert log.evaluate(first) == pytest.approx(top, abs=3)


def test_a_record_comes_back_as_a_table(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor = visit(seed=9)
    visitor.start("nauticus")
    visitor.play("click", 3)
    visitor.wait("turn", "confirm", "which")
    with visitor.page.expect_download() as download:
        visitor.page.click("header summary.ibtn")
        visitor.page.click("header a[download]")
    file = tmp_path / "my.kogge"
    download.value.save_as(file)
    visitor.open("/")
    visitor.page.set_input_files("input[type=file]", file)
    visitor.page.wait_for_selector("main.table")
    lines = [line for line in file.read_text(encoding="utf-8").split("\n\n", 1)[1].splitlines() if line]
    assert visitor.api(f"/tables/{visitor.table}")["length"] == len(lines)


# Between two frames, for as long as a test wants; and a page that is not looked at, which has no frames.
# What was asked for before is drawn first: it would take along what comes later.
HOLD = """() => new Promise((calm) => {
  window.frame ??= window.requestAnimationFrame;
  window.held = [];
  window.requestAnimationFrame = (step) => window.held.push(step);
  window.frame(() => calm());
})"""
RELEASE = "() => { for (const step of window.held.splice(0)) step(document.timeline.currentTime); }"
HIDE = """() => {
  Object.defineProperty(document, 'hidden', { value: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_what_arrives_together_is_told_together(visit: Callable[..., Visitor]) -> None:
    """Of updates between two frames the newest is drawn, and all lines that stand are told, each once."""
    visitor = visit(confirm=False, seed=3)
    visitor.start("nauticus")
    window = visitor.context.new_page()
    log: list[str] = []
    arrived: list[int] = []

    def hear(text: str) -> None:
        message = json.loads(text)
        if message["type"] in ("update", "patch"):
            log[message["log_from"]:] = [line["text"] for line in message["log"]]
            arrived.append(message["number"])

    window.on("websocket", lambda socket: socket.on("framereceived", hear))
    window.goto(visitor.page.url)
    window.wait_for_selector("main.table")
    undo = visitor.page.locator(".prompt .sq").first
    together, undone = 0, False
    while together < 4 or not undone:
        visitor.wait("turn", "which")
        window.wait_for_function(f"number => ({NUMBER})() === number", arg=visitor.number())
        window.evaluate(HOLD)
        before, drawn = len(log), visitor.number()
        arrived.clear()
        if not undone and undo.is_enabled():
            visitor.page.keyboard.press("z")
            visitor.gone_on(drawn)
            undone, before = True, before - 1
        visitor.answer("keys")
        visitor.wait("turn", "which")
        while visitor.number() not in arrived:
            window.wait_for_timeout(10)
        assert window.evaluate(NUMBER) == drawn
        window.evaluate(RELEASE)
        together = max(together, len(arrived))
        assert window.evaluate(NUMBER) == visitor.number()
        told = window.locator(".page > [aria-live=polite]").text_content()
        what = [(line.partition(": ")[2] or line).rstrip(".") for line in log[before:]]
        assert [each for each in what if each not in told] == []
        assert told.startswith(log[before].rstrip("."))


def test_nothing_can_be_answered_before_the_last_answer_is_shown(visit: Callable[..., Visitor]) -> None:
    """The server's reply may be here before the update is."""
    visitor = visit(confirm=False, own=True)
    delayed: list[Callable[[], None]] = []
    replies, answered = 0, False

    def between(page: Any) -> None:
        def pass_on(message: str) -> None:
            nonlocal replies
            replies += message.startswith('{"type":"ack"')
            if answered and message.startswith(('{"type":"update"', '{"type":"patch"')):
                delayed.append(lambda: page.send(message))
            else:
                page.send(message)

        page.connect_to_server().on_message(pass_on)

    visitor.page.route_web_socket("**/live", between)
    visitor.start("nauticus")
    visitor.wait("turn")
    answered = True
    visitor.page.keyboard.press("1")
    while not replies or not delayed:
        visitor.page.wait_for_timeout(10)
    visitor.page.wait_for_timeout(100)
    assert visitor.state() == "wait"
    for arrive in delayed:
        arrive()
    answered = False
    visitor.wait("turn", "which")


def test_a_page_that_is_not_looked_at_marks_its_title(visit: Callable[..., Visitor]) -> None:
    first, second = visit(confirm=False), visit(confirm=False, seed=2)
    seat_two(first, second, "nauticus")
    mover = asked(first, second)
    other = second if mover is first else first
    before = mover.number()
    other.gone_on(before - 1)
    other.page.evaluate(HOLD)
    mover.answer("keys")
    # Not by wait_for_function: it asks at every frame, and frames are held.
    eventually(lambda: other.page.evaluate("() => held.length > 0"))
    assert other.number() == before
    other.page.evaluate(HIDE)
    eventually(lambda: other.number() > before)  # no frame comes, and what was held may have been of something else
    while asked(first, second) is mover:
        assert not other.page.title().startswith("● ")
        mover.answer("keys")
    assert other.page.title().startswith("● ")
