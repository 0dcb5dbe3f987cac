"""A position as all who are there are told of it: in encoded parts, each made once for everybody who sees the same. Compiled.

Who has the state before is told what has changed; whoever has not, the whole.
"""
from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec.structs import astuple

from kogge.engine.texts import Texts, texts
from kogge.server.tables import telling
from kogge.server.tables.chronicle import Chronicle
from kogge.server.tables.patch import ENCODE, changed, replaced
from kogge.server.tables.telling import Reader

Part = bytes | list[bytes]
"""What stands behind one key of a view: encoded, lists of things element by element."""
NULL: Final = b"null"
NO_UNDO: Final = b'{"steps":0,"barrier":""}'
FRESH: Final = 50
"""How many of the last lines of the log are kept while they are told."""


class Sight:
    """What one reader has been told of a position."""

    def __init__(
        self, eyes: int | None, number: int, length: int, over: bool, view: list[Part], question: bytes, scores: list[bytes],
        undo: bytes,
    ) -> None:
        self.eyes: Final = eyes
        self.number: Final = number
        self.length: Final = length
        self.over: Final = over
        self.view: Final = view
        self.question: Final = question
        self.scores: Final = scores
        self.undo: Final = undo

    def size(self) -> int:
        """Bytes of all that, names and brackets not counted."""
        view = sum([len(part) if isinstance(part, bytes) else sum([len(thing) for thing in part]) for part in self.view])
        return view + len(self.question) + sum([len(score) for score in self.scores])


class Difference:
    """What has changed between two lists of parts; it holds on to both, so that they can be told apart by where they lie."""

    def __init__(self, before: list[Part], after: list[Part], steps: list[bytes]) -> None:
        self.before: Final = before
        self.after: Final = after
        self.steps: Final = steps


