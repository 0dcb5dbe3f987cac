"""A game as the outside sees it: one description for engine, server, bots and adapters."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from kogge.engine.action import Action, Catalogue
from kogge.engine.errors import Told
from kogge.engine.ledger import Ledger
from kogge.engine.luck import Rng
from kogge.engine.parts import Sheet
from kogge.engine.table import Figures, Seen, Table

MOST_PARTS: Final = 64
"""Of how many parts files a game remembers what is printed on them."""


class UnknownAction(Told):
    """A text that is not in the game's catalogue."""


class BadOption(Told):
    """A player count or an option that the game does not have."""


@dataclass(frozen=True)
class Option:
    """Something the players agree on before the game; the first choice is the default."""

    name: str
    choices: tuple[str, ...]


@dataclass(frozen=True)
class Planner:
    """What a game works out for a seat beyond its questions, on copies of the table."""

    wish: type[Struct]
    """What it is asked; without fields given it asks for the best."""
    answer: type[Struct]
    find: Callable[[Any, int, Any, bool], Struct]
    """By table, seat and wish; False at the end: no search for what is best, only what follows from the wish."""


@dataclass(frozen=True, eq=False)
class Game:
    """All that is to know of a game: who may play, what can be answered, how it starts, what is seen and scored."""

    name: str
    folder: Path
    players: tuple[int, ...]
    catalogue: Catalogue
    set_up: Callable[[Game, int, Any, Mapping[str, str]], Table]
    read_parts: Callable[[Sheet], Any]
    views: Callable[[Any, list[int | None], Seen | None], list[Any]]
    """What each of several seats may see; None is a spectator. What looks the same to them is one and the same object, and what
    they have seen already may be the object that it was then."""
    shape: type[Struct]
    """What a view is."""
    guess: Callable[[Any, int, Rng], Any]
    """What a seat cannot know, dealt anew; NOBODY knows what lies open and no more."""
    scores: Callable[[Any], list[list[tuple[str, int]]]]
    tie_breaks: Callable[[Any], Sequence[Sequence[int]]]
    place: Callable[[Any, Action], str]
    """The place on the board that an action of the present question belongs to, or ''."""
    stage: Callable[[Any], Figures] = lambda table: {}
    """How far the game is, in open numbers for the text `stage`: round and phase, or lap."""
    rows: Mapping[str, str] = field(default_factory=dict)
    """Verbs with very many answers that differ in their word and one figure alone, which is named here."""
    purses: Callable[[Any], list[dict[str, int]]] = lambda table: []
    """What each seat owns that everybody can count, by the key of its text `purse-KEY`; the log tells how answers change it."""
    options: tuple[Option, ...] = ()
    secret_sources: tuple[str, ...] = ()
    """Sources of points that only their owner may know before the end (goals, contracts, what lies behind a screen)."""
    planner: Planner | None = None
    rules_version: int = 1
    """Grows when an old record would no longer replay. Every earlier version stays playable: see `by_rules`."""
    _earlier: dict[int, Game] = field(default_factory=dict, repr=False, compare=False)
    _parts: dict[str, Any] = field(default_factory=dict, repr=False, compare=False)

    def start(self, players: int, parts: Sheet | None = None, options: Mapping[str, str] | None = None) -> Table:
        """A table ready for its first question; nothing random in it yet."""
        if players not in self.players:
            counts, most = ", ".join(map(str, self.players[:-1])), self.players[-1]
            raise BadOption(
                f"{self.name} is for {counts} or {most} players, not {players}",
                f"{self.name} spielt man zu {counts} oder {most}, nicht zu {players}")
        table = self.set_up(self, players, self.checked(parts or self.sheet), self.chosen(options or {}))
        table.proceed()
        return table

    def checked(self, sheet: Sheet) -> Any:
        """What is printed on these parts; the latest are remembered. Raises PartsError."""
        if sheet.hash not in self._parts:
            while len(self._parts) >= MOST_PARTS:
                del self._parts[next(iter(self._parts))]
            self._parts[sheet.hash] = self.read_parts(sheet)
        return self._parts[sheet.hash]

    def by_rules(self, version: int) -> Game:
        """The game as this version of its rules has it, for records and tables that were begun by it."""
        if version == self.rules_version:
            return self
        if not 1 <= version < self.rules_version:
            raise BadOption(
                f"{self.name} knows rules version {self.rules_version} and those before it, not {version}",
                f"{self.name} kennt Fassung {self.rules_version} der Regeln und die davor, nicht {version}")
        if version not in self._earlier:
            self._earlier[version] = replace(self, rules_version=version)
        return self._earlier[version]

    def chosen(self, options: Mapping[str, str]) -> dict[str, str]:
        """Every option with its choice, defaults filled in."""
        known = {option.name: option for option in self.options}
        for name, choice in options.items():
            if name not in known:
                others = ", ".join(known)
                raise BadOption(f"{self.name} has no option {name!r}" + (f", only {others}" if known else ""),
                                f"{self.name} hat keine Option {name!r}" + (f", nur {others}" if known else ""))
            if choice not in known[name].choices:
                choices = ", ".join(known[name].choices)
                raise BadOption(
                    f"{name} is one of {choices}, not {choice!r}", f"{name} ist eines von {choices}, nicht {choice!r}")
        return {option.name: options.get(option.name, option.choices[0]) for option in self.options}

    def view(self, table: Table, seat: int | None) -> Any:
        """All that this seat may know, as a Struct; None for a spectator."""
        return self.views(table, [seat], None)[0]

    def action(self, text: str) -> Action:
        """The action with this text."""
        known = self.catalogue.by_text
        found = known.get(text) or known.get(" ".join(text.split()))
        if found is None:
            raise UnknownAction(f"{self.name} knows no action {text!r}", f"{self.name} kennt keine Aktion {text!r}")
        return found

    @cached_property
    def sheet(self) -> Sheet:
        """What is printed on the parts, as this project knows it."""
        return Sheet.read(self.folder / "parts.toml")

    def printed(self, hash: str) -> Sheet | None:
        """The printed values with this hash: ours, or those that were ours before (`earlier/`)."""
        return next((sheet for sheet in [self.sheet, *self.earlier_sheets] if sheet.hash == hash), None)

    @cached_property
    def earlier_sheets(self) -> list[Sheet]:
        return [Sheet.read(file) for file in sorted((self.folder / "earlier").glob("*.toml"))]

    @cached_property
    def ledger(self) -> Ledger:
        return Ledger.read(self.folder / "rules.toml")
