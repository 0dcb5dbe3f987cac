"""Sessions: who a token belongs to, on which devices somebody is signed in, and how that ends. Tokens are kept as SHA-256."""
from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server.clock import iso
from kogge.server.messages import Me, SessionInfo
from kogge.server.problems import Trouble
from kogge.server.storage.database import SESSIONS, now
from kogge.server.storage.rows import person, session

DAY: Final = 86_400
LIFETIME: Final = 400 * DAY
BROWSERS: Final = (("Edg/", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("Chrome/", "Chrome"), ("Safari/", "Safari"))
SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")


@dataclass(frozen=True)
class Visit:
    """Somebody's session, as a request showed it."""

    me: Me
    session: str


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def open_session(connection: Connection, person_id: str, agent: str = "") -> str:
    """A new session's token. `agent` says on which device, as its own sign tells."""
    token = secrets.token_urlsafe(32)
    connection.execute(session.insert().values(
        token_hash=hashed(token), id=secrets.token_urlsafe(12), person=person_id, agent=agent[:80], created=now(), used=now()))
    return token


def who(connection: Connection, token: str) -> Visit | None:
    """Whose token this is, if it is one."""
    query = sa.select(person, session.c.used, session.c.id.label("session")).join(session)
    found = connection.execute(query.where(session.c.token_hash == hashed(token))).first()
    return Visit(me_of(found), found.session) if found and found.used > now() - LIFETIME else None


def me_of(row: Any) -> Me:
    return Me(row.id, row.name, row.account is None, row.asks)


def touch(connection: Connection, token: str) -> None:
    """Keep a session in use alive; once a day is enough."""
    connection.execute(session.update().where(
        session.c.token_hash == hashed(token), session.c.used < now() - DAY).values(used=now()))


def listed(connection: Connection, visit: Visit) -> list[SessionInfo]:
    """Where I am signed in, the latest first."""
    query = sa.select(session).where(session.c.person == visit.me.id, session.c.used > now() - LIFETIME)
    return [
        SessionInfo(row.id, row.agent, iso(row.created), iso(row.used), row.id == visit.session)
        for row in connection.execute(query.order_by(session.c.created.desc()))]


# --- how a session ends ---


def end(connection: Connection, which: sa.ColumnElement[bool]) -> list[str]:
    """End these sessions and tell all processes, so that their connections close. Returns the sessions."""
    ended = list(connection.scalars(sa.select(session.c.id).where(which)))
    connection.execute(session.delete().where(which))
    if connection.dialect.name == "postgresql":
        for id in ended:
            connection.execute(sa.select(sa.func.pg_notify(SESSIONS, id)))
    return ended


def end_mine(connection: Connection, visit: Visit) -> list[str]:
    """Sign out here."""
    return end(connection, session.c.id == visit.session)


def end_one(connection: Connection, visit: Visit, id: str) -> list[str]:
    """Sign out on a device of mine."""
    ended = end(connection, sa.and_(session.c.id == id, session.c.person == visit.me.id))
    if not ended:
        raise Trouble("not-found", "You have no such session.")
    return ended


def end_others(connection: Connection, visit: Visit) -> list[str]:
    """Sign out everywhere but here."""
    return end(connection, sa.and_(session.c.person == visit.me.id, session.c.id != visit.session))


def end_all(connection: Connection, person_id: str) -> list[str]:
    return end(connection, session.c.person == person_id)


def lost(connection: Connection, ids: Collection[str]) -> Sequence[str]:
    """Which of these sessions are no more."""
    there = set(connection.scalars(sa.select(session.c.id).where(session.c.id.in_(ids)))) if ids else set()
    return [id for id in ids if id not in there]


def device(agent: str) -> str:
    """What a person recognises in a browser's long name: "Firefox, Linux"."""
    browser = next((name for sign, name in BROWSERS if sign in agent), agent.partition("/")[0][:40])
    system = next((name for name in SYSTEMS if name in agent), "")
    return ", ".join(word for word in (browser, system.replace("Mac OS", "macOS")) if word.isprintable() and word)
