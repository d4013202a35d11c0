//! A contest as somebody sees it.

use super::contest::{Contest, Entered, Game, Round, Season};
use super::league;
use super::scoring::{Decided, UNIT, bye_points, place_points};
use super::standings::{Line, lines, tie_breaks};
use crate::api::{
    ContestCard, ContestGame, ContestKind, ContestState, ContestStatus, DivisionState, Entrant, GameDecided,
    PersonName, RoundState, SeasonState, StandingLine, UserKind,
};
use crate::ids::UserId;

/// Points as people read them.
fn points(sixtieths: i64) -> f64 {
    sixtieths as f64 / UNIT as f64
}

/// The name of a division; `A` is the highest.
pub(crate) fn division_name(at: usize) -> String {
    let letter = |at: usize| char::from(b'A' + (at % 26) as u8);
    if at < 26 { letter(at).to_string() } else { format!("{}{}", letter(at / 26 - 1), letter(at)) }
}

impl Entered {
    fn shown(&self) -> Entrant {
        let person = PersonName { id: self.user.to_string(), name: self.name.clone(), kind: self.kind };
        Entrant { person, rating: self.rating, gone: self.gone }
    }
}

impl Contest {
    /// May somebody come in now? Members of clubs are looked up elsewhere.
    pub fn takes_more(&self) -> bool {
        let league =
            matches!(self.kind, ContestKind::League { seasons, .. } if self.seasons.len() < seasons.into());
        let open = self.status == ContestStatus::Open || (self.status == ContestStatus::Running && league);
        open && self.entrants.iter().filter(|entered| !entered.gone).count() < usize::from(self.most)
    }

    pub fn card(&self, id: &str, updated_at: i64, user: Option<&UserId>) -> ContestCard {
        let round = self.round().filter(|_| self.status == ContestStatus::Running);
        let rounds = self.season().map_or(0, |season| season.rounds.len());
        ContestCard {
            id: id.to_owned(),
            title: self.title.clone(),
            game: self.game.clone(),
            players: self.players,
            kind: self.kind,
            status: self.status,
            club: self.club.clone(),
            entrants: self.entrants.len() as u16,
            most: self.most,
            season: self.seasons.len() as u16,
            round: round.map_or(0, |(at, _)| at as u16 + 1),
            rounds: rounds as u16,
            start_at: self.start_at,
            deadline: round.filter(|(_, round)| round.begun).map(|(_, round)| round.deadline),
            joined: user.is_some_and(|user| self.find(user).is_some()),
            updated_at,
        }
    }

    /// The whole of it, with one season: the last unless another is named.
    pub fn shown(
        &self,
        id: &str,
        updated_at: i64,
        user: Option<&UserId>,
        season: Option<usize>,
    ) -> ContestState {
        let number = season.unwrap_or(self.seasons.len()).min(self.seasons.len());
        let season = number.checked_sub(1).and_then(|at| self.seasons.get(at));
        let you = user.and_then(|user| self.find(user));
        let owner =
            PersonName { id: self.owner.to_string(), name: self.owner_name.clone(), kind: UserKind::Account };
        ContestState {
            card: self.card(id, updated_at, user),
            owner,
            yours: user == Some(&self.owner),
            you: you.map(|at| at as u16),
            may_join: you.is_none() && user.is_some() && self.takes_more(),
            least: self.least() as u16,
            clock: self.clock,
            round_minutes: self.round_minutes,
            prompt: self.prompt,
            vanish: self.vanish.clone(),
            place_points: place_points(self.seats()).into_iter().map(points).collect(),
            bye_points: points(bye_points(self.seats())),
            tie_breaks: tie_breaks(self.kind).to_vec(),
            entrants: self.entrants.iter().map(Entered::shown).collect(),
            seasons: self.seasons.len() as u16,
            season: season.map(|season| self.shown_season(season, number, you)),
        }
    }

