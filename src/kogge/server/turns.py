"""Turns at something scarce, such as worker processes: fair between people, then between their tables. Whoever is there comes
before whoever has left, and nobody holds a place for long while others wait."""
from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

ROUND: Final = 0.8
"""Seconds in which everybody who waits should have had a place once."""
LEAST: Final = 0.05
"""Nobody is pressed to be done in less."""
PRESS: Final = 0.05
"""How often those who are over their time are pressed."""
FEE: Final = 0.001
"""Seconds that every turn counts for at least; some machines count the processor's time in large steps."""
SPARE: Final = 0.1
"""The share of one place that is left to turns for which nobody waits."""
SAVED: Final = 2.0
"""Seconds of it that can be saved up."""

REMEMBERED: Final = 1000


def no_hurry() -> None:
    """Nothing runs yet, or no longer."""


class Turn:
    """Somebody's wait for a place, and then the place."""

    def __init__(
        self, owner: Callable[[], str], table: str = "", rank: int = 0, watched: Callable[[], bool] = lambda: True,
    ) -> None:
        self.owner: Final = owner
        """The person whose turn it is; people come and go, so this is asked anew whenever it matters."""
        self.table: Final = table
        self.rank: Final = rank
        """Among the turns of one person the lower ranks come first."""
        self.watched: Final = watched
        """Whether somebody waits for what comes of it."""
        self.hurry: Callable[[], None] = no_hurry
        """Presses whatever runs in this turn to come to an end."""
        self.spent = 0.0
        """Seconds of the processor that it took."""
        self.idle = False
        """Whether it was begun for nobody."""
        self.begun = 0.0
        self.number = 0
        self.ready: asyncio.Future[None] | None = None


class Turns:
    """A few places, and the turns that wait for them."""

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.places: Final = places
        self.clock: Final = clock
        self.waiting: Final[list[Turn]] = []
        self.running: Final[list[Turn]] = []
        self.used: Final[dict[str, float]] = {}
        """Seconds that each person's turns have taken, counted from the least of those who are at it."""
        self.tables: Final[dict[tuple[str, str], float]] = {}
        """The same for each of their tables."""
        self._numbers: Final = itertools.count()
        self._spare = SAVED
        self._spared = clock()
        self._alarm: asyncio.TimerHandle | None = None

    @asynccontextmanager
    async def turn(self, turn: Turn) -> AsyncIterator[None]:
        """Wait for a place, and give it back at the end."""
        await self._begin(turn)
        try:
            yield
        finally:
            self._end(turn)

    def count(self, owner: str) -> int:
        """How many turns of a person wait or run."""
        return sum(turn.owner() == owner for turn in self.waiting + self.running)

    def look(self) -> None:
        """Give free places to those who are next; somebody may have come or gone."""
        while len(self.running) < self.places:
            turn = self._next()
            if turn is None:
                break
            self.waiting.remove(turn)
            assert turn.ready is not None
            if turn.ready.cancelled():
                continue  # has given up just now
            self.running.append(turn)
            turn.begun, turn.idle = self.clock(), not turn.watched()
            turn.ready.set_result(None)
        self._press()

    # --- who is next ---

    def _next(self) -> Turn | None:
        """The one whose person has had least so far; those for whom nobody waits only if nobody else is there."""
        watched = [turn for turn in self.waiting if turn.watched()]
        if watched:
            return min(watched, key=self._order)
        if self.waiting and self._spared_time() > 0 and not any(turn.idle for turn in self.running):
            return min(self.waiting, key=self._order)
        return None

    def _order(self, turn: Turn) -> tuple[float, int, float, int]:
        owner, now = turn.owner(), self.clock()
        running = sum(now - other.begun for other in self.running if other.owner() == owner)
        return self.used.get(owner, 0.0) + running, turn.rank, self.tables.get((owner, turn.table), 0.0), turn.number

    def _spared_time(self) -> float:
        now = self.clock()
        self._spare = min(SAVED, self._spare + (now - self._spared) * SPARE)
        self._spared = now
        return self._spare

    # --- coming and going ---

    async def _begin(self, turn: Turn) -> None:
        turn.ready = asyncio.get_running_loop().create_future()
        turn.number = next(self._numbers)
        owner = turn.owner()
        others = {other.owner() for other in self.waiting + self.running}
        if owner not in others:  # nobody can save up for later by being away
            least = min((self.used.get(other, 0.0) for other in others), default=0.0)
            self.used[owner] = max(self.used.get(owner, 0.0), least)
        self.waiting.append(turn)
        self.look()
        try:
            await turn.ready
        except asyncio.CancelledError:
            if turn in self.waiting:
                self.waiting.remove(turn)
            if turn in self.running:
                self._end(turn)
            raise

    def _end(self, turn: Turn) -> None:
        self.running.remove(turn)
        owner = turn.owner()
        spent = max(FEE, turn.spent)
        self.used[owner] = self.used.get(owner, 0.0) + spent
        self.tables[owner, turn.table] = self.tables.get((owner, turn.table), 0.0) + spent
        if turn.idle:
            self._spare -= spent
        self._forget()
        self.look()

    def _forget(self) -> None:
        """What people had is of no matter once nobody waits, nor what those had who are long gone."""
        if not self.waiting and not self.running:
            self.used.clear()
            self.tables.clear()
        elif len(self.tables) > REMEMBERED:
            there = {turn.owner() for turn in self.waiting + self.running}
            for table in [table for table in self.tables if table[0] not in there]:
                del self.tables[table]
            for owner in self.used.keys() - there:
                del self.used[owner]

    # --- pressing ---

    def share(self) -> float:
        """Seconds that each may keep a place while others wait."""
        people = {turn.owner() for turn in self.waiting + self.running if turn.watched()}
        return max(LEAST, ROUND * self.places / max(1, len(people)))

    def _press(self) -> None:
        """Whoever has had a share, or thinks for nobody, is to make room for those who wait."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if not self.waiting:
            return
        later = max(PRESS, -self._spared_time() / SPARE)
        if any(turn.watched() for turn in self.waiting):
            now, share = self.clock(), self.share()
            for turn in self.running:
                if turn.idle or now - turn.begun >= share:
                    turn.hurry()
            later = min([PRESS, *(turn.begun + share - now for turn in self.running if turn.begun + share > now)])
        self._alarm = asyncio.get_running_loop().call_later(max(later, 0.01), self.look)
