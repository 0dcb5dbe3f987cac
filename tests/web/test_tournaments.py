"""Clubs and tournaments through the page: founded, announced, entered, drawn, run by its organiser to the end."""
from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from kogge.server.people import tournaments
from kogge.server.storage.database import engine_of
from patience import eventually
from server.setting import Person, Server, unique_name
from server.test_clubs import finish
from server.test_meeting import member
from web.scrutiny import check
from web.test_people import account
from web.visitor import PHONE, Visitor


def found(ann: Visitor) -> None:
    """A club of hers, through the page, once she has an account."""
    ann.page.get_by_text("Your account keeps your name").wait_for()
    ann.open("/clubs")
    ann.page.get_by_label("Name of the club").fill(f"Kogge {unique_name()}"[:40])
    ann.page.get_by_role("button", name="Found a club").click()
    ann.page.get_by_label("Name of the tournament").wait_for()


def announce(ann: Visitor, name: str, rounds: int) -> str:
    """A tournament of her club; the path of its page."""
    ann.page.get_by_label("Name of the tournament").fill(name)
    ann.page.get_by_label("Rounds").fill(str(rounds))
    ann.page.get_by_role("button", name="Announce a tournament").click()
    ann.page.get_by_role("heading", name=name).wait_for()
    return str(ann.page.evaluate("location.pathname"))


def played(server: Server, cup: str) -> None:
    """All games of this round are over."""
    engine = engine_of(server.url)
    with engine.begin() as connection:
        finish(connection, tournaments.info(connection, cup, None))
    engine.dispose()


def by_bots_hands(people: Sequence[Person], info: dict[str, Any]) -> None:
    """All games of this round are played answer by answer, by whoever is asked."""
    luck = random.Random(8)
    names = {person.get("/api/me").json()["name"]: person for person in people}
    for table in info["tables"]:
        while (told := people[0].get(f"/api/tables/{table['table']}").json())["status"] == "playing":
            asked = names[told["seats"][told["turn"]]["name"]]
            with asked.live(table["table"]) as live:
                while live.legal() and not live.state["over"]:
                    live.play(luck.choice(live.legal())["action"])


def test_a_club_runs_a_tournament(visit: Callable[..., Visitor], server: Server) -> None:
    ann, bert = visit(), visit(viewport=PHONE, theme="dark", lang="de")
    mine, his = unique_name(), unique_name()
    account(ann, mine, "ship ahoy!", "Make an account")
    account(bert, his, "ship ahoy!", "Konto anlegen")
    bert.page.get_by_text("Dein Konto behält deinen Namen").wait_for()
    found(ann)
    check(ann, "a club and its form")
    club = ann.page.evaluate("location.pathname")
    path = announce(ann, "Hafenpokal", 3)
    cup = path.rpartition("/")[2]
    others = [member(server) for _ in range(6)]
    for other, _ in others:
        assert other.post(f"/api/tournaments/{cup}/enter").status_code == 200
    bert.open(path)
    bert.page.get_by_role("button", name="Mitspielen").click()
    bert.page.get_by_role("button", name="Zurückziehen").wait_for()
    ann.page.get_by_role("button", name="Take part").click()
    ann.page.get_by_text("8 entered").wait_for()
    ann.page.get_by_role("button", name="Start the first round").click()
    ann.page.get_by_text("your table").wait_for()
    check(ann, "a tournament's first round")
    # somebody is missing
    late, name = member(server)
    assert late.post(f"/api/tournaments/{cup}/enter").json()["reserves"] == [name]
    ann.page.reload()
    ann.page.get_by_label("Missing").select_option(others[0][1])
    ann.page.get_by_label("plays instead").select_option(name)
    ann.page.get_by_role("button", name="Replace").click()
    ann.page.get_by_text("Nobody waits as a substitute").wait_for()
    assert name in str(ann.api(f"/tournaments/{cup}")["tables"])
    # it rests for a while
    ann.page.get_by_role("button", name="Pause the tournament").click()
    ann.page.get_by_text("The tournament is paused.").wait_for()
    check(ann, "a tournament that rests")
    ann.page.get_by_role("button", name="Let it go on").click()
    ann.page.get_by_text("The tournament is paused.").wait_for(state="hidden")
    # rounds come by themselves, or when the organiser says so
    played(server, cup)
    eventually(lambda: ann.api(f"/tournaments/{cup}")["round"] == 2)
    ann.page.reload()
    ann.page.get_by_role("button", name="Next round now").click()
    ann.page.get_by_role("heading", name="Round 3 4 tables running").wait_for()
    check(ann, "two rounds at once")
    bert.open(path)
    bert.page.get_by_text("dein Tisch").first.wait_for()
    bert.page.get_by_role("button", name=f"Runden von {his}").click()
    assert bert.page.locator(".unfolded li").count() == 3
    check(bert, "a tournament on a phone")
    played(server, cup)
    eventually(lambda: ann.api(f"/tournaments/{cup}")["status"] == "over")
    for visitor in (ann, bert):
        visitor.page.reload()
        visitor.page.wait_for_selector(".podium")
        check(visitor, "a tournament's end")
    # called off
    ann.open(club)
    ann.page.get_by_label("Name of the tournament").wait_for()
    ann.page.get_by_text("This season").wait_for()
    check(ann, "a club's season")
    announce(ann, "Eispokal", 2)
    called_off = ann.page.url
    # a table of the club's own
    ann.open("/new/nauticus")
    ann.page.locator(".seat select").nth(1).select_option("open")
    ann.page.get_by_label("Counts for the season of").select_option(index=1)
    ann.page.click("[data-start]")
    ann.page.wait_for_url("**/table/*")
    ann.open(club)
    ann.page.get_by_text("waits for players").wait_for()
    check(ann, "a club's tables")
    ann.page.goto(called_off)
    ann.page.get_by_role("button", name="End the tournament").click()
    ann.page.get_by_role("button", name="Yes, end it").click()
    ann.page.get_by_role("button", name="End the tournament").wait_for(state="hidden")
    bert.open("/tournaments")
    bert.page.get_by_text("Eispokal").wait_for()
    check(bert, "all tournaments")
    bert.open("/clubs")
    bert.page.get_by_role("button", name="Einen Verein gründen").wait_for()
    check(bert, "all clubs")


@pytest.mark.soak
def test_eight_play_four_rounds_by_bots_hands(visit: Callable[..., Visitor], server: Server) -> None:
    ann = visit()
    account(ann, unique_name(), "ship ahoy!", "Make an account")
    found(ann)
    path = announce(ann, "Langpokal", 4)
    cup = path.rpartition("/")[2]
    people = [member(server)[0] for _ in range(8)]
    for person in people:
        person.post(f"/api/tournaments/{cup}/enter")
    ann.page.reload()
    ann.page.get_by_role("button", name="Start the first round").click()
    for number in range(1, 5):
        ann.page.get_by_role("heading", name=f"Round {number}").wait_for()
        by_bots_hands(people, ann.api(f"/tournaments/{cup}"))
        eventually(lambda number=number: ann.api(f"/tournaments/{cup}")["round"] > number or number == 4)
        ann.page.reload()
    eventually(lambda: ann.api(f"/tournaments/{cup}")["status"] == "over")
    ann.page.reload()
    ann.page.wait_for_selector(".podium")
    standings = ann.api(f"/tournaments/{cup}")["standings"]
    assert sum(row["points"] for row in standings) == 4 * 2 * 7
    assert all(len([cell for cell in row["cells"] if cell]) == 4 for row in standings)
