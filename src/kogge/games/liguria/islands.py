"""Islands: knights land on empty and foreign ones, owners load."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kogge.engine.action import Action
from kogge.engine.rule import Rule
from kogge.engine.table import Figures, Question
from kogge.games.liguria import rules
from kogge.games.liguria.actions import DONE, LAND, LEAVE, LOAD
from kogge.games.liguria.parts import COLOURS, HARBOURS, KNIGHTS
from kogge.games.liguria.table import VACANT, Island, Table, swords

OWNERS_ASKED: Final = 2  # the first rules version that asks an owner; before it the island's cube came aboard unasked


def reach_island(table: Table, seat: i64, index: i64) -> None:
    """Which case it is, is decided on arrival: an owner loads, anybody else may land."""
    island = table.islands[index]
    if island.holder != seat:
        table.ask(LandKnights(seat, index, [0] * len(KNIGHTS)))
        return
    if table.players[seat].room(table.parts) == 0:
        return
    if table.game.rules_version < OWNERS_ASKED:
        load_own(table, seat, island)
    else:
        table.ask(LoadOwn(seat, index))


ISLANDS: Final = ["red-island", "blue-island", "yellow-island"]
"""What islands of each colour are called: they carry no numbers."""


def place_name(table: Table, place: i64) -> str:
    """The harbour or island at a place of the ring, as a word of the texts."""
    owner = table.harbour(place)
    return HARBOURS[owner] if owner != VACANT else ISLANDS[table.islands[table.island(place)].colour]


def load_own(table: Table, seat: i64, island: Island) -> None:
    """The island's cube first, then those of any colour."""
    player = table.players[seat]
    player.hold[island.colour] += 1
    if island.free_cubes() and player.room(table.parts) > 0:
        table.ask(LoadFreely(seat, island.free_cubes()))


class LandKnights(Question[Table]):
    """Knights one after the other: any number on an empty island, more swords than the holder's on a foreign one."""

    def __init__(self, seat: i64, index: i64, landed: list[int]) -> None:
        self.seat = seat
        self.index: Final = index
        self.landed: Final = landed

    def copy(self) -> Question[Table]:
        return LandKnights(self.seat, self.index, self.landed[:])

    def candidates(self, table: Table) -> list[Action]:
        return [*LAND, DONE]

    def refusal(self, table: Table, action: Action) -> Rule | None:
        knights = table.players[self.seat].knights
        if action is DONE:
            force = swords(self.landed)
            return None if force == 0 or force > table.islands[self.index].swords else rules.TOO_FEW_SWORDS
        if self.landed[action.n] == knights[action.n]:
            return rules.NO_KNIGHT
        return None if swords(knights) > table.islands[self.index].swords else rules.TOO_FEW_SWORDS

    def answer(self, table: Table, action: Action) -> None:
        if action is not DONE:
            self.landed[action.n] += 1
            return
        table.close(self)
        if swords(self.landed):
            self.conquer(table)

    def conquer(self, table: Table) -> None:
        """Beaten knights go back with their green side up; each tile landed brings a cube of the island."""
        island = table.islands[self.index]
        player = table.players[self.seat]
        for kind in range(len(KNIGHTS)):
            player.knights[kind] -= self.landed[kind]
            if island.holder != VACANT:
                table.players[island.holder].beaten[kind] += island.knights[kind]
        table.islands[self.index] = Island(island.colour, island.points, self.seat, self.landed)
        table.load(player, island.colour, sum(self.landed))

    def figures(self, table: Table, action: Action | None) -> Figures:
        island = table.islands[self.index]
        player = table.players[self.seat]
        found: Figures = {
            "landed": sum(self.landed), "swords": int(swords(self.landed)), "holder": int(island.swords),
            "have": int(swords(player.knights)), "colour": COLOURS[island.colour], "points": int(island.points),
            "place": ISLANDS[island.colour], "loads": min(sum(self.landed), int(player.room(table.parts))),
        }
        if island.holder != VACANT:
            found["seat-loser"] = int(island.holder)
        return found


@mypyc_attr(free_list_len=1)
class LoadOwn(Question[Table]):
    """A cube of one's own island, or none: nobody has to do anything at an island."""

    def __init__(self, seat: i64, index: i64) -> None:
        self.seat = seat
        self.index: Final = index

    def candidates(self, table: Table) -> list[Action]:
        return [LOAD[table.islands[self.index].colour], LEAVE]

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        if action is not LEAVE:
            load_own(table, self.seat, table.islands[self.index])

    def figures(self, table: Table, action: Action | None) -> Figures:
        island = table.islands[self.index]
        return {
            "colour": COLOURS[island.colour], "free": int(island.free_cubes()), "place": ISLANDS[island.colour],
            "room": int(table.players[self.seat].room(table.parts)),
        }


@mypyc_attr(free_list_len=1)
class LoadFreely(Question[Table]):
    """Cubes of any colour for the cube symbols among one's knights on the island."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left: Final = left

    def candidates(self, table: Table) -> list[Action]:
        return [*LOAD, DONE]

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        if action is DONE:
            return
        player = table.players[self.seat]
        player.hold[action.n] += 1
        if self.left > 1 and player.room(table.parts) > 0:
            table.ask(LoadFreely(self.seat, self.left - 1))

    def figures(self, table: Table, action: Action | None) -> Figures:
        player = table.players[self.seat]
        return {"left": int(self.left), "room": int(player.room(table.parts)), "place": place_name(table, player.place)}
