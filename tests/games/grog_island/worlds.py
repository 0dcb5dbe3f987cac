"""How a table of Grog Island may differ for a seat: the others' cards, the stacks, and what others slid under the goals."""

FOLLOWS = set()


def other_worlds(table, seat, rng):
    yield table.guess(seat, rng)
