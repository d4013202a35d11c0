//! Rows and cells: the ledger as the site shows it, before anything of it is played.

use super::error::LedgerError;
use super::names;
use crate::ids::{Faction, Terrain};
use std::fmt;

/// How many tab-separated cells a faction row has.
pub const CELLS: usize = 15;

/// A whole ledger: comment lines and faction rows in file order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ledger {
    lines: Vec<Line>,
}

/// One line of a ledger.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// Text without a tab: header, headings, remarks.
    Comment {
        /// Line in the file, counted from 1.
        line: usize,
        /// The text, trimmed.
        text: String,
    },
    /// The row of a faction.
    Row(Row),
}

/// A faction row: what was commanded and what the faction has afterwards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Number of the faction row in the file, counted from 1.
    pub number: usize,
    /// Line in the file, counted from 1.
    pub line: usize,
    /// Whose row.
    pub faction: Faction,
    /// The values after the row: cells 2, 4, 6, 8, 10, 12.
    pub values: Values,
    /// Power offered by the row: cell 13.
    pub offers: Vec<Offered>,
    /// The commands joined by full stops: cell 14.
    pub commands: String,
}

/// What a faction has: the six value cells of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Values {
    /// Victory points.
    pub vp: i32,
    /// Coins.
    pub coins: i32,
    /// Workers.
    pub workers: i32,
    /// Priests in hand.
    pub priests: i32,
    /// Bowls I, II, III.
    pub power: [i32; 3],
    /// Fire, water, earth, air.
    pub cults: [i32; 4],
}

/// An amount of power offered, with the receiver's colour where the file names it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Offered {
    /// Home terrain of the receiver; league files do not say.
    pub to: Option<Terrain>,
    /// How much.
    pub amount: i32,
}

impl Ledger {
    /// Reads a ledger. Nothing is played yet; commands are read when they are.
    ///
    /// # Errors
    /// When a row has the wrong number of cells or a cell that is not what its column holds, or there is no
    /// row at all.
    pub fn parse(text: &str) -> Result<Ledger, LedgerError> {
        let mut lines = Vec::new();
        let mut number = 0;
        for (index, raw) in text.lines().enumerate() {
            let line = index + 1;
            let raw = raw.trim_end_matches('\r').trim_start_matches('\u{feff}');
            if raw.contains('\t') {
                number += 1;
                lines.push(Line::Row(Row::parse(number, line, raw)?));
            } else if !raw.trim().is_empty() {
                lines.push(Line::Comment { line, text: raw.trim().to_owned() });
            }
        }
        if number == 0 {
            return Err(LedgerError::NoRows);
        }
        Ok(Ledger { lines })
    }

    /// The lines in file order.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The faction rows in file order.
    pub fn rows(&self) -> impl DoubleEndedIterator<Item = &Row> {
        self.lines.iter().filter_map(|line| match line {
            Line::Row(row) => Some(row),
            Line::Comment { .. } => None,
        })
    }
}

impl Row {
    fn parse(number: usize, line: usize, text: &str) -> Result<Row, LedgerError> {
        let cells: Vec<&str> = text.split('\t').collect();
        let [faction, _, vp, _, coins, _, workers, _, priests, _, power, _, cults, offers, commands] =
            cells[..]
        else {
            return Err(LedgerError::Cells { row: number, line, found: cells.len(), text: text.to_owned() });
        };
        let wrong = |cell: usize, text: &str, expected: &'static str| LedgerError::Cell {
            row: number,
            line,
            cell,
            text: text.to_owned(),
            expected,
        };
        let faction =
            names::faction(faction.trim()).ok_or_else(|| wrong(0, faction, "one of the 14 base factions"))?;
        let amount = |cell: usize, text: &str, unit: &str, expected: &'static str| {
            with_unit(text, unit).and_then(number_in).ok_or_else(|| wrong(cell, text, expected))
        };
        let values = Values {
            vp: amount(2, vp, "VP", "points such as `20 VP`")?,
            coins: amount(4, coins, "C", "coins such as `15 C`")?,
            workers: amount(6, workers, "W", "workers such as `3 W`")?,
            priests: amount(8, priests, "P", "priests such as `1 P`")?,
            power: with_unit(power, "PW")
                .and_then(slashed)
                .ok_or_else(|| wrong(10, power, "bowls such as `5/7/0 PW`"))?,
            cults: slashed(cults).ok_or_else(|| wrong(12, cults, "cult positions such as `1/0/0/2`"))?,
        };
        let offers = offers
            .split_whitespace()
            .map(|offer| {
                Offered::parse(offer).ok_or_else(|| wrong(13, offer, "offers such as `2` or `blue:2`"))
            })
            .collect::<Result<_, _>>()?;
        Ok(Row { number, line, faction, values, offers, commands: commands.trim().to_owned() })
    }
}

