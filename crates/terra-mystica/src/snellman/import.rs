//! Replaying a ledger row by row and comparing each row with what the rules give.

use super::command::{Command, Server, parse_line};
use super::error::{CommandError, ImportError, Problem};
use super::header::Header;
use super::ledger::{Ledger, Offered, Row, Values};
use super::literal::{Digging, Line, Offer, Snapshot, values_of};
use crate::action::Action;
use crate::content::Content;
use crate::flow::Moment;
use crate::ids::Faction;
use crate::prompt::Prompt;
use crate::setup::{BuildAfterSpades, KeyChoice, OfferTiming, Setup, TransformTargets};
use crate::state::{Position, SEATS};
use game_core::content::Content as _;
use game_core::{Awaiting, Game, PerSeat, Seat, Table};
use std::collections::BTreeMap;
use std::fmt;

/// A ledger that was replayed, as far as it goes.
#[derive(Clone, Debug)]
pub struct Imported {
    /// What the file says before the first move.
    pub header: Header,
    /// The set-up it was replayed with.
    pub setup: Setup,
    /// Where the site is looser than the rules and the file makes use of it: the record options that were
    /// switched on.
    pub needs: Vec<Need>,
    /// The rows that were replayed.
    pub rows: Vec<Outcome>,
    /// The steps behind them.
    pub steps: Vec<(Seat, Action)>,
    /// The position after them.
    pub position: Position,
    /// Why the replay stopped before the end of the game.
    pub stopped: Option<ImportError>,
}

/// A row that was replayed.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Number of the faction row in the file, counted from 1.
    pub number: usize,
    /// Whose row.
    pub faction: Faction,
    /// What the faction has after it, by our rules.
    pub values: Values,
    /// How many steps had been made after it.
    pub steps: usize,
    /// Where the file says something else.
    pub difference: Option<Difference>,
}

/// A row whose cells are not what the rules give.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The commands of the row.
    pub commands: String,
    /// The cells of the file: values, then offers.
    pub file: (Values, Vec<Offered>),
    /// What the rules give.
    pub ours: (Values, Vec<Offered>),
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offers =
            |offers: &[Offered]| offers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        write!(f, "{:?}: the file has {}", self.commands, self.file.0)?;
        if self.file.0 != self.ours.0 {
            return write!(f, "; the rules give {}", self.ours.0);
        }
        write!(f, " and offers [{}]; the rules offer [{}]", offers(&self.file.1), offers(&self.ours.1))
    }
}

/// Where the site is looser than the rules (notation chapter 6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// Offers are answered later than at the end of the giver's turn.
    LateOffers,
    /// Hexes are transformed away from home.
    AnyTransform,
    /// A dwelling follows spades on a hex they did not transform.
    AnyHomeHex,
    /// A key is kept although it could be used; never in games of the site, but in ours.
    KeyChoice,
}

impl Need {
    /// All of them.
    pub const ALL: [Need; 4] = [Need::LateOffers, Need::AnyTransform, Need::AnyHomeHex, Need::KeyChoice];

    /// The record option, as a set-up writes it.
    #[must_use]
    pub const fn option(self) -> &'static str {
        match self {
            Need::LateOffers => "offer_timing=late",
            Need::AnyTransform => "transform_targets=any",
            Need::AnyHomeHex => "build_after_spades=any_home_hex",
            Need::KeyChoice => "key_choice=ask",
        }
    }

    fn switch_on(self, setup: &mut Setup) {
        match self {
            Need::LateOffers => setup.offer_timing = OfferTiming::Late,
            Need::AnyTransform => setup.transform_targets = TransformTargets::Any,
            Need::AnyHomeHex => setup.build_after_spades = BuildAfterSpades::AnyHomeHex,
            Need::KeyChoice => setup.key_choice = KeyChoice::Ask,
        }
    }
}

/// Replays a ledger by the rules of the base game. Record options are switched on one by one, and only where a
/// row cannot be replayed without them.
///
/// # Errors
/// When no game starts from the header, or a player leaves the game. A row that breaks a rule is no error
/// here: the replay stops there, see [`Imported::stopped`].
pub fn import(ledger: &Ledger) -> Result<Imported, ImportError> {
    import_rows(ledger, usize::MAX)
}

