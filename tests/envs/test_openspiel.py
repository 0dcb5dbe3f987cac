"""OpenSpiel's own suite on every game, and its algorithms on top."""
import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts, outcome_sampling_mccfr

from envs.setting import TABLES
from kogge import game, games
from kogge.engine.position import digest
from kogge.envs import layout, openspiel
from kogge.envs.rewards import REWARDS

openspiel.register()


def load(name, players, **more):
    return pyspiel.load_game(openspiel.name(name), {"players": players, **more})


@pytest.mark.parametrize("name", games())
def test_random_sim(name):
    """Clones, masks, strings, tensors and returns along a random game; every position is written and read again."""
    pyspiel.random_sim_test(load(name, game(name).players[0]), num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_random_sim_with_any_number_of_players(name, players):
    pyspiel.random_sim_test(load(name, players), num_sims=2, serialize=True, verbose=False)


def some_answers(state, count, rng):
    """Plays on at random, luck by its odds."""
    for _ in range(count):
        if state.is_terminal():
            break
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=odds)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_positions_are_those_of_the_engine(name, players):
    spiel = load(name, players)
    rng = np.random.default_rng(players)
    state = some_answers(spiel.new_initial_state(), 60, rng)
    table = state.course.table

    assert spiel.num_players() == players
    assert spiel.num_distinct_actions() == len(game(name).catalogue)
    assert len(state.history()) == 60
    assert len(str(state).splitlines()) == 60
    if not state.is_chance_node():
        assert state.legal_actions() == sorted(action.index for action in table.legal())
        assert state.action_to_string(state.legal_actions()[0]) in {str(action) for action in table.legal()}
    for seat in range(players):
        assert state.observation_tensor(seat) == layout(name, players).row(table, seat).tolist()
        assert len(state.information_state_string(seat).splitlines()) in range(56, 61)  # a few may be told later


def test_odds_are_those_of_luck():
    state = load("nauticus", 2).new_initial_state()

    assert state.chance_outcomes() == [(n, 1 / 8) for n in range(8)]


def test_an_information_state_keeps_the_secrets_of_others():
    """Two seats of Grog Island have seen different cards; whoever watches has seen none."""
    state = load("grog-island", 2).new_initial_state()
    rng = np.random.default_rng(1)
    while "goal " not in str(state):
        some_answers(state, 1, rng)
    told = [state.information_state_string(seat).splitlines() for seat in range(2)]
    dealt = [n for n, line in enumerate(str(state).splitlines()) if line.startswith("goal ")]

    for n in dealt:
        assert sorted(lines[n] == "luck: goal ?" for lines in told) == [False, True]
        tensors = [state.information_state_tensor(seat) for seat in range(2)]
        assert sorted(tensor[2 * n + 1] > 0 for tensor in tensors) == [False, True]


def test_an_information_state_tells_cards_together_with_the_bid():
    """A seat of Grog Island that turns a die has said nothing yet."""
    state = load("grog-island", 2).new_initial_state()
    rng = np.random.default_rng(1)
    while True:
        player = state.current_player()
        turns = [n for n in state.legal_actions() if player >= 0 and state.action_to_string(player, n).startswith("turn ")]
        if turns:
            break
        some_answers(state, 1, rng)
    before = state.information_state_string(1 - player)
    state.apply_action(turns[0])

    assert state.information_state_string(1 - player) == before
    assert state.clone().information_state_string(player) != before
    bid = next(n for n in state.legal_actions() if state.action_to_string(player, n).startswith(("bid ", "hold ")))
    state.apply_action(bid)
    news = state.information_state_string(1 - player).removeprefix(before).split()
    assert news[:2] == [f"{player}:", "turn"]
    assert f"{player}: {state.action_to_string(player, bid)}" in state.information_state_string(1 - player)


@pytest.mark.parametrize("reward", ["win", "rank", "margin"])
def test_rewards_can_be_chosen(reward):
    state = some_answers(load("nauticus", 3, reward=reward).new_initial_state(), 10_000, np.random.default_rng(2))

    assert state.is_terminal()
    assert state.returns() == REWARDS[reward](state.course.table)


def test_clones_go_their_own_way():
    rng = np.random.default_rng(3)
    state = some_answers(load("liguria", 3).new_initial_state(), 90, rng)
    before = str(state), digest(state.course.table)
    twin = some_answers(state.clone(), 40, rng)

    assert (str(state), digest(state.course.table)) == before
    assert len(twin.history()) == 130


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_positions_can_be_written_and_read(name, players):
    """What is read goes on with the very actions of the catalogue, not with copies of them."""
    rng = np.random.default_rng(5)
    spiel = load(name, players)
    state = some_answers(spiel.new_initial_state(), 150, rng)

    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(spiel, state))

    assert digest(again.course.table) == digest(state.course.table)
    assert all(found is action for found, action in zip(again.course.answers, state.course.answers, strict=True))
    some_answers(again, 30, rng)


def test_its_agents_can_learn():
    env = rl_environment.Environment(load("liguria", 3))
    step = env.reset()
    for _ in range(20):
        seat = step.current_player()
        assert len(step.observations["info_state"][seat]) == env.observation_spec()["info_state"][0]
        step = env.step([step.observations["legal_actions"][seat][-1]])


@pytest.mark.filterwarnings("ignore::RuntimeWarning")  # divisions of its own, on a first iteration
def test_regret_can_be_minimised():
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load("grog-island", 2))
    solver.iteration()

    assert solver._infostates


def test_its_tree_search_runs():
    """In Python; examples/openspiel_mcts.py has it play."""
    spiel = load("nauticus", 2)
    state = some_answers(spiel.new_initial_state(), 8, np.random.default_rng(4))
    bot = mcts.MCTSBot(
        spiel, uct_c=1.4, max_simulations=3, evaluator=mcts.RandomRolloutEvaluator(1), random_state=np.random.RandomState(1))

    assert bot.step(state) in state.legal_actions()
