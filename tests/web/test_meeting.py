"""Strangers meet through the page: quick match of three, talk, rankings, profiles."""
from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa

import kogge
from kogge.server.messages import Me
from kogge.server.storage.database import engine_of
from kogge.server.storage.rows import person, seat
from patience import eventually
from server.setting import Person, Server, unique_name
from server.test_meeting import account as opened
from server.test_meeting import played
from web.scrutiny import by_turns, check, sideways
from web.test_people import account
from web.visitor import DESKTOP, PHONE, Visitor

# The timers of a page that nobody looks at.
SLOWED = "const interval = setInterval; window.setInterval = (act, time) => interval(act, time * 1000)"


def test_three_strangers_meet_and_talk(visit: Callable[..., Visitor]) -> None:
    people = [visit(), visit(viewport=PHONE, theme="dark", lang="de"), visit(theme="dark")]
    people[0].at_first(SLOWED)
    for number, visitor in enumerate(people):
        visitor.open("/")
        visitor.page.wait_for_selector("[data-seek]:not(:disabled)")
        visitor.page.locator(".cell").nth(3).click()
        if number == 0:
            check(visitor, "quick match")
        visitor.page.click("[data-seek]")
        if number == 0:  # who waits may play with bots meanwhile, and is found there
            visitor.page.click("[data-meanwhile]")
            visitor.page.wait_for_selector("main.table")
    for visitor in people:
        before = visitor.page.url
        found = "Mitspieler gefunden" if visitor.lang == "de" else "Players are found"
        visitor.page.locator("a.btn.brass", has_text=found).click()
        visitor.page.wait_for_url(lambda url, before=before: url != before)
        visitor.page.wait_for_selector("main.table")
    assert len({visitor.table for visitor in people}) == 1
    ann, bert, cleo = people
    ann.page.wait_for_selector("[data-tab=talk]")
    ann.page.keyboard.press("t")
    ann.page.wait_for_function("() => document.activeElement?.closest('#panel-talk')")
    ann.page.get_by_role("button", name="Good luck!").click()
    ann.page.get_by_label("Write to the players").fill("Ahoy, you two")
    ann.page.get_by_role("button", name="Send").click()
    ann.page.get_by_text("Ahoy, you two").wait_for()
    check(ann, "talk")
    said = bert.api(f"/tables/{bert.table}/talk")["lines"]
    assert [(line["phrase"], line["text"]) for line in said] == [("good-luck", ""), (None, "Ahoy, you two")]
    assert ann.page.get_by_label("Write to the players").input_value() == ""
    # a line is reported, and whoever has said it is not heard any more
    cleo.page.locator("[data-tab=talk] small", has_text="2").wait_for()  # she has not read them
    cleo.page.get_by_role("tab", name="Talk").click()
    cleo.page.locator("[data-tab=talk] small").wait_for(state="detached")
    for act, then in (("Report", "Thank you, it has been reported"), ("Mute", "Nobody has said anything yet")):
        cleo.page.locator(".said summary").last.click()
        cleo.page.locator(".said details[open]").get_by_role("button", name=act).click()
        cleo.page.get_by_text(then).wait_for()
        check(cleo, "a line of talk")
    assert [each["kind"] for each in cleo.api("/me/ties")["ties"]] == ["mute"]


def over(server: Server, host: Person, guest: Person) -> str:
    """A game that two people have played to its end."""
    journal, rng = kogge.Journal(kogge.game("nauticus"), 2), kogge.Rng(3)
    while not journal.table.over:
        journal.play(kogge.pick(journal.table, rng))
    answer = host.post("/api/records", content=str(journal.record()), headers={"Content-Type": "text/plain"})
    rename = guest.http.patch("/api/me", json={"name": unique_name()})  # a name that is no word of either language
    table, rival = str(answer.json()["id"]), rename.json()["id"]
    engine = engine_of(server.url)
    with engine.begin() as connection:
        connection.execute(seat.update().where(seat.c.table_id == table, seat.c.seat == 1).values(person=rival, name="Bert"))
    engine.dispose()
    return table


def test_all_talk_to_all_when_a_game_is_over(visit: Callable[..., Visitor], server: Server) -> None:
    ann, bert, eve = visit(), visit(viewport=PHONE, theme="dark", lang="de"), visit()
    table = over(server, ann.somebody(), bert.somebody())
    eve.somebody()
    for visitor in (ann, bert, eve):
        visitor.open(f"/table/{table}")
        visitor.page.wait_for_selector(".banner")
        visitor.page.get_by_text("für alle" if visitor is bert else "everybody", exact=True).wait_for()
    bert.page.get_by_role("button", name="Gut gespielt").click()
    for visitor in (ann, eve):
        visitor.page.get_by_role("log").get_by_text("Well played").wait_for()  # in their language
    eve.page.get_by_label("Write to everybody").fill("I have watched you")
    eve.page.get_by_role("button", name="Send").click()
    bert.page.get_by_text("I have watched you").wait_for()
    check(ann, "talk in the end")
    assert sideways(bert) <= 0
    ann.page.get_by_role("log").locator("summary").last.click()
    ann.page.get_by_role("log").get_by_role("button", name="Mute").click()
    ann.page.get_by_text("I have watched you").wait_for(state="detached")


