"""Proving who one is. However many addresses somebody tries from, an account can be guessed at only so often."""
from __future__ import annotations

import hashlib
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server.people.passwords import Passwords
from kogge.server.problems import Trouble
from kogge.server.storage.database import Database, inserting, now
from kogge.server.storage.rows import attempt, ban, person

MOST: Final = 10
"""Wrong passwords in a row that an account forgives."""
PAUSE: Final = 60.0
"""Seconds after which it forgives one more."""


class SignIns:
    """Checks passwords, and counts the wrong ones for each account, whether it exists or not."""

    def __init__(self, database: Database, passwords: Passwords) -> None:
        self.database: Final = database
        self.passwords: Final = passwords

    async def prove(self, account: str, password: str) -> Any:
        """The person with this account name and password. Raises Trouble."""
        row = await self.database.read(_find, account)
        await self.database.write(_count, account)  # before the look, so that many at once do not get through
        if not await self.passwords.fits(row.password if row else None, password):
            raise Trouble("wrong-password", "There is no account with this name and password.")
        if await self.database.read(_banned, row.id):
            raise Trouble("banned", "This account has been shut out.")
        await self.database.write(_forgive, account)
        return row


def _key(account: str) -> str:
    return hashlib.sha256(account.encode()).hexdigest()


def _find(connection: Connection, account: str) -> Any:
    return connection.execute(sa.select(person).where(person.c.account == account)).first()


def _banned(connection: Connection, person_id: str) -> bool:
    return connection.execute(sa.select(ban.c.at).where(ban.c.person == person_id)).first() is not None


def _count(connection: Connection, account: str) -> None:
    """One more attempt; refused when there were too many. The count goes down with time."""
    connection.execute(attempt.delete().where(attempt.c.at < now() - MOST * PAUSE))
    connection.execute(inserting(connection, attempt).values(key=_key(account), count=0, at=now()).on_conflict_do_nothing())
    row = connection.execute(sa.select(attempt).where(attempt.c.key == _key(account)).with_for_update()).one()
    count = max(0.0, row.count - (now() - row.at) / PAUSE) + 1
    if count > MOST:
        raise Trouble("too-many-sign-ins", f"{MOST} wrong passwords for this account; wait a minute.", bound=MOST)
    connection.execute(attempt.update().where(attempt.c.key == _key(account)).values(count=count, at=now()))


def _forgive(connection: Connection, account: str) -> None:
    connection.execute(attempt.delete().where(attempt.c.key == _key(account)))
