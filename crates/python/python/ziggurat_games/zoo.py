"""The games as PettingZoo environments (AEC). Needs ``pip install ziggurat-games[pettingzoo]``.

An agent is ``seat_0``, ``seat_1`` and so on. It observes a dictionary: ``observation`` (what the seat may know, see
``Game.observation_names``) and ``action_mask``. A seat that is not asked anything has an empty mask. Where several seats
may answer at once they answer one after the other, without seeing each other's answers.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from ._native import Game

_LOW, _HIGH = -1000.0, 1000.0


def env(game: str, players: int | None = None, render_mode: str | None = None, **setup: Any) -> "ZigguratEnv":
    """The environment of a game; further arguments change its set-up."""
    return ZigguratEnv(game, players, render_mode, **setup)


class ZigguratEnv(AECEnv):
    """One game of Ziggurat as an AEC environment."""

    metadata = {"name": "ziggurat_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self, game: str, players: int | None = None, render_mode: str | None = None, **setup: Any
    ) -> None:
        super().__init__()
        self.game = Game(game, players)
        self.metadata = {**self.metadata, "name": f"{self.game.id.replace('-', '_')}_v{self.game.encoding_version}"}
        self.render_mode = render_mode
        self._setup = setup
        self._random = np.random.default_rng()
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._empty = np.zeros(self.game.step_size, dtype=np.int8)
        size = self.game.observation_size
        space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(_LOW, _HIGH, (size,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.game.step_size,), np.int8),
            }
        )
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        steps = self.game.step_size
        self.action_spaces = {agent: gymnasium.spaces.Discrete(steps) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.table = self.game.start(int(self._random.integers(2**62)), **self._setup)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next_agent()

    def _next_agent(self) -> str:
        seat = self.table.seat
        return self.possible_agents[0 if seat is None else seat]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self._seats[agent]
        asked = agent == self.agent_selection and seat == self.table.seat
        return {
            "observation": self.table.observation(seat),
            "action_mask": self.table.mask(seat).view(np.int8) if asked else self._empty.copy(),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.table.play(int(action), self._seats[agent])
        rewards = self.table.rewards
        if rewards is None:
            self._clear_rewards()
        else:
            self.rewards = dict(zip(self.possible_agents, rewards))
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._next_agent()
        self._accumulate_rewards()

    def render(self) -> str | None:
        return self.table.draw() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass
