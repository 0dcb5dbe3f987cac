"""Results and ratings, profiles, ties, and who waits for a match."""
from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Text

from kogge.server.storage.rows.meta import META

# How a game ended for each seat; what ratings and profiles are computed from.
result = sa.Table(
    "result", META,
    Column("table_id", String(32), primary_key=True),  # kept when the table goes
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("gone", String(32)),  # what keeps the results of a forgotten person together, and says nothing of them
    Column("name", String(40), nullable=False),
    Column("level", String(16)),
    Column("game", String(32), nullable=False),
    Column("speed", String(16), nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("sources", Text, nullable=False),
    Column("lost", sa.Boolean, nullable=False),  # left, or out of time
    Column("rated", sa.Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Index("result_game", "game", "at"),
)

# Strengths, made from the results; a bot's level is rated as "level:mate".
rating = sa.Table(
    "rating", META,
    Column("person", String(32), primary_key=True),
    Column("pool", String(8), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("speed", String(16), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("rating_best", "pool", "game", "speed", "mu"),
)

rating_step = sa.Table(
    "rating_step", META,
    Column("id", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("pool", String(8), nullable=False),
    Column("game", String(32), nullable=False),
    Column("speed", String(16), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index("rating_step_of", "person", "pool", "game", "speed", "at"),
)

# What others may see of a person.
profile = sa.Table(
    "profile", META,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("ratings", sa.Boolean, nullable=False),
    Column("results", sa.Boolean, nullable=False),
    Column("games", sa.Boolean, nullable=False),
)

# Whom somebody follows or has blocked.
tie = sa.Table(
    "tie", META,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("kind", String(8), nullable=False),
)

# Who waits for a quick match, or was brought to a table by one.
seeking = sa.Table(
    "seeking", META,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("strength", Float, nullable=False),
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), index=True),
    Index("seeking_pool", "game", "pace", "since"),
)
