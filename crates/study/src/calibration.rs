//! What readings have come to: expected points, bands and chances as the games that were played say.
//!
//! The evaluation of the bots is made to compare steps, so its level is its own: early positions are read too low. What
//! is told of a position is that reading led over to points by tables, one for each number of players, made of games
//! that were played to their end (`lab review GAME --calibrate FILE`). A table has a row for every stretch of the way to
//! the end; between two of them everything changes evenly.
//!
//! A calibrated reading is still a function of the position alone, so luck stays what a draw brought against the mean
//! of what could have come, and the steps of a line still add up.

use crate::lines::{Numbers, Read};
use bots::{Evaluate, Scales, Tuning};
use game_core::{Awaiting, ContentHash, Seat};
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// The format of the file.
pub const VERSION: u32 = 1;

/// Where no table is known: nine of ten games are taken to end within so many times the spread.
const SPREADS: f64 = 2.0;
/// No chance is so small that nothing could change it.
const LEAST: f64 = 1e-4;

/// What a calibration is for and what it was made of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Head {
    /// [`VERSION`].
    pub version: u32,
    /// The game.
    pub game: String,
    /// The rules of the games.
    pub rules: u32,
    /// The evaluation whose readings were held against results, see [`evaluation`].
    pub evaluation: ContentHash,
    /// How many times as deep the second look of a review goes: where positions are cheap to read there is time for it, and
    /// a reviewer must look deeper than those it judges.
    pub deeper: u32,
    /// How to make it again.
    pub made: String,
    /// Ledgers that were read beside the games of bots.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ledgers: Vec<String>,
}

/// One place on the way to the end of the game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Row {
    /// How far points may still stray, as bots read it.
    pub left: f64,
    /// Points still to come, whatever is read.
    pub base: f64,
    /// Points to come for each that the reading says are to come.
    pub read: f64,
    /// Points to come for each point made already.
    pub made: f64,
    /// Points to come for each point that is read for a rival in the mean.
    pub rivals: f64,
    /// Nine of ten games end within so many points.
    pub band: f64,
    /// How much of what the reading thinks of the race is true: 1 for all of it, 0 where everybody is as likely to win.
    pub sure: f64,
    /// Points to come for a seat that has no side yet: of such a seat nothing can be read. Without it a seat is reckoned
    /// like any other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub open: Option<f64>,
}

/// The way of games with one number of players, from the end to the beginning.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Way {
    /// The players.
    pub players: u8,
    /// Is this the way before the first round?
    pub setup: bool,
    /// So many games it was made of.
    pub games: u32,
    /// The places, by `left`.
    pub rows: Vec<Row>,
}

/// What readings of a game have come to.
#[derive(Clone, PartialEq, Debug)]
pub struct Calibration {
    /// What it is for.
    pub head: Head,
    /// A way for each number of players, and for the time before the first round.
    pub ways: Vec<Way>,
}

/// What is wrong with a file.
#[derive(Debug, thiserror::Error)]
pub enum CalibrationError {
    /// A line that is not understood.
    #[error("line {0}: {1}; the first line is the head of a calibration, the others are its ways")]
    Line(usize, serde_json::Error),
    /// Nothing there.
    #[error("the first line must be the head of a calibration; the file is empty")]
    Empty,
    /// Another format.
    #[error("the calibration has format {0}; this program reads format {VERSION}")]
    Version(u32),
    /// A way without places, or one that does not go on.
    #[error("line {0}: a way needs rows, each farther from the end than the one before")]
    Rows(usize),
}

impl Calibration {
    /// Reads a file.
    ///
    /// # Errors
    /// When a line cannot be understood.
    pub fn parse(text: &str) -> Result<Self, CalibrationError> {
        let mut lines = text.lines().enumerate();
        let (_, head) = lines.next().ok_or(CalibrationError::Empty)?;
        let head: Head = serde_json::from_str(head).map_err(|error| CalibrationError::Line(1, error))?;
        if head.version != VERSION {
            return Err(CalibrationError::Version(head.version));
        }
        let mut ways = Vec::new();
        for (index, line) in lines {
            let way: Way =
                serde_json::from_str(line).map_err(|error| CalibrationError::Line(index + 1, error))?;
            let goes_on = way.rows.windows(2).all(|pair| pair[0].left < pair[1].left);
            if way.rows.is_empty() || !goes_on {
                return Err(CalibrationError::Rows(index + 1));
            }
            ways.push(way);
        }
        Ok(Calibration { head, ways })
    }

