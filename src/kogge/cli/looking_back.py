"""`kogge review`: what a finished game was decided by, in words or as data; `kogge study`: the page on it."""
from __future__ import annotations

import argparse
import json
import socket
import sys
import tempfile
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import Any

import msgspec
from babel.numbers import format_percent
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

import kogge
from kogge.cli import BadInput, show
from kogge.cli.library import read_record
from kogge.engine.parts import Sheet
from kogge.engine.record import Journal, RecordError
from kogge.engine.texts import Messages, Texts, texts
from kogge.learn.reasons import decimal, signed
from kogge.learn.review import Mistake, NotOver, Review, reviewing
from kogge.study import read, trunk

MOST_TOLD = 6
"""Costly answers of each seat."""


def review(arguments: argparse.Namespace) -> int:
    file = Path(arguments.file)
    record = read_record(file)
    game = kogge.game(record.game)
    try:
        journal = Journal.replay(record, game, Sheet.read(Path(arguments.parts)) if arguments.parts else None)
        found = with_progress(journal, arguments.level)
    except NotOver:
        raise BadInput(f"{file} is not played to its end; a review needs a finished game") from None
    except RecordError as error:
        raise BadInput(f"{file}, {error}") from None
    if arguments.json:
        print(msgspec.json.encode(found).decode())
        return 0
    names = record.names or [f"{seat + 1}" for seat in range(record.players)]
    tell(show.console(), journal, found, names, show.messages(arguments.lang), texts(game, arguments.lang))
    return 0


def study(arguments: argparse.Namespace) -> int:
    """A server of its own for this one game, which forgets it at the end; studies with variations can be opened too."""
    from kogge.server.app import serve

    file = Path(arguments.file)
    try:
        text = file.read_text(encoding="utf-8")
        journal = read(text, kogge.game(trunk(text).game)).journal
    except (UnicodeDecodeError, RecordError, kogge.BadOption) as error:
        raise BadInput(f"{file}, {error}") from None
    if not journal.table.over:
        raise BadInput(f"{file} is not played to its end; explore a finished game, or play this one on with: kogge serve")
    with tempfile.TemporaryDirectory(prefix="kogge-study-") as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", arguments.port))
        port = probe.getsockname()[1]
        probe.close()
        opener = threading.Thread(target=open_page, args=(port, text, not arguments.no_browser), daemon=True)
        opener.start()
        serve(port=port, data=Path(folder), browser=False)
    return 0


def open_page(port: int, text: str, browser: bool) -> None:
    """Once the server is there: bring the game to it, and show where it lies."""
    from kogge.server.app import desktop

    base = f"http://127.0.0.1:{port}"
    while True:
        try:
            with urllib.request.urlopen(base + "/ready"):
                break
        except OSError:
            time.sleep(0.05)
    token = ask(base + "/api/guest", b"{}", "application/json")["token"]
    told = ask(base + "/api/studies/import", text.encode(), "text/plain; charset=utf-8", token)
    address = f"{base}/study/{told['table']}?at=0&study={told['id']}"
    print(f"The game lies at {address}", flush=True)
    if browser and desktop():
        webbrowser.open(address)


def ask(address: str, body: bytes, kind: str, token: str = "") -> Any:
    headers = {"Content-Type": kind} | ({"Authorization": f"Bearer {token}"} if token else {})
    with urllib.request.urlopen(urllib.request.Request(address, body, headers)) as answer:
        return json.load(answer)


def with_progress(journal: Journal, level: str) -> Review:
    """A bar on the error output, where data on the other one is not disturbed."""
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(journal.game.name, total=1.0)
        for part, found in reviewing(journal, level):
            bar.update(task, completed=part)
            if found is not None:
                return found
    raise AssertionError("the last step brings the review")


def tell(console: Console, journal: Journal, review: Review, names: list[str], says: Messages, speech: Texts) -> None:
    """Luck and skill of everybody, then what cost most."""
    grid = Grid(header_style="bold", box=None, padding=(0, 2, 0, 0))
    for head in ("review-seat", "review-start", "review-own", "review-luck", "review-rivals", "review-end", "review-accuracy"):
        grid.add_column(says.message(head), justify="left" if head == "review-seat" else "right")
    lang, first, last = says.lang, review.looks[0].chances, review.looks[-1].chances
    for account in review.accounts:
        thirds = " · ".join(f"{part * 100:.0f}" if part is not None else "–" for part in account.accuracy)
        grid.add_row(
            names[account.seat], share(first[account.seat], lang), change(account.own, lang), change(account.luck, lang),
            change(account.rivals, lang), share(last[account.seat], lang), thirds)
    console.print(grid)
    for seat, name in enumerate(names):
        costly = [mistake for mistake in review.mistakes if mistake.seat == seat]
        console.print()
        if not costly:
            console.print(says.message("review-flawless", {"who": name}), markup=False)
        for mistake in costly[:MOST_TOLD]:
            console.print(sentence(journal, mistake, name, says, speech), markup=False)
            console.print("    " + sources(mistake, speech), markup=False, style="dim")


def sentence(journal: Journal, mistake: Mistake, name: str, says: Messages, speech: Texts) -> str:
    table = journal.at(mistake.number)
    played, better = (speech.action(table, table.game.action(text)) for text in (mistake.played, mistake.better))
    return says.message("review-mistake", {
        "who": name, "number": mistake.number + 1, "stage": speech.stage(table.game.stage(table)), "played": played,
        "better": better, "lost": share(mistake.lost, says.lang), "chance": share(mistake.chance, says.lang),
        "points": decimal(mistake.points, says.lang)})


def sources(mistake: Mistake, speech: Texts) -> str:
    return ", ".join(f"{speech.source(source)} {signed(points, speech.lang)}" for source, points in mistake.reasons)


def share(part: float, lang: str, form: str = "0%") -> str:
    form = form if lang == "en" else form.replace("%", "\N{NO-BREAK SPACE}%")
    return str(format_percent(part, form, lang)).replace("-", "\N{MINUS SIGN}")


def change(part: float, lang: str) -> str:
    return share(part, lang, "+0%;-0%")
