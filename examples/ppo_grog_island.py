"""Proximal policy optimisation learns to beat a random player at Grog Island, with NumPy alone, in a few minutes on a CPU.

    python examples/ppo_grog_island.py [--rounds 100] [--games 200]

Two dense layers read the observation; one head weighs the legal answers, the other guesses by how many points the game will be
won. The gradients are written out by hand: there is nothing here but matrix products. For larger things use a library; the
environments are plain Gymnasium ones.
"""
import argparse
from time import perf_counter

import numpy as np

from kogge import envs

GAME, PLAYERS = "grog-island", 2
HIDDEN = 128
POINTS = 20.0  # what counts as one unit of reward
LAMBDA, CLIP, ENTROPY, RATE = 0.95, 0.2, 0.01, 1e-3


class Network:
    """Observation -> hidden -> hidden -> logits and value, with Adam."""

    def __init__(self, inputs, actions, rng):
        def layer(rows, columns, size):
            return (rng.standard_normal((rows, columns)) * size / np.sqrt(rows)).astype(np.float32)

        self.weights = [
            layer(inputs, HIDDEN, 1.4), np.zeros(HIDDEN, np.float32), layer(HIDDEN, HIDDEN, 1.4), np.zeros(HIDDEN, np.float32),
            layer(HIDDEN, actions, 0.01), np.zeros(actions, np.float32), layer(HIDDEN, 1, 1.0), np.zeros(1, np.float32),
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.updates = 0

    def forward(self, rows, masks):
        """The probability of every answer, the expected result, and the hidden layers for `backward`."""
        w1, b1, w2, b2, w3, b3, w4, b4 = self.weights
        first = np.maximum(rows @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        logits = np.where(masks, second @ w3 + b3, -1e9)
        odds = np.exp(logits - logits.max(1, keepdims=True))
        return odds / odds.sum(1, keepdims=True), (second @ w4 + b4)[:, 0], (rows, first, second)

    def backward(self, hidden, of_logits, of_values):
        """The gradient of every weight."""
        rows, first, second = hidden
        _, _, w2, _, w3, _, w4, _ = self.weights
        of_second = (of_logits @ w3.T + of_values[:, None] @ w4.T) * (second > 0)
        of_first = (of_second @ w2.T) * (first > 0)
        return [
            rows.T @ of_first, of_first.sum(0), first.T @ of_second, of_second.sum(0),
            second.T @ of_logits, of_logits.sum(0), second.T @ of_values[:, None], of_values.sum(keepdims=True),
        ]

    def update(self, gradients):
        """A step of Adam, after the gradient is cut to a length of at most a half."""
        self.updates += 1
        length = np.sqrt(sum(float((gradient ** 2).sum()) for gradient in gradients))
        rate = RATE * np.sqrt(1 - 0.999 ** self.updates) / (1 - 0.9 ** self.updates)
        for weight, gradient, mean, square in zip(self.weights, gradients, self.means, self.squares, strict=True):
            gradient = gradient * min(1.0, 0.5 / (length + 1e-6))
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient ** 2 - square)
            weight -= rate * mean / (np.sqrt(square) + 1e-8)


def draw(odds, rng):
    """An answer for each row, as likely as its odds."""
    return (odds.cumsum(1) > rng.random((len(odds), 1)) * odds.sum(1, keepdims=True)).argmax(1)


class Learner:
    """Plays many games at once against random players and learns from them."""

    def __init__(self, count, seed=1):
        self.rng = np.random.default_rng(seed)
        self.env = envs.vector(GAME, players=PLAYERS, count=count, opponents="random", reward="margin")
        self.form = envs.layout(GAME, PLAYERS)
        self.network = Network(self.form.size, self.env.single_action_space.n, self.rng)
        self.observation, _ = self.env.reset(seed=seed)

    def read(self):
        return self.form.scaled(self.observation["observation"]), self.observation["action_mask"].view(bool)

    def collect(self, steps):
        """So many answers in every game, with what came of them."""
        seen, won = [], []
        for _ in range(steps):
            rows, masks = self.read()
            odds, values, _ = self.network.forward(rows, masks)
            answers = draw(odds, self.rng)
            self.observation, rewards, over, _, _ = self.env.step(answers)
            seen.append((rows, masks, answers, np.log(odds[np.arange(len(odds)), answers]), values, rewards / POINTS, over))
            won.extend(rewards[over] > 0)
        _, last, _ = self.network.forward(*self.read())
        return seen, last, won

    def advantages(self, seen, last):
        """How much better than expected each answer turned out, by generalised advantage estimation."""
        out, ahead, value = [], np.zeros_like(last), last
        for _, _, _, _, values, rewards, over in reversed(seen):
            error = rewards + np.where(over, 0, value) - values
            ahead = error + LAMBDA * np.where(over, 0, ahead)
            out.append(ahead)
            value = values
        return np.concatenate(out[::-1])

    def learn(self, steps, epochs=3, size=512):
        """One round: play, then improve. Returns the games won and played meanwhile."""
        seen, last, won = self.collect(steps)
        ahead = self.advantages(seen, last).astype(np.float32)
        rows, masks, answers, logs, values, *_ = (np.concatenate(column) for column in zip(*seen, strict=True))
        targets = ahead + values
        for _ in range(epochs):
            order = self.rng.permutation(len(ahead))
            for start in range(0, len(order), size):
                some = order[start : start + size]
                better = (ahead[some] - ahead[some].mean()) / (ahead[some].std() + 1e-6)
                self.improve(rows[some], masks[some], answers[some], logs[some], better, targets[some])
        return sum(won), len(won)

    def improve(self, rows, masks, answers, logs, better, targets):
        """The clipped objective, its gradient by the logits written out: odds minus the answer given."""
        odds, values, hidden = self.network.forward(rows, masks)
        each = np.arange(len(odds))
        ratio = np.exp(np.log(odds[each, answers] + 1e-12) - logs)
        free = np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        of_logits = odds * (free * ratio * better)[:, None]
        of_logits[each, answers] -= free * ratio * better
        surprise = np.log(odds + 1e-12)
        of_logits += ENTROPY * odds * (surprise - (odds * surprise).sum(1, keepdims=True))
        of_values = 0.5 * (values - targets)
        self.network.update(self.network.backward(hidden, of_logits / len(odds), of_values / len(odds)))


def win_rate(network, games, seed=1_000_000):
    """The part of so many games that the network wins against a random player; a shared win counts as none."""
    env = envs.vector(GAME, players=PLAYERS, count=min(games, 64), opponents="random", reward="margin")
    form, rng = envs.layout(GAME, PLAYERS), np.random.default_rng(seed)
    observation, _ = env.reset(seed=seed)
    won, played = np.zeros(env.num_envs), np.zeros(env.num_envs)
    quota = games / env.num_envs  # the same for every table, or short games would count for more
    while played.min() < quota:
        odds, _, _ = network.forward(form.scaled(observation["observation"]), observation["action_mask"].view(bool))
        observation, rewards, over, _, _ = env.step(draw(odds, rng))
        counted = over & (played < quota)
        won += counted & (rewards > 0)
        played += counted
    return won.sum() / played.sum()


def main(arguments=None):
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--rounds", type=int, default=100, help="of playing and learning")
    options.add_argument("--count", type=int, default=64, help="games at once")
    options.add_argument("--steps", type=int, default=64, help="answers in each game before learning")
    options.add_argument("--games", type=int, default=400, help="for measuring before and after")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args(arguments)
    learner = Learner(chosen.count, chosen.seed)
    before = win_rate(learner.network, chosen.games)
    print(f"before learning: {before:.0%} won against a random player", flush=True)
    start, won, played = perf_counter(), 0, 0
    for number in range(1, chosen.rounds + 1):
        more, games = learner.learn(chosen.steps)
        won, played = won + more, played + games
        if number % 10 == 0 and played:
            print(f"round {number}: {won / played:.0%} of {played} games won, {perf_counter() - start:.0f} s", flush=True)
            won, played = 0, 0
    after = win_rate(learner.network, chosen.games)
    print(f"after learning: {after:.0%} won against a random player", flush=True)
    return before, after


if __name__ == "__main__":
    main()
