//! An event for one viewer, with what changed before that viewer's eyes.

use super::journal::Entry;
use super::ledger::{Match, number_of, seat_of};
use super::patch::patch;
use super::show::Question;
use crate::api::{
    ClockState, Held, LogLine, News, TableEvent, TableNotice, TableStatus, UndoState, ViewPatch,
};
use crate::ids::TableId;
use game_core::Viewer;

/// What is true of a table right after an event, for everybody.
#[derive(Clone, Debug)]
pub(crate) struct Facts {
    pub table: TableId,
    pub seq: u64,
    pub status: TableStatus,
    pub awaited: Vec<u8>,
    pub steps: u32,
    pub round: u16,
    pub clock: Option<ClockState>,
    pub held: Option<Held>,
    pub revs: Vec<u64>,
    pub public_rev: u64,
}

impl Facts {
    fn rev(&self, viewer: Viewer) -> u64 {
        match viewer {
            Viewer::Seat(seat) => self.revs.get(seat.index()).copied().unwrap_or(self.public_rev),
            Viewer::Spectator | Viewer::Judge => self.public_rev,
        }
    }

    /// The facts with what happened.
    pub fn notice(
        &self,
        viewer: Viewer,
        seq: u64,
        at: i64,
        event: TableEvent,
        news: Option<News>,
    ) -> TableNotice {
        TableNotice {
            table: self.table.to_string(),
            seq,
            rev: self.rev(viewer),
            at,
            status: self.status,
            awaited: self.awaited.clone(),
            steps: self.steps,
            round: self.round,
            clock: self.clock.clone(),
            held: self.held,
            event,
            news,
        }
    }
}

impl Match {
    /// What is true now.
    pub fn facts(&self) -> Facts {
        let ledger = &self.ledger;
        Facts {
            table: ledger.id.clone(),
            seq: ledger.seq,
            status: ledger.status,
            awaited: self.awaited().iter().map(number_of).collect(),
            steps: self.steps() as u32,
            round: self.game.as_ref().map_or(0, |game| game.round()),
            clock: self.clock_now(ledger.at),
            held: ledger.held,
            revs: ledger.revs.clone(),
            public_rev: ledger.public_rev,
        }
    }

    /// What an event says to a viewer; `None` when it is none of the viewer's business.
    pub fn event(
        &self,
        viewer: Viewer,
        seq: u64,
        at: i64,
        entry: &Entry,
        present: &[bool],
    ) -> Option<TableEvent> {
        Some(match entry {
            Entry::Opened(_) | Entry::Admitted { .. } | Entry::Offered { .. } | Entry::Habits { .. } => {
                return None;
            }
            Entry::Seated { .. }
            | Entry::StoodIn { .. }
            | Entry::Returned { .. }
            | Entry::Rested { .. }
            | Entry::Resigned { .. } => TableEvent::Seats { seats: self.seats(present) },
            Entry::Started { .. } => TableEvent::Started { seats: self.seats(present) },
            Entry::Stepped { seat, ordered, .. } => {
                let own = ordered.is_some() && seat_of(*seat).map(Viewer::Seat) == Some(viewer);
                let standing = if own { self.standing_of(viewer) } else { None };
                TableEvent::Step { seat: *seat, lines: self.lines_of(viewer, seq), standing }
            }
            Entry::Redone { seat } => {
                TableEvent::Step { seat: *seat, lines: self.lines_of(viewer, seq), standing: None }
            }
            Entry::Standing { seat, .. } | Entry::StandingEnded { seat, .. } => {
                let own = seat_of(*seat).map(Viewer::Seat) == Some(viewer);
                TableEvent::Standing { standing: self.standing_of(viewer).filter(|_| own)? }
            }
            Entry::Undone { seat, .. } => TableEvent::Undone { seat: *seat },
            Entry::Rewound { seat, .. } => {
                TableEvent::Rewound { seat: *seat, lines: self.lines_of(viewer, seq) }
            }
            Entry::UndoAsked { .. } | Entry::UndoAnswered { .. } => {
                TableEvent::UndoAsked { request: self.undo_state() }
            }
            Entry::Resumed { .. } => TableEvent::Resumed,
            Entry::Confirmed { seat } => TableEvent::Confirmed { seat: *seat },
            Entry::Finished { outcome } => TableEvent::Finished { outcome: outcome.clone() },
            Entry::Said { user, name, seat, text } => TableEvent::Chat {
                line: crate::api::ChatLine {
                    seq,
                    at,
                    user: user.to_string(),
                    name: name.clone(),
                    seat: *seat,
                    text: text.clone(),
                },
            },
            Entry::Ordered { .. } => TableEvent::Order { seats: self.seats(present) },
            Entry::Rematched { table } => TableEvent::Rematch { table: table.to_string() },
            Entry::Cancelled => TableEvent::Cancelled,
        })
    }

    /// The steps an event made, as far as they still stand.
    pub fn steps_of(&self, seq: u64) -> std::ops::Range<usize> {
        // The origins ascend: later steps were made by later events.
        let from = self.ledger.origins.partition_point(|origin| *origin < seq);
        let until = self.ledger.origins.partition_point(|origin| *origin <= seq);
        from..until
    }

    /// The view after so many steps, as the text it is sent as; empty before the start.
    pub fn view_text(&self, viewer: Viewer, step: usize) -> String {
        self.game.as_ref().map_or_else(String::new, |game| game.view_text_at(step, viewer))
    }

    /// What a viewer who has the table as it was at event `from` needs to have it as it is after event `seq`. The
    /// views are those of both moments; the question is that of now.
    pub fn news(&self, from: u64, seq: u64, views: (&str, &str), question: Question) -> Option<News> {
        let Question { prompt, options, your_turn, can_undo, can_redo } = question;
        Some(News {
            from,
            view: ViewPatch::new(patch(views.0, views.1))?,
            log_from: self.steps_of(seq).start as u32,
            prompt,
            options,
            your_turn,
            can_undo,
            can_redo,
            undo_request: self.undo_state(),
        })
    }

    /// The log lines an event made, as far as they still stand.
    fn lines_of(&self, viewer: Viewer, seq: u64) -> Vec<LogLine> {
        let std::ops::Range { start: from, end: until } = self.steps_of(seq);
        if from == until {
            return Vec::new();
        }
        self.log_lines(viewer, from).into_iter().take(until - from).collect()
    }

    pub(crate) fn undo_state(&self) -> Option<UndoState> {
        self.ledger.ask.as_ref().map(|ask| UndoState {
            id: ask.id,
            seat: ask.seat,
            to: ask.to,
            waiting: ask.waiting.iter().map(number_of).collect(),
        })
    }
}
