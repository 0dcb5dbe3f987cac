"""Fluent patterns as our messages use them (text, figures, choices by a figure), filled in without the interpreter that Fluent
needs for everything else: a text that nobody has been told before costs little too."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from babel import Locale
from fluent.syntax.ast import (
    InlineExpression,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)

Value = int | str
UNGROUPED: Final = 1000
"""Numbers from here on are written with a sign between thousands, which is Fluent's to know."""


class Unknown(Exception):
    """Something that is left to Fluent."""


class Choice:
    """One of several patterns, by the value of a figure."""

    def __init__(self, figure: str, variants: dict[str, list[Piece]], default: str) -> None:
        self.figure: Final = figure
        self.variants: Final = variants
        self.default: Final = default

    def chosen(self, figures: Mapping[str, Value], locale: Locale) -> list[Piece]:
        value = figures.get(self.figure)
        if value is None:
            raise Unknown
        found = self.variants.get(str(value))
        if found is None and isinstance(value, int):
            found = self.variants.get(locale.plural_form(value))
        return found if found is not None else self.variants[self.default]


class Figure:
    """A number or a word that is filled in."""

    def __init__(self, name: str) -> None:
        self.name: Final = name


Piece = str | Figure | Choice


def pieces(pattern: Pattern) -> list[Piece]:
    """What a pattern is made of. Raises Unknown."""
    return [_piece(element) for element in pattern.elements]


def _piece(element: TextElement | Placeable) -> Piece:
    if isinstance(element, TextElement):
        return element.value
    inner: InlineExpression | Placeable | SelectExpression = element.expression
    if isinstance(inner, StringLiteral):
        return str(inner.parse()["value"])
    if isinstance(inner, VariableReference):
        return Figure(inner.id.name)
    if isinstance(inner, SelectExpression) and isinstance(inner.selector, VariableReference):
        keys = [each.key.value if isinstance(each.key, NumberLiteral) else each.key.name for each in inner.variants]
        default = next(key for key, each in zip(keys, inner.variants, strict=True) if each.default)
        return Choice(
            inner.selector.id.name, {key: pieces(each.value) for key, each in zip(keys, inner.variants, strict=True)}, default)
    raise Unknown


def filled(pattern: list[Piece], figures: Mapping[str, Value], locale: Locale) -> str:
    """The pattern with its figures. Raises Unknown."""
    out: list[str] = []
    for piece in pattern:
        if isinstance(piece, str):
            out.append(piece)
        elif isinstance(piece, Choice):
            out.append(filled(piece.chosen(figures, locale), figures, locale))
        else:
            value = figures.get(piece.name)
            if value is None or (isinstance(value, int) and not -UNGROUPED < value < UNGROUPED):
                raise Unknown
            out.append(str(value))
    return "".join(out)
