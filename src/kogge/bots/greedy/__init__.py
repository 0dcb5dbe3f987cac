"""One readable evaluation per game, built on what good players say about it."""
from __future__ import annotations

import sys
from array import array
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from kogge.bots.judge import CHARACTERS, Character, Judge, Standing

EXPERIENCE: Final = Path(__file__).parent / "experience"
"""What games have taught, a file for each game that has such a thing: numbers of 32 bits, lowest byte first."""


def character(name: str) -> Character:
    """The character with this name."""
    for known in CHARACTERS:
        if known.name == name:
            return known
    raise ValueError(f"there is no character {name!r}; there are {', '.join(known.name for known in CHARACTERS)}")


@cache
def judge(game: str, taste: str = "sober", experienced: bool = False) -> Judge:
    """The judge of a game with this character; a game without its own gets one that only counts points.

    An experienced one draws on what games have taught, where there is such a thing.
    """
    return make(game, taste, weights(game), experience(game) if experienced else [])


def experience(game: str) -> list[float]:
    """What games of this title have taught (`python -m kogge.arena.experience`); empty where nothing was learned."""
    file = EXPERIENCE / f"{game}.f32"
    if not file.exists():
        return []
    numbers = array("f", file.read_bytes())
    if sys.byteorder == "big":
        numbers.byteswap()
    return list(numbers)


def weights(game: str) -> dict[str, float]:
    """What the game's judge weighs, by name; empty where that cannot be chosen."""
    return dict(getattr(judging(game), "WEIGHTS", {}))


def iterations(game: str) -> dict[str, int]:
    """Where a level makes do with other iterations in this game than elsewhere, as its judge's module says."""
    return dict(getattr(judging(game), "ITERATIONS", {})) if game else {}


def make(game: str, taste: str, weights: dict[str, float], experience: list[float] | None = None) -> Judge:
    """A judge with weights of one's own, and what one has learned."""
    found = judging(game)
    if found is None:
        return Standing()
    liking = getattr(found, "TASTES", {}).get(taste) or character(taste)
    likings: dict[str, float] = getattr(found, "LIKINGS", {}).get(taste, {})
    weights = {name: weight * likings.get(name, 1.0) for name, weight in weights.items()}
    made = found.judge(liking, *([weights] if weights else []), *([experience] if experience else []))
    assert isinstance(made, Judge)
    return made


def judging(game: str) -> Any:
    """The module that judges a game; None where there is none."""
    name = f"{__name__}.{game.replace('-', '_')}"
    return import_module(name) if find_spec(name) else None
