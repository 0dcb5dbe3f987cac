"""Where on the board an action belongs."""
from __future__ import annotations

from typing import Final

from kogge.engine.action import Action
from kogge.games.liguria import harbours
from kogge.games.liguria.table import Table
from kogge.games.liguria.view import target

PLACES: Final = {
    "order": "order {order}", "lay": "row {row}", "deal": "display {card}", "market": "street {word}", "take": "row {word}",
    "card": "card {word}", "upgrade": "harbour {seat} {word}", "land": "screen {seat} {word}", "pay": "screen {seat} {word}",
    "done": "done", "leave": "done",
}


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
    return PLACES[verb].format(word=action.word, seat=seat, order=len(table.order) + 1, row=len(table.row) + 1,
                               card=len(table.cards) + 1)
