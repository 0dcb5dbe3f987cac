"""Tables, who sits at them, their time, and what is offered there."""
from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kogge.engine.parts import LARGEST as LARGEST_PARTS
from kogge.server.messages.words import Character, Count, Level, Name

Kind = Literal["me", "here", "bot", "open"]
Status = Literal["waiting", "playing", "over", "abandoned"]


class TimeRule(Struct):
    """How long the seats may think. `live`: a bank of seconds for each seat, and so many more for each of its turns. `days`: so
    many seconds for each turn; with `nights` those between a person's own evening and morning do not count, holidays never do."""

    kind: Literal["live", "days"]
    bank: Annotated[int, Meta(ge=0, le=10_800)] = 0
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    turn: Annotated[int, Meta(ge=0, le=1_209_600)] = 0
    nights: bool = False


class SeatWish(Struct):
    """Who shall sit here: me, another person on this screen, a bot, or whoever has the link."""

    kind: Kind
    name: Name | None = None
    level: Level | None = None
    character: Character | None = None
    """A bot's; without one each bot of the table gets another."""


class NewTable(Struct):
    """What a table is to be."""

    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, str] = {}
    parts: Annotated[str, Meta(max_length=LARGEST_PARTS)] | None = None
    public: bool = False
    hints: bool = True
    time: TimeRule | None = None
    rated: bool = False
    """The result counts, for those who are people."""


class SeatInfo(Struct):
    """A seat and who sits on it, or is asked to. `present`: somebody is connected for it; a bot always is."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open", "invited"]
    level: Level | None
    character: Character | None
    """A bot's that has the seat for itself; one that sits in for a person is sober."""
    mine: bool
    present: bool
    away: bool
    """A bot sits in for a person, who may take the seat back."""
    stand_in: Level
    """The bot that its person wants to be replaced by."""
    grace: int | None
    """Seconds until others may hand it to a bot, 0: now; None while its person is there, and where clocks decide it."""
    kept_for_me: bool
    """I am asked to sit down here."""
    left: float | None
    """Seconds on its clock now; None where no clock is kept for it."""
    lost: bool
    """A bot took over since its time ran out, or was left to answer in a game that counts: it is lost, whoever plays it on."""
    seen: str | None
    """When its person was last there; None while they are."""
    holiday: str | None
    """The last day of its person's holiday, if today is one."""


OfferKind = Literal["pause", "resume", "wait", "end", "let-go"]


class OfferTo(Struct):
    """What I would agree to: to pause, to go on, to wait a little for whoever ran out of time, to end the game for all, or to
    let somebody go for whom a bot plays."""

    kind: OfferKind
    seat: Count | None = None
    """Who is let go."""


class Offer(Struct):
    """What somebody has offered: it happens once all who are needed agree. Silence is no consent."""

    kind: OfferKind
    seat: int | None
    agreed: list[int]
    needed: list[int]


class Happening(Struct):
    """What happened to the time or the people of a table, for all to read."""

    at: str
    kind: Literal["ran-out", "stand-in", "back", "paused", "resumed", "ended", "let-go", "left"]
    seat: int | None
    level: Level | None


class TableInfo(Struct):
    """A table as lists and the table page show it."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    parts: str
    custom_parts: bool
    status: Status
    public: bool
    hints: bool
    host: bool
    """Whether I opened this table, or took over from whoever did."""
    seats: list[SeatInfo]
    invited: bool
    """I am asked to sit down."""
    spectators: int
    turn: int | None
    """The seat whose answer is awaited, None while waiting or when over."""
    my_turn: bool
    length: int
    created: str
    changed: str
    link: str
    rematch: str | None
    alone: bool
    """Nobody but me plays here."""
    endable: bool
    """I may end it for all."""
    resumable: int
    """Seconds in which I may still let it go on, having ended it for all."""
    time: TimeRule | None
    rated: bool
    since: str | None
    """When the turn of the seat that is asked began."""
    deadline: str | None
    """When its clock runs out; None while no clock runs."""
    overtime: float | None
    """Its clock has run out: so many seconds until a bot takes over."""
    paused: str | None
    """No clock runs, nobody answers, until then at the latest."""
    talk: int = 0
    """The last line that was said where I am."""
    offers: list[Offer] = []
    happenings: list[Happening] = []


class Tables(Struct):
    tables: list[TableInfo]
    next: str | None = None
    """Give it as `after` to get those that follow; None: these are all."""


class Join(Struct):
    """Take an open seat: a certain one, or the first."""

    seat: Count | None = None
    name: Name | None = None


class SeatChange(Struct):
    """Hand a seat to a bot, or take it back. Without a level it is the one that its person has chosen. A bot on a seat without
    a name gets this one, or that of its level; one without a character gets one that no other bot there has."""

    kind: Literal["bot", "person"]
    level: Level | None = None
    character: Character | None = None
    name: Name | None = None


class NewReport(Struct):
    """Something about another person at the table that an operator should look at."""

    seat: Count
    why: Literal["name", "stalling", "cheating", "other"]
    text: Annotated[str, Meta(max_length=500)] = ""


class StandIn(Struct):
    """Which bot is to sit in for me."""

    level: Level


class NoteText(Struct):
    """What I write down; nothing: the note goes."""

    text: Annotated[str, Meta(max_length=4000)]


class Note(Struct):
    """What I wrote down for a seat of mine, and when."""

    seat: int
    text: str
    at: str


class Notes(Struct):
    notes: list[Note]
