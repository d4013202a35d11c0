"""Many games at once."""

import numpy as np
import pytest

import ziggurat_games as zg


@pytest.mark.parametrize("name", zg.games())
def test_arrays_are_written_in_place_and_games_are_refilled(name):
    vector = zg.Game(name).vector(8, seed=1)
    arrays = (vector.observations, vector.masks, vector.seats, vector.rewards, vector.dones)
    places = [array.ctypes.data for array in arrays]
    ends = 0
    for _ in range(1000):
        vector.step(vector.sample())
        ends += int(vector.dones.sum())
        assert vector.masks.any(axis=1).all()
        assert np.abs(vector.rewards.sum(axis=1)).max() < 1e-6
    assert ends >= 8
    again = (vector.observations, vector.masks, vector.seats, vector.rewards, vector.dones)
    assert places == [array.ctypes.data for array in again], "no copies"


def test_a_seed_gives_the_same_games():
    def run():
        vector = zg.Game("altay").vector(8, seed=4)
        vector.reset(7)
        for _ in range(200):
            vector.step(vector.sample())
        return vector.observations.copy(), vector.scores.copy()

    (one, scores), (two, again) = run(), run()
    assert np.array_equal(one, two) and np.array_equal(scores, again)


def test_the_vector_sees_what_a_table_sees():
    """The same first question as a single position, entry by entry."""
    game = zg.Game("monumental-duel")
    vector = game.vector(4, seed=0)
    for row in range(4):
        names = {game.step_names[index] for index in np.flatnonzero(vector.masks[row])}
        assert names and all(name.split(":")[0] in ("civ", "activate") for name in names)


def test_a_step_that_is_not_legal_changes_nothing():
    vector = zg.Game("anunnaki").vector(3)
    before = vector.observations.copy()
    actions = vector.sample().copy()
    actions[1] = 10**6
    with pytest.raises(zg.StepError, match="game 1"):
        vector.step(actions)
    with pytest.raises(zg.ZigguratError, match="3 are needed"):
        vector.step(actions[:2])
    assert np.array_equal(before, vector.observations)


def test_only_the_own_seat_is_asked_when_others_are_bots():
    vector = zg.Game("altay", 3).vector(6, opponent="random")
    for _ in range(300):
        assert np.array_equal(vector.seats, vector.own_seats())
        vector.step(vector.sample())
    with pytest.raises(zg.BotError):
        zg.Game("altay").vector(2, opponent="nobody")
