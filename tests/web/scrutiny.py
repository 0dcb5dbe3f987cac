"""What has to hold on every screen: axe-core finds nothing in both themes, nothing scrolls sideways, whatever can be pressed has
a name and is reached by Tab, and a page speaks one language."""
from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import kogge
from server.setting import ROOT
from web.visitor import DESKTOP, PHONE, Visitor, look_at

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
WEB = ROOT / "web/src"
WORD = re.compile(r"[^\W\d_]{3,}")
WIDGETS = {"button", "link", "textbox", "combobox", "checkbox", "slider", "tab", "radio", "DisclosureTriangle", "image", "dialog"}

Taken = Callable[[int], pytest.MarkDecorator]


def by_turns(names: Any, forms: Sequence[Any], ids: Sequence[str] | None = None, of: int = 2) -> Taken:
    """What a test is tried with: in the suite every other form, or one of so many, from the first (0) or another on, where its
    neighbour does not begin; the others among the long tests."""
    def taken(turn: int) -> pytest.MarkDecorator:
        return pytest.mark.parametrize(names, [
            pytest.param(*(form if isinstance(form, tuple) else (form,)), id=ids[n] if ids else None,
                         marks=[pytest.mark.soak] if n % of != turn else [])
            for n, form in enumerate(forms)])

    return taken


def screens(turn: int = 0, of: int = 1) -> pytest.MarkDecorator:
    """Every game, or one of so many, at one size and in one language in the suite, by turns; the others among the long tests."""
    return pytest.mark.parametrize(("game", "viewport", "lang"), [
        pytest.param(game, viewport, lang, id=f"{game}-{lang}",
                     marks=[] if n % of == turn and n % 2 == phone else [pytest.mark.soak])
        for n, game in enumerate(kogge.games()) for phone, (viewport, lang) in enumerate([(DESKTOP, "de"), (PHONE, "en")])])


GAME = by_turns("game", kogge.games(), of=4)
"""For what is the same in all games."""
BOTH = by_turns(("viewport", "lang"), [(DESKTOP, "de"), (PHONE, "en")], ids=["desktop", "phone"])
"""A desk in German, a phone in English."""

# All words that somebody sees or hears: texts of visible elements and what is said in their stead. Names of people and what is
# marked as another language are left out.
SPOKEN = """(names) => {
  const words = [];
  const kept = (text) => { for (const name of names) text = text.replaceAll(name, ' '); words.push(text); };
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('script, style, [lang]:not(html)') || !element.checkVisibility()) continue;
    for (const child of element.childNodes) if (child.nodeType === Node.TEXT_NODE) kept(child.data);
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) kept(element.getAttribute(name) ?? '');
  }
  return words.join(' \\n ');
}"""

THOROUGH = bool(os.environ.get("KOGGE_SOAK"))

# Light turns dark, dark turns light. It stays so: turning a page twice takes as long as looking at it.
OTHER_THEME = """() => {
  const page = document.documentElement.dataset;
  page.theme = page.theme === 'dark' ? 'light' : 'dark';
  return page.theme;
}"""

# A place of a board is a picture: figures in it (of a tile, a coin) are said by its name in words, in another order, none twice.
# Whether a name repeats what is seen is asked of everything else. And axe would not say how texts stand out wherever something is
# drawn before or after an element by style alone, on a board hundreds of them: it is asked as if that were not there.
PICTURES = """axe.configure({
  rules: [{id: 'label-content-name-mismatch', selector: ':not(.place)'}],
  checks: [{id: 'color-contrast', options: {
    ignoreUnicode: true, ignoreLength: false, ignorePseudo: true, boldValue: 700, boldTextPt: 14, largeTextPt: 18,
    contrastRatio: {normal: {expected: 4.5}, large: {expected: 3}}, pseudoSizeThreshold: 0.25, shadowOutlineEmMax: 0.2,
    textStrokeEmMin: 0.03}}],
})"""

