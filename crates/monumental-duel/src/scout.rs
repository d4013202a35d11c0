//! Scout modules: what the scout of a civilization does. Trade is the one in this box (spec 3.3.10); those of
//! other boxes are effects told by their content.

use crate::action::Action;
use crate::content::language::List;
use crate::ids::{CityId, Event, Resource};
use crate::prompt::Prompt;
use crate::refusal::Refusal;
use crate::state::{Position, Stall, other};
use game_core::Seat;

/// What the scout of a civilization does as its action, once per round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Module {
    /// Trade with a free city: between the players for gold, beside the own city for nothing.
    Trade,
    /// The effect that the card of the scout tells: modules of other boxes.
    Effect(List),
}

impl Module {
    /// Their words in content files.
    pub const WORDS: [&'static str; 2] = ["trade", "effect"];
}

impl Position {
    /// May the scout act now?
    pub(crate) fn check_module(&self, seat: Seat, module: Module) -> Result<(), Refusal> {
        match module {
            Module::Trade => self.check_trading(seat),
            Module::Effect(list) if self.does_something(seat, list, false) => Ok(()),
            Module::Effect(_) => Err(Refusal::NoEffect),
        }
    }

    /// Begins the action; the scout is marked as used already.
    pub(crate) fn begin_module(&mut self, module: Module) {
        match module {
            Module::Trade => self.prompts.push(Prompt::PickFreeCity { free: false }),
            Module::Effect(list) => self.run(list, false),
        }
    }

    fn check_trading(&self, seat: Seat) -> Result<(), Refusal> {
        let mut refusal = Refusal::NoCityInReach;
        for city in self.cities_in_reach(seat) {
            match self.check_trade(seat, city, false) {
                Ok(()) => return Ok(()),
                Err(why) => refusal = why,
            }
        }
        Err(refusal)
    }

    /// Free cities between the players or beside the city of this one.
    fn cities_in_reach(&self, seat: Seat) -> impl Iterator<Item = CityId> + use<> {
        let market = self.market;
        market.into_iter().filter_map(|stall: Stall| stall.city).chain(self.players[seat].cities)
    }

    /// Is there a city to trade with for free?
    pub(crate) fn can_trade(&self, seat: Seat) -> bool {
        self.cities_in_reach(seat).any(|city| self.check_trade(seat, city, true).is_ok())
    }

    /// May this player trade with this city (R45)?
    pub(crate) fn check_trade(&self, seat: Seat, city: CityId, free: bool) -> Result<(), Refusal> {
        if city.index() >= self.content.get().free_cities.len() {
            return Err(Refusal::CityOutOfReach);
        }
        let player = &self.players[seat];
        let between = self.market.iter().any(|stall| stall.city == Some(city));
        if !between && !player.cities.contains(city) {
            return Err(Refusal::CityOutOfReach);
        }
        if player.traded.contains(city) {
            return Err(Refusal::AlreadyTraded);
        }
        let price = self.content.get().rules.trade_gold;
        if between && !free && player.has(Resource::Gold) < u16::from(price) {
            return Err(Refusal::TradeNeedsGold { price });
        }
        Ok(())
    }

    /// Steps 1 to 3 of a trade.
    pub(crate) fn trade(&mut self, city: CityId, free: bool) {
        let seat = self.turn;
        let gold = self.content.get().rules.trade_gold;
        self.me_mut().traded.insert(city);
        if let Some(stall) = self.market.iter_mut().find(|stall| stall.city == Some(city)) {
            stall.gold[seat.index()] += gold;
            if !free {
                self.me_mut().pay(Resource::Gold, u16::from(gold));
            }
        }
        self.prompts.push(Prompt::AfterTrade { city });
        self.run(self.content.get().free_city(city).body, false);
    }

    /// Gold on the side of a player that makes a free city join.
    #[must_use]
    pub fn city_gold(&self, seat: Seat) -> u8 {
        let usual = self.content.get().rules.free_city_take_gold;
        self.standing(seat).threshold.map_or(usual, |lower| lower.min(usual))
    }

    /// Steps 4 and 5 of a trade.
    pub(crate) fn after_trade(&mut self, city: CityId) {
        let seat = self.turn;
        if let Some(at) = self.market.iter().position(|stall| stall.city == Some(city))
            && self.market[at].gold[seat.index()] >= self.city_gold(seat)
        {
            self.market[at] = Stall::default();
            self.players[other(seat)].traded.remove(city);
            self.me_mut().cities.insert(city);
            self.prompts.push(Prompt::FillMarket);
            self.raise(Event::TakeFreeCity);
        }
        self.raise(Event::Trade);
    }

    /// D14.
    pub(crate) fn answer_free_city(&mut self, action: Action, free: bool) {
        if let Action::City(city) = action {
            self.trade(city, free);
        }
    }
}
