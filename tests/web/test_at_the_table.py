"""Coming, going and watching: curtains that hold, names, seats left to bots and taken back, tables ended and going on."""
from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from server.setting import unique_name
from web.scrutiny import by_turns, check, complaints
from web.visitor import DESKTOP, PHONE, Visitor

BOTH = by_turns(("game", "viewport", "lang"), [("nauticus", DESKTOP, "en"), ("grog-island", PHONE, "de")])
Visit = Callable[..., Visitor]


def post(visitor: Visitor, path: str, body: Any = None) -> Any:
    script = """([path, body]) => fetch('/api' + path, {method: 'POST', headers: {'Content-Type': 'application/json'},
        body: JSON.stringify(body)}).then((answer) => answer.json())"""
    return visitor.page.evaluate(script, [path, body])


def menu(visitor: Visitor, entry: str) -> None:
    visitor.page.click("header summary.ibtn")
    visitor.page.click(f"header [{entry}]")


def two(host: Visitor, guest: Visitor, game: str, name: str = "") -> str:
    """A table for both, and a bot where the game needs a third."""
    host.open("/")
    host.page.click("[data-at-once]")
    host.page.wait_for_selector("main.table")
    third = [{"kind": "bot", "level": "deckhand"}]
    table = post(host, "/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}, *third]})["id"]
    guest.open(f"/table/{table}")
    if name:
        guest.page.fill("main input[type=text]", name)
    guest.page.locator("main ol .btn.brass").click()
    guest.page.wait_for_selector("main.table")
    host.open(f"/table/{table}")
    host.page.wait_for_selector("main.table")
    return str(table)


@by_turns(("game", "viewport", "lang"), [("grog-island", DESKTOP, "en"), ("die-werft", PHONE, "de")])(1)
def test_a_reload_does_not_draw_the_curtain(visit: Visit, game: str, viewport: dict[str, int], lang: str) -> None:
    visitor = visit(viewport=viewport, lang=lang)
    visitor.share_a_screen(game)
    assert visitor.page.locator("main.table").count() == 0  # nothing lies behind it that a program could read
    visitor.page.reload()
    visitor.wait("curtain")
    assert visitor.page.locator("main.table").count() == 0
    visitor.page.click(".curtain .btn")
    visitor.page.wait_for_selector("main.table")
    visitor.page.reload()
    visitor.page.wait_for_selector("main.table")  # whoever looks already need not say so again
    window = visitor.context.new_page()
    window.goto(visitor.page.url)
    window.wait_for_selector(".curtain")


@BOTH(0)
def test_who_joins_gives_a_name_and_who_watches_is_told(visit: Visit, game: str, viewport: dict[str, int], lang: str) -> None:
    host, guest, stranger = visit(), visit(viewport=viewport, lang=lang), visit(viewport=viewport, lang=lang)
    name = unique_name()
    table = two(host, guest, game, name)
    assert guest.api(f"/tables/{table}")["seats"][1]["name"] == name
    assert guest.api("/me")["name"] == name
    stranger.open(f"/table/{table}")
    stranger.page.get_by_text({"en": "You watch", "de": "Du schaust zu"}[lang]).wait_for()
    assert stranger.page.locator("[data-tab=actions]").count() == 0  # nothing to do for whoever watches
    check(stranger, f"watching-{lang}")


@BOTH(1)
def test_a_seat_is_left_to_a_bot_and_taken_back(visit: Visit, game: str, viewport: dict[str, int], lang: str) -> None:
    host, guest = visit(), visit(viewport=viewport, lang=lang)
    table = two(host, guest, game)
    menu(guest, "data-leave")
    guest.page.wait_for_selector("dialog.ask")
    assert complaints(guest) == []
    assert not guest.api(f"/tables/{table}")["seats"][1]["away"]  # it only asked
    guest.page.click("dialog.ask [data-yes]")
    guest.page.wait_for_selector("[data-take-back]")
    assert guest.api(f"/tables/{table}")["seats"][1]["away"]
    check(guest, f"bot-plays-{lang}")
    guest.page.reload()
    guest.page.click("[data-take-back]")
    guest.page.wait_for_selector("[data-take-back]", state="detached")
    assert not guest.api(f"/tables/{table}")["seats"][1]["away"]


@BOTH(0)
def test_a_table_is_ended_for_all_and_goes_on(visit: Visit, game: str, viewport: dict[str, int], lang: str) -> None:
    host, guest = visit(viewport=viewport, lang=lang), visit()
    table = two(host, guest, game)
    menu(host, "data-abandon")
    host.page.wait_for_selector("dialog.ask")
    assert complaints(host) == []
    host.page.keyboard.press("Escape")
    host.page.wait_for_selector("dialog.ask", state="detached")
    assert host.api(f"/tables/{table}")["status"] == "playing"
    menu(host, "data-abandon")
    host.page.click("dialog.ask [data-yes]")
    guest.page.wait_for_selector("main.note")
    host.page.click("main.note .btn.brass")
    for visitor in (host, guest):
        visitor.page.wait_for_selector("main.table")


def test_a_table_of_my_own_waits_for_me(visit: Visit) -> None:
    visitor = visit(lang="de")
    visitor.start("liguria", 3)
    table = visitor.table
    menu(visitor, "data-leave")
    visitor.page.wait_for_selector("article")
    assert visitor.api(f"/tables/{table}")["status"] == "playing"
    assert not visitor.api(f"/tables/{table}")["seats"][0]["away"]


def hasten(page: Any) -> None:
    """The bots' lines come as from a server that has much to do."""
    def pass_on(text: str) -> None:
        message = json.loads(text)
        for line in message.get("log", []):
            if line["seat"] > 0:
                line["thought"] = 37
        if message["type"] in ("hint", "evaluation"):
            message["part"] = 0.375
        page.send(json.dumps(message))

    page.connect_to_server().on_message(pass_on)


@by_turns(("viewport", "lang", "character", "how"), [
    (DESKTOP, "en", "Trader", "Lives on goods, orders and money."),
    (PHONE, "de", "Händler", "Lebt von Waren, Aufträgen und Geld.")])(1)
def test_a_bots_character_is_chosen_and_told(visit: Visit, viewport: Any, lang: str, character: str, how: str) -> None:
    visitor = visit(viewport=viewport, lang=lang)
    visitor.page.route_web_socket("**/*", hasten)
    visitor.open("/new/nauticus")
    visitor.page.locator(".seat .bot select").nth(1).select_option("trader")
    visitor.page.get_by_text(how).wait_for()
    check(visitor, f"characters-{lang}")
    visitor.page.click("[data-start]")
    visitor.page.wait_for_selector("main.table")
    if viewport is DESKTOP:
        assert visitor.page.locator("[data-seat='1'] .character").inner_text() == character
        visitor.page.click("[data-tab=log]")
        visitor.play("click", 3)
        visitor.page.locator(".log [data-haste]").first.wait_for()
        assert visitor.page.locator(".log [data-haste]").first.inner_text() == "in haste: 37 %"
        assert "in haste" not in "".join(visitor.page.locator(".log .turn.mine").all_inner_texts())
        visitor.wait("turn", "which")
        for ask, told in (("[data-expect]", "[data-expected]"), ("button.hint", ".advice")):
            visitor.page.click(ask)
            assert visitor.page.locator(f"{told} [data-haste]").inner_text() == "in haste: 37 %"
    visitor.page.click("header summary.ibtn")
    visitor.page.get_by_role("button", name={"en": "People at this table", "de": "Leute an diesem Tisch"}[lang]).click()
    told = visitor.page.locator("dialog li .who small").all_inner_texts()
    assert how in told[1]
    assert len(set(told[1:])) == 3  # each bot another
