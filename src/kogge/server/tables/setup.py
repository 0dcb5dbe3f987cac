"""What a table is before anybody answers, from its row in the database."""
from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from kogge import BadOption, Game, Journal, Sheet, game, games
from kogge.server.problems import Trouble


@lru_cache(maxsize=64)
def sheet(text: str) -> Sheet:
    return Sheet(text)


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
    def of(cls, row: Any) -> Setup:
        """From a row of game_table."""
        if row.game not in games():
            raise Trouble("outdated", f"This table plays {row.game}, which is no longer here.")
        try:
            found = game(row.game).by_rules(row.rules_version)
        except BadOption as error:
            raise Trouble("outdated", f"This table was played by other rules: {error}.") from None
        parts = found.printed(row.parts_hash) if row.parts is None else sheet(row.parts)
        if parts is None:
            raise Trouble("outdated", f"This table was played with the parts {row.parts_name} {row.parts_hash}; these are "
                                      f"{found.sheet.hash}.")
        return cls(found, row.players, json.loads(row.options), parts)

    @classmethod
    def anew(cls, row: Any) -> Setup:
        """The same game once more, by the rules and parts of today."""
        found = game(row.game)
        parts = found.sheet if row.parts is None else sheet(row.parts)
        return cls(found, row.players, found.chosen(json.loads(row.options)), parts)
