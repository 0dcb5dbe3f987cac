"""What players read: Fluent messages of a game in one language. The engine knows codes and keys, no sentences.

Keys: `ask-QUESTION` (its class name, in-kebab-case), `do-VERB` and `log-VERB` with $what and the question's figures,
`log-VERB-hidden`, `stage` (a heading in the log), `word-WORD`, `source-SOURCE` of points, `why-RULE` (an optional refusal
with numbers; else the ledger's clause speaks), `about-PLACE` (what is drawn there, see `kogge.learn.explain`), `lost-KEY` (what
an answer gives up for good, see `Question.loses`), `shown-QUESTION` (what luck shows next) and `shown-by-QUESTION` (what the
answer itself shows). `do-QUESTION-VERB`, `log-QUESTION-VERB`, `do-VERB-WORD` and `log-VERB-WORD` come before `do-VERB` and
`log-VERB`, for answers that mean something else there. A log line knows $who answered and, where luck deals to one seat alone,
$whom it deals to; a figure `seat-NAME` that holds a seat is told as $NAME, the name of whoever sits there.
"""
from __future__ import annotations

import re
import unicodedata
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from kogge.engine.action import Action
from kogge.engine.entry import Entry
from kogge.engine.game import Game
from kogge.engine.patterns import Piece, Unknown, filled, pieces
from kogge.engine.rule import Rule
from kogge.engine.table import LUCK, Figures, Question, Table

LANGUAGES: Final = ("en", "de")
PARSER: Final = FluentParser(with_spans=False)
"""Where in its file a word stands nobody asks; it would take a third of the memory."""
SIGN: Final = "".join(chr(0xE000 + seat) for seat in range(16))
"""What stands for the names of seats."""
LINK: Final = "on"
"""Says that words are a place, not a list: "hat on green"."""
MINUS: Final = re.compile(r"(?<![\w°])-(?=\d)")
"""The hyphen that stands before a number below nothing; read and set as a minus sign."""


@lru_cache(maxsize=10_000)
def slug(text: str) -> str:
    """ChooseTile -> choose-tile, "place on ship" -> place-on-ship."""
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", text).lower()).strip("-")


@lru_cache(maxsize=1_000)
def isolated(name: str) -> str:
    """A name that runs from right to left is set apart, or it would turn round the figures and signs that stand beside it."""
    turns = any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in name)
    return f"\u2068{name}\u2069" if turns else name


