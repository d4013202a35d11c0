//! Our reviewer, as the server asks it.

use game_core::review::{Review, ReviewLook};
use game_core::{AnySight, Record};
use server::{Reading, Reviewer, Reviewing};
use study::{AnyStudy, Depth};

/// Every review of a game is the same one.
pub const SEED: u64 = 22;

/// Goes over games at this depth.
pub struct Study(pub Depth);

impl Reviewer for Study {
    fn version(&self) -> u32 {
        study::VERSION
    }

    fn begin(&self, record: &Record) -> Result<Box<dyn Reviewing>, String> {
        let begun = study::begin(record, self.0, SEED).map_err(|error| error.to_string())?;
        Ok(Box::new(Begun(begun)))
    }

    fn read(&self, sights: &[Box<dyn AnySight>]) -> Vec<Reading> {
        let told = |study::Reading { points, win, band, shift }| Reading { points, win, band, shift };
        study::read(sights).unwrap_or_default().into_iter().map(told).collect()
    }
}

struct Begun(Box<dyn AnyStudy>);

impl Reviewing for Begun {
    fn pieces(&self, look: ReviewLook) -> usize {
        self.0.pieces(look)
    }

    fn round(&self, look: ReviewLook, piece: usize) -> u16 {
        self.0.round(look, piece)
    }

    fn work(&self, look: ReviewLook, piece: usize) {
        self.0.work(look, piece);
    }

    fn task(&self, look: ReviewLook, piece: usize) -> Option<Vec<u8>> {
        self.0.task(look, piece)
    }

    fn take(&self, look: ReviewLook, piece: usize, found: &[u8]) -> bool {
        self.0.take(look, piece, found)
    }

    fn review(&self) -> Option<Review> {
        self.0.review()
    }
}
