"""Liguria as good players see it: wheels and merchants early, orders all the time, envoys where rows grow, home in time."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.bots.judge import Character, Judge, least, most
from kogge.engine import table as engine
from kogge.games.liguria.cards import UpgradeTile
from kogge.games.liguria.course import LastMoves, MoveShips
from kogge.games.liguria.harbours import PayDiplomats, VisitHarbour, worth
from kogge.games.liguria.islands import LandKnights, LoadFreely, LoadOwn
from kogge.games.liguria.market import NO_TILE, TakeTiles
from kogge.games.liguria.parts import COLOURS, KNIGHTS, MERCHANT, MONK, ROWS, SCROLLS, SWORDS, WHEEL, Tile
from kogge.games.liguria.sailing import SailOn
from kogge.games.liguria.scoring import Filling, harbour_points
from kogge.games.liguria.table import ANTICLOCKWISE, CLOCKWISE, VACANT, Island, Player, Table, swords

# All in prestige, unless it says otherwise.
WEIGHTS: Final = {
    "island": 1.0,         # how much islands count, envoys, and orders and sets
    "envoy": 1.0,
    "cargo": 1.0,
    "speed": 3.5,          # a move with endless wheels; two wheels bring half of it
    "trade": 2.4,          # the same for merchants
    "upgrade": 2.0,        # a tile that may be turned
    "knight": 1.2,         # a knight in hand, and each of its swords
    "sword": 1.1,
    "scroll": 2.2,
    "coin": 0.35,
    "cube": 0.7,
    "needed_cube": 2.0,
    "cubes_a_move": 1.6,   # cubes that come home for each move still to make
    "order_chance": 0.28,  # that an order is filled for which the cubes should suffice; others want them too
    "growth": 0.4,         # tiles that a row gains in a round
    "loss": 0.05,          # the chance that a single sword is beaten in one foreign move
    "next_stop": 0.8,      # how much the best stop of the next move counts already
    "first_choice": 1.0,   # each place earlier in the order: cards and stops to choose from
    "surplus": 0.6,        # a plus point in hand
    "debt": 1.4,           # a minus point that there is still time to make good
}
TASTES: Final = {"builder": Character("builder", 1.1, 1.0, 1.0), "gambler": Character("gambler", 1.0, 1.0, 1.0)}
LIKINGS: Final = {"builder": {"scroll": 1.4, "envoy": 1.15}, "gambler": {"knight": 1.3, "sword": 1.3}}
"""By how much tastes weigh single things otherwise: a builder has envoys beside everybody's rows, a gambler trusts in swords."""
ENOUGH: Final = 2.0


class LiguriaJudge(Judge):
    def __init__(self, character: Character, weights: dict[str, float]) -> None:
        self.apart = True  # the islands and cubes that an answer takes from others are missed when they are asked
        self.character: Final = character
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

    def worth(self, table: engine.Table, seat: i64) -> float:
        assert isinstance(table, Table)
        return Outlook(table, seat, self).total()


