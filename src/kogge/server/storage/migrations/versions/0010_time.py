"""Clocks, what happened to them, offers, nights and holidays"""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

CLOCKS = ("since", "clock_since", "deadline", "overtime", "paused")


def upgrade() -> None:
    with op.batch_alter_table("game_table") as table:
        table.add_column(sa.Column("time", sa.Text()))
        table.add_column(sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
        for name in CLOCKS:
            table.add_column(sa.Column(name, sa.Float()))
    with op.batch_alter_table("seat") as table:
        table.add_column(sa.Column("left", sa.Float()))
        table.add_column(sa.Column("lost", sa.Boolean(), nullable=False, server_default=sa.false()))
        table.add_column(sa.Column("leaver", sa.String(32)))
        table.create_foreign_key("seat_leaver_person", "person", ["leaver"], ["id"], ondelete="SET NULL")
        table.create_index("ix_seat_leaver", ["leaver"])
    op.create_table(
        "happening",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("level", sa.String(16)),
    )
    op.create_table(
        "vote",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_table(
        "rhythm",
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("night_from", sa.Integer(), nullable=False),
        sa.Column("night_to", sa.Integer(), nullable=False),
    )
    op.create_table(
        "holiday",
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("first", sa.String(10), primary_key=True),
        sa.Column("last", sa.String(10), nullable=False),
    )


def downgrade() -> None:
    for name in ("holiday", "rhythm", "vote", "happening"):
        op.drop_table(name)
    with op.batch_alter_table("seat") as table:
        table.drop_index("ix_seat_leaver")
        table.drop_constraint("seat_leaver_person", type_="foreignkey")
        for name in ("leaver", "lost", "left"):
            table.drop_column(name)
    with op.batch_alter_table("game_table") as table:
        for name in (*CLOCKS, "rated", "time"):
            table.drop_column(name)