def results(server: Server, name: str) -> None:
    """Twelve games of somebody with two others, and one of another title."""
    engine = engine_of(server.url)
    with engine.begin() as connection:
        row = connection.execute(sa.select(person).where(person.c.name == name)).one()
        people: list[Me | str] = [Me(row.id, name, False), *(opened(connection, unique_name()) for _ in range(2))]
        for number in range(12):
            played(connection, people, [1, 2, 3] if number % 3 else [2, 3, 1])
        played(connection, people, [2, 1, 3], rated=False, game="liguria")
        for _ in range(10):
            played(connection, [people[1], "captain", "mate"], [2, 1, 3], rated=False)
    engine.dispose()


def test_rankings_and_a_profile(visit: Callable[..., Visitor], server: Server) -> None:
    ann, eve = visit(), visit(viewport=PHONE, theme="dark", lang="de")
    name = unique_name()
    account(ann, name, "ship ahoy!", "Make an account")
    link = ann.page.get_by_role("link", name=f"Profile of {name}")
    link.wait_for()
    results(server, name)
    link.click()
    ann.page.get_by_label("Last games").check()
    ann.page.get_by_label("Ratings").uncheck()  # at once: the first choice is not lost
    eventually(lambda: ann.api(f"/people/{name}")["shown"] == {"ratings": False, "results": True, "games": True})
    ann.page.get_by_role("row", name="Crowns").wait_for()  # as the game calls it
    ann.page.get_by_text("13 games, 8 won").wait_for()
    check(ann, "my profile")
    for key, title in (("2", "Liguria"), ("1", "Nauticus")):  # a title by its number
        ann.page.keyboard.press(key)
        ann.page.locator(".chip[aria-pressed=true]", has_text=title).wait_for()
    rival = ann.api(f"/people/{name}")["met"][0]["name"]
    ann.page.locator(".met").get_by_role("link", name=rival).click()
    ann.page.get_by_role("button", name="Follow", exact=True).click()
    ann.page.get_by_role("button", name="Follow no longer").wait_for()
    ann.open(f"/people/{name}")
    ann.page.get_by_role("button", name=f"Follow no longer: {rival}").wait_for()
    ann.page.get_by_role("slider").focus()
    ann.page.keyboard.press("Home")
    ann.page.locator("svg .read").wait_for()
    check(ann, "whom I follow")
    ann.open("/")
    ann.page.get_by_role("heading", name="Since yesterday").wait_for()
    ann.page.get_by_role("heading", name="Your rating").wait_for()
    rating = next(each for each in ann.api("/me/lately")["ratings"] if each["pool"] == "people" and not each["provisional"])
    assert ann.page.locator("nav .me small").inner_text().endswith(f"{rating['points']:,}")  # beside her name
    check(ann, "home with news")
    eve.open("/rankings")
    eve.page.get_by_text("Gewertete Partien zwischen Menschen").wait_for()
    eve.page.locator("tbody tr").first.wait_for()  # a list where there is somebody
    check(eve, "rankings")
    eve.page.get_by_role("button", name="Gegen Bots").click()
    eve.page.locator("tr", has_text="Kapitän").wait_for()
    check(eve, "rankings against bots")
    eve.open(f"/people/{name}")
    assert "1,3" in eve.page.get_by_role("row", name="Kronen").inner_text()  # as German writes it
    eve.page.get_by_text("nicht gezeigt").wait_for()  # her ratings
    check(eve, "somebody's profile")


@by_turns(("lang", "viewport", "theme"), [("en", DESKTOP, "light"), ("de", PHONE, "dark")])(1)
def test_a_member_s_home(visit: Callable[..., Visitor], server: Server, lang: str, viewport: dict[str, int], theme: str) -> None:
    ann, host = visit(viewport=viewport, theme=theme, lang=lang), Person(server, name=unique_name())
    for game in ("nauticus", "grog-island"):
        host.table("me", "open", game=game, public=True, time={"kind": "days", "turn": 259_200}, rated=True)
    other = ann.somebody().table("me", "open")
    ann.start("nauticus")
    table = ann.table
    ann.wait("turn")
    ann.open("/")
    ann.page.locator("li.turn", has_text="Nauticus").wait_for()
    ann.page.locator(".left .chip").nth(1).click()
    ann.page.locator("li.turn .players .on").wait_for()
    ann.page.locator(".left .chip").first.click()
    ann.page.locator(".filters select").first.select_option("grog-island")
    ann.page.locator(".right li", has_text="Grog Island").first.wait_for()
    assert ann.page.locator(".right li", has_text="Nauticus").count() == 0
    rule = "3 Tage je Spielzug · zählt" if lang == "de" else "3 days a turn · counts"
    ann.page.locator(".right li", has_text=rule).first.wait_for()
    check(ann, "a member's home")
    ann.page.locator(".left li .btn").first.focus()
    ann.page.keyboard.press("ArrowDown")
    assert ann.page.evaluate(f"document.activeElement.getAttribute('href') === '/table/{other}'")
    ann.expected = ["ERR_INTERNET_DISCONNECTED"]
    ann.context.set_offline(True)
    ann.page.locator("p.silent").wait_for()
    check(ann, "a member's home without a connection")
    ann.context.set_offline(False)
    ann.page.locator("p.silent").wait_for(state="detached")
    ann.page.keyboard.press("q")
    ann.page.wait_for_function("() => document.activeElement?.matches('.cell')")
    ann.page.keyboard.press("n")
    ann.page.wait_for_url(f"**/table/{table}")
