"""What lies on the table. Next: everything that can be moved, with a player or in the middle."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.engine import table as engine
from kogge.engine.game import Game
from kogge.games.herring_run.parts import CARDS, Parts


class Player:
    """All that lies before a player."""

    def __init__(self, landed: i64) -> None:
        self.landed: i64 = landed

    def copy(self) -> Player:
        return Player(self.landed)


class Table(engine.Table):
    """The sea as a number of cards of each kind: an order that nobody knows does not exist."""

    def __init__(self, game: Game, parts: Parts, players: list[Player]) -> None:
        super().__init__(game)
        self.parts: Final = parts
        self.players: list[Player] = players
        self.round: i64 = 1
        self.sea: list[int] = parts.cards[:]
        self.drawn: list[int] = [0] * len(CARDS)  # by whoever is at sea
        self.catch: i64 = 0

    def copy(self) -> Table:
        table = Table(self.game, self.parts, [player.copy() for player in self.players])
        table.agenda = self.copy_agenda()
        table.round = self.round
        table.sea = self.sea[:]
        table.drawn = self.drawn[:]
        table.catch = self.catch
        return table
