//! Writing a game as a ledger: one row per turn, one per answer, and the rows of the server.

use super::command::{Command, Server};
use super::ledger::{Change, Offered, Values};
use super::literal::{Seen, Snapshot, dug_unasked, power_beside, values_of};
use super::names;
use super::words::{Word, words};
use crate::action::{Action, Plan};
use crate::flow::Moment;
use crate::ids::{BonusTile, Faction, FavorTile, Hex, Special, TownTile};
use crate::offers::Answer;
use crate::prompt::Prompt;
use crate::setup::{OfferTiming, TurnOrder};
use crate::state::{Player, Position, SEATS};
use game_core::{Actor, Game, PerSeat, Seat, Table};

/// Why a game cannot be written as a ledger.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ExportError {
    /// Tiles or factions are missing.
    #[error("a game has no ledger before its tiles are dealt and all factions are chosen")]
    NotStarted,
    /// The set-up is wrong.
    #[error("the set-up of the game cannot be played: {0}")]
    Setup(String),
}

/// The game as a ledger of the site, as far as it has been played.
///
/// # Errors
/// When tiles or factions are still to be chosen.
pub fn export(table: &Table<Position>) -> Result<String, ExportError> {
    let first = Position::new(table.position().content(), table.setup())
        .map_err(|error| ExportError::Setup(error.to_string()))?;
    let mut writer = Writer::new(first);
    let mut steps = table.steps();
    while writer.is_dealing() {
        let ((actor, action), rest) = steps.split_first().ok_or(ExportError::NotStarted)?;
        writer.position.apply(*actor, *action);
        steps = rest;
    }
    writer.header();
    while let Some(((actor, action), rest)) = steps.split_first() {
        if let Actor::Seat(seat) = actor {
            writer.dwelling = next_dwelling(*actor, rest);
            writer.step(*seat, *action);
        }
        steps = rest;
    }
    writer.close(None);
    Ok(writer.text)
}

/// The hex of the dwelling that follows, with only free steps before it: it says a transform of that hex as well.
fn next_dwelling(actor: Actor, rest: &[(Actor, Action)]) -> Option<Hex> {
    let free = |action: &Action| {
        use Action::{Burn, Convert, Count, Done, Enter, OpenConvert, Plan, Stay};
        matches!(
            action,
            Burn | Convert { .. } | Count { .. } | Done | Enter { .. } | OpenConvert | Plan(_) | Stay
        )
    };
    match rest.iter().find(|(other, action)| *other != actor || !free(action)) {
        Some((other, Action::Build { hex })) if *other == actor => Some(*hex),
        _ => None,
    }
}

type Everybody = PerSeat<Values, SEATS>;

struct Writer {
    position: Position,
    text: String,
    /// The seats in the order of the first round.
    seats: Vec<Seat>,
    /// What the last row of each seat said.
    last: Everybody,
    row: OpenRow,
    /// Where the next step builds a dwelling.
    dwelling: Option<Hex>,
    /// Cult steps that rows have announced and none has taken.
    announced: [i32; SEATS],
    /// The round, the turn, and the place in the order of whoever acted last.
    round: u8,
    turn: u32,
    place: usize,
}

/// The row that is being written.
#[derive(Default)]
struct OpenRow {
    seat: Option<Seat>,
    commands: Vec<Command>,
    offers: [i32; SEATS],
    /// What was chosen and waits for its payment plan.
    unpaid: Vec<Word>,
    /// Main actions made.
    made: u8,
    /// Is it a double turn?
    double: bool,
    /// Cult steps of this row that an earlier row has announced, less those left for a later row.
    announced: i32,
}

impl Writer {
    fn new(position: Position) -> Self {
        Writer {
            position,
            text: String::new(),
            seats: Vec::new(),
            last: PerSeat::default(),
            row: OpenRow::default(),
            dwelling: None,
            announced: [0; SEATS],
            round: 0,
            turn: 0,
            place: 0,
        }
    }

    fn is_dealing(&self) -> bool {
        matches!(
            self.position.prompt(),
            Prompt::DealFirst
                | Prompt::DealScoring
                | Prompt::DealBonus
                | Prompt::DealColour
                | Prompt::Faction
        )
    }

    fn comment(&mut self, text: &str) {
        self.text.push_str(text);
        self.text.push('\n');
    }

    fn faction(&self, seat: Seat) -> Faction {
        self.position.faction_of(seat).unwrap_or(Faction::Halflings)
    }

    fn everybody(&self) -> Everybody {
        PerSeat::from_fn(|seat| values_of(&self.position, seat))
    }

    // ---------------------------------------------------------------- header and set-up

