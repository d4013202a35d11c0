//! Whole contests, played by chance.

use super::*;
use crate::api::{Clock, UserKind, VanishRule};
use crate::contests::contest::Entered;
use game_core::{QuickRandom, Random};
use std::collections::HashMap;

fn contest(kind: ContestKind, players: u8, people: usize, rule: Vanish) -> Contest {
    let entered = |at: usize| Entered {
        user: UserId::new(format!("user{at}")),
        name: format!("Player {at}"),
        kind: UserKind::Guest,
        rating: Some(2000 - at as i32),
        gone: false,
    };
    Contest {
        title: "Test".to_owned(),
        game: "pebbles".to_owned(),
        players,
        setup: None,
        kind,
        owner: UserId::new("owner"),
        owner_name: "Owner".to_owned(),
        club: None,
        clock: Clock::None,
        round_minutes: 60,
        prompt: true,
        vanish: VanishRule { rule, level: "random".to_owned() },
        most: people as u16,
        start_at: None,
        status: ContestStatus::Open,
        entrants: (0..people).map(entered).collect(),
        seasons: Vec::new(),
    }
}

fn league(seasons: u8, at_once: bool) -> ContestKind {
    ContestKind::League { division: 7, movers: 2, seasons, pause_hours: 0, at_once }
}

/// A game that is played by chance; whoever is gone or vanishes now is replaced.
fn ends(seats: usize, bots: &[bool], random: &mut QuickRandom) -> Vec<SeatEnd> {
    let scores: Vec<i32> = (0..seats).map(|_| random.below(9) as i32).collect();
    let place = |score: &i32| 1 + scores.iter().filter(|other| *other > score).count() as u8;
    let end = |(seat, score): (usize, &i32)| SeatEnd {
        place: place(score),
        score: *score,
        resigned: false,
        bot: bots[seat],
    };
    scores.iter().enumerate().map(end).collect()
}

/// Plays one round after another to the end; `vanish` says who vanishes in which round of which season.
fn play(contest: &mut Contest, vanish: &[(usize, usize)], seed: u64) {
    let mut random = QuickRandom::new(seed);
    let mut now = 1_000;
    contest.go_on(now);
    for turn in 0..500 {
        let open: Vec<Game> = contest.open_games().into_iter().cloned().collect();
        for game in open {
            let bot = |one: &usize| contest.entrants[*one].gone || vanish.contains(&(*one, turn));
            let bots: Vec<bool> = game.seats.iter().map(bot).collect();
            assert!(
                contest
                    .record(game.table.as_ref().unwrap(), Some(&ends(game.seats.len(), &bots, &mut random)))
            );
        }
        now += MINUTE;
        contest.go_on(now);
        is_sound(contest);
        if contest.status == ContestStatus::Over {
            return;
        }
    }
    panic!("it does not end: {contest:#?}");
}

/// What holds at every moment.
fn is_sound(contest: &Contest) {
    let at_once = matches!(contest.kind, ContestKind::League { at_once: true, .. });
    for season in &contest.seasons {
        for round in season.rounds.iter().filter(|round| round.begun) {
            let mut all: Vec<usize> =
                round.games.iter().flat_map(|game| &game.seats).chain(&round.byes).copied().collect();
            all.sort_unstable();
            assert!(
                at_once || all.windows(2).all(|two| two[0] != two[1]),
                "nobody sits twice in a round: {round:?}"
            );
            assert!(round.games.iter().all(|game| game.seats.len() == contest.seats()));
            assert!(round.games.iter().all(|game| game.table.is_some() || game.result.is_some()));
        }
        if season.ended_at.is_some() {
            for (division, lines) in season.finals.iter().enumerate() {
                assert_eq!(*lines, standings::lines(contest, season, division), "stored as reckoned again");
                let mut people: Vec<usize> = lines.iter().map(|line| line.entrant).collect();
                people.sort_unstable();
                let mut division = season.divisions[division].clone();
                division.sort_unstable();
                assert_eq!(people, division);
            }
        }
    }
}

