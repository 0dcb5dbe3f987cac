"""Printed parts as data: a TOML sheet in which each group of values says where it comes from."""
from __future__ import annotations

import hashlib
import json
import re
import tomllib
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from kogge.engine.errors import Told

PROVENANCES: Final = ("rule book", "documented", "derived", "reconstructed")
ABOUT: Final = ("provenance", "source", "source_de")  # what a group says of itself, besides its values

# Strangers send such files too: nothing is parsed that could take long or much memory.
LARGEST: Final = 32_768
LONGEST_LINE: Final = 400
MOST_DOTS: Final = 40  # on a line: a key a.a.a… costs the parser the square of its dots
DEEPEST: Final = 3  # lists within lists
LONGEST_NAME: Final = 80
LONGEST_ERROR: Final = 300


class PartsError(Told):
    """A parts file that breaks a constraint; says which line."""


class Sheet:
    """A parts file: a name and groups of values, each group with its provenance and source."""

    def __init__(self, text: str, origin: str = "parts") -> None:
        self.text = text
        self.origin = origin
        self._bound()
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise PartsError(f"{origin}: {error}", f"{origin}: {_in_german(error)}") from None
        except RecursionError:
            raise PartsError(
                f"{origin}: has brackets within brackets without end",
                f"{origin}: hat Klammern in Klammern ohne Ende") from None
        self.name = self.data.get("name")
        if not isinstance(self.name, str):
            raise PartsError(
                f"{origin}, line 1: the file needs a name, such as name = \"standard\"",
                f"{origin}, Zeile 1: Die Datei braucht einen Namen, etwa name = \"standard\"")
        if not 0 < len(self.name) <= LONGEST_NAME or not self.name.isprintable():
            raise self.error(
                "", "name", f"must have 1 to {LONGEST_NAME} characters, all of them to be seen",
                f"muss aus 1 bis {LONGEST_NAME} sichtbaren Zeichen bestehen")
        self._check_groups()

    def _bound(self) -> None:
        """Refuses what would be costly to parse."""
        if len(self.text) > LARGEST:
            raise PartsError(
                f"{self.origin}: has more than {LARGEST} characters", f"{self.origin}: hat mehr als {LARGEST} Zeichen")
        for number, line in enumerate(self.text.split("\n"), 1):
            if len(line) > LONGEST_LINE:
                raise PartsError(
                    f"{self.origin}, line {number}: has more than {LONGEST_LINE} characters",
                    f"{self.origin}, Zeile {number}: hat mehr als {LONGEST_LINE} Zeichen")
            if line.count(".") > MOST_DOTS:
                raise PartsError(
                    f"{self.origin}, line {number}: has more than {MOST_DOTS} dots",
                    f"{self.origin}, Zeile {number}: hat mehr als {MOST_DOTS} Punkte")

    def _check_groups(self) -> None:
        """Every group says where it comes from; its values are numbers, words or lists of them."""
        for group, values in self.data.items():
            if group == "name":
                continue
            if not isinstance(values, dict):
                raise self.error(group, "", "stands outside any [group]", "steht außerhalb jeder [Gruppe]")
            if values.get("provenance") not in PROVENANCES:
                known = ", ".join(PROVENANCES)
                raise self.error(group, "provenance", f"must be one of {known}", f"muss eines davon sein: {known}")
            if not isinstance(values.get("source"), str):
                raise self.error(group, "source", "must say where the values come from", "muss sagen, woher die Werte kommen")
            for key, value in values.items():
                if not _plain(value, DEEPEST):
                    raise self.error(
                        group, key, "must be a number, a word, or a list of them",
                        "muss eine Zahl, ein Wort oder eine Liste davon sein")

    @classmethod
    def read(cls, path: Path) -> Sheet:
        try:
            with path.open(encoding="utf-8") as file:
                text = file.read(LARGEST + 1)
        except (OSError, UnicodeDecodeError) as error:
            raise PartsError(f"{path}: cannot be read: {error}", f"{path}: ist nicht zu lesen: {error}") from None
        return cls(text, path.name)

    @cached_property
    def hash(self) -> str:
        """Stands for the values alone: another wording of a source does not change it."""
        values = {
            group: {key: value for key, value in rows.items() if key not in ABOUT}
            for group, rows in self.data.items() if isinstance(rows, dict)
        }
        return hashlib.sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()[:16]

    def source(self, group: str, lang: str = "en") -> str:
        """Where the values of a group come from; in German where the file says so."""
        rows = self.data[group]
        return str(rows.get("source_de", rows["source"]) if lang == "de" else rows["source"])

    def groups(self) -> list[str]:
        return [group for group, rows in self.data.items() if isinstance(rows, dict)]

    def line(self, group: str, key: str) -> int:
        """The line on which a key of a group stands; the group's own line if the key is missing."""
        found, inside = 1, group == ""
        for number, line in enumerate(self.text.split("\n"), 1):
            heading = _heading(line)
            if heading in self.data:
                inside = heading == group
                if inside and found == 1:
                    found = number
                continue
            first = line.partition("=")[0].strip().strip('"') if "=" in line else ""
            if inside and key and first == key:
                return number
            if not inside and found == 1 and first == group:
                found = number
        return found

    def error(self, group: str, key: str, problem: str, german: str) -> PartsError:
        where = f"[{group}] {key}".rstrip() if group else key
        line = self.line(group, key)
        return PartsError(f"{self.origin}, line {line}: {_short(f'{where} {problem}')}",
                          f"{self.origin}, Zeile {line}: {_short(f'{where} {german}')}")

    def value(self, group: str, key: str) -> Any:
        if not isinstance(self.data.get(group), dict):
            raise PartsError(f"{self.origin}: the group [{group}] is missing", f"{self.origin}: Die Gruppe [{group}] fehlt")
        if key not in self.data[group]:
            raise self.error(group, key, "is missing", "fehlt")
        return self.data[group][key]

    def number(self, group: str, key: str, low: int = 0, high: int = 999) -> int:
        value = self.value(group, key)
        if type(value) is not int or not low <= value <= high:
            raise self.error(
                group, key, f"must be a whole number from {low} to {high}, not {value!r}",
                f"muss eine ganze Zahl von {low} bis {high} sein, nicht {value!r}")
        return value

    def numbers(self, group: str, key: str, length: int, low: int = 0, high: int = 999) -> list[int]:
        """A row of exactly `length` whole numbers."""
        value = self.value(group, key)
        if not isinstance(value, list) or len(value) != length:
            raise self.error(
                group, key, f"must be a list of {length} whole numbers", f"muss eine Liste von {length} ganzen Zahlen sein")
        for number in value:
            if type(number) is not int or not low <= number <= high:
                raise self.error(
                    group, key, f"holds {number!r}; whole numbers from {low} to {high} are allowed",
                    f"enthält {number!r}; erlaubt sind ganze Zahlen von {low} bis {high}")
        return list(value)

    def grid(self, group: str, key: str, rows: int, columns: int, low: int = 0, high: int = 999) -> list[list[int]]:
        """`rows` rows of exactly `columns` whole numbers."""
        value = self.value(group, key)
        if not isinstance(value, list) or len(value) != rows:
            raise self.error(group, key, f"must be a list of {rows} rows", f"muss eine Liste von {rows} Reihen sein")
        for row in value:
            good = isinstance(row, list) and len(row) == columns
            if not good or any(type(number) is not int or not low <= number <= high for number in row):
                raise self.error(
                    group, key, f"has the row {row!r}; each holds {columns} numbers from {low} to {high}",
                    f"hat die Reihe {row!r}; jede enthält {columns} Zahlen von {low} bis {high}")
        return [list(row) for row in value]

    def words(self, group: str, key: str, allowed: list[str]) -> list[str]:
        """A list of words out of `allowed`."""
        value = self.value(group, key)
        if not isinstance(value, list) or any(word not in allowed for word in value):
            raise self.error(
                group, key, f"must be a list of words out of {', '.join(allowed)}",
                f"muss eine Liste von Wörtern sein, und zwar aus {', '.join(allowed)}")
        return list(value)


def _short(told: str) -> str:
    """It may quote what somebody wrote."""
    return told if len(told) <= LONGEST_ERROR else told[:LONGEST_ERROR] + "…"


def _in_german(error: tomllib.TOMLDecodeError) -> str:
    """The parser speaks English; where it stopped says most."""
    where = re.search(r"at line (\d+), column (\d+)", str(error))
    return "ist kein gültiges TOML" + (f" (Zeile {where[1]}, Spalte {where[2]})" if where else "")


def _plain(value: Any, depth: int) -> bool:
    if isinstance(value, list):
        return depth > 0 and all(_plain(entry, depth - 1) for entry in value)
    return isinstance(value, int | float | str)


def _heading(line: str) -> str:
    """The group that begins on this line, '' if none does."""
    stripped = line.strip()
    return stripped.lstrip("[").partition("]")[0].strip().strip('"') if stripped.startswith("[") else ""
