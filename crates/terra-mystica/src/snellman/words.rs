//! The commands behind a step: the reverse of what an import does.

use super::command::{Command, Due, Link, Resource, Space};
use crate::action::Action;
use crate::ids::{
    BridgePlace, Conversion, Cult, Faction, FavorTile, Hex, Order, Special, Structure, Terrain, TownTile,
};
use crate::prompt::Prompt;
use crate::state::Position;
use game_core::{Game, Seat};

/// A command, or a transform that a dwelling on the same hex may say as well.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Word {
    Command(Command),
    Transform(Hex, Terrain),
}

impl Word {
    /// So many conversions of a kind.
    pub fn conversion(kind: Conversion, n: u8) -> Word {
        let convert =
            |price: u8, from, to| Command::Convert { give: (price.saturating_mul(n), from), take: (n, to) };
        Word::Command(match kind {
            Conversion::Burn => Command::Burn(n),
            Conversion::PowerToPriest => convert(5, Resource::Power, Resource::Priest),
            Conversion::PowerToWorker => convert(3, Resource::Power, Resource::Worker),
            Conversion::PowerToCoin => convert(1, Resource::Power, Resource::Coin),
            Conversion::PriestToWorker => convert(1, Resource::Priest, Resource::Worker),
            Conversion::WorkerToCoin => convert(1, Resource::Worker, Resource::Coin),
            Conversion::VpToCoin => convert(1, Resource::Vp, Resource::Coin),
            Conversion::CoinsToVp => convert(2, Resource::Coin, Resource::Vp),
        })
    }

    /// A favor tile taken.
    pub const fn favor(tile: FavorTile) -> Word {
        Word::Command(Command::Take(1, Due::Favor(tile)))
    }

    /// A town tile taken.
    pub const fn town(tile: TownTile) -> Word {
        Word::Command(Command::Take(1, Due::Town(tile)))
    }

    /// A bridge built.
    pub fn bridge(place: BridgePlace) -> Word {
        let (from, to) = place.ends();
        Word::Command(Command::Bridge(from, to))
    }
}

/// What a step is called, from the position before it.
pub(super) fn words(position: &Position, seat: Seat, action: Action) -> Vec<Word> {
    let one = |command| vec![Word::Command(command)];
    let giver = |giver: Seat| position.faction_of(giver);
    match action {
        Action::Place { hex } | Action::Build { hex } => one(Command::Build(hex)),
        Action::Bonus { tile } => one(Command::Pass(Some(tile))),
        Action::Pass { tile } => one(Command::Pass(tile)),
        Action::Dig { hex, spades, to } => dig(position, seat, hex, spades, to),
        Action::Forfeit => forfeit(position, seat),
        Action::Shipping => one(Command::AdvanceShipping),
        Action::Digging => one(Command::AdvanceDigging),
        Action::Upgrade { hex, to } => one(Command::Upgrade(hex, to)),
        Action::Send { cult, space } => one(Command::Send(cult, named_space(position, cult, space))),
        Action::Power { action } => one(Command::Action(Space::Power(action))),
        Action::Special { special } => special_action(special),
        Action::Burn => vec![Word::conversion(Conversion::Burn, 1)],
        Action::Convert { kind } => vec![Word::conversion(kind, 1)],
        Action::Count { n: 0, .. } | Action::Exchange { n: 0 } => Vec::new(),
        Action::Count { kind, n } => vec![Word::conversion(kind, n)],
        Action::Exchange { n } => {
            one(Command::Convert { give: (n, Resource::Worker), take: (n, Resource::Priest) })
        }
        Action::Favor { tile } => vec![Word::favor(tile)],
        Action::Town { tile } => vec![Word::town(tile)],
        Action::Bridge { place } => vec![Word::bridge(place)],
        Action::Step { cult } => {
            let own = position.flow().active == seat && position.prompt() == Prompt::Choices;
            let n = if own { position.turn().due.steps.max(1) } else { 1 };
            one(Command::Take(n, Due::Cult(cult)))
        }
        Action::Connect { river } => one(Command::Connect(Link::River(river))),
        Action::Accept { giver: from, amount } => one(Command::Leech(amount, giver(from))),
        Action::Decline { giver: from, amount } => one(Command::Decline(Some((amount, giver(from))))),
        Action::NoBuild
        | Action::Plan(_)
        | Action::OpenConvert
        | Action::Done
        | Action::Enter { .. }
        | Action::Stay
        | Action::EndTurn
        | Action::Take { .. }
        | Action::DealFirst { .. }
        | Action::DealScoring { .. }
        | Action::DealBonus { .. }
        | Action::DealColour { .. } => Vec::new(),
    }
}

fn dig(position: &Position, seat: Seat, hex: Hex, spades: u8, to: Option<Terrain>) -> Vec<Word> {
    let home = position.content().faction(position.faction_of(seat).unwrap_or(Faction::Halflings)).home;
    let giants = position.faction_of(seat) == Some(Faction::Giants);
    let now = position.map().terrain[hex.index()];
    let target = to.unwrap_or(if giants { home } else { now.towards(home, spades) });
    let phase_three = position.prompt() == Prompt::BonusSpades;
    let free = if phase_three { spades } else { position.turn().spades.left };
    let paid = spades.saturating_sub(free);
    let mut words = Vec::new();
    if paid > 0 {
        words.push(Word::Command(Command::Dig(paid)));
    }
    words.push(Word::Transform(hex, target));
    words
}

fn forfeit(position: &Position, seat: Seat) -> Vec<Word> {
    let left = match position.prompt() {
        Prompt::BonusSpades => position.flow().spades[seat.index()],
        _ => position.turn().spades.left,
    };
    vec![Word::Command(Command::Waive(left.max(1), Due::Spade))]
}

/// A space is named only when it is not the best free one.
fn named_space(position: &Position, cult: Cult, space: Order) -> Option<u8> {
    let orders = &position.board().orders[cult.index()];
    let best = if orders[0].is_none() {
        Order::Three
    } else if orders[1..].iter().any(Option::is_none) {
        Order::Two
    } else {
        Order::Return
    };
    (space != best).then_some(match space {
        Order::Three => 3,
        Order::Two => 2,
        Order::Return => 1,
    })
}

fn special_action(special: Special) -> Vec<Word> {
    let action = |space| Word::Command(Command::Action(space));
    match special {
        Special::BonusSpade => vec![action(Space::BonusSpade)],
        Special::BonusCult => vec![action(Space::BonusCult)],
        Special::FavorCultAction => vec![action(Space::FavorCult)],
        Special::AurenCult => vec![action(Space::Auren)],
        Special::DoubleAction => vec![action(Space::ChaosMagicians)],
        Special::GiantsSpades => vec![action(Space::Giants)],
        Special::EngineerBridge => vec![action(Space::Engineers)],
        Special::Sandstorm(hex) => vec![action(Space::Nomads), Word::Transform(hex, Terrain::Desert)],
        Special::Swarm(hex) => {
            vec![action(Space::Swarmlings), Word::Command(Command::Upgrade(hex, Structure::TradingPost))]
        }
        Special::Ride(hex) => vec![action(Space::Witches), Word::Command(Command::Build(hex))],
        Special::RideWaived => {
            vec![action(Space::Witches), Word::Command(Command::Waive(1, Due::FreeDwelling))]
        }
    }
}
