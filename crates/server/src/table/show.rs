//! The state of a table for one viewer. Nothing else here reads the position for a client.

use super::ledger::{Match, number_of};
use crate::api::{
    Chart, ChartSeries, ClockState, Fairness, Log, Moment, OptionLine, ScoreSheet, SeatInfo, SeatTallies,
    TableConfig, TableState, TableStatus, TableSummary, Text, Trial, ViewerInfo, Wish,
};
use crate::error::Error;
use crate::ids::UserId;
use game_core::{AnyTable, Record, Seat, Viewer};
use std::collections::BTreeMap;

/// Everything a state needs that the table itself does not hold.
pub(crate) struct Onlooker<'a> {
    pub user: Option<&'a UserId>,
    pub present: &'a [bool],
    pub notes: String,
    pub log_from: usize,
    pub now: i64,
}

fn viewer_info(viewer: Viewer) -> ViewerInfo {
    match viewer {
        Viewer::Seat(seat) => ViewerInfo::Seat { seat: number_of(seat) },
        Viewer::Spectator => ViewerInfo::Spectator,
        Viewer::Judge => ViewerInfo::Judge,
    }
}

/// What a viewer is asked, and may take back.
#[derive(Clone, Debug, Default)]
pub(crate) struct Question {
    pub prompt: Option<Text>,
    pub options: Vec<OptionLine>,
    pub your_turn: bool,
    pub can_undo: bool,
    pub can_redo: bool,
}

impl Match {
    /// What a viewer is asked now.
    pub fn question_to(&self, viewer: Viewer) -> Question {
        let (Viewer::Seat(seat), Some(game)) = (viewer, self.game.as_deref()) else {
            return Question::default();
        };
        let running = self.ledger.status == TableStatus::Running;
        let asked = running && self.ledger.held.is_none() && self.awaited().contains(seat);
        let may_undo = self.may_undo(seat);
        Question {
            prompt: if asked { game.prompt(seat) } else { None },
            options: if asked { game.options(seat) } else { Vec::new() },
            your_turn: self.ticking().contains(seat),
            can_undo: may_undo && game.can_undo(seat),
            can_redo: may_undo && game.can_redo(seat),
        }
    }

    /// The table as this person may see it.
    pub fn state(&self, onlooker: Onlooker<'_>) -> TableState {
        let viewer = self.viewer(onlooker.user);
        let ledger = &self.ledger;
        // Once the game is over, nothing is secret; before, a seat sees its own eyes only.
        let eyes = match viewer {
            Viewer::Spectator if ledger.status == TableStatus::Finished => Viewer::Judge,
            other => other,
        };
        let game = self.game.as_deref();
        let Question { prompt, options, can_undo, can_redo, .. } = self.question_to(viewer);
        let member = matches!(viewer, Viewer::Seat(_)) || self.is_owner(onlooker.user);
        TableState {
            seq: ledger.seq,
            rev: self.rev(viewer),
            table: self.summary(onlooker.user, onlooker.present),
            config: self.config(),
            viewer: viewer_info(eyes),
            owner: self.is_owner(onlooker.user),
            invite: member.then(|| ledger.opening.invite.clone()),
            view: game.map(|game| game.view(eyes)),
            prompt,
            options,
            log: self.log(eyes, onlooker.log_from),
            can_undo,
            can_redo,
            held: ledger.held,
            undo_request: self.undo_state(),
            clock: self.clock_now(onlooker.now),
            scores: (ledger.status == TableStatus::Finished).then(|| self.score_sheets(self.steps())),
            chat: ledger.chat.iter().cloned().collect(),
            notes: onlooker.notes,
            muted: onlooker.user.is_some_and(|user| ledger.muted.contains(user)),
            order: self.is_owner(onlooker.user).then(|| self.order_state()),
            rematch: ledger.rematch.as_ref().map(ToString::to_string),
            standing: self.standing_of(viewer),
        }
    }

    pub fn is_owner(&self, user: Option<&UserId>) -> bool {
        self.ledger.opening.contest.is_none() && user == Some(&self.ledger.opening.owner)
    }

    pub fn seats(&self, present: &[bool]) -> Vec<SeatInfo> {
        let info = |(index, seat): (usize, &super::ledger::SeatState)| SeatInfo {
            seat: index as u8,
            occupant: seat.occupant.clone(),
            stand_in: seat.stand_in.clone(),
            resigned: seat.resigned,
            away_until: self.away_until(index),
            present: present.get(index).copied().unwrap_or(false),
        };
        self.ledger.seats.iter().enumerate().map(info).collect()
    }

    /// Until when the clock of somebody who is away stands still.
    fn away_until(&self, index: usize) -> Option<i64> {
        let seat = super::ledger::seat_of(index as u8)?;
        self.ledger.clocks.rests_until(seat).filter(|until| *until > self.ledger.at)
    }

