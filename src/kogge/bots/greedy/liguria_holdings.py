"""What a seat has in Liguria, and what that will bring: islands, harbour, cards behind the screen, envoys, orders and cubes."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.bots.judge import least, most
from kogge.games.liguria.course import LastMoves, MoveShips
from kogge.games.liguria.harbours import worth
from kogge.games.liguria.parts import COLOURS, KNIGHTS, ROWS, SWORDS, Tile
from kogge.games.liguria.scoring import Filling
from kogge.games.liguria.table import CLOCKWISE, Player, Table, swords

ENOUGH: Final = 2.0


class Scales:
    """The judge's weights."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.island: Final = weights["island"]
        self.envoy: Final = weights["envoy"]
        self.cargo: Final = weights["cargo"]
        self.speed: Final = weights["speed"]
        self.trade: Final = weights["trade"]
        self.upgrade: Final = weights["upgrade"]
        self.knight: Final = weights["knight"]
        self.sword: Final = weights["sword"]
        self.scroll: Final = weights["scroll"]
        self.coin: Final = weights["coin"]
        self.cube: Final = weights["cube"]
        self.needed_cube: Final = weights["needed_cube"]
        self.cubes_a_move: Final = weights["cubes_a_move"]
        self.order_chance: Final = weights["order_chance"]
        self.growth: Final = weights["growth"]
        self.loss: Final = weights["loss"]
        self.next_stop: Final = weights["next_stop"]
        self.first_choice: Final = weights["first_choice"]
        self.surplus: Final = weights["surplus"]
        self.debt: Final = weights["debt"]


