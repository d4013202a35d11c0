//! A finished game as its events tell it: who played, who left, what counts.
//!
//! Only stored events and, for what a seat played, the game itself are looked at, so it comes out the same whenever
//! it is told again.

use crate::api::{Clock, Occupant, Outcome, OutcomeReason, Pace, Text, Uncounted, Visibility};
use crate::ids::TableId;
use crate::store::{EventRow, Point, ResultRow};
use crate::table::order::Order;
use crate::table::{Entry, Opening};
use game_core::{Actor, AnyTable, Seat, Viewer};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;

/// Without a clock, a game that is over within so many milliseconds was played at one sitting.
const SITTING: i64 = 12 * 3_600_000;
const HOUR: i64 = 3_600_000;
/// So many own steps are an opening.
const OPENING: usize = 3;

/// Everything about a result but what the store has columns for.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct SeatResult {
    /// The place that counts; whoever left is last.
    pub place: u8,
    pub points: i32,
    /// How many played.
    pub players: u8,
    /// Left before the end: gave up, gave the seat away, or a bot sat there when it ended.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
    /// Why the game does not count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uncounted: Option<Uncounted>,
    /// How many turns the person began, and what half of them took at most, in milliseconds.
    pub turns: u32,
    pub answer: i64,
    /// How many of them in each hour of the day, by UTC.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hours: Vec<u32>,
    /// What the seat played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    /// Its first steps.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opening: Vec<Text>,
}

/// A bot among those who play.
pub(crate) fn bot_subject(level: &str) -> String {
    format!("bot:{level}")
}

/// The level, when it is a bot.
pub(crate) fn bot_level(subject: &str) -> Option<&str> {
    subject.strip_prefix("bot:")
}

/// Who began on a seat, and what became of it.
#[derive(Default)]
struct Chair {
    /// Nobody who can be told apart, such as a name in a record file, is empty.
    subject: String,
    left: bool,
    /// A bot plays for the person at the moment.
    away: bool,
    answers: Vec<i64>,
    hours: Vec<u32>,
}

/// A finished game.
pub(crate) struct Played {
    opening: Opening,
    visibility: Visibility,
    chairs: Vec<Chair>,
    began_at: i64,
    ended_at: i64,
    outcome: Option<Outcome>,
    rewound: bool,
}

impl Played {
    /// Reads the events of a table; `None` when they are not those of a table.
    pub fn read(events: &[EventRow]) -> Option<Self> {
        let mut entries = events.iter().filter_map(|event| {
            let entry = serde_json::from_str::<Entry>(&event.body).ok()?;
            Some((event.at, entry))
        });
        let (at, Entry::Opened(opening)) = entries.next()? else { return None };
        let mut played = Played {
            visibility: opening.visibility,
            opening: *opening,
            chairs: Vec::new(),
            began_at: at,
            ended_at: at,
            outcome: None,
            rewound: false,
        };
        let mut turn = Turn { at, seat: None };
        for (at, entry) in entries {
            played.enter(at, entry, &mut turn);
            if played.outcome.is_some() {
                break;
            }
        }
        Some(played)
    }

    fn enter(&mut self, at: i64, entry: Entry, turn: &mut Turn) {
        self.ended_at = at;
        match entry {
            Entry::Started { seats, .. } => {
                self.chairs = seats.iter().map(Chair::of).collect();
                self.began_at = at;
                *turn = Turn { at, seat: None };
            }
            // Who watched may be changed until the game begins, and counts as it was then.
            Entry::Ordered { order: Order::Shown { visibility } } if self.chairs.is_empty() => {
                self.visibility = visibility;
            }
            Entry::Seated { seat, occupant } => {
                if let Some(chair) = self.chairs.get_mut(usize::from(seat)) {
                    chair.left |= Chair::of(&occupant).subject != chair.subject;
                }
            }
            Entry::Stepped { seat, automatic, .. } => {
                // What was decided beforehand says nothing of how quickly somebody answers.
                if let Some(chair) = self.chairs.get_mut(usize::from(seat))
                    && turn.seat != Some(seat)
                    && !automatic
                    && chair.answers()
                {
                    chair.answer(at, at - turn.at);
                }
                *turn = Turn { at, seat: Some(seat) };
            }
            Entry::StoodIn { seat, .. } => self.set_away(seat, true),
            Entry::Returned { seat } => self.set_away(seat, false),
            Entry::Resigned { seat, .. } => {
                if let Some(chair) = self.chairs.get_mut(usize::from(seat)) {
                    chair.left = true;
                }
            }
            Entry::Rewound { .. } => self.rewound = true,
            // The server was away; nobody took that time.
            Entry::Resumed { .. } => turn.at = at,
            Entry::Finished { outcome } => self.outcome = Some(outcome),
            _ => {}
        }
    }

