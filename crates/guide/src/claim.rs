//! What stands in a text and must be so: numbers and names, taken from the engine at the very moment. No lesson types one.

use crate::when::{Filter, Moment};
use game_core::Arg;
use game_core::erased::OptionLine;
use serde::Deserialize;
use serde_json::Value;

/// Where a number or a name in a text comes from.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Claim {
    /// What the first asked-for step costs of an own number, the whole deed counted.
    Cost(String),
    /// What it gives at once of an own number.
    Gain(String),
    /// An own number now.
    Tally(String),
    /// What the first step of a kind costs of an own number.
    CostOf(Sample),
    /// What the first step of a kind gives of an own number at once.
    GainOf(Sample),
    /// What stands in the open question under a name.
    Prompt(String),
    /// What the own view says at a place: a number, or a word that is the same in every language.
    View(String),
    /// As above, where the word is the key of a message of the game.
    Name(String),
    /// How long the list at a place of the own view is.
    Length(String),
    /// What is printed on the pieces at a place.
    Printed(String),
    /// How many options fit.
    Count(Filter),
    /// The round being played.
    Round {},
    /// How an asked-for step is offered, counted from 0.
    Step(usize),
    /// The id of the thing of a kind that an asked-for step is about.
    Thing {
        /// Which step, counted from 0.
        #[serde(default)]
        step: usize,
        /// What kind of thing, as in a filter.
        about: String,
    },
    /// Why a step of this kind cannot be made now.
    Refused(String),
    /// The own final points; only in a lesson about the end, because sheets show what others may not know before.
    Points {},
    /// The final points of the best other seat; only there, too.
    Rival {},
}

/// A kind of step, and an own number.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sample {
    /// The kind.
    pub kind: String,
    /// The number.
    pub of: String,
}

impl Sample {
    fn option<'m>(&self, moment: &'m Moment<'_>) -> Option<&'m OptionLine> {
        moment.options.iter().find(|option| option.kind == self.kind)
    }
}

impl Claim {
    /// Does it tell final points?
    #[must_use]
    pub const fn is_final(&self) -> bool {
        matches!(self, Claim::Points {} | Claim::Rival {})
    }

    /// The value at a moment; `None` where there is none.
    #[must_use]
    pub fn value(&self, moment: &Moment<'_>, asked: &[&OptionLine]) -> Option<Arg> {
        let number = |value: i32| Some(Arg::Number(value.into()));
        match self {
            Claim::Cost(key) => number(moment.cost(asked.first()?, key)),
            Claim::Gain(key) => number(moment.change(asked.first()?, key)),
            Claim::Tally(key) => number(moment.tally(key)?),
            Claim::CostOf(sample) => number(moment.cost(sample.option(moment)?, &sample.of)),
            Claim::GainOf(sample) => number(moment.change(sample.option(moment)?, &sample.of)),
            Claim::Prompt(name) => {
                let args = &moment.prompt.as_ref()?.args;
                args.iter().find(|(known, _)| known == name).map(|(_, arg)| arg.clone())
            }
            Claim::View(at) => plain(moment.seen(at)?),
            Claim::Name(at) => {
                let text = serde_json::json!({ "term": moment.seen(at)?.as_str()? });
                serde_json::from_value(text).ok()
            }
            Claim::Length(at) => Some(Arg::Number(moment.seen(at)?.as_array()?.len() as i64)),
            Claim::Printed(at) => plain(moment.piece(at)?),
            Claim::Count(filter) => Some(Arg::Number(filter.pick(moment).len() as i64)),
            Claim::Round {} => Some(Arg::Number(moment.table.round().into())),
            Claim::Step(index) => Some(Arg::Terms(vec![asked.get(*index)?.text.clone()])),
            Claim::Thing { step, about } => {
                let (kind, role) =
                    about.split_once('/').map_or((about.as_str(), None), |(kind, role)| (kind, Some(role)));
                let things = &asked.get(*step)?.targets;
                let fits = |target: &&game_core::Target| {
                    target.kind == kind && role.is_none_or(|role| target.role == Some(role))
                };
                Some(Arg::Label(things.iter().find(fits)?.id.clone()))
            }
            Claim::Refused(kind) => {
                let wishes = moment.table.wishes(moment.seat, None);
                let wish = wishes.into_iter().find(|wish| wish.kind == kind)?;
                Some(Arg::Terms(vec![wish.refusal.text]))
            }
            Claim::Points {} => Some(Arg::Number(points(moment, moment.seat))),
            Claim::Rival {} => {
                let others = game_core::Seat::all(moment.table.players()).filter(|seat| *seat != moment.seat);
                others.map(|seat| points(moment, seat)).max().map(Arg::Number)
            }
        }
    }
}

/// Points of a finished game; only then are sheets for everybody.
fn points(moment: &Moment<'_>, seat: game_core::Seat) -> i64 {
    let sheet = moment.table.score_sheet_at(moment.table.steps(), seat);
    sheet.iter().map(|line| i64::from(line.points)).sum()
}

fn plain(value: &Value) -> Option<Arg> {
    match value {
        Value::Number(number) => number.as_i64().map(Arg::Number),
        Value::String(label) => Some(Arg::Label(label.clone())),
        _ => None,
    }
}
