"""Where on the board an action belongs."""
from __future__ import annotations

from typing import Final

from kogge.engine.action import Action
from kogge.games.liguria import harbours
from kogge.games.liguria.table import Table
from kogge.games.liguria.view import target

PLACES: Final = {
    "market": "street {word}", "take": "row {word}",
    "card": "card {word}", "upgrade": "harbour {seat} {word}", "land": "screen {seat} {word}", "pay": "screen {seat} {word}",
    "done": "done", "leave": "done",
}
NEXT: Final = {"order": "order ", "lay": "row ", "deal": "display "}
"""Where luck lays what comes next."""


def place(table: Table, action: Action) -> str:
    """The place on the board that an action belongs to, such as `row 3`, `ring 7` or `dock 2 red`."""
    question = table.agenda[-1]
    seat, verb = int(question.seat), action.verb
    if verb in ("sail", "anchor"):
        return f"ring {target(table, seat, action)}"
    if verb in ("island", "marker"):
        index = len(table.islands) - (verb == "marker")
        return f"ring {index + index // (int(table.gap) - 1) + 1}"
    if verb == "load":
        return f"dock {question.owner} {action.word}" if isinstance(question, harbours.VisitHarbour) else f"supply {action.word}"
    if isinstance(question, harbours.VisitHarbour) and verb == "envoy":
        return f"envoy {question.owner} {action.word}"
    if verb in ("turn", "keep", "stay"):
        return f"ship {seat}"
    if verb in NEXT:
        return NEXT[verb] + str(1 + len(table.order if verb == "order" else table.row if verb == "lay" else table.cards))
    return PLACES[verb].replace("{word}", action.word).replace("{seat}", str(seat))
