"""A random game of each kind through PettingZoo, then many at once through arrays.

    python examples/random_rollout.py [--steps 200]
"""
import argparse
from time import perf_counter

import numpy as np

import kogge
from kogge import envs


def one_game(name, players, rng):
    """PettingZoo's loop: whoever is asked sees its observation and answers. Returns every agent's reward."""
    env = envs.aec(name, players=players, reward="margin")
    env.reset(seed=1)
    rewards = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        over = terminated or truncated
        env.step(None if over else rng.choice(np.flatnonzero(observation["action_mask"])))
    return rewards


def many_games(name, players, steps, rng, count=64):
    """The same with `count` games at once. Returns answers a second and the points of all finished games."""
    env = envs.vector(name, players=players, count=count)
    observation, info = env.reset(seed=1)
    points = []
    start = perf_counter()
    for _ in range(steps):
        observation, _, over, _, info = env.step(envs.sample(observation["action_mask"], rng))
        if over.any():
            points.extend(info["scores"][over])
    return steps * count / (perf_counter() - start), np.array(points)


def main(arguments=None):
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--steps", type=int, default=500)
    steps = options.parse_args(arguments).steps
    rng = np.random.default_rng(1)
    for name in kogge.games():
        players = kogge.game(name).players[-1]
        rewards = one_game(name, players, rng)
        print(f"{name}: margins", " ".join(f"{reward:+.1f}" for reward in rewards.values()))
        speed, points = many_games(name, players, steps, rng)
        mean = f", {points.mean():.1f} points on average in {len(points)} games" if len(points) else ""
        print(f"  {speed:,.0f} answers a second{mean}")


if __name__ == "__main__":
    main()
