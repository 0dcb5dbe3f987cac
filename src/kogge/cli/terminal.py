"""Play in the terminal: numbered choices, reasons for what is forbidden, undo, save and resume."""
from __future__ import annotations

import argparse
import os
import secrets
import sys
from pathlib import Path
from typing import Final

import kogge
from kogge import bots
from kogge.cli import BadInput, show
from kogge.cli.library import read_record
from kogge.engine.action import Action
from kogge.engine.parts import Sheet
from kogge.engine.record import Journal
from kogge.engine.table import LUCK
from kogge.engine.texts import Texts, texts

COMMANDS: Final = ("why", "undo", "table", "scores", "log", "rules", "save", "quit")
"""What can be typed beside a number, in English always and as the player's language calls it."""


def data_folder() -> Path:
    """Where games are kept: the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "kogge"


class Terminal:
    """One game at one keyboard. Everything that is not a bot's name is a person."""

    def __init__(self, journal: Journal, file: Path, lang: str, ask_luck: bool) -> None:
        self.journal: Final = journal
        self.file: Final = file
        self.ask_luck: Final = ask_luck
        self.texts: Final[Texts] = texts(journal.game, lang)
        self.says: Final = show.messages(lang).message
        self.commands: Final = {self.says(f"type-{each}"): each for each in COMMANDS}
        self.console: Final = show.console()
        self.shown = len(journal.entries)
        self.reader: int | None = None

    @property
    def people(self) -> list[int]:
        return [seat for seat, name in enumerate(self.journal.names) if name.partition(":")[0] not in bots.levels]

    def run(self) -> int:
        self.console.print(self.texts.message("title"), style="bold")
        self.console.print(self.says("help"), style="dim")
        while not self.journal.table.over:
            seat = self.journal.table.seat
            if seat == LUCK and not self.ask_luck:
                self.answer(self.luck())
            elif seat in self.people or seat == LUCK:
                if not self.turn(seat):
                    self.console.print(self.says("resume", {"file": str(self.file)}))
                    return 0
            else:
                self.answer(bots.choose(self.journal.table, seat, self.journal.names[seat], secrets.randbits(32)))
        self.tell_news()
        self.console.print(show.score_grid(self.journal.table, self.journal.names, self.texts))
        return 0

    def luck(self) -> Action:
        table = self.journal.table
        return table.legal()[kogge.Rng(secrets.randbits(63)).weighted(table.odds())]

    def answer(self, action: Action) -> None:
        self.journal.play(action)
        self.save(self.file)

    def save(self, file: Path) -> None:
        """Written beside and moved into place, so that a crash never leaves half a file."""
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh = file.with_name(file.name + ".new")
        fresh.write_text(self.journal.record().write(), encoding="utf-8")
        fresh.replace(file)

    def tell_news(self) -> None:
        length = self.journal.length_for([] if self.reader is None else [self.reader])
        for entry in self.journal.entries[self.shown : length]:
            self.console.print("  " + self.texts.entry(entry, self.reader, self.journal.names), style="dim")
        self.shown = length

    def hand_over(self, seat: int) -> None:
        """Between two people at one screen the eyes change, if the game has secrets."""
        secretive = bool(self.journal.game.secret_sources)
        if secretive and self.reader is not None and seat != self.reader and len(self.people) > 1:
            self.console.clear()
            self.read(self.says("hand-over", {"who": self.journal.names[seat]}))
        self.reader = seat

    def read(self, prompt: str) -> str:
        try:
            return input(prompt)
        except EOFError:
            return "quit"

    def turn(self, seat: int) -> bool:
        """Ask until there is an answer; False when the player leaves."""
        table = self.journal.table
        if seat != LUCK and seat != self.reader:
            self.hand_over(seat)
            self.tell_news()
            self.console.print(show.picture(table, seat, self.journal.names, self.texts))
        self.tell_news()
        choices = self.choices()
        while True:
            typed, _, rest = self.read("> ").strip().partition(" ")
            word = self.commands.get(typed.lower(), typed.lower())
            if word == "quit":
                return False
            if word.isdecimal() and 0 < int(word) <= len(choices):
                action = choices[int(word) - 1]
                rule = table.why_not(action)
                if rule is None:
                    self.answer(action)
                    return True
                self.console.print("  " + self.texts.refusal(table, action, rule))
            elif word == "undo":
                if self.journal.undoable(seat):
                    self.journal.undo(1)
                    self.shown = min(self.shown, len(self.journal.entries))
                    self.save(self.file)
                    return True
                self.console.print(self.says("no-undo"))
            else:
                self.look(word, rest.strip(), choices, seat)

    def choices(self) -> list[Action]:
        """Show what can be answered, and greyed out what cannot."""
        table = self.journal.table
        legal = table.legal()
        choices = legal + [action for action in table.candidates() if action not in legal]
        who = self.journal.names[table.seat] if table.seat != LUCK else self.texts.message("luck")
        self.console.print(f"[bold]{who}[/bold]: {self.texts.prompt(table)}")
        for number, action in enumerate(choices, 1):
            style = "" if number <= len(legal) else "dim strike"
            self.console.print(f"{number:4} ", end="")
            self.console.print(self.texts.action(table, action), style=style, markup=False)
        return choices

    def look(self, word: str, rest: str, choices: list[Action], seat: int) -> None:
        """Everything that only shows something."""
        table = self.journal.table
        if word == "why" and rest.isdecimal() and 0 < int(rest) <= len(choices):
            rule = table.why_not(choices[int(rest) - 1])
            if rule is None:
                self.console.print("  " + self.says("legal"))
            else:
                clause = self.journal.game.ledger[rule.id]
                self.console.print("  " + self.texts.refusal(table, choices[int(rest) - 1], rule))
                self.console.print(f"  {clause.id}: {clause.text(self.texts.lang)}", style="dim")
        elif word == "table":
            self.console.print(show.picture(table, seat if seat != LUCK else None, self.journal.names, self.texts))
        elif word == "scores":
            self.console.print(show.score_grid(table, self.journal.names, self.texts, seat))
        elif word == "log":
            self.shown = max(0, len(self.journal.entries) - 20)
            self.tell_news()
        elif word == "rules":
            for clause in self.journal.game.ledger.clauses:
                if rest.lower() in clause.text(self.texts.lang).lower():
                    self.console.print(f"  {clause.id}: {clause.text(self.texts.lang)}", style="dim")
        elif word == "save" and rest:
            try:
                self.save(Path(rest))
                self.console.print(self.says("saved", {"file": rest}))
            except OSError as error:
                self.console.print(f"{rest}: {error.strerror}")
        else:
            self.console.print(self.says("what"))


