"""A table as text, for every game the same way: what its view says, in rows and columns."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kogge.engine.table import Table
from kogge.engine.texts import Messages, Texts, slug


def field_name(field: str, texts: Texts) -> str:
    """What a property of a view is called: the game says it, or, of what several games have, this program."""
    key = "field-" + slug(field)
    for named in (texts, messages(texts.lang)):
        if named.has(key):
            return named.message(key)
    return texts.word(field.replace("_", "-")).replace("-", " ")


@cache
def messages(lang: str) -> Messages:
    return Messages([Path(__file__).parent], lang)


def short(value: Any, texts: Texts) -> str:
    """One value in few words: empty and zero things are left out of lists and structs."""
    if isinstance(value, bool):
        return "✓" if value else ""
    if isinstance(value, msgspec.Struct):
        value = {field_name(field, texts): getattr(value, field) for field in value.__struct_fields__}
    if isinstance(value, Mapping):
        told = [(texts.word(str(name)), short(entry, texts)) for name, entry in value.items() if entry]
        return ", ".join(name if entry == "✓" else f"{name} {entry}" for name, entry in told)
    if isinstance(value, list | tuple):
        joint = " " if all(isinstance(entry, int) for entry in value) else "; "
        return joint.join(short(entry, texts) or "–" for entry in value)
    return texts.word(value) if isinstance(value, str) else str(value)


def rows(structs: Sequence[Any], heads: Sequence[str], texts: Texts) -> Grid:
    """Several things of one kind side by side: a column for each, a line for each property that any of them has."""
    grid = Grid(show_header=True, header_style="bold", box=None, padding=(0, 2, 0, 0))
    grid.add_column("")
    for head in heads:
        grid.add_column(head, overflow="fold")
    for field in structs[0].__struct_fields__:
        told = [short(getattr(struct, field), texts) for struct in structs]
        if any(told):
            grid.add_row(Text(field_name(field, texts), style="dim"), *told)
    return grid


def picture(table: Table, reader: int | None, names: Sequence[str], texts: Texts) -> RenderableType:
    """What a reader may see of the table."""
    view = table.view(reader)
    line: list[str] = []
    blocks: list[RenderableType] = []
    for field in view.__struct_fields__:
        value = getattr(view, field)
        if isinstance(value, list) and value and isinstance(value[0], msgspec.Struct):
            heads = list(names) if len(value) == len(names) else [str(n + 1) for n in range(len(value))]
            blocks.append(rows(value, heads, texts))
        elif short(value, texts) and value != -1:
            line.append(f"{field_name(field, texts)}: {short(value, texts)}")
    return Group(Text(" · ".join(line), style="dim"), *blocks)


def score_grid(table: Table, names: Sequence[str], texts: Texts, reader: int | None = None) -> Grid:
    """Points by source, a column for each seat; what others keep secret is left out until the end."""
    grid = Grid(header_style="bold", box=None, padding=(0, 2, 0, 0))
    grid.add_column("")
    for name in names:
        grid.add_column(name, justify="right")
    scores = table.scores()
    hidden = () if table.over else table.game.secret_sources
    for row, (source, _) in enumerate(scores[0]):
        told = [str(seat[row][1]) if source not in hidden or who == reader else "?" for who, seat in enumerate(scores)]
        grid.add_row(texts.source(source), *told)
    if table.over:
        grid.add_row(Text("=", style="bold"), *[Text(str(total), style="bold") for total in table.totals()])
        grid.add_row(Text("#", style="bold"), *[Text(f"{place}.", style="bold") for place in table.ranking()])
    return grid


def console() -> Console:
    return Console(highlight=False)
