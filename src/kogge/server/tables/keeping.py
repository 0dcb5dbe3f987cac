"""When a game is over, what its end and its replay show is kept: by and by, in a process of its own."""
from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from typing import TYPE_CHECKING, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server.due import Thing
from kogge.server.problems import Trouble
from kogge.server.storage.database import game_table, inserting, kept
from kogge.server.tables import log
from kogge.server.tables.chronicle import Chronicle, Damaged
from kogge.server.tables.kept import FORMAT, Whole
from kogge.server.tables.setup import Setup

if TYPE_CHECKING:
    from kogge.server.hub import Hub

KIND: Final = "keep"
PATIENCE: Final = 300.0
"""Seconds for one game; it takes some, on a busy machine more."""
IDLE: Final = 20.0
"""Seconds after which a process without a game to pack is ended."""


class Keeper:
    """Keeps one finished game after the other."""

    def __init__(self, hub: Hub) -> None:
        self.hub: Final = hub
        self._process: Process | None = None
        self._ending: asyncio.TimerHandle | None = None
        hub.calendar.on_awaited(KIND, self.keep, at_once=1)

    async def keep(self, thing: Thing) -> None:
        try:
            whole = await self.hub.database.read(_whole, thing.key)
        except (Trouble, Damaged) as trouble:  # its rules are not here; perhaps those of another process
            self.hub.logger.warning("finished game cannot be kept", table=thing.key, reason=str(trouble))
            return
        if whole is not None:
            data = await self._pack(whole)
            await self.hub.database.write(_store, thing.key, data)

    async def _pack(self, whole: Whole) -> bytes:
        if self._ending is not None:
            self._ending.cancel()
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "kogge.server.tables.kept", stdin=PIPE, stdout=PIPE)
        try:
            async with asyncio.timeout(PATIENCE):
                assert process.stdin is not None
                assert process.stdout is not None
                message = msgspec.msgpack.encode(whole)
                process.stdin.write(len(message).to_bytes(4) + message)
                await process.stdin.drain()
                return await process.stdout.readexactly(int.from_bytes(await process.stdout.readexactly(4)))
        except BaseException:
            await self.stop()  # its next answer would be to this question
            raise
        finally:
            self._ending = asyncio.get_running_loop().call_later(IDLE, lambda: self.hub.spawn(self.stop()))

    async def stop(self) -> None:
        if self._ending is not None:
            self._ending.cancel()
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()


def _whole(connection: Connection, table_id: str) -> Whole | None:
    """The game, if the table is there and over. Raises Trouble, Damaged."""
    row = connection.execute(sa.select(game_table).where(game_table.c.id == table_id, game_table.c.status == "over")).first()
    if row is None:
        return None
    setup = Setup.of(connection, row)
    chronicle = Chronicle.load(setup, log.read(connection, table_id))
    answers = [entry.action.text for entry in chronicle.journal.entries]
    return Whole(row.game, row.rules_version, row.players, setup.options, setup.parts.text, answers)


def _store(connection: Connection, table_id: str, data: bytes) -> None:
    values = {"format": FORMAT, "data": data}
    insert = inserting(connection, kept).values(table_id=table_id, **values)
    connection.execute(insert.on_conflict_do_update(index_elements=["table_id"], set_=values))
