"""Every answer a player or luck can give, and the fixed order they are numbered in."""
from __future__ import annotations

from typing import Final

from kogge.engine.action import Action, Catalogue, actions
from kogge.games.liguria.parts import (
    COLOURS,
    DESIGNS,
    DIPLOMATS,
    HARBOURS,
    HIGHEST_MARKER,
    IN_HARBOUR,
    KNIGHTS,
    LONGEST_ROW,
    MOST_CARDS,
    RING,
    ROWS,
    STREET,
)


def _numbers(count: int) -> list[str]:
    return [str(n + 1) for n in range(count)]


# Luck's.
ISLAND: Final[list[Action]] = actions("island", COLOURS)
MARKER: Final[list[Action]] = actions("marker", [str(n) for n in range(HIGHEST_MARKER + 1)])
ORDER: Final[list[Action]] = actions("order", HARBOURS)
LAY: Final[list[Action]] = actions("lay", DESIGNS)
DEAL: Final[list[Action]] = actions("deal", _numbers(MOST_CARDS))

# The players'. The first half of a list of routes goes clockwise, the second anticlockwise.
_ROUTES: Final = [f"{way} {steps}" for way in ("clockwise", "anticlockwise") for steps in range(1, RING + 1)]
MARKET: Final[list[Action]] = actions("market", _numbers(STREET))
TAKE: Final[list[Action]] = actions("take", _numbers(LONGEST_ROW))
CARD: Final[list[Action]] = actions("card", _numbers(MOST_CARDS))
UPGRADE: Final[list[Action]] = actions("upgrade", IN_HARBOUR)
SAIL: Final[list[Action]] = actions("sail", _ROUTES)
ANCHOR: Final[list[Action]] = actions("anchor", _ROUTES)
LAND: Final[list[Action]] = actions("land", KNIGHTS)
LOAD: Final[list[Action]] = actions("load", COLOURS)
ENVOY: Final[list[Action]] = actions("envoy", ROWS)
PAY: Final[list[Action]] = actions("pay", DIPLOMATS)
TURN: Final = Action("turn")
KEEP: Final = Action("keep")
STAY: Final = Action("stay")
DONE: Final = Action("done")
LEAVE: Final = Action("leave")

CATALOGUE: Final = Catalogue([
    *ISLAND, *MARKER, *ORDER, *LAY, *DEAL,
    *MARKET, *TAKE, *CARD, *UPGRADE, *SAIL, *ANCHOR, *LAND, *LOAD, *ENVOY, *PAY, TURN, KEEP, STAY, DONE, LEAVE,
])
