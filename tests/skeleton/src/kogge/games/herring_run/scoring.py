"""Where each point comes from. Next: a source for everything that scores, and the tie-breaks of the rule book."""
from __future__ import annotations

from collections.abc import Sequence

from kogge.games.herring_run.table import Table


def scores(table: Table) -> list[list[tuple[str, int]]]:
    return [[("landed", int(player.landed))] for player in table.players]


def tie_breaks(table: Table) -> Sequence[Sequence[int]]:
    return [() for _ in table.players]