    /// The table in a list.
    pub fn summary(&self, user: Option<&UserId>, present: &[bool]) -> TableSummary {
        let (ledger, opening) = (&self.ledger, &self.ledger.opening);
        let your_seat = user.and_then(|user| self.seat_of_user(user));
        let awaited = self.awaited();
        TableSummary {
            id: ledger.id.to_string(),
            game: opening.game.clone(),
            title: opening.title.clone(),
            status: ledger.status,
            visibility: opening.visibility,
            seats: self.seats(present),
            awaited: awaited.iter().map(number_of).collect(),
            your_seat: your_seat.map(number_of),
            your_turn: your_seat.is_some_and(|seat| self.ticking().contains(seat)),
            practice: opening.practice,
            pack: opening.pack.clone(),
            imported: opening.record.is_some(),
            clock: opening.clock,
            steps: self.steps() as u32,
            round: self.game.as_ref().map_or(0, |game| game.round()),
            outcome: ledger.outcome.clone(),
            kept: self.kept.as_ref().map(|keeping| keeping.why.clone()),
            matched: opening.matched.clone().filter(|_| ledger.status == TableStatus::Waiting),
            challenge: opening.challenge.as_ref().map(ToString::to_string),
            contest: opening.contest.as_ref().map(|contest| contest.id.to_string()),
            rules: opening.rules,
            content: opening.content.clone(),
            due: self.ticking().iter().filter_map(|seat| ledger.clocks.over_at(seat)).min(),
            created_at: ledger.created_at,
            updated_at: ledger.at,
        }
    }

    fn config(&self) -> TableConfig {
        let opening = &self.ledger.opening;
        let over = self.ledger.status == TableStatus::Finished;
        TableConfig {
            setup: opening.setup.clone(),
            shuffle: opening.shuffle,
            undo: opening.undo,
            hints: opening.hints,
            stand_in: opening.stand_in.clone(),
            rules: opening.rules,
            content: opening.content.clone(),
            fairness: Fairness {
                commitment: opening.seed.map(|seed| seed.commitment()),
                seed: opening.seed.filter(|_| over).map(|seed| seed.to_string()),
            },
        }
    }

    pub fn clock_now(&self, now: i64) -> Option<ClockState> {
        self.ledger.clocks.state(now, self.ticking())
    }

    /// The log from a step on.
    pub fn log(&self, viewer: Viewer, from: usize) -> Log {
        let from = from.min(self.steps());
        Log { from: from as u32, lines: self.log_lines(viewer, from) }
    }

    /// What steps of a seat would do, or why they are not allowed.
    pub fn tries(&self, seat: Seat, steps: Vec<String>) -> Result<Vec<Trial>, Error> {
        let game = self.running()?;
        let trial = |step: String| match game.preview(seat, &step) {
            Ok(changes) => Trial { step, changes, refusal: None },
            Err(refused) => Trial { step, changes: Vec::new(), refusal: Some(refused) },
        };
        Ok(steps.into_iter().map(trial).collect())
    }

    /// What a seat may wish for and may not do now.
    pub fn wishes(&self, seat: Seat, about: Option<(&str, &str)>) -> Result<Vec<Wish>, Error> {
        Ok(self.running()?.wishes(seat, about))
    }

    /// Whose eyes somebody may borrow: the own ones, and after the end anybody's.
    pub fn eyes(&self, user: Option<&UserId>, wanted: Option<&str>) -> Result<Viewer, Error> {
        let own = self.viewer(user);
        let over = self.ledger.status == TableStatus::Finished;
        let asked = match wanted {
            None if over && own == Viewer::Spectator => Viewer::Judge,
            None => own,
            Some("spectator") => Viewer::Spectator,
            Some("judge") => Viewer::Judge,
            Some(text) => {
                let number = text.strip_prefix("seat:").and_then(|number| number.parse::<u8>().ok());
                let number = number.filter(|number| usize::from(*number) < self.ledger.seats.len());
                let wrong = || Error::invalid("as: expected seat:0, seat:1, …, spectator or judge");
                Viewer::Seat(Seat::new(number.ok_or_else(wrong)?))
            }
        };
        if asked == own || asked == Viewer::Spectator || over {
            Ok(asked)
        } else {
            Err(Error::Forbidden("while the game runs, everybody sees through the own eyes only"))
        }
    }

    /// An earlier moment.
    pub fn moment(&self, viewer: Viewer, step: usize) -> Result<Moment, Error> {
        let game = self.game.as_deref().ok_or(Error::WrongTime("the game has not begun"))?;
        if step > game.steps() {
            return Err(Error::NotFound("moment"));
        }
        let tallies =
            |seat: Seat| SeatTallies { seat: number_of(seat), tallies: game.tallies_at(step, viewer, seat) };
        let over = self.ledger.status == TableStatus::Finished;
        Ok(Moment {
            step: step as u32,
            steps: game.steps() as u32,
            viewer: viewer_info(viewer),
            view: game.view_at(step, viewer),
            seats: Seat::all(game.players()).map(tallies).collect(),
            scores: over.then(|| self.score_sheets(step)),
        })
    }

