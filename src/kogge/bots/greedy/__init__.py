"""One readable evaluation per game, built on what good players say about it."""
from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

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
    module = f"{__name__}.{game.replace('-', '_')}"
    if find_spec(module) is None:
        return Standing()
    found = import_module(module).judge(character(taste))
    assert isinstance(found, Judge)
    return found
