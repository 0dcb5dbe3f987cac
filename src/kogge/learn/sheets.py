"""A game on one page: headings and short sentences, each with the clause it stands on. One text file for each language."""
from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from kogge.engine.game import Game
from kogge.engine.texts import LANGUAGES

FILE: Final = "lessons/how-to-play.{lang}.md"
LINE: Final = re.compile(r"- (.*) \[([^\]]+)\]")
KINDS: Final = ("goal", "turn", "points", "end", "plan", "remember")


@dataclass(frozen=True)
class Line:
    text: str
    clause: str


@dataclass(frozen=True)
class Section:
    kind: str
    title: str
    lines: tuple[Line, ...]


def read(game: Game, file: Path) -> tuple[Section, ...]:
    """`## kind: Title`, then `- Sentence. [clause]` a line; clauses as in the ledger, without the name of the game."""
    sections: list[tuple[str, str, list[Line]]] = []
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            kind, _, title = line[3:].partition(": ")
            sections.append((kind, title, []))
        elif found := LINE.fullmatch(line.strip()):
            sections[-1][2].append(Line(found[1], f"{game.name}.{found[2]}"))
    return tuple(Section(kind, title, tuple(lines)) for kind, title, lines in sections)


@cache
def sheet(game: Game, lang: str) -> tuple[Section, ...]:
    file = game.folder / FILE.format(lang=lang)
    return read(game, file) if file.is_file() else ()


def problems(game: Game) -> Iterator[str]:
    """Both languages have the same sections and clauses, and every clause exists."""
    shapes = [[(section.kind, [line.clause for line in section.lines]) for section in sheet(game, lang)] for lang in LANGUAGES]
    if shapes[0] != shapes[1]:
        yield "the pages differ between the languages"
    if [kind for kind, _ in shapes[0]] != list(KINDS):
        yield f"the sections are not {', '.join(KINDS)}"
    yield from (f"there is no clause {clause}" for _, clauses in shapes[0] for clause in clauses
                if clause not in game.ledger.by_id)
