//! The figures of a run, as data and as a page for people.

use super::{Pick, Seen, Wanted};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;

/// A share with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rate {
    /// How many cases.
    pub n: u32,
    /// The share, 0 to 1.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Rate {
    /// So much of so many cases (Wilson's interval).
    #[must_use]
    pub fn of(sum: f64, n: u32) -> Rate {
        let cases = f64::from(n);
        if n == 0 {
            return Rate { n, share: 0.0, low: 0.0, high: 1.0 };
        }
        let (share, z) = (sum / cases, 1.96f64);
        let spread = (share * (1.0 - share) / cases + z * z / (4.0 * cases * cases)).sqrt();
        let centre = share + z * z / (2.0 * cases);
        let scale = 1.0 + z * z / cases;
        Rate { n, share, low: (centre - z * spread) / scale, high: (centre + z * spread) / scale }
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = (self.high - self.low) * 50.0;
        write!(f, "{:5.1} % ±{half:.1}", self.share * 100.0)
    }
}

/// How spread a number is over the games.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Spread {
    /// The least.
    pub least: i32,
    /// A quarter of the games has at most this.
    pub quarter: i32,
    /// Half of the games have at most this.
    pub median: i32,
    /// Three quarters have at most this.
    pub three_quarters: i32,
    /// The most.
    pub most: i32,
    /// The mean.
    pub mean: f64,
}

impl Spread {
    fn of(mut numbers: Vec<i32>) -> Spread {
        numbers.sort_unstable();
        let at =
            |part: usize| numbers.get((numbers.len().saturating_sub(1)) * part / 4).copied().unwrap_or(0);
        let mean = numbers.iter().map(|n| f64::from(*n)).sum::<f64>() / (numbers.len() as f64).max(1.0);
        Spread { least: at(0), quarter: at(1), median: at(2), three_quarters: at(3), most: at(4), mean }
    }
}

/// How one pairing went.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PairingLine {
    /// The share of wins of each side.
    pub sides: BTreeMap<String, Rate>,
    /// The difference between the best and the second.
    pub difference: Spread,
}

/// How a side did over all pairings.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SideLine {
    /// Its share of wins.
    pub wins: Rate,
    /// Its mean points.
    pub mean_score: f64,
}

/// How often something was taken.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PickLine {
    /// What it is one of.
    pub of: String,
    /// Which one.
    pub what: String,
    /// The share of games in which it was taken, of those in which it could be.
    pub taken: Rate,
    /// The share of wins of whoever took it first.
    pub wins: Rate,
}

/// How often an answer was given.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ChoiceLine {
    /// The question.
    pub of: String,
    /// The answer.
    pub what: String,
    /// Its share of all answers to that question.
    pub share: Rate,
}

/// What came out.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BalanceReport {
    /// Name of the game.
    pub game: String,
    /// Seats.
    pub players: u8,
    /// The bot in every seat.
    pub bot: String,
    /// Which content.
    pub content: String,
    /// Everything followed from it.
    pub seed: String,
    /// Games played.
    pub games: u32,
    /// How long it took.
    pub seconds: f64,
    /// Per pairing, where the game has pairings.
    pub pairings: Vec<PairingLine>,
    /// Per side.
    pub sides: BTreeMap<String, SideLine>,
    /// Share of wins in turn order, the first player first.
    pub order: Vec<Rate>,
    /// Rounds.
    pub rounds: Spread,
    /// Games that the limit on rounds ended.
    pub at_limit: u32,
    /// The difference between the best and the second.
    pub difference: Spread,
    /// Points of everybody.
    pub scores: Spread,
    /// What could be taken.
    pub picks: Vec<PickLine>,
    /// What was answered.
    pub choices: Vec<ChoiceLine>,
    /// In which share of all games something happened.
    pub events: BTreeMap<String, Rate>,
}

/// The share of a win that a seat has.
fn win(seen: &Seen, seat: usize) -> f64 {
    let winners = seen.places.iter().filter(|place| **place == 1).count();
    if seen.places[seat] == 1 { 1.0 / winners as f64 } else { 0.0 }
}

