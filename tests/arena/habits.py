"""How Nauticus' bots play: the winner's points, goods and ships among them, when extra actions are spent, taler left over.

usage: python tests/arena/habits.py captain,captain,captain 60

Plays the same games as `kogge arena nauticus --seats LINE-UP --games N`.
"""
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from kogge import Action
from kogge.arena.match import Match, hold
from kogge.engine import table as engine
from kogge.games.nauticus.actions import EXTRAS
from kogge.games.nauticus.table import Table

LATE = 4
"""The round from which on the extra action is well kept."""


def habits(match: Match) -> tuple[int, int, float, float, float]:
    """The winner's points, and how many of them are from goods and ships; of every seat on average goods and ships, extra actions
    before round four, taler left."""
    tables: list[Table] = []
    early = 0

    def watch(table: engine.Table, action: Action) -> None:
        nonlocal early
        assert isinstance(table, Table)
        tables[:] = [table]
        early += action in EXTRAS and table.round < LATE

    result = hold(match, watch)
    seats = len(match.lineup)
    built = [sum(points for source, points in scores if source in ("goods", "ships")) for scores in result.scores]
    taler = sum(int(player.taler) for player in tables[0].players)
    winner = result.places.index(1)
    return result.total(winner), built[winner], sum(built) / seats, early / seats, taler / seats


def main(lineup: str, games: int) -> None:
    matches = [Match("nauticus", tuple(lineup.split(",")), number) for number in range(games)]
    with ProcessPoolExecutor(None, get_context("spawn")) as pool:
        found = list(pool.map(habits, matches))
    winning, won, built, early, taler = (sum(column) / games for column in zip(*found, strict=True))
    print(f"{lineup}: {games} games; winning score {winning:.1f}, goods and ships {won:.1f} of it, {built:.1f} of everybody's, "
          f"extra actions before round {LATE} {early:.0%}, taler left {taler:.1f}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
