"""The server's processes: which run, who is connected to them, and what is due later."""
from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Text

from kogge.server.storage.rows.meta import META

process = sa.Table(
    "process", META,
    Column("id", String(32), primary_key=True),
    Column("seen", Float, nullable=False),
)

presence = sa.Table(
    "presence", META,
    Column("connection", String(32), primary_key=True),
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", String(32)),
    Column("process", ForeignKey("process.id", ondelete="CASCADE"), nullable=False, index=True),
)

# Everything that is due later, of whatever kind; kogge.server.due tells how. A claimed row is due again when its claim runs out.
due = sa.Table(
    "due", META,
    Column("kind", String(32), primary_key=True),
    Column("key", String(100), primary_key=True),
    Column("at", Float, nullable=False),
    Column("payload", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("claim", String(32)),
    Index("due_kind", "kind", "at"),
)
