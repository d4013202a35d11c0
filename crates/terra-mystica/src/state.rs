//! The position and its parts: plain data (spec 1.1). What happens to it is told elsewhere.

use crate::content::Content;
use crate::ids::{
    BonusTile, BridgePlace, Cult, Faction, FavorTile, Hex, PowerAction, River, ScoringTile, Structure,
    Terrain, TownTile, VpSource,
};
use crate::offers::Offers;
use crate::prompt::{Prompt, Prompts};
use crate::setup::{BuildAfterSpades, FactionChoice, KeyChoice, OfferTiming, TransformTargets, TurnOrder};
use game_core::{BitSet, Handle, PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Most players.
pub const SEATS: usize = 5;

/// A set of land hexes.
pub type HexSet = BitSet<Hex, u128>;

/// A complete position of Terra Mystica.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Position {
    pub(crate) content: Handle<Content>,
    pub(crate) options: Options,
    pub(crate) players: u8,
    pub(crate) seats: PerSeat<Player, SEATS>,
    pub(crate) map: Map,
    pub(crate) board: Board,
    pub(crate) flow: Flow,
    pub(crate) turn: TurnMemory,
    pub(crate) offers: Offers,
}

/// The options of the set-up that the rules look at (spec 1.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Options {
    /// The introductory game?
    pub introductory: bool,
    /// Who plays which faction.
    pub faction_choice: FactionChoice,
    /// The turn order of the next round.
    pub turn_order: TurnOrder,
    /// Does the promo bonus tile take part?
    pub promo_bonus_shipping: bool,
    /// Do the promo town tiles take part?
    pub promo_town_tiles: bool,
    /// Does the promo scoring tile take part?
    pub promo_scoring_temple: bool,
    /// Do Cultists gain power when everybody declines?
    pub cultists_decline_power: bool,
    /// When offers are answered.
    pub offer_timing: OfferTiming,
    /// Are single conversions steps of their own?
    pub free_conversions: bool,
    /// What a transform may aim at.
    pub transform_targets: TransformTargets,
    /// Where the dwelling after spades may stand.
    pub build_after_spades: BuildAfterSpades,
    /// Is the player asked about keys?
    pub key_choice: KeyChoice,
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Player {
    /// Hexes with an own structure.
    pub built: HexSet,
    /// Those of them that belong to a town.
    pub in_town: HexSet,
    /// Own bridges.
    pub bridges: BitSet<BridgePlace, u32>,
    /// The faction, once chosen.
    pub faction: Option<Faction>,
    /// The colour dealt by CH-3.
    pub colour: Option<Terrain>,
    /// Victory points.
    pub vp: i16,
    /// Victory points by source; they add up to `vp`.
    pub ledger: [i16; VpSource::COUNT],
    /// Coins.
    pub coins: u16,
    /// Workers.
    pub workers: u8,
    /// Priests in hand.
    pub priests: u8,
    /// Priests on order spaces, for good.
    pub placed: u8,
    /// Power tokens in the bowls I, II, III.
    pub bowls: [u8; 3],
    /// Positions on the cult tracks.
    pub cults: [u8; Cult::COUNT],
    /// Level of shipping on the board.
    pub shipping: u8,
    /// Level of digging on the board.
    pub digging: u8,
    /// What `town_shipping` added to the range of the carpet.
    pub extra_range: u8,
    /// Unused keys.
    pub keys: u8,
    /// Keys ever received.
    pub keys_received: u8,
    /// Structures still on the board, per kind.
    pub pieces: [u8; Structure::COUNT],
    /// Town tiles taken, per kind.
    pub towns: [u8; TownTile::COUNT],
    /// Favor tiles.
    pub favors: BitSet<FavorTile, u16>,
    /// The bonus tile held.
    pub bonus: Option<BonusTile>,
    /// Special actions used this round.
    pub used: BitSet<Once, u8>,
}

/// Special actions that exist once per round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Once {
    /// The action of the bonus tile held.
    Bonus,
    /// The action of `favor_cult_action`.
    Favor,
    /// The action of the stronghold.
    Stronghold,
}

