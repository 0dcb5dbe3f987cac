"""The launch planner: what a ship would bring that lacks one tile or is being fitted out. It plays on copies of the table."""
from __future__ import annotations

from typing import Final

from kogge.engine.action import Action
from kogge.games.die_werft import dock
from kogge.games.die_werft.actions import BOOST, FIT, INVENT, REMOVE, SAIL, TAKE
from kogge.games.die_werft.parts import (
    BLANK,
    BOW,
    BUSINESSMAN,
    CANNON,
    CAPTAIN,
    COLUMN_HULLS,
    CRANE,
    ITEMS,
    PROPELLER,
    ROWS,
    SMOKESTACK,
    SOLDIER,
    STERN,
)
from kogge.games.die_werft.parts import SAIL as SAILS
from kogge.games.die_werft.prospects import preview
from kogge.games.die_werft.routes import Survey
from kogge.games.die_werft.scoring import sources
from kogge.games.die_werft.shapes import LastTile, LaunchPlan, LaunchWish, Planned, Preview
from kogge.games.die_werft.ships import Ship
from kogge.games.die_werft.table import NOTHING, Player, Table
from kogge.games.die_werft.view import bits, hull, names, vessel
from kogge.games.die_werft.voyage import Boosting, FittingOut, Steering, launch
from kogge.games.die_werft.waterway import Waterway

CREW: Final = [CAPTAIN, SOLDIER, BUSINESSMAN]
DRIVE: Final = [SAILS, SMOKESTACK, PROPELLER]
MOST_TILES: Final = 24


class Load:
    """What goes on board, the speed it sails at, and the points of the launch."""

    def __init__(self, items: list[int], speed: int, points: int) -> None:
        self.items: Final = items
        self.speed: Final = speed
        self.points: Final = points


