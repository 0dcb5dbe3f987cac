"""Studies over HTTP: a line comes in, a moment goes out."""
from __future__ import annotations

from typing import Any, TypeVar

from litestar import Response, Router, delete, get, post
from litestar.params import FromPath, JSONBody

from kogge.engine.record import LARGEST
from kogge.engine.texts import texts
from kogge.server.clock import iso
from kogge.server.hub import Hub
from kogge.server.messages import (
    Me,
    Outlook,
    PlayOn,
    SaveStudy,
    Studies,
    StudyAnswer,
    StudyBest,
    StudyBot,
    StudyInfo,
    StudyMoment,
    StudyPlanned,
    StudyPlanner,
    StudyReasons,
    StudyThink,
    StudyThought,
    StudyWhy,
    StudyWish,
    TableInfo,
)
from kogge.server.problems import Trouble
from kogge.server.tables import finished, records, saving, telling
from kogge.server.tables.room import Room
from kogge.server.tables.setup import Setup
from kogge.server.tables.studying import Desk
from kogge.server.web.guard import TOO_FAR_BACK, Language, Myself, TheHub, Visitor, Web, text_of
from kogge.server.web.limits import LOOK, address_of
from kogge.server.web.tables import show as show_table

T = TypeVar("T")
BEST = 3
"""Of the best answers so many are told."""
PLANNING = 300
"""What a planner costs, in answers that could be played again meanwhile."""


async def desk(request: Web, hub: Hub, visitor: Me | None, wish: StudyWish, more: int = 0) -> tuple[Desk, Room]:
    """The line, followed on what this visitor may see, as far as so much may be played again. Raises Trouble."""
    room, person = await hub.room(wish.table), visitor.id if visitor else None
    room.chronicle.journal  # noqa: B018 (a game without its rules says here that it has none)
    answers = room.chronicle.replayed(min(wish.at, room.chronicle.length)) + len(wish.line)
    if not request.app.state.limits.take(person or address_of(request), "replay", LOOK + answers + more):
        raise Trouble("too-many-requests", TOO_FAR_BACK)
    return Desk(room.chronicle, room.standing, person, wish), room


async def desk_with_bots(request: Web, hub: Hub, visitor: Me | None, wish: StudyWish) -> tuple[Desk, Room]:
    """The same where bots may be asked. Raises Trouble."""
    found, room = await desk(request, hub, visitor, wish)
    if not room.standing.row.hints and not found.over:
        raise Trouble("no-hints", "This table plays without hints.")
    return found, room


def given(thought: T | None) -> T:
    """What the bots have thought. Raises Trouble where they have not."""
    if thought is None:
        raise Trouble("unavailable", "The bots do not answer; ask again.")
    return thought


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
    found, room = await desk_with_bots(request, hub, visitor, data)
    return StudyAnswer(given(await hub.thinking.answer_in_study(room, found, data.level, visitor.id if visitor else None)))


@post("/study/why", status_code=200)
async def why(
    request: Web, hub: TheHub, visitor: Visitor, data: JSONBody[StudyWhy], lang: Language = "en",
) -> StudyReasons:
    """What the rules forbid there."""
    found, _ = await desk(request, hub, visitor, data)
    table = found.line.table
    return StudyReasons([] if table.over else telling.reasons(table, data.place, texts(table.game, lang)))


@post("/study/planner", status_code=200)
async def planner(request: Web, hub: TheHub, visitor: Visitor, data: JSONBody[StudyPlanner]) -> StudyPlanned:
    """What the game's own planner works out there."""
    found, room = await desk(request, hub, visitor, data, PLANNING)
    return StudyPlanned(found.planned(data.wish, room.standing.row.hints))


@post("/study/think", status_code=200)
async def think(
    request: Web, hub: TheHub, visitor: Visitor, data: JSONBody[StudyThink], lang: Language = "en",
) -> StudyThought:
    """Chances, expected points and the best answers there."""
    found, room = await desk_with_bots(request, hub, visitor, data)
    thought = given(await hub.thinking.think_in_study(room, found, data.times, visitor.id if visitor else None))
    table = found.line.table
    speech, best = texts(table.game, lang), []
    score = thought.outlooks[table.seat][0] - thought.ranked[0][1] if thought.ranked else 0.0
    for text, points, worth in thought.ranked[:BEST]:  # a search's own count of points is not the final score; differences are
        action = table.game.action(text)
        place, behind = table.game.place(table, action), thought.ranked[0][2] - worth
        best.append(StudyBest(text, speech.action(table, action), place, round(score + points, 1), round(behind, 1)))
    seats = [Outlook(n, round(score, 1), round(win, 4)) for n, (score, win) in enumerate(thought.outlooks)]
    return StudyThought(seats, best, round(thought.part, 4))


