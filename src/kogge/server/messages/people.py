"""Accounts, sessions, and when somebody sleeps."""
from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kogge.server.messages.words import Name, Password


class Me(Struct):
    """Who I am here."""

    id: str
    name: str
    guest: bool
    asks: bool = False
    """I want to be asked also where there is but one answer."""
    rating: int | None = None
    """By which I am known: between people, of most games, once it is more than provisional."""


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
    """When I sleep, in minutes after midnight (the same twice: never), by which zone's clocks, and my holidays that
    are not over."""

    zone: Annotated[str, Meta(max_length=64)]
    night_from: Minutes
    night_to: Minutes
    holidays: Annotated[list[DaysOff], Meta(max_length=90)] = []


class Recovery(Struct):
    """Whose password is forgotten."""

    name: Name
