//! How many signs a pawn can place turn after turn: the longest trail through empty cells of the star.

use super::Content;
use crate::ids::{Cell, CellSet, Slot};

/// The longest trail from each slot for every set of empty cells.
pub(super) type Trails = Box<[[u8; Slot::COUNT]]>;

impl Content {
    /// The most signs that a pawn on a slot can place turn after turn when these cells hold one.
    #[must_use]
    pub fn trail(&self, from: Slot, signs: CellSet) -> u8 {
        let trails = self.trails.get_or_init(|| self.count_trails());
        trails[usize::from(EMPTY & !signs.word())][from.index()]
    }

    /// Every set after the smaller ones that a step leads to.
    fn count_trails(&self) -> Trails {
        let mut trails = vec![[0; Slot::COUNT]; usize::from(EMPTY) + 1].into_boxed_slice();
        for empty in 0..=EMPTY {
            for from in Slot::ALL {
                let steps = Slot::ALL.into_iter().filter_map(|to| Some((to, self.joint(from, to)?)));
                let open = steps.filter(|(_, cell)| empty >> cell.index() & 1 != 0);
                let on =
                    open.map(|(to, cell)| 1 + trails[usize::from(empty & !(1 << cell.index()))][to.index()]);
                trails[usize::from(empty)][from.index()] = on.max().unwrap_or(0);
            }
        }
        trails
    }
}

/// All cells.
const EMPTY: u16 = (1 << Cell::COUNT) - 1;
