//! Why a step is good: what it changes in the parts of the evaluation, by name.

use crate::evaluate::Evaluate;
use crate::tuning::Tuning;
use game_core::{Actor, Arg, Awaiting, Seat, Sight, Text};

/// A part of an estimate smaller than this is not worth a word.
const LEAST: f32 = 0.5;
/// So many parts are named.
const NAMED: usize = 3;

/// What speaks for a step.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Reasons {
    /// Parts of the evaluation that it changes, as message keys of the game with points, the largest first.
    pub parts: Vec<(&'static str, f32)>,
    /// What it means on the table.
    pub remark: Option<Text>,
    /// How far the final points may stray from the expected ones.
    pub spread: f32,
    /// How it may go on, as the seat would be offered it.
    pub then: Vec<Text>,
}

impl Reasons {
    /// The reasons for a step of the seat whose sight it is, followed by what it would decide next.
    pub(crate) fn of<G: Evaluate>(sight: &Sight<G>, step: G::Action, line: &[G::Action]) -> Self {
        let weights = Tuning::standard::<G>().weights;
        let seat = sight.seat();
        let before: &G = sight;
        let mut after = before.clone();
        let (mut then, mut remark) = (Vec::new(), None);
        for (index, action) in std::iter::once(step).chain(line.iter().copied()).enumerate() {
            if !after.awaiting().includes(seat) || after.refusal(seat, action).is_some() {
                break;
            }
            if index > 0 {
                then.push(after.offer(seat, action));
            }
            after.apply(Actor::Seat(seat), action);
            if index == 0 {
                remark = after.remark(before, seat);
            }
        }
        let parts = match after.awaiting() {
            // What a draw will bring is not known, so neither is what the step is worth in parts.
            Awaiting::Chance => Vec::new(),
            _ => changed(before.parts(&weights, seat), after.parts(&weights, seat)),
        };
        Reasons { parts, remark, spread: before.estimate(&weights).spread, then }
    }

    /// What the step aims at: the part that grows most.
    #[must_use]
    pub fn goal(&self) -> Option<Text> {
        let (key, _) = self.parts.iter().copied().find(|(_, points)| *points > 0.0)?;
        Some(Text::new("hint-aim").with("part", key))
    }

    /// Why, in one sentence: what it is worth, and what that is made of. What it means on the table goes with it.
    #[must_use]
    pub fn why(&self) -> Option<Text> {
        if self.parts.is_empty() {
            return None;
        }
        let part = |(key, points): &(&'static str, f32)| {
            let tenths = (points * 10.0).round() / 10.0;
            let sign = if tenths < 0.0 { "−" } else { "+" };
            let amount = Arg::Label(format!("{sign}{}", tenths.abs()));
            Text::new("hint-part").with("points", amount).with("part", *key)
        };
        let why = Text::new("hint-why").with("parts", self.parts.iter().map(part).collect::<Vec<_>>());
        Some(match &self.remark {
            Some(remark) => why.with("remark", vec![remark.clone()]),
            None => why,
        })
    }
}

