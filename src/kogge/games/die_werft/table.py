"""What lies on the table: the action track, the markets, the rings, and what every player has."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.engine import table as engine
from kogge.engine.game import Game
from kogge.games.die_werft.dock import without_ship
from kogge.games.die_werft.parts import (
    BLANK,
    COLUMN_HULLS,
    COLUMNS,
    DOCK,
    EMPLOYEES,
    ITEMS,
    MIXED,
    ROWS,
    TILES,
    Parts,
)
from kogge.games.die_werft.ships import Ship
from kogge.games.die_werft.waterway import Waterway

NOTHING: Final = -1
ABSENT: Final = -1000  # the position of an action tile that is not in the game


class Player:
    """All that lies before a player. Only the contracts, `hand` and `dropped`, are secret."""

    def __init__(
        self, guilders: i64, store: list[int], trains: list[int], figures: list[int], designs: list[int], water: Waterway,
        fleet: list[Ship],
    ) -> None:
        self.guilders: i64 = guilders
        self.store: list[int] = store      # how many of each item
        self.trains: list[int] = trains    # kinds of trains, in order
        self.figures: list[int] = figures  # the action tiles under this player's figures, the oldest first
        self.row: i64 = 0                  # hull parts in the dock
        self.designs: list[int] = designs  # and which tiles they are
        self.water: Waterway = water
        self.fleet: list[Ship] = fleet
        self.employees: i64 = 0            # one bit for each kind
        self.hand: i64 = 0                 # one bit for each contract
        self.dropped: i64 = 0
        self.crew_points: i64 = 0
        self.equipment_points: i64 = 0
        self.speed_points: i64 = 0
        self.official_points: i64 = 0
        self.riband_points: i64 = 0

    def copy(self) -> Player:
        player = Player(
            self.guilders, self.store[:], self.trains[:], self.figures[:], self.designs[:], self.water.copy(), self.fleet[:])
        player.row = self.row
        player.employees = self.employees
        player.hand = self.hand
        player.dropped = self.dropped
        player.crew_points = self.crew_points
        player.equipment_points = self.equipment_points
        player.speed_points = self.speed_points
        player.official_points = self.official_points
        player.riband_points = self.riband_points
        return player

    def same(self, other: Player) -> bool:
        """Whether the same lies before both. Ships of a fleet never change."""
        return (
            self.guilders == other.guilders and self.row == other.row and self.employees == other.employees
            and self.hand == other.hand and self.dropped == other.dropped and self.crew_points == other.crew_points
            and self.equipment_points == other.equipment_points and self.speed_points == other.speed_points
            and self.official_points == other.official_points and self.riband_points == other.riband_points
            and self.store == other.store and self.trains == other.trains and self.figures == other.figures
            and self.designs == other.designs and self.fleet == other.fleet and self.water.same(other.water))

    def employs(self, employee: i64) -> bool:
        return (self.employees >> employee) & 1 == 1

    def add_train(self, train: i64) -> None:
        self.trains.append(int(train))
        self.trains.sort()

    def clear_dock(self, first: i64, size: i64) -> list[int]:
        """Take a ship's tiles out of the dock, from bow to stern."""
        self.row = without_ship(self.row, first, size)
        tiles: list[int] = self.designs[first:first + size]
        for space in range(first, first + size):
            self.designs[space] = NOTHING
        return tiles


