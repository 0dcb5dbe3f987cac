"""Everything that crosses the wire, in one place. docs/protocol.md explains it; TypeScript types are generated from it."""
from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from kogge.engine.parts import LARGEST as LARGEST_PARTS

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[ -~]+\Z")]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Lang = Literal["en", "de"]
Level = Literal["deckhand", "mate", "captain", "admiral"]

# --- people ---


class Me(Struct):
    """Who I am here."""

    id: str
    name: str
    guest: bool
    asks: bool = False
    """I want to be asked also where there is but one answer."""


class Hello(Struct):
    """A guest's first click."""

    name: Name | None = None


class SignedIn(Struct):
    """Who I am now, and the token for clients that keep no cookies."""

    me: Me
    token: str


class Credentials(Struct):
    """For a new account, or to sign in."""

    name: Name
    password: Password


class Change(Struct):
    """What I want to be called, and whether I want to be asked also where there is but one answer; None: as it is."""

    name: Name | None = None
    asks: bool | None = None


class Farewell(Struct):
    """An account is deleted with its password, a guest without."""

    password: str = ""


class NewPassword(Struct):
    """A password is changed by whoever knows the old one."""

    old: str
    new: Password


class Reset(Struct):
    """A new password for whoever was given the link."""

    token: Annotated[str, Meta(max_length=100)]
    password: Password


class SessionInfo(Struct):
    """Where I am signed in: browser and system, since when, and when last, to the day."""

    id: str
    device: str
    created: str
    used: str
    current: bool
    """It is the one that asks."""


class Sessions(Struct):
    sessions: list[SessionInfo]


Minutes = Annotated[int, Meta(ge=0, le=1439)]
Day = Annotated[str, Meta(min_length=10, max_length=10)]


class DaysOff(Struct):
    """The first and the last day, as 2026-07-31."""

    first: Day
    last: Day


class Rhythm(Struct):
    """When I sleep, in minutes after midnight (the same twice: never), by which zone's clocks, and my holidays."""

    zone: Annotated[str, Meta(max_length=64)]
    night_from: Minutes
    night_to: Minutes
    holidays: Annotated[list[DaysOff], Meta(max_length=30)] = []


# --- notices ---

NoticeKind = Literal["turn", "began", "joined", "ended", "spoke", "invited", "ran-out", "paired", "round"]


class NoticeInfo(Struct):
    """Something that I should know of: at which table, with whom, who did it, when, and whether I have seen it."""

    kind: NoticeKind
    table: str
    game: str
    names: list[str]
    who: str
    at: str
    read: bool


class Notices(Struct):
    notices: list[NoticeInfo]
    unread: int


class Seen(Struct):
    """Notices of one table, or all, are seen."""

    table: Annotated[str, Meta(max_length=32)] | None = None


WayKind = Literal["push", "mail", "webhook"]
Kinds = Annotated[list[NoticeKind], Meta(max_length=9)]


class NewWay(Struct):
    """One more way to be told: a browser's push subscription with its keys, an address for mail, or a webhook."""

    kind: WayKind
    address: Annotated[str, Meta(min_length=1, max_length=1000)]
    kinds: Kinds
    lang: Lang = "en"
    digest: bool = False
    p256dh: Annotated[str, Meta(max_length=200)] = ""
    auth: Annotated[str, Meta(max_length=100)] = ""


class WayChange(Struct):
    """What is told by a way, and for mail whether each notice or all at once."""

    kinds: Kinds
    digest: bool = False
    lang: Lang = "en"


class WayInfo(Struct):
    id: str
    kind: WayKind
    address: str
    confirmed: bool
    kinds: list[NoticeKind]
    digest: bool
    lang: Lang


class AddedWay(Struct):
    """A new way; the secret of a webhook is told only now."""

    way: WayInfo
    secret: str


class Ways(Struct):
    """My ways, the key that a browser needs to subscribe, and whether this server can send mail."""

    ways: list[WayInfo]
    push_key: str
    mail: bool


class Confirmation(Struct):
    token: Annotated[str, Meta(max_length=100)]


class Recovery(Struct):
    """Whose password is forgotten."""

    name: Name


class Problem(Struct, omit_defaults=True):
    """The body of every HTTP error: a fixed code for programs, a sentence for people, and the bound that would be passed."""

    code: str
    message: str
    bound: int | None = None


# --- games ---


class OptionInfo(Struct):
    """What players agree on beforehand; the first choice is the default."""

    name: str
    text: str
    choices: list[Choice]


class Choice(Struct):
    name: str
    text: str


class Source(Struct):
    """Where a group of printed values comes from."""

    group: str
    provenance: str
    source: str


class GameInfo(Struct):
    """One game of the catalogue, in the language asked for."""

    name: str
    title: str
    tagline: str
    description: str
    length: str
    weight: str
    players: list[int]
    options: list[OptionInfo]
    levels: list[Level]
    rules_version: int


