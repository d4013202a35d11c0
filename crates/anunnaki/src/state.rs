//! The position and its parts: plain data, and the smallest changes that keep it whole.

use crate::content::{ANCIENTS, CORNERS, Content, FOLLOWERS, ROW, SETTLEMENTS, SIGNS, TERRITORIES};
use crate::ids::{
    Ancient, ArtifactSet, CellSet, Corner, Culture, Goal, GodSet, House, Kind, MinorGod, Pact, Region,
    Resource, Slot, Territory, TerritorySet, Token, TokenSet, Track, Weapon, WeaponSet,
};
use crate::prompt::{Frame, Frames, Phase, Prompt, Step, Task};
use crate::setup::Readings;
use game_core::{Handle, PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// A complete position of Anunnaki.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Position {
    pub(crate) content: Handle<Content>,
    pub(crate) stack: Frames,
    pub(crate) mats: PerSeat<Mat, 4>,
    pub(crate) board: BoardState,
    pub(crate) battle: Option<Battle>,
    pub(crate) fought: Option<Fought>,
    pub(crate) turn: TurnState,
    pub(crate) pacts: Pacts,
    pub(crate) artifacts: ArtifactPile,
    pub(crate) slots: [Token; 10],
    pub(crate) goals: [Goal; 4],
    /// The 2-VP tokens still on the power track, as bits.
    pub(crate) vp2: u8,
    pub(crate) players: u8,
    pub(crate) first_game: bool,
    pub(crate) readings: Readings,
    pub(crate) random_houses: bool,
    pub(crate) phase: Phase,
    pub(crate) active: Seat,
    pub(crate) first: Seat,
    pub(crate) round: u16,
    pub(crate) round_limit: u16,
    pub(crate) end_triggered: bool,
}

/// Everything of one house beside the boards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Mat {
    pub(crate) house: House,
    pub(crate) seated: bool,
    pub(crate) resources: [u8; 4],
    pub(crate) crystals: u16,
    /// War, technology, trade, power.
    pub(crate) tracks: [u8; 4],
    pub(crate) reserve: u8,
    /// Settlements still in the area.
    pub(crate) unbuilt: u8,
    pub(crate) pawn: Option<Slot>,
    pub(crate) signs: CellSet,
    pub(crate) upgraded: TokenSet,
    /// Regions of the star that have released their token, as bits.
    pub(crate) released: u8,
    /// The minor gods dealt, secret unless it is a first game.
    pub(crate) dealt: GodSet,
    pub(crate) discarded: Option<MinorGod>,
    pub(crate) kept: GodSet,
    pub(crate) summoned: GodSet,
    pub(crate) major_summoned: bool,
    pub(crate) hand: WeaponSet,
    /// Advanced weapons the table knows to be in hand or in the stack (R76).
    pub(crate) sure_hand: WeaponSet,
    pub(crate) sure_stack: WeaponSet,
    pub(crate) held: u64,
    pub(crate) fulfilled: u64,
    pub(crate) artifacts: ArtifactSet,
    pub(crate) destiny: Option<Track>,
    /// Pandora's tokens left, as bits.
    pub(crate) pandora: u8,
    /// Ancient civilizations defeated.
    pub(crate) ancients: u8,
    pub(crate) turns: u16,
    pub(crate) points: [i16; Points::COUNT],
    /// What stands where, per kind.
    pub(crate) at: [TerritorySet; 4],
    /// How many of each kind per territory, four bits each.
    #[serde(with = "game_core::row")]
    pub(crate) counts: [u16; TERRITORIES],
}

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
#[allow(missing_docs, reason = "sources of points")]
pub enum Points {
    Start,
    Weapons,
    Pacts,
    Settlements,
    PowerTokens,
    Tokens,
    Gods,
    Artifacts,
    Ranks,
    Goals,
    Power,
    Leftovers,
}

impl Points {
    /// How many sources.
    pub const COUNT: usize = 12;
    /// The message keys of all sources, in order.
    pub const KEYS: [&'static str; Points::COUNT] = [
        "points-start",
        "points-weapons",
        "points-pacts",
        "points-settlements",
        "points-power-tokens",
        "points-tokens",
        "points-gods",
        "points-artifacts",
        "points-ranks",
        "points-goals",
        "points-power",
        "points-leftovers",
    ];
}