fn difference(seen: &Seen) -> i32 {
    let mut scores = seen.scores.clone();
    scores.sort_unstable_by(|a, b| b.cmp(a));
    scores.first().zip(scores.get(1)).map_or(0, |(best, second)| best - second)
}

/// Wins and appearances per side of some games.
fn by_side<'a>(all: impl Iterator<Item = &'a Seen>) -> BTreeMap<String, (f64, u32, f64)> {
    let mut sides: BTreeMap<String, (f64, u32, f64)> = BTreeMap::new();
    for seen in all {
        for (seat, side) in seen.sides.iter().enumerate() {
            let Some(side) = side else { continue };
            let line = sides.entry((*side).to_owned()).or_default();
            line.0 += win(seen, seat);
            line.1 += 1;
            line.2 += f64::from(seen.scores[seat]);
        }
    }
    sides
}

pub(super) fn report(
    wanted: &Wanted,
    content: &str,
    all: &[Seen],
    events: &[&'static str],
    seconds: f64,
) -> BalanceReport {
    let pairings = all.iter().map(|seen| seen.pairing + 1).max().unwrap_or(0);
    let pairing = |number: usize| {
        let games = || all.iter().filter(move |seen| seen.pairing == number);
        PairingLine {
            sides: by_side(games()).into_iter().map(|(side, (sum, n, _))| (side, Rate::of(sum, n))).collect(),
            difference: Spread::of(games().map(difference).collect()),
        }
    };
    let side = |(side, (sum, n, score)): (String, (f64, u32, f64))| {
        (side, SideLine { wins: Rate::of(sum, n), mean_score: score / f64::from(n) })
    };
    let order = (0..usize::from(wanted.players)).map(|place| {
        let seat = |seen: &Seen| (seen.starter.index() + place) % seen.scores.len();
        Rate::of(all.iter().map(|seen| win(seen, seat(seen))).sum(), all.len() as u32)
    });
    let event = |name: &&'static str| {
        let games = all.iter().filter(|seen| seen.events.contains(name)).count();
        ((*name).to_owned(), Rate::of(games as f64, all.len() as u32))
    };
    BalanceReport {
        game: wanted.game.clone(),
        players: wanted.players,
        bot: wanted.bot.to_string(),
        content: content.to_owned(),
        seed: wanted.seed.clone(),
        games: all.len() as u32,
        seconds,
        pairings: if pairings > 1 { (0..pairings).map(pairing).collect() } else { Vec::new() },
        sides: by_side(all.iter()).into_iter().map(side).collect(),
        order: order.collect(),
        rounds: Spread::of(all.iter().map(|seen| seen.rounds as i32).collect()),
        at_limit: all.iter().filter(|seen| seen.at_limit).count() as u32,
        difference: Spread::of(all.iter().map(difference).collect()),
        scores: Spread::of(all.iter().flat_map(|seen| seen.scores.clone()).collect()),
        picks: picks(all),
        choices: choices(all),
        events: events.iter().map(event).collect(),
    }
}

fn picks(all: &[Seen]) -> Vec<PickLine> {
    let mut lines: BTreeMap<&Pick, (u32, u32, f64)> = BTreeMap::new();
    for seen in all {
        for (pick, by) in &seen.picks {
            let line = lines.entry(pick).or_default();
            line.0 += 1;
            if let Some(seat) = by {
                line.1 += 1;
                line.2 += win(seen, seat.index());
            }
        }
    }
    let line = |(pick, (could, taken, won)): (&Pick, (u32, u32, f64))| PickLine {
        of: pick.of.clone().into_owned(),
        what: pick.what.clone().into_owned(),
        taken: Rate::of(f64::from(taken), could),
        wins: Rate::of(won, taken),
    };
    lines.into_iter().map(line).collect()
}

