"""`kogge arena` and `kogge ladder`."""
from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import kogge
from kogge.arena import ladder, report
from kogge.arena.match import Match, Result
from kogge.arena.parallel import Book, hold_all
from kogge.bots.levels import level, levels

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

ARENA = """examples:
  kogge arena nauticus --seats captain,greedy --games 100
  kogge arena liguria --seats captain:builder,captain:trader,mate --resume liguria.games --csv rows.csv
  kogge arena die-werft --seats search:50,search:500 --ray auto"""
LADDER = """examples:
  kogge ladder grog-island --games 40 --plot ladder.svg
  kogge ladder nauticus --games 400,400,400,100 --resume nauticus.games"""


def add(commands: Commands) -> None:
    """Add both commands to the program's; each sets `run`, a function of the arguments."""
    arena = commands.add_parser(
        "arena", help="matches between bots: wins, scores by source, ratings", epilog=ARENA,
        description="Matches between bots, each as often in every seat: wins, scores by source, ratings.",
        formatter_class=argparse.RawDescriptionHelpFormatter)
    arena.add_argument("game", choices=kogge.games())
    arena.add_argument("--seats", required=True, help="the line-up, such as captain,mate,mate,greedy; "
                       f"levels: {', '.join(levels)}; with a taste: captain:builder; with a budget: search:500")
    arena.add_argument("--csv", type=Path, metavar="FILE", help="also write a row for each bot of each game")
    arena.set_defaults(run=run_arena)
    climb = commands.add_parser(
        "ladder", help="all levels of a game rated together", epilog=LADDER,
        description="All levels of a game rated together: neighbours meet, and the steps between them are measured.",
        formatter_class=argparse.RawDescriptionHelpFormatter)
    climb.add_argument("game", choices=kogge.games())
    climb.add_argument("--players", type=int, help="seats at a table; the fewest possible unless given")
    climb.add_argument("--bots", default=",".join(ladder.RUNGS), help="who takes part")
    climb.add_argument("--plot", type=Path, metavar="FILE", help="draw the ladder (.png, .svg, .pdf)")
    climb.set_defaults(run=run_ladder)
    arena.add_argument("--games", type=count, default=100, metavar="N", help="100 unless given")
    climb.add_argument("--games", type=counts, default=[40], metavar="N[,N...]",
                       help="40 for a line-up unless given; or a number for each, the lowest first, such as 400,400,400,100")
    for command in (arena, climb):
        command.add_argument("--seed", type=int, default=1)
        command.add_argument("--jobs", type=int, default=0, help="processes; as many as there are cores unless given")
        command.add_argument("--ray", default="", metavar="ADDRESS", help="play on a Ray cluster; 'local' starts one here")
        command.add_argument("--resume", type=Path, metavar="FILE", help="keep finished games here and go on from them")
        command.add_argument("--json", action="store_true", help="print the result as JSON")


def count(word: str) -> int:
    """A number of games."""
    if not word.isdecimal() or int(word) < 1:
        raise argparse.ArgumentTypeError(f"{word!r} is no number of games; at least 1")
    return int(word)


def counts(words: str) -> list[int]:
    """A number of games for every line-up, or one for all."""
    return [count(word) for word in words.split(",")]


def run_arena(arguments: argparse.Namespace) -> int:
    lineup = tuple(arguments.seats.split(","))
    check(arguments, len(lineup), lineup)
    matches = [Match(arguments.game, lineup, number, arguments.seed) for number in range(arguments.games)]
    results = play_matches(matches, arguments)
    told = report.summary(results)
    if arguments.csv:
        report.write_csv(results, arguments.csv)
    if arguments.json:
        print(msgspec.json.encode(told).decode())
    else:
        Console(width=None if sys.stdout.isatty() else 200, emoji=False).print(report.sheet(told))
    return 0


def run_ladder(arguments: argparse.Namespace) -> int:
    bots = tuple(arguments.bots.split(","))
    players = arguments.players or kogge.game(arguments.game).players[0]
    check(arguments, players, bots)
    results = play_matches(ladder.pairings(arguments.game, players, arguments.games, arguments.seed, bots), arguments)
    told = ladder.rungs(results)
    if arguments.plot:
        ladder.plot(arguments.game, told, arguments.plot)
    if arguments.json:
        print(msgspec.json.encode({"game": arguments.game, "players": players, "games": len(results), "rungs": told}).decode())
    else:
        Console(width=None if sys.stdout.isatty() else 200, emoji=False).print(ladder.sheet(arguments.game, told))
    return 0


def check(arguments: argparse.Namespace, players: int, bots: tuple[str, ...]) -> None:
    """Raises ValueError for what cannot be played, before anything is."""
    possible = kogge.game(arguments.game).players
    if players not in possible:
        raise kogge.BadOption(f"{arguments.game} is for {possible[0]} to {possible[-1]} players, not {players}")
    for bot in bots:
        level(bot)


def play_matches(matches: list[Match], arguments: argparse.Namespace) -> list[Result]:
    """All results in the order of the matches, with a bar on the way."""
    book = Book(arguments.resume)
    missing = book.missing(matches)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=arguments.json or not sys.stderr.isatty()) as bar:
        task = bar.add_task(arguments.game, total=len(matches), completed=len(matches) - len(missing))
        for result in hold_all(missing, arguments.jobs, arguments.ray):
            book.add(result)
            bar.advance(task)
    return book.finished(matches)
