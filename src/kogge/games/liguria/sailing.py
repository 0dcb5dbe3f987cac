"""Phase 3c: ships move at least one step, turn where they may, and act where they stop."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kogge.engine.action import Action
from kogge.engine.rule import Rule
from kogge.engine.table import Figures, Question
from kogge.games.liguria import rules
from kogge.games.liguria.actions import ANCHOR, KEEP, SAIL, STAY, TURN
from kogge.games.liguria.harbours import unload, visit
from kogge.games.liguria.islands import place_name, reach_island
from kogge.games.liguria.parts import RING
from kogge.games.liguria.table import ANTICLOCKWISE, CLOCKWISE, VACANT, Player, Table

TURNS: Final[list[Action]] = [TURN, KEEP]
ROUTES: Final[list[Action]] = [*SAIL, *ANCHOR]
LAST_ROUTES: Final[list[Action]] = [*SAIL, STAY]


def way(action: Action) -> i64:
    return CLOCKWISE if action.n < RING else ANTICLOCKWISE


def steps(action: Action) -> i64:
    return action.n % RING + 1


def may_head(table: Table, player: Player, heading: i64, arrow: bool) -> bool:
    """A ship keeps its heading, unless it starts in a harbour or has a reversal arrow."""
    return player.heading == heading or arrow or table.at_harbour(player)


def move(table: Table, player: Player, heading: i64, count: i64) -> None:
    player.heading = heading
    ring = table.ring()
    player.place = (player.place + heading * count + ring * RING) % ring


def act(table: Table, seat: i64) -> None:
    """What a stop brings: unloading at home, a visit abroad, an island's case."""
    player = table.players[seat]
    owner = table.harbour(player.place)
    if owner == seat:
        unload(player)
    elif owner == VACANT:
        reach_island(table, seat, table.island(player.place))
    else:
        visit(table, seat, owner)


def reach(table: Table, player: Player) -> i64:
    """Steps of a ship's next move: the harbour's wheels, with those of this round's card once it is taken."""
    wheels = player.wheels(table.parts)
    if table.round > 0 and len(player.cards) >= table.round and not last_moves(table):
        wheels += player.cards[-1].wheels
    return wheels


def last_moves(table: Table) -> bool:
    """Whether the rounds are over."""
    return not table.agenda or isinstance(table.agenda[-1], LastMove)


def end_move(table: Table, seat: i64) -> None:
    """The stop at the end; an unused reversal arrow may turn the ship afterwards, which matters on islands only."""
    if table.arrow and not table.at_harbour(table.players[seat]):
        table.ask(TurnShip(seat))
    act(table, seat)


def route_figures(table: Table, seat: i64, action: Action) -> Figures:
    """Where a route leads."""
    player = table.players[seat]
    ring = table.ring()
    place = (player.place + way(action) * steps(action) + ring * RING) % ring
    owner = table.harbour(place)
    return {
        "steps": int(steps(action)), "way": "clockwise" if way(action) == CLOCKWISE else "anticlockwise",
        "place": place_name(table, place), "unloads": sum(player.hold) if owner == seat else 0,
        "prestige": int(table.islands[table.island(place)].points) if owner == VACANT else 0,
    }


@mypyc_attr(free_list_len=1)
class SetSail(Question[Table]):
    """At least one step and no more than the wheels in the harbour and on this round's card."""

    def candidates(self, table: Table) -> list[Action]:
        return ROUTES if table.anchor else SAIL

    def reach(self, table: Table) -> i64:
        return reach(table, table.players[self.seat])

    def refusal(self, table: Table, action: Action) -> Rule | None:
        if not may_head(table, table.players[self.seat], way(action), table.arrow):
            return rules.NO_TURNING
        if steps(action) > self.reach(table):
            return rules.TOO_FAR
        stops = action is ANCHOR[action.n]
        return rules.STOP_ON_THE_WAY if stops and steps(action) == self.reach(table) else None

    def options(self, table: Table) -> list[Action]:
        player = table.players[self.seat]
        reach = self.reach(table)
        far: i64 = reach if reach < RING else RING
        near: i64 = reach - 1 if reach <= RING else RING
        out: list[Action] = []
        if may_head(table, player, CLOCKWISE, table.arrow):
            out.extend(SAIL[:far])
            if table.anchor:
                out.extend(ANCHOR[:near])
        if may_head(table, player, ANTICLOCKWISE, table.arrow):
            out.extend(SAIL[RING:RING + far])
            if table.anchor:
                out.extend(ANCHOR[RING:RING + near])
        return out

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        player = table.players[self.seat]
        left = self.reach(table) - steps(action)
        if player.heading != way(action) and not table.at_harbour(player):
            table.arrow = False
        move(table, player, way(action), steps(action))
        if action is ANCHOR[action.n]:
            table.anchor = False
            table.ask(SailOn(self.seat, left))
            act(table, self.seat)
        else:
            end_move(table, self.seat)

    def figures(self, table: Table, action: Action | None) -> Figures:
        if action is not None:
            return route_figures(table, self.seat, action)
        return {"steps": int(self.reach(table))}


@mypyc_attr(free_list_len=1)
class SailOn(Question[Table]):
    """After the stop on the way the move goes on, in the same direction and at least one step."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left: Final = left

    def candidates(self, table: Table) -> list[Action]:
        return SAIL

    def refusal(self, table: Table, action: Action) -> Rule | None:
        if table.players[self.seat].heading != way(action):
            return rules.NO_TURNING
        return rules.TOO_FAR if steps(action) > self.left else None

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        move(table, table.players[self.seat], way(action), steps(action))
        end_move(table, self.seat)

    def figures(self, table: Table, action: Action | None) -> Figures:
        if action is not None:
            return route_figures(table, self.seat, action)
        return {"steps": int(self.left)}


@mypyc_attr(free_list_len=1)
class TurnShip(Question[Table]):
    """A reversal arrow not used before the move may turn the ship after it."""

    def candidates(self, table: Table) -> list[Action]:
        return TURNS

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        table.arrow = False
        if action is TURN:
            player = table.players[self.seat]
            player.heading = -player.heading


@mypyc_attr(free_list_len=1)
class LastMove(Question[Table]):
    """After the last round everybody may sail once more, by the harbour's wheels alone, to unload at home."""

    def candidates(self, table: Table) -> list[Action]:
        return LAST_ROUTES

    def reach(self, table: Table) -> i64:
        """By the wheels of the harbour alone, as `reach` knows once the rounds are over; also asked beforehand, by the view."""
        return table.players[self.seat].wheels(table.parts)

    def refusal(self, table: Table, action: Action) -> Rule | None:
        if action is STAY:
            return None
        if not may_head(table, table.players[self.seat], way(action), False):
            return rules.NO_TURNING
        return rules.TOO_FAR if steps(action) > self.reach(table) else None

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        if action is STAY:
            return
        player = table.players[self.seat]
        move(table, player, way(action), steps(action))
        if table.harbour(player.place) == self.seat:
            unload(player)

    def figures(self, table: Table, action: Action | None) -> Figures:
        if action is None or action is STAY:
            return {"steps": int(self.reach(table))}
        return route_figures(table, self.seat, action)