    fn set_away(&mut self, seat: u8, away: bool) {
        if let Some(chair) = self.chairs.get_mut(usize::from(seat)) {
            chair.away = away;
        }
    }

    /// Where it stands in the order in which games are rated.
    pub fn point(&self, table: &TableId) -> Point {
        Point { at: self.ended_at, table: table.clone() }
    }

    /// Who began on a seat; `None` where nobody sat.
    pub fn subject(&self, seat: usize) -> Option<&str> {
        self.chairs.get(seat).map(|chair| chair.subject.as_str())
    }

    pub fn game(&self) -> &str {
        &self.opening.game
    }

    /// Was it played here, and not read from a file?
    pub fn is_ours(&self) -> bool {
        self.opening.record.is_none() && self.outcome.is_some() && !self.chairs.is_empty()
    }

    pub fn pace(&self) -> Pace {
        match self.opening.clock {
            Clock::Live { .. } => Pace::Live,
            Clock::Turns { .. } => Pace::Turns,
            Clock::None if self.ended_at - self.began_at <= SITTING => Pace::Live,
            Clock::None => Pace::Turns,
        }
    }

    /// Why it does not count; `None` when it does.
    pub fn uncounted(&self) -> Option<Uncounted> {
        let opening = &self.opening;
        let ended = matches!(
            self.outcome.as_ref().map(|outcome| outcome.reason),
            Some(OutcomeReason::Completed | OutcomeReason::Resigned)
        );
        let people = || self.chairs.iter().map(|chair| &chair.subject).filter(|who| bot_level(who).is_none());
        let mut seen = HashSet::new();
        [
            (opening.practice, Uncounted::Practice),
            (opening.pack.is_some() || opening.brought.is_some(), Uncounted::Pack),
            (opening.hints, Uncounted::Hints),
            (self.visibility == Visibility::Private, Uncounted::Private),
            (self.rewound, Uncounted::Rewound),
            (!people().all(|who| seen.insert(who)), Uncounted::SameScreen),
            (people().next().is_none(), Uncounted::BotsOnly),
            (!ended, Uncounted::Unfinished),
        ]
        .into_iter()
        .find_map(|(holds, why)| holds.then_some(why))
    }

    /// Did nobody know the draws or go back over one? Who may have watched is another question.
    pub fn was_fair(&self) -> bool {
        let Opening { practice, pack, brought, .. } = &self.opening;
        self.is_ours()
            && !(*practice || self.rewound)
            && pack.is_none()
            && brought.is_none()
            && self.chairs.iter().all(|chair| !chair.is_gone())
    }

    /// What came of each seat. `game` tells what the seats played, where it can still be told.
    pub fn results(&self, table: &TableId, game: Option<&dyn AnyTable>) -> Vec<ResultRow> {
        let Some(outcome) = self.outcome.as_ref().filter(|_| self.is_ours()) else { return Vec::new() };
        let uncounted = self.uncounted();
        let places = self.places(outcome);
        let openings = game.map(openings).unwrap_or_default();
        let mut rows = Vec::new();
        for (seat, (chair, place)) in self.chairs.iter().zip(places).enumerate() {
            if chair.subject.is_empty() {
                continue;
            }
            let mut answers = chair.answers.clone();
            answers.sort_unstable();
            let body = SeatResult {
                place,
                points: outcome.scores.get(seat).copied().unwrap_or_default(),
                players: self.chairs.len() as u8,
                left: chair.is_gone(),
                uncounted,
                turns: answers.len() as u32,
                answer: answers.get(answers.len() / 2).copied().unwrap_or_default(),
                hours: chair.hours.clone(),
                side: game.and_then(|game| game.plays(Seat::new(seat as u8))),
                opening: openings.get(seat).cloned().unwrap_or_default(),
            };
            rows.push(ResultRow {
                point: self.point(table),
                seat: seat as u8,
                subject: chair.subject.clone(),
                game: self.opening.game.clone(),
                pace: self.pace(),
                rated: uncounted.is_none(),
                won: place == 1,
                body: serde_json::to_string(&body).unwrap_or_default(),
                standing: None,
            });
        }
        rows
    }

