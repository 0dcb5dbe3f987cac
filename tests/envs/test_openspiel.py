"""OpenSpiel's own suite on every game, and its algorithms on top."""
import os

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from envs.setting import TABLES
from kogge import Rng, game
from kogge.envs import layout, openspiel

openspiel.register()
SHORT = {"nauticus", "grog-island"}


def load(name, players, **more):
    return pyspiel.load_game(openspiel.name(name), {"players": players, **more})


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_random_sim(name, players):
    """Clones, masks, strings, tensors and returns along a random game."""
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=False, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_random_sim_with_serialisation(name, players):
    """The same, and every position is written and read again, which replays the game each time."""
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=True, verbose=False)
