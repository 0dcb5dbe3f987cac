"""What a bot has a taste for"""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seat", sa.Column("character", sa.String(16)))


def downgrade() -> None:
    op.drop_column("seat", "character")