/// What lies on the boards besides pieces of the houses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct BoardState {
    /// Territories in play.
    pub(crate) open: TerritorySet,
    /// Covered sources per territory, as bits.
    #[serde(with = "game_core::row")]
    pub(crate) covered: [u8; TERRITORIES],
    /// Territories with an ancient token, and those where it is face up.
    pub(crate) ancient: TerritorySet,
    pub(crate) ancient_up: TerritorySet,
    #[serde(with = "game_core::row")]
    pub(crate) ancient_at: [Ancient; TERRITORIES],
    pub(crate) ancient_unseen: u16,
    /// Corners with a culture token, and those where it is face up.
    pub(crate) culture: u32,
    pub(crate) culture_up: u32,
    #[serde(with = "game_core::row")]
    pub(crate) culture_at: [Culture; CORNERS],
    pub(crate) culture_unseen: u32,
    /// Who owns the Afterworld.
    pub(crate) afterworld: Option<Seat>,
}

/// The pacts nobody holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pacts {
    /// Pacts of the stack, as bits.
    pub(crate) stack: u64,
    pub(crate) row: [Option<Pact>; ROW],
}

/// The artifact stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ArtifactPile {
    /// Has anybody looked into it?
    pub(crate) drawn: bool,
    /// What is in it, once looked at.
    pub(crate) stack: ArtifactSet,
    /// Everything taken so far.
    pub(crate) taken: ArtifactSet,
    /// Who has seen the stack as it is, as bits.
    pub(crate) seen: u8,
    /// Atlantis hexes conquered.
    pub(crate) conquered: u8,
}

/// What is remembered within a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TurnState {
    /// Additional actions used: summon, fulfil, cornucopia, pandora.
    pub(crate) used: u8,
    /// Territories an own god entered by move or portal (Anubis).
    pub(crate) god_entered: TerritorySet,
    /// Territories of the running harvest.
    pub(crate) harvested: TerritorySet,
    /// Territories still to be visited by Frigg or Athena.
    pub(crate) pending: TerritorySet,
    /// Arrivals of the running portal action (R78).
    #[serde(with = "game_core::row")]
    pub(crate) arrived: [(Territory, Kind); ARRIVALS],
    pub(crate) arrivals: u8,
}

const ARRIVALS: usize = 48;

impl TurnState {
    pub(crate) const FRESH: TurnState = TurnState {
        used: 0,
        god_entered: TerritorySet::EMPTY,
        harvested: TerritorySet::EMPTY,
        pending: TerritorySet::EMPTY,
        arrived: [(Territory::new(0), Kind::Follower); ARRIVALS],
        arrivals: 0,
    };

    pub(crate) fn arrive(&mut self, at: Territory, kind: Kind) {
        let place = usize::from(self.arrivals).min(ARRIVALS - 1);
        self.arrived[place] = (at, kind);
        self.arrivals = place as u8 + 1;
    }

    pub(crate) fn arrived_at(&self, at: Territory, kind: Kind) -> u8 {
        let arrived = &self.arrived[..usize::from(self.arrivals)];
        arrived.iter().filter(|one| **one == (at, kind)).count() as u8
    }

    pub(crate) fn forget_arrivals(&mut self) {
        let blank = TurnState::FRESH.arrived[0];
        self.arrived[..usize::from(self.arrivals)].fill(blank);
        self.arrivals = 0;
    }
}

/// A battle under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Battle {
    pub(crate) at: Territory,
    pub(crate) attacker: Seat,
    /// Nobody when an ancient civilization defends.
    pub(crate) defender: Option<Seat>,
    /// Attacker, defender.
    pub(crate) sides: [Side; 2],
    /// The effect of the ancient token is switched off.
    pub(crate) token_off: bool,
}

/// The battle decided last, as everybody saw it: people look at it once more when it is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Fought {
    /// Which battle of the game it was, counted from 1.
    pub(crate) number: u16,
    pub(crate) at: Territory,
    pub(crate) attacker: Seat,
    pub(crate) defender: Option<Seat>,
    /// The civilization that defended, where it was turned up.
    pub(crate) token: Option<Ancient>,
    /// Attacker, defender.
    pub(crate) sides: [FoughtSide; 2],
    pub(crate) winner: u8,
}

