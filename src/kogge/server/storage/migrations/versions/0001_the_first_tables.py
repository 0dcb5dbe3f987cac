"""The first tables"""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("account", sa.String(160), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_table(
        "session",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=False),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("parts", sa.Text()),
        sa.Column("parts_name", sa.String(200), nullable=False),
        sa.Column("parts_hash", sa.String(16), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("host", sa.String(32), sa.ForeignKey("person.id", ondelete="SET NULL")),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.Column("turn", sa.Integer()),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("rematch", sa.String(32)),
        sa.Column("thinker", sa.String(32)),
    )
    op.create_index("game_table_status", "game_table", ["status", "public", "changed"])
    op.create_table(
        "seat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id", ondelete="SET NULL"), index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(16)),
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.String(200)),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.Column("command", sa.String(100)),
        sa.Column("at", sa.Float(), nullable=False),
        sa.UniqueConstraint("table_id", "command", name="log_command"),
    )
    op.create_table(
        "process",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("seen", sa.Float(), nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("connection", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("person", sa.String(32)),
        sa.Column("process", sa.String(32), sa.ForeignKey("process.id", ondelete="CASCADE"), nullable=False, index=True),
    )


def downgrade() -> None:
    for name in ("presence", "process", "log", "seat", "game_table", "session", "person"):
        op.drop_table(name)