impl Offered {
    fn parse(text: &str) -> Option<Offered> {
        let (to, amount) = match text.split_once(':') {
            Some((colour, amount)) => (Some(names::colour(colour)?), amount),
            None => (None, text),
        };
        Some(Offered { to, amount: number_in(amount)? })
    }
}

impl fmt::Display for Offered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.to {
            Some(to) => write!(f, "{}:{}", names::colour_name(to), self.amount),
            None => write!(f, "{}", self.amount),
        }
    }
}

impl Values {
    /// The bowls as the site writes them.
    #[must_use]
    pub fn bowls(&self) -> String {
        let [one, two, three] = self.power;
        format!("{one}/{two}/{three}")
    }

    /// The cult positions as the site writes them.
    #[must_use]
    pub fn tracks(&self) -> String {
        let [fire, water, earth, air] = self.cults;
        format!("{fire}/{water}/{earth}/{air}")
    }
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Values { vp, coins, workers, priests, .. } = self;
        write!(f, "{vp} VP, {coins} C, {workers} W, {priests} P, {} PW, {}", self.bowls(), self.tracks())
    }
}

/// What a row shows of a faction: the values before and after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Change {
    /// What the last row of the faction said.
    pub before: Values,
    /// What this row says.
    pub after: Values,
    /// Cult steps that the row announces, or (negative) that an earlier row announced.
    pub announced: i32,
}

impl Change {
    /// The row as a line of a ledger.
    pub fn row(&self, faction: Faction, offers: &[Offered], commands: &str) -> String {
        let Change { before, after, announced } = self;
        let signed = |delta: i32| if delta == 0 { String::new() } else { format!("{delta:+}") };
        let power = |values: &Values| values.power[1] + 2 * values.power[2];
        let cults = |values: &Values| values.cults.iter().sum::<i32>();
        let offers = offers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        [
            names::faction_name(faction).to_owned(),
            signed(after.vp - before.vp),
            format!("{} VP", after.vp),
            signed(after.coins - before.coins),
            format!("{} C", after.coins),
            signed(after.workers - before.workers),
            format!("{} W", after.workers),
            signed(after.priests - before.priests),
            format!("{} P", after.priests),
            signed(power(after) - power(before)),
            format!("{} PW", after.bowls()),
            signed(cults(after) - cults(before) + announced),
            after.tracks(),
            offers,
            commands.to_owned(),
        ]
        .join("\t")
    }
}

fn with_unit<'a>(text: &'a str, unit: &str) -> Option<&'a str> {
    text.trim().strip_suffix(unit).map(str::trim_end)
}

/// A number that no cell of a real game exceeds.
fn number_in(text: &str) -> Option<i32> {
    text.trim().parse::<i32>().ok().filter(|n| n.abs() < 10_000)
}

fn slashed<const N: usize>(text: &str) -> Option<[i32; N]> {
    let mut parts = text.trim().split('/');
    let mut numbers = [0; N];
    for number in &mut numbers {
        *number = number_in(parts.next()?)?;
    }
    parts.next().is_none().then_some(numbers)
}
