"""Whether somebody wants to be asked also where there is but one answer"""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("person") as table:
        table.add_column(sa.Column("asks", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table("person") as table:
        table.drop_column("asks")