def new_journal(arguments: argparse.Namespace) -> Journal:
    game = kogge.game(arguments.game)
    names = [name.strip() for name in arguments.seats.split(",")] if arguments.seats else []
    if any(not name for name in names):
        raise BadInput("--seats has an empty name")
    wanted = arguments.players or len(names) or (3 if 3 in game.players else game.players[0])
    if not names:
        names = ["you"] + ["random"] * (wanted - 1)
    if len(names) != wanted:
        raise BadInput(f"--players says {wanted}, --seats names {len(names)}")
    options: dict[str, str] = {}
    for text in arguments.option:
        name, equals, choice = text.partition("=")
        if not equals:
            raise BadInput(f"--option wants NAME=CHOICE, not {text!r}")
        options[name] = choice
    return Journal(game, wanted, Sheet.read(Path(arguments.parts)) if arguments.parts else None, options, names)


def play(arguments: argparse.Namespace) -> int:
    if arguments.resume:
        file = Path(arguments.resume)
        record = read_record(file)
        parts = Sheet.read(Path(arguments.parts)) if arguments.parts else None
        journal = Journal.replay(record, kogge.game(record.game), parts)
        if len(journal.names) != journal.players:
            raise BadInput(f"{file} does not say who sits where; add a line 'name 0: …' for each seat")
    elif arguments.game:
        journal = new_journal(arguments)
        file = Path(arguments.save) if arguments.save else data_folder() / f"{arguments.game}.kogge"
        if arguments.save and file.exists():
            raise BadInput(f"{file} exists already; go on with it by --resume {file}, or name another file")
        if not arguments.save and file.exists():
            file.replace(file.with_name(f"{arguments.game}-before.kogge"))
    else:
        raise BadInput("name a game, or --resume FILE; games: " + ", ".join(kogge.games()))
    if not sys.stdin.isatty():
        raise BadInput("playing needs a terminal; in scripts use the Python package, see docs/notation.md")
    return Terminal(journal, file, arguments.lang, arguments.ask_luck).run()
