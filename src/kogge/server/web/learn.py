"""Lessons over HTTP: a whole lesson at once, and what comes of an answer that it does not expect."""
from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final

import msgspec
from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

import kogge
from kogge import LUCK, Game, Journal, Rng, Table, bots, pick
from kogge.engine.texts import Texts, texts
from kogge.learn import lessons, puzzles, sheets
from kogge.learn.explain import abouts, coaching
from kogge.learn.lessons import Lesson, Remark, Step
from kogge.server.messages import (
    AboutThing,
    Lang,
    LessonInfo,
    LessonLine,
    LessonRemark,
    LessonStep,
    Lit,
    LogLine,
    PuzzleLine,
    QuestionInfo,
    Reason,
    Refused,
    SheetLine,
    SheetSection,
    Taught,
    Today,
    Tried,
    Try,
    Undo,
    Update,
)
from kogge.server.problems import Trouble
from kogge.server.storage.database import now
from kogge.server.tables import telling
from kogge.server.web.games import found as found_game
from kogge.server.web.guard import GameName, Language, Web

MOST_ANSWERS: Final = 60
"""Of rivals and luck after an answer that was tried, until the pupil is asked again."""
RIVALS: Final = "mate"
DAY: Final = 86_400.0
LessonName = Annotated[str, FromPath[str]]


# --- a position ---


def names_of(lesson: Lesson) -> list[str]:
    """Nobody but the page knows what the pupil is called: names are put in there."""
    return [f"{{{seat}}}" for seat in range(lesson.record.players)]


def scene(lesson: Lesson, journal: Journal, since: int) -> Update:
    """The table as the pupil sees it, with the answers from `since` on as a log."""
    speech, table = texts(lesson.game, lesson.lang), journal.table
    return Update(
        edition=0, number=len(journal.entries), length=len(journal.entries), seat=lesson.seat,
        view=msgspec.Raw(msgspec.json.encode(table.view(lesson.seat))), question=question(table, lesson.seat, speech),
        log=[line(journal, index, lesson, speech) for index in range(since, len(journal.entries))], log_from=since,
        scores=telling.scores(table, [lesson.seat], speech), undo=Undo(0, ""), over=table.over)


def question(table: Table, seat: int, speech: Texts) -> QuestionInfo | None:
    if table.over or table.seat != seat:
        return telling.question(table)
    return msgspec.json.decode(telling.asked(table, speech), type=QuestionInfo)


def refused(table: Table, seat: int, speech: Texts) -> list[Refused]:
    """What is forbidden now and why; of verbs with very many answers the board tells by itself."""
    if table.over or table.seat != seat:
        return []
    return [each for each in telling.reasons(table, None, speech) if each.place and each.action.split()[0] not in table.game.rows]


def line(journal: Journal, index: int, lesson: Lesson, speech: Texts) -> LogLine:
    entry = journal.entries[index]
    knows = entry.seat if journal.table.over else lesson.seat
    return LogLine(
        index=index, seat=entry.seat, action=entry.text(knows), text=speech.entry(entry, knows, names_of(lesson)),
        place=entry.place if entry.seen_by(knows) else "", stage=speech.stage(entry.stage))


def prefix(lesson: Lesson, count: int) -> Journal:
    """The lesson's game as far as its first `count` answers."""
    journal = Journal(lesson.game, lesson.record.players, options=lesson.record.options)
    for entry in lesson.journal.entries[:count]:
        journal.play(entry.action)
    return journal


# --- a lesson ---


def remark(lesson: Lesson, said: Remark) -> LessonRemark:
    clause = lesson.game.ledger[said.clause].text(lesson.lang) if said.clause else ""
    return LessonRemark(said.answer, said.clause, clause, said.text)


def step_info(lesson: Lesson, step: Step, since: int) -> LessonStep:
    journal, speech = prefix(lesson, step.at), texts(lesson.game, lesson.lang)
    return LessonStep(
        title=step.title, at=step.at, lights=[Lit(letter, place) for letter, place in step.lights.items()], say=step.say,
        why=step.why, task=step.task, expected=list(step.expected), right=step.right,
        better=[remark(lesson, each) for each in step.better], wrong=[remark(lesson, each) for each in step.wrong],
        clauses=list(step.teaches), scene=scene(lesson, journal, since), refused=refused(journal.table, lesson.seat, speech))


@lru_cache(maxsize=64)
def whole(game: Game, name: str, lang: Lang) -> LessonInfo:
    """A lesson never changes while the server runs."""
    lesson = found(game, name, lang)
    since, last = [0, *(step.at for step in lesson.steps[:-1])], lesson.steps[-1]
    return LessonInfo(
        game=game.name, name=name, title=lesson.title, idea=lesson.idea, minutes=lesson.minutes, seat=lesson.seat,
        players=lesson.record.players, options=dict(lesson.record.options),
        steps=[step_info(lesson, step, before) for step, before in zip(lesson.steps, since, strict=True)],
        end=scene(lesson, prefix(lesson, last.at + bool(last.expected)), last.at))