    /// The file.
    ///
    /// # Panics
    /// Never: it is plain data.
    #[must_use]
    pub fn write(&self) -> String {
        let plain = "plain data can be written";
        let mut text = serde_json::to_string(&self.head).expect(plain) + "\n";
        for way in &self.ways {
            text += &(serde_json::to_string(way).expect(plain) + "\n");
        }
        text
    }

    /// The way that a game with so many players is on.
    #[must_use]
    pub fn way(&self, players: u8, setup: bool) -> Option<&Way> {
        self.ways.iter().find(|way| (way.players, way.setup) == (players, setup))
    }
}

impl Way {
    /// The place so far from the end, between two rows where there is none.
    #[must_use]
    pub fn at(&self, left: f64) -> Row {
        let above = self.rows.partition_point(|row| row.left < left).clamp(1, self.rows.len().max(2) - 1);
        let (low, high) = (self.rows[above - 1], self.rows[above.min(self.rows.len() - 1)]);
        let part = if high.left > low.left { (left - low.left) / (high.left - low.left) } else { 0.0 };
        let part = part.clamp(0.0, 1.0);
        let between = |of: fn(&Row) -> f64| of(&low) + part * (of(&high) - of(&low));
        Row {
            left,
            base: between(|row| row.base),
            read: between(|row| row.read),
            made: between(|row| row.made),
            rivals: between(|row| row.rivals),
            band: between(|row| row.band),
            sure: between(|row| row.sure),
            open: low.open,
        }
    }
}

/// What bots read in a position as it stands, before it is led over to points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plain {
    /// Players of the game.
    pub players: u8,
    /// Is the game not set up yet?
    pub setup: bool,
    /// How far points may stray: the less, the nearer the end.
    pub left: f64,
    /// Points made already.
    pub made: Numbers,
    /// Final points.
    pub read: Numbers,
    /// Chances to win.
    pub share: Numbers,
    /// Has the seat no side yet?
    pub open: [bool; Seat::MAX],
}

impl Plain {
    /// What bots read in a position.
    pub fn of<G: Evaluate>(scales: &mut Scales<G>, position: &G) -> Self {
        let (outlook, left) = scales.read(position);
        let (mut made, mut read, mut share) = ([0.0; Seat::MAX], [0.0; Seat::MAX], [0.0; Seat::MAX]);
        for seat in Seat::all(position.players()) {
            let index = seat.index();
            made[index] = position.score(seat).into();
            read[index] = outlook.score[index].into();
            share[index] = outlook.share[index].into();
        }
        let (players, setup) = (position.players(), position.round() == 0);
        let mut open = [false; Seat::MAX];
        for seat in Seat::all(players) {
            open[seat.index()] = setup && position.plays(seat).is_none();
        }
        Plain { players, setup, left: left.into(), made, read, share, open }
    }

    /// What the points to come of a seat are reckoned from, in the order of [`Row::weights`].
    #[must_use]
    pub fn seen(&self, seat: usize) -> [f64; 4] {
        let players = usize::from(self.players);
        let rivals = self.read[..players].iter().sum::<f64>() - self.read[seat];
        let rivals = rivals / (f64::from(self.players) - 1.0).max(1.0);
        [1.0, self.read[seat] - self.made[seat], self.made[seat], rivals]
    }
}

impl Row {
    /// What is seen of a seat is worth so many points to come.
    #[must_use]
    pub const fn weights(&self) -> [f64; 4] {
        [self.base, self.read, self.made, self.rivals]
    }

    /// Final points that a seat can expect.
    #[must_use]
    pub fn points(&self, plain: &Plain, seat: usize) -> f64 {
        match self.open.filter(|_| plain.open[seat]) {
            Some(come) => plain.made[seat] + come,
            None => self.led(plain, seat),
        }
    }

    /// Final points by what is read, whether or not there is much to read yet.
    fn led(&self, plain: &Plain, seat: usize) -> f64 {
        let come =
            self.weights().iter().zip(plain.seen(seat)).map(|(weight, seen)| weight * seen).sum::<f64>();
        plain.made[seat] + come
    }

