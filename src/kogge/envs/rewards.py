"""What a finished game was worth to each seat. All of these add up to zero."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kogge.engine.game import BadOption
from kogge.engine.table import Table


def win(table: Table) -> list[float]:
    """1 for the winner, shared if several win; the others lose as much together."""
    places = table.ranking()
    share = 1 / places.count(1)
    others = len(places) - 1
    return [((share if place == 1 else 0.0) * (others + 1) - 1) / others for place in places]


def rank(table: Table) -> list[float]:
    """From 1 for the first to -1 for the last in equal steps; who share a place share its steps."""
    places = table.ranking()
    others = len(places) - 1
    return [1 - 2 * (place - 1 + (places.count(place) - 1) / 2) / others for place in places]


def margin(table: Table) -> list[float]:
    """Points more, or fewer, than the others have on average."""
    totals = table.totals()
    return [total - (sum(totals) - total) / (len(totals) - 1) for total in totals]


REWARDS: Final[dict[str, Callable[[Table], list[float]]]] = {"win": win, "rank": rank, "margin": margin}
FORFEIT: Final = {"win": -1.0, "rank": -1.0, "margin": -100.0}
"""For a seat that gives an illegal answer where that ends the game."""


def reward_named(name: str) -> Callable[[Table], list[float]]:
    if name not in REWARDS:
        raise BadOption(f"there is no reward {name!r}; there are {', '.join(REWARDS)}")
    return REWARDS[name]
