"""Clubs and tournaments."""
from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Column, Float, ForeignKey, Integer, String, Text

from kogge.server.storage.rows.meta import META

# Named groups of people.
club = sa.Table(
    "club", META,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("looks", String(160), nullable=False, unique=True),
    Column("about", Text, nullable=False),
    Column("owner", ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("created", Float, nullable=False),
)

member = sa.Table(
    "member", META,
    Column("club", ForeignKey("club.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("since", Float, nullable=False),
)

# Tables that count for a club's season.
club_table = sa.Table(
    "club_table", META,
    Column("table_id", String(32), primary_key=True),
    Column("club", ForeignKey("club.id", ondelete="CASCADE"), nullable=False, index=True),
)

tournament = sa.Table(
    "tournament", META,
    Column("id", String(32), primary_key=True),
    Column("club", ForeignKey("club.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("game", String(32), nullable=False),
    Column("mode", String(8), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("size", Integer, nullable=False),
    Column("time", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("round", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("paused", sa.Boolean, nullable=False, server_default=sa.false()),
)

# Who takes part; lots decide last.
entrant = sa.Table(
    "entrant", META,
    Column("tournament", ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("strength", Float, nullable=False),
    Column("lot", Integer, nullable=False),
    Column("withdrawn", sa.Boolean, nullable=False, server_default=sa.false()),
)

# Who was drawn to which table, in the order of seats; an empty name is a bot.
tournament_table = sa.Table(
    "tournament_table", META,
    Column("tournament", ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("people", Text, nullable=False),
)
