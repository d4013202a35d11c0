//! What follows by itself: beginnings, rounds, ends, seasons. Nothing here reads a clock or a store.

use super::contest::{Contest, Game, History, Round, Season};
use super::scoring::{self, SeatEnd};
use super::{knockout, league, seating, standings, swiss};
use crate::api::{ContestKind, ContestStatus, Vanish};
use crate::ids::{ChallengeId, TableId, UserId};

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;

impl Contest {
    fn length(&self) -> i64 {
        i64::from(self.round_minutes) * MINUTE
    }

    /// After the end of a round, whoever a table waits for is replaced again and again after so long.
    fn grace(&self) -> i64 {
        (self.length() / 10).max(MINUTE)
    }

    /// Does what follows by itself at this moment; `true` when something changed.
    pub fn go_on(&mut self, now: i64) -> bool {
        let mut changed = false;
        while self.step(now) {
            changed = true;
        }
        changed
    }

    fn step(&mut self, now: i64) -> bool {
        match self.status {
            ContestStatus::Open => self.begin(now),
            ContestStatus::Running => self.end_round(now) || self.begin_round(now) || self.next_season(now),
            ContestStatus::Over | ContestStatus::Cancelled => false,
        }
    }

    /// Is it time to begin?
    pub fn is_due_to_begin(&self, now: i64) -> bool {
        let full = self.entrants.len() >= usize::from(self.most);
        self.status == ContestStatus::Open && self.start_at.map_or(full, |at| at <= now)
    }

    fn begin(&mut self, now: i64) -> bool {
        if !self.is_due_to_begin(now) {
            return false;
        }
        let mut order: Vec<usize> = (0..self.entrants.len()).collect();
        order.sort_by_key(|one| (-self.entrants[*one].rating.unwrap_or_default(), *one));
        self.start_at = Some(now);
        if self.begin_season(now, vec![order]) {
            self.status = ContestStatus::Running;
        } else {
            self.status = ContestStatus::Cancelled;
        }
        true
    }

    /// Plans a season for these people, by divisions and the strongest first; `false` when they are too few.
    fn begin_season(&mut self, now: i64, wanted: Vec<Vec<usize>>) -> bool {
        let order = wanted.concat();
        if order.len() < self.least() {
            return false;
        }
        let seats = self.seats();
        let (divisions, games) = match self.kind {
            ContestKind::League { division, at_once, .. } => {
                let divisions = league::divisions(wanted, division.into(), seats);
                let games = league_games(&divisions, seats, at_once);
                (divisions, games)
            }
            ContestKind::Swiss { rounds } | ContestKind::Duplicate { deals: rounds } => {
                (vec![order], vec![Vec::new(); rounds.into()])
            }
            ContestKind::Knockout => {
                let rounds = knockout::rounds(order.len(), seats);
                (vec![order], vec![Vec::new(); rounds])
            }
        };
        if divisions.is_empty() {
            return false;
        }
        let length = self.length();
        let planned = |(at, games): (usize, Vec<Game>)| {
            let starts_at = now + at as i64 * length;
            Round { starts_at, deadline: starts_at + length, games, ..Round::default() }
        };
        let rounds = games.into_iter().enumerate().map(planned).collect();
        self.seasons.push(Season { divisions, rounds, ..Season::default() });
        true
    }

    fn begin_round(&mut self, now: i64) -> bool {
        let Some((at, round)) = self.round().filter(|(_, round)| !round.begun) else { return false };
        if at > 0 && !self.prompt && round.starts_at > now {
            return false;
        }
        let drawn = match self.kind {
            ContestKind::League { .. } => Some((round.games.clone(), Vec::new())),
            ContestKind::Swiss { .. } => self.draw_swiss(at),
            ContestKind::Knockout => self.draw_knockout(at),
            ContestKind::Duplicate { .. } => self.draw_duplicate(),
        };
        let Some(season) = self.seasons.last_mut() else { return false };
        let Some((games, byes)) = drawn else {
            // There is nobody left to play with.
            season.rounds.truncate(at);
            return true;
        };
        season.rounds[at].games = games;
        season.rounds[at].byes = byes;
        season.rounds[at].begun = true;
        self.open_round(at, now);
        true
    }

    /// Names the tables of a round that begins, decides what is not played, and moves the rest of the calendar.
    fn open_round(&mut self, at: usize, now: i64) {
        let (length, rule, pairs, prompt) = (self.length(), self.vanish.rule, self.seats() == 2, self.prompt);
        let same = self.is_duplicate();
        let Contest { seasons, entrants, .. } = self;
        let Some(season) = seasons.last_mut() else { return };
        season.rounds[at].deal = same.then(ChallengeId::fresh);
        for game in &mut season.rounds[at].games {
            let gone: Vec<bool> = game.seats.iter().map(|one| entrants[*one].gone).collect();
            game.bots = game.seats.iter().filter(|one| entrants[**one].gone).copied().collect();
            if pairs && rule == Vanish::Forfeit && gone.contains(&true) {
                game.result = Some(scoring::walkover(&gone));
            } else {
                game.table = Some(TableId::fresh());
            }
        }
        let mut from = now;
        for (number, round) in season.rounds.iter_mut().enumerate().skip(at) {
            if number == at || prompt || round.starts_at < from {
                (round.starts_at, round.deadline) = (from, from + length);
            }
            from = round.deadline;
        }
    }

