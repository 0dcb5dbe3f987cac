"""Orders, the explorer and the review on the page."""
from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

import kogge
from kogge import bots
from kogge.learn import review
from kogge.learn.review import Begun, look, turns_of, weigh
from kogge.server import due
from kogge.server.storage import rows
from patience import PATIENCE
from server.setting import Server
from web.scrutiny import BOTH, check, screens
from web.visitor import DESKTOP, PHONE, Visitor


@cache
def finished(game: str) -> kogge.Journal:
    journal, rng = kogge.Journal(kogge.game(game), kogge.game(game).players[0], names=["Ann", "Bob", "Cleo"]), kogge.Rng(5)
    while not journal.table.over:
        table, seat = journal.table, journal.table.seat
        journal.play(kogge.pick(table, rng) if seat == kogge.LUCK else bots.choose(table, seat, "deckhand", rng.below(1 << 30)))
    return journal


def opened(visitor: Visitor, game: str, folder: Path) -> str:
    """The table of a finished game."""
    record = finished(game).record()
    record.names = record.names[:record.players]
    visitor.resume(record.write(), folder)
    return visitor.table


@BOTH(0)
def test_orders_are_left_switched_and_cancelled(visit: Callable[..., Visitor], viewport: dict[str, int], lang: str) -> None:
    me = visit(viewport, lang=lang)
    me.start("nauticus")
    me.wait("turn", "which", "confirm")
    me.page.keyboard.press("o")
    me.page.click("[data-order-kind=pass]")
    me.page.wait_for_selector(".card[data-order] .ends")
    me.page.locator(".ends .chip").nth(1).click()
    me.page.wait_for_function("() => document.querySelectorAll('.ends .chip[aria-pressed=true]').length === 2")
    check(me, "orders")
    me.page.click(".card .switch")
    me.page.wait_for_selector(".switch[aria-checked=false]")


def test_cancelled_orders_come_back_for_ten_seconds(visit: Callable[..., Visitor]) -> None:
    me = visit(own=True)
    me.page.clock.install()
    me.start("nauticus")
    me.wait("turn", "which", "confirm")
    me.page.keyboard.press("o")
    me.page.click("[data-order-kind=pass]")
    me.page.wait_for_selector(".switch[aria-checked=true]")

    def active() -> list[bool]:
        return [order["active"] for order in me.api(f"/tables/{me.table}/orders")["orders"]]

    me.page.click(".orders .danger")
    me.page.wait_for_selector("[data-regret]")
    assert active() == [False]  # off at once, and still there
    me.page.click("[data-regret]")
    me.page.wait_for_selector(".switch[aria-checked=true]")
    assert active() == [True]
    me.page.click(".orders .danger")
    me.page.wait_for_selector("[data-regret]")
    me.page.clock.fast_forward(10_000)
    me.page.wait_for_selector(".card[data-order]", state="detached")
    assert active() == []


@screens(0, of=4)
def test_a_plan_is_left_as_an_order_while_i_have_enough(
    visit: Callable[..., Visitor], viewport: dict[str, int], lang: str, game: str,
) -> None:
    me = visit(viewport, lang=lang)
    me.start(game)
    me.wait("turn", "which", "confirm")
    me.page.keyboard.press("p")
    me.page.wait_for_selector(".planned .act:not(:disabled)", state="attached")
    me.page.keyboard.press("1")
    if viewport is PHONE:
        me.page.click(".sum")
    me.page.wait_for_selector(".steps .row")
    me.page.click(".when summary")
    me.page.locator("[data-having]").first.fill("90")
    check(me, f"an order's conditions, {game}")
    me.page.click("[data-as-order]")
    me.page.wait_for_selector("main.table:not(.planned)")
    order, = me.api(f"/tables/{me.table}/orders?lang={lang}")["orders"]
    assert (order["kind"], order["state"], [each["count"] for each in order["having"]]) == ("plan", "waits", [90])
    me.page.keyboard.press("o")
    me.page.wait_for_selector("[data-order]")
    check(me, f"an order that waits, {game}")
    me.page.click("[data-show-plan]")
    me.page.wait_for_selector("main.planned")
    if viewport is PHONE:
        me.page.click(".sum")
    me.page.wait_for_function("() => document.querySelectorAll('.steps .row').length === 1")


