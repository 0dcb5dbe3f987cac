"""What somebody should know of, and the ways to tell them."""
from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kogge.server.messages.words import Lang

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
