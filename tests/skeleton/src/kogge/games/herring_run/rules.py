"""Why an action can be refused: ids into the ledger (rules.toml). Never rename or reuse one."""
from __future__ import annotations

from typing import Final

from kogge.engine.rule import Rule

CAST_FIRST: Final = Rule("herring-run.turn.cast-first")
