//! Set-up, rounds, turns: what happens by itself and what is asked next (spec 2, 3, 5.1).

use crate::content::{Content, Counted, Goods};
use crate::ids::{BonusTile, Cult, Faction, Hex, ScoringTile, Structure, TownTile, VpSource};
use crate::legal::{Counted as Steps, Scope};
use crate::offers::Offers;
use crate::prompt::{Prompt, Prompts};
use crate::setup::{FactionChoice, OfferTiming, TurnOrder};
use crate::state::{Board, Flow, HexSet, Map, Options, Player, Position, SEATS, Spades, TurnMemory};
use game_core::{BitSet, Handle, PerSeat, Seat, SeatSet};

/// Moments inside one step that a ledger has a row for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// Before the cult bonus of a round is paid out.
    CultIncomeBegins,
    /// After a seat received its cult bonus.
    CultIncome(Seat),
    /// Before the income of a round.
    IncomeBegins,
    /// After a seat received its income.
    Income(Seat),
    /// Before the end scoring.
    EndBegins,
    /// After a cult was scored.
    CultScored(Cult),
    /// After the networks were scored.
    NetworkScored,
    /// After resources were turned into points.
    ResourcesScored,
}

/// Somebody who looks at the position at such moments.
pub trait Witness {
    /// A moment, and the position at it.
    fn saw(&mut self, moment: Moment, position: &Position);
}

/// Nobody looks.
impl Witness for () {
    fn saw(&mut self, _: Moment, _: &Position) {}
}

/// The position before anything is chosen.
impl Position {
    pub(crate) fn empty(content: &'static Content, players: u8, options: Options) -> Position {
        let copies = |tile: TownTile| {
            let facts = content.town(tile);
            if facts.promo && !options.promo_town_tiles { 0 } else { facts.copies }
        };
        let none = Seat::new(0);
        Position {
            content: Handle::new(content),
            options,
            players,
            seats: PerSeat::all(Player::NOBODY),
            map: Map {
                terrain: content.map.terrain,
                structure: [None; Hex::COUNT],
                occupied: HexSet::EMPTY,
                bridges: BitSet::EMPTY,
                links: BitSet::EMPTY,
            },
            board: Board {
                scoring: [None; 6],
                pool: BitSet::EMPTY,
                coins: [0; BonusTile::COUNT],
                used: BitSet::EMPTY,
                orders: [[None; 4]; Cult::COUNT],
                towns: TownTile::ALL.map(copies),
                favors: crate::ids::FavorTile::ALL.map(|tile| content.favor(tile).copies),
            },
            flow: Flow {
                round: 0,
                order: [none; SEATS],
                passing: [none; SEATS],
                passed: SeatSet::EMPTY,
                active: none,
                index: 0,
                spades: [0; SEATS],
                first_known: false,
                prompts: Prompts::one(Prompt::DealFirst),
                build: 0,
                echo: [0; SEATS],
            },
            turn: TurnMemory::default(),
            offers: Offers::EMPTY,
        }
    }

    pub(crate) fn set_first_player(&mut self, seat: Seat) {
        for (slot, seat) in self.flow.order.iter_mut().zip(seat.clockwise(self.players)) {
            *slot = seat;
        }
        self.flow.first_known = true;
    }

    pub(crate) fn add_scoring_tile(&mut self, tile: ScoringTile) {
        if let Some(slot) = self.board.scoring.iter_mut().find(|slot| slot.is_none()) {
            *slot = Some(tile);
        }
    }

    pub(crate) fn add_bonus_tile(&mut self, tile: BonusTile) {
        self.board.pool.insert(tile);
    }

    /// Spec 2.1.6.
    pub(crate) fn give_faction(&mut self, seat: Seat, faction: Faction) {
        let board = self.content.faction(faction);
        self.seats[seat] = Player {
            faction: Some(faction),
            colour: self.seats[seat].colour,
            coins: u16::from(board.start.coins),
            workers: board.start.workers,
            priests: board.start.priests,
            bowls: board.bowls,
            cults: board.cults,
            shipping: board.shipping_start,
            pieces: Structure::ALL.map(|structure| self.content.structure(structure).supply),
            ..Player::NOBODY
        };
        self.add_vp(seat, i16::from(self.content.constants.start_vp), VpSource::Start);
    }

