"""Measures how far the bots' outlooks are to be trusted, and fits them: expected points and chances to win.

    python -m kogge.arena.calibrate nauticus                       # how good the outlooks are today, on 120 games a count
    python -m kogge.arena.calibrate nauticus --fit --games 250     # fit them anew, and judge them by games of other seeds
    python -m kogge.arena.calibrate nauticus --data games.jsonl    # keep the games, and go on with those that are there
    python -m kogge.arena.calibrate nauticus --json                # the same as data

Games between bots that search are played to the end; at a few positions of each the playouts are asked what they see. When it
fits, half of the games, those with even seeds, are for fitting and the others for judging; else all are for judging, and their
seeds are others than those that were fitted. Needs NumPy.
"""
from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import msgspec

import kogge
from kogge import bots
from kogge.bots import outlook
from kogge.bots.outlook import FOLDER, KNOTS, TEN, Fit, Sample, features, outlooks, weights_at

POSITIONS: Final = 6
"""Looked at in each game."""
QUARTERS: Final = 4
FITTED: Final = 1000
JUDGED: Final = 500_000
"""Seeds of the first game, so that nobody judges by what was fitted."""
PATIENCE: Final = 30.0
"""How strongly the fit is held back where there is little to learn from."""


class Moment(msgspec.Struct):
    """A position of a finished game."""

    gone: float
    """The part of the decisions that lay behind."""
    sample: Sample


class Played(msgspec.Struct):
    """A finished game: how it ended, and what playouts had seen in some of its positions."""

    game: str
    players: int
    seed: int
    totals: list[int]
    wins: list[float]
    moments: list[Moment]


def one_game(game: str, players: int, seed: int, level: str) -> Played:
    """One game between equal bots. The same seed gives the same game."""
    how, choice = bots.named(level, game).unhurried, random.Random(seed)
    table, luck, seeds = kogge.game(game).start(players), kogge.Rng(seed), kogge.Rng(seed + 7)
    decisions: list[kogge.Table] = []
    while not table.over:
        if table.seat == kogge.LUCK:
            table.apply(kogge.pick(table, luck))
            continue
        options = table.legal()
        if len(options) > 1:
            decisions.append(table.copy())
        table.apply(options[0] if len(options) == 1 else bots.choose(table, table.seat, how, seeds.word()))
    chosen = sorted(choice.sample(range(len(decisions)), min(POSITIONS, len(decisions))))
    moments = [
        Moment(number / len(decisions), bots.sample(decisions[number], choice.randrange(players), seed=seeds.word()))
        for number in chosen]
    ranking = table.ranking()
    return Played(game, players, seed, table.totals(), [(place == 1) / ranking.count(1) for place in ranking], moments)


def play_all(game: str, counts: Iterable[int], games: int, first: int, level: str, jobs: int, book: Path | None) -> list[Played]:
    """So many games for each number of players; those in the book are not played again."""
    known: list[Played] = []
    if book is not None and book.exists():
        known = [msgspec.json.decode(line, type=Played) for line in book.read_bytes().splitlines()]
    wanted = [(players, seed) for seed in range(first, first + games) for players in counts]
    done = {(played.players, played.seed): played for played in known if played.game == game}
    missing = [pair for pair in wanted if pair not in done]
    with ProcessPoolExecutor(jobs or os.cpu_count(), get_context("spawn")) as pool:
        for number, future in enumerate(as_completed([pool.submit(one_game, game, *pair, level) for pair in missing]), 1):
            played = future.result()
            done[played.players, played.seed] = played
            if book is not None:
                with book.open("ab") as file:
                    file.write(msgspec.json.encode(played) + b"\n")
            print(f"\r{number} of {len(missing)} games", end="", file=sys.stderr, flush=True)
    if missing:
        print(file=sys.stderr)
    return [done[pair] for pair in wanted]


# --- fitting ---


class Seen(msgspec.Struct):
    """What was seen at one number of players: by moment, seat and feature, each feature at each knot."""

    whole: float
    points: Any
    ended: Any
    chances: Any
    won: Any


