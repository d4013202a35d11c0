//! What is said to people: prompts, options, log lines, numbers, the score sheet.

use crate::action::{Action, Plan};
use crate::ids::{Conversion, Cult, Structure, VpSource};
use crate::prompt::Prompt;
use crate::state::{Due, Position};
use game_core::{Actor, Arg, Chosen, Describe, Game, Habit, ScoreLine, Seat, Tally, Target, Text, Viewer};

impl Describe for Position {
    const CATALOGUE: &'static str = include_str!("../text/en.ftl");
    const LESSONS: &'static str = include_str!("../lessons/first.toml");
    const PRACTICE: &'static str = include_str!("../lessons/practice.toml");

    fn prompt(&self, seat: Seat) -> Text {
        match self.question(seat) {
            Some(Prompt::Turn) if self.turn.actions == 2 => Text::new("prompt-turn-double"),
            Some(Prompt::Choices) => self.due_prompt(),
            Some(Prompt::Offer) => self.offer_prompt(seat),
            Some(Prompt::BonusSpades) => {
                Text::new("prompt-bonus_spades").with("n", self.flow.spades[seat.index()])
            }
            Some(Prompt::Pay { step }) => {
                let price = self.pending_price(seat, step);
                Text::new("prompt-pay")
                    .with("coins", price.coins)
                    .with("workers", price.workers)
                    .with("priests", price.priests)
                    .with("power", price.power)
            }
            Some(Prompt::After)
                if let Some(hex) = self.turn.spades.open
                    && self.can_dig(&self.ground_open(seat), &self.purse(seat)) =>
            {
                Text::new("prompt-after-open").with("hex", hex.to_string())
            }
            Some(Prompt::Convert { kind }) => Text::new("prompt-convert").with("kind", kind.key()),
            Some(prompt) => Text::new(prompt_key(prompt)),
            None => Text::new("prompt-wait"),
        }
    }

    fn describe(&self, _: Viewer, _: Actor, action: Action) -> Text {
        self.describe_step(action)
    }

    const OPEN: &'static [&'static str] = &["hex"];

    fn wishes(&self, seat: Seat, about: Option<(&str, &str)>, out: &mut Vec<Action>) {
        match about {
            None => self.wishes_of_a_turn(seat, out),
            Some((kind, id)) => out.extend(self.wish_for(seat, kind, id)),
        }
    }

    fn habits() -> Vec<Habit> {
        crate::habits::all()
    }

    fn habits_said(chosen: &Chosen) -> Vec<Text> {
        crate::habits::said(chosen)
    }

    fn by_habit(&self, seat: Seat, chosen: &Chosen) -> Option<Action> {
        self.answer_by_habit(seat, chosen)
    }

    fn ahead_by_habit(&self, seat: Seat, action: Action, chosen: &Chosen) -> Option<Action> {
        self.convert_before(seat, action, chosen)
    }

    fn whole_price(&self, seat: Seat, action: Action) -> Vec<Tally> {
        self.price_of_the_deed(seat, action)
    }

    fn targets(&self, action: Action, out: &mut Vec<Target>) {
        let hex = |hex: crate::ids::Hex| Target::new("hex", hex.to_string());
        match action {
            Action::Place { hex: at } | Action::Build { hex: at } => out.push(hex(at)),
            Action::Dig { hex: at, spades, to } => {
                out.extend([hex(at), Target::new("spades", spades.to_string())]);
                out.extend(to.map(|to| Target::new("terrain", to.name()).role("to")));
            }
            Action::Upgrade { hex: at, to } => {
                out.push(hex(at));
                out.push(Target::new("structure", to.name()).role("to"));
            }
            Action::Take { faction } => out.push(Target::new("faction", faction.name())),
            Action::Bonus { tile } | Action::Pass { tile: Some(tile) } | Action::DealBonus { tile } => {
                out.push(Target::new("bonus", tile.name()));
            }
            Action::DealScoring { tile } => out.push(Target::new("scoring", tile.name())),
            Action::Send { cult, space } => {
                out.push(Target::new("cult", cult.name()));
                out.push(Target::new("order", format!("{cult} {space}")));
                out.push(Target::new("space", space.name()));
            }
            Action::Step { cult } | Action::Enter { cult } => out.push(Target::new("cult", cult.name())),
            Action::Power { action } => out.push(Target::new("power", action.name())),
            Action::Special { special } => {
                out.push(Target::new("special", special.name()));
                out.extend(special.hex().map(hex));
            }
            Action::Favor { tile } => out.push(Target::new("favor", tile.name())),
            Action::Town { tile } => out.push(Target::new("town", tile.name())),
            Action::Bridge { place } => {
                out.push(Target::new("bridge", place.to_string()));
                let (a, b) = place.ends();
                out.extend([hex(a), hex(b)]);
            }
            Action::Connect { river } => out.push(Target::new("river", river.to_string())),
            Action::Convert { kind } | Action::Count { kind, .. } => {
                out.push(Target::new("convert", kind.name()))
            }
            Action::Burn => out.push(Target::new("convert", Conversion::Burn.name())),
            Action::Shipping | Action::Digging => out.push(Target::new("track", action.kind())),
            Action::Accept { giver, .. }
            | Action::Decline { giver, .. }
            | Action::DealFirst { seat: giver } => {
                out.push(Target::new("seat", giver.to_string()));
            }
            _ => {}
        }
    }

    fn tallies(&self, _: Viewer, seat: Seat, out: &mut Vec<Tally>) {
        let player = self.player(seat);
        let mut tally = |key, value: i32| out.push(Tally { key, value });
        tally("tally-vp", player.vp.into());
        tally("tally-coins", player.coins.into());
        tally("tally-workers", player.workers.into());
        tally("tally-priests", player.priests.into());
        tally("tally-bowl-1", player.bowls[0].into());
        tally("tally-bowl-2", player.bowls[1].into());
        tally("tally-bowl-3", player.bowls[2].into());
        for cult in Cult::ALL {
            tally(cult.key(), player.cults[cult.index()].into());
        }
        tally("tally-shipping", player.shipping.into());
        tally("tally-digging", player.digging.into());
        tally("tally-keys", player.keys.into());
        let playing = player.faction.is_some();
        for structure in Structure::ALL {
            tally(structure.key(), if playing { self.on_map(seat, structure).into() } else { 0 });
        }
        tally("tally-towns", player.towns.iter().map(|n| i32::from(*n)).sum());
    }

    fn score_sheet(&self, seat: Seat) -> Vec<ScoreLine> {
        let ledger = &self.player(seat).ledger;
        let line = |source: VpSource| ScoreLine { key: source.key(), points: ledger[source.index()].into() };
        VpSource::ALL.into_iter().map(line).collect()
    }

    fn round(&self) -> u16 {
        self.flow.round.into()
    }

    fn plays(&self, seat: Seat) -> Option<String> {
        self.faction_of(seat).map(|faction| format!("faction-{}", faction.name()))
    }

    fn draw(&self, _: Viewer) -> String {
        self.draw_table()
    }
}

