//! What is said and drawn for people.

use crate::action::Action;
use crate::state::Position;
use crate::view::values;
use game_core::{Actor, Describe, Game, ScoreLine, Seat, Tally, Target, Text, Viewer};

impl Describe for Position {
    const CATALOGUE: &'static str = include_str!("../text/en.ftl");

    fn prompt(&self, _seat: Seat) -> Text {
        Text::new("prompt-seal")
    }

    fn describe(&self, viewer: Viewer, actor: Actor, action: Action) -> Text {
        match (actor, action) {
            (_, Action::Draw(seat, value)) if viewer.is(seat) => {
                Text::new("step-draw").with("seat", seat).with("value", value)
            }
            (_, Action::Draw(seat, _)) => Text::new("step-draw-hidden").with("seat", seat),
            (Actor::Seat(seat), Action::Seal(_)) if !viewer.is(seat) => {
                Text::new("step-seal-hidden").with("seat", seat)
            }
            (_, Action::Seal(value)) => Text::new("step-seal").with("value", value),
        }
    }

    fn sees(&self, viewer: Viewer, actor: Actor, action: Action) -> bool {
        match (actor, action) {
            (_, Action::Draw(seat, _)) | (Actor::Seat(seat), Action::Seal(_)) => viewer.is(seat),
            (Actor::Chance, Action::Seal(_)) => false,
        }
    }

    fn targets(&self, action: Action, out: &mut Vec<Target>) {
        if let Action::Seal(value) = action {
            out.push(Target::new("pebble", value.to_string()));
        }
    }

    fn tallies(&self, _viewer: Viewer, seat: Seat, out: &mut Vec<Tally>) {
        out.push(Tally { key: "points", value: self.score(seat) });
    }

    fn score_sheet(&self, seat: Seat) -> Vec<ScoreLine> {
        vec![ScoreLine { key: "points", points: self.score(seat) }]
    }

    fn round(&self) -> u16 {
        u16::from(self.round) + 1
    }

    fn draw(&self, viewer: Viewer) -> String {
        let line = |seat: Seat| {
            let hand =
                if viewer.is(seat) { format!("{:?}", values(&self.hands[seat])) } else { "?".to_owned() };
            format!("seat {seat}: {} points, holds {hand}\n", self.points[seat])
        };
        let seats: String = self.seats().map(line).collect();
        format!("round {} of {}, shown {:?}\n{seats}", self.round + 1, self.rounds, values(&self.shown))
    }
}
