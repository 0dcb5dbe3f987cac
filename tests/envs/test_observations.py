"""Observations hold what a seat may know, all of it, and nothing else."""
from pathlib import Path

import numpy as np
import pytest

from envs.setting import TABLES
from kogge import LUCK, Rng, game, games, pick
from kogge.envs import layout
from kogge.envs.__main__ import document
from laws.worlds import other_worlds

every_table = pytest.mark.parametrize(("name", "players"), TABLES)


def positions(name, players, seed, every):
    """Tables along a random game at which a seat is asked, each `every`-th of them, and the generator."""
    rng = Rng(seed)
    table = game(name).start(players)
    while not table.over:
        if table.seat != LUCK and rng.below(every) == 0:
            yield table, rng
        table.apply(pick(table, rng))


@every_table
def test_nothing_secret_shows(name, players):
    """No observation of a seat changes when only what it cannot know changes."""
    form = layout(name, players)
    worlds = changed = 0
    for seed in range(2):
        for table, rng in positions(name, players, seed, every=15):
            for seat in range(players):
                row = form.row(table, seat).tobytes()
                for twin in other_worlds(table, seat, rng):
                    assert form.row(twin, seat).tobytes() == row
                    worlds += 1
                    changed += any((form.row(twin, other) != form.row(table, other)).any() for other in range(players))
    assert bool(changed) == bool(worlds), "no other world changed anything, so this has shown nothing"


@every_table
def test_observations_fit_their_layout(name, players):
    form = layout(name, players)
    assert sum(field.size for field in form.fields) == form.size
    for table, rng in positions(name, players, 7, every=10):
        row = form.row(table, int(rng.below(players)))
        assert row.shape == (form.size,)
        assert (row >= form.low).all()
        assert (row <= form.high).all()
        for field in form.fields:
            assert not field.choice or row[field.start : field.start + field.size].sum() <= 1, field.name


@pytest.mark.parametrize("name", games())
def test_fields_have_names_of_their_own(name):
    names = [field.name for field in layout(name, game(name).players[-1]).fields]

    assert len(set(names)) == len(names)


def test_seats_count_from_themselves():
    table = game("nauticus").start(3)
    form = layout("nauticus", 3)
    table.players[2].taler = 77

    assert form.row(table, 2)[form["you.taler"]] == 77
    assert form.row(table, 1)[form["second.taler"]] == 77
    assert form.row(table, 0)[form["third.taler"]] == 77


def test_numbers_can_be_scaled():
    form = layout("nauticus", 2)
    scaled = form.scaled(form.row(game("nauticus").start(2), 0))

    assert scaled.dtype == np.float32
    assert np.abs(scaled).max() <= 1


def test_a_layout_describes_itself():
    text = layout("nauticus", 2).describe()

    assert "you.taler                        0 to 99" in text
    assert "starter                          one of      you second" in text


def test_the_documentation_is_up_to_date():
    page = Path(__file__).parents[2] / "docs" / "observations.md"

    assert page.read_text(encoding="utf-8") == document(), "renew it: python -m kogge.envs > docs/observations.md"
