"""How a table of Nauticus may differ for a seat: not at all, everything lies open."""

FOLLOWS = {"rounds", "first_edition"}  # from the number of players, from what was agreed


def other_worlds(table, seat, rng):
    return []