#[test]
fn a_league_of_fourteen_plays_two_seasons_of_two_divisions() {
    for rule in [Vanish::Bot, Vanish::Forfeit] {
        let mut contest = contest(league(2, false), 2, 14, rule);
        play(&mut contest, &[], 4);
        assert_eq!(contest.seasons.len(), 2);
        let [first, second] = &contest.seasons[..] else { panic!() };
        assert_eq!(first.divisions.iter().map(Vec::len).collect::<Vec<_>>(), [7, 7]);
        assert_eq!(first.rounds.len(), 7);
        assert!(first.finals.iter().flatten().all(|line| line.played == 6));
        let places =
            |division: usize| first.finals[division].iter().map(|line| line.entrant).collect::<Vec<_>>();
        let (above, below) = (places(0), places(1));
        for up in &below[..2] {
            assert!(second.divisions[0].contains(up));
        }
        for down in &above[5..] {
            assert!(second.divisions[1].contains(down));
        }
    }
}

#[test]
fn all_games_of_a_season_can_begin_together() {
    let mut contest = contest(league(1, true), 4, 7, Vanish::Bot);
    contest.go_on(0);
    assert_eq!(contest.open_games().len(), 7, "seven games of four");
    play(&mut contest, &[], 9);
    assert!(contest.seasons[0].finals[0].iter().all(|line| line.played == 4));
    assert_eq!(contest.seasons[0].rounds.len(), 1);
}

#[test]
fn who_vanishes_is_replaced_and_is_not_in_the_next_season() {
    let mut by_bot = contest(league(2, false), 2, 10, Vanish::Bot);
    play(&mut by_bot, &[(3, 1), (3, 2)], 5);
    assert!(by_bot.entrants[3].gone);
    let first = &by_bot.seasons[0];
    let line = first.finals.iter().flatten().find(|line| line.entrant == 3).unwrap();
    assert_eq!(line.played, 4, "the bot plays every game");
    assert!(first.rounds.iter().flat_map(|round| &round.games).all(|game| game.table.is_some()));
    assert!(by_bot.seasons[1].divisions.iter().flatten().all(|one| *one != 3));

    let mut forfeit = contest(league(1, false), 2, 10, Vanish::Forfeit);
    play(&mut forfeit, &[(3, 0), (3, 1)], 5);
    let season = &forfeit.seasons[0];
    let line = season.finals.iter().flatten().find(|line| line.entrant == 3).unwrap();
    assert_eq!((line.points, line.played), (0, 4), "nothing from the game on in which somebody vanished");
    let games = season.rounds.iter().flat_map(|round| &round.games);
    let unplayed: Vec<&Game> = games.filter(|game| game.table.is_none()).collect();
    assert!(unplayed.len() >= 3 && unplayed.iter().all(|game| game.seats.contains(&3)), "{unplayed:?}");
}

#[test]
fn who_comes_during_a_season_begins_below_in_the_next_one() {
    let mut contest = contest(league(2, false), 2, 8, Vanish::Bot);
    contest.go_on(0);
    let late = Entered { user: UserId::new("late"), rating: Some(9000), ..contest.entrants[0].clone() };
    contest.entrants.push(late);
    play(&mut contest, &[], 6);
    assert!(contest.seasons[0].divisions.iter().flatten().all(|one| *one != 8));
    assert_eq!(contest.seasons[1].divisions.last().unwrap().last(), Some(&8));
}