    /// The places that count: whoever left is behind everybody who stayed.
    fn places(&self, outcome: &Outcome) -> Vec<u8> {
        let place = |seat: usize| outcome.places.get(seat).copied().unwrap_or(u8::MAX);
        let rank = |seat: usize| {
            let gone = self.chairs[seat].is_gone();
            // All who left share the last place.
            (gone, if gone { 0 } else { place(seat) })
        };
        let seats = 0..self.chairs.len();
        let ahead = |seat: usize| seats.clone().filter(|other| rank(*other) < rank(seat)).count();
        seats.clone().map(|seat| 1 + ahead(seat) as u8).collect()
    }
}

/// Who moved last, and when.
struct Turn {
    at: i64,
    seat: Option<u8>,
}

impl Chair {
    fn of(occupant: &Occupant) -> Self {
        let subject = match occupant {
            Occupant::Open => String::new(),
            Occupant::Person { user, .. } | Occupant::Program { user, .. } => user.clone(),
            Occupant::Bot { level } => bot_subject(level),
        };
        Chair { subject, ..Chair::default() }
    }

    fn is_gone(&self) -> bool {
        self.left || self.away
    }

    /// Does whoever began here make the steps now?
    fn answers(&self) -> bool {
        !self.is_gone() && bot_level(&self.subject).is_none()
    }

    fn answer(&mut self, at: i64, took: i64) {
        self.answers.push(took.max(0));
        self.hours.resize(24, 0);
        self.hours[at.div_euclid(HOUR).rem_euclid(24) as usize] += 1;
    }
}

