//! What a player may decide beforehand: offers of power, plain payments, and what becomes of power that the income after a
//! pass could only push out. Passing ends a turn by itself, so that comes before the pass (R21).

use crate::action::{Action, Plan};
use crate::ids::{BonusTile, Conversion};
use crate::prompt::Prompt;
use crate::state::Position;
use game_core::{Chosen, Habit, HabitChoice, Seat, Text};

/// The last round.
const LAST: u8 = 6;
/// Power that becomes a worker.
const POWER_OF_A_WORKER: u8 = 3;
/// To be asked, as everywhere where nothing was chosen.
const ASK: &str = "ask";
/// Offers of so much power can be taken up to a mark; each costs a point less than it brings.
const MARKS: [&str; 5] = ["1", "2", "3", "4", "5"];

/// Every question that can be answered without asking.
pub(crate) fn all() -> Vec<Habit> {
    let mut power = Habit::new("power", "habit-power").choice(ASK, "habit-ask").with(HabitChoice {
        id: "never",
        text: Text::new("habit-power-never"),
        note: None,
    });
    for (price, mark) in (0u8..).zip(MARKS) {
        power = power.with(HabitChoice {
            id: mark,
            text: Text::new("habit-power-mark").with("n", price + 1),
            note: Some(Text::new("habit-power-price").with("n", price)),
        });
    }
    vec![
        power.choice("always", "habit-power-always"),
        Habit::new("above", "habit-above")
            .choice(ASK, "habit-ask")
            .choice("refuse", "habit-above-refuse")
            .when("power", &MARKS),
        Habit::new("last", "habit-last")
            .choice(ASK, "habit-ask")
            .choice("same", "habit-last-same")
            .when("power", &["never", "1", "2", "3", "4", "5", "always"]),
        Habit::new("pay", "habit-pay").choice(ASK, "habit-ask").choice("power", "habit-pay-power"),
        Habit::new("pass", "habit-pass")
            .choice("leave", "habit-pass-leave")
            .choice("coins", "habit-pass-coins")
            .choice("workers", "habit-pass-workers"),
    ]
}

fn choice<'a>(chosen: &'a Chosen, habit: &str) -> &'a str {
    chosen.get(habit).map_or(ASK, String::as_str)
}

/// What is done with offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Offers {
    Ask,
    Never,
    /// So much is taken; above it the player is asked, or it is declined.
    UpTo(u8, Above),
    Always,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Above {
    Ask,
    Refuse,
}

fn offers(chosen: &Chosen) -> Offers {
    match choice(chosen, "power") {
        "never" => Offers::Never,
        "always" => Offers::Always,
        mark => match mark.parse() {
            Ok(most) if choice(chosen, "above") == "refuse" => Offers::UpTo(most, Above::Refuse),
            Ok(most) => Offers::UpTo(most, Above::Ask),
            Err(_) => Offers::Ask,
        },
    }
}

/// What the choices mean.
pub(crate) fn said(chosen: &Chosen) -> Vec<Text> {
    let offers = offers(chosen);
    let mut said = vec![match offers {
        Offers::Ask => Text::new("habit-said-ask"),
        Offers::Never => Text::new("habit-said-never"),
        Offers::Always => Text::new("habit-said-always"),
        Offers::UpTo(1, _) => Text::new("habit-said-free"),
        Offers::UpTo(most, _) => Text::new("habit-said-mark").with("n", most).with("price", most - 1),
    }];
    if let Offers::UpTo(most, above) = offers {
        let key = if above == Above::Ask { "habit-said-above-ask" } else { "habit-said-above-refuse" };
        said.push(Text::new(key).with("n", most + 1));
    }
    if offers != Offers::Ask {
        let same = choice(chosen, "last") == "same";
        said.push(Text::new(if same { "habit-said-last-same" } else { "habit-said-last-ask" }));
    }
    if choice(chosen, "pay") == "power" {
        said.push(Text::new("habit-said-pay"));
    }
    match choice(chosen, "pass") {
        "coins" => said.push(Text::new("habit-said-pass-coins")),
        "workers" => said.push(Text::new("habit-said-pass-workers")),
        _ => {}
    }
    said
}

impl Position {
    /// The answer that follows from what was chosen.
    pub(crate) fn answer_by_habit(&self, seat: Seat, chosen: &Chosen) -> Option<Action> {
        match self.question(seat)? {
            Prompt::Offer => self.offer_by_habit(seat, chosen),
            Prompt::Pay { step } if choice(chosen, "pay") == "power" => {
                let plans = self.purse(seat).plans(self.pending_price(seat, step));
                plans.iter().find(|plan| by_power_alone(*plan)).map(Action::Plan)
            }
            _ => None,
        }
    }

    /// The conversion that comes before a pass: of power that the income could only push out, so that the bowls are as
    /// full afterwards as they would have been. At the end of the game everything is converted anyway (spec 5.2).
    pub(crate) fn convert_before(&self, seat: Seat, step: Action, chosen: &Chosen) -> Option<Action> {
        let Action::Pass { tile: Some(tile) } = step else { return None };
        let wish = choice(chosen, "pass");
        if !self.options.free_conversions || !matches!(wish, "coins" | "workers") {
            return None;
        }
        let worker = Conversion::PowerToWorker;
        let spare = self.pushed_out(seat, tile);
        if wish == "workers" && spare >= POWER_OF_A_WORKER {
            Some(Action::Convert { kind: worker })
        } else {
            (spare > 0).then_some(Action::Convert { kind: Conversion::PowerToCoin })
        }
    }

    /// Tokens of bowl III that may be spent before a pass and are back there with the income: each makes room for two.
    fn pushed_out(&self, seat: Seat, tile: BonusTile) -> u8 {
        let player = &self.seats[seat];
        let of = |tile: BonusTile| self.content.bonus(tile).income.power;
        let income = self.income(seat).power - player.bonus.map_or(0, of) + of(tile);
        (income.saturating_sub(player.room()) / 2).min(player.bowls[2])
    }

    fn offer_by_habit(&self, seat: Seat, chosen: &Chosen) -> Option<Action> {
        let offer = *self.offers.to(seat).next()?;
        if self.flow.round == LAST && choice(chosen, "last") != "same" {
            return None;
        }
        let accept = Action::Accept { giver: offer.giver, amount: offer.amount };
        let decline = Action::Decline { giver: offer.giver, amount: offer.amount };
        match offers(chosen) {
            Offers::Ask => None,
            Offers::Never => Some(decline),
            Offers::Always => Some(accept),
            Offers::UpTo(most, _) if self.gain_of(seat, offer.amount) <= i16::from(most) => Some(accept),
            Offers::UpTo(_, Above::Refuse) => Some(decline),
            Offers::UpTo(_, Above::Ask) => None,
        }
    }
}

/// Does the plan turn power into what is missing, and touch nothing else: no token, priest, worker or point?
fn by_power_alone(plan: Plan) -> bool {
    plan == Plan { pw_p: plan.pw_p, pw_w: plan.pw_w, pw_c: plan.pw_c, ..Plan::default() }
}
