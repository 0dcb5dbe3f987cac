"""What something would bring: a voyage at a speed, a canal at a spot, one more thing for a contract. The table stays as it is."""
from __future__ import annotations

from kogge.games.die_werft.parts import ABSENT_SYMBOL, CAPTAIN, RIBAND, SIDES, SYMBOLS, Parts
from kogge.games.die_werft.parts import Contract as Printed
from kogge.games.die_werft.routes import Route, best_route
from kogge.games.die_werft.shapes import Berth, Passed, Preview
from kogge.games.die_werft.ships import Ship
from kogge.games.die_werft.table import Player, Table
from kogge.games.die_werft.waterway import Waterway

FARTHEST_STEP = 12
"""No contract needs more of anything to pay more."""


def preview(table: Table, player: Player, ship: Ship, speed: int) -> Preview:
    """The ship's score at a speed, on the best route."""
    twin = ship.copy()
    twin.speed = speed
    route = best_route(table.parts, player.water, twin)
    fixed = twin.crew_points(table.parts) + twin.equipment_points(table.parts) + twin.speed_points(table.parts)
    if route is None:
        return Preview(speed=speed, possible=False, route=[], passed=[], route_points=0, points=0)
    return Preview(
        speed=speed, possible=ship.items[CAPTAIN] > 0, route=[(number + 1, space) for number, space in route.spaces],
        passed=passed(table.parts, twin, route), route_points=int(route.points), points=int(fixed + route.points))


def passed(parts: Parts, ship: Ship, route: Route) -> list[Passed]:
    """Every symbol that the ship comes by, with what it brings."""
    out: list[Passed] = []
    for move, (number, space) in enumerate(route.spaces, int(ship.moves) + 1):
        symbol = parts.canals[number][space // 2] if space % 2 == 0 else ABSENT_SYMBOL
        if symbol == ABSENT_SYMBOL:
            continue
        if symbol == RIBAND:
            for earlier in out:
                if earlier.symbol == SYMBOLS[RIBAND]:
                    earlier.points, earlier.later = 0, True
        points = move if symbol == RIBAND else route.paid[move - int(ship.moves) - 1]
        out.append(Passed(move, number + 1, space, SYMBOLS[symbol], points, False))
    return out


def berths(water: Waterway, canal: int, spots: list[int]) -> list[Berth]:
    """The longest route that a canal would give at each of these spots, for each of its turns."""
    out = []
    for spot in spots:
        x, y = water.spot(spot)
        reach = []
        for turned in range(len(SIDES)):
            then = water.copy()
            then.lay(canal, spot, turned)
            reach.append(int(then.reach))
        out.append(Berth(x, y, reach))
    return out


def entries(canal: int) -> dict[str, int]:
    """The longest route through a first canal, by the side where the ship enters it."""
    out = {}
    for side, name in enumerate(SIDES):
        then = Waterway([], None)
        then.enter(canal, side)
        out[name] = int(then.reach)
    return out


def next_step(contract: Printed, have: int) -> tuple[int, int]:
    """How many more it takes until a contract pays more, and what it pays then; 0 and what it pays now if no number does."""
    now = int(contract.points(have))
    for more in range(1, FARTHEST_STEP + 1):
        if contract.points(have + more) > now:
            return more, int(contract.points(have + more))
    return 0, now
