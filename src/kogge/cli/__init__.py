"""The terminal program `kogge`."""
from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import kogge
from kogge.arena import commands as arena
from kogge.bots import UnknownLevel
from kogge.engine.game import BadOption, UnknownAction
from kogge.engine.parts import PartsError
from kogge.engine.record import RecordError

EXAMPLES = """\
examples:
  kogge serve                                   play in the browser
  kogge play nauticus                           one game in this terminal, you against two random players
  kogge play nauticus --seats Ann,Bert,captain  two people and a bot
  kogge play --resume my.kogge                  go on with a saved game
  kogge rules nauticus --lang de                every clause of the rules, in German
  kogge replay my.kogge                         play a record again and check every answer
  kogge review my.kogge                         what a finished game was decided by
  kogge study my.kogge                          the same game on a board to try things on
  kogge simulate liguria --players 3 --games 500
  kogge arena nauticus --seats captain,greedy --games 100
  kogge new-game paper-boats                    begin a game of one's own, in a checkout
  kogge backup kogge.db                         everything of a running server in one file
  kogge admin reports                           what players have reported, for whoever runs the server
"""

BAD_INPUT = 2


class BadInput(ValueError):
    """Something the user can mend; shown as one line."""


def language() -> str:
    """German where the system speaks German, else English."""
    return "de" if (os.environ.get("LC_ALL") or os.environ.get("LANG") or "").startswith("de") else "en"


