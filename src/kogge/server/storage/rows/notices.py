"""What is to be told to whom, and by which way."""
from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Column, Float, ForeignKey, String, Text

from kogge.server.storage.rows.meta import META

# What somebody should know of; of a kind and table the latest only.
notice = sa.Table(
    "notice", META,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", Float, nullable=False),
    Column("facts", Text, nullable=False),
    Column("read", Float),
)

# By which ways somebody wants to be told.
way = sa.Table(
    "way", META,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("address", Text, nullable=False),
    Column("secret", String(64), nullable=False, unique=True),  # signs a webhook's calls; ends a mail's
    Column("token", String(64), nullable=False, unique=True),  # confirms an address
    Column("confirmed", Float),
    Column("kinds", Text, nullable=False),
    Column("digest", sa.Boolean, nullable=False),
    Column("lang", String(2), nullable=False),
    Column("created", Float, nullable=False),
    Column("told", Float, nullable=False, server_default="0"),  # the latest notice that a digest had
)

# The server's own keys.
server_key = sa.Table(
    "server_key", META,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
