"""The JSON schema of all messages, for generated types: python -m kogge.server.schema > schema.json"""
from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from kogge import game, games
from kogge.server import messages


def structs() -> list[type[msgspec.Struct]]:
    found = [thing for thing in vars(messages).values() if isinstance(thing, type) and issubclass(thing, msgspec.Struct)]
    return [struct for struct in found if struct.__module__.startswith(f"{messages.__name__}.")]


def schema() -> dict[str, Any]:
    """`$defs`: every message and the two unions of live ones; `games`: the view of each game with its own `$defs`."""
    unions = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}
    refs, defs = msgspec.json.schema_components([*structs(), *unions.values()], schema_hook=_raw)
    defs |= dict(zip(unions, refs[-len(unions):], strict=True))
    return {"$defs": defs, "games": {name: view_schema(name) for name in games()}}


def view_schema(name: str) -> dict[str, Any]:
    """Of the view; among its `$defs` also what a planner of the game is asked and answers."""
    shape, planner = game(name).shape, game(name).planner
    refs, defs = msgspec.json.schema_components([shape, *([planner.wish, planner.answer] if planner else [])], schema_hook=_raw)
    return {**refs[0], "$defs": defs}


def _raw(kind: type) -> dict[str, Any]:
    if kind is msgspec.Raw:
        return {"description": "the view of the game at hand or what its planner says, see `games`"}
    raise NotImplementedError(kind)


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=1, ensure_ascii=False)
    print()
