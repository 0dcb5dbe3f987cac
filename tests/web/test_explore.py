"""Orders, the explorer and the review on the page."""
from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec
import pytest

import kogge
from kogge.learn import review
from server.setting import Server
from web.scrutiny import SCREENS, check
from web.visitor import DESKTOP, PHONE, Visitor

BOTH = pytest.mark.parametrize(("viewport", "lang"), [(DESKTOP, "de"), (PHONE, "en")], ids=["desktop", "phone"])


@cache
def finished(game: str) -> kogge.Journal:
    journal, rng = kogge.Journal(kogge.game(game), kogge.game(game).players[0], names=["Ann", "Bob", "Cleo"]), kogge.Rng(5)
    while not journal.table.over:
        journal.play(kogge.pick(journal.table, rng))
    return journal


def opened(visitor: Visitor, game: str, folder: Path) -> str:
    """The table of a finished game."""
    record = finished(game).record()
    record.names = record.names[:record.players]
    visitor.resume(record.write(), folder)
    return visitor.table


@BOTH
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


def test_a_plan_is_left_as_an_order(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.start("nauticus")
    me.wait("turn", "which", "confirm")
    me.page.keyboard.press("p")
    me.page.wait_for_selector(".planned .act:not(:disabled)", state="attached")
    me.page.keyboard.press("1")
    me.page.wait_for_selector(".steps .row")
    me.page.click("[data-as-order]")
    me.page.wait_for_selector("main.table:not(.planned)")
    assert [order["kind"] for order in me.api(f"/tables/{me.table}/orders")["orders"]] == ["plan"]


@SCREENS
def test_a_finished_game_is_explored(
    visit: Callable[..., Visitor], tmp_path: Path, viewport: dict[str, int], lang: str, game: str,
) -> None:
    me = visit(viewport, lang=lang)
    table, journal = opened(me, game, tmp_path), finished(game)
    at = next(at for at in range(60, 300) if journal.table.game and len(journal.at(at).legal()) > 2 and journal.at(at).seat >= 0)
    me.open(f"/study/{table}?at={at}")
    me.page.wait_for_selector("main.table .act", state="attached")
    me.page.keyboard.press("e")  # the bots are not asked
    other = next(n for n, action in enumerate(journal.at(at).legal()) if action is not journal.entries[at].action)
    me.page.keyboard.press(str(other + 1))
    if viewport is DESKTOP:
        me.page.wait_for_selector(".tried [aria-current]")
        me.page.keyboard.press("ArrowLeft")
        me.page.wait_for_selector("[aria-current] .n")
        me.page.keyboard.press("ArrowRight")
        me.page.keyboard.press("Home")
        me.page.wait_for_function("() => new URLSearchParams(location.search).get('at') === '0'")
        me.page.keyboard.press("s")
        me.page.click(".keep .brass")
        me.page.wait_for_selector("a[href^='/api/studies/']")
    check(me, f"explore {game}")


def reviewed(server: Server, table: str, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the bots had looked through it."""
    monkeypatch.setattr(review, "PLAYOUTS", {"greedy": 1})
    *_, (_, found) = review.reviewing(finished(game), "mate")
    with sqlite3.connect(server.data / "kogge.db") as database:
        database.execute("PRAGMA busy_timeout = 60000")
        database.execute("INSERT INTO review (table_id, level, progress, data, created) VALUES (?, 'mate', 1.0, ?, 0)",
                         (table, msgspec.json.encode(found)))


@BOTH
def test_a_review_is_read_and_a_mistake_is_tried_again(
    visit: Callable[..., Visitor], server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, viewport: dict[str, int],
    lang: str,
) -> None:
    me = visit(viewport, lang=lang)
    table = opened(me, "nauticus", tmp_path)
    me.page.wait_for_selector("[data-review]")
    me.open(f"/review/{table}")
    me.page.wait_for_selector("[data-ask-review]")
    check(me, "no review yet")
    reviewed(server, table, "nauticus", monkeypatch)
    me.open(f"/review/{table}")
    me.page.wait_for_selector("[data-ready]")
    check(me, "review")
    me.page.keyboard.press("l")
    me.page.wait_for_selector("main.table .task")
    task = me.page.locator(".task .btn", has_text="Beste" if lang == "de" else "best")
    task.click()
    me.page.wait_for_selector("[data-verdict=best]")
    check(me, "a mistake tried again")