/// One side of a battle that is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct FoughtSide {
    pub(crate) cards: WeaponSet,
    pub(crate) bought: u8,
    pub(crate) total: i16,
    /// What stood there, by kind.
    pub(crate) pieces: [u8; 4],
}

/// One side of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Side {
    /// Chosen and not yet shown; still counted as in hand.
    pub(crate) sealed: WeaponSet,
    /// The choice is complete.
    pub(crate) ready: bool,
    /// Shown and in play.
    pub(crate) cards: WeaponSet,
    /// Cards in play whose effect is switched off.
    pub(crate) off: WeaponSet,
    /// The card forced off, which cannot come back at once (R35).
    pub(crate) forced: Option<Weapon>,
    /// An advanced card was played in this battle.
    pub(crate) advanced: bool,
    /// Strength bought with metal.
    pub(crate) bought: u8,
}

impl Side {
    pub(crate) const FRESH: Side = Side {
        sealed: WeaponSet::EMPTY,
        ready: false,
        cards: WeaponSet::EMPTY,
        off: WeaponSet::EMPTY,
        forced: None,
        advanced: false,
        bought: 0,
    };
}

impl Mat {
    pub(crate) const EMPTY: Mat = Mat {
        house: House::Pharaos,
        seated: false,
        resources: [0; 4],
        crystals: 0,
        tracks: [0; 4],
        reserve: 0,
        unbuilt: 0,
        pawn: None,
        signs: CellSet::EMPTY,
        upgraded: TokenSet::EMPTY,
        released: 0,
        dealt: GodSet::EMPTY,
        discarded: None,
        kept: GodSet::EMPTY,
        summoned: GodSet::EMPTY,
        major_summoned: false,
        hand: WeaponSet::EMPTY,
        sure_hand: WeaponSet::EMPTY,
        sure_stack: WeaponSet::EMPTY,
        held: 0,
        fulfilled: 0,
        artifacts: ArtifactSet::EMPTY,
        destiny: None,
        pandora: 0,
        ancients: 0,
        turns: 0,
        points: [0; Points::COUNT],
        at: [TerritorySet::EMPTY; 4],
        counts: [0; TERRITORIES],
    };

    /// How many pieces of a kind stand in a territory.
    #[inline]
    #[must_use]
    pub fn count(&self, at: Territory, kind: Kind) -> u8 {
        ((self.counts[at.index()] >> (4 * kind as u32)) & 15) as u8
    }

    /// How many pieces of a kind stand on all boards.
    #[must_use]
    pub fn total(&self, kind: Kind) -> u8 {
        self.at[kind.index()].iter().map(|at| self.count(at, kind)).sum()
    }

    /// How many pieces of each kind stand on all boards.
    #[must_use]
    pub fn totals(&self) -> [u8; 4] {
        let anything = self.at.into_iter().fold(TerritorySet::EMPTY, TerritorySet::union);
        let mut sums = 0u32;
        for at in anything {
            // Four bits each become a byte each, so that sums have room.
            let counts = u32::from(self.counts[at.index()]);
            let pairs = (counts | counts << 8) & 0x00ff_00ff;
            sums += (pairs | pairs << 4) & 0x0f0f_0f0f;
        }
        sums.to_le_bytes()
    }

    /// Puts a piece down.
    #[inline]
    pub(crate) fn put(&mut self, at: Territory, kind: Kind) {
        self.counts[at.index()] += 1 << (4 * kind as u32);
        self.at[kind.index()].insert(at);
    }

    /// Lifts a piece that stands there.
    #[inline]
    pub(crate) fn lift(&mut self, at: Territory, kind: Kind) {
        debug_assert!(self.count(at, kind) > 0, "nothing to lift");
        self.counts[at.index()] -= 1 << (4 * kind as u32);
        if self.count(at, kind) == 0 {
            self.at[kind.index()].remove(at);
        }
    }

