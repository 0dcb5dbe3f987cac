"""From a game to what a reader gets of it: all that leaves the server about a game is made here, from views. Compiled."""
from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

import msgspec

from kogge import LUCK, Table
from kogge.engine.action import Action
from kogge.engine.entry import HIDDEN, Entry, actor, begins
from kogge.engine.record import Journal, seat_name
from kogge.engine.table import Figures
from kogge.engine.texts import SIGN, Texts, isolated, question_key, slug, texts
from kogge.server.messages import Candidate, LogLine, Moment, Points, QuestionInfo, Refused, Rows, Score, Undo
from kogge.server.tables.chronicle import Chronicle
from kogge.server.tables.patch import DECODE, ENCODE

Barrier = Literal["", "start", "luck", "seat", "shown"]
NONE: Final = b"[]"
NAMES: Final = re.compile(f"([{SIGN}])")
MOST_TIMES: Final = 20
"""More of the same in a row are not counted."""


class Reader:
    """Who reads: the seats that are theirs, none for a spectator; those for which they answer; and the language."""

    def __init__(self, seats: Sequence[int], lang: str, names: Sequence[str], hands: Sequence[int] | None = None) -> None:
        self.seats: Final = tuple(seats)
        self.hands: Final = self.seats if hands is None else tuple(hands)
        self.lang: Final = lang
        self.names: Final = list(names)
        self.kind: Final = (self.seats, self.hands, lang)
        """Readers of one kind are told the same."""

    def eyes(self, chronicle: Chronicle) -> int | None:
        """Through which of their seats they look; None for a spectator."""
        return chronicle.eyes(self.seats)


def moment(chronicle: Chronicle, reader: Reader, id: str, count: int, eyes: int | None) -> Moment:
    """The table after `count` answers, and what came next."""
    speech = texts(chronicle.setup.game, reader.lang)
    table = chronicle.journal.at(count)
    length = chronicle.length_for(reader.seats)
    return Moment(
        id=id, count=count, length=length, seat=eyes, view=msgspec.Raw(ENCODE(table.view(eyes))), question=question(table),
        scores=scores(table, [] if eyes is None else [eyes], speech),
        next=line(chronicle, count, chronicle.over or chronicle.journal.entries[count].seen_by(eyes), reader.names, speech)
        if count < length else None)


# --- what is asked ---


def question(table: Table) -> QuestionInfo | None:
    """What all are told of it: who is asked, and what kind of thing."""
    return None if table.over else unasked(int(table.seat), question_key(table.agenda[-1]))


def unasked(seat: int, kind: str) -> QuestionInfo:
    return QuestionInfo(seat, kind, "", {}, [], [], {}, 0)


def asked(table: Table, speech: Texts) -> bytes:
    """The question for whoever is asked, with what can be answered, where, and how much cannot."""
    game, top = table.game, table.agenda[-1]
    shown, legal, told = table.candidates(), table.legal(), top.figures(table, None)
    kind, figures_told = question_key(top), ENCODE(told)
    candidates: list[bytes] = []
    refused: dict[str, Figures] = {}
    open_places: list[str] = []
    in_rows, verb, many_of_it = game.rows, "", False
    for action in shown:
        if action.verb is not verb:  # there may be hundreds of one
            verb = action.verb
            many_of_it = verb in in_rows
        if many_of_it:
            continue
        place = game.place(table, action)
        if top.refusal(table, action) is None:
            outcome, figures = Outcome(table, action), ENCODE(top.figures(table, action))
            candidates.append(
                candidate(speech, kind, action, place, outcome.final, outcome.risk(), outcome.times(), figures))
            open_places.append(place)
        elif place and place not in refused:
            refused[place] = {name: value for name, value in top.figures(table, action).items() if told.get(name) != value}
    for place in open_places:
        refused.pop(place, None)
    many: list[Rows] = []
    for each in in_rows:
        mine = [action for action in legal if action.verb == each]
        if mine:
            many.append(rows(table, each, mine, speech))
    return b'{"seat":%d,"kind":%b,"prompt":%b,"figures":%b,"candidates":[%b],"rows":%b,"refused":%b,"refusals":%d}' % (
        int(top.seat), ENCODE(kind), prompt(speech, kind, figures_told), figures_told, b",".join(candidates),
        ENCODE(many) if many else NONE, ENCODE(refused), len(shown) - len(legal))


