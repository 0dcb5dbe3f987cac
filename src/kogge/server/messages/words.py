"""What messages of several rooms are made of, and the body of every HTTP error."""
from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[ -~]+\Z")]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Lang = Literal["en", "de"]
Level = Literal["deckhand", "mate", "captain", "admiral", "legend"]
"""A bot's strength, weakest first."""
Character = Literal["sober", "builder", "trader", "gambler"]
"""What a bot has a taste for."""


class Problem(Struct, omit_defaults=True):
    """The body of every HTTP error: a fixed code for programs, a sentence for people, and the bound that would be passed."""

    code: str
    message: str
    bound: int | None = None


ActionText = Annotated[str, Meta(max_length=200)]
Line = Annotated[list[ActionText], Meta(max_length=500)]
