"""Reviews of finished games: made once, piece by piece by the bots' workers between other thoughts, and kept."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.learn.review import Begun, Look, Review, assemble, turns_of
from kogge.server import due
from kogge.server.due import Thing
from kogge.server.problems import Trouble
from kogge.server.storage.database import inserting, now
from kogge.server.storage.rows import review
from kogge.server.tables.chronicle import Chronicle, Damaged
from kogge.server.thinking.minds import Position, Task, Thought
from kogge.server.turns import Turn
from kogge.server.workers import WorkerFailed

if TYPE_CHECKING:
    from kogge.server.hub import Hub

KIND: Final = "review"
SEED: Final = 1
PATIENCE: Final = 120.0
"""Seconds for one piece; on a busy machine one answer of the strongest level may take that long."""
TOLD: Final = 0.01
"""How much more must be done until that is noted."""
RANK: Final = 2
"""After the bots at the tables, after hints."""


class Reviewer:
    """Makes one review after the other."""

    def __init__(self, hub: Hub) -> None:
        self.hub: Final = hub
        hub.calendar.on_awaited(KIND, self.make, at_once=1)

    async def make(self, thing: Thing) -> None:
        level, person = thing.payload["level"], thing.payload["person"]
        try:
            room = await self.hub.room(thing.key)
            chronicle = room.chronicle
            chronicle.journal  # noqa: B018 (a game without its rules says here that it has none)
        except (Trouble, Damaged) as trouble:
            self.hub.logger.warning("game cannot be reviewed", table=thing.key, reason=str(trouble))
            await self.hub.database.write(_forget, thing.key)
            return
        found = await self._review(thing.key, chronicle, level, person)
        await self.hub.database.write(_store, thing.key, msgspec.json.encode(found))
        self.hub.logger.info("reviewed", table=thing.key, level=level)

    async def _review(self, table_id: str, chronicle: Chronicle, level: str, person: str) -> Review:
        """From where it stopped, if a process ended in the middle of it."""
        journal, setup = chronicle.journal, chronicle.setup
        begun = begun_in(await self.hub.database.read(read, table_id))
        answers = [entry.action.text for entry in journal.entries]
        turns, told = turns_of(journal), 0.0
        del begun.looks[begun.turns:]

        async def think(what: Any, count: int, **more: Any) -> Thought:
            position = Position(
                setup.game.name, setup.game.rules_version, setup.players, setup.options, setup.parts.text, tuple(answers[:count]))
            return await self._think(Task(what, position, None, level, SEED, **more), table_id, person)

        async def look(count: int) -> None:
            begun.looks.append(_found((await think("look", count)).look))
            nonlocal told
            if count / len(answers) - told >= TOLD:
                told = count / len(answers)
                await self.hub.database.write(_note, table_id, told, msgspec.json.encode(begun))

        for turn in turns[begun.turns:]:
            await look(turn.first)
            table = journal.at(turn.first)
            for number in range(turn.first, turn.end):
                if table.seat >= 0 and len(table.legal()) > 1:
                    verdict = (await think("weigh", number, answer=answers[number], look=begun.looks[-1])).verdict
                    begun.verdicts += [verdict] if verdict is not None else []
                table.apply(journal.entries[number].action)
            begun.turns += 1
        await look(len(answers))
        return assemble(journal, level, turns, begun.looks, begun.verdicts)

    async def _think(self, task: Task, table_id: str, person: str) -> Thought:
        """A worker may fail for reasons of its own; twice in a row it is the game's."""
        thinking = self.hub.thinking
        async with thinking.turns.turn(turn := Turn(lambda: person, table_id, rank=RANK)):
            try:
                return await thinking.workers.run(task, PATIENCE, turn)
            except WorkerFailed:
                return await thinking.workers.run(task, PATIENCE, turn)


def _found(look: Look | None) -> Look:
    assert look is not None
    return look


# --- transactions ---


def read(connection: Connection, table_id: str) -> Any:
    """The row, if one was asked for."""
    return connection.execute(sa.select(review).where(review.c.table_id == table_id)).first()


def ask(connection: Connection, table_id: str, level: str, person: str) -> None:
    """It is made once, whoever asks."""
    values = {"table_id": table_id, "level": level, "progress": 0.0, "data": None, "created": now()}
    done = connection.execute(inserting(connection, review).values(**values).on_conflict_do_nothing())
    if done.rowcount:
        due.put(connection, KIND, table_id, now(), {"level": level, "person": person})


def begun_in(row: Any) -> Begun:
    """What is there of a review that is not ready."""
    return msgspec.json.decode(row.data, type=Begun) if row is not None and row.data is not None else Begun()


def _note(connection: Connection, table_id: str, progress: float, data: bytes) -> None:
    """Told as far as it is; all of it is there only with the review itself."""
    connection.execute(review.update().where(review.c.table_id == table_id).values(progress=min(progress, 0.99), data=data))


def _store(connection: Connection, table_id: str, data: bytes) -> None:
    connection.execute(review.update().where(review.c.table_id == table_id).values(progress=1.0, data=data))


def _forget(connection: Connection, table_id: str) -> None:
    connection.execute(review.delete().where(review.c.table_id == table_id))
