//! Rounds, phases, and what is asked next (spec 3); `pending` holds events and effects that wait.

mod pending;

use crate::content::{CardSet, MAKE_UP};
use crate::ids::{CardId, CardKind, CityId, CityMove, CivId, Event};
use crate::prompt::{Pending, Prompt};
use crate::setup::Yields;
use crate::state::{Advantage, Land, MARKET, PLACES, Phase, Position, ROW, Stall, other};
use game_core::options::Only;
use game_core::{BitSet, Random, Seat};

/// The places of a row and a column, for each of the nine pairs.
const LINES: [u16; 9] = {
    let mut lines = [0; 9];
    let mut pair = 0;
    while pair < 9 {
        let (row, column) = (pair / 3, pair % 3);
        lines[pair] = 0b111 << (3 * row) | 0b1_001_001 << column;
        pair += 1;
    }
    lines
};

impl Position {
    /// Works until a player must choose, chance must draw, or the game is over.
    pub(crate) fn advance(&mut self) {
        loop {
            let Some(prompt) = self.prompts.last().copied() else {
                if self.phase == Phase::Over {
                    return;
                }
                self.next_phase();
                continue;
            };
            let waits = match prompt {
                Prompt::Run { list, moved, warlord } => {
                    self.step_list(list, moved, warlord);
                    false
                }
                Prompt::Order { kind, pending } => self.step_order(kind, pending),
                Prompt::FirstPlayer => true,
                Prompt::FillRow => self.fill_row(),
                Prompt::FillMarket => self.fill_market(),
                Prompt::FillCity { place, knowledge } => self.fill_city(place, knowledge),
                Prompt::Draw { left } => self.step_draw(left),
                Prompt::PickCity { how, left, from, .. } if left == 0 || !self.pickable(how, from) => {
                    self.prompts.pop();
                    false
                }
                Prompt::PickRow { left, from, .. }
                    if left == 0 || self.row.iter().skip(usize::from(from)).flatten().count() == 0 =>
                {
                    self.prompts.pop();
                    false
                }
                Prompt::Again { cost, body } if !self.can_repeat(cost, body) => {
                    self.prompts.pop();
                    false
                }
                // Always at least two answers.
                Prompt::Turn if self.may_do_more() => true,
                Prompt::Activate
                | Prompt::Offer { .. }
                | Prompt::Again { .. }
                | Prompt::KeepWonder { .. }
                | Prompt::KeepKnowledge { .. } => true,
                Prompt::EndTurn => {
                    if !self.next_event() {
                        self.prompts.pop();
                    }
                    false
                }
                _ if prompt.question().is_some() => !self.answer_alone(),
                _ => {
                    self.prompts.pop();
                    self.work(prompt);
                    false
                }
            };
            if waits {
                return;
            }
        }
    }

    /// A question with one answer is not asked (spec 3).
    fn answer_alone(&mut self) -> bool {
        let mut answers = Only::default();
        self.list(&mut answers);
        let Some(only) = answers.single() else {
            assert!(!answers.is_empty(), "every question has an answer (invariant 15)");
            return false;
        };
        self.answer(only);
        true
    }

    fn pickable(&self, how: CityMove, from: u8) -> bool {
        self.movable(self.turn, how).word() >> from != 0
    }

    /// Does the work of a prompt that is off the stack.
    fn work(&mut self, prompt: Prompt) {
        match prompt {
            Prompt::TakeRow { place } => self.take_row(place),
            Prompt::TakeBasic { basic } => self.take_basic(basic),
            Prompt::TakeProvince => self.take_province(),
            Prompt::CompleteWonder => self.complete_wonder(),
            Prompt::CrownWonder { card } => {
                self.me_mut().put_on_deck(card);
                self.raise(Event::CompleteWonder);
            }
            Prompt::PlaceBid { resource, amount } => self.place_bid(resource, amount),
            Prompt::AfterTrade { city } => self.after_trade(city),
            Prompt::Raise(event) => self.raise(event),
            Prompt::React { seat, event, rival } => self.react(seat, event, rival),
            Prompt::Return => self.turn = other(self.turn),
            Prompt::Yields => self.gain_yields(),
            Prompt::Use { card, next, copied } => {
                self.prompts.push(prompt);
                self.step_use(card, next, copied);
            }
            _ => {}
        }
    }

