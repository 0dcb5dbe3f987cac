"""Whole games against Deckhands, played through the page."""
from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import kogge
from web.boxes import faults
from web.scrutiny import check
from web.test_layout import least
from web.visitor import DESKTOP, PHONE, Visitor

WAYS = {"click": DESKTOP, "keys": DESKTOP, "tap": PHONE}


def shown_scores(visitor: Visitor) -> dict[str, int]:
    """Points by name, read off the bars of the end screen."""
    label = visitor.page.locator("main svg[role=img]").first.get_attribute("aria-label") or ""
    told = re.findall(r"(?:^|; )\d+\. (.+?): (\S+) ", label)
    return {name: int(points.replace("\N{MINUS SIGN}", "-")) for name, points in told}


# The pieces of the bars that carry no letter of their source, which is told by its colour alone then. What is lost is hatched.
UNSIGNED = """() => {
  const bars = document.querySelector('main svg[role=img]');
  const signs = [...bars.querySelectorAll('text')].filter((each) => /^[A-Z]( \\d+)?$/.test(each.textContent));
  return bars.querySelectorAll('rect:not([fill^=url]) > title').length - signs.length;
}"""


def nearly_over(game: str) -> str:
    """The record of a random game without its last answers."""
    journal, rng = kogge.Journal(kogge.game(game), kogge.game(game).players[0]), kogge.Rng(3)
    while not journal.table.over:
        journal.play(kogge.pick(journal.table, rng))
    journal.undo(4)
    return str(journal.record())


@pytest.mark.parametrize(("how", "game"), [
    (how, game) for n, how in enumerate(WAYS) for m, game in enumerate(kogge.games()) if (n + m) % len(WAYS) == 0])
def test_a_game_begins_and_ends(visit: Callable[..., Visitor], game: str, how: str, tmp_path: Path) -> None:
    """Every game one way and every way once; what lies between is for the long tests."""
    visitor = visit(WAYS[how], seed=sum(map(ord, game + how)), lang="de" if how == "click" else "en")
    visitor.start(game)
    assert visitor.play(how, 4) == 4
    visitor.resume(nearly_over(game), tmp_path)
    assert visitor.play(how) > 0
    see_the_end(visitor)


@pytest.mark.soak
@pytest.mark.parametrize("game", kogge.games())
@pytest.mark.parametrize("how", WAYS)
def test_whole_game(visit: Callable[..., Visitor], game: str, how: str) -> None:
    visitor = visit(WAYS[how], seed=sum(map(ord, game + how)), lang="de" if how == "click" else "en")
    visitor.walk_in(game, kogge.game(game).players[0])
    assert visitor.play(how) > 10
    see_the_end(visitor)


def see_the_end(visitor: Visitor) -> None:
    visitor.page.wait_for_selector("main svg[role=img]")
    check(visitor, "the end")
    assert faults(visitor.page, least(**visitor.viewport)) == []
    assert visitor.page.evaluate(UNSIGNED) == 0
    moment = visitor.api(f"/tables/{visitor.table}/at/{visitor.api(f'/tables/{visitor.table}')['length']}")
    names = [seat["name"] for seat in visitor.api(f"/tables/{visitor.table}")["seats"]]
    assert shown_scores(visitor) == {names[score["seat"]]: score["total"] for score in moment["scores"]}


def with_two_envoys(players: int) -> str:
    """The record of a game of Liguria in which somebody has just got a second envoy in the same harbour."""
    rng = kogge.Rng(1)
    while True:
        journal = kogge.Journal(kogge.game("liguria"), players)
        while not journal.table.over:
            journal.play(kogge.pick(journal.table, rng))
            hosts = journal.table.view(None).players
            if any(sum(row.envoy == seat for row in host.rows) > 1 for host in hosts for seat in range(players)):
                return str(journal.record())


def test_two_envoys_in_one_harbour(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor = visit()
    visitor.resume(with_two_envoys(3), tmp_path)
    visitor.wait("turn")
    for player in visitor.page.locator("li[data-seat] > button").all():
        player.click()
    assert visitor.errors == []
