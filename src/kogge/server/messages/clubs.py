"""Clubs and tournaments."""
from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kogge.server.messages.tables import Status, TimeRule
from kogge.server.messages.words import Name


class NewClub(Struct):
    name: Name
    about: Annotated[str, Meta(max_length=500)] = ""


class SeasonRow(Struct):
    """This year at a club's tables, with the points of a tournament."""

    name: str
    points: float
    games: int


class ClubTableInfo(Struct):
    """A table that counts for a club's season."""

    table: str
    game: str
    status: Status
    names: list[str]
    turn: int | None
    mine: bool


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
    tables: list[ClubTableInfo]


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
    rating: int | None
    """At the start; None if it is not known, or they do not show it."""
    points: float
    opponents: float
    share: float
    cells: list[RoundCell | None]


class TournamentTable(Struct):
    round: int
    number: int
    table: str
    status: Status
    names: list[str]
    turn: int | None
    deadline: str | None
    mine: bool


class RoundDates(Struct):
    """When a round began, and ended; null while it is played."""

    begun: str
    ended: str | None


class Substitute(Struct):
    """Who is missing, and who of those that wait takes the place."""

    missing: str
    substitute: str


class TournamentInfo(Struct):
    id: str
    name: str
    game: str
    mode: Literal["swiss", "robin"]
    rounds: int
    size: int
    time: TimeRule
    status: Literal["registering", "running", "over"]
    paused: bool
    """It rests: clocks stand, no round is drawn."""
    round: int
    club: str
    club_name: str
    owner: bool
    """It is mine to run."""
    entered: bool
    standings: list[StandingRow]
    tables: list[TournamentTable]
    """Of this round, and late ones of others; mine first."""
    reserves: list[str]
    """Who waits to be a substitute."""
    dates: list[RoundDates]


class TournamentLine(Struct):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    status: Literal["registering", "running", "over"]
    round: int
    rounds: int
    entrants: int
    club: str
    club_name: str
    entered: bool


class Tournaments(Struct):
    tournaments: list[TournamentLine]
