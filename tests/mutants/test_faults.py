"""The faults of `make mutants` fit the rules as they are. That they are noticed, it tells itself: see run.py."""
import ast

import pytest

import kogge
from mutants.faults import GAMES, NAMES, faults, package

ENOUGH = 15


@pytest.mark.parametrize("game", NAMES)
def test_every_fault_can_be_planted(game):
    found = faults(game)
    for fault in found:
        source = (GAMES / package(game) / fault.file).read_text(encoding="utf-8")
        assert fault.planted(source) != source
        ast.parse(fault.planted(source))

    slips = [fault for fault in found if not fault.clause]
    assert len(slips) >= min(ENOUGH, len(kogge.game(game).ledger.clauses) // 6)
    assert len(slips) < len(found)
