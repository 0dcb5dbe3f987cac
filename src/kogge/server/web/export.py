"""Everything of mine in one file."""
from __future__ import annotations

import zipfile
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from litestar import Router, get
from litestar.response import Stream
from sqlalchemy import Connection

from kogge.server.clock import iso
from kogge.server.hub import Hub
from kogge.server.messages import Me
from kogge.server.notices import ways
from kogge.server.people import clubs, learned, profiles, rhythm, ties
from kogge.server.problems import Trouble
from kogge.server.storage.rows import (
    holiday,
    note,
    notice,
    rating,
    rating_step,
    report,
    result,
    seeking,
    session,
    standing_order,
    study,
    vote,
)
from kogge.server.tables import finished, lobby, talk
from kogge.server.tables.chronicle import Damaged
from kogge.server.web.guard import Myself, TheHub


def rows_of(table: sa.Table, mine: str = "person", secret: str = "") -> Callable[[Connection, Me], Any]:
    """My rows of a table as they are, but for what proves who I am."""
    told = [column for column in table.columns if column.name != secret]
    return lambda connection, me: [
        dict(row) for row in connection.execute(sa.select(*told).where(table.c[mine] == me.id)).mappings()]


KEPT: Final[dict[str, Callable[[Connection, Me], Any]]] = {
    "notices.json": rows_of(notice), "ways.json": ways.listed, "rhythm.json": rhythm.rhythm_of,
    "holidays.json": rows_of(holiday),
    "learned.json": learned.learned_by, "ties.json": ties.listed,
    "talk.json": talk.mine, "profile.json": lambda connection, me: profiles.of(connection, me.name, me),
    "clubs.json": clubs.mine, "results.json": rows_of(result), "ratings.json": rows_of(rating),
    "course.json": rows_of(rating_step),
    "seeking.json": rows_of(seeking), "votes.json": rows_of(vote), "orders.json": rows_of(standing_order),
    "studies.json": rows_of(study), "reports.json": rows_of(report, "reporter"),
    "notes.json": rows_of(note),
    "sessions.json": rows_of(session, secret="token_hash")}
"""What is kept of me besides tables."""


class Exported(msgspec.Struct):
    """A table in the list of an export: its file, or why it has none."""

    id: str
    game: str
    status: str
    changed: str
    file: str | None = None
    trouble: str | None = None


class Chunks:
    """What is written, until somebody takes it."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def write(self, data: bytes) -> int:
        self._parts.append(bytes(data))
        return len(data)

    def flush(self) -> None:
        """Nothing is held back."""

    def taken(self) -> bytes:
        taken = b"".join(self._parts)
        self._parts.clear()
        return taken


@get("/me/export", media_type="application/zip")
async def export(hub: TheHub, me: Myself) -> Stream:
    """Everything of mine: me.json, each table as a record, and tables.json, which lists them all."""
    headers = {"Content-Disposition": 'attachment; filename="kogge.zip"'}
    return Stream(exported(hub, me), media_type="application/zip", headers=headers)


async def exported(hub: Hub, me: Me) -> AsyncIterator[bytes]:
    """A page of tables at a time, however many there are."""
    out, listed = Chunks(), list[Exported]()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:  # type: ignore[call-overload]
        archive.writestr("me.json", msgspec.json.encode(me))
        for name, read in KEPT.items():
            archive.writestr(name, msgspec.json.format(msgspec.json.encode(await hub.database.read(read, me))))
        tables, after = await hub.database.read(lobby.mine, me)
        while tables:
            for table in tables:
                told = Exported(table.row.id, table.row.game, table.row.status, iso(table.row.changed))
                try:
                    archive.writestr(f"{told.id}.kogge", await hub.database.read(finished.record, table, me.id))
                    told.file = f"{told.id}.kogge"
                except (Trouble, Damaged) as trouble:
                    told.trouble = str(trouble)
                listed.append(told)
                yield out.taken()
            tables, after = await hub.database.read(lobby.mine, me, after) if after else ([], None)
        archive.writestr("tables.json", msgspec.json.format(msgspec.json.encode(listed)))
    yield out.taken()


export_router = Router("", route_handlers=[export], tags=["people"])
