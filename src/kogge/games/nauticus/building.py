"""Where pieces go: what is free, what is built, and the rewards for a finished ship (chapter 4)."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kogge.engine.action import Action
from kogge.engine.rule import Rule
from kogge.engine.table import Figures, Question, Step
from kogge.games.nauticus import rules
from kogge.games.nauticus.actions import NEW_SHIP, PLACE, REWARD, STORE, TAKE
from kogge.games.nauticus.parts import (
    CROWN_MAST,
    CROWN_SAIL,
    FAMILY_NAMES,
    GOOD,
    PIECES,
    REGULAR,
    REWARD_CROWN_MAST,
    REWARD_CROWN_SAIL,
    REWARD_GOODS,
    REWARD_POINTS,
    REWARD_TALER,
    REWARD_WORKERS,
    REWARDS,
    Piece,
)
from kogge.games.nauticus.table import Player, Ship, Table, new_ship

TAKES: Final[list[list[Action]]] = [[TAKE[piece.index] for piece in family] for family in REGULAR]


@mypyc_attr(free_list_len=1)
class TakeFree(Question[Table]):
    """A bonus or gift: one regular piece of the family, into the warehouse."""

    def __init__(self, seat: i64, family: i64, other_than: Piece | None, pair: bool) -> None:
        self.seat = seat
        self.family: Final = family
        self.other_than: Final = other_than
        self.pair: Final = pair

    def candidates(self, table: Table) -> list[Action]:
        return TAKES[self.family]

    def refusal(self, table: Table, action: Action) -> Rule | None:
        return self.piece_refusal(table, PIECES[action.n])

    def piece_refusal(self, table: Table, piece: Piece) -> Rule | None:
        if table.stock[piece.index] == 0:
            return rules.STACK_EMPTY
        if piece is self.other_than:
            return rules.SAME_GOOD
        return table.store_refusal(table.players[self.seat], piece)

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        piece = PIECES[action.n]
        player = table.players[self.seat]
        table.draw(player, piece)
        table.keep(player, piece)
        if self.pair:
            table.ask(Free(self.seat, self.family, piece, False))

    def figures(self, table: Table, action: Action | None) -> Figures:
        return {"family": FAMILY_NAMES[self.family]}


@mypyc_attr(free_list_len=1)
class Free(Step[Table]):
    """Something free is due. What cannot be had, for want of stock or room, is lost."""

    def __init__(self, receiver: i64, family: i64, other_than: Piece | None, pair: bool) -> None:
        super().__init__()
        self.receiver: Final = receiver
        self.family: Final = family
        self.other_than: Final = other_than
        self.pair: Final = pair

    def run(self, table: Table) -> None:
        question = TakeFree(self.receiver, self.family, self.other_than, self.pair)
        for piece in REGULAR[self.family]:
            if question.piece_refusal(table, piece) is None:
                table.ask(question)
                return


@mypyc_attr(free_list_len=1)
class Place(Question[Table]):
    """A piece in hand, out of the supply or the warehouse, looks for its ship."""

    def __init__(self, seat: i64, piece: Piece, may_store: bool) -> None:
        self.seat = seat
        self.piece: Final = piece
        self.may_store: Final = may_store

    def candidates(self, table: Table) -> list[Action]:
        return [STORE, NEW_SHIP, *PLACE[: len(table.players[self.seat].ships)]]

    def refusal(self, table: Table, action: Action) -> Rule | None:
        player = table.players[self.seat]
        if action is NEW_SHIP:
            return table.start_refusal(self.piece)
        if action is STORE:
            return table.store_refusal(player, self.piece) if self.may_store else rules.MUST_BUILD
        return player.ships[action.n].refusal(self.piece)

    def options(self, table: Table) -> list[Action]:
        """The same as asking refusal() for each candidate, without a list of all ships."""
        player = table.players[self.seat]
        piece = self.piece
        out: list[Action] = []
        if self.may_store and table.store_refusal(player, piece) is None:
            out.append(STORE)
        if table.start_refusal(piece) is None:
            out.append(NEW_SHIP)
        number: i64 = 0
        for ship in player.ships:
            if ship.refusal(piece) is None:
                out.append(PLACE[number])
            number += 1
        return out

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        player = table.players[self.seat]
        if action is STORE:
            table.keep(player, self.piece)
            return
        if action is NEW_SHIP:
            ship = new_ship()
            player.ships.append(ship)
        else:
            ship = player.ships[action.n]
        ship.add(self.piece)
        if not ship.finished and ship.complete():
            ship.finished = True
            table.ask(ChooseReward(self.seat, ship.size))

    def figures(self, table: Table, action: Action | None) -> Figures:
        found: Figures = {"piece": self.piece.name}
        if action is not None and action is not STORE and action is not NEW_SHIP:
            found["finishes"] = int(self.finishes(table.players[self.seat].ships[action.n]))
        return found

    def finishes(self, ship: Ship) -> bool:
        """Whether the piece would make the ship whole."""
        if ship.finished or ship.refusal(self.piece) is not None:
            return False
        twin = ship.copy()
        twin.add(self.piece)
        return twin.complete()


@mypyc_attr(free_list_len=1)
class ChooseReward(Question[Table]):
    """A finished ship brings one reward for each mast, each kind at most twice."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left: i64 = left
        self.taken: list[int] = [0] * len(REWARDS)

    def copy(self) -> Question[Table]:
        twin = ChooseReward(self.seat, self.left)
        twin.taken = self.taken[:]
        return twin

    def candidates(self, table: Table) -> list[Action]:
        return REWARD

    def refusal(self, table: Table, action: Action) -> Rule | None:
        if self.taken[action.n] == table.parts.reward_limit:
            return rules.REWARD_TWICE
        player = table.players[self.seat]
        if action.n == REWARD_CROWN_MAST:
            return piece_refusal(table, player, CROWN_MAST)
        if action.n == REWARD_CROWN_SAIL:
            return piece_refusal(table, player, CROWN_SAIL)
        if action.n == REWARD_GOODS:
            found: Rule | None = rules.STACK_EMPTY
            for good in REGULAR[GOOD]:
                if table.stock[good.index]:
                    found = table.store_refusal(player, good)
            return found
        return None

    def answer(self, table: Table, action: Action) -> None:
        self.taken[action.n] += 1
        self.left -= 1
        if not self.left:
            table.close(self)
        player = table.players[self.seat]
        reward = action.n
        if reward == REWARD_CROWN_MAST or reward == REWARD_CROWN_SAIL:
            piece = CROWN_MAST if reward == REWARD_CROWN_MAST else CROWN_SAIL
            table.draw(player, piece)
            table.keep(player, piece)
        elif reward == REWARD_POINTS:
            player.reward_points += table.parts.reward_points
        elif reward == REWARD_TALER:
            player.taler += table.parts.reward_taler
        elif reward == REWARD_WORKERS:
            player.workers += table.parts.reward_workers
        else:
            table.ask(Free(self.seat, GOOD, None, True))

    def figures(self, table: Table, action: Action | None) -> Figures:
        parts = table.parts
        return {
            "left": int(self.left), "limit": parts.reward_limit, "points": parts.reward_points, "taler": parts.reward_taler,
            "workers": parts.reward_workers, "goods": self.goods_to_be_had(table),
        }

    def goods_to_be_had(self, table: Table) -> int:
        """How many goods the reward of two would bring now."""
        kinds = sum([1 for good in REGULAR[GOOD] if table.stock[good.index]])
        return min(2, kinds, int(table.players[self.seat].room))


def piece_refusal(table: Table, player: Player, piece: Piece) -> Rule | None:
    """Why a free piece cannot be had, or None."""
    return rules.STACK_EMPTY if table.stock[piece.index] == 0 else table.store_refusal(player, piece)