class Uses(Visitor):
    """Finds the figures that a message makes use of. Our messages do not refer to each other."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:
        if node.id.name not in self.names:
            self.names.append(node.id.name)

    @classmethod
    def of(cls, message: Message) -> list[str]:
        found = cls()
        found.visit(message)
        return found.names


class Messages:
    """Fluent messages in one language, from the folders that hold a `text/`; later ones may override."""

    def __init__(self, folders: list[Path], lang: str) -> None:
        self.lang: Final = lang
        self.bundle: Final = FluentBundle([lang], use_isolating=False)
        self.uses: Final[dict[str, list[str]]] = {}
        """The figures that each message makes use of."""
        self._patterns: Final[dict[str, list[Piece]]] = {}
        self.locale: Final = Locale.parse(lang)
        self._known: Final[set[str]] = set()
        self._formatted: Final = lru_cache(maxsize=20_000)(self._format)
        for folder in folders:
            source = (folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
            resource = PARSER.parse(source)
            self.bundle.add_resource(resource, allow_overrides=True)
            self._known.update(entry.id.name for entry in resource.body if isinstance(entry, Message))
            for entry in resource.body:
                if isinstance(entry, Message) and entry.value is not None:
                    self.uses[entry.id.name] = Uses.of(entry)
                    self._patterns.pop(entry.id.name, None)
                    with suppress(Unknown):
                        self._patterns[entry.id.name] = pieces(entry.value)

    def has(self, key: str) -> bool:
        return key in self._known

    def message(self, key: str, figures: Figures | None = None) -> str:
        """The message with this key; a missing one shows as its key. Remembered, as the same ones are told again and again."""
        if not figures:
            return self._formatted(key, ())
        return self._formatted(key, tuple([(name, figures[name]) for name in self.uses.get(key, ()) if name in figures]))

    def attribute(self, key: str, name: str) -> str:
        """What stands under this name below a message; "" where nothing does."""
        if not self.has(key) or name not in self.bundle.get_message(key).attributes:
            return ""
        text, _ = self.bundle.format_pattern(self.bundle.get_message(key).attributes[name], {})
        return str(text)

    def _format(self, key: str, figures: tuple[tuple[str, int | str], ...]) -> str:
        if not self.bundle.has_message(key):
            return key
        value = self.bundle.get_message(key).value
        if value is None:
            return key
        known = dict(figures)
        try:
            text = filled(self._patterns[key], known, self.locale)
        except (KeyError, Unknown):
            text = str(self.bundle.format_pattern(value, known)[0])
        return MINUS.sub("−", text)


class Texts(Messages):
    """The words of one game in one language."""

    def __init__(self, game: Game, lang: str) -> None:
        super().__init__([Path(__file__).parent, game.folder], lang)
        self.game: Final = game
        self.word: Final = lru_cache(maxsize=10_000)(self._word)
        """A component or a place. Words of several parts are a list, unless one of them is a number or says where."""
        self._key: Final = lru_cache(maxsize=10_000)(self._find_key)

    def _word(self, word: str) -> str:
        key = "word-" + slug(word)
        if self.has(key):
            return self.message(key)
        if " + " in word:
            return ", ".join(" ".join(self.word(part) for part in each.split()) for each in word.split(" + "))
        first, *others = word.split() or [""]
        if not others:
            return word
        told = self.word(first)
        phrase = any(part == LINK or part.isdigit() for part in others)
        for part in others:
            told += (" " if phrase or told.endswith(":") else ", ") + self.word(part)
        return told

    def prompt(self, table: Table) -> str:
        """What the game asks now."""
        if table.over:
            return self.message("game-over")
        question = table.agenda[-1]
        return self.ask(question_key(question), question.figures(table, None))

    def ask(self, question: str, figures: Figures) -> str:
        """A question by its name, with its figures."""
        return self.told("ask-" + question, figures, {})

    def action(self, table: Table, action: Action) -> str:
        """An answer to the present question, with its price and consequence where the game tells them."""
        if not table.agenda:
            return self.answer("", action, {})
        question = table.agenda[-1]
        return self.answer(question_key(question), action, question.figures(table, action))

    def answer(self, question: str, action: Action, figures: Figures) -> str:
        """An answer to a question of this name, with these figures."""
        return self.told(self.key("do", question, action), figures, {"what": self.word(action.word)})

    def pattern(self, verb: str, figure: str) -> str:
        """The text of a verb's answers with {what} and a figure in braces left open."""
        return self.message("do-" + slug(verb), {"what": "{what}", figure: f"{{{figure}}}"})

    def key(self, kind: str, question: str, action: Action) -> str:
        """The most particular text there is for this answer to this question."""
        return self._key(kind, question, action.verb, action.text)

    def _find_key(self, kind: str, question: str, verb: str, text: str) -> str:
        for found in (f"{kind}-{question}-{slug(verb)}", f"{kind}-{slug(text)}"):
            if self.has(found):
                return found
        return f"{kind}-{slug(verb)}"

    def entry(self, entry: Entry, reader: int | None, names: list[str]) -> str:
        """A line of the log as `reader` may know it."""
        known = entry.seen_by(reader)
        return named(self.log(slug(entry.question), entry.action, entry.figures, known, entry.seat, entry.audience), names)

    def log(self, question: str, action: Action, figures: Figures, known: bool, seat: int, audience: int) -> str:
        """The same, known or not, with a sign for each name: so a sentence is made once for all tables that tell it."""
        who = self.message("luck") if seat == LUCK else sign(seat)
        words: Figures = {"who": who, "whom": sign(audience) if audience >= 0 else ""}
        if not known:
            return self.message(f"log-{slug(action.verb)}-hidden", words)
        words["what"] = self.word(action.word)
        for name, other in figures.items():
            if name.startswith("seat-") and isinstance(other, int):
                words[name.removeprefix("seat-")] = sign(other)
        return self.told(self.key("log", question, action), figures, words)

    def refusal(self, table: Table, action: Action, rule: Rule) -> str:
        """Why not, with the actual numbers where the game tells them."""
        key = "why-" + rule.id.rpartition(".")[2]
        if self.has(key) and table.agenda:
            return self.told(key, table.agenda[-1].figures(table, action), {"what": self.word(action.word)})
        return self.game.ledger[rule.id].text(self.lang)

    def purse(self, counts: dict[str, int]) -> dict[str, int]:
        """What everybody can count, by its name in this language."""
        return {self.message(f"purse-{name}"): count for name, count in counts.items()}

    def warning(self, risk: str, figures: Figures) -> str:
        """What an answer loses or shows for good, by the key of its text; "" for none."""
        return self.told(risk, figures, {}) if risk else ""

    def stage(self, figures: Figures) -> str:
        """The heading of a stretch of the log: round and phase."""
        return self.told("stage", figures, {}) if figures else ""

    def source(self, source: str) -> str:
        return self.message("source-" + slug(source))

    def told(self, key: str, figures: Figures, words: Figures) -> str:
        """A message with what it makes use of, and no more is looked up: numbers stay, a figure's word is told in this language,
        `words` are told already."""
        found: list[tuple[str, int | str]] = []
        for name in self.uses.get(key, ()):
            if name in words:
                found.append((name, words[name]))
            elif name in figures:
                value = figures[name]
                found.append((name, value if isinstance(value, int) else self.word(value)))
        return self._formatted(key, tuple(found))


def sign(seat: int) -> str:
    """Stands for the name of a seat; no name contains it."""
    return SIGN[seat]


def named(text: str, names: list[str]) -> str:
    """A line of the log with its names."""
    for mark, name in zip(SIGN, names, strict=False):
        if mark in text:
            text = text.replace(mark, isolated(name))
    return text


def question_key(question: Question[Table]) -> str:
    return slug(type(question).__name__)


@cache
def texts(game: Game, lang: str) -> Texts:
    return Texts(game, lang if lang in LANGUAGES else "en")