    /// Those who are still in, of these.
    fn playing(&self, order: impl Iterator<Item = usize>) -> Vec<usize> {
        order.filter(|one| self.vanish.rule == Vanish::Bot || !self.entrants[*one].gone).collect()
    }

    fn seated(history: &History, tables: Vec<Vec<usize>>) -> Vec<Game> {
        let seat = |table: Vec<usize>| Game {
            seats: seating::order(&table, |one, seat| history.sat(one, seat)),
            ..Game::default()
        };
        tables.into_iter().map(seat).collect()
    }

    fn draw_swiss(&self, at: usize) -> Option<(Vec<Game>, Vec<usize>)> {
        let season = self.season()?;
        let history = History::of(season);
        let lines = standings::lines(self, season, 0);
        let mut order = self.playing(lines.iter().map(|line| line.entrant));
        if at == 0 {
            order = spread(&order, self.seats());
        }
        let paired = swiss::pair(&order, self.seats(), &history, at as u64 + 1);
        (!paired.tables.is_empty()).then(|| (Contest::seated(&history, paired.tables), paired.byes))
    }

    fn draw_knockout(&self, at: usize) -> Option<(Vec<Game>, Vec<usize>)> {
        let season = self.season()?;
        let seeds = season.divisions.first()?;
        let mut left = match at.checked_sub(1).map(|last| &season.rounds[last]) {
            None => seeds.clone(),
            Some(last) => {
                let before = last.byes.len() + last.games.iter().map(|game| game.seats.len()).sum::<usize>();
                let through_of = knockout::shape(before, self.seats()).map_or(1, |shape| shape.through);
                let winners = last.games.iter().flat_map(|game| through(season, game, through_of));
                last.byes.iter().copied().chain(winners).collect()
            }
        };
        left.sort_by_key(|one| seeds.iter().position(|seed| seed == one));
        let shape = knockout::shape(left.len(), self.seats())?;
        let (byes, players) = left.split_at(shape.byes);
        let tables = knockout::tables(players, shape.tables);
        Some((Contest::seated(&History::of(season), tables), byes.to_vec()))
    }

    fn end_round(&mut self, now: i64) -> bool {
        let Some(season) = self.seasons.last() else { return false };
        if season.ended_at.is_some() {
            return false;
        }
        let open = season.rounds.iter().position(|round| round.ended_at.is_none());
        match open {
            Some(at) if season.rounds[at].is_decided() => {
                let mut round = season.rounds[at].clone();
                round.ended_at = Some(now);
                if self.is_duplicate() {
                    self.compare(&mut round);
                }
                if let Some(place) = self.seasons.last_mut().and_then(|season| season.rounds.get_mut(at)) {
                    *place = round;
                }
                true
            }
            Some(_) => false,
            None => {
                self.end_season(now);
                true
            }
        }
    }

    fn end_season(&mut self, now: i64) {
        let finals = self.seasons.last().map(|season| {
            (0..season.divisions.len()).map(|division| standings::lines(self, season, division)).collect()
        });
        if let (Some(season), Some(finals)) = (self.seasons.last_mut(), finals) {
            season.finals = finals;
            season.ended_at = Some(now);
        }
        if self.next_at().is_none() {
            self.status = ContestStatus::Over;
        }
    }

    /// When the next season begins; `None` when none follows.
    pub fn next_at(&self) -> Option<i64> {
        let ContestKind::League { seasons, pause_hours, .. } = self.kind else { return None };
        let ended = self.season()?.ended_at?;
        (self.seasons.len() < usize::from(seasons)).then(|| ended + i64::from(pause_hours) * HOUR)
    }

    fn next_season(&mut self, now: i64) -> bool {
        let ContestKind::League { movers, .. } = self.kind else { return false };
        if self.next_at().is_none_or(|at| at > now) {
            return false;
        }
        let Some(last) = self.season() else { return false };
        let finals: Vec<Vec<usize>> =
            last.finals.iter().map(|lines| lines.iter().map(|line| line.entrant).collect()).collect();
        let mut next = league::moved(&finals, movers.into());
        let known = next.concat();
        let mut fresh: Vec<usize> = (0..self.entrants.len()).filter(|one| !known.contains(one)).collect();
        fresh.sort_by_key(|one| (-self.entrants[*one].rating.unwrap_or_default(), *one));
        if let Some(lowest) = next.last_mut() {
            lowest.extend(fresh);
        }
        for division in &mut next {
            division.retain(|one| !self.entrants[*one].gone);
        }
        if !self.begin_season(now, next) {
            self.status = ContestStatus::Over;
        }
        true
    }

