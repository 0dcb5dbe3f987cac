"""Somebody at a browser, who starts games and plays them through the page: by clicks, by keys, or with a thumb."""
from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any

from playwright.sync_api import TimeoutError

import kogge
from kogge.server.web.guard import COOKIE
from patience import PATIENCE, eventually
from server.setting import Person

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
RIVALS = ["Fiete", "Marlene", "Jonte"]
"""Names that are the same in both languages."""

# What the page offers now: my turn is open and nothing is on its way, the game is over, or neither.
STATE = """() => {
  if (document.querySelector('.banner')) return 'over';
  if (document.querySelector('.curtain')) return 'curtain';
  if (document.querySelector('.prompt.final [data-confirm]:not(:disabled)')) return 'confirm';
  if (document.querySelector('.tip .choice')) return 'which';
  const acts = [...document.querySelectorAll('.actions .act:not(.off)')];
  return acts.length && acts.every((act) => !act.disabled) ? 'turn' : 'wait';
}"""

# Picks, by a number below 1, a legal place of the board or the dock or a button of the prompt (of the list of actions where
# there is neither), brings it to the middle of the window, and finds a point of it that nothing else covers, the middle first.
PICK = """(chance) => {
  const seen = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
  const offered = [...document.querySelectorAll('main.table .place.legal, .prompt .buttons [data-action]')].filter(seen);
  const choices = offered.length ? offered : [...document.querySelectorAll('.actions .act:not(.off)')].filter(seen);
  if (!choices.length) return null;
  const element = choices[Math.floor(chance * choices.length)];
  element.scrollIntoView({block: 'center', inline: 'center'});
  const name = element.dataset.place ?? element.dataset.action;
  const box = element.getBoundingClientRect();
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8];
  for (const u of parts) for (const v of parts) {
    const [x, y] = [box.left + box.width * u, box.top + box.height * v];
    if (element.contains(document.elementFromPoint(x, y))) return {name, point: [x, y]};
  }
  return {name, point: null};
}"""

# The log number of what is shown; grows with every answer.
NUMBER = "() => Number(document.querySelector('.page')?.dataset.number ?? 0)"


FOCUSED = """() => {
    const answers = '.place.legal, .act:not(.off), .prompt [data-action]', focused = document.activeElement
    if (focused.matches(answers)) return 'answer'
    const there = [...document.querySelectorAll(answers)].some((each) => each.checkVisibility())
    return focused.matches('[data-list]') && !there ? 'list' : ''
}"""
"""What has the focus: an answer, or the list of them where there is none in sight."""


# A third of a browser's work is to draw what no test looks at. So nothing is, until somebody does.
UNDRAWN = """
  window.undrawn = new CSSStyleSheet();
  undrawn.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets.push(undrawn);
"""
DRAWN = "() => { document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== window.undrawn); }"


def look_at(page: Any) -> None:
    """For whoever asks how something looks: colours, what lies over what, pictures. Until the page is left it stays drawn."""
    page.evaluate(DRAWN)


class Berths:
    """Browser contexts that are used again, with their page: whoever comes finds the app's files where somebody left them, and
    nothing else of theirs. As people have them (`whole`) everything is drawn and the worker is beside every page; otherwise
    nothing is until it is looked at, and the worker is where nobody else has been."""

    def __init__(self, browser: Any, whole: bool) -> None:
        self.browser = browser
        self.whole = whole
        self.free: dict[str, list[Any]] = {}

    def take(self, base: str, viewport: dict[str, int], own: bool = False) -> Any:
        """An empty page in a context that knows nobody; one of its own has been nobody's before."""
        free = self.free.setdefault(str(viewport), [])
        context = free.pop() if free and not own else self.browser.new_context(
            viewport=viewport, locale="en-GB", has_touch=viewport is PHONE,
            service_workers="allow" if own or self.whole else "block")
        context.set_default_timeout(PATIENCE * 1000)
        context.set_offline(False)
        context.clear_permissions()
        context.clear_cookies()
        page = context.pages[0] if context.pages else context.new_page()
        chrome = context.new_cdp_session(page)
        chrome.send("Storage.clearDataForOrigin", {"origin": base, "storageTypes": "local_storage,indexeddb"})
        chrome.detach()
        return page

    def leave(self, context: Any, viewport: dict[str, int], own: bool = False) -> None:
        page, *others = context.pages
        if own:
            context.close()
            return
        for other in others:
            other.close()
        page.goto("about:blank")
        page.mouse.move(-1, -1)
        if page.viewport_size != viewport:
            page.set_viewport_size(viewport)
        self.free[str(viewport)].append(context)


