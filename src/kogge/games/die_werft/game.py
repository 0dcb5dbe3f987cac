"""Die Werft by Vladimír Suchý, for two to four players: the door through which the rest comes in."""
from __future__ import annotations

from pathlib import Path
from typing import Final

from kogge.engine.game import Game, Option, Planner
from kogge.games.die_werft.actions import CATALOGUE
from kogge.games.die_werft.guess import guess
from kogge.games.die_werft.parts import Parts
from kogge.games.die_werft.places import place
from kogge.games.die_werft.planning import plan
from kogge.games.die_werft.preparation import set_up
from kogge.games.die_werft.scoring import SECRET, scores, tie_breaks
from kogge.games.die_werft.shapes import LaunchPlan, LaunchWish, View
from kogge.games.die_werft.view import purses, stage, views

GAME: Final = Game(
    name="die-werft", folder=Path(__file__).parent, players=(2, 3, 4), catalogue=CATALOGUE, set_up=set_up, read_parts=Parts,
    views=views, shape=View, guess=guess, scores=scores, tie_breaks=tie_breaks, place=place, stage=stage, purses=purses,
    options=(Option("employees", ("shuffled", "spread")),), secret_sources=SECRET,
    planner=Planner(LaunchWish, LaunchPlan, plan),
)
