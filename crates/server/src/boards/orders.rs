//! Lines of a board as standing orders: the own steps, with the answers of others that were foreseen.

use super::board::{Board, Node};
use crate::api::{StandingCondition, StandingConditionRequest, StandingFact, StandingRequest, StandingStep};
use crate::error::Error;
use crate::shelf::Edition;
use crate::table::ledger::seat_of;
use crate::table::standing::Written;
use game_core::Seat;

/// Rows at most, and conditions of a row.
const ROWS: usize = 8;
const CONDITIONS: usize = 4;

impl Board {
    /// The rows of a request, each step as it stands on the board. A line ends at its first own step after which
    /// something is drawn: what lies behind it was not foreseen.
    pub fn orders(
        &self,
        edition: &Edition,
        own: u8,
        request: &StandingRequest,
    ) -> Result<Vec<Written>, Error> {
        if request.rows.is_empty() || request.rows.len() > ROWS {
            return Err(Error::invalid(format!("rows: 1 to {ROWS}")));
        }
        let told = self.told(edition, request.deal)?;
        let said = |node: &Node| {
            let option = told.get(&node.id).map(|option| option.text.clone());
            option.ok_or_else(|| Error::invalid("node: this step cannot be made in this deal"))
        };
        let condition = |wanted: &StandingConditionRequest| -> Result<StandingCondition, Error> {
            let node = self.node(wanted.node)?;
            let step = node.step.clone();
            let fact = if node.seat == own {
                StandingFact::Offered { step }
            } else {
                let seat = (!wanted.anybody).then_some(node.seat);
                StandingFact::Did { seat, step, like: wanted.like }
            };
            Ok(StandingCondition { fact, not: wanted.not, text: said(node)? })
        };
        let mut rows = Vec::new();
        for row in &request.rows {
            if row.when.len() > CONDITIONS {
                return Err(Error::invalid(format!("when: at most {CONDITIONS} conditions")));
            }
            let way: Vec<&Node> = match row.line {
                Some(line) => {
                    self.node(line)?;
                    self.way(line)
                }
                None => Vec::new(),
            };
            // An own step on the way is no event that could have come true: it is asked for when the row is.
            let place = |node: u32| way.iter().position(|one| one.id == node && one.seat != own);
            let when = row.when.iter().map(|one| Ok((place(one.node), condition(one)?)));
            let when = when.collect::<Result<Vec<_>, Error>>()?;
            let steps = self.own_steps(edition, request.deal, own, &way)?;
            let way = way.iter().map(|node| (node.seat, node.step.clone())).collect();
            rows.push(Written { way, when, steps });
        }
        Ok(rows)
    }

    /// The own steps on a way by their places, each with its question and what others did before it.
    fn own_steps(
        &self,
        edition: &Edition,
        deal: u32,
        own: u8,
        way: &[&Node],
    ) -> Result<Vec<(usize, StandingStep)>, Error> {
        let stopped = || Error::invalid("line: this line cannot be played in this deal");
        let mut table = self.lay(edition, deal)?;
        let (mut steps, mut before): (Vec<(usize, StandingStep)>, Vec<StandingCondition>) =
            Default::default();
        for (place, node) in way.iter().enumerate() {
            let seat: Seat = seat_of(node.seat).ok_or(Error::NotFound("seat"))?;
            let text = table.option(seat, &node.step).map_err(|_| stopped())?.text;
            if node.seat == own {
                let question = table.prompt(seat).map(|prompt| prompt.key.to_owned()).ok_or_else(stopped)?;
                let when = std::mem::take(&mut before);
                // Before the first step it is the row that says what must hold.
                let when = if steps.is_empty() { Vec::new() } else { when };
                steps.push((place, StandingStep { question, step: node.step.clone(), text, when }));
            } else {
                let fact = StandingFact::Did { seat: Some(node.seat), step: node.step.clone(), like: false };
                before.push(StandingCondition { fact, not: false, text });
            }
            let made = table.steps();
            table.play(seat, &node.step)?;
            if table.steps() > made + 1 && !steps.is_empty() {
                break;
            }
        }
        Ok(steps)
    }
}