class Visitor:
    """Somebody in a browser context of their own. `errors` collects whatever the console complains about. Whoever gives the page
    routes, scripts, listeners or another clock, or needs the worker beside it, takes one that nobody has afterwards: `own`."""

    def __init__(
        self, berths: Berths, base: str, viewport: dict[str, int] = DESKTOP, theme: str = "light", lang: str = "en",
        confirm: bool = True, motion: bool = False, seed: int = 1, pilot: bool = False, tab: str = "actions",
        pace: str = "instant", digest: bool = False, own: bool = False,
    ) -> None:
        self.base = base
        self.own = own
        self.lang = lang
        self.viewport = viewport
        self.random = random.Random(seed)
        self.berths = berths
        self.page = berths.take(base, viewport, own)
        self.context = self.page.context
        self.chrome = self.context.new_cdp_session(self.page)
        self.chrome.send("Page.enable")
        if not berths.whole:
            self.at_first(UNDRAWN)
        taste = {"theme": theme, "lang": lang, "confirm": confirm, "sound": False, "motion": motion, "tab": tab,
                 "pace": pace, "digest": digest}
        self.at_first(f"localStorage.getItem('kogge-settings') ?? localStorage.setItem('kogge-settings', '{json.dumps(taste)}')")
        if not pilot:
            self.at_first("""localStorage.setItem('kogge-pilot', '{"tables":{},"wishes":{"":"off"}}')""")
        self.errors: list[str] = []
        self.pressed = ""
        self.expected: list[str] = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", self._broken)

    def at_first(self, script: str) -> None:
        """Whatever the page opens runs this first, until its visitor leaves."""
        self.chrome.send("Page.addScriptToEvaluateOnNewDocument", {"source": script})

    def _heard(self, message: Any) -> None:
        if message.type == "error" and not any(word in message.text for word in self.expected):
            self.errors.append(message.text)

    def _broken(self, error: Any) -> None:
        self.errors.append(str(error))

    def leave(self) -> None:
        """And nothing went wrong."""
        self.chrome.detach()
        self.page.remove_listener("console", self._heard)
        self.page.remove_listener("pageerror", self._broken)
        self.berths.leave(self.context, self.viewport, self.own)
        assert self.errors == [], self.errors

    def open(self, path: str = "/") -> None:
        self.page.goto(self.base + path)

    def somebody(self) -> Person:
        """Whoever sits here, from now on at the latest."""
        for cookie in self.context.cookies():
            if cookie["name"] == COOKIE:
                return Person(self, cookie["value"])
        person = Person(self, name=f"{'Gast' if self.lang == 'de' else 'Guest'} {int.from_bytes(os.urandom(4))}")
        self.context.add_cookies([{"name": COOKIE, "value": person.token, "url": self.base}])
        self.at_first("localStorage.getItem('kogge-person') ?? localStorage.setItem('kogge-person', 'somebody')")
        return person

    def start(self, game: str, players: int = 2, level: str = "deckhand", hints: bool = True) -> None:
        """At a running game against bots, without the walk there."""
        counts = kogge.game(game).players
        rivals = RIVALS[:(players if players in counts else max(counts)) - 1]
        seats = [{"kind": "me"}, *({"kind": "bot", "level": level, "name": name} for name in rivals)]
        answer = self.somebody().post("/api/tables", {"game": game, "seats": seats, "hints": hints})
        assert answer.status_code == 201, answer.text
        self.open(f"/table/{answer.json()['id']}")
        self.page.wait_for_selector("main.table")

    def walk_in(self, game: str, players: int = 2, level: str = "deckhand") -> None:
        """From the page of a new table into a running game against bots."""
        self.open(f"/new/{game}")
        self.page.wait_for_selector("[data-start]")
        chip = self.page.locator("fieldset .chip", has_text=str(players))
        if chip.count():
            chip.click()
        for select in self.page.locator(".seat .bot select:nth-of-type(1)").all():
            select.select_option(level)
        self.page.click("[data-start]")
        self.page.wait_for_selector("main.table")

    def resume(self, record: str, folder: Path) -> None:
        """Sit down at the table of a record, all seats mine. The folder keeps it, for whoever looks why a test failed."""
        (folder / "scene.kogge").write_text(record, encoding="utf-8")
        answer = self.somebody().post("/api/records", content=record, headers={"Content-Type": "text/plain"})
        assert answer.status_code == 201, answer.text
        self.open(f"/table/{answer.json()['id']}")
        self.sit_down()

    def sit_down(self) -> None:
        """Where several people share the screen, be the one who is asked."""
        self.page.wait_for_selector("main.table, .banner, .curtain")
        if self.state() == "curtain":
            self.page.click(".curtain .btn")
            self.page.wait_for_selector("main.table")

    def share_a_screen(self, game: str) -> None:
        """Two people before this screen play until the curtain falls between them."""
        self.open(f"/new/{game}")
        self.page.locator("fieldset .chip", has_text="2").click()
        self.page.locator(".seat select").nth(1).select_option("here")
        self.page.fill(".seat input", "Ole")
        self.page.click("[data-start]")
        self.sit_down()
        for _ in range(60):
            if self.wait("turn", "curtain", "which", "confirm") == "curtain":
                return
            self.answer("keys")
        raise AssertionError("no curtain fell")

    @property
    def table(self) -> str:
        return str(self.page.url.split("/table/")[1].split("?")[0])

    def api(self, path: str) -> Any:
        """What the server says to this visitor."""
        return self.page.evaluate("path => fetch(path).then((answer) => answer.json())", "/api" + path)

    def state(self) -> str:
        return str(self.page.evaluate(STATE))

    def wait(self, *states: str) -> str:
        """Until the page is in one of these states."""
        return self._until("wanted.includes(now)", list(states))

    def _after(self, number: int) -> str:
        """The state once my press has had an effect."""
        return self._until(f"now !== 'turn' || ({NUMBER})() > wanted", number)

    def _until(self, condition: str, wanted: Any) -> str:
        """The state `now` once the condition holds; the page asks itself at every frame."""
        script = f"(wanted) => {{ const now = ({STATE})(); return ({condition}) && now; }}"
        try:
            return str(self.page.wait_for_function(script, arg=wanted).json_value())
        except TimeoutError as error:
            raise AssertionError(f"still {self.state()!r} in the end; pressed {self.pressed or 'nothing'}") from error

    def gone_on(self, number: int) -> None:
        """Until the page shows something newer than this."""
        self._until(f"({NUMBER})() > wanted", number)

    def number(self) -> int:
        """The log number of what is shown; grows with every answer."""
        return int(self.page.evaluate(NUMBER))

    def ask_for_a_hint(self) -> None:
        """Again where the bots were out of time, as they are on a busy machine."""
        eventually(lambda: self.page.locator(".advice button").count() or self.page.keyboard.press("h"))

    # --- one answer ---

    def press_board(self, how: str) -> None:
        """A legal place of the board or the dock, or a button of the prompt; the list of actions only where there is neither."""
        picked = self.page.evaluate(PICK, self.random.random())
        if not picked:
            self.page.click("[data-list]")
            picked = self.page.evaluate(PICK, self.random.random())
        self.pressed = f"{picked['name']} at {picked['point']}"
        assert picked["point"], f"nothing of this place can be reached: {picked['name']}"
        (self.page.mouse.click if how == "click" else self.page.touchscreen.tap)(*picked["point"])

    def press_keys(self) -> None:
        """The number of an answer, or Tab until an answer has the focus, and Enter; nothing but keys."""
        keyboard = self.page.keyboard
        if self.random.random() < 0.8:
            count = self.page.locator(".actions .act:not(.off)").count()
            self.pressed = str(self.random.randint(1, min(9, count)))
            keyboard.press(self.pressed)
            return
        for _ in range(self.random.randint(0, 9)):
            keyboard.press("Tab")
        for _ in range(300):
            keyboard.press("Tab")
            if found := self.page.evaluate(FOCUSED):
                self.pressed = "Enter on " + self.page.evaluate("document.activeElement.textContent")
                keyboard.press("Enter")
                if found == "answer":
                    return
        raise AssertionError("Tab leads to no answer")

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
            choices = self.page.locator(".tip .choice")
            wanted = self.random.randrange(choices.count())
            if how == "keys":
                for _ in range(wanted):
                    self.page.keyboard.press("Tab")
                self.page.keyboard.press("Enter")
            else:
                choices.nth(wanted).click()
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