fn choices(all: &[Seen]) -> Vec<ChoiceLine> {
    let mut counts: BTreeMap<Pick, u32> = BTreeMap::new();
    let mut asked: BTreeMap<String, u32> = BTreeMap::new();
    for seen in all {
        for possible in &seen.possible {
            counts.entry(possible.clone()).or_default();
        }
        for choice in &seen.choices {
            *counts.entry(choice.clone()).or_default() += 1;
            *asked.entry(choice.of.clone().into_owned()).or_default() += 1;
        }
    }
    let line = |(pick, n): (Pick, u32)| {
        let of = pick.of.into_owned();
        let share = Rate::of(f64::from(n), asked.get(&of).copied().unwrap_or(0));
        ChoiceLine { of, what: pick.what.into_owned(), share }
    };
    counts.into_iter().map(line).collect()
}

impl fmt::Display for BalanceReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BalanceReport { game, players, bot, content, seed, games, seconds, .. } = self;
        writeln!(f, "{game}, {players} players, {bot}, content {content}")?;
        writeln!(f, "{games} games in {seconds:.0} s, seed {seed}\n")?;
        for line in &self.pairings {
            let sides = line.sides.iter().map(|(side, rate)| format!("{side} {rate}"));
            let sides = sides.collect::<Vec<_>>().join(" : ");
            writeln!(f, "{sides}   median difference {}", line.difference.median)?;
        }
        writeln!(f, "\nside                 wins             mean points")?;
        for (side, line) in &self.sides {
            writeln!(f, "{side:20} {}   {:.1}", line.wins, line.mean_score)?;
        }
        for (place, rate) in self.order.iter().enumerate() {
            writeln!(f, "player {} in turn order {rate}", place + 1)?;
        }
        let spread = |s: &Spread| {
            format!(
                "{} {} {} {} {}, mean {:.1}",
                s.least, s.quarter, s.median, s.three_quarters, s.most, s.mean
            )
        };
        writeln!(f, "\nleast, quarter, median, three quarters, most")?;
        writeln!(f, "rounds      {}; ended by the limit: {}", spread(&self.rounds), self.at_limit)?;
        writeln!(f, "difference  {}", spread(&self.difference))?;
        writeln!(f, "points      {}", spread(&self.scores))?;
        for (event, rate) in &self.events {
            writeln!(f, "{event} in {rate} of the games")?;
        }
        writeln!(f, "\ntaken in so many of the games in which it could be; wins of whoever took it")?;
        let mut picks: Vec<&PickLine> = self.picks.iter().collect();
        picks.sort_by(|a, b| {
            (&a.of, a.taken.share).partial_cmp(&(&b.of, b.taken.share)).expect("shares are numbers")
        });
        for line in picks {
            let PickLine { of, what, taken, wins } = line;
            let mark = if taken.share < 0.15 {
                " seldom"
            } else if taken.share > 0.95 {
                " always"
            } else {
                ""
            };
            writeln!(f, "{of:18} {what:32} {taken} of {:5}   {wins}{mark}", taken.n)?;
        }
        writeln!(f, "\nchoices: share of the answers")?;
        for ChoiceLine { of, what, share } in &self.choices {
            writeln!(f, "{of:32} {what:28} {share} of {}", share.n)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_has_bars_that_shrink_and_stay_within_0_and_1() {
        let few = Rate::of(5.0, 10);
        let many = Rate::of(500.0, 1000);
        assert!((few.share - 0.5).abs() < 1e-9 && (many.share - 0.5).abs() < 1e-9);
        assert!(many.high - many.low < (few.high - few.low) / 5.0);
        assert!(
            (many.high - many.low - 0.0619).abs() < 0.001,
            "1.96 times the root of a quarter by 1,000, twice"
        );
        let none = Rate::of(0.0, 20);
        assert!(none.low.abs() < 1e-9 && none.high < 0.2);
        assert_eq!(Rate::of(0.0, 0).high, 1.0, "nothing is known of no case");
    }

    #[test]
    fn a_spread_names_quarters() {
        let spread = Spread::of(vec![9, 1, 3, 5, 7]);
        assert_eq!(
            (spread.least, spread.quarter, spread.median, spread.three_quarters, spread.most),
            (1, 3, 5, 7, 9)
        );
        assert!((spread.mean - 5.0).abs() < 1e-9);
        assert_eq!(Spread::of(Vec::new()).median, 0);
    }
}
