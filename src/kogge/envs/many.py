"""Many games at once, arrays in and out: Gymnasium's vector interface over the compiled engine."""
from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from kogge.engine.host import Hosts
from kogge.engine.luck import Rng
from kogge.engine.table import EVERYONE, LUCK
from kogge.envs.layouts import NUMBER
from kogge.envs.rewards import reward_named
from kogge.envs.seating import Observation, action_space, host, observation_space, some_seed

Step = tuple[Observation, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class ManyEnv(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """`count` games side by side. Each row is what the seat that is asked may know; `infos["seat"]` says which that is.

    Without opponents every seat answers through step(). With them a level plays all seats but one, which changes from game
    to game. A finished game is followed by a new one in the same step; `infos["rewards"]` and `infos["scores"]` then hold a
    row for all seats, and `rewards` that of the seat whose answer ended it, or of the one that learns.
    """

    def __init__(
        self, game: str, players: int = 2, count: int = 64, opponents: str | None = None, reward: str = "win",
    ) -> None:
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = count
        self.players: Final = players
        self.single_observation_space = observation_space(game, players)
        self.single_action_space = action_space(game)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self.hosts: Final = Hosts(
            [host(game, players, opponents) for _ in range(count)], LUCK if opponents else EVERYONE, reward_named(reward))
        self._seats = np.zeros(count, np.int64)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game at every table; game number n is seeded with seed + n, or with the n-th of a list."""
        seeds = seed if isinstance(seed, list) else [None if seed is None else seed + n for n in range(self.num_envs)]
        for one, own in zip(self.hosts.hosts, seeds, strict=True):
            one.rng = Rng(some_seed() if own is None else own)
        self.hosts.start()
        self._seats = np.array(self.hosts.seats())
        return self._observe(), {"seat": self._seats}

    def step(self, actions: NDArray[Any]) -> Step:
        """One answer at each table. An illegal one raises Refused, and no table has changed."""
        hosts, count = self.hosts, self.num_envs
        asked = self._seats
        hosts.answer(actions.tolist())
        self._seats = np.array(hosts.seats())
        rewards = np.zeros(count, np.float32)
        over = np.zeros(count, np.bool_)
        infos: dict[str, Any] = {"seat": self._seats}
        if hosts.ended:
            over[hosts.ended] = True
            infos["rewards"] = np.zeros((count, self.players), np.float32)
            infos["scores"] = np.zeros((count, self.players), np.int32)
            infos["rewards"][hosts.ended] = hosts.rewards
            infos["scores"][hosts.ended] = hosts.scores
            rewards[hosts.ended] = infos["rewards"][hosts.ended, asked[hosts.ended]]
        return self._observe(), rewards, over, np.zeros(count, np.bool_), infos

    def _observe(self) -> Observation:
        rows = np.frombuffer(bytearray(self.hosts.rows()), NUMBER).reshape(self.num_envs, -1)
        masks = np.frombuffer(bytearray(self.hosts.options()), np.int8).reshape(self.num_envs, -1)
        return {"observation": rows, "action_mask": masks}


