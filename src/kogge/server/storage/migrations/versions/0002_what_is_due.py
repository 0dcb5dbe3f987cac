"""What is due later"""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "due",
        sa.Column("kind", sa.String(32), primary_key=True),
        sa.Column("key", sa.String(100), primary_key=True),
        sa.Column("at", sa.Float(), nullable=False, index=True),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("claim", sa.String(32)),
    )


def downgrade() -> None:
    op.drop_table("due")
