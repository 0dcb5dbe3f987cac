"""How much one host may have at a time. Each refusal names its bound."""
from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server.messages import Me
from kogge.server.problems import Trouble
from kogge.server.settings import Settings
from kogge.server.storage.rows import game_table, parts_text


def check_table(connection: Connection, me: Me, public: bool, parts: str | None, settings: Settings) -> None:
    """One more table of this host. Raises Trouble."""
    if not settings.limits:
        return
    bounds, mine = settings.bounds, game_table.c.host == me.id
    going_on = connection.scalar(sa.select(sa.func.count()).where(mine, game_table.c.status.in_(("waiting", "playing")))) or 0
    if going_on >= bounds.tables:
        raise Trouble("too-many-tables", f"You host {bounds.tables} tables, which is the most.", bound=bounds.tables)
    waiting = sa.select(sa.func.count()).where(mine, game_table.c.status == "waiting", game_table.c.public)
    if public and (connection.scalar(waiting) or 0) >= bounds.public:
        raise Trouble("too-many-public", f"{bounds.public} public tables of yours wait already.", bound=bounds.public)
    if parts is not None:
        kept = sa.select(game_table.c.parts_id).where(mine, game_table.c.parts_id.is_not(None))
        size = connection.scalar(sa.select(sa.func.sum(sa.func.length(parts_text.c.text))).where(parts_text.c.id.in_(kept))) or 0
        if size + len(parts) > bounds.parts:
            raise Trouble("too-much-stored", f"Parts files of yours have {bounds.parts} characters at most.", bound=bounds.parts)
