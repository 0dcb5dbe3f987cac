"""The tables of docs/strength.md: which line-ups are played how often, and which bar each has.

usage: python tests/arena/tables.py {greedy,captain,ladder,scores,outlooks,throughput} [--kept FOLDER] [--games N]

Games that were finished are kept in the folder, so that a long table may be made in parts. With --games no line-up plays more
than so many: enough to see that a table of hours can be made at all, not for the documentation.
"""
import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import kogge
from kogge.arena import calibrate, ladder
from kogge.arena.match import Match
from kogge.arena.parallel import Book, hold_all
from kogge.arena.report import summary

NAMES = {"nauticus": "Nauticus", "grog-island": "Grog Island", "die-werft": "Die Werft", "liguria": "Liguria"}
GREEDY = [("nauticus", "greedy,random", 200), ("grog-island", "greedy,random", 200), ("die-werft", "greedy,random", 100),
          ("liguria", "greedy,random,random", 120)]
CAPTAIN = [("nauticus", "mate,captain", 300, 75), ("grog-island", "mate,captain", 360, 75),
           ("die-werft", "mate,captain", 480, 75), ("liguria", "captain,greedy,greedy", 240, 60),
           ("nauticus", "captain,greedy,greedy,greedy", 200, 50),
           ("grog-island", "captain,greedy,greedy,greedy", 48, 50), ("die-werft", "captain,greedy,greedy,greedy", 60, 50),
           ("liguria", "captain,greedy,greedy,greedy", 700, 50)]
STEPS = {"nauticus": [300, 300, 300, 100], "grog-island": [360, 360, 360, 120], "die-werft": [480, 480, 480, 200],
         "liguria": [180, 180, 60]}
STEP = 100
"""Points between two levels that a person can tell apart."""
SCORES = 24
OUTLOOKS = {"nauticus": (136, "captain"), "grog-island": (136, "search:60"), "die-werft": (136, "search:20"),
            "liguria": (204, "search:60")}
WANTED = {("nauticus", 4): 90, ("die-werft", 4): 80}


class Games:
    """Plays what is not yet kept, each line-up `most` times at the most."""

    def __init__(self, folder, most):
        self.folder = folder
        self.most = most

    def often(self, count):
        return min(count, self.most or count)

    def played(self, game, lineup, count):
        return self.finished([Match(game, tuple(lineup.split(",")), number) for number in range(self.often(count))])

    def climbed(self, game):
        counts = [self.often(count) for count in STEPS[game]]
        return self.finished(ladder.pairings(game, kogge.game(game).players[0], counts, 1))

    def looked_at(self, game):
        """The report on what was told beforehand in games that nothing was fitted on."""
        count, bots = OUTLOOKS[game]
        counts = list(kogge.game(game).players)
        return calibrate.judge(game, calibrate.play_all(
            game, counts, self.often(count), calibrate.JUDGED, bots, 0, self.folder / f"{game}.outlooks"))

    def finished(self, matches):
        book = Book(self.folder / f"{matches[0].game}.games")
        for result in hold_all(book.missing(matches), os.cpu_count() or 1, ""):
            book.add(result)
        return book.finished(matches)


def table(*rows):
    print(f"| {' | '.join(rows[0])} |")
    print("|---" * len(rows[0]) + "|")
    for row in rows[1:]:
        print(f"| {' | '.join(row)} |")


def wins(entry):
    return f"{100 * entry.win_share:.1f} %", f"{100 * entry.win_low:.1f} to {100 * entry.win_high:.1f}"


def greedy(games):
    rows = []
    for game, lineup, count in GREEDY:
        first, second, *_ = summary(games.played(game, lineup, count)).seats
        scores = f"{first.mean_score:.1f} : {second.mean_score:.1f}"
        rows.append((NAMES[game], f"`{lineup}`", str(games.often(count)), *wins(first), scores))
    table(("game", "line-up", "games", "greedy wins", "interval", "mean scores"), *rows)


