"""From a game to what one reader gets of it. Everything that leaves the server about a game is made here, from views."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from kogge import LUCK, Table
from kogge.engine.action import Action
from kogge.engine.record import Entry, Journal, seat_name
from kogge.engine.texts import Texts, question_key, texts
from kogge.server.messages import Candidate, LogLine, Moment, Points, QuestionInfo, Score, Undo, Update
from kogge.server.tables.chronicle import Chronicle

Barrier = Literal["", "start", "luck", "seat", "shown"]


class Reader:
    """Who reads: the seats that are theirs, none for a spectator; those for which they answer; and the language."""

    def __init__(self, seats: Sequence[int], lang: str, names: Sequence[str], hands: Sequence[int] | None = None) -> None:
        self.seats = seats
        self.hands = seats if hands is None else hands
        self.lang = lang
        self.names = list(names)

    def eyes(self, chronicle: Chronicle) -> int | None:
        return chronicle.eyes(self.seats)


def update(chronicle: Chronicle, reader: Reader, log_from: int, begun: bool = True) -> Update:
    """The table as it stands. Before it has begun nothing is asked."""
    speech = texts(chronicle.setup.game, reader.lang)
    eyes, length = reader.eyes(chronicle), chronicle.length_for(reader.seats)
    return Update(
        number=chronicle.number_for(reader.seats), length=length, seat=eyes, view=view(chronicle.table, eyes),
        question=question(chronicle.table, reader, speech, asked=True) if begun else None,
        log=[line(chronicle, index, eyes, reader, speech) for index in range(log_from, length)], log_from=log_from,
        scores=scores(chronicle.table, [] if eyes is None else [eyes], speech), undo=undo(chronicle.journal, reader.hands),
        over=chronicle.table.over,
    )


def moment(chronicle: Chronicle, reader: Reader, id: str, count: int, eyes: int | None) -> Moment:
    """The table after `count` answers, and what came next."""
    speech = texts(chronicle.setup.game, reader.lang)
    table = chronicle.journal.at(count)
    seats = [] if eyes is None else [eyes]
    length = chronicle.length_for(reader.seats)
    return Moment(
        id=id, count=count, length=length, seat=eyes, view=view(table, eyes),
        question=question(table, reader, speech, asked=False), scores=scores(table, seats, speech),
        next=line(chronicle, count, eyes, reader, speech) if count < length else None,
    )


def view(table: Table, eyes: int | None) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(table.view(eyes)))


def question(table: Table, reader: Reader, speech: Texts, asked: bool) -> QuestionInfo | None:
    """What is asked now. Only who is asked gets more than who and what kind."""
    if table.over:
        return None
    top = table.agenda[-1]
    if not asked or top.seat not in reader.hands:
        return QuestionInfo(int(top.seat), question_key(top), "", {}, [])
    return QuestionInfo(
        int(top.seat), question_key(top), speech.prompt(table), dict(top.figures(table, None)),
        [candidate(table, action, speech) for action in table.candidates()])


def candidate(table: Table, action: Action, speech: Texts) -> Candidate:
    question = table.agenda[-1]
    rule = question.refusal(table, action)
    return Candidate(
        action=action.text, text=speech.action(table, action), place=table.game.place(table, action), legal=rule is None,
        final=rule is None and final(table, action), figures=dict(question.figures(table, action)),
        rule=rule.id if rule else None, reason=speech.refusal(table, action, rule) if rule else None)


def line(chronicle: Chronicle, index: int, eyes: int | None, reader: Reader, speech: Texts) -> LogLine:
    """One answer as these eyes may know it; after the end everything is open."""
    entry = chronicle.journal.entries[index]
    knows = entry.seat if chronicle.table.over else eyes
    return LogLine(
        index=index, seat=entry.seat, action=entry.text(knows), text=speech.entry(entry, knows, reader.names),
        place=entry.place if entry.seen_by(knows) else "", stage=speech.stage(entry.stage))


def scores(table: Table, seats: Sequence[int], speech: Texts) -> list[Score]:
    """Points by source; secret ones are told to their owner, and to all when the game is over."""
    secret = () if table.over else table.game.secret_sources
    seen = table.scores()
    ranks: Sequence[int | None] = table.ranking() if table.over else [None] * len(seen)
    out: list[Score] = []
    for seat, sources in enumerate(seen):
        told = [Points(source, speech.source(source), points) for source, points in sources
                if seat in seats or source not in secret]
        out.append(Score(seat, sum(point.points for point in told), told, ranks[seat]))
    return out


def undo(journal: Journal, seats: Sequence[int]) -> Undo:
    """How far the last one to answer may go back, if that is one of these seats."""
    told = journal.entries[:journal.length_for(seats)]
    if not told or journal.table.over or told[-1].seat not in seats:
        return Undo(0, "")
    seat = told[-1].seat
    steps = journal.undoable(seat)
    return Undo(steps, barrier(told[: len(told) - steps], seat, journal.table.seat))


def barrier(before: Sequence[Entry], seat: int, asked: int) -> Barrier:
    """What ends the way back for a seat before its last answers."""
    if not before:
        return "start"
    if before[-1].seat == LUCK:
        return "luck"
    return "seat" if before[-1].seat != seat or asked != seat else "shown"


def record(chronicle: Chronicle, seats: Sequence[int], names: Sequence[str], alone: bool = False) -> str:
    """The game as text: all of it when it is over or whoever has these seats plays alone, else as the seats may know it."""
    whole = chronicle.journal.record()
    whole.names = list(names)
    if not chronicle.table.over and not alone:
        told = chronicle.journal.entries[:chronicle.length_for(seats)]
        whole.answers = [f"{seat_name(entry.seat)}: {known(entry, seats)}" for entry in told]
        if any(not any(entry.seen_by(seat) for seat in (None, *seats)) for entry in told):
            whole.eyes = tuple(seats)
    return whole.write()


def known(entry: Entry, seats: Sequence[int]) -> str:
    """An answer as somebody with these seats may know it."""
    return next((entry.text(seat) for seat in seats if entry.seen_by(seat)), entry.text(None))


def final(table: Table, action: Action) -> bool:
    """Whether there is no way back after this legal answer: something is shown, luck or another seat is next, or nobody."""
    if table.agenda[-1].reveals(table, action):
        return True
    after = table.copy()
    after.apply(action)
    return after.seat != table.seat