    fn header(&mut self) {
        let options = *self.position.options();
        for (name, on) in [
            ("errata-cultist-power", options.cultists_decline_power),
            ("strict-leech", true),
            ("strict-darkling-sh", true),
            ("strict-chaosmagician-sh", true),
            ("mini-expansion-1", options.promo_town_tiles),
            ("shipping-bonus", options.promo_bonus_shipping),
            ("temple-scoring-tile", options.promo_scoring_temple),
            ("variable-turn-order", options.turn_order == TurnOrder::Passing),
        ] {
            if on {
                self.comment(&format!("option {name}"));
            }
        }
        let scoring = self.position.board().scoring;
        for (index, tile) in scoring.into_iter().flatten().enumerate() {
            let (round, number) = (index + 1, tile.index() + 1);
            self.comment(&format!("Round {round} scoring: SCORE{number}, {}", names::scoring_text(tile)));
        }
        for tile in BonusTile::ALL {
            let known = tile != BonusTile::ShippingVp || options.promo_bonus_shipping;
            if known && !self.position.board().pool.contains(tile) {
                self.comment(&format!("Removing tile BON{}", tile.index() + 1));
            }
        }
        let order = self.position.order().to_vec();
        self.seats.clone_from(&order);
        self.last = self.everybody();
        for seat in &order {
            self.server(*seat, Server::Setup, self.last[*seat], 0);
        }
        if options.introductory {
            self.fixed_dwellings(&order);
        }
    }

    /// The introductory game places its dwellings by itself; a ledger shows them in the order of spec 2.4.
    fn fixed_dwellings(&mut self, order: &[Seat]) {
        for place in 0..3 {
            let mut seats = order.to_vec();
            if place == 1 {
                seats.reverse();
            }
            for seat in seats {
                if let Some(hex) = self.position.player(seat).built.iter().nth(place) {
                    self.write(seat, &[Command::Build(hex)], self.last[seat], &[], 0);
                }
            }
        }
    }

    // ---------------------------------------------------------------- rows

    fn server(&mut self, seat: Seat, server: Server, values: Values, announced: i32) {
        self.write(seat, &[Command::Server(server)], values, &[], announced);
    }

    fn write(&mut self, seat: Seat, commands: &[Command], after: Values, offers: &[Offered], announced: i32) {
        let change = Change { before: self.last[seat], after, announced };
        let commands = commands.iter().map(ToString::to_string).collect::<Vec<_>>().join(". ");
        let row = change.row(self.faction(seat), offers, &commands);
        self.comment(&row);
        self.last[seat] = after;
    }

    /// Ends the open row, with what everybody had before anything automatic that followed it.
    fn close(&mut self, values: Option<&Everybody>) {
        let row = std::mem::take(&mut self.row);
        let Some(seat) = row.seat.filter(|_| !row.commands.is_empty()) else { return };
        let after = values.map_or_else(|| values_of(&self.position, seat), |values| values[seat]);
        let mut offers: Vec<(&str, Offered)> = Seat::all(self.position.players())
            .filter(|receiver| row.offers[receiver.index()] > 0)
            .map(|receiver| {
                let to = self.position.content().faction(self.faction(receiver)).home;
                (names::colour_name(to), Offered { to: Some(to), amount: row.offers[receiver.index()] })
            })
            .collect();
        offers.sort_unstable();
        let offers: Vec<Offered> = offers.into_iter().map(|(_, offer)| offer).collect();
        self.write(seat, &row.commands, after, &offers, -row.announced);
    }

    fn open(&mut self, seat: Seat) {
        if self.row.seat != Some(seat) {
            self.close(None);
            self.row.seat = Some(seat);
        }
    }

    fn say(&mut self, word: Word) {
        match word {
            // A hex dug in portions is named once, after the last of them: the site pays all spades first.
            Word::Transform(hex, to) => {
                self.row.commands.retain(|command| !matches!(command, Command::Transform(h, _) if *h == hex));
                if self.dwelling != Some(hex) {
                    self.row.commands.push(Command::Transform(hex, Some(to)));
                }
            }
            Word::Command(command) => self.say_command(command),
        }
    }

    /// Equal conversions in a row become one.
    fn say_command(&mut self, command: Command) {
        match (self.row.commands.last_mut(), command) {
            (Some(Command::Burn(n)), Command::Burn(more)) => *n += more,
            (Some(Command::Convert { give, take }), Command::Convert { give: g, take: t })
                if give.1 == g.1 && take.1 == t.1 && give.0 + g.0 < 100 =>
            {
                give.0 += g.0;
                take.0 += t.0;
            }
            _ => self.row.commands.push(command),
        }
    }

    fn say_plan(&mut self, plan: Plan) {
        for (kind, n) in plan.conversions() {
            if n > 0 {
                self.say(Word::conversion(kind, n));
            }
        }
    }

