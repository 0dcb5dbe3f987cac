"""What one server process holds together: tables in memory, news from other processes, presence, and bots that think."""
from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Collection, Coroutine, Iterable, Sequence
from typing import Any, Concatenate, Final, NamedTuple, ParamSpec

import msgspec
import psycopg
import sqlalchemy as sa
import structlog
from sqlalchemy import Connection

from kogge.server import due
from kogge.server.admin import audit
from kogge.server.clock import CLOCK
from kogge.server.due import Calendar, Thing
from kogge.server.memory import Memory
from kogge.server.messages import Bye, Command, Reply
from kogge.server.metrics import LOADS, ROOMS
from kogge.server.notices import notices
from kogge.server.notices.office import Office
from kogge.server.pace import Pace
from kogge.server.people import matching, sessions, tournaments
from kogge.server.people.passwords import Passwords
from kogge.server.people.sign_ins import SignIns
from kogge.server.problems import Trouble
from kogge.server.reading.readers import Readers
from kogge.server.settings import Settings
from kogge.server.storage import cleaning
from kogge.server.storage.database import ALIVE, CHANNEL, SESSIONS, CannotStore, Database, notify, now
from kogge.server.storage.herald import Herald, listen
from kogge.server.storage.rows import game_table, presence, process, seat
from kogge.server.tables import clocks, finished, log, orders
from kogge.server.tables.chronicle import Chronicle, Damaged, Row
from kogge.server.tables.clerk import Clerk
from kogge.server.tables.keeping import Keeper
from kogge.server.tables.listener import Listener
from kogge.server.tables.room import Room
from kogge.server.tables.standing import Standing, standing
from kogge.server.thinking.bots import Thinking
from kogge.server.thinking.reviews import Reviewer

P = ParamSpec("P")

HOUR: Final = 3600.0
HEARTBEAT: Final = 3.0
LOOK: Final = 1.0
"""How often it is asked what has come due."""
FAREWELL: Final = 2.0
ROWS: Final = msgspec.json.Decoder(list[Row])
IDLE: Final = 300.0
"""Seconds after which a table that nobody uses leaves the memory."""


