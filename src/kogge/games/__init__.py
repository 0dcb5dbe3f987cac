"""The games, each in its own package, found by name."""
from __future__ import annotations

from importlib import import_module
from typing import Final

from kogge.engine.game import BadOption, Game

NAMES: Final = ("nauticus", "grog-island", "die-werft", "liguria")


def game(name: str) -> Game:
    """The game with this name."""
    if name not in NAMES:
        raise BadOption(f"there is no game {name!r}; there are {', '.join(NAMES)}")
    found = import_module(f"kogge.games.{name.replace('-', '_')}.game").GAME
    assert isinstance(found, Game)
    return found
