"""Playing without a screen or a mouse: all that is drawn is told, keys do everything, the focus stays where the work goes on."""
from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

import kogge
from kogge.learn import puzzles
from kogge.learn.lessons import lessons
from server.setting import ROOT, answers
from web.scrutiny import GAME, by_turns, complaints, tree
from web.table_facts import untold
from web.test_layout import NAMES, at_stage, game_of
from web.visitor import DESKTOP, PHONE, Visitor

SOURCES = ROOT / "web/src"
# Puts the focus on something that can be done on the board, in the dock or in the prompt.
FOCUS = """() => {
  const found = [...document.querySelectorAll('.place.legal, .prompt [data-action]')].find((each) => each.checkVisibility());
  found?.focus();
  return found !== undefined;
}"""
UNTOLD = Path(__file__).with_name("told.js").read_text(encoding="utf-8")


def test_a_key_means_one_thing() -> None:
    """One table of keys, none of them twice, and nobody looks at letters behind its back."""
    table = (SOURCES / "access/keys.svelte.ts").read_text(encoding="utf-8").partition("KEYS = {")[2].partition("}")[0]
    keys = re.findall(r'\w+: "([^"]+)"', table)
    assert len(keys) == len(set(keys)) > 10
    letters = re.compile(r"""event\.key(\.toLowerCase\(\))? [!=]== "[\w/?]"|/\^\[1-9\]""")
    own = {"keys.svelte.ts", "Explore.svelte", "Review.svelte"}  # the last two have letters of their own still
    others = [file for file in SOURCES.rglob("*") if file.suffix in (".ts", ".svelte") and file.name not in own]
    assert [file.name for file in others if letters.search(file.read_text(encoding="utf-8"))] == []


def heard(visitor: Visitor, role: str) -> list[str]:
    """What a screen reader finds by this role."""
    return [name for found, name in tree(visitor) if found == role]


def command(visitor: Visitor, line: str) -> None:
    visitor.page.keyboard.press("/")
    visitor.page.wait_for_selector("dialog [role=combobox]")
    visitor.page.keyboard.type(line)


def close(visitor: Visitor) -> None:
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector("dialog", state="detached")


def answer_by_ear(visitor: Visitor) -> str:
    """Opens the command line, hears what can be answered, and gives one of the answers by its number."""
    command(visitor, "")
    options = heard(visitor, "option")
    assert options
    wanted = visitor.random.randrange(len(options))
    before = visitor.number()
    visitor.page.keyboard.type(str(wanted + 1))
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector("dialog", state="detached")
    if visitor.state() == "confirm":
        visitor.page.keyboard.press("Enter")
    visitor.gone_on(before)
    return options[wanted]


@GAME(0)
def test_a_turn_without_eyes_or_mouse(visit: Callable[..., Visitor], game: str) -> None:
    visitor = visit(seed=9, confirm=False)
    visitor.start(game, 3)
    page = visitor.page
    for _ in range(3):
        visitor.wait("turn")
        answer_by_ear(visitor)
    visitor.wait("turn", "curtain")
    # the table in words, part by part, in the order of use
    page.keyboard.press("d")
    page.wait_for_selector("dialog h3")
    assert page.locator("dialog h3").all_inner_texts() == ["Question", "Own things", "Board", "Players", "Log"]
    assert min(page.locator(f"dialog section:nth-of-type({n}) li").count() for n in range(1, 6)) > 0
    close(visitor)
    # a question on the command line
    command(visitor, "what is on the dock")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog .told li")
    close(visitor)
    # the keys
    page.keyboard.press("?")
    page.wait_for_selector("dialog dl")
    keys = set(page.locator("dialog kbd").all_inner_texts())
    assert {"Z", "⇧ Z", "H", "D", "/", "?"} <= keys
    assert not keys & ({"I", "J"} if game == "die-werft" else {"I", "J", "V"})  # no clock to stop, no sections, and no planner
    close(visitor)
    # the focus stays at work
    for _ in range(4):
        visitor.wait("turn")
        if not page.evaluate(FOCUS):
            answer_by_ear(visitor)
            continue
        page.keyboard.press("Shift")
        before = visitor.number()
        page.keyboard.press("Enter")
        if visitor.state() == "which":
            page.keyboard.press("Enter")
        visitor.gone_on(before)
        visitor.wait("turn", "over")
        page.wait_for_function("() => document.activeElement && document.activeElement !== document.body")


