"""Every answer a player or luck can give, and the fixed order they are numbered in."""
from __future__ import annotations

from typing import Final

from kogge.engine.action import Action, Catalogue, actions
from kogge.games.die_werft.parts import (
    ALL_TRAINS,
    BLANK,
    CANAL_TILES,
    COLUMNS,
    CONTRACTS,
    DESIGNS,
    DOCK,
    EMPLOYEES,
    HULLS,
    ITEMS,
    LOADS,
    MOST_PLAYERS,
    RING,
    ROWS,
    SECTORS,
    SIDES,
    TILES,
)


def _numbers(count: int) -> list[str]:
    return [str(n + 1) for n in range(count)]


_trains: Final = [train.name for train in ALL_TRAINS]
_tiles: Final = [column + " " + row for column in COLUMNS for row in _numbers(ROWS)]
_spots: Final = [number + " " + side for number in _numbers(CANAL_TILES) for side in SIDES]
BOOSTS: Final = 13  # a helmsman and a rigger make nine tiles and two craftsmen faster by no more than that

# Luck
START: Final[list[Action]] = actions("start", _numbers(MOST_PLAYERS))
LAY: Final[list[Action]] = actions("lay", TILES)
POINT: Final[list[Action]] = actions("point to", ITEMS)
SECTOR: Final[list[Action]] = actions("point to sector", _numbers(SECTORS))
POST: Final[list[Action]] = actions("post", EMPLOYEES)
REVEAL: Final[list[Action]] = actions("reveal", [design.name for design in DESIGNS[:BLANK]])
ARRIVE: Final[list[Action]] = actions("arrive", _trains)
OPEN: Final[list[Action]] = actions("open canal", _numbers(CANAL_TILES))
DEAL: Final[list[Action]] = actions("deal", CONTRACTS)

# The turn
CHOOSE: Final[list[Action]] = actions("choose", TILES)
EXTRA: Final[list[Action]] = actions("extra", TILES)
ACT: Final[Action] = Action("act")
DONE: Final[Action] = Action("done")
PASS: Final[Action] = Action("pass")
DROP: Final[list[Action]] = actions("drop", CONTRACTS)

# The actions
TAKE: Final[list[Action]] = actions("take", _tiles)
INVENT: Final[list[Action]] = actions("invent", HULLS[1:])
PLACE: Final[list[Action]] = actions("place", _numbers(DOCK))
BUY: Final[list[Action]] = actions("buy train", _numbers(ROWS))
RENT: Final[list[Action]] = actions("rent canal", _numbers(ROWS))
BESIDE: Final[list[Action]] = actions("beside", _spots)
TURN: Final[list[Action]] = actions("turn", ["0", "90", "180", "270"])
ENTER: Final[list[Action]] = actions("enter", SIDES)
MAKE: Final[list[Action]] = actions("make", ITEMS[:RING])
RECRUIT: Final[list[Action]] = [Action("recruit", ITEMS[n], n) for n in range(RING, len(ITEMS))]
ASSIST: Final[list[Action]] = actions("assist", ITEMS)
HIRE: Final[list[Action]] = actions("hire", EMPLOYEES)
UNLOAD: Final[list[Action]] = actions("unload", _trains)
SELL: Final[list[Action]] = actions("sell", LOADS)
SWAP: Final[list[Action]] = actions("swap for", ITEMS)

# The maiden voyage
LAUNCH: Final[list[Action]] = actions("launch", _numbers(DOCK - 2))
FIT: Final[list[Action]] = actions("fit", ITEMS)
REMOVE: Final[list[Action]] = actions("remove", ITEMS)
SCRAP: Final[Action] = Action("scrap")
SAIL: Final[Action] = Action("set sail")
BOOST: Final[list[Action]] = actions("boost", [str(n) for n in range(BOOSTS)])
STEER: Final[list[Action]] = actions("steer", SIDES)

CATALOGUE: Final = Catalogue([
    *START, *LAY, *POINT, *SECTOR, *POST, *REVEAL, *ARRIVE, *OPEN, *DEAL,
    *CHOOSE, *EXTRA, ACT, DONE, PASS, *DROP,
    *TAKE, *INVENT, *PLACE, *BUY, *RENT, *BESIDE, *TURN, *ENTER, *MAKE, *RECRUIT, *ASSIST, *HIRE, *UNLOAD, *SELL, *SWAP,
    *LAUNCH, *FIT, *REMOVE, SCRAP, SAIL, *BOOST, *STEER,
])
