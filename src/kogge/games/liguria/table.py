"""What lies on the table: the ring of harbours and islands, the middle board, and what each player has."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kogge.engine import table as engine
from kogge.games.liguria.parts import (
    COLOURS,
    DIPLOMATS,
    IN_HARBOUR,
    KNIGHT_CUBE,
    KNIGHTS,
    MERCHANT,
    MONK,
    ROW_OF,
    ROWS,
    STREET,
    SWORDS,
    WHEEL,
    Card,
    Parts,
    Tile,
)

if TYPE_CHECKING:
    from kogge.engine.game import Game

VACANT: Final = -1  # instead of a seat: an island, a diplomat field or a place of the street without anybody
NO_HEADING: Final = 0
CLOCKWISE: Final = 1
ANTICLOCKWISE: Final = -1


class Island:
    """An island with its marker and whoever holds it. It never changes: a conquest puts a new one in its place."""

    def __init__(self, colour: i64, points: i64, holder: i64, knights: list[int]) -> None:
        self.colour: Final = colour
        self.points: Final = points
        self.holder: Final = holder
        self.knights: Final = knights
        self.swords: Final[i64] = swords(knights)

    def free_cubes(self) -> i64:
        """Cubes of any colour that an own visit brings besides the island's."""
        return self.knights[KNIGHT_CUBE]


def swords(knights: list[int]) -> i64:
    total: i64 = 0
    for kind, count in enumerate(knights):
        total += count * SWORDS[kind]
    return total


class Player:
    """A harbour, a ship, and what lies beside and behind the screen."""

    def __init__(
        self, coins: i64, place: i64, front: list[int], back: list[int], docks: list[int], hold: list[int], envoys: list[int],
        cards: list[Card], knights: list[int], diplomats: list[int], beaten: list[int], orders: list[Tile], cubes: list[int],
    ) -> None:
        self.coins: i64 = coins
        self.place: i64 = place
        self.heading: i64 = NO_HEADING
        # The harbour, all open: tiles by design and side, cubes on offer to others, envoys of others beside the rows.
        self.front: list[int] = front
        self.back: list[int] = back
        self.docks: list[int] = docks
        self.envoys: list[int] = envoys
        # The ship, and what lies beside the screen: open as well.
        self.hold: list[int] = hold
        self.cards: list[Card] = cards
        self.beaten: list[int] = beaten
        # Behind the screen.
        self.knights: list[int] = knights
        self.diplomats: list[int] = diplomats
        self.orders: list[Tile] = orders
        self.cubes: list[int] = cubes

    def copy(self) -> Player:
        player = Player(
            self.coins, self.place, self.front[:], self.back[:], self.docks[:], self.hold[:], self.envoys[:],
            self.cards[:], self.knights[:], self.diplomats[:], self.beaten[:], self.orders[:], self.cubes[:],
        )
        player.heading = self.heading
        return player

    def same(self, other: Player) -> bool:
        """Whether both have the same."""
        return (
            self.coins == other.coins and self.place == other.place and self.heading == other.heading
            and self.front == other.front and self.back == other.back and self.docks == other.docks
            and self.envoys == other.envoys and self.hold == other.hold and self.cards == other.cards
            and self.beaten == other.beaten and self.knights == other.knights and self.diplomats == other.diplomats
            and self.orders == other.orders and self.cubes == other.cubes)

    def in_row(self, row: i64) -> i64:
        """How many tiles lie in a row of the harbour."""
        count: i64 = 0
        for design, of in enumerate(ROW_OF):
            if of == row:
                count += self.front[design] + self.back[design]
        return count

    def wheels(self, parts: Parts) -> i64:
        """Steps without a card."""
        return parts.start_wheels + self.front[WHEEL] * parts.wheels[0] + self.back[WHEEL] * parts.wheels[1]

    def sacks(self, parts: Parts) -> i64:
        """Cubes that may be loaded in a foreign harbour."""
        return parts.start_merchants + self.front[MERCHANT] * parts.sacks[0] + self.back[MERCHANT] * parts.sacks[1]

    def plus_and_minus(self, parts: Parts) -> i64:
        """Cards, monks and beaten knights together; below zero it costs prestige in the end."""
        total: i64 = self.front[MONK] * parts.plus[0] + self.back[MONK] * parts.plus[1]
        for count in self.beaten:
            total += count * parts.beaten
        for card in self.cards:
            total += card.points
        return total

    def room(self, parts: Parts) -> i64:
        """Free places in the hold."""
        return parts.hold - self.hold[0] - self.hold[1] - self.hold[2]


