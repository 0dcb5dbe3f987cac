"""Standing orders."""
from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kogge.server.messages.words import Count, Line

OrderKind = Literal["plan", "pass", "forced"]
OrderState = Literal["possible", "waits", "used", "broken", "ended", "off"]
Until = Literal["round", "mine", "rival"]


class NewOrder(Struct):
    """Answer like this when I am asked. A `plan` is a line as in a study: its exact way, or, with `when`, only those of the
    others' answers in it (by their number among them), and, with `having`, whenever I have at least so much. `pass`: until
    something happens. `forced`: what has only one answer."""

    kind: OrderKind
    name: Annotated[str, Meta(max_length=80)] = ""
    at: Count = 0
    line: Line = []
    seed: Annotated[int, Meta(ge=0, le=2_147_483_647)] = 1
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    when: Annotated[list[Annotated[int, Meta(ge=0, le=500)]], Meta(max_length=20)] = []
    having: Annotated[dict[str, Annotated[int, Meta(ge=1, le=1000)]], Meta(max_length=8)] = {}
    """So much at least of what everybody can count before me, by the names in `Orders.purse`."""
    until: Annotated[list[Until], Meta(max_length=3)] = []


class OrderStep(Struct):
    seat: int
    action: str
    text: str


class Counted(Struct):
    """So much of something that everybody can count: its name in the rules, and in words."""

    name: str
    text: str
    count: int


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
    having: list[Counted]
    until: list[Until]
    reason: str


class Orders(Struct):
    """`passing`: one can pass in this game. `answered`: the lines of the log that orders of mine gave. `purse`: what I have now
    that can be named as a condition."""

    orders: list[OrderInfo]
    passing: bool
    answered: list[int]
    purse: list[Counted] = []


class OrderChange(Struct):
    active: bool
    until: Annotated[list[Until], Meta(max_length=3)] | None = None