def seen(games: list[Played]) -> Seen:
    """The games of one number of players as arrays."""
    import numpy as np

    moments = [(played, moment.sample) for played in games for moment in played.moments]
    whole = float(np.quantile([sample.left for _, sample in moments], 0.98))
    knots = np.array([weights_at(min(1.0, sample.left / whole)) for _, sample in moments])
    found = np.array([features(sample) for _, sample in moments])
    own, lead, share, worth = (found[:, :, n, None] * knots[:, None, :] for n in range(4))
    level = np.ones_like(found[:, :, :1]) * knots[:, None, :]
    means = np.array([sum(sample.scores) / len(sample.scores) for _, sample in moments])
    ended = np.array([played.totals for played, _ in moments], float) - means[:, None]
    won = np.array([played.wins for played, _ in moments])
    return Seen(
        whole, np.concatenate([level, own, lead, worth], -1), ended,
        np.concatenate([own, lead / TEN, share, worth / TEN], -1), won)


def fit(games: list[Played]) -> dict[int, Fit]:
    """Least squares for the points, for each number of players; greatest likelihood for the chances, for all together: they
    are told against the average, and a game has one winner, so there is less to learn from."""
    counts = sorted({played.players for played in games})
    each = {count: seen([played for played in games if played.players == count]) for count in counts}
    chances = likeliest([(one.chances, one.won) for one in each.values()]).reshape(4, -1)
    points = {count: least_squares(one.points, one.ended) for count, one in each.items()}
    worths = likeliest([(lead(one, points[count]), one.won) for count, one in each.items()])
    return {
        count: Fit(round(one.whole, 1), *(
            [round(float(value), 3) for value in row] for row in (*points[count].reshape(4, -1), *chances, worths)))
        for count, one in each.items()}


def lead(one: Seen, weights: Any) -> Any:
    """Expected points against the average of all, at each knot."""
    expected = one.points @ weights
    return (expected - expected.mean(1, keepdims=True))[:, :, None] * one.points[:, :, : len(KNOTS)]


def least_squares(features: Any, ended: Any) -> Any:
    import numpy as np

    scale = _scale([features])
    rows = features.reshape(-1, features.shape[-1]) / scale
    return np.linalg.solve(rows.T @ rows + PATIENCE * np.eye(len(scale)), rows.T @ ended.reshape(-1)) / scale


def likeliest(tables: list[tuple[Any, Any]]) -> Any:
    """Newton's steps to the weights under which the games ended as they did most likely."""
    import numpy as np

    scale = _scale([features for features, _ in tables])
    weights = np.zeros(len(scale))
    for _ in range(100):
        slope, bend = PATIENCE * weights, PATIENCE * np.eye(len(scale))
        for table, won in tables:
            scaled = table / scale
            chance = np.exp(scaled @ weights)
            chance /= chance.sum(1, keepdims=True)
            mean = (chance[..., None] * scaled).sum(1)
            slope = slope + ((chance - won)[..., None] * scaled).sum((0, 1))
            bend = bend + np.einsum("ms,msf,msg->fg", chance, scaled, scaled) - mean.T @ mean
        step = np.linalg.solve(bend, slope)
        weights -= step
        if abs(step).max() < 1e-6:
            break
    return weights / scale


def _scale(tables: list[Any]) -> Any:
    """How large each feature is, as the root of its mean square."""
    import numpy as np

    rows = np.concatenate([features.reshape(-1, features.shape[-1]) for features in tables])
    return np.maximum(1e-3, np.sqrt((rows ** 2).mean(0)))


def write(game: str, found: dict[int, Fit], command: str) -> Path:
    file = FOLDER / f"{game}.toml"
    lines = [f"# Made by: {command}", f"# Parts of the game that are left: {', '.join(map(str, KNOTS))}"]
    for players, one in sorted(found.items()):
        lines += ["", f"[{players}]"]
        lines += [f"{name} = {value}" for name, value in msgspec.structs.asdict(one).items()]
    file.write_text("\n".join(lines) + "\n")
    outlook.fits.cache_clear()
    return file


