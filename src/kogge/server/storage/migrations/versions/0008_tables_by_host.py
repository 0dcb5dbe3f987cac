"""Tables by host"""
from __future__ import annotations

from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("game_table_host", "game_table", ["host", "status"])


def downgrade() -> None:
    op.drop_index("game_table_host", "game_table")