    pub(crate) fn place_start_dwelling(&mut self, seat: Seat, hex: Hex) {
        self.put(seat, hex, Structure::Dwelling);
        self.flow.index += 1;
    }

    pub(crate) fn take_first_bonus(&mut self, seat: Seat, tile: BonusTile) {
        self.board.pool.remove(tile);
        self.seats[seat].bonus = Some(tile);
        self.flow.index += 1;
    }

    /// The factions, dwellings and tiles of the introductory game, from the first player on (spec 2.2).
    fn lay_out_introductory(&mut self) {
        let content = self.content.get();
        let game = content.introductory(self.players).expect("the content check wants one per player count");
        for tile in content.introductory_scoring() {
            self.add_scoring_tile(*tile);
        }
        for tile in &game.bonus_tiles {
            self.add_bonus_tile(*tile);
        }
        let order = self.flow.order;
        for ((seat, faction), dwellings) in order.into_iter().zip(&game.factions).zip(&game.dwellings) {
            self.give_faction(seat, *faction);
            for hex in dwellings {
                self.place_start_dwelling(seat, *hex);
            }
        }
    }

    /// Asks the next question of the set-up; `false` when it is done.
    pub(crate) fn continue_setup(&mut self) -> bool {
        self.flow.prompts = Prompts::one(match self.next_of_setup() {
            Some(prompt) => prompt,
            None => return false,
        });
        true
    }

    fn next_of_setup(&mut self) -> Option<Prompt> {
        if !self.flow.first_known {
            return Some(Prompt::DealFirst);
        }
        if self.options.introductory && self.board.scoring[0].is_none() {
            self.lay_out_introductory();
        }
        if self.board.scoring.iter().any(Option::is_none) {
            return Some(Prompt::DealScoring);
        }
        let held = self.order().iter().filter(|seat| self.seats[**seat].bonus.is_some()).count();
        if self.board.pool.len() + held < usize::from(self.players + self.content.bonus_tiles_extra) {
            return Some(Prompt::DealBonus);
        }
        let order: [Seat; SEATS] = self.flow.order;
        let order = &order[..usize::from(self.players)];
        if self.options.faction_choice == FactionChoice::RandomColours
            && let Some(seat) = order.iter().find(|seat| self.seats[**seat].colour.is_none())
        {
            self.flow.active = *seat;
            return Some(Prompt::DealColour);
        }
        if let Some(seat) = order.iter().find(|seat| self.seats[**seat].faction.is_none()) {
            self.flow.active = *seat;
            return Some(Prompt::Faction);
        }
        if let Some(seat) = self.next_to_place() {
            self.flow.active = seat;
            return Some(Prompt::StartDwelling);
        }
        let seat = order.iter().rev().find(|seat| self.seats[**seat].bonus.is_none())?;
        self.flow.active = *seat;
        Some(Prompt::FirstBonus)
    }

    /// Spec 2.4: forward, backward, the Nomads' third, the Chaos Magicians' only one.
    fn next_to_place(&self) -> Option<Seat> {
        let missing = |seat: &&Seat, count: u8| {
            let board = self.content.faction(self.faction(**seat));
            board.start_dwellings >= count && self.seats[**seat].built.len() < usize::from(count)
        };
        let late = |seat: &&Seat| self.content.faction(self.faction(**seat)).start_dwellings == 1;
        let order = self.order();
        let first = order.iter().find(|seat| !late(seat) && missing(seat, 1));
        let second = || order.iter().rev().find(|seat| missing(seat, 2));
        let third = || order.iter().find(|seat| missing(seat, 3));
        let last = || order.iter().find(|seat| missing(seat, 1));
        first.or_else(second).or_else(third).or_else(last).copied()
    }

