"""Studies of a table: a line comes in, a moment goes out. Nothing of it is kept here.

While a game is played its studies stand on a guess for the eyes that look, so that no byte depends on what those cannot know;
once it is over they stand on the truth.
"""
from __future__ import annotations

from typing import Any, Final

import msgspec

from kogge import LUCK
from kogge.engine.entry import Entry
from kogge.engine.texts import Texts, slug, texts
from kogge.server.messages import QuestionInfo, StudyMoment, StudyStep, StudyWish
from kogge.server.problems import Trouble
from kogge.server.tables import telling
from kogge.server.tables.chronicle import Chronicle
from kogge.server.tables.patch import ENCODE
from kogge.server.tables.standing import Standing
from kogge.server.tables.telling import Reader
from kogge.study import BadLine, Line, Study


class Desk:
    """One study request: the study, where it looks, and the line as it was followed."""

    def __init__(self, chronicle: Chronicle, standing: Standing, person: str | None, wish: StudyWish) -> None:
        """Raises Trouble."""
        self.wish: Final = wish
        self.over: Final = chronicle.over
        eyes = wish.seat if chronicle.over else own_seat(chronicle, standing, person, wish.seat)
        if eyes is not None and eyes >= standing.row.players:
            raise Trouble("no-such-seat", "There is no such seat.")
        self.study: Final = Study(chronicle.journal, eyes, wish.seed)
        try:
            self.line: Final[Line] = self.study.follow(wish.at, wish.line)
        except BadLine as error:
            raise Trouble("bad-line", str(error), bound=error.step) from None
        self.eyes: Final = eyes if eyes is not None else self._asked()

    def _asked(self) -> int:
        """Whoever is asked, else whoever answered last, looks at what lies open."""
        table, log = self.line.table, [*self.study.journal.entries[:self.wish.at], *self.line.entries]
        return table.seat if table.seat >= 0 else next((entry.seat for entry in reversed(log) if entry.seat >= 0), 0)

    def moment(self, reader: Reader) -> StudyMoment:
        """What the page shows of it."""
        game, table = self.study.journal.game, self.line.table
        speech = texts(game, reader.lang)
        seats = range(self.study.journal.players) if self.over else [self.eyes]
        before = self.study.start(self.wish.at) if self.wish.line else table
        question = self._question(speech)
        return StudyMoment(
            at=self.wish.at, length=self.study.length, guessed=self.study.guessed, seat=self.eyes,
            view=msgspec.Raw(ENCODE(table.view(self.eyes))), question=question, odds=self._odds(question),
            steps=[self._step(number, entry, reader, speech) for number, entry in enumerate(self.line.entries)],
            before=telling.scores(before, seats, speech), scores=telling.scores(table, seats, speech), over=table.over)

    def planned(self, wish: dict[str, Any], hints: bool) -> msgspec.Raw:
        """What the game's planner finds for these eyes, on a table that they may see. Raises Trouble."""
        planner = self.study.journal.game.planner
        if planner is None:
            raise Trouble("not-found", "This game has no planner.")
        try:
            asked = msgspec.convert(wish, planner.wish)
        except msgspec.MsgspecError as error:
            raise Trouble("bad-request", str(error)) from None
        return msgspec.Raw(ENCODE(planner.find(self.line.table, self.eyes, asked, hints or self.over)))

    def _question(self, speech: Texts) -> QuestionInfo | None:
        """In a study every seat's question is mine to answer, and luck's."""
        table = self.line.table
        if table.over:
            return None
        question = msgspec.json.decode(telling.asked(table, speech), type=QuestionInfo)
        if table.seat == LUCK:  # it is never asked in words, and knows no rules
            question.prompt, question.refused, question.refusals = "", {}, 0
        return question

    def _odds(self, question: QuestionInfo | None) -> list[float]:
        table = self.line.table
        if question is None or table.seat != LUCK:
            return []
        odds = dict(zip([action.text for action in table.legal()], table.odds(), strict=True))
        return [round(odds[candidate.action] / sum(odds.values()), 5) for candidate in question.candidates]

    def _step(self, number: int, entry: Entry, reader: Reader, speech: Texts) -> StudyStep:
        whose = self.eyes if not self.over else entry.seat
        before, after = self.line.totals[number:number + 2]
        return StudyStep(
            seat=entry.seat, action=entry.action.text, text=speech.entry(entry, entry.seat, reader.names), place=entry.place,
            stage=speech.stage(entry.stage), kind=slug(entry.question), gain=after[whose] - before[whose] if whose >= 0 else 0)


def own_seat(chronicle: Chronicle, standing: Standing, person: str | None, wanted: int | None) -> int:
    """Through which seat somebody looks at a game that is not over. Raises Trouble."""
    seats = standing.seats_of(person)
    if standing.row.status == "waiting":
        raise Trouble("not-playing", "This table has not begun.")
    if not seats or (wanted is not None and wanted not in seats):
        raise Trouble("forbidden", "Only those who sit at a table can study it while it is played.")
    eyes = wanted if wanted is not None else chronicle.eyes(seats)
    assert eyes is not None
    return eyes
