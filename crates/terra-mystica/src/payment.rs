//! Prices, conversions and payment plans (spec 3.6, 4.9).

use crate::action::Plan;
use crate::content::Goods;
use crate::ids::{Conversion, VpSource};
use crate::refusal::Refusal;
use crate::state::Position;
use game_core::Seat;

/// What a player can pay with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purse {
    /// Coins.
    pub coins: u16,
    /// Workers.
    pub workers: u8,
    /// Priests in hand.
    pub priests: u8,
    /// Priests in the supply: the most that conversions can bring.
    pub supply: u8,
    /// Tokens in bowl II.
    pub two: u8,
    /// Tokens in bowl III.
    pub three: u8,
    /// Points the Alchemists may turn into coins; 0 for everybody else.
    pub vp: u16,
}

/// Power for one priest.
const PRIEST: u16 = 5;
/// Power for one worker.
const WORKER: u16 = 3;

impl Purse {
    /// Can the price be paid without converting anything?
    #[must_use]
    pub fn pays_directly(&self, price: Goods) -> bool {
        self.coins >= u16::from(price.coins)
            && self.workers >= price.workers
            && self.priests >= price.priests
            && self.three >= price.power
    }

    /// Can the price be paid by some plan? Greedy, because each good has one cheapest source: spare priests
    /// become workers, spare workers (and the Alchemists' points) coins, power the rest.
    #[must_use]
    pub fn payable(&self, price: Goods) -> bool {
        let power = u16::from(self.three + self.two / 2);
        let no_priests = u16::from(price.priests.saturating_sub(self.priests));
        if no_priests > u16::from(self.supply) {
            return false;
        }
        let workers = u16::from(self.workers) + u16::from(self.priests.saturating_sub(price.priests));
        let no_workers = u16::from(price.workers).saturating_sub(workers);
        let coins = self.coins + workers.saturating_sub(u16::from(price.workers)) + self.vp;
        let no_coins = u16::from(price.coins).saturating_sub(coins);
        u16::from(price.power) + PRIEST * no_priests + WORKER * no_workers + no_coins <= power
    }

    /// The price, or what is missing of it.
    pub(crate) fn afford(&self, price: Goods) -> Result<Goods, Refusal> {
        if self.payable(price) { Ok(price) } else { Err(self.missing(price)) }
    }

    /// What is missing of a price without converting anything.
    #[must_use]
    pub fn missing(&self, price: Goods) -> Refusal {
        Refusal::Lacks {
            coins: u16::from(price.coins).saturating_sub(self.coins) as u8,
            workers: price.workers.saturating_sub(self.workers),
            priests: price.priests.saturating_sub(self.priests),
            power: price.power.saturating_sub(self.three),
        }
    }

    /// The undominated plans for a price that is not payable directly, in the order of spec 3.6 (c) 4.
    #[must_use]
    pub fn plans(&self, price: Goods) -> Plans {
        let mut plans = Plans { list: [(Plan::default(), After::default()); Plans::MOST], len: 0 };
        // A tight plan gains exactly the missing priests; then it turns none into a worker.
        let pw_p = price.priests.saturating_sub(self.priests);
        if pw_p > self.supply {
            return plans;
        }
        let spare = self.priests.saturating_sub(price.priests);
        let no_coins = u16::from(price.coins).saturating_sub(self.coins) as u8;
        let no_workers = price.workers.saturating_sub(self.workers);
        for w_c in 0..=no_coins {
            // Power turned into workers and those into coins would be dominated, so with workers to coins
            // only priests replace workers.
            let p_w_needed = (price.workers + w_c).saturating_sub(self.workers);
            let least = if w_c > 0 { p_w_needed } else { 0 };
            let most = if w_c > 0 { p_w_needed } else { no_workers };
            for p_w in least..=most {
                if p_w > spare {
                    break;
                }
                let pw_w = if w_c > 0 { 0 } else { no_workers - p_w };
                let most_vp = self.vp.min(u16::from(no_coins - w_c)) as u8;
                for vp_c in 0..=most_vp {
                    let pw_c = no_coins - w_c - vp_c;
                    let plan = Plan { burn: 0, vp_c, p_w, pw_p, pw_w, pw_c, w_c };
                    if let Some((plan, after)) = self.after(plan, price) {
                        plans.add(plan, after);
                    }
                }
            }
        }
        plans.sort();
        plans
    }

