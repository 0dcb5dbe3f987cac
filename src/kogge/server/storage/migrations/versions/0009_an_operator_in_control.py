"""Bans, reports, ways back into an account, and the audit log"""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ban",
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
    )
    op.create_table(
        "reset",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("expires", sa.Float(), nullable=False),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("about", sa.String(32), sa.ForeignKey("person.id", ondelete="SET NULL"), index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("reporter", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("why", sa.String(16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("settled", sa.Float()),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("operator", sa.String(64), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False, index=True),
        sa.Column("remark", sa.Text(), nullable=False),
        sa.Column("tables", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    for name in ("audit", "report", "reset", "ban"):
        op.drop_table(name)
