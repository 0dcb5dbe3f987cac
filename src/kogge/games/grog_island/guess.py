"""What a seat cannot know, dealt anew: the cards of the others, the stacks, and what others slid under the goals."""
from __future__ import annotations

from mypy_extensions import i64

from kogge.engine.luck import Rng, draw
from kogge.games.grog_island.auction import Bid
from kogge.games.grog_island.parts import GOAL_COUNT
from kogge.games.grog_island.table import Slid, Table, total


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


def deal_goals(table: Table, seat: i64, rng: Rng) -> None:
    """After the end all hands lie open; before it a seat knows its own, and what it slid under the stack itself."""
    hidden: list[int] = []
    for goal in range(GOAL_COUNT):
        for _ in range(table.stack[goal]):
            hidden.append(goal)
    for slid in table.under:
        if slid.seat != seat:
            hidden.append(int(slid.goal))
    over = not table.agenda
    for other, player in enumerate(table.players):
        if other != seat and not over:
            hidden.extend(player.goals)
            hidden.extend(player.drawn)
    rng.shuffle(hidden)
    for other, player in enumerate(table.players):
        if other != seat and not over:
            player.goals = [hidden.pop() for _ in player.goals]
            player.drawn = [hidden.pop() for _ in player.drawn]
    table.under = [slid if slid.seat == seat else Slid(hidden.pop(), slid.seat) for slid in table.under]
    table.stack = [0] * GOAL_COUNT
    for goal in hidden:
        table.stack[goal] += 1


def deal_chests(table: Table, seat: i64, rng: Rng) -> None:
    """Chests shown in payment lie in the box, open to all."""
    for other, player in enumerate(table.players):
        if other != seat:
            pool(table.chests, player.chests)
    for other, player in enumerate(table.players):
        if other != seat:
            player.chests = dealt(table.chests, total(player.chests), rng)


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
