"""Every answer a player or luck can give, and the fixed order they are numbered in.

Next: one for all that can be announced at a table.
"""
from __future__ import annotations

from typing import Final

from kogge.engine.action import Action, Catalogue, actions
from kogge.games.herring_run.parts import CARDS

CAST: Final[Action] = Action("cast")
LAND: Final[Action] = Action("land")
DRAW: Final[list[Action]] = actions("draw", CARDS)

CATALOGUE: Final = Catalogue([CAST, LAND, *DRAW])
