"""`kogge lessons`: what is taught, whether it fits the rules, which clauses it leaves out. `kogge puzzles`: make and check."""
from __future__ import annotations

import argparse
import tomllib
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

import kogge
from kogge import Game
from kogge.cli import BadInput, show
from kogge.engine.texts import LANGUAGES
from kogge.learn import lessons
from kogge.learn import puzzles as riddles

LEFT_OUT = "left-out.toml"
"""Beside the lessons: why a first game can do without a clause."""


def command(arguments: argparse.Namespace) -> int:
    names = [arguments.game] if arguments.game else kogge.games()
    console = show.console()
    bad = 0
    for name in names:
        game = kogge.game(name)
        if arguments.check:
            found = [*lessons.problems(game), *reasons_missing(game)]
            bad += len(found)
            for problem in found:
                console.print(Text(f"{name}: {problem}"))
            if not found:
                count = len(lessons.lessons(game, arguments.lang))
                console.print(f"{name}: {count} lessons, in every language; every step can be taken")
        elif arguments.clauses:
            clauses(game, arguments.lang)
        else:
            overview(game, arguments.lang)
    if bad:
        raise BadInput(f"{bad} things are wrong with the lessons")
    return 0


def overview(game: Game, lang: str) -> None:
    grid = Grid(title=game.name, box=None, padding=(0, 2, 0, 0), title_justify="left")
    says = show.messages(lang)
    for lesson in lessons.lessons(game, lang):
        steps = says.message("lesson-steps", {"count": len(lesson.steps)})
        grid.add_row(lesson.name, lesson.title, lesson.idea, steps, f"{lesson.minutes:g} min")
    show.console().print(grid)


def clauses(game: Game, lang: str) -> None:
    """Every clause, and the step that teaches it or the reason why none does."""
    taught, reasons = lessons.taught(game), left_out(game)
    grid = Grid(title=game.name, box=None, padding=(0, 2, 0, 0), title_justify="left")
    grid.add_column("clause", no_wrap=True)
    for head in ("step", "why not"):
        grid.add_column(head, overflow="fold")
    for clause, steps in taught.items():
        grid.add_row(clause, ", ".join(steps), "" if steps else reason(reasons, clause)[lang])
    console = show.console()
    console.print(grid)
    console.print(f"{sum(map(bool, taught.values()))} of {len(taught)} clauses are taught")


def left_out(game: Game) -> dict[str, dict[str, str]]:
    """The reasons in every language by clause, or by the beginning of several."""
    file = game.folder / lessons.FOLDER / LEFT_OUT
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def reason(reasons: dict[str, dict[str, str]], clause: str) -> dict[str, str]:
    """The one that fits closest."""
    starts = [start for start in reasons if clause == start or clause.startswith(f"{start}.")]
    return reasons[max(starts, key=len)] if starts else {}


def reasons_missing(game: Game) -> list[str]:
    """A clause is taught, or it is said why not, in every language."""
    reasons = left_out(game)
    return [f"{clause} is not taught, and {LEFT_OUT} does not say why in every language"
            for clause, steps in lessons.taught(game).items() if not steps and set(reason(reasons, clause)) != set(LANGUAGES)]


# --- puzzles ---


def puzzles(arguments: argparse.Namespace) -> int:
    console = show.console()
    if arguments.act == "check":
        names = [arguments.game] if arguments.game else kogge.games()
        bad = [problem for name in names for problem in riddles.problems(kogge.game(name))]
        for name in names:
            console.print(f"{name}: {len(riddles.puzzles(kogge.game(name)))} puzzles")
        for problem in bad:
            console.print(Text(problem))
        if bad:
            raise BadInput(f"{len(bad)} things are wrong with the puzzles")
        return 0
    if not arguments.game:
        raise BadInput("of which game? kogge puzzles make GAME")
    game = kogge.game(arguments.game)
    folder = Path(arguments.out) if arguments.out else game.folder / riddles.FOLDER
    known = riddles.read(folder)
    wish = riddles.Wish(arguments.most, arguments.most if arguments.easy is None else arguments.easy)
    for seed in range(arguments.seed, arguments.seed + arguments.games):
        for journal, puzzle in riddles.make(game, arguments.players, seed, known, wish, arguments.every):
            riddles.keep(folder, journal, puzzle)
            known.append(puzzle)
            console.print(f"{puzzle.id}: {puzzle.line[0]}, {puzzle.margin} points, grade {puzzle.grade}", markup=False)
            if len(known) >= arguments.most:
                return 0
    return 0
