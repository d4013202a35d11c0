//! Carrying out one line of commands, literally: nothing is paid, converted or chosen that the line does not
//! name.

use super::command::{Command, Due, Resource, Space};
use super::error::Problem;
use super::ledger::Values;
use super::names;
use crate::action::Action;
use crate::flow::{Moment, Witness};
use crate::ids::{BonusTile, Cult, Faction, FavorTile, Hex, Special, Structure, Terrain, TownTile};
use crate::prompt::Prompt;
use crate::state::{Player, Position, SEATS};
use game_core::{Actor, Awaiting, Game, Notation, PerSeat, Seat};

/// A moment of the automatic parts of a game, with what everybody has then.
#[derive(Clone, Copy, Debug)]
pub(super) struct Snapshot {
    /// Which moment.
    pub moment: Moment,
    /// What everybody has.
    pub values: PerSeat<Values, SEATS>,
}

impl Snapshot {
    /// Is it the moment before something automatic?
    pub fn begins(&self) -> bool {
        matches!(self.moment, Moment::CultIncomeBegins | Moment::IncomeBegins | Moment::EndBegins)
    }
}

/// What was seen of the automatic parts, in order.
#[derive(Default, Debug)]
pub(super) struct Seen(pub Vec<Snapshot>);

impl Witness for Seen {
    fn saw(&mut self, moment: Moment, position: &Position) {
        let values = PerSeat::from_fn(|seat| values_of(position, seat));
        self.0.push(Snapshot { moment, values });
    }
}

/// What a seat has now, as the cells of a row show it.
#[must_use]
pub fn values_of(position: &Position, seat: Seat) -> Values {
    let player = position.player(seat);
    Values {
        vp: player.vp.into(),
        coins: player.coins.into(),
        workers: player.workers.into(),
        priests: player.priests.into(),
        power: player.bowls.map(i32::from),
        cults: player.cults.map(i32::from),
    }
}

/// Power offered by a build, whether or not the receiver has room for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Offer {
    pub giver: Seat,
    pub receiver: Seat,
    pub amount: u8,
}

/// The power value of a seat's structures directly beside a hex: what a build there offers (spec 4.4).
pub(super) fn power_beside(position: &Position, hex: Hex, seat: Seat) -> u8 {
    let map = &position.content().map;
    let bridged = position.map().bridges.iter().filter_map(|place| match map.bridges[place.index()] {
        (a, b) if a == hex => Some(b),
        (a, b) if b == hex => Some(a),
        _ => None,
    });
    map.adjacent[hex.index()]
        .iter()
        .chain(bridged)
        .filter_map(|near| position.structure_at(near))
        .filter(|(owner, _)| *owner == seat)
        .map(|(_, structure)| position.content().structure(structure).power)
        .sum()
}

/// A hex that was dug without asking, because spades were gained and there was no choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Dug {
    pub hex: Hex,
    pub to: Terrain,
    pub paid: u8,
}

/// The hexes that a step dug although it named none.
pub(super) fn dug_unasked(
    before: &Position,
    after: &Position,
    seat: Seat,
    action: Action,
) -> impl Iterator<Item = Dug> + use<> {
    let content = before.content();
    let faction = before.faction_of(seat);
    let free = match action {
        Action::Power { action } => content.power(action).spades,
        Action::Special { special: Special::BonusSpade } => content.bonus(BonusTile::Spade).spades,
        Action::Special { special: Special::GiantsSpades } => content.constants.giants_spades,
        Action::Upgrade { to: Structure::Stronghold, .. } if faction == Some(Faction::Halflings) => {
            content.constants.halflings_stronghold_spades
        }
        _ => 0,
    };
    let (was, is) = (before.map().terrain, after.map().terrain);
    Hex::all().filter(move |hex| free > 0 && was[hex.index()] != is[hex.index()]).map(move |hex| {
        let (from, to) = (was[hex.index()], is[hex.index()]);
        let giants = faction == Some(Faction::Giants);
        let spades = if giants { content.constants.giants_spades } else { from.distance(to) };
        Dug { hex, to, paid: spades.saturating_sub(free) }
    })
}

/// Where paid spades are used: the site pays them where `dig` stands and uses them where a hex is named, we do
/// both at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Digging {
    /// Where each `dig` stands, even if the hex needs more of them.
    Portions,
    /// Where the `dig` stands that makes them enough.
    Together,
    /// Where the hex is named.
    Named,
}

impl Digging {
    /// The ways to try, in this order.
    pub const ALL: [Digging; 3] = [Digging::Portions, Digging::Together, Digging::Named];
}

