//! Rounds, turn order, what is asked next, the end (spec 2, 3.1, 3.2, 5).

use crate::action::Action;
use crate::apply::{self, settle};
use crate::ids::{Level, Region, RegionSet, Token};
use crate::legal::choices;
use crate::prompt::Prompt;
use crate::state::{EndedBy, Position};
use game_core::bits::{Bit, BitSet, Word};
use game_core::{Awaiting, DealKey, Random, Seat};

impl Position {
    /// Who takes a faction next.
    pub(crate) fn next_faction(&self) -> Option<Seat> {
        self.turn_order().find(|seat| self.seats[*seat].faction.is_none())
    }

    /// Who starts next: counter-clockwise from the last player where the start is free, else in turn order.
    pub(crate) fn next_start(&self) -> Option<Seat> {
        let waits = |seat: &Seat| self.board.held[*seat].is_empty();
        if self.options.recommended {
            self.turn_order().find(waits)
        } else {
            self.turn_order().filter(waits).last()
        }
    }

    /// Who draws a card of the first hand next.
    pub(crate) fn next_hand(&self) -> Option<Seat> {
        let size = u32::from(self.content.rules.starting_hand);
        self.turn_order().find(|seat| self.seats[*seat].hand.len() < size)
    }

    /// Who is dealt a secret wonder next.
    pub(crate) fn next_secret(&self) -> Option<Seat> {
        self.turn_order().find(|seat| self.seats[*seat].secret.is_none())
    }

    /// Which region gets a conquest token next.
    pub(crate) fn next_guarded(&self) -> Option<Region> {
        let Prompt::Tokens { three } = self.prompt() else { return None };
        let mountains = self.content.guarded_by_three;
        let bare: RegionSet = self.layout().in_play.difference(self.board.guarded);
        if three { bare.intersection(mountains).first() } else { bare.difference(mountains).first() }
    }

    /// Whom the position waits for.
    pub(crate) fn awaited(&self) -> Awaiting {
        match self.prompt() {
            Prompt::Over => Awaiting::Nothing,
            Prompt::Factions if !self.options.random_factions => {
                self.next_faction().map_or(Awaiting::Nothing, Awaiting::one)
            }
            Prompt::Starts => self.next_start().map_or(Awaiting::Nothing, Awaiting::one),
            Prompt::Respond | Prompt::DefenceCards | Prompt::Yield => {
                let defender = self.battle().and_then(|battle| battle.defender);
                Awaiting::one(defender.unwrap_or(self.active))
            }
            prompt if prompt.decision().is_some() && prompt != Prompt::Factions => Awaiting::one(self.active),
            _ => Awaiting::Chance,
        }
    }

    /// The stream of the deal that is due (spec 2.2).
    pub(crate) fn deal_purpose(&self) -> DealKey {
        match self.prompt() {
            Prompt::FirstPlayer => DealKey::table("RNG-0 first player"),
            Prompt::Refill { level } => DealKey::table(match (self.round, level) {
                (0, Level::One) => "RNG-1 level 1",
                (0, Level::Two) => "RNG-2 level 2",
                (0, Level::Three) => "RNG-3 level 3",
                (_, Level::One) => "RNG-9 level 1",
                (_, Level::Two) => "RNG-9 level 2",
                (_, Level::Three) => "RNG-9 level 3",
            }),
            Prompt::Tokens { three: true } => DealKey::table("RNG-4 tokens of value 3"),
            Prompt::Tokens { three: false } => DealKey::table("RNG-5 tokens of value 1 and 2"),
            Prompt::Factions => DealKey::of("RNG-6 faction", self.next_faction().unwrap_or(self.first)),
            Prompt::Hands => DealKey::of("RNG-7 first hand", self.next_hand().unwrap_or(self.first)),
            Prompt::Secrets => DealKey::of("RNG-3 secret wonder", self.next_secret().unwrap_or(self.first)),
            Prompt::Draw { seat, .. } => DealKey::of("RNG-8 draw", seat),
            _ => DealKey::table("nothing is dealt"),
        }
    }

    /// The tokens from which the next region's is dealt.
    fn token_pool(&self, three: bool) -> crate::pile::Pile<Token> {
        let content = self.content.get();
        let pool = Token::ALL.into_iter().filter(|token| content.token(*token).three == three).collect();
        self.token_box.only(pool)
    }