def captain(games):
    rows = []
    for game, lineup, count, bar in CAPTAIN:
        entry = summary(games.played(game, lineup, count)).seats[lineup.split(",").index("captain")]
        held = ("reached, the whole interval above it" if 100 * entry.win_low > bar
                else "reached, but the interval begins below it" if 100 * entry.win_share > bar else "NOT reached")
        rows.append((NAMES[game], f"`{lineup}`", str(games.often(count)), *wins(entry), f"{bar} %: {held}"))
    table(("game", "line-up", "games", "Captain wins", "interval", "bar"), *rows)


def rungs(games):
    """Two tables: the levels rated together, and who won how often against the next below."""
    levels, pairs = [], []
    for game in STEPS:
        results = games.climbed(game)
        told = ladder.rungs(results)
        for rung, below in zip(told, [*told[1:], None], strict=True):
            held = ""
            if below and below.bot != "random" and rung.step:
                held = ("reached" if rung.step.points >= STEP else "NOT reached") + (
                    ", intervals apart" if rung.rating.low > below.rating.high else ", intervals overlap")
            levels.append((NAMES[game], rung.bot.capitalize(), *ladder.figures(rung.rating), *ladder.figures(rung.step), held))
        for lineup in dict.fromkeys(result.match.lineup for result in results):
            met = summary([result for result in results if result.match.lineup == lineup])
            pairs.append((NAMES[game], f"`{','.join(lineup)}`", str(met.games), *wins(met.seats[-1])))
    table(("game", "level", "rating", "interval", "step", "interval", "bar"), *levels)
    print()
    table(("game", "line-up", "games", "the last one wins", "interval"), *pairs)


def scores(games):
    rows = []
    for game in NAMES:
        means = {players: summary(games.played(game, ",".join(["captain"] * players), SCORES)).mean_winning_score
                 for players in kogge.game(game).players}
        bars = [f"{bar} with four: {'reached' if means[players] >= bar else 'NOT reached'}"
                for (name, players), bar in WANTED.items() if name == game]
        means = [f"{means[players]:.1f}" if players in means else "" for players in (2, 3, 4)]
        rows.append((NAMES[game], *means, *(bars or [""])))
    table((f"{games.often(SCORES)} games each", "two", "three", "four", "bar"), *rows)


def outlooks(games):
    """Two tables: how good chances and points were by quarters of the game, and chances as told beside what happened."""
    quarters, tenths = [], []
    for game in NAMES:
        report = games.looked_at(game)
        each = [(f"{quarter.brier:.3f}", f"{quarter.base:.3f}", f"{quarter.bias:+.1f}", f"{quarter.error:.1f}")
                for quarter in report.quarters]
        quarters.append((NAMES[game], str(report.games), *(" ".join(row) for row in zip(*each, strict=True))))
        tenths.append((NAMES[game], *(f"{100 * told:.0f} %" for told, _ in report.deciles)))
        tenths.append(("", *(f"{100 * won:.0f} %" for _, won in report.deciles)))
    table(("game", "games", "Brier score by quarters of the game", "base rate", "points too many", "error of points"), *quarters)
    print()
    table(("as told, and how often it happened", *[""] * 10), *tenths)


def rounded(speed):
    """To two figures: no more are the same in the next run."""
    return f"{float(f'{speed:.1e}'):,.0f}"


def throughput(_games):
    """Iterations of the search for each second of processor time, compiled and plain."""
    rows = []
    for game, name in NAMES.items():
        speeds = []
        for plain in ("", "1"):
            told = subprocess.run(
                [sys.executable, "-m", "kogge.arena.throughput", game], env=os.environ | {"KOGGE_PLAIN": plain},
                capture_output=True, text=True, check=True).stdout.split()
            assert told[0] == ("plain" if plain else "compiled"), "make compile"
            speeds.append(rounded(float(told[2].replace(",", ""))))
        rows.append((name, *speeds))
    table(("game", "compiled", "plain"), *rows)


if __name__ == "__main__":
    makes = {"greedy": greedy, "captain": captain, "ladder": rungs, "scores": scores, "outlooks": outlooks,
             "throughput": throughput}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("table", choices=makes)
    parser.add_argument("--kept", type=Path)
    parser.add_argument("--games", type=int, default=0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        makes[asked.table](Games(asked.kept or Path(folder), asked.games))
