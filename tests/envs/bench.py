"""Random play through public environments, ours and others', in one interleaved run on one core.

    python tests/envs/bench.py [--rounds 9] [--seconds 0.4] [--json] [--all]

What is not installed is left out. The others: pip install 'pettingzoo[classic]' rlcard, and
pip install --no-deps catanatron catanatron-gym networkx (it asks for an older Gymnasium, but runs with this one).
Time is CPU time of this process, so that a busy machine does not count. A step is one answer of a player.
"""
from __future__ import annotations

import argparse
import contextlib
import io
import json
import random
import statistics
import sys
import time
import warnings

import numpy as np

import kogge.envs.openspiel
from kogge import compiled, envs

COUNT = 64
STEPS = 40
rng = random.Random(1)
numbers = np.random.default_rng(1)


def one_of(mask):
    legal = np.flatnonzero(mask)
    return int(legal[int(rng.random() * len(legal))])


def aec(env):
    """A whole game with PettingZoo's loop."""
    def play():
        steps = 0
        env.reset(seed=rng.randrange(1 << 30))
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(one_of(observation["action_mask"]))
                steps += 1
        return steps
    return play


def single(env):
    def play():
        observation, _ = env.reset(seed=rng.randrange(1 << 30))
        steps, over = 0, False
        while not over:
            observation, _, over, _, _ = env.step(one_of(observation["action_mask"]))
            steps += 1
        return steps
    return play


def many(env):
    state = {"observation": env.reset(seed=1)[0]}

    def play():
        observation = state["observation"]
        for _ in range(STEPS):
            observation, *_ = env.step(envs.sample(observation["action_mask"], numbers))
        state["observation"] = observation
        return STEPS * COUNT
    return play


def spiel(game):
    """OpenSpiel's states with nothing around them: no observation is asked for. Chance is not counted, but paid for."""
    def play():
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, odds)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                steps += 1
        return steps
    return play


def spiel_environment(name):
    from open_spiel.python.rl_environment import Environment

    env = Environment(name)

    def play():
        step, steps = env.reset(), 0
        while not step.last():
            legal = step.observations["legal_actions"][step.current_player()]
            step = env.step([legal[int(rng.random() * len(legal))]])
            steps += 1
        return steps
    return play


def catan():
    import catanatron_gym  # noqa: F401  registers itself
    import gymnasium

    env = gymnasium.make("catanatron-v1")

    def play():
        _, info = env.reset()
        steps, over = 0, False
        while not over:
            _, _, terminated, truncated, info = env.step(rng.choice(info["valid_actions"]))
            over = terminated or truncated
            steps += 1
        return steps
    return play


def cards(name):
    import rlcard

    env = rlcard.make(name, config={"seed": 1})

    def play():
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            steps += 1
        return steps
    return play


def pettingzoo(name):
    from importlib import import_module

    return aec(import_module(f"pettingzoo.classic.{name}").env())


def openspiel(name, params=None):
    import pyspiel

    envs.openspiel.register()
    return spiel(pyspiel.load_game(name, params or {}))


def contestants():
    for game in kogge.games():
        players = kogge.game(game).players[-1]
        yield f"kogge aec {game}", lambda game=game, players=players: aec(envs.aec(game, players=players))
        yield f"kogge gym {game}", lambda game=game, players=players: single(envs.gym(game, players, "random"))
        yield f"kogge vector {game}", lambda game=game, players=players: many(envs.vector(game, players, COUNT))
    yield "kogge openspiel nauticus", lambda: openspiel("kogge_nauticus", {"players": 4})
    for name in ("connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6"):
        yield f"pettingzoo {name}", lambda name=name: pettingzoo(name)
    yield "catanatron gym", catan
    yield "openspiel backgammon (C++ states)", lambda: openspiel("backgammon")
    yield "openspiel backgammon (rl_environment)", lambda: spiel_environment("backgammon")
    for name in ("leduc-holdem", "limit-holdem", "uno", "gin-rummy", "doudizhu"):
        yield f"rlcard {name}", lambda name=name: cards(name)


def measured(rounds, seconds):
    """Steps a second of everybody, the median of some rounds in which each has its turn."""
    plays = {}
    for name, make in contestants():
        try:
            plays[name] = make()
            plays[name]()
        except ImportError as missing:
            print(f"left out: {name} ({missing})", file=sys.stderr)
    rates = {name: [] for name in plays}
    for _ in range(rounds):
        for name, play in plays.items():
            steps, start = 0, time.process_time()
            while (spent := time.process_time() - start) < seconds:
                steps += play()
            rates[name].append(steps / spent)
    return {name: statistics.median(found) for name, found in rates.items()}


def bars(rates):
    """The comparisons that this project has set itself."""
    fives = [name for name in rates if name.startswith("kogge aec")]
    for name in fives:
        yield name, "pettingzoo connect_four_v3", 5
    yield "kogge vector nauticus", "catanatron gym", 10
    yield "kogge vector nauticus", "openspiel backgammon (C++ states)", 1


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--rounds", type=int, default=9)
    options.add_argument("--seconds", type=float, default=0.4)
    options.add_argument("--json", action="store_true")
    options.add_argument("--all", action="store_true", help="fail if something is left out")
    chosen = options.parse_args()
    warnings.simplefilter("ignore")
    with contextlib.redirect_stdout(io.StringIO()):
        rates = measured(chosen.rounds, chosen.seconds)
    if chosen.all and (len(rates) < len(list(contestants())) or not compiled.active()):
        sys.exit("not everybody was there, or the engine is not compiled")
    if chosen.json:
        print(json.dumps({"engine": compiled.state(), "steps_per_s": rates}))
        return
    ours = ("aec", "gym", "vector")
    print("| answers a second | aec | gym (against random) | vector (64 games) |")
    print("|---" * 4 + "|")
    for game in kogge.games():
        print(f"| {game} |", " | ".join(rounded(rates[f"kogge {kind} {game}"]) for kind in ours), "|")
    print("\n| the others | answers a second |")
    print("|---" * 2 + "|")
    for name, rate in rates.items():
        if not name.startswith(tuple(f"kogge {kind} " for kind in ours)):
            print(f"| {name} | {rounded(rate)} |")
    for ours, theirs, times in bars(rates):
        if theirs in rates:
            ratio = rates[ours] / rates[theirs]
            held = "holds" if ratio >= times else "FAILS"
            print(f"{held}: {ours} is {ratio:.1f} times {theirs} (wanted: {times})", file=sys.stderr)


def rounded(number):
    """Three digits: the fourth is the machine's mood."""
    return f"{float(f'{number:.3g}'):,.0f}"


if __name__ == "__main__":
    main()
