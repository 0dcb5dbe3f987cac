"""Bots at the tables: whoever notices that it is a bot's turn waits for a worker, claims the turn, and lets it think."""
from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge import Action
from kogge.engine.table import LATER
from kogge.engine.texts import texts
from kogge.server.messages import Advice, Evaluation, Hint, Outlook, Reason
from kogge.server.metrics import BOT_FAILURES, SHORT_THOUGHTS, THINK_SECONDS
from kogge.server.problems import Trouble
from kogge.server.storage.database import ALIVE, now
from kogge.server.storage.rows import game_table, process, seat
from kogge.server.tables.chronicle import Chronicle
from kogge.server.tables.studying import Desk
from kogge.server.tables.telling import Reader
from kogge.server.thinking.minds import Idea, Position, Task, Thought, think
from kogge.server.thinking.pace import Pace
from kogge.server.turns import Turn, Turns
from kogge.server.workers import Bounds, WorkerFailed, Workers

if TYPE_CHECKING:
    from kogge.server.hub import Hub
    from kogge.server.tables.room import Room

PATIENCE: Final = 15.0
"""Seconds a bot may take; the levels promise 3 at most."""
ADVISER: Final = "captain"
BOUNDS: Final = Bounds(nice=10)
UNWATCHED: Final = 0.05
"""Seconds for a thought at a table where nobody is."""
LYING: Final = 8
"""Tables of one person where nobody is that wait for a worker; more are left lying until these have had theirs."""
RECENT: Final = 600.0
EVERYWHERE: Final = 20
"""Of so many looks for turns left lying one is at all tables; the others at those that changed in so many seconds: what waits for
people for days is not looked through every three seconds."""
ADVISED: Final = 3
"""Answers in a hint."""
REASONS: Final = 3
"""Sources of points told with each."""
TELLING: Final = 0.5
"""Points from which on a difference is told."""
ADVICE: Final = 4
"""Hints and evaluations that one person may wait for, at whatever tables."""


