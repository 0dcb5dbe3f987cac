"""Every answer a player or luck can give, and the fixed order they are numbered in."""
from __future__ import annotations

from typing import Final

from kogge.engine.action import Action, Catalogue, actions
from kogge.games.nauticus.parts import PIECES, REGULAR, REWARDS, SHIPS, TILES

_pieces: Final = [piece.name for piece in PIECES]
_ships: Final = [str(n + 1) for n in range(SHIPS)]

LAY: Final[list[Action]] = actions("lay", TILES)
CHOOSE: Final[list[Action]] = actions("choose", TILES)
BUY: Final[list[Action]] = actions("buy", _pieces)
TAKE: Final[list[Action]] = actions("take", _pieces)
MOVE: Final[list[Action]] = actions("transport", _pieces)
PLACE: Final[list[Action]] = actions("place on ship", _ships)
DELIVER: Final[list[Action]] = actions("deliver ship", _ships)
REWARD: Final[list[Action]] = actions("reward", REWARDS)
EXTRAS: Final[list[Action]] = actions("extra", TILES)
EXTRA: Final[Action] = Action("extra")
PASS: Final[Action] = Action("pass")
DONE: Final[Action] = Action("done")
PASS_THEN_EXTRA: Final[Action] = Action("pass", "then extra")
DONE_THEN_EXTRA: Final[Action] = Action("done", "then extra")
WORK: Final[Action] = Action("use a worker")
STORE: Final[Action] = Action("store")
NEW_SHIP: Final[Action] = Action("start a ship")

# Crown pieces are never bought or taken by choice, so these two rows leave them out.
_buys: Final[list[Action]] = [BUY[piece.index] for family in REGULAR for piece in family]
_takes: Final[list[Action]] = [TAKE[piece.index] for family in REGULAR for piece in family]

CATALOGUE: Final = Catalogue([
    *LAY, *CHOOSE, PASS, DONE, PASS_THEN_EXTRA, DONE_THEN_EXTRA, WORK,
    STORE, NEW_SHIP, EXTRA, *_buys, *_takes, *MOVE, *REWARD, *EXTRAS, *PLACE, *DELIVER,
])
