"""Puzzles: positions of bot games in which one answer is clearly the best. Found by search, checked by a second one.

A game keeps them in `puzzles/puzzles.toml`, the games they are from as records beside it.
"""
from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from kogge import bots
from kogge.bots import Level
from kogge.engine.action import Action
from kogge.engine.game import Game
from kogge.engine.luck import Rng
from kogge.engine.record import Journal, Record
from kogge.engine.table import LUCK, Figures, Table, pick
from kogge.engine.texts import Messages, texts
from kogge.learn import reasons
from kogge.learn.lessons import Lesson, Remark, Step

FOLDER: Final = "puzzles"
FILE: Final = "puzzles.toml"
MARGIN: Final = 1.5
"""Points by which the best answer must beat the next, in both searches."""
LARGE: Final = 2
"""A search that decides thinks so many times as long as an admiral, and as long again about whatever else could be answered."""
GRADES: Final = (16, 64, 256, 1024)
"""A puzzle's grade is how many of these searches do not find it."""
SEEDS: Final = (11, 4711)
LONGEST_TURN: Final = 8
PLAYOUTS: Final = 400
UNNAMED: Final = 1 / 2
"""No more than this part of the points may be left that the sources do not explain."""
TOLD: Final = 2
"""So many sources are told in the sentence that explains a solution."""
ALIKE: Final = 4
"""So many puzzles of a game may ask for the same answer."""
VARIETY: Final = 3
"""And no more than one in so many for the same verb."""


@dataclass(frozen=True)
class Puzzle:
    """Find the best answer for `seat` after `at` answers of the record."""

    id: str
    record: str
    at: int
    seat: int
    line: tuple[str, ...]
    """The best turn."""
    second: str
    """The next best first answer."""
    margin: float
    """Points between the two, as the more cautious of both searches sees it."""
    grade: int
    gains: dict[str, float] = field(default_factory=dict)
    """By source of points, and by what is kept from the best rival: what the best turn brings more than the next, in playouts."""
    decided: int = 1
    """So many answers of the turn are to be found: each is clearly the best after those before it."""

    @property
    def reasons(self) -> list[tuple[str, float]]:
        """They add up to the margin."""
        return reasons.reasons(self.margin, self.gains)

    @property
    def named(self) -> list[tuple[str, float]]:
        """The reasons that are sources of points, the largest first."""
        return [each for each in self.reasons if each[0] not in (reasons.OTHERS, reasons.BEYOND)]

    @property
    def explained(self) -> bool:
        """Whether playouts see what the searches see, and the sources of points tell most of it."""
        return abs(dict(self.reasons).get(reasons.BEYOND, 0.0)) <= self.margin * UNNAMED


@dataclass(frozen=True)
class Wish:
    """How many puzzles there are to be in all, and how many of them so easy that everybody sees them."""

    most: int
    easy: int


@dataclass(frozen=True)
class Clear:
    """An answer that is clearly the best, the next, and the points between them."""

    best: Action
    second: Action
    margin: float


def search(table: Table, seat: int, iterations: int, seed: int, among: list[Action] | None = None) -> list[bots.Hint]:
    return bots.ranked(table, seat, Level("search", iterations=iterations), seed, among=among)


def compared(table: Table, seat: int, iterations: int, seed: int) -> Clear | None:
    """The best answer beside the best of all others, with as much thought for these; none where a bot sees no other."""
    hints = search(table, seat, iterations, seed)
    if len(hints) == 1:
        return None
    others = [hint.action for hint in hints[1:]]
    again = search(table, seat, iterations, seed, others) if len(others) > 1 else hints[1:]
    return Clear(hints[0].action, again[0].action, hints[0].worth - again[0].worth)


def clearly(table: Table, seat: int) -> Clear | None:
    """What two large searches find clearly the best, as the more cautious of them sees it."""
    found: list[Clear] = []
    for own in SEEDS:
        clear = compared(table, seat, LARGE * bots.named("admiral", table.game.name).iterations, own)
        if clear is None or clear.margin < MARGIN or (found and clear.best is not found[0].best):
            return None
        found.append(clear)
    return Clear(found[0].best, found[0].second, min(each.margin for each in found))


