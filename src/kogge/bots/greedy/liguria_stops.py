"""Where a ship in Liguria may stop next, and what it would do there."""
from __future__ import annotations

from mypy_extensions import i64

from kogge.bots.greedy.liguria_holdings import Holdings
from kogge.bots.judge import least, most
from kogge.engine import table as engine
from kogge.games.liguria.parts import COLOURS, KNIGHTS, ROWS, SWORDS
from kogge.games.liguria.sailing import SailOn
from kogge.games.liguria.table import ANTICLOCKWISE, CLOCKWISE, VACANT, Island, Table, swords


class Stops(Holdings):
    """What the places within reach would bring one seat."""

    def next_stop(self, top: engine.Question[Table]) -> float:
        """The best place within reach of the next move."""
        player, table = self.player, self.table
        if self.moves == 0.0 or len(table.islands) + len(table.players) < table.ring():  # the islands are still being laid
            return 0.0
        steps = player.wheels(table.parts)
        weight = self.scales.next_stop
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
        return self.cube(island.colour) + self.scales.needed_cube * least(free, room - 1.0) if room else 0.0

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
        return most(0.0, best - self.scales.scroll * float(price))

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
        value = self.scales.island * float(island.points) * self.holding(landed)
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
        value = self.scales.island * float(island.points) * self.holding(swords(force))
        room = float(self.room)
        for kind in range(len(KNIGHTS)):
            tiles = least(room, float(force[kind]))
            room -= tiles
            value += tiles * self.cube(island.colour) - float(force[kind]) * self.knight(kind)
        return value if sum(landed) else most(0.0, value)


def least_steps(a: i64, b: i64) -> i64:
    return a if a < b else b
