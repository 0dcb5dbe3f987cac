"""Finding each other: ratings, profiles, ties, seeks, talk."""
from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kogge.server.messages.words import Level, Name

Pace = Literal["live", "day", "days"]


class Leader(Struct):
    """Somebody in a list of the best: points, how uncertain they are (95 %), and of how many games. Bots stand among those who
    play against them, without a rank."""

    rank: int | None
    name: str
    points: int
    deviation: int
    games: int
    me: bool
    level: Level | None = None


class Leaders(Struct):
    leaders: list[Leader]


class RatingPoint(Struct):
    at: str
    points: int
    deviation: int


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


class Peers(Struct):
    """Who somebody is held against: people with a rating about theirs, and how many there are."""

    low: int
    high: int
    people: int


class SourceShare(Struct):
    """Points that a source brings on average: mine, and those of my level (everybody's, while I have no rating)."""

    source: str
    text: str
    """What the game calls it."""
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
    best_table: str | None
    """None where games are not shown."""
    mean: float
    """The place on average."""
    sources: list[SourceShare]
    level: Peers | None


class Rival(Struct):
    name: str
    points: int


class PlayedGame(Struct):
    """How a game ended for somebody, and for the others, the best first; and by how much a rating changed, if it counted."""

    table: str
    game: str
    speed: str
    players: int
    seat: int
    place: int
    points: int
    lost: bool
    at: str
    rivals: list[Rival]
    change: int | None


class Met(Struct):
    """Somebody with an account whom one has met often: games together, and in how many one came out ahead."""

    name: str
    games: int
    ahead: int


class Lately(Struct):
    """What has ended for me since yesterday, the latest first, and my ratings with the course of the last games."""

    games: list[PlayedGame]
    ratings: list[RatingInfo]


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
    met: list[Met] | None
    """Whom they meet most often; shown with the last games."""
    tie: Literal["follow", "block", "mute"] | None


class TieChange(Struct):
    kind: Literal["follow", "block"]


class TieInfo(Struct):
    """`mute`: I do not hear them."""

    name: str
    kind: Literal["follow", "block", "mute"]


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


class LineReport(Struct):
    """Why an operator should read this line."""

    text: Annotated[str, Meta(max_length=500)] = ""


class Spoken(Struct):
    id: int
    at: str
    name: str
    seat: int | None
    mine: bool
    phrase: Phrase | None
    text: str


class Talk(Struct):
    """What was said, the latest last, and to whom I speak: players among themselves, those who watch among themselves, all to
    all when the game is over."""

    room: Literal["players", "spectators", "all"]
    lines: list[Spoken]
