"""PettingZoo's own suites on every game and player count, and what they leave open."""
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils import parallel_to_aec

from envs.setting import TABLES
from kogge import Refused, Rng, game
from kogge.envs import aec, parallel
from kogge.envs.rewards import REWARDS

every_table = pytest.mark.parametrize(("name", "players"), TABLES)
pytestmark = pytest.mark.filterwarnings("ignore")


@every_table
def test_api(name, players):
    api_test(aec(name, players=players), num_cycles=40)


@every_table
def test_seed(name, players):
    seed_test(lambda: aec(name, players=players), num_cycles=25)


@pytest.mark.soak
@every_table
def test_api_and_seed_at_full_length(name, players):
    api_test(aec(name, players=players))
    seed_test(lambda: aec(name, players=players))


@every_table
def test_max_cycles(name, players):
    """PettingZoo counts cycles in which everybody acts, so this is about the form in which everybody does."""
    def parallel_env(max_cycles):
        return parallel(name, players, max_cycles=max_cycles)

    max_cycles_test(SimpleNamespace(parallel_env=parallel_env, env=lambda max_cycles: parallel_to_aec(parallel_env(max_cycles))))


@every_table
def test_render(name, players):
    render_test(lambda render_mode: aec(name, players=players, render_mode=render_mode))


def play(env, seed):
    """A random game to its end; returns what each agent got, and how many answers were given."""
    rng = Rng(seed)
    env.reset(seed=seed)
    got, answers = dict.fromkeys(env.agents, 0.0), 0
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        if terminated or truncated:
            env.step(None)
        else:
            legal = np.flatnonzero(observation["action_mask"])
            env.step(legal[rng.below(len(legal))])
            answers += 1
    return got, answers


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_reach_every_agent_once(reward):
    env = aec("grog-island", players=3, reward=reward)
    got, _ = play(env, 4)

    assert list(got.values()) == pytest.approx(REWARDS[reward](env.host.table))
    assert sum(got.values()) == pytest.approx(0)


def test_a_game_is_cut_short():
    env = aec("nauticus", players=2, max_cycles=7)
    _, answers = play(env, 1)

    assert answers == 7
    assert env.agents == []


def test_an_illegal_answer_names_its_rule():
    env = aec("nauticus", players=2)
    env.reset(seed=1)

    with pytest.raises(Refused, match="done"):
        env.step(game("nauticus").action("done").index)


def test_an_illegal_answer_can_lose_the_game():
    env = aec("nauticus", players=3, illegal="lose")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(game("nauticus").action("done").index)

    assert all(env.terminations.values())
    assert env.rewards == {agent: -1 if agent == loser else 0 for agent in env.possible_agents}


def test_only_the_one_who_is_asked_has_legal_answers():
    env = aec("liguria", players=4)
    env.reset(seed=3)
    asked = [agent for agent in env.agents if env.observe(agent)["action_mask"].any()]

    assert asked == [env.agent_selection]
