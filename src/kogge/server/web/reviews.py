"""Reviews over HTTP: asked for by one button, made once, read by everybody who may look at the table."""
from __future__ import annotations

from typing import Any

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody

from kogge.engine.texts import texts
from kogge.learn.review import Review
from kogge.server.hub import Hub
from kogge.server.messages import AskReview, MistakeWords, Reason, ReviewInfo
from kogge.server.problems import Trouble
from kogge.server.tables.room import Room
from kogge.server.thinking import reviews
from kogge.server.web.guard import Language, Myself, TableId, TheHub


async def finished_room(hub: Hub, table_id: str) -> Room:
    """Raises Trouble: a review knows everything, so it is of finished games, and it needs their rules."""
    room = await hub.room(table_id)
    if not room.chronicle.over:
        raise Trouble("not-over", "A review needs a finished game.")
    room.chronicle.journal  # noqa: B018 (a game without its rules says here that it has none)
    return room


async def show(hub: Hub, room: Room, lang: str) -> ReviewInfo:
    row = await hub.database.read(reviews.read, room.id)
    if row is None:
        return ReviewInfo("none")
    journal = room.chronicle.journal
    speech, game = texts(journal.game, lang), journal.game
    ready = row.progress == 1.0
    found = msgspec.json.decode(row.data, type=Review) if ready else reviews.begun_in(row).review(journal, row.level)
    words = []
    for mistake in found.mistakes:
        table = journal.at(mistake.number)
        played, better = game.action(mistake.played), game.action(mistake.better)
        words.append(MistakeWords(
            mistake.number, speech.action(table, played), speech.action(table, better), speech.stage(game.stage(table)),
            game.place(table, better), [Reason(source, speech.source(source), points) for source, points in mistake.reasons]))
    entries = journal.entries
    stages = [speech.stage(entries[min(look.count, len(entries) - 1)].stage) for look in found.looks]
    return ReviewInfo(
        "ready" if ready else "running", row.progress, row.level, msgspec.Raw(msgspec.json.encode(found)), words,
        stages)


@get("/tables/{table_id:str}/review")
async def review(hub: TheHub, table_id: TableId, lang: Language = "en") -> ReviewInfo:
    """The review of a finished game, or how far it is."""
    return await show(hub, await finished_room(hub, table_id), lang)


@post("/tables/{table_id:str}/review", status_code=200)
async def ask_review(hub: TheHub, me: Myself, table_id: TableId, data: JSONBody[AskReview], lang: Language = "en") -> ReviewInfo:
    """Have it made, unless it is there or under way."""
    room = await finished_room(hub, table_id)
    await hub.database.write(reviews.ask, table_id, data.level, me.id)
    return await show(hub, room, lang)


HANDLERS: list[Any] = [review, ask_review]
reviews_router = Router("", route_handlers=HANDLERS, tags=["studies"])
