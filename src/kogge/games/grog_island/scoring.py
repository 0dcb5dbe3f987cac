"""Where each point comes from, at the end of the game or as things stand now."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.engine.counts import total
from kogge.games.grog_island.parts import (
    FIRST_GOOD_GOAL,
    FIRST_PENINSULA_GOAL,
    GOAL_COUNT,
    KIND_COUNT,
    PARROT_GOAL,
    PENINSULAS,
)
from kogge.games.grog_island.table import GHOST, Table

SOURCES: Final = ["track", "chests", "coins", "buildings", "parrots", "goods", "peninsulas"]


def different_goals(goals: list[int]) -> list[int]:
    """Each goal once, even where a player holds both copies."""
    held = [False] * GOAL_COUNT
    for goal in goals:
        held[goal] = True
    return [goal for goal in range(GOAL_COUNT) if held[goal]]


def kind_points(table: Table, seat: i64, kind: i64) -> i64:
    """The printed points for each own crew member on a building of the kind."""
    points: i64 = 0
    for colour in range(PENINSULAS):
        if table.sites[colour * KIND_COUNT + kind] == seat:
            points += table.parts.values[kind]
    return points


def crew_on(table: Table, seat: i64, colour: i64) -> i64:
    """How many buildings of a peninsula a seat, or the ghosts, have taken."""
    crew: i64 = 0
    for site in range(colour * KIND_COUNT, (colour + 1) * KIND_COUNT):
        if table.sites[site] == seat:
            crew += 1
    return crew


def peninsula_points(table: Table, seat: i64, colour: i64) -> i64:
    """More than anybody else, ghosts included, or at least something."""
    own = crew_on(table, seat, colour)
    if own == 0:
        return 0
    if crew_on(table, GHOST, colour) >= own:
        return table.parts.presence
    for other in range(len(table.players)):
        if other != seat and crew_on(table, other, colour) >= own:
            return table.parts.presence
    return table.parts.majority


def spare_goods(table: Table, seat: i64, goals: list[int]) -> i64:
    """What the tiles without a goal count for, three for one."""
    goods = table.players[seat].goods
    spare: i64 = 0
    for colour in range(PENINSULAS):
        if FIRST_GOOD_GOAL + colour not in goals:
            spare += goods[colour]
    return spare // table.parts.replacement


def goal_points(table: Table, seat: i64, goals: list[int]) -> list[int]:
    """The points of each different goal in hand; the first goal for goods also counts the tiles that stand in."""
    player = table.players[seat]
    spare = spare_goods(table, seat, goals)
    out: list[int] = []
    for goal in goals:
        if goal < KIND_COUNT:
            out.append(int(kind_points(table, seat, goal)))
        elif goal == PARROT_GOAL:
            out.append(int(table.parts.parrot_points * total(player.parrots)))
        elif goal < FIRST_PENINSULA_GOAL:
            out.append(int(table.parts.good_points * (player.goods[goal - FIRST_GOOD_GOAL] + spare)))
            spare = 0
        else:
            out.append(int(peninsula_points(table, seat, goal - FIRST_PENINSULA_GOAL)))
    return out


def source(goal: i64) -> i64:
    """The line of the scoring that a goal belongs to."""
    if goal < KIND_COUNT:
        return 3
    if goal == PARROT_GOAL:
        return 4
    return 5 if goal < FIRST_PENINSULA_GOAL else 6


def sources(table: Table, seat: i64) -> list[tuple[str, int]]:
    goals = different_goals(table.players[seat].goals)
    return by_source(table, seat, goals, goal_points(table, seat, goals))


def by_source(table: Table, seat: i64, goals: list[int], each: list[int]) -> list[tuple[str, int]]:
    """All points of a seat; `each`: those of its different goals."""
    player = table.players[seat]
    parts = table.parts
    points: list[int] = [
        int(player.points), int(parts.chest_points * total(player.chests)), int(player.coins // parts.coins_for_a_point),
        0, 0, 0, 0,
    ]
    for n in range(len(goals)):
        points[source(goals[n])] += each[n]
    return [(SOURCES[n], points[n]) for n in range(len(SOURCES))]


def scores(table: Table) -> list[list[tuple[str, int]]]:
    return [sources(table, seat) for seat in range(len(table.players))]


def tie_breaks(table: Table) -> list[list[int]]:
    """The coins left on the track."""
    return [[int(player.coins)] for player in table.players]