    /// Points by source at a moment. Only for finished games: sheets may count what is still secret.
    fn score_sheets(&self, step: usize) -> Vec<ScoreSheet> {
        let Some(game) = &self.game else { return Vec::new() };
        let outcome = self.outcome_now();
        let sheet = |seat: Seat| {
            let lines = game.score_sheet_at(step, seat);
            let score = lines.iter().map(|line| line.points).sum();
            let place = outcome.places.get(seat.index()).copied().unwrap_or(0);
            ScoreSheet { seat: number_of(seat), score, place, lines }
        };
        Seat::all(game.players()).map(sheet).collect()
    }

    /// The record file. Only for games that are over: it names every draw.
    pub fn record(&self, user: Option<&UserId>) -> Result<Record, Error> {
        if let Some(keeping) = &self.kept {
            let member = self.is_owner(user) || matches!(self.viewer(user), Viewer::Seat(_));
            if member || self.ledger.status == TableStatus::Finished {
                return self.kept_record(keeping);
            }
        }
        if self.ledger.status != TableStatus::Finished {
            return Err(Error::WrongTime("the record names every draw, so it comes when the game is over"));
        }
        let game = self.game.as_ref().ok_or(Error::NotFound("record"))?;
        let mut record = game.record();
        if self.ledger.opening.record.is_none() {
            record.notes.extend(self.record_notes());
        }
        Ok(record)
    }

    pub fn record_notes(&self) -> BTreeMap<String, String> {
        let mut notes = BTreeMap::from([("table".to_owned(), self.ledger.id.to_string())]);
        let date = time::OffsetDateTime::from_unix_timestamp(self.ledger.created_at / 1000)
            .ok()
            .and_then(|date| date.date().format(&time::format_description::well_known::Iso8601::DATE).ok());
        notes.extend(date.map(|date| ("date".to_owned(), date)));
        if let Some(seed) = self.ledger.opening.seed {
            notes.insert("commitment".to_owned(), seed.commitment());
        }
        for (index, seat) in self.ledger.seats.iter().enumerate() {
            let name = match &seat.occupant {
                crate::api::Occupant::Open => continue,
                crate::api::Occupant::Person { name, .. } | crate::api::Occupant::Program { name, .. } => {
                    name.clone()
                }
                crate::api::Occupant::Bot { level } => format!("bot {level}"),
            };
            let gave_up = if seat.resigned { " (resigned)" } else { "" };
            notes.insert(format!("seat-{index}"), format!("{name}{gave_up}"));
        }
        notes
    }
}

/// Numbers over time, at no more than so many moments. Works on a copy, because it takes a while.
pub(crate) fn chart(game: &dyn AnyTable, viewer: Viewer, points: usize, with_scores: bool) -> Chart {
    let last = game.steps();
    let count = points.clamp(2, 500).min(last + 1);
    let mut moments: Vec<usize> = (0..count).map(|i| i * last / (count - 1).max(1)).collect();
    moments.dedup();
    let mut chart = Chart {
        steps: moments.iter().map(|step| *step as u32).collect(),
        tallies: Vec::new(),
        scores: Vec::new(),
    };
    for seat in Seat::all(game.players()) {
        let mut counted: Vec<ChartSeries> = Vec::new();
        let mut scored: Vec<ChartSeries> = Vec::new();
        for (index, step) in moments.iter().enumerate() {
            let tallies = game.tallies_at(*step, viewer, seat).into_iter();
            enter(&mut counted, seat, index, tallies.map(|tally| (tally.key.to_owned(), tally.value)));
            if with_scores {
                let sheet = game.score_sheet_at(*step, seat).into_iter();
                enter(&mut scored, seat, index, sheet.map(|line| (line.key.to_owned(), line.points)));
            }
        }
        for series in counted.iter_mut().chain(&mut scored) {
            series.values.resize(moments.len(), 0);
        }
        chart.tallies.append(&mut counted);
        chart.scores.append(&mut scored);
    }
    chart
}

/// Adds the values of one moment; a source that appears late was 0 before, one that is gone is 0 from now on.
fn enter(
    series: &mut Vec<ChartSeries>,
    seat: Seat,
    index: usize,
    values: impl Iterator<Item = (String, i32)>,
) {
    for (key, value) in values {
        let at = series.iter().position(|line| line.key == key).unwrap_or_else(|| {
            series.push(ChartSeries { seat: number_of(seat), key, values: Vec::new() });
            series.len() - 1
        });
        let values = &mut series[at].values;
        if values.len() > index {
            values[index] += value; // two lines of one sheet with the same source
        } else {
            values.resize(index, 0);
            values.push(value);
        }
    }
}
