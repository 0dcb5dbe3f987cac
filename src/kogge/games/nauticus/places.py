"""Where on the board an action belongs."""
from __future__ import annotations

from kogge.engine.action import Action
from kogge.games.nauticus.course import LayTile
from kogge.games.nauticus.table import Table

PLACES = {
    "choose": "tile {word}", "buy": "stock {word}", "take": "stock {word}",
    "transport": "store {seat} {word}", "place on ship": "ship {seat} {word}", "deliver ship": "ship {seat} {word}",
    "start a ship": "yard {seat}", "store": "warehouse {seat}", "reward": "reward {word}", "pass": "passes {seat}",
    "extra": "extra {seat}", "use a worker": "workers {seat}", "done": "done",
}


def place(table: Table, action: Action) -> str:
    """The place on the board that an action belongs to, such as `stock bow` or `ship 0 2`."""
    question = table.agenda[-1]
    if action.verb == "extra" and action.word:
        return f"tile {action.word}"
    if action.word == "then extra":
        return f"extra {int(question.seat)}"
    if isinstance(question, LayTile):
        return f"space {int(question.count)}"
    return PLACES[action.verb].replace("{word}", action.word).replace("{seat}", str(int(question.seat)))
