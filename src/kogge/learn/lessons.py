"""Lessons: a game that was played, and steps through it that say something, light places and ask for an answer.

A lesson is one text file per language in the game's folder (docs/lessons.md shows one); the game it walks through is a record
beside it. Nothing here knows a rule: what is expected, praised or explained is checked against the engine.
"""
from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Final

from kogge.engine.game import Game, UnknownAction
from kogge.engine.record import Journal, Record, RecordError
from kogge.engine.table import LUCK, Table
from kogge.engine.texts import LANGUAGES, question_key
from kogge.learn.explain import explained

FIRST_LINE: Final = "kogge lesson 1"
FOLDER: Final = "lessons"
PIN: Final = re.compile(r"\[([A-Z])\]")
"""A letter in the words stands for the place that is lit under it."""
HEADER: Final = ("title", "idea", "minutes", "position", "seat")
FIELD: Final = re.compile(r"([a-z]+)((?: [^:\[\]]+)?)(?: \[([^\]]*)\])?: ?(.*)", re.DOTALL)
KNOWN: Final = ("at", "light", "say", "why", "task", "expect", "right", "better", "wrong", "teaches")
FEWEST: Final = 3.0
MOST: Final = 6.0
"""Minutes."""


class LessonError(ValueError):
    """A lesson that cannot be read, with its line."""

    def __init__(self, file: Path, line: int, problem: str) -> None:
        super().__init__(f"{file.name}, line {line}: {problem}")


@dataclass(frozen=True)
class Remark:
    """What is said of some answers: those whose text begins so; "" for all that nothing else is said of."""

    answer: str
    clause: str
    text: str


@dataclass
class Step:
    """One idea: what is said, what is lit, and what the pupil is to do, if anything."""

    title: str
    line: int
    at: int = 0
    """So many answers of the record are played."""
    lights: dict[str, str] = field(default_factory=dict)
    say: str = ""
    why: str = ""
    task: str = ""
    expected: tuple[str, ...] = ()
    """The answers that are right; the first is the one that the record goes on with."""
    right: str = ""
    better: list[Remark] = field(default_factory=list)
    wrong: list[Remark] = field(default_factory=list)
    teaches: tuple[str, ...] = ()
    """Clauses of the ledger."""

    @property
    def words(self) -> str:
        """All that a pupil may read in this step."""
        remarks = [remark.text for remark in [*self.better, *self.wrong]]
        return "\n".join(text for text in [self.title, self.say, self.why, self.task, self.right, *remarks] if text)

    def verdict(self, answer: str) -> tuple[str, Remark | None]:
        """`right`, `better` or `wrong`, and what is said of this answer."""
        if answer in self.expected:
            return "right", None
        for remark in self.better:
            if answer.startswith(remark.answer):
                return "better", remark
        named = [remark for remark in self.wrong if remark.answer and answer.startswith(remark.answer)]
        found = named or [remark for remark in self.wrong if not remark.answer]
        return "wrong", found[0] if found else None


@dataclass
class Lesson:
    """A lesson in one language."""

    game: Game
    file: Path
    lang: str
    title: str
    idea: str
    minutes: float
    position: str
    seat: int
    steps: list[Step]

    @property
    def name(self) -> str:
        return self.file.name.removesuffix(f".{self.lang}.txt")

    @cached_property
    def record(self) -> Record:
        return Record.read((self.file.parent / self.position).read_text(encoding="utf-8"))

    @cached_property
    def journal(self) -> Journal:
        return Journal.replay(self.record, self.game)

    def table(self, step: Step) -> Table:
        return self.journal.at(step.at)


# --- reading ---


def _fields(lines: list[tuple[int, str]], file: Path) -> Iterator[tuple[int, str, str, str, str]]:
    """Line, name, answer, clause and text of each field; a line that begins with a blank goes on with the one before."""
    joined: list[tuple[int, str]] = []
    for number, line in lines:
        if line.startswith(" ") and joined:
            joined[-1] = joined[-1][0], f"{joined[-1][1]} {line.strip()}"
        elif line.strip():
            joined.append((number, line.strip()))
    for number, line in joined:
        found = FIELD.fullmatch(line)
        if found is None or found[1] not in KNOWN:
            raise LessonError(file, number, f"{line[:60]!r} is no field of a step; there are {', '.join(KNOWN)}")
        yield number, found[1], found[2].strip(), found[3] or "", found[4].strip()


