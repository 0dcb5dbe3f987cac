"""A way back into an account: a link that sets a new password, once and only for a while."""
from __future__ import annotations

import secrets
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server import due
from kogge.server.people import names, sessions
from kogge.server.problems import Trouble
from kogge.server.storage.database import now
from kogge.server.storage.rows import person, reset

KIND: Final = "recover"
LASTS: Final = 24 * 3600.0
BY_MAIL: Final = 3600.0
PAUSE: Final = 300.0
"""Seconds between two letters with a link."""


def ask(connection: Connection, name: str) -> None:
    """Somebody has forgotten the password of an account: a link goes to its addresses, if it has any. Nothing tells whether."""
    row = connection.execute(sa.select(person.c.id).where(person.c.account == names.account(name))).first()
    if row is None:
        return
    just_now = reset.c.expires.between(now() + BY_MAIL - PAUSE, now() + BY_MAIL)  # an operator's lasts longer
    lately = sa.select(reset.c.person).where(reset.c.person == row.id, just_now)
    if connection.execute(lately).first() is None:
        due.put(connection, KIND, row.id, now())


def issue(connection: Connection, person_id: str, lasts: float = LASTS) -> str:
    """A new token, kept as SHA-256; earlier ones of this person end."""
    token = secrets.token_urlsafe(32)
    connection.execute(reset.delete().where(sa.or_(reset.c.person == person_id, reset.c.expires < now())))
    connection.execute(reset.insert().values(token_hash=sessions.hashed(token), person=person_id, expires=now() + lasts))
    return token


def link(token: str) -> str:
    """Where it leads; behind # so that no server and no proxy writes it into a log."""
    return f"/reset#{token}"


def whose(connection: Connection, token: str) -> Any:
    """The account of a token that is still good. Raises Trouble."""
    row = connection.execute(sa.select(person).join(reset).where(
        reset.c.token_hash == sessions.hashed(token), reset.c.expires > now())).first()
    if row is None:
        raise Trouble("no-such-link", "This link has been used, or is too old.")
    return row


def redeem(connection: Connection, token: str, password_hash: str) -> tuple[Any, list[str]]:
    """Set the password; the token and all sessions of the account end. Returns the account and the sessions."""
    row = whose(connection, token)
    if connection.execute(reset.delete().where(reset.c.token_hash == sessions.hashed(token))).rowcount == 0:
        raise Trouble("no-such-link", "This link has been used, or is too old.")
    connection.execute(person.update().where(person.c.id == row.id).values(password=password_hash))
    return row, sessions.end_all(connection, row.id)
