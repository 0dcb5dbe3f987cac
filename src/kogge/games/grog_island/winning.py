"""Winning the auction round: paying the bid, then the rewards of the bidding spaces."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kogge.engine.action import Action
from kogge.engine.rule import Rule
from kogge.engine.table import Figures, Question, Step
from kogge.games.grog_island import rules
from kogge.games.grog_island.actions import CLAIM, DECLINE, LOCK, PAY, RENOUNCE, SHOW
from kogge.games.grog_island.claiming import buildings, claim, claim_figures, free_buildings
from kogge.games.grog_island.parts import (
    CHEST_VALUES,
    CLAIM_REWARD,
    COLOURS,
    KIND_COUNT,
    LOCK_REWARD,
    PENINSULAS,
    POINT_REWARD,
)
from kogge.games.grog_island.table import FREE, LOCKED, Table

PAYMENT: Final[list[Action]] = [PAY, *SHOW, RENOUNCE]


@mypyc_attr(free_list_len=1)
class Pay(Question[Table]):
    """The winner pays with coins and chests, or renounces. A shown chest turns into coins, so change needs no rule."""

    def __init__(self, seat: i64, shown: bool) -> None:
        self.seat = seat
        self.shown: Final = shown

    def candidates(self, table: Table) -> list[Action]:
        return PAYMENT

    def refusal(self, table: Table, action: Action) -> Rule | None:
        player = table.players[self.seat]
        if action is RENOUNCE:
            return rules.CHEST_SHOWN if self.shown else None
        if action is PAY:
            return rules.COINS_SHORT if player.coins < table.bid else None
        if player.chests[action.n] == 0:
            return rules.NO_SUCH_CHEST
        return rules.CANNOT_PAY if player.money() < table.bid else None

    def private(self) -> bool:
        return True  # the chests

    def reveals(self, table: Table, action: Action) -> bool:
        return action.verb == "show"

    def loses(self, table: Table, action: Action) -> str:
        return "win" if action is RENOUNCE else ""

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        player = table.players[self.seat]
        if action is PAY:
            player.coins -= table.bid
            table.ask(OfferClaim(self.seat, self.places(table), 0), Prizes(self.seat))
        elif action.verb == "show":
            player.chests[action.n] -= 1
            table.chest_box[action.n] += 1
            player.coins += CHEST_VALUES[action.n]
            table.ask(Pay(self.seat, True))

    def places(self, table: Table) -> i64:
        """A bit for each peninsula on which the row allows a claim."""
        places: i64 = 0
        space: i64 = 0
        for colour in table.row:
            if table.parts.rewards[space] == CLAIM_REWARD:
                places |= 1 << colour
            space += 1
        return places

    def figures(self, table: Table, action: Action | None) -> Figures:
        """Open numbers only: everybody may read the prompt."""
        points = sum([1 for space in range(len(table.row)) if table.parts.rewards[space] == POINT_REWARD])
        return {"bid": int(table.bid), "coins": int(table.players[self.seat].coins), "points": points}


@mypyc_attr(free_list_len=1)
class OfferClaim(Step[Table]):
    """The next claim of a win, unless there is no crew or no building for it: then it lapses."""

    def __init__(self, winner: i64, places: i64, kinds: i64) -> None:
        super().__init__()
        self.winner: Final = winner
        self.places: Final = places  # a bit for each peninsula still to be claimed on
        self.kinds: Final = kinds  # a bit for each kind claimed in this round

    def run(self, table: Table) -> None:
        if table.players[self.winner].crew == 0:
            return
        for colour in range(PENINSULAS):
            if (self.places >> colour) & 1:
                for kind in range(KIND_COUNT):
                    if table.sites[colour * KIND_COUNT + kind] == FREE and not (self.kinds >> kind) & 1:
                        table.ask(WinnerClaim(self.winner, self.places, self.kinds))
                        return


@mypyc_attr(free_list_len=1)
class WinnerClaim(Question[Table]):
    """A building on the peninsula of one of the dice, in the order the winner likes; never two of one kind."""

    def __init__(self, seat: i64, places: i64, kinds: i64) -> None:
        self.seat = seat
        self.places: Final = places
        self.kinds: Final = kinds

    def candidates(self, table: Table) -> list[Action]:
        out: list[Action] = []
        for colour in range(PENINSULAS):
            if (self.places >> colour) & 1:
                out.extend(buildings(table, CLAIM, colour))
        out.append(DECLINE)
        return out

    def refusal(self, table: Table, action: Action) -> Rule | None:
        if action is DECLINE:
            return None
        if table.sites[action.n] != FREE:
            return rules.NOT_FREE
        return rules.SAME_KIND if (self.kinds >> action.n % KIND_COUNT) & 1 else None

    def loses(self, table: Table, action: Action) -> str:
        return "claim" if action is DECLINE else ""

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        if action is not DECLINE:
            places = self.places & ~(1 << action.n // KIND_COUNT)
            table.ask(OfferClaim(self.seat, places, self.kinds | 1 << action.n % KIND_COUNT))
            claim(table, self.seat, action.n)

    def figures(self, table: Table, action: Action | None) -> Figures:
        if action is None or action is DECLINE:
            return {}
        return claim_figures(table, action.n)


@mypyc_attr(free_list_len=1)
class Prizes(Step[Table]):
    """Points and the lock of the other bidding spaces."""

    def __init__(self, winner: i64) -> None:
        super().__init__()
        self.winner: Final = winner

    def run(self, table: Table) -> None:
        space: i64 = 0
        for colour in table.row:
            reward = table.parts.rewards[space]
            if reward == POINT_REWARD:
                table.players[self.winner].points += 1
            elif reward == LOCK_REWARD:
                table.ask(OfferLock(self.winner, colour))
            space += 1


@mypyc_attr(free_list_len=1)
class OfferLock(Step[Table]):
    """The lock must be placed, unless no building or no lock is left for it."""

    def __init__(self, winner: i64, colour: i64) -> None:
        super().__init__()
        self.winner: Final = winner
        self.colour: Final = colour

    def run(self, table: Table) -> None:
        if table.locks and table.has_free(self.colour):
            table.ask(PlaceLock(self.winner, self.colour))


@mypyc_attr(free_list_len=1)
class PlaceLock(Question[Table]):
    """A lock closes a free building on the die's peninsula for good."""

    def __init__(self, seat: i64, colour: i64) -> None:
        self.seat = seat
        self.colour: Final = colour

    def candidates(self, table: Table) -> list[Action]:
        return buildings(table, LOCK, self.colour)

    def refusal(self, table: Table, action: Action) -> Rule | None:
        return None if table.sites[action.n] == FREE else rules.NOT_FREE

    def options(self, table: Table) -> list[Action]:
        return free_buildings(table, LOCK, self.colour)

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        table.locks -= 1
        table.sites[action.n] = LOCKED

    def figures(self, table: Table, action: Action | None) -> Figures:
        return {"colour": COLOURS[self.colour]}