class Thinking:
    """The bots of one server process."""

    def __init__(self, hub: Hub, workers: int) -> None:
        self.hub: Final = hub
        self.workers: Final[Workers[Task, Thought]] = Workers(think, workers, BOUNDS, "kogge-bot")
        self.turns: Final = Turns(workers)
        self.pace: Final = Pace()
        self.tables: Final[set[str]] = set()
        """Where a bot of this process thinks, or waits for a worker."""
        self._looked = 0
        """Looks for turns left lying at tables that changed lately, since the last one everywhere."""

    async def warm_up(self) -> None:
        """Have a worker ready before the first bot is asked, but not in the way of the server's own start."""
        await asyncio.sleep(1)
        await self.workers.warm_up()

    # --- whose turn it is ---

    def consider(self, room: Room) -> None:
        """If it is a bot's turn, let it think."""
        if not self.workers.all:
            return
        if room.id in self.tables:
            self.turns.look()  # whoever came or left may have changed who is next
        elif self.mind(room) is not None and (watched(room) or self.turns.count(self.owner(room)) < LYING):
            self.tables.add(room.id)
            self.hub.spawn(self._play(room))

    def mind(self, room: Room) -> str | None:
        """The bot whose turn it is, if it is a bot's."""
        turn = room.chronicle.turn
        if room.standing.row.status != "playing" or room.standing.row.paused is not None or turn is None or turn < 0:
            return None
        return room.standing.seats[turn].mind

    def owner(self, room: Room) -> str:
        """For whom the bots of a table think: of those who are there the one who has had least, else the host."""
        standing = room.standing
        seated = [s.person for s in standing.seats if s.person is not None]
        present = [person for person in seated if person in standing.present]
        if present:
            return min(present, key=lambda person: self.turns.used.get(person, 0.0))
        return str(standing.row.host) if standing.row.host in seated or not seated else seated[0]

    def turn(self, room: Room) -> Turn:
        return Turn(lambda: self.owner(room), room.id, watched=lambda: watched(room))

    def busy(self, person: str | None) -> bool:
        """Whether somebody has asked for enough advice."""
        return sum(turn.rank == 1 and turn.owner() == (person or "") for turn in self.turns.waiting) >= ADVICE

    # --- a bot's turn ---

    async def _play(self, room: Room) -> None:
        asked, known = self.pace.clock(), -1
        try:
            while (mind := self.mind(room)) is not None:
                regret = room.standing.regret(room.chronicle.table.seat)
                if regret > 0:  # whoever has just left the seat may want it back
                    await self.pace.sleep(min(regret, 0.5))
                    continue
                number = room.chronicle.number
                if room.chronicle.number_for(()) != known:  # else the others do not know yet that it has answered
                    asked, known = self.pace.clock(), room.chronicle.number_for(())
                answer = await self.answer(room, mind, asked)
                if answer is None:
                    return
                await room.answer_for_bot(number, *answer)
        finally:
            self.tables.discard(room.id)

    async def answer(self, room: Room, mind: str, asked: float) -> tuple[Action, float] | None:
        """A bot's answer when it is time to tell it, and how much of its level's thinking went into it, as far as that is no
        secret; None if somebody else takes care of the turn."""
        chronicle, table = room.chronicle, room.chronicle.table
        question, legal = table.agenda[-1], table.legal()
        forced = len(legal) == 1
        answer = (legal[0], 1.0) if forced else await self.choose(room, mind)
        if answer is None or not question.private():
            return answer
        action, gone_on = answer[0], room.chronicle is not chronicle
        if not gone_on and question.audience(table, action) != LATER:
            await self.pace.keep(table.game.name, mind, asked, not forced)
        return action, 1.0  # to say that it thought would tell that there was something to choose

    async def choose(self, room: Room, mind: str) -> tuple[Action, float] | None:
        """What a worker thinks, and how much of what the level asks for. If the workers fail, any legal answer: a table never
        hangs."""
        start = self.pace.clock()
        async with self.turns.turn(turn := self.turn(room)):
            if mind != self.mind(room) or not await self.hub.database.write(claim, room.id, self.hub.process):
                return None  # the seat is a person's again, or another process thinks
            seconds, table = UNWATCHED if turn.idle else 0.0, room.chronicle.table
            task = Task("choose", position(room.chronicle), table.seat, mind, secrets.randbits(62), seconds)
            thought = await self._run(room, task, turn) or await self._run(room, task, turn)
        spent = self.pace.clock() - start
        room.when_told(lambda: THINK_SECONDS.labels(mind.partition(":")[0]).observe(spent))
        return (table.game.action(thought.answer), thought.part) if thought is not None else (secrets.choice(table.legal()), 0.0)

    # --- advice ---

    async def hint(self, room: Room, reader: Reader, id: str, person: str | None) -> Hint | None:
        """The best answers for the seat that is asked; None if the bots fail, or it has answered before they began."""
        chronicle, table = room.chronicle, room.chronicle.table
        task = Task("hint", position(chronicle), table.seat, ADVISER, secrets.randbits(62))
        number, told = chronicle.number, chronicle.number_for(reader.seats)
        thought = await self._advise(room, task, person, lambda: room.chronicle.number == number)
        if thought is None:
            return None
        speech = texts(table.game, reader.lang)
        advice = []
        for idea, other in compared(thought.hints):
            action = table.game.action(idea.answer)
            more = {source: points - other.sources.get(source, 0.0) for source, points in idea.sources.items()}
            telling = sorted([source for source in more if abs(more[source]) >= TELLING], key=lambda source: -abs(more[source]))
            reasons = [Reason(source, speech.source(source), round(more[source], 1)) for source in telling]
            advice.append(Advice(
                idea.answer, speech.action(table, action), table.game.place(table, action), round(idea.score, 2),
                round(idea.share, 4), round(idea.worth - other.worth, 1), reasons[:REASONS]))
        return Hint(id, told, advice, round(thought.part, 4))

    async def evaluate(self, room: Room, reader: Reader, id: str, person: str | None) -> Evaluation | None:
        """What each seat may expect, as far as this reader can know; None if the bots fail."""
        chronicle = room.chronicle
        task = Task("evaluate", position(chronicle), reader.eyes(chronicle), ADVISER, secrets.randbits(62))
        thought = await self._advise(room, task, person)
        if thought is None:
            return None
        seats = [Outlook(n, round(score, 2), round(win, 4)) for n, (score, win) in enumerate(thought.outlooks)]
        return Evaluation(id, chronicle.number_for(reader.seats), seats, round(thought.part, 4))

    async def answer_in_study(self, room: Room, desk: Desk, level: str, person: str | None) -> str | None:
        """What a bot would answer at the end of a line; None if the bots fail. The same line brings the same answer."""
        table = desk.line.table
        if table.seat < 0:
            raise Trouble("not-playing", "Nobody is asked there whom a bot could stand in for.")
        if len(table.legal()) == 1:
            return str(table.legal()[0].text)
        if self.busy(person):
            raise Trouble("busy", "The bots think about your last question.")
        thought = await self._advise(room, Task("choose", studied(desk), table.seat, level, desk.wish.seed), person)
        return thought.answer if thought is not None else None

    async def think_in_study(self, room: Room, desk: Desk, times: int, person: str | None) -> Thought | None:
        """What everybody may expect at the end of a line, and what is best there; None if the bots fail."""
        if self.busy(person):
            raise Trouble("busy", "The bots think about your last question.")
        eyes = desk.eyes if not desk.over else None
        task = Task("study", studied(desk), eyes, ADVISER, desk.wish.seed, times=times, known=desk.over)
        return await self._advise(room, task, person)

    async def _advise(
        self, room: Room, task: Task, person: str | None, wanted: Callable[[], bool] = lambda: True,
    ) -> Thought | None:
        if not self.workers.all:
            return None
        async with self.turns.turn(turn := Turn(lambda: person or "", room.id, rank=1)):
            return await self._run(room, task, turn) if wanted() else None

    async def _run(self, room: Room, task: Task, turn: Turn) -> Thought | None:
        try:
            thought = await self.workers.run(task, PATIENCE, turn)
        except WorkerFailed as error:
            BOT_FAILURES.inc()
            self.hub.logger.error("bot failed", table=room.id, what=task.what, level=task.level, error=str(error))
            return None
        if thought.part < 1:
            room.when_told(SHORT_THOUGHTS.labels(task.level.partition(":")[0]).inc)
        return thought

    async def adopt(self) -> None:
        """Think where a bot's turn was left lying, by whatever process."""
        if not self.workers.all:
            return
        found = await self.hub.database.read(left_lying, self.hub.process, now() - RECENT if self._looked else 0.0)
        self._looked = 0 if found else (self._looked + 1) % EVERYWHERE  # where something lay there may be more
        for table_id in found:
            if table_id not in self.tables:
                try:
                    self.consider(await self.hub.room(table_id))
                except Trouble as trouble:  # of rules or parts that are no longer ours
                    self.hub.logger.warning("table cannot be opened", table=table_id, reason=trouble.message)