#[test]
fn between_seasons_there_is_time_to_come_and_leave() {
    let mut contest = contest(league(2, true), 2, 8, Vanish::Bot);
    contest.kind = ContestKind::League { division: 4, movers: 1, seasons: 2, pause_hours: 24, at_once: true };
    contest.go_on(0);
    let open: Vec<TableId> = contest.open_games().iter().filter_map(|game| game.table.clone()).collect();
    let mut random = QuickRandom::new(1);
    for table in open {
        contest.record(&table, Some(&ends(2, &[false, false], &mut random)));
    }
    contest.go_on(5_000);
    assert_eq!((contest.status, contest.due()), (ContestStatus::Running, Some(5_000 + 24 * HOUR)));
    assert!(!contest.go_on(5_000 + 24 * HOUR - 1));
    for one in 0..5 {
        contest.entrants[one].gone = true;
    }
    assert!(contest.go_on(5_000 + 24 * HOUR));
    assert_eq!(contest.status, ContestStatus::Over, "three are too few for a season");
}

#[test]
fn a_swiss_of_sixteen_with_two_who_vanish() {
    for seed in 0..12 {
        for (players, rule) in
            [(2, Vanish::Bot), (2, Vanish::Forfeit), (4, Vanish::Bot), (4, Vanish::Forfeit)]
        {
            let rounds = if players == 2 { 5 } else { 3 };
            let mut contest = contest(ContestKind::Swiss { rounds }, players, 16, rule);
            play(&mut contest, &[(2, 0), (11, 1), (11, 2)], seed);
            let season = &contest.seasons[0];
            assert_eq!(season.rounds.len(), usize::from(rounds));
            let mut met = HashMap::new();
            // At tables of four that is not sure to be possible for ever once some are without a game.
            let sure = if players == 4 && rule == Vanish::Forfeit { 2 } else { season.rounds.len() };
            for game in season.rounds[..sure].iter().flat_map(|round| &round.games) {
                for (a, b) in game.seats.iter().flat_map(|a| game.seats.iter().map(move |b| (a, b))) {
                    *met.entry((a, b)).or_insert(0) += i32::from(a < b);
                }
            }
            let most = met.values().max().copied().unwrap();
            assert_eq!(most, 1, "nobody meets twice: {players} at a table, {rule:?}, seed {seed}");
            let mut byes: Vec<usize> = season.rounds.iter().flat_map(|round| &round.byes).copied().collect();
            byes.sort_unstable();
            assert!(byes.windows(2).all(|two| two[0] != two[1]), "byes at most once: {byes:?}");
            let gone = [2, 11].map(|one| contest.entrants[one].gone);
            assert_eq!(gone, [true, true]);
            let later = season.rounds[2..].iter().flat_map(|round| &round.games);
            let plays = later.flat_map(|game| &game.seats).any(|one| *one == 2);
            assert_eq!(plays, rule == Vanish::Bot);
        }
    }
}

#[test]
fn over_a_swiss_everybody_sits_first_about_equally_often() {
    let mut contest = contest(ContestKind::Swiss { rounds: 6 }, 2, 16, Vanish::Bot);
    play(&mut contest, &[], 3);
    for one in 0..16 {
        let games = contest.seasons[0].rounds.iter().flat_map(|round| &round.games);
        let first = games.filter(|game| game.seats[0] == one).count();
        assert!((2..=4).contains(&first), "{one} sat first {first} times of 6");
    }
}

#[test]
fn a_knock_out_with_byes_has_one_winner() {
    for seed in 0..20 {
        for (players, people) in [(2, 13), (2, 3), (2, 16), (4, 13), (4, 6), (3, 10)] {
            for rule in [Vanish::Bot, Vanish::Forfeit] {
                let mut contest = contest(ContestKind::Knockout, players, people, rule);
                play(&mut contest, &[(0, 0), (1, 1)], seed);
                let season = &contest.seasons[0];
                let lines = &season.finals[0];
                let last = season.rounds.last().unwrap();
                assert_eq!(last.games.len(), 1, "one table is the last");
                assert_eq!(through(season, &last.games[0], 1), [lines[0].entrant]);
                assert_eq!(lines[0].reached as usize, season.rounds.len() + 1);
                assert!(lines[1].reached as usize <= season.rounds.len());
                let mut reached: Vec<u32> = lines.iter().map(|line| line.reached).collect();
                reached.reverse();
                assert!(reached.is_sorted(), "whoever came further is ahead: {reached:?}");
            }
        }
    }
}

