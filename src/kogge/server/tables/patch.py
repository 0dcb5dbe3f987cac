"""What has changed between two states of a JSON document, as a JSON Patch (RFC 6902). Compiled.

Made so that the patched document equals the new one to the byte, the order of keys included: a page that was told of
changes shows what a page shows that was told everything.
"""
from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec.structs import astuple

DECODE: Final = msgspec.json.Decoder().decode
ENCODE: Final = msgspec.json.Encoder().encode
SHORT: Final = 100
"""Bytes of steps within which they are taken without a look at how long the whole would be."""


def replaced(path: str, value: bytes) -> bytes:
    return b"".join([b'{"op":"replace","path":', ENCODE(path), b',"value":', value, b"}"])


def changed(path: str, before: Any, after: Any) -> bytes:
    """The steps from one value to another, with commas between them; the whole value where that is shorter."""
    found: list[bytes] = []
    _compare(path, before, after, found)
    steps = b",".join(found)
    if len(steps) < SHORT:
        return steps
    whole = replaced(path, ENCODE(after))
    return steps if len(steps) < len(whole) else whole


def _compare(path: str, before: Any, after: Any, found: list[bytes]) -> None:
    plain = isinstance(after, (int, str))  # most often; not asked below, for compiled code would take what is true for a number
    if plain:
        found.append(replaced(path, ENCODE(after)))
    elif isinstance(before, dict) and isinstance(after, dict):
        _compare_objects(path, before, after, found)
    elif isinstance(before, list) and isinstance(after, list):
        _compare_lists(path, before, after, found)
    elif type(before) is type(after) and isinstance(after, msgspec.Struct):
        old: tuple[Any, ...] = astuple(before)
        names: tuple[str, ...] = after.__struct_fields__
        for place, value in enumerate(astuple(after)):
            if old[place] is not value and old[place] != value:
                _compare(path + "/" + names[place], old[place], value, found)
    else:
        found.append(replaced(path, ENCODE(after)))


def _compare_objects(path: str, before: dict[Any, Any], after: dict[Any, Any], found: list[bytes]) -> None:
    if list(before) == list(after):
        for key, value in after.items():
            if before[key] is not value and before[key] != value:
                _compare(path + "/" + _escaped(key), before[key], value, found)
        return
    kept = [key for key in before if key in after]
    if kept + [key for key in after if key not in before] != list(after):
        found.append(replaced(path, ENCODE(after)))  # the keys would come in another order
        return
    if len(kept) < len(before):
        for key in before:
            if key not in after:
                found.append(b'{"op":"remove","path":%b}' % ENCODE(path + "/" + _escaped(key)))
    for key, value in after.items():
        if key not in before:
            found.append(_added(path + "/" + _escaped(key), value))
        elif before[key] != value:
            _compare(path + "/" + _escaped(key), before[key], value, found)


def _compare_lists(path: str, before: list[Any], after: list[Any], found: list[bytes]) -> None:
    """Lists of one length place by place; what was added to the end or taken from it alone; any other list as a whole."""
    short = min(len(before), len(after))
    if len(before) != len(after) and before[:short] != after[:short]:
        found.append(replaced(path, ENCODE(after)))
        return
    for place in range(short):
        if before[place] != after[place]:
            _compare(path + "/" + str(place), before[place], after[place], found)
    for place in range(len(before) - 1, short - 1, -1):
        found.append(b'{"op":"remove","path":%b}' % ENCODE(path + "/" + str(place)))
    for value in after[short:]:
        found.append(_added(path + "/-", value))


def _added(path: str, value: Any) -> bytes:
    return b'{"op":"add","path":%b,"value":%b}' % (ENCODE(path), ENCODE(value))


def _escaped(key: str | int) -> str:
    return str(key).replace("~", "~0").replace("/", "~1")
