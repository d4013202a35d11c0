//! The bots, as the server asks them, and the foreign formats it can read.

use bots::{AnyAdvice, Budget, Kind, Level, Spec};
use game_core::Record;
use server::{Advice, Chooser, Importer, Question, Ranked};

/// Our bots behind the server's interface.
pub struct Bots;

/// Who advises people.
const ADVISER: Level = Level::Master;

impl Chooser for Bots {
    fn levels(&self, game: &str) -> Vec<server::Level> {
        let rungs = bots::ladder(game);
        let level = |id: &str| {
            let rung = rungs.iter().find(|rung| rung.bot == id);
            let (rating, error) = rung.map(|rung| (rung.rating, rung.error)).unzip();
            server::Level { id: id.to_owned(), rating, error }
        };
        if bots::games().contains(&game) {
            Level::ALL.iter().map(|known| level(known.name())).collect()
        } else {
            vec![level(Kind::Random.name())]
        }
    }

    fn choose(&self, question: Question) -> Option<Advice> {
        let asked_for_hints = question.hints > 0;
        let spec: Spec = if asked_for_hints { ADVISER.into() } else { question.level.parse().ok()? };
        let seed = getrandom::u64().ok()?;
        let mut bot = bots::registry::build(question.table.game(), &spec, seed, 1).ok()?;
        let budget = asked_for_hints.then_some(Budget::Time(question.budget));
        let cancel = bots::Cancel::from_flag(question.cancel.flag());
        bot.choose(question.table.as_ref(), question.seat, budget, &cancel, question.hints).map(advice)
    }
}

fn advice(advice: AnyAdvice) -> Advice {
    let ranked = |hint: bots::Hint| Ranked {
        step: hint.step,
        expected: Some(f64::from(hint.score)),
        goal: None,
        line: hint.line,
    };
    Advice { step: advice.step, ranked: advice.hints.into_iter().map(ranked).collect() }
}

/// Ledgers of terra.snellman.net.
pub struct Snellman;

impl Importer for Snellman {
    fn format(&self) -> &'static str {
        "snellman"
    }

    fn game(&self) -> &'static str {
        "terra-mystica"
    }

    fn import(&self, text: &str) -> Result<Record, String> {
        crate::commands::snellman::record(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_tell_how_well_they_were_measured() {
        let levels = Bots.levels("terra-mystica");
        let novice = levels.iter().find(|level| level.id == "novice").unwrap();
        assert_eq!((novice.rating, novice.error), (Some(1000), Some(0)), "the others are measured from it");
        let other = levels.iter().find(|level| level.id == "apprentice").unwrap();
        assert!(other.rating > novice.rating && other.error > Some(0));
        assert_eq!(Bots.levels("chess")[0].error, None);
    }
}
