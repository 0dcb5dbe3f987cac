"""What is kept of a finished game, so that its end and its replay can be shown without its rules.

Every moment is kept as all eyes saw it, but only what changed since the moment before: {"key": change} for parts of it, [value]
for something new in the place of the old. Packed that is 7 to 33 KB a game."""
from __future__ import annotations

import lzma
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import msgspec

from kogge import Journal, Sheet, game
from kogge.engine.entry import actor, begins
from kogge.engine.texts import LANGUAGES, isolated, question_key, texts

FORMAT: Final = 1
FIRST_NAME: Final = 0xE000
"""Where people's names stand in a kept line: a sign of nobody's alphabet, and the seat. People change their names, or want to be
forgotten."""


class Whole(msgspec.Struct):
    """A finished game as it travels to be packed."""

    game: str
    rules_version: int
    players: int
    options: dict[str, str]
    parts: str
    answers: list[str]

    def journal(self) -> Journal:
        found = game(self.game).by_rules(self.rules_version)
        journal = Journal(found, self.players, Sheet(self.parts), self.options)
        for text in self.answers:
            journal.play(found.action(text))
        return journal


class Line(msgspec.Struct, array_like=True):
    """An answer, all of it open. Text and stage are in the order of `LANGUAGES`."""

    seat: int
    action: str
    place: str
    texts: list[str]
    stages: list[str]
    begins: bool = False
    gains: list[dict[str, int]] = []
    forced: bool = False


class Kept(msgspec.Struct):
    """A finished game."""

    languages: list[str]
    secret: list[str]
    """Sources of points that only their owner knew before the end."""
    sources: dict[str, list[str]]
    """What each source of points is called, in each language."""
    ranks: list[int]
    lines: list[Line]
    changes: list[Any]
    """From moment to moment; the first from nothing."""

    @classmethod
    def of(cls, journal: Journal) -> Kept:
        """From the whole game; takes up to some seconds."""
        game = journal.game
        speeches = [texts(game, lang) for lang in LANGUAGES]
        names = [chr(FIRST_NAME + seat) for seat in range(journal.players)]
        sources = sorted({source for seat in journal.table.scores() for source, _ in seat})
        lines = [
            Line(e.seat, e.text(e.seat), e.place, [speech.entry(e, e.seat, names) for speech in speeches],
                 [speech.stage(e.stage) for speech in speeches], begins(journal.entries, n),
                 [speech.purse(e.gains.get(actor(journal.entries, n), {})) for speech in speeches], e.forced)
            for n, e in enumerate(journal.entries)]
        changes, before = [], None
        for moment in moments(journal):
            changes.append(change(before, moment))
            sources = sorted({*sources, *(source for seat in moment["scores"] for source, _ in seat)})
            before = moment
        return cls(
            list(LANGUAGES), list(game.secret_sources), {s: [speech.source(s) for speech in speeches] for s in sources},
            list(journal.table.ranking()), lines, changes)

    def pack(self) -> bytes:
        return lzma.compress(msgspec.msgpack.encode(self))

    @classmethod
    def unpack(cls, data: bytes) -> Kept:
        return msgspec.msgpack.decode(lzma.decompress(data), type=cls)

    def moments(self) -> list[dict[str, Any]]:
        """Before the first answer and after each; what they have in common is there once."""
        found: list[dict[str, Any]] = []
        for following in self.changes:
            found.append(changed(found[-1] if found else None, following))
        return found


def moments(journal: Journal) -> Iterator[dict[str, Any]]:
    """Who was asked what, what each had, and what each eye saw (a spectator's first), before the first answer and after each."""
    table = journal.fresh()
    for index in range(len(journal.entries) + 1):
        asked = None if table.over else [int(table.agenda[-1].seat), question_key(table.agenda[-1])]
        views = [msgspec.to_builtins(table.view(eyes)) for eyes in (None, *range(journal.players))]
        scores = [[list(points) for points in seat] for seat in table.scores()]
        yield msgspec.json.decode(msgspec.json.encode({"asked": asked, "scores": scores, "views": views}))
        if index < len(journal.entries):
            table.apply(journal.entries[index].action)


def change(before: Any, after: Any) -> Any:
    """What makes the one of the other; None if they are the same."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() <= after.keys():
        parts = {key: [value] if key not in before else change(before[key], value) for key, value in after.items()}
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        parts = {str(place): change(old, new) for place, (old, new) in enumerate(zip(before, after, strict=True))}
    else:
        return None if type(before) is type(after) and before == after else [after]
    return {key: part for key, part in parts.items() if part is not None} or None


def changed(before: Any, following: Any) -> Any:
    """The other way round. What did not change is shared, never altered."""
    if following is None:
        return before
    if isinstance(following, list):
        return following[0]
    if isinstance(before, list):
        after = list(before)
        for place, part in following.items():
            after[int(place)] = changed(after[int(place)], part)
        return after
    return {**before, **{key: changed(before.get(key), part) for key, part in following.items()}}


def named(text: str, names: Sequence[str]) -> str:
    """A kept line with the names that people have now."""
    return text.translate({FIRST_NAME + seat: isolated(name) for seat, name in enumerate(names)})


def packed(whole: Whole, _hurry: Callable[[], bool]) -> bytes:
    """What is kept of a game; the task of a worker."""
    return Kept.of(whole.journal()).pack()