const fn prompt_key(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::DealFirst | Prompt::DealScoring | Prompt::DealBonus | Prompt::DealColour | Prompt::Settle => {
            "prompt-wait"
        }
        Prompt::Faction => "prompt-faction",
        Prompt::StartDwelling => "prompt-start_dwelling",
        Prompt::FirstBonus => "prompt-first_bonus",
        Prompt::Turn => "prompt-turn",
        Prompt::Choices => "prompt-choices",
        Prompt::After => "prompt-after",
        Prompt::Offer => "prompt-offer",
        Prompt::Echo => "prompt-echo",
        Prompt::BonusSpades => "prompt-bonus_spades",
        Prompt::Over => "prompt-over",
        Prompt::Pay { .. } => "prompt-pay",
        Prompt::Convert { .. } => "prompt-convert",
        Prompt::Key { may_stay: true, .. } => "prompt-key-stay",
        Prompt::Key { .. } => "prompt-key",
    }
}

impl Position {
    /// The kind of question a seat must answer, finer than [`Prompt`]: what is due has the name of its
    /// decision point (D7 to D14) while it is the only thing due.
    #[must_use]
    pub fn question_kind(&self, seat: Seat) -> &'static str {
        match self.question(seat) {
            Some(Prompt::Choices) => self.turn.due.kind(),
            Some(prompt) => prompt.into(),
            None => "none",
        }
    }

    fn due_prompt(&self) -> Text {
        let due = &self.turn.due;
        match due.kind() {
            "spades" => Text::new("prompt-spades").with("n", self.turn.spades.left),
            "favor" => Text::new("prompt-favor").with("n", due.favors),
            "town" => Text::new("prompt-town").with("n", due.towns),
            "cult" => Text::new("prompt-cult").with("n", due.steps),
            "exchange" => Text::new("prompt-exchange"),
            "bridge" => Text::new("prompt-bridge"),
            "build_here" => Text::new("prompt-build_here"),
            _ => Text::new("prompt-choices"),
        }
    }

    fn offer_prompt(&self, seat: Seat) -> Text {
        let Some(offer) = self.offers.to(seat).next() else { return Text::new("prompt-offer-late") };
        let gain = self.gain_of(seat, offer.amount);
        Text::new("prompt-offer")
            .with("seat", offer.giver)
            .with("amount", offer.amount)
            .with("gain", i32::from(gain))
            .with("price", i32::from((gain - 1).max(0)))
    }

    /// The power that an offer really brings: as much as there is room for and points to pay.
    pub(crate) fn gain_of(&self, seat: Seat, amount: u8) -> i16 {
        let player = self.player(seat);
        i16::from(amount.min(player.room())).min(player.vp + 1)
    }

    fn describe_step(&self, action: Action) -> Text {
        let text = |key| Text::new(key);
        match action {
            Action::DealFirst { seat } => text("step-deal_first").with("seat", seat),
            Action::DealScoring { tile } => text("step-deal_scoring").with("tile", tile.key()),
            Action::DealBonus { tile } => text("step-deal_bonus").with("tile", tile.key()),
            Action::DealColour { terrain } => {
                text("step-deal_colour").with("terrain", terrain.key()).with("seat", self.flow.active)
            }
            Action::Take { faction } => text("step-take").with("faction", faction.key()),
            Action::Place { hex } => text("step-place").with("hex", hex.to_string()),
            Action::Bonus { tile } => text("step-bonus").with("tile", tile.key()),
            Action::Build { hex } => text("step-build").with("hex", hex.to_string()),
            Action::Dig { hex, spades, to } => {
                let to = to.unwrap_or_else(|| self.target_of(hex, spades));
                text("step-dig").with("hex", hex.to_string()).with("n", spades).with("terrain", to.key())
            }
            Action::NoBuild => text("step-no_build"),
            Action::Forfeit => text("step-forfeit"),
            Action::Shipping => text("step-shipping"),
            Action::Digging => text("step-digging"),
            Action::Upgrade { hex, to } => {
                text("step-upgrade").with("hex", hex.to_string()).with("structure", to.key())
            }
            Action::Send { cult, space } => {
                text("step-send").with("cult", cult.key()).with("space", space.key())
            }
            Action::Power { action } => text("step-power").with("action", action.key()),
            Action::Special { special } => match special.hex() {
                Some(hex) => {
                    text("step-special-hex").with("action", special.key()).with("hex", hex.to_string())
                }
                None => text("step-special").with("action", special.key()),
            },
            Action::Pass { tile: Some(tile) } => {
                let coins = self.board.coins[tile.index()];
                text("step-pass").with("tile", tile.key()).with("coins", coins)
            }
            Action::Pass { tile: None } => text("step-pass-last"),
            Action::Plan(plan) => text("step-plan").with("plan", in_words(plan)),
            Action::Burn => text("step-burn"),
            Action::Convert { kind } => text("step-convert").with("kind", kind.key()),
            Action::OpenConvert => text("step-open_convert"),
            Action::Count { kind, n } => text("step-count").with("kind", kind.key()).with("n", n),
            Action::Done => text("step-done"),
            Action::Favor { tile } => text("step-favor").with("tile", tile.key()),
            Action::Town { tile } => text("step-town").with("tile", tile.key()),
            Action::Step { cult } => text("step-step").with("cult", cult.key()),
            Action::Enter { cult } => text("step-enter").with("cult", cult.key()),
            Action::Stay => text("step-stay"),
            Action::Bridge { place } => text("step-bridge").with("place", place.to_string()),
            Action::Exchange { n } => text("step-exchange").with("n", n),
            Action::Connect { river } => text("step-connect").with("river", river.to_string()),
            Action::EndTurn => text("step-end_turn"),
            Action::Accept { giver, amount } => {
                text("step-accept").with("seat", giver).with("amount", amount)
            }
            Action::Decline { giver, amount } => {
                text("step-decline").with("seat", giver).with("amount", amount)
            }
        }
    }

    fn target_of(&self, hex: crate::ids::Hex, spades: u8) -> crate::ids::Terrain {
        let terrain = self.map.terrain[hex.index()];
        match self.home(self.flow.active) {
            Some(home) if self.able(self.flow.active).whole_digs => home,
            Some(home) => terrain.towards(home, spades.min(3)),
            None => terrain,
        }
    }
}

fn in_words(plan: Plan) -> Arg {
    let parts = plan.conversions().into_iter().filter(|(_, n)| *n > 0);
    Arg::Terms(parts.map(|(kind, n)| Text::new("plan-part").with("kind", kind.key()).with("n", n)).collect())
}

impl Due {
    /// The name of the decision point when only one thing is due, else `choices`.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        let kinds = [
            (self.towns > 0, "town"),
            (self.favors > 0, "favor"),
            (self.exchange, "exchange"),
            (self.spades, "spades"),
            (self.build, "build_here"),
            (self.steps > 0, "cult"),
            (self.bridge, "bridge"),
        ];
        let mut due = kinds.iter().filter(|(due, _)| *due).map(|(_, kind)| *kind);
        match (due.next(), due.next()) {
            (Some(kind), None) => kind,
            _ => "choices",
        }
    }

    /// All kinds [`Due::kind`] can say.
    pub const KINDS: [&'static str; 8] =
        ["town", "favor", "exchange", "spades", "build_here", "cult", "bridge", "choices"];
}

/// The board as a player count sees it, for callers that only have a table.
impl Position {
    /// Is the game over?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.awaiting() == game_core::Awaiting::Nothing
    }
}