# What can happen to what has the focus, while nothing else does.
LOSSES = {
    "it is gone": "(it) => it.remove()",
    "it is nothing to press any longer": "(it) => it.removeAttribute('tabindex')",
    "its part of the table is hidden": "(it) => { it.closest('[data-slot]').hidden = true; }",
    "its part of the table is inert": "(it) => { it.closest('[data-slot]').inert = true; }",
    "it is gone while something moves in every frame": """(it) => {
      const step = () => { document.querySelector('main.table .prompt').classList.toggle('moves'); requestAnimationFrame(step); };
      step();
      setTimeout(() => it.remove(), 100);
    }""",
}
HELD = """(it) => {
  const held = document.activeElement;
  return held !== it && held !== document.body && held.checkVisibility() && !held.closest('[inert]');
}"""


def test_the_focus_is_never_lost(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    """Whatever becomes of the place that has it; and it comes back from windows and from what is told beside a place."""
    visitor = visit(tab="log")
    page = visitor.page
    visitor.resume(at_stage("nauticus", "middle"), tmp_path)
    refused = page.locator("main.table [data-slot=board] g.place.refused").first
    refused.focus()
    name = refused.get_attribute("data-place")
    for opens, opened in (("?", "dialog dl"), ("/", "dialog input"), ("Enter", ".tip p")):
        page.keyboard.press(opens)
        page.wait_for_selector(opened)
        page.keyboard.press("Escape")
        page.wait_for_selector(opened, state="detached")
        page.wait_for_function("name => document.activeElement.dataset.place === name", arg=name)
    for happens in LOSSES.values():
        page.reload()
        place = page.locator("main.table [data-slot=board] g.place.legal").first
        place.focus()
        page.keyboard.press("Shift")
        it = place.element_handle()
        it.evaluate(happens)
        page.wait_for_function(HELD, arg=it)
    # the browser lets go of a place that is there still: whoever goes on by keys is called back, whoever leaves by Tab is not
    for key, called in (("Shift", True), ("Tab", False)):
        page.reload()
        place = page.locator("main.table [data-slot=board] g.place.legal").first
        place.focus()
        page.keyboard.press(key)
        page.evaluate("""() => {
          document.activeElement.blur();
          document.querySelector('main.table .prompt').classList.toggle('moves');
          return new Promise((done) => setTimeout(done, 200));
        }""")
        assert page.evaluate("document.activeElement !== document.body") is called
    # a plan is another table: its beginning and its end take the focus along
    page.reload()
    page.wait_for_selector("main.table .place.legal")
    for wanted in ("main.table.planned", "main.table:not(.planned)"):
        page.keyboard.press("p")
        page.wait_for_selector(wanted)
        page.wait_for_function("wanted => document.activeElement?.closest(wanted)", arg=wanted)
    # the table in words over a plan: its keys are its own, and the plan is there as it was
    page.keyboard.press("p")
    page.wait_for_selector("main.table.planned .place.legal")
    page.keyboard.press("1")
    page.wait_for_selector(".steps li .snip")
    page.keyboard.press("d")
    page.wait_for_selector("dialog h3")
    page.keyboard.press("Delete")
    close(visitor)
    assert page.locator(".steps li .snip").count() == 1
    page.keyboard.press("p")
    page.wait_for_selector("main.table:not(.planned)")
    # in the past there is nothing to answer, to take back or to plan
    visitor.open(f"/table/{visitor.table}?at=3")
    page.wait_for_selector(".replay")
    page.wait_for_function("() => document.activeElement.matches('.replay')")
    page.keyboard.press("?")
    page.wait_for_selector("dialog dl")
    keys = page.locator("dialog kbd").all_inner_texts()
    assert {"D", "← →"} <= {*keys}
    assert not {*keys} & {"1–9", "Z", "⇧ Z", "H", "P", "O", "G", "R", "/"}


# Counts the frames in which nothing has the focus though something is asked.
NOWHERE = """
  window.nowhere = 0;
  const look = () => {
    const asks = document.querySelector('main.table :is(.prompt, [data-teaches])');
    if (asks && [null, document.body].includes(document.activeElement)) nowhere++;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""


@by_turns("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])(0)
def test_the_focus_is_where_something_is_asked_from_the_beginning(
    visit: Callable[..., Visitor], viewport: dict[str, int],
) -> None:
    """In a lesson, a puzzle and at a table, before the first key and for whoever presses by hand; it is never nowhere."""
    visitor = visit(viewport=viewport, confirm=False, own=True)
    visitor.at_first(NOWHERE)
    page = visitor.page
    for name in (lessons(kogge.game("nauticus"), "en")[0].name, puzzles.puzzles(kogge.game("nauticus"))[0].id):
        visitor.open(f"/learn/nauticus/{name}")
        focused(visitor, "[data-teaches]")
        assert page.evaluate("nowhere") == 0
        assert {*page.evaluate("document.activeElement.ariaDescribedByElements.map((each) => each.id)")} <= {"says", "task"}
    visitor.start("nauticus", 2)
    visitor.wait("turn")
    assert page.evaluate("document.activeElement.closest('main.table') !== null")
    for how in ["click" if viewport is DESKTOP else "tap"] * 3 + ["keys"] * 5:
        visitor.answer(how)
        visitor.wait("turn", "which", "over")
    assert page.evaluate("nowhere") == 0


@by_turns("lang", ["de", "en"])(0)
def test_captions_in_capitals_are_told_as_words(visit: Callable[..., Visitor], lang: str, tmp_path: Path) -> None:
    visitor = visit(lang=lang)
    for game in kogge.games():
        visitor.resume(at_stage(game, "middle"), tmp_path)
        visitor.page.wait_for_selector("main.table .prompt .ask")
        assert visitor.page.locator("main.table h4.cap").count() > 0
        assert [name for _, name in tree(visitor) if re.search(r"\b[A-ZÄÖÜ]{4,}\b", name)] == []


@GAME(2)
def test_an_answer_that_is_typed_to_its_end_is_given(visit: Callable[..., Visitor], game: str, tmp_path: Path) -> None:
    """Whatever its words are; none is taken for a question, and none for another one. What says nothing gives nothing."""
    visitor = visit(tab="log", lang="de")
    page = visitor.page
    for stage in ("start", "middle", "end"):
        visitor.resume(at_stage(game, stage), tmp_path)
        page.wait_for_selector("main.table .prompt .ask")
        command(visitor, "")
        options = heard(visitor, "option")
        close(visitor)
        for text in {*options[:12]}:
            command(visitor, text)
            assert heard(visitor, "option")[:1] == [text]
            close(visitor)
        before = visitor.number()
        for line in ("?", "...", "der"):
            assert told(visitor, line)
        assert visitor.number() == before


def test_what_happened_can_be_asked_for_in_the_middle_of_a_turn(visit: Callable[..., Visitor]) -> None:
    """In the middle of a turn, what happened before it; and what somebody did."""
    visitor = visit(tab="log", seed=3, confirm=False)
    visitor.start("die-werft", 3)
    visitor.wait("turn")
    while "Choose an action" not in visitor.page.locator(".prompt .ask b").inner_text() or visitor.number() < 100:
        answer_by_ear(visitor)
        visitor.wait("turn")
    before = told(visitor, "since my turn")
    assert any(line.startswith("Marlene ") for line in before)
    answer_by_ear(visitor)
    visitor.wait("turn")
    if "Choose an action" not in visitor.page.locator(".prompt .ask b").inner_text():
        assert told(visitor, "since my turn") == before
    did = told(visitor, "what did Fiete do")
    assert did
    assert [line for line in did if not line.startswith("Fiete")] == []


# Notes every question that is told from now on.
SAID = """() => {
  window.said = [];
  const region = document.querySelector('[data-asked]');
  const note = () => region.textContent && said.push(region.textContent);
  new MutationObserver(note).observe(region, {childList: true, subtree: true, characterData: true});
}"""


def test_a_question_is_told_once_and_after_what_happened(visit: Callable[..., Visitor]) -> None:
    """Not again whenever something else has the focus, and not of every rival who thinks."""
    visitor = visit(seed=4, confirm=False, own=True)
    visitor.start("liguria", 3)
    page = visitor.page
    page.wait_for_function("() => document.querySelector('[data-asked]').textContent.startsWith('Place your merchant')")
    page.evaluate(SAID)
    for _ in range(40):
        page.keyboard.press("Tab")
    assert page.evaluate("said") == []
    assert page.locator(".prompt [aria-live]").count() == 0
    for _ in range(3):
        visitor.answer("keys")
        visitor.wait("turn", "which")
        asked = page.locator(".prompt .ask b").inner_text()
        page.wait_for_function("asked => said.at(-1)?.startsWith(asked)", arg=asked)
    questions = [line for line in page.evaluate("said") if " is thinking" not in line]
    assert len(questions) == 3
    # a step back where there is none, and a number that no answer has, are not met with silence
    while page.locator(".undoing button").first.is_enabled():
        before = visitor.number()
        page.keyboard.press("z")
        visitor.gone_on(before)
        visitor.wait("turn")
    page.keyboard.press("z")
    page.wait_for_selector(".prompt [role=alert]:has-text('nothing to take back')")
    answers = page.locator(".actions .act:not(.off)").count()
    if answers < 9:
        page.keyboard.press("9")
        page.wait_for_selector(f".prompt [role=alert]:has-text('only {answers if answers > 1 else 'one'} answer')")


def test_what_happened_is_told_together(tmp_path: Path) -> None:
    """What begins alike in one line, what is the same once, with how often."""
    module, script = tmp_path / "news.mjs", tmp_path / "run.mjs"
    build = ["npx", "rolldown", "src/access/news.ts", "--format", "esm", "-o", module]
    subprocess.run(build, cwd=ROOT / "web", check=True, capture_output=True)
    lines = ["Into the row: a monk.", "Into the row: a knight.", "Ole buys: fish, at once.", *["Ole passes."] * 3]
    script.write_text(f"import {{ news }} from {json.dumps(module.as_uri())}; console.log(news({json.dumps(lines)}))")
    told = subprocess.run(["node", script], check=True, capture_output=True, text=True).stdout
    assert told.strip() == "Into the row: a monk; a knight. Ole buys: fish, at once. Ole passes (3 ×)."


def focused(visitor: Visitor, selector: str) -> None:
    visitor.page.wait_for_function("selector => document.activeElement?.matches(selector)", arg=selector)


@pytest.mark.parametrize("viewport", [
    pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone", marks=pytest.mark.soak)])
def test_enter_confirms_however_an_answer_was_chosen(
    visit: Callable[..., Visitor], viewport: dict[str, int], tmp_path: Path,
) -> None:
    """By the command line too, where the focus was on something else; who thinks better of it is back where they were."""
    visitor = visit(viewport=viewport, tab="log")
    page = visitor.page
    for record in game_of("liguria")[5:]:
        visitor.resume(record, tmp_path)
        page.wait_for_selector("main.table .prompt .ask")
        wanted = [candidate for candidate in asked(visitor) if candidate["warning"]]
        if wanted and page.locator("main.table .place.legal").count() > 1:
            break
    place = page.locator("main.table .place.legal").first
    place.focus()
    name = place.get_attribute("data-place")
    for _ in range(2):
        command(visitor, wanted[0]["text"])
        page.keyboard.press("Enter")
        focused(visitor, "[data-confirm]")
        page.keyboard.press("Escape")
        page.wait_for_function("name => document.activeElement?.dataset.place === name", arg=name)
    before = visitor.number()
    command(visitor, wanted[0]["text"])
    page.keyboard.press("Enter")
    focused(visitor, "[data-confirm]")
    page.keyboard.press("Enter")
    visitor.gone_on(before)


def asked(visitor: Visitor) -> list[dict[str, str]]:
    """The answers that can be given."""
    with visitor.somebody().live(visitor.table) as live:
        return list(answers(live.state["question"]))


def test_the_end_takes_the_focus(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    """Whoever played to the end by keys hears who won."""
    visitor = visit(confirm=False)
    visitor.resume(game_of("grog-island")[-2], tmp_path)
    while visitor.state() != "over":
        if visitor.wait("turn", "over", "curtain") == "curtain":
            visitor.page.keyboard.press("Tab")
            visitor.sit_down()
        elif visitor.state() == "turn":
            answer_by_ear(visitor)
    focused(visitor, ".banner h2")
    assert " wins with " in visitor.page.evaluate("document.activeElement.textContent")


def test_a_place_is_told_once(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    """What can be done and what lies there, nothing of it twice; what lies there still when nothing can be done."""
    visitor = visit(confirm=False)
    visitor.start("liguria", 3)
    visitor.wait("turn")
    street = [name for role, name in tree(visitor) if role == "button" and "of the street" in name]
    assert len(street) == 7  # a rival may have begun, and stand on one of them
    free = [name for name in street if not name.startswith("Not possible now, ")]
    assert free
    assert [name for name in free if not re.fullmatch(r"place \d of the street: \d tiles, (1 coin|\d coins)", name)] == []
    assert [name for name in street if name.count(" coin") != 1] == []
    answer_by_ear(visitor)
    visitor.wait("turn")
    rest = [name for role, name in tree(visitor) if role in ("image", "button") and "of the street: " in name]
    assert len(rest) == 7


def test_a_button_of_the_board_is_told_once(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    """Its sentence, and of what is written and drawn on it only what that has not said."""
    visitor = visit(confirm=False)
    for record in game_of("nauticus"):
        if "buy" in legal_verbs(record):
            break
    visitor.resume(record, tmp_path)
    visitor.page.wait_for_selector("main.table .prompt .ask")
    shelf = "button.place.legal.card"
    names = visitor.page.locator(shelf).evaluate_all("(all) => all.map((each) => each.getAttribute('aria-label'))")
    assert names
    assert [each for each in names if not re.fullmatch(r"Buy [a-z ]+ for \d taler, [a-z ]+, \d+ left", each)] == []


def test_an_action_tile_says_what_stands_on_it_once(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    """Its caption, where that is no part of the action's name, and its income with its unit."""
    visitor = visit(confirm=False)
    visitor.start("die-werft", 3)
    visitor.wait("turn")
    names = visitor.page.locator("g.place.legal").evaluate_all("(all) => all.map((each) => each.getAttribute('aria-label'))")
    tile = r"([A-Z]\w+: )?[A-Z][a-z ]+, space \d+, income (1 guilder|\d+ guilders)"
    assert names
    assert [each for each in names if not re.fullmatch(tile, each)] == []


@by_turns("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])(0)
def test_lessons_are_told(visit: Callable[..., Visitor], viewport: dict[str, int]) -> None:
    """The task too; a letter leads to what it marks, a hint says where; the table in words and the command line are there."""
    visitor = visit(viewport=viewport, confirm=False)
    page = visitor.page
    visitor.open(f"/learn/die-werft/{lessons(kogge.game('die-werft'), 'en')[0].name}")
    page.wait_for_selector("[data-teaches] [data-next]")
    page.locator("[data-next]").press("Enter")
    page.wait_for_selector("[data-teaches] [aria-live] #task")
    letter = page.locator("#task button").first
    letter.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.ariaLabel?.includes('Shipbuilding')")
    page.keyboard.press("d")
    page.wait_for_selector("dialog h3")
    assert min(page.locator(f"dialog section:nth-of-type({n}) li").count() for n in range(2, 5)) > 0
    close(visitor)
    command(visitor, "recruit crew")
    assert len(heard(visitor, "option")) == 1
    close(visitor)
    visitor.open(f"/learn/liguria/{puzzles.puzzles(kogge.game('liguria'))[0].id}")
    page.wait_for_selector("[data-teaches]")
    page.keyboard.press("?")
    page.wait_for_selector("dialog dl")
    assert not {"N", "S", "W"} & {*page.locator("dialog kbd").all_inner_texts()}
    close(visitor)
    page.keyboard.press("h")
    page.wait_for_selector("[role=status] .hinted")
    place = page.locator(".hinted").get_attribute("data-hinted")
    assert str(page.locator(f"[data-place='{place}']").get_attribute("aria-label")) in page.locator(".hinted").inner_text()


@GAME(0)
def test_a_place_has_no_second_name(visit: Callable[..., Visitor], game: str, tmp_path: Path) -> None:
    """What a drawing is called is not described once more."""
    visitor = visit()
    visitor.resume(at_stage(game, "middle"), tmp_path)
    visitor.page.wait_for_selector("main.table .prompt .ask")
    assert visitor.page.locator("main.table [data-slot=board] [aria-label] title").count() == 0


def test_every_part_of_a_board_has_a_heading(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    """So that one can go from part to part; and the table in words has them too."""
    for game, wanted in (
        ("die-werft", {"Ship tiles", "Trains", "Canals", "Employees", "Make equipment", "Recruit crew", "Trade prices"}),
        ("liguria", {"The ring of harbours and islands", "Tile row", "Market street", "Ship cards"}),
    ):
        visitor = visit()
        visitor.resume(at_stage(game, "start"), tmp_path)
        visitor.page.wait_for_selector("main.table .prompt .ask")
        assert wanted <= {*heard(visitor, "heading")}
        visitor.page.keyboard.press("d")
        visitor.page.wait_for_selector("dialog h4")
        assert wanted <= {*visitor.page.locator("dialog h4").all_inner_texts()}
        close(visitor)


def test_a_command_that_fits_nothing_gets_an_answer(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    """What is forbidden is told with its reason; else what could be typed."""
    visitor = visit(tab="log")
    visitor.resume(at_stage("nauticus", "middle"), tmp_path)
    visitor.page.wait_for_selector("main.table .place.refused")
    command(visitor, "")
    options = heard(visitor, "option")
    first, second, *_ = options[0].split()
    close(visitor)
    command(visitor, f"{first} the {second}")
    assert heard(visitor, "option")
    close(visitor)
    for line, told in (
        ("rivals", f"{NAMES[0]}, your turn, Points: "), ("zzz", "Nothing fits “zzz”. You can answer, for instance: “"),
        ("goods", "Not possible now: Goods"),
        ("wehre is the compass", "The table says nothing of “wehre is the compass”."), ("how many workers do I have", "Workers "),
        ("what can I do", "Choose the action"), ("who is winning", f"{NAMES[0]}, your turn, Points: "),
        ("sell hulls", "“sell hulls” is no answer now."), ("hulls shelf", "Nothing fits “hulls shelf”."),
        ("99", f"There are only {len(options)} answers."), ("read the log", "Set-up: "),
        ("who has the most taler", f"{NAMES[0]}, your turn, "),
    ):
        command(visitor, line)
        assert heard(visitor, "option") == []
        visitor.page.keyboard.press("Enter")
        visitor.page.wait_for_selector("dialog .told li")
        assert visitor.page.locator("dialog .told li").first.inner_text().startswith(told)
        close(visitor)
    command(visitor, "what can I do")
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector("dialog .told li")
    possible = visitor.page.locator("dialog .told li").all_inner_texts()
    close(visitor)
    for slip in (f"{first[:-2]}{first[-1]}{first[-2]}", f"I want {first} please", f"choose {first}", first.upper()):
        command(visitor, slip)
        assert set(heard(visitor, "option")) <= {*options}
        assert any(option.startswith(first) for option in heard(visitor, "option"))
        close(visitor)
    assert [line for line in options if line not in possible] == []


def test_an_answer_may_begin_like_a_question(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    """ "Show a chest" is one; "show the board" is none."""
    visitor = visit(tab="log")
    visitor.resume(next(record for record in game_of("grog-island") if "show" in legal_verbs(record)), tmp_path)
    visitor.page.wait_for_selector("main.table .prompt .ask")
    for line in ("show", "show a ch", "show chest worth"):
        command(visitor, line)
        assert [option for option in heard(visitor, "option") if option.startswith("Show a chest worth ")]
        close(visitor)
    assert "Auction" in " ".join(told(visitor, "show the board"))


def legal_verbs(record: str) -> set[str]:
    return {action.verb for action in kogge.replay(kogge.Record.read(record)).legal()}


def test_at_a_shared_screen_the_others_are_rivals(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    """What somebody else before this screen has is told as theirs, and what happened since my turn, not since theirs."""
    visitor = visit(tab="log")
    visitor.resume(at_stage("nauticus", "middle"), tmp_path)
    visitor.page.wait_for_selector("main.table .prompt .ask")
    with visitor.somebody().live(visitor.table) as live:
        view, mine = live.state["view"], live.state["seat"]
    names = [each["name"] for each in visitor.api(f"/tables/{visitor.table}")["seats"]]
    counts = [player["taler"] for player in view["players"]]
    other = next(seat for seat, taler in enumerate(counts) if taler != counts[mine])
    answer = " ".join(told(visitor, f"how many taler does {names[other]} have"))
    assert {*re.findall(r"Taler:? (\d+)", answer)} == {str(counts[other])}
    since = told(visitor, "since my turn")
    assert since[0] != "Nothing has happened since your turn."
    assert not any(line.startswith(names[mine]) for line in since)


def test_a_question_is_answered_by_what_fits_it_best(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    """By lines with most of its words, by all below a heading of headings, by words of which it is a part."""
    visitor = visit(tab="log")
    visitor.resume(at_stage("liguria", "middle"), tmp_path)
    visitor.page.wait_for_selector("main.table .prompt .ask")
    islands = told(visitor, "who holds the red island")
    assert len(islands) >= 3
    assert [line for line in islands if "red island" not in line] == []
    assert any(line.startswith("Knights") for line in told(visitor, "what is behind my screen"))
    assert re.fullmatch(r".*'s ship,.* at: .*", "; ".join(told(visitor, "where is my ship")))
    assert len(told(visitor, "last move")) == 3
    visitor.resume(at_stage("nauticus", "middle"), tmp_path)
    visitor.page.wait_for_selector("main.table .prompt .ask")
    stored = told(visitor, "what is in my warehouse")
    assert re.fullmatch(r"Warehouse.*:", stored[0])
    assert re.match(r"\d+ × |[A-Z][a-z]+ (mast|sail)", stored[1])
    visitor.resume(at_stage("grog-island", "middle"), tmp_path)
    visitor.page.wait_for_selector("main.table .prompt .ask")
    assert len([line for line in told(visitor, "what are the dice") if " die, shows " in line]) == 5
    german = visit(tab="log", lang="de")
    german.resume(at_stage("grog-island", "middle"), tmp_path)
    german.page.wait_for_selector("main.table .prompt .ask")
    assert {"Kupferschiff", "Goldschiff", "Zielschiff"} <= {line.split(",")[0] for line in told(german, "wo liegt ein Schiff")}


def told(visitor: Visitor, line: str) -> list[str]:
    """What the command line answers to a question."""
    command(visitor, line)
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector("dialog .told li")
    found = visitor.page.locator("dialog .told li").all_inner_texts()
    close(visitor)
    return list(found)


def test_rivals_and_parts_can_be_asked_for(visit: Callable[..., Visitor]) -> None:
    """What somebody has without going there, what stands below a heading, which round it is, what was asked; no word
    that is on the table is taken for a slip of another one."""
    visitor = visit(tab="log")
    visitor.start("die-werft", 3)
    visitor.wait("turn")
    things = told(visitor, "what does Fiete have")
    assert things[0].startswith("Fiete, Deckhand, ")
    assert {"Dock:", "Stores:"} <= {*things}
    assert len([line for line in things if re.match(r"space \d: ", line)]) >= 9
    assert visitor.page.locator("[data-dock='0']").count() == 1  # my own are in sight again
    assert told(visitor, "how many guilders does Fiete have")[0].startswith("Guilders ")
    stores = "Sail: 0 Smokestack: 0 Propeller: 0 Crane: 0 Cannon: 0 Captain: 0 Soldier: 0 Businessman: 0"
    assert told(visitor, "stores")[1:3] == ["Stores:", stores]
    assert told(visitor, "what lap is it")[-2:] == ["Lap 1 of 3", "Choose an action"]
    assert told(visitor, "repeat")[0] == "Choose an action. You have 6 guilders."
    assert len(told(visitor, "what was the last move")) == 3


def test_own_things_in_words(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    """Whatever lies in a warehouse is told by name and number; a number stands in one line with what it counts."""
    visitor = visit(tab="log")
    visitor.resume(at_stage("nauticus", "middle"), tmp_path)
    visitor.page.wait_for_selector("main.table .prompt .ask")
    command(visitor, "what is on the dock")
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector("dialog .told li")
    told = visitor.page.locator("dialog .told li").all_inner_texts()
    stored = [(int(line.split(" × ")[0]), line) for line in told if re.match(r"\d+ × ", line)]
    assert f"Warehouse {sum(n * (2 if line.endswith(' mast') else 1) for n, line in stored)} of 12:" in told
    assert stored
    assert [line for line in told if re.fullmatch(r"(Workers|Taler) \d+", line)] == told[1:3]
    assert [line for line in told if re.fullmatch(r"[×\d]+", line)] == []


def unheard(visitor: Visitor, game: str) -> list[object]:
    """Facts of the view that the accessibility tree does not tell, and numbers that are for the eye alone."""
    with visitor.somebody().live(visitor.table) as live:
        view, seat = live.state["view"], live.state["seat"]
    names = [each["name"] for each in visitor.api(f"/tables/{visitor.table}")["seats"]]
    heard = [name for role, name in tree(visitor) if role != "InlineTextBox"]
    return [*untold(game, view, seat, names, heard), *visitor.page.evaluate(UNTOLD)]


@pytest.mark.parametrize(("game", "stage"), [
    pytest.param(game, stage, marks=[] if (game, stage) == ("liguria", "middle") else [pytest.mark.soak])
    for game in kogge.games() for stage in ("start", "middle", "end")])
def test_whatever_is_seen_is_told(visit: Callable[..., Visitor], game: str, stage: str, tmp_path: Path) -> None:
    """Every piece, place, owner and number of the view that is drawn stands in the tree, by name, with its unit."""
    visitor = visit(tab="log")
    visitor.resume(at_stage(game, stage), tmp_path)
    visitor.page.wait_for_selector("main.table .prompt .ask")
    assert unheard(visitor, game) == []


@pytest.mark.soak
@pytest.mark.parametrize("game", kogge.games())
def test_a_whole_game_by_ear(visit: Callable[..., Visitor], game: str) -> None:
    """Nothing but the accessibility tree and the keyboard, to the end; on the way no number is for the eye alone."""
    visitor = visit(seed=2, confirm=False)
    visitor.start(game, 3)
    visitor.wait("turn")
    visitor.page.keyboard.press("d")
    visitor.page.wait_for_selector("dialog h3")
    assert complaints(visitor) == []
    close(visitor)
    for n in count():
        if visitor.wait("turn", "over") == "over":
            break
        assert (unheard(visitor, game) if n % 8 == 0 else visitor.page.evaluate(UNTOLD)) == []
        answer_by_ear(visitor)
