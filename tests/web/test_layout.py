"""Every table on every screen: nothing cut, covered, too small or out of sight. A sample in the suite, all of it in soak."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest

import kogge
from kogge import bots
from kogge.engine.texts import question_key
from kogge.learn import puzzles
from web.boxes import FINGER, MOUSE, faults
from web.scrutiny import complaints
from web.test_explore import opened
from web.visitor import PHONE, Visitor

# Two of them as long as the server allows, one a single word.
NAMES = ["Rheinschleppschifffahrtsgenossenschaften", "Aïcha", "Kapitän Wolfgang-Amadeus zu Störtebekers", "Jonte"]
Size = tuple[int, int]

PHONES: list[Size] = [(360, 740), (390, 844), (740, 360), (844, 390)]
TABLETS: list[Size] = [(768, 1024), (820, 1180), (1024, 1366), (1080, 1920), (1024, 768), (1180, 820)]
DESKS: list[Size] = [(1280, 720), (1366, 633), (1366, 768), (1440, 757), (1440, 900), (1920, 1080), (2560, 1440), (1440, 2560)]
# A page at twice its size has half the room: windows of 1280×720, 1366×768, 1440×900 and 1920×1080.
ZOOMED: list[Size] = [(640, 360), (683, 384), (720, 450), (960, 540)]
EVERY = PHONES + TABLETS + DESKS + ZOOMED
# One of each way to lie, and the ones that were hardest.
SAMPLE: list[Size] = [
    (360, 740), (844, 390), (640, 360), (820, 1180), (1024, 768), (1180, 820), (1280, 720), (1366, 633), (1440, 900)]

STUDIED: list[Size] = [(360, 740), (844, 390), (820, 1180), (1024, 768), (1180, 820), (1440, 900)]

PAGES = [
    "/new/die-werft", "/account", "/aid/liguria", "/", "/settings", "/about", "/games/liguria", "/puzzles", "/learn", "/rankings",
    "/tournaments", "/clubs", "/nowhere"]

# How far into a random game, of all its answers, and in which language the sample looks.
STAGES = {"start": 0.0, "middle": 0.5, "end": 0.98}
SAMPLED = {"nauticus": ("middle", "de"), "grog-island": ("start", "en"), "die-werft": ("middle", "de"), "liguria": ("end", "de")}


@cache
def game_of(game: str) -> list[str]:
    """A random game's records at each question that leaves a choice."""
    journal, rng, found = kogge.Journal(kogge.game(game), kogge.game(game).players[-1], names=NAMES), kogge.Rng(8), []
    while not journal.table.over:
        table = journal.table
        if table.seat != kogge.LUCK and len(table.legal()) > 1:
            found.append(str(journal.record()))
        journal.play(kogge.pick(table, rng))
    return found


def at_stage(game: str, stage: str) -> str:
    records = game_of(game)
    return records[int(STAGES[stage] * (len(records) - 1))]


@cache
def at_each_question(game: str) -> dict[str, str]:
    """For each kind of question the first and the latest record of a few random games that ask it."""
    found: dict[str, str] = {}
    for seed in range(4):
        journal, rng = kogge.Journal(kogge.game(game), kogge.game(game).players[-1], names=NAMES), kogge.Rng(seed)
        while not journal.table.over:
            table = journal.table
            if table.seat != kogge.LUCK and len(table.legal()) > 1:
                question = question_key(table.agenda[-1])
                found.setdefault(question, str(journal.record()))
                found[question + ", the last"] = str(journal.record())
            journal.play(kogge.pick(table, rng))
    return found


