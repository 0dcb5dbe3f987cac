"""OpenSpiel's own Monte Carlo tree search plays Nauticus against a random player.

    python examples/openspiel_mcts.py [--simulations 30] [--games 2]
"""
import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

from kogge.envs import openspiel


def play(game, bots, rng):
    """One game; returns what it was worth to each player."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=odds))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[0] if len(legal) == 1 else bots[state.current_player()].step(state))
    return state.returns()


def main(arguments=None):
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--simulations", type=int, default=30)
    options.add_argument("--games", type=int, default=2)
    chosen = options.parse_args(arguments)
    openspiel.register()
    game = pyspiel.load_game("kogge_nauticus", {"players": 2})
    rng = np.random.RandomState(1)
    searcher = mcts.MCTSBot(game, 1.4, chosen.simulations, mcts.RandomRolloutEvaluator(random_state=rng), random_state=rng)
    wins = 0
    for number in range(chosen.games):
        seat = number % 2
        bots = [uniform_random.UniformRandomBot(player, rng) for player in range(2)]
        bots[seat] = searcher
        worth = play(game, bots, rng)[seat]
        wins += worth > 0
        print(f"game {number + 1}: tree search in seat {seat} {'wins' if worth > 0 else 'does not win'}", flush=True)
    print(f"{wins} of {chosen.games} won with {chosen.simulations} simulations for each answer")
    return wins


if __name__ == "__main__":
    main()
