"""One readable evaluation per game, built on what good players say about it."""
from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from kogge.bots.judge import CHARACTERS, Character, Judge, Standing


def character(name: str) -> Character:
    """The character with this name."""
    for known in CHARACTERS:
        if known.name == name:
            return known
    raise ValueError(f"there is no character {name!r}; there are {', '.join(known.name for known in CHARACTERS)}")


@cache
def judge(game: str, taste: str = "sober") -> Judge:
    """The judge of a game with this character; a game without its own gets one that only counts points."""
    return make(game, taste, weights(game))


def weights(game: str) -> dict[str, float]:
    """What the game's judge weighs, by name; empty where that cannot be chosen."""
    return dict(getattr(judging(game), "WEIGHTS", {}))


def iterations(game: str) -> dict[str, int]:
    """Where a level makes do with other iterations in this game than elsewhere, as its judge's module says."""
    return dict(getattr(judging(game), "ITERATIONS", {})) if game else {}


def make(game: str, taste: str, weights: dict[str, float]) -> Judge:
    """A judge with weights of one's own."""
    found = judging(game)
    if found is None:
        return Standing()
    liking = getattr(found, "TASTES", {}).get(taste) or character(taste)
    likings: dict[str, float] = getattr(found, "LIKINGS", {}).get(taste, {})
    weights = {name: weight * likings.get(name, 1.0) for name, weight in weights.items()}
    made = found.judge(liking, *([weights] if weights else []))
    assert isinstance(made, Judge)
    return made


def judging(game: str) -> Any:
    """The module that judges a game; None where there is none."""
    name = f"{__name__}.{game.replace('-', '_')}"
    return import_module(name) if find_spec(name) else None
