"""Strangers meet through the page: quick match of three, talk, rankings, profiles."""
from __future__ import annotations

from collections.abc import Callable

from patience import eventually
from server.setting import unique_name
from web.scrutiny import check
from web.test_people import account
from web.visitor import PHONE, Visitor


def test_three_strangers_meet_and_talk(visit: Callable[..., Visitor]) -> None:
    people = [visit(), visit(viewport=PHONE, theme="dark", lang="de"), visit(theme="dark")]
    for number, visitor in enumerate(people):
        visitor.open("/")
        visitor.page.wait_for_selector("[data-seek]:not(:disabled)")
        visitor.page.locator(".cell").nth(3).click()
        if number == 0:
            check(visitor, "quick match")
        visitor.page.click("[data-seek]")
    for visitor in people:
        found = "Mitspieler gefunden" if visitor.lang == "de" else "Players are found"
        visitor.page.locator("a.btn.brass", has_text=found).click()
        visitor.page.wait_for_selector("main.table")
    assert len({visitor.table for visitor in people}) == 1
    ann, bert, cleo = people
    ann.page.get_by_role("tab", name="Talk").click()
    ann.page.get_by_role("button", name="Good luck!").click()
    ann.page.get_by_label("Write to the players").fill("Ahoy, you two")
    ann.page.get_by_role("button", name="Send").click()
    ann.page.get_by_text("Ahoy, you two").wait_for()
    check(ann, "talk")
    said = bert.api(f"/tables/{bert.table}/talk")["lines"]
    assert [(line["phrase"], line["text"]) for line in said] == [("good-luck", ""), (None, "Ahoy, you two")]
    assert ann.page.get_by_label("Write to the players").input_value() == ""
    # a line is reported, and whoever has said it is not heard any more
    cleo.page.get_by_role("tab", name="Talk").click()
    for act, then in (("Report", "Thank you, it has been reported"), ("Mute", "Nobody has said anything yet")):
        cleo.page.locator(".said summary").last.click()
        cleo.page.locator(".said details[open]").get_by_role("button", name=act).click()
        cleo.page.get_by_text(then).wait_for()
        check(cleo, "a line of talk")
    assert [each["kind"] for each in cleo.api("/me/ties")["ties"]] == ["mute"]


def test_rankings_and_a_profile(visit: Callable[..., Visitor]) -> None:
    ann, eve = visit(), visit(viewport=PHONE, theme="dark", lang="de")
    name = unique_name()
    account(ann, name, "ship ahoy!", "Make an account")
    ann.page.get_by_role("link", name=f"Profile of {name}").click()
    ann.page.get_by_label("Last games").check()
    eventually(lambda: ann.api(f"/people/{name}")["shown"]["games"] is True)
    check(ann, "my profile")
    eve.open("/rankings")
    eve.page.get_by_text("noch niemand zehn gewertete Partien").wait_for()
    check(eve, "rankings")
    eve.open(f"/people/{name}")
    eve.page.get_by_role("heading", name=name).wait_for()
