"""Studies over HTTP: a line comes in, a moment goes out."""
from __future__ import annotations

from typing import Any

from litestar import Router, post
from litestar.params import JSONBody

from kogge.server.hub import Hub
from kogge.server.messages import Me, StudyAnswer, StudyBot, StudyMoment, StudyWish
from kogge.server.problems import Trouble
from kogge.server.tables.room import Room
from kogge.server.tables.studying import Desk
from kogge.server.web.guard import TOO_FAR_BACK, Language, TheHub, Visitor, Web
from kogge.server.web.limits import LOOK, address_of


async def desk(request: Web, hub: Hub, visitor: Me | None, wish: StudyWish) -> tuple[Desk, Room]:
    """The line, followed on what this visitor may see, as far as so much may be played again. Raises Trouble."""
    room, person = await hub.room(wish.table), visitor.id if visitor else None
    room.chronicle.journal  # noqa: B018 (a game without its rules says here that it has none)
    answers = room.chronicle.replayed(min(wish.at, room.chronicle.length)) + len(wish.line)
    if not request.app.state.limits.take(person or address_of(request), "replay", LOOK + answers):
        raise Trouble("too-many-requests", TOO_FAR_BACK)
    return Desk(room.chronicle, room.standing, person, wish), room


@post("/study", status_code=200)
async def study(
    request: Web, hub: TheHub, visitor: Visitor, data: JSONBody[StudyWish], lang: Language = "en",
) -> StudyMoment:
    """The position at the end of a line."""
    found, room = await desk(request, hub, visitor, data)
    return found.moment(room.reader(visitor.id if visitor else None, lang))


@post("/study/bot", status_code=200)
async def ask_bot(request: Web, hub: TheHub, visitor: Visitor, data: JSONBody[StudyBot]) -> StudyAnswer:
    """What a bot would answer there."""
    found, room = await desk(request, hub, visitor, data)
    if not room.standing.row.hints and not found.over:
        raise Trouble("no-hints", "This table plays without hints.")
    answer = await hub.thinking.answer_in_study(room, found, data.level, visitor.id if visitor else None)
    if answer is None:
        raise Trouble("unavailable", "The bots do not answer; ask again.")
    return StudyAnswer(answer)


HANDLERS: list[Any] = [study, ask_bot]
study_router = Router("", route_handlers=HANDLERS, tags=["studies"])
