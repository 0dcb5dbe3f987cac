"""A position as all who are there are told of it, each part made once for everybody who sees the same. Compiled.

Who has the state before is told what has changed; whoever has not, the whole. What has not changed is the very object that it
was in the scene before: so it is looked at no further, and not encoded.
"""
from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec.structs import astuple

from kogge.engine.table import Seen, Table
from kogge.engine.texts import Texts, texts
from kogge.server.messages import Score
from kogge.server.tables import telling
from kogge.server.tables.chronicle import Chronicle
from kogge.server.tables.patch import ENCODE, changed, replaced
from kogge.server.tables.telling import Reader

NULL: Final = b"null"
QUESTION: Final = b'{"op":"replace","path":"/question","value":'
NO_UNDO: Final = b'{"steps":0,"barrier":""}'
SCORES: Final = -1
WHOLE: Final = -1
FRESH: Final = 50
"""How many of the last lines of the log are kept while they are told."""
SHORT: Final = 1_000
"""Bytes of a patch within which it is shorter than any whole state."""
LONG: Final = 300
"""Bytes of a question from which on it is not kept once it was told."""


class Sight:
    """What one reader has been told of a position."""

    def __init__(
        self, eyes: int | None, number: int, length: int, over: bool, view: Any, question: bytes, scores: list[Score],
        undo: bytes,
    ) -> None:
        self.eyes: Final = eyes
        self.number: Final = number
        self.length: Final = length
        self.over: Final = over
        self.view: Final = view
        self.question = question
        """b"" once it was told, if it is long."""
        self.scores: Final = scores
        self.undo: Final = undo
        self.whole = 0
        """Bytes of all that but the question, when they were last counted for this reader."""

    def forget(self) -> None:
        """What only the telling needed is let go."""
        if len(self.question) >= LONG:
            self.question = b""

    def asks(self, before: Sight) -> bool:
        """Whether the question is news. One that was long and is long is the same if nobody has answered meanwhile."""
        if before.question == b"" and before.number == self.number:
            return len(self.question) < LONG
        return before.question != self.question

    def longer(self, steps: int) -> bool:
        """Whether all that but the question is longer than these steps; counted where it is not plain from an earlier count."""
        if 2 * steps < self.whole:
            return True
        self.whole = len(ENCODE(self.view)) + len(ENCODE(self.scores))
        return steps < self.whole


class Difference:
    """What has changed between two things; it holds on to both, so that they can be told apart by where they lie."""

    def __init__(self, before: Any, after: Any, steps: list[bytes]) -> None:
        self.before: Final = before
        self.after: Final = after
        self.steps: Final = steps