@screens(1, of=4)
def test_a_finished_game_is_explored(
    visit: Callable[..., Visitor], tmp_path: Path, viewport: dict[str, int], lang: str, game: str,
) -> None:
    me = visit(viewport, lang=lang)
    table, journal = opened(me, game, tmp_path), finished(game)
    length = len(journal.entries)
    at = next(at for at in range(min(60, length // 2), length) if len(journal.at(at).legal()) > 1 and journal.at(at).seat >= 0)
    me.open(f"/study/{table}?at={at}")
    me.page.wait_for_selector("main.table .act", state="attached")
    me.page.keyboard.press("h")  # the bots are not asked
    other = next(n for n, action in enumerate(journal.at(at).legal()) if action is not journal.entries[at].action)
    me.page.keyboard.press(str(other + 1))
    if viewport is DESKTOP:
        me.page.wait_for_selector(".tried [aria-current]")
        me.page.keyboard.press("ArrowLeft")
        me.page.wait_for_selector("[aria-current] .n")
        me.page.keyboard.press("ArrowRight")
        me.page.keyboard.press("ArrowUp")
        me.page.wait_for_selector(".tried [aria-current]")
        me.page.keyboard.press("Home")
        me.page.wait_for_function("() => new URLSearchParams(location.search).get('at') === '0'")
        me.page.keyboard.press("?")
        me.page.wait_for_function("() => document.querySelector('dialog').textContent.includes('↑ ↓')")
        me.page.keyboard.press("Escape")
        me.page.keyboard.press("a")
        me.page.click(".keep .brass")
        me.page.wait_for_selector("a[href^='/api/studies/']")
    check(me, f"explore {game}")


def test_who_walks_on_has_the_bots_look_at_one_moment_at_a_time(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    me, held, think = visit(own=True), list[Any](), "**/api/study/think*"
    table = opened(me, "nauticus", tmp_path)
    me.page.clock.install()
    me.page.route(think, lambda route: held.append(route))
    with me.page.expect_request(think):
        me.open(f"/study/{table}?at=60")
    for at in (61, 62, 63):
        me.page.keyboard.press("ArrowRight")
        me.page.wait_for_function("at => location.search.includes(`at=${at}`)", arg=at)
        me.page.clock.fast_forward(1000)
    assert len(held) == 1
    with me.page.expect_request(think) as last:
        held[0].continue_()
    assert last.value.post_data_json["at"] == 63


def under_way(game: str) -> Begun:
    """Three quarters of a review, as a mate's quick looks tell them; the workers do the rest."""
    journal, how, begun = finished(game), bots.named("mate"), Begun()
    turns = turns_of(journal)
    for turn in turns[:len(turns) * 3 // 4]:
        table = journal.at(turn.first)
        begun.looks.append(look(table, turn.first, how, 1))
        for number in range(turn.first, turn.end):
            verdict = weigh(table, number, journal.entries[number].action, how, begun.looks[-1], 1)
            begun.verdicts += [verdict] if verdict is not None else []
            table.apply(journal.entries[number].action)
        begun.turns += 1
    return begun


@BOTH(1)
def test_a_review_is_watched_read_and_a_mistake_is_tried_again(
    visit: Callable[..., Visitor], server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, viewport: dict[str, int],
    lang: str,
) -> None:
    monkeypatch.setattr(review, "PLAYOUTS", {"greedy": 1})
    me = visit(viewport, lang=lang)
    table = opened(me, "nauticus", tmp_path)
    me.page.wait_for_selector("[data-review]")
    me.open(f"/review/{table}")
    me.page.wait_for_selector("[data-ask-review]")
    check(me, "no review yet")
    engine, begun = sa.create_engine(server.url), under_way("nauticus")
    with engine.begin() as database:
        database.execute(rows.review.insert().values(
            table_id=table, level="mate", progress=0.7, data=msgspec.json.encode(begun), created=0.0))
    me.open(f"/review/{table}")
    me.page.wait_for_selector(f"[data-grows='{len(begun.looks)}']")
    check(me, "a review under way")
    with engine.begin() as database:
        due.put(database, "review", table, 0.0, {"level": "mate", "person": me.api("/me")["id"]})
    me.page.wait_for_selector("[data-ready]")
    check(me, "review")
    if viewport is PHONE:
        for tab in ("Luck", "Accuracy", "Turns"):
            me.page.get_by_role("tab", name=tab).click()
            check(me, f"review, {tab}")
    mistake_tried_again(me, lang)
    engine.dispose()


def mistake_tried_again(me: Visitor, lang: str) -> None:
    """By keys: what was answered is no better, what is best is praised."""
    me.page.keyboard.press("f")
    me.page.wait_for_selector("main.table .task")
    me.page.wait_for_selector(".act:not(:disabled)", state="attached")
    check(me, "a mistake to be tried again")
    table, seat = me.page.url.split("/mistakes/")[1].split("?seat=")
    mistake = next(each for each in me.api(f"/tables/{table}/review")["review"]["mistakes"] if each["seat"] == int(seat))
    me.page.locator(f".actions [data-action='{mistake['played']}']").evaluate("(each) => each.click()")
    me.page.wait_for_selector("[data-verdict=no]")
    check(me, "a mistake made again")
    me.page.keyboard.press("z")
    me.page.wait_for_selector("[data-verdict='']")
    me.page.wait_for_selector(".act:not(:disabled)", state="attached")
    me.page.locator(".task .btn", has_text="Beste" if lang == "de" else "best").click()
    me.page.wait_for_selector("[data-verdict=best]")
    check(me, "a mistake tried again")
    me.page.keyboard.press("z")
    me.page.wait_for_selector("[data-verdict='']")


@pytest.mark.soak
@pytest.mark.parametrize("game", kogge.games())
def test_a_bot_game_is_reviewed_from_its_first_answer_to_its_last(
    visit: Callable[..., Visitor], tmp_path: Path, game: str,
) -> None:
    me = visit()
    table = opened(me, game, tmp_path)
    me.open(f"/review/{table}")
    me.page.select_option("select", "mate")
    me.page.click("[data-ask-review]")
    me.page.wait_for_selector("[data-grows]")
    me.page.wait_for_selector("[data-ready]", timeout=PATIENCE * 8_000)
    mistake_tried_again(me, "en")
