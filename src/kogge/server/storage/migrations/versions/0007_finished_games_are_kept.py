"""What is kept of finished games; those that are over already are kept by and by"""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "kept",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("format", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
    )
    op.execute("INSERT INTO due (kind, key, at, payload, attempts) "
               "SELECT 'keep', id, changed, 'null', 0 FROM game_table WHERE status = 'over'")


def downgrade() -> None:
    op.execute("DELETE FROM due WHERE kind = 'keep'")
    op.drop_table("kept")