class Scene:
    """The present position."""

    def __init__(self, chronicle: Chronicle, begun: bool, names: list[str], before: Scene | None) -> None:
        self.chronicle: Final = chronicle
        self.table: Final[Table] = chronicle.table
        self.number: Final[int] = chronicle.number
        self.length: Final[int] = chronicle.length
        self.open: Final[bool] = chronicle.length_for(()) == self.length
        """Whether everybody knows of the last answer."""
        self.begun: Final = begun
        self.names: Final = names
        self.over: Final[bool] = chronicle.over
        self.points: Final[list[list[tuple[str, int]]]] = self.table.scores()
        self._views: Final[dict[int | None, Any]] = {}
        self._before: Seen | None = Seen(before.table, before._views) if before is not None and before._views else None
        self._scores: Final[dict[str, list[Score]]] = {}
        self._own_scores: Final[dict[tuple[str, int], Score]] = {}
        self._same_points: Final[list[bool]] = []
        self._scores_before: dict[str, list[Score]] = before._scores if before is not None else {}
        self._own_scores_before: dict[tuple[str, int], Score] = before._own_scores if before is not None else {}
        for seat, points in enumerate(self.points):
            self._same_points.append(before is not None and not self.over and before.points[seat] == points)
        self._questions: Final[dict[str, bytes]] = {}
        self._lines: Final[dict[tuple[int, str, bool], bytes]] = {}
        self._heads: Final[dict[tuple[int, str, int | None], bytes]] = {}
        self._hides: Final[dict[int, bool]] = {}
        self._news_from: Final[dict[int, int]] = {}
        self._sights: Final[dict[tuple[tuple[int, ...], tuple[int, ...], str], Sight]] = {}
        self._differences: Final[dict[tuple[int, int], Difference]] = {}
        self._steps: Final[dict[tuple[int, int, int, int], bytes]] = {}

    def rest(self) -> None:
        """Everybody has been told: what only the telling needed is let go."""
        for sight in self._sights.values():
            sight.forget()
        self._before, self._scores_before, self._own_scores_before = None, {}, {}
        self._sights.clear()
        self._questions.clear()
        self._lines.clear()
        self._heads.clear()
        self._hides.clear()
        self._news_from.clear()
        self._differences.clear()
        self._steps.clear()

    # --- parts ---

    def look(self, eyes: list[int | None]) -> None:
        """Make the views of all these at once."""
        wanted = [each for each in eyes if each not in self._views]
        if not wanted:
            return
        last = Seen(self.table, self._views) if self._views else self._before
        seen: list[Any] = self.table.game.views(self.table, wanted, last)
        known: dict[int, Any] = {}
        made: list[tuple[Any, ...]] = []  # held on to, so that what is new can be told apart by where it lies
        for n, each in enumerate(wanted):
            view = seen[n]
            self._views[each] = view
            before = last.views.get(each) if last is not None else None
            if before is None or before is view or (n > 0 and view is seen[0]):
                continue
            parts: tuple[Any, ...] = astuple(view)
            made.append(parts)
            for place, old in enumerate(astuple(before)):
                new = parts[place]
                if new is not old:
                    found = kept(new, old, known)
                    if found is not new:
                        setattr(view, view.__struct_fields__[place], found)

    def sight(self, reader: Reader) -> Sight:
        found = self._sights.get(reader.kind)
        if found is None:
            found = self._see(reader)
            self._sights[reader.kind] = found
        return found

    def _see(self, reader: Reader) -> Sight:
        chronicle, speech = self.chronicle, texts(self.chronicle.setup.game, reader.lang)
        eyes = reader.eyes(chronicle)
        if eyes not in self._views:
            self.look([eyes])
        length: int = self.length if self.open else chronicle.length_for(reader.seats)
        number = self.number - self.length + length
        undo = NO_UNDO
        if reader.hands and not self.over and length and chronicle.journal.entries[length - 1].seat in reader.hands:
            undo = ENCODE(telling.undo(chronicle.journal, reader.hands))
        return Sight(
            eyes, number, length, self.over, self._views[eyes], self.question(reader, speech), self.scores(eyes, speech), undo)

    def question(self, reader: Reader, speech: Texts) -> bytes:
        """What is asked, as this reader may know it."""
        table = self.table
        if self.over or not self.begun:
            return NULL
        lang = reader.lang if table.seat in reader.hands else ""
        found = self._questions.get(lang)
        if found is None:
            found = telling.asked(table, speech) if lang else ENCODE(telling.question(table))
            self._questions[lang] = found
        return found

    def scores(self, eyes: int | None, speech: Texts) -> list[Score]:
        """Points by seat; who has secret ones knows them."""
        lang: str = speech.lang
        found = self._scores.get(lang)
        table = self.table
        if found is None:
            ranks: list[int | None] = list(table.ranking()) if self.over else [None] * len(self.points)
            found, before = [], self._scores_before.get(lang)
            for seat, points in enumerate(self.points):
                if before is not None and self._same_points[seat]:
                    found.append(before[seat])
                else:
                    found.append(telling.score(table, seat, points, False, speech, ranks[seat]))
            self._scores[lang] = found
        if eyes is None or self.over or not table.game.secret_sources:
            return found
        own = self._own_scores_before.get((lang, eyes)) if self._same_points[eyes] else None
        if own is None:
            own = telling.score(table, eyes, self.points[eyes], True, speech, None)
        self._own_scores[(lang, eyes)] = own
        mine = found[:]
        mine[eyes] = own
        return mine

    def lines_from(self, number: int) -> int:
        """The first answer that is news to a reader who knows the log up to a number; mostly all know as much."""
        found = self._news_from.get(number)
        if found is None:
            found = self.chronicle.lines_from(number)
            self._news_from[number] = found
        return found

    def line(self, index: int, eyes: int | None, speech: Texts) -> bytes:
        """An answer in the log, as these eyes may know it."""
        known = self.over or self.chronicle.journal.entries[index].seen_by(eyes)
        key = (index, speech.lang, known)
        found = self._lines.get(key)
        if found is None:
            found = ENCODE(telling.line(self.chronicle, index, known, self.names, speech))
            if index >= self.length - FRESH:
                self._lines[key] = found
        return found

    # --- messages ---

    def message(self, edition: int, before: Sight | None, sight: Sight, lang: str, log_from: int) -> bytes:
        """What has changed since `before`; the whole where there is nothing before, or where that is shorter."""
        head = self._head(sight, lang, log_from)
        if before is not None:
            patch, asked = b",".join(self._steps_between(before, sight)), b""
            if sight.asks(before):
                asked = QUESTION + sight.question + b"}"
            sight.whole = before.whole
            if len(patch) < SHORT or sight.longer(len(patch)):
                comma = b"," if patch and asked else b""
                number = str(edition).encode()
                return b"".join([b'{"type":"patch","edition":', number, b",", head, b',"patch":[', patch, comma, asked, b"]}"])
        view, scores = ENCODE(sight.view), ENCODE(sight.scores)
        sight.whole = len(view) + len(scores)
        return b'{"type":"update","edition":%d,%b,"seat":%b,"view":%b,"question":%b,"scores":%b,"undo":%b,"over":%b}' % (
            edition, head, ENCODE(sight.eyes), view, sight.question, scores, sight.undo, ENCODE(sight.over))

    def _steps_between(self, before: Sight, sight: Sight) -> list[bytes]:
        """All but the question."""
        steps: list[bytes] = []
        if before.eyes != sight.eyes:
            steps.append(replaced("/seat", ENCODE(sight.eyes)))
        if before.view is not sight.view:
            steps += self._changes(before.view, sight.view)
        for seat, score in enumerate(sight.scores):
            old = before.scores[seat]
            if old is not score and old != score:
                steps.append(self._change(SCORES, seat, old, score))
        if before.undo != sight.undo:
            steps.append(replaced("/undo", sight.undo))
        if before.over != sight.over:
            steps.append(replaced("/over", ENCODE(sight.over)))
        return steps

    def _head(self, sight: Sight, lang: str, log_from: int) -> bytes:
        """Number, length and the lines of the log from one on."""
        fresh = log_from >= self.length - FRESH and sight.length == self.length
        key = (log_from, lang, sight.eyes if fresh and self._hidden(log_from) else None)
        found = self._heads.get(key) if fresh else None
        if found is None:
            speech = texts(self.chronicle.setup.game, lang)
            lines = b",".join([self.line(index, sight.eyes, speech) for index in range(log_from, sight.length)])
            found = b'"number":%d,"length":%d,"log":[%b],"log_from":%d' % (sight.number, sight.length, lines, log_from)
            if fresh:
                self._heads[key] = found
        return found

    def _hidden(self, log_from: int) -> bool:
        """Whether somebody may not know all answers from there on."""
        found = self._hides.get(log_from)
        if found is None:
            found = False
            if not self.over:
                for entry in self.chronicle.journal.entries[log_from:]:
                    found = found or not entry.seen_by(None)
            self._hides[log_from] = found
        return found

    def _changes(self, before: Any, after: Any) -> list[bytes]:
        """The steps from one view to another, worked out once for all who have seen and see the same."""
        key = (id(before), id(after))
        known = self._differences.get(key)
        if known is not None:
            return known.steps
        found: list[bytes] = []
        parts: tuple[Any, ...] = astuple(before)
        for n, new in enumerate(astuple(after)):
            old = parts[n]
            if old is new:
                continue
            if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
                for place, thing in enumerate(new):
                    if old[place] is not thing and old[place] != thing:
                        found.append(self._change(n, place, old[place], thing))
            elif old != new:
                found.append(self._change(n, WHOLE, old, new))
        self._differences[key] = Difference(before, after, found)
        return found

    def _change(self, part: int, place: int, old: Any, new: Any) -> bytes:
        """Of a part of the view, or of a thing in it. Both are held on to by the sights between which this is a difference."""
        key = (part, place, id(old), id(new))
        found = self._steps.get(key)
        if found is None:
            path = "/scores" if part == SCORES else "/view/" + self.table.game.shape.__struct_fields__[part]
            found = changed(path if place == WHOLE else path + "/" + str(place), old, new)
            self._steps[key] = found
        return found


def kept(new: Any, old: Any, known: dict[int, Any]) -> Any:
    """The old thing where the new one equals it, in lists one by one. `known`: what was found for things that several see."""
    if new is old:
        return old
    found = known.get(id(new))
    if found is not None:
        return found
    if new == old:
        found = old
    elif isinstance(new, list) and isinstance(old, list) and len(new) == len(old) and isinstance(new[0], msgspec.Struct):
        found = [kept(thing, old[place], known) for place, thing in enumerate(new)]
    else:
        found = new
    known[id(new)] = found
    return found
