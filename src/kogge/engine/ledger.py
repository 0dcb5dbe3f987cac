"""The ledger: every clause of a rule book in our own words, in English and German."""
from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar


class LedgerError(ValueError):
    """A rules.toml that breaks the ledger's own rules."""


@dataclass(frozen=True)
class Clause:
    """One clause. `ruling` and `ruling_de` hold our reason where the rule book is silent, otherwise they are empty."""

    id: str
    en: str
    de: str
    ruling: str = ""
    ruling_de: str = ""

    @property
    def chapter(self) -> str:
        """The chapter of the rule book, as written in the id: nauticus.3.2.1.hull-closed is in 3.2.1."""
        return ".".join(self.id.split(".")[1:-1])

    def text(self, lang: str) -> str:
        return self.de if lang == "de" else self.en

    def reason(self, lang: str) -> str:
        """Our reason for a ruling."""
        return self.ruling_de if lang == "de" else self.ruling


@dataclass(frozen=True)
class Chapter:
    """A heading of the rule book, in both languages."""

    number: str
    en: str
    de: str

    def text(self, lang: str) -> str:
        return self.de if lang == "de" else self.en


Row = TypeVar("Row", Chapter, Clause)


class Ledger:
    """All clauses of one game in the order of its rule book."""

    def __init__(self, chapters: list[Chapter], clauses: list[Clause], origin: str = "rules.toml", text: str = "") -> None:
        self.chapters = chapters
        self.clauses = clauses
        self.origin = origin
        self._text = text
        self.by_id: dict[str, Clause] = {}
        numbers = {chapter.number for chapter in chapters}
        for clause in clauses:
            if clause.id in self.by_id:
                raise LedgerError(f"{self.where(clause.id)} is the id of two clauses")
            self.by_id[clause.id] = clause
            if clause.chapter not in numbers:
                raise LedgerError(f"{self.where(clause.id)} belongs to no [[chapter]]")
            if bool(clause.ruling) != bool(clause.ruling_de):
                raise LedgerError(f"{self.where(clause.id)} gives its reason in one language only")

    def where(self, id: str) -> str:
        """The clause with its file and line, for whoever has to mend it."""
        lines = [n for n, line in enumerate(self._text.splitlines(), 1) if line.startswith("id") and f'"{id}"' in line]
        return f"{self.origin}:{lines[-1] if lines else 1}: {id}"

    @classmethod
    def read(cls, path: Path) -> Ledger:
        """Raises LedgerError, which names the line."""
        text, origin = path.read_text(encoding="utf-8"), f"{path.parent.name}/{path.name}"
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise LedgerError(f"{origin}: {error}") from None
        chapters = _rows(Chapter, "chapter", data, origin, text)
        return cls(chapters, _rows(Clause, "rule", data, origin, text), origin, text)

    def __getitem__(self, id: str) -> Clause:
        return self.by_id.get(id) or ENGINE.by_id[id]


def _rows(kind: type[Row], heading: str, data: dict[str, Any], origin: str, text: str) -> list[Row]:
    lines = [n for n, line in enumerate(text.splitlines(), 1) if line.strip() == f"[[{heading}]]"]
    found: list[Row] = []
    for number, row in enumerate(data.get(heading, [])):
        try:
            found.append(kind(**row))
        except TypeError as error:
            raise LedgerError(f"{origin}:{lines[number]}: [[{heading}]] {str(error).partition(') ')[2]}") from None
    return found


ENGINE = Ledger.read(Path(__file__).with_name("rules.toml"))