    /// Goes on until somebody must answer.
    pub(crate) fn settle(&mut self, witness: &mut impl Witness) {
        loop {
            if self.flow.prompts.over.is_some() {
                return;
            }
            let again = match self.flow.prompts.base {
                Prompt::Turn | Prompt::Choices | Prompt::After => self.settle_turn(),
                Prompt::Offer | Prompt::Echo => self.settle_answers(),
                Prompt::Settle => self.settle_late(witness),
                Prompt::BonusSpades => self.settle_bonus_spades(witness),
                Prompt::Over => false,
                _ => {
                    if !self.continue_setup() {
                        self.add_pool_coins();
                        self.begin_round(1, witness);
                    }
                    false
                }
            };
            if !again {
                return;
            }
        }
    }

    /// Inside a turn: what is due first, then the main action, then the after-window.
    fn settle_turn(&mut self) -> bool {
        self.drop_empty_dues();
        if !self.turn.due.is_empty() {
            self.flow.prompts.base = Prompt::Choices;
            return self.make_forced_step();
        }
        if !self.turn.over {
            if self.turn.actions > 0 {
                self.end_building();
                self.flow.prompts.base = Prompt::Turn;
                return false;
            }
            self.flow.prompts.base = Prompt::After;
            if self.after_is_asked() {
                return false;
            }
        }
        self.flow.prompts.base =
            if self.options.offer_timing == OfferTiming::Late { Prompt::Settle } else { Prompt::Offer };
        true
    }

    /// Spec 3.1: the only legal step is made. With free conversions there are nearly always others.
    fn make_forced_step(&mut self) -> bool {
        let seat = self.flow.active;
        let converts = || self.next_kind(seat, crate::ids::Conversion::Burn).is_some();
        if self.options.free_conversions && converts() {
            return false;
        }
        let mut steps = Steps::default();
        self.list(seat, Scope::Legal, &mut steps);
        match steps.first {
            Some(step) if steps.count == 1 => {
                self.make(seat, step);
                true
            }
            _ => false,
        }
    }

    /// The answers to the builds of the turn that just ended, then the next turn (spec 3.5).
    fn settle_answers(&mut self) -> bool {
        if self.flow.echo != [0; SEATS] {
            self.flow.prompts.base = Prompt::Echo;
            return false;
        }
        let Some(offer) = self.offers.open().next().copied() else {
            self.flow.prompts.base = Prompt::Settle;
            return true;
        };
        if self.seats[offer.receiver].room() == 0 {
            let at = self.offers.find(offer.receiver, offer.giver, offer.amount).expect("it was just seen");
            self.close_offer(at, crate::offers::Answer::Void);
            self.flow.prompts.base = Prompt::Offer;
            return true;
        }
        self.flow.prompts.base = Prompt::Offer;
        false
    }

    /// Between turns. Late offers are waited for before phase III, and when there are too many of them.
    fn settle_late(&mut self, witness: &mut impl Witness) -> bool {
        if self.flow.passed.len() == usize::from(self.players) {
            self.close_void_offers();
            if self.offers.open().next().is_some() || self.flow.echo != [0; SEATS] {
                return false;
            }
            self.end_round(witness);
            return true;
        }
        if !self.offers.has_room() {
            return false;
        }
        self.next_turn();
        false
    }

    fn next_turn(&mut self) {
        let order = self.order();
        let at = order.iter().position(|seat| *seat == self.flow.active).unwrap_or(0);
        let next = (1..=order.len())
            .map(|i| order[(at + i) % order.len()])
            .find(|seat| !self.flow.passed.contains(*seat));
        if let Some(seat) = next {
            self.begin_turn(seat);
        }
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.flow.active = seat;
        self.turn = TurnMemory { actions: 1, ..TurnMemory::default() };
        self.flow.prompts = Prompts::one(Prompt::Turn);
    }