    /// Who draws now.
    fn drawing_deck(&self) -> crate::pile::Pile<crate::ids::Card> {
        let seat = match self.prompt() {
            Prompt::Draw { seat, .. } => Some(seat),
            _ => self.next_hand(),
        };
        seat.map_or(crate::pile::Pile::EMPTY, |seat| self.seats[seat].deck)
    }

    /// One deal with its true odds: each card and token of the pile has the same chance.
    pub(crate) fn deal_one(&self, rng: &mut impl Random) -> Action {
        let dealt = match self.prompt() {
            Prompt::FirstPlayer => {
                Some(Action::FirstPlayer(Seat::new(rng.below(u32::from(self.options.players)) as u8)))
            }
            Prompt::Refill { level } => self.achievements.decks[level.index()].look(rng).map(Action::Reveal),
            Prompt::Tokens { three } => self.token_pool(three).look(rng).map(Action::Token),
            Prompt::Factions => {
                let left = choices::factions_left(self);
                left.iter().nth(rng.below(left.len() as u32) as usize).map(Action::DealFaction)
            }
            Prompt::Secrets => self.achievements.decks[Level::Three.index()].look(rng).map(Action::Secret),
            _ => self.drawing_deck().look(rng).map(Action::Draw),
        };
        dealt.expect("a deal is due only from a pile that is not empty")
    }

    /// Every deal that is possible now with its weight.
    pub(crate) fn deal_odds(&self, out: &mut Vec<(Action, u32)>) {
        fn weigh<T: Bit>(pile: crate::pile::Pile<T>, deal: fn(T) -> Action, out: &mut Vec<(Action, u32)>) {
            out.extend(pile.sorts().map(|(sort, count)| (deal(sort), u32::from(count))));
        }
        match self.prompt() {
            Prompt::FirstPlayer => {
                out.extend(Seat::all(self.options.players).map(|seat| (Action::FirstPlayer(seat), 1)));
            }
            Prompt::Refill { level } => weigh(self.achievements.decks[level.index()], Action::Reveal, out),
            Prompt::Tokens { three } => weigh(self.token_pool(three), Action::Token, out),
            Prompt::Factions => {
                out.extend(choices::factions_left(self).iter().map(|f| (Action::DealFaction(f), 1)));
            }
            Prompt::Secrets => weigh(self.achievements.decks[Level::Three.index()], Action::Secret, out),
            _ => weigh(self.drawing_deck(), Action::Draw, out),
        }
    }

    /// Does the work on top of the stack until somebody is asked or a deal is due. Where a question has one
    /// answer it is given, except where the answers depend on hidden cards (spec 3.1, R65).
    pub(crate) fn advance(&mut self) {
        self.note_end();
        while self.work() {}
    }

    /// Spec 3.2, end flags: permanent once true, and not before round 1.
    fn note_end(&mut self) {
        if self.round == 0 || self.final_round {
            return;
        }
        let over = |seat: Seat| {
            let player = &self.seats[seat];
            (player.stock == 0 && !player.on_card) || self.board.held[seat].is_empty()
        };
        self.final_round = Seat::all(self.options.players).any(over);
    }

