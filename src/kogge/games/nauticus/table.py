"""What lies on the table: the board, the stacks, the players with their warehouses and ships."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.engine import table as engine
from kogge.engine.game import Game
from kogge.engine.rule import Rule
from kogge.games.nauticus import rules
from kogge.games.nauticus.parts import (
    BOW,
    GOOD,
    HULL,
    MAST,
    MIDDLE,
    MIDDLES_PER_SHIP,
    PIECES,
    SINGLE,
    SPACES,
    STERN,
    Parts,
    Piece,
    Tile,
)

UNLAID: Final = Tile(-1)
NO_CREST: Final = -1


class Ship:
    """A ship in the yard, in whatever state. Where on it a mast, sail or good sits does not matter."""

    def __init__(
        self, bow: bool, stern: bool, size: i64, crest: i64, masts: i64, sails: i64, crown_masts: i64, crown_sails: i64,
        cargo: list[Piece], finished: bool,
    ) -> None:
        self.bow: bool = bow
        self.stern: bool = stern
        self.size: i64 = size
        self.crest: i64 = crest
        self.masts: i64 = masts
        self.sails: i64 = sails
        self.crown_masts: i64 = crown_masts
        self.crown_sails: i64 = crown_sails
        self.cargo: list[Piece] = cargo
        self.finished: bool = finished

    def copy(self) -> Ship:
        return Ship(
            self.bow, self.stern, self.size, self.crest, self.masts, self.sails, self.crown_masts, self.crown_sails,
            self.cargo[:], self.finished)

    def same(self, other: Ship) -> bool:
        return (
            self.bow == other.bow and self.stern == other.stern and self.size == other.size and self.crest == other.crest
            and self.masts == other.masts and self.sails == other.sails and self.crown_masts == other.crown_masts
            and self.crown_sails == other.crown_sails and self.finished == other.finished and self.cargo == other.cargo)

    def closed(self) -> bool:
        """Whether the size is fixed: both ends are there. A single hull is both ends in one piece."""
        return self.bow and self.stern

    def complete(self) -> bool:
        """Whether every hull part has its mast and sail, and both ends are there."""
        return self.sails == self.size and self.closed()

    def middles(self) -> i64:
        ends: i64 = 0
        if self.bow:
            ends += 1
        if self.stern:
            ends += 1
        return self.size - ends

    def refusal(self, piece: Piece) -> Rule | None:
        """Why the piece cannot be built on this ship, or None."""
        if piece.family == HULL:
            return self.hull_refusal(piece.kind)
        if piece.family == GOOD:
            return rules.HOLD_FULL if len(self.cargo) == self.size else None
        if piece.family == MAST:
            if self.masts == self.size:
                return rules.MAST_NEEDS_HULL
        elif self.sails == self.masts:
            return rules.SAIL_NEEDS_MAST
        if not piece.crowned and self.crest != NO_CREST and self.crest != piece.kind:
            return rules.ONE_CREST
        return None

    def hull_refusal(self, part: i64) -> Rule | None:
        if part == SINGLE:
            return rules.SINGLE_ALONE
        if self.bow and self.stern:
            return rules.HULL_CLOSED
        if part == MIDDLE:
            return rules.HULL_MIDDLES if self.middles() == MIDDLES_PER_SHIP else None
        if part == BOW:
            return rules.HULL_END if self.bow else None
        return rules.HULL_END if self.stern else None

    def add(self, piece: Piece) -> None:
        if piece.family == HULL:
            self.size += 1
            if piece.kind == BOW or piece.kind == SINGLE:
                self.bow = True
            if piece.kind == STERN or piece.kind == SINGLE:
                self.stern = True
        elif piece.family == GOOD:
            self.cargo.append(piece)
        else:
            if piece.family == MAST:
                self.masts += 1
                self.crown_masts += 1 if piece.crowned else 0
            else:
                self.sails += 1
                self.crown_sails += 1 if piece.crowned else 0
            if not piece.crowned:
                self.crest = piece.kind


def new_ship() -> Ship:
    return Ship(False, False, 0, NO_CREST, 0, 0, 0, 0, [], False)


class Player:
    """All that lies before a player; everything is open to all."""

    def __init__(
        self, workers: i64, taler: i64, room: i64, store: list[int], ships: list[Ship], delivered: list[int],
    ) -> None:
        self.workers: i64 = workers
        self.taler: i64 = taler
        self.room: i64 = room
        self.store: list[int] = store
        self.ships: list[Ship] = ships
        self.delivered: list[int] = delivered
        self.passes: i64 = 0
        self.crowns: i64 = 0
        self.has_extra: bool = True
        self.bonus_points: i64 = 0
        self.crown_points: i64 = 0
        self.reward_points: i64 = 0
        self.pass_points: i64 = 0

    def same(self, other: Player) -> bool:
        """Whether the same lies before both."""
        if len(self.ships) != len(other.ships):
            return False
        for n, ship in enumerate(self.ships):
            if not ship.same(other.ships[n]):
                return False
        return (
            self.workers == other.workers and self.taler == other.taler and self.room == other.room
            and self.passes == other.passes and self.crowns == other.crowns and self.has_extra == other.has_extra
            and self.bonus_points == other.bonus_points and self.crown_points == other.crown_points
            and self.reward_points == other.reward_points and self.pass_points == other.pass_points
            and self.store == other.store and self.delivered == other.delivered)

    def copy(self) -> Player:
        ships: list[Ship] = []
        for ship in self.ships:
            ships.append(ship.copy())
        player = Player(self.workers, self.taler, self.room, self.store[:], ships, self.delivered[:])
        player.passes = self.passes
        player.crowns = self.crowns
        player.has_extra = self.has_extra
        player.bonus_points = self.bonus_points
        player.crown_points = self.crown_points
        player.reward_points = self.reward_points
        player.pass_points = self.pass_points
        return player


class Table(engine.Table):
    """The board of Nauticus. Spaces are numbered clockwise in the order of the bonuses."""

    def __init__(self, game: Game, parts: Parts, first_edition: bool, players: list[Player]) -> None:
        super().__init__(game)
        self.parts: Final = parts
        self.first_edition: Final = first_edition  # the option: by the earlier rule book
        self.players: list[Player] = players
        self.rounds: i64 = 0
        self.round: i64 = 0
        self.phase: i64 = 0
        self.starter: i64 = 0
        self.dial: i64 = 0
        self.anchor: i64 = 0
        self.space: i64 = 0
        self.laid: list[int] = []
        self.used: list[bool] = []
        self.stock: list[int] = []

    def copy(self) -> Table:
        table = Table(self.game, self.parts, self.first_edition, [player.copy() for player in self.players])
        table.agenda = self.copy_agenda()
        table.rounds = self.rounds
        table.round = self.round
        table.phase = self.phase
        table.starter = self.starter
        table.dial = self.dial
        table.anchor = self.anchor
        table.space = self.space
        table.laid = self.laid[:]
        table.used = self.used[:]
        table.stock = self.stock[:]
        return table

    def blue_workers(self, space: i64) -> i64:
        """The dial's workers at a space, for everybody who performs the action there."""
        return self.parts.dial[(space - self.dial) % SPACES]

    def space_of(self, tile: i64) -> i64:
        space: i64 = 0
        while self.laid[space] != tile:
            space += 1
        return space

    def draw(self, player: Player, piece: Piece) -> None:
        """Take a piece from the supply; a crown counts from now on, wherever it lies."""
        self.stock[piece.index] -= 1
        if piece.crowned:
            player.crowns += 1

    def keep(self, player: Player, piece: Piece) -> None:
        """Put a piece into the warehouse."""
        player.store[piece.index] += 1
        player.room -= self.parts.room[piece.index]

    def fetch(self, player: Player, piece: Piece) -> None:
        """Take a piece out of the warehouse."""
        player.store[piece.index] -= 1
        player.room += self.parts.room[piece.index]

    def start_refusal(self, piece: Piece) -> Rule | None:
        """Why no ship can be started with the piece, or None."""
        if piece.family != HULL:
            return rules.HULL_STARTS
        return rules.FROM_AN_END if self.first_edition and piece.kind == MIDDLE else None

    def fits(self, player: Player, piece: Piece) -> bool:
        """Whether the piece could be built: on a ship, or as the start of one."""
        if self.start_refusal(piece) is None:
            return True
        for ship in player.ships:
            if ship.refusal(piece) is None:
                return True
        return False

    def store_refusal(self, player: Player, piece: Piece) -> Rule | None:
        """Why the warehouse cannot take the piece, or None."""
        return rules.NO_ROOM if player.room < self.parts.room[piece.index] else None


def set_up_players(parts: Parts, count: int) -> list[Player]:
    """Everybody's start, with a little more for later positions."""
    return [
        Player(
            parts.workers + parts.extra_workers[count - 2][seat], parts.taler + parts.extra_taler[count - 2][seat],
            parts.slots, [0] * len(PIECES), [], [0, 0, 0, 0])
        for seat in range(count)
    ]
