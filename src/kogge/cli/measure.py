"""Numbers: what random games bring, and how fast they are."""
from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from rich.progress import track
from rich.table import Table as Grid

import kogge
from kogge.cli import BadInput, show
from kogge.engine.luck import Rng
from kogge.engine.parts import Sheet
from kogge.engine.table import pick, playout
from kogge.engine.texts import texts

ROUNDS = 3
COPIES = 2000


def simulate(arguments: argparse.Namespace) -> int:
    game = kogge.game(arguments.game)
    players = arguments.players or game.players[-1]
    if arguments.games < 1:
        raise BadInput("--games must be at least 1")
    sheet = Sheet.read(Path(arguments.parts)) if arguments.parts else None
    game.start(players, sheet)
    rng = Rng(arguments.seed)
    sums: dict[str, list[int]] = {}
    totals: list[list[int]] = []
    wins = [0] * players
    lengths: list[int] = []
    for _ in track(range(arguments.games), "playing", console=show.console(), disable=arguments.json or not sys.stderr.isatty()):
        table = game.start(players, sheet)
        lengths.append(playout(table, rng))
        for seat, sources in enumerate(table.scores()):
            for source, points in sources:
                sums.setdefault(source, [0] * players)[seat] += points
        totals.append(table.totals())
        for seat, place in enumerate(table.ranking()):
            wins[seat] += place == 1
    count = arguments.games
    result = {
        "game": game.name, "players": players, "games": count, "answers": statistics.mean(lengths),
        "sources": {source: [points / count for points in seats] for source, seats in sums.items()},
        "mean_score": [statistics.mean(seat) for seat in zip(*totals, strict=True)], "wins": wins,
    }
    if arguments.json:
        print(json.dumps(result))
        return 0
    speech = texts(game, arguments.lang)
    grid = Grid(title=f"{game.name}: {count} random games, {result['answers']:.0f} answers each", box=None, title_justify="left")
    grid.add_column("")
    for seat in range(players):
        grid.add_column(f"seat {seat}", justify="right")
    for source, seats in sums.items():
        grid.add_row(speech.source(source), *[f"{points / count:.1f}" for points in seats])
    grid.add_row("total", *[f"{statistics.mean(seat):.1f}" for seat in zip(*totals, strict=True)], style="bold")
    grid.add_row("wins", *[f"{100 * won / count:.1f} %" for won in wins])
    show.console().print(grid)
    return 0


def measure(name: str, players: int, seconds: float) -> dict[str, float]:
    """Random games in this very process: decisions and games a second, and the copy of a position in mid-game."""
    game = kogge.game(name)
    rng = Rng(1)
    playout(game.start(players), rng)
    decisions = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += playout(game.start(players), rng)
        games += 1
    spent = time.perf_counter() - start
    table = game.start(players)
    for _ in range(decisions // games // 2):
        table.apply(pick(table, rng))
    start = time.perf_counter()
    for _ in range(COPIES):
        table.copy()
    copying = time.perf_counter() - start
    return {"decisions_per_s": decisions / spent, "games_per_s": games / spent, "copy_us": copying / COPIES * 1e6}


def worker(name: str, players: int, seconds: float, plain: bool) -> dict[str, Any]:
    """measure() in a process of its own, plain or compiled."""
    environment = {key: value for key, value in os.environ.items() if key != "KOGGE_PLAIN"}
    environment["PYTHONPATH"] = os.pathsep.join(sys.path)  # the very package that asks
    if plain:
        environment["KOGGE_PLAIN"] = "1"
    done = subprocess.run(
        [sys.executable, "-m", "kogge.cli.measure", name, str(players), str(seconds)], env=environment, check=True,
        capture_output=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def bench(arguments: argparse.Namespace) -> int:
    if arguments.server:
        from kogge.cli import price

        return price.bench(arguments)
    names = [arguments.game] if arguments.game else kogge.games()
    tables = [(name, n) for name in names for n in kogge.game(name).players if arguments.players in (None, n)]
    if not tables:
        raise BadInput(f"{arguments.game} is not for {arguments.players} players")
    results: list[dict[str, Any]] = []
    for name, players in track(tables, "measuring", console=show.console(), disable=arguments.json or not sys.stderr.isatty()):
        runs: dict[str, list[dict[str, float]]] = {"plain": [], "compiled": []}
        for _ in range(ROUNDS):  # interleaved, so that a noisy machine is noisy for both
            for kind in runs:
                runs[kind].append(worker(name, players, arguments.seconds / ROUNDS, kind == "plain"))
        row: dict[str, Any] = {"game": name, "players": players}
        for kind, found in runs.items():
            if kind == "compiled" and not found[0].pop("compiled"):
                row[kind] = None
                continue
            keys = ("decisions_per_s", "games_per_s", "copy_us")
            row[kind] = {key: statistics.median(run[key] for run in found) for key in keys}
        results.append(row)
    if arguments.json:
        print(json.dumps(results))
        return 0
    title = f"random games, one core, {sys.implementation.name} {sys.version.split()[0]}"
    grid = Grid(title=title, box=None, title_justify="left")
    for head in ("game", "players", "plain decisions/s", "compiled decisions/s", "times", "compiled games/s", "copy µs"):
        grid.add_column(head, justify="left" if head == "game" else "right")
    for row in results:
        plain, fast = row["plain"], row["compiled"]
        grid.add_row(
            row["game"], str(row["players"]), f"{plain['decisions_per_s']:,.0f}",
            f"{fast['decisions_per_s']:,.0f}" if fast else "not built",
            f"{fast['decisions_per_s'] / plain['decisions_per_s']:.1f}" if fast else "",
            f"{fast['games_per_s']:,.0f}" if fast else "", f"{(fast or plain)['copy_us']:.1f}")
    show.console().print(grid)
    return 0


if __name__ == "__main__":
    from kogge import compiled

    print(json.dumps({**measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])), "compiled": compiled.active()}))
