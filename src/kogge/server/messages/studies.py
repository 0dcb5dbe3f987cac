"""Lines tried on a position, saved studies, reviews."""
from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from kogge.server.messages.live import Outlook, Reason
from kogge.server.messages.seen import QuestionInfo, Refused, Score
from kogge.server.messages.words import ActionText, Count, Level, Line


class StudyWish(Struct):
    """A line on a position of a table: the first `at` answers of its log, then these. `seed` deals what I cannot know; `seat`
    says whose eyes look: one of mine at a running table, anybody's at a finished one, by default whoever is asked."""

    table: Annotated[str, Meta(max_length=32)]
    at: Count
    line: Line = []
    seed: Annotated[int, Meta(ge=0, le=2_147_483_647)] = 1
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class StudyStep(Struct):
    """One answer of a line. `gain`: what it changes in the points of the eyes' seat, or of whoever gave it once all is open."""

    seat: int
    action: str
    text: str
    place: str
    stage: str
    kind: str
    """Of the question that it answers."""
    gain: int


class StudyMoment(Struct):
    """The position at the end of a line, with the answers of whoever is asked, luck included."""

    at: int
    length: int
    """How many answers of the log these eyes know of."""
    guessed: bool
    """What these eyes cannot know is dealt by the seed."""
    seat: int | None
    view: Raw
    question: QuestionInfo | None
    odds: list[float]
    """Where luck is asked: how likely each legal answer is."""
    steps: list[StudyStep]
    before: list[Score]
    """Before the first answer of the line."""
    scores: list[Score]
    over: bool


class StudyBot(StudyWish, kw_only=True):
    """What would a bot of this level answer at the end of the line?"""

    level: Level = "captain"


class StudyWhy(StudyWish, kw_only=True):
    """Why nothing can be done at this place there; null: what is forbidden anywhere."""

    place: Annotated[str, Meta(max_length=200)] | None = None


class StudyReasons(Struct):
    refused: list[Refused]


class StudyPlanner(StudyWish, kw_only=True):
    """What would the game's own planner work out there? What it may be asked is the game's, see `games` of the schema."""

    wish: dict[str, Any] = {}


class StudyPlanned(Struct):
    """What it answers is the game's as well."""

    found: Raw


class StudyAnswer(Struct):
    action: str


class StudyThink(StudyWish, kw_only=True):
    """What do the bots think of the end of the line? `times`: how many times as much thinking."""

    times: Annotated[int, Meta(ge=1, le=16)] = 1


class StudyBest(Struct):
    """One of the best answers: final points that it promises, and how far it is behind the best, against the best rival."""

    action: str
    text: str
    place: str
    points: float
    behind: float


class StudyThought(Struct):
    """What each seat may expect, and the best answers of whoever is asked. `part`: how much of the usual thinking it was."""

    seats: list[Outlook]
    best: list[StudyBest]
    part: float


class StudyNode(Struct):
    """An answer in a saved study, with what may follow; from the server it comes in words."""

    action: ActionText
    comment: Annotated[str, Meta(max_length=2000)] = ""
    children: list[StudyNode] = []
    seat: int = 0
    text: str = ""
    stage: str = ""
    place: str = ""
    kind: str = ""


class StudyTrunk(Struct):
    """What was said and tried after so many answers of the game."""

    at: Count
    comment: Annotated[str, Meta(max_length=2000)] = ""
    branches: list[StudyNode] = []


class StudyTree(Struct):
    trunk: Annotated[list[StudyTrunk], Meta(max_length=2000)]


class SaveStudy(Struct):
    """A study of a finished table; `id`: mine that it replaces."""

    table: Annotated[str, Meta(max_length=32)]
    title: Annotated[str, Meta(min_length=1, max_length=80)]
    tree: StudyTree
    id: Annotated[str, Meta(max_length=32)] | None = None


class StudyInfo(Struct):
    id: str
    table: str
    game: str
    title: str
    mine: bool
    changed: str
    tree: StudyTree | None = None


class Studies(Struct):
    studies: list[StudyInfo]


class PlayOn(StudyWish, kw_only=True):
    """Go on from the end of the line at a table of its own: I take this seat, bots the others."""

    level: Level = "captain"
    mine: Annotated[int, Meta(ge=0, le=7)] = 0


class AskReview(Struct):
    level: Literal["mate", "captain", "admiral"] = "captain"


class ReviewInfo(Struct):
    """How far a review is, and as much of it as there is: a `Review` of kogge.learn.review, while it is made with its curve
    alone, and the words for it."""

    state: Literal["none", "running", "ready"]
    progress: float = 0.0
    level: str = ""
    review: Raw | None = None
    mistakes: list[MistakeWords] = []
    stages: list[str] = []
    """At each look."""


class MistakeWords(Struct):
    """A costly answer in words: what was answered, what was better and why, and how far the game was."""

    number: int
    played: str
    better: str
    stage: str
    place: str
    reasons: list[Reason]
