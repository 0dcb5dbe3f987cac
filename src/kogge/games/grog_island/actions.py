"""Every answer a player or luck can give, and the fixed order they are numbered in."""
from __future__ import annotations

from itertools import permutations
from typing import Final

from kogge.engine.action import Action, Catalogue, actions
from kogge.games.grog_island.parts import CHESTS, CLOUDS, COLOURS, DICE, FACES, GOALS, KINDS, MOST_GOALS, PARROTS, SHIPS

# The 325 rows that dice can form on the bidding spaces, each a list of colours from left to right.
ROWS: Final[list[list[int]]] = [list(row) for length in range(DICE) for row in permutations(range(DICE), length + 1)]

_rows: Final = [" ".join([COLOURS[colour] for colour in row]) for row in ROWS]
_sites: Final = [kind + " on " + colour for colour in COLOURS for kind in KINDS]
_turned: Final = [colour + " " + str(face + 1) for colour in COLOURS for face in range(FACES)]
_tiles: Final = [str(n) for n in range(MOST_GOALS + 1)]

# Luck's.
CLOUD: Final[list[Action]] = actions("cloud", CLOUDS)
MOOR: Final[list[Action]] = actions("moor", SHIPS)
START: Final[list[Action]] = actions("start", ["1", "2", "3", "4"])
ROLL: Final[list[Action]] = actions("roll", [str(face + 1) for face in range(FACES)])
GOAL: Final[list[Action]] = actions("goal", GOALS)
CHEST: Final[list[Action]] = actions("chest", CHESTS)
PARROT: Final[list[Action]] = actions("parrot", PARROTS)

# The players'.
RETURN: Final[list[Action]] = actions("return", GOALS)
KEEP: Final[list[Action]] = actions("keep", GOALS)
TAKE: Final[list[Action]] = actions("take", COLOURS)
BID: Final[list[Action]] = actions("bid", _rows)
HOLD: Final[list[Action]] = actions("hold", _rows)
TURN: Final[list[Action]] = actions("turn", _turned)
PASS: Final[Action] = Action("pass")
VISIT: Final[list[Action]] = actions("visit", [*COLOURS, "sea"])
TRADE: Final[list[Action]] = actions("trade", _tiles)  # its first, no tiles at all, is nobody's answer
REPLACE: Final[list[Action]] = actions("replace", _tiles)
GIVE: Final[list[Action]] = actions("give", COLOURS)
CLAIM: Final[list[Action]] = actions("claim", _sites)
SHOW: Final[list[Action]] = actions("show", CHESTS)
PAY: Final[Action] = Action("pay")
RENOUNCE: Final[Action] = Action("renounce")
DECLINE: Final[Action] = Action("decline")
LOCK: Final[list[Action]] = actions("lock", _sites)
HAUNT: Final[list[Action]] = actions("haunt", _sites)
DONE: Final[Action] = Action("done")

CATALOGUE: Final = Catalogue([
    *CLOUD, *MOOR, *START, *ROLL, *GOAL, *CHEST, *PARROT, *RETURN, *KEEP, *TAKE, PASS, *TURN, *VISIT, *TRADE[1:], *REPLACE,
    *GIVE, *CLAIM, *SHOW, PAY, RENOUNCE, DECLINE, *LOCK, *HAUNT, DONE, *BID, *HOLD,
])
