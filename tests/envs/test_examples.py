"""The examples of docs/research.md, in short form."""
import re
import runpy
from pathlib import Path

import numpy as np
import pytest

from kogge import games

ROOT = Path(__file__).parents[2]


def example(name):
    return runpy.run_path(str(ROOT / "examples" / f"{name}.py"))


def test_random_rollout(capsys):
    example("random_rollout")["main"](["--steps", "3"])

    assert len(re.findall(r"answers a second", capsys.readouterr().out)) == len(games())


def test_openspiel_mcts(capsys):
    example("openspiel_mcts")["main"](["--simulations", "2", "--games", "1"])

    assert "of 1 won with 2 simulations" in capsys.readouterr().out


def test_ppo_runs(capsys):
    before, after = example("ppo_grog_island")["main"](["--rounds", "1", "--count", "4", "--steps", "8", "--games", "4"])

    assert 0 <= before <= 1
    assert 0 <= after <= 1


def test_ppo_follows_its_objective():
    """The gradient that is written out by hand is that of the clipped objective."""
    ppo = example("ppo_grog_island")
    rng = np.random.default_rng(1)
    network = ppo["Network"](6, 5, rng)
    network.weights = [weight.astype(np.float64) for weight in network.weights]
    network.weights[4] *= 100
    rows, masks = rng.random((8, 6)), rng.random((8, 5)) < 0.7
    answers, better, targets = masks.argmax(1), rng.standard_normal(8), rng.standard_normal(8)
    masks[np.arange(8), answers] = True
    logs = np.log(network.forward(rows, masks)[0][np.arange(8), answers]) + rng.uniform(-0.3, 0.3, 8)

    def objective():
        odds, values, _ = network.forward(rows, masks)
        ratio = odds[np.arange(8), answers] / np.exp(logs)
        gain = np.minimum(ratio * better, np.clip(ratio, 1 - ppo["CLIP"], 1 + ppo["CLIP"]) * better)
        surprise = (odds * np.log(odds + 1e-12)).sum(1)
        return (-gain + ppo["ENTROPY"] * surprise + 0.25 * (values - targets) ** 2).mean()

    found = []
    network.update = found.extend
    learner = type("Stub", (), {"network": network})
    ppo["Learner"].improve(learner, rows, masks, answers, logs, better, targets)
    for weight, gradient in zip(network.weights, found, strict=True):
        place = tuple(rng.integers(size) for size in weight.shape)
        step = 1e-6
        weight[place] += step
        above = objective()
        weight[place] -= 2 * step
        below = objective()
        weight[place] += step
        assert (above - below) / (2 * step) == pytest.approx(gradient[place], abs=1e-6)


@pytest.mark.soak
def test_ppo_learns_to_beat_random():
    before, after = example("ppo_grog_island")["main"](["--rounds", "60", "--games", "300"])

    assert after > 0.75 > before
