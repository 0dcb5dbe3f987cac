"""The best way through the canals: for the preview of a voyage, and for bots."""
from __future__ import annotations

from mypy_extensions import i64

from kogge.games.die_werft.parts import Parts
from kogge.games.die_werft.ships import Ship
from kogge.games.die_werft.voyage import visit
from kogge.games.die_werft.waterway import BACK, ON, OUT, Waterway


class Route:
    """A voyage of full length: the points it brings, and each space on the way (canal number, space of its chain)."""

    def __init__(self, points: i64, spaces: list[tuple[int, int]]) -> None:
        self.points: i64 = points
        self.spaces: list[tuple[int, int]] = spaces


def best_route(parts: Parts, water: Waterway, ship: Ship) -> Route | None:
    """The best way to sail all the moves left to this ship, or None if there is none. Neither is changed."""
    if ship.moves == ship.speed:
        return Route(ship.officials + ship.riband, [])
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
            best = route
    return best