    // ---- phases

    fn next_phase(&mut self) {
        use Phase as P;
        let (first, second) = (self.first, other(self.first));
        match self.phase {
            P::FirstPlayer => self.enter(P::SecondCivilization, second, Prompt::Civ),
            P::SecondCivilization => self.enter(P::FirstCivilization, first, Prompt::Civ),
            P::FirstCivilization => self.enter(P::Row, first, Prompt::FillRow),
            P::Row => self.enter(P::Market, first, Prompt::FillMarket),
            P::Market => self.enter(P::FirstCity, first, Prompt::FillCity { place: 0, knowledge: None }),
            P::FirstCity => self.enter(P::SecondCity, second, Prompt::FillCity { place: 0, knowledge: None }),
            P::SecondCity => self.begin_round(),
            P::FirstActivation => self.enter(P::SecondActivation, second, Prompt::Activate),
            P::SecondActivation => self.enter(P::Actions, first, Prompt::Turn),
            P::Actions => self.next_turn(),
            P::FirstRefill => {
                self.enter(P::SecondRefill, second, Prompt::FillCity { place: 0, knowledge: None })
            }
            P::SecondRefill => {
                self.slide_row();
                self.enter(P::RowRefill, first, Prompt::FillRow);
            }
            P::RowRefill => {
                let cards = self.row.iter().flatten().count();
                if cards <= usize::from(self.content.get().rules.final_row_max) {
                    self.last_round = true;
                }
                self.decay();
                self.first = second;
                self.begin_round();
            }
            P::Over => {}
        }
    }

    fn enter(&mut self, phase: Phase, turn: Seat, prompt: Prompt) {
        self.phase = phase;
        self.turn = turn;
        if prompt == Prompt::Civ && self.players[turn].civ.is_some() {
            return; // assigned by the set-up
        }
        self.prompts.push(prompt);
    }

    fn begin_round(&mut self) {
        self.round += 1;
        self.enter(Phase::FirstActivation, self.first, Prompt::Activate);
    }

    /// Gives a player a civilization with everything that belongs to it (2.1).
    pub(crate) fn settle(&mut self, seat: Seat, civ: CivId) {
        let printed = self.content.get().civ(civ);
        let player = &mut self.players[seat];
        player.civ = Some(civ);
        player.deck.bag = printed.deck;
        player.owned = CardSet::one(printed.knowledge);
        player.culture_deck = printed.policies.into_iter().collect();
        player.tokens = printed.type_tokens;
        if let Some(card) = printed.starting_province {
            player.lands.push(Land { card, tokens: BitSet::EMPTY });
        }
        let gold = self.content.rules.starting_gold;
        player.held[crate::ids::Resource::Gold as usize] = u16::from(gold);
    }

    /// Phase A (3.2).
    pub(crate) fn activate(&mut self, row: u8, column: u8) {
        self.prompts.pop();
        let lines = BitSet::from_word(LINES[usize::from(3 * row + column)]);
        let me = self.me_mut();
        me.gained = [0; 5];
        me.passed = false;
        me.active = me.occupied().intersection(lines);
        match self.readings.yields {
            Yields::AfterEffects => self.prompts.push(Prompt::Yields),
            Yields::BeforeEffects => self.gain_yields(),
        }
        let pending = self.activating();
        if pending != 0 {
            self.prompts.push(Prompt::Order { kind: Pending::Activation, pending });
        }
    }

    /// The resources of all cards that are activated (R9).
    fn gain_yields(&mut self) {
        for place in self.me().active {
            if let Some(card) = self.me().city[usize::from(place)].top {
                self.gain_yield(card);
            }
        }
    }

