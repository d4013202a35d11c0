//! What steps do: one function per step. Steps are known to be legal here.
//!
//! | File | Rules |
//! | --- | --- |
//! | [`cards`] | playing, putting, releasing, buying, small card steps (spec 3.4 to 3.6) |
//! | [`battle`] | attacks (3.7, 4.3) |
//! | [`settle`] | placing and moving settlements, completing settlement cards (4.2) |
//! | [`achievements`] | starting, completing, dropping, technologies (3.8, 4.4) |

mod achievements;
mod battle;
mod cards;
pub(crate) mod settle;

use crate::action::{Action, Zone};
use crate::ids::{Card, Faction, Region, Token};
use crate::pile::Pile;
use crate::prompt::Prompt;
use crate::resources::Resources;
use crate::state::Position;
use game_core::Seat;

impl Position {
    /// Makes a step and leaves the work that follows from it on the stack of prompts.
    pub(crate) fn answer(&mut self, action: Action) {
        match action {
            Action::Faction(faction) | Action::DealFaction(faction) => take_faction(self, faction),
            Action::StartRegion(region) => start_in(self, region),
            Action::Play { card, from, effect } => cards::play(self, card, from, effect),
            Action::Put { resource, target } => cards::put(self, resource, target),
            Action::Release(kind) => cards::release(self, kind),
            Action::Buy(kind) => cards::buy(self, kind),
            Action::Attack { from, to } => battle::attack(self, from, to),
            Action::Start(achievement) => achievements::start(self, achievement),
            Action::StartSecret(achievement) => achievements::start_secret(self, achievement),
            Action::Drop => achievements::drop_technology(self),
            Action::Tech(achievement) => achievements::technology(self, achievement),
            Action::BuyResource(resource) => {
                let price = u32::from(self.content.rules.coins_per_resource);
                self.active_player_mut().coins -= price;
                self.gain(Resources::one(resource));
            }
            Action::EndTurn => end_turn(self),
            Action::Use(region) => cards::use_region(self, region),
            Action::Take(resource) => {
                self.prompts.pop();
                self.gain(Resources::one(resource));
            }
            Action::Pay(resource) => cards::pay(self, resource),
            Action::Add { card, from } => battle::add(self, card, from),
            Action::Surrender => battle::surrender(self),
            Action::Fight => self.prompts.replace(Prompt::DefenceCards),
            Action::Defend { card, from } => battle::defend(self, card, from),
            Action::Discard(card) => cards::discard(self, card),
            Action::DiscardArchived => cards::discard_archived(self),
            Action::Done => battle::done(self),
            Action::Settle(region) => settle::settle(self, region),
            Action::BuildAndLose => {
                self.prompts.pop();
                settle::lose_from_stock(self);
            }
            Action::Decline => {
                self.prompts.pop();
            }
            Action::First(resource) => achievements::first_token(self, resource),
            Action::Trash(card) => cards::trash(self, card),
            Action::TrashArchived => cards::trash_archived(self),
            Action::Give(resource) => {
                self.spend(Resources::one(resource));
                self.prompts.replace(Prompt::Take { given: Some(resource) });
            }
            Action::From(region) => self.prompts.replace(Prompt::To { from: region }),
            Action::To(region) => settle::resettle(self, region),
            Action::Archive(card) => {
                let seat = self.active;
                self.leave_hand(seat, card);
                self.seats[seat].archive = Some(card);
                self.prompts.pop();
                clean_up(self);
            }
            Action::NoArchive => {
                self.prompts.pop();
                clean_up(self);
            }
            Action::DrawMore | Action::DrawNoMore => {
                self.prompts.pop();
                draw_up(self, action == Action::DrawMore);
            }
            Action::FirstPlayer(seat) => {
                self.first = seat;
                self.active = seat;
                self.prompts.pop();
            }
            Action::Reveal(achievement) => {
                self.achievements.decks[achievement.level().index()].take(achievement);
                self.achievements.open.add(achievement);
            }
            Action::Token(token) => place_token(self, token),
            Action::Draw(card) => draw(self, card),
            Action::Secret(wonder) => {
                let seat = self.next_secret().expect("a secret wonder is dealt to somebody");
                self.achievements.decks[wonder.level().index()].take(wonder);
                self.seats[seat].secret = Some(wonder);
            }
        }
    }
}

impl Position {
    /// Puts resources into the active player's pool, as far as there are any (R1).
    pub(crate) fn gain(&mut self, gain: Resources) {
        let gain = self.obtainable(gain);
        self.pool = self.pool.plus(gain);
        if self.options.limited {
            self.supply = self.supply.minus(gain);
        }
    }

