"""Games that are over stay readable, whatever becomes of their rules and parts."""
from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, NoReturn

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from kogge import Record
from kogge.engine.record import seat_name
from kogge.server.messages import LogLine, Moment, Points, Score, Undo, Update
from kogge.server.problems import Trouble
from kogge.server.storage.rows import kept
from kogge.server.tables import log, telling
from kogge.server.tables.chronicle import Chronicle, Damaged, Row, follow
from kogge.server.tables.kept import FORMAT, Kept, named
from kogge.server.tables.setup import Setup
from kogge.server.tables.standing import Standing
from kogge.server.tables.telling import Reader


class Remains(Chronicle):
    """A finished game without its rules: what was kept of it. Whoever asks for more hears why there is none."""

    def __init__(self, kept: Kept, number: int, reason: str) -> None:
        self.kept: Final = kept
        self.moments: Final = kept.moments()
        self.lengths = list(range(number + 1))
        self.commands = {}
        self.ordered = set()
        self.thoughts = {}
        self.reason: Final = reason

    def __getattr__(self, name: str) -> NoReturn:
        if name in ("setup", "journal"):
            raise Trouble("outdated", self.reason)
        raise AttributeError(name)

    @property
    def length(self) -> int:
        return len(self.kept.lines)

    def length_for(self, seats: Sequence[int]) -> int:
        return self.length

    @property
    def over(self) -> bool:
        return True

    @property
    def turn(self) -> int | None:
        return None

    def replayed(self, count: int) -> int:
        return 0

    def eyes(self, seats: Sequence[int]) -> int | None:
        return next((line.seat for line in reversed(self.kept.lines) if line.seat in seats), seats[0]) if seats else None

    def update(self, reader: Reader, edition: int) -> Update:
        """The end, with all that led to it."""
        eyes, last = self.eyes(reader.seats), self.moments[-1]
        lines = [self._line(index, reader) for index in range(self.length)]
        return Update(
            edition=edition, number=self.number, length=self.length, seat=eyes, view=_view(last, eyes), question=None,
            log=lines, log_from=0,
            scores=self._scores(last, eyes, reader.lang), undo=Undo(0, ""), over=True)

    def moment(self, reader: Reader, id: str, count: int, eyes: int | None) -> Moment:
        """As it was after `count` answers, and what came next."""
        found = self.moments[count]
        asked = found["asked"]
        return Moment(
            id=id, count=count, length=self.length, seat=eyes, view=_view(found, eyes),
            question=telling.unasked(asked[0], asked[1]) if asked else None,
            scores=self._scores(found, eyes, reader.lang), next=self._line(count, reader) if count < self.length else None)

    def _line(self, index: int, reader: Reader) -> LogLine:
        line, lang = self.kept.lines[index], self._lang(reader.lang)
        text = named(line.texts[lang], reader.names)
        return LogLine(index=index, seat=line.seat, action=line.action, text=text, place=line.place,
                       stage=line.stages[lang], forced=line.forced, begins=line.begins,
                       gains=line.gains[lang] if line.gains else {})

    def _scores(self, moment: dict[str, Any], eyes: int | None, lang: str) -> list[Score]:
        over = moment["asked"] is None
        hidden = () if over else self.kept.secret
        out: list[Score] = []
        for seat, sources in enumerate(moment["scores"]):
            told = [Points(source, self.kept.sources[source][self._lang(lang)], points) for source, points in sources
                    if seat == eyes or source not in hidden]
            secret = sum(point.points for point in told if point.source in hidden) if seat == eyes or not hidden else None
            out.append(Score(seat, sum(point.points for point in told), told, self.kept.ranks[seat] if over else None, secret))
        return out

    def _lang(self, lang: str) -> int:
        return self.kept.languages.index(lang) if lang in self.kept.languages else 0


def _view(moment: dict[str, Any], eyes: int | None) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(moment["views"][0 if eyes is None else eyes + 1]))


def load(connection: Connection, table: Standing) -> Chronicle:
    """The game of a table, or what is kept of it where it is over and cannot be played again. Raises Trouble, Damaged."""
    row = table.row
    try:
        chronicle = Chronicle.load(Setup.of(connection, row), log.read(connection, row.id))
        if row.status == "over" and not chronicle.over:
            raise Damaged(f"rows after {chronicle.number} are missing, for the game was over")
        return chronicle
    except (Trouble, Damaged) as error:
        here = sa.and_(kept.c.table_id == row.id, kept.c.format == FORMAT)
        data = connection.scalar(sa.select(kept.c.data).where(here)) if row.status == "over" else None
        if data is None:
            raise
        return Remains(Kept.unpack(data), log.last(connection, row.id), str(error))


def record(connection: Connection, table: Standing, me: str | None) -> str:
    """A table as a record, as far as I may know it. Raises Trouble, Damaged."""
    if table.row.status == "over":
        return whole_record(connection, table)
    chronicle = Chronicle.load(Setup.of(connection, table.row), log.read(connection, table.row.id))
    return telling.record(chronicle, table.seats_of(me), table.names(), table.alone(me))


def whole_record(connection: Connection, table: Standing) -> str:
    """When all is open a record is what the log says, whatever has become of the rules. Raises Damaged."""
    row, standing = table.row, list[Row]()
    for number, entry in enumerate(log.read(connection, row.id), 1):
        follow(standing, entry, number)
    answers = [f"{seat_name(entry.seat)}: {entry.action}" for entry in standing]
    return Record(
        row.game, row.players, row.parts_name, row.parts_hash, row.rules_version, json.loads(row.options), table.names(),
        answers).write()
