//! What those who watch a table have before their eyes, by kind of viewer: what the next news build upon.

use super::streams::{Frame, data};
use crate::api::News;
use crate::table::ledger::Pending;
use crate::table::show::Question;
use crate::table::{Entry, Match};
use game_core::Viewer;
use std::collections::BTreeMap;

/// The last view of every kind of viewer that watches.
#[derive(Default)]
pub(crate) struct Shown(BTreeMap<Viewer, Sight>);

/// What one kind of viewer has before its eyes.
struct Sight {
    /// The event after which it is so.
    seq: u64,
    view: String,
    /// The last notice.
    notice: Option<Frame>,
}

/// Does the table after this event differ from the one before in a way that news can tell?
pub(super) fn is_news(entry: &Entry) -> bool {
    use Entry::{Confirmed, Redone, Resumed, Rewound, Stepped, UndoAnswered, UndoAsked, Undone};
    matches!(
        entry,
        Stepped { .. }
            | Undone { .. }
            | Redone { .. }
            | Rewound { .. }
            | Confirmed { .. }
            | UndoAsked { .. }
            | UndoAnswered { .. }
            | Resumed { .. }
    )
}

impl Shown {
    /// A viewer begins to watch and knows the table as it is.
    pub fn begin(&mut self, table: &Match, viewer: Viewer) {
        self.0.entry(viewer).or_insert_with(|| Sight {
            seq: table.ledger.seq,
            view: table.view_text(viewer, table.steps()),
            notice: None,
        });
    }

    /// What an event changes before the eyes of a viewer. What is asked is found once for all events of a change.
    pub fn follow(
        &mut self,
        table: &Match,
        viewer: Viewer,
        event: &Pending,
        questions: &mut BTreeMap<Viewer, Question>,
    ) -> Option<News> {
        let seq = event.row.seq;
        let begins = matches!(event.entry, Entry::Started { .. } | Entry::Finished { .. });
        if !begins && !is_news(&event.entry) {
            return None;
        }
        let fresh = table.view_text(viewer, table.steps());
        // Whoever hears of a start or an end reads the whole state, as does who is somebody else now.
        let known = self.0.get_mut(&viewer).filter(|_| !begins);
        let Some(sight) = known else {
            self.0.insert(viewer, Sight { seq, view: fresh, notice: None });
            return None;
        };
        let question = questions.entry(viewer).or_insert_with(|| table.question_to(viewer)).clone();
        let news = table.news(sight.seq, seq, (&sight.view, &fresh), question);
        (sight.seq, sight.view) = (seq, fresh);
        news
    }

    /// Remembers the last notice to a viewer.
    pub fn keep(&mut self, viewer: Viewer, frame: &Frame) {
        if let Some(sight) = self.0.get_mut(&viewer) {
            sight.notice = Some(frame.clone());
        }
    }

    /// The last notice to a viewer, as JSON.
    pub fn notice(&self, viewer: Viewer) -> Option<&str> {
        self.0.get(&viewer)?.notice.as_ref().and_then(data)
    }

    /// Forgets whom nobody's eyes need any more.
    pub fn retain(&mut self, needed: impl Fn(&Viewer) -> bool) {
        self.0.retain(|viewer, _| needed(viewer));
    }

    /// Forgets everything: what is told next builds on nothing.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}