fn changed(before: Vec<(&'static str, f32)>, after: Vec<(&'static str, f32)>) -> Vec<(&'static str, f32)> {
    let mut parts: Vec<(&'static str, f32)> = before
        .into_iter()
        .zip(after)
        .map(|((key, old), (_, new))| (key, new - old))
        .filter(|(_, points)| points.abs() >= LEAST)
        .collect();
    parts.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
    parts.truncate(NAMED);
    parts
}

/// The keys of all parts, for checks of catalogues.
///
/// # Panics
/// When the default set-up cannot be played.
#[must_use]
pub fn part_keys<G: Evaluate>() -> Vec<&'static str> {
    use game_core::Content;
    let position = G::new(G::Content::standard(), &G::default_setup(G::info().min_players))
        .expect("the default set-up can be played");
    let weights = Tuning::standard::<G>().weights;
    position.parts(&weights, Seat::new(0)).into_iter().map(|(key, _)| key).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{Content, QuickRandom, Random, Seed, Table, Viewer};
    use std::collections::BTreeSet;

    #[test]
    fn what_changes_most_comes_first_and_trifles_are_left_out() {
        let before = vec![("a", 1.0), ("b", 2.0), ("c", 0.0), ("d", 5.0), ("e", 0.0)];
        let after = vec![("a", 3.0), ("b", 2.1), ("c", -4.0), ("d", 6.0), ("e", 0.7)];
        let reasons = Reasons { parts: changed(before, after), spread: 1.0, ..Reasons::default() };
        assert_eq!(reasons.parts.iter().map(|(key, _)| *key).collect::<Vec<_>>(), ["c", "a", "d"]);
        let aim = Text::new("hint-aim").with("part", "a");
        assert_eq!(reasons.goal(), Some(aim), "a loss is no goal");
        assert_eq!(Reasons::default().goal(), None);
    }

    fn named<G: Evaluate>() {
        let catalogue = G::CATALOGUE;
        let keys = part_keys::<G>();
        assert!(keys.len() > 3, "{} names its parts", G::ID);
        for key in keys {
            assert!(catalogue.contains(&format!("\n{key} = ")), "{} has no words for {key}", G::ID);
        }
    }

    /// The parts are the estimate taken apart: together they come to it.
    fn adds_up<G: Evaluate>() {
        let weights = Tuning::standard::<G>().weights;
        let setup = G::default_setup(G::info().min_players);
        let mut table = Table::<G>::new(G::Content::standard(), setup, Seed::from_phrase("parts")).unwrap();
        let mut rng = QuickRandom::new(5);
        let mut steps = Vec::new();
        for _ in 0..150 {
            let Awaiting::Players(awaited) = table.position().awaiting() else { break };
            let seat = awaited.first().unwrap();
            steps.clear();
            table.position().suggest(seat, &mut steps);
            table.play(seat, *rng.pick(&steps).unwrap()).unwrap();
            let position = table.position();
            for seat in Seat::all(position.players()) {
                let sum: f32 = position.parts(&weights, seat).iter().map(|(_, points)| points).sum();
                let whole = position.estimate(&weights).score[seat.index()];
                assert!((sum - whole).abs() < 0.01, "{}: the parts come to {sum}, not to {whole}", G::ID);
            }
        }
    }

    /// What is said of steps, seen in a game of steps that make sense: every message has its words, and every number is
    /// what the table counts.
    fn remarks<G: Evaluate>() -> BTreeSet<&'static str> {
        let setup = G::default_setup(G::info().min_players);
        let mut table = Table::<G>::new(G::Content::standard(), setup, Seed::from_phrase("remarks")).unwrap();
        let mut rng = QuickRandom::new(3);
        let (mut steps, mut heard) = (Vec::new(), BTreeSet::new());
        while let Awaiting::Players(awaited) = table.position().awaiting() {
            let seat = awaited.first().unwrap();
            steps.clear();
            table.position().suggest(seat, &mut steps);
            let step = *rng.pick(&steps).unwrap();
            let mut after = table.position().clone();
            after.apply(Actor::Seat(seat), step);
            if let Some(remark) = after.remark(table.position(), seat) {
                assert!(G::CATALOGUE.contains(&format!("\n{} = ", remark.key)), "{}: {}", G::ID, remark.key);
                for (name, arg) in &remark.args {
                    let Arg::Number(said) = arg else { panic!("{}: {name} is no number", remark.key) };
                    let (whose, key) = match *name {
                        "own" => (seat, remark.key.replace("remark", "tally")),
                        "rival" => (Seat::new(1 - seat.index() as u8), remark.key.replace("remark", "tally")),
                        "regions" | "stock" | "territories" => (seat, format!("tally-{name}")),
                        _ => continue,
                    };
                    let mut tallies = Vec::new();
                    after.tallies(Viewer::Seat(whose), whose, &mut tallies);
                    let counted = tallies.iter().find(|tally| tally.key == key).unwrap();
                    assert_eq!(i64::from(counted.value), *said, "{}: {name} of {}", G::ID, remark.key);
                }
                heard.insert(remark.key);
            }
            table.play(seat, step).unwrap();
        }
        heard
    }

    #[test]
    fn what_a_step_means_is_said_in_words_of_the_game_with_its_numbers() {
        let heard = remarks::<terra_mystica::Position>();
        assert!(["remark-group", "remark-alone"].iter().all(|key| heard.contains(key)), "{heard:?}");
        let heard = remarks::<altay::Position>();
        assert!(["remark-achievement", "remark-settled"].iter().all(|key| heard.contains(key)), "{heard:?}");
        let heard = remarks::<anunnaki::Position>();
        assert!(["remark-ray", "remark-more-land"].iter().all(|key| heard.contains(key)), "{heard:?}");
        let heard = remarks::<monumental_duel::Position>();
        assert!(["remark-knowledge", "remark-policies"].iter().all(|key| heard.contains(key)), "{heard:?}");
    }

    macro_rules! parts {
        ($($name:ident: $game:ty,)+) => {
            #[test]
            fn every_part_of_every_game_has_its_words() {
                $(named::<$game>();)+
            }

            #[test]
            fn the_parts_of_an_estimate_add_up_to_it() {
                $(adds_up::<$game>();)+
            }
        };
    }
    games::each_title!(parts);
}
