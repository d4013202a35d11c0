//! Who goes over finished games. The server knows no bot; whoever starts it brings one.

use game_core::review::{Review, ReviewLook};
use game_core::{AnySight, Record};

/// Goes over finished games.
pub trait Reviewer: Send + Sync + 'static {
    /// Its version: what a newer one finds replaces what an older one found, when somebody asks again.
    fn version(&self) -> u32;
    /// Begins with a game. Asked on worker threads only; it may take a second.
    ///
    /// # Errors
    /// Why it cannot go over this game, for people.
    fn begin(&self, record: &Record) -> Result<Box<dyn Reviewing>, String>;
    /// What can be expected of positions of one game, each by what one seat may know; nothing when it cannot tell. Asked on
    /// worker threads only; each takes a millisecond or so.
    fn read(&self, _sights: &[Box<dyn AnySight>]) -> Vec<Reading> {
        Vec::new()
    }
}

/// What can be expected of a position, one number per seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// Final points.
    pub points: Vec<f64>,
    /// Chances to win, 0 to 1.
    pub win: Vec<f64>,
    /// Nine of ten games from here should end within so many points of those expected.
    pub band: f64,
    /// How many points more those expected are than what a bot says that goes on from here.
    pub shift: Vec<f64>,
}

/// A game that is gone over, piece by piece: those of the first look in any order, then those of the second.
pub trait Reviewing: Send + Sync {
    /// How many pieces a look has.
    fn pieces(&self, look: ReviewLook) -> usize;
    /// The round that a piece is about.
    fn round(&self, look: ReviewLook, piece: usize) -> u16;
    /// Does a piece, which takes well under a second: bots wait for their threads no longer than that.
    fn work(&self, look: ReviewLook, piece: usize);
    /// A piece as a task for a worker elsewhere; `None` when it can be done only here.
    fn task(&self, look: ReviewLook, piece: usize) -> Option<Vec<u8>> {
        let _ = (look, piece);
        None
    }
    /// Enters what a worker found in a piece. Is the piece done with that?
    fn take(&self, look: ReviewLook, piece: usize, found: &[u8]) -> bool {
        let _ = (look, piece, found);
        false
    }
    /// The review as far as it is; `None` before the first look is over.
    fn review(&self) -> Option<Review>;
}

/// Goes over nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoReviewer;

impl Reviewer for NoReviewer {
    fn version(&self) -> u32 {
        0
    }

    fn begin(&self, _record: &Record) -> Result<Box<dyn Reviewing>, String> {
        Err("this server has nobody who goes over games".to_owned())
    }
}