    /// Phase I (spec 3.2), and the first turn.
    pub(crate) fn begin_round(&mut self, round: u8, witness: &mut impl Witness) {
        self.flow.round = round;
        self.flow.passed = SeatSet::EMPTY;
        self.flow.passing = [Seat::new(0); SEATS];
        self.flow.index = 0;
        witness.saw(Moment::IncomeBegins, self);
        let order = self.flow.order;
        for seat in &order[..usize::from(self.players)] {
            let income = self.income(*seat);
            self.gain(*seat, income);
            witness.saw(Moment::Income(*seat), self);
        }
        self.begin_turn(order[0]);
    }

    /// The income of a seat: structures, bonus tile, favor tiles (spec 3.2).
    #[must_use]
    pub fn income(&self, seat: Seat) -> Goods {
        let board = self.content.faction(self.faction(seat));
        let count = |structure| usize::from(self.on_map(seat, structure));
        let (posts, temples) = (count(Structure::TradingPost), count(Structure::Temple));
        let mut income = Goods {
            coins: board.trading_post_coins[posts],
            workers: board.worker_income[count(Structure::Dwelling)],
            priests: board.temple_priests[temples],
            power: board.trading_post_power[posts] + board.temple_power[temples],
        };
        if count(Structure::Stronghold) > 0 {
            income = income.plus(board.stronghold_income);
        }
        if count(Structure::Sanctuary) > 0 {
            income = income.plus(board.sanctuary_income);
        }
        if let Some(tile) = self.seats[seat].bonus {
            income = income.plus(self.content.bonus(tile).income);
        }
        for tile in self.seats[seat].favors {
            income = income.plus(self.content.favor(tile).income);
        }
        income
    }

    pub(crate) fn add_pool_coins(&mut self) {
        for tile in self.board.pool {
            self.board.coins[tile.index()] += self.content.constants.pool_coins;
        }
    }

    /// Phase III (spec 5.1) or the end of the game.
    fn end_round(&mut self, witness: &mut impl Witness) {
        self.turn = TurnMemory::default();
        if self.flow.round == 6 {
            self.flow.prompts = Prompts::one(Prompt::Over);
            self.score_end(witness);
            return;
        }
        match self.options.turn_order {
            TurnOrder::Passing => self.flow.order = self.flow.passing,
            TurnOrder::Clockwise => self.set_first_player(self.flow.passing[0]),
        }
        witness.saw(Moment::CultIncomeBegins, self);
        let order = self.flow.order;
        for seat in &order[..usize::from(self.players)] {
            self.cult_bonus(*seat);
            witness.saw(Moment::CultIncome(*seat), self);
        }
        self.flow.index = 0;
        self.flow.active = order[0];
        self.flow.prompts = Prompts::one(Prompt::BonusSpades);
    }

    /// The bonus of the finished round's scoring tile.
    fn cult_bonus(&mut self, seat: Seat) {
        let Some(tile) = self.board.scoring[usize::from(self.flow.round) - 1] else { return };
        let facts = *self.content.scoring(tile);
        let counted = match facts.counted {
            Counted::Cult(cult) => self.seats[seat].cults[cult.index()],
            Counted::Priests => self.seats[seat].placed,
        };
        let times = counted / facts.per;
        self.gain(seat, facts.gain.times(times));
        let spades = facts.spades * times;
        if spades > 0 {
            self.flow.spades[seat.index()] = spades;
            self.echo_spades(seat, spades);
        }
    }

    /// D17, one player after the other in the new turn order; then the next round.
    fn settle_bonus_spades(&mut self, witness: &mut impl Witness) -> bool {
        while self.flow.index < self.players {
            let seat = self.flow.order[usize::from(self.flow.index)];
            self.flow.active = seat;
            if self.flow.spades[seat.index()] > 0 {
                let ground = self.ground_in_phase_three(seat);
                if self.can_dig(&ground, &self.purse(seat)) {
                    return false;
                }
            }
            self.flow.spades[seat.index()] = 0;
            self.turn.spades = Spades::default();
            self.flow.index += 1;
        }
        self.board.used = BitSet::EMPTY;
        for seat in Seat::all(self.players) {
            self.seats[seat].used = BitSet::EMPTY;
        }
        self.add_pool_coins();
        self.begin_round(self.flow.round + 1, witness);
        false
    }
}