/// A line of commands being carried out.
pub(super) struct Line {
    pub position: Position,
    pub seat: Seat,
    /// The cult cell of the row: it tells which track gets a scarce key (spec 9.4, D12).
    wanted: Option<[i32; 4]>,
    /// Where paid spades are used.
    pub digging: Digging,
    /// The next line of the seat, if the turn may go on there: what it takes need not be taken here.
    pub later: Vec<Command>,
    /// What the seat had when the line began, to know what it got without being asked.
    pub before: Player,
    /// Steps made.
    pub steps: Vec<(Seat, Action)>,
    /// Automatic moments seen.
    pub seen: Seen,
    /// Power offered by the builds of the line.
    pub offers: Vec<Offer>,
    /// Offers of earlier lines that nobody has answered, void ones included.
    pub unanswered: Vec<Offer>,
    /// What watched seats are to have at some moment of the line, one after the other.
    pub expected: Vec<(Seat, Values)>,
    /// How many of them came true.
    pub met: usize,
    /// Paid spades that wait for their hex; below 0 those that were used before the line named them.
    pub dig: i16,
    /// Were paid spades used on a hex that only the next line names?
    pub borrowed: bool,
    /// Hexes dug ahead of the command that names them.
    pub dug_ahead: Vec<Hex>,
    /// An action that waits for its hex.
    pub space: Option<Space>,
    /// Tracks that shall not use the key (`-WATER`).
    pub without_key: Vec<Cult>,
    /// Steps that an earlier command of the line took already.
    pub steps_ahead: Option<(Cult, u8)>,
    /// Priests that an earlier exchange of the line took already.
    pub exchange_ahead: u8,
    /// Did spades come up in this line?
    pub spades: bool,
    /// Does the line stand between cult bonus and income?
    pub phase_three: bool,
    /// Spades given up so far.
    pub waived: u8,
    /// Tiles named so far.
    pub towns: [u8; TownTile::COUNT],
    pub favors: Vec<FavorTile>,
}

impl Line {
    /// A line of a seat, to be carried out on this position.
    pub fn new(position: Position, seat: Seat, wanted: Option<[i32; 4]>) -> Self {
        let before = *position.player(seat);
        Line {
            position,
            seat,
            wanted,
            digging: Digging::Portions,
            later: Vec::new(),
            before,
            steps: Vec::new(),
            seen: Seen::default(),
            offers: Vec::new(),
            unanswered: Vec::new(),
            expected: Vec::new(),
            met: 0,
            dig: 0,
            borrowed: false,
            dug_ahead: Vec::new(),
            space: None,
            without_key: Vec::new(),
            steps_ahead: None,
            exchange_ahead: 0,
            spades: false,
            phase_three: false,
            waived: 0,
            towns: [0; TownTile::COUNT],
            favors: Vec::new(),
        }
    }

    /// Carries out all commands. Nothing of the line may be left over.
    pub fn carry_out(&mut self, commands: &[Command]) -> Result<(), Problem> {
        for (index, command) in commands.iter().enumerate() {
            self.command(*command, &commands[index + 1..])?;
        }
        if self.space.is_some() {
            return Err(self.nothing("the action names no hex", "4.7.3"));
        }
        match self.dig {
            0 => {}
            1.. => return Err(self.nothing("paid spades are not used", "4.1.2")),
            _ => return Err(self.nothing("the hex needs more spades", "4.1.2")),
        }
        if self.steps_ahead.is_some() {
            return Err(self.nothing("both steps of the action are taken on one track", "4.7.3"));
        }
        Ok(())
    }

    /// Makes one step, paid from what lies on the board.
    pub fn step(&mut self, action: Action) -> Result<(), Problem> {
        let seat = self.seat;
        match self.position.awaiting() {
            Awaiting::Players(awaited) if awaited.contains(seat) => {}
            Awaiting::Nothing => return Err(Problem::GameOver { command: self.text(action) }),
            _ => {
                let faction = self.position.faction_of(seat).map_or("", names::faction_name);
                return Err(Problem::NotAwaited { command: self.text(action), faction });
            }
        }
        if let Err(refusal) = self.position.pays_directly(seat, action) {
            return Err(Problem::Refused { command: self.text(action), refusal });
        }
        let before = self.position.clone();
        let seen = self.seen.0.len();
        self.position.apply_watched(Actor::Seat(seat), action, &mut self.seen);
        self.steps.push((seat, action));
        self.note_offers(action);
        for dug in dug_unasked(&before, &self.position, seat, action) {
            self.dug_ahead.push(dug.hex);
            self.dig -= i16::from(dug.paid);
        }
        self.meet_expected(seen);
        self.answer_keys()
    }

