"""How a table of Herring Run may differ for a seat: not at all, everything lies open.

Next, where something is hidden: a table that differs in it (Grog Island: `yield table.guess(seat, rng)`).
"""

FOLLOWS = set()  # facts of the view that an observation need not tell, as they follow from others


def other_worlds(table, seat, rng):
    return []
