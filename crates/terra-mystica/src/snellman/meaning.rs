//! What each command means: the steps behind it (notation chapter 4 of the specification).

use super::command::{Command, Due, Link, Resource, Space};
use super::error::Problem;
use super::literal::{self, Digging, Line};
use crate::action::Action;
use crate::ids::{
    BonusTile, BridgePlace, Conversion, Cult, Faction, FavorTile, Hex, Order, PowerAction, River, Special,
    Structure, Terrain, TownTile,
};
use crate::offers::Offer;
use crate::prompt::Prompt;
use crate::setup::TransformTargets;
use game_core::{Game, Seat};

impl Line {
    /// Carries out one command; `rest` are the commands after it.
    pub(super) fn command(&mut self, command: Command, rest: &[Command]) -> Result<(), Problem> {
        match command {
            Command::Wait | Command::Done | Command::Server(_) => Ok(()),
            Command::Resign => Err(self.nothing("players who leave are not modelled", "R48")),
            Command::Build(hex) => self.build(hex),
            Command::Transform(hex, colour) => self.transform(hex, colour, rest),
            Command::Dig(n) => self.dig(n, rest),
            Command::Upgrade(hex, to) => self.upgrade(hex, to),
            Command::Send(cult, space) => {
                let space = self.order_space(cult, space);
                self.step(Action::Send { cult, space })
            }
            Command::AdvanceShipping => self.step(Action::Shipping),
            Command::AdvanceDigging => self.step(Action::Digging),
            Command::Action(space) => self.action(space, rest),
            Command::Bridge(from, to) => self.bridge(from, to),
            Command::Connect(link) => self.connect(link),
            Command::Convert { give, take } => self.convert(give, take, rest),
            Command::Burn(n) => self.times(n, Action::Burn),
            Command::Leech(n, from) => self.answer(n, from, true),
            Command::Decline(Some((n, from))) => self.answer(n, from, false),
            Command::Decline(None) => self.decline_all(),
            Command::Pass(tile) => self.pass(tile),
            Command::Take(n, due) => self.take(n, due, rest),
            Command::Waive(n, due) => self.waive(n, due, rest),
        }
    }

    fn times(&mut self, n: u8, action: Action) -> Result<(), Problem> {
        (0..n).try_for_each(|_| self.step(action))
    }

    fn home(&self) -> Terrain {
        let faction = self.position.faction_of(self.seat).unwrap_or(Faction::Halflings);
        self.position.content().faction(faction).home
    }

    // ---------------------------------------------------------------- terrain and dwellings

    fn build(&mut self, hex: Hex) -> Result<(), Problem> {
        if self.position.prompt() == Prompt::StartDwelling {
            return self.step(Action::Place { hex });
        }
        match self.space.take() {
            Some(Space::Witches) => return self.step(Action::Special { special: Special::Ride(hex) }),
            other => self.space = other,
        }
        let home = self.home();
        if self.position.map().terrain[hex.index()] != home {
            self.use_spades(hex, home)?;
        }
        // Spades left over are given up before the dwelling is built.
        if self.position.turn().spades.left > 0
            && self.position.turn().due.spades
            && self.position.refusal(self.seat, Action::Build { hex }).is_some()
            && self.position.refusal(self.seat, Action::Forfeit).is_none()
        {
            self.step(Action::Forfeit)?;
        }
        self.step(Action::Build { hex })
    }

    fn transform(&mut self, hex: Hex, colour: Option<Terrain>, rest: &[Command]) -> Result<(), Problem> {
        let target = self.target(hex, colour);
        let dug = self.position.turn().spades.hexes.contains(hex);
        if (dug || self.dug_ahead.contains(&hex))
            && (colour.is_none() || self.position.map().terrain[hex.index()] == target)
        {
            return Ok(());
        }
        self.dig_home_first(hex, target, rest)?;
        self.use_spades(hex, target)
    }

    /// Without a colour the spades in hand go towards home, as far as they reach.
    fn target(&self, hex: Hex, colour: Option<Terrain>) -> Terrain {
        let home = self.home();
        let giants = self.position.faction_of(self.seat) == Some(Faction::Giants);
        let in_hand = i16::from(self.free_spades()) + self.dig;
        let now = self.position.map().terrain[hex.index()];
        let reached = u8::try_from(in_hand).unwrap_or(0).min(now.distance(home));
        match colour {
            Some(colour) => colour,
            None if giants || reached == 0 => home,
            None => now.towards(home, reached),
        }
    }

