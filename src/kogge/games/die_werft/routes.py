"""The best way through the canals: for the preview of a voyage, and for bots."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.games.die_werft.parts import ABSENT_SYMBOL, RIBAND, SYMBOLS, Parts
from kogge.games.die_werft.ships import Ship
from kogge.games.die_werft.voyage import official_points, visit
from kogge.games.die_werft.waterway import BACK, LAST_SPACE, ON, OUT, Waterway


class Route:
    """A voyage of full length: the points it brings, each space on the way (canal number, space of its chain), and what its
    official pays there."""

    def __init__(self, points: i64, spaces: list[tuple[int, int]], paid: list[int]) -> None:
        self.points: i64 = points
        self.spaces: list[tuple[int, int]] = spaces
        self.paid: list[int] = paid


def best_route(parts: Parts, water: Waterway, ship: Ship) -> Route | None:
    """The best way to sail all the moves left to this ship, or None if there is none. Neither is changed."""
    if ship.moves == ship.speed:
        return Route(ship.officials + ship.riband, [], [])
    best: Route | None = None
    for way in (OUT, ON, BACK):
        if water.route(way) < ship.speed - ship.moves:
            continue
        water_then = water.copy()
        ship_then = ship.copy()
        water_then.move(way)
        visit(parts, water_then, ship_then)
        route = best_route(parts, water_then, ship_then)
        here = water_then.here
        if route is not None and here is not None and (best is None or route.points > best.points):
            route.spaces.insert(0, (int(here.number), int(water_then.space)))
            route.paid.insert(0, int(ship_then.officials - ship.officials))
            best = route
    return best


class Survey:
    """What the best voyage of every length would bring the ship, found in one go; -1 where there is no route so long."""

    def __init__(self, parts: Parts, water: Waterway, ship: Ship, longest: i64) -> None:
        self.symbols: Final = parts.canals
        self.water: Final = water
        self.longest: Final = longest
        self.pay: Final[list[int]] = [int(official_points(ship, symbol)) for symbol in range(len(SYMBOLS))]
        self.points: Final[list[int]] = [-1] * (longest + 1)
        here = water.here
        if here is not None and ship.moves <= longest:
            at = water.find(here.x, here.y)
            self._go(at, water.space, water.stern, 0, ship.moves, ship.officials, ship.riband)

    def _go(self, at: i64, space: i64, stern: i64, gone: i64, moves: i64, officials: i64, riband: i64) -> None:
        """The figure has come to a space of a canal; `gone` are the canals that it left behind."""
        if officials + riband > self.points[moves]:
            self.points[moves] = int(officials + riband)
        if moves == self.longest:
            return
        if stern != OUT and space % 2 == 0:
            canal = self.water.canals[at]
            side = canal.side(space)
            next = self.water.beside(canal, side)
            if next >= 0 and not (gone >> next) & 1:
                target = self.water.canals[next].space((side + 2) % 4)
                self._visit(next, target, OUT, gone | (1 << at), moves + 1, officials, riband)
        if stern != ON and space < LAST_SPACE:
            self._visit(at, space + 1, BACK, gone, moves + 1, officials, riband)
        if stern != BACK and space > 0:
            self._visit(at, space - 1, ON, gone, moves + 1, officials, riband)

    def _visit(self, at: i64, space: i64, stern: i64, gone: i64, moves: i64, officials: i64, riband: i64) -> None:
        """The official of the space looks at the ship; then it goes on."""
        if space % 2 == 0:
            symbol = self.symbols[self.water.canals[at].number][space // 2]
            if symbol == RIBAND:
                riband = moves
            elif symbol != ABSENT_SYMBOL:
                officials += self.pay[symbol]
        self._go(at, space, stern, gone, moves, officials, riband)