    /// The next turn, or the end of the round (3.3).
    fn next_turn(&mut self) {
        let opponent = other(self.turn);
        if !self.players[opponent].passed {
            self.turn = opponent;
        } else if self.me().passed {
            return self.end_round();
        }
        self.prompts.push(Prompt::Turn);
    }

    /// Phase C (3.4); after the last round only the advantage is reduced (R49).
    fn end_round(&mut self) {
        if self.last_round {
            self.decay();
            self.phase = Phase::Over;
        } else {
            self.enter(Phase::FirstRefill, self.first, Prompt::FillCity { place: 0, knowledge: None });
        }
    }

    /// 3.4.3.
    pub(crate) fn decay(&mut self) {
        let Some(holder) = self.advantage.holder else { return };
        if self.advantage.tokens > 0 && self.standing(holder).no_decay {
            return;
        }
        let left = self.advantage.tokens.saturating_sub(self.content.get().rules.advantage_decay);
        self.advantage.tokens = left;
        if left == 0 {
            self.advantage = Advantage::NOBODY;
        }
    }

    // ---- draws

    /// S3: waits for a free city as long as a place and a city are left.
    fn fill_market(&mut self) -> bool {
        let gap = self.market.iter().any(|stall| stall.city.is_none());
        let waits = gap && !self.city_deck.is_empty();
        if !waits {
            self.prompts.pop();
        }
        waits
    }

    pub(crate) fn deal_free_city(&mut self, city: CityId) {
        self.city_deck.remove(city);
        let gap = (0..MARKET).find(|at| self.market[*at].city.is_none()).expect("there is a gap to fill");
        self.market[gap] = Stall { city: Some(city), gold: [0; 2] };
    }

    /// S2: waits for a card as long as a place and a card are left.
    fn fill_row(&mut self) -> bool {
        let waits = !self.deck.is_empty() && self.row.iter().any(Option::is_none);
        if !waits {
            self.prompts.pop();
        }
        waits
    }

    /// The development cards one of which comes next, those of the lowest era left, with their odds. Where a
    /// mixture of boxes has more cards of a kind than a game needs, each of them is as likely to be left out.
    pub(crate) fn next_cards(&self) -> impl Iterator<Item = (CardId, u32)> + Clone + use<> {
        let content = self.content.get();
        let (era, left) = self.era_left();
        let kinds = CardKind::ALL.map(|kind| self.kind_left(era, kind));
        let surplus = kinds.iter().filter(|(wanted, there)| wanted < there);
        let all: u32 = surplus.map(|(_, there)| there).product();
        left.iter().map(move |card| {
            let (wanted, there) = kinds[content.card(card).kind as usize];
            (card, if wanted == there { all } else { wanted * (all / there) })
        })
    }

    /// One of these cards. Where no boxes are mixed all have the same odds.
    pub(crate) fn next_card(&self, rng: &mut impl Random) -> Option<CardId> {
        let (era, left) = self.era_left();
        if self.content.get().mixed[era] { rng.weighted(self.next_cards()) } else { left.pick(rng) }
    }

    /// The lowest era with cards left, and these cards.
    fn era_left(&self) -> (usize, CardSet) {
        let eras = self.content.get().eras;
        let era = (0..3).find(|era| self.deck.intersects(eras[*era])).unwrap_or_default();
        (era, self.deck.intersection(eras[era]))
    }

    /// How many cards of a kind an era still deals, and how many there are to deal them from.
    fn kind_left(&self, era: usize, kind: CardKind) -> (u32, u32) {
        let printed = self.content.get().kind_count(era, kind) as u32;
        let there = self.left_of(era, kind).len() as u32;
        (u32::from(MAKE_UP[era][kind as usize]).saturating_sub(printed - there), there)
    }

    /// The cards of a kind that an era has not dealt yet.
    fn left_of(&self, era: usize, kind: CardKind) -> CardSet {
        let content = self.content.get();
        self.deck.intersection(content.eras[era]).intersection(content.of_kind(kind))
    }

