"""Seats are kept for people, know their stand-ins and when their people were last there; hosts send away"""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seat") as seat:
        seat.add_column(sa.Column("stand_in", sa.String(16), nullable=False, server_default="captain"))
        seat.add_column(sa.Column("invited", sa.String(32)))
        seat.add_column(sa.Column("seen", sa.Float(), nullable=False, server_default="0"))
        seat.create_foreign_key("seat_invited_person", "person", ["invited"], ["id"], ondelete="SET NULL")
        seat.create_index("ix_seat_invited", ["invited"])
    with op.batch_alter_table("seat") as seat:
        seat.alter_column("stand_in", existing_type=sa.String(16), server_default=None)
        seat.alter_column("seen", existing_type=sa.Float(), server_default=None)
    with op.batch_alter_table("game_table") as game_table:
        game_table.add_column(sa.Column("grace", sa.Integer(), nullable=False, server_default="60"))
    with op.batch_alter_table("game_table") as game_table:
        game_table.alter_column("grace", existing_type=sa.Integer(), server_default=None)
    op.create_table(
        "barred",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("barred")
    with op.batch_alter_table("game_table") as game_table:
        game_table.drop_column("grace")
    with op.batch_alter_table("seat") as seat:
        seat.drop_index("ix_seat_invited")
        seat.drop_constraint("seat_invited_person", type_="foreignkey")
        seat.drop_column("seen")
        seat.drop_column("invited")
        seat.drop_column("stand_in")
