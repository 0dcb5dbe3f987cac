"""No flood of a single guest makes an honest person wait long. `python tests/load/floods.py` tells the figures."""
from __future__ import annotations

import pytest

from load.floods import FLOODS, broken, run


@pytest.mark.soak
@pytest.mark.parametrize("kind", FLOODS)
def test_an_honest_person_plays_on(kind: str) -> None:
    result = run(kind, seconds=6, rounds=2)
    assert broken(result) == [], result
