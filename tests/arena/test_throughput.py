"""The search's speed is measured on positions that ask something."""
from __future__ import annotations

import kogge
from kogge.arena import throughput


def test_positions_have_a_choice() -> None:
    for game in kogge.games():
        found = throughput.positions(game)
        assert 3 <= len(found) <= throughput.POSITIONS
        assert all(len(table.legal()) > 1 for table in found)