def _step(title: str, number: int, lines: list[tuple[int, str]], file: Path) -> Step:
    step = Step(title, number)
    for line, name, answer, clause, text in _fields(lines, file):
        if name == "at":
            if not text.isdecimal():
                raise LessonError(file, line, f"{text!r} is not a number of answers")
            step.at = int(text)
        elif name == "light":
            letter, _, place = text.partition(" ")
            step.lights[letter] = place.strip()
        elif name == "say":
            step.say = f"{step.say}\n{text}".strip()
        elif name == "expect":
            step.expected = tuple(each.strip() for each in text.split("|"))
        elif name == "better":
            step.better.append(Remark(answer, clause, text))
        elif name == "wrong":
            step.wrong.append(Remark(answer, clause, text))
        elif name == "teaches":
            step.teaches += tuple(text.split())
        else:
            setattr(step, name, text)
    return step


def read(game: Game, file: Path) -> Lesson:
    """The lesson in this file; raises LessonError."""
    text = file.read_text(encoding="utf-8")
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if not line.startswith("#")]
    if not lines or lines[0][1].strip() != FIRST_LINE:
        raise LessonError(file, 1, f"a lesson begins with {FIRST_LINE!r}")
    starts = [index for index, (_, line) in enumerate(lines) if line.startswith("= ")]
    header: dict[str, str] = {}
    for _, line in lines[1:starts[0] if starts else len(lines)]:
        key, _, value = line.partition(":")
        header[key.strip()] = value.strip()
    missing = [key for key in HEADER if key not in header]
    if missing:
        raise LessonError(file, 1, f"the header has no line '{missing[0]}: …'")
    steps = [_step(lines[start][1][2:].strip(), lines[start][0], lines[start + 1:end], file)
             for start, end in zip(starts, [*starts[1:], len(lines)], strict=True)]
    lang = file.name.split(".")[-2]
    return Lesson(game, file, lang, header["title"], header["idea"], float(header["minutes"]), header["position"],
                  int(header["seat"]), steps)


@cache
def lessons(game: Game, lang: str) -> tuple[Lesson, ...]:
    """All lessons of a game in one language, in their order."""
    return tuple(read(game, file) for file in sorted((game.folder / FOLDER).glob(f"*.{lang}.txt")))


# --- checking ---


def problems(game: Game) -> list[str]:
    """Whatever is wrong with the lessons of a game: empty means that every lesson can be finished, in every language."""
    found: list[str] = []
    known: dict[str, list[Lesson]] = {}
    for lang in LANGUAGES:
        try:
            known[lang] = [read(game, file) for file in sorted((game.folder / FOLDER).glob(f"*.{lang}.txt"))]
        except LessonError as error:
            return [str(error)]
    names = {lang: [lesson.name for lesson in each] for lang, each in known.items()}
    for lang, theirs in names.items():
        found += [f"{name} is not there in {lang}" for other in names.values() for name in other if name not in theirs]
    for each in known.values():
        for lesson in each:
            try:
                found += [f"{lesson.file.name}: {problem}" for problem in _lesson_problems(lesson)]
            except (RecordError, OSError) as error:
                found.append(f"{lesson.file.name}: {lesson.position}: {error}")
    if not found:
        for first, second in zip(known[LANGUAGES[0]], known[LANGUAGES[1]], strict=True):
            found += [f"{second.file.name}: {problem}" for problem in _differences(first, second)]
    return found


def _lesson_problems(lesson: Lesson) -> Iterator[str]:
    if lesson.record.game != lesson.game.name:
        yield f"{lesson.position} is a record of {lesson.record.game}"
    if not 0 <= lesson.seat < lesson.record.players:
        yield f"there is no seat {lesson.seat}"
    if not FEWEST <= lesson.minutes <= MOST:
        yield f"{lesson.minutes} minutes are not {FEWEST} to {MOST}"
    if not lesson.steps:
        yield "there are no steps"
    before = 0
    for step in lesson.steps:
        for problem in _step_problems(lesson, step):
            yield f"line {step.line}, {step.title!r}: {problem}"
        if step.at < before:
            yield f"line {step.line}, {step.title!r}: goes back to answer {step.at}"
        before = step.at


