"""A table while somebody is there: commands come in one at a time, and every listener hears of every change."""
from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from kogge import Action, Refused, UnknownAction
from kogge.engine.texts import texts
from kogge.server.messages import (
    Ack,
    Answer,
    AskEvaluation,
    AskHint,
    At,
    Command,
    Ping,
    Pong,
    Reasons,
    Refusal,
    RefusalCode,
    Reply,
    Restart,
    TableInfo,
    TakeBack,
    Why,
)
from kogge.server.metrics import ANSWER_SECONDS, ANSWERS, LISTENERS
from kogge.server.problems import NO_ROOM, Trouble
from kogge.server.storage.database import CannotStore
from kogge.server.tables import log, orders, telling
from kogge.server.tables.chronicle import THOUGHT, Chronicle, Damaged, Draft, Row
from kogge.server.tables.finished import Remains
from kogge.server.tables.listener import Listener
from kogge.server.tables.scene import Scene
from kogge.server.tables.standing import Standing
from kogge.server.tables.telling import Reader

if TYPE_CHECKING:
    from kogge.server.hub import Hub


class Room:
    """The table in this process's memory. The database holds the truth; this follows it."""

    def __init__(self, hub: Hub, standing: Standing, chronicle: Chronicle) -> None:
        self.hub: Final = hub
        self.id: Final[str] = standing.row.id
        self.standing = standing
        self.chronicle = chronicle
        self.listeners: Final[set[Listener]] = set()
        self.advised: Final[set[str | None]] = set()
        """For whom the bots are thinking about a hint or an evaluation; all who only watch count as one."""
        self.lock: Final = asyncio.Lock()
        self.used = time.monotonic()
        self.doubtful = False
        """A write failed without telling whether it happened, so the log must be read before the next command."""
        self._untold: Final[list[Callable[[], None]]] = []
        self._scene: Scene | None = None
        self._stale = True
        self._telling = False
        """Everybody is about to be told."""

    # --- telling ---

    def number_for(self, person: str | None) -> int:
        """The last row of the log that they may know of."""
        return self.chronicle.number_for(self.standing.seats_of(person))

    def reader(self, person: str | None, lang: str) -> Reader:
        standing = self.standing
        return Reader(standing.seats_of(person), lang, standing.names(), standing.hands_of(person))

    def info(self, person: str | None) -> TableInfo:
        """The table for lists and heads; where it stands now is in this memory."""
        info = self.standing.info(person)
        info.length = self.chronicle.length_for(self.standing.seats_of(person))
        if info.status == "playing":
            info.turn = self.chronicle.turn
            info.my_turn = info.turn in self.standing.hands_of(person)
        return info

    def scene(self) -> Scene:
        """The present position for all who are here, made when somebody looks."""
        if self._scene is None or self._stale or self._scene.number != self.chronicle.number:
            begun = self.standing.row.status in ("playing", "over")
            self._scene, self._stale = Scene(self.chronicle, begun, self.standing.names(), self._scene), False
            self._scene.look(list({listener.reader().eyes(self.chronicle) for listener in self.listeners}))
        return self._scene

    def rest(self) -> None:
        """Once everybody has been told, nothing is kept that only the telling needed."""
        if self._scene is not None and not any(listener.due_update for listener in self.listeners):
            self._scene.rest()

    def changed(self, game: bool = True, people: bool = False) -> None:
        """Something happened; everybody is told."""
        self._stale = True
        self.used = time.monotonic()
        number = self.chronicle.number
        told = self.chronicle.number_for(()) == number
        for listener in sorted(self.listeners, key=Listener.watches):
            if game and (told or self.chronicle.number_for(listener.reader().seats) == number):
                listener.update_is_due()
            listener.due_people |= people
            listener.hear()
        self.hub.thinking.consider(self)

    def tell_soon(self) -> None:
        """All that is due, however much more of it comes until then."""
        if not self._telling:
            self._telling = True
            asyncio.get_running_loop().call_soon(self._tell)

    def _tell(self) -> None:
        """Who plays is told first."""
        self._telling = False
        self.tell(sorted(self.listeners, key=Listener.watches))

    def tell(self, listeners: Sequence[Listener], patient: bool = True) -> None:
        for listener in listeners:
            try:
                listener.tell(patient)
            except Exception:  # the others are told all the same
                self.hub.logger.exception("telling", table=self.id)
        self.rest()

    def when_told(self, count: Callable[[], None]) -> None:
        """Figures that everybody may read count an answer only when everybody may know of it."""
        self._untold.append(count)

    def _tell_figures(self) -> None:
        if self.chronicle.number_for(()) == self.chronicle.number:
            for count in self._untold:
                count()
            self._untold.clear()

    async def enter(self, listener: Listener) -> None:
        self.listeners.add(listener)
        LISTENERS.inc()
        await self.hub.enter(self, listener)

    async def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.discard(listener)
            LISTENERS.dec()
            await self.hub.leave(self, listener)

    # --- following the database ---

    async def refresh(self, number: int = 0, rows: Sequence[Row] = ()) -> None:
        """Read what other processes have added, unless they said so themselves; 0: and who sits where."""
        async with self.lock:
            if number == 0:
                before, self.standing = self.standing, await self.hub.standing(self.id)
                same = (before.seats, before.row.status) == (self.standing.seats, self.standing.row.status)
                game = await self._catch_up() or not same  # whoever comes or goes changes nothing in the game
                self.changed(game, people=True)
            elif number > self.chronicle.number:
                self.changed(await self._catch_up(rows))

    def follow(self, rows: Sequence[Row]) -> bool:
        """Rows that another process has told of; whether nothing more need be read. Not while a command is carried out."""
        chronicle = self.chronicle
        rows = [row for row in rows if row.number > chronicle.number]
        if self.lock.locked() or self.doubtful or not rows or rows[0].number != chronicle.number + 1:
            return False
        self._absorb(rows)
        self.changed()
        return True

    async def catch_up(self) -> None:
        """Somebody knows of more: read on, whether or not there is more in memory that this one may not know of yet."""
        async with self.lock:
            if await self._catch_up():
                self.changed()

    async def _catch_up(self, rows: Sequence[Row] = ()) -> bool:
        """Whether the log has grown. `rows`: what is known of it already."""
        before = self.chronicle.number
        rows = [row for row in rows if row.number > before]
        if not rows or rows[0].number > before + 1:
            rows = await self.hub.database.read(log.read, self.id, before)
        self._absorb(rows)
        self.doubtful = False
        return self.chronicle.number != before

    def _absorb(self, rows: Sequence[Row]) -> None:
        for row in rows:
            try:
                self.chronicle.absorb(row)
            except Damaged as damage:
                raise self.hub.damaged(self.id, damage) from None

    # --- commands ---

    async def obey(self, person: str | None, lang: str, command: Command) -> Reply:
        """Carry out one command and say what became of it."""
        self.used = time.monotonic()
        try:
            match command:
                case Answer():
                    return await self._answer(person, lang, command)
                case TakeBack():
                    return await self._undo(person, command, command.steps)
                case Restart():
                    return await self._undo(person, command, None)
                case At():
                    return self._at(person, lang, command)
                case Why():
                    return self._why(person, lang, command)
                case AskHint() | AskEvaluation():
                    return await self._advice(person, lang, command)
                case Ping():
                    return Pong(command.id, self.number_for(person))
        except Trouble as trouble:
            return self._refuse(person, command.id, "unavailable", trouble.message)
        except CannotStore:
            return self._refuse(person, command.id, "cannot-store", NO_ROOM)
        except sa.exc.SQLAlchemyError:
            self.hub.logger.exception("database", table=self.id)
            return self._refuse(person, command.id, "unavailable", "The database does not answer; send the command again.")

    def _refuse(self, person: str | None, id: str, code: RefusalCode, reason: str, rule: str | None = None) -> Refusal:
        return Refusal(id, code, reason, self.number_for(person), rule)

    async def _answer(self, person: str | None, lang: str, command: Answer) -> Reply:
        async with self.lock:
            early = await self._early(person, command)
            if early is not None:
                return early
            table = self.chronicle.table
            if table.seat not in self.standing.hands_of(person):
                return self._refuse(person, command.id, "not-your-turn", "Another seat is asked.")
            begin = time.perf_counter()
            try:
                reply = await self._commit(person, command.id, table.game.action(command.action), command.times)
            except UnknownAction as error:
                return self._refuse(person, command.id, "unknown-action", str(error))
            except Refused as error:
                reason = texts(table.game, lang).refusal(table, error.action, error.rule)
                return self._refuse(person, command.id, "rule", reason, error.rule.id)
            spent = time.perf_counter() - begin
            self.when_told(lambda: ANSWER_SECONDS.observe(spent))
            self._tell_figures()
            return reply

    async def _undo(self, person: str | None, command: TakeBack | Restart, steps: int | None) -> Reply:
        async with self.lock:
            early = await self._early(person, command)
            if early is not None:
                return early
            settings = self.hub.settings
            if settings.limits and self.chronicle.number >= settings.bounds.rows:
                return self._refuse(person, command.id, "log-full", "Too much has been taken back here; it can only go on.")
            possible = telling.undo(self.chronicle.journal, self.standing.hands_of(person)).steps
            steps = steps or possible
            if not 0 < steps <= possible:
                return self._refuse(person, command.id, "nothing-to-undo", f"{possible} answers can be taken back.")
            steps = self.chronicle.journal.unforced(steps)
            seat = self.chronicle.journal.entries[-1].seat
            draft = self.chronicle.taken_back(seat, steps, f"{person}/{command.id}")
            return await self._store(person, command.id, draft, lambda connection: orders.switch_off(connection, self.id, seat))

    async def _early(self, person: str | None, command: Answer | TakeBack | Restart) -> Reply | None:
        """What can be said of a command that changes the game before the game is asked; None if nothing."""
        if (self.doubtful or command.number > self.number_for(person)) and await self._catch_up():
            self.changed()  # what is not told yet must not matter here: the time that it takes would tell
        done = self.chronicle.commands.get(f"{person}/{command.id}")
        if done is not None:
            return Ack(command.id, done)
        if not self.standing.seats_of(person):
            return self._refuse(person, command.id, "not-seated", "You only watch here.")
        if self.standing.row.status != "playing" or self.chronicle.over:
            return self._refuse(person, command.id, "not-playing", "This table is not being played.")
        if self.standing.row.paused is not None:
            return self._refuse(person, command.id, "paused", "The game is paused.")
        if command.number != self.number_for(person):
            return self._refuse(person, command.id, "stale", "The table has gone on meanwhile.")
        return None

    async def _commit(self, person: str | None, id: str, action: Action, times: int = 1, part: float = 1.0) -> Reply:
        """An answer of a person, or, without one, of a bot that thought as much as it should, or only a part of it."""
        short = f"{THOUGHT}{min(99, round(100 * part))}/{self.chronicle.number}" if part < 1 else None
        command = f"{person}/{id}" if person else short
        return await self._store(person, id, self.chronicle.answered(action, command, times, self.standing.by_themselves()))

    async def _store(
        self, person: str | None, id: str, draft: Draft, also: Callable[[sa.Connection], None] | None = None,
    ) -> Reply:
        """Into the log, or not at all: only then it has happened. `also`: what is written with it."""
        timed = self.standing.row.time is not None
        passes = draft.turn != self.chronicle.turn
        people = draft.over or (timed and passes)  # clocks are read anew, here and wherever else the game is followed
        elsewhere = self.standing.elsewhere(draft.turn)

        def work(connection: sa.Connection) -> None:
            has_orders = log.append(connection, self.id, draft, timed, passes, elsewhere)
            if also is not None:
                also(connection)
            if has_orders:
                orders.wake(connection, self.id)

        plain = also is None and not (timed or draft.over or (passes and elsewhere is not None))
        told = False
        try:
            if plain and self.hub.clerk is not None:
                told = await self.hub.clerk.store(self.id, draft)
            if not told:
                await self.hub.database.write(work)
        except (sa.exc.SQLAlchemyError, asyncio.CancelledError):
            self.doubtful = True
            self.hub.herald.tell(self.id, 0 if people else draft.number)  # it may have happened
            raise
        except log.Taken:
            await self._catch_up()
            self.standing = await self.hub.standing(self.id)
            self.changed(people=True)
            done = self.chronicle.commands.get(draft.rows[0].command or "")
            if done is not None:
                return Ack(id, done)
            return self._refuse(person, id, "stale", "Somebody was faster.")
        self.chronicle.adopt(draft)
        if not told:
            self.hub.herald.tell(self.id, 0 if people else self.chronicle.number, draft.rows)
        if people:
            self.standing = await self.hub.standing(self.id)
        self.when_told(ANSWERS.labels(self.chronicle.setup.game.name).inc)
        self._tell_figures()
        self.changed(people=people)
        return Ack(id, draft.rows[0].number)

    async def obey_orders(self) -> None:
        """If a seat is asked whose person has left an order for that, it is carried out."""
        async with self.lock:
            if await self._catch_up():
                self.changed()
            chronicle, turn = self.chronicle, self.chronicle.turn
            if self.standing.row.status != "playing" or turn is None or turn < 0:
                return
            person = self.standing.seats[turn].person
            if person is None or turn not in self.standing.hands_of(person):
                return
            left = [each for each in await self.hub.database.read(orders.read, self.id, person) if each.active]
            states = {each.id: orders.look(each, chronicle).state for each in left}
            await self.hub.database.write(orders.end, [each for each in left if states[each.id] in ("ended", "used")], states)
            found = orders.decide(left, chronicle)
            if found is not None:
                order, action = found
                command = orders.command(order, chronicle.number)
                draft = chronicle.answered(action, command, 1, self.standing.by_themselves())
                await self._store(None, "", draft, lambda connection: orders.note(connection, order, draft))

    async def answer_for_bot(self, number: int, action: Action, part: float = 1.0) -> None:
        """A bot's answer, into which this part of its thinking went, unless the table has gone on meanwhile. When the process is
        behind, people come first."""
        await self.hub.pace.calm("bot")
        async with self.lock:
            if self.doubtful and await self._catch_up():
                self.changed()
            if number == self.chronicle.number and self.standing.row.status == "playing":
                try:
                    await self._commit(None, "", action, part=part)
                except Refused:
                    self.hub.logger.exception("a bot's answer is refused", table=self.id)
                    await self._commit(None, "", secrets.choice(self.chronicle.table.legal()))

    # --- questions that change nothing ---

    def _at(self, person: str | None, lang: str, command: At) -> Reply:
        reader = self.reader(person, lang)
        eyes = reader.eyes(self.chronicle) if command.seat is None else None if command.seat == -1 else command.seat
        mine = command.seat is None or eyes is None or eyes in reader.seats
        length, players = self.chronicle.length_for(reader.seats), self.standing.row.players
        if command.count > length or not (mine or self.chronicle.over) or (eyes or 0) >= players:
            return self._refuse(person, command.id, "no-such-position", "There is no such position for these eyes.")
        if isinstance(self.chronicle, Remains):
            return self.chronicle.moment(reader, command.id, command.count, eyes)
        return telling.moment(self.chronicle, reader, command.id, command.count, eyes)

    def refusable(self) -> int:
        """How many answers there are that `why` might have to explain."""
        return 0 if self.chronicle.over else len(self.chronicle.table.candidates())

    def _why(self, person: str | None, lang: str, command: Why) -> Reply:
        if self.standing.row.status != "playing" or self.chronicle.over:
            return self._refuse(person, command.id, "not-playing", "This table is not being played.")
        table = self.chronicle.table
        if table.seat not in self.standing.hands_of(person):
            return self._refuse(person, command.id, "not-your-turn", "Another seat is asked.")
        return Reasons(command.id, self.chronicle.number, telling.reasons(table, command.place, texts(table.game, lang)))

    async def _advice(self, person: str | None, lang: str, command: AskHint | AskEvaluation) -> Reply:
        """From the bots, for one question of a person at a time."""
        if not self.standing.row.hints and not self.chronicle.over:
            return self._refuse(person, command.id, "no-hints", "This table plays without hints.")
        bots, reader = self.hub.thinking, self.reader(person, lang)
        if isinstance(command, AskHint) and self.chronicle.table.seat not in reader.hands:
            return self._refuse(person, command.id, "not-your-turn", "A hint is for the seat that is asked.")
        if person in self.advised or bots.busy(person):
            return self._refuse(person, command.id, "busy", "The bots think about your last question.")
        self.advised.add(person)
        try:
            advise = bots.hint if isinstance(command, AskHint) else bots.evaluate
            advice: Reply | None = await advise(self, reader, command.id, person)
        finally:
            self.advised.discard(person)
        return advice or self._refuse(person, command.id, "unavailable", "The bots do not answer; ask again.")