# Where players and log stand beside the board: the tabs are in sight; in a window of 900 they have at least a third of the rail.
# What takes back stands together, and the header of a small screen has two lines.
RAIL = """() => {
  if (document.querySelector('header h1').clientHeight > 36) return ['the title has more than two lines'];
  const tops = [...document.querySelectorAll('.undoing button')].map((each) => each.getBoundingClientRect().top);
  if (new Set(tops).size > 1) return ['the ways back stand in different rows'];
  const rail = document.querySelector('.rail-slot:not(.drawer)')?.getBoundingClientRect();
  const log = document.querySelector('.rail-slot > .tabs:not([hidden]), .rail-slot > .digest')?.getBoundingClientRect();
  if (!rail || !log) return [];
  const share = Math.round((100 * log.height) / rail.height);
  const seen = (share >= 33 || innerHeight < 900) && log.top >= rail.top && log.bottom <= rail.bottom + 1;
  return seen ? [] : [`the log has ${share} % of the rail, or is out of sight`];
}"""


# What is told of an answer that is pointed at moves nothing: a place that moves away under the pointer comes back, for ever.
POINTED = """async () => {
  const place = document.querySelector('.place.legal'), board = document.querySelector('[data-slot=board]');
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const before = board.clientHeight;
  place?.dispatchEvent(new PointerEvent('pointerenter'));
  await drawn();
  const moved = board.clientHeight - before;
  place?.dispatchEvent(new PointerEvent('pointerleave'));
  await drawn();
  const found = moved ? [`the board is ${moved} higher while ${place.dataset.place} is pointed at`] : [];
  for (const button of document.querySelectorAll('.prompt .buttons [data-action]')) {
    const { x, width } = button.getBoundingClientRect();
    button.dispatchEvent(new PointerEvent('pointerenter'));
    await drawn();
    const now = button.getBoundingClientRect();
    button.dispatchEvent(new PointerEvent('pointerleave'));
    await drawn();
    if (Math.abs(now.x - x) + Math.abs(now.width - width) > 1) found.push(`${button.textContent} moves when it is pointed at`);
  }
  return found;
}"""


def seen_at(visitor: Visitor, record: str, folder: Path, sizes: list[Size]) -> Iterator[tuple[Size, list[str]]]:
    """What is wrong at each size, all of them in one page."""
    visitor.resume(record, folder)
    visitor.page.wait_for_selector("main.table .prompt .ask")
    visitor.page.evaluate("document.fonts.ready")
    for width, height in sizes:
        visitor.page.set_viewport_size({"width": width, "height": height})
        settled(visitor)
        found = faults(visitor.page, least(width, height)) + visitor.page.evaluate(RAIL) + visitor.page.evaluate(POINTED)
        yield (width, height), found


def least(width: int, height: int) -> int:
    """Of what can be pressed on a screen of this size."""
    return FINGER if width < 1200 or height < 500 else MOUSE


def settled(visitor: Visitor) -> None:
    """Until the page has drawn itself for its new size: three frames in which no box has changed. It must come to rest."""
    visitor.page.evaluate("""() => new Promise((done, never) => {
      const boxes = () => [...document.querySelectorAll('[data-slot], main.table svg, .pin')].map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return `${each.dataset.slot ?? each.ariaLabel ?? each.classList} ` + [x, y, width, height].map(Math.round).join(' ');
      });
      let [last, calm, frames] = [[], 0, 0];
      const look = () => {
        const now = boxes(), moved = now.filter((box, i) => box !== last[i]);
        calm = moved.length || now.length !== last.length ? 0 : calm + 1;
        last = now;
        if (calm >= 3) done();
        else if (++frames > 1000) never(new Error(`the page never rests: ${moved}`));
        else requestAnimationFrame(look);
      };
      look();
    })""")


def check(visitor: Visitor, record: str, folder: Path, sizes: list[Size]) -> None:
    wrong = {f"{width}×{height}": found for (width, height), found in seen_at(visitor, record, folder, sizes) if found}
    assert not wrong, "\n".join(f"{size}: {each}" for size, found in wrong.items() for each in found[:12])


