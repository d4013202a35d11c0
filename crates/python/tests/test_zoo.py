"""The conformance tests of PettingZoo and Gymnasium."""

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

import ziggurat_games as zg
from ziggurat_games import zoo
from ziggurat_games.gym import SeatEnv

GAMES = zg.games()


@pytest.mark.parametrize("name", GAMES)
def test_the_api_of_pettingzoo(name):
    api_test(zoo.env(name), num_cycles=300, verbose_progress=False)


@pytest.mark.parametrize("name", GAMES)
def test_seeds_of_pettingzoo(name):
    seed_test(lambda: zoo.env(name), num_cycles=100)


def test_every_number_of_players():
    for name in GAMES:
        for players in range(zg.Game(name).min_players, zg.Game(name).max_players + 1):
            api_test(zoo.env(name, players), num_cycles=40, verbose_progress=False)


def test_the_performance_benchmark_of_pettingzoo_runs(monkeypatch, capsys):
    # It measures for five seconds by the clock; here only that it goes through.
    moments = iter(range(0, 10_000, 3))
    monkeypatch.setattr("time.time", lambda: next(moments))
    performance_benchmark(zoo.env("monumental-duel"))
    assert "turns per second" in capsys.readouterr().out


def test_rewards_come_at_the_end_and_sum_to_nothing():
    env = zoo.env("altay", 3)
    env.reset(seed=3)
    rng = np.random.default_rng(0)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        totals[agent] += reward
        env.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert abs(sum(totals.values())) < 1e-6 and max(totals.values()) > 0


@pytest.mark.parametrize("name", GAMES)
def test_one_seat_against_bots(name):
    env = SeatEnv(name, opponent="random")
    observation, info = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    again, _ = SeatEnv(name, opponent="random").reset(seed=1)
    assert np.array_equal(observation, again)
    rng, over = np.random.default_rng(2), False
    while not over:
        observation, reward, over, cut, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        assert not cut and env.observation_space.contains(observation)
    assert -1 <= reward <= 1
    assert isinstance(gymnasium.spaces.utils.flatdim(env.observation_space), int)
