"""A position as a reader may see it: question, log, scores."""
from __future__ import annotations

from typing import Literal

from msgspec import Struct

Figures = dict[str, int | str]


class Candidate(Struct):
    """An answer that nothing forbids."""

    action: str
    text: str
    place: str
    final: bool
    """No way back after it: the turn passes on, luck decides, or something is shown."""
    warning: str
    """What is lost or shown by it for good, in words; "": nothing."""
    times: int
    """How often in a row it could be given."""
    figures: Figures


class Rows(Struct):
    """Many answers of one verb that differ in their word and one figure: the answer is `verb` and the word; {word}, {what} and
    the figure in braces stand open in `place` and `text`."""

    verb: str
    place: str
    text: str
    final: bool
    warning: str
    figure: str
    words: dict[str, str]
    """The parts of the words in this language, for {what}."""
    rows: dict[str, int]
    """Each word with its figure."""


class Refused(Struct):
    """An answer that a rule forbids."""

    action: str
    text: str
    place: str
    rule: str
    reason: str


class QuestionInfo(Struct):
    """What the game waits for. Only the seat that is asked gets more than `seat` and `kind`."""

    seat: int
    kind: str
    prompt: str
    figures: Figures
    candidates: list[Candidate]
    rows: list[Rows]
    refused: dict[str, Figures]
    """Places where nothing but forbidden answers lies, with what figures the first has besides those of the question; `why` tells
    the reasons."""
    refusals: int
    """How many answers are forbidden in all."""


class LogLine(Struct, omit_defaults=True):
    """One answer as this reader may know it; a hidden one reads `verb ?`. `index` counts answers from 0, `stage` is a heading."""

    index: int
    seat: int
    action: str
    text: str
    place: str
    stage: str
    forced: bool = False
    """There was no other answer."""
    begins: bool = False
    """A turn begins with it. Luck answers in the turn of whoever answered last; what comes before the first turn is set-up."""
    gains: dict[str, int] = {}
    """How it changed what everybody can count before the seat whose turn it is, by name."""
    thought: int = 100
    """A bot's answer: how much of the thinking that its level asks for went into it, in percent. Where it is a secret whether
    there was anything to choose, nothing is said."""


class Points(Struct):
    source: str
    text: str
    points: int


class Score(Struct):
    """Points if the game ended now; sources that this reader may not know are left out while it runs."""

    seat: int
    total: int
    sources: list[Points]
    rank: int | None
    """Place with tie-breaks, once the game is over."""
    secret: int | None = 0
    """How much of the total nobody else knows; None: this seat may have more, which I do not know."""


class Undo(Struct):
    """How many of my last answers I may take back, and what stops me there."""

    steps: int
    barrier: Literal["", "start", "luck", "seat", "shown"]
