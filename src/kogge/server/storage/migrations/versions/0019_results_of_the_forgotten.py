"""Results of a forgotten person stay together, so that ratings can be computed anew"""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("result", sa.Column("gone", sa.String(32)))


def downgrade() -> None:
    with op.batch_alter_table("result") as result:
        result.drop_column("gone")
