"""The ways by which somebody wants to be told: a browser's push service, an address for mail, a webhook. Functions are parts of
transactions."""
from __future__ import annotations

import json
import re
import secrets
from typing import Any, Final
from urllib.parse import urlsplit

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server import due
from kogge.server.messages import Me, NewWay, WayChange, WayInfo
from kogge.server.problems import Trouble
from kogge.server.storage.database import now
from kogge.server.storage.rows import person, way

MOST: Final = 10
"""Ways of one person."""
CONFIRM: Final = "confirm"
LETTERS: Final = 3
"""Letters of confirmation to unconfirmed addresses that one person may cause in a day."""
DAY: Final = 86_400.0
REMOVED: Final = ""
"""The address of one that was removed before it was confirmed: its letter still counts."""
ADDRESS: Final = re.compile(r"[^\s@<>,;:\"()\[\]\\]{1,64}@[^\s@<>,;:\"()\[\]\\]{1,190}\.[^\s@.<>,;:\"()\[\]\\]{2,}")


def add(connection: Connection, me: Me, wish: NewWay, mail: bool) -> tuple[WayInfo, str]:
    """One more way, and for a webhook the secret by which its calls are signed. An address works once it is confirmed."""
    mine = connection.execute(sa.select(way).where(way.c.person == me.id, way.c.address != REMOVED).with_for_update()).all()
    address = _address(wish, mail)
    same = next((each for each in mine if (each.kind, each.address) == (wish.kind, address)), None)
    if same is not None:
        change(connection, me, same.id, WayChange(wish.kinds, wish.digest, wish.lang))
        return info(connection.execute(sa.select(way).where(way.c.id == same.id)).one()), ""
    if len(mine) >= MOST:
        raise Trouble("too-many-ways", f"At most {MOST} ways.", bound=MOST)
    id, secret = secrets.token_urlsafe(12), secrets.token_urlsafe(24)
    confirmed = None if wish.kind == "mail" else now()
    connection.execute(way.insert().values(
        id=id, person=me.id, kind=wish.kind, address=address, secret=secret, token=secrets.token_urlsafe(24), confirmed=confirmed,
        kinds=json.dumps(wish.kinds), digest=wish.digest and wish.kind == "mail", lang=wish.lang, created=now()))
    if wish.kind == "mail":
        _ask(connection, me, id)
    return info(connection.execute(sa.select(way).where(way.c.id == id)).one()), secret if wish.kind == "webhook" else ""


def _ask(connection: Connection, me: Me, id: str) -> None:
    """A letter to an address that somebody says is theirs, and only so many: it may be somebody else's."""
    sent = connection.scalar(sa.select(sa.func.count()).where(
        way.c.person == me.id, way.c.kind == "mail", way.c.created > now() - DAY)) or 0
    if sent > LETTERS:
        raise Trouble("too-many-letters", f"At most {LETTERS} letters a day.", bound=LETTERS)
    due.put(connection, CONFIRM, id, now())


def _address(wish: NewWay, mail: bool) -> str:
    if wish.kind == "mail":
        if not mail:
            raise Trouble("no-mail", "This server sends no mail.")
        if not ADDRESS.fullmatch(wish.address) or not wish.address.isascii():
            raise Trouble("bad-address", "That is no address.")
        return wish.address
    parts = urlsplit(wish.address)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.password:
        raise Trouble("bad-address", "That is no address.")
    if wish.kind == "push":
        if not wish.p256dh or not wish.auth:
            raise Trouble("bad-address", "A subscription has keys.")
        return json.dumps({"endpoint": wish.address, "keys": {"p256dh": wish.p256dh, "auth": wish.auth}})
    return wish.address


def listed(connection: Connection, me: Me) -> list[WayInfo]:
    query = sa.select(way).where(way.c.person == me.id, way.c.address != REMOVED)
    return [info(row) for row in connection.execute(query.order_by(way.c.created))]


def info(row: Any) -> WayInfo:
    """What its owner sees of it; a browser's subscription is known by its service alone."""
    address = urlsplit(json.loads(row.address)["endpoint"]).hostname or "" if row.kind == "push" else row.address
    return WayInfo(row.id, row.kind, address, row.confirmed is not None, json.loads(row.kinds), row.digest, row.lang)


def change(connection: Connection, me: Me, id: str, wish: WayChange) -> None:
    digest = sa.and_(way.c.kind == "mail", sa.literal(wish.digest))
    values = {"kinds": json.dumps(wish.kinds), "lang": wish.lang, "digest": digest}
    if connection.execute(way.update().where(_mine(me, id)).values(values)).rowcount != 1:
        raise Trouble("not-found", "You have no such way.")


def remove(connection: Connection, me: Me, id: str) -> None:
    unproven = sa.and_(_mine(me, id), way.c.kind == "mail", way.c.confirmed.is_(None))
    if connection.execute(way.update().where(unproven).values(address=REMOVED, token=secrets.token_urlsafe(24))).rowcount == 1:
        return
    if connection.execute(way.delete().where(_mine(me, id))).rowcount != 1:
        raise Trouble("not-found", "You have no such way.")


def _mine(me: Me, id: str) -> sa.ColumnElement[bool]:
    return sa.and_(way.c.id == id, way.c.person == me.id, way.c.address != REMOVED)


def one(connection: Connection, id: str) -> Any:
    """A way that is used, or None."""
    return connection.execute(sa.select(way).where(way.c.id == id, way.c.address != REMOVED)).first()


def gone(connection: Connection, id: str) -> None:
    """It leads nowhere any more."""
    connection.execute(way.delete().where(way.c.id == id))


# --- links in mails ---


def confirm(connection: Connection, token: str) -> None:
    """Whoever reads what is sent there has followed the link."""
    found = connection.execute(way.update().where(
        way.c.token == token, way.c.kind == "mail", way.c.confirmed.is_(None)).values(
            confirmed=now(), token=secrets.token_urlsafe(24)))
    if found.rowcount != 1:
        raise Trouble("no-such-link", "This link is not valid, or no longer.")


def unsubscribe(connection: Connection, token: str) -> None:
    """By the link or the header of a mail: no more notices. The address stays, for a forgotten password. Whether there was such a
    way is not told."""
    connection.execute(way.update().where(way.c.secret == token, way.c.kind == "mail").values(kinds="[]"))


def mail_of(connection: Connection, person_id: str) -> list[Any]:
    """The confirmed addresses of an account, with its name."""
    query = sa.select(way, person.c.name).join(person, person.c.id == way.c.person).where(
        person.c.id == person_id, person.c.account.is_not(None), way.c.kind == "mail", way.c.confirmed.is_not(None))
    return list(connection.execute(query).all())