class GameAbout(Struct):
    """The about page of a game: its parts and where each group of values comes from."""

    game: GameInfo
    parts: str
    parts_hash: str
    sources: list[Source]


class RuleClause(Struct):
    id: str
    text: str
    ruling: str
    """Our reason where the rule book is silent, otherwise empty."""


class RuleChapter(Struct):
    number: str
    title: str
    clauses: list[RuleClause]


class RulesBook(Struct):
    """The ledger of a game in one language, in the order of its rule book."""

    game: str
    lang: Lang
    chapters: list[RuleChapter]


class About(Struct):
    version: str
    compiled: bool
    games: list[str]
    languages: list[str]


# --- tables ---

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
    mine: bool
    present: bool
    away: bool
    """A bot sits in for a person, who may take the seat back."""
    stand_in: Level
    """The bot that its person wants to be replaced by."""
    grace: int | None
    """Seconds until others may hand it to a bot, 0: now; None while its person is there."""
    kept_for_me: bool
    """I am asked to sit down here."""
    left: float | None
    """Seconds on its clock now; None where no clock is kept for it."""
    lost: bool
    """Its time ran out and a bot took over: the game counts as lost, whoever plays it to the end."""
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
    a name gets this one, or that of its level."""

    kind: Literal["bot", "person"]
    level: Level | None = None
    name: Name | None = None


class NewReport(Struct):
    """Something about another person at the table that an operator should look at."""

    seat: Count
    why: Literal["name", "stalling", "cheating", "other"]
    text: Annotated[str, Meta(max_length=500)] = ""


class StandIn(Struct):
    """Which bot is to sit in for me."""

    level: Level


# --- finding each other ---

Pace = Literal["live", "day", "days"]


class Leader(Struct):
    """Somebody in a list of the best: points, how uncertain they are (95 %), and of how many games."""

    rank: int
    name: str
    points: int
    deviation: int
    games: int
    me: bool


class Leaders(Struct):
    leaders: list[Leader]


class RatingPoint(Struct):
    at: str
    points: int
    deviation: int
    table: str


class RatingInfo(Struct):
    """A rating in one list, title and speed, with its course; `provisional` until ten games are known."""

    pool: Literal["people", "bots"]
    game: str
    speed: str
    points: int
    deviation: int
    games: int
    provisional: bool
    course: list[RatingPoint]


class SourceShare(Struct):
    """Points that a source brings on average: mine, and everybody's."""

    source: str
    mine: float
    average: float


class GameRecord(Struct):
    """How somebody has done in a title: places from first to fourth, games and wins by seat, the best score and where."""

    game: str
    played: int
    places: list[int]
    seats: list[int]
    wins: list[int]
    best: int
    best_table: str
    sources: list[SourceShare]


class PlayedGame(Struct):
    table: str
    game: str
    speed: str
    players: int
    seat: int
    place: int
    points: int
    lost: bool
    at: str


class Shown(Struct):
    """What others may see of me: my ratings, my results as figures, my last games."""

    ratings: bool = True
    results: bool = True
    games: bool = False


class Profile(Struct):
    """Somebody with an account. What they do not show is null."""

    name: str
    mine: bool
    since: str
    shown: Shown
    ratings: list[RatingInfo] | None
    records: list[GameRecord] | None
    games: list[PlayedGame] | None
    tie: Literal["follow", "block"] | None


class TieChange(Struct):
    kind: Literal["follow", "block"]


class TieInfo(Struct):
    name: str
    kind: Literal["follow", "block"]


class Ties(Struct):
    ties: list[TieInfo]


class Seek(Struct):
    """What I want to play: live (20 minutes and 30 seconds a turn), or a day or three for each turn."""

    game: str
    pace: Pace


class Pool(Struct):
    game: str
    pace: Pace
    waiting: int


class Match(Struct):
    """Where I wait: since when, how many points others may be away by now, and the table once there is one."""

    game: str
    pace: Pace
    since: str
    seconds: int
    width: int
    table: str | None


class Matches(Struct):
    pools: list[Pool]
    mine: Match | None


class Invitation(Struct):
    """For whom a seat is to be kept."""

    name: Name


Phrase = Literal["hello", "good-luck", "well-played", "one-moment", "thanks", "oops"]


class Say(Struct):
    """Words of my own, or a phrase that everybody reads in their language."""

    text: Annotated[str, Meta(max_length=500)] = ""
    phrase: Phrase | None = None


class Spoken(Struct):
    id: int
    at: str
    name: str
    seat: int | None
    mine: bool
    phrase: Phrase | None
    text: str


class Talk(Struct):
    """What was said, the latest last, among the players or among those who watch."""

    room: Literal["players", "spectators"]
    lines: list[Spoken]


# --- clubs and tournaments ---


class NewClub(Struct):
    name: Name
    about: Annotated[str, Meta(max_length=500)] = ""


class SeasonRow(Struct):
    """This year at a club's tables, with the points of a tournament."""

    name: str
    points: float
    games: int


