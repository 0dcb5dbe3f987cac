"""Kogge: four maritime euro games, played exactly by their rule books."""
from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from kogge import compiled as _compiled

_compiled.install()

from kogge.engine.action import Action  # noqa: E402  the compiled modules must be found first
from kogge.engine.game import BadOption, Game, UnknownAction  # noqa: E402
from kogge.engine.luck import Rng  # noqa: E402
from kogge.engine.parts import PartsError, Sheet  # noqa: E402
from kogge.engine.record import Journal, Record, RecordError  # noqa: E402
from kogge.engine.rule import Refused, Rule  # noqa: E402
from kogge.engine.table import EVERYONE, LATER, LUCK, NOBODY, Table, pick, playout  # noqa: E402
from kogge.games import game  # noqa: E402

__all__ = [
    "EVERYONE",
    "LATER",
    "LUCK",
    "NOBODY",
    "Action",
    "BadOption",
    "Game",
    "Journal",
    "PartsError",
    "Record",
    "RecordError",
    "Refused",
    "Rng",
    "Rule",
    "Sheet",
    "Table",
    "UnknownAction",
    "game",
    "games",
    "pick",
    "playout",
    "replay",
]
__version__ = "0.1.0"


if TYPE_CHECKING:
    def games() -> list[str]:
        """The names of all games. At run time the package of that name answers: kogge/games/__init__.py."""
else:
    def __getattr__(name: str) -> Any:
        """kogge.envs is loaded when it is asked for: it needs an extra."""
        if name == "envs":
            return import_module("kogge.envs")
        raise AttributeError(f"module 'kogge' has no attribute {name!r}")


def replay(record: Record, parts: Sheet | None = None) -> Table:
    """The table at the end of a record; raises RecordError at the first answer that the rules refuse."""
    return Journal.replay(record, game(record.game), parts).table