    /// Followers and gods in a territory.
    #[inline]
    #[must_use]
    pub fn figures_at(&self, at: Territory) -> u8 {
        let counts = self.counts[at.index()];
        ((counts & 15) + (counts >> 4 & 15) + (counts >> 8 & 15)) as u8
    }

    /// All pieces in a territory.
    #[must_use]
    pub fn objects_at(&self, at: Territory) -> u8 {
        self.figures_at(at) + self.count(at, Kind::Settlement)
    }

    /// How much of a resource.
    #[inline]
    #[must_use]
    pub fn resource(&self, resource: Resource) -> u8 {
        self.resources[resource.index()]
    }

    /// Crystals.
    #[must_use]
    pub const fn crystals(&self) -> u16 {
        self.crystals
    }

    /// Followers in reserve.
    #[must_use]
    pub const fn reserve(&self) -> u8 {
        self.reserve
    }

    /// The slot of the pawn, once it is on the star.
    #[must_use]
    pub const fn pawn(&self) -> Option<Slot> {
        self.pawn
    }

    /// The cells with an own sign.
    #[must_use]
    pub const fn signs(&self) -> CellSet {
        self.signs
    }

    /// Ancient civilizations defeated.
    #[must_use]
    pub const fn ancients(&self) -> u8 {
        self.ancients
    }

    /// All goods together.
    #[must_use]
    pub fn goods(&self) -> u32 {
        self.resources.iter().map(|n| u32::from(*n)).sum()
    }

    /// The space of a marker.
    #[must_use]
    pub const fn track(&self, track: Track) -> u8 {
        self.tracks[track.index()]
    }

    /// All points so far.
    #[must_use]
    pub fn vp(&self) -> i32 {
        self.points.iter().map(|n| i32::from(*n)).sum()
    }

    /// Signs the pawn can place turn after turn without a detour.
    #[must_use]
    pub fn trail(&self, content: &Content) -> u32 {
        let trail = self.pawn.map_or(u8::MAX, |slot| content.trail(slot, self.signs));
        u32::from(trail).min(self.signs_left())
    }

    /// Signs not yet on the star.
    #[must_use]
    pub fn signs_left(&self) -> u32 {
        SIGNS - self.signs.len() as u32
    }

    /// Summon tokens of minor gods that are free to use.
    #[must_use]
    pub fn minor_tokens(&self) -> u32 {
        (self.released & 0x1f).count_ones().saturating_sub(self.summoned.len() as u32)
    }

    /// Is the summon token of the major god free to use?
    #[must_use]
    pub const fn major_token(&self) -> bool {
        self.released & 0x20 != 0 && !self.major_summoned
    }

    /// The pacts held and not yet fulfilled.
    pub fn held(&self) -> impl Iterator<Item = Pact> + Clone {
        let held = self.held;
        (0..64).filter(move |bit| held >> bit & 1 != 0).map(Pact::new)
    }
}

impl Position {
    /// The house and everything beside the boards of a seat.
    #[inline]
    #[must_use]
    pub fn mat(&self, seat: Seat) -> &Mat {
        &self.mats[seat]
    }

    /// The house of a seat, once known.
    #[must_use]
    pub fn house(&self, seat: Seat) -> Option<House> {
        self.mats[seat].seated.then_some(self.mats[seat].house)
    }

    /// The seat of a house, if it plays.
    #[must_use]
    pub fn seat_of(&self, house: House) -> Option<Seat> {
        Seat::all(self.players).find(|seat| self.house(*seat) == Some(house))
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn active(&self) -> Seat {
        self.active
    }

    /// The first player.
    #[must_use]
    pub const fn first_player(&self) -> Seat {
        self.first
    }

    /// The round, counted from 1.
    #[must_use]
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// The phase of the turn.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Has the end been triggered?
    #[must_use]
    pub const fn end_triggered(&self) -> bool {
        self.end_triggered
    }

    /// The open question, if a player is asked.
    #[inline]
    #[must_use]
    pub fn open_prompt(&self) -> Option<(Seat, Prompt)> {
        match self.stack.top()? {
            Frame { seat, step: Step::Ask(prompt) } => Some((seat, prompt)),
            _ => None,
        }
    }

    /// The token on a slot of the star, the same for all.
    #[must_use]
    pub fn token_on(&self, slot: Slot) -> Token {
        self.slots[slot.index()]
    }

    /// The slot of a token.
    #[must_use]
    pub fn slot_of(&self, token: Token) -> Slot {
        Slot::ALL.into_iter().find(|slot| self.token_on(*slot) == token).unwrap_or(Slot::T0)
    }

    #[inline]
    pub(crate) fn push(&mut self, seat: Seat, step: Step) {
        self.stack.push(Frame { seat, step });
    }

    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, prompt: Prompt) {
        self.push(seat, Step::Ask(prompt));
    }

