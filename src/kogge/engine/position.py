"""A position as plain data, the same plain or compiled: for comparing and hashing tables."""
from __future__ import annotations

import hashlib
from typing import Any

from kogge.engine.action import Action, Printed
from kogge.engine.game import Game
from kogge.engine.table import Table


def attributes(thing: Any) -> list[str]:
    """The names of all attributes of an instance, inherited ones too."""
    names = getattr(type(thing), "__mypyc_attrs__", None)
    found = set(names) if names else set(vars(thing))
    return sorted(found - {"__dict__"})


def snapshot(thing: Any) -> Any:
    """Everything below `thing` as nested tuples; what is printed stands for itself."""
    if isinstance(thing, list | tuple):
        return tuple(snapshot(part) for part in thing)
    if isinstance(thing, set | frozenset):
        return tuple(sorted(thing))
    if isinstance(thing, dict):
        return tuple((key, snapshot(value)) for key, value in sorted(thing.items()))
    if thing is None or isinstance(thing, int | float | str):
        return thing
    if isinstance(thing, Action):
        return thing.text
    if isinstance(thing, Game):
        return thing.name
    if isinstance(thing, Printed):
        return type(thing).__name__, getattr(thing, "name", "")
    return type(thing).__name__, tuple((name, snapshot(getattr(thing, name))) for name in attributes(thing))


def digest(table: Table) -> str:
    """A short text that is equal for equal positions and, for all purposes, different for different ones."""
    return hashlib.sha256(repr(snapshot(table)).encode()).hexdigest()[:32]
