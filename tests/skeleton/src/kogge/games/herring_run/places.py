"""Where on the board an action belongs; '' for nowhere."""
from __future__ import annotations

from kogge.engine.action import Action
from kogge.games.herring_run.table import Table


def place(table: Table, action: Action) -> str:
    return "harbour" if action.verb == "land" else "sea"