# --- judging ---


class Quarter(msgspec.Struct):
    """How good the outlooks were in one quarter of the games; Brier scores, the base rate's beside them."""

    positions: int
    brier: float
    base: float
    bias: float
    """Points expected too many."""
    error: float
    """Of expected points, as the root of the mean square."""


class Report(msgspec.Struct):
    game: str
    games: int
    positions: int
    quarters: list[Quarter]
    deciles: list[tuple[float, float]]
    """Chances as told, in ten groups of equal size, and how often it happened."""


def judge(game: str, games: list[Played]) -> Report:
    """What was told of these games, beside what happened."""
    quarters: list[list[tuple[float, float, float, float, float]]] = [[] for _ in range(QUARTERS)]
    for played in games:
        for moment in played.moments:
            for seat, told in enumerate(outlooks(game, moment.sample)):
                quarters[min(QUARTERS - 1, int(moment.gone * QUARTERS))].append(
                    (told.win, played.wins[seat], 1 / played.players, told.score, played.totals[seat]))
    pairs = sorted((told, won) for quarter in quarters for told, won, *_ in quarter)
    tenths = [pairs[len(pairs) * n // 10: len(pairs) * (n + 1) // 10] for n in range(10)]
    return Report(
        game, len(games), sum(len(played.moments) for played in games), [_quarter(rows) for rows in quarters],
        [(_mean(told for told, _ in group), _mean(won for _, won in group)) for group in tenths])


def _quarter(rows: list[tuple[float, float, float, float, float]]) -> Quarter:
    return Quarter(
        len(rows), _mean((told - won) ** 2 for told, won, *_ in rows), _mean((base - won) ** 2 for _, won, base, *_ in rows),
        _mean(score - total for *_, score, total in rows), _mean((score - total) ** 2 for *_, score, total in rows) ** 0.5)


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return round(sum(found) / max(1, len(found)), 4)


def show(report: Report) -> str:
    lines = [f"{report.game}: {report.games} games, {report.positions} positions",
             "quarter  Brier  base rate  points too many  error"]
    lines += [f"{n:7}  {q.brier:.3f}  {q.base:9.3f}  {q.bias:+15.1f}  {q.error:5.1f}" for n, q in enumerate(report.quarters, 1)]
    lines.append("told      " + " ".join(f"{told:4.0%}" for told, _ in report.deciles))
    lines.append("happened  " + " ".join(f"{won:4.0%}" for _, won in report.deciles))
    return "\n".join(lines)


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        "python -m kogge.arena.calibrate", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=kogge.games())
    parser.add_argument("--players", default="", help="numbers of seats, such as 2,4; all of the game's without it")
    parser.add_argument("--games", type=int, default=120, help="for each number of seats; when fitting, half of them are judged")
    parser.add_argument("--seed", type=int, default=0, help=f"of the first game (default: {JUDGED}; when fitting {FITTED})")
    parser.add_argument("--bots", default="search:60", help="who plays")
    parser.add_argument("--jobs", type=int, default=0, help="processes; one for each core without it")
    parser.add_argument("--data", type=Path, help="a file that keeps the games")
    parser.add_argument("--fit", action="store_true", help="fit anew and write the file of the game, for these numbers of seats")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(words)
    counts = [int(word) for word in asked.players.split(",")] if asked.players else list(kogge.game(asked.game).players)
    seed = asked.seed or (FITTED if asked.fit else JUDGED)
    games = play_all(asked.game, counts, asked.games, seed, asked.bots, asked.jobs, asked.data)
    if asked.fit:
        found = fit([played for played in games if played.seed % 2 == 0])
        command = (f"python -m kogge.arena.calibrate {asked.game} --fit --games {asked.games} --seed {seed} "
                   f"--bots {asked.bots}")
        write(asked.game, found, command)
        games = [played for played in games if played.seed % 2]
    report = judge(asked.game, games)
    print(msgspec.json.encode(report).decode() if asked.json else show(report))
    return 0


if __name__ == "__main__":
    sys.exit(main())
