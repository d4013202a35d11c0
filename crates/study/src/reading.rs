//! What the bots read in a position, for whoever thinks about one: the same reading that the lines of a review are made of.

use crate::calibration::Here;
use bots::{Evaluate, Scales, Spec, Visit};
use game_core::{AnySight, Seat, Sight};
use std::sync::Arc;

/// What can be expected of a position, one number per seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Reading {
    /// Final points.
    pub points: Vec<f64>,
    /// Chances to win.
    pub win: Vec<f64>,
    /// Nine of ten games from here end within so many points of those expected.
    pub band: f64,
    /// How many points more those expected are than what a bot says that goes on from here.
    pub shift: Vec<f64>,
}

struct ReadThem<'a>(&'a [Box<dyn AnySight>]);

impl Visit for ReadThem<'_> {
    type Out = Option<Vec<Reading>>;

    fn with<G: Evaluate>(self) -> Option<Vec<Reading>> {
        let spec: Spec = "search".parse().ok()?;
        let mut scales = Scales::<G>::new(Arc::new(spec.tuning::<G>().ok()?));
        let mut one = |sight: &dyn AnySight| Some(read_one(&mut scales, sight.as_any().downcast_ref()?));
        self.0.iter().map(|sight| one(&**sight)).collect()
    }
}

fn read_one<G: Evaluate>(scales: &mut Scales<G>, sight: &Sight<G>) -> Reading {
    let position: &G = sight;
    let here = Here::of(scales, position);
    let read = here.read();
    let of = |numbers: [f64; Seat::MAX]| numbers[..usize::from(position.players())].to_vec();
    let shift = Seat::all(position.players()).map(|seat| here.shift(seat)).collect();
    Reading { points: of(read.points), win: of(read.share), band: read.band, shift }
}

/// What the bots read in what seats may know, all of one game; `None` when no bot plays it.
#[must_use]
pub fn read(sights: &[Box<dyn AnySight>]) -> Option<Vec<Reading>> {
    bots::visit(sights.first()?.game(), ReadThem(sights)).flatten()
}