def compared(ideas: Sequence[Idea]) -> list[tuple[Idea, Idea]]:
    """The ideas that got most of the thinking, best first, each with the one it is held against: the best with the second,
    all others with the best."""
    best = sorted(sorted(ideas, key=lambda idea: -idea.share)[:ADVISED], key=lambda idea: -idea.worth)
    return [(idea, best[0] if n else best[min(1, len(best) - 1)]) for n, idea in enumerate(best)]


def watched(room: Room) -> bool:
    """Whether anybody is there, through whatever process."""
    return bool(room.listeners or room.standing.present or room.standing.spectators)


def position(chronicle: Chronicle) -> Position:
    setup = chronicle.setup
    answers = tuple(entry.action.text for entry in chronicle.journal.entries)
    return Position(setup.game.name, setup.game.rules_version, setup.players, setup.options, setup.parts.text, answers)


def studied(desk: Desk) -> Position:
    """The position of a study, as it travels."""
    journal, study = desk.study.journal, desk.study
    answers = tuple(entry.action.text for entry in journal.entries[:desk.wish.at])
    guess = (desk.eyes, study.seed) if study.guessed else None
    line = tuple(entry.action.text for entry in desk.line.entries)
    return Position(
        journal.game.name, journal.game.rules_version, journal.players, journal.options, journal.parts.text, answers, guess, line)


# --- transactions ---


def unclaimed(process_id: str) -> sa.ColumnElement[bool]:
    """No living process but this one thinks about the table."""
    alive = sa.select(process.c.id).where(process.c.seen > now() - ALIVE, process.c.id != process_id)
    return sa.or_(game_table.c.thinker.is_(None), game_table.c.thinker.not_in(alive))


def claim(connection: Connection, table_id: str, process_id: str) -> bool:
    playing = sa.and_(game_table.c.id == table_id, game_table.c.status == "playing", unclaimed(process_id))
    return connection.execute(game_table.update().where(playing).values(thinker=process_id)).rowcount == 1


def left_lying(connection: Connection, process_id: str, since: float = 0.0) -> list[str]:
    """Some of the tables that have changed since then and where a bot's turn is nobody's, in no order: whoever has many does not
    come before the others."""
    lately = sa.and_(game_table.c.public.in_((True, False)), game_table.c.changed > since)  # as its index has them
    query = sa.select(game_table.c.id).join(
        seat, sa.and_(seat.c.table_id == game_table.c.id, seat.c.seat == game_table.c.turn)
    ).where(game_table.c.status == "playing", seat.c.level.is_not(None), game_table.c.changed < now() - 1,
            game_table.c.paused.is_(None), unclaimed(process_id), lately)
    return list(connection.scalars(query.order_by(sa.func.random()).limit(20)))
