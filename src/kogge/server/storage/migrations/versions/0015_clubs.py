"""Clubs and tournaments"""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "club",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("looks", sa.String(160), nullable=False, unique=True),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("owner", sa.String(32), sa.ForeignKey("person.id", ondelete="SET NULL"), index=True),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_table(
        "member",
        sa.Column("club", sa.String(32), sa.ForeignKey("club.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
        sa.Column("since", sa.Float(), nullable=False),
    )
    op.create_table(
        "club_table",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("club", sa.String(32), sa.ForeignKey("club.id", ondelete="CASCADE"), nullable=False, index=True),
    )
    op.create_table(
        "tournament",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("club", sa.String(32), sa.ForeignKey("club.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("mode", sa.String(8), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("time", sa.Text(), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_table(
        "entrant",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
        sa.Column("strength", sa.Float(), nullable=False),
        sa.Column("lot", sa.Integer(), nullable=False),
        sa.Column("withdrawn", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "tournament_table",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("round", sa.Integer(), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False, unique=True),
        sa.Column("people", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    for name in ("tournament_table", "entrant", "tournament", "club_table", "member", "club"):
        op.drop_table(name)
