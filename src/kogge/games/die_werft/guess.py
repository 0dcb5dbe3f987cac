"""What a seat cannot know: the contracts of the others, held or dropped, and those left in the box."""
from __future__ import annotations

from mypy_extensions import i64

from kogge.engine.luck import Rng
from kogge.engine.table import NOBODY
from kogge.games.die_werft.parts import CONTRACTS, GREEN
from kogge.games.die_werft.table import Table


def guess(table: Table, seat: int, rng: Rng) -> Table:
    """A copy in which all contracts that this seat does not know are dealt anew. Decks have no order, so they stay."""
    twin = table.copy()
    if table.agenda:  # at the end the contracts lie open
        redeal(twin, seat, rng, 0, GREEN)
        redeal(twin, seat, rng, GREEN, len(CONTRACTS))
    return twin


def redeal(table: Table, seat: i64, rng: Rng, first: i64, end: i64) -> None:
    """Every pile of one colour keeps its size and gets other contracts."""
    known: i64 = 0
    if seat != NOBODY:
        known = table.players[seat].hand | table.players[seat].dropped
    unknown: list[int] = []
    for contract in range(first, end):
        if not (known >> contract) & 1:
            unknown.append(int(contract))
    rng.shuffle(unknown)
    colour = ((1 << (end - first)) - 1) << first
    for other in range(len(table.players)):
        player = table.players[other]
        if other != seat:
            player.hand = deal(unknown, player.hand, colour)
            player.dropped = deal(unknown, player.dropped, colour)
    table.contracts = deal(unknown, table.contracts, colour)


def deal(unknown: list[int], pile: i64, colour: i64) -> i64:
    """The pile with as many contracts of this colour as before, taken from the unknown ones."""
    new = pile & ~colour
    old = pile & colour
    while old:
        new |= 1 << unknown.pop()
        old &= old - 1
    return new
