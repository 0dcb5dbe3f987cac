"""The catalogue, the about pages and the rules."""
from __future__ import annotations

from msgspec import Struct

from kogge.server.messages.words import Lang, Level


class OptionInfo(Struct):
    """What players agree on beforehand; the first choice is the default."""

    name: str
    text: str
    choices: list[Choice]


class Choice(Struct):
    name: str
    text: str


class Source(Struct):
    """Where a group of printed values comes from."""

    group: str
    provenance: str
    source: str


class GameInfo(Struct):
    """One game of the catalogue, in the language asked for."""

    name: str
    title: str
    tagline: str
    description: str
    length: str
    weight: str
    players: list[int]
    options: list[OptionInfo]
    levels: list[Level]
    rules_version: int


class GameAbout(Struct):
    """The about page of a game: its parts and where each group of values comes from."""

    game: GameInfo
    parts: str
    parts_hash: str
    sources: list[Source]


class RuleClause(Struct):
    id: str
    text: str
    ruling: str
    """Our reason where the rule book is silent, otherwise empty."""


class RuleChapter(Struct):
    number: str
    title: str
    clauses: list[RuleClause]


class RulesBook(Struct):
    """The ledger of a game in one language, in the order of its rule book."""

    game: str
    lang: Lang
    chapters: list[RuleChapter]


class About(Struct):
    version: str
    compiled: bool
    games: list[str]
    languages: list[str]
