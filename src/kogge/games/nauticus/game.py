"""Nauticus by Wolfgang Kramer and Michael Kiesling, for two to four players: the door through which the rest comes in."""
from __future__ import annotations

from pathlib import Path
from typing import Final

from kogge.engine.game import Game
from kogge.games.nauticus.actions import CATALOGUE
from kogge.games.nauticus.course import EDITION, set_up
from kogge.games.nauticus.guess import guess
from kogge.games.nauticus.parts import Parts
from kogge.games.nauticus.places import place
from kogge.games.nauticus.scoring import scores, tie_breaks
from kogge.games.nauticus.shapes import View
from kogge.games.nauticus.view import purses, stage, views

GAME: Final = Game(
    name="nauticus", folder=Path(__file__).parent, players=(2, 3, 4), catalogue=CATALOGUE, set_up=set_up, read_parts=Parts,
    views=views, shape=View, guess=guess, scores=scores, tie_breaks=tie_breaks, place=place, stage=stage, purses=purses,
    options=(EDITION,),
)
