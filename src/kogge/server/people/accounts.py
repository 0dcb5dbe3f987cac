"""Guests, accounts and sessions. Passwords are kept as argon2id, session tokens as SHA-256."""
from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import Connection

from kogge.server.messages import Me
from kogge.server.problems import Trouble
from kogge.server.storage.database import game_table, now, person, seat, session

DAY: Final = 86_400
LIFETIME: Final = 400 * DAY
GONE: Final = "N. N."
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)  # OWASP's figures for argon2id
NOBODYS_PASSWORD: Final = HASHER.hash(secrets.token_hex())  # so that an unknown name takes as long as a wrong password


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _me(row: Any) -> Me:
    return Me(row.id, row.name, row.account is None)


def new_guest(connection: Connection, name: str | None) -> Me:
    id, name = secrets.token_urlsafe(12), name or f"Guest {secrets.randbelow(9000) + 1000}"
    connection.execute(person.insert().values(id=id, name=name, created=now()))
    return Me(id, name, True)


def open_session(connection: Connection, person_id: str) -> str:
    token = secrets.token_urlsafe(32)
    connection.execute(session.insert().values(token_hash=_hash(token), person=person_id, created=now(), used=now()))
    return token


def close_session(connection: Connection, token: str) -> None:
    connection.execute(session.delete().where(session.c.token_hash == _hash(token)))


def who(connection: Connection, token: str) -> Me | None:
    """The person of this session token, if it is one."""
    found = connection.execute(
        sa.select(person, session.c.used).join(session).where(session.c.token_hash == _hash(token))).first()
    return _me(found) if found and found.used > now() - LIFETIME else None


def guest(connection: Connection, name: str | None) -> tuple[Me, str]:
    me = new_guest(connection, name)
    return me, open_session(connection, me.id)


def hash_password(password: str) -> str:
    return HASHER.hash(password)


def account(connection: Connection, me: Me | None, name: str, password_hash: str) -> tuple[Me, str]:
    """Turn this guest, or nobody yet, into an account."""
    if me is not None and not me.guest:
        raise Trouble("already-account", "You have an account already.")
    if me is None:
        me = new_guest(connection, name)
    try:
        connection.execute(person.update().where(person.c.id == me.id).values(
            name=name, account=name.casefold(), password=password_hash))
    except sa.exc.IntegrityError:
        raise Trouble("name-taken", "Somebody has this name already.") from None
    connection.execute(seat.update().where(seat.c.person == me.id, seat.c.name == me.name).values(name=name))
    connection.execute(session.delete().where(session.c.person == me.id))  # a guest's token is worth less than an account's
    return Me(me.id, name, False), open_session(connection, me.id)


def check(connection: Connection, name: str, password: str) -> Me:
    """The account with this name and password."""
    row = connection.execute(sa.select(person).where(person.c.account == name.casefold())).first()
    if not verify(row.password if row else NOBODYS_PASSWORD, password) or row is None:
        raise Trouble("wrong-password", "There is no account with this name and password.")
    return _me(row)


def verify(password_hash: str, password: str) -> bool:
    try:
        return HASHER.verify(password_hash, password)
    except VerificationError:
        return False


def rename(connection: Connection, me: Me, name: str) -> Me:
    values = {"name": name} if me.guest else {"name": name, "account": name.casefold()}
    try:
        connection.execute(person.update().where(person.c.id == me.id).values(values))
    except sa.exc.IntegrityError:
        raise Trouble("name-taken", "Somebody has this name already.") from None
    connection.execute(seat.update().where(seat.c.person == me.id, seat.c.name == me.name).values(name=name))
    return Me(me.id, name, me.guest)


def forget(connection: Connection, me: Me, password: str) -> list[str]:
    """Delete a person; bots take over at running tables. Returns the tables that change by it."""
    row = connection.execute(sa.select(person).where(person.c.id == me.id)).one()
    if row.password is not None and not verify(row.password, password):
        raise Trouble("wrong-password", "An account is deleted with its password.")
    tables = list(connection.scalars(sa.select(seat.c.table_id).where(seat.c.person == me.id).distinct()))
    hosted = list(connection.scalars(sa.select(game_table.c.id).where(game_table.c.host == me.id)))
    waiting, playing = (sa.select(game_table.c.id).where(game_table.c.status == status) for status in ("waiting", "playing"))
    mine = seat.c.person == me.id
    connection.execute(seat.update().where(mine, seat.c.table_id.in_(waiting)).values(person=None, name="", level=None))
    connection.execute(seat.update().where(mine, seat.c.table_id.in_(playing), seat.c.level.is_(None)).values(level="mate"))
    connection.execute(seat.update().where(mine).values(person=None, name=GONE))
    connection.execute(person.delete().where(person.c.id == me.id))
    return sorted({*tables, *hosted})


def touch(connection: Connection, token: str) -> None:
    """Keep a session in use alive; once a day is enough."""
    connection.execute(session.update().where(
        session.c.token_hash == _hash(token), session.c.used < now() - DAY).values(used=now()))