    // ---------------------------------------------------------------- steps

    fn step(&mut self, seat: Seat, action: Action) {
        if let Action::Accept { giver, amount } | Action::Decline { giver, amount } = action {
            return self.answer(seat, giver, amount, action);
        }
        let prompt = self.position.prompt();
        let own = self.position.flow().active == seat && !matches!(prompt, Prompt::Echo | Prompt::Settle);
        let echo = matches!(action, Action::Step { .. }) && (!own || self.position.turn().due.steps == 0);
        if echo && !own {
            self.close(None);
        }
        if prompt == Prompt::Turn && own && action.is_main() {
            self.turn_comment(seat);
        }
        self.open(seat);
        let said = words(&self.position, seat, action);
        let plan = self.only_plan(seat, action);
        let mut seen = Seen::default();
        let acted = if let Prompt::Pay { step } = prompt { step } else { action };
        let position = self.position.clone();
        self.position.apply_watched(Actor::Seat(seat), action, &mut seen);
        self.dwelling = self.dwelling.filter(|hex| self.may_build(seat, *hex));
        if let Some(plan) = plan {
            self.say_plan(plan);
        }
        match (action, self.position.prompt()) {
            (Action::Plan(plan), _) => {
                self.say_plan(plan);
                let unpaid = std::mem::take(&mut self.row.unpaid);
                self.say_all(seat, unpaid);
            }
            (_, Prompt::Pay { .. }) => self.row.unpaid = said,
            _ => self.say_all(seat, said),
        }
        for dug in dug_unasked(&position, &self.position, seat, acted) {
            if dug.paid > 0 {
                self.say(Word::Command(Command::Dig(dug.paid)));
            }
            self.say(Word::Transform(dug.hex, dug.to));
        }
        self.say_unasked(seat, action, position.player(seat));
        if prompt == Prompt::Turn && own && action.is_main() {
            match action {
                Action::Special { special: Special::DoubleAction } => self.row.double = true,
                _ => self.row.made += 1,
            }
        }
        if echo {
            let taken = self.announced[seat.index()].min(1);
            self.announced[seat.index()] -= taken;
            self.row.announced += taken;
        } else if action == Action::EndTurn && prompt == Prompt::Choices {
            self.announced[seat.index()] += 1;
            self.row.announced -= 1;
        }
        self.moments(&seen.0);
        if (echo && !own) || self.turn_is_over(seat) {
            self.close(None);
        }
    }

    /// Is a dwelling on this hex asked for, after spades of this turn?
    fn may_build(&self, seat: Seat, hex: Hex) -> bool {
        let turn = self.position.turn();
        self.position.flow().active == seat && turn.due.build && turn.spades.home.contains(hex)
    }

    /// The plan that is carried out without asking, because there is no other.
    fn only_plan(&self, seat: Seat, action: Action) -> Option<Plan> {
        let price = self.position.price(seat, action).ok()?;
        let purse = self.position.purse(seat);
        if purse.pays_directly(price) {
            return None;
        }
        let plans = purse.plans(price);
        plans.iter().next().filter(|_| plans.len() == 1)
    }

    fn say_all(&mut self, seat: Seat, said: Vec<Word>) {
        for word in said {
            self.say(word);
            if let Word::Command(Command::Build(hex) | Command::Upgrade(hex, _)) = word
                && self.position.round() > 0
            {
                for receiver in Seat::all(self.position.players()).filter(|receiver| *receiver != seat) {
                    self.row.offers[receiver.index()] +=
                        i32::from(power_beside(&self.position, hex, receiver));
                }
            }
        }
    }

    /// What the rules gave without asking, because there was no choice.
    fn say_unasked(&mut self, seat: Seat, action: Action, before: &Player) {
        let now = *self.position.player(seat);
        for tile in FavorTile::ALL {
            let new = now.favors.contains(tile) && !before.favors.contains(tile);
            if new && action != (Action::Favor { tile }) {
                self.say(Word::favor(tile));
            }
        }
        for tile in TownTile::ALL {
            let named = u8::from(action == Action::Town { tile });
            for _ in before.towns[tile.index()] + named..now.towns[tile.index()] {
                self.say(Word::town(tile));
            }
        }
        for place in now.bridges.iter() {
            if !before.bridges.contains(place) && action != (Action::Bridge { place }) {
                self.say(Word::bridge(place));
            }
        }
    }

    fn turn_is_over(&self, seat: Seat) -> bool {
        let flow = self.position.flow();
        if self.row.seat != Some(seat) || flow.prompts.over.is_some() {
            return false;
        }
        match flow.prompts.base {
            _ if flow.active != seat => true,
            Prompt::Choices | Prompt::After | Prompt::BonusSpades => false,
            Prompt::Turn => self.row.made > u8::from(self.row.double),
            _ => true,
        }
    }