    fn shown_season(&self, season: &Season, number: usize, you: Option<usize>) -> SeasonState {
        let sizes: Vec<usize> = season.divisions.iter().map(Vec::len).collect();
        let moves = match self.kind {
            ContestKind::League { movers, .. } => league::movers(&sizes, movers.into()),
            _ => Vec::new(),
        };
        let division = |at: usize| {
            let stored = season.finals.get(at).cloned();
            let lines = stored.unwrap_or_else(|| lines(self, season, at));
            let up = at.checked_sub(1).map_or(0, |above| moves.get(above).copied().unwrap_or(0));
            let down = moves.get(at).copied().unwrap_or(0);
            let size = lines.len();
            let shown = |(place, line): (usize, &Line)| {
                let moves = i8::from(place < up) - i8::from(place + down >= size);
                shown_line(line, place, moves)
            };
            DivisionState {
                name: division_name(at),
                standings: lines.iter().enumerate().map(shown).collect(),
            }
        };
        let last = number == self.seasons.len();
        SeasonState {
            number: number as u16,
            divisions: (0..season.divisions.len()).map(division).collect(),
            rounds: season
                .rounds
                .iter()
                .enumerate()
                .map(|(at, round)| self.shown_round(round, at, you))
                .collect(),
            ended_at: season.ended_at,
            next_at: self.next_at().filter(|_| last),
        }
    }
}

impl Contest {
    fn shown_round(&self, round: &Round, at: usize, you: Option<usize>) -> RoundState {
        let over = round.ended_at.is_some();
        let game = |game: &Game| {
            let own = you.is_some_and(|you| game.seats.contains(&you));
            // Nobody learns what came of a deal before its round is over, nor where others play it.
            if self.is_duplicate() && !over { own_game(game, own) } else { shown_game(game) }
        };
        let deal = round.deal.as_ref().filter(|_| over && you.is_some());
        RoundState {
            number: at as u16 + 1,
            starts_at: round.starts_at,
            deadline: round.deadline,
            begun: round.begun,
            ended_at: round.ended_at,
            games: round.games.iter().map(game).collect(),
            byes: numbers(&round.byes),
            deal: deal.map(ToString::to_string),
        }
    }
}

/// A game of a deal that others have yet to play.
fn own_game(game: &Game, own: bool) -> ContestGame {
    let shown = shown_game(game);
    ContestGame {
        table: shown.table.filter(|_| own),
        scores: if own { shown.scores } else { Vec::new() },
        places: Vec::new(),
        points: Vec::new(),
        ..shown
    }
}

fn shown_line(line: &Line, place: usize, moves: i8) -> StandingLine {
    StandingLine {
        entrant: line.entrant as u16,
        place: place as u16 + 1,
        played: line.played as u16,
        points: points(line.points),
        strength: points(line.strength),
        direct: line.direct as i32,
        share: (line.share as f64 / 1_000.0).round() / 1_000.0,
        reached: line.reached as u16,
        moves,
    }
}

fn numbers(all: &[usize]) -> Vec<u16> {
    all.iter().map(|one| *one as u16).collect()
}

fn shown_game(game: &Game) -> ContestGame {
    let result = game.result.as_ref();
    ContestGame {
        table: game.table.as_ref().map(ToString::to_string),
        division: game.division as u16,
        seats: numbers(&game.seats),
        bots: numbers(&game.bots),
        decided: result.map(|result| match result.how {
            Decided::Played => GameDecided::Played,
            Decided::Walkover => GameDecided::Walkover,
            Decided::Annulled => GameDecided::Annulled,
        }),
        places: result.map(|result| result.places.clone()).unwrap_or_default(),
        scores: result.map(|result| result.scores.clone()).unwrap_or_default(),
        points: result.map(|r| r.points.iter().copied().map(points).collect()).unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::division_name;

    #[test]
    fn divisions_are_letters() {
        assert_eq!([0, 1, 25, 26, 27].map(division_name), ["A", "B", "Z", "AA", "AB"]);
    }
}
