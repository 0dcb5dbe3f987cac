"""What a seat sees: here all see the same.

Next: all that a board wants to draw, and nothing that a seat may not know.
"""
from __future__ import annotations

from kogge.engine.table import Figures, Seen
from kogge.games.herring_run.parts import CARDS
from kogge.games.herring_run.shapes import View
from kogge.games.herring_run.table import Table


def views(table: Table, seats: list[int | None], last: Seen | None = None) -> list[View]:
    seen = View(
        round=int(table.round), rounds=table.parts.rounds, sea=dict(zip(CARDS, table.sea, strict=True)),
        drawn=dict(zip(CARDS, table.drawn, strict=True)), catch=int(table.catch),
        landed=[int(player.landed) for player in table.players])
    return [seen for _ in seats]


def purses(table: Table) -> list[dict[str, int]]:
    """What everybody can count before each seat."""
    return [{"landed": int(player.landed)} for player in table.players]


def stage(table: Table) -> Figures:
    return {"round": min(int(table.round), table.parts.rounds)}
