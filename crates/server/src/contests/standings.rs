//! Who is ahead: points, and what parts equal points.

use super::contest::{Contest, Game, Season};
use super::scoring::{Decided, GameResult, bye_points};
use crate::api::{ContestKind, TieBreak};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// A whole table's points of the game.
const WHOLE: i64 = 1_000_000;

/// A line of the standings. Points are in sixtieths, shares in millionths.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Line {
    pub entrant: usize,
    /// The place at the beginning, from 0.
    pub seed: usize,
    pub played: u32,
    pub points: i64,
    pub strength: i64,
    pub direct: i64,
    pub share: i64,
    pub reached: u32,
    /// The place at the last table.
    pub last: u8,
}

/// What parts people, in this order.
pub(crate) const fn tie_breaks(kind: ContestKind) -> &'static [TieBreak] {
    match kind {
        ContestKind::League { .. } => &[TieBreak::Points, TieBreak::Direct, TieBreak::Share, TieBreak::Seed],
        ContestKind::Swiss { .. } => {
            &[TieBreak::Points, TieBreak::Strength, TieBreak::Direct, TieBreak::Share, TieBreak::Seed]
        }
        ContestKind::Duplicate { .. } => &[TieBreak::Points, TieBreak::Seed],
        ContestKind::Knockout => &[TieBreak::Reached, TieBreak::Place, TieBreak::Points, TieBreak::Seed],
    }
}

/// The standings of a division, best first.
pub(crate) fn lines(contest: &Contest, season: &Season, division: usize) -> Vec<Line> {
    let Some(people) = season.divisions.get(division) else { return Vec::new() };
    let fresh = |(seed, entrant): (usize, &usize)| Line { entrant: *entrant, seed, ..Line::default() };
    let mut lines: Vec<Line> = people.iter().enumerate().map(fresh).collect();
    let games: Vec<(&Game, &GameResult)> = games(season, division);
    for line in &mut lines {
        count(contest, season, &games, line);
    }
    let points = |entrant: usize, lines: &[Line]| {
        lines.iter().find(|line| line.entrant == entrant).map_or(0, |line| line.points)
    };
    for at in 0..lines.len() {
        let entrant = lines[at].entrant;
        let opponents = games.iter().filter(|(game, _)| game.seats.contains(&entrant));
        let others = opponents.flat_map(|(game, _)| game.seats.iter().filter(|other| **other != entrant));
        lines[at].strength = others.map(|other| points(*other, &lines)).sum();
    }
    let breaks = tie_breaks(contest.kind);
    let before: Vec<TieBreak> = breaks.iter().take_while(|one| **one != TieBreak::Direct).copied().collect();
    let key = |line: &Line| before.iter().map(|one| worth(line, *one)).collect::<Vec<_>>();
    for at in 0..lines.len() {
        let equal: Vec<usize> = lines
            .iter()
            .filter(|other| breaks.contains(&TieBreak::Direct) && key(other) == key(&lines[at]))
            .map(|other| other.entrant)
            .collect();
        lines[at].direct = direct(&games, lines[at].entrant, &equal);
    }
    lines.sort_by_key(|line| breaks.iter().map(|one| Reverse(worth(line, *one))).collect::<Vec<_>>());
    lines
}

/// The games of a division that are decided.
fn games(season: &Season, division: usize) -> Vec<(&Game, &GameResult)> {
    let all = season.rounds.iter().flat_map(|round| &round.games);
    all.filter(|game| game.division == division)
        .filter_map(|game| Some((game, game.result.as_ref()?)))
        .collect()
}

/// What counts for one of them; more is better.
fn worth(line: &Line, by: TieBreak) -> i64 {
    match by {
        TieBreak::Reached => i64::from(line.reached),
        TieBreak::Place => -i64::from(line.last),
        TieBreak::Points => line.points,
        TieBreak::Strength => line.strength,
        TieBreak::Direct => line.direct,
        TieBreak::Share => line.share,
        TieBreak::Seed => -(line.seed as i64),
    }
}

fn count(contest: &Contest, season: &Season, games: &[(&Game, &GameResult)], line: &mut Line) {
    for (game, result) in games {
        let Some(seat) = game.seats.iter().position(|one| *one == line.entrant) else { continue };
        line.played += 1;
        line.points += result.points[seat];
        line.share += share(result, seat);
    }
    if contest.is_duplicate() {
        line.points = contest.mean_share(line.points);
    }
    let final_round = season.rounds.len();
    for (number, round) in season.rounds.iter().enumerate() {
        let game = round.games.iter().find(|game| round.begun && game.seats.contains(&line.entrant));
        let bye = round.byes.contains(&line.entrant);
        if bye && matches!(contest.kind, ContestKind::Swiss { .. }) {
            line.points += bye_points(contest.seats());
        }
        if contest.kind == ContestKind::Knockout && (game.is_some() || bye) {
            line.reached = number as u32 + 1;
            line.last = 0;
        }
        if let Some(game) = game
            && contest.kind == ContestKind::Knockout
            && let Some(result) = &game.result
            && let Some(seat) = game.seats.iter().position(|one| *one == line.entrant)
        {
            line.last = result.places[seat];
            let wins = super::course::through(season, game, 1) == [line.entrant];
            line.reached += u32::from(number + 1 == final_round && wins);
        }
    }
}

/// The share of all points of the game that a seat made, in millionths. Whoever did not come has none.
fn share(result: &GameResult, seat: usize) -> i64 {
    let seats = result.scores.len() as i64;
    let all: i64 = result.scores.iter().map(|score| i64::from(*score).max(0)).sum();
    match result.how {
        Decided::Played if all > 0 => i64::from(result.scores[seat]).max(0) * WHOLE / all,
        Decided::Walkover if result.points[seat] == 0 => 0,
        Decided::Played | Decided::Walkover | Decided::Annulled => WHOLE / seats.max(1),
    }
}

