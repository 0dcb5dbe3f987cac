"""Random games of ours beside catanatron's random Catan, in one interleaved run on one core; and machine instructions a decision.

usage: python tests/bench/compare.py [--seconds S] [--json]
"""
import argparse
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import kogge
from kogge.cli.measure import worker

ROUNDS = 4


def catan(seconds):
    """Decisions a second of catanatron's random players; its one-action turns count as decisions too."""
    from catanatron import Color, Game, RandomPlayer

    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
    return decisions / (time.perf_counter() - start)


COUNTED = """
import sys, kogge
from kogge import compiled
assert compiled.active(), "the compiled build is missing"
game, rng, decisions = kogge.game(sys.argv[1]), kogge.Rng(7), 0
for _ in range(int(sys.argv[2])):
    decisions += kogge.playout(game.start(int(sys.argv[3])), rng)
print(decisions)
"""


def instructions(name, players):
    """Machine instructions a decision, by callgrind: many games less few, so that starting up does not count."""
    if shutil.which("valgrind") is None:
        return None
    totals, counts = [], []
    with tempfile.TemporaryDirectory() as folder:
        for games in (2, 22):
            out = Path(folder) / f"callgrind.{games}"
            done = subprocess.run(
                ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", sys.executable, "-c", COUNTED, name, str(games),
                 str(players)], capture_output=True, text=True, check=True)
            counts.append(int(done.stdout))
            totals.append(int(next(line for line in out.read_text().splitlines() if line.startswith("summary:")).split()[1]))
    return (totals[1] - totals[0]) / (counts[1] - counts[0])


def rounded(number):
    """Three digits: the fourth is the machine's mood."""
    return f"{float(f'{number:.3g}'):,.0f}"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="for each game and kind")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--no-instructions", action="store_true")
    arguments = parser.parse_args()
    slice_ = arguments.seconds / ROUNDS
    theirs, ours = [], {name: {"plain": [], "compiled": []} for name in kogge.games()}
    for _ in range(ROUNDS):
        theirs.append(catan(slice_))
        for name, kinds in ours.items():
            for kind, runs in kinds.items():
                runs.append(worker(name, kogge.game(name).players[-1], slice_, plain=kind == "plain"))
    if not all(run["compiled"] for kinds in ours.values() for run in kinds["compiled"]):
        sys.exit("the compiled build is missing")
    base = statistics.median(theirs)
    rows = [{"game": "catanatron", "decisions_per_s": base, "times": 1.0}]
    for name, kinds in ours.items():
        plain, fast = (statistics.median(run["decisions_per_s"] for run in kinds[kind]) for kind in ("plain", "compiled"))
        rows.append({
            "game": name, "plain": plain, "decisions_per_s": fast, "times_plain": fast / plain, "times": fast / base,
            "instructions": None if arguments.no_instructions else instructions(name, kogge.game(name).players[-1]),
            "copy_us": statistics.median(run["copy_us"] for run in kinds["compiled"])})
    if arguments.json:
        print(json.dumps(rows))
        return
    print("| decisions a second | plain | compiled | times plain | times catanatron | instructions a decision | copy |")
    print("|---" * 7 + "|")
    print(f"| catanatron | {rounded(base)} | | | 1 | | |")
    for row in rows[1:]:
        count = rounded(row["instructions"]) if row["instructions"] else ""
        print(f"| {row['game']} | {rounded(row['plain'])} | {rounded(row['decisions_per_s'])} | {row['times_plain']:.1f} "
              f"| {row['times']:.0f} | {count} | {row['copy_us']:.1f} µs |")


if __name__ == "__main__":
    main()
