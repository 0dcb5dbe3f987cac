"""What a seat cannot know, dealt anew: nothing, as all lies open.

Next, where something is hidden: Grog Island shows how.
"""
from __future__ import annotations

from mypy_extensions import i64

from kogge.engine.luck import Rng
from kogge.games.herring_run.table import Table


def guess(table: Table, seat: i64, rng: Rng) -> Table:
    return table.copy()
