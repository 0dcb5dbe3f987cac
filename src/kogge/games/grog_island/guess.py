"""What a seat cannot know, dealt anew: the cards of the others, the stacks, and what others slid under the goals."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.engine.counts import total
from kogge.engine.luck import Rng, draw
from kogge.engine.table import NOBODY
from kogge.games.grog_island.auction import Bid
from kogge.games.grog_island.parts import GOAL_COUNT
from kogge.games.grog_island.table import Sighting, Slid, Table
from kogge.games.grog_island.winning import Pay

NO_GOAL: Final = -1
IN_HAND: Final = 1_000_000  # a hand can hold what was slid at any time


def guess(table: Table, seat: i64, rng: Rng) -> Table:
    twin = table.copy()
    forget_turned_dice(twin, seat)
    deal_goals(twin, seat, rng)
    deal_chests(twin, seat, rng)
    deal_parrots(twin, seat, rng)
    return twin


def forget_turned_dice(table: Table, seat: i64) -> None:
    """Die cards are played in secret until the bid is made."""
    if table.agenda:
        top = table.agenda[-1]
        if isinstance(top, Bid) and top.seat != seat and top.turned is not None:
            table.agenda[-1] = Bid(top.seat)


class Place:
    """Where a goal lies that the seat cannot see: in a hand, or as the n-th slid under the stack."""

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.goal: i64 = NO_GOAL


def deal_goals(table: Table, seat: i64, rng: Rng) -> None:
    """A seat knows its own goals and what it slid under the stack itself. After the end all hands lie open."""
    hidden: list[int] = []
    for goal in range(GOAL_COUNT):
        for _ in range(table.stack[goal]):
            hidden.append(goal)
    hands: list[Place] = []
    for other, player in enumerate(table.players):
        if other != seat and table.agenda:
            hidden.extend(player.goals)
            hidden.extend(player.drawn)
            for _ in range(len(player.goals) + len(player.drawn)):
                hands.append(Place(other, IN_HAND))
    slots: list[Place] = []
    for slid in table.under:
        if slid.seat != seat:
            hidden.append(int(slid.goal))
            slots.append(Place(slid.seat, slid.number))
    hidden.sort()  # what lies where must not show in the deal
    rng.shuffle(hidden)
    table.sightings = [sighting for sighting in table.sightings if sighting.seat == seat and table.agenda]
    place_seen(table.sightings, hands + slots, hidden, rng)
    for place in hands + slots:
        if place.goal == NO_GOAL:
            place.goal = hidden.pop()
    lay_goals(table, seat, hands, slots, hidden)


def place_seen(sightings: list[Sighting], places: list[Place], hidden: list[int], rng: Rng) -> None:
    """Goals that the seat has slid and others have drawn are with one of those who can have them."""
    for sighting in sightings:
        fitting = [
            place for place in places
            if place.goal == NO_GOAL and (sighting.holders >> place.seat) & 1 and place.number >= sighting.since]
        if fitting:
            fitting[rng.below(len(fitting))].goal = sighting.goal
            hidden.remove(int(sighting.goal))


def lay_goals(table: Table, seat: i64, hands: list[Place], slots: list[Place], rest: list[int]) -> None:
    hands.reverse()
    for other, player in enumerate(table.players):
        if other != seat and table.agenda:
            player.goals = [int(hands.pop().goal) for _ in player.goals]
            player.drawn = [int(hands.pop().goal) for _ in player.drawn]
    slots.reverse()
    under: list[Slid] = []
    for slid in table.under:
        under.append(slid if slid.seat == seat else Slid(slots.pop().goal, slid.seat, slid.number))
    table.under = under
    table.stack = [0] * GOAL_COUNT
    for goal in rest:
        table.stack[goal] += 1


def deal_chests(table: Table, seat: i64, rng: Rng) -> None:
    """Chests shown in payment lie in the box, open to all. Who has shown one can pay, so that hand is dealt first."""
    counts = [total(player.chests) for player in table.players]
    for other, player in enumerate(table.players):
        if other != seat:
            pool(table.chests, player.chests)
    payer = who_can_pay(table)
    if payer != NOBODY and payer != seat:
        player = table.players[payer]
        player.chests = dealt(table.chests, counts[payer], rng)
        while player.money() < table.bid:
            exchange(table.chests, player.chests, rng)
    for other, player in enumerate(table.players):
        if other != seat and other != payer:
            player.chests = dealt(table.chests, counts[other], rng)


def who_can_pay(table: Table) -> i64:
    """Whoever has shown a chest: the rest of the money must suffice."""
    if table.agenda:
        top = table.agenda[-1]
        if isinstance(top, Pay) and top.shown:
            return top.seat
    return NOBODY


def exchange(deck: list[int], hand: list[int], rng: Rng) -> None:
    """The least chest of a hand for a better one."""
    least = 0
    while hand[least] == 0 or not any_above(deck, least):
        least += 1
    better = deck[:]
    for kind in range(least + 1):
        better[kind] = 0
    drawn = rng.weighted(better)
    hand[least] -= 1
    deck[least] += 1
    hand[drawn] += 1
    deck[drawn] -= 1


def any_above(deck: list[int], kind: i64) -> bool:
    for above in range(kind + 1, len(deck)):
        if deck[above]:
            return True
    return False


def deal_parrots(table: Table, seat: i64, rng: Rng) -> None:
    for other, player in enumerate(table.players):
        if other != seat:
            pool(table.parrots, player.parrots)
    for other, player in enumerate(table.players):
        if other != seat:
            player.parrots = dealt(table.parrots, total(player.parrots), rng)


def pool(deck: list[int], hand: list[int]) -> None:
    for kind, count in enumerate(hand):
        deck[kind] += count


def dealt(deck: list[int], count: i64, rng: Rng) -> list[int]:
    """A hand of so many cards from the deck."""
    hand = [0] * len(deck)
    for _ in range(count):
        hand[draw(deck, rng)] += 1
    return hand
