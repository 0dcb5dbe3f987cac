"""When a game is over, what its end and its replay show is kept: by and by, in a process of its own."""
from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server.due import Thing
from kogge.server.problems import Trouble
from kogge.server.storage.database import inserting
from kogge.server.storage.rows import game_table, kept
from kogge.server.tables import log
from kogge.server.tables.chronicle import Chronicle, Damaged
from kogge.server.tables.kept import FORMAT, Whole, packed
from kogge.server.tables.setup import Setup
from kogge.server.workers import Bounds, Workers

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
        self._workers: Final = Workers(packed, 1, Bounds(nice=10), "kogge-keeper")  # nobody waits for it
        self._ending: asyncio.TimerHandle | None = None
        hub.calendar.on_awaited(KIND, self.keep, at_once=1)

    async def keep(self, thing: Thing) -> None:
        try:
            whole = await self.hub.database.read(_whole, thing.key)
        except (Trouble, Damaged) as trouble:  # its rules are not here; perhaps those of another process
            self.hub.logger.warning("finished game cannot be kept", table=thing.key, reason=str(trouble))
            return
        if whole is not None:
            if self._ending is not None:
                self._ending.cancel()
            try:
                data = await self._workers.run(whole, PATIENCE)
            finally:
                self._ending = asyncio.get_running_loop().call_later(IDLE, self._workers.rest)
            await self.hub.database.write(_store, thing.key, data)

    def stop(self) -> None:
        if self._ending is not None:
            self._ending.cancel()
        self._workers.stop()


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
