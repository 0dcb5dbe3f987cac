"""Herring Run, for two to four players: the door through which the rest comes in."""
from __future__ import annotations

from pathlib import Path
from typing import Final

from kogge.engine.game import Game
from kogge.games.herring_run.actions import CATALOGUE
from kogge.games.herring_run.course import set_up
from kogge.games.herring_run.guess import guess
from kogge.games.herring_run.parts import Parts
from kogge.games.herring_run.places import place
from kogge.games.herring_run.scoring import scores, tie_breaks
from kogge.games.herring_run.shapes import View
from kogge.games.herring_run.view import purses, stage, views

GAME: Final = Game(
    name="herring-run", folder=Path(__file__).parent, players=(2, 3, 4), catalogue=CATALOGUE, set_up=set_up,
    read_parts=Parts,
    views=views, shape=View, guess=guess, scores=scores, tie_breaks=tie_breaks, place=place, stage=stage, purses=purses,
)
