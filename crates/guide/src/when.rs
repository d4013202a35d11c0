//! Conditions on a position, and filters of options. All that is named must hold; what is not named does not matter.

use game_core::erased::OptionLine;
use game_core::{AnyTable, Seat, Tally, Text, Viewer};
use serde::Deserialize;
use serde_json::Value;
use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};

/// When a lesson is told.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct When {
    /// The open question is one of these messages.
    pub prompt: Vec<String>,
    /// Each of these fits some option.
    pub offers: Vec<Filter>,
    /// None of these fits any option.
    pub lacks: Vec<Filter>,
    /// Somebody would wish for a step of this kind, and may not make it.
    pub wish: Option<String>,
    /// From this round to that one.
    pub round: Option<[u16; 2]>,
    /// Own numbers, each from a least to a most.
    pub tally: BTreeMap<String, [i32; 2]>,
    /// What the own view says at places in it.
    pub view: Vec<Place>,
    /// These lessons were told.
    pub after: Vec<String>,
    /// The game is over; lessons are told during the game otherwise.
    pub over: bool,
}

/// A place in a view, as a JSON pointer in which `{seat}` is the own seat, and what is wanted there.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Where.
    pub at: String,
    /// A number, or a list of so many, of at least this.
    #[serde(default)]
    pub least: Option<i64>,
    /// At most that.
    #[serde(default)]
    pub most: Option<i64>,
    /// Exactly this value.
    #[serde(default)]
    pub is: Option<Value>,
}

/// Some of the options.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Filter {
    /// Of this kind.
    pub kind: Option<String>,
    /// Said with this message.
    pub text: Option<String>,
    /// About a thing of this kind, or about this very thing: `hex` or `hex:E7`, `hex/to` in a role.
    pub about: Option<String>,
    /// About one of these things.
    pub one_of: Vec<String>,
    /// About one of the things whose ids are printed in the list at this place.
    pub listed: Option<String>,
    /// Growing this own number at once.
    pub gains: Option<String>,
    /// Costing some of this own number, the whole deed counted.
    pub pays: Option<String>,
    /// Only what can be paid to the end of the deed with what is at hand.
    pub affordable: bool,
    /// With at most these costs.
    pub price: BTreeMap<String, i32>,
    /// Of those that fit, only the cheapest in this own number, or the ones that bring most of it.
    pub cheapest: Option<String>,
    /// As above, for gains.
    pub richest: Option<String>,
}

/// What lessons look at: a seat at a table, read once.
pub struct Moment<'a> {
    /// The table.
    pub table: &'a dyn AnyTable,
    /// Whose eyes.
    pub seat: Seat,
    /// The open question.
    pub prompt: Option<Text>,
    /// Its answers.
    pub options: Vec<OptionLine>,
    /// What is printed on the pieces, as JSON.
    pub printed: &'a dyn Fn() -> Value,
    view: OnceCell<Value>,
    pieces: OnceCell<Value>,
    tallies: OnceCell<Vec<Tally>>,
}

impl<'a> Moment<'a> {
    /// A moment of a seat.
    pub fn of(table: &'a dyn AnyTable, seat: Seat, printed: &'a dyn Fn() -> Value) -> Self {
        let prompt = table.prompt(seat);
        let options = if prompt.is_some() { table.options(seat) } else { Vec::new() };
        Moment {
            table,
            seat,
            prompt,
            options,
            printed,
            view: OnceCell::new(),
            pieces: OnceCell::new(),
            tallies: OnceCell::new(),
        }
    }

    /// What the own view says at a place.
    pub fn seen(&self, at: &str) -> Option<&Value> {
        let view = self.view.get_or_init(|| self.table.view(Viewer::Seat(self.seat)));
        view.pointer(&at.replace("{seat}", &self.seat.index().to_string()))
    }

    /// What is printed at a place, in which `{name}` is what the own view calls so: `/layouts/{layout}/starts`.
    pub fn piece(&self, at: &str) -> Option<&Value> {
        let read = |part: &str| match part.strip_prefix('{').and_then(|part| part.strip_suffix('}')) {
            Some(name) => {
                self.seen(&format!("/{name}")).and_then(Value::as_str).unwrap_or_default().to_owned()
            }
            None => part.to_owned(),
        };
        let place: Vec<String> = at.split('/').map(read).collect();
        self.pieces.get_or_init(|| (self.printed)()).pointer(&place.join("/"))
    }

    /// An own number.
    pub fn tally(&self, key: &str) -> Option<i32> {
        let read = || self.table.tallies_at(self.table.steps(), Viewer::Seat(self.seat), self.seat);
        self.tallies.get_or_init(read).iter().find(|tally| tally.key == key).map(|tally| tally.value)
    }

