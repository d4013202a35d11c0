//! Duplicate events: in every round everybody plays the same deal at a table of their own, against the same bots, and
//! is compared with everybody else who did. What somebody reached is told when the round is over, so nobody learns
//! anything of a deal they have yet to play.

use super::contest::{Contest, Game, Round};
use super::scoring::{Decided, GameResult, UNIT};
use super::steward;
use crate::api::{ChallengeMeasure, ContestKind, Occupant, TableSummary, TurnEnd};
use crate::challenges::Deal;
use crate::challenges::results::{Finish, matchpoints};
use crate::chooser::random;
use crate::error::Error;
use crate::hall::Hall;
use crate::ids::{ChallengeId, GatheringId, TableId};
use crate::store::{AttemptRow, ChallengeRow};
use crate::table::{OfContest, Opening, Person};
use game_core::Random;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What everybody gets for a deal that came to nothing, in sixtieths of a percent.
const HALF: i64 = 50 * UNIT;

/// What came of somebody's attempt at a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct DealEnd {
    pub gave_up: bool,
    pub points: i32,
    pub margin: i32,
    pub won: bool,
}

impl Contest {
    /// Does everybody play the same deals?
    pub fn is_duplicate(&self) -> bool {
        matches!(self.kind, ContestKind::Duplicate { .. })
    }

    fn measure(&self) -> ChallengeMeasure {
        if self.seats() == 2 { ChallengeMeasure::Margin } else { ChallengeMeasure::Points }
    }

    /// A table for everybody who still plays; `None` when there is nobody left to be compared with.
    pub(super) fn draw_duplicate(&self) -> Option<(Vec<Game>, Vec<usize>)> {
        let people = self.season()?.divisions.first()?.iter().copied();
        let game = |one: usize| Game { seats: vec![one], ..Game::default() };
        let games: Vec<Game> = people.filter(|one| !self.entrants[*one].gone).map(game).collect();
        (games.len() > 1).then(|| (games, Vec::new()))
    }

    /// Writes down what came of a table; `None` when it came to nothing.
    pub fn record_deal(&mut self, table: &TableId, end: Option<Finish>) {
        let Some(season) = self.seasons.last_mut() else { return };
        let mut games = season.rounds.iter_mut().flat_map(|round| &mut round.games);
        let game = games.find(|game| game.table.as_ref() == Some(table) && game.result.is_none());
        let Some(game) = game else { return };
        let deal = end.map(|end| DealEnd {
            gave_up: end.gave_up,
            points: end.points,
            margin: end.margin,
            won: end.won,
        });
        game.result = Some(GameResult {
            how: if deal.is_some() { Decided::Played } else { Decided::Annulled },
            places: vec![1],
            scores: vec![deal.map_or(0, |deal| deal.points)],
            points: vec![0],
            deal,
        });
    }

    /// What came of a table of a deal that is over.
    pub(super) fn finish_of(&self, table: &TableSummary) -> Option<Finish> {
        let own = table.seats.iter().position(|seat| !matches!(seat.occupant, Occupant::Bot { .. }))?;
        Finish::of(table.outcome.as_ref()?, own as u8, self.measure())
    }

    /// Compares everybody who played a deal: places, and percents of the matchpoints.
    pub(super) fn compare(&self, round: &mut Round) {
        let measure = self.measure();
        let ended = |game: &Game| game.result.as_ref().and_then(|result| result.deal);
        let field: Vec<Finish> = round
            .games
            .iter()
            .filter_map(ended)
            .map(|DealEnd { gave_up, points, margin, won }| Finish { gave_up, points, margin, won, measure })
            .collect();
        let mut stands = matchpoints(&field).into_iter();
        for result in round.games.iter_mut().filter_map(|game| game.result.as_mut()) {
            let stand = if result.deal.is_some() { stands.next() } else { None };
            let share = stand.and_then(|stand| stand.share);
            result.places = vec![stand.map_or(1, |stand| u8::try_from(stand.place).unwrap_or(u8::MAX))];
            result.points = vec![share.map_or(HALF, |share| (share * UNIT as f64).round() as i64)];
        }
    }

    /// The mean of the percents of all deals that are over; a deal that was not played counts as nothing.
    pub(super) fn mean_share(&self, sum: i64) -> i64 {
        let rounds = self.season().map(|season| season.rounds.iter());
        let ended = rounds.into_iter().flatten().filter(|round| round.ended_at.is_some()).count();
        sum / i64::try_from(ended.max(1)).unwrap_or(1)
    }
}