    /// A hex that ends short of home comes last (spec 4.1.3), in whatever order a log names them.
    fn dig_home_first(&mut self, hex: Hex, target: Terrain, rest: &[Command]) -> Result<(), Problem> {
        let home = self.home();
        let needed = self.position.map().terrain[hex.index()].distance(target);
        if self.phase_three || target == home || i16::from(needed) >= i16::from(self.free_spades()) + self.dig
        {
            return Ok(());
        }
        for command in rest {
            let next = match command {
                Command::Transform(next, colour) if colour.unwrap_or(home) == home => *next,
                Command::Build(next) => *next,
                _ => continue,
            };
            if next != hex && self.position.map().terrain[next.index()] != home {
                self.use_spades(next, home)?;
                self.dug_ahead.push(next);
            }
        }
        Ok(())
    }

    /// Spades in hand first, then those paid with `dig`.
    fn use_spades(&mut self, hex: Hex, target: Terrain) -> Result<(), Problem> {
        let action = self.dig_step(hex, target)?;
        let Action::Dig { spades, .. } = action else { return Ok(()) };
        let free = self.free_spades();
        let paid = i16::from(spades.saturating_sub(free));
        if paid > self.dig {
            return Err(self.nothing("the hex needs more spades", "4.1.2"));
        }
        self.step(action)?;
        self.dig -= paid;
        Ok(())
    }

    fn spades_suffice(&self, hex: Hex, target: Terrain) -> bool {
        let in_hand = i16::from(self.free_spades()) + self.dig;
        matches!(self.dig_step(hex, target), Ok(Action::Dig { spades, .. }) if i16::from(spades) <= in_hand)
    }

    fn free_spades(&self) -> u8 {
        match self.position.prompt() {
            Prompt::BonusSpades => self.position.flow().spades[self.seat.index()],
            _ => self.position.turn().spades.left,
        }
    }

    /// The step that turns a hex into a terrain.
    fn dig_step(&self, hex: Hex, target: Terrain) -> Result<Action, Problem> {
        let home = self.home();
        let now = self.position.map().terrain[hex.index()];
        let giants = self.position.faction_of(self.seat) == Some(Faction::Giants);
        let spades = match now.distance(target) {
            0 => return Err(self.nothing("the hex has this terrain already", "4.1.3")),
            _ if giants => 2,
            spades => spades,
        };
        let any = self.position.options().transform_targets == TransformTargets::Any;
        let straight = if giants {
            target == home
        } else {
            now.distance(home) >= spades && now.towards(home, spades) == target
        };
        if !any && !straight {
            return Err(self.nothing("the terrain must come closer to home", "4.1.3"));
        }
        Ok(Action::Dig { hex, spades, to: any.then_some(target) })
    }

    /// The hex that the next transform or dwelling names, and the terrain it shall have.
    fn next_hex(&self, rest: &[Command]) -> Option<(Hex, Terrain)> {
        rest.iter().find_map(|command| match command {
            Command::Build(hex) => Some((*hex, self.home())),
            Command::Transform(hex, colour) => Some((*hex, self.target(*hex, *colour))),
            _ => None,
        })
    }

    /// Paid spades. They are used on the hex that the next command names, or kept until then. In portions the
    /// hex comes nearer with every `dig`, and what spades bring can pay for the next ones.
    fn dig(&mut self, n: u8, rest: &[Command]) -> Result<(), Problem> {
        self.spades = true;
        self.dig += i16::from(n);
        if self.digging == Digging::Named {
            return Ok(());
        }
        let named = self.next_hex(rest);
        self.borrowed = named.is_none();
        let Some((hex, target)) = named.or_else(|| self.next_hex(&self.later)) else { return Ok(()) };
        let more = rest.iter().any(|command| matches!(command, Command::Dig(_)));
        let enough = self.spades_suffice(hex, target);
        if self.dug_ahead.contains(&hex) || (target != self.home() && self.free_spades() > 0) {
            return Ok(());
        }
        if more && !enough {
            return if self.digging == Digging::Portions { self.dig_a_portion(hex, target) } else { Ok(()) };
        }
        self.use_spades(hex, target)?;
        self.dug_ahead.push(hex);
        Ok(())
    }

