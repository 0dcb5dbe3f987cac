"""What a table is before anybody answers, from its row in the database."""
from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from kogge import BadOption, Game, Journal, PartsError, Sheet, game, games
from kogge.server.problems import Trouble

if TYPE_CHECKING:  # whoever reads what strangers send is a process without a database, and need not load all that goes with one
    from sqlalchemy import Connection


@lru_cache(maxsize=64)
def sheet(text: str) -> Sheet:
    return Sheet(text)


def stored(connection: Connection, id: str) -> Sheet:
    import sqlalchemy as sa

    from kogge.server.storage.rows import parts_text

    return sheet(connection.execute(sa.select(parts_text.c.text).where(parts_text.c.id == id)).scalar_one())


def store(connection: Connection, text: str) -> str:
    """The id under which this text is kept."""
    from kogge.server.storage.database import inserting
    from kogge.server.storage.rows import parts_text

    id = hashlib.sha256(text.encode()).hexdigest()
    connection.execute(inserting(connection, parts_text).values(id=id, text=text).on_conflict_do_nothing())
    return id


@dataclass(frozen=True)
class Setup:
    """What a table is before anybody answers; never changes."""

    game: Game
    players: int
    options: dict[str, str]
    parts: Sheet

    def journal(self) -> Journal:
        return Journal(self.game, self.players, self.parts, dict(self.options))

    @classmethod
    def of(cls, connection: Connection, row: Any) -> Setup:
        """From a row of game_table."""
        if row.game not in games():
            raise Trouble("outdated", f"This table plays {row.game}, which is no longer here.")
        try:
            found = game(row.game).by_rules(row.rules_version)
        except BadOption as error:
            raise Trouble("outdated", f"This table was played by other rules: {error}.") from None
        try:
            parts = found.printed(row.parts_hash) if row.parts_id is None else stored(connection, row.parts_id)
            if parts is not None:
                found.checked(parts)
        except PartsError as error:  # taken when the checks were less strict
            raise Trouble("outdated", f"This table was played with parts that are refused now: {error}") from None
        if parts is None:
            raise Trouble("outdated", f"This table was played with the parts {row.parts_name} {row.parts_hash}; these are "
                                      f"{found.sheet.hash}.")
        return cls(found, row.players, json.loads(row.options), parts)

    @classmethod
    def anew(cls, connection: Connection, row: Any) -> Setup:
        """The same game once more, by the rules and parts of today."""
        found = game(row.game)
        parts = found.sheet if row.parts_id is None else stored(connection, row.parts_id)
        return cls(found, row.players, found.chosen(json.loads(row.options)), parts)
