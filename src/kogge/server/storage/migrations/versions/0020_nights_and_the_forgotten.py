"""Since when somebody has these nights; what a digest had; whose seat it was who was forgotten during the game"""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("rhythm", sa.Column("since", sa.Float, nullable=False, server_default="0"))
    op.add_column("way", sa.Column("told", sa.Float, nullable=False, server_default="0"))
    op.add_column("seat", sa.Column("gone", sa.String(32)))


def downgrade() -> None:
    with op.batch_alter_table("seat") as seat:
        seat.drop_column("gone")
    with op.batch_alter_table("way") as way:
        way.drop_column("told")
    with op.batch_alter_table("rhythm") as rhythm:
        rhythm.drop_column("since")
