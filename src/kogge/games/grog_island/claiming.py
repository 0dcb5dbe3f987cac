"""Claiming a building: crew, cloud, coins (the three steps of the overview card)."""
from __future__ import annotations

from mypy_extensions import i64

from kogge.engine.action import Action
from kogge.engine.counts import total
from kogge.engine.table import Figures
from kogge.games.grog_island.cards import DealGoal, DealParrot, ReturnGoal
from kogge.games.grog_island.parts import BLACK_CLOUD, GOAL_CLOUD, KIND_COUNT, PARROT_CLOUD, POINT_CLOUD
from kogge.games.grog_island.table import FREE, NO_BUILDING, Table


def buildings(table: Table, actions: list[Action], colour: i64) -> list[Action]:
    """The actions for all buildings on a peninsula, taken or not."""
    out: list[Action] = []
    for site in range(colour * KIND_COUNT, (colour + 1) * KIND_COUNT):
        if table.sites[site] != NO_BUILDING:
            out.append(actions[site])
    return out


def free_buildings(table: Table, actions: list[Action], colour: i64) -> list[Action]:
    out: list[Action] = []
    for site in range(colour * KIND_COUNT, (colour + 1) * KIND_COUNT):
        if table.sites[site] == FREE:
            out.append(actions[site])
    return out


def income(table: Table, site: i64) -> i64:
    """What claiming this free building pays: a coin for each other free one of its kind, nothing under the black cloud."""
    if table.clouds[site // KIND_COUNT] == BLACK_CLOUD:
        return 0
    return table.free_of_kind(site % KIND_COUNT) - 1


def claim_figures(table: Table, site: i64) -> Figures:
    """What claiming this building brings at once, in open numbers."""
    free = table.sites[site] == FREE
    point = free and table.clouds[site // KIND_COUNT] == POINT_CLOUD
    return {"coins": int(income(table, site)) if free else 0, "point": int(point)}


def claim(table: Table, seat: i64, site: i64) -> None:
    """Crew to the building, the cloud's reward, coins for what is still free of the kind."""
    player = table.players[seat]
    player.coins += income(table, site)
    player.crew -= 1
    table.sites[site] = int(seat)
    table.placed = True
    cloud = table.clouds[site // KIND_COUNT]
    if cloud == POINT_CLOUD:
        player.points += 1
    elif cloud == PARROT_CLOUD:
        if total(table.parrots):
            table.ask(DealParrot(seat, 1))
    elif cloud == GOAL_CLOUD and table.goals_left():
        table.ask(DealGoal(seat, 1), ReturnGoal(seat, 1))