    /// Writes down what came of a table; whoever was replaced at its end is gone from now on. `None` as the end of a
    /// game is that of one which came to nothing.
    pub fn record(&mut self, table: &TableId, seats: Option<&[SeatEnd]>) -> bool {
        let rule = self.vanish.rule;
        let Some(season) = self.seasons.last_mut() else { return false };
        let mut games = season.rounds.iter_mut().flat_map(|round| &mut round.games);
        let Some(game) = games.find(|game| game.table.as_ref() == Some(table) && game.result.is_none())
        else {
            return false;
        };
        match seats.filter(|seats| seats.len() == game.seats.len()) {
            Some(seats) => {
                game.result = Some(scoring::played(seats, rule));
                for (one, seat) in game.seats.iter().zip(seats) {
                    self.entrants[*one].gone |= seat.bot && !game.bots.contains(one);
                }
            }
            None => game.result = Some(scoring::annulled(game.seats.len())),
        }
        true
    }

    /// Tables whose time is over: whoever they wait for is to be replaced. Says so once for each time.
    pub fn take_late(&mut self, now: i64) -> Vec<TableId> {
        let grace = self.grace();
        let Some(season) = self.seasons.last_mut() else { return Vec::new() };
        let mut late = Vec::new();
        for round in season.rounds.iter_mut().filter(|round| round.begun && round.ended_at.is_none()) {
            for game in round.games.iter_mut().filter(|game| game.result.is_none()) {
                if round.deadline + i64::from(game.late) * grace <= now {
                    // Whoever slept through several of them does not make up for them.
                    let over = (now - round.deadline) / grace + 1;
                    game.late = u32::try_from(over).unwrap_or(u32::MAX);
                    late.extend(game.table.clone());
                }
            }
        }
        late
    }

    /// When somebody has to look again, apart from tables that end.
    pub fn due(&self) -> Option<i64> {
        match self.status {
            ContestStatus::Over | ContestStatus::Cancelled => None,
            ContestStatus::Open if self.is_due_to_begin(i64::MIN) => Some(0),
            ContestStatus::Open => self.start_at,
            ContestStatus::Running => match self.round() {
                None => self.next_at().or(Some(0)),
                Some((_, round)) if !round.begun => Some(round.starts_at),
                Some((_, round)) => {
                    let open = round.games.iter().filter(|game| game.result.is_none());
                    open.map(|game| round.deadline + i64::from(game.late) * self.grace()).min().or(Some(0))
                }
            },
        }
    }

    /// These are no longer here at all.
    pub fn miss(&mut self, known: impl Fn(&UserId) -> bool) {
        for entered in &mut self.entrants {
            entered.gone |= !known(&entered.user);
        }
    }
}

/// The games of a season of a league, round by round.
fn league_games(divisions: &[Vec<usize>], seats: usize, at_once: bool) -> Vec<Vec<Game>> {
    let mut rounds: Vec<Vec<Game>> = Vec::new();
    for (division, people) in divisions.iter().enumerate() {
        for (at, tables) in league::season(people.len(), seats).into_iter().enumerate() {
            let at = if at_once { 0 } else { at };
            if rounds.len() <= at {
                rounds.resize_with(at + 1, Vec::new);
            }
            let game = |table: Vec<usize>| Game {
                division,
                seats: table.into_iter().map(|place| people[place]).collect(),
                ..Game::default()
            };
            rounds[at].extend(tables.into_iter().map(game));
        }
    }
    rounds
}

/// For a first round, in which nobody is ahead: each table gets people of the whole range.
fn spread(order: &[usize], seats: usize) -> Vec<usize> {
    let tables = order.len() / seats;
    let (playing, rest) = order.split_at(tables * seats);
    let at = |table: usize| (0..seats).map(move |row| playing[row * tables + table]);
    (0..tables).flat_map(at).chain(rest.iter().copied()).collect()
}

/// So many of a decided game who go through: by place, and of equal places whoever began ahead.
pub(super) fn through(season: &Season, game: &Game, count: usize) -> Vec<usize> {
    let Some(result) = &game.result else { return Vec::new() };
    let seeds = season.divisions.get(game.division);
    let seed = |one: usize| seeds.and_then(|seeds| seeds.iter().position(|seed| *seed == one));
    let mut ranked: Vec<(u8, Option<usize>, usize)> =
        game.seats.iter().zip(&result.places).map(|(one, place)| (*place, seed(*one), *one)).collect();
    ranked.sort_unstable();
    ranked.into_iter().take(count).map(|(_, _, one)| one).collect()
}

#[cfg(test)]
mod tests;
