"""Where on the board an action belongs."""
from __future__ import annotations

from kogge.engine.action import Action
from kogge.games.die_werft.market import Arrive, Open, Reveal
from kogge.games.die_werft.parts import (
    COLUMNS,
    ROWS,
    SIDES,
)
from kogge.games.die_werft.table import Table

# The place on the board for each verb; {word} is the action's, {seat} the one in turn.
PLACES = {
    "start": "seat {word}", "lay": "track", "point to": "ring {word}", "point to sector": "oval {word}", "post": "oval",
    "deal": "contracts", "choose": "tile {word}", "extra": "tile {word}", "act": "act", "done": "done", "pass": "pass",
    "drop": "contract {word}", "take": "market {word}", "invent": "deck {word}", "place": "dock {seat} {word}",
    "buy train": "trains {word}", "rent canal": "canals {word}", "turn": "turn {word}", "enter": "enter {word}",
    "make": "ring {word}", "recruit": "ring {word}", "assist": "store {seat} {word}", "hire": "employee {word}",
    "unload": "train {seat} {word}", "sell": "load {word}", "swap for": "swap {word}", "launch": "dock {seat} {word}",
    "fit": "store {seat} {word}", "remove": "ship {word}", "scrap": "scrap", "set sail": "sail", "boost": "boost {word}",
}


def place(table: Table, action: Action) -> str:
    """The place on the board that an action belongs to, such as `market bow 2`, `dock 0 4` or `spot 1 -1 0`."""
    question = table.agenda[-1]
    if isinstance(question, Reveal):
        return f"market {COLUMNS[question.column]} {question.place % ROWS + 1}"
    if isinstance(question, Arrive):
        return f"trains {question.place + 1}"
    if isinstance(question, Open):
        return f"canals {question.place + 1}"
    seat = int(question.seat)
    if action.verb == "beside":
        x, y = table.players[seat].water.spot(action.n)
        return f"spot {seat} {x} {y}"
    if action.verb == "steer":
        here = table.players[seat].water.here
        return f"canal {seat} {int(here.number) + 1 if here else 0} {SIDES[action.n]}"
    return PLACES[action.verb].replace("{word}", action.word).replace("{seat}", str(seat))
