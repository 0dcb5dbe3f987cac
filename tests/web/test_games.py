"""Whole games against Deckhands, played through the page."""
from __future__ import annotations

from collections.abc import Callable

import pytest

import kogge
from web.scrutiny import check
from web.visitor import DESKTOP, PHONE, Visitor

WAYS = {"click": DESKTOP, "keys": DESKTOP, "tap": PHONE}


def shown_scores(visitor: Visitor) -> dict[str, int]:
    """Points by name, read off the bars of the end screen."""
    label = visitor.page.locator("main svg[role=img]").first.get_attribute("aria-label") or ""
    return {part.split(". ", 1)[1].rsplit(": ", 1)[0]: int(part.rsplit(": ", 1)[1]) for part in label.split(", ")}


@pytest.mark.parametrize("game", kogge.games())
@pytest.mark.parametrize("how", WAYS)
def test_whole_game(visit: Callable[..., Visitor], game: str, how: str) -> None:
    visitor = visit(WAYS[how], seed=sum(map(ord, game + how)), lang="de" if how == "click" else "en")
    visitor.start(game, players=3 if game == "liguria" else 2)
    assert visitor.play(how) > 10
    visitor.page.wait_for_selector("main svg[role=img]")
    check(visitor, "the end")
    moment = visitor.api(f"/tables/{visitor.table}/at/{visitor.api(f'/tables/{visitor.table}')['length']}")
    names = [seat["name"] for seat in visitor.api(f"/tables/{visitor.table}")["seats"]]
    assert shown_scores(visitor) == {names[score["seat"]]: score["total"] for score in moment["scores"]}
