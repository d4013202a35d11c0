//! What a person may wish for, and what a whole purchase costs: for whoever looks at the table before choosing.

use crate::action::Action;
use crate::ids::{Part, Slot};
use crate::prompt::PromptKind;
use crate::state::{PLACES, Position};
use crate::view::PriceTag;
use game_core::Seat;

impl Position {
    /// The actions that a player looks for in every turn.
    pub(crate) fn wishes_of_a_turn(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.question() != Some(PromptKind::Turn) {
            return;
        }
        let player = &self.players[seat];
        let place = self.row.iter().position(Option::is_some);
        out.extend(place.map(|place| Action::AcquireRow(place as u8)));
        out.extend(self.content.get().basics.first().copied().map(Action::AcquireBasic));
        out.extend(player.wonder.map(|_| Action::Complete));
        out.extend(player.culture_deck.iter().next().map(Action::Policy));
        out.extend([Action::Conquer, Action::Progress, Action::Advantage, Action::Warlord, Action::Scout]);
    }

    /// What choosing a thing means in a turn.
    pub(crate) fn wish_for(&self, seat: Seat, kind: &str, id: &str) -> Option<Action> {
        if self.question() != Some(PromptKind::Turn) {
            return None;
        }
        let content = self.content.get();
        let own = |id: &str| id.parse() == Ok(seat.index());
        Some(match kind {
            "row" => Action::AcquireRow(id.parse().ok()?),
            "basic" => Action::AcquireBasic(content.card_by_id(id)?),
            "policy" => Action::Policy(content.policy_by_id(id)?),
            "province" => Action::Conquer,
            "free_city" => Action::Scout,
            "advantage" => Action::Advantage,
            "place" => {
                let (owner, at) = id.split_once(':')?;
                let (place, part) = at.split_once(':')?;
                let place = place.parse().ok().filter(|place| *place < PLACES && own(owner))?;
                Action::Use(Slot::city(place, Part::named(part)?))
            }
            "active_policy" if own(id) => Action::Use(Slot::POLICY),
            "wonder" if own(id) => Action::Complete,
            "deck" if own(id) => Action::Progress,
            "warlord" if own(id) => Action::Warlord,
            "scout" if own(id) => Action::Scout,
            _ => return None,
        })
    }

    /// The price of a purchase, which later steps pay with gold and substitutes as the player likes.
    pub(crate) fn price_of_the_deed(&self, seat: Seat, action: Action) -> Option<PriceTag> {
        if self.question() != Some(PromptKind::Turn) {
            return None;
        }
        let purse = self.purse(seat);
        let price = match action {
            Action::AcquireRow(place) => purse.row_price(place, 0)?,
            Action::AcquireBasic(card) => purse.basic_price(card, 0),
            Action::Complete => purse.wonder_price(0)?,
            Action::Policy(_) => purse.policy_price()?,
            Action::Conquer => purse.opponent_price(0)?,
            Action::Progress => purse.progress_price(),
            _ => return None,
        };
        Some(purse.tag(price)).filter(|tag| tag.amount > 0)
    }
}