    /// One piece of work; `false` when the position has to wait.
    #[allow(clippy::too_many_lines, reason = "one arm per prompt")]
    fn work(&mut self) -> bool {
        match self.prompt() {
            Prompt::Refill { level } => self.refill(level),
            Prompt::Tokens { .. } => self.pop_if(self.next_guarded().is_none()),
            Prompt::Factions => {
                let left = choices::factions_left(self);
                match only(left) {
                    _ if self.next_faction().is_none() => self.pop_if(true),
                    Some(faction) if !self.options.random_factions => {
                        apply::take_faction(self, faction);
                        true
                    }
                    _ => false,
                }
            }
            Prompt::Starts => self.starts(),
            Prompt::Hands => self.pop_if(self.next_hand().is_none()),
            Prompt::Secrets => self.pop_if(self.next_secret().is_none()),
            Prompt::Begin => {
                self.round = 1;
                self.prompts.replace(Prompt::Main);
                true
            }
            Prompt::Use { card, effect } => self.force(choices::usable(self, card, effect), Action::Use),
            Prompt::Take { given } => self.force(choices::takes(self, given), Action::Take),
            Prompt::Pay { kind, chosen } => self.force(choices::pays(self, kind, chosen), Action::Pay),
            Prompt::Yield => {
                let ended = self.battle().is_some_and(|battle| {
                    let holds = |seat: Seat| {
                        !self.seats[seat].hand.is_empty() || self.archived_as_hand(seat).is_some()
                    };
                    battle.used >= battle.cards || !battle.defender.is_some_and(holds)
                });
                if ended {
                    self.answer(Action::Done);
                }
                ended
            }
            Prompt::Place { left } => {
                if left == 0 || self.active_player().stock == 0 {
                    return self.pop_if(true);
                }
                let regions = self.placeable(self.active);
                if regions.is_empty() {
                    self.prompts.replace(Prompt::Place { left: left - 1 });
                    settle::lose_from_stock(self);
                    self.note_end();
                    return true;
                }
                self.force(regions, Action::Settle)
            }
            Prompt::PlaceFromCard => {
                let regions = self.placeable(self.active);
                if regions.is_empty() {
                    self.prompts.pop();
                    settle::lose_from_card(self);
                    self.note_end();
                    return true;
                }
                self.force(regions, Action::Settle)
            }
            Prompt::PlaceExtra => self.pop_if(self.active_player().stock == 0),
            Prompt::FirstToken { achievement } => {
                self.force(choices::first_tokens(self, achievement), Action::First)
            }
            Prompt::Give => self.force(choices::gives(self), Action::Give),
            Prompt::From => self.force(choices::moves_from(self), Action::From),
            Prompt::To { from } => self.force(choices::moves_to(self, from), Action::To),
            Prompt::Draw { seat, left } => {
                let player = &mut self.seats[seat];
                if left > 0 && player.deck.is_empty() {
                    player.deck.pour(&mut player.discard); // reshuffled only when a card is needed
                }
                self.pop_if(left == 0 || self.seats[seat].deck.is_empty())
            }
            Prompt::NextTurn => {
                self.next_turn();
                true
            }
            Prompt::Over
            | Prompt::FirstPlayer
            | Prompt::Main
            | Prompt::AttackCards
            | Prompt::Respond
            | Prompt::DefenceCards
            | Prompt::Trash
            | Prompt::Swap
            | Prompt::Archive
            | Prompt::More => false,
        }
    }

    fn pop_if(&mut self, done: bool) -> bool {
        if done {
            self.prompts.pop();
        }
        done
    }

    /// Gives the only answer there is.
    fn force<T: Bit, W: Word>(&mut self, answers: BitSet<T, W>, step: fn(T) -> Action) -> bool {
        match only(answers) {
            Some(answer) => {
                self.answer(step(answer));
                self.note_end();
                true
            }
            None => false,
        }
    }

    /// Spec 4.4: cards are turned up while too few kinds are open and there are cards.
    fn refill(&mut self, level: Level) -> bool {
        let open = self.achievements.open.sorts().filter(|(a, _)| a.level() == level).count();
        let place = level.index();
        let mut done = open >= usize::from(self.content.rules.open_kinds);
        if !done && self.achievements.decks[place].is_empty() {
            let mut discard = self.achievements.discards[place];
            self.achievements.decks[place].pour(&mut discard);
            self.achievements.discards[place] = discard;
            done = self.achievements.decks[place].is_empty();
        }
        self.pop_if(done)
    }

    fn starts(&mut self) -> bool {
        let Some(seat) = self.next_start() else { return self.pop_if(true) };
        if self.options.recommended {
            let place = self.turn_order().position(|other| other == seat).unwrap_or(0);
            apply::start_in(self, self.layout().recommended[place]);
            return true;
        }
        match only(choices::starts_left(self)) {
            Some(region) => {
                apply::start_in(self, region);
                true
            }
            None => false,
        }
    }

    /// Spec 3.10, step 6.
    fn next_turn(&mut self) {
        self.turn = crate::state::Turn::default();
        self.active = self.active.next(self.options.players);
        if self.active == self.first {
            let limit = self.options.round_limit;
            self.ended_by = match self.final_round {
                true => Some(EndedBy::FinalRound),
                false if limit > 0 && self.round >= limit => Some(EndedBy::RoundLimit),
                false => None,
            };
            if self.ended_by.is_some() {
                self.prompts.replace(Prompt::Over);
                return;
            }
            self.round += 1;
        }
        self.prompts.replace(Prompt::Main);
    }
}

/// The only member of a set.
fn only<T: Bit, W: Word>(set: BitSet<T, W>) -> Option<T> {
    if set.len() == 1 { set.first() } else { None }
}