class Outlook:
    """One seat's look at the table."""

    def __init__(self, table: Table, seat: i64, judge: LiguriaJudge) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.player: Final[Player] = table.players[seat]
        self.judge: Final = judge
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

    def total(self) -> float:
        taste = self.judge.character
        cargo = self.judge.cargo * self.cargo()  # first, since it finds out which colours are needed
        islands, printed = self.islands(), float(harbour_points(self.table, self.player))
        balance = most(self.balance(self.player.plus_and_minus(self.table.parts)), -islands - printed)
        chances = islands + balance + self.envoys() + self.hand()
        return (printed + self.harbour()) * taste.build + cargo * taste.trade + chances * taste.risk + self.pending()

    def printed(self) -> float:
        return float(harbour_points(self.table, self.player))

    # What stands

    def islands(self) -> float:
        total = 0.0
        for island in self.table.islands:
            if island.holder == self.seat:
                total += float(island.points) * self.holding(island.swords)
        return self.judge.island * total

    def holding(self, defence: i64) -> float:
        """The chance that an island with so many swords is still ours in the end."""
        foreign = self.rounds * float(len(self.table.players) - 1)
        return 1.0 / (1.0 + foreign * self.judge.loss / float(defence))

    def harbour(self) -> float:
        """What wheels and merchants bring in the moves to come, and fronts that may yet be turned."""
        parts = self.table.parts
        return self.wheels(self.player.wheels(parts)) + self.sacks(self.player.sacks(parts)) + self.coins(self.player.coins)

    def wheels(self, count: i64) -> float:
        return self.judge.speed * self.moves * float(count) / (float(count) + ENOUGH)

    def sacks(self, count: i64) -> float:
        return self.judge.trade * self.moves * float(count) / (float(count) + ENOUGH)

    def coins(self, count: i64) -> float:
        return self.judge.coin * least(float(count), 2.0 * self.rounds)

    def balance(self, points: i64) -> float:
        """Plus and minus: a debt can be made good by a card a round, a surplus pays for stronger cards."""
        if points >= 0:
            return self.judge.surplus * least(float(points), self.rounds)
        debt = float(-points)
        lost = most(0.0, debt - self.rounds)
        return -(debt - lost) * self.judge.debt - lost * float(self.table.parts.missing_point)

    # What may come

    def hand(self) -> float:
        """Knights and diplomats behind the screen, as long as there are moves to use them."""
        total = self.scrolls(self.wealth())
        for kind, count in enumerate(self.player.knights):
            total += float(count) * self.knight(kind)
        return total

    def knight(self, kind: i64) -> float:
        return (self.judge.knight + self.judge.sword * float(SWORDS[kind])) * least(1.0, self.moves / 3.0)

    def wealth(self) -> i64:
        total: i64 = 0
        for kind, count in enumerate(self.player.diplomats):
            total += count * worth(self.table, kind)
        return total

    def scrolls(self, count: i64) -> float:
        """Four are plenty at a time."""
        return self.judge.scroll * least(float(count), 4.0 + 0.3 * float(count)) * least(1.0, self.moves / 3.0)

    def envoys(self) -> float:
        total = 0.0
        for owner in self.table.players:
            for row in range(len(ROWS)):
                if owner.envoys[row] == self.seat:
                    total += self.row(owner, row)
        return total

    def row(self, owner: Player, row: i64) -> float:
        """What an envoy beside this row will bring."""
        tiles = least(float(owner.in_row(row)) + self.judge.growth * self.rounds, float(self.table.parts.places))
        return self.judge.envoy * tiles * float(self.table.parts.tile_in_row)

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
        coming = self.judge.cubes_a_move * self.moves
        total = 0.0
        for missing in range(1, 6):
            for index, order in enumerate(self.player.orders):
                if not filled >> index & 1 and self.missing(order, rest) == missing:
                    total += float(order.prestige) * self.chance(float(missing), coming)
                    coming = most(0.0, coming - float(missing))
        spare: float = 0.0
        for count in rest:
            spare += float(count)
        return total + self.judge.cube * least(spare, self.moves * 3.0)

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
        return self.judge.order_chance * ready * ready

    def cube(self, colour: i64) -> float:
        return self.judge.needed_cube if self.needed[colour] else self.judge.cube

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

    # What is about to happen

    def pending(self) -> float:
        """The question on top, the street, and the stop that comes next."""
        return self.due() + self.next_stop(self.table.agenda[-1])

    def due(self) -> float:
        table = self.table
        total = 0.0
        for place, merchant in enumerate(table.street):
            if merchant == self.seat:
                total += self.street(place)
        for index in range(len(table.order)):
            if table.order[index] == self.seat and self.to_move:
                total -= self.judge.first_choice * float(index)
        top = table.agenda[-1]
        if top.seat == self.seat:
            total += self.asked(top)
        return total

    def asked(self, top: engine.Question[Table]) -> float:
        if isinstance(top, TakeTiles):
            return self.taking(top.left, top.last, self.player.coins)
        if isinstance(top, UpgradeTile):
            return self.judge.upgrade * float(top.left)
        if isinstance(top, LandKnights):
            return self.landing(self.table.islands[top.index], top.landed)
        if isinstance(top, LoadOwn):
            return self.own(self.table.islands[top.index])
        if isinstance(top, LoadFreely):
            return self.judge.needed_cube * float(top.left)
        if isinstance(top, VisitHarbour):
            return self.visit(top.owner, top.sacks)
        if isinstance(top, PayDiplomats):
            return -self.judge.scroll * float(top.price)
        return 0.0

    def street(self, place: i64) -> float:
        """What the merchant will collect: less, the more tiles others take before; earlier in the order is better."""
        table, parts = self.table, self.table.parts
        before: float = 0.0
        ahead: float = 0.0
        for left in range(place):
            if table.street[left] != VACANT:
                before += float(parts.street_tiles[left])
                ahead += 1.0
        for seat in table.order:
            if seat != self.seat and self.unplaced():
                share = float(place) / float(len(table.street) - 1)
                before += 3.0 * share
                ahead += share
        lost = 0.6 * before / float(len(table.row) + 1)
        coins = self.player.coins + parts.street_coins[place]
        gain = self.taking(parts.street_tiles[place], NO_TILE, coins) * (1.0 - lost)
        return gain + self.coins(coins) - self.coins(self.player.coins) - self.judge.first_choice * ahead

    def unplaced(self) -> bool:
        """Whether merchants are still being placed: then those on the track are still to come, else they have collected."""
        top = self.table.agenda[-1]
        return not isinstance(top, TakeTiles)

    def taking(self, left: i64, last: i64, coins: i64) -> float:
        """The best further tiles, each gap at its price."""
        row = self.table.row
        values: list[float] = []
        for tile in row:
            values.append(self.tile(tile) if tile is not None else 0.0)
        best = [0.0] * (len(row) + 1)  # from the tile after this place on, with the tiles allowed so far
        for _ in range(left - 1):
            more = [0.0] * (len(row) + 1)
            for place in range(len(row)):
                more[place] = self.best_after(values, best, place, place + 2 + coins)
            best = more
        if last == NO_TILE:
            top = 0.0
            for place in range(len(row)):
                top = most(top, values[place] + best[place])
            return top
        return self.best_after(values, best, last, last + 2 + coins)

    def best_after(self, values: list[float], best: list[float], place: i64, end: i64) -> float:
        top = 0.0
        other = place + 1
        while other < end and other < len(values):
            top = most(top, values[other] + best[other] - self.judge.coin * float(other - place - 1))
            other += 1
        return top

    def tile(self, tile: Tile) -> float:
        """What one more tile of this design is worth."""
        player, parts = self.player, self.table.parts
        if tile.knight >= 0:
            return self.knight(tile.knight)
        if tile.diplomat >= 0:
            wealth = self.wealth()
            return self.scrolls(wealth + SCROLLS[tile.diplomat]) - self.scrolls(wealth)
        if tile.row < 0:
            return self.order(tile)
        if player.in_row(tile.row) >= parts.places:
            return 0.0
        value = float(parts.prestige[tile.design][0]) + 0.25 * least(1.0, self.rounds)
        if tile.design == WHEEL:
            count = player.wheels(parts)
            value += self.wheels(count + parts.wheels[0]) - self.wheels(count)
        elif tile.design == MERCHANT:
            count = player.sacks(parts)
            value += self.sacks(count + parts.sacks[0]) - self.sacks(count)
        elif tile.design == MONK:
            points = player.plus_and_minus(parts)
            value += self.balance(points + parts.plus[0]) - self.balance(points)
        return value

    def order(self, tile: Tile) -> float:
        """One order more: what the moves to come can fill beside those already held."""
        wanted = 0.0
        for order in self.player.orders:
            wanted += float(order.cubes[0] + order.cubes[1] + order.cubes[2])
        have = 0.0
        for colour in range(len(COLOURS)):
            have += float(self.player.cubes[colour] + self.player.hold[colour])
        size = float(tile.cubes[0] + tile.cubes[1] + tile.cubes[2])
        coming = self.judge.cubes_a_move * self.moves + most(0.0, have - wanted) - most(0.0, wanted - have)
        return float(tile.prestige) * self.chance(size, most(0.0, coming))

    # Stops

    def next_stop(self, top: engine.Question[Table]) -> float:
        """The best place within reach of the next move."""
        player, table = self.player, self.table
        if self.moves == 0.0 or len(table.islands) + len(table.players) < table.ring():  # the islands are still being laid
            return 0.0
        steps = player.wheels(table.parts)
        weight = self.judge.next_stop
        free = table.at_harbour(player)
        if isinstance(top, SailOn) and top.seat == self.seat:
            return self.best_stop(top.left, False)
        if self.to_move and len(player.cards) == table.round:
            card = player.cards[-1]
            steps += card.wheels
            weight = 1.0
            free = free or card.reversal
            if card.anchor:
                weight += 0.35
        else:
            steps += 1
        return weight * self.best_stop(steps, free)

    def best_stop(self, steps: i64, free: bool) -> float:
        top = 0.0
        ring = self.table.ring()
        for heading in (CLOCKWISE, ANTICLOCKWISE):
            if not free and heading != self.player.heading:
                continue
            place = self.player.place
            for _ in range(least_steps(steps, ring)):
                place = (place + heading + ring) % ring
                top = most(top, self.stop(place))
        return top

    def stop(self, place: i64) -> float:
        """What acting here would bring."""
        table = self.table
        owner = table.harbour(place)
        if owner == self.seat:
            aboard = self.table.parts.hold - self.room
            return 0.3 * float(aboard)
        if owner != VACANT:
            return self.visit(owner, self.player.sacks(table.parts))
        island = table.islands[table.island(place)]
        if island.holder == self.seat:
            return self.own(island)
        return self.attack(island)

    def own(self, island: Island) -> float:
        """The cube of one's own island, and those of any colour, as far as there is room."""
        free = float(island.free_cubes())
        room = float(self.room)
        return self.cube(island.colour) + self.judge.needed_cube * least(free, room - 1.0) if room else 0.0

    def visit(self, owner: i64, sacks: i64) -> float:
        """Cubes, the needed ones first, and an envoy if it can be paid."""
        docks = self.table.players[owner].docks
        room = least(float(sacks), float(self.room))
        total = 0.0
        for needed in (True, False):
            for colour in range(len(COLOURS)):
                if self.needed[colour] is needed:
                    taken = least(room, float(docks[colour]))
                    total += taken * self.cube(colour)
                    room -= taken
        return total + self.envoy(owner)

    def envoy(self, owner: i64) -> float:
        price = self.table.diplomats_in(owner) + 1
        if self.wealth() < price or self.table.called >> owner & 1:
            return 0.0
        harbour = self.table.players[owner]
        best = 0.0
        for row in range(len(ROWS)):
            if harbour.envoys[row] == VACANT:
                best = most(best, self.row(harbour, row))
        return most(0.0, best - self.judge.scroll * float(price))

    def attack(self, island: Island) -> float:
        """The island with the strongest knights in hand, as few as it takes."""
        if self.force <= island.swords:
            return 0.0
        landed: i64 = 0  # swords
        kind: i64 = len(KNIGHTS)
        while landed <= island.swords:
            kind -= 1
            strength: i64 = SWORDS[kind]
            lacking = (island.swords - landed) // strength + 1
            count: i64 = self.player.knights[kind]
            if count > lacking:
                count = lacking
            self.landed[kind] = count
            landed += count * strength
        value = self.judge.island * float(island.points) * self.holding(landed)
        room = float(self.room)
        while kind < len(KNIGHTS):
            if self.landed[kind]:
                force = float(self.landed[kind])
                tiles = least(room, force)
                room -= tiles
                value += tiles * self.cube(island.colour) - force * self.knight(kind)
            kind += 1
        return most(0.0, value)

    def landing(self, island: Island, landed: list[int]) -> float:
        """The island with the knights landed so far and, if they are too few, the strongest that are left."""
        force = landed[:]
        kind: i64 = len(KNIGHTS) - 1
        while swords(force) <= island.swords:
            while kind >= 0 and force[kind] == self.player.knights[kind]:
                kind -= 1
            if kind < 0:
                return 0.0
            force[kind] += 1
        value = self.judge.island * float(island.points) * self.holding(swords(force))
        room = float(self.room)
        for kind in range(len(KNIGHTS)):
            tiles = least(room, float(force[kind]))
            room -= tiles
            value += tiles * self.cube(island.colour) - float(force[kind]) * self.knight(kind)
        return value if sum(landed) else most(0.0, value)


def least_steps(a: i64, b: i64) -> i64:
    return a if a < b else b


def judge(character: Character, weights: dict[str, float]) -> Judge:
    return LiguriaJudge(character, weights)
