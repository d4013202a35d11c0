//! What can be done with a board.

use super::board::{Board, DEALS, START};
use crate::api::BoardChange;
use crate::error::Error;
use crate::ids;
use crate::shelf::Edition;

/// Steps of a line that is kept.
const LINE: usize = 40;
/// Characters of a name, and of a comment.
const NAME: usize = 60;
const COMMENT: usize = 1_000;
/// Bytes of a step.
const STEP: usize = 1_000;

/// Where a change leads: a node, and the deal that is shown.
pub(crate) type Place = (u32, u32);

impl Board {
    /// Makes a change in a deal, and tells where one is then. `open`: the game is over, so that others may look.
    pub fn change(
        &mut self,
        edition: &Edition,
        deal: u32,
        change: BoardChange,
        open: bool,
    ) -> Result<Place, Error> {
        let stay = |at: u32| (at, deal);
        match change {
            BoardChange::Step { at, seat, step, branch } => {
                check_steps(std::slice::from_ref(&step))?;
                self.play(edition, deal, at, (seat, &step), branch).map(stay)
            }
            BoardChange::Line { at, steps } => {
                check_steps(&steps)?;
                let branch = self.begin(at)?;
                let end = self.play_line(edition, deal, (at, branch), &steps)?;
                if end == at {
                    return Err(Error::invalid("steps: the first of them cannot be made there"));
                }
                Ok(stay(end))
            }
            BoardChange::Branch { at } => {
                self.begin(at)?;
                Ok(stay(at))
            }
            BoardChange::Name { branch, name } => {
                let name = line(&name, "name", NAME)?;
                let named = self.branch_mut(branch)?;
                named.name = name;
                let branch = named.clone();
                Ok(stay(self.tip(&branch)))
            }
            BoardChange::Comment { at, text } => {
                let text = words(&text)?;
                let node = self.nodes.iter_mut().find(|node| node.id == at);
                node.ok_or(Error::NotFound("step"))?.comment = text;
                Ok(stay(at))
            }
            BoardChange::Remove { at } => {
                let before = self.node(at)?.after;
                self.take_away([at], &[]);
                Ok(stay(before))
            }
            BoardChange::Drop { branch } => {
                self.branch(branch)?;
                self.take_away([], &[branch]);
                Ok(stay(START))
            }
            BoardChange::Deal { at, times } => {
                self.check(at)?;
                if !self.chance {
                    return Err(Error::invalid("nothing is hidden or drawn here"));
                }
                if self.deals >= DEALS {
                    return Err(Error::invalid(format!("a board has at most {DEALS} deals")));
                }
                let first = self.deals;
                self.deals = (first + times.unwrap_or(1).clamp(1, 10)).min(DEALS);
                Ok((at, first))
            }
            BoardChange::Share { branch, on } => {
                if on && !open {
                    return Err(Error::WrongTime("a board of a running game is for its owner alone"));
                }
                let shared = self.branch_mut(branch)?;
                shared.key = on.then(|| shared.key.take().unwrap_or_else(|| ids::letters(16)));
                let branch = shared.clone();
                Ok(stay(self.tip(&branch)))
            }
        }
    }
}

fn check_steps(steps: &[String]) -> Result<(), Error> {
    if steps.len() > LINE {
        return Err(Error::invalid(format!("steps: at most {LINE}")));
    }
    if steps.iter().any(|step| step.len() > STEP) {
        return Err(Error::invalid("step: too long"));
    }
    Ok(())
}

/// One line without anything invisible; may be empty.
fn line(text: &str, field: &str, most: usize) -> Result<String, Error> {
    let clean = crate::names::clean(text, most);
    if text.chars().count() > most {
        return Err(Error::invalid(format!("{field}: at most {most} characters")));
    }
    Ok(clean)
}

fn words(text: &str) -> Result<String, Error> {
    if text.chars().count() > COMMENT {
        return Err(Error::invalid(format!("text: at most {COMMENT} characters")));
    }
    if text.contains('\0') {
        return Err(Error::invalid("text: the letter NUL cannot be kept"));
    }
    Ok(text.trim().to_owned())
}