#[test]
fn byes_of_a_knock_out_are_the_strongest_and_go_through() {
    let mut contest = contest(ContestKind::Knockout, 2, 5, Vanish::Bot);
    contest.go_on(0);
    let first = &contest.seasons[0].rounds[0];
    assert_eq!(first.byes, [0, 1, 2]);
    assert_eq!(first.games.len(), 1);
    play(&mut contest, &[], 8);
    let second = &contest.seasons[0].rounds[1];
    let players: Vec<usize> = second.games.iter().flat_map(|game| game.seats.clone()).collect();
    assert!([0, 1, 2].iter().all(|one| players.contains(one)));
}

#[test]
fn with_too_few_it_is_cancelled() {
    let mut contest = contest(ContestKind::Swiss { rounds: 3 }, 2, 3, Vanish::Bot);
    contest.most = 8;
    assert!(!contest.go_on(10), "it waits for people");
    contest.start_at = Some(20);
    assert_eq!(contest.due(), Some(20));
    assert!(!contest.go_on(19));
    assert!(contest.go_on(20));
    assert_eq!((contest.status, contest.due()), (ContestStatus::Cancelled, None));
}

#[test]
fn a_round_begins_on_its_day_unless_the_next_comes_at_once() {
    let mut contest = contest(ContestKind::Swiss { rounds: 2 }, 2, 4, Vanish::Bot);
    contest.prompt = false;
    contest.go_on(0);
    let (first, second) = (&contest.seasons[0].rounds[0], &contest.seasons[0].rounds[1]);
    assert_eq!((first.starts_at, first.deadline, second.starts_at), (0, HOUR, HOUR));
    let open: Vec<TableId> = contest.open_games().iter().filter_map(|game| game.table.clone()).collect();
    let mut random = QuickRandom::new(1);
    for table in &open {
        contest.record(table, Some(&ends(2, &[false, false], &mut random)));
    }
    contest.go_on(100);
    assert_eq!((contest.open_games().len(), contest.due()), (0, Some(HOUR)));
    contest.prompt = true;
    contest.go_on(200);
    assert_eq!(contest.open_games().len(), 2);
    let second = &contest.seasons[0].rounds[1];
    assert_eq!((second.starts_at, second.deadline), (200, 200 + HOUR));
}

#[test]
fn tables_that_are_late_are_told_again_and_again() {
    let mut contest = contest(ContestKind::Swiss { rounds: 2 }, 2, 4, Vanish::Bot);
    contest.go_on(0);
    assert_eq!(contest.due(), Some(HOUR));
    assert_eq!(contest.take_late(HOUR - 1), []);
    assert_eq!(contest.take_late(HOUR).len(), 2);
    assert_eq!(contest.take_late(HOUR), [], "once for each time");
    assert_eq!(contest.due(), Some(HOUR + 6 * MINUTE));
    assert_eq!(contest.take_late(HOUR + 20 * MINUTE).len(), 2);
    assert_eq!(contest.due(), Some(HOUR + 24 * MINUTE));
}

#[test]
fn a_game_that_came_to_nothing_is_a_draw_and_is_decided_once() {
    let mut contest = contest(ContestKind::Swiss { rounds: 1 }, 2, 4, Vanish::Bot);
    contest.go_on(0);
    let table = contest.open_games()[0].table.clone().unwrap();
    assert!(contest.record(&table, None));
    assert!(!contest.record(&table, None), "what is decided stays");
    assert_eq!(contest.seasons[0].rounds[0].games[0].result.as_ref().unwrap().points, [60, 60]);
    assert!(!contest.record(&TableId::fresh(), None));
}
