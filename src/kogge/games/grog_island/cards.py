"""Drawing cards face down, and goal cards that go under the stack."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kogge.engine.action import Action
from kogge.engine.counts import left, total
from kogge.engine.rule import Rule
from kogge.engine.table import LUCK, NOBODY, Figures, Question
from kogge.games.grog_island import rules
from kogge.games.grog_island.actions import CHEST, GOAL, KEEP, PARROT, RETURN
from kogge.games.grog_island.table import Table


class Dealing(Question[Table]):
    """Cards for one player's eyes, one at a time."""

    def __init__(self, receiver: i64, count: i64) -> None:
        self.seat = LUCK
        self.receiver: Final = receiver
        self.count: Final = count

    def audience(self, table: Table, action: Action) -> i64:
        return self.receiver

    def figures(self, table: Table, action: Action | None) -> Figures:
        return {"count": int(self.count)}


@mypyc_attr(free_list_len=1)
class DealGoal(Dealing):
    """A goal from the stack; what was slid under it comes last and in that order."""

    def __init__(self, receiver: i64, count: i64, aside: bool = False) -> None:
        super().__init__(receiver, count)
        self.aside: Final = aside  # not to the hand yet: one of several will be kept

    def candidates(self, table: Table) -> list[Action]:
        return GOAL

    def refusal(self, table: Table, action: Action) -> Rule | None:
        if total(table.stack):
            return None if table.stack[action.n] else rules.NONE_LEFT
        return None if table.under[0].goal == action.n else rules.UNDER_IN_ORDER

    def options(self, table: Table) -> list[Action]:
        out = left(GOAL, table.stack)
        return out if out else [GOAL[table.under[0].goal]]

    def weight(self, table: Table, action: Action) -> i64:
        return table.stack[action.n] if table.stack[action.n] else 1

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        if table.stack[action.n]:
            table.stack[action.n] -= 1
        else:
            table.draw_slid(self.receiver)
        player = table.players[self.receiver]
        if self.aside:
            player.drawn.append(int(action.n))
        else:
            player.goals.append(int(action.n))
        if self.count > 1:
            table.ask(DealGoal(self.receiver, self.count - 1, self.aside))


class DealAny(Dealing):
    """Any card of a stack in no order, as long as there are any."""

    def stack(self, table: Table) -> list[int]:
        """Where it comes from, as counts; each kind of card says so."""
        raise NotImplementedError

    def hand(self, table: Table) -> list[int]:
        """Where it goes, as counts; each kind of card says so."""
        raise NotImplementedError

    def next(self) -> Question[Table]:
        """The same once more, for one card less; each kind of card says so."""
        raise NotImplementedError

    def refusal(self, table: Table, action: Action) -> Rule | None:
        return None if self.stack(table)[action.n] else rules.NONE_LEFT

    def weight(self, table: Table, action: Action) -> i64:
        return self.stack(table)[action.n]

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        self.stack(table)[action.n] -= 1
        self.hand(table)[action.n] += 1
        if self.count > 1:
            table.ask(self.next())


@mypyc_attr(free_list_len=1)
class DealChest(DealAny):
    """A chest card."""

    def candidates(self, table: Table) -> list[Action]:
        return CHEST

    def stack(self, table: Table) -> list[int]:
        return table.chests

    def hand(self, table: Table) -> list[int]:
        return table.players[self.receiver].chests

    def next(self) -> DealChest:
        return DealChest(self.receiver, self.count - 1)


@mypyc_attr(free_list_len=1)
class DealParrot(DealAny):
    """A parrot card."""

    def candidates(self, table: Table) -> list[Action]:
        return PARROT

    def stack(self, table: Table) -> list[int]:
        return table.parrots

    def hand(self, table: Table) -> list[int]:
        return table.players[self.receiver].parrots

    def next(self) -> DealParrot:
        return DealParrot(self.receiver, self.count - 1)


def different(actions: list[Action], goals: list[int]) -> list[Action]:
    """The actions for these goals; two copies of a goal are one choice."""
    out: list[Action] = []
    for goal in goals:
        action = actions[goal]
        if action not in out:
            out.append(action)
    return out


class ChooseGoal(Question[Table]):
    """One of several goals that only their owner sees, and nobody learns which."""

    def options(self, table: Table) -> list[Action]:
        return self.candidates(table)

    def audience(self, table: Table, action: Action) -> i64:
        return NOBODY

    def private(self) -> bool:
        return True  # two copies of a goal are one choice


@mypyc_attr(free_list_len=1)
class ReturnGoal(ChooseGoal):
    """Goals from the hand go face down under the stack."""

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat = seat
        self.count: Final = count

    def candidates(self, table: Table) -> list[Action]:
        return different(RETURN, table.players[self.seat].goals)

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        table.players[self.seat].goals.remove(int(action.n))
        table.slide(action.n, self.seat)
        if self.count > 1:
            table.ask(ReturnGoal(self.seat, self.count - 1))

    def figures(self, table: Table, action: Action | None) -> Figures:
        return {"count": int(self.count)}


@mypyc_attr(free_list_len=1)
class KeepGoal(ChooseGoal):
    """One of the goals drawn at the goal ship stays in the hand."""

    def candidates(self, table: Table) -> list[Action]:
        return different(KEEP, table.players[self.seat].drawn)

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        player = table.players[self.seat]
        player.drawn.remove(int(action.n))
        player.goals.append(int(action.n))
        slide_drawn(table, self.seat)


@mypyc_attr(free_list_len=1)
class OrderGoals(ChooseGoal):
    """The other goals drawn at the goal ship go under the stack, one after the other as their owner likes."""

    def candidates(self, table: Table) -> list[Action]:
        return different(RETURN, table.players[self.seat].drawn)

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        table.players[self.seat].drawn.remove(int(action.n))
        table.slide(action.n, self.seat)
        slide_drawn(table, self.seat)

    def figures(self, table: Table, action: Action | None) -> Figures:
        return {"count": len(table.players[self.seat].drawn)}


def slide_drawn(table: Table, seat: i64) -> None:
    """Two or more drawn goals need an order; one does not. How many there are is open, so the asking tells nothing."""
    drawn = table.players[seat].drawn
    if len(drawn) > 1:
        table.ask(OrderGoals(seat))
    elif drawn:
        table.slide(drawn.pop(), seat)