/// How often somebody was ahead of these, less how often behind.
fn direct(games: &[(&Game, &GameResult)], entrant: usize, among: &[usize]) -> i64 {
    let mut sum = 0;
    for (game, result) in games {
        let Some(seat) = game.seats.iter().position(|one| *one == entrant) else { continue };
        for (other, place) in game.seats.iter().zip(&result.places) {
            if *other != entrant && among.contains(other) {
                sum += i64::from(
                    i8::from(result.places[seat] < *place) - i8::from(result.places[seat] > *place),
                );
            }
        }
    }
    sum
}

#[cfg(test)]
pub(in crate::contests) mod tests {
    use super::*;
    use crate::api::{Clock, ContestStatus, Vanish, VanishRule};
    use crate::contests::contest::Round;
    use crate::contests::scoring::{SeatEnd, played};
    use crate::ids::UserId;

    pub fn contest(kind: ContestKind) -> Contest {
        Contest {
            title: String::new(),
            game: String::new(),
            players: 2,
            setup: None,
            kind,
            owner: UserId::new(""),
            owner_name: String::new(),
            club: None,
            clock: Clock::None,
            round_minutes: 60,
            prompt: true,
            vanish: VanishRule { rule: Vanish::Bot, level: String::new() },
            most: 4,
            start_at: None,
            status: ContestStatus::Running,
            entrants: Vec::new(),
            seasons: Vec::new(),
        }
    }

    /// A game of two with these points of the game.
    fn game(a: usize, b: usize, scores: (i32, i32)) -> Game {
        let end = |own: i32, other: i32| SeatEnd {
            place: 1 + u8::from(other > own),
            score: own,
            ..SeatEnd::default()
        };
        let result = played(&[end(scores.0, scores.1), end(scores.1, scores.0)], Vanish::Bot);
        Game { seats: vec![a, b], result: Some(result), ..Game::default() }
    }

    fn round(games: Vec<Game>, byes: &[usize]) -> Round {
        Round { begun: true, games, byes: byes.to_vec(), ..Round::default() }
    }

    fn order(kind: ContestKind, rounds: Vec<Round>) -> Vec<usize> {
        let season = Season { divisions: vec![vec![0, 1, 2, 3]], rounds, ..Season::default() };
        lines(&contest(kind), &season, 0).into_iter().map(|line| line.entrant).collect()
    }

    const SWISS: ContestKind = ContestKind::Swiss { rounds: 3 };
    const LEAGUE: ContestKind =
        ContestKind::League { division: 4, movers: 1, seasons: 1, pause_hours: 0, at_once: false };

    #[test]
    fn more_points_are_ahead_and_without_games_the_order_of_the_beginning_holds() {
        assert_eq!(order(SWISS, Vec::new()), [0, 1, 2, 3]);
        assert_eq!(
            order(SWISS, vec![round(vec![game(0, 3, (1, 2)), game(1, 2, (3, 3))], &[])]),
            [3, 1, 2, 0]
        );
    }

    #[test]
    fn a_round_without_a_game_counts_in_a_swiss_and_not_in_a_league() {
        let rounds = || vec![round(vec![game(0, 1, (0, 1))], &[3])];
        assert_eq!(order(SWISS, rounds())[..2], [1, 3]);
        let season = Season { divisions: vec![vec![0, 1, 2, 3]], rounds: rounds(), ..Season::default() };
        let points = |kind: ContestKind, one: usize| {
            lines(&contest(kind), &season, 0).into_iter().find(|line| line.entrant == one).unwrap().points
        };
        assert_eq!((points(SWISS, 3), points(LEAGUE, 3)), (120, 0));
    }

    #[test]
    fn of_equal_points_the_stronger_opponents_are_ahead_in_a_swiss() {
        // 0 beat 2, who has nothing else; 1 beat 3, who won against 2.
        let rounds = vec![
            round(vec![game(0, 2, (5, 1)), game(1, 3, (5, 1))], &[]),
            round(vec![game(3, 2, (5, 1))], &[]),
        ];
        assert_eq!(order(SWISS, rounds), [1, 3, 0, 2]);
    }

    #[test]
    fn of_equal_points_whoever_won_against_the_other_is_ahead() {
        let rounds = vec![
            round(vec![game(1, 0, (5, 1)), game(2, 3, (5, 1))], &[]),
            round(vec![game(0, 2, (5, 1))], &[]),
            round(vec![game(0, 3, (5, 1))], &[]),
            round(vec![game(1, 3, (5, 1))], &[]),
        ];
        assert_eq!(order(LEAGUE, rounds), [1, 0, 2, 3]);
    }

    #[test]
    fn then_the_larger_share_of_the_points_of_the_game() {
        let rounds = vec![round(vec![game(0, 2, (6, 4)), game(1, 3, (9, 1))], &[])];
        assert_eq!(order(LEAGUE, rounds), [1, 0, 2, 3]);
    }

    #[test]
    fn in_a_knock_out_whoever_came_further_is_ahead() {
        let rounds = vec![
            round(vec![game(1, 2, (1, 2))], &[0, 3]),
            round(vec![game(0, 3, (1, 2))], &[2]),
            round(vec![game(2, 3, (2, 1))], &[]),
        ];
        assert_eq!(order(ContestKind::Knockout, rounds), [2, 3, 0, 1]);
    }
}
