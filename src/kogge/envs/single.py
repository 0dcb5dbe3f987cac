"""Gymnasium: one seat learns, bots play the others."""
from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from kogge.engine.luck import Rng
from kogge.envs.rewards import FORFEIT, reward_named
from kogge.envs.seating import (
    LOST,
    Observation,
    Observer,
    action_space,
    checked_illegal,
    host,
    in_words,
    observation_space,
    settled,
)


class SingleEnv(gymnasium.Env[Any, Any]):
    """A game as one seat meets it. Which seat that is changes from game to game, unless `seat` says otherwise."""

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}

    def __init__(
        self, game: str, players: int = 2, opponents: str = "greedy", seat: int | None = None, reward: str = "win",
        illegal: str = "lose", render_mode: str | None = None,
    ) -> None:
        self.render_mode = render_mode
        self.host: Final = host(game, players, opponents)
        self.seat = seat or 0
        self._fixed: Final = seat is not None
        self._observer: Final = Observer()
        self._illegal: Final = checked_illegal(illegal)
        self._reward: Final = reward_named(reward)
        self._forfeit: Final = FORFEIT[reward]
        self.observation_space = observation_space(game, players)
        self.action_space = action_space(game)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self.host.rng = Rng(seed)
        if not self._fixed:
            self.seat = int(self.host.rng.below(self.host.players))
        self.host.start(self.seat)
        if self.render_mode == "human":
            self.render()
        return self._observer.observe(self.host, self.seat), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        index = settled(self.host, int(action), self._illegal)
        info: dict[str, Any] = {"seat": self.seat}
        reward, over = 0.0, index == LOST
        if over:
            reward = self._forfeit
            info["refused"] = self._refusal(int(action))
        else:
            self.host.answer(index)
            table = self.host.table
            over = table.over
            if over:
                reward = self._reward(table)[self.seat]
                info.update(scores=table.totals(), places=table.ranking())
        if self.render_mode == "human":
            self.render()
        return self._observer.observe(self.host, self.seat), reward, over, False, info

    def _refusal(self, index: int) -> str:
        table = self.host.table
        rule = table.why_not(table.game.catalogue.actions[index])
        return rule.id if rule else ""

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal answers under the name that sb3-contrib's MaskablePPO asks for."""
        mask = self._observer.observe(self.host, self.seat)["action_mask"]
        return mask.view(np.bool_)

    def render(self) -> str | None:
        if self.render_mode == "human":
            print(in_words(self.host.table))
            return None
        return in_words(self.host.table)
