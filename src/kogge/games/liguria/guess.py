"""What a seat cannot know, dealt anew: nothing.

Tiles lie face up before they are taken, cubes lie open in harbours and holds before they are unloaded, and bag and deck have no
order. So whatever goes behind a screen has been seen on its way there, and every answer has everybody as its audience: a seat
that remembers the game knows it all. The screens hide only from those who forget, and `view` shows no more than the screens do.
"""
from __future__ import annotations

from mypy_extensions import i64

from kogge.engine.luck import Rng
from kogge.games.liguria.table import Table


def guess(table: Table, seat: i64, rng: Rng) -> Table:
    """The only position that fits all that this seat has witnessed."""
    return table.copy()
