"""The processes in which what people send is read, and whose turn it is to be read."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from structlog.typing import FilteringBoundLogger

from kogge.server.metrics import READING_FAILURES
from kogge.server.problems import Trouble
from kogge.server.reading.texts import Task, Unreadable, perform
from kogge.server.turns import Turn, Turns
from kogge.server.workers import Bounds, WorkerFailed, Workers

T = TypeVar("T")

BOUNDS: Final = Bounds(nice=5, memory=256 * 1024 * 1024, cpu=2)
PATIENCE: Final = 60.0
"""Seconds for one text; on a very busy machine the processor's two, and a new process before them, may take that long."""
MOST: Final = 3
"""Texts that one person may have waiting."""


class Readers:
    """Apart from the bots' workers, so that neither waits for the other."""

    def __init__(self, logger: FilteringBoundLogger, count: int = 1) -> None:
        self.logger: Final = logger
        self.workers: Final[Workers[Task, Any]] = Workers(perform, count, BOUNDS, "kogge-reader")
        self.turns: Final = Turns(count)

    async def read(self, person: str, code: str, work: Callable[..., T | Unreadable], *arguments: Any) -> T:
        """What `work`, a function of a module, makes of a text. Raises Trouble, with `code` where reading it takes too much."""
        if self.turns.count(person) >= MOST:
            raise Trouble("too-many-requests", "What you sent before is still being read.")
        turn = Turn(lambda: person)
        async with self.turns.turn(turn):
            try:
                found = await self.workers.run((work, arguments), PATIENCE, turn)
            except WorkerFailed as error:
                READING_FAILURES.inc()
                self.logger.warning("unreadable", work=work.__name__, person=person, error=str(error))
                raise Trouble(
                    code, "This takes too long or too much memory to read.",
                    german="Das zu lesen dauert zu lange oder braucht zu viel Speicher.") from None
        if isinstance(found, Unreadable):
            raise Trouble(found.code, found.message, german=found.german)
        result: T = found
        return result

    def stop(self) -> None:
        self.workers.stop()
