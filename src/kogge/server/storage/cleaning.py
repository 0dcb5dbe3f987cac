"""What nobody uses any more goes, by age, once a day. docs/operations.md tells people what and when."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from sqlalchemy import Column, Connection, Table

from kogge.server.due import Thing
from kogge.server.people.sessions import LIFETIME
from kogge.server.storage.database import now
from kogge.server.storage.rows import attempt, game_table, parts_text, person, presence, seat, session, way

if TYPE_CHECKING:
    from kogge.server.hub import Hub

KIND: Final = "clean-up"
DAY: Final = 86_400.0
WEEK: Final = 7 * DAY
"""After so long an address that nobody has confirmed is forgotten."""
WAITING: Final = 30 * DAY
"""After so long a table that nobody has changed and that still waits for players is given up."""
UNSEEN: Final = 30 * DAY
"""After so long without a visit a guest who never sat down is forgotten."""
AT_ONCE: Final = 200
"""Rows that one transaction takes away: nobody waits long for it."""


@dataclass(frozen=True)
class Rule:
    """Rows that are unused while this holds."""

    table: Table
    key: Column[Any]
    unused: sa.ColumnElement[bool]

    def find(self, connection: Connection) -> list[str]:
        return list(connection.scalars(sa.select(self.key).where(self.unused)))

    def remove(self, connection: Connection, keys: Sequence[str]) -> int:
        """Those that are unused still."""
        return connection.execute(self.table.delete().where(self.key.in_(keys), self.unused)).rowcount


def rules() -> list[Rule]:
    time, guest = now(), person.c.account.is_(None)
    goes_on = sa.select(game_table.c.id).where(game_table.c.status.in_(("waiting", "playing")))
    seated = sa.exists().where(seat.c.person == person.c.id)
    playing = sa.exists().where(seat.c.person == person.c.id, seat.c.table_id.in_(goes_on))
    invited = sa.exists().where(seat.c.invited == person.c.id)
    hosting = sa.exists().where(game_table.c.host == person.c.id)
    visited = sa.exists().where(session.c.person == person.c.id, session.c.used > time - UNSEEN)
    watched = sa.exists().where(presence.c.table_id == game_table.c.id)
    return [
        Rule(game_table, game_table.c.id, sa.and_(
            game_table.c.status == "waiting", game_table.c.changed < time - WAITING, ~watched)),
        Rule(session, session.c.token_hash, session.c.used < time - LIFETIME),
        Rule(person, person.c.id, sa.and_(
            guest, person.c.created < time - UNSEEN, ~visited, ~seated, ~invited, ~hosting)),
        Rule(person, person.c.id, sa.and_(
            guest, person.c.created < time - LIFETIME, ~sa.exists().where(session.c.person == person.c.id), ~playing, ~invited)),
        Rule(parts_text, parts_text.c.id, ~sa.exists().where(game_table.c.parts_id == parts_text.c.id)),
        Rule(way, way.c.id, sa.and_(way.c.confirmed.is_(None), way.c.created < time - WEEK)),
        Rule(attempt, attempt.c.key, attempt.c.at < time - DAY),
    ]


async def clean(hub: Hub) -> dict[str, int]:
    """How many rows of each table were unused, and are gone."""
    gone: dict[str, int] = {}
    for rule in rules():
        keys = await hub.database.read(rule.find)
        for first in range(0, len(keys), AT_ONCE):
            removed = await hub.database.write(rule.remove, keys[first:first + AT_ONCE])
            gone[rule.table.name] = gone.get(rule.table.name, 0) + removed
    if gone:
        hub.logger.info("cleaned up", **gone)
    return gone


def daily(hub: Hub) -> None:
    """From now on."""
    async def work(_: Thing) -> float:
        await clean(hub)
        return now() + DAY

    hub.calendar.on_awaited(KIND, work, at_once=1)
