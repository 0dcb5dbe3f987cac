"""What lies on the table: the island, the harbour, the auction, the stacks, and what each player owns."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kogge.engine import table as engine
from kogge.engine.counts import total
from kogge.engine.game import Game
from kogge.games.grog_island.parts import (
    CHEST_LIMIT,
    GOAL_COUNT,
    KIND_COUNT,
    NO_CLOUD,
    OPEN_SEA,
    PENINSULAS,
    SITES,
    WATERS,
    Parts,
)

# Who stands on a site, if not a seat's crew.
FREE: Final = -1
NO_BUILDING: Final = -2
GHOST: Final = -3
LOCKED: Final = -4

NO_MARKER: Final = -1
NO_BIDDER: Final = -1
NO_GHOST_SHIP: Final = -1
NO_SHIP: Final = -2  # a water space on which luck has not laid any yet


@mypyc_attr(acyclic=True)
class Slid:
    """A goal slid under the stack, the seat that knows it, and how many were slid before it. It never changes."""

    def __init__(self, goal: i64, seat: i64, number: i64) -> None:
        self.goal: Final = goal
        self.seat: Final = seat
        self.number: Final = number


@mypyc_attr(acyclic=True)
class Sighting:
    """A seat knows that a goal is with one of the holders (a bit for each): in hand, or slid under the stack since then.

    It never changes; what a seat learns makes a new one.
    """

    def __init__(self, seat: i64, goal: i64, holders: i64, since: i64) -> None:
        self.seat: Final = seat
        self.goal: Final = goal
        self.holders: Final = holders
        self.since: Final = since

    def widened(self, holders: i64, since: i64) -> Sighting:
        return Sighting(self.seat, self.goal, self.holders | holders, since if since < self.since else self.since)


class Player:
    """What a player owns. Chests, parrots and goals are secret, their numbers are open; all else is open."""

    def __init__(
        self, coins: i64, points: i64, crew: i64, marker: i64, goods: list[int], chests: list[int], parrots: list[int],
        goals: list[int], drawn: list[int],
    ) -> None:
        self.coins: i64 = coins
        self.points: i64 = points
        self.crew: i64 = crew
        self.marker: i64 = marker  # the water space of the ship visited this round
        self.goods: list[int] = goods
        self.chests: list[int] = chests  # by value
        self.parrots: list[int] = parrots  # by kind
        self.goals: list[int] = goals
        self.drawn: list[int] = drawn  # goals just drawn at the goal ship

    def copy(self) -> Player:
        return Player(
            self.coins, self.points, self.crew, self.marker, self.goods[:], self.chests[:], self.parrots[:], self.goals[:],
            self.drawn[:])

    def same(self, other: Player) -> bool:
        """Whether both own the same."""
        return (
            self.coins == other.coins and self.points == other.points and self.crew == other.crew
            and self.marker == other.marker and self.goods == other.goods and self.chests == other.chests
            and self.parrots == other.parrots and self.goals == other.goals and self.drawn == other.drawn)

    def ceiling(self) -> i64:
        """The potential: as if every chest were worth the most."""
        return self.coins + CHEST_LIMIT * (self.chests[0] + self.chests[1] + self.chests[2])

    def money(self) -> i64:
        """All that could really be paid."""
        return self.coins + self.chests[0] + 2 * self.chests[1] + CHEST_LIMIT * self.chests[2]

    def tiles(self) -> i64:
        return total(self.goods)

    def has_passed(self) -> bool:
        return self.marker != NO_MARKER


class Table(engine.Table):
    """The board of Grog Island. `row` holds the colours of the dice in the standing bid, from left to right."""

    def __init__(self, game: Game, parts: Parts, players: list[Player]) -> None:
        super().__init__(game)
        self.parts: Final = parts
        self.players: list[Player] = players
        self.round: i64 = 0
        self.starter: i64 = 0
        self.idle: i64 = 0  # rounds in a row in which no player placed crew
        self.placed: bool = False  # whether one did in this round
        self.ghost_ship: i64 = NO_GHOST_SHIP
        self.ghosts: i64 = 0
        self.locks: i64 = parts.locks
        self.bid: i64 = 0
        self.bidder: i64 = NO_BIDDER
        self.row: list[int] = []
        self.played: list[int] = []  # parrots played with the standing bid
        self.dice: list[int] = []
        self.clouds: list[int] = []
        self.ships: list[int] = []
        self.sites: list[int] = []
        self.stack: list[int] = []  # goals whose order nobody knows, by kind
        self.under: list[Slid] = []  # goals under them, the first to be drawn first
        self.slid: i64 = 0  # how many have been put there so far
        self.sightings: list[Sighting] = []
        self.chests: list[int] = []
        self.chest_box: list[int] = []
        self.parrots: list[int] = []
        self.parrot_box: list[int] = []

    def copy(self) -> Table:
        table = Table(self.game, self.parts, [player.copy() for player in self.players])
        table.agenda = self.copy_agenda()
        table.round = self.round
        table.starter = self.starter
        table.idle = self.idle
        table.placed = self.placed
        table.ghost_ship = self.ghost_ship
        table.ghosts = self.ghosts
        table.locks = self.locks
        table.bid = self.bid
        table.bidder = self.bidder
        table.row = self.row[:]
        table.played = self.played[:]
        table.dice = self.dice[:]
        table.clouds = self.clouds[:]
        table.ships = self.ships[:]
        table.sites = self.sites[:]
        table.stack = self.stack[:]
        table.under = self.under[:]
        table.slid = self.slid
        table.sightings = self.sightings[:]
        table.chests = self.chests[:]
        table.chest_box = self.chest_box[:]
        table.parrots = self.parrots[:]
        table.parrot_box = self.parrot_box[:]
        return table

    def rounds_without_crew(self) -> i64:
        """How many rounds in a row nobody has placed crew, as of now."""
        return 0 if self.placed else self.idle

    def goals_left(self) -> i64:
        return total(self.stack) + len(self.under)

    def slide(self, goal: i64, seat: i64) -> None:
        """Put a goal under the stack, face down."""
        self.under.append(Slid(goal, seat, self.slid))
        self.slid += 1

    def draw_slid(self, receiver: i64) -> None:
        """Draw the first goal under the stack. Who slid it there knows who has it now; what becomes of it nobody else sees."""
        slid = self.under.pop(0)
        known: list[Sighting] = []
        met: Sighting | None = None  # the goal that the receiver has found again
        for sighting in self.sightings:
            possible = (sighting.holders >> slid.seat) & 1 == 1 and slid.number >= sighting.since
            if receiver != slid.seat and sighting.seat == receiver and sighting.goal == slid.goal:
                if met is not None:  # it may have been either copy
                    known.append(sighting.widened(met.holders, met.since))
                elif possible:
                    met = sighting
                else:
                    known.append(sighting)
            elif possible and sighting.seat != receiver and sighting.seat != slid.seat:
                known.append(sighting.widened(1 << receiver, sighting.since))
            else:
                known.append(sighting)
        if slid.seat != receiver:
            known.append(Sighting(slid.seat, slid.goal, 1 << receiver, self.slid))
        self.sightings = known

    def free_of_kind(self, kind: i64) -> i64:
        """Free buildings of a kind on the whole island."""
        count: i64 = 0
        for colour in range(PENINSULAS):
            if self.sites[colour * KIND_COUNT + kind] == FREE:
                count += 1
        return count

    def has_free(self, colour: i64) -> bool:
        """Whether a building is free on the peninsula."""
        for kind in range(KIND_COUNT):
            if self.sites[colour * KIND_COUNT + kind] == FREE:
                return True
        return False

    def water(self, colour: i64) -> i64:
        """The water space at a peninsula."""
        return self.parts.water_of[colour]

    def ghost_peninsula(self) -> i64:
        """Where the ghost ship is anchored, or -1: on the open sea, or there is none."""
        if self.ghost_ship == NO_GHOST_SHIP or self.ships[OPEN_SEA] == self.ghost_ship:
            return -1
        return self.parts.waters[self.ships.index(int(self.ghost_ship))]


def new_player(parts: Parts, crew: int) -> Player:
    return Player(parts.coins, 0, crew, NO_MARKER, [0] * PENINSULAS, [0, 0, 0], [0] * (PENINSULAS + 1), [], [])


def new_table(game: Game, parts: Parts, count: int) -> Table:
    """The table before luck has dealt anything."""
    table = Table(game, parts, [new_player(parts, parts.crew[count - 2]) for _ in range(count)])
    if count == 2:
        table.ghost_ship = parts.ghost_ship
        table.ghosts = parts.ghosts
    table.dice = [0] * PENINSULAS
    table.clouds = [NO_CLOUD] * PENINSULAS
    table.ships = [NO_SHIP] * WATERS
    table.sites = [FREE if parts.buildings[site] else NO_BUILDING for site in range(SITES)]
    table.stack = [parts.goal_copies] * GOAL_COUNT
    table.chests = parts.chests[:]
    table.chest_box = [0, 0, 0]
    table.parrots = parts.parrots[:]
    table.parrot_box = [0] * (PENINSULAS + 1)
    return table