def found(game: Game, name: str, lang: Lang) -> Lesson:
    lesson = next((each for each in lessons.lessons(game, lang) if each.name == name), None)
    puzzle = next((each for each in puzzles.puzzles(game) if each.id == name), None) if lesson is None else None
    if puzzle is not None:
        return puzzles.as_lesson(game, puzzle, lang)
    if lesson is None:
        raise Trouble("not-found", "There is no such lesson.")
    return lesson


@get("/learn")
async def taught(lang: Language = "en") -> list[Taught]:
    """Every game with its lessons."""
    return [Taught(name, len(puzzles.puzzles(kogge.game(name))), listed(kogge.game(name), lang)) for name in kogge.games()]


def listed(game: Game, lang: Lang) -> list[LessonLine]:
    return [LessonLine(each.name, each.title, each.idea, each.minutes, len(each.steps)) for each in lessons.lessons(game, lang)]


@get("/learn/today")
async def today() -> Today:
    """Another game every day, and of each game another puzzle."""
    day, names = int(now() // DAY), kogge.games()
    known = puzzles.puzzles(kogge.game(names[day % len(names)]))
    chosen = known[day // len(names) % len(known)]
    return Today(day, names[day % len(names)], chosen.id, chosen.grade, chosen.margin)


@get("/learn/{game:str}/about")
async def things(game: GameName, lang: Language = "en") -> dict[str, AboutThing]:
    """What everything is that can be drawn, and what the coach says of each question, by their keys; all of it at once."""
    known = found_game(game)
    said = {key: AboutThing(text, "", "", {}) for key, text in coaching(texts(known, lang)).items()}
    return said | {
        key: AboutThing(each.name, each.kind, each.does, {id: known.ledger[id].text(lang) for id in each.clauses})
        for key, each in abouts(texts(known, lang)).items()}


@get("/learn/{game:str}/puzzles", sync_to_thread=True)
def riddles(game: GameName, lang: Language = "en") -> list[PuzzleLine]:
    """The puzzles of a game; each is asked for as a lesson of its name."""
    return list(puzzle_lines(found_game(game), lang))


@lru_cache(maxsize=16)
def puzzle_lines(game: Game, lang: Lang) -> tuple[PuzzleLine, ...]:
    speech, lines = texts(game, lang), []
    for each in puzzles.puzzles(game):
        second = speech.action(puzzles.journal(game, each).table, game.action(each.second))
        reasons = [Reason(source, speech.source(source), points) for source, points in each.reasons]
        lines.append(PuzzleLine(each.id, each.grade, each.margin, list(each.line[:each.decided]), second, reasons))
    return tuple(lines)


@get("/learn/{game:str}/sheet")
async def sheet(game: GameName, lang: Language = "en") -> list[SheetSection]:
    """The game on one page."""
    known = found_game(game)
    return [
        SheetSection(section.kind, section.title, [
            SheetLine(line.text, line.clause, known.ledger[line.clause].text(lang)) for line in section.lines])
        for section in sheets.sheet(known, lang)]


@get("/learn/{game:str}/lessons/{lesson:str}")
async def lesson(game: GameName, lesson: LessonName, lang: Language = "en") -> LessonInfo:
    """A whole lesson, with every position that it shows."""
    return whole(found_game(game), lesson, lang)


@post("/learn/{game:str}/lessons/{lesson:str}/try", status_code=200)
async def attempt(request: Web, game: GameName, lesson: LessonName, data: JSONBody[Try], lang: Language = "en") -> Tried:
    """What comes of other answers: they are played, rivals and luck answer, until the pupil is asked again."""
    request.app.state.limits.check(request)
    chosen = found(found_game(game), lesson, lang)
    if data.step >= len(chosen.steps):
        raise Trouble("not-found", "The lesson has no such step.")
    start = chosen.steps[data.step].at
    journal = prefix(chosen, start)
    try:
        for text in data.line:
            journal.play(chosen.game.action(text))
    except ValueError as error:
        raise Trouble("bad-request", str(error)) from None
    if data.on:
        go_on(journal, chosen.seat)
    answers = [entry.action.text for entry in journal.entries[start:]]
    return Tried(scene(chosen, journal, start), refused(journal.table, chosen.seat, texts(chosen.game, lang)), answers)


def go_on(journal: Journal, seat: int) -> None:
    """Rivals and luck answer, the same for the same line, until this seat is asked."""
    table = journal.table
    for count in range(MOST_ANSWERS):
        if table.over or table.seat == seat:
            return
        seed = len(journal.entries) * 1000 + count
        journal.play(pick(table, Rng(seed)) if table.seat == LUCK else bots.choose(table, int(table.seat), RIVALS, seed))


learn_router = Router("", route_handlers=[taught, today, things, riddles, sheet, lesson, attempt], tags=["learn"])