    /// Everybody's chance to win.
    #[must_use]
    pub fn shares(&self, plain: &Plain) -> Numbers {
        let mut shares = [0.0; Seat::MAX];
        let players = usize::from(plain.players);
        for (share, read) in shares.iter_mut().zip(plain.share).take(players) {
            *share = read.max(LEAST).powf(self.sure);
        }
        let all: f64 = shares.iter().sum();
        shares.iter_mut().for_each(|share| *share /= all);
        shares
    }
}

/// A position that was read, and the row it belongs to; without one, what was read is told as it is.
pub(crate) struct Here {
    plain: Plain,
    row: Option<Row>,
    over: bool,
}

impl Here {
    /// Reads a position.
    pub fn of<G: Evaluate>(scales: &mut Scales<G>, position: &G) -> Self {
        let plain = Plain::of(scales, position);
        let over = position.awaiting() == Awaiting::Nothing;
        let way = of(G::ID).filter(|_| !over).and_then(|known| known.way(plain.players, plain.setup));
        Here { plain, row: way.map(|way| way.at(plain.left)), over }
    }

    /// What can be expected.
    pub fn read(&self) -> Read {
        let Here { plain, row: Some(row), .. } = self else {
            let band = if self.over { 0.0 } else { SPREADS * self.plain.left };
            return Read { points: self.plain.read, share: self.plain.share, band };
        };
        let mut points = [0.0; Seat::MAX];
        for (seat, points) in points.iter_mut().enumerate().take(plain.players.into()) {
            *points = row.points(plain, seat);
        }
        Read { points, share: row.shares(plain), band: row.band }
    }

    /// How many points more a seat can expect than bots read. What bots say of steps from here is moved by as much, so that
    /// all of it stands on one scale, and steps differ by what bots say.
    pub fn shift(&self, seat: Seat) -> f64 {
        let index = seat.index();
        self.row.map_or(0.0, |row| row.led(&self.plain, index) - self.plain.read[index])
    }

    /// The chance to win after a step of which bots say this.
    pub fn chance(&self, seat: Seat, said: f64) -> f64 {
        let Some(row) = self.row else { return said };
        let index = seat.index();
        let mut plain = self.plain;
        // The others share the rest as they do here.
        let times = (1.0 - said) / (1.0 - plain.share[index]).max(LEAST);
        plain.share.iter_mut().for_each(|share| *share *= times);
        plain.share[index] = said;
        row.shares(&plain)[index]
    }
}

/// What can be expected of a position.
pub(crate) fn read<G: Evaluate>(scales: &mut Scales<G>, position: &G) -> Read {
    Here::of(scales, position).read()
}

/// A name for the evaluation that a game is read with: it changes with the weights, the network and the rules.
#[must_use]
pub fn evaluation<G: Evaluate>(tuning: &Tuning<G::Weights>) -> ContentHash {
    let weights = serde_json::to_string(&tuning.weights).unwrap_or_default();
    let network = G::NETWORK.unwrap_or_default();
    let network: u64 = network
        .iter()
        .fold(0xCBF2_9CE4_8422_2325, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3));
    ContentHash::of(&[G::ID, &G::RULES_VERSION.to_string(), &weights, &network.to_string()])
}

/// The calibrations that come with the program: games and files.
pub const FILES: [(&str, &str); 4] = [
    ("altay", include_str!("../calibration/altay.jsonl")),
    ("anunnaki", include_str!("../calibration/anunnaki.jsonl")),
    ("monumental-duel", include_str!("../calibration/monumental-duel.jsonl")),
    ("terra-mystica", include_str!("../calibration/terra-mystica.jsonl")),
];

/// How many times as deep the second look goes in a game.
#[must_use]
pub fn deeper(game: &str) -> u32 {
    of(game).map_or(1, |known| known.head.deeper)
}

/// The calibration of a game that comes with the program.
pub fn of(game: &str) -> Option<&'static Calibration> {
    static KNOWN: OnceLock<Vec<Calibration>> = OnceLock::new();
    let known =
        KNOWN.get_or_init(|| FILES.iter().filter_map(|(_, text)| Calibration::parse(text).ok()).collect());
    known.iter().find(|one| one.head.game == game)
}