    /// What is left after the plan and the price, with as little burning as needed; `None` when infeasible.
    fn after(&self, mut plan: Plan, price: Goods) -> Option<(Plan, After)> {
        let power = PRIEST * u16::from(plan.pw_p)
            + WORKER * u16::from(plan.pw_w)
            + u16::from(plan.pw_c)
            + u16::from(price.power);
        let burn = power.saturating_sub(u16::from(self.three));
        if burn > u16::from(self.two / 2) {
            return None;
        }
        plan.burn = burn as u8;
        let priests = (self.priests + plan.pw_p).checked_sub(plan.p_w + price.priests)?;
        let workers = (self.workers + plan.pw_w + plan.p_w).checked_sub(plan.w_c + price.workers)?;
        let coins =
            (self.coins + u16::from(plan.pw_c + plan.w_c + plan.vp_c)).checked_sub(u16::from(price.coins))?;
        let three = u16::from(self.three) + burn - power;
        let vp = self.vp - u16::from(plan.vp_c);
        Some((
            plan,
            After { burn, three, vp, priests: u16::from(priests), workers: u16::from(workers), coins },
        ))
    }
}

/// What is left after a plan and its price.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct After {
    burn: u16,
    three: u16,
    vp: u16,
    priests: u16,
    workers: u16,
    coins: u16,
}

impl After {
    /// The practical test of spec 3.6 (c) 3: can `other` be reached from here by free steps?
    const fn dominates(&self, other: &After) -> bool {
        let (mine, theirs) = (self.priests + self.workers, other.priests + other.workers);
        self.burn <= other.burn
            && self.three + other.burn - self.burn >= other.three
            && self.vp >= other.vp
            && self.priests >= other.priests
            && mine >= theirs
            && mine + self.coins >= theirs + other.coins
    }
}

/// A short list of plans.
pub struct Plans {
    list: [(Plan, After); Plans::MOST],
    len: usize,
}

impl Plans {
    /// The most plans a price can have; the Alchemists with many points and workers come nearest.
    const MOST: usize = 96;

    fn add(&mut self, plan: Plan, after: After) {
        let lexicographic = |plan: Plan| plan.conversions().map(|(_, n)| n);
        for at in 0..self.len {
            let (kept, state) = self.list[at];
            let equal = state == after && lexicographic(kept) <= lexicographic(plan);
            if equal || (state != after && state.dominates(&after)) {
                return;
            }
        }
        let mut kept = 0;
        for at in 0..self.len {
            if !after.dominates(&self.list[at].1) {
                self.list[kept] = self.list[at];
                kept += 1;
            }
        }
        self.len = kept;
        debug_assert!(self.len < Plans::MOST, "more plans than any price of the game has");
        if self.len < Plans::MOST {
            self.list[self.len] = (plan, after);
            self.len += 1;
        }
    }

    fn sort(&mut self) {
        self.list[..self.len].sort_unstable_by_key(|(plan, _)| *plan);
    }

