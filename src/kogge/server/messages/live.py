"""The live connection: what a client sends, and what the server does."""
from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from kogge.server.messages.seen import LogLine, QuestionInfo, Refused, Score, Undo
from kogge.server.messages.tables import TableInfo
from kogge.server.messages.words import CommandId, Count, Lang


class Greet(Struct, tag="hello"):
    """First message of every connection; a later one asks for the whole anew. `resume`: the number up to which the client has
    the log. `patches`: whether it wants to be told of changes as patches, or always the whole."""

    lang: Lang = "en"
    resume: Count | None = None
    patches: bool = False


class Answer(Struct, tag="answer"):
    """My answer to the question that stood at `number`."""

    id: CommandId
    number: Count
    action: Annotated[str, Meta(max_length=200)]
    times: Annotated[int, Meta(ge=1, le=99)] = 1
    """So often in a row, as long as it is allowed."""


class TakeBack(Struct, tag="undo"):
    id: CommandId
    number: Count
    steps: Annotated[int, Meta(ge=1, le=1000)] = 1


class Restart(Struct, tag="restart"):
    """Undo as far as it goes."""

    id: CommandId
    number: Count


class At(Struct, tag="at"):
    """The position after `count` answers. Once the game is over, from any seat's eyes (`seat`; -1: a spectator's)."""

    id: CommandId
    count: Count
    seat: Annotated[int, Meta(ge=-1, le=7)] | None = None


class Why(Struct, tag="why"):
    """Why nothing can be done at a place, or why all that is forbidden now is."""

    id: CommandId
    place: Annotated[str, Meta(max_length=200)] | None = None


class AskHint(Struct, tag="hint"):
    id: CommandId


class AskEvaluation(Struct, tag="evaluate"):
    id: CommandId


class Ping(Struct, tag="ping"):
    id: CommandId


Command = Answer | TakeBack | Restart | At | Why | AskHint | AskEvaluation | Ping
ClientMessage = Greet | Command


class Welcome(Struct, tag="welcome"):
    """Answers hello. An update follows at once."""

    table: TableInfo
    seats: list[int]
    """My seats; empty for a spectator."""


class Update(Struct, tag="update"):
    """The table after log number `number`. The log lines replace all from `log_from` on."""

    edition: int
    """Counts what this connection is told of the table: whole updates and patches."""
    number: int
    length: int
    seat: int | None
    """Whose eyes `view` has: the asked seat if it is mine, else my seat that answered last; None for a spectator."""
    view: Raw
    """The game's own Struct, see `games` in the schema."""
    question: QuestionInfo | None
    log: list[LogLine]
    log_from: int
    scores: list[Score]
    undo: Undo
    over: bool


class Operation(Struct):
    """One step of a JSON Patch (RFC 6902); `remove` has no value."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: Any = None


class Patch(Struct, tag="patch"):
    """What makes the update of the edition before this one: number, length and log as there, the rest by a JSON Patch on it."""

    edition: int
    number: int
    length: int
    log: list[LogLine]
    log_from: int
    patch: list[Operation]


class People(Struct, tag="people"):
    """Seats, presence or status have changed."""

    table: TableInfo


class Ack(Struct, tag="ack"):
    """The command is in the log for good, as row `number`; luck's answers to it follow there."""

    id: str
    number: int


RefusalCode = Literal[
    "rule", "stale", "not-your-turn", "nothing-to-undo", "unknown-action", "not-playing", "no-such-position", "no-hints",
    "not-seated", "busy", "too-fast", "too-large", "malformed", "hello-first", "log-full", "paused", "unavailable",
    "cannot-store",
]


class Refusal(Struct, tag="refused"):
    """The command changed nothing. `rule` names the clause when a rule of the game forbids it."""

    id: str | None
    code: RefusalCode
    reason: str
    number: int
    rule: str | None = None


class Moment(Struct, tag="moment"):
    """Answers `at`: the position after `count` answers, and the answer that came next."""

    id: str
    count: int
    length: int
    seat: int | None
    view: Raw
    question: QuestionInfo | None
    scores: list[Score]
    next: LogLine | None


class Reasons(Struct, tag="reasons"):
    """Answers `why`: what is forbidden, and by which rule. Empty where there is nothing to forbid."""

    id: str
    number: int
    refused: list[Refused]


class Reason(Struct):
    """By how much a source of points promises more or less."""

    source: str
    text: str
    points: float


class Advice(Struct):
    """`gain`: what it is worth against the second best (the best answer) or against the best (the others); `reasons`: where that
    comes from, the most telling source first."""

    action: str
    text: str
    place: str
    score: float
    share: float
    gain: float = 0.0
    reasons: list[Reason] = []


class Hint(Struct, tag="hint"):
    """The best answers to my question, best first: the final score each promises, and its share (0 to 1) of the thinking.

    `part` (0 to 1): how much of the usual thinking went into it; less than 1 where others waited.
    """

    id: str
    number: int
    advice: list[Advice]
    part: float = 1.0


class Outlook(Struct):
    seat: int
    score: float
    win: float


class Evaluation(Struct, tag="evaluation"):
    """What each seat may expect, as far as this reader can know; `part` as in a hint."""

    id: str
    number: int
    seats: list[Outlook]
    part: float = 1.0


class Pong(Struct, tag="pong"):
    id: str
    number: int


class Bye(Struct, tag="bye"):
    """The server closes this connection; with `again` a client should reconnect and resume. `code` as of an HTTP error."""

    reason: str
    again: bool
    code: str


Reply = Ack | Refusal | Moment | Reasons | Hint | Evaluation | Pong
ServerMessage = Welcome | Update | Patch | People | Reply | Bye