def command(module: str, function: str) -> Callable[[argparse.Namespace], int]:
    """Looked up when it is called, so that `kogge rules` does not load a server."""
    def run(arguments: argparse.Namespace) -> int:
        try:
            found = import_module(module)
        except ModuleNotFoundError as missing:
            problem = f"this needs {missing.name}, which is not installed: make setup, or pip install 'kogge[envs]'"
            raise BadInput(problem) from None
        return int(getattr(found, function)(arguments))
    return run


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="kogge", description="Four maritime euro games, played exactly by their rule books.", epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter)
    top.add_argument("--version", action="version", version=f"kogge {kogge.__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)

    def add(name: str, help: str, module: str, function: str, epilog: str) -> argparse.ArgumentParser:
        sub: argparse.ArgumentParser = commands.add_parser(
            name, help=help, description=help[0].upper() + help[1:] + ".", epilog="example: " + epilog,
            formatter_class=argparse.RawDescriptionHelpFormatter)
        sub.set_defaults(run=command(module, function))
        return sub

    def game(sub: argparse.ArgumentParser, optional: bool = False) -> None:
        names = ", ".join(kogge.games())
        if optional:
            sub.add_argument("game", metavar="GAME", nargs="?", help=names)
        else:
            sub.add_argument("game", metavar="GAME", help=names)

    def lang(sub: argparse.ArgumentParser) -> None:
        sub.add_argument("--lang", choices=["en", "de"], default=language(), help="language (default: the system's)")

    def parts(sub: argparse.ArgumentParser) -> None:
        sub.add_argument("--parts", metavar="FILE", help="another parts file, see `kogge parts`")

    sub = add("play", "play in this terminal", "kogge.cli.terminal", "play", "kogge play nauticus --seats Ann,Bert,random")
    game(sub, optional=True)
    sub.add_argument("--seats", metavar="A,B,…", help="people by name, bots by level (default: you and random players)")
    sub.add_argument("--players", type=int, metavar="N", help="number of seats (default: three, or as --seats says)")
    sub.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE", help="an option of the game")
    sub.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    sub.add_argument("--save", metavar="FILE", help="where the game is saved after every answer")
    sub.add_argument("--ask-luck", action="store_true", help="type in the dice, cards and tiles of a real table")
    parts(sub)
    lang(sub)
    sub = add("serve", "play in the browser: alone, with friends, over the network", "kogge.server.app", "command",
              "kogge serve --port 8000 --data ~/kogge")
    sub.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only; 0.0.0.0: everybody)")
    sub.add_argument("--port", type=int, default=8000, help="0: any free one (default: 8000)")
    sub.add_argument("--data", metavar="DIR", help="where SQLite keeps everything (default: the user's data folder)")
    sub.add_argument("--database", metavar="URL", default="", help="postgresql://… instead of SQLite")
    sub.add_argument("--workers", type=int, metavar="N", help="server processes (default: 1); more than one needs PostgreSQL")
    sub.add_argument("--hosts", metavar="NAME,…", default="", help="names under which browsers reach it, as kogge.example.org")
    sub.add_argument("--no-browser", action="store_true", help="do not open the page")
    operator(add, lang)
    sub = add("replay", "play a record again and check every answer", "kogge.cli.library", "replay",
              "kogge replay game.kogge --log")
    sub.add_argument("file", metavar="FILE")
    sub.add_argument("--at", type=int, metavar="N", help="stop after N answers and show the table")
    sub.add_argument("--log", action="store_true", help="tell every answer")
    parts(sub)
    lang(sub)
    sub = add("review", "what a finished game was decided by: costly turns, luck and skill", "kogge.cli.looking_back", "review",
              "kogge review game.kogge --level captain --json")
    sub.add_argument("file", metavar="FILE")
    sub.add_argument("--level", default="captain", metavar="L", help="who looks back (default: captain)")
    sub.add_argument("--json", action="store_true", help="as data")
    parts(sub)
    lang(sub)
    sub = add("study", "open the page on a finished game, to explore it", "kogge.cli.looking_back", "study",
              "kogge study game.kogge")
    sub.add_argument("file", metavar="FILE")
    sub.add_argument("--port", type=int, default=0, metavar="P", help="where the page is served (default: any free port)")
    sub.add_argument("--no-browser", action="store_true", help="only print the address")
    sub = add("rules", "show every clause of the rules", "kogge.cli.library", "rules", "kogge rules nauticus --lang de")
    game(sub)
    sub.add_argument("--rulings", action="store_true", help="only the clauses that are rulings of ours")
    lang(sub)
    sub = add("lessons", "list the lessons, check them against the rules, or tell which clause is taught where",
              "kogge.cli.teaching", "command", "kogge lessons nauticus --check")
    game(sub, optional=True)
    sub.add_argument("--check", action="store_true", help="whether every step can be taken, in both languages")
    sub.add_argument("--clauses", action="store_true", help="each clause with the steps that teach it, or why none does")
    lang(sub)
    sub = add("puzzles", "make puzzles from games between bots, or check those that are there", "kogge.cli.teaching", "puzzles",
              "kogge puzzles make nauticus --games 20 --out my-puzzles")
    sub.add_argument("act", choices=["make", "check"])
    game(sub, optional=True)
    sub.add_argument("--games", type=int, default=10, metavar="K", help="so many games (default: 10)")
    sub.add_argument("--every", type=int, default=1, metavar="N", help="look at one of so many questions (default: 1)")
    sub.add_argument("--most", type=int, default=100, metavar="N", help="until there are so many (default: 100)")
    sub.add_argument("--easy", type=int, metavar="N", help="so many of them of the first grade (default: any number)")
    sub.add_argument("--players", type=int, default=3, metavar="N")
    sub.add_argument("--seed", type=int, default=1)
    sub.add_argument("--out", metavar="DIR", help="where they are kept (default: with the game)")
    sub = add("parts", "show, export or check what is printed on the parts", "kogge.cli.library", "parts",
              "kogge parts nauticus --export my.toml")
    game(sub)
    sub.add_argument("--export", metavar="FILE", help="write the parts file there, to be corrected from your own copy")
    sub.add_argument("--check", metavar="FILE", help="check a corrected parts file")
    sub = add("simulate", "random games, and the points they bring by source", "kogge.cli.measure", "simulate",
              "kogge simulate nauticus --players 4 --games 1000")
    game(sub)
    sub.add_argument("--players", type=int, metavar="N")
    sub.add_argument("--games", type=int, default=100, metavar="K")
    sub.add_argument("--seed", type=int, default=1)
    sub.add_argument("--json", action="store_true", help="as data")
    parts(sub)
    lang(sub)
    sub = add("bench", "decisions a second, plain and compiled, in one interleaved run", "kogge.cli.measure", "bench",
              "kogge bench nauticus --json")
    game(sub, optional=True)
    sub.add_argument("--json", action="store_true", help="as data")
    sub.add_argument("--players", type=int, metavar="N", help="only this number of players")
    sub.add_argument("--seconds", type=float, default=1.0, help="measuring time for each figure (default: 1)")
    sub.add_argument("--server", action="store_true", help="what an answer costs the server instead, part by part")
    sub.add_argument("--games", type=int, default=5, metavar="K", help="whole games for each figure of --server (default: 5)")
    sub = add("export", "records or arena results as a Parquet file for learners", "kogge.envs.export", "command",
              "kogge export game.kogge more.kogge --out games.parquet")
    sub.add_argument("files", nargs="+", metavar="FILE", help="records (.kogge) or results kept by `kogge arena --resume`")
    sub.add_argument("--out", required=True, metavar="FILE", help="the Parquet file to write")
    sub = add("new-game", "begin a game: a skeleton that can be played, passes every test and says what comes next",
              "kogge.cli.new_game", "command", "kogge new-game paper-boats")
    sub.add_argument("name", metavar="NAME", help="small letters, words joined by -")
    sub.add_argument("--root", default=".", metavar="DIR", help="the checkout of Kogge to add it to (default: here)")
    arena.add(commands)
    return top


