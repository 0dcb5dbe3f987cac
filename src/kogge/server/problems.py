"""What can go wrong with a request, each with a fixed code and its HTTP status. docs/protocol.md lists them."""
from __future__ import annotations

from typing import Final

STATUS: Final = {
    "bad-request": 400, "bad-name": 400, "bad-option": 400, "bad-parts": 400, "bad-record": 400, "bad-line": 400,
    "bad-order": 400, "weak-password": 400, "long-night": 400, "bad-holiday": 400,
    "no-session": 401, "wrong-password": 401, "forbidden": 403, "banned": 403, "sent-away": 403, "weaker-bot": 403,
    "foreign-origin": 403, "not-found": 404, "no-such-game": 404, "no-such-table": 404, "no-such-seat": 404,
    "no-such-link": 404, "name-taken": 409, "seat-taken": 409, "not-waiting": 409, "not-playing": 409, "not-over": 409,
    "too-few": 409,
    "no-hints": 409, "too-many-orders": 409, "too-many-studies": 409, "busy": 429, "not-timed": 409, "too-many-holidays": 409,
    "too-many-ways": 409, "too-many-ties": 409, "too-many-clubs": 409, "too-many-tournaments": 409,
    "too-many-letters": 429, "no-mail": 409,
    "bad-address": 400,
    "already-account": 409, "no-account": 409, "too-soon": 409, "too-many-tables": 409, "too-many-public": 409,
    "too-much-stored": 409, "outdated": 409, "too-large": 413,
    "not-json": 415, "unknown-host": 421, "too-many-requests": 429, "too-many-sign-ins": 429, "too-many-reports": 429,
    "too-many-connections": 429, "damaged": 500, "busy-signing-in": 503, "unavailable": 503, "cannot-store": 503,
}
NO_ROOM: Final = "The server cannot store anything at the moment: there is no room left. Nothing was changed."


class Trouble(Exception):
    """A request that cannot be met. `bound`: the number that it would pass. `german`: what is wrong with a file, for whoever
    asks in German; for everything else the page has sentences of its own."""

    def __init__(self, code: str, message: str, bound: int | None = None, german: str = "") -> None:
        super().__init__(message)
        self.german: Final = german
        self.bound: Final = bound
        self.code: Final = code
        self.message: Final = message
        self.status: Final = STATUS[code]