/// Replays the first `rows` faction rows of a ledger.
///
/// # Errors
/// As [`import`].
pub fn import_rows(ledger: &Ledger, rows: usize) -> Result<Imported, ImportError> {
    let header = Header::read(ledger)?;
    let script = script(ledger);
    let mut needs = Vec::new();
    let mut best = replay(&header, &script, &needs)?;
    while let Some(trouble) = best.trouble() {
        let mut better = None;
        for need in Need::ALL.into_iter().filter(|need| !best.needs.contains(need)) {
            needs.clone_from(&best.needs);
            needs.push(need);
            let other = replay(&header, &script, &needs)?;
            let reach = other.trouble().unwrap_or(usize::MAX);
            if reach > trouble && better.as_ref().is_none_or(|(most, _)| reach > *most) {
                better = Some((reach, other));
            }
        }
        match better {
            Some((_, other)) => best = other,
            None => break,
        }
    }
    if rows < script.len() {
        let needs = best.needs;
        best = replay(&header, &script[..rows], &needs)?;
    }
    Ok(best)
}

struct Scripted<'a> {
    row: &'a Row,
    commands: Result<Vec<Command>, CommandError>,
    /// The commands of the next row of the faction in the same round.
    later: Vec<Command>,
}

fn script(ledger: &Ledger) -> Vec<Scripted<'_>> {
    let mut script: Vec<Scripted<'_>> = ledger
        .rows()
        .map(|row| Scripted { row, commands: parse_line(&row.commands), later: Vec::new() })
        .collect();
    let mut next: BTreeMap<Faction, Vec<Command>> = BTreeMap::new();
    for scripted in script.iter_mut().rev() {
        let commands = scripted.commands.clone().unwrap_or_default();
        let faction = scripted.row.faction;
        match commands.iter().any(|command| matches!(command, Command::Server(_))) {
            true => next.remove(&faction),
            false => next.insert(faction, commands),
        }
        .into_iter()
        .for_each(|later| scripted.later = later);
    }
    script
}

