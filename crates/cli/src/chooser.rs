//! The bots, as the server asks them, and the foreign formats it can read.

use bots::{AnyAdvice, AnyBot, Budget, Kind, Level, Spec};
use game_core::Record;
use server::{Advice, Chooser, Importer, Player, Question, Ranked};

/// Our bots behind the server's interface.
pub struct Bots;

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

    fn seat(&self, game: &str, level: &str) -> Option<Box<dyn Player>> {
        let spec: Spec = level.parse().ok()?;
        let bot = bots::registry::build(game, &spec, getrandom::u64().ok()?, 1).ok()?;
        Some(Box::new(Seated(bot)))
    }
}

/// A bot on its seat, with its tuning and its tree.
struct Seated(Box<dyn AnyBot>);

impl Player for Seated {
    fn choose(&mut self, question: &Question) -> Option<Advice> {
        // A bot thinks as long as its level was measured with; an adviser as long as it may.
        let budget = (question.hints > 0).then_some(Budget::Time(question.budget));
        let cancel = bots::Cancel::from_flag(question.cancel.flag());
        self.0.choose(question.sight.as_ref(), budget, &cancel, question.hints).map(advice)
    }
}

fn advice(advice: AnyAdvice) -> Advice {
    let ranked = |hint: bots::Hint| Ranked {
        step: hint.step,
        expected: Some(f64::from(hint.score)),
        goal: hint.reasons.goal(),
        why: hint.reasons.why(),
        spread: Some(f64::from(hint.reasons.spread)),
        then: hint.reasons.then,
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