def last_tiles(table: Table, seat: int) -> list[LastTile]:
    """Every tile that would finish a ship of this seat, once for each space; of equal ones the cheapest."""
    player = table.players[seat]
    row = int(player.row)
    offers: list[tuple[Action, int, int, int]] = []
    for place, design in enumerate(table.market):
        if design != NOTHING:
            offers.append((TAKE[place], COLUMN_HULLS[place // ROWS], design, table.parts.ship_prices[place % ROWS]))
    for kind in range(BOW, STERN + 1):
        if not table.has_hull(kind):
            offers.append((INVENT[kind - BOW], kind, BLANK, 0))
    offers.sort(key=lambda offer: offer[3])
    found: dict[tuple[int, int, int], LastTile] = {}
    for action, kind, design, price in offers:
        for space in bits(int(dock.finishing_spaces(row, kind))):
            if (kind, design, space) not in found:
                found[(kind, design, space)] = LastTile(
                    action=action.text, space=space + 1, tile=hull(kind, design), price=price,
                    short=max(0, price - int(table.purse(player))), size=int(dock.finishes(row, kind, space)), points=None)
    return list(found.values())[:MOST_TILES]


def finished(table: Table, seat: int, last: LastTile) -> Table:
    """A copy on which the tile lies and the ship is about to be fitted out."""
    then = table.copy()
    player = then.players[seat]
    action = table.game.action(last.action)
    kind, design = (COLUMN_HULLS[action.n // ROWS], table.market[action.n]) if action in TAKE else (int(action.n) + BOW, BLANK)
    player.row = dock.with_hull(player.row, last.space - 1, kind)
    player.designs[last.space - 1] = design
    first = last.space - 1
    while not dock.finished_at(player.row, first):
        first -= 1
    then.agenda = []
    launch(then, seat, first)
    return then


def emptied(table: Table) -> Table:
    """A copy of a table where a ship is fitted out, with nothing on board yet."""
    then = table.copy()
    then.agenda = then.agenda[-1:]
    for action in REMOVE:
        while then.why_not(action) is None:
            then.apply(action)
    return then


def loaded(table: Table, items: dict[str, int]) -> Table:
    """A copy with these things on board, as far as there are such and they find room."""
    then = table.copy()
    for item in [CAPTAIN, *[n for n in range(len(ITEMS)) if n != CAPTAIN]]:
        left = items.get(ITEMS[item], 0)
        while left > 0 and then.why_not(FIT[item]) is None:
            then.apply(FIT[item])
            left -= 1
    return then


def choices(table: Table, player: Player, ship: Ship, items: list[int]) -> list[list[int]]:
    """Every way to have some of these items on board, as the counts of all."""
    if not items:
        return [ship.items[:]]
    twin = ship.copy()
    out: list[list[int]] = []
    left = player.store[items[0]]
    while True:
        out += choices(table, player, twin, items[1:])
        if left == 0 or twin.room_refusal(table.parts, player.employees, items[0]) is not None:
            return out
        twin.items[items[0]] += 1
        left -= 1


def best_load(table: Table, seat: int) -> Load | None:
    """What brings the launch the most points, with nothing on board yet; None if the ship cannot sail at all.

    Cranes and cannons always bring something, so that all go on board which find room, and so does as large a crew as there
    is. What is left to choose is who that is, and a speed.
    """
    player, base = table.players[seat], loaded(table, {ITEMS[CRANE]: table.players[seat].store[CRANE],
                                                       ITEMS[CANNON]: table.players[seat].store[CANNON]})
    parts, ship = table.parts, base.ship
    assert ship is not None
    drives: dict[int, list[int]] = {}  # by speed, the one that needs least
    for items in choices(base, player, ship, DRIVE):
        driven = ship.copy()
        driven.items[:] = items
        plain = int(driven.plain_speed(parts))
        for speed in range(plain, plain + int(driven.boost(parts, player.employees)) + 1):
            if speed <= player.water.reach and (speed not in drives or sum(items) < sum(drives[speed])):
                drives[speed] = items
    best: Load | None = None
    if not player.store[CAPTAIN] or not drives:
        return None
    for items in choices(base, player, ship, CREW):
        if not items[CAPTAIN]:
            continue
        manned = ship.copy()
        manned.items[:] = items
        if [n for n in CREW if items[n] < player.store[n] and manned.room_refusal(parts, player.employees, n) is None]:
            continue  # somebody stays ashore who would find a cabin
        survey = Survey(parts, player.water, manned, max(drives))
        for speed, drive in drives.items():
            if survey.points[speed] < 0:
                continue
            manned.speed = speed
            points = int(manned.points(parts)) + survey.points[speed]
            if best is None or points > best.points:
                aboard = [drive[n] if n in DRIVE else items[n] for n in range(len(ITEMS))]
                best = Load(aboard, speed, points)
    return best


def sailed(table: Table, seat: int, voyage: Preview) -> Table:
    """A copy on which the voyage is over, sailed on this route."""
    then = table.copy()
    ship = then.ship
    assert ship is not None
    plain = int(ship.plain_speed(then.parts))
    then.apply(SAIL)
    if then.agenda and isinstance(then.agenda[-1], Boosting):
        then.apply(BOOST[voyage.speed - plain])
    while then.agenda and isinstance(then.agenda[-1], Steering) and then.ship is not None:
        number, space = voyage.route[int(then.ship.moves)]
        for action in then.legal():
            water = then.players[seat].water.copy()
            water.move(water.way(action.n))
            if water.here is not None and (int(water.here.number) + 1, int(water.space)) == (number, space):
                then.apply(action)
                break
    return then


def points_by_source(table: Table, seat: int) -> dict[str, int]:
    return dict(sources(table, table.players[seat]))


def plan(table: Table, seat: int, wish: LaunchWish, hints: bool) -> LaunchPlan:
    """What finishes a ship of this seat, and one of these launches worked out. Without hints nothing is looked for: sums of
    what was chosen, no more."""
    fitting = table.agenda[-1] if table.agenda else None
    if isinstance(fitting, FittingOut) and fitting.seat == seat:
        return LaunchPlan([], worked_out(table, emptied(table), seat, None, wish, hints))
    if table.ship is not None or not table.agenda:
        return LaunchPlan([], None)
    tiles = last_tiles(table, seat)
    for last in tiles:
        load = best_load(finished(table, seat, last), seat) if hints else None
        last.points = load.points if load is not None else None
    tiles.sort(key=lambda last: (last.short > 0, -(last.points or 0), last.price, last.action, last.space))
    chosen = [last for last in tiles if wish.tile in ("", last.action) and wish.space in (0, last.space)]
    if not chosen:
        return LaunchPlan(tiles, None)
    return LaunchPlan(tiles, worked_out(table, finished(table, seat, chosen[0]), seat, chosen[0], wish, hints))


def worked_out(table: Table, empty: Table, seat: int, last: LastTile | None, wish: LaunchWish, hints: bool) -> Planned:
    """The ship with the wished load, or the best one, at the wished speed, or the best one."""
    best = best_load(empty, seat) if hints else None
    wished = wish.load
    if wished is None:
        wished = names(best.items, ITEMS) if best is not None else aboard_now(table)
    base = loaded(empty, wished)
    player, ship = base.players[seat], base.ship
    assert ship is not None
    plain = int(ship.plain_speed(base.parts))
    speeds = [preview(base, player, ship, plain + more) for more in range(int(ship.boost(base.parts, player.employees)) + 1)]
    possible = sorted([each for each in speeds if each.possible], key=lambda each: (each.speed != wish.speed, -each.points))
    rule = base.why_not(SAIL)
    then = sailed(base, seat, possible[0]) if possible and rule is None else base
    sails = then is not base
    shown = then.players[seat].fleet[-1] if sails else ship
    used, lost = left_behind(player.water, then.players[seat].water, possible[0].route if sails else [])
    here = then.players[seat].water.here
    return Planned(
        tile=last, vessel=vessel(base, shown), store={ITEMS[n]: player.store[n] + ship.items[n] for n in range(len(ITEMS))},
        room=[action.word for action in FIT if base.why_not(action) is None],
        best=best is not None and best.items == ship.items, top=best.points if best is not None else None,
        refused=rule.id if rule is not None else "", plain=plain, reach=int(player.water.reach), speeds=speeds,
        speed=int(shown.speed) if sails else plain, points=int(shown.points(base.parts)) if sails else 0, used=used, lost=lost,
        waits=int(here.number) + 1 if here is not None else 0, now=points_by_source(table, seat),
        then=points_by_source(then if sails else table, seat), loading=[] if last is not None else loading(table, ship))


def left_behind(water: Waterway, after: Waterway, route: list[tuple[int, int]]) -> tuple[list[int], list[int]]:
    """The canals that a voyage takes away: those that the ship crossed, and those that nothing joins to it any more."""
    crossed = [number for number, _ in route]
    if water.here is not None:
        crossed.append(int(water.here.number) + 1)
    still = [int(canal.number) + 1 for canal in after.canals]
    gone = [int(canal.number) + 1 for canal in water.canals if int(canal.number) + 1 not in still]
    return [number for number in gone if number in crossed], [number for number in gone if number not in crossed]


def aboard_now(table: Table) -> dict[str, int]:
    return names(table.ship.items, ITEMS) if table.ship is not None else {}


def loading(table: Table, wanted: Ship) -> list[str]:
    """The answers that make of what is on board what is wanted there: first off, then on."""
    ship = table.ship
    assert ship is not None
    off = [REMOVE[n].text for n in range(len(ITEMS)) for _ in range(ship.items[n] - wanted.items[n])]
    return off + [FIT[n].text for n in range(len(ITEMS)) for _ in range(wanted.items[n] - ship.items[n])]