    /// What an option takes (positive) of an own number, by the whole deed that it begins or at once.
    #[must_use]
    pub fn cost(&self, option: &OptionLine, key: &str) -> i32 {
        let whole = option.price.iter().find(|tally| tally.key == key).map(|tally| tally.value);
        whole.unwrap_or_else(|| -self.change(option, key))
    }

    /// Is there enough for the whole deed that an option begins?
    #[must_use]
    pub fn affords(&self, option: &OptionLine) -> bool {
        option.price.iter().all(|tally| self.tally(tally.key).is_none_or(|own| own >= tally.value))
    }

    /// What an option changes in an own number at once.
    #[must_use]
    pub fn change(&self, option: &OptionLine, key: &str) -> i32 {
        let own = option.changes.iter().filter(|change| change.seat == self.seat && change.key == key);
        own.map(|change| change.by).sum()
    }
}

impl When {
    /// Does it hold?
    #[must_use]
    pub fn holds(&self, moment: &Moment<'_>, taught: &BTreeSet<String>) -> bool {
        let over = moment.table.result().is_some();
        let within = |[least, most]: [i32; 2], value: i32| (least..=most).contains(&value);
        over == self.over
            && (over || moment.prompt.is_some())
            && self.after.iter().all(|id| taught.contains(id))
            && (self.prompt.is_empty()
                || moment
                    .prompt
                    .as_ref()
                    .is_some_and(|prompt| self.prompt.iter().any(|key| key == prompt.key)))
            && self.round.is_none_or(|[from, to]| (from..=to).contains(&moment.table.round()))
            && self
                .tally
                .iter()
                .all(|(key, range)| moment.tally(key).is_some_and(|value| within(*range, value)))
            && self.offers.iter().all(|filter| !filter.pick(moment).is_empty())
            && self.lacks.iter().all(|filter| filter.pick(moment).is_empty())
            && self.view.iter().all(|place| place.holds(moment))
            && self.wish.as_ref().is_none_or(|kind| {
                moment.table.wishes(moment.seat, None).iter().any(|wish| wish.kind == kind)
            })
    }
}

impl Place {
    fn holds(&self, moment: &Moment<'_>) -> bool {
        let Some(value) = moment.seen(&self.at) else { return false };
        let number = match value {
            Value::Array(items) => Some(items.len() as i64),
            other => other.as_i64(),
        };
        let range = self.least.is_none_or(|least| number.is_some_and(|number| number >= least))
            && self.most.is_none_or(|most| number.is_some_and(|number| number <= most));
        range && self.is.as_ref().is_none_or(|wanted| wanted == value)
    }
}

impl Filter {
    /// The options that fit, in their order.
    #[must_use]
    pub fn pick<'m>(&self, moment: &'m Moment<'_>) -> Vec<&'m OptionLine> {
        let mut picked: Vec<&OptionLine> =
            moment.options.iter().filter(|option| self.fits(moment, option)).collect();
        if let Some(key) = &self.cheapest {
            let least = picked.iter().map(|option| moment.cost(option, key)).min();
            picked.retain(|option| Some(moment.cost(option, key)) == least);
        }
        if let Some(key) = &self.richest {
            let most = picked.iter().map(|option| moment.change(option, key)).max();
            picked.retain(|option| Some(moment.change(option, key)) == most);
        }
        picked
    }

    fn fits(&self, moment: &Moment<'_>, option: &OptionLine) -> bool {
        self.kind.as_ref().is_none_or(|kind| option.kind == kind)
            && self.text.as_ref().is_none_or(|key| option.text.key == key)
            && self.about.as_ref().is_none_or(|thing| is_about(option, thing))
            && (self.one_of.is_empty() || self.one_of.iter().any(|thing| is_about(option, thing)))
            && self.listed.as_ref().is_none_or(|at| {
                let ids = moment.piece(at).and_then(Value::as_array);
                let is_listed =
                    |id: &str| ids.is_some_and(|ids| ids.iter().any(|one| one.as_str() == Some(id)));
                option.targets.iter().any(|target| is_listed(&target.id))
            })
            && self.gains.as_ref().is_none_or(|key| moment.change(option, key) > 0)
            && self.pays.as_ref().is_none_or(|key| moment.cost(option, key) > 0)
            && (!self.affordable || moment.affords(option))
            && self.price.iter().all(|(key, most)| moment.cost(option, key) <= *most)
    }
}

/// `hex`, `hex:E7`, `hex/to`, `hex/to:E7`.
fn is_about(option: &OptionLine, thing: &str) -> bool {
    let (kind, id) = thing.split_once(':').map_or((thing, None), |(kind, id)| (kind, Some(id)));
    let (kind, role) = kind.split_once('/').map_or((kind, None), |(kind, role)| (kind, Some(role)));
    option.targets.iter().any(|target| {
        target.kind == kind
            && id.is_none_or(|id| target.id == id)
            && role.is_none_or(|role| target.role == Some(role))
    })
}
