"""The maiden voyage: a finished ship is fitted out, sails through the player's canals and brings points."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kogge.engine.action import Action
from kogge.engine.rule import Rule
from kogge.engine.table import Figures, Question, Step
from kogge.games.die_werft import dock, rules
from kogge.games.die_werft.actions import BOOST, FIT, LAUNCH, REMOVE, SAIL, SCRAP, STEER
from kogge.games.die_werft.market import REFILL
from kogge.games.die_werft.parts import (
    BUSINESS,
    BUSINESSMAN,
    CANNON,
    CAPTAIN,
    CRANE,
    DOCK,
    LANTERN,
    LANTERNS,
    LIFEBELT,
    LIFEBELTS,
    LIFEBOAT,
    LIFEBOATS,
    MILITARY,
    MOST_PLAYERS,
    RIBAND,
    SOLDIER,
    Parts,
)
from kogge.games.die_werft.ships import Ship, new_ship
from kogge.games.die_werft.table import Table
from kogge.games.die_werft.waterway import BACK, ON, OUT, Waterway


class Voyages(Step[Table]):
    """Step 5 of a turn: every finished ship leaves the dock, one after the other."""

    def __init__(self, player: i64) -> None:
        super().__init__()
        self.player: Final = player

    def run(self, table: Table) -> None:
        row = table.players[self.player].row
        first = dock.first_finished(row)
        if first < 0:
            return
        table.ask(self)
        other = first + 1
        while other < DOCK:
            if dock.finished_at(row, other):
                table.ask(Launching(self.player))
                return
            other += 1
        launch(table, self.player, first)


VOYAGES: Final[list[Voyages]] = [Voyages(seat) for seat in range(MOST_PLAYERS)]


def launch(table: Table, seat: i64, first: i64) -> None:
    player = table.players[seat]
    table.ship = new_ship(first, player.designs[first:first + dock.finished_at(player.row, first)])
    table.ask(FittingOut(seat))


@mypyc_attr(free_list_len=1)
class Launching(Question[Table]):
    """Several ships are finished: which sails next? They are named by the space of their bow."""

    def candidates(self, table: Table) -> list[Action]:
        row = table.players[self.seat].row
        return [action for action in LAUNCH if dock.finished_at(row, action.n)]

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        launch(table, self.seat, action.n)

    def figures(self, table: Table, action: Action | None) -> Figures:
        if action is None:
            return {}
        return {"size": int(dock.finished_at(table.players[self.seat].row, action.n))}


SAILING: Final = (SAIL.verb, BOOST[0].verb, STEER[0].verb)


@mypyc_attr(free_list_len=1)
class FittingOut(Question[Table]):
    """Crew and equipment go on board and off again as the player likes, until the ship sails or is scrapped."""

    def candidates(self, table: Table) -> list[Action]:
        ship = table.ship
        assert ship is not None
        out = FIT[:]
        for action in REMOVE:
            if ship.items[action.n]:
                out.append(action)
        out.append(SAIL)
        out.append(SCRAP)
        return out

    def refusal(self, table: Table, action: Action) -> Rule | None:
        ship = table.ship
        assert ship is not None
        player = table.players[self.seat]
        if action is SAIL:
            if not ship.items[CAPTAIN]:
                return rules.NO_CAPTAIN
            return rules.NO_ROUTE if ship.plain_speed(table.parts) > player.water.reach else None
        if action.verb == FIT[0].verb:
            if not player.store[action.n]:
                return rules.NOT_IN_STORE
            return ship.room_refusal(table.parts, player.employees, action.n)
        return None

    def loses(self, table: Table, action: Action) -> str:
        return "ship" if action is SCRAP else ""

    def answer(self, table: Table, action: Action) -> None:
        ship = table.ship
        assert ship is not None
        player = table.players[self.seat]
        if action.verb == FIT[0].verb:
            player.store[action.n] -= 1
            ship.items[action.n] += 1
            return
        if action.verb == REMOVE[0].verb:
            ship.items[action.n] -= 1
            player.store[action.n] += 1
            return
        table.close(self)
        if action is SCRAP:
            for item in range(len(ship.items)):
                player.store[item] += ship.items[item]
            table.scrap(player, ship.first, ship.size())
            table.ship = None
            return
        ship.speed = ship.plain_speed(table.parts)
        if player.water.reach > ship.speed and ship.boost(table.parts, player.employees):
            table.ask(Boosting(self.seat))
        else:
            sail_on(table, self.seat)

    def figures(self, table: Table, action: Action | None) -> Figures:
        ship = table.ship
        assert ship is not None
        return {
            "size": int(ship.size()), "speed": int(ship.plain_speed(table.parts)),
            "reach": int(table.players[self.seat].water.reach), "points": worth_on_arrival(self, table, action),
        }


@mypyc_attr(free_list_len=1)
class Boosting(Question[Table]):
    """How much of what helmsman and rigger offer the ship uses."""

    def candidates(self, table: Table) -> list[Action]:
        ship = table.ship
        assert ship is not None
        return BOOST[: ship.boost(table.parts, table.players[self.seat].employees) + 1]

    def refusal(self, table: Table, action: Action) -> Rule | None:
        ship = table.ship
        assert ship is not None
        return rules.NO_ROUTE if ship.speed + action.n > table.players[self.seat].water.reach else None

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        ship = table.ship
        assert ship is not None
        ship.speed += action.n
        sail_on(table, self.seat)

    def figures(self, table: Table, action: Action | None) -> Figures:
        ship = table.ship
        assert ship is not None
        more: i64 = action.n if action is not None else 0
        return {
            "speed": int(ship.speed + more), "reach": int(table.players[self.seat].water.reach),
            "points": worth_on_arrival(self, table, action),
        }


def forced(water: Waterway, left: i64) -> tuple[i64, bool]:
    """The only way with room for the moves left, or the first of two and True."""
    found: i64 = 2
    for way in (OUT, ON, BACK):
        if water.route(way) >= left:
            if found != 2:
                return found, True
            found = way
    return found, False


def sail_on(table: Table, seat: i64) -> None:
    """Move the figure until the player has to steer or the voyage is over."""
    ship = table.ship
    assert ship is not None
    player = table.players[seat]
    while ship.moves < ship.speed:
        way, choice = forced(player.water, ship.speed - ship.moves)
        if choice:
            table.ask(Steering(seat))
            return
        move(table, seat, way)
    arrive(table, seat)


def move(table: Table, seat: i64, way: i64) -> None:
    ship = table.ship
    assert ship is not None
    water = table.players[seat].water
    for canal in water.move(way):
        table.canal_discard |= 1 << canal
    visit(table.parts, water, ship)


def visit(parts: Parts, water: Waterway, ship: Ship) -> None:
    """One more move is made; the official on the space looks at the ship."""
    ship.moves += 1
    here = water.here
    if here is None or water.space % 2:
        return
    symbol = parts.canals[here.number][water.space // 2]
    if symbol == RIBAND:
        ship.riband = ship.moves
    else:
        ship.officials += official_points(ship, symbol)


def official_points(ship: Ship, symbol: i64) -> i64:
    if symbol == MILITARY:
        return ship.items[SOLDIER] + ship.items[CANNON]
    if symbol == BUSINESS:
        return ship.items[BUSINESSMAN] + ship.items[CRANE]
    if symbol == LANTERNS:
        return ship.features[LANTERN]
    if symbol == LIFEBOATS:
        return ship.features[LIFEBOAT]
    return ship.features[LIFEBELT] if symbol == LIFEBELTS else 0


@mypyc_attr(free_list_len=1)
class Steering(Question[Table]):
    """At a fork the figure goes towards one side of the canal, or out over the edge it lies at; never where it came from."""

    def candidates(self, table: Table) -> list[Action]:
        water = table.players[self.seat].water
        return [STEER[water.heading(way)] for way in (OUT, ON, BACK) if water.route(way)]

    def refusal(self, table: Table, action: Action) -> Rule | None:
        ship = table.ship
        assert ship is not None
        water = table.players[self.seat].water
        return rules.NO_ROUTE if water.route(water.way(action.n)) < ship.speed - ship.moves else None

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        move(table, self.seat, table.players[self.seat].water.way(action.n))
        sail_on(table, self.seat)

    def figures(self, table: Table, action: Action | None) -> Figures:
        ship = table.ship
        assert ship is not None
        left = int(ship.speed - ship.moves)
        if action is None:
            return {"left": left, "points": int(ship.officials + ship.riband)}
        water = table.players[self.seat].water
        return {
            "speed": left, "reach": int(water.route(water.way(action.n))), "points": worth_on_arrival(self, table, action),
        }


def worth_on_arrival(question: Question[Table], table: Table, action: Action | None) -> int:
    """What the ship earns in all, if this answer ends its voyage; else 0."""
    if action is None or action.verb not in SAILING or question.refusal(table, action) is not None:
        return 0
    after = table.copy()
    after.apply(action)
    fleet = after.players[question.seat].fleet
    return int(fleet[-1].points(table.parts)) if len(fleet) > len(table.players[question.seat].fleet) else 0


def arrive(table: Table, seat: i64) -> None:
    """The voyage is over: the ship is scored and joins the fleet."""
    ship = table.ship
    assert ship is not None
    player = table.players[seat]
    parts = table.parts
    player.crew_points += ship.crew_points(parts)
    player.equipment_points += ship.equipment_points(parts)
    player.speed_points += ship.speed_points(parts)
    player.official_points += ship.officials
    player.riband_points += ship.riband
    player.clear_dock(ship.first, ship.size())
    player.fleet.append(ship)
    player.water.measure()
    table.ship = None
    table.ask(REFILL)
