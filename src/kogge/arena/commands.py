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
from kogge.arena.play import Book, play_all
from kogge.bots.levels import level, levels

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add(commands: Commands) -> None:
    """Add both commands to the program's; each sets `run`, a function of the arguments."""
    arena = commands.add_parser("arena", help="matches between bots: wins, scores by source, ratings")
    arena.add_argument("game", choices=kogge.games())
    arena.add_argument("--seats", required=True, help="the line-up, such as captain,mate,mate,greedy; "
                       f"levels: {', '.join(levels)}; with a taste: captain:builder; with a budget: search:500")
    arena.add_argument("--csv", type=Path, metavar="FILE", help="also write a row for each bot of each game")
    arena.set_defaults(run=run_arena)
    climb = commands.add_parser("ladder", help="all levels of a game rated together")
    climb.add_argument("game", choices=kogge.games())
    climb.add_argument("--players", type=int, help="seats at a table; the fewest possible unless given")
    climb.add_argument("--bots", default=",".join(ladder.RUNGS), help="who takes part")
    climb.add_argument("--plot", type=Path, metavar="FILE", help="draw the ladder (.png, .svg, .pdf)")
    climb.set_defaults(run=run_ladder)
    for command, games in ((arena, 100), (climb, 40)):
        command.add_argument("--games", type=int, default=games, metavar="N", help=f"{games} for a line-up unless given")
        command.add_argument("--seed", type=int, default=1)
        command.add_argument("--jobs", type=int, default=0, help="processes; as many as there are cores unless given")
        command.add_argument("--ray", default="", metavar="ADDRESS", help="play on a Ray cluster; 'local' starts one here")
        command.add_argument("--resume", type=Path, metavar="FILE", help="keep finished games here and go on from them")
        command.add_argument("--json", action="store_true", help="print the result as JSON")


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
        Console(width=None if sys.stdout.isatty() else 200).print(report.sheet(told))
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
        Console(width=None if sys.stdout.isatty() else 200).print(ladder.sheet(arguments.game, told))
    return 0


def check(arguments: argparse.Namespace, players: int, bots: tuple[str, ...]) -> None:
    """Raises ValueError for what cannot be played, before anything is."""
    counts = kogge.game(arguments.game).players
    if players not in counts:
        raise kogge.BadOption(f"{arguments.game} is for {counts[0]} to {counts[-1]} players, not {players}")
    if arguments.games < 1:
        raise kogge.BadOption("--games must be at least 1")
    for bot in bots:
        level(bot)


def play_matches(matches: list[Match], arguments: argparse.Namespace) -> list[Result]:
    """All results in the order of the matches, with a bar on the way."""
    book = Book(arguments.resume)
    missing = book.missing(matches)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=arguments.json or not sys.stderr.isatty()) as bar:
        task = bar.add_task(arguments.game, total=len(matches), completed=len(matches) - len(missing))
        for result in play_all(missing, arguments.jobs, arguments.ray):
            book.add(result)
            bar.advance(task)
    return book.finished(matches)