    /// The plans in order.
    pub fn iter(&self) -> impl Iterator<Item = Plan> + '_ {
        self.list[..self.len].iter().map(|(plan, _)| *plan)
    }

    /// How many.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// None at all?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl Position {
    /// What a seat can pay with.
    #[must_use]
    pub fn purse(&self, seat: Seat) -> Purse {
        let player = &self.seats[seat];
        let exchange = self.able(seat).exchanges_points;
        Purse {
            coins: player.coins,
            workers: player.workers,
            priests: player.priests,
            supply: self.priest_supply(seat),
            two: player.bowls[1],
            three: player.bowls[2],
            vp: if exchange { player.vp.max(0) as u16 } else { 0 },
        }
    }

    /// How often a conversion is possible now.
    #[must_use]
    pub fn most_conversions(&self, seat: Seat, kind: Conversion) -> u8 {
        let player = &self.seats[seat];
        let [_, two, three] = player.bowls;
        let exchange = self.able(seat).exchanges_points;
        match kind {
            Conversion::Burn => two / 2,
            Conversion::PowerToPriest => (three / PRIEST as u8).min(self.priest_supply(seat)),
            Conversion::PowerToWorker => three / WORKER as u8,
            Conversion::PowerToCoin => three,
            Conversion::PriestToWorker => player.priests,
            Conversion::WorkerToCoin => player.workers,
            Conversion::VpToCoin if exchange => player.vp.clamp(0, 250) as u8,
            Conversion::CoinsToVp if exchange => (player.coins / 2).min(250) as u8,
            Conversion::VpToCoin | Conversion::CoinsToVp => 0,
        }
    }

    /// Is one conversion of this kind possible, and why not?
    pub(crate) fn check_conversion(&self, seat: Seat, kind: Conversion) -> Result<(), Refusal> {
        if self.most_conversions(seat, kind) > 0 {
            return Ok(());
        }
        let player = &self.seats[seat];
        let (needed, there) = match kind {
            Conversion::Burn => (2, player.bowls[1]),
            Conversion::PowerToPriest if player.bowls[2] >= 5 => return Err(Refusal::NoPriestLeft),
            Conversion::PowerToPriest => (5, player.bowls[2]),
            Conversion::PowerToWorker => (3, player.bowls[2]),
            Conversion::PowerToCoin => (1, player.bowls[2]),
            Conversion::PriestToWorker => (1, player.priests),
            Conversion::WorkerToCoin => (1, player.workers),
            _ if !self.able(seat).exchanges_points => return Err(Refusal::OnlyAlchemists),
            Conversion::VpToCoin => (1, player.vp.max(0) as u8),
            Conversion::CoinsToVp => (2, player.coins as u8),
        };
        Err(Refusal::CannotConvert { kind, needed, there })
    }

    /// Makes so many conversions of a kind.
    pub(crate) fn convert(&mut self, seat: Seat, kind: Conversion, n: u8) {
        if n == 0 {
            return;
        }
        let player = &mut self.seats[seat];
        let many = u16::from(n);
        match kind {
            Conversion::Burn => {
                player.bowls[1] -= 2 * n;
                player.bowls[2] += n;
            }
            Conversion::PowerToPriest => {
                player.priests += n;
                self.spend_power(seat, 5 * n);
            }
            Conversion::PowerToWorker => {
                player.workers += n;
                self.spend_power(seat, 3 * n);
            }
            Conversion::PowerToCoin => {
                player.coins += many;
                self.spend_power(seat, n);
            }
            Conversion::PriestToWorker => {
                player.priests -= n;
                player.workers += n;
            }
            Conversion::WorkerToCoin => {
                player.workers -= n;
                player.coins += many;
            }
            Conversion::VpToCoin => {
                player.coins += many;
                self.add_vp(seat, -i16::from(n), VpSource::Exchange);
            }
            Conversion::CoinsToVp => {
                player.coins -= 2 * many;
                self.add_vp(seat, i16::from(n), VpSource::Exchange);
            }
        }
    }

    /// Makes the conversions of a plan.
    pub(crate) fn run_plan(&mut self, seat: Seat, plan: Plan) {
        for (kind, n) in plan.conversions() {
            self.convert(seat, kind, n);
        }
    }

    /// Pays a price that is there.
    pub(crate) fn pay(&mut self, seat: Seat, price: Goods) {
        let player = &mut self.seats[seat];
        player.coins -= u16::from(price.coins);
        player.workers -= price.workers;
        player.priests -= price.priests;
        self.spend_power(seat, price.power);
    }

    /// Spends power: III to I (spec 4.5).
    pub(crate) fn spend_power(&mut self, seat: Seat, n: u8) {
        let bowls = &mut self.seats[seat].bowls;
        bowls[2] -= n;
        bowls[0] += n;
    }

    /// Gains power: I to II until I is empty, then II to III (spec 4.5). Tells how much was moved.
    pub(crate) fn gain_power(&mut self, seat: Seat, n: u8) -> u8 {
        let bowls = &mut self.seats[seat].bowls;
        let first = n.min(bowls[0]);
        bowls[0] -= first;
        bowls[1] += first;
        let second = (n - first).min(bowls[1]);
        bowls[1] -= second;
        bowls[2] += second;
        first + second
    }

    /// Gains goods; priests only as far as the supply goes (spec 4.7.4).
    pub(crate) fn gain(&mut self, seat: Seat, goods: Goods) {
        let priests = goods.priests.min(self.priest_supply(seat));
        let player = &mut self.seats[seat];
        player.coins += u16::from(goods.coins);
        player.workers += goods.workers;
        player.priests += priests;
        if goods.power > 0 {
            self.gain_power(seat, goods.power);
        }
    }

    /// Points from a source.
    pub(crate) fn add_vp(&mut self, seat: Seat, points: i16, source: VpSource) {
        let player = &mut self.seats[seat];
        player.vp += points;
        player.ledger[source.index()] += points;
    }
}
