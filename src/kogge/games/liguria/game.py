"""Liguria as the outside sees it."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from kogge.engine.game import Game, Option
from kogge.games.liguria.actions import CATALOGUE
from kogge.games.liguria.course import begin
from kogge.games.liguria.guess import guess
from kogge.games.liguria.parts import Parts
from kogge.games.liguria.places import place
from kogge.games.liguria.scoring import scores
from kogge.games.liguria.shapes import View
from kogge.games.liguria.table import Table, new_table
from kogge.games.liguria.view import purses, stage, views

DIPLOMATS: Final = Option("diplomats", ("scrolls", "tiles"))


def set_up(game: Game, players: int, parts: Parts, options: Mapping[str, str]) -> Table:
    table = new_table(game, players, parts, options[DIPLOMATS.name] == "tiles")
    begin(table)
    return table


def tie_breaks(table: Table) -> Sequence[Sequence[int]]:
    """Equal points share a place."""
    return [()] * len(table.players)


GAME: Final = Game(
    name="liguria", folder=Path(__file__).parent, players=(3, 4), catalogue=CATALOGUE, set_up=set_up, read_parts=Parts,
    views=views, shape=View, guess=guess, scores=scores, tie_breaks=tie_breaks, place=place, stage=stage, purses=purses,
    options=(DIPLOMATS,),
    secret_sources=("orders", "sets"), rules_version=2,
)
