"""Why one answer is better than another, in words of the sources of points.

How much better it is, a search tells; where that comes from, playouts do, which look less far. What they do not see of it is
told as such, so that the reasons add up to the points.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from babel.numbers import format_decimal

from kogge import bots
from kogge.engine.action import Action
from kogge.engine.table import Table

OTHERS: Final = "others"
BEYOND: Final = "beyond"
NAMED: Final = 4
"""So many reasons are told by their names."""


def gains(
    table: Table, seat: int, better: Sequence[Action], other: Sequence[Action], seed: int, playouts: int,
) -> dict[str, float]:
    """What some answers bring more than others, by source of own points and by what is kept from the best rival, the largest
    first."""
    more, less = (bots.outcome(table, seat, answers, seed, playouts) for answers in (better, other))
    found = {source: round(more[source] - less.get(source, 0.0), 1) for source in more}
    return dict(sorted(((source, points) for source, points in found.items() if points), key=lambda pair: -abs(pair[1])))


def reasons(points: float, gains: Mapping[str, float]) -> list[tuple[str, float]]:
    """The largest gains, all others together, and what no playout saw: they add up to the points."""
    sizes = sorted(gains.items(), key=lambda pair: -abs(pair[1]))
    rest = [(OTHERS, sum(gain for _, gain in sizes[NAMED:])), (BEYOND, points - sum(gains.values()))]
    return [(source, round(gain, 1)) for source, gain in [*sizes[:NAMED], *rest] if round(gain, 1)]


def decimal(points: float, lang: str, form: str = "0.0") -> str:
    """A number with one decimal, as it is written in this language."""
    return str(format_decimal(points, form, lang)).replace("-", "\N{MINUS SIGN}")


def signed(points: float, lang: str) -> str:
    return decimal(points, lang, "+0.0;-0.0")
