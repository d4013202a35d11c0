//! Re-dealing what an observer cannot know (spec 2.1).
//!
//! Hidden are the split of hand and deck of the others beyond what is certain (R63), their secret wonders,
//! and what is left in the wonder deck. Everything else is public.

use crate::ids::{Card, Level};
use crate::legal::battle::{attack_strength, defence_strength};
use crate::pile::Pile;
use crate::prompt::Prompt;
use crate::state::Position;
use game_core::{Hidden, Random, Seat, Viewer};

/// Blind deals tried before a hand is arranged so that it keeps the promise of an attack.
const TRIES: u32 = 256;

impl Hidden for Position {
    fn determinize(&mut self, observer: Viewer, rng: &mut impl Random) {
        if observer == Viewer::Judge {
            return;
        }
        for seat in Seat::all(self.options.players).filter(|seat| observer != Viewer::Seat(*seat)) {
            redeal_hand(self, seat, rng);
        }
        redeal_wonders(self, observer, rng);
    }
}

/// Deals the unseen cards of a player to hand and deck afresh.
fn redeal_hand(p: &mut Position, seat: Seat, rng: &mut impl Random) {
    let player = &p.seats[seat];
    let unseen = player.unseen();
    let hidden = player.hand.len() - player.certain.len();
    let promise = Promise::of(p, seat);
    let mut hand = deal(unseen, hidden, rng);
    if let Some(promise) = promise {
        let mut tries = 1;
        while !promise.kept_by(p, hand) && tries < TRIES {
            hand = deal(unseen, hidden, rng);
            tries += 1;
        }
        if !promise.kept_by(p, hand) {
            hand = promise.arrange(p, unseen, hidden, rng);
        }
    }
    let player = &mut p.seats[seat];
    player.hand = player.certain.plus(hand);
    player.deck = unseen.minus(hand);
}

/// So many cards drawn blindly.
fn deal(mut from: Pile<Card>, count: u32, rng: &mut impl Random) -> Pile<Card> {
    let mut dealt = Pile::EMPTY;
    for _ in 0..count {
        let card = from.look(rng).expect("a hand is dealt from the pile it came from");
        from.take(card);
        dealt.add(card);
    }
    dealt
}

/// What an open attack tells about the attacker's cards (R64).
struct Promise {
    /// Attack symbols the hidden part of the hand has at least.
    symbols: u16,
}

impl Promise {
    fn of(p: &Position, seat: Seat) -> Option<Promise> {
        if p.prompt() != Prompt::AttackCards || p.active != seat {
            return None;
        }
        let battle = p.battle()?;
        let player = &p.seats[seat];
        let shown = player.certain.plus(player.archive.map_or(Pile::EMPTY, Pile::one));
        let shown = p.content.attack.sum(shown);
        // The first card is promised in any case: an attack has at least one (R8).
        let first = u16::from(battle.cards == 0);
        let needed = match battle.defender {
            // Token: strength so far and all symbols left together beat it.
            None => {
                let value = u16::from(defence_strength(p, battle));
                (value + 1).saturating_sub(attack_strength(p, battle).into()).max(first)
            }
            Some(_) => first,
        };
        let symbols = needed.saturating_sub(shown);
        (symbols > 0).then_some(Promise { symbols })
    }

    fn kept_by(&self, p: &Position, hand: Pile<Card>) -> bool {
        p.content.attack.sum(hand) >= self.symbols
    }

    /// A hand that keeps the promise: the strongest cards as far as needed, the rest dealt blindly. There is
    /// such a hand, because the true one keeps it.
    fn arrange(&self, p: &Position, unseen: Pile<Card>, count: u32, rng: &mut impl Random) -> Pile<Card> {
        let attack = &p.content.get().attack;
        let mut hand = Pile::EMPTY;
        while hand.len() < count && !self.kept_by(p, hand) {
            let left = unseen.minus(hand).only(attack.cards);
            match left.sorts().map(|(card, _)| card).max_by_key(|card| attack.of(*card)) {
                Some(card) => hand.add(card),
                None => break,
            }
        }
        let rest = deal(unseen.minus(hand), count - hand.len(), rng);
        hand.plus(rest)
    }
}

/// Deals the wonder deck and the secret wonders the observer has not seen afresh. After the game all are
/// turned up.
fn redeal_wonders(p: &mut Position, observer: Viewer, rng: &mut impl Random) {
    if p.prompt() == Prompt::Over {
        return;
    }
    let hidden = |p: &Position, seat: Seat| {
        let player = &p.seats[seat];
        player.secret.filter(|_| !player.secret_revealed && observer != Viewer::Seat(seat))
    };
    let level = Level::Three.index();
    for seat in Seat::all(p.options.players) {
        if let Some(secret) = hidden(p, seat) {
            p.achievements.decks[level].add(secret);
        }
    }
    for seat in Seat::all(p.options.players) {
        if hidden(p, seat).is_some() {
            let wonder = p.achievements.decks[level].look(rng).expect("the old secret was just put in");
            p.achievements.decks[level].take(wonder);
            p.seats[seat].secret = Some(wonder);
        }
    }
}
