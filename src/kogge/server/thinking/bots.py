"""Bots at the tables: whoever notices that it is a bot's turn claims it, and a worker process thinks."""
from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge import Action
from kogge.engine.texts import texts
from kogge.server.messages import Advice, Evaluation, Hint, Outlook
from kogge.server.metrics import BOT_FAILURES, THINK_SECONDS
from kogge.server.problems import Trouble
from kogge.server.storage.database import ALIVE, game_table, now, process, seat
from kogge.server.tables.chronicle import Chronicle
from kogge.server.tables.telling import Reader
from kogge.server.thinking.minds import Position, Task, Thought, think
from kogge.server.thinking.workers import WorkerFailed, Workers

if TYPE_CHECKING:
    from kogge.server.hub import Hub
    from kogge.server.tables.room import Room

PATIENCE: Final = 15.0
"""Seconds a bot may take; the levels promise 3 at most."""
ATTEMPTS: Final = 2
ADVISER: Final = "captain"


class Thinking:
    """The bots of one server process."""

    def __init__(self, hub: Hub, workers: int) -> None:
        self.hub: Final = hub
        self.workers: Final[Workers[Task, Thought]] = Workers(think, workers)
        self.tables: Final[set[str]] = set()
        """Where a bot of this process is thinking."""

    async def warm_up(self) -> None:
        """Have a worker ready before the first bot is asked, but not in the way of the server's own start."""
        await asyncio.sleep(1)
        await self.workers.warm_up()

    def consider(self, room: Room) -> None:
        """If it is a bot's turn, let it think."""
        if self.workers.all and room.id not in self.tables and self.level(room) is not None:
            self.tables.add(room.id)
            self.hub.spawn(self._play(room))

    def level(self, room: Room) -> str | None:
        """The level of the bot whose turn it is, if it is a bot's."""
        turn = room.chronicle.turn
        if room.standing.row.status != "playing" or turn is None or turn < 0:
            return None
        return room.standing.seats[turn].level

    async def _play(self, room: Room) -> None:
        try:
            while (level := self.level(room)) is not None:
                number = room.chronicle.number
                if not await self.hub.database.write(claim, room.id, self.hub.process):
                    return  # another process thinks
                await room.answer_for_bot(number, await self.choose(room, level))
        finally:
            self.tables.discard(room.id)

    async def choose(self, room: Room, level: str) -> Action:
        """A bot's answer. If the workers fail, a random one: a table never hangs."""
        table = room.chronicle.table
        legal = table.legal()
        if len(legal) == 1:
            return legal[0]
        with THINK_SECONDS.labels(level).time():
            for _ in range(ATTEMPTS):
                thought = await self._run(room, Task("choose", position(room.chronicle), table.seat, level, secrets.randbits(62)))
                if thought is not None:
                    return table.game.action(thought.answer)
        return secrets.choice(legal)

    async def hint(self, room: Room, reader: Reader, id: str) -> Hint | None:
        """The best answers for the seat that is asked; None if the bots fail."""
        chronicle, table = room.chronicle, room.chronicle.table
        thought = await self._run(room, Task("hint", position(chronicle), table.seat, ADVISER, secrets.randbits(62)))
        if thought is None:
            return None
        speech = texts(table.game, reader.lang)
        advice = []
        for text, score, share in thought.hints:
            action = table.game.action(text)
            place = table.game.place(table, action)
            advice.append(Advice(text, speech.action(table, action), place, round(score, 2), round(share, 4)))
        return Hint(id, chronicle.number_for(reader.seats), advice)

    async def evaluate(self, room: Room, reader: Reader, id: str) -> Evaluation | None:
        """What each seat may expect, as far as this reader can know; None if the bots fail."""
        chronicle = room.chronicle
        task = Task("evaluate", position(chronicle), reader.eyes(chronicle), ADVISER, secrets.randbits(62))
        thought = await self._run(room, task)
        if thought is None:
            return None
        seats = [Outlook(n, round(score, 2), round(win, 4)) for n, (score, win) in enumerate(thought.outlooks)]
        return Evaluation(id, chronicle.number_for(reader.seats), seats)

    async def _run(self, room: Room, task: Task) -> Thought | None:
        if not self.workers.all:
            return None
        try:
            return await self.workers.run(task, PATIENCE)
        except WorkerFailed as error:
            BOT_FAILURES.inc()
            self.hub.logger.error("bot failed", table=room.id, what=task.what, level=task.level, error=str(error))
            return None

    async def adopt(self) -> None:
        """Think where a bot's turn was left lying, by whatever process."""
        if not self.workers.all:
            return
        for table_id in await self.hub.database.read(left_lying, self.hub.process):
            if table_id not in self.tables:
                try:
                    self.consider(await self.hub.room(table_id))
                except Trouble as trouble:  # of rules or parts that are no longer ours
                    self.hub.logger.warning("table cannot be opened", table=table_id, reason=trouble.message)


def position(chronicle: Chronicle) -> Position:
    setup = chronicle.setup
    answers = tuple(entry.action.text for entry in chronicle.journal.entries)
    return Position(setup.game.name, setup.game.rules_version, setup.players, setup.options, setup.parts.text, answers)


# --- transactions ---


def unclaimed(process_id: str) -> sa.ColumnElement[bool]:
    """No living process but this one thinks about the table."""
    alive = sa.select(process.c.id).where(process.c.seen > now() - ALIVE, process.c.id != process_id)
    return sa.or_(game_table.c.thinker.is_(None), game_table.c.thinker.not_in(alive))


def claim(connection: Connection, table_id: str, process_id: str) -> bool:
    playing = sa.and_(game_table.c.id == table_id, game_table.c.status == "playing", unclaimed(process_id))
    return connection.execute(game_table.update().where(playing).values(thinker=process_id)).rowcount == 1


def left_lying(connection: Connection, process_id: str) -> list[str]:
    query = sa.select(game_table.c.id).join(
        seat, sa.and_(seat.c.table_id == game_table.c.id, seat.c.seat == game_table.c.turn)
    ).where(game_table.c.status == "playing", seat.c.level.is_not(None), game_table.c.changed < now() - 1, unclaimed(process_id))
    return list(connection.scalars(query.limit(100)))
