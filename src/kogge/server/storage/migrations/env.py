"""Alembic's entry: runs the migrations on the database of the configuration."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import context

from kogge.server.storage.rows import META

LOCK = 0x6B6F676765  # on PostgreSQL only one process migrates, the others wait

engine = sa.create_engine(context.config.get_main_option("sqlalchemy.url") or "", poolclass=sa.pool.NullPool)
with engine.connect() as connection:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_lock(LOCK)))
        connection.commit()
    context.configure(connection, target_metadata=META, render_as_batch=connection.dialect.name == "sqlite")
    with context.begin_transaction():
        context.run_migrations()
engine.dispose()
