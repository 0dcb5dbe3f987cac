"""Where each point comes from, at the end of the game or as things stand now."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.games.nauticus.parts import Parts
from kogge.games.nauticus.table import Player, Table

SOURCES: Final = ["start", "bonuses", "crowns", "rewards", "passes", "goods", "ships", "rest"]


def goods_points(parts: Parts, delivered: i64) -> i64:
    """A set of equal delivered goods."""
    highest: i64 = len(parts.goods_points) - 1
    if delivered <= highest:
        return parts.goods_points[delivered]
    return parts.goods_points[highest] + parts.further_good * (delivered - highest)


def all_taler(player: Player) -> i64:
    """Taler after everything left over has been changed: workers, stored pieces, unfinished ships, goods on board."""
    taler = player.taler + player.workers
    for count in player.store:
        taler += count
    for ship in player.ships:
        taler += len(ship.cargo)
        if not ship.finished:
            taler += ship.size + ship.masts + ship.sails
    return taler


def ships_points(parts: Parts, player: Player) -> i64:
    points: i64 = 0
    for ship in player.ships:
        if ship.finished:
            points += parts.ship_points[ship.size]
    return points


def all_goods_points(parts: Parts, player: Player) -> i64:
    points: i64 = 0
    for delivered in player.delivered:
        points += goods_points(parts, delivered)
    return points


def sources(parts: Parts, player: Player) -> list[tuple[str, int]]:
    points: list[int] = [
        parts.points, int(player.bonus_points), int(player.crown_points), int(player.reward_points),
        int(player.pass_points), int(all_goods_points(parts, player)), int(ships_points(parts, player)),
        int(all_taler(player) // parts.taler_for_a_point),
    ]
    return [(SOURCES[n], points[n]) for n in range(len(SOURCES))]


def scores(table: Table) -> list[list[tuple[str, int]]]:
    return [sources(table.parts, player) for player in table.players]


def tie_breaks(table: Table) -> list[list[int]]:
    """First the taler left over from the change into points, then all taler."""
    taler: list[int] = [int(all_taler(player)) for player in table.players]
    return [[amount % table.parts.taler_for_a_point, amount] for amount in taler]