class Holdings:
    """What one seat has."""

    def __init__(self, table: Table, seat: i64, scales: Scales) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.player: Final[Player] = table.players[seat]
        self.scales: Final = scales
        self.to_move: bool = False     # this round's move is still to come
        self.last_move: bool = True    # so is the move after the last round
        for question in table.agenda:
            if isinstance(question, MoveShips):
                self.to_move = self.waits(question.position)
            elif isinstance(question, LastMoves):
                self.last_move = self.waits(question.position)
        self.rounds: Final = float(table.rounds - table.round)
        self.moves: Final = self.rounds + (1.0 if self.to_move else 0.0)
        self.needed: Final[list[bool]] = [False] * len(COLOURS)
        self.room: Final[i64] = self.player.room(table.parts)
        self.force: Final[i64] = swords(self.player.knights)
        self.landed: Final = [0] * len(KNIGHTS)
        """Knights of each kind in an attack that is thought of."""

    def waits(self, position: i64) -> bool:
        """Whether this seat's turn comes at or after this position of the order; before the order is full, it does."""
        order = self.table.order
        for index in range(len(order)):
            if order[index] == self.seat:
                return index >= position
        return True
    # What stands

    def islands(self) -> float:
        total = 0.0
        for island in self.table.islands:
            if island.holder == self.seat:
                total += float(island.points) * self.holding(island.swords)
        return self.scales.island * total

    def holding(self, defence: i64) -> float:
        """The chance that an island with so many swords is still ours in the end."""
        foreign = self.rounds * float(len(self.table.players) - 1)
        return 1.0 / (1.0 + foreign * self.scales.loss / float(defence))

    def harbour(self) -> float:
        """What wheels and merchants bring in the moves to come, and fronts that may yet be turned."""
        parts = self.table.parts
        return self.wheels(self.player.wheels(parts)) + self.sacks(self.player.sacks(parts)) + self.coins(self.player.coins)

    def wheels(self, count: i64) -> float:
        return self.scales.speed * self.moves * float(count) / (float(count) + ENOUGH)

    def sacks(self, count: i64) -> float:
        return self.scales.trade * self.moves * float(count) / (float(count) + ENOUGH)

    def coins(self, count: i64) -> float:
        return self.scales.coin * least(float(count), 2.0 * self.rounds)

    def balance(self, points: i64) -> float:
        """Plus and minus: a debt can be made good by a card a round, a surplus pays for stronger cards."""
        if points >= 0:
            return self.scales.surplus * least(float(points), self.rounds)
        debt = float(-points)
        lost = most(0.0, debt - self.rounds)
        return -(debt - lost) * self.scales.debt - lost * float(self.table.parts.missing_point)

    # What may come

    def hand(self) -> float:
        """Knights and diplomats behind the screen, as long as there are moves to use them."""
        total = self.scrolls(self.wealth())
        for kind, count in enumerate(self.player.knights):
            total += float(count) * self.knight(kind)
        return total

    def knight(self, kind: i64) -> float:
        return (self.scales.knight + self.scales.sword * float(SWORDS[kind])) * least(1.0, self.moves / 3.0)

    def wealth(self) -> i64:
        total: i64 = 0
        for kind, count in enumerate(self.player.diplomats):
            total += count * worth(self.table, kind)
        return total

    def scrolls(self, count: i64) -> float:
        """Four are plenty at a time."""
        return self.scales.scroll * least(float(count), 4.0 + 0.3 * float(count)) * least(1.0, self.moves / 3.0)

    def envoys(self) -> float:
        total = 0.0
        for owner in self.table.players:
            for row in range(len(ROWS)):
                if owner.envoys[row] == self.seat:
                    total += self.row(owner, row)
        return total

    def row(self, owner: Player, row: i64) -> float:
        """What an envoy beside this row will bring."""
        tiles = least(float(owner.in_row(row)) + self.scales.growth * self.rounds, float(self.table.parts.places))
        return self.scales.envoy * tiles * float(self.table.parts.tile_in_row)

    def cargo(self) -> float:
        """Orders and sets: with what is at home, with what is aboard, and with what the moves to come may bring."""
        player, parts = self.player, self.table.parts
        home = Filling(player.orders, player.cubes, parts.set)
        sure = float(home.orders + home.sets)
        together = [player.cubes[colour] + player.hold[colour] for colour in range(len(COLOURS))]
        best = home
        chance = 1.0
        if self.room < parts.hold:
            best = Filling(player.orders, together, parts.set)
            chance = self.homeward()
        total = sure + (float(best.orders + best.sets) - sure) * chance
        return total + self.unfilled(best.filled, together)

    def unfilled(self, filled: i64, cubes: list[int]) -> float:
        """Orders still open: the moves to come bring cubes, the nearest order gets them first."""
        rest = cubes[:]
        for index, order in enumerate(self.player.orders):
            if filled >> index & 1:
                for colour in range(len(COLOURS)):
                    rest[colour] -= order.cubes[colour]
        coming = self.scales.cubes_a_move * self.moves
        total = 0.0
        for missing in range(1, 6):
            for index, order in enumerate(self.player.orders):
                if not filled >> index & 1 and self.missing(order, rest) == missing:
                    total += float(order.prestige) * self.chance(float(missing), coming)
                    coming = most(0.0, coming - float(missing))
        spare: float = 0.0
        for count in rest:
            spare += float(count)
        return total + self.scales.cube * least(spare, self.moves * 3.0)

    def missing(self, order: Tile, rest: list[int]) -> i64:
        total: i64 = 0
        for colour in range(len(COLOURS)):
            lack = order.cubes[colour] - rest[colour]
            if lack > 0:
                total += lack
                self.needed[colour] = True
        return total

    def chance(self, missing: float, coming: float) -> float:
        """That so many cubes still come home in time."""
        ready = least(1.0, coming / (missing + 0.5))
        return self.scales.order_chance * ready * ready

    def cube(self, colour: i64) -> float:
        return self.scales.needed_cube if self.needed[colour] else self.scales.cube

    def homeward(self) -> float:
        """The chance that what is aboard comes home in time."""
        player, parts = self.player, self.table.parts
        ring = self.table.ring()
        ahead = (self.seat * self.table.gap - player.place + ring) % ring
        near = ahead if player.heading == CLOCKWISE else ring - ahead
        if self.table.at_harbour(player) and ring - near < near:
            near = ring - near
        last = player.wheels(parts) if self.last_move else 0
        if float(near) <= float(last) + self.moves * float(player.wheels(parts)):
            return 1.0 if self.moves == 0.0 else 0.95
        return 0.15 * least(2.0, self.moves)