    fn turn_comment(&mut self, seat: Seat) {
        if self.row.seat == Some(seat) && self.row.double {
            return;
        }
        let place = self.position.order().iter().position(|other| *other == seat).unwrap_or(0);
        if self.turn == 0 || place <= self.place {
            self.turn += 1;
            if self.row.seat != Some(seat) {
                self.close(None);
            }
            self.comment(&format!("Round {}, turn {}", self.round, self.turn));
        }
        self.place = place;
    }

    /// An answer is a row of its own; the server's row about the Cultists stands before it.
    fn answer(&mut self, seat: Seat, giver: Seat, amount: u8, action: Action) {
        self.open(seat);
        let server = self.cultists_row(seat, giver, amount, action);
        for word in words(&self.position, seat, action) {
            self.say(word);
        }
        let mut seen = Seen::default();
        self.position.apply_watched(Actor::Seat(seat), action, &mut seen);
        let now = seen.0.first().map_or_else(|| self.everybody(), |snapshot| snapshot.values);
        match server {
            Some(Server::OpponentAccepted) => {
                self.announced[giver.index()] += 1;
                self.server(giver, Server::OpponentAccepted, self.last[giver], 1);
            }
            Some(server) => self.server(giver, server, now[giver], 0),
            None => {}
        }
        self.close(Some(&now));
        self.moments(&seen.0);
    }

    /// What this answer brings the Cultists (spec 4.4): a step with the first acceptance of a build, power
    /// with the last refusal.
    fn cultists_row(&self, seat: Seat, giver: Seat, amount: u8, action: Action) -> Option<Server> {
        let late = self.position.options().offer_timing == OfferTiming::Late;
        let offers = self.position.offers();
        let at = offers.find(seat, giver, amount)?;
        let void = if late {
            offers.all()[at].answer == Answer::Lapsed
        } else {
            self.position.player(seat).room() == 0
        };
        if self.faction(giver) != Faction::Cultists || void {
            return None;
        }
        let build = offers.all()[at].build;
        let others = || {
            let all = offers.all().iter().enumerate();
            all.filter(move |(i, offer)| *i != at && offer.giver == giver && offer.build == build)
                .map(|(_, o)| o)
        };
        if others().any(|offer| offer.answer == Answer::Accepted) {
            return None;
        }
        if matches!(action, Action::Accept { .. }) {
            return Some(Server::OpponentAccepted);
        }
        let room = |seat: Seat| late || self.position.player(seat).room() > 0;
        let open = others().any(|o| o.answer == Answer::Open && room(o.receiver));
        (!open && self.position.options().cultists_decline_power).then_some(Server::AllDeclined)
    }

    // ---------------------------------------------------------------- what happens by itself

    fn moments(&mut self, seen: &[Snapshot]) {
        for snapshot in seen {
            let values = &snapshot.values;
            match snapshot.moment {
                Moment::CultIncomeBegins => {
                    self.close(Some(values));
                    self.comment(&format!("Round {} income", self.round + 1));
                }
                Moment::IncomeBegins => {
                    self.close(Some(values));
                    self.round += 1;
                    self.turn = 0;
                    self.comment(&format!("Round {} income", self.round));
                }
                Moment::EndBegins => self.close(Some(values)),
                Moment::CultIncome(seat) => self.server(seat, Server::CultIncome, values[seat], 0),
                Moment::Income(seat) => self.server(seat, Server::Income, values[seat], 0),
                Moment::CultScored(cult) => {
                    self.comment(&format!("Scoring {} cult", names::cult_name(cult)));
                    self.prizes(values, |vp| Server::Prize(vp, Some(cult)));
                }
                Moment::NetworkScored => {
                    self.comment("Scoring network");
                    self.prizes(values, |vp| Server::Prize(vp, None));
                }
                Moment::ResourcesScored => {
                    self.comment("Converting resources to VPs");
                    for seat in self.last_order() {
                        self.server(seat, Server::Resources, values[seat], 0);
                    }
                }
            }
        }
    }

    /// The order of the end scoring: of passing where that is the turn order, else of the first round.
    fn last_order(&self) -> Vec<Seat> {
        let players = self.position.players();
        let passing = &self.position.flow().passing[..usize::from(players)];
        match self.position.options().turn_order {
            TurnOrder::Passing => passing.to_vec(),
            TurnOrder::Clockwise => self.seats.clone(),
        }
    }

    fn prizes(&mut self, values: &Everybody, server: impl Fn(u8) -> Server) {
        for seat in self.last_order() {
            let vp = values[seat].vp - self.last[seat].vp;
            if vp > 0 {
                self.server(seat, server(vp as u8), values[seat], 0);
            }
        }
    }
}
