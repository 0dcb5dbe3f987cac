"""Sessions have names of their own, and wrong passwords are counted"""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("session", sa.Column("id", sa.String(32)))
    op.add_column("session", sa.Column("agent", sa.String(80), nullable=False, server_default=""))
    op.execute("UPDATE session SET id = substr(token_hash, 1, 16)")
    with op.batch_alter_table("session") as session:
        session.alter_column("id", existing_type=sa.String(32), nullable=False)
        session.alter_column("agent", existing_type=sa.String(80), nullable=False, server_default=None)
        session.create_unique_constraint("session_id", ["id"])
    op.create_table(
        "attempt",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("count", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("attempt")
    with op.batch_alter_table("session") as session:
        session.drop_constraint("session_id", type_="unique")
        session.drop_column("agent")
        session.drop_column("id")
