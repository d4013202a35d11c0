"""Steps per second from Python, side by side in one run: our plain loops, our vector environment, OpenSpiel, PettingZoo.

Everybody plays at random, and in every loop the seat to move reads its observation and its legal steps before each step.
Draws made by the game itself are no steps; chance nodes that the loop has to make in OpenSpiel are.

    cargo xtask python bench [--seconds 5] [--games 1024] [--only PART] [--processor] [--json FILE]

With --processor it counts seconds of processor time over all threads, which other work on the machine does not change;
the vector environment on two cores makes twice as many steps in a second of the clock.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import platform
import random
import time
from collections.abc import Callable, Iterator

import numpy as np
import pyspiel
from pettingzoo import classic

import ziggurat_games as zg
from ziggurat_games import zoo

# Of OpenSpiel's games for more than two: the one with the largest information states, and two more that are well known.
SPIEL = ["backgammon", "hearts", "bridge", "spades"]
Loop = Callable[[], Iterator[int]]


def table_loop(name: str) -> Iterator[int]:
    """A table of ours: legal steps, observation, step."""
    game = zg.Game(name)
    for seed in range(10**9):
        table = game.start(seed)
        while not table.over:
            legal = table.legal()
            table.observation()
            table.play(random.choice(legal))
            yield 1


def aec_loop(make: Callable[[], object]) -> Iterator[int]:
    """Any PettingZoo environment, ours too: the loop of its documentation with a mask."""
    env = make()
    for seed in range(10**9):
        env.reset(seed=seed)
        for agent in env.agent_iter():
            observation, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = info.get("action_mask")
            if mask is None and isinstance(observation, dict):
                mask = observation.get("action_mask")
            space = env.action_space(agent)
            env.step(space.sample() if mask is None else int(random.choice(np.flatnonzero(mask))))
            yield 1


def spiel_loop(name: str) -> Iterator[int]:
    """A game of OpenSpiel in C++: legal actions, observation as a tensor, action."""
    game = pyspiel.load_game(name)
    kind = game.get_type()
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                legal = state.legal_actions()
                if kind.provides_observation_tensor:
                    state.observation_tensor()
                else:
                    state.information_state_tensor()
                state.apply_action(random.choice(legal))
            yield 1


def vector_loop(name: str, games: int) -> Iterator[int]:
    """Many games of ours in one call, on all cores."""
    vector = zg.Game(name).vector(games)
    while True:
        vector.step(vector.sample())
        yield games


def measure(loop: Iterator[int], seconds: float, clock: Callable[[], float]) -> float:
    warm = clock() + seconds / 5
    while clock() < warm:
        next(loop)
    steps, start = 0, clock()
    while (now := clock()) < start + seconds:
        for _ in range(20):
            steps += next(loop)
    return steps / (now - start)


def contestants(games: int) -> Iterator[tuple[str, str, Loop]]:
    for name in zg.games():
        yield "vector", f"{name}, {games} games at once", lambda name=name: vector_loop(name, games)
    for name in zg.games():
        yield "table", f"{name}, Table", lambda name=name: table_loop(name)
    for name in zg.games():
        yield "aec", f"{name}, PettingZoo environment", lambda name=name: aec_loop(lambda: zoo.env(name))
    for name in SPIEL:
        yield "openspiel", name, lambda name=name: spiel_loop(name)
    for name in sorted(classic.__dict__.get("__all__", [])) or _classic():
        yield "pettingzoo", name, lambda name=name: aec_loop(
            lambda: importlib.import_module(f"pettingzoo.classic.{name}").env()
        )


def _classic() -> list[str]:
    folder = os.path.dirname(classic.__file__)
    return sorted(name[:-3] for name in os.listdir(folder) if "_v" in name and name.endswith(".py"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--only", help="vector, table, aec, openspiel or pettingzoo")
    parser.add_argument("--processor", action="store_true", help="count processor time instead of the clock's")
    parser.add_argument("--json", metavar="FILE")
    arguments = parser.parse_args()
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, load before: {os.getloadavg()[0]:.1f}")
    clock = time.process_time if arguments.processor else time.perf_counter
    results = []
    for part, name, loop in contestants(arguments.games):
        if arguments.only not in (None, part):
            continue
        try:
            rate = measure(loop(), arguments.seconds, clock)
        except (ImportError, AttributeError, pyspiel.SpielError) as problem:
            print(f"{part:<11} {name:<40} left out: {str(problem).splitlines()[0]}", flush=True)
            continue
        results.append({"part": part, "name": name, "steps_per_second": rate})
        print(f"{part:<11} {name:<40} {rate:>12,.0f} steps/s", flush=True)
    if arguments.json:
        with open(arguments.json, "w", encoding="utf-8") as file:
            json.dump(results, file, indent=1)


if __name__ == "__main__":
    main()