    /// The card comes into the row; once an era has dealt all of a kind, what is left of it stays in the box.
    pub(crate) fn deal_row(&mut self, card: CardId) {
        self.deck.remove(card);
        let printed = self.content.get().card(card);
        let era = usize::from(printed.era) - 1;
        if self.content.get().mixed[era] && self.kind_left(era, printed.kind).0 == 0 {
            let over = self.left_of(era, printed.kind);
            self.deck = self.deck.difference(over);
            self.discard = self.discard.union(over);
        }
        let gap = self.row.iter().rposition(Option::is_none).expect("there is a gap to fill");
        self.row[gap] = Some(card);
    }

    /// 3.4.2, steps 1 and 2.
    fn slide_row(&mut self) {
        let keep = usize::from(self.content.get().rules.row_keep_max);
        let mut kept = [None; ROW];
        let mut to = ROW;
        let cards = self.row.iter().flatten().count();
        let mut gone = cards.saturating_sub(keep);
        for card in self.row.iter().rev().flatten() {
            if gone > 0 {
                gone -= 1;
                self.discard.insert(*card);
            } else {
                to -= 1;
                kept[to] = Some(*card);
            }
        }
        self.row = kept;
    }

    /// 3.4.1: fills the city of the player whose turn it is; tells whether a card must be drawn by chance.
    fn fill_city(&mut self, place: u8, knowledge: Option<CardId>) -> bool {
        let at = usize::from(place);
        if at == PLACES {
            self.prompts.pop();
            return false;
        }
        let knowledge_cards = self.content.get().of_kind(CardKind::Knowledge);
        let me = self.me_mut();
        if me.city[at].is_empty() {
            if me.deck.is_empty()
                && me.discard.kinds().any(|(card, _)| !knowledge_cards.contains(CardId::new(card)))
            {
                let mut discard = me.discard;
                me.deck.bag.pour(&mut discard);
                me.discard = discard;
            }
            if me.deck.is_empty() {
                me.city[at].under = knowledge;
            } else if let Some(card) = me.deck.top.pop() {
                self.drawn(card);
                return false;
            } else {
                return true;
            }
        }
        let next = Prompt::FillCity { place: place + 1, knowledge: None };
        *self.prompts.last_mut().expect("the fill prompt is on top") = next;
        false
    }

    /// `draw_use`: waits for chance when the top card is unknown; stops at an empty deck (R57).
    fn step_draw(&mut self, left: u8) -> bool {
        if left == 0 || self.me().deck.is_empty() {
            self.prompts.pop();
            return false;
        }
        match self.me_mut().deck.top.pop() {
            Some(card) => {
                self.drawn(card);
                false
            }
            None => true,
        }
    }

    /// A card comes off the city deck of the player, for the prompt on top.
    pub(crate) fn drawn(&mut self, card: CardId) {
        match self.prompts.last().copied() {
            Some(Prompt::Draw { left }) => {
                self.prompts.pop();
                self.count_moved();
                self.prompts.push(Prompt::Draw { left: left - 1 });
                self.use_card(card, false);
            }
            Some(Prompt::FillCity { place, knowledge }) => {
                let next = if self.content.get().card(card).kind != CardKind::Knowledge {
                    let there = &mut self.me_mut().city[usize::from(place)];
                    there.top = Some(card);
                    there.under = knowledge;
                    Prompt::FillCity { place: place + 1, knowledge: None }
                } else if knowledge.is_none() {
                    Prompt::FillCity { place, knowledge: Some(card) }
                } else {
                    return self.prompts.push(Prompt::KeepKnowledge { drawn: card });
                };
                *self.prompts.last_mut().expect("the fill prompt is on top") = next;
            }
            _ => {}
        }
    }

    /// D20: the other knowledge goes to the discard.
    pub(crate) fn keep_knowledge(&mut self, drawn: CardId, keep_drawn: bool) {
        self.prompts.pop();
        if let Some(Prompt::FillCity { knowledge: Some(placed), .. }) = self.prompts.last_mut() {
            let gone = if keep_drawn { std::mem::replace(placed, drawn) } else { drawn };
            self.me_mut().discard.add(gone.index());
        }
    }
}
