"""The tests of OpenSpiel: random simulation and playthroughs, and the interface of its Python games."""

import os

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

import ziggurat_games as zg  # noqa: E402
from ziggurat_games import spiel  # noqa: E402

NAMES = spiel.register()


@pytest.mark.parametrize("name", NAMES)
def test_random_simulation(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


# A playthrough writes every number of every position; with LONG=1 all games have one.
@pytest.mark.parametrize("name", NAMES if os.environ.get("LONG") else ["python_terra_mystica"])
def test_a_playthrough_is_the_same_twice(name):
    generate_playthrough = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")
    play = lambda: generate_playthrough.playthrough(name, action_sequence=None, seed=7)  # noqa: E731
    text = play()
    assert text == play()
    assert "IsTerminal() = True" in text and "ChanceOutcomes" in text


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_goes_its_own_way(name):
    state = pyspiel.load_game(name).new_initial_state()
    rng = np.random.default_rng(0)
    for _ in range(60):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(int(rng.choice(outcomes, p=np.array(chances) / sum(chances))))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    copy = state.clone()
    assert str(copy) == str(state) and copy.history() == state.history()
    copy.apply_action(int(copy.legal_actions()[0]))
    assert copy.history() != state.history()


def test_an_information_state_tells_no_secret():
    """What another seat drew is a question mark; what the own seat drew is told."""
    state = pyspiel.load_game("python_altay").new_initial_state()
    rng = np.random.default_rng(3)
    for _ in range(120):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(int(rng.choice(outcomes, p=np.array(chances) / sum(chances))))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    one, two = state.information_state_string(0), state.information_state_string(1)
    assert "chance ?" in one and "chance ?" in two and one != two


def test_players_are_a_parameter():
    for players in (2, 3, 4):
        game = pyspiel.load_game("python_altay", {"players": players})
        assert game.num_players() == players
        assert game.num_distinct_actions() == zg.Game("altay", players).step_size
