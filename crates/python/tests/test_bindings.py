"""Games, positions, steps, views, records, bots and laws from Python."""

import numpy as np
import pytest

import ziggurat_games as zg

GAMES = zg.games()


def play_out(table, seed=0):
    rng = np.random.default_rng(seed)
    while not table.over:
        table.play(int(rng.choice(table.legal())))
    return table


def test_the_four_games_are_there():
    assert sorted(GAMES) == ["altay", "anunnaki", "monumental-duel", "terra-mystica"]
    with pytest.raises(zg.UnknownGame, match="there is no game"):
        zg.Game("chess")
    with pytest.raises(zg.SetupError, match="is for 2 to 4 players, not for 9"):
        zg.Game("altay", 9)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_recorded_and_replayed(name):
    game = zg.Game(name)
    table = play_out(game.start("first"))
    scores, places = table.result
    assert len(scores) == game.players and isinstance(places, list) and min(places) == 1
    assert abs(sum(table.rewards)) < 1e-6
    for seat in range(game.players):
        assert sum(table.score_sheet(seat).values()) == table.score(seat) == scores[seat]
    again = game.replay(table.record())
    assert again.result == table.result and again.steps == table.steps
    with pytest.raises(zg.RecordError):
        game.replay(table.record().replace("players", "player"))


@pytest.mark.parametrize("name", GAMES)
def test_steps_are_the_same_as_text_and_as_index(name):
    game = zg.Game(name)
    table = game.start(1)
    names = game.step_names
    for _ in range(60):
        if table.over:
            break
        options, legal = table.options(), table.legal()
        assert len(options) == len(legal) == int(table.mask().sum())
        for step, index in zip(options, legal):
            assert table.index(step) == index
            assert names[index] == step or names[index].startswith("other:")
        by_text, by_index = table.clone(), table.clone()
        by_text.play(options[-1])
        by_index.play(legal[-1])
        assert by_text.position() == by_index.position()
        assert hash(by_text.position()) == hash(by_index.position())
        table = by_text


def test_a_step_that_is_not_legal_is_refused_and_changes_nothing():
    table = zg.Game("altay").start("x")
    before = table.position()
    for step in (10**6, -1, "attack 1 2", "no such step"):
        with pytest.raises(zg.StepError):
            table.play(step)
    with pytest.raises(zg.SeatError, match="there is no seat 7"):
        table.play(table.legal()[0], 7)
    assert table.position() == before


def test_a_refusal_names_its_rule():
    table = zg.Game("terra-mystica").start("rule")
    names = set(zg.Game("terra-mystica").step_names) - set(table.options())
    rules = set()
    for step in sorted(name for name in names if not name.startswith("other:")):
        with pytest.raises(zg.StepError) as by_table:
            table.play(step)
        with pytest.raises(zg.StepError) as by_position:
            table.position().apply(step)
        assert by_table.value.rule == by_position.value.rule
        rules.add(by_table.value.rule)
    assert rules and None not in rules
    with pytest.raises(zg.StepError) as no_step:
        table.play("no such step")
    assert no_step.value.rule is None
    assert issubclass(zg.StepError, zg.ZigguratError) and issubclass(zg.ZigguratError, ValueError)


def test_undo_and_redo():
    table = zg.Game("terra-mystica").start("u")
    seat, before = table.seat, table.position()
    table.play(table.legal()[0])
    table.undo(seat)
    assert table.position() == before
    table.redo(seat)
    assert table.position() != before


def test_views_keep_secrets():
    table = zg.Game("altay", 3).start("secret")
    while table.round == 0:
        table.play(table.legal()[0])
    own = table.view(0)["seats"]
    assert own[0]["hand"] is not None and own[1]["hand"] is None
    assert all(seat["hand"] is None for seat in table.view("spectator")["seats"])
    assert all(seat["hand"] is not None for seat in table.view("judge")["seats"])
    with pytest.raises(zg.SeatError, match="spectator"):
        table.view("owl")
    assert isinstance(table.draw(0), str) and len(table.log(0)) == table.steps


@pytest.mark.parametrize("name", GAMES)
def test_positions_are_values_and_keep_the_laws(name):
    position = zg.Game(name).first()
    rng = np.random.default_rng(5)
    steps = 0
    while not position.over and steps < 400:
        copy = position.clone()
        assert copy == position
        if position.chance:
            odds = position.odds()
            assert abs(sum(chance for _, chance in odds) - 1) < 1e-9
            position.draw_outcome(int(rng.integers(len(odds))))
        else:
            position.apply(int(rng.choice(position.legal())))
        assert copy != position
        if steps % 20 == 0:
            position.check_laws(steps)
        steps += 1
    with pytest.raises(zg.StepError, match="no draw is due|no player"):
        position.deal(1) if not position.chance else position.apply(0)


def test_what_a_seat_cannot_know_is_not_in_its_observation():
    table = play_some(zg.Game("altay", 2).start("imagine"), 120)
    position = table.position()
    for seat in range(2):
        other = position.imagine(seat, 3)
        assert np.array_equal(position.observation(seat), other.observation(seat))
    assert any(position.imagine(0, seed) != position for seed in range(20))


def play_some(table, steps):
    rng = np.random.default_rng(1)
    for _ in range(steps):
        if not table.over:
            table.play(int(rng.choice(table.legal())))
    return table


def test_every_entry_has_a_name_and_a_type():
    for name in GAMES:
        game = zg.Game(name)
        table = game.start(2)
        observation, mask = table.observation(), table.mask()
        assert observation.dtype == np.float32 and observation.shape == (game.observation_size,)
        assert mask.dtype == np.bool_ and mask.shape == (game.step_size,)
        assert len(set(game.observation_names)) == game.observation_size
        assert len(set(game.step_names)) == game.step_size
        assert game.encoding_version >= 1 and game.rules_version >= 1 and len(game.content_hash) == 64


def test_options_change_the_set_up():
    game = zg.Game("altay")
    assert "trade" in game.options()
    value = game.options()["trade"]
    table = game.start("t", trade=value[1])
    assert game.setup(trade=value[1])["trade"] == value[1] != game.setup()["trade"]
    assert table.steps > 0
    with pytest.raises(zg.SetupError):
        game.start("t", no_such_option=1)


def test_bots_choose_legal_steps_and_beat_chance():
    wins = 0
    for number in range(6):
        game = zg.Game("monumental-duel")
        table = game.start(number)
        seat = number % 2
        bots = [zg.Bot("monumental-duel", "greedy" if s == seat else "random", number) for s in range(2)]
        while not table.over:
            table.play(bots[table.seat].choose(table))
        wins += table.place(seat) == 1
    assert wins >= 5
    table = zg.Game("altay").start("hint")
    advice = zg.Bot("altay", "search@20", 1).advise(table, hints=3)
    assert advice["step"] in table.options() and 1 <= len(advice["hints"]) <= 3
    with pytest.raises(zg.BotError):
        zg.Bot("altay", "oracle")
    with pytest.raises(zg.BotError, match="cannot play"):
        zg.Bot("altay", "random").choose(zg.Game("anunnaki").start(1))
