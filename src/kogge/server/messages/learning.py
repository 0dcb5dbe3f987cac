"""Lessons, puzzles, sheets, and what something is."""
from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from kogge.server.messages.live import Reason, Update
from kogge.server.messages.seen import Refused
from kogge.server.messages.words import Count


class LessonLine(Struct):
    """A lesson as a list shows it."""

    name: str
    title: str
    idea: str
    minutes: float
    steps: int


MOST_DAYS: Final = 400
"""Of the day's puzzle are kept, the last ones."""
LearnedName = Annotated[str, Meta(max_length=64)]


class Learned(Struct):
    """Lessons by `game/name` with the step to go on with, -1 when finished; puzzles by whether the first try was right; a
    rating of one's own by puzzles; and the days, counted as `Today` does, on which the day's puzzle was solved."""

    lessons: Annotated[dict[LearnedName, Annotated[int, Meta(ge=-1, le=100)]], Meta(max_length=200)] = {}
    puzzles: Annotated[dict[LearnedName, bool], Meta(max_length=2000)] = {}
    rating: Annotated[int, Meta(ge=0, le=4000)] = 1200
    days: Annotated[list[Annotated[int, Meta(ge=0, le=1_000_000)]], Meta(max_length=MOST_DAYS)] = []


class PuzzleLine(Struct):
    """A puzzle: how hard it is (1 to 5), the points at stake, the answers to be found, the next best first one in words, and
    what makes the best one better."""

    id: str
    grade: int
    points: float
    line: list[str]
    second: str = ""
    reasons: list[Reason] = []


class Today(Struct):
    """The puzzle of the day, the same for everybody. Days are counted from one to the next."""

    day: int
    game: str
    id: str
    grade: int
    points: float


class Taught(Struct):
    game: str
    puzzles: int
    lessons: list[LessonLine]


class Lit(Struct):
    """A place that the words speak of as [A]."""

    letter: str
    place: str


class LessonRemark(Struct):
    """What is said of answers that begin with `answer`, or of all others where it is empty; with its clause."""

    answer: str
    rule: str
    clause: str
    text: str


class LessonStep(Struct):
    """One idea of a lesson. Without `expected` it is only read."""

    title: str
    at: int
    lights: list[Lit]
    say: str
    why: str
    task: str
    expected: list[str]
    right: str
    better: list[LessonRemark]
    wrong: list[LessonRemark]
    clauses: list[str]
    scene: Update
    refused: list[Refused]


class LessonInfo(Struct):
    """A whole lesson. Names stand as {0}, {1} …"""

    game: str
    name: str
    title: str
    idea: str
    minutes: float
    seat: int
    players: int
    options: dict[str, str]
    steps: list[LessonStep]
    end: Update
    """After the last answer."""


class Try(Struct):
    """Answers tried at a step; `on`: rivals and luck answer until the pupil is asked again."""

    step: Count
    line: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=200)]
    on: bool = False


class Tried(Struct):
    """The table after it, and all answers since the step, the others' included."""

    scene: Update
    refused: list[Refused]
    line: list[str]


class SheetLine(Struct):
    """A sentence, and the clause it stands on."""

    text: str
    rule: str
    clause: str


class SheetSection(Struct):
    kind: str
    title: str
    lines: list[SheetLine]


class AboutThing(Struct):
    """What something is that is drawn: its name, what kind of thing, what it does, and the clauses behind it."""

    name: str
    kind: str
    does: str
    clauses: dict[str, str]
    """Their texts by their ids."""