impl game_core::bits::Bit for Once {
    fn to_bit(self) -> u32 {
        self as u32
    }
    fn from_bit(bit: u32) -> Self {
        [Once::Bonus, Once::Favor, Once::Stronghold][bit as usize]
    }
}

/// What lies on the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Map {
    /// Terrain of each land hex.
    #[serde(with = "game_core::row")]
    pub terrain: [Terrain; Hex::COUNT],
    /// Structure on each land hex; the owner is the player whose `built` has the hex.
    #[serde(with = "game_core::row")]
    pub structure: [Option<Structure>; Hex::COUNT],
    /// Hexes with a structure.
    pub occupied: HexSet,
    /// Places with a bridge, whoever owns it.
    pub bridges: BitSet<BridgePlace, u32>,
    /// River hexes the Mermaids used as a town link.
    pub links: BitSet<River, u64>,
}

/// What lies on the game board and beside it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Board {
    /// The scoring tile of each round.
    pub scoring: [Option<ScoringTile>; 6],
    /// Bonus tiles nobody holds.
    pub pool: BitSet<BonusTile, u16>,
    /// Coins on them.
    pub coins: [u8; BonusTile::COUNT],
    /// Power actions used this round.
    pub used: BitSet<PowerAction, u8>,
    /// Priests on the order spaces of each cult: the "3", then the three "2".
    pub orders: [[Option<Seat>; 4]; Cult::COUNT],
    /// Town tiles left.
    pub towns: [u8; TownTile::COUNT],
    /// Favor tiles left.
    pub favors: [u8; FavorTile::COUNT],
}

/// Rounds, order of turns and what is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Flow {
    /// 1 to 6; 0 during set-up.
    pub round: u8,
    /// The seats in the order of this round.
    pub order: [Seat; SEATS],
    /// The seats in the order in which they passed.
    pub passing: [Seat; SEATS],
    /// Who has passed.
    pub passed: SeatSet,
    /// Whom the base question is put to; during answers the player whose turn just ended.
    pub active: Seat,
    /// Counts through a sequence of the set-up or of phase III.
    pub index: u8,
    /// Spades of phase III still to be used, per seat.
    pub spades: [u8; SEATS],
    /// Is the first player known?
    pub first_known: bool,
    /// The open questions.
    pub prompts: Prompts,
    /// Number of the next build, to tell the offers of one build from those of another.
    pub build: u8,
    /// Cult steps due outside the own action: the Cultists' because power was accepted, and with late offers
    /// a step of an action that was put off.
    pub echo: [u8; SEATS],
}

/// Turn memory, cleared when a turn starts (spec 3.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct TurnMemory {
    /// Main actions still to take.
    pub actions: u8,
    /// Has the convert menu been opened in this turn?
    pub menu_used: bool,
    /// Is nothing left but to answer offers?
    pub over: bool,
    /// Cult tracks stopped at 9 for lack of a key.
    pub stopped: BitSet<Cult, u8>,
    /// What is due to the active player.
    pub due: Due,
    /// Free spades of the running action.
    pub spades: Spades,
}

/// Choices due to the active player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Due {
    /// Town tiles (D10).
    pub towns: u8,
    /// Favor tiles (D9).
    pub favors: u8,
    /// Cult steps on one track (D11).
    pub steps: u8,
    /// The Darklings' exchange (D14).
    pub exchange: bool,
    /// A bridge (D13).
    pub bridge: bool,
    /// Free spades are in hand (D7).
    pub spades: bool,
    /// A dwelling may follow (D8).
    pub build: bool,
}

/// The spades of the running action (spec 4.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Spades {
    /// Free spades left.
    pub left: u8,
    /// Has a hex been dug in this action?
    pub dug: bool,
    /// Were they a gift that may be given up (Halflings' stronghold)?
    pub optional: bool,
    /// Was the tunnel or carpet used in this action?
    pub skipped: bool,
    /// Hexes dug in this action.
    pub hexes: HexSet,
    /// Those of them that ended at home terrain.
    pub home: HexSet,
    /// The hex that ended short of home: until the turn or the action is over it may be dug on (ruling Z15).
    pub open: Option<Hex>,
}