class Scene:
    """The present position. Parts that are as they were in the scene before are the very same objects."""

    def __init__(self, chronicle: Chronicle, begun: bool, names: list[str], before: Scene | None) -> None:
        self.chronicle: Final = chronicle
        self.number: Final[int] = chronicle.number
        self.begun: Final = begun
        self.names: Final = names
        self.over: Final[bool] = chronicle.over
        self.points: Final[list[list[tuple[str, int]]]] = chronicle.table.scores()
        self.names_of_parts: Final[tuple[str, ...]] = chronicle.setup.game.shape.__struct_fields__
        self._views: Final[dict[int | None, list[Part]]] = {}
        self._views_before: Final[dict[int | None, list[Part]]] = before._views if before is not None else {}
        same = before is not None and not self.over and before.points == self.points
        self._scores: Final[dict[str, list[bytes]]] = before._scores if before is not None and same else {}
        self._own_scores: Final[dict[tuple[str, int], list[bytes]]] = before._own_scores if before is not None and same else {}
        self._questions: Final[dict[str, bytes]] = {}
        self._lines: Final[dict[tuple[int, str, bool], bytes]] = {}
        self._heads: Final[dict[tuple[int, str, int | None], bytes]] = {}
        self._sights: Final[dict[tuple[tuple[int, ...], tuple[int, ...], str], Sight]] = {}
        self._differences: Final[dict[tuple[int, int], Difference]] = {}
        self._steps: Final[dict[tuple[str, bytes, bytes], bytes]] = {}

    # --- parts ---

    def look(self, eyes: list[int | None]) -> None:
        """Make the views of all these at once."""
        wanted = [each for each in eyes if each not in self._views]
        if not wanted:
            return
        seen: list[Any] = self.chronicle.setup.game.views(self.chronicle.table, wanted)
        fields: tuple[Any, ...] = astuple(seen[0])
        first = encoded(fields, self._views_before.get(wanted[0]))
        for n, each in enumerate(wanted):
            if n == 0 or seen[n] is seen[0]:
                self._views[each] = first
            else:
                self._views[each] = encoded_like(astuple(seen[n]), fields, first, self._views_before.get(each))

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
        length: int = chronicle.length_for(reader.seats)
        number = self.number - chronicle.length + length
        undo = NO_UNDO
        if reader.hands and not self.over and length and chronicle.journal.entries[length - 1].seat in reader.hands:
            undo = ENCODE(telling.undo(chronicle.journal, reader.hands))
        return Sight(
            eyes, number, length, self.over, self._views[eyes], self.question(reader, speech), self.scores(eyes, speech), undo)

    def question(self, reader: Reader, speech: Texts) -> bytes:
        """What is asked, as this reader may know it."""
        table = self.chronicle.table
        if self.over or not self.begun:
            return NULL
        lang = reader.lang if table.seat in reader.hands else ""
        found = self._questions.get(lang)
        if found is None:
            found = telling.asked(table, speech) if lang else ENCODE(telling.question(table))
            self._questions[lang] = found
        return found

    def scores(self, eyes: int | None, speech: Texts) -> list[bytes]:
        """Points by seat; who has secret ones knows them."""
        lang: str = speech.lang
        found = self._scores.get(lang)
        table = self.chronicle.table
        if found is None:
            ranks: list[int | None] = list(table.ranking()) if self.over else [None] * len(self.points)
            found = []
            for seat, points in enumerate(self.points):
                found.append(ENCODE(telling.score(table, seat, points, False, speech, ranks[seat])))
            self._scores[lang] = found
        if eyes is None or self.over or not table.game.secret_sources:
            return found
        own = self._own_scores.get((lang, eyes))
        if own is None:
            own = found[:]
            own[eyes] = ENCODE(telling.score(table, eyes, self.points[eyes], True, speech, None))
            self._own_scores[(lang, eyes)] = own
        return own

    def line(self, index: int, eyes: int | None, speech: Texts) -> bytes:
        """An answer in the log, as these eyes may know it."""
        known = self.over or self.chronicle.journal.entries[index].seen_by(eyes)
        key = (index, speech.lang, known)
        found = self._lines.get(key)
        if found is None:
            found = ENCODE(telling.line(self.chronicle, index, known, self.names, speech))
            if index >= self.chronicle.length - FRESH:
                self._lines[key] = found
        return found

    # --- messages ---

    def message(self, edition: int, before: Sight | None, sight: Sight, lang: str, log_from: int) -> bytes:
        """What has changed since `before`; the whole where there is nothing before, or where that is shorter."""
        head = self._head(sight, lang, log_from)
        if before is not None:
            patch = b",".join(self._steps_between(before, sight))
            if len(patch) < len(sight.question) or len(patch) < sight.size():
                return b'{"type":"patch","edition":%d,%b,"patch":[%b]}' % (edition, head, patch)
        named: list[bytes] = []
        for name, part in zip(self.names_of_parts, sight.view, strict=True):
            named.append(b'"%b":%b' % (name.encode(), joined(part)))
        return b'{"type":"update","edition":%d,%b,"seat":%b,"view":{%b},"question":%b,"scores":[%b],"undo":%b,"over":%b}' % (
            edition, head, ENCODE(sight.eyes), b",".join(named), sight.question, b",".join(sight.scores), sight.undo,
            ENCODE(sight.over))

    def _steps_between(self, before: Sight, sight: Sight) -> list[bytes]:
        steps: list[bytes] = []
        if before.eyes != sight.eyes:
            steps.append(replaced("/seat", ENCODE(sight.eyes)))
        if before.view is not sight.view:
            steps += self._changes(before.view, sight.view)
        if before.question != sight.question:
            steps.append(replaced("/question", sight.question))
        if before.scores is not sight.scores:
            for seat, score in enumerate(sight.scores):
                if before.scores[seat] != score:
                    steps.append(self._change("/scores/" + str(seat), before.scores[seat], score))
        if before.undo != sight.undo:
            steps.append(replaced("/undo", sight.undo))
        if before.over != sight.over:
            steps.append(replaced("/over", ENCODE(sight.over)))
        return steps

    def _head(self, sight: Sight, lang: str, log_from: int) -> bytes:
        """Number, length and the lines of the log from one on."""
        entries = self.chronicle.journal.entries
        hidden = False
        if not self.over:
            for index in range(log_from, sight.length):
                hidden = hidden or not entries[index].seen_by(None)
        fresh = log_from >= self.chronicle.length - FRESH and sight.length == self.chronicle.length
        key = (log_from, lang, sight.eyes if hidden else None)
        found = self._heads.get(key) if fresh else None
        if found is None:
            speech = texts(self.chronicle.setup.game, lang)
            lines = b",".join([self.line(index, sight.eyes, speech) for index in range(log_from, sight.length)])
            found = b'"number":%d,"length":%d,"log":[%b],"log_from":%d' % (sight.number, sight.length, lines, log_from)
            if fresh:
                self._heads[key] = found
        return found

    def _changes(self, before: list[Part], after: list[Part]) -> list[bytes]:
        """The steps from one view to another, worked out once for all who have seen and see the same."""
        key = (id(before), id(after))
        known = self._differences.get(key)
        if known is not None:
            return known.steps
        found: list[bytes] = []
        for n, new in enumerate(after):
            old = before[n]
            if old is new:
                continue
            path = "/view/" + self.names_of_parts[n]
            if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
                for place, part in enumerate(new):
                    if old[place] is not part and old[place] != part:
                        found.append(self._change(path + "/" + str(place), old[place], part))
            elif old != new:
                found.append(self._change(path, joined(old), joined(new)))
        self._differences[key] = Difference(before, after, found)
        return found

    def _change(self, path: str, old: bytes, new: bytes) -> bytes:
        key = (path, old, new)
        found = self._steps.get(key)
        if found is None:
            found = changed(path, old, new)
            self._steps[key] = found
        return found


def joined(part: Part) -> bytes:
    return part if isinstance(part, bytes) else b"[%b]" % b",".join(part)


def encoded(fields: tuple[Any, ...], before: list[Part] | None) -> list[Part]:
    """The parts of a view; those that are as they were before are the same objects as then."""
    parts: list[Part] = []
    for n, value in enumerate(fields):
        parts.append(encoded_part(value, before[n] if before is not None else NULL))
    return parts


def encoded_like(fields: tuple[Any, ...], other: tuple[Any, ...], shared: list[Part], before: list[Part] | None) -> list[Part]:
    """The same, with those that this view shares with another one."""
    parts: list[Part] = []
    for n, value in enumerate(fields):
        if value is other[n]:
            parts.append(shared[n])
            continue
        old = before[n] if before is not None else NULL
        like, same = other[n], shared[n]
        if isinstance(value, list) and isinstance(like, list) and isinstance(same, list) and len(value) == len(like) > 0:
            parts.append(kept([
                same[place] if thing is like[place] else ENCODE(thing) for place, thing in enumerate(value)], old))
        else:
            parts.append(encoded_part(value, old))
    return parts


def encoded_part(value: Any, before: Part) -> Part:
    if isinstance(value, list) and value and isinstance(value[0], msgspec.Struct):
        return kept([ENCODE(thing) for thing in value], before)
    part = ENCODE(value)
    return before if part == before else part


def kept(parts: list[bytes], before: Part) -> list[bytes]:
    """The same parts; those that are as they were are the same objects as before."""
    if not isinstance(before, list) or len(parts) != len(before):
        return parts
    if parts == before:
        return before
    return [old if new == old else new for new, old in zip(parts, before, strict=True)]