@post("/study/play")
async def play_on(request: Web, hub: TheHub, me: Myself, data: JSONBody[PlayOn]) -> TableInfo:
    """A new table that begins at the end of the line, against bots."""
    found, room = await desk(request, hub, me, data)
    if not found.over:
        raise Trouble("not-over", "What is being played is not played on elsewhere.")
    if data.mine >= room.standing.row.players:
        raise Trouble("no-such-seat", "There is no such seat.")
    request.app.state.limits.check_opening(request, 0)
    table_id = await hub.database.write(saving.play_on, me, room.chronicle.setup, found, data, hub.settings)
    await hub.people_changed(table_id)
    return await show_table(hub, table_id, me)


# --- saved ones ---


async def described(hub: Hub, me: Me | None, row: Any, lang: str, whole: bool = True) -> StudyInfo:
    standing = await hub.standing(row.table_id)
    mine = me is not None and row.person == me.id
    info = StudyInfo(row.id, row.table_id, standing.row.game, row.title, mine, iso(row.changed))
    if whole:
        setup = await hub.database.read(Setup.of, standing.row)
        who = me.id if me is not None else row.id
        info.tree = await hub.readers.read(
            who, "bad-record", saving.tell, row.text, setup.parts.text, lang, standing.names())
    return info


@get("/studies/mine")
async def my_studies(hub: TheHub, me: Myself, lang: Language = "en") -> Studies:
    return Studies([await described(hub, me, row, lang, whole=False) for row in await hub.database.read(saving.mine, me.id)])


@get("/studies/{study_id:str}")
async def one_study(hub: TheHub, visitor: Visitor, study_id: FromPath[str], lang: Language = "en") -> StudyInfo:
    """Whoever has the link may look."""
    return await described(hub, visitor, await hub.database.read(saving.find, study_id), lang)


@get("/studies/{study_id:str}/text", media_type="text/plain")
async def study_text(hub: TheHub, study_id: FromPath[str]) -> Response[str]:
    """As a record with variations."""
    row = await hub.database.read(saving.find, study_id)
    headers = {"Content-Disposition": f'attachment; filename="{study_id}.kogge"'}
    return Response(row.text, media_type="text/plain", headers=headers)


@post("/studies")
async def save_study(request: Web, hub: TheHub, me: Myself, data: JSONBody[SaveStudy], lang: Language = "en") -> StudyInfo:
    """Every answer is checked; nothing is stored of a study with a bad one."""
    request.app.state.limits.check_reading(me.id)
    standing = await hub.standing(data.table)
    if standing.row.status != "over":
        raise Trouble("not-over", "Studies of finished games can be saved.")
    setup = await hub.database.read(Setup.of, standing.row)
    record = await hub.database.read(finished.whole_record, standing)
    text = await hub.readers.read(me.id, "bad-line", saving.grow, record, setup.parts.text, data.tree)
    id = await hub.database.write(saving.save, data.id, me.id, data.table, data.title, text)
    return await described(hub, me, await hub.database.read(saving.find, id), lang)


@post("/studies/import", body="text", request_max_body_size=LARGEST)
async def import_study(request: Web, hub: TheHub, me: Myself, lang: Language = "en") -> StudyInfo:
    """A study as text: its game becomes a table of mine, what was tried a study of it."""
    text = await text_of(request, me)
    record = await hub.readers.read(me.id, "bad-record", saving.trunk_of, text)
    found = await records.read(hub.readers, hub.database, me, record)
    if not found.opening.over:
        raise Trouble("not-over", "Studies of finished games can be saved.")
    await hub.readers.read(me.id, "bad-record", saving.tell, text, found.parts, lang, list(found.names))  # or nothing is stored
    table_id = await hub.database.write(records.store, me, found, hub.settings)
    id = await hub.database.write(saving.save, None, me.id, table_id, "Study", text)
    return await described(hub, me, await hub.database.read(saving.find, id), lang)


@delete("/studies/{study_id:str}", status_code=204)
async def forget_study(hub: TheHub, me: Myself, study_id: FromPath[str]) -> None:
    await hub.database.write(saving.forget, study_id, me.id)


HANDLERS: list[Any] = [
    study, ask_bot, why, planner, think, play_on, my_studies, one_study, study_text, save_study, import_study, forget_study]
study_router = Router("", route_handlers=HANDLERS, tags=["studies"])
