"""One seat against bots as a Gymnasium environment. Needs ``pip install ziggurat-games[pettingzoo]``.

The agent plays one seat (or another one in every game); the others are bots. ``info["action_mask"]`` has 1 at every
legal step. The reward comes at the end: 1 for winning alone, less for a shared win, and what makes the sum of all
seats 0 for the others.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from ._native import Bot, Game, Table


class SeatEnv(gymnasium.Env):
    """One seat of a game, against bots."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponent: str = "random",
        seat: int | None = None,
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        self.game = Game(game, players)
        self.opponent = opponent
        self.fixed_seat = seat
        self.render_mode = render_mode
        self._setup = setup
        self.observation_space = gymnasium.spaces.Box(-1000.0, 1000.0, (self.game.observation_size,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(self.game.step_size)
        Bot(self.game.id, opponent)  # an unknown name is told here, not in the middle of a game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        players = self.game.players
        self.seat = int(self.np_random.integers(players)) if self.fixed_seat is None else self.fixed_seat
        self.table: Table = self.game.start(int(self.np_random.integers(2**62)), **self._setup)
        seeds = self.np_random.integers(2**62, size=players)
        self._bots = [Bot(self.game.id, self.opponent, int(seed)) for seed in seeds]
        self._others()
        return self._observe()

    def _others(self) -> None:
        while not self.table.over and self.seat not in self.table.awaiting:
            asked = self.table.seat
            self.table.play(self._bots[asked].choose(self.table, asked), asked)

    def _observe(self) -> tuple[np.ndarray, dict[str, Any]]:
        size = self.game.step_size
        mask = np.zeros(size, bool) if self.table.over else self.table.mask(self.seat)
        return self.table.observation(self.seat), {"action_mask": mask.view(np.int8), "seat": self.seat}

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        self.table.play(int(action), self.seat)
        self._others()
        rewards = self.table.rewards
        observation, info = self._observe()
        reward = 0.0 if rewards is None else rewards[self.seat]
        return observation, reward, rewards is not None, False, info

    def render(self) -> str | None:
        return self.table.draw(self.seat) if self.render_mode == "ansi" else None