def operator(add: Callable[..., argparse.ArgumentParser], lang: Callable[[argparse.ArgumentParser], None]) -> None:
    """Commands for whoever runs a server."""
    def database(sub: argparse.ArgumentParser) -> None:
        sub.add_argument("--data", metavar="DIR", help="where SQLite keeps everything (default: as `kogge serve`)")
        sub.add_argument("--database", metavar="URL", help="postgresql://… or sqlite:///FILE instead")
        lang(sub)

    sub = add("backup", "keep everything in one file, while the server runs", "kogge.cli.operate", "backup",
              "kogge backup kogge-2026-11-16.db --data /var/lib/kogge")
    sub.add_argument("file", metavar="FILE", help="the file to write; it must not be there yet")
    database(sub)
    sub = add("restore", "put a backup in the place of the database; the server must be stopped", "kogge.cli.operate", "restore",
              "kogge restore kogge-2026-11-16.db --data /var/lib/kogge")
    sub.add_argument("file", metavar="FILE", help="what `kogge backup` wrote")
    database(sub)
    sub = add("move", "move everything to another database, SQLite or PostgreSQL; the servers must be stopped",
              "kogge.cli.operate", "move", "kogge move --data /var/lib/kogge --to postgresql://kogge:secret@db/kogge")
    sub.add_argument("--to", required=True, metavar="URL", help="an empty database: postgresql://… or sqlite:///FILE")
    database(sub)
    add_admin(add, database)


ADMIN_EXAMPLES = """\
kogge admin people hanna                      who is called so, and since when
  kogge admin show Hanna                        what somebody did: sessions, tables, reports
  kogge admin ban Hanna --reason "insults"      shut out; bots take over
  kogge admin reset Hanna --address https://kogge.example.org
  kogge admin tables                            what goes on
  kogge admin end xK3vPq8sTz1a --reason "asked for by all"
  kogge admin reports                           what players have reported
  kogge admin ratings --anew                    compute all ratings from the stored results
  kogge admin audit                             who did what here"""


def add_admin(
    add: Callable[..., argparse.ArgumentParser], database: Callable[[argparse.ArgumentParser], None],
) -> None:
    """`kogge admin`: people, tables, reports."""
    top = add("admin", "look after people and tables while the server runs; every use is in the audit log",
              "kogge.cli.admin", "list_people", ADMIN_EXAMPLES)
    acts = top.add_subparsers(title="acts", metavar="ACT", required=True)

    def one(name: str, help: str, function: str, *arguments: tuple[str, str], reason: bool = False, listing: bool = False) -> Any:
        sub = acts.add_parser(name, help=help, description=help[0].upper() + help[1:] + ".")
        for argument, meaning in arguments:
            sub.add_argument(argument, metavar=argument.upper(), help=meaning)
        if reason:
            sub.add_argument("--reason", default="", metavar="WORDS", help="why; it stands in the audit log")
        if listing:
            sub.add_argument("--limit", type=int, default=50, metavar="N", help="at most so many (default: 50)")
            sub.add_argument("--json", action="store_true", help="as data")
        database(sub)
        sub.set_defaults(run=command("kogge.cli.admin", function))
        return sub

    who = ("person", "an id, an account's name, or a guest's if only one has it")
    one("people", "list the latest people", "list_people", listing=True).add_argument(
        "part", nargs="?", metavar="NAME", help="only those whose name has this in it")
    one("show", "tell what somebody did", "show_person", who)
    one("ban", "shut somebody out: sessions end, bots take over", "ban", who, reason=True)
    one("unban", "let somebody in again", "unban", who)
    one("reset", "make a link that sets a new password, once and within a day", "reset", who).add_argument(
        "--address", default="http://localhost:8000", metavar="URL", help="where the server is reached")
    one("tables", "list the tables that go on", "list_tables", listing=True).add_argument(
        "--status", choices=["waiting", "playing", "over", "abandoned"], help="only these")
    one("end", "end a table for all", "end", ("table", "its id, as in its address"), reason=True)
    one("reports", "list what players have reported", "list_reports", listing=True).add_argument(
        "--all", action="store_true", help="also what has been settled")
    one("settle", "note that a report has been looked at", "settle", reason=True).add_argument(
        "report", type=int, metavar="REPORT", help="its number")
    one("ratings", "compute all ratings anew from the stored results", "renew_ratings").add_argument(
        "--anew", action="store_true", required=True, help="yes, all of them")
    one("audit", "list who did what as an operator", "show_audit", listing=True)


def message(error: Exception) -> str:
    if isinstance(error, FileNotFoundError):
        return f"there is no file {error.filename}"
    if isinstance(error, OSError):
        return f"{error.filename}: {error.strerror}"
    return str(error)


def main(arguments: Sequence[str] | None = None) -> int:
    """The program: its exit status is 0, or 2 for bad input, with one clear line."""
    chosen: Any = parser().parse_args(arguments)
    try:
        return int(chosen.run(chosen))
    except (BadInput, BadOption, PartsError, RecordError, UnknownAction, UnknownLevel, OSError) as error:
        if isinstance(error, BrokenPipeError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        print(f"kogge: {message(error)}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print()
        return 130
