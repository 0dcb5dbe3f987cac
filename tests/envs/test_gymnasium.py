"""Gymnasium's own check on every game and player count; one seat against bots; many games at once."""
import os
import subprocess
import sys
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import kogge
from envs.setting import TABLES
from kogge import BadOption, Refused, game, games
from kogge.engine.position import digest
from kogge.envs import gym, ids, vector

pytestmark = pytest.mark.filterwarnings("ignore")


def some_answers(observation, rng):
    """A random legal answer for each row."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in observation["action_mask"]])


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_check_env(name, players):
    check_env(gym(name, players=players, opponents="random", render_mode="ansi"))


@pytest.mark.parametrize("name", games())
def test_games_are_found_by_name(name):
    env = gymnasium.make(f"kogge.envs:kogge/{name}-v0", players=game(name).players[-1], opponents="random")

    observation, info = env.reset(seed=1)

    assert f"kogge/{name}-v0" in ids()
    assert env.observation_space.contains(observation)
    assert 0 <= info["seat"] < game(name).players[-1]


@pytest.mark.parametrize("opponents", ["random", "greedy", "search:2"])
def test_a_game_against_bots(opponents):
    env = gym("nauticus", players=2, opponents=opponents, reward="margin")
    rng = np.random.default_rng(1)
    observation, info = env.reset(seed=5)
    over = False
    for _ in range(400 if opponents == "random" else 12):
        assert env.action_masks().tolist() == observation["action_mask"].tolist()
        observation, reward, over, cut, info = env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
        assert not cut
        if over:
            break
        assert reward == 0

    if opponents == "random":
        assert over
        own = info["scores"].pop(info["seat"])
        assert reward == own - info["scores"][0]


def test_an_illegal_answer_loses_and_says_why():
    env = gym("nauticus", players=2, opponents="random", seat=0)
    env.reset(seed=1)

    _, reward, over, _, info = env.step(game("nauticus").action("done").index)

    assert (reward, over, info["refused"]) == (-1, True, "engine.not-asked")


def test_options_are_checked():
    with pytest.raises(BadOption, match="win, rank, margin"):
        gym("nauticus", reward="glory")
    with pytest.raises(BadOption, match="raise, lose, random"):
        gym("nauticus", illegal="shrug")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_many_games_at_once(name, players):
    env = vector(name, players=players, count=3)
    rng = np.random.default_rng(1)
    observation, info = env.reset(seed=1)
    for _ in range(30):
        assert env.observation_space.contains(observation)
        assert observation["action_mask"].any(axis=1).all()
        observation, rewards, over, cut, info = env.step(some_answers(observation, rng))
        assert rewards.shape == over.shape == cut.shape == info["seat"].shape == (3,)


def test_finished_games_are_followed_by_new_ones():
    env = vector("grog-island", players=2, count=8, reward="margin")
    rng = np.random.default_rng(2)
    observation, info = env.reset(seed=1)
    ended = 0
    while ended < 6:
        asked = info["seat"]
        observation, rewards, over, _, info = env.step(some_answers(observation, rng))
        for table in np.flatnonzero(over):
            ended += 1
            own = asked[table]
            assert info["rewards"][table].sum() == pytest.approx(0)
            assert rewards[table] == info["rewards"][table, own] == info["scores"][table, own] - info["scores"][table, 1 - own]
        assert not rewards[~over].any()


def test_the_same_seed_gives_the_same_games():
    def rows():
        env = vector("liguria", players=3, count=4)
        rng = np.random.default_rng(3)
        observation, _ = env.reset(seed=8)
        for _ in range(20):
            observation, *_ = env.step(some_answers(observation, rng))
        return observation["observation"]

    assert (rows() == rows()).all()


def test_one_seat_of_many_games_against_bots():
    env = vector("nauticus", players=2, count=4, opponents="random")
    rng = np.random.default_rng(4)
    observation, info = env.reset(seed=2)
    seats = info["seat"]
    for _ in range(20):
        observation, _, over, _, info = env.step(some_answers(observation, rng))
        assert over.any() or (info["seat"] == seats).all()


def test_an_illegal_answer_changes_no_table():
    env = vector("nauticus", players=2, count=2)
    observation, _ = env.reset(seed=1)
    good = some_answers(observation, np.random.default_rng(1))
    before = [digest(host.table) for host in env.hosts.hosts]

    with pytest.raises(Refused):
        env.step(np.array([good[0], game("nauticus").action("done").index]))

    assert [digest(host.table) for host in env.hosts.hosts] == before


def test_everything_is_found_from_the_top():
    code = "import kogge; kogge.envs.openspiel.register(); kogge.envs.aec('nauticus', players=2); kogge.envs.export.export"

    here = {**os.environ, "PYTHONPATH": str(Path(kogge.__file__).parents[1])}
    subprocess.run([sys.executable, "-W", "ignore", "-c", code], check=True, env=here)
