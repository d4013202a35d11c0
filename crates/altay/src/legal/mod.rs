//! What is allowed: one function per prompt lists its answers, one check per answer says why not.
//!
//! | File | Rules |
//! | --- | --- |
//! | [`cards`] | playing, putting, releasing, buying (spec 3.4, 3.5, 4.1, 4.2) |
//! | [`battle`] | attacks and battle cards (3.7, 4.3) |
//! | [`achievements`] | starting, dropping, technologies (3.8, 4.4) |
//! | [`store`] | what released tokens can be used for (R19) |
//! | [`choices`] | the small questions (3.3, 3.6, 3.10) |

pub(crate) mod achievements;
pub(crate) mod battle;
pub(crate) mod cards;
pub(crate) mod choices;
mod store;
mod suggest;

use crate::action::{Action, Zone};
use crate::ids::{Card, Resource};
use crate::prompt::Prompt;
use crate::refusal::Refusal;
use crate::state::{Player, Position};
use game_core::Seat;

/// `Ok` for an allowed step, with what the rules need to know about it.
pub(crate) type Check<T = ()> = Result<T, Refusal>;

impl Position {
    /// Appends every answer to the open question, in order.
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        match self.prompt() {
            Prompt::Main => main(self, out),
            Prompt::AttackCards => battle::attack_cards(self, out),
            Prompt::Respond => out.extend([Action::Surrender, Action::Fight]),
            Prompt::DefenceCards => battle::defence_cards(self, out),
            Prompt::Yield => {
                let defender = self.battle().and_then(|battle| battle.defender).unwrap_or(self.active);
                out.extend(self.seats[defender].hand.sorts().map(|(card, _)| Action::Discard(card)));
                out.extend(self.archived_as_hand(defender).map(|_| Action::DiscardArchived));
                out.push(Action::Done);
            }
            Prompt::Trash => {
                out.extend(self.active_player().hand.sorts().map(|(card, _)| Action::Trash(card)));
                out.extend(self.archived_as_hand(self.active).map(|_| Action::TrashArchived));
            }
            Prompt::Swap => {
                out.extend(self.active_player().hand.sorts().map(|(card, _)| Action::Discard(card)));
                out.extend(self.archived_as_hand(self.active).map(|_| Action::DiscardArchived));
            }
            Prompt::More => out.extend([Action::DrawMore, Action::DrawNoMore]),
            Prompt::Archive => {
                out.extend(self.active_player().hand.sorts().map(|(card, _)| Action::Archive(card)));
                out.push(Action::NoArchive);
            }
            _ => choices::list(self, out),
        }
    }
}

/// D3 (spec 3.4).
fn main(p: &Position, out: &mut Vec<Action>) {
    cards::plays(p, out);
    cards::puts(p, out);
    cards::releases(p, out);
    cards::buys(p, out);
    battle::attacks(p, out);
    achievements::starts(p, out);
    achievements::technologies(p, out);
    if p.options.trade && check_coins(p).is_ok() {
        out.extend(Resource::ALL.into_iter().filter(|r| p.in_stock(*r)).map(Action::BuyResource));
    }
    if cards::check_end_turn(p).is_ok() {
        out.push(Action::EndTurn);
    }
}

impl Position {
    /// Is this an answer to the open question?
    pub(crate) fn check(&self, action: Action) -> Check {
        let active = self.active_player();
        match (self.prompt(), action) {
            (Prompt::Main, Action::Play { card, from, effect }) => {
                cards::check_play(self, card, from, effect)
            }
            (Prompt::Main, Action::Put { resource, target }) => cards::check_put(self, resource, target),
            (Prompt::Main, Action::Release(kind)) => cards::check_release(self, kind),
            (Prompt::Main, Action::Buy(kind)) => cards::check_buy(self, kind).map(drop),
            (Prompt::Main, Action::Attack { from, to }) => {
                battle::check_attack(self, &battle::Arms::of(self), from, to)
            }
            (Prompt::Main, Action::Start(achievement)) => achievements::check_start(self, achievement),
            (Prompt::Main, Action::StartSecret(achievement)) => achievements::check_secret(self, achievement),
            (Prompt::Main, Action::Drop) => achievements::check_drop(self),
            (Prompt::Main, Action::Tech(achievement)) => achievements::check_technology(self, achievement),
            (Prompt::Main, Action::BuyResource(resource)) => {
                check_coins(self)?;
                if self.in_stock(resource) { Ok(()) } else { Err(Refusal::OutOfStock { resource }) }
            }
            (Prompt::Main, Action::EndTurn) => cards::check_end_turn(self),
            (Prompt::AttackCards, Action::Add { card, from }) => battle::check_add(self, card, from),
            (Prompt::AttackCards, Action::Done) => battle::check_attack_done(self),
            (Prompt::Respond, Action::Surrender | Action::Fight) => Ok(()),
            (Prompt::DefenceCards, Action::Defend { card, from }) => battle::check_defend(self, card, from),
            (Prompt::DefenceCards | Prompt::Yield, Action::Done) => Ok(()),
            (Prompt::Yield, Action::Discard(card)) => {
                let defender = self.battle().and_then(|battle| battle.defender).unwrap_or(self.active);
                check_held(&self.seats[defender], card, Zone::Hand)
            }
            (Prompt::Trash, Action::Trash(card))
            | (Prompt::Swap, Action::Discard(card))
            | (Prompt::Archive, Action::Archive(card)) => check_held(active, card, Zone::Hand),
            (Prompt::Yield, Action::DiscardArchived) => {
                let defender = self.battle().and_then(|battle| battle.defender).unwrap_or(self.active);
                check_archived(self, defender)
            }
            (Prompt::Trash, Action::TrashArchived) | (Prompt::Swap, Action::DiscardArchived) => {
                check_archived(self, self.active)
            }
            (Prompt::More, Action::DrawMore | Action::DrawNoMore) => Ok(()),
            (Prompt::Archive, Action::NoArchive) => Ok(()),
            _ => choices::check(self, action),
        }
    }
}

/// The card lies where the player says.
pub(crate) fn check_held(player: &Player, card: Card, from: Zone) -> Check {
    match from {
        Zone::Hand if player.hand.has(card) => Ok(()),
        Zone::Hand => Err(Refusal::NotInHand { card }),
        Zone::Archive if player.archive == Some(card) => Ok(()),
        Zone::Archive => Err(Refusal::NotArchived { card }),
    }
}

/// The archived card counts as a hand card here (R6).
fn check_archived(p: &Position, seat: Seat) -> Check {
    match p.archived_as_hand(seat) {
        Some(_) => Ok(()),
        None if p.options.archive_in_hand => Err(Refusal::NothingArchived),
        None => Err(Refusal::ArchivedOnlyPlays),
    }
}

/// Spec 3.9: a resource costs coins.
fn check_coins(p: &Position) -> Check {
    let (have, need) = (p.active_player().coins, p.content.rules.coins_per_resource);
    if !p.options.trade {
        Err(Refusal::NoTrade)
    } else if have < u32::from(need) {
        Err(Refusal::TooFewCoins { have, need })
    } else {
        Ok(())
    }
}

/// Each different card of hand and archive with where it lies, in order.
pub(crate) fn held_cards(player: &Player) -> impl Iterator<Item = (Card, Zone)> {
    let (hand, archive) = (player.hand, player.archive);
    player.playable().sorts().flat_map(move |(card, _)| {
        let in_hand = hand.has(card).then_some((card, Zone::Hand));
        let archived = (archive == Some(card)).then_some((card, Zone::Archive));
        in_hand.into_iter().chain(archived)
    })
}