# --- making ---


def make(
    game: Game, players: int, seed: int, known: list[Puzzle], wish: Wish, every: int = 1,
) -> Iterator[tuple[Journal, Puzzle]]:
    """Play a game between bots and bring out the puzzles in it that are unlike those `known`, not two of one seat close
    together; of `every` so many questions one is looked at."""
    journal, rng = Journal(game, players), Rng(seed)
    last: dict[int, int] = {}
    while not journal.table.over:
        table, seat, at = journal.table, int(journal.table.seat), len(journal.entries)
        if seat == LUCK:
            journal.play(pick(table, rng))
            continue
        if at - last.get(seat, -40) >= 40 and len(table.legal()) >= 3 and rng.below(every) == 0:
            found = judged(journal, seat, f"{game.name}-{players}-{seed}-{at}", known, wish)
            if found is not None:
                last[seat] = at
                yield journal, found
        journal.play(bots.choose(table, seat, "mate", rng.below(1 << 30)))


def judged(journal: Journal, seat: int, id: str, known: list[Puzzle], wish: Wish) -> Puzzle | None:
    """The puzzle in this position, if one answer is clearly the best, sources of points explain it, and there are not enough
    like it. What a glance takes for the best is most often what it is: long searches are for what would be wanted."""
    table = journal.table
    glance = search(table, seat, GRADES[-1], SEEDS[0])
    if len(glance) < 3 or glance[0].worth - glance[1].worth < MARGIN / 2 or worn(table, seat, glance[0].action, known, wish):
        return None
    clear = clearly(table, seat)
    if clear is None or worn(table, seat, clear.best, known, wish):
        return None
    line, decided = turn(table, seat, clear.best)
    puzzle = Puzzle(
        id=id, record=f"{id.rpartition('-')[0]}.kogge", at=len(journal.entries), seat=seat, line=line, second=clear.second.text,
        margin=round(clear.margin, 1), grade=grade(table, seat, clear.best), gains=gains(table, seat, line, clear.second),
        decided=decided)
    return puzzle if puzzle.explained else None


def worn(table: Table, seat: int, answer: Action, known: list[Puzzle], wish: Wish) -> bool:
    """Whether enough puzzles ask for this answer, or for one of its kind, or are as easy."""
    first = [each.line[0] for each in known]
    kind = sum(text.split()[0] == answer.text.split()[0] for text in first)
    if first.count(answer.text) >= ALIKE or kind >= wish.most / VARIETY:
        return True
    return sum(each.grade == 1 for each in known) >= wish.easy and grade(table, seat, answer) == 1


def turn(table: Table, seat: int, first: Action, clear: bool = True) -> tuple[tuple[str, ...], int]:
    """An answer and what follows it in the same turn, and how many of these answers are `clear`ly the best, if the first is;
    whatever must be answered so counts where a choice comes after it."""
    table, line, decided = table.copy(), [first.text], 1
    table.play(first)
    while not table.over and table.seat == seat and len(line) < LONGEST_TURN:
        forced = len(table.legal()) == 1
        found = clearly(table, seat) if clear and not forced else None
        clear = clear and (forced or found is not None)
        best = found.best if found else search(table, seat, GRADES[-1], SEEDS[0])[0].action
        line.append(best.text)
        table.play(best)
        if found is not None:
            decided = len(line)
    return tuple(line), decided


def grade(table: Table, seat: int, best: Action) -> int:
    """1: everybody sees it; 5: only a long search does."""
    missed = [iterations for iterations in GRADES
              if any(search(table, seat, iterations, own)[0].action is not best for own in SEEDS)]
    return 1 + len(missed)


def gains(table: Table, seat: int, line: Sequence[str], second: Action) -> dict[str, float]:
    """What the best turn brings more than one that begins with the next best answer and goes on well."""
    best, (other, _) = [table.game.action(text) for text in line], turn(table, seat, second, clear=False)
    return reasons.gains(table, seat, best, [table.game.action(text) for text in other], SEEDS[0], PLAYOUTS)


