"""One can follow the game: what the others did, what came of it, at a pace one can see."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from web.scrutiny import by_turns, check
from web.test_layout import at_stage
from web.visitor import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]
BOTH = by_turns(("game", "viewport", "lang"), [("nauticus", DESKTOP, "en"), ("grog-island", PHONE, "de")])


def until_digest(visitor: Visitor) -> None:
    """Play until it is my turn again after the others'."""
    for _ in range(60):
        visitor.wait("turn", "which", "confirm")
        if visitor.page.locator(".digest, [data-digest]").count():
            return
        visitor.answer("keys")
    raise AssertionError("nothing was told")


@BOTH(0)
def test_the_digest_tells_what_every_rival_did(visit: Visit, game: str, viewport: dict[str, int], lang: str) -> None:
    visitor = visit(viewport=viewport, lang=lang, digest=True, confirm=False)
    visitor.start(game, 3)
    until_digest(visitor)
    if viewport is PHONE:
        visitor.page.locator("[data-digest]").tap()
    visitor.page.wait_for_selector(".digest")
    check(visitor, f"digest-{lang}")
    told = visitor.page.locator(".digest [data-rival]")
    assert 1 <= told.count() <= 2
    assert "0" not in [each.get_attribute("data-rival") for each in told.all()]  # not what I did myself
    told_of = [str(line.get_attribute("data-line")) for line in visitor.page.locator(".digest [data-line]").all()]
    lines = [int(n) for each in told_of for n in each.split()]
    assert len(lines) == len(set(lines)) > 0
    told.first.locator(".btn").click()
    visitor.page.wait_for_selector(".replay")  # the board shows it again, and comes back by itself
    visitor.page.wait_for_selector(".prompt .ask")
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector(".digest", state="detached")
    if viewport is DESKTOP:  # it comes back
        visitor.page.keyboard.press("g")
        visitor.page.wait_for_selector(".digest")
        visitor.page.keyboard.press("l")  # and makes room for the log
        visitor.page.wait_for_selector(".digest", state="detached")
        visitor.page.keyboard.press("g")
        visitor.page.wait_for_selector(".digest")
        visitor.ask_for_a_hint()  # and for a hint
        visitor.page.wait_for_selector(".digest", state="detached")


@BOTH(1)
def test_bots_wait_to_be_seen_step_by_step(visit: Visit, game: str, viewport: dict[str, int], lang: str) -> None:
    visitor = visit(viewport=viewport, lang=lang, pace="step", confirm=False)
    visitor.start(game, 3)
    for _ in range(80):
        visitor.page.wait_for_selector("[data-skip], .actions .act:not([disabled])", state="attached")
        if visitor.page.locator("[data-skip]").count():
            break
        visitor.answer("keys")
    before = visitor.number()
    visitor.page.locator("[data-skip]").click()
    visitor.gone_on(before)


@BOTH(0)
def test_the_log_tells_results_and_every_answer_on_demand(
    visit: Visit, game: str, viewport: dict[str, int], lang: str, tmp_path: Path,
) -> None:
    visitor = visit(viewport=viewport, lang=lang)
    visitor.resume(at_stage(game, "middle"), tmp_path)
    visitor.wait("turn")
    if viewport is PHONE:
        visitor.page.get_by_label({"en": "Log", "de": "Verlauf"}[lang]).first.tap()
    else:
        visitor.page.click("[data-tab=log]")
        rail = visitor.page.locator(".rail-slot").bounding_box()
        log = visitor.page.locator(".panel-of:not([hidden])").bounding_box()
        assert log["height"] > 0.3 * rail["height"]
    assert visitor.page.locator(".log .single").count() == 0
    answers = visitor.api(f"/tables/{visitor.table}")["length"]
    visitor.page.locator(".log .more").last.click()
    some = visitor.page.locator(".log .single").count()
    assert 1 < some < answers
    check(visitor, f"log-{lang}")


@BOTH(1)
def test_one_score_has_one_meaning(visit: Visit, game: str, viewport: dict[str, int], lang: str) -> None:
    """The large figure is what everybody sees, mine as well; what is secret is marked."""
    visitor = visit(viewport=viewport, lang=lang)
    visitor.start(game, 3)
    visitor.wait("turn", "which", "confirm")
    secret = [each.inner_text()[:2] for each in visitor.page.locator("[data-seat] .secret").all()]
    assert secret.count("+?") == (0 if game == "nauticus" else 2)  # each rival's goals, and nothing where nothing is hidden
    length = visitor.api(f"/tables/{visitor.table}")["length"]
    scores = visitor.api(f"/tables/{visitor.table}/at/{length}?seat=0")["scores"]
    own = next(each["secret"] for each in scores if each["seat"] == 0)
    assert [each for each in secret if each != "+?"] == ([f"+{own}"[:2]] if own else [])


@BOTH(0)
def test_nothing_that_is_drawn_is_silent(visit: Visit, game: str, viewport: dict[str, int], lang: str) -> None:
    visitor = visit(viewport=viewport, lang=lang)
    visitor.start(game, 3)
    visitor.wait("turn")
    for drawn in ("main.table .place.none", ".board-slot [role=img][aria-label]:not(.place)"):
        visitor.page.evaluate("""drawn => document.querySelector(drawn)
            .dispatchEvent(new MouseEvent('click', {bubbles: true}))""", drawn)
        visitor.page.wait_for_selector(".tip p")
        assert visitor.page.locator(".tip p").inner_text()
        visitor.page.keyboard.press("Escape")
        visitor.page.wait_for_selector(".tip", state="detached")


@BOTH(1)
def test_arrows_step_by_turn_and_with_shift_by_answer(
    visit: Visit, game: str, viewport: dict[str, int], lang: str, tmp_path: Path,
) -> None:
    visitor = visit(viewport=viewport, lang=lang, tab="log")
    visitor.resume(at_stage(game, "middle"), tmp_path)
    visitor.wait("turn")
    visitor.open(f"/table/{visitor.table}?at=0")
    visitor.page.wait_for_selector(".replay")

    def press(key: str) -> int:
        before = visitor.page.url
        visitor.page.keyboard.press(key)
        visitor.page.wait_for_url(lambda url: url != before)
        return int(visitor.page.url.split("at=")[1])

    set_up = press("ArrowRight")
    turn = press("ArrowRight")
    assert turn > set_up > 1  # what luck laid out is one step
    assert press("Shift+ArrowLeft") == turn - 1
    if viewport is DESKTOP:  # the log follows the moment
        visitor.page.wait_for_selector(".log .shown")
        assert visitor.page.locator(".log .shown").count() == 1
    assert press("ArrowLeft") == (set_up if turn - 1 > set_up else 0)
    assert press("End") > turn