# axe's rule avoid-inline-spacing takes a sixth of its time to find out whether such elements are seen; there are to be none.
UNYIELDING = "() => [...document.querySelectorAll('[style*=\"!important\"]')].map((each) => each.outerHTML.slice(0, 160))"

# What moves though its reader wants stillness; what follows the scrolling is no motion of its own.
RESTLESS = """() => document.documentElement.hasAttribute('data-still') ? [...document.querySelectorAll('*')].filter((each) => {
  const { animationName, animationTimeline } = getComputedStyle(each);
  return animationName !== 'none' && animationTimeline === 'auto';
}).map((each) => each.className) : []"""

# Counts what can be reached by Tab, and from then on notes whatever gets the focus.
WATCH = """() => {
  const shown = (element) => element.checkVisibility({visibilityProperty: true}) && !element.disabled && element.tabIndex >= 0;
  window.reachable = [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex]')].filter(shown);
  window.reached = new Set();
  document.addEventListener('focusin', (event) => window.reached.add(event.target));
  // days and times have a stop for each of their parts, and one for the calendar
  return reachable.length + 5 * reachable.filter((each) => each.matches('[type=date], [type=time]')).length;
}"""
MISSED = "() => reachable.filter((each) => !reached.has(each) && each.isConnected).map((each) => each.outerHTML.slice(0, 120))"


def complaints(visitor: Visitor) -> list[str]:
    """What axe-core finds on the page as it is: rule, impact and the first elements."""
    if not visitor.page.evaluate("typeof axe !== 'undefined'"):
        visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
        visitor.page.evaluate(PICTURES)
    look_at(visitor.page)
    found = visitor.page.evaluate(
        "(options) => axe.run(document, options).then((result) => result.violations)",
        {"resultTypes": ["violations"], "preload": False, "selectors": False, "iframes": False,
         "rules": {"avoid-inline-spacing": {"enabled": False}}})
    return [f"more important than what readers choose: {each}" for each in visitor.page.evaluate(UNYIELDING)] + [
        f"{each['id']}: " + " | ".join(node["html"][:160] + " " + node["failureSummary"][-160:] for node in each["nodes"][:4])
        for each in found]


