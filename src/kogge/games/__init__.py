"""The games: every package here that has a `game.py` is one. Called, `kogge.games()`, the package lists them."""
from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

from kogge.engine.game import BadOption, Game

NAMES: Final = sorted(file.parent.name.replace("_", "-") for file in Path(__file__).parent.glob("*/game.py"))


def game(name: str) -> Game:
    """The game with this name."""
    if name not in NAMES:
        raise BadOption(f"there is no game {name!r}; there are {', '.join(NAMES)}")
    found = import_module(f"kogge.games.{name.replace('-', '_')}.game").GAME
    assert isinstance(found, Game)
    return found


class Package(ModuleType):
    """`kogge.games` is this package and the public function that lists it: a function of that name would hide the package."""

    def __call__(self) -> list[str]:
        """The names of all games."""
        return list(NAMES)


sys.modules[__name__].__class__ = Package