/// The deal of a round, made when it is first needed: of two servers the first has made it.
async fn deal_of(
    hall: &Hall,
    id: &GatheringId,
    contest: &Contest,
    challenge: &ChallengeId,
) -> Result<Deal, Error> {
    if let Some(row) = hall.store.challenge(challenge).await? {
        return Deal::read(&row.body);
    }
    let (edition, _) = steward::setup(hall, contest)?;
    let seat = random().below(u32::from(contest.players.max(1))) as u8;
    let fresh = Deal::fresh(&edition, contest.players, contest.setup.clone(), seat, &contest.vanish.level)?;
    let deal = Deal { contest: Some(id.clone()), ..fresh };
    let row = ChallengeRow {
        id: challenge.clone(),
        game: deal.game.clone(),
        maker: None,
        created_at: hall.time.now(),
        body: deal.written()?,
    };
    Deal::read(&hall.store.add_challenge(row).await?.body)
}

/// Opens everybody's table of the deal that is played, unless it is there.
pub(super) async fn open_tables(hall: &Arc<Hall>, id: &GatheringId, contest: &Contest) -> Result<(), Error> {
    let Some((at, round)) = contest.round().filter(|(_, round)| round.begun) else { return Ok(()) };
    let Some(challenge) = &round.deal else { return Ok(()) };
    let mut deal: Option<Deal> = None;
    for game in contest.open_games() {
        let (Some(table), [one]) = (&game.table, game.seats.as_slice()) else { continue };
        if hall.store.table(table).await?.is_some() {
            continue;
        }
        let played = match deal.take() {
            Some(known) => known,
            None => deal_of(hall, id, contest, challenge).await?,
        };
        let entered = &contest.entrants[*one];
        let person = Person {
            id: entered.user.clone(),
            name: entered.name.clone(),
            kind: entered.kind,
            turn_end: TurnEnd::Automatic,
        };
        let (user, now) = (person.id.clone(), hall.time.now());
        let attempt = AttemptRow { challenge: challenge.clone(), user, table: table.clone(), at: now };
        hall.store.add_attempt(attempt).await?;
        let opening = Opening {
            title: Some(format!("{} · {}", contest.title, at + 1)),
            contest: Some(OfContest { id: id.clone(), bot: contest.vanish.level.clone() }),
            ..played.opening(challenge, &person)
        };
        deal = Some(played);
        match hall.open_as(table.clone(), opening).await {
            Ok(_) => {}
            // Another server may have made it.
            Err(_) if hall.store.table(table).await?.is_some() => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Whoever has not played a deal when its round is over, or leaves, has given it up.
pub(crate) async fn retire(hall: &Arc<Hall>, table: &TableId, level: &str) -> Result<(), Error> {
    let level = level.to_owned();
    steward::settled(hall.change(table, move |loaded, now| loaded.table.retire(now, &level)).await)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finish(points: i32, gave_up: bool) -> Finish {
        Finish { gave_up, points, margin: 0, won: false, measure: ChallengeMeasure::Points }
    }

    #[test]
    fn a_round_is_scored_by_matchpoints_in_percent() {
        let mut contest = super::super::standings::tests::contest(ContestKind::Duplicate { deals: 1 });
        contest.players = 3;
        let table = |at: usize| TableId::new(format!("t{at}"));
        let game = |at: usize| Game { seats: vec![at], table: Some(table(at)), ..Game::default() };
        let round = Round { begun: true, games: (0..5).map(game).collect(), ..Round::default() };
        let divisions = vec![(0..5).collect()];
        contest.seasons =
            vec![super::super::contest::Season { divisions, rounds: vec![round], ..Default::default() }];
        for (at, end) in [
            Some(finish(90, false)),
            Some(finish(143, false)),
            Some(finish(200, true)),
            None,
            Some(finish(90, false)),
        ]
        .into_iter()
        .enumerate()
        {
            contest.record_deal(&table(at), end);
        }
        let mut round = contest.seasons[0].rounds[0].clone();
        contest.compare(&mut round);
        let told: Vec<(u8, i64)> = round
            .games
            .iter()
            .map(|game| {
                game.result.as_ref().map_or((0, 0), |result| (result.places[0], result.points[0] / UNIT))
            })
            .collect();
        // Two beat whoever gave up and share between them; the deal that broke off is as good as the middle.
        assert_eq!(told, [(2, 50), (1, 100), (4, 0), (1, 50), (2, 50)]);
    }
}
