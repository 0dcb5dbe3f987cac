"""Grog Island by Michael Rieneck, for two to four players: the door through which the rest comes in."""
from __future__ import annotations

from pathlib import Path
from typing import Final

from kogge.engine.game import Game
from kogge.games.grog_island.actions import CATALOGUE
from kogge.games.grog_island.course import set_up
from kogge.games.grog_island.guess import guess
from kogge.games.grog_island.parts import Parts
from kogge.games.grog_island.places import place
from kogge.games.grog_island.scoring import scores, tie_breaks
from kogge.games.grog_island.shapes import View
from kogge.games.grog_island.view import purses, stage, views

GAME: Final = Game(
    name="grog-island", folder=Path(__file__).parent, players=(2, 3, 4), catalogue=CATALOGUE, set_up=set_up,
    read_parts=Parts, views=views, shape=View, guess=guess, scores=scores, tie_breaks=tie_breaks, place=place, stage=stage,
    purses=purses,
    rows={"bid": "sum", "hold": "sum"},
    secret_sources=("buildings", "parrots", "goods", "peninsulas"),
)
