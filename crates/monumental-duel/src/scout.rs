//! Scout modules: what the scout of a civilization does. Trade is the one in this box (spec 3.3.10).

use crate::action::Action;
use crate::ids::{CityId, Event, Resource};
use crate::prompt::Frame;
use crate::refusal::Refusal;
use crate::state::{Position, Stall, other};
use game_core::Seat;

/// What a scout can do. A module checks its action and opens its first question; questions and work of its own
/// are frames of the stack like any other.
pub trait ScoutModule: Sync {
    /// May the scout act now?
    ///
    /// # Errors
    /// Why not.
    fn ready(&self, position: &Position, seat: Seat) -> Result<(), Refusal>;
    /// Begins the action; the scout is marked as used already.
    fn begin(&self, position: &mut Position);
}

/// The modules that content may name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Module {
    /// Trade with free cities.
    Trade,
}

impl Module {
    /// Their words in content files.
    pub const WORDS: [&'static str; 1] = ["trade"];

    /// What a word means.
    #[must_use]
    pub fn from_name(word: &str) -> Option<Module> {
        (word == "trade").then_some(Module::Trade)
    }

    /// The rules of the module.
    #[must_use]
    pub fn rules(self) -> &'static dyn ScoutModule {
        match self {
            Module::Trade => &Trade,
        }
    }
}

/// Trade with a free city: between the players for gold, beside the own city for nothing.
pub struct Trade;

impl ScoutModule for Trade {
    fn ready(&self, position: &Position, seat: Seat) -> Result<(), Refusal> {
        let reach = position.cities_in_reach(seat);
        let mut refusal = Refusal::NoCityInReach;
        for city in reach {
            match position.check_trade(seat, city, false) {
                Ok(()) => return Ok(()),
                Err(why) => refusal = why,
            }
        }
        Err(refusal)
    }

    fn begin(&self, position: &mut Position) {
        position.frames.push(Frame::PickFreeCity { free: false });
    }
}

impl Position {
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
        if city.index() >= self.printed().free_cities.len() {
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
        let price = self.printed().rules.trade_gold;
        if between && !free && player.has(Resource::Gold) < u16::from(price) {
            return Err(Refusal::TradeNeedsGold { price });
        }
        Ok(())
    }

    /// Steps 1 to 3 of a trade.
    pub(crate) fn trade(&mut self, city: CityId, free: bool) {
        let seat = self.turn;
        let gold = self.printed().rules.trade_gold;
        self.me_mut().traded.insert(city);
        if let Some(stall) = self.market.iter_mut().find(|stall| stall.city == Some(city)) {
            stall.gold[seat.index()] += gold;
            if !free {
                self.me_mut().pay(Resource::Gold, u16::from(gold));
            }
        }
        self.frames.push(Frame::AfterTrade { city });
        self.run(self.printed().free_city(city).body, false);
    }

    /// Gold on the side of a player that makes a free city join.
    pub(crate) fn city_gold(&self, seat: Seat) -> u8 {
        let usual = self.printed().rules.free_city_take_gold;
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
            self.frames.push(Frame::FillMarket);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Puzzle;
    use crate::content::Content;
    use game_core::Content as _;

    /// A module of some other box: the scout draws and uses a card.
    struct Explore;

    impl ScoutModule for Explore {
        fn ready(&self, position: &Position, seat: Seat) -> Result<(), Refusal> {
            if position.player(seat).deck.is_empty() { Err(Refusal::DeckEmpty) } else { Ok(()) }
        }

        fn begin(&self, position: &mut Position) {
            position.frames.push(Frame::Draw { left: 1 });
        }
    }

    #[test]
    fn another_module_needs_nothing_but_the_interface() {
        let seat = Seat::new(0);
        let puzzle = Puzzle::new(Content::standard(), ["aztecs", "malians"]).deck_top(seat, &["workshop"]);
        let mut position = puzzle.turn(seat);
        let module: &dyn ScoutModule = &Explore;
        assert_eq!(module.ready(&position, seat), Ok(()));
        module.begin(&mut position);
        position.advance();
        assert_eq!(position.player(seat).has(Resource::Production), 2);
        let empty = Puzzle::new(Content::standard(), ["aztecs", "malians"]).bag(seat, &[]).turn(seat);
        assert_eq!(module.ready(&empty, seat), Err(Refusal::DeckEmpty));
    }
}
