"""Every component of Herring Run, wherever it lies: the same at any time."""
from kogge.games.herring_run.parts import CARDS


def census(table):
    return {card: table.sea[n] + table.drawn[n] for n, card in enumerate(CARDS)}