/// The first own steps of every seat.
fn openings(game: &dyn AnyTable) -> Vec<Vec<Text>> {
    let log = game.log(Viewer::Judge, 0);
    let own = |seat: Seat| {
        let lines = log.iter().filter(move |line| line.actor == Actor::Seat(seat));
        lines.take(OPENING).map(|line| line.text.clone()).collect()
    };
    Seat::all(game.players()).map(own).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::{StandIn, UndoPolicy};
    use crate::ids::UserId;

    fn opening() -> Opening {
        Opening {
            game: "pebbles".to_owned(),
            rules: 1,
            content: String::new(),
            pack: None,
            brought: None,
            owner: UserId::new("ada"),
            setup: serde_json::Value::Null,
            seats: Vec::new(),
            shuffle: false,
            clock: Clock::None,
            undo: UndoPolicy::Reveal,
            hints: false,
            visibility: Visibility::Open,
            stand_in: StandIn::Never,
            title: None,
            start: true,
            seed: None,
            practice: false,
            invite: String::new(),
            record: None,
            matched: None,
            challenge: None,
            contest: None,
        }
    }

    fn person(user: &str) -> Occupant {
        Occupant::Person { user: user.to_owned(), name: user.to_owned() }
    }

    fn step(seat: u8) -> Entry {
        Entry::Stepped {
            seat,
            step: "take 1".to_owned(),
            deals: None,
            turn_end: crate::api::TurnEnd::Automatic,
            automatic: false,
            ordered: None,
        }
    }

    fn ended(reason: OutcomeReason, places: &[u8]) -> Entry {
        let scores = places.iter().map(|place| 10 - i32::from(*place)).collect();
        Entry::Finished { outcome: Outcome { reason, scores, places: places.to_vec() } }
    }

    /// The game of these entries, a minute between each.
    fn played(opening: Opening, seats: Vec<Occupant>, entries: Vec<Entry>) -> Played {
        let first = [Entry::Opened(Box::new(opening)), Entry::Started { seats, deals: None }];
        let events: Vec<EventRow> = (0u64..)
            .zip(first.into_iter().chain(entries))
            .map(|(seq, entry)| EventRow {
                seq: seq + 1,
                at: seq as i64 * 60_000,
                key: None,
                body: serde_json::to_string(&entry).unwrap(),
            })
            .collect();
        Played::read(&events).unwrap()
    }

    fn told(played: &Played) -> Vec<(String, u8, bool)> {
        let told = |row: ResultRow| {
            let body: SeatResult = serde_json::from_str(&row.body).unwrap();
            (row.subject, body.place, body.left)
        };
        played.results(&TableId::new("t"), None).into_iter().map(told).collect()
    }

    fn line(who: &str, place: u8, left: bool) -> (String, u8, bool) {
        (who.to_owned(), place, left)
    }

    #[test]
    fn whoever_leaves_is_last_however_the_seat_did() {
        let three = || vec![person("ada"), person("ben"), person("cid")];
        let completed = || ended(OutcomeReason::Completed, &[1, 2, 3]);
        let level = || "novice".to_owned();
        let resigned = vec![step(0), Entry::Resigned { seat: 0, level: level() }, step(1), completed()];
        let expected = [line("ada", 3, true), line("ben", 1, false), line("cid", 2, false)];
        assert_eq!(told(&played(opening(), three(), resigned)), expected);
        let away = vec![step(0), Entry::StoodIn { seat: 0, level: level() }, completed()];
        assert_eq!(told(&played(opening(), three(), away)), expected, "a bot sat there when it ended");
        let back = vec![Entry::StoodIn { seat: 0, level: level() }, Entry::Returned { seat: 0 }, completed()];
        assert!(told(&played(opening(), three(), back)).iter().all(|(_, _, left)| !left));
        let given = vec![Entry::Seated { seat: 0, occupant: person("dan") }, completed()];
        assert_eq!(told(&played(opening(), three(), given)), expected, "who takes a seat over has no result");
        let two = vec![
            Entry::Resigned { seat: 0, level: level() },
            Entry::Resigned { seat: 1, level: level() },
            ended(OutcomeReason::Resigned, &[2, 3, 1]),
        ];
        assert_eq!(
            told(&played(opening(), three(), two)),
            [line("ada", 2, true), line("ben", 2, true), line("cid", 1, false)]
        );
    }

    #[test]
    fn what_does_not_count_says_why() {
        let two = || vec![person("ada"), Occupant::Bot { level: "novice".to_owned() }];
        let why = |opening: Opening, seats: Vec<Occupant>, entries: Vec<Entry>| {
            played(opening, seats, entries).uncounted()
        };
        let end = || vec![step(0), ended(OutcomeReason::Completed, &[1, 2])];
        assert_eq!(why(opening(), two(), end()), None, "people against bots count");
        let cases = [
            (Opening { practice: true, ..opening() }, Uncounted::Practice),
            (Opening { pack: Some("mine".to_owned()), ..opening() }, Uncounted::Pack),
            (Opening { hints: true, ..opening() }, Uncounted::Hints),
            (Opening { visibility: Visibility::Private, ..opening() }, Uncounted::Private),
        ];
        for (opening, expected) in cases {
            assert_eq!(why(opening, two(), end()), Some(expected));
        }
        let rewound = vec![Entry::Rewound { seat: 0, to: 1 }, ended(OutcomeReason::Completed, &[1, 2])];
        assert_eq!(why(opening(), two(), rewound), Some(Uncounted::Rewound));
        let twins = vec![person("ada"), person("ada")];
        assert_eq!(why(opening(), twins, end()), Some(Uncounted::SameScreen));
        let bots = vec![Occupant::Bot { level: "novice".to_owned() }; 2];
        assert_eq!(why(opening(), bots, end()), Some(Uncounted::BotsOnly));
        for reason in [OutcomeReason::Closed, OutcomeReason::Unfinished] {
            assert_eq!(why(opening(), two(), vec![ended(reason, &[1, 2])]), Some(Uncounted::Unfinished));
        }
        let given_up = vec![ended(OutcomeReason::Resigned, &[2, 1])];
        assert_eq!(why(opening(), two(), given_up), None, "nobody escapes a loss by giving up");
    }

    #[test]
    fn hiding_a_table_once_it_runs_does_not_save_a_rating() {
        let hide = Entry::Ordered { order: Order::Shown { visibility: Visibility::Private } };
        let two = vec![person("ada"), person("ben")];
        let game = played(opening(), two, vec![hide, ended(OutcomeReason::Completed, &[2, 1])]);
        assert_eq!(game.uncounted(), None);
    }

    #[test]
    fn the_clock_or_the_time_it_took_tells_the_pace() {
        let game = |clock: Clock| played(Opening { clock, ..opening() }, vec![person("ada")], vec![step(0)]);
        assert_eq!(game(Clock::None).pace(), Pace::Live);
        let turns = Clock::Turns { hours: 24, timeout: crate::api::OnTimeout::Bot };
        assert_eq!(game(turns).pace(), Pace::Turns);
        let mut long = game(Clock::None);
        long.ended_at += SITTING;
        assert_eq!(long.pace(), Pace::Turns);
    }

    #[test]
    fn an_answer_takes_from_the_move_before_to_the_first_own_step() {
        let two = vec![person("ada"), person("ben")];
        let entries = vec![
            step(0),
            step(0),
            step(1),
            Entry::Confirmed { seat: 1 },
            step(0),
            ended(OutcomeReason::Completed, &[1, 2]),
        ];
        let game = played(opening(), two, entries);
        assert_eq!(game.chairs[0].answers, [60_000, 120_000]);
        assert_eq!(game.chairs[1].answers, [60_000]);
        assert_eq!(game.chairs[0].hours[0], 2);
    }
}