class Hub:
    """Rooms by table. Any process can open any table; what they do to it meets in the database."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.clock: Final = CLOCK
        self.database: Final = Database(settings.url)
        self.process: Final = secrets.token_urlsafe(12)
        self.logger: Final = structlog.get_logger("kogge").bind(process=self.process)
        self.pace: Final = Pace()
        self.herald: Final = Herald(self.database, self.logger)
        self.clerk: Final = None if self.database.sqlite else Clerk(self.database, self.herald)
        self.rooms: Final[dict[str, Room]] = {}
        self.thinking: Final = Thinking(self, settings.thinking)
        self.readers: Final = Readers(self.logger)
        self.calendar: Final = Calendar(self)
        self.keeper: Final = Keeper(self)
        self.reviewer: Final = Reviewer(self)
        self.calendar.on_awaited(orders.KIND, self._carry_out_orders)
        cleaning.daily(self)
        clocks.ringing(self)
        self.office: Final = Office(self)
        matching.pairing(self)
        tournaments.running(self)
        self.passwords: Final = Passwords()
        self.sign_ins: Final = SignIns(self.database, self.passwords)
        self._enrolled = False
        self._audited = 0
        """How far the audit log has been followed."""
        self._presence_doubtful = False
        """Somebody came or went, and there was no room to note it."""
        self._silent: set[str] = set()
        """Processes that give no sign of life."""
        self._memory: Final = Memory()
        self._loading: Final[dict[str, asyncio.Lock]] = {}
        self._missed: Final[dict[str, bool]] = {}
        """The tables that are being read, and whether something has happened there meanwhile."""
        self._tasks: Final[set[asyncio.Task[Any]]] = set()

    # --- life ---

    async def start(self) -> None:
        with contextlib.suppress(CannotStore):  # then the heartbeat enrols us when there is room
            await self._enrol()
        self.spawn(self.pace.watch(lambda: bool(self.rooms)))
        self.spawn(self._every(HEARTBEAT, self._heartbeat))
        self.spawn(self._every(HEARTBEAT, self._sweep))
        self.spawn(self._every(HEARTBEAT, self._check_sessions))
        if self.database.sqlite:
            self.spawn(self._follow_operator())
        self.spawn(self._every(LOOK, self.calendar.look))
        if not self.database.sqlite:
            self.spawn(self._listen())
            self.spawn(self.herald.run())
            self.spawn(self._every(HEARTBEAT, self.mourn))
        self.spawn(self.thinking.warm_up())
        self.logger.info("started", database=self.database.engine.dialect.name)

    async def farewell(self) -> None:
        """The server is about to stop: every listener is told to come back, and gets a moment to hear it."""
        for listener in self.listeners():
            listener.close(Bye("The server restarts.", True, "unavailable"))
        deadline = time.monotonic() + FAREWELL
        while self.listeners() and time.monotonic() < deadline:
            await asyncio.sleep(0.02)

    def listeners(self) -> list[Listener]:
        return [listener for room in self.rooms.values() for listener in room.listeners]

    async def stop(self) -> None:
        begun = self.calendar.begun()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinking.workers.stop()
        self.readers.stop()
        await self.office.close()
        self.keeper.stop()
        with contextlib.suppress(sa.exc.SQLAlchemyError):
            await self.herald.flush()
            await self.database.write(_resign, self.process, begun)
        if self.clerk is not None:
            self.clerk.close()
        self.database.close()
        self.passwords.close()
        self.logger.info("stopped")

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let it run on its own; an error is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.logger.error("task failed", exc_info=task.exception())

    async def _every(self, seconds: float, work: Any) -> None:
        while True:
            try:
                await work()
            except Exception:  # whatever it is, the next time may go well
                self.logger.exception("housekeeping failed")
            await asyncio.sleep(seconds)

    async def _enrol(self) -> None:
        await self.database.write(_enrol, self.process, self.database.sqlite)
        self._enrolled = True

    # --- rooms ---

    async def room(self, table_id: str) -> Room:
        """The table, from memory or from the database. Raises Trouble."""
        found = self.rooms.get(table_id)
        if found is not None:
            found.used = time.monotonic()  # so that nobody is left in a room that _sweep() forgets
            return found
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            try:
                if table_id not in self.rooms:
                    await self._open(table_id)
                return self.rooms[table_id]
            finally:
                self._loading.pop(table_id, None)

    async def _open(self, table_id: str) -> None:
        self._missed[table_id] = False
        try:
            with LOADS.time():
                standing, chronicle = await self.database.read(_load, table_id)
            room = self.rooms[table_id] = Room(self, standing, chronicle)
        except Damaged as damage:
            raise self.damaged(table_id, damage) from None
        finally:
            missed = self._missed.pop(table_id, True)
        ROOMS.set(len(self.rooms))
        if missed:
            await room.refresh()
        else:
            self.thinking.consider(room)

    def _note_missed(self, tables: Iterable[str]) -> None:
        """Something has happened there, or may have; whoever is reading one of them must look again."""
        self._missed.update((table_id, True) for table_id in tables if table_id in self._missed)

    def damaged(self, table_id: str, damage: Damaged) -> Trouble:
        """A table that cannot be opened; the others can."""
        self.logger.error("table damaged", table=table_id, damage=str(damage))
        return Trouble("damaged", f"The log of table {table_id} is damaged: {damage}.")

    async def standing(self, table_id: str) -> Standing:
        return await self.database.read(standing, table_id)

    async def people_changed(self, table_id: str) -> None:
        """Seats or status were changed here; other processes hear of it from the database."""
        self._note_missed([table_id])
        if table_id in self.rooms:
            await self.rooms[table_id].refresh()
        elif (await self.standing(table_id)).row.status == "playing":
            await self.room(table_id)  # it may be a bot's turn

    async def _carry_out_orders(self, thing: Thing) -> None:
        try:
            room = await self.room(thing.key)
        except Trouble as trouble:  # of rules or parts that are no longer ours
            self.logger.warning("orders cannot be carried out", table=thing.key, reason=trouble.message)
            return
        await room.obey_orders()

    async def obey(self, room: Room, person: str | None, lang: str, command: Command) -> Reply:
        """Carried out to the end even if whoever sent it goes away."""
        return await asyncio.shield(asyncio.ensure_future(room.obey(person, lang, command)))

    async def enter(self, room: Room, listener: Listener) -> None:
        await self._note(_enter, Present(listener.id, room.id, listener.person), self.process)
        await room.refresh()

    async def leave(self, room: Room, listener: Listener) -> None:
        await self._note(_leave, room.id, listener.id)
        await room.refresh()

    async def _note(self, work: Callable[Concatenate[Connection, P], None], *args: P.args, **kwargs: P.kwargs) -> None:
        """Who is there can wait for room; nobody is kept from looking on."""
        try:
            await self.database.write(work, *args, **kwargs)
        except CannotStore:
            self._presence_doubtful = True

    # --- sessions ---

    def sessions_ended(self, ended: Collection[str], again: bool = False) -> None:
        """Their connections are closed; `again`: another session has taken their place, so come back with that."""
        for listener in self.listeners():
            if listener.session in ended:
                listener.close(Bye("This session has ended.", again, "no-session"))

    async def _check_sessions(self) -> None:
        """Whatever ended a session, and whether or not we were told: its connections close."""
        if ids := {listener.session for listener in self.listeners() if listener.session is not None}:
            self.sessions_ended(await self.database.read(sessions.lost, ids))

    # --- an operator's acts ---

    async def _follow_operator(self) -> None:
        """SQLite only, which tells nobody by itself: read anew what another program has changed."""
        self._audited = await self.database.read(audit.last)
        await self._every(HEARTBEAT, self._look_at_audit)

    async def _look_at_audit(self) -> None:
        self._audited, tables = await self.database.read(audit.since, self._audited)
        for table_id in tables:
            await self.people_changed(table_id)

    # --- housekeeping ---

    async def _heartbeat(self) -> None:
        """A sign of life, which also shows whether there is room to store anything."""
        was_storing = self.database.storing
        try:
            if not self._enrolled:
                await self._enrol()
            lost = await self.database.write(_beat, self.process)
            if lost or self._presence_doubtful:
                here = [Present(listener.id, listener.room.id, listener.person) for listener in self.listeners()]
                await self.database.write(_note_all, self.process, here)
                for room in {listener.room for listener in self.listeners()}:
                    self.spawn(room.refresh())
        except CannotStore as error:
            self.logger.error("cannot store", error=str(error))
            return
        self.database.storing, self._presence_doubtful = True, False
        if not was_storing:
            self.logger.warning("there is room again")

    async def _sweep(self) -> None:
        """Forget idle rooms, and take up what other processes left lying."""
        most = len(self.rooms)
        self._forget_idle()
        ROOMS.set(len(self.rooms))
        self._memory.sweep(most, len(self.rooms))
        await self.thinking.adopt()

    def _forget_idle(self) -> None:
        for room in list(self.rooms.values()):
            if not room.listeners and room.id not in self.thinking.tables and time.monotonic() - room.used > IDLE:
                del self.rooms[room.id]

    async def _listen(self) -> None:
        """PostgreSQL only: other processes tell (table, number), the log tells the rest."""
        address = self.database.url.replace("postgresql+psycopg", "postgresql", 1)
        while True:
            try:
                await listen(address, (CHANNEL, SESSIONS), self._look_at_all, self._told)
            except psycopg.Error:
                self.logger.exception("listening")
                await asyncio.sleep(1)

    def _look_at_all(self) -> None:
        self._note_missed(list(self._missed))
        for room in list(self.rooms.values()):
            self.spawn(room.refresh())

    def _told(self, channel: str, what: str) -> None:
        if channel == SESSIONS:
            self.sessions_ended({what})
        else:
            self._hear(*what.split(" ", 2))

    async def mourn(self) -> None:
        """PostgreSQL only: whoever fell silent may have stored answers and told nobody, so the logs are looked at, once."""
        silent = await self.database.read(_silent)
        if silent - self._silent:
            known = {room.id: room.chronicle.number for room in self.rooms.values()}
            for table_id, number in await self.database.read(log.newest, list(known)):
                if number > known[table_id]:
                    self._hear(table_id, "0")
        self._silent = silent

    def _hear(self, table_id: str, number: str, rows: str = "[]") -> None:
        room = self.rooms.get(table_id)
        if room is None:
            self._note_missed([table_id])
            return
        if 0 < int(number) <= room.chronicle.number:
            return
        known = ROWS.decode(rows)
        try:
            followed = room.follow(known)
        except Trouble:
            return  # logged; whoever comes next is told
        if not followed:
            self.spawn(room.refresh(int(number), known))


# --- transactions ---


class Present(NamedTuple):
    """A connection, the table it looks at, and whose it is."""

    connection: str
    table_id: str
    person: str | None


def _load(connection: Connection, table_id: str) -> tuple[Standing, Chronicle]:
    found = standing(connection, table_id)
    return found, finished.load(connection, found)


def _enrol(connection: Connection, id: str, alone: bool) -> None:
    if alone:  # SQLite serves one process: whatever is left of another is left of a dead one
        _went(connection, sa.true(), now())
        connection.execute(process.delete())
        connection.execute(game_table.update().where(game_table.c.thinker.is_not(None)).values(thinker=None))
    connection.execute(process.insert().values(id=id, seen=now()))
    due.ensure(connection, cleaning.KIND, "", now() + HOUR)


def _resign(connection: Connection, id: str, begun: Sequence[Thing]) -> None:
    due.give_back(connection, begun)
    _went(connection, presence.c.process == id, now())
    connection.execute(process.delete().where(process.c.id == id))
    connection.execute(game_table.update().where(game_table.c.thinker == id).values(thinker=None))


def _beat(connection: Connection, id: str) -> bool:
    """Whether somebody took us for dead meanwhile, and forgot all who are here."""
    last = now() - 10 * ALIVE
    dead = sa.and_(process.c.seen < last, process.c.id != id)
    if connection.execute(sa.select(process.c.id).where(dead)).first() is not None:
        _went(connection, presence.c.process.in_(sa.select(process.c.id).where(dead)), last)
        connection.execute(process.delete().where(dead))
    known = connection.execute(process.update().where(process.c.id == id).values(seen=now())).rowcount == 1
    if not known:
        connection.execute(process.insert().values(id=id, seen=now()))
    return not known


def _silent(connection: Connection) -> set[str]:
    return set(connection.scalars(sa.select(process.c.id).where(process.c.seen < now() - ALIVE)))


def _enter(connection: Connection, here: Present, process_id: str) -> None:
    connection.execute(presence.delete().where(presence.c.connection == here.connection))  # _note_all may have been faster
    connection.execute(presence.insert().values(process=process_id, **here._asdict()))
    if here.person is not None:
        notices.read(connection, here.person, here.table_id)
        matching.arrived(connection, here.person, here.table_id)
    notify(connection, here.table_id, 0)


def _note_all(connection: Connection, process_id: str, all: Sequence[Present]) -> None:
    connection.execute(presence.delete().where(presence.c.process == process_id))
    for here in all:
        _enter(connection, here, process_id)


def _went(connection: Connection, who: sa.ColumnElement[bool], at: float) -> None:
    """Note when people with these connections were last there."""
    tables = sa.select(presence.c.table_id).where(who)  # so that no other table's seats are looked at
    here = sa.select(presence.c.connection).where(
        who, presence.c.table_id == seat.c.table_id, presence.c.person == seat.c.person)
    connection.execute(seat.update().where(seat.c.table_id.in_(tables), here.exists()).values(seen=at))


def _leave(connection: Connection, table_id: str, listener: str) -> None:
    _went(connection, presence.c.connection == listener, now())
    connection.execute(presence.delete().where(presence.c.connection == listener))
    notify(connection, table_id, 0)