class Table(engine.Table):
    """The board of Die Werft. Positions on the action track count on from lap to lap; the first lead tile lies on 0."""

    def __init__(self, game: Game, parts: Parts, players: list[Player]) -> None:
        super().__init__(game)
        self.parts: Final = parts
        self.players: list[Player] = players
        self.spread: bool = False           # the help for a first game: one helper in each sector of the oval
        self.starter: i64 = 0
        self.positions: list[int] = []      # of the action tiles
        self.lead: i64 = 0                  # the foremost of them
        self.laps: i64 = 0
        self.lap_ended: bool = False        # in this turn
        self.ending: bool = False           # the round in play is the last
        self.extra_left: bool = False       # of the turn in play
        self.reserve: i64 = 0               # guilders that the main action still needs
        self.ring_at: i64 = 0               # the markers
        self.circle_at: i64 = 0
        self.oval_at: i64 = 0
        self.hexagon_at: i64 = 0
        self.oval: list[int] = []           # employees, three for each sector
        self.employees: list[int] = []      # how many of each kind are left
        self.market: list[int] = []         # designs, five for each column, the free end first
        self.decks: list[list[int]] = []    # how many tiles of each design
        self.deck_sizes: list[int] = []
        self.scrapped: list[int] = []       # four times the design plus the hull part, of ships that never sailed
        self.trains: list[int] = []         # on offer, the free end first
        self.train_deck: list[int] = []
        self.train_discard: list[int] = []
        self.canals: list[int] = []         # on offer, the free end first
        self.canal_deck: i64 = 0            # one bit for each canal
        self.canal_discard: i64 = 0
        self.contracts: i64 = 0             # not dealt
        self.ship: Ship | None = None       # the one that is being launched

    def copy(self) -> Table:
        table = Table(self.game, self.parts, [player.copy() for player in self.players])
        table.agenda = self.copy_agenda()
        table.spread = self.spread
        table.starter = self.starter
        table.positions = self.positions[:]
        table.lead = self.lead
        table.laps = self.laps
        table.lap_ended = self.lap_ended
        table.ending = self.ending
        table.extra_left = self.extra_left
        table.reserve = self.reserve
        table.ring_at = self.ring_at
        table.circle_at = self.circle_at
        table.oval_at = self.oval_at
        table.hexagon_at = self.hexagon_at
        table.oval = self.oval[:]
        table.employees = self.employees[:]
        table.market = self.market[:]
        decks: list[list[int]] = []
        for deck in self.decks:
            decks.append(deck[:])
        table.decks = decks
        table.deck_sizes = self.deck_sizes[:]
        table.scrapped = self.scrapped[:]
        table.trains = self.trains[:]
        table.train_deck = self.train_deck[:]
        table.train_discard = self.train_discard[:]
        table.canals = self.canals[:]
        table.canal_deck = self.canal_deck
        table.canal_discard = self.canal_discard
        table.contracts = self.contracts
        ship = self.ship
        table.ship = None if ship is None else ship.copy()
        return table

    def figure_limit(self) -> i64:
        """How many of a player's chosen tiles carry figures between turns: the last one, or with two players the last two."""
        return 2 if len(self.players) == 2 else 1

    def purse(self, player: Player) -> i64:
        """What the player may spend now: all that the main action, still to come, does not need."""
        return player.guilders - self.reserve

    def occupied(self) -> list[bool]:
        """For each action tile whether a figure stands on it."""
        out = [False] * len(TILES)
        for player in self.players:
            for tile in player.figures:
                out[tile] = True
        return out

    def has_hull(self, hull: i64) -> bool:
        """Whether a tile of this kind still lies on the board. As long as its deck lasts, some are on display."""
        column: i64 = 0
        for kind in COLUMN_HULLS:
            if kind == hull:
                for row in range(ROWS):
                    if self.market[column * ROWS + row] != NOTHING:
                        return True
            column += 1
        return False

    def scrap(self, player: Player, first: i64, size: i64) -> None:
        """Tiles of a ship that never sails leave the game."""
        row = player.row
        space = first
        for tile in player.clear_dock(first, size):
            if tile != BLANK:
                self.scrapped.append(int(tile * 4 + ((row >> (2 * space)) & 3)))
            space += 1


def new_players(parts: Parts, count: int) -> list[Player]:
    """Everybody's start: guilders and a train with one wagon of each commodity."""
    return [
        Player(parts.guilders, [0] * len(ITEMS), [MIXED], [], [NOTHING] * DOCK, Waterway([], None), []) for _ in range(count)
    ]


def new_table(game: Game, parts: Parts, count: int) -> Table:
    """The board before anything is drawn."""
    table = Table(game, parts, new_players(parts, count))
    table.positions = [ABSENT] * len(TILES)
    table.oval = []
    table.employees = [1 if count == 2 else 2] * len(EMPLOYEES)
    table.market = [NOTHING] * (len(COLUMNS) * ROWS)
    table.decks = [deck[:] for deck in parts.decks]
    table.deck_sizes = [sum(deck) for deck in parts.decks]
    table.trains = [NOTHING] * ROWS
    table.train_deck = parts.trains[:]
    table.train_deck[MIXED] -= count
    table.train_discard = [0] * len(parts.trains)
    table.canals = [NOTHING] * ROWS
    table.canal_deck = (1 << len(parts.canals)) - 1
    table.contracts = (1 << len(parts.contracts)) - 1
    return table
