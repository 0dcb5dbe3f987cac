"""Somebody at a browser, who starts games and plays them through the page: by clicks, by keys, or with a thumb."""
from __future__ import annotations

import json
import random
import time
from typing import Any

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

# What the page offers now: my turn is open and nothing is on its way, the game is over, or neither.
STATE = """() => {
  if (document.querySelector('.banner')) return 'over';
  if (document.querySelector('.curtain')) return 'curtain';
  if (document.querySelector('.prompt.final [data-confirm]:not(:disabled)')) return 'confirm';
  if (document.querySelector('.tip .choice')) return 'which';
  const acts = [...document.querySelectorAll('.actions .act:not(.off)')];
  return acts.length && acts.every((act) => !act.disabled) ? 'turn' : 'wait';
}"""

# A point of an element that nothing else covers, the middle first; null where there is none.
POINT = """(element) => {
  const box = element.getBoundingClientRect();
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
  for (const u of parts) for (const v of parts) {
    const [x, y] = [box.left + box.width * u, box.top + box.height * v];
    if (element.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""


class Visitor:
    """One browser context. `errors` collects whatever the console complains about."""

    def __init__(
        self, browser: Any, base: str, viewport: dict[str, int] = DESKTOP, theme: str = "light", lang: str = "en",
        confirm: bool = True, motion: bool = False, seed: int = 1,
    ) -> None:
        self.base = base
        self.viewport = viewport
        self.random = random.Random(seed)
        self.context = browser.new_context(viewport=viewport, locale="en-GB", has_touch=viewport is PHONE)
        taste = {"theme": theme, "lang": lang, "confirm": confirm, "sound": False, "motion": motion}
        self.context.add_init_script(
            f"localStorage.getItem('kogge-settings') ?? localStorage.setItem('kogge-settings', '{json.dumps(taste)}')")
        self.page = self.context.new_page()
        self.errors: list[str] = []
        self.expected: list[str] = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _heard(self, message: Any) -> None:
        if message.type == "error" and not any(word in message.text for word in self.expected):
            self.errors.append(message.text)

    def open(self, path: str = "/") -> None:
        self.page.goto(self.base + path)

    def start(self, game: str, players: int = 2, level: str = "deckhand") -> None:
        """From the harbour into a running game against bots."""
        self.open(f"/new/{game}")
        self.page.wait_for_selector("[data-start]")
        chip = self.page.locator("fieldset .chip", has_text=str(players))
        if chip.count():
            chip.click()
        for select in self.page.locator(".seat select:nth-of-type(2)").all():
            select.select_option(level)
        self.page.click("[data-start]")
        self.page.wait_for_selector("main.table")

    @property
    def table(self) -> str:
        return str(self.page.url.split("/table/")[1].split("?")[0])

    def api(self, path: str) -> Any:
        """What the server says to this visitor."""
        return self.page.evaluate("path => fetch(path).then((answer) => answer.json())", "/api" + path)

    def state(self) -> str:
        return str(self.page.evaluate(STATE))

    def wait(self, *states: str, seconds: float = 30) -> str:
        """Until the page is in one of these states."""
        deadline = time.monotonic() + seconds
        while (now := self.state()) not in states:
            assert time.monotonic() < deadline, f"still {now!r}, not {states}, after {seconds} s"
            self.page.wait_for_timeout(15)
        return now

    def _after(self, number: int) -> str:
        """The state once my press has had an effect."""
        deadline = time.monotonic() + 15
        while (now := self.state()) == "turn" and self.number() <= number:
            assert time.monotonic() < deadline, "a press without effect"
            self.page.wait_for_timeout(10)
        return now

    def number(self) -> int:
        """The log number of what is shown; grows with every answer."""
        return int(self.page.evaluate("document.querySelector('.page')?.dataset.number ?? 0"))

    # --- one answer ---

    def press_board(self, how: str) -> None:
        """A legal place of the board or the dock, or a button of the prompt; the list of actions only where there is neither."""
        page = self.page
        offered = page.locator("main.table .place.legal, .prompt .buttons [data-action]").all()
        choices = [one for one in offered if one.is_visible()]
        one = self.random.choice(choices or page.locator(".actions .act:not(.off)").all())
        one.evaluate("(element) => element.scrollIntoView({block: 'center', inline: 'center'})")
        point = one.evaluate(POINT)
        assert point, "nothing of this place can be reached: " + str(one.get_attribute("data-place"))
        page.mouse.click(*point) if how == "click" else page.touchscreen.tap(*point)

    def press_keys(self) -> None:
        """The number of an answer, or Tab to a place and Enter."""
        count = self.page.locator(".actions .act:not(.off)").count()
        if count <= 9 or self.random.random() < 0.5:
            self.page.keyboard.press(str(self.random.randint(1, min(9, count))))
            return
        one = self.random.choice(self.page.locator(".actions .act:not(.off)").all())
        one.focus()
        self.page.keyboard.press("Enter")

    def answer(self, how: str) -> bool:
        """One answer by clicks, keys or taps; False once the game is over."""
        state = self.wait("turn", "over", "curtain", "confirm", "which")
        if state == "over":
            return False
        before = self.number()
        if state == "turn":
            self.press_keys() if how == "keys" else self.press_board(how)
            state = self._after(before)
        if state == "curtain":
            self.page.click(".curtain .btn")
        if state == "which":
            choice = self.random.choice(self.page.locator(".tip .choice").all())
            choice.press("Enter") if how == "keys" else choice.click()
            state = self.state()
        if state == "confirm":
            self.page.keyboard.press("Enter") if how == "keys" else self.page.click("[data-confirm]")
        return True

    def play(self, how: str, answers: int = 2000) -> int:
        """Play on until the game is over or so many answers are given; returns how many there were."""
        given = 0
        while given < answers and self.answer(how):
            given += 1
        return given
