//! Playing, putting, releasing and buying; small card steps (spec 3.4 to 3.6).

use super::settle;
use crate::action::{Target, Zone};
use crate::content::Release;
use crate::effect::Effect;
use crate::ids::{Card, Kind, Region, Resource};
use crate::legal::cards::filled_slot;
use crate::legal::choices::chosen_units;
use crate::prompt::Prompt;
use crate::resources::Resources;
use crate::state::Position;
use game_core::Seat;

/// `play`: the card goes to the played zone or to the table, and its effect happens.
pub(super) fn play(p: &mut Position, card: Card, from: Zone, number: u8) {
    let seat = p.active;
    p.leave(seat, card, from);
    let effect = p.content.get().kind(card).effect(number).expect("a legal play names an effect");
    if effect.spaces().is_some() {
        let slot = p.content.get().kind(card).slot.expect("a table card has a slot");
        p.seats[seat].table[usize::from(slot)] = Some(card);
        return;
    }
    p.seats[seat].played.add(card);
    match effect {
        Effect::Produce(gain) => p.gain(gain),
        Effect::ProduceUsing { .. } | Effect::FillUsing { .. } => {
            p.prompts.push(Prompt::Use { card, effect: number });
        }
        Effect::ConsumeToken => {
            // R24: which token is flipped makes no difference.
            let player = &mut p.seats[seat];
            if let Some((token, _)) = player.fresh.sorts().next() {
                player.fresh.take(token);
                player.consumed.add(token);
            }
            p.prompts.push(Prompt::Take { given: None });
        }
        Effect::Draw(cards) => p.prompts.push(Prompt::Draw { seat, left: cards }),
        Effect::Collect { .. } | Effect::Store(_) | Effect::Attack(_) | Effect::Defend(_) => {}
    }
}

/// D4: marks the region and does what it was used for.
pub(crate) fn use_region(p: &mut Position, region: Region) {
    let Prompt::Use { card, effect } = p.prompt() else { return };
    p.prompts.pop();
    p.turn.used.insert(region);
    match p.content.get().kind(card).effect(effect) {
        Some(Effect::ProduceUsing { gain, .. }) => p.gain(gain),
        Some(Effect::FillUsing { kind, .. }) => {
            let slot = filled_slot(p, kind).expect("a legal fill has its card on the table");
            let all = p.content.kinds[kind.index()].spaces.fixed;
            let missing = p.active_player().tokens[slot].missing(all);
            if p.options.limited {
                p.supply = p.supply.minus(missing);
            }
            p.active_player_mut().tokens[slot] = all;
            settle::complete_card(p, slot);
        }
        _ => {}
    }
}

/// `put`: one token on an own card, which may complete it.
pub(super) fn put(p: &mut Position, resource: Resource, target: Target) {
    let token = Resources::one(resource);
    p.use_up(token);
    let content = p.content.get();
    match target {
        Target::Card(kind) => {
            let slot = filled_slot(p, kind).expect("a legal target lies on the table");
            let facts = &content.kinds[kind.index()];
            let player = p.active_player_mut();
            player.tokens[slot] = player.tokens[slot].plus(token);
            if facts.build == 0 {
                p.turn.fed |= 1 << slot;
            } else if facts.spaces.full(player.tokens[slot]) {
                settle::complete_card(p, slot);
            }
        }
        Target::Achievement => {
            let player = p.active_player_mut();
            player.progress_tokens = player.progress_tokens.plus(token);
            super::achievements::complete_if_full(p);
        }
    }
}

/// `release`: all tokens to the pool, the card to the discard pile.
pub(super) fn release(p: &mut Position, kind: Kind) {
    let slot = filled_slot(p, kind).expect("a legal release has its card on the table");
    let player = &mut p.seats[p.active];
    let tokens = std::mem::take(&mut player.tokens[slot]);
    p.pool = p.pool.plus(tokens);
    let owed = match p.options.release {
        Release::Free | Release::AllUsable => None,
        Release::SpendOne => Some(1),
        Release::UseAll => Some(tokens.total() as u8),
    };
    if let Some(owed) = owed {
        p.turn.released = p.turn.released.plus(tokens);
        p.turn.owing += owed;
    }
    let player = &mut p.seats[p.active];
    if let Some(card) = player.table[slot].take() {
        player.discard.add(card);
    }
}

/// `buy`: wild units are asked for first.
pub(super) fn buy(p: &mut Position, kind: Kind) {
    let wild = p.top_card(kind).map_or(0, |card| p.content.get().face(card).cost.wild);
    if wild > 0 {
        p.prompts.push(Prompt::Pay { kind, chosen: [0; 3] });
    } else {
        take_top(p, kind, Resources::NONE);
    }
}

/// D6: one more wild unit; with the last one the card is paid.
pub(crate) fn pay(p: &mut Position, resource: Resource) {
    let Prompt::Pay { kind, mut chosen } = p.prompt() else { return };
    for (unit, count) in Resource::WMS.into_iter().zip(&mut chosen) {
        *count += u8::from(unit == resource);
    }
    let wild = p.top_card(kind).map_or(0, |card| p.content.get().face(card).cost.wild);
    p.prompts.pop();
    if chosen.iter().sum::<u8>() < wild {
        p.prompts.push(Prompt::Pay { kind, chosen });
    } else {
        take_top(p, kind, chosen_units(chosen));
    }
}

/// Spec 4.1: pays, and lays the top card on the own discard pile.
fn take_top(p: &mut Position, kind: Kind, wild: Resources) {
    let card = p.top_card(kind).expect("a legal purchase finds a card");
    p.spend(p.content.get().face(card).cost.fixed.plus(wild));
    if let Some(pile) = kind.pile() {
        p.market[pile] -= 1;
    }
    p.active_player_mut().discard.add(card);
    p.turn.bought.insert(kind);
}

/// D10 and D15: a hand card to the discard pile.
pub(super) fn discard(p: &mut Position, card: Card) {
    let seat = discarding(p);
    p.leave_hand(seat, card);
    discarded(p, seat, card);
}

/// D10 and D15: the archived card to the discard pile, as if in hand (R6).
pub(super) fn discard_archived(p: &mut Position) {
    let seat = discarding(p);
    let card = p.seats[seat].archive.take().expect("a legal step finds the archived card");
    discarded(p, seat, card);
}

fn discarding(p: &Position) -> Seat {
    let defender = p.battle().and_then(|battle| battle.defender);
    match p.prompt() {
        Prompt::Yield => defender.expect("somebody surrendered"),
        _ => p.active,
    }
}

fn discarded(p: &mut Position, seat: Seat, card: Card) {
    p.seats[seat].discard.add(card);
    match &mut p.battle {
        Some(battle) => battle.used += 1,
        None => p.prompts.replace(Prompt::Draw { seat, left: 1 }),
    }
}

/// D14: a hand card out of the game, then a draw.
pub(super) fn trash(p: &mut Position, card: Card) {
    let seat = p.active;
    p.leave_hand(seat, card);
    trashed(p, card);
}

/// D14: the archived card out of the game, as if in hand (R6).
pub(super) fn trash_archived(p: &mut Position) {
    let card = p.active_player_mut().archive.take().expect("a legal step finds the archived card");
    trashed(p, card);
}

fn trashed(p: &mut Position, card: Card) {
    let seat = p.active;
    p.seats[seat].trashed.add(card);
    p.prompts.replace(Prompt::Draw { seat, left: 1 });
}
