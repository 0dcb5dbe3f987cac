"""Guests and accounts: how they begin, what they are called, and how they are forgotten."""
from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server.messages import Me
from kogge.server.notices import notices
from kogge.server.people import clubs, names, ratings, sessions
from kogge.server.problems import Trouble
from kogge.server.storage.database import now
from kogge.server.storage.rows import game_table, person, report, reset, result, seat

GONE: Final = "N. N."


def new_guest(connection: Connection, name: str | None) -> Me:
    """Somebody new; without a name one is found."""
    if name is None:
        return new_guest(connection, f"Guest {100_000 + secrets.randbelow(900_000)}")
    id, name = secrets.token_hex(12), names.proper(name)  # an operator types it: no sign in it begins an option
    names.check_free(connection, name)
    connection.execute(person.insert().values(id=id, name=name, created=now()))
    return Me(id, name, True)


def guest(connection: Connection, name: str | None, agent: str = "") -> tuple[Me, str]:
    me = new_guest(connection, name)
    return me, sessions.open_session(connection, me.id, agent)


@dataclass(frozen=True)
class Opened:
    """A new account, its token, and the sessions of the guest that it was: a guest's token is worth less than an account's."""

    me: Me
    token: str
    ended: list[str]


def account(connection: Connection, me: Me | None, name: str, password_hash: str, agent: str = "") -> Opened:
    """Turn this guest, or nobody yet, into an account."""
    if me is not None and not me.guest:
        raise Trouble("already-account", "You have an account already.")
    name = names.proper(name)
    if me is None:
        me = new_guest(connection, name)
    _call(connection, me, name, account=names.account(name), looks=names.looks(name), password=password_hash)
    ended = sessions.end_all(connection, me.id)
    return Opened(Me(me.id, name, False), sessions.open_session(connection, me.id, agent), ended)


def rename(connection: Connection, me: Me, name: str) -> Me:
    name = names.proper(name)
    _call(connection, me, name, **({} if me.guest else {"account": names.account(name), "looks": names.looks(name)}))
    return Me(me.id, name, me.guest, me.asks)


def ask(connection: Connection, me: Me, asks: bool) -> Me:
    """Whether I want to be asked also where there is but one answer."""
    connection.execute(person.update().where(person.c.id == me.id).values(asks=asks))
    return Me(me.id, me.name, me.guest, asks)


def _call(connection: Connection, me: Me, name: str, **values: Any) -> None:
    """Give a name to a person, and to the seats that bear the old one."""
    names.check_free(connection, name, me.id)
    try:
        connection.execute(person.update().where(person.c.id == me.id).values(name=name, **values))
    except sa.exc.IntegrityError:
        raise Trouble("name-taken", "Somebody has this name already.") from None
    mine = sa.select(seat.c.table_id).where(seat.c.person == me.id, seat.c.name == me.name)
    tables: dict[str, list[Any]] = {}
    for row in connection.execute(sa.select(seat).where(seat.c.table_id.in_(mine)).order_by(seat.c.table_id, seat.c.seat)):
        tables.setdefault(row.table_id, []).append(row)
    for table_id, rows in tables.items():
        for row in rows:
            if row.person == me.id and row.name == me.name:
                told = names.distinct(name, [other.name for other in rows if other.seat != row.seat])
                connection.execute(seat.update().where(
                    seat.c.table_id == table_id, seat.c.seat == row.seat).values(name=told))


def account_of(connection: Connection, me: Me) -> str | None:
    """The account name of a person; None for a guest."""
    return connection.scalar(sa.select(person.c.account).where(person.c.id == me.id))


def change_password(connection: Connection, visit: sessions.Visit, password_hash: str) -> list[str]:
    """Whoever knew the old one is signed out, but for this session, and links to a new one end. Returns the sessions that
    ended."""
    connection.execute(reset.delete().where(reset.c.person == visit.me.id))
    connection.execute(person.update().where(person.c.id == visit.me.id).values(password=password_hash))
    return sessions.end_others(connection, visit)


@dataclass(frozen=True)
class Forgotten:
    """What changes when a person is forgotten."""

    tables: list[str]
    sessions: list[str]


def forget(connection: Connection, me: Me) -> Forgotten:
    """Delete a person; bots take over at running tables."""
    sits = sa.or_(seat.c.person == me.id, seat.c.invited == me.id)
    tables = list(connection.scalars(sa.select(seat.c.table_id).where(sits).distinct()))
    hosted = list(connection.scalars(sa.select(game_table.c.id).where(game_table.c.host == me.id)))
    waiting, playing = (sa.select(game_table.c.id).where(game_table.c.status == status) for status in ("waiting", "playing"))
    mine = seat.c.person == me.id
    notices.forget(connection, {me.name, *connection.scalars(sa.select(seat.c.name).where(mine))} - {""}, GONE)
    connection.execute(seat.update().where(seat.c.invited == me.id).values(invited=None, name=""))
    connection.execute(seat.update().where(mine, seat.c.table_id.in_(waiting)).values(person=None, name="", level=None))
    connection.execute(seat.update().where(
        mine, seat.c.table_id.in_(playing), seat.c.level.is_(None)).values(level=seat.c.stand_in))
    gone = ratings.FORGOTTEN + secrets.token_urlsafe(12)
    played = sa.or_(mine, seat.c.leaver == me.id)
    connection.execute(seat.update().where(played, seat.c.table_id.in_(playing)).values(gone=gone))
    connection.execute(seat.update().where(mine).values(person=None, name=GONE))
    ended = sessions.end_all(connection, me.id)
    ratings.forget(connection, me.id, gone)
    clubs.forget(connection, me)
    connection.execute(report.update().where(report.c.about == me.id).values(name=GONE))
    connection.execute(result.update().where(result.c.person == me.id).values(name=GONE, gone=gone))
    connection.execute(person.delete().where(person.c.id == me.id))
    return Forgotten(sorted({*tables, *hosted}), ended)