class Table(engine.Table):
    """The ring is numbered clockwise from the harbour of the first seat; `gap` places from harbour to harbour."""

    def __init__(self, game: Game, parts: Parts, count_tiles: bool, players: list[Player]) -> None:
        super().__init__(game)
        self.parts: Final = parts
        self.count_tiles: Final = count_tiles  # the option: a diplomat's price counts tiles, not scrolls
        self.players: list[Player] = players
        self.gap: i64 = parts.between[len(players)] + 1
        self.islands: list[Island] = []
        self.markers: list[int] = []        # not yet laid, by value
        self.islands_left: list[int] = []   # not yet laid, by colour
        self.round: i64 = 0
        self.order: list[int] = []          # the order track; whoever stands on the street is not on it
        self.street: list[int] = []
        self.bag: list[int] = []            # by design
        self.gone: list[int] = []           # out of the game, by design
        self.row: list[Tile | None] = []    # None where a tile was just taken, until the row is closed up
        self.deck: list[int] = []           # by card
        self.cards: list[Card] = []
        self.aside: list[Card] = []         # taken off the display because a sign was missing
        # Of the move that is being made.
        self.arrow: bool = False            # the card's reversal arrow is still unused
        self.anchor: bool = False           # the card's anchor is still unused
        self.called: i64 = 0                # harbours in which an envoy was placed, a bit for each seat

    def copy(self) -> Table:
        table = Table(self.game, self.parts, self.count_tiles, [player.copy() for player in self.players])
        table.islands = self.islands[:]
        table.markers = self.markers[:]
        table.islands_left = self.islands_left[:]
        table.round = self.round
        table.order = self.order[:]
        table.street = self.street[:]
        table.bag = self.bag[:]
        table.gone = self.gone[:]
        table.row = self.row[:]
        table.deck = self.deck[:]
        table.cards = self.cards[:]
        table.aside = self.aside[:]
        table.arrow = self.arrow
        table.anchor = self.anchor
        table.called = self.called
        table.agenda = self.copy_agenda()
        return table

    @property
    def rounds(self) -> int:
        return self.parts.rounds[len(self.players)]

    def ring(self) -> i64:
        return self.gap * len(self.players)

    def harbour(self, place: i64) -> i64:
        """The seat whose harbour lies here, or VACANT on an island."""
        return place // self.gap if place % self.gap == 0 else VACANT

    def island(self, place: i64) -> i64:
        """Which of the islands lies here."""
        return place - place // self.gap - 1

    def at_harbour(self, player: Player) -> bool:
        return player.place % self.gap == 0

    def diplomats_in(self, seat: i64) -> i64:
        """Envoys placed in this harbour."""
        count: i64 = 0
        for envoy in self.players[seat].envoys:
            if envoy != VACANT:
                count += 1
        return count

    def load(self, player: Player, colour: i64, count: i64) -> None:
        """Cubes from the supply into the hold, as far as they fit."""
        room = player.room(self.parts)
        player.hold[colour] += room if count > room else count


def new_player(parts: Parts, seat: i64, gap: i64) -> Player:
    zero = [0] * len(IN_HARBOUR)
    return Player(
        parts.start_coins, seat * gap, zero[:], zero[:], parts.start_cubes[seat][:], [0] * len(COLOURS), [VACANT] * len(ROWS),
        [], [0] * len(KNIGHTS), [0] * len(DIPLOMATS), [0] * len(KNIGHTS), [], [0] * len(COLOURS),
    )


def new_table(game: Game, count: i64, parts: Parts, count_tiles: bool) -> Table:
    """Everything in its place before luck lays the ring."""
    gap = parts.between[count] + 1
    table = Table(game, parts, count_tiles, [new_player(parts, seat, gap) for seat in range(count)])
    table.markers = parts.markers[:]
    table.islands_left = [int(parts.each_colour)] * len(COLOURS)
    table.street = [VACANT] * STREET
    table.bag = parts.bag[:]
    table.gone = [0] * len(parts.bag)
    table.deck = [1] * len(parts.cards)
    return table
