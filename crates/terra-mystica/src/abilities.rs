//! What each faction does that no other does (spec 6), as data. Rules ask for an ability, never for a faction's name.

use crate::content::Constants;
use crate::ids::Faction;
use crate::state::Position;
use game_core::Seat;

/// What the stronghold brings when it is built (spec 6.3).
#[derive(Clone, Copy, Debug)]
pub(crate) enum Founding {
    Nothing,
    /// Free spades, used at once or never.
    Spades(Figure),
    Vp(Figure),
    Power(Figure),
    /// Workers may be exchanged for priests, once.
    Exchange,
    /// One level of shipping.
    Shipping,
    Favor,
}

/// The action that the stronghold offers once a round (spec 6.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rite {
    None,
    /// Two steps on a cult.
    Cult,
    /// Two turns in one.
    Double,
    /// Free spades.
    Spades,
    /// A hex beside a structure becomes home terrain.
    Sandstorm,
    /// A dwelling becomes a trading post for nothing.
    Swarm,
    /// A dwelling on any free home hex.
    Ride,
}

/// What every spade brings (spec 6.2, 6.3).
#[derive(Clone, Copy, Debug)]
pub(crate) enum Echo {
    Nothing,
    Vp(Figure),
    /// Points for spades that were paid.
    VpWherePaid(Figure),
    /// Power, once the stronghold stands.
    PowerAfterStronghold(Figure),
}

/// What every town brings beyond its tile (spec 6.2).
#[derive(Clone, Copy, Debug)]
pub(crate) enum Civic {
    Nothing,
    Vp(Figure),
    Workers(Figure),
}

/// A figure of the content.
pub(crate) type Figure = fn(&Constants) -> u8;

/// Everything of its own that a faction has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Abilities {
    pub(crate) founding: Founding,
    pub(crate) rite: Rite,
    pub(crate) echo: Echo,
    pub(crate) civic: Civic,
    /// Favor tiles for a temple or a sanctuary.
    pub(crate) favors: u8,
    /// Every transformation takes two spades and ends at home terrain.
    pub(crate) whole_digs: bool,
    /// Groups and towns reach over a river hex.
    pub(crate) spans_rivers: bool,
    /// Hears how its power was answered: a step, or power where all declined.
    pub(crate) hears_answers: bool,
    /// Exchanges points and coins, and gets more points for coins at the end.
    pub(crate) exchanges_points: bool,
    /// Bridges for workers, as often as it likes, and points for them once the stronghold stands.
    pub(crate) bridges: bool,
    /// The shipping of a town tile is range for the carpet.
    pub(crate) shipping_is_range: bool,
}

const COMMON: Abilities = Abilities {
    founding: Founding::Nothing,
    rite: Rite::None,
    echo: Echo::Nothing,
    civic: Civic::Nothing,
    favors: 1,
    whole_digs: false,
    spans_rivers: false,
    hears_answers: false,
    exchanges_points: false,
    bridges: false,
    shipping_is_range: false,
};

static TABLE: [Abilities; Faction::COUNT] = {
    let mut table = [COMMON; Faction::COUNT];
    let mut index = 0;
    while index < Faction::COUNT {
        table[index] = own(Faction::ALL[index]);
        index += 1;
    }
    table
};

impl Position {
    /// What the faction of a seat has of its own.
    pub(crate) fn able(&self, seat: Seat) -> &'static Abilities {
        self.seats[seat].faction.map_or(&COMMON, |faction| &TABLE[faction.index()])
    }
}

const fn own(faction: Faction) -> Abilities {
    match faction {
        Faction::Halflings => Abilities {
            founding: Founding::Spades(|c| c.halflings_stronghold_spades),
            echo: Echo::Vp(|c| c.halflings_spade_vp),
            ..COMMON
        },
        Faction::Cultists => {
            Abilities { founding: Founding::Vp(|c| c.cultists_stronghold_vp), hears_answers: true, ..COMMON }
        }
        Faction::Alchemists => Abilities {
            founding: Founding::Power(|c| c.alchemists_stronghold_power),
            echo: Echo::PowerAfterStronghold(|c| c.alchemists_spade_power),
            exchanges_points: true,
            ..COMMON
        },
        Faction::Darklings => Abilities {
            founding: Founding::Exchange,
            echo: Echo::VpWherePaid(|c| c.darklings_spade_vp),
            ..COMMON
        },
        Faction::Mermaids => Abilities { founding: Founding::Shipping, spans_rivers: true, ..COMMON },
        Faction::Swarmlings => {
            Abilities { rite: Rite::Swarm, civic: Civic::Workers(|c| c.swarmlings_town_workers), ..COMMON }
        }
        Faction::Witches => Abilities { rite: Rite::Ride, civic: Civic::Vp(|c| c.witches_town_vp), ..COMMON },
        Faction::Auren => Abilities { founding: Founding::Favor, rite: Rite::Cult, ..COMMON },
        Faction::Engineers => Abilities { bridges: true, ..COMMON },
        Faction::Giants => Abilities { rite: Rite::Spades, whole_digs: true, ..COMMON },
        Faction::ChaosMagicians => Abilities { rite: Rite::Double, favors: 2, ..COMMON },
        Faction::Nomads => Abilities { rite: Rite::Sandstorm, ..COMMON },
        Faction::Fakirs => Abilities { shipping_is_range: true, ..COMMON },
        Faction::Dwarves => COMMON,
    }
}