@lru_cache(maxsize=30_000)
def candidate(
    speech: Texts, question: str, action: Action, place: str, final: bool, risk: str, times: int, figures: bytes,
) -> bytes:
    """An answer with all that is told of it; the same ones come again and again, at all tables."""
    known = DECODE(figures)
    text, warning = speech.answer(question, action, known), speech.warning(risk, known)
    return ENCODE(Candidate(action.text, text, place, final, warning, times, known))


@lru_cache(maxsize=10_000)
def prompt(speech: Texts, kind: str, figures: bytes) -> bytes:
    return ENCODE(speech.ask(kind, DECODE(figures)))


def rows(table: Table, verb: str, mine: Sequence[Action], speech: Texts) -> Rows:
    """All legal answers of a verb that has very many; there is a way back after all of them or after none."""
    figure, top, first = table.game.rows[verb], table.agenda[-1], mine[0]
    parts = sorted({part for action in mine for part in action.word.split()})
    outcome = Outcome(table, first)
    return Rows(
        verb, table.game.place(table, first).replace(first.word, "{word}"), speech.pattern(verb, figure), outcome.final,
        speech.warning(outcome.risk(), dict(top.figures(table, first))), figure, {part: speech.word(part) for part in parts},
        {action.word: int(top.figures(table, action)[figure]) for action in mine})


def reasons(table: Table, place: str | None, speech: Texts) -> list[Refused]:
    """What is forbidden now, at one place or anywhere, and why."""
    top, found = table.agenda[-1], []
    for action in table.candidates():
        where = table.game.place(table, action)
        rule = top.refusal(table, action) if place in (None, where) else None
        if rule is not None:
            text, reason = speech.action(table, action), speech.refusal(table, action, rule)
            found.append(Refused(action.text, text, where, rule.id, reason))
    return found


# --- the rest ---


def line(chronicle: Chronicle, index: int, known: bool, names: list[str], speech: Texts) -> LogLine:
    """One answer, as whoever knows it reads it or whoever does not."""
    entry = chronicle.journal.entries[index]
    figures = ENCODE(entry.figures) if known else b"{}"
    text = sentence(speech, slug(entry.question), entry.action, figures, known, entry.seat, entry.audience)[:]
    for place in range(1, len(text), 2):
        text[place] = isolated(names[SIGN.index(text[place])])
    return LogLine(
        index=index, seat=entry.seat, action=entry.action.text if known else f"{entry.action.verb} {HIDDEN}",
        text="".join(text), place=entry.place if known else "", stage=stage(speech, ENCODE(entry.stage)),
        forced=entry.forced, begins=begins(chronicle.journal.entries, index),
        gains=speech.purse(entry.gains.get(actor(chronicle.journal.entries, index), {})),
        thought=chronicle.thoughts.get(index, 100))


@lru_cache(maxsize=30_000)
def sentence(
    speech: Texts, question: str, action: Action, figures: bytes, known: bool, seat: int, audience: int,
) -> list[str]:
    """A line of the log in parts; every second one stands for a name."""
    return NAMES.split(speech.log(question, action, DECODE(figures), known, seat, audience))


@lru_cache(maxsize=1_000)
def stage(speech: Texts, figures: bytes) -> str:
    return speech.stage(DECODE(figures))


def score(table: Table, seat: int, seen: list[tuple[str, int]], own: bool, speech: Texts, rank: int | None = None) -> Score:
    """A seat's points by source; secret ones are told to their owner, and to all when the game is over."""
    secret = () if own or table.over else table.game.secret_sources
    told = [Points(source, speech.source(source), points) for source, points in seen if source not in secret]
    return Score(seat, sum([point.points for point in told]), told, rank, unknown(table, seen, own))