    /// All spades in hand come to the hex, which needs more of them. The Giants cannot dig half a hex.
    fn dig_a_portion(&mut self, hex: Hex, target: Terrain) -> Result<(), Problem> {
        if self.position.faction_of(self.seat) == Some(Faction::Giants) {
            return Ok(());
        }
        let in_hand = i16::from(self.free_spades()) + self.dig;
        let now = self.position.map().terrain[hex.index()];
        self.use_spades(hex, now.towards(target, in_hand as u8))
    }

    fn upgrade(&mut self, hex: Hex, to: Structure) -> Result<(), Problem> {
        if self.space == Some(Space::Swarmlings) {
            if to != Structure::TradingPost {
                return Err(self.nothing("the action makes a trading post", "4.7.3"));
            }
            self.space = None;
            return self.step(Action::Special { special: Special::Swarm(hex) });
        }
        self.step(Action::Upgrade { hex, to })?;
        self.spades |= self.position.turn().due.spades;
        Ok(())
    }

    fn bridge(&mut self, from: Hex, to: Hex) -> Result<(), Problem> {
        let Some(place) = BridgePlace::between(from, to) else {
            return Err(self.nothing("no bridge fits between these hexes", "4.7.2"));
        };
        // The only place left was taken without asking.
        let player = self.position.player(self.seat);
        if player.bridges.contains(place) && !self.before.bridges.contains(place) {
            return Ok(());
        }
        self.step(Action::Bridge { place })
    }

    fn connect(&mut self, link: Link) -> Result<(), Problem> {
        let river = match link {
            Link::River(river) => river,
            Link::Around(a, b, c) => {
                let map = &self.position.content().map;
                let around = |river: &River| {
                    [Some(a), Some(b), c]
                        .into_iter()
                        .flatten()
                        .all(|hex| map.shores[river.index()].contains(hex))
                };
                let fitting: Vec<River> = River::all().filter(around).collect();
                let founds = |river: &&River| {
                    self.position.refusal(self.seat, Action::Connect { river: **river }).is_none()
                };
                match fitting.iter().find(founds).or(fitting.first()) {
                    Some(river) => *river,
                    None => return Err(self.nothing("no river hex lies beside all of these", "4.8.4")),
                }
            }
        };
        self.step(Action::Connect { river })
    }

    // ---------------------------------------------------------------- actions

    fn order_space(&self, cult: Cult, space: Option<u8>) -> Order {
        let free = |at: &Option<Seat>| at.is_none();
        let orders = &self.position.board().orders[cult.index()];
        match space {
            Some(3) => Order::Three,
            Some(2) => Order::Two,
            Some(_) => Order::Return,
            None if free(&orders[0]) => Order::Three,
            None if orders[1..].iter().any(free) => Order::Two,
            None => Order::Return,
        }
    }

    fn action(&mut self, space: Space, rest: &[Command]) -> Result<(), Problem> {
        let special = match space {
            Space::Power(action) => {
                self.spades |= matches!(action, PowerAction::Spade | PowerAction::TwoSpades);
                return self.step(Action::Power { action });
            }
            Space::Nomads => self.sandstorm(rest)?,
            Space::Swarmlings | Space::Witches => {
                self.space = Some(space);
                return Ok(());
            }
            Space::BonusSpade => Special::BonusSpade,
            Space::BonusCult => Special::BonusCult,
            Space::FavorCult => Special::FavorCultAction,
            Space::Auren => Special::AurenCult,
            Space::ChaosMagicians => Special::DoubleAction,
            Space::Engineers => Special::EngineerBridge,
            Space::Giants => Special::GiantsSpades,
        };
        self.spades |= matches!(special, Special::BonusSpade | Special::GiantsSpades);
        self.step(Action::Special { special })
    }

