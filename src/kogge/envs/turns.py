"""PettingZoo: every seat is an agent, asked in the order of the game."""
from __future__ import annotations

from typing import Any, Final

import pettingzoo
from gymnasium import spaces

from kogge.engine.luck import Rng
from kogge.engine.table import EVERYONE
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


class TurnsEnv(pettingzoo.AECEnv):  # type: ignore[misc]
    """A game as PettingZoo's agent-environment cycle. Luck answers by itself, from the seed given to reset()."""

    def __init__(
        self, game: str, players: int, reward: str = "win", illegal: str = "raise", max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"kogge_{game.replace('-', '_')}_v0", "render_modes": ["human", "ansi"], "is_parallelizable": False,
        }
        self.render_mode: Final = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.max_cycles: Final = max_cycles
        self.host: Final = host(game, players)
        self._seats: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observer: Final = Observer()
        self._illegal: Final = checked_illegal(illegal)
        self._reward: Final = reward_named(reward)
        self._forfeit: Final = FORFEIT[reward]
        self._observation_space: Final = {agent: observation_space(game, players) for agent in self.possible_agents}
        self._action_space: Final = {agent: action_space(game) for agent in self.possible_agents}
        self._cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_space[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_space[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.host.rng = Rng(seed)
        self.host.start(EVERYONE)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._cycles = 0
        self.agent_selection = self.agents[self.host.table.seat]

    def observe(self, agent: str) -> Observation:
        return self._observer.observe(self.host, self._seats[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, f"{agent} must answer"
        index = settled(self.host, int(action), self._illegal)
        self._cycles += 1
        if index == LOST:
            self._end({agent: self._forfeit})
            return
        self.host.answer(index)
        table = self.host.table
        if table.over:
            self._end(dict(zip(self.possible_agents, self._reward(table), strict=True)))
        else:
            if self._cycles == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[table.seat]
        if self.render_mode == "human":
            self.render()

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = {agent: rewards.get(agent, 0.0) for agent in self.agents}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        if self.render_mode == "human":
            print(in_words(self.host.table))
            return None
        return in_words(self.host.table)

    def close(self) -> None:
        """Nothing is held open."""
