"""A study as text: a record with variations in brackets and comments in braces. docs/notation.md shows it."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from kogge.engine.errors import in_german
from kogge.engine.game import Game
from kogge.engine.parts import Sheet
from kogge.engine.record import Journal, Record, RecordError, awaited, seat_name
from kogge.engine.table import Table
from kogge.study.study import LONGEST_COMMENT, LONGEST_LINE, MOST_NODES, Node, Study

OPEN: Final = "("
CLOSE: Final = ")"
DEEPEST: Final = 40
"""Brackets within brackets."""


# --- writing ---


def write(study: Study) -> str:
    """The trunk as a record; after an answer what was tried instead of it, after the last one what was tried then."""
    record = study.journal.record()
    seats = [seat_name(entry.seat) for entry in study.journal.entries]
    lines = [*_comment(study.comments.get(0, ""))]
    for count, answer in enumerate(record.answers):
        lines += [answer, *_comment(study.comments.get(count + 1, ""))]
        for node in study.branches.get(count, []):
            lines += _variation(node, study.start(count))
    beyond = study.branches.get(len(seats), [])
    if beyond:
        record.played = len(seats)
        lines += _sequence(beyond, study.start(len(seats)))
    record.answers = lines
    return record.write()


def _comment(text: str) -> list[str]:
    return [f"{{{line}}}" for line in text.splitlines() if line.strip()]


def _variation(node: Node, table: Table) -> list[str]:
    return [OPEN, *_sequence([node], table), CLOSE]


def _sequence(siblings: list[Node], table: Table) -> list[str]:
    """The first of the siblings and what follows it; the others in brackets behind it."""
    lines: list[str] = []
    while siblings:
        first, *others = siblings
        lines += [f"{seat_name(table.seat)}: {first.action.text}", *_comment(first.comment)]
        for other in others:
            lines += _variation(other, table.copy())
        table.apply(first.action)
        siblings = first.children
    return lines


# --- reading ---


@dataclass
class Answer:
    """An answer as it stands in the text, with what was tried instead."""

    line: int
    text: str
    comment: list[str] = field(default_factory=list)
    instead: list[list[Answer]] = field(default_factory=list)


def trunk(text: str) -> Record:
    """The record without what was tried; tells which game a study is of. Raises RecordError."""
    record = Record.read(text)
    answers, _ = _parse(text)
    record.answers = [answer.text for answer in answers[: record.played]]
    return record


def read(text: str, game: Game, parts: Sheet | None = None) -> Study:
    """The study in this text, every answer checked against the rules; raises RecordError with its line."""
    record = trunk(text)
    answers, before = _parse(text)
    count = len(record.answers)
    try:
        study = Study(Journal.replay(record, game, parts))
    except RecordError as error:  # its line is that of a plain record
        wrong = error.line - record.header_lines - 1
        raise RecordError(answers[wrong].line if wrong >= 0 else error.line, error.problem, error.german_problem) from None
    _say(study, 0, before)
    for number, answer in enumerate(answers[:count]):
        _say(study, number + 1, answer.comment)
        for other in answer.instead:
            study.branches.setdefault(number, []).append(_grow(other, study.start(number)))
    if answers[count:]:
        study.branches[count] = _siblings(answers[count:], study.start(count))
    if study.size() > MOST_NODES:
        raise RecordError(answers[-1].line, f"a study has at most {MOST_NODES} answers",
                          f"eine Studie hat höchstens {MOST_NODES} Antworten")
    return study


def _say(study: Study, count: int, comment: list[str]) -> None:
    if comment:
        study.comments[count] = "\n".join(comment)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """What follows the header, numbered."""
    lines = text.splitlines()
    header = next((number for number, line in enumerate(lines) if not line.strip()), len(lines))
    for number, line in enumerate(lines[header:], header + 1):
        if line.strip():
            yield number, line.strip()


def _parse(text: str) -> tuple[list[Answer], list[str]]:
    """The answers of the main line, and what is said before the first."""
    before: list[str] = []
    open_lines: list[list[Answer]] = [[]]
    for number, line in _lines(text):
        here = open_lines[-1]
        if line == OPEN:
            if not here:
                raise RecordError(
                    number, "a bracket follows the answer that it replaces", "eine Klammer folgt der Antwort, die sie ersetzt")
            if len(open_lines) > DEEPEST:
                raise RecordError(
                    number, f"at most {DEEPEST} brackets within brackets", f"höchstens {DEEPEST} Klammern ineinander")
            open_lines.append([])
        elif line == CLOSE:
            if len(open_lines) == 1:
                raise RecordError(number, "this bracket was never opened", "diese Klammer wurde nie geöffnet")
            if not here:
                raise RecordError(number, "there is nothing in these brackets", "in diesen Klammern steht nichts")
            open_lines.pop()
            open_lines[-1][-1].instead.append(here)
        elif line.startswith("{"):
            comment = here[-1].comment if here else before
            if len(open_lines) > 1 and not here:
                raise RecordError(
                    number, "a comment follows the answer that it is about", "ein Kommentar folgt der Antwort, um die es geht")
            comment.append(line[1:].removesuffix("}"))
            if sum(map(len, comment)) > LONGEST_COMMENT:
                raise RecordError(
                    number, f"a comment has at most {LONGEST_COMMENT} letters",
                    f"ein Kommentar hat höchstens {LONGEST_COMMENT} Zeichen")
        else:
            here.append(Answer(number, line))
    if len(open_lines) > 1:
        raise RecordError(number, "a bracket is not closed", "eine Klammer ist nicht geschlossen")
    return open_lines[0], before


def _siblings(answers: list[Answer], table: Table) -> list[Node]:
    """The first answer with all that follows, then what was tried instead of it."""
    others = answers[0].instead
    return [_grow(answers, table.copy()), *(_grow(other, table.copy()) for other in others)]


def _grow(answers: list[Answer], table: Table) -> Node:
    """A node for the first of these answers, the others below it, each played on this table."""
    if len(answers) > LONGEST_LINE:
        raise RecordError(
            answers[LONGEST_LINE].line, f"a line has at most {LONGEST_LINE} answers",
            f"eine Variante hat höchstens {LONGEST_LINE} Antworten")
    first = last = _played(answers[0], table)
    for answer in answers[1:]:
        others = [_grow(other, table.copy()) for other in answer.instead]
        node = _played(answer, table)
        last.children = [node, *others]
        last = node
    return first


def _played(answer: Answer, table: Table) -> Node:
    who, _, text = answer.text.partition(":")
    if who.strip() != seat_name(table.seat):
        raise RecordError(answer.line, *awaited(answer.text, table.seat))
    try:
        action = table.game.action(text.strip())
        table.play(action)
    except ValueError as error:
        raise RecordError(answer.line, f"{answer.text!r}: {error}", f"{answer.text!r}: {in_german(error)}") from None
    return Node(action, "\n".join(answer.comment))