    /// The storm comes over the hex that the next command names.
    fn sandstorm(&mut self, rest: &[Command]) -> Result<Special, Problem> {
        match self.next_hex(rest) {
            Some((_, target)) if target != Terrain::Desert => {
                Err(self.nothing("a sandstorm leaves desert", "4.7.3"))
            }
            Some((hex, _)) => {
                self.dug_ahead.push(hex);
                Ok(Special::Sandstorm(hex))
            }
            None => Err(self.nothing("the action names no hex", "4.7.3")),
        }
    }

    /// Set-up: the first tile. Round 6: a tile named there is ignored.
    fn pass(&mut self, tile: Option<BonusTile>) -> Result<(), Problem> {
        if self.position.prompt() == Prompt::FirstBonus {
            return match tile {
                Some(tile) => self.step(Action::Bonus { tile }),
                None => Err(self.nothing("a bonus tile is to be named", "2.1.8")),
            };
        }
        let tile = if self.position.round() == 6 { None } else { tile };
        self.step(Action::Pass { tile })
    }

    // ---------------------------------------------------------------- conversions and answers

    fn convert(
        &mut self,
        give: (u8, Resource),
        take: (u8, Resource),
        rest: &[Command],
    ) -> Result<(), Problem> {
        use Conversion::{
            CoinsToVp, PowerToCoin, PowerToPriest, PowerToWorker, PriestToWorker, VpToCoin, WorkerToCoin,
        };
        let ((given, from), (taken, to)) = (give, take);
        let (price, kinds): (u8, &[Conversion]) = match (from, to) {
            (Resource::Power, Resource::Priest) => (5, &[PowerToPriest]),
            (Resource::Power, Resource::Worker) => (3, &[PowerToWorker]),
            (Resource::Power, Resource::Coin) => (1, &[PowerToCoin]),
            (Resource::Priest, Resource::Worker) => (1, &[PriestToWorker]),
            (Resource::Worker, Resource::Coin) => (1, &[WorkerToCoin]),
            (Resource::Priest, Resource::Coin) => (1, &[PriestToWorker, WorkerToCoin]),
            (Resource::Vp, Resource::Coin) => (1, &[VpToCoin]),
            (Resource::Coin, Resource::Vp) => (2, &[CoinsToVp]),
            (Resource::Worker, Resource::Priest) => (1, &[]),
            _ => return Err(self.nothing("there is no such conversion", "4.9")),
        };
        if u16::from(given) != u16::from(price) * u16::from(taken) {
            return Err(self.nothing("the amounts do not fit the rate of the conversion", "4.9"));
        }
        if kinds.is_empty() {
            return self.exchange(taken, rest);
        }
        for _ in 0..taken {
            for kind in kinds {
                self.step(Action::Convert { kind: *kind })?;
            }
        }
        Ok(())
    }

    /// The Darklings' exchange is one step, however many commands it is written with.
    fn exchange(&mut self, n: u8, rest: &[Command]) -> Result<(), Problem> {
        if let Some(left) = self.exchange_ahead.checked_sub(n)
            && self.exchange_ahead > 0
        {
            self.exchange_ahead = left;
            return Ok(());
        }
        let more = rest
            .iter()
            .map(|command| match command {
                Command::Convert { give: (n, Resource::Worker), take: (_, Resource::Priest) } => *n,
                _ => 0,
            })
            .fold(0u8, u8::saturating_add);
        if n == 0 {
            return Ok(());
        }
        self.step(Action::Exchange { n: n.saturating_add(more) })?;
        self.exchange_ahead = more;
        Ok(())
    }

    fn answer(&mut self, amount: u8, from: Option<Faction>, accept: bool) -> Result<(), Problem> {
        let giver = match from {
            Some(faction) => self.position.seat_of(faction),
            None => self.position.offers().to(self.seat).find(|o| o.amount == amount).map(|o| o.giver),
        };
        let open = giver.filter(|giver| self.position.offers().find(self.seat, *giver, amount).is_some());
        match open {
            Some(giver) if accept => self.step(Action::Accept { giver, amount }),
            Some(giver) => self.step(Action::Decline { giver, amount }),
            // R19: an offer to a player without room is as if it did not exist.
            None if giver.is_some_and(|giver| self.was_void(giver, amount)) => Ok(()),
            None => Err(self.nothing("no such offer is open", "4.4")),
        }
    }

