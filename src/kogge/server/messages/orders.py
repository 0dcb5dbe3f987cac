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