    #[inline]
    pub(crate) fn plan(&mut self, seat: Seat, task: Task) {
        self.push(seat, Step::Do(task));
    }

    pub(crate) fn gain(&mut self, seat: Seat, resource: Resource, n: u8) {
        let cap = self.content.numbers.resource_cap;
        let held = &mut self.mats[seat].resources[resource.index()];
        *held = held.saturating_add(n).min(cap);
    }

    pub(crate) fn gain_crystals(&mut self, seat: Seat, n: u8) {
        self.mats[seat].crystals = self.mats[seat].crystals.saturating_add(u16::from(n));
    }

    pub(crate) fn score_points(&mut self, seat: Seat, from: Points, n: i32) {
        let points = &mut self.mats[seat].points[from as usize];
        *points = points.saturating_add(n as i16);
    }

    /// A culture token of a corner that is face up.
    #[must_use]
    pub fn culture_token(&self, corner: Corner) -> Option<Culture> {
        let up = self.board.culture_up >> corner.index() & 1 != 0;
        up.then(|| self.board.culture_at[corner.index()])
    }

    /// An ancient token of a territory that is face up.
    #[must_use]
    pub fn ancient_token(&self, at: Territory) -> Option<Ancient> {
        self.board.ancient_up.contains(at).then(|| self.board.ancient_at[at.index()])
    }

    /// The advanced weapons of a seat that are in its stack.
    #[must_use]
    pub fn weapon_stack(&self, seat: Seat) -> WeaponSet {
        let mat = &self.mats[seat];
        let advanced = self.content.house(mat.house).advanced;
        advanced.difference(mat.hand).difference(self.cards_in_play(seat))
    }

    /// The cards of a seat that lie open in a battle.
    #[must_use]
    pub fn cards_in_play(&self, seat: Seat) -> WeaponSet {
        match &self.battle {
            Some(battle) if battle.attacker == seat => battle.sides[0].cards,
            Some(battle) if battle.defender == Some(seat) => battle.sides[1].cards,
            _ => WeaponSet::EMPTY,
        }
    }

    /// The advanced weapons a seat has in hand.
    #[must_use]
    pub fn advanced_in_hand(&self, seat: Seat) -> WeaponSet {
        let mat = &self.mats[seat];
        mat.hand.intersection(self.content.house(mat.house).advanced)
    }
}

/// What whoever weighs positions reads besides.
impl Mat {
    /// The actions whose upgraded side is up.
    #[must_use]
    pub const fn upgraded(&self) -> TokenSet {
        self.upgraded
    }

    /// How many pacts are held and not yet fulfilled.
    #[must_use]
    pub const fn held_count(&self) -> u32 {
        self.held.count_ones()
    }

    /// How many artifacts.
    #[must_use]
    pub fn artifact_count(&self) -> usize {
        self.artifacts.len()
    }
}

impl Position {
    /// Signs a seat has around a region of the star, and how many close it.
    #[must_use]
    pub fn region_progress(&self, seat: Seat, region: Region) -> (usize, usize) {
        let cells = self.content.regions[region.index()];
        (self.mats[seat].signs.intersection(cells).len(), cells.len())
    }

    /// The points under the power marker of a seat.
    #[must_use]
    pub fn power_points(&self, seat: Seat) -> i32 {
        i32::from(self.content.power.values[usize::from(self.mats[seat].track(Track::Power))])
    }
}

const _: () = assert!(FOLLOWERS <= 15 && SETTLEMENTS <= 15, "counts are four bits wide");
const _: () = assert!(ANCIENTS <= 16);
const _: () = assert!(size_of::<Position>() <= 2560);