@pytest.mark.parametrize("game", kogge.games())
def test_a_table_on_many_screens(visit: Callable[..., Visitor], game: str, tmp_path: Path) -> None:
    stage, lang = SAMPLED.get(game, ("middle", "de"))
    check(visit(lang=lang, tab="log"), at_stage(game, stage), tmp_path, SAMPLE)


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("game", kogge.games())
def test_every_table_on_every_screen(visit: Callable[..., Visitor], game: str, stage: str, lang: str, tmp_path: Path) -> None:
    check(visit(lang=lang, tab="log"), at_stage(game, stage), tmp_path, EVERY)


@pytest.mark.soak
@pytest.mark.parametrize("game", kogge.games())
def test_every_question_on_many_screens(visit: Callable[..., Visitor], game: str, tmp_path: Path) -> None:
    visitor, wrong = visit(lang="de", tab="log"), {}
    for question, record in at_each_question(game).items():
        for (width, height), found in seen_at(visitor, record, tmp_path, [*SAMPLE, (960, 540)]):
            wrong[f"{question}, {width}×{height}"] = found
    assert not any(wrong.values()), "\n".join(f"{where}: {each}" for where, found in wrong.items() for each in found[:6])


@pytest.mark.soak
def test_action_tiles_without_coins_in_a_low_window(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    """Coins make a tile of Die Werft larger than it is; an extra action brings none."""
    check(visit(lang="de", tab="log"), at_each_question("die-werft")["offering, the last"], tmp_path, ZOOMED)


@pytest.mark.parametrize(("game", "sizes"), [
    pytest.param("liguria", [(640, 360), (1024, 768), (960, 540)], id="some"),
    *(pytest.param(game, [*SAMPLE, *ZOOMED[1:]], id=game, marks=pytest.mark.soak) for game in kogge.games())])
def test_what_opens_at_a_table(visit: Callable[..., Visitor], game: str, sizes: list[Size], tmp_path: Path) -> None:
    """Advice, each part of the dock where one opens at a time, the log, a plan, the past: nothing is cut, covered, too small."""
    visitor, wrong = visit(lang="de", tab="log"), {}
    visitor.resume(at_stage(game, "middle"), tmp_path)
    visitor.page.wait_for_selector("main.table .prompt .ask")
    page = visitor.page

    def look(what: str, width: int, height: int) -> None:
        settled(visitor)
        found = faults(page, least(width, height))
        wrong[f"{width}×{height}, {what}"] = [each for each in found if what != "the past" or not each.startswith("nothing that")]

    visitor.ask_for_a_hint()
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        look("advice", width, height)
        page.keyboard.press("Escape")
        for part in page.locator(".own.as-tabs .tabs button").all():
            part.click()
            look(part.inner_text(), width, height)
            part.click()
        page.keyboard.press("l")
        look("the log", width, height)
        page.keyboard.press("Escape")
    for what, shown in (("a plan", "main.planned"), ("the past", ".replay")):
        page.keyboard.press("p") if what == "a plan" else visitor.open(f"/table/{visitor.table}?at=30")
        page.wait_for_selector(shown)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            look(what, width, height)
    assert not any(wrong.values()), {where: found[:6] for where, found in wrong.items() if found}


@pytest.mark.parametrize(("game", "sizes"), [
    pytest.param("nauticus", [(844, 390), (1024, 768)], id="some"),
    *(pytest.param(game, STUDIED, id=game, marks=pytest.mark.soak) for game in kogge.games())])
def test_what_is_studied_on_many_screens(visit: Callable[..., Visitor], game: str, sizes: list[Size], tmp_path: Path) -> None:
    """A puzzle and a game that is explored: nothing is cut, covered or too small, and the board keeps its room."""
    visitor, wrong = visit(lang="de"), {}
    puzzle, table = puzzles.puzzles(kogge.game(game))[0], opened(visitor, game, tmp_path)
    for path in (f"/learn/{game}/{puzzle.id}", f"/study/{table}?at=60"):
        visitor.open(path)
        visitor.page.wait_for_selector("main.table [data-place]")
        for width, height in sizes:
            visitor.page.set_viewport_size({"width": width, "height": height})
            settled(visitor)
            found = faults(visitor.page, least(width, height))
            wrong[f"{path} {width}×{height}"] = [each for each in found if not each.startswith("nothing that can be done")]
    assert not any(wrong.values()), {where: found[:6] for where, found in wrong.items() if found}


def test_a_lessons_letters_and_its_low_ring_leave_words_and_numbers_in_sight(visit: Callable[..., Visitor]) -> None:
    visitor, wrong = visit(lang="de"), {}
    for lesson in ("3-points", "4-a-plan"):
        visitor.open(f"/learn/liguria/{lesson}")
        visitor.page.wait_for_selector(".page .pin")
        for width, height in ((640, 360), (820, 1180), (1280, 720), (1440, 900)):
            visitor.page.set_viewport_size({"width": width, "height": height})
            settled(visitor)
            of = ("overlap", "painted", "small text")
            wrong[lesson, width, height] = [each for each in faults(visitor.page, least(width, height)) if each.startswith(of)]
    assert not any(wrong.values()), {where: found[:6] for where, found in wrong.items() if found}


@pytest.mark.parametrize(("game", "sizes"), [
    pytest.param("die-werft", [(640, 360), (1180, 820)], id="some"),
    *(pytest.param(game, SAMPLE, id=game, marks=pytest.mark.soak) for game in kogge.games())])
def test_whoever_is_new_sees_as_much(visit: Callable[..., Visitor], game: str, sizes: list[Size]) -> None:
    """With the Pilot at a first table: nothing is cut, covered, too small or out of sight."""
    visitor = visit(lang="de", tab="log", pilot=True)
    visitor.start(game, 4)
    visitor.wait("turn", "which", "confirm")
    visitor.page.wait_for_selector("[data-coach]", state="attached")
    wrong = {}
    for width, height in sizes:
        visitor.page.set_viewport_size({"width": width, "height": height})
        settled(visitor)
        wrong[f"{width}×{height}"] = faults(visitor.page, least(width, height))
    assert not any(wrong.values()), {size: found[:6] for size, found in wrong.items() if found}


def test_a_plans_answers_without_room_are_in_its_list(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor = visit({"width": 1180, "height": 820})
    visitor.resume(at_each_question("nauticus")["crowning"], tmp_path)
    visitor.page.keyboard.press("p")
    visitor.page.wait_for_selector("main.planned .prompt [data-list]")
    assert visitor.page.locator(".prompt .buttons [data-action]").count() < 3
    visitor.page.click(".prompt [data-list]")
    visitor.page.wait_for_selector(".acts button:focus")
    assert visitor.page.locator(".acts .act").count() == 3


def test_a_lying_tablet_shows_all_markets_and_one_large(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor = visit({"width": 1180, "height": 820})
    visitor.resume(at_stage("die-werft", "start"), tmp_path)
    page, panes = visitor.page, [".market", ".canals", ".employees", ".wheels"]
    page.wait_for_selector(".gathered")
    assert all(page.locator(f".gathered section{pane}").is_visible() for pane in panes)
    page.locator(".grow.employees").click()
    page.wait_for_selector(".split section.employees")
    assert page.evaluate("document.activeElement.textContent") == "Employees"
    page.get_by_role("tab", name="Ship tiles").click()
    page.wait_for_selector(".gathered")


# Where something is asked of the piazza, it is there as a whole: what decides about the answer is not on another tab.
PARTS = """() => ['row', 'street', 'card'].filter((part) =>
  ![...document.querySelectorAll(`.board-slot [data-place^="${part} "]`)].some((each) => each.checkVisibility()))"""
HARBOURS = """() => ['Camogli', 'Noli', 'Savona', 'Lerici'].filter((name) =>
  ![...document.querySelectorAll('.map text')].some((each) => each.textContent === name))"""
# What lies in a harbour's rows is told by whatever shows them, or by its name where they have no room, and both can be asked.
ROWS = """() => {
  const signs = [...document.querySelectorAll('.map [data-place^="envoy "], .map [data-thing^=envoy]')];
  const told = signs.map((each) => each.ariaLabel).join().match(/(Steuerräder|Händler|Gebäude|Mönche)\\b.*?\\d/g) ?? [];
  const mute = signs.filter((each) => {
    const { x, y, width, height } = each.querySelector('text').getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-place], [data-thing]') !== each;
  });
  return [...mute.map((each) => `mute: ${each.ariaLabel}`), ...(told.length === 16 ? [] : [`${told.length} rows told`])];
}"""


def test_a_small_piazza_is_whole_and_harbours_have_their_names(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor, wrong = visit(lang="de", tab="log"), {}
    visitor.resume(at_each_question("liguria")["place-merchant, the last"], tmp_path)
    page = visitor.page
    page.wait_for_selector("main.table .prompt .ask")
    for width, height in ((1024, 768), (960, 540), (844, 390), (640, 360), (820, 1180), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        settled(visitor)
        for tab, looked_for in (("Piazza", PARTS), ("Ring", HARBOURS)):
            if page.locator(".panes").count():
                page.get_by_role("button", name=tab, exact=True).click()
                settled(visitor)
            wrong[f"{width}×{height}, {tab}"] = [*page.evaluate(looked_for), *faults(page, least(width, height))]
            if page.locator(".map").is_visible():
                wrong[f"{width}×{height}, {tab}"] += page.evaluate(ROWS)
    assert not any(wrong.values()), {where: found[:6] for where, found in wrong.items() if found}


# The number of steps to an island of Liguria covers neither who holds it nor how many swords are there.
STEPS = """() => {
  const box = (each) => each.getBoundingClientRect();
  const numbers = [...document.querySelectorAll('.reach > circle')].map(box);
  const over = ({ left, right, top, bottom }) => numbers.some((one) =>
    Math.min(one.right, right) - Math.max(one.left, left) > 3 && Math.min(one.bottom, bottom) - Math.max(one.top, top) > 3);
  return [...document.querySelectorAll('[data-place^=ring] .sign')].filter((each) => over(box(each)))
    .map((each) => `steps over who holds ${each.closest('[data-place]').dataset.place}`);
}"""


def test_steps_leave_in_sight_who_holds_an_island(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    journal, rng = kogge.Journal(kogge.game("liguria"), 4, names=NAMES), kogge.Rng(5)

    def held_and_reached() -> bool:
        view = journal.table.view(None)
        reached = [view.ring[route.place] for route in view.routes if not route.clockwise]
        return any(place.colour and place.seat >= 0 for place in reached)

    while question_key(journal.table.agenda[-1]) != "set-sail" or not held_and_reached():
        table = journal.table
        luck = table.seat == kogge.LUCK
        journal.play(kogge.pick(table, rng) if luck else bots.choose(table, table.seat, "greedy", rng.below(1 << 30)))
    visitor = visit(viewport=PHONE)
    visitor.resume(str(journal.record()), tmp_path)
    for width, height in ((390, 844), (844, 390), (1180, 820)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        settled(visitor)
        assert visitor.page.evaluate(STEPS) == [], (width, height)


# And it touches no ship, nor another number, and does not stand at a place that is not as far away. No ship lies over a number.
AFLOAT = """() => {
  const box = (each) => each.getBoundingClientRect();
  const numbers = [...document.querySelectorAll('.reach > circle:last-of-type')].map(box);
  const ships = [...document.querySelectorAll('.sails g[transform^=scale]')].map(box);
  const meet = (a, b) => Math.min(a.right - b.left, b.right - a.left, a.bottom - b.top, b.bottom - a.top) > 0.5;
  if (!numbers.length || !ships.length) return ['no numbers or no ships'];
  const met = numbers.filter((one, i) => [...ships, ...numbers.slice(i + 1)].some((other) => meet(one, other)));
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const elsewhere = [...document.querySelectorAll('.reach')].filter((each) => {
    const [x, y] = middle(box(each.querySelector('circle')));
    return [...document.querySelectorAll('.map [data-place^="ring "]')].some((place) => {
      const { left, right, top, bottom } = box(place.firstElementChild);
      const far = RegExp(`(with |[(])${each.textContent.trim()} step`);
      return x > left && x < right && y > top && y < bottom && !far.test(place.ariaLabel);
    });
  });
  const words = [...document.querySelectorAll('.map > svg > g[transform] text')].filter((each) => !each.closest('.reach'));
  const hidden = words.filter((each) => ships.some((ship) => {
    const one = box(each);
    return Math.min(one.right - ship.left, ship.right - one.left, one.bottom - ship.top, ship.bottom - one.top) > 4;
  }));
  return [
    ...met.map((one) => `${one.x} ${one.y}`), ...elsewhere.map((each) => `${each.textContent} elsewhere`),
    ...hidden.map((each) => `ship over ${each.textContent}`)];
}"""


@pytest.mark.parametrize("seeds", [
    pytest.param([2], id="one"), pytest.param(range(12), id="many", marks=pytest.mark.soak)])
def test_steps_keep_clear_of_ships(visit: Callable[..., Visitor], seeds: Sequence[int], tmp_path: Path) -> None:
    records: list[str] = []
    for seed in seeds:
        journal, rng = kogge.Journal(kogge.game("liguria"), 4 - seed % 2, names=NAMES[:4 - seed % 2]), kogge.Rng(seed)
        asked = 0
        while asked < 5 + seed:
            journal.play(kogge.pick(journal.table, rng))
            asked += question_key(journal.table.agenda[-1]) == "set-sail"
        records.append(str(journal.record()))
    visitor, wrong = visit(viewport=PHONE), {}
    for n, record in enumerate(records):
        visitor.resume(record, tmp_path)
        for width, height in ((390, 844), (360, 740), (640, 360), (844, 390), (1180, 820), (820, 1180)):
            visitor.page.set_viewport_size({"width": width, "height": height})
            settled(visitor)
            if visitor.page.locator(".sails").count():
                wrong[n, width, height] = visitor.page.evaluate(AFLOAT)
    assert len(wrong) >= 4 * len(seeds)
    assert not any(wrong.values()), {where: found for where, found in wrong.items() if found}


@pytest.mark.soak
def test_a_tablets_header_says_the_phase(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    for lang in ("de", "en"):
        visitor = visit(lang=lang)
        visitor.resume(at_stage("nauticus", "middle"), tmp_path)
        visitor.page.set_viewport_size({"width": 820, "height": 1180})
        settled(visitor)
        assert visitor.page.locator("header .meta").count() == 2


def test_the_list_opens_by_itself_only_where_nothing_can_be_done_elsewhere(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    """Tiles on the wheel can be pressed, as soon as there is one."""
    visitor = visit({"width": 820, "height": 1180})
    visitor.resume(at_each_question("nauticus")["choose-tile"], tmp_path)
    visitor.page.wait_for_selector(".wheel .place.legal", state="attached")
    settled(visitor)
    assert not visitor.page.locator(".drawer").is_visible()


SHELVES = """() => [...document.querySelectorAll('.quay:not(.open) > .shelf')].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(' ');
})"""
OPEN_SHELF = "[...document.querySelectorAll('.quay > .shelf.on')].map((each) => Math.round(each.getBoundingClientRect().height))"


def test_nauticus_shelves_keep_size_and_place_when_one_opens(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor, seen, alone = visit({"width": 820, "height": 1180}), {}, {}
    for question in ("choose-tile", "buying", "buying, the last", "take-free", "choose-reward", "transporting"):
        visitor.resume(at_each_question("nauticus")[question], tmp_path)
        for width, height in ((820, 1180), (1180, 820), (1024, 768), (960, 540), (1366, 633), (1440, 900)):
            visitor.page.set_viewport_size({"width": width, "height": height})
            settled(visitor)
            seen.setdefault((width, height), set()).add(tuple(visitor.page.evaluate(SHELVES)))
        for width, height in ((390, 844), (360, 740)):
            visitor.page.set_viewport_size({"width": width, "height": height})
            settled(visitor)
            alone.setdefault((width, height), set()).update(visitor.page.evaluate(OPEN_SHELF))
    assert {size: len(heights) for size, heights in alone.items()} == dict.fromkeys(alone, 1)
    assert {size: [len(each) for each in shelves] for size, shelves in seen.items()} == {size: [4] for size in seen}


@pytest.mark.parametrize(("game", "sizes"), [
    pytest.param("nauticus", [(360, 740), (844, 390), (1440, 900)], id="some"),
    *(pytest.param(game, SAMPLE, id=game, marks=pytest.mark.soak) for game in kogge.games())])
def test_the_end_on_many_screens(visit: Callable[..., Visitor], game: str, sizes: list[Size], tmp_path: Path) -> None:
    journal, rng = kogge.Journal(kogge.game(game), kogge.game(game).players[-1], names=NAMES), kogge.Rng(8)
    while not journal.table.over:
        journal.play(kogge.pick(journal.table, rng))
    visitor, wrong = visit(lang="de"), {}
    visitor.resume(str(journal.record()), tmp_path)
    visitor.page.wait_for_selector(".banner")
    for width, height in sizes:
        visitor.page.set_viewport_size({"width": width, "height": height})
        settled(visitor)
        wrong[f"{width}×{height}"] = faults(visitor.page, least(width, height))
    assert not any(wrong.values()), {size: found[:6] for size, found in wrong.items() if found}


@pytest.mark.parametrize(("lang", "paths", "sizes"), [
    pytest.param("de", PAGES[:3], [(360, 740), (820, 1180)], id="some"),
    *(pytest.param(lang, PAGES, EVERY, id=f"all-{lang}", marks=pytest.mark.soak) for lang in ("de", "en"))])
def test_pages_on_many_screens(visit: Callable[..., Visitor], lang: str, paths: list[str], sizes: list[Size]) -> None:
    """What stands beside the tables: nothing is cut, too small to read, to press or to type in, or scrolls sideways."""
    visitor, wrong = visit(lang=lang), {}
    for path in paths:
        visitor.open(path)
        visitor.page.wait_for_load_state("networkidle")
        visitor.page.evaluate("document.querySelectorAll('main details').forEach((each) => each.open = true)")
        for width, height in sizes:
            visitor.page.set_viewport_size({"width": width, "height": height})
            settled(visitor)
            wrong[f"{path} {width}×{height}"] = faults(visitor.page, least(width, height))
    assert not any(wrong.values()), {where: found[:12] for where, found in wrong.items() if found}


@pytest.mark.soak
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", kogge.games())
def test_axe_finds_nothing_on_any_screen(visit: Callable[..., Visitor], game: str, theme: str, tmp_path: Path) -> None:
    visitor, found = visit(lang="de", tab="log", theme=theme), {}
    visitor.resume(at_stage(game, "middle"), tmp_path)
    visitor.page.wait_for_selector("main.table .prompt .ask")
    for width, height in EVERY:
        visitor.page.set_viewport_size({"width": width, "height": height})
        settled(visitor)
        found[f"{width}×{height}"] = complaints(visitor)
    assert not any(found.values()), {size: wrong for size, wrong in found.items() if wrong}