# --- keeping ---


def read(folder: Path) -> list[Puzzle]:
    file = folder / FILE
    rows = tomllib.loads(file.read_text(encoding="utf-8"))["puzzle"] if file.is_file() else []
    return [Puzzle(**{**row, "line": tuple(row["line"])}) for row in rows]


@cache
def puzzles(game: Game) -> tuple[Puzzle, ...]:
    return tuple(read(game.folder / FOLDER))


def journal(game: Game, puzzle: Puzzle) -> Journal:
    """The game of a puzzle, as far as its position."""
    record = Record.read((game.folder / FOLDER / puzzle.record).read_text(encoding="utf-8"))
    record.answers = record.answers[:puzzle.at]
    return Journal.replay(record, game)


def as_lesson(game: Game, puzzle: Puzzle, lang: str) -> Lesson:
    """A puzzle is a lesson of one step, in which only the best answer is expected."""
    words, speech = Messages([Path(__file__).parent], lang), texts(game, lang)
    table = journal(game, puzzle).table
    second = speech.action(table, game.action(puzzle.second))
    played = table.copy()
    line = []
    for answer in puzzle.line:
        line.append(speech.action(played, game.action(answer)))
        played.play(game.action(answer))
    told = [f"{speech.source(source)} {reasons.signed(points, lang)}" for source, points in puzzle.named[:TOLD]]
    figures: Figures = {
        "points": reasons.decimal(puzzle.margin, lang), "grade": puzzle.grade, "second": second, "answers": puzzle.decided,
        "why": "; ".join(told), "left": len(line) - puzzle.decided, "line": "; ".join(line[puzzle.decided:])}
    step = Step(
        title=words.message("puzzle-title"), line=1, at=puzzle.at, say=words.message("puzzle-say", figures),
        task=words.message("puzzle-task", figures), expected=(puzzle.line[0],), right=words.message("puzzle-right", figures),
        wrong=[Remark(puzzle.second, "", words.message("puzzle-wrong-second", figures)),
               Remark("", "", words.message("puzzle-wrong", figures))])
    file = game.folder / FOLDER / f"{puzzle.id}.{lang}.txt"
    return Lesson(game, file, lang, words.message("puzzle-title"), words.message("puzzle-idea", figures), 3.0, puzzle.record,
                  puzzle.seat, [step])


def keep(folder: Path, made: Journal, puzzle: Puzzle) -> None:
    """Add a puzzle to those in this folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / puzzle.record).write_text(made.record().write(), encoding="utf-8")
    with (folder / FILE).open("a", encoding="utf-8") as out:
        out.write(written(puzzle))


def written(puzzle: Puzzle) -> str:
    line = ", ".join(f'"{answer}"' for answer in puzzle.line)
    brought = ", ".join(f'"{source}" = {points}' for source, points in puzzle.gains.items())
    return (
        f'[[puzzle]]\nid = "{puzzle.id}"\nrecord = "{puzzle.record}"\nat = {puzzle.at}\nseat = {puzzle.seat}\nline = [{line}]\n'
        f'decided = {puzzle.decided}\nsecond = "{puzzle.second}"\nmargin = {puzzle.margin}\ngrade = {puzzle.grade}\n'
        f'gains = {{ {brought} }}\n\n')


def problems(game: Game) -> list[str]:
    """What is wrong with the puzzles of a game, by the rules of today."""
    found: list[str] = []
    for puzzle in puzzles(game):
        try:
            table = journal(game, puzzle).table
            if table.seat != puzzle.seat:
                found.append(f"{puzzle.id}: seat {puzzle.seat} is not asked")
            if table.why_not(game.action(puzzle.second)) is not None:
                found.append(f"{puzzle.id}: {puzzle.second!r} is refused")
            for answer in puzzle.line:
                table.play(game.action(answer))
            if not 1 <= puzzle.decided <= len(puzzle.line):
                found.append(f"{puzzle.id}: of {len(puzzle.line)} answers {puzzle.decided} are to be found")
        except (ValueError, OSError) as error:
            found.append(f"{puzzle.id}: {error}")
    return found
