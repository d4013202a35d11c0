//! Ledgers of terra.snellman.net: read or refused with the row, never broken by.

use crate::choices::Choices;
use game_core::{Content, Table};
use terra_mystica::Position;
use terra_mystica::snellman::import::import;
use terra_mystica::snellman::ledger::Ledger;

/// A whole league game.
const LEDGER: &str =
    include_str!("../../terra-mystica/tests/records/snellman/league-4p/4pLeague_S68_D1L1_G1.txt");

/// Changes a ledger by these choices and reads it.
///
/// # Panics
/// When what was replayed of it is no game by the rules.
pub fn run(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let text = choices.change_lines(LEDGER);
    let Ok(ledger) = Ledger::parse(&text) else { return };
    if let Ok(imported) = import(&ledger) {
        let record = imported.table().record();
        let standard = terra_mystica::content::Content::standard();
        Table::<Position>::replay(standard, &record).expect("what was imported is a game by the rules");
    }
}
