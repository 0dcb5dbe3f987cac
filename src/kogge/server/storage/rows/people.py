"""Who the people are, and what they have learned."""
from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Column, Float, ForeignKey, Integer, String, Text

from kogge.server.storage.rows.meta import META

person = sa.Table(
    "person", META,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(160), unique=True),  # the name without regard to case; null for a guest
    Column("looks", String(160), unique=True),  # what an account's name looks like; null for a guest
    Column("password", String(200)),
    Column("created", Float, nullable=False),
    Column("asks", sa.Boolean, nullable=False, server_default=sa.false()),  # also where there is but one answer
)

session = sa.Table(
    "session", META,
    Column("token_hash", String(64), primary_key=True),
    Column("id", String(32), nullable=False, unique=True),  # what it is called where the token must not be
    Column("agent", String(80), nullable=False),  # browser and system, for its owner to recognise
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
)

# Ways back into an account; each is used once.
reset = sa.Table(
    "reset", META,
    Column("token_hash", String(64), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Float, nullable=False),
)

# Wrong passwords of late, by a hash of the account's name; the count goes down with time.
attempt = sa.Table(
    "attempt", META,
    Column("key", String(64), primary_key=True),
    Column("count", Float, nullable=False),
    Column("at", Float, nullable=False),
)

# When somebody sleeps, in minutes after midnight, and by which zone's clocks.
rhythm = sa.Table(
    "rhythm", META,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("zone", String(64), nullable=False),
    Column("night_from", Integer, nullable=False),
    Column("night_to", Integer, nullable=False),
    Column("since", Float, nullable=False, server_default="0"),  # earlier nights are not spared: there were others
)

# Days off, the first and the last as 2026-07-31, and by which zone's clocks they were taken.
holiday = sa.Table(
    "holiday", META,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("first", String(10), primary_key=True),
    Column("last", String(10), nullable=False),
    Column("zone", String(64), nullable=False, server_default="UTC"),
)

# Lessons and puzzles that somebody has done.
learned = sa.Table(
    "learned", META,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
)