    /// Resources leave the pool to be used. Released tokens go first: they are like any others (R19).
    pub(crate) fn use_up(&mut self, resources: Resources) {
        self.pool = self.pool.minus(resources);
        let used = self.turn.released.min(resources);
        self.turn.released = self.turn.released.minus(used);
        self.turn.owing = self.turn.owing.saturating_sub(used.total() as u8);
    }

    /// Resources from the pool to the supply.
    pub(crate) fn spend(&mut self, resources: Resources) {
        self.use_up(resources);
        self.return_tokens(resources);
    }

    /// Tokens that lay on a card go to the supply.
    pub(crate) fn return_tokens(&mut self, resources: Resources) {
        if self.options.limited {
            self.supply = self.supply.plus(resources);
        }
    }

    /// Takes a card out of a hand, known ones first (R63).
    pub(crate) fn leave_hand(&mut self, seat: Seat, card: Card) {
        self.seats[seat].hand.take(card);
        self.seats[seat].certain.take(card);
    }

    /// Takes a card from where it is played.
    pub(crate) fn leave(&mut self, seat: Seat, card: Card, from: Zone) {
        match from {
            Zone::Hand => self.leave_hand(seat, card),
            Zone::Archive => self.seats[seat].archive = None,
        }
    }
}

/// Spec 2, step 7: the next player of the turn order takes the cards of the faction.
pub(crate) fn take_faction(p: &mut Position, faction: Faction) {
    let seat = p.next_faction().expect("a faction goes to somebody");
    p.seats[seat].faction = Some(faction);
    p.seats[seat].deck = p.content.starting[faction.index()];
}

/// Spec 2, step 8: the next player starts here; the token is removed from the game.
pub(crate) fn start_in(p: &mut Position, region: Region) {
    let seat = p.next_start().expect("a start region goes to somebody");
    if let Some(token) = p.take_token(region) {
        p.tokens_removed.add(token);
    }
    p.seats[seat].stock -= 1;
    p.add_settlement(seat, region);
}

/// Spec 2, step 5: the next region of the pool gets a token.
fn place_token(p: &mut Position, token: Token) {
    if let Some(region) = p.next_guarded() {
        p.token_box.take(token);
        p.board.tokens[region.index()] = Some(token);
        p.board.guarded.insert(region);
    }
}

/// Spec 3.2: one card from the deck to the hand. The whole hand is certain once the deck is empty (R63).
fn draw(p: &mut Position, card: Card) {
    let seat = match p.prompt() {
        Prompt::Draw { seat, left } => {
            p.prompts.replace(Prompt::Draw { seat, left: left - 1 });
            seat
        }
        _ => p.next_hand().expect("a card is drawn by somebody"),
    };
    let player = &mut p.seats[seat];
    player.deck.take(card);
    player.hand.add(card);
    if player.deck.is_empty() {
        player.certain = player.hand;
    }
}

/// Spec 3.10, step 1: archiving is asked where it is possible.
fn end_turn(p: &mut Position) {
    p.prompts.replace(Prompt::NextTurn);
    let player = p.active_player();
    let writes = player.completed.intersects(p.content.archiving);
    if writes && player.archive.is_none() && !player.hand.is_empty() {
        p.prompts.push(Prompt::Archive);
    } else {
        clean_up(p);
    }
}

/// Spec 3.10, steps 2 to 5.
fn clean_up(p: &mut Position) {
    let content = p.content.get();
    // What a store card gave and nobody used is wasted: it earns no coins (R19).
    let unused = u32::from(p.pool.minus(p.turn.released).total());
    let coins = (unused * u32::from(content.rules.coins_per_unused)).min(p.coins_left());
    let (seat, pool) = (p.active, p.pool);
    p.spend(pool);
    let trade = p.options.trade;
    let player = &mut p.seats[seat];
    if trade {
        player.coins += coins;
    }
    player.discard.pour(&mut player.hand);
    player.discard.pour(&mut player.played);
    player.certain = Pile::EMPTY;
    if more_cards(p) > 0 && p.options.may_draw_more {
        p.prompts.push(Prompt::More);
    } else {
        draw_up(p, true);
    }
}

/// The cards that technologies of the active player add to the draw.
fn more_cards(p: &Position) -> u8 {
    use crate::effect::TechEffect;
    let content = p.content.get();
    let drawing = p.active_player().completed.intersection(content.drawing);
    drawing
        .iter()
        .map(|a| if let Some(TechEffect::DrawMore(n)) = content.tech_effect(a) { n } else { 0 })
        .sum()
}

/// The new hand, with the additional cards or without them.
fn draw_up(p: &mut Position, more: bool) {
    let more = if more { more_cards(p) } else { 0 };
    let left = p.content.rules.hand_size + more;
    p.prompts.push(Prompt::Draw { seat: p.active, left });
}
