"""Clocks through the page: a game over days, a live one whose clock runs out, a pause, nights and holidays."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from patience import eventually
from web.scrutiny import check
from web.turning import Turning, turning
from web.visitor import DESKTOP, PHONE, Berths, Visitor

DAY = 86_400
# Whoever sits before this page answers, by the interface for programs, until somebody else is asked.
TURN = """async (table) => {
  const stream = await fetch(`/api/tables/${table}/events`), reader = stream.body.getReader(), decoder = new TextDecoder();
  const headers = {'Content-Type': 'application/json'};
  let text = '', answered = -1;
  for (;;) {
    text += decoder.decode((await reader.read()).value, {stream: true});
    const parts = text.split('\\n\\n');
    text = parts.pop();
    for (const part of parts) {
      const line = part.split('\\n').find((each) => each.startsWith('data:'));
      const update = line && JSON.parse(line.slice(5));
      if (update?.type !== 'update' || update.number <= answered) continue;
      const legal = update.question?.candidates ?? [];
      if (!legal.length) {
        await reader.cancel();
        return update.over ? 'over' : 'wait';
      }
      const body = JSON.stringify({type: 'answer', id: crypto.randomUUID(), number: update.number, action: legal.at(-1).action});
      const reply = await (await fetch(`/api/tables/${table}/commands`, {method: 'POST', headers, body})).json();
      if (reply.type === 'ack') answered = update.number;
    }
  }
}"""


@pytest.fixture
def house(built: Path, tmp_path: Path) -> Iterator[Turning]:
    with turning(tmp_path) as running:
        yield running


@pytest.fixture
def enter(berths: Berths, house: Turning) -> Iterator[Callable[..., Visitor]]:
    visitors: list[Visitor] = []

    def come(viewport: dict[str, int] = DESKTOP, **taste: Any) -> Visitor:
        visitors.append(Visitor(berths, house.base, viewport, **taste))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()


def open_table(host: Visitor, kind: str) -> str:
    """A table for two with a clock, opened through the page."""
    host.open("/new/nauticus")
    host.page.locator("fieldset .chip", has_text="2").first.click()
    host.page.locator(".seat select").nth(1).select_option("open")
    host.page.get_by_role("button", name=kind, exact=True).click()
    host.page.get_by_label("The result counts for the ratings").check()
    check(host, "new table with a clock")
    host.page.click("[data-start]")
    host.page.wait_for_url("**/table/*")
    return host.table


def sit(guest: Visitor, table: str) -> None:
    guest.open(f"/table/{table}")
    guest.page.get_by_role("button", name="Dazusetzen" if guest.lang == "de" else "Sit down").first.click()
    guest.page.wait_for_selector("main.table")


def over_days(house: Turning, players: list[Visitor], table: str, most: int) -> tuple[int, str]:
    """They take turns, half a day each; returns how many, and how it stood then."""
    told, turns = "wait", 0
    while told != "over" and turns < most:
        asked = players[0].api(f"/tables/{table}")["turn"]
        told = players[asked].page.evaluate(TURN, table)
        house.turn(DAY / 2)
        turns += 1
    return turns, told


def test_two_people_play_over_days(enter: Callable[..., Visitor], house: Turning) -> None:
    ann, bert = enter(), enter(PHONE, theme="dark", lang="de")
    table = open_table(ann, "Days")
    for agreed in ("2 days a turn, nights not counted", "The result counts for the ratings", "No hints"):
        ann.page.locator(".agreed").get_by_text(agreed).wait_for()
    ann.page.get_by_label("A bot plays for me when I am away").select_option("admiral")
    eventually(lambda: ann.api(f"/tables/{table}")["seats"][0]["stand_in"] == "admiral")
    check(ann, "before the start")
    sit(bert, table)
    ann.page.locator("details summary").last.click()
    assert ann.page.locator("[data-leave]").count() == 1
    assert ann.page.locator("[data-abandon]").count() == 0  # what counts is ended together
    ann.page.get_by_text("2 days a turn, nights not counted").wait_for()
    assert over_days(house, [ann, bert], table, 3) == (3, "wait")
    for visitor in (ann, bert):
        visitor.page.reload()
        visitor.page.wait_for_selector(".clock.days")
        check(visitor, "by correspondence")
    assert ann.api(f"/tables/{table}")["happenings"] == []
    assert ann.api(f"/tables/{table}")["length"] > 3
    ann.open("/")
    ann.page.locator(".time", has_text="1 d 12 h left").wait_for()  # by the server's clock, days ahead of this device's
    ann.page.click("[data-seek]:not(:disabled)")
    ann.page.get_by_role("button", name="Waiting, 0:0").wait_for()
    house.turn(300)
    ann.page.reload()
    ann.page.get_by_role("button", name="any strength; leave").click()
    ann.page.wait_for_selector("[data-seek]")
    ann.open(f"/table/{table}")
    # what I wrote down comes back on my turn, and to nobody else
    ann.page.get_by_role("tab", name="Notes").click()
    ann.page.get_by_role("textbox", name="Notes").fill("Sails next round")
    ann.page.get_by_text("Written").wait_for()
    check(ann, "notes")
    assert bert.api(f"/tables/{table}/notes") == {"notes": []}
    ann.page.get_by_role("tab", name="Log").click()
    while ann.api(f"/tables/{table}")["turn"] != 0:
        bert.page.evaluate(TURN, table)
    ann.page.reload()
    ann.page.locator(".reminder", has_text="Sails next round").click()
    assert ann.page.get_by_role("textbox", name="Notes").input_value() == "Sails next round"


# A whole game takes a minute.
@pytest.mark.soak
def test_a_whole_game_between_two_people_over_days(enter: Callable[..., Visitor], house: Turning) -> None:
    ann, bert = enter(), enter(PHONE, theme="dark", lang="de")
    table = open_table(ann, "Days")
    sit(bert, table)
    turns, told = over_days(house, [ann, bert], table, 10_000)
    assert (told, turns > 20) == ("over", True)
    for visitor in (ann, bert):
        visitor.page.wait_for_selector(".banner")
    assert ann.api(f"/tables/{table}")["happenings"] == []


def test_a_live_clock_runs_out_and_its_person_comes_back(enter: Callable[..., Visitor], house: Turning) -> None:
    ann, bert = enter(), enter(PHONE, theme="dark", lang="de")
    table = open_table(ann, "Live")
    sit(bert, table)
    ann.page.get_by_text("Live: 20 min + 30 s a turn").wait_for()
    asked = ann.api(f"/tables/{table}")["turn"]
    late, other = (ann, bert) if asked == 0 else (bert, ann)
    late.page.wait_for_selector(".clock.running")
    house.turn(1201)
    late.page.locator(".notice", has_text="Your time is up" if late is ann else "Deine Zeit ist um").wait_for()
    late.open("/")
    late.page.locator(".time", has_text="time is up" if late is ann else "die Zeit ist um").get_by_text("Bot in 2 min").wait_for()
    late.open(f"/table/{table}")
    house.turn(121)
    other.page.locator(".notice", has_text="taken the seat" if other is ann else "Platz übernommen").wait_for()
    eventually(lambda: [each["kind"] for each in ann.api(f"/tables/{table}")["happenings"]] == ["ran-out", "stand-in"])
    for visitor in (late, other):
        check(visitor, "somebody ran out of time")
    late.page.get_by_role("button", name="Take my seat back" if late is ann else "Meinen Platz zurücknehmen").click()
    other.page.locator(".notice").wait_for(state="hidden")


def test_a_pause_is_offered_and_agreed_to(enter: Callable[..., Visitor]) -> None:
    ann, bert = enter(), enter(PHONE, theme="dark", lang="de")
    table = open_table(ann, "Live")
    sit(bert, table)
    ann.page.wait_for_selector(".clock.running")  # the game has begun on her page too
    ann.page.keyboard.press("i")
    bert.page.get_by_role("button", name="Zustimmen").wait_for()
    check(bert, "a pause is offered")
    bert.page.get_by_role("button", name="Zustimmen").click()
    ann.page.get_by_text("The game is paused, until").wait_for()
    for visitor, told in ((ann, "The game is paused."), (bert, "Die Partie ruht.")):  # nobody is asked meanwhile
        visitor.page.locator(".prompt", has_text=told).wait_for()
        assert visitor.page.locator(".place.legal").count() == 0
    check(ann, "paused")
    ann.page.get_by_role("button", name="Go on").click()
    bert.page.get_by_role("button", name="Zustimmen").click()
    ann.page.get_by_text("The game is paused, until").wait_for(state="hidden")
    # he leaves instead of agreeing: whoever is left has agreed, and still has to say so
    ann.page.keyboard.press("i")
    bert.page.get_by_role("button", name="Zustimmen").wait_for()
    assert bert.somebody().post(f"/api/tables/{table}/leave").status_code == 200
    ann.page.get_by_text("All who play have agreed.").wait_for()
    bert.page.get_by_role("button", name="Zustimmen").wait_for(state="hidden")
    check(ann, "all who are left have agreed")
    ann.page.get_by_role("button", name="Pause now").click()
    ann.page.get_by_text("The game is paused, until").wait_for()
    ann.page.get_by_role("button", name="End together").click()
    ann.page.get_by_text("This table was ended before the game was over.").wait_for()
    ann.page.get_by_text("All agreed to end the game.").wait_for()
    check(ann, "ended together")
    ann.page.get_by_role("button", name="Rematch").click()
    ann.page.wait_for_url(lambda url: f"/table/{table}" not in url)


def test_nights_and_holidays_are_told(enter: Callable[..., Visitor]) -> None:
    ann = enter(PHONE, theme="dark", lang="de")
    ann.expected = ["409"]
    ann.open("/new/nauticus")
    ann.page.click("[data-start]")
    ann.page.wait_for_selector("main.table")
    ann.open("/account")
    ann.page.get_by_label("Nacht von").fill("22:30")
    ann.page.get_by_role("button", name="Speichern", exact=True).last.click()
    ann.page.get_by_text("Gespeichert.").wait_for()
    assert ann.api("/me/rhythm")["night_from"] == 22 * 60 + 30
    year = date.today().year + 1
    ann.page.get_by_label("Frei von").fill(f"{year}-01-01")
    ann.page.get_by_label("bis", exact=True).last.fill(f"{year}-02-28")
    ann.page.get_by_role("button", name="Freie Tage eintragen").click()
    ann.page.get_by_text("höchstens 30 freie Tage").wait_for()
    check(ann, "nights and holidays")
