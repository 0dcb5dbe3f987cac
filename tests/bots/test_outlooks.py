"""Outlooks: what playouts tell, mended by what they were found to be wrong about."""
import random

import pytest

from kogge import Rng, bots, game, games, pick
from kogge.arena import calibrate
from kogge.arena.calibrate import Moment, Played
from kogge.bots import outlook
from kogge.bots.outlook import KNOTS, Fit, Sample, outlooks, weights_at

TABLES = [(name, players) for name in games() for players in game(name).players]
NONE = [0.0] * len(KNOTS)


def after(name, players, answers, seed=3):
    table, rng = game(name).start(players), Rng(seed)
    while not table.over and answers:
        table.apply(pick(table, rng))
        answers -= 1
    return table


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_somebody_wins(name, players):
    for viewer in (None, 0, players - 1):
        told = bots.evaluate(after(name, players, 90), viewer, playouts=2)
        assert len(told) == players
        assert sum(one.win for one in told) == pytest.approx(1)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_after_the_end_nothing_is_guessed(name, players):
    table = after(name, players, 10_000)
    assert [one.score for one in bots.evaluate(table)] == table.totals()
    winners = [place == 1 for place in table.ranking()]
    assert [one.win > 0 for one in bots.evaluate(table)] == winners


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_game_and_count_has_been_measured(name, players):
    assert players in outlook.fits(name)


@pytest.mark.parametrize("left", [-0.1, 0.0, 0.04, 0.08, 0.3, 0.99, 1.0])
def test_knots_share_what_lies_between_them(left):
    weights = weights_at(left)
    assert sum(weights) == pytest.approx(1)
    inside = min(1.0, max(0.0, left))
    assert sum(weight * knot for weight, knot in zip(weights, KNOTS, strict=True)) == pytest.approx(inside)


def test_a_game_that_was_never_measured_is_taken_at_its_playouts_word():
    told = outlooks("no such game", Sample(0, 10.0, [30.0, 20.0], [0.75, 0.25], [0.0, 0.0]))
    assert [(one.score, one.win) for one in told] == [(30.0, 0.75), (20.0, 0.25)]


def test_the_fit_finds_what_playouts_are_wrong_about(monkeypatch):
    """Playouts see ten points too few, three too many for whoever looks, and every lead twice as large as it is."""
    luck = random.Random(5)
    played = []
    for seed in range(400):
        lead, viewer = luck.gauss(0, 12), luck.randrange(2)
        truth = [50 + lead, 50 - lead]
        seen = [40 + 2 * lead, 40 - 2 * lead]
        seen[viewer] += 3
        won = [1.0, 0.0] if lead > 0 else [0.0, 1.0]
        sample = Sample(viewer, luck.uniform(0, 100), seen, [0.5, 0.5], [0.0, 0.0])
        played.append(Played("toy", 2, seed, [round(total) for total in truth], won, [Moment(0.5, sample)]))
    found = calibrate.fit(played)
    monkeypatch.setattr(outlook, "fits", lambda name: found)
    told = outlooks("toy", Sample(0, 50.0, [40 + 20 + 3, 40 - 20], [0.5, 0.5], [0.0, 0.0]))
    assert told[0].score == pytest.approx(60, abs=1.5)
    assert told[1].score == pytest.approx(40, abs=1.5)
    assert told[0].win > 0.9
    assert outlook.point_worth("toy", Sample(0, 50.0, [40.0, 40.0], [0.5, 0.5], [0.0, 0.0])) > 0.1
    report = calibrate.judge("toy", played)
    assert report.quarters[2].brier < 0.1 < report.quarters[2].base
    assert abs(report.quarters[2].bias) < 0.5


def test_chances_follow_what_was_fitted(monkeypatch):
    fit = Fit(100.0, NONE, NONE, [1.0] * len(KNOTS), NONE, NONE, [2.0] * len(KNOTS), NONE, NONE, NONE)
    monkeypatch.setattr(outlook, "fits", lambda name: {2: fit})
    told = outlooks("toy", Sample(None, 50.0, [30.0, 20.0], [0.5, 0.5], [0.0, 0.0]))
    assert [one.score for one in told] == [30.0, 20.0]
    assert told[0].win == pytest.approx(1 / (1 + 2.718281828 ** -2))


def test_a_hint_tells_where_the_points_come_from():
    table = after("nauticus", 2, 8)
    best, *_ = bots.hint(table, table.seat, "search:30")
    assert set(best.sources) == {source for source, _ in table.scores()[0]}
    assert best.sources == bots.sources(table, table.seat, best.action)


def test_the_command_judges_and_fits(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(calibrate, "FOLDER", tmp_path)
    monkeypatch.setattr(outlook, "FOLDER", tmp_path)
    outlook.fits.cache_clear()
    words = ["nauticus", "--players", "2", "--games", "4", "--bots", "greedy", "--jobs", "1", "--data", str(tmp_path / "games")]
    assert calibrate.main([*words, "--fit"]) == 0
    assert "2 games, 12 positions" in capsys.readouterr().out
    assert "--fit --games 4 --seed 1000 --bots greedy" in (tmp_path / "nauticus.toml").read_text()
    assert set(outlook.fits("nauticus")) == {2}
    outlook.fits.cache_clear()