def _step_problems(lesson: Lesson, step: Step) -> Iterator[str]:
    if not 0 <= step.at <= len(lesson.journal.entries):
        yield f"the record has {len(lesson.journal.entries)} answers, not {step.at}"
        return
    if not step.say:
        yield "nothing is said"
    pins = set(PIN.findall("\n".join([step.say, step.why, step.task])))
    for letter, place in step.lights.items():
        if not explained(lesson.game, place):
            yield f"{place!r} is no place that can be drawn"
        if letter not in pins:
            yield f"[{letter}] is lit and not spoken of"
    yield from (f"[{letter}] is spoken of and not lit" for letter in sorted(pins - set(step.lights)))
    clauses = [*step.teaches, *(remark.clause for remark in [*step.better, *step.wrong] if remark.clause)]
    yield from (f"there is no clause {clause}" for clause in clauses if clause not in lesson.game.ledger.by_id)
    if step.expected:
        yield from _task_problems(lesson, step)
    elif step.task or step.right or step.better or step.wrong:
        yield "something is asked and nothing expected"


def _task_problems(lesson: Lesson, step: Step) -> Iterator[str]:
    table = lesson.table(step)
    if table.over or table.seat != lesson.seat:
        yield "the pupil is not asked here"
        return
    for answer in [*step.expected, *(remark.answer for remark in step.better)]:
        try:
            rule = table.why_not(lesson.game.action(answer))
        except UnknownAction as error:
            yield str(error)
            continue
        if rule is not None:
            yield f"{answer!r} is refused by {rule.id}"
    entries = lesson.journal.entries
    if step.at < len(entries) and entries[step.at].action.text != step.expected[0]:
        yield f"the record goes on with {entries[step.at].action.text!r}, not with {step.expected[0]!r}"
    if not (step.task and step.right):
        yield "a task needs 'task' and 'right'"
    others = [action.text for action in table.legal() if step.verdict(action.text) == ("wrong", None)]
    if others:
        yield f"nothing is said of the answer {others[0]!r}"
    for remark in step.wrong:
        if remark.answer and not any(action.text.startswith(remark.answer) for action in table.legal()):
            yield f"{remark.answer!r} is no legal answer here"
        if not remark.clause:
            yield "what is wrong names no clause"


def _differences(first: Lesson, second: Lesson) -> Iterator[str]:
    """All that is told in one language is told in the other."""
    def skeleton(step: Step) -> object:
        told = [bool(text) for text in (step.say, step.why, step.task, step.right)]
        remarks = [[(remark.answer, remark.clause) for remark in remarks] for remarks in (step.better, step.wrong)]
        return step.at, step.lights, step.expected, sorted(step.teaches), told, remarks, step.say.count("\n")

    frames = [(each.position, each.seat, each.minutes, len(each.steps)) for each in (first, second)]
    if frames[0] != frames[1]:
        yield "is another lesson than in the other language"
        return
    for one, other in zip(first.steps, second.steps, strict=True):
        if skeleton(one) != skeleton(other):
            yield f"line {other.line}, {other.title!r}: is another step than in the other language"


# --- what is taught ---


def taught(game: Game) -> dict[str, list[str]]:
    """For each clause the lessons and steps that teach it, `2-the-heart 3`; nothing for those that are left out."""
    where: dict[str, list[str]] = {clause.id: [] for clause in game.ledger.clauses}
    for lesson in lessons(game, LANGUAGES[0]):
        for number, step in enumerate(lesson.steps, 1):
            for clause in step.teaches:
                where[clause].append(f"{lesson.name} {number}")
    return where


def questions(game: Game) -> set[str]:
    """The kinds of question that a pupil is asked in the lessons."""
    tables = [lesson.table(step) for lesson in lessons(game, LANGUAGES[0]) for step in lesson.steps if step.expected]
    return {question_key(table.agenda[-1]) for table in tables if not table.over and table.seat != LUCK}
