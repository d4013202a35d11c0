"""The games as Python games of OpenSpiel. Needs ``pip install ziggurat-games[openspiel]``.

``register()`` makes them known: ``pyspiel.load_game("python_altay", {"players": 3})``. Draws are chance nodes whose
outcomes are numbered as in ``Position.odds()``; seats that may answer at once answer one after the other. An information
state is everything a seat has read since the game began; an observation is what it may know now.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from ._native import Game, Position, games

# More draws than any position offers.
_MOST_OUTCOMES = 128
# Longer than any game by the rules; the laws end random games far below.
_LONGEST = 20_000


def name(game: str) -> str:
    """The name of a game in OpenSpiel."""
    return f"python_{game.replace('-', '_')}"


def _game_type(game: str) -> pyspiel.GameType:
    rules = Game(game)
    return pyspiel.GameType(
        short_name=name(game),
        long_name=f"{rules.title} (Ziggurat)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.max_players,
        min_num_players=rules.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.min_players},
    )


class ZigguratGame(pyspiel.Game):
    """A game of Ziggurat."""

    ziggurat_id = ""
    game_type: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.rules = Game(self.ziggurat_id, params.get("players"))
        players = self.rules.players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.step_size,
            max_chance_outcomes=_MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(self.game_type, info, params)

    def new_initial_state(self) -> "ZigguratState":
        return ZigguratState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "ZigguratObserver":
        return ZigguratObserver(self.rules, iig_obs_type)


class ZigguratState(pyspiel.State):
    """A position with what has been read of it so far.

    ``clone`` is OpenSpiel's own: it copies what a state holds, and positions are copied in Rust.
    """

    def __init__(self, game: ZigguratGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.position: Position = self.rules.first()
        # What every seat has read, one entry per step.
        self.read: list[list[str]] = [[] for _ in range(self.rules.players)]
        # The texts of the legal steps of whoever was last asked about, until the position changes.
        self.texts: tuple[int, dict[int, str]] = (-1, {})

    def current_player(self) -> int:
        if self.position.over:
            return pyspiel.PlayerId.TERMINAL
        if self.position.chance:
            return pyspiel.PlayerId.CHANCE
        return self.position.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, chance) for outcome, (_, chance) in enumerate(self.position.odds())]

    def _apply_action(self, action: int) -> None:
        step = self._action_to_string(self.current_player(), action)
        seat = self.position.seat
        for viewer, log in enumerate(self.read):
            who = "chance" if seat is None else f"{seat}"
            log.append(f"{who} {step}" if self.position.sees(viewer, step, seat) else f"{who} ?")
        self.texts = (-1, {})
        if seat is None:
            self.position.draw_outcome(action)
        else:
            self.position.apply(action, seat)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.position.odds()[action][0]
        if self.texts[0] != player:
            self.texts = (player, {index: step for step, index in self.position.options(player).items()})
        return self.texts[1].get(action) or self.rules.step_names[action]

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> list[float]:
        players = self.rules.players
        if not self.position.over:
            return [0.0] * players
        places = [self.position.place(seat) for seat in range(players)]
        share = 1.0 / places.count(1)
        won = [share if place == 1 else 0.0 for place in places]
        return [(part - 1 / players) * players / (players - 1) for part in won]

    def information_state_string(self, player: int | None = None) -> str:
        player = self.current_player() if player is None else player
        return "\n".join(self.read[player])

    def observation_string(self, player: int | None = None) -> str:
        player = self.current_player() if player is None else player
        return str(self.position.view(player))

    def observation_tensor(self, player: int | None = None) -> np.ndarray:
        player = self.current_player() if player is None else player
        return self.position.observation(player)

    def __str__(self) -> str:
        return self.position.draw("judge")


class ZigguratObserver:
    """What a seat may know: numbers for learning, text for reading."""

    def __init__(self, rules: Game, iig_obs_type: Any) -> None:
        self.rules = rules
        self.recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.tensor = np.zeros(rules.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ZigguratState, player: int) -> None:
        self.tensor[:] = state.position.observation(player)

    def string_from(self, state: ZigguratState, player: int) -> str:
        return state.information_state_string(player) if self.recall else state.observation_string(player)


_registered: set[str] = set()


def register() -> list[str]:
    """Makes all games known to ``pyspiel.load_game``; tells their names."""
    for game in games():
        if game not in _registered:
            kind = type(
                f"Ziggurat_{game.replace('-', '_')}",
                (ZigguratGame,),
                {"ziggurat_id": game, "game_type": _game_type(game)},
            )
            pyspiel.register_game(kind.game_type, kind)
            _registered.add(game)
    return [name(game) for game in games()]
