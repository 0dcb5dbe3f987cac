"""The course of the game: turn after turn, laps and the time track, contracts that go, and the end."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kogge.engine.action import Action
from kogge.engine.rule import Rule
from kogge.engine.table import NOBODY, Figures, Question, Step
from kogge.games.die_werft.actions import DROP
from kogge.games.die_werft.parts import GREEN, MOST_PLAYERS
from kogge.games.die_werft.shipbuilding import Building, cheapest
from kogge.games.die_werft.table import Table
from kogge.games.die_werft.turns import Choosing, act, choices, refusal_to_act, to_front
from kogge.games.die_werft.voyage import VOYAGES


class SeatStep(Step[Table]):
    """A step in the name of one seat."""

    def __init__(self, player: i64) -> None:
        super().__init__()
        self.player: Final = player

    def next(self, table: Table) -> i64:
        return (self.player + 1) % len(table.players)


class StartTurn(SeatStep):
    """The tile chosen last (with two players the one before that) goes to the front; not so in the opening turns."""

    def run(self, table: Table) -> None:
        player = table.players[self.player]
        table.extra_left = True
        moved = len(player.figures) == table.figure_limit()
        if moved:
            to_front(table, player.figures.pop(0))
        table.ask(VOYAGES[self.player], END_TURN[self.player])
        table.ask(Choosing(self.player, moved))


class EndTurn(SeatStep):
    """If the lead came to the start space, the lap is over: the time marker moves, contracts may go."""

    def run(self, table: Table) -> None:
        drops = table.parts.drops[len(table.players)]
        dropped = 0
        if table.lap_ended:
            table.lap_ended = False
            dropped = drops[table.laps] if table.laps < len(drops) else 0
            table.laps += 1
            if table.laps >= len(drops):
                table.ending = True
        next = self.next(table)
        if table.ending and next == table.starter:
            table.ask(FINAL_ACTION[next])
        else:
            table.ask(START_TURN[next])
        if dropped:
            thin_out(table, dropped)


def thin_out(table: Table, count: i64) -> None:
    """Every seat, from the start player on, drops so many blue and so many green contracts."""
    seats: i64 = len(table.players)
    for after in range(seats):
        table.ask(Dropping((table.starter + seats - 1 - after) % seats, count, count))


@mypyc_attr(free_list_len=1)
class Dropping(Question[Table]):
    """First blue contracts go, then green ones, unseen by the others."""

    def __init__(self, seat: i64, blue: i64, green: i64) -> None:
        self.seat = seat
        self.blue: Final = blue
        self.green: Final = green

    def candidates(self, table: Table) -> list[Action]:
        hand = table.players[self.seat].hand
        out: list[Action] = []
        for action in DROP[:GREEN] if self.blue else DROP[GREEN:]:
            if (hand >> action.n) & 1:
                out.append(action)
        return out

    def audience(self, table: Table, action: Action) -> i64:
        return NOBODY

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        player = table.players[self.seat]
        player.hand &= ~(1 << action.n)
        player.dropped |= 1 << action.n
        if self.blue:
            table.ask(Dropping(self.seat, self.blue - 1, self.green))
        elif self.green > 1:
            table.ask(Dropping(self.seat, 0, self.green - 1))

    def figures(self, table: Table, action: Action | None) -> Figures:
        return {"left": int(self.blue if self.blue else self.green), "colour": "blue" if self.blue else "green"}


class FinalAction(SeatStep):
    """At the end everybody has one more action and, if it finishes ships, their voyages."""

    def run(self, table: Table) -> None:
        table.extra_left = False
        next = self.next(table)
        then = COMPLETION[next] if next == table.starter else FINAL_ACTION[next]
        table.ask(VOYAGES[self.player], then)
        table.ask(Finishing(self.player))


@mypyc_attr(free_list_len=1)
class Finishing(Question[Table]):
    """The final action: any tile, wherever the figures stand. No income, no extra action."""

    def candidates(self, table: Table) -> list[Action]:
        return choices(table)

    def refusal(self, table: Table, action: Action) -> Rule | None:
        player = table.players[self.seat]
        return refusal_to_act(table, player, action.n, player.guilders)

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        act(table, self.seat, action.n)

    def figures(self, table: Table, action: Action | None) -> Figures:
        return {"guilders": int(table.players[self.seat].guilders)} if action is None else {"income": 0}


class Completion(SeatStep):
    """The last chance: a seat that can finish a ship with a single tile may buy it."""

    def run(self, table: Table) -> None:
        next = self.next(table)
        table.ask(END if next == table.starter else COMPLETION[next])
        player = table.players[self.player]
        if cheapest(table, player, True) <= player.guilders:
            table.ask(Building(self.player, 0, True), VOYAGES[self.player])


class End(Step[Table]):
    """After an early end some contracts are still too many; then they are scored."""

    def run(self, table: Table) -> None:
        blue = table.players[0].hand & ((1 << GREEN) - 1)
        count: i64 = -1
        while blue:
            count += blue & 1
            blue >>= 1
        if count > 0:
            thin_out(table, count)


START_TURN: Final[list[StartTurn]] = [StartTurn(seat) for seat in range(MOST_PLAYERS)]
END_TURN: Final[list[EndTurn]] = [EndTurn(seat) for seat in range(MOST_PLAYERS)]
FINAL_ACTION: Final[list[FinalAction]] = [FinalAction(seat) for seat in range(MOST_PLAYERS)]
COMPLETION: Final[list[Completion]] = [Completion(seat) for seat in range(MOST_PLAYERS)]
END: Final[End] = End()
