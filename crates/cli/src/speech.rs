//! Messages turned into English: the catalogue of the game and our own, through Fluent.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use game_core::deeds::Deed;
use game_core::erased::Change;
use game_core::{Actor, AnyGame, Arg, Seat, Text};
use unic_langid::langid;

/// Says messages of one game.
pub struct Speech {
    bundle: FluentBundle<FluentResource>,
    names: Vec<String>,
}

impl Speech {
    /// A speaker for a game whose seats have these names (`seat 0` and so on where there is none).
    pub fn new(game: &dyn AnyGame, names: Vec<String>) -> Self {
        let mut bundle = FluentBundle::new(vec![langid!("en")]);
        bundle.set_use_isolating(false);
        for source in [include_str!("../text/en.ftl"), game.catalogue()] {
            // Broken lines of a catalogue are left out; their keys are then shown as they are.
            let resource =
                FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Speech { bundle, names }
    }

    /// The name of a seat.
    pub fn seat(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| {
            let mut args = FluentArgs::new();
            args.set("number", seat.index() as i64);
            self.format("player", &args)
        })
    }

    /// The name of an actor.
    pub fn actor(&self, actor: Actor) -> String {
        match actor {
            Actor::Seat(seat) => self.seat(seat),
            Actor::Chance => self.term("chance"),
        }
    }

    /// A message without arguments.
    pub fn term(&self, key: &str) -> String {
        self.format(key, &FluentArgs::new())
    }

    /// A message as a sentence.
    pub fn say(&self, text: &Text) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &text.args {
            args.set(*name, self.value(arg));
        }
        self.format(text.key, &args)
    }

    /// A line of the story: who did what, what it cost and gave.
    pub fn deed(&self, deed: &Deed) -> String {
        let gain = |gain: &Change| {
            let sign = if gain.by > 0 { '+' } else { '−' };
            let what = format!("{sign}{} {}", gain.by.abs(), self.term(gain.key).to_lowercase());
            if deed.actor == Actor::Seat(gain.seat) {
                what
            } else {
                format!("{what} ({})", self.seat(gain.seat))
            }
        };
        let gains: Vec<String> = deed.gains.iter().map(gain).collect();
        let words = self.say(&deed.text);
        let told = match deed.actor {
            Actor::Seat(_) => format!("{}: {words}", self.actor(deed.actor)),
            Actor::Chance => words,
        };
        if gains.is_empty() { told } else { format!("{told}: {}", gains.join(", ")) }
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Term(key) => self.term(key).into(),
            Arg::Terms(texts) => {
                texts.iter().map(|text| self.say(text)).collect::<Vec<_>>().join(", ").into()
            }
            Arg::Seat(seat) => self.seat(*seat).into(),
            Arg::Label(label) => label.clone().into(),
        }
    }

    fn format(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        self.bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned()
    }
}