    fn was_void(&self, giver: Seat, amount: u8) -> bool {
        let offer = literal::Offer { giver, receiver: self.seat, amount };
        self.position.player(self.seat).room() == 0 || self.unanswered.contains(&offer)
    }

    fn decline_all(&mut self) -> Result<(), Problem> {
        let open: Vec<Offer> = self.position.offers().to(self.seat).copied().collect();
        open.iter().try_for_each(|o| self.step(Action::Decline { giver: o.giver, amount: o.amount }))
    }

    // ---------------------------------------------------------------- what is due

    fn take(&mut self, n: u8, due: Due, rest: &[Command]) -> Result<(), Problem> {
        match due {
            Due::Cult(cult) => self.take_steps(n, cult, rest),
            Due::Favor(tile) => (0..n).try_for_each(|_| self.take_favor(tile)),
            Due::Town(tile) => (0..n).try_for_each(|_| self.take_town(tile)),
            Due::Bonus(tile) if self.position.prompt() == Prompt::FirstBonus => self.pass(Some(tile)),
            _ => Err(self.nothing("this cannot be taken", "3.8")),
        }
    }

    /// Both steps of the Auren go to one track; `+AIR. +AIR` is the same as `+2AIR`.
    fn take_steps(&mut self, n: u8, cult: Cult, rest: &[Command]) -> Result<(), Problem> {
        if let Some((ahead, left)) = self.steps_ahead {
            if ahead != cult || n > left {
                return Err(self.nothing("both steps of the action are taken on one track", "4.7.3"));
            }
            self.steps_ahead = (left > n).then_some((cult, left - n));
            return Ok(());
        }
        let due = self.position.turn().due.steps;
        // The site lifts markers that a late key fits only when told so; ours have entered already.
        let entered = self.position.player(self.seat).cults[cult.index()] == 10;
        if entered && due == 0 && self.position.flow().echo[self.seat.index()] == 0 {
            return Ok(());
        }
        let own = self.position.flow().active == self.seat && due > 1;
        if !own {
            return self.times(n, Action::Step { cult });
        }
        let named =
            rest.iter().any(|command| matches!(command, Command::Take(_, Due::Cult(c)) if *c == cult));
        if n > due || (n < due && !named) {
            return Err(self.nothing("both steps of the action are taken on one track", "4.7.3"));
        }
        self.step(Action::Step { cult })?;
        self.steps_ahead = (due > n).then_some((cult, due - n));
        Ok(())
    }

    fn take_favor(&mut self, tile: FavorTile) -> Result<(), Problem> {
        let unasked = self.position.player(self.seat).favors.contains(tile)
            && !self.before.favors.contains(tile)
            && !self.favors.contains(&tile);
        self.favors.push(tile);
        if unasked { Ok(()) } else { self.step(Action::Favor { tile }) }
    }

    fn take_town(&mut self, tile: TownTile) -> Result<(), Problem> {
        let at = tile.index();
        let unasked = self.position.player(self.seat).towns[at] > self.before.towns[at] + self.towns[at];
        self.towns[at] += 1;
        if unasked { Ok(()) } else { self.step(Action::Town { tile }) }
    }

    fn waive(&mut self, n: u8, due: Due, rest: &[Command]) -> Result<(), Problem> {
        match due {
            Due::Spade => self.waive_spades(n),
            // A workaround of players: the step of the town tile is not to use the key on this track.
            Due::Cult(cult)
                if rest.iter().any(|command| {
                    matches!(command, Command::Take(_, Due::Town(TownTile::Cults | TownTile::TwoKeys)))
                }) =>
            {
                self.without_key.push(cult);
                Ok(())
            }
            Due::FreeDwelling if self.space == Some(Space::Witches) => {
                self.space = None;
                self.step(Action::Special { special: Special::RideWaived })
            }
            _ => Err(self.nothing("this cannot be given up", "3.8")),
        }
    }

    /// Spades that cannot be used were given up without asking; of several, all go together.
    fn waive_spades(&mut self, n: u8) -> Result<(), Problem> {
        if self.position.refusal(self.seat, Action::Forfeit).is_some() && (self.spades || self.phase_three) {
            return Ok(());
        }
        self.waived = self.waived.saturating_add(n);
        if self.waived < self.free_spades() { Ok(()) } else { self.step(Action::Forfeit) }
    }
}
