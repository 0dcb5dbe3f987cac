"""Parts files by themselves, and indexes for what is rare among finished games"""
from __future__ import annotations

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

THINKER = sa.text("thinker IS NOT NULL")


def upgrade() -> None:
    texts = op.create_table(
        "parts_text",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text(), nullable=False),
    )
    op.add_column("game_table", sa.Column("parts_id", sa.String(64)))
    connection, tables = op.get_bind(), sa.table("game_table", sa.column("parts"), sa.column("parts_id"))
    for text in connection.scalars(sa.select(tables.c.parts).where(tables.c.parts.is_not(None)).distinct()).all():
        id = hashlib.sha256(text.encode()).hexdigest()
        connection.execute(texts.insert().values(id=id, text=text))
        connection.execute(tables.update().where(tables.c.parts == text).values(parts_id=id))
    with op.batch_alter_table("game_table") as table:
        table.drop_column("parts")
        table.create_foreign_key("game_table_parts_id_fkey", "parts_text", ["parts_id"], ["id"])
    op.create_index("ix_game_table_parts_id", "game_table", ["parts_id"])
    op.create_index("ix_game_table_host", "game_table", ["host"])
    op.drop_index("ix_due_at", "due")
    op.create_index("due_kind", "due", ["kind", "at"])
    op.create_index("game_table_thinker", "game_table", ["thinker"], sqlite_where=THINKER, postgresql_where=THINKER)


def downgrade() -> None:
    op.drop_index("due_kind", "due")
    op.create_index("ix_due_at", "due", ["at"])
    for name in ("game_table_thinker", "ix_game_table_host", "ix_game_table_parts_id"):
        op.drop_index(name, "game_table")
    op.add_column("game_table", sa.Column("parts", sa.Text()))
    op.execute("UPDATE game_table SET parts = (SELECT text FROM parts_text WHERE parts_text.id = game_table.parts_id)")
    with op.batch_alter_table("game_table") as table:
        table.drop_constraint("game_table_parts_id_fkey", type_="foreignkey")
        table.drop_column("parts_id")
    op.drop_table("parts_text")
