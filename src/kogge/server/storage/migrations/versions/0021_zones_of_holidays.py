"""By which zone's clocks a holiday was taken"""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("holiday", sa.Column("zone", sa.String(64), nullable=False, server_default="UTC"))
    op.execute("UPDATE holiday SET zone = COALESCE((SELECT rhythm.zone FROM rhythm WHERE rhythm.person = holiday.person), 'UTC')")


def downgrade() -> None:
    with op.batch_alter_table("holiday") as holiday:
        holiday.drop_column("zone")
