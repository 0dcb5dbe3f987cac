"""The server's own keys, made when they are first needed and kept in the database, so that all processes have the same."""
from __future__ import annotations

import base64
from typing import Final

import sqlalchemy as sa
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import Connection

from kogge.server.storage.database import inserting
from kogge.server.storage.rows import server_key

VAPID: Final = "vapid"


def private_key(connection: Connection) -> str:
    """The key by which push services know this server (RFC 8292), in PEM."""
    found = connection.scalar(sa.select(server_key.c.value).where(server_key.c.name == VAPID))
    if found is not None:
        return str(found)
    fresh = Vapid02()
    fresh.generate_keys()
    insert = inserting(connection, server_key).values(name=VAPID, value=fresh.private_pem().decode())
    connection.execute(insert.on_conflict_do_nothing())
    return str(connection.scalar(sa.select(server_key.c.value).where(server_key.c.name == VAPID)))


def public_key(private: str) -> str:
    """What a browser wants to hear when it subscribes."""
    point = Vapid02.from_pem(private.encode()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()