class ClubInfo(Struct):
    id: str
    name: str
    about: str
    owner: bool
    """It is mine."""
    member: bool
    size: int
    members: list[str]
    season: list[SeasonRow]
    tournaments: list[str]
    tables: list[str]


class Clubs(Struct):
    clubs: list[ClubInfo]


class ClubTable(Struct):
    table: Annotated[str, Meta(max_length=32)]


class NewTournament(Struct):
    """Swiss goes by the standings; in a round robin everybody meets everybody as evenly as can be."""

    name: Name
    game: str
    time: TimeRule
    mode: Literal["swiss", "robin"] = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=15)] = 4
    size: Annotated[int, Meta(ge=3, le=4)] = 4


class RoundCell(Struct):
    """Somebody's table in a round; place and points once it is over."""

    number: int
    table: str
    place: int | None
    points: int | None


class StandingRow(Struct):
    """Where somebody stands: points, those of whom they have met, their share of the points at their tables in percent."""

    rank: int
    name: str
    me: bool
    withdrawn: bool
    points: float
    opponents: float
    share: float
    cells: list[RoundCell | None]


class TournamentTable(Struct):
    number: int
    table: str
    status: Status
    names: list[str]
    turn: int | None
    deadline: str | None
    mine: bool


class TournamentInfo(Struct):
    id: str
    name: str
    game: str
    mode: Literal["swiss", "robin"]
    rounds: int
    size: int
    time: TimeRule
    status: Literal["registering", "running", "over"]
    round: int
    club: str
    club_name: str
    owner: bool
    """It is mine to start."""
    entered: bool
    standings: list[StandingRow]
    tables: list[TournamentTable]
    """Of this round, mine first."""


class Tournaments(Struct):
    tournaments: list[TournamentInfo]


# --- what is seen ---


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


# --- learning ---


class LessonLine(Struct):
    """A lesson as a list shows it."""

    name: str
    title: str
    idea: str
    minutes: float
    steps: int


LearnedName = Annotated[str, Meta(max_length=64)]


class Learned(Struct):
    """Lessons by `game/name` with the step to go on with, -1 when finished; puzzles by whether the first try was right; and a
    rating of one's own by puzzles."""

    lessons: Annotated[dict[LearnedName, Annotated[int, Meta(ge=-1, le=100)]], Meta(max_length=200)] = {}
    puzzles: Annotated[dict[LearnedName, bool], Meta(max_length=2000)] = {}
    rating: Annotated[int, Meta(ge=0, le=4000)] = 1200


class PuzzleLine(Struct):
    """A puzzle as a list shows it: how hard it is (1 to 5), and the points at stake."""

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


# --- live: from the client ---


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

# --- live: from the server ---


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


# --- studies ---

ActionText = Annotated[str, Meta(max_length=200)]
Line = Annotated[list[ActionText], Meta(max_length=500)]


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
    """How far a review is, and the review once it is there: a `Review` of kogge.learn.review, and the words for it."""

    state: Literal["none", "running", "ready"]
    progress: float = 0.0
    level: str = ""
    review: Raw | None = None
    mistakes: list[MistakeWords] = []
    sources: dict[str, str] = {}
    stages: list[str] = []
    """At each look."""


class MistakeWords(Struct):
    """A costly answer in words: what was answered, what was better, and how far the game was."""

    number: int
    played: str
    better: str
    stage: str
    place: str


# --- standing orders ---

OrderKind = Literal["plan", "pass", "forced"]
OrderState = Literal["possible", "waits", "used", "broken", "ended", "off"]
Until = Literal["round", "mine", "rival"]


class NewOrder(Struct):
    """Answer like this when I am asked. A `plan` is a line as in a study: its exact way, or, with `when`, only those of the
    others' answers in it (by their number among them). `pass`: until something happens. `forced`: what has only one answer."""

    kind: OrderKind
    name: Annotated[str, Meta(max_length=80)] = ""
    at: Count = 0
    line: Line = []
    seed: Annotated[int, Meta(ge=0, le=2_147_483_647)] = 1
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    when: Annotated[list[Annotated[int, Meta(ge=0, le=500)]], Meta(max_length=20)] = []
    until: Annotated[list[Until], Meta(max_length=3)] = []


class OrderStep(Struct):
    seat: int
    action: str
    text: str


class OrderInfo(Struct):
    """A standing order of mine. `done` of its steps, or of its conditions, have come true; `reason`: what broke it."""

    id: str
    kind: OrderKind
    name: str
    seat: int
    active: bool
    state: OrderState
    used: int
    done: int
    at: int
    steps: list[OrderStep]
    when: list[str]
    until: list[Until]
    reason: str


class Orders(Struct):
    """`passing`: one can pass in this game. `answered`: the lines of the log that orders of mine gave."""

    orders: list[OrderInfo]
    passing: bool
    answered: list[int]


class OrderChange(Struct):
    active: bool
    until: Annotated[list[Until], Meta(max_length=3)] | None = None
