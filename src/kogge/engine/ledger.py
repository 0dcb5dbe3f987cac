"""The ledger: every clause of a rule book in our own words, in English and German."""
from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path


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


class Ledger:
    """All clauses of one game in the order of its rule book."""

    def __init__(self, chapters: list[Chapter], clauses: list[Clause]) -> None:
        self.chapters = chapters
        self.clauses = clauses
        self.by_id = {clause.id: clause for clause in clauses}
        if len(self.by_id) != len(clauses):
            twice = sorted({clause.id for clause in clauses if [c.id for c in clauses].count(clause.id) > 1})
            raise LedgerError(f"two clauses share the id {twice[0]}")
        numbers = {chapter.number for chapter in chapters}
        for clause in clauses:
            if clause.chapter not in numbers:
                raise LedgerError(f"{clause.id} belongs to no [[chapter]]")
            if bool(clause.ruling) != bool(clause.ruling_de):
                raise LedgerError(f"{clause.id} gives its reason in one language only")

    @classmethod
    def read(cls, path: Path) -> Ledger:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return cls([Chapter(**row) for row in data["chapter"]], [Clause(**row) for row in data["rule"]])

    def __getitem__(self, id: str) -> Clause:
        return self.by_id.get(id) or ENGINE.by_id[id]


ENGINE = Ledger.read(Path(__file__).with_name("rules.toml"))
