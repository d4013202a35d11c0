//! Where points come from: the mean score sheet of bots that play each other.

use crate::play::{LabError, Setups, on_all_cores, play_table, salt, threads_of};
use bots::{Evaluate, Spec, SpecError, Visit, visit};
use game_core::{Seat, Seed};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Mean points by source, and by faction and source, over games with one bot in every seat.
///
/// # Errors
/// When the game or the bot is wrong.
pub fn sheet(
    game: &str,
    players: u8,
    bot: &Spec,
    games: u32,
    seed: &str,
    threads: usize,
) -> Result<BTreeMap<String, BTreeMap<&'static str, f64>>, LabError> {
    let run = Run { players, bot, games, seed, threads };
    visit(game, run).ok_or_else(|| SpecError::Game(game.to_owned()))?
}

struct Run<'a> {
    players: u8,
    bot: &'a Spec,
    games: u32,
    seed: &'a str,
    threads: usize,
}

impl Visit for Run<'_> {
    type Out = Result<BTreeMap<String, BTreeMap<&'static str, f64>>, LabError>;
    fn with<G: Evaluate>(self) -> Self::Out {
        let setups = Setups::<G>::new(self.players, None, self.seed)?;
        let tuning = Arc::new(self.bot.tuning::<G>()?);
        let job = |game: u32| {
            let mut table: Vec<_> = (0..u32::from(self.players))
                .map(|seat| self.bot.build_with::<G>(Arc::clone(&tuning), salt(self.seed, game, seat), 1))
                .collect();
            let deal = Seed::from_phrase(&format!("{}/{game}", self.seed));
            let (end, _) = play_table::<G>(
                setups.content,
                &setups.of(game),
                deal,
                &mut table,
                salt(self.seed, game, 1000),
            );
            let position = end.position();
            let line = |seat: Seat| (position.side(seat), position.score_sheet(seat));
            Seat::all(self.players).map(line).collect::<Vec<_>>()
        };
        let stop = AtomicBool::new(false);
        let all = on_all_cores(self.games, threads_of(self.threads), &stop, job, |_, _| {});
        let mut sums: BTreeMap<String, (f64, BTreeMap<&'static str, f64>)> = BTreeMap::new();
        for (side, lines) in all.into_iter().flatten() {
            for name in std::iter::once("all").chain(side) {
                let (count, sheet) = sums.entry(name.to_owned()).or_default();
                *count += 1.0;
                for line in &lines {
                    *sheet.entry(line.key).or_default() += f64::from(line.points);
                }
            }
        }
        let mean = |(name, (count, mut sheet)): (String, (f64, BTreeMap<&'static str, f64>))| {
            let total: f64 = sheet.values().sum();
            sheet.insert("total", total);
            sheet.values_mut().for_each(|points| *points = (*points / count * 10.0).round() / 10.0);
            sheet.insert("games", count);
            (name, sheet)
        };
        Ok(sums.into_iter().map(mean).collect())
    }
}
