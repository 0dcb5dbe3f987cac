"""Where on the board an action belongs."""
from __future__ import annotations

from typing import Final

from kogge.engine.action import Action
from kogge.games.grog_island.actions import CATALOGUE
from kogge.games.grog_island.parts import COLOURS
from kogge.games.grog_island.table import Table

PLACES = {
    "cloud": "cloud {colour}", "moor": "water {water}", "start": "seat {word}", "roll": "die {colour}", "goal": "goals",
    "chest": "chests", "parrot": "parrots", "return": "goal {word}", "keep": "goal {word}", "take": "good {word}",
    "bid": "row {word}", "hold": "row {word}", "turn": "die {word}", "pass": "pass", "visit": "ship {word}",
    "trade": "ship {colour}", "replace": "ship {colour}", "give": "own good {word}", "claim": "building {word}",
    "lock": "building {word}", "haunt": "building {word}", "show": "chest {word}", "pay": "pay", "renounce": "renounce",
    "decline": "decline", "done": "done",
}


WHERE_IT_IS_ASKED = ("cloud", "moor", "roll", "trade", "replace")
"""Verbs whose place depends on the question."""
FIXED: Final = {
    action: PLACES[action.verb].replace("{word}", action.word) for action in CATALOGUE.actions
    if action.verb not in WHERE_IT_IS_ASKED}


def place(table: Table, action: Action) -> str:
    """The place on the board that an action belongs to, such as `building sword on yellow`, `row grey green` or `ship blue`."""
    found = FIXED.get(action)
    if found is not None:
        return found
    where = PLACES[action.verb]
    question = table.agenda[-1]
    colour = getattr(question, "colour", None)
    return where.format(water=getattr(question, "water", ""), colour="" if colour is None else COLOURS[colour])
