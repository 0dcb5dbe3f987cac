"""The strength levels: each is a bot and a budget. The same names in all games."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from time import perf_counter, process_time
from typing import Final

from kogge.bots.greedy import iterations
from kogge.bots.judge import CHARACTERS
from kogge.bots.search import Search

NEARLY: Final = 0.9
"""From this part of its time on a bot had the processor for itself."""


class UnknownLevel(ValueError):
    """A level or a character that does not exist."""


@dataclass(frozen=True)
class Level:
    """How a seat is played: `random`, `greedy` (one answer ahead) or `search`, and how long it may think."""

    bot: str
    iterations: int = 0
    """Search: this many; 0 leaves the limit to `seconds`."""
    seconds: float = 0.0
    """Search: at most this long for a decision."""
    noise: float = 0.0
    """Greedy: up to this many points of error in each estimate."""
    character: str = "sober"
    schooled: bool = False
    """Search: go by what games have taught too, where there is such a thing (`net.py`)."""

    @property
    def unhurried(self) -> Level:
        """The same, bound by its iterations alone, so that its answers do not depend on the machine."""
        return replace(self, seconds=0.0) if self.iterations else self


class Budget:
    """What a bot may spend on one thought: all that its level asks for, or less where others wait."""

    def __init__(self, seconds: float = 0.0, hurry: Callable[[], bool] | None = None) -> None:
        self.seconds: Final = seconds
        """At most this long; 0: as the level says."""
        self.hurry: Final = hurry
        """Asked again and again; True ends the thought, and the best found so far counts."""
        self.part = 1.0
        """How much of what its level asks for went into the thought."""

    def run(self, search: Search, level: Level) -> None:
        """Think as the level says, as far as this budget allows."""
        start, worked = perf_counter(), process_time()
        seconds = level.seconds if not self.seconds or 0 < level.seconds < self.seconds else self.seconds
        search.run(level.iterations, seconds, self.hurry)
        if search.decided:
            return
        if 0 < level.seconds <= perf_counter() - start:  # its whole time, but perhaps of a busy processor
            share = (process_time() - worked) / level.seconds
            self.part = share if share < NEARLY else 1.0
        elif level.iterations:
            self.part = int(search.iterations) / level.iterations


levels: Final = {
    "random": Level("random"),
    "greedy": Level("greedy"),
    "search": Level("search", iterations=400),
    "deckhand": Level("greedy", noise=6.0),
    "mate": Level("greedy"),
    "captain": Level("search", iterations=400, seconds=1.0),
    "admiral": Level("search", iterations=8000, seconds=3.0),
    "legend": Level("search", iterations=64000, seconds=3.0, schooled=True),
}
"""Every level by name, weakest first within the plain bots and within the five that players meet."""

SCHOOLED: Final = {"nauticus": ("captain", "admiral")}
"""Where Legends are not alone in having been to school."""


def level(name: str, game: str = "") -> Level:
    """The level with this name, in this game.

    "captain:builder" is a captain with a builder's taste, "search:500" a search with 500 iterations.
    """
    first, *more = name.split(":")
    if first not in levels:
        raise UnknownLevel(f"there is no level {first!r}; there are {', '.join(levels)}")
    found = levels[first]
    schooled = found.schooled or first in SCHOOLED.get(game, ())
    found = replace(found, iterations=iterations(game).get(first, found.iterations), schooled=schooled)
    for word in more:
        if word.isdecimal() and found.bot == "search":
            found = replace(found, iterations=int(word), seconds=0.0)
        elif word in [character.name for character in CHARACTERS]:
            found = replace(found, character=word)
        else:
            raise UnknownLevel(f"{name!r}: {word!r} is no character and no number of iterations")
    return found
