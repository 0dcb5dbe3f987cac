"""Observations hold what a seat may know, all of it, and nothing else."""
from pathlib import Path

import msgspec
import numpy as np
import pytest

from envs.setting import TABLES
from kogge import LUCK, Rng, game, games, pick
from kogge.envs import layout
from kogge.envs.__main__ import document

every_table = pytest.mark.parametrize(("name", "players"), TABLES)


def positions(name, players, seed, every):
    """Tables along a random game at which a seat is asked, each `every`-th of them, and the generator."""
    rng = Rng(seed)
    table = game(name).start(players)
    while not table.over:
        if table.seat != LUCK and rng.below(every) == 0:
            yield table, rng
        table.apply(pick(table, rng))


def other_worlds(table, seat, rng):
    """Tables that this seat cannot tell from the true one."""
    yield table.guess(seat, rng)
    if table.game.name == "liguria":
        yield other_screens(table, seat, rng)


def other_screens(table, seat, rng):
    """Liguria deals nothing in secret, so a guess changes nothing; but what others keep behind their screens is not shown."""
    twin = table.copy()
    for other, player in enumerate(twin.players):
        if other != seat:
            player.knights = [int(rng.below(4)) for _ in player.knights]
            player.diplomats = [int(rng.below(4)) for _ in player.diplomats]
            player.cubes = [int(rng.below(9)) for _ in player.cubes]
            player.orders = player.orders[1:]
    return twin


@every_table
def test_nothing_secret_shows(name, players):
    """No observation of a seat changes when only what it cannot know changes."""
    form = layout(name, players)
    changed = 0
    for seed in range(2):
        for table, rng in positions(name, players, seed, every=15):
            for seat in range(players):
                row = form.row(table, seat).tobytes()
                for twin in other_worlds(table, seat, rng):
                    assert form.row(twin, seat).tobytes() == row
                    changed += any((form.row(twin, other) != form.row(table, other)).any() for other in range(players))
    assert changed or name == "nauticus", "no guess changed anything, so this has shown nothing"


@every_table
def test_nothing_that_a_seat_sees_is_left_out(name, players):
    """Equal observations of the seat that is asked, with equal answers, mean equal views."""
    form = layout(name, players)
    known = {}
    for seed in range(2):
        for table, _ in positions(name, players, seed, every=4):
            key = (table.seat, form.row(table, table.seat).tobytes(), tuple(map(str, table.legal())))
            view = msgspec.json.encode(table.view(table.seat))
            assert known.setdefault(key, view) == view


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
