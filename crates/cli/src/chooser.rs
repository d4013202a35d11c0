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
        self.seat_with(game, level, getrandom::u64().ok()?)
    }

    fn seat_with(&self, game: &str, level: &str, seed: u64) -> Option<Box<dyn Player>> {
        let spec: Spec = level.parse().ok()?;
        let bot = bots::registry::build(game, &spec, seed, 1).ok()?;
        Some(Box::new(Seated(bot)))
    }

    fn repeats(&self, game: &str, level: &str) -> bool {
        let Ok(spec) = level.parse::<Spec>() else { return false };
        bots::registry::visit(game, ByPasses(&spec)).unwrap_or(false)
    }
}

/// Does a bot count its passes, instead of looking at the clock?
struct ByPasses<'a>(&'a Spec);

impl bots::registry::Visit for ByPasses<'_> {
    type Out = bool;
    fn with<G: bots::Evaluate>(self) -> bool {
        let tuning = bots::Tuning::<G::Weights>::standard::<G>();
        let seated = self.0.build_with::<G>(std::sync::Arc::new(tuning), 0, 1);
        matches!(seated.budget, Budget::Iterations(_))
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

    #[test]
    fn levels_up_to_adept_answer_the_same_to_the_same() {
        for game in games::names() {
            let repeats: Vec<bool> =
                Level::ALL.iter().map(|level| Bots.repeats(game, level.name())).collect();
            assert_eq!(repeats, [true, true, true, false, false], "{game}");
        }
        assert!(!Bots.repeats("chess", "novice") && !Bots.repeats("altay", "nobody"));
    }

    /// The matches of the ladder played again: as many games as were measured, lost and won as evenly as can be.
    fn matches(game: &str) -> Vec<Vec<(String, u8)>> {
        let mut all: Vec<(f64, Vec<(String, u8)>)> = Vec::new();
        for rating in bots::ratings(game) {
            for number in 0..rating.games {
                let won = |games: u32| (f64::from(games) * rating.score).round() as u32;
                let ahead = won(number + 1) > won(number);
                let places = if ahead { [1, 2] } else { [2, 1] };
                let pair = [&rating.bot, &rating.against].map(|bot| format!("bot:{bot}"));
                all.push((
                    f64::from(number) / f64::from(rating.games),
                    pair.into_iter().zip(places).collect(),
                ));
            }
        }
        // All matches side by side: nobody is known before the others.
        all.sort_by(|a, b| a.0.total_cmp(&b.0));
        all.into_iter().map(|(_, game)| game).collect()
    }

    #[test]
    fn rated_like_people_the_bots_stand_in_the_order_of_their_ladder() {
        for game in games::names() {
            let ladder = bots::ladder(game);
            assert!(ladder.len() > 3, "{game}");
            let anchor = [("novice".to_owned(), 1000, 0)];
            let told = server::club::rated(&matches(game), &anchor);
            let at = |bot: &str| told.iter().find(|(who, ..)| *who == format!("bot:{bot}")).unwrap().1;
            for two in ladder.windows(2) {
                // Whoever is hardly stronger may come out hardly weaker.
                if two[1].rating - two[0].rating > two[1].error {
                    let (weaker, stronger) = (&two[0].bot, &two[1].bot);
                    assert!(at(stronger) > at(weaker), "{game}: {stronger} {weaker} {told:?}");
                }
            }
        }
    }
}