impl Player {
    /// A seat before a faction is chosen.
    pub(crate) const NOBODY: Player = Player {
        built: HexSet::EMPTY,
        in_town: HexSet::EMPTY,
        bridges: BitSet::EMPTY,
        faction: None,
        colour: None,
        vp: 0,
        ledger: [0; VpSource::COUNT],
        coins: 0,
        workers: 0,
        priests: 0,
        placed: 0,
        bowls: [0; 3],
        cults: [0; Cult::COUNT],
        shipping: 0,
        digging: 0,
        extra_range: 0,
        keys: 0,
        keys_received: 0,
        pieces: [0; Structure::COUNT],
        towns: [0; TownTile::COUNT],
        favors: BitSet::EMPTY,
        bonus: None,
        used: BitSet::EMPTY,
    };

    /// How much power the bowls can still take (spec 4.4: 2·I + II).
    #[must_use]
    pub const fn room(&self) -> u8 {
        2 * self.bowls[0] + self.bowls[1]
    }
}

impl Due {
    /// Is nothing due?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Due::default()
    }
}

/// Read access for everybody: what a ledger or a table shows.
impl Position {
    /// The options of the game.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// What belongs to a seat: points, resources, bowls, cults, tiles.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat]
    }

    /// The faction of a seat, once chosen.
    #[must_use]
    pub fn faction_of(&self, seat: Seat) -> Option<Faction> {
        self.seats[seat].faction
    }

    /// The seat of a faction.
    #[must_use]
    pub fn seat_of(&self, faction: Faction) -> Option<Seat> {
        Seat::all(self.players).find(|seat| self.seats[*seat].faction == Some(faction))
    }

    /// The map.
    #[must_use]
    pub const fn map(&self) -> &Map {
        &self.map
    }

    /// The game board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Round, order of turns, open questions.
    #[must_use]
    pub const fn flow(&self) -> &Flow {
        &self.flow
    }

    /// Turn memory.
    #[must_use]
    pub const fn turn(&self) -> &TurnMemory {
        &self.turn
    }

    /// The open power offers.
    #[must_use]
    pub const fn offers(&self) -> &Offers {
        &self.offers
    }

    /// The round, 1 to 6; 0 during set-up.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.flow.round
    }

    /// The seats in the order of this round.
    #[must_use]
    pub fn order(&self) -> &[Seat] {
        &self.flow.order[..usize::from(self.players)]
    }

    /// The question that must be answered now.
    #[must_use]
    pub fn prompt(&self) -> Prompt {
        self.flow.prompts.top()
    }

    /// The structure on a hex and its owner.
    #[must_use]
    pub fn structure_at(&self, hex: Hex) -> Option<(Seat, Structure)> {
        let structure = self.map.structure[hex.index()]?;
        Some((Seat::all(self.players).find(|seat| self.seats[*seat].built.contains(hex))?, structure))
    }

    /// The faction of a seat that plays.
    pub(crate) fn faction(&self, seat: Seat) -> Faction {
        self.seats[seat].faction.expect("factions are chosen before anything needs them")
    }

    /// Is this seat played by this faction?
    pub(crate) fn is(&self, seat: Seat, faction: Faction) -> bool {
        self.seats[seat].faction == Some(faction)
    }

    /// How many structures of a kind a seat has on the map.
    #[must_use]
    pub fn on_map(&self, seat: Seat, structure: Structure) -> u8 {
        self.content.structure(structure).supply - self.seats[seat].pieces[structure.index()]
    }

    /// Has the seat its stronghold?
    #[must_use]
    pub fn has_stronghold(&self, seat: Seat) -> bool {
        self.on_map(seat, Structure::Stronghold) > 0
    }

    /// Priests of a seat in its supply (spec 4.7.4).
    #[must_use]
    pub fn priest_supply(&self, seat: Seat) -> u8 {
        let player = &self.seats[seat];
        self.content.constants.priests_per_player.saturating_sub(player.priests + player.placed)
    }
}

const _: () = assert!(size_of::<Position>() <= 1280);
