"""Puzzles: positions of bot games in which one answer is clearly the best. Found by search, checked by a second one.

A game keeps them in `puzzles/puzzles.toml`, the games they are from as records beside it.
"""
from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from kogge import bots
from kogge.bots import Level
from kogge.engine.game import Game
from kogge.engine.luck import Rng
from kogge.engine.record import Journal, Record
from kogge.engine.table import LUCK, Figures, Table, pick
from kogge.engine.texts import Messages, texts
from kogge.learn.lessons import Lesson, Remark, Step

FOLDER: Final = "puzzles"
FILE: Final = "puzzles.toml"
MARGIN: Final = 1.5
"""Points by which the best answer must beat the next, in both searches."""
LARGE: Final = 1600
"""Iterations of a search that decides, where a captain has as many as usual."""
GRADES: Final = (16, 64, 256, 1024)
"""A puzzle's grade is how many of these searches do not find it."""
SEEDS: Final = (11, 4711)
LONGEST_TURN: Final = 8
PLAYOUTS: Final = 24


@dataclass(frozen=True)
class Puzzle:
    """Find the best answer for `seat` after `at` answers of the record."""

    id: str
    record: str
    at: int
    seat: int
    line: tuple[str, ...]
    """The best turn; its first answer decides."""
    second: str
    """The next best first answer."""
    margin: float
    """Points between the two, as the more cautious of both searches sees it."""
    grade: int
    gains: dict[str, float] = field(default_factory=dict)
    """By source of points: what the best answer brings more than the next."""


def large(game: Game) -> int:
    """In proportion to what a captain thinks in this game."""
    return LARGE * bots.named("captain", game.name).iterations // bots.levels["captain"].iterations


def search(table: Table, seat: int, iterations: int, seed: int) -> list[bots.Hint]:
    return bots.ranked(table, seat, Level("search", iterations=iterations), seed)


def margin(hints: list[bots.Hint]) -> float:
    """By how much the first is better than whatever else was tried in earnest."""
    others = [hint.worth for hint in hints[1:] if hint.share > 0.01]
    return hints[0].worth - max(others) if others else 0.0


# --- making ---


def make(game: Game, players: int, seed: int, every: int = 1) -> Iterator[tuple[Journal, Puzzle]]:
    """Play a game between bots and bring out the puzzles in it, not two of one seat close together; of `every` so many
    questions one is looked at."""
    journal, rng = Journal(game, players), Rng(seed)
    last: dict[int, int] = {}
    while not journal.table.over:
        table, seat, at = journal.table, int(journal.table.seat), len(journal.entries)
        if seat == LUCK:
            journal.play(pick(table, rng))
            continue
        if at - last.get(seat, -40) >= 40 and len(table.legal()) >= 3 and rng.below(every) == 0:
            found = judged(journal, seat, f"{game.name}-{players}-{seed}-{at}")
            if found is not None:
                last[seat] = at
                yield journal, found
        journal.play(bots.choose(table, seat, "mate", rng.below(1 << 30)))


def judged(journal: Journal, seat: int, id: str) -> Puzzle | None:
    """The puzzle in this position, if one answer is clearly the best."""
    table, full = journal.table, large(journal.game)
    first = search(table, seat, GRADES[1], SEEDS[0])
    if len(first) < 3 or margin(first) < MARGIN:
        return None
    both = [search(table, seat, full, own) for own in SEEDS]
    best = both[0][0].action
    if both[1][0].action is not best or min(map(margin, both)) < MARGIN:
        return None
    second = next(hint.action for hint in both[0][1:] if hint.share > 0.01)
    return Puzzle(
        id=id, record=f"{id.rpartition('-')[0]}.kogge", at=len(journal.entries), seat=seat, line=turn(table, seat, best.text),
        second=second.text, margin=round(min(map(margin, both)), 1), grade=grade(table, seat, best.text),
        gains=gains(table, seat, best.text, second.text))


def turn(table: Table, seat: int, first: str) -> tuple[str, ...]:
    """The best answer and what follows it in the same turn."""
    table = table.copy()
    line = [first]
    table.play(table.game.action(first))
    while not table.over and table.seat == seat and len(line) < LONGEST_TURN:
        line.append(search(table, seat, GRADES[2], SEEDS[0])[0].action.text)
        table.play(table.game.action(line[-1]))
    return tuple(line)


def grade(table: Table, seat: int, best: str) -> int:
    """1: everybody sees it; 5: only a long search does."""
    missed = [iterations for iterations in GRADES
              if any(search(table, seat, iterations, own)[0].action.text != best for own in SEEDS)]
    return 1 + len(missed)


def gains(table: Table, seat: int, best: str, second: str) -> dict[str, float]:
    mine, other = (bots.sources(table, seat, table.game.action(text), SEEDS[0], PLAYOUTS) for text in (best, second))
    found = {source: round(mine[source] - other.get(source, 0.0), 1) for source in mine}
    return {source: points for source, points in found.items() if points}


# --- keeping ---


@cache
def puzzles(game: Game) -> tuple[Puzzle, ...]:
    file = game.folder / FOLDER / FILE
    if not file.is_file():
        return ()
    rows = tomllib.loads(file.read_text(encoding="utf-8"))["puzzle"]
    return tuple(Puzzle(**{**row, "line": tuple(row["line"])}) for row in rows)


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
    gained = ", ".join(f"{speech.source(source)} {points:+.1f}" for source, points in
                       sorted(puzzle.gains.items(), key=lambda gain: -abs(gain[1]))[:4])
    figures: Figures = {
        "points": f"{puzzle.margin:.1f}", "grade": puzzle.grade, "second": second, "gains": gained, "line": "; ".join(line)}
    step = Step(
        title=words.message("puzzle-title"), line=1, at=puzzle.at, say=words.message("puzzle-say", figures),
        task=words.message("puzzle-task"), expected=(puzzle.line[0],), right=words.message("puzzle-right", figures),
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
        f'second = "{puzzle.second}"\nmargin = {puzzle.margin}\ngrade = {puzzle.grade}\ngains = {{ {brought} }}\n\n')


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
        except (ValueError, OSError) as error:
            found.append(f"{puzzle.id}: {error}")
    return found
