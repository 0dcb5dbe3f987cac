"""Tables: who sits there, what was answered and said, and what is kept of it."""
from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Text

from kogge.server.storage.rows.meta import META

# Texts of parts files that people brought along, each once however many tables play with it, and out of the way of lists.
parts_text = sa.Table(
    "parts_text", META,
    Column("id", String(64), primary_key=True),  # SHA-256
    Column("text", Text, nullable=False),
)

# What a table is never changes; the columns from `status` on say where it stands, so that lists need not replay games.
game_table = sa.Table(
    "game_table", META,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("parts_id", ForeignKey("parts_text.id"), index=True),  # null for the game's own
    Column("parts_name", String(200), nullable=False),
    Column("parts_hash", String(16), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("host", ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("public", sa.Boolean, nullable=False),
    Column("hints", sa.Boolean, nullable=False),
    Column("grace", Integer, nullable=False),  # seconds after which an absent person's seat may be handed to a bot
    Column("created", Float, nullable=False),
    Column("status", String(16), nullable=False),
    Column("changed", Float, nullable=False),
    Column("turn", Integer),
    Column("length", Integer, nullable=False),
    Column("rematch", String(32)),
    Column("thinker", String(32)),  # the process whose bot thinks about this table
    Column("time", Text),  # the rule by which clocks run; null: none do
    Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
    Column("since", Float),  # when the turn began
    Column("clock_since", Float),  # from when on the clock of the seat in turn has not been counted yet; null while none runs
    Column("deadline", Float),  # when it runs out
    Column("overtime", Float),  # it has run out: when a bot takes over
    Column("paused", Float),  # until when, at the latest, nobody plays
    Index("game_table_status", "status", "public", "changed"),
    Index("game_table_host", "host", "status"),
    Index("game_table_thinker", "thinker", sqlite_where=sa.text("thinker IS NOT NULL"),
          postgresql_where=sa.text("thinker IS NOT NULL")),  # nobody thinks about most: they are over
)

# A seat with a person is that person's; with a level a bot answers for it; with neither it is open.
seat = sa.Table(
    "seat", META,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(16)),
    Column("character", String(16)),  # a bot's, if the seat is no person's
    Column("stand_in", String(16), nullable=False),  # the bot that its person wants to be replaced by
    Column("invited", ForeignKey("person.id", ondelete="SET NULL"), index=True),  # for whom it is kept
    Column("seen", Float, nullable=False),  # when its person last came or went
    Column("left", Float),  # seconds on its clock at `clock_since`
    Column("lost", sa.Boolean, nullable=False, server_default=sa.false()),  # its person ran out of time
    Column("leaver", ForeignKey("person.id", ondelete="SET NULL"), index=True),  # who gave it up during the game
    Column("gone", String(32)),  # for whom it counts who was forgotten during the game, as in results
)

# What happened to the time and the people of a table. Rows are only ever added.
happening = sa.Table(
    "happening", META,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("level", String(16)),
)

# Who agrees to what at a table; seat -1: it is about nobody.
vote = sa.Table(
    "vote", META,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
)

# Whom a table's host has sent away.
barred = sa.Table(
    "barred", META,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
)

# Append-only. Two answers to one question would need the same number.
log = sa.Table(
    "log", META,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", String(200)),  # the text of an answer; null for an undo
    Column("steps", Integer, nullable=False),  # how many answers an undo takes back
    Column("command", String(100)),  # who sent it and under which id
    Column("at", Float, nullable=False),
    sa.UniqueConstraint("table_id", "command", name="log_command"),
)

# What the end and the replay of a finished game show, packed, so that they need no rules; kogge.server.tables.kept tells how.
kept = sa.Table(
    "kept", META,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("format", Integer, nullable=False),
    Column("data", sa.LargeBinary, nullable=False),
)

# What a seat is to answer when it is asked; kogge.server.tables.orders tells how. Only their owner knows of them.
standing_order = sa.Table(
    "standing_order", META,
    Column("id", String(32), primary_key=True),
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(80), nullable=False),
    Column("content", Text, nullable=False),
    Column("active", sa.Boolean, nullable=False),
    Column("used", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Index("standing_order_table", "table_id", "seat"),
)

# What somebody has tried on a finished game and saved: a record with variations.
study = sa.Table(
    "study", META,
    Column("id", String(32), primary_key=True),
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("title", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
)

# What the bots say of a finished game, or how far they are with it.
review = sa.Table(
    "review", META,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("level", String(16), nullable=False),
    Column("progress", Float, nullable=False),
    Column("data", sa.LargeBinary),
    Column("created", Float, nullable=False),
)

# What is said at tables.
talk = sa.Table(
    "talk", META,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False),
    Column("at", Float, nullable=False),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("room", String(16), nullable=False),
    Column("phrase", String(16)),
    Column("text", Text, nullable=False),
    Index("talk_table", "table_id", "id"),
)

# What somebody writes down for a seat of theirs; kogge.server.tables.notes. Only they read it.
note = sa.Table(
    "note", META,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
