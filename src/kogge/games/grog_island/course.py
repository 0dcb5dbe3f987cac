"""The course of the game: set-up, auction rounds, and what happens at their end."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64, mypyc_attr

from kogge.engine.action import Action
from kogge.engine.game import Game
from kogge.engine.rule import Rule
from kogge.engine.table import LUCK, Figures, Question, Step
from kogge.games.grog_island import rules
from kogge.games.grog_island.actions import CLOUD, HAUNT, MOOR, ROLL, START, TAKE
from kogge.games.grog_island.auction import NextBid
from kogge.games.grog_island.cards import DealChest, DealGoal, DealParrot, ReturnGoal
from kogge.games.grog_island.claiming import buildings, free_buildings
from kogge.games.grog_island.parts import COLOURS, DICE, PENINSULAS, WATERS, Parts
from kogge.games.grog_island.table import FREE, GHOST, NO_BIDDER, NO_MARKER, Table, new_table

IDLE_ROUNDS: Final = 10  # a ruling of ours: so many rounds without crew placed end a game that would never end


def set_up(game: Game, players: int, parts: Parts, options: Mapping[str, str]) -> Table:
    table = new_table(game, parts, players)
    table.ask(ChooseStarter(LUCK), StartRound())
    table.ask(LayShip(0))
    for seat in range(players - 1, -1, -1):
        if parts.goals_dealt > parts.goals_kept:
            table.ask(ReturnGoal(seat, parts.goals_dealt - parts.goals_kept))
    for seat in range(players - 1, -1, -1):
        table.ask(DealGoal(seat, parts.goals_dealt))
    table.ask(LayCloud(0))
    return table


class LayCloud(Question[Table]):
    """Luck lays a cloud over each peninsula, in the order of their colours."""

    def __init__(self, colour: i64) -> None:
        self.seat = LUCK
        self.colour: Final = colour

    def candidates(self, table: Table) -> list[Action]:
        return CLOUD

    def weight(self, table: Table, action: Action) -> i64:
        return table.parts.clouds[action.n] - table.clouds.count(int(action.n))

    def refusal(self, table: Table, action: Action) -> Rule | None:
        return None if self.weight(table, action) else rules.TILE_LAID

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        table.clouds[self.colour] = int(action.n)
        if self.colour + 1 < PENINSULAS:
            table.ask(LayCloud(self.colour + 1))

    def figures(self, table: Table, action: Action | None) -> Figures:
        return {"colour": COLOURS[self.colour]}


class LayShip(Question[Table]):
    """Luck lays the ships along the water spaces, from left to right."""

    def __init__(self, water: i64) -> None:
        self.seat = LUCK
        self.water: Final = water

    def candidates(self, table: Table) -> list[Action]:
        return MOOR

    def refusal(self, table: Table, action: Action) -> Rule | None:
        return rules.TILE_LAID if action.n in table.ships else None

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        table.ships[self.water] = int(action.n)
        if self.water + 1 < WATERS:
            table.ask(LayShip(self.water + 1))

    def figures(self, table: Table, action: Action | None) -> Figures:
        return {"water": int(self.water) + 1}


class ChooseStarter(Question[Table]):
    """The grimmest pirate face is luck's to judge. Then everybody gets a good, a chest and a parrot."""

    def candidates(self, table: Table) -> list[Action]:
        return START

    def refusal(self, table: Table, action: Action) -> Rule | None:
        return rules.NO_SUCH_SEAT if action.n >= len(table.players) else None

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        table.starter = action.n
        count = len(table.players)
        for step in range(count - 1, -1, -1):
            seat = (table.starter + step) % count
            table.ask(DealChest(seat, 1), DealParrot(seat, 1))
        for step in range(count - 1, -1, -1):
            table.ask(TakeGood((table.starter + step) % count))

    def figures(self, table: Table, action: Action | None) -> Figures:
        return {} if action is None or action.n >= len(table.players) else {"seat-starter": int(action.n)}


class TakeGood(Question[Table]):
    """A first good of one's choice."""

    def candidates(self, table: Table) -> list[Action]:
        return TAKE

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        table.players[self.seat].goods[action.n] += 1

    def figures(self, table: Table, action: Action | None) -> Figures:
        return {} if action is None else {"good": table.parts.goods[action.n]}


@mypyc_attr(free_list_len=1)
class StartRound(Step[Table]):
    """The dice are rolled, and the bidding begins with the start player."""

    def run(self, table: Table) -> None:
        table.round += 1
        table.bid = 0
        table.bidder = NO_BIDDER
        table.row = []
        table.played = []
        table.dice = [0] * DICE
        table.ask(NextBid(table.starter - 1), EndRound())
        table.ask(Roll(0))


@mypyc_attr(free_list_len=1)
class Roll(Question[Table]):
    """The five dice, each to the goods space of its colour."""

    def __init__(self, colour: i64) -> None:
        self.seat = LUCK
        self.colour: Final = colour

    def candidates(self, table: Table) -> list[Action]:
        return ROLL

    def options(self, table: Table) -> list[Action]:
        return ROLL

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        table.dice[self.colour] = int(action.n) + 1
        if self.colour + 1 < DICE:
            table.ask(Roll(self.colour + 1))

    def figures(self, table: Table, action: Action | None) -> Figures:
        return {"colour": COLOURS[self.colour]}


@mypyc_attr(free_list_len=1)
class EndRound(Step[Table]):
    """With two players whoever did not win sets a ghost ashore; then the round is over."""

    def run(self, table: Table) -> None:
        table.ask(NextRound())
        colour = table.ghost_peninsula()
        if table.bidder != NO_BIDDER and colour >= 0 and table.ghosts and table.has_free(colour):
            table.ask(PlaceGhost(1 - table.bidder, colour))


@mypyc_attr(free_list_len=1)
class PlaceGhost(Question[Table]):
    """A ghost takes a free building where the ghost ship is anchored; it brings nobody anything."""

    def __init__(self, seat: i64, colour: i64) -> None:
        self.seat = seat
        self.colour: Final = colour

    def candidates(self, table: Table) -> list[Action]:
        return buildings(table, HAUNT, self.colour)

    def refusal(self, table: Table, action: Action) -> Rule | None:
        return None if table.sites[action.n] == FREE else rules.NOT_FREE

    def options(self, table: Table) -> list[Action]:
        return free_buildings(table, HAUNT, self.colour)

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        table.ghosts -= 1
        table.sites[action.n] = GHOST

    def figures(self, table: Table, action: Action | None) -> Figures:
        return {"colour": COLOURS[self.colour], "ghosts": int(table.ghosts)}


@mypyc_attr(free_list_len=1)
class NextRound(Step[Table]):
    """Markers come home, ships move on, the flag goes left; unless somebody's last crew member has been placed."""

    def run(self, table: Table) -> None:
        for player in table.players:
            player.marker = NO_MARKER
        table.ships.insert(0, table.ships.pop())
        table.starter = (table.starter + 1) % len(table.players)
        table.idle = 0 if table.placed else table.idle + 1
        table.placed = False
        if not last_crew_placed(table) and table.idle < IDLE_ROUNDS:
            table.ask(StartRound())


def last_crew_placed(table: Table) -> bool:
    for player in table.players:
        if player.crew == 0:
            return True
    return False