    /// The last answer of a round is followed by income or scoring at once: then what everybody had before
    /// that counts.
    fn meet_expected(&mut self, seen: usize) {
        let begun = self.seen.0[seen..].iter().find(|snapshot| snapshot.begins());
        while let Some((watched, values)) = self.expected.get(self.met) {
            let now =
                begun.map_or_else(|| values_of(&self.position, *watched), |begun| begun.values[*watched]);
            if now != *values {
                return;
            }
            self.met += 1;
        }
    }

    /// What a seat has after the line, before anything automatic that followed.
    pub fn values(&self, seat: Seat) -> Values {
        let begun = self.seen.0.iter().find(|snapshot| snapshot.begins());
        begun.map_or_else(|| values_of(&self.position, seat), |begun| begun.values[seat])
    }

    fn note_offers(&mut self, action: Action) {
        let hex = match action {
            Action::Build { hex } | Action::Upgrade { hex, .. } => hex,
            Action::Special { special: Special::Ride(hex) | Special::Swarm(hex) } => hex,
            _ => return,
        };
        for receiver in Seat::all(self.position.players()).filter(|seat| *seat != self.seat) {
            let amount = power_beside(&self.position, hex, receiver);
            if amount > 0 {
                self.offers.push(Offer { giver: self.seat, receiver, amount });
            }
        }
    }

    /// Spec 9.4: which marker enters 10 is told by the row's cult cell, else by `-CULT`, else by the order of
    /// the tracks.
    fn answer_keys(&mut self) -> Result<(), Problem> {
        while let Prompt::Key { tracks, may_stay, .. } = self.position.prompt() {
            let fits = |cult: &Cult| match self.wanted {
                Some(cults) => cults[cult.index()] == 10,
                None => !self.without_key.contains(cult),
            };
            let choice = tracks.iter().find(fits);
            let action = match choice {
                Some(cult) => Action::Enter { cult },
                None if may_stay => Action::Stay,
                None => match tracks.iter().next() {
                    Some(cult) => Action::Enter { cult },
                    None => return Ok(()),
                },
            };
            self.step(action)?;
        }
        Ok(())
    }

    /// Answers what a row leaves unsaid and ends the turn (spec 9.4).
    pub fn end_turn(&mut self) -> Result<(), Problem> {
        while self.position.flow().active == self.seat && !self.borrowed {
            let action = match self.position.prompt() {
                Prompt::After => Action::EndTurn,
                Prompt::Choices if self.goes_on() => return Ok(()),
                Prompt::Choices => {
                    let due = self.position.turn().due;
                    if due.spades {
                        Action::Forfeit
                    } else if due.build {
                        Action::NoBuild
                    } else if due.exchange {
                        Action::Exchange { n: 0 }
                    } else if self.position.pays_directly(self.seat, Action::EndTurn).is_ok() {
                        Action::EndTurn // with late offers a cult step may be taken later, too
                    } else {
                        return Err(self.nothing(
                            if due.favors > 0 {
                                "a favor tile is to be taken"
                            } else if due.towns > 0 {
                                "a town tile is to be taken"
                            } else if due.bridge {
                                "a bridge is to be built"
                            } else {
                                "a cult step is to be taken"
                            },
                            "3.4",
                        ));
                    }
                }
                _ => return Ok(()),
            };
            self.step(action)?;
        }
        Ok(())
    }

    /// Does the next line of the seat take what is due now? The site waits for it and shows two rows.
    fn goes_on(&self) -> bool {
        let due = self.position.turn().due;
        let fits = |command: &Command| match command {
            Command::Take(_, Due::Favor(_)) => due.favors > 0,
            Command::Take(_, Due::Town(_)) => due.towns > 0,
            Command::Bridge(..) => due.bridge,
            Command::Transform(..) | Command::Waive(_, Due::Spade) => due.spades,
            Command::Build(_) => due.spades && !self.position.turn().spades.dug,
            Command::Convert { give: (_, Resource::Worker), take: (_, Resource::Priest) } => due.exchange,
            _ => false,
        };
        let free = |command: &&Command| {
            matches!(
                command,
                Command::Wait
                    | Command::Leech(..)
                    | Command::Decline(_)
                    | Command::Burn(_)
                    | Command::Connect(_)
            ) || (matches!(command, Command::Convert { .. }) && !fits(command))
        };
        self.later.iter().find(|command| !free(command)).is_some_and(fits)
    }

    /// The step as we write it.
    pub fn text(&self, action: Action) -> String {
        Position::write_step(self.position.content(), action)
    }

    /// A problem that no step shows.
    pub fn nothing(&self, reason: &'static str, rule: &'static str) -> Problem {
        Problem::Nothing { reason, rule }
    }
}
