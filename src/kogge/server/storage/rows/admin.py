"""What operators do, and what they are told of."""
from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Column, Float, ForeignKey, Integer, String, Text

from kogge.server.storage.rows.meta import META

# Whom an operator has shut out.
ban = sa.Table(
    "ban", META,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
    Column("reason", Text, nullable=False),
)

# What players report of others; `name` as it was at the table then.
report = sa.Table(
    "report", META,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("about", ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False),
    Column("reporter", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("why", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("settled", Float),
)

# Every use of an operator's powers. Rows are only ever added.
audit = sa.Table(
    "audit", META,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("operator", String(64), nullable=False),
    Column("what", String(16), nullable=False),
    Column("subject", String(64), nullable=False, index=True),
    Column("remark", Text, nullable=False),
    Column("tables", Text, nullable=False),  # those that changed by it
)