def sideways(visitor: Visitor) -> int:
    """By how many pixels the page is wider than the window."""
    return int(visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def told(visitor: Visitor) -> list[tuple[str, str, str]]:
    """Role, name and description of everything that a screen reader gets to know, in its order."""
    chrome = visitor.context.new_cdp_session(visitor.page)
    nodes = chrome.send("Accessibility.getFullAXTree")["nodes"]
    chrome.detach()

    def value(node: Any, what: str) -> str:
        return str(node.get(what, {}).get("value", "")).strip()

    def beneath(node: Any) -> Iterator[Any]:
        yield node
        for child in node.get("childIds", []):
            yield from beneath(known[child]) if child in known else ()

    known = {node["nodeId"]: node for node in nodes}
    return [(value(node, "role"), value(node, "name"), value(node, "description"))
            for node in beneath(nodes[0]) if not node["ignored"] and "role" in node]


def tree(visitor: Visitor) -> list[tuple[str, str]]:
    """Role and name of everything that a screen reader gets to know, in its order."""
    return [(role, name) for role, name, _ in told(visitor)]


# A word run into a number; a space before a comma, two of them, two marks in a row, one at the end; a hyphen for a minus;
# straight quotes.
SLIP = re.compile(r"\b[^\W\d_]{4,}\d|\w ?[\u2060]? [,.;:](?!\S)|\S  +\S|[,;:] ?[,;:.]|,$|(?<![\w–-])-\d|(?<!\w)\"|\"(?!\w)")


def slips(heard: list[tuple[str, str, str]]) -> set[str]:
    """Names that are not written as a line of text is, and descriptions that say the name again. Parts of a line are no names."""
    whole = [(name, more) for role, name, more in heard if role not in ("StaticText", "InlineTextBox", "RootWebArea")]
    def again(more: str, name: str) -> bool:
        return bool(name and more) and (more.startswith(name) or more in name)

    return {name for name, _ in whole if SLIP.search(name)} | {
        f"{name} | {more}" for name, more in whole if again(more.lower(), name.lower())}


def unreached(visitor: Visitor) -> list[str]:
    """What can be pressed but is not reached by Tab alone."""
    stops, missed = int(visitor.page.evaluate(WATCH)) + 3, []
    for _ in range(2):  # what scrolls is a stop too, and not counted, so that one round may end too early
        for _ in range(stops):
            visitor.page.keyboard.press("Tab")
        missed = list(visitor.page.evaluate(MISSED))
        if not missed:
            break
    return missed


def check(visitor: Visitor, screen: str) -> None:
    """One screen as it is now; in the suite a phone's in the other theme alone, among the long tests each in both."""
    found: dict[str, object] = {}
    if THOROUGH or visitor.viewport is not PHONE:
        found["as it is"] = complaints(visitor)
    if THOROUGH or visitor.viewport is PHONE:
        found["in " + visitor.page.evaluate(OTHER_THEME)] = complaints(visitor)
    visitor.page.mouse.move(-1, -1)  # what is pointed at tells its name once more
    heard = told(visitor)
    found["nameless"] = [role for role, name, _ in heard if role in WIDGETS and not name]
    found["slips"] = slips(heard)
    found["moves"] = visitor.page.evaluate(RESTLESS)
    found["wider by"] = max(0, sideways(visitor))
    found["main regions missing"] = 1 - [role for role, _, _ in heard].count("main")
    found["of the other language"] = foreign(visitor)
    assert not any(found.values()), (screen, {what: value for what, value in found.items() if value})


def foreign(visitor: Visitor) -> set[str]:
    """Words of the other language: those that our texts in it use and the ones in the page's do not."""
    seats = visitor.api(f"/tables/{visitor.table}").get("seats", []) if "/table/" in visitor.page.url else []
    page = visitor.page.evaluate(SPOKEN, [seat["name"] for seat in seats if seat["name"]])
    return words(page) & (ours("de" if visitor.lang == "en" else "en") - ours(visitor.lang))


def words(text: str) -> set[str]:
    return {word.lower() for word in WORD.findall(text)}


@cache
def ours(lang: str) -> set[str]:
    """Every word of our texts in one language: app, boards, games, rules, sources; in English the codes of actions too."""
    known = words(strings((WEB / f"app/texts.{lang}.ts").read_text(encoding="utf-8")))
    known |= words(messages(ROOT / f"src/kogge/engine/text/{lang}.ftl"))
    for file in (path for path in WEB.rglob("texts*.ts") if path.parent.name != "app"):
        english, _, german = file.read_text(encoding="utf-8").partition("\nconst de")
        known |= words(strings(english if lang == "en" else german))
    for game in map(kogge.game, kogge.games()):
        known |= words(messages(game.folder / "text" / f"{lang}.ftl"))
        known |= {word for clause in game.ledger.clauses for word in words(clause.text(lang) + " " + clause.reason(lang))}
        known |= {word for group in game.sheet.groups() for word in words(game.sheet.source(group, lang))}
        known |= {word for chapter in game.ledger.chapters for word in words(chapter.text(lang))}
        if lang == "en":
            known |= {word for action in game.catalogue.actions for word in words(action.text)}
    return known


def strings(source: str) -> str:
    """What stands between quotes in TypeScript, without keys and without what is filled in."""
    found: list[tuple[str, str, str]] = re.findall(r'"([^"\n]*)"(:?)|`([^`]*)`', source)
    return "\n".join(plain or re.sub(r"\$\{[^}]*\}", " ", filled) for plain, key, filled in found if not key)


def messages(file: Path) -> str:
    """The texts of a Fluent file, without their keys and without what is filled in."""
    text = re.sub(r"^#.*|^[\w-]+ *=", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return re.sub(r"\{[^{}]*\}|\[[\w-]+\]", " ", text)