fn replay(header: &Header, script: &[Scripted<'_>], needs: &[Need]) -> Result<Imported, ImportError> {
    let mut setup = header.setup();
    needs.iter().for_each(|need| need.switch_on(&mut setup));
    let position = Position::new(Content::standard(), &setup)?;
    let mut replay = Replay {
        position,
        steps: Vec::new(),
        rows: Vec::with_capacity(script.len()),
        income: Vec::new(),
        ending: Vec::new(),
        before_cult_income: PerSeat::default(),
        before_income: PerSeat::default(),
        before_end: None,
        unanswered: Vec::new(),
        declined: Vec::new(),
        phase_three: false,
    };
    let mut stopped = None;
    for scripted in script {
        if let Err(error) = replay.row(scripted) {
            stopped = Some(error);
            break;
        }
    }
    if stopped.is_none() && replay.position.awaiting() != Awaiting::Nothing {
        stopped = Some(ImportError::Truncated { row: script.len() });
    }
    Ok(Imported {
        header: header.clone(),
        setup,
        needs: needs.to_vec(),
        rows: replay.rows,
        steps: replay.steps,
        position: replay.position,
        stopped,
    })
}

impl Imported {
    /// The rows that differ from the file.
    pub fn differences(&self) -> impl Iterator<Item = (&Outcome, &Difference)> {
        self.rows.iter().filter_map(|row| Some((row, row.difference.as_ref()?)))
    }

    /// The first row that differs or cannot be replayed.
    fn trouble(&self) -> Option<usize> {
        let first = self.differences().next().map(|(row, _)| row.number);
        let stop = self.stopped.as_ref().map(|_| self.rows.len() + 1);
        first.into_iter().chain(stop).min()
    }

    /// The game as a table, to go on with or to keep as a record.
    ///
    /// # Panics
    /// Never: every step was made before.
    #[must_use]
    pub fn table(&self) -> Table<Position> {
        let mut table = Table::without_dealer(Content::standard(), self.setup.clone())
            .expect("the game was set up like this before");
        for (seat, action) in &self.steps {
            table.play(*seat, *action).expect("the step was made before");
        }
        let notes = table.notes_mut();
        notes.insert("source".to_owned(), "terra.snellman.net".to_owned());
        for (index, name) in self.header.players.iter().enumerate() {
            notes.insert(format!("seat-{index}"), name.clone());
        }
        table
    }
}

struct Replay {
    position: Position,
    steps: Vec<(Seat, Action)>,
    rows: Vec<Outcome>,
    /// Income that was given and has no row yet.
    income: Vec<Snapshot>,
    /// The parts of the end scoring.
    ending: Vec<Snapshot>,
    /// What everybody had before each of them.
    before_cult_income: PerSeat<Values, SEATS>,
    before_income: PerSeat<Values, SEATS>,
    before_end: Option<PerSeat<Values, SEATS>>,
    /// Offers that no row has answered yet, void ones included.
    unanswered: Vec<Offer>,
    /// Rows of the Cultists' power that stand before the answer that brings it: their places in `rows`.
    declined: Vec<usize>,
    /// Between cult bonus and income?
    phase_three: bool,
}

impl Replay {
    fn row(&mut self, scripted: &Scripted<'_>) -> Result<(), ImportError> {
        let row = scripted.row;
        let problem = |problem| ImportError::Row { row: row.number, text: row.commands.clone(), problem };
        let commands = scripted.commands.as_ref().map_err(|error| ImportError::Command {
            row: row.number,
            text: row.commands.clone(),
            error: error.clone(),
        })?;
        let seat = self
            .position
            .seat_of(row.faction)
            .ok_or(Problem::Nothing { reason: "the faction is not in this game", rule: "2.3" })
            .map_err(problem)?;
        if commands.is_empty() {
            return Err(problem(Problem::Nothing { reason: "the row has no commands", rule: "R48" }));
        }
        let (server, own): (Vec<Command>, Vec<Command>) =
            commands.iter().partition(|command| matches!(command, Command::Server(_)));
        let mut values = self.filed(seat);
        let mut offers = Vec::new();
        if !own.is_empty() {
            let line = self.line(scripted, seat, &own).map_err(problem)?;
            offers.clone_from(&line.offers);
            values = self.take_over(line, seat);
        }
        for command in server {
            let Command::Server(server) = command else { continue };
            values = self.server(server, seat).map_err(problem)?;
        }
        self.outcome(row, values, &offers);
        Ok(())
    }

    /// Carries out the player's commands. Of the ways to use paid spades the first one counts that gives what
    /// the row has; a row that differs in all of them is shown by the first that is possible at all.
    fn line(&self, scripted: &Scripted<'_>, seat: Seat, commands: &[Command]) -> Result<Line, Problem> {
        let row = scripted.row;
        let run = |digging: Digging| {
            let mut line = Line::new(self.position.clone(), seat, Some(row.values.cults));
            line.digging = digging;
            line.later.clone_from(&scripted.later);
            line.phase_three = self.phase_three;
            line.unanswered.clone_from(&self.unanswered);
            line.expected = self.declined.iter().map(|at| self.expected(*at)).collect();
            line.carry_out(commands)?;
            line.end_turn()?;
            Ok(line)
        };
        let first = run(Digging::Portions);
        let digs = commands.iter().any(|command| matches!(command, Command::Dig(_)));
        if !digs || first.as_ref().is_ok_and(|line| line.values(seat) == row.values) {
            return first;
        }
        let mut others: Vec<Line> = [Digging::Together, Digging::Named].into_iter().flat_map(run).collect();
        match others.iter().position(|line| line.values(seat) == row.values) {
            Some(at) => Ok(others.swap_remove(at)),
            None => first.or_else(|problem| others.into_iter().next().ok_or(problem)),
        }
    }

    fn expected(&self, at: usize) -> (Seat, Values) {
        let row = &self.rows[at];
        let seat = self.position.seat_of(row.faction).unwrap_or(Seat::new(0));
        let values = row.difference.as_ref().map_or(row.values, |difference| difference.file.0);
        (seat, values)
    }

    /// Keeps what a line did. Gives what the seat has before anything automatic that followed.
    fn take_over(&mut self, line: Line, seat: Seat) -> Values {
        let values = if line.steps.is_empty() { self.filed(seat) } else { line.values(seat) };
        self.position = line.position;
        self.unanswered.extend(&line.offers);
        for (receiver, action) in &line.steps {
            if let Action::Accept { giver, amount } | Action::Decline { giver, amount } = *action {
                let answered = Offer { giver, receiver: *receiver, amount };
                if let Some(at) = self.unanswered.iter().position(|offer| *offer == answered) {
                    self.unanswered.remove(at);
                }
            }
        }
        self.steps.extend(line.steps);
        self.keep(line.seen.0);
        for (nth, at) in std::mem::take(&mut self.declined).into_iter().enumerate() {
            let Some((watched, expected)) = line.expected.get(nth) else { continue };
            let row = &mut self.rows[at];
            if row.difference.is_none() {
                continue;
            }
            if nth < line.met {
                row.values = *expected;
                row.difference = None;
            } else {
                row.values = values_of(&self.position, *watched);
            }
        }
        values
    }

    fn keep(&mut self, seen: Vec<Snapshot>) {
        for snapshot in seen {
            match snapshot.moment {
                Moment::CultIncome(_) | Moment::Income(_) => self.income.push(snapshot),
                Moment::CultScored(_) | Moment::NetworkScored | Moment::ResourcesScored => {
                    self.ending.push(snapshot);
                }
                Moment::CultIncomeBegins => self.before_cult_income = snapshot.values,
                Moment::IncomeBegins => {
                    self.before_income = snapshot.values;
                    self.unanswered.clear();
                }
                Moment::EndBegins => self.before_end = Some(snapshot.values),
            }
        }
    }

    /// What a seat has as far as the file has come: the rules give income and end scoring at once, the file
    /// row by row.
    fn filed(&self, seat: Seat) -> Values {
        let due = |moment: Moment| self.income.iter().any(|snapshot| snapshot.moment == moment);
        if due(Moment::CultIncome(seat)) {
            self.before_cult_income[seat]
        } else if due(Moment::Income(seat)) {
            self.before_income[seat]
        } else {
            self.before_end.map_or_else(|| values_of(&self.position, seat), |values| values[seat])
        }
    }

    /// A row the server wrote: what the seat has after it.
    fn server(&mut self, server: Server, seat: Seat) -> Result<Values, Problem> {
        match server {
            Server::Setup | Server::OpponentAccepted => Ok(self.filed(seat)),
            Server::AllDeclined => {
                self.declined.push(self.rows.len());
                Ok(self.filed(seat))
            }
            Server::CultIncome => {
                self.phase_three = true;
                self.take_income(Moment::CultIncome(seat), seat)
            }
            Server::Income => {
                self.phase_three = false;
                self.take_income(Moment::Income(seat), seat)
            }
            Server::AllIncome => {
                if self.position.round() > 1 {
                    self.take_income(Moment::CultIncome(seat), seat)?;
                }
                self.take_income(Moment::Income(seat), seat)
            }
            Server::Prize(_, Some(cult)) => self.scored(Moment::CultScored(cult), seat),
            Server::Prize(_, None) => self.scored(Moment::NetworkScored, seat),
            Server::Resources => self.scored(Moment::ResourcesScored, seat),
        }
    }

    fn take_income(&mut self, moment: Moment, seat: Seat) -> Result<Values, Problem> {
        self.settle(matches!(moment, Moment::Income(_)))?;
        match self.income.iter().position(|snapshot| snapshot.moment == moment) {
            Some(at) => Ok(self.income.remove(at).values[seat]),
            None => Err(Problem::Nothing { reason: "no income is due", rule: "3.2" }),
        }
    }

    fn scored(&mut self, moment: Moment, seat: Seat) -> Result<Values, Problem> {
        self.settle(false)?;
        match self.ending.iter().find(|snapshot| snapshot.moment == moment) {
            Some(snapshot) => {
                self.before_end = None;
                Ok(snapshot.values[seat])
            }
            None => Err(Problem::Nothing { reason: "the game is not over", rule: "5.2" }),
        }
    }

    /// Offers that nobody answered are gone when the server goes on, and so are unused spades before the income.
    fn settle(&mut self, income: bool) -> Result<(), Problem> {
        while let Awaiting::Players(awaited) = self.position.awaiting() {
            let waiting = match self.position.prompt() {
                Prompt::Settle => true,
                Prompt::BonusSpades => income,
                _ => false,
            };
            let Some(seat) = awaited.first().filter(|_| waiting) else { return Ok(()) };
            let mut line = Line::new(self.position.clone(), seat, None);
            match self.position.offers().to(seat).next() {
                Some(offer) => line.step(Action::Decline { giver: offer.giver, amount: offer.amount })?,
                None => line.step(Action::Forfeit)?,
            }
            self.position = line.position;
            self.steps.extend(line.steps);
            self.keep(line.seen.0);
        }
        Ok(())
    }

    /// Compares a row with what the rules give.
    fn outcome(&mut self, row: &Row, values: Values, offers: &[Offer]) {
        let mut ours: Vec<Offered> = Vec::new();
        for offer in offers {
            let faction = self.position.faction_of(offer.receiver).unwrap_or(row.faction);
            let to = Some(self.position.content().faction(faction).home);
            match ours.iter_mut().find(|other| other.to == to) {
                Some(other) => other.amount += i32::from(offer.amount),
                None => ours.push(Offered { to, amount: offer.amount.into() }),
            }
        }
        let equal = values == row.values && same_offers(&row.offers, &ours);
        let difference = (!equal).then(|| Difference {
            commands: row.commands.clone(),
            file: (row.values, row.offers.clone()),
            ours: (values, ours),
        });
        let steps = self.steps.len();
        self.rows.push(Outcome { number: row.number, faction: row.faction, values, steps, difference });
    }
}

/// Cell 13 as a multiset; amounts to one receiver are summed, and league files name no receivers.
fn same_offers(file: &[Offered], ours: &[Offered]) -> bool {
    let bare = file.iter().any(|offer| offer.to.is_none());
    let sorted = |offers: &[Offered]| {
        let mut summed: Vec<Offered> = Vec::new();
        for offer in offers {
            match summed.iter_mut().find(|other| !bare && other.to == offer.to) {
                Some(other) => other.amount += offer.amount,
                None => summed.push(Offered { to: offer.to.filter(|_| !bare), amount: offer.amount }),
            }
        }
        summed.sort_unstable();
        summed
    };
    sorted(file) == sorted(ours)
}
