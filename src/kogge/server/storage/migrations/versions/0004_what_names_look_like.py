"""What names look like"""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from kogge.server.people import names

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Accounts that look like older ones keep their names, but nobody new can take what looks like the older."""
    with op.batch_alter_table("person") as person:
        person.add_column(sa.Column("looks", sa.String(160)))
        person.create_unique_constraint("person_looks", ["looks"])
    accounts = sa.table("person", *(sa.column(name) for name in ("id", "name", "account", "looks", "created")))
    rows = op.get_bind().execute(sa.select(accounts).where(accounts.c.account.is_not(None)).order_by(accounts.c.created)).all()
    known, seen = {row.account for row in rows}, set()
    for row in rows:
        account, looks = names.account(row.name), names.looks(row.name)
        values = {} if account in known else {"account": account}
        if looks not in seen and len(looks) <= 160:
            values["looks"] = looks
            seen.add(looks)
        known.add(account)
        if values:
            op.get_bind().execute(accounts.update().where(accounts.c.id == row.id).values(values))


def downgrade() -> None:
    with op.batch_alter_table("person") as person:
        person.drop_constraint("person_looks", type_="unique")
        person.drop_column("looks")