def unknown(table: Table, seen: list[tuple[str, int]], own: bool) -> int | None:
    """The points that only their owner knows; None where they are somebody else's."""
    if table.over or not table.game.secret_sources:
        return 0
    return sum([points for source, points in seen if source in table.game.secret_sources]) if own else None


def scores(table: Table, seats: Sequence[int], speech: Texts) -> list[Score]:
    """Everybody's points, as the owner of these seats may know them, and places once the game is over."""
    seen = table.scores()
    ranks: list[int | None] = list(table.ranking()) if table.over else [None] * len(seen)
    return [score(table, seat, points, seat in seats, speech, ranks[seat]) for seat, points in enumerate(seen)]


def undo(journal: Journal, seats: Sequence[int]) -> Undo:
    """How far the last one to answer may go back, if that is one of these seats."""
    told = journal.length_for(seats)
    if not told or journal.table.over or journal.entries[told - 1].seat not in seats:
        return Undo(0, "")
    seat = journal.entries[told - 1].seat
    steps = journal.undoable(seat)
    return Undo(steps, barrier(journal.entries[told - steps - 1] if told > steps else None, seat, journal.table.seat))


def barrier(before: Entry | None, seat: int, asked: int) -> Barrier:
    """What ends the way back for a seat: the answer before its last ones."""
    if before is None:
        return "start"
    if before.seat == LUCK:
        return "luck"
    return "seat" if before.seat != seat or asked != seat else "shown"


def record(chronicle: Chronicle, seats: Sequence[int], names: Sequence[str], alone: bool = False) -> str:
    """The game as text: all of it when it is over or whoever has these seats plays alone, else as the seats may know it."""
    whole = chronicle.journal.record()
    whole.names = list(names)
    if not chronicle.over and not alone:
        told = chronicle.journal.entries[:chronicle.length_for(seats)]
        whole.answers = [f"{seat_name(entry.seat)}: {known(entry, seats)}" for entry in told]
        if any(not any(entry.seen_by(seat) for seat in (None, *seats)) for entry in told):
            whole.eyes = tuple(seats)
    return whole.write()


def known(entry: Entry, seats: Sequence[int]) -> str:
    """An answer as somebody with these seats may know it."""
    return next((entry.text(seat) for seat in seats if entry.seen_by(seat)), entry.text(None))


class Outcome:
    """What a legal answer leads to, tried on a copy: is there a way back, what is lost or shown, how often can it be given."""

    def __init__(self, table: Table, action: Action) -> None:
        self.before: Final = table
        self.action: Final = action
        self.reveals: Final = table.agenda[-1].reveals(table, action)
        self.after: Final = table.copy()
        self.after.apply(action)
        self.final: Final = self.reveals or self.after.seat != table.seat
        """There is no way back: something is shown, luck or another seat is next, or nobody."""
        self.drawn: Final = question_key(self.after.agenda[-1]) if self.after.seat == LUCK else ""
        """What luck is asked next."""

    def risk(self) -> str:
        """The text that tells what is lost or shown for good: `lost-KEY`, `shown-QUESTION` for what luck shows next,
        `shown-by-QUESTION` for what the answer itself shows; "" where nothing is, or where it can be taken back."""
        question = self.before.agenda[-1]
        lost = question.loses(self.before, self.action) if self.final else ""
        if lost:
            return f"lost-{lost}"
        if self.reveals:
            return f"shown-by-{question_key(question)}"
        return f"shown-{self.drawn}" if self.drawn else ""

    def times(self) -> int:
        """How often in a row: as long as the same is asked again, with nothing but forced answers in between. Asked once: the
        copy is played on."""
        if self.final:
            return 1
        table, question, count = self.after, self.before.agenda[-1], 1
        while count < MOST_TIMES:
            while table.seat == question.seat and (forced := table.forced()) is not None:
                table.apply(forced)
            same = table.seat == question.seat and type(table.agenda[-1]) is type(question)
            if not same or table.why_not(self.action) is not None:
                return count
            table.apply(self.action)
            count += 1
        return count
