//! The complete position and its parts: plain data.

use crate::content::{Content, Layout, Release, SLOTS};
use crate::ids::{
    Achievement, AchievementSet, Card, Edition, Faction, Kind, KindSet, Level, Region, RegionSet, Resource,
    Token,
};
use crate::pile::Pile;
use crate::prompt::{Prompt, Prompts};
use crate::resources::Resources;
use game_core::{Handle, PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// The most seats.
pub const SEATS: usize = 4;
/// Market piles.
pub const MARKET: usize = Kind::MARKET;

/// A complete position.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Position {
    pub(crate) content: Handle<Content>,
    pub(crate) options: Options,
    pub(crate) first: Seat,
    pub(crate) active: Seat,
    pub(crate) round: u16,
    pub(crate) final_round: bool,
    pub(crate) ended_by: Option<EndedBy>,
    pub(crate) seats: PerSeat<Player, SEATS>,
    pub(crate) board: Board,
    /// Loose resources of the active player; everybody else's pool is empty.
    pub(crate) pool: Resources,
    /// What is left of the tokens; nothing is counted where they are unlimited.
    pub(crate) supply: Resources,
    /// Cards left in each market pile.
    pub(crate) market: [u8; MARKET],
    pub(crate) achievements: Achievements,
    pub(crate) token_box: Pile<Token>,
    pub(crate) tokens_removed: Pile<Token>,
    pub(crate) turn: Turn,
    pub(crate) battle: Option<Battle>,
    pub(crate) prompts: Prompts,
}

/// The options of the game, resolved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Options {
    /// How many seats.
    pub players: u8,
    /// The printing.
    pub edition: Edition,
    /// Index of the layout in the content.
    pub layout: u8,
    /// Recommended starts?
    pub recommended: bool,
    /// Factions dealt?
    pub random_factions: bool,
    /// The coin rule?
    pub trade: bool,
    /// Limited tokens?
    pub limited: bool,
    /// How a store card is used.
    pub release: Release,
    /// Is a technology that was given up closed to its player?
    pub started_once: bool,
    /// Is the archived card a hand card for every purpose?
    pub archive_in_hand: bool,
    /// Is a player with Government asked?
    pub may_draw_more: bool,
    /// Last round, or 0.
    pub round_limit: u16,
}

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EndedBy {
    /// A player had no settlement left to place, or none on the map (spec 5).
    FinalRound,
    /// The safety stop (R60).
    RoundLimit,
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The faction, once taken.
    pub faction: Option<Faction>,
    /// Cards to draw from.
    pub deck: Pile<Card>,
    /// The hand.
    pub hand: Pile<Card>,
    /// The part of the hand that everybody can deduce (R63).
    pub certain: Pile<Card>,
    /// Cards played this turn, or used in the battle going on.
    pub played: Pile<Card>,
    /// Discarded cards.
    pub discard: Pile<Card>,
    /// Cards out of the game.
    pub trashed: Pile<Card>,
    /// The archived card.
    pub archive: Option<Card>,
    /// Cards on the table, by slot.
    pub table: [Option<Card>; SLOTS],
    /// Tokens on the cards of the table, by slot.
    pub tokens: [Resources; SLOTS],
    /// Settlements still to be placed.
    pub stock: u8,
    /// Settlements out of the game.
    pub removed: u8,
    /// A settlement lies on the technology in progress, or on the one just completed.
    pub on_card: bool,
    /// Captured settlements by owner.
    pub captured: PerSeat<u8, SEATS>,
    /// Captured conquest tokens not yet consumed.
    pub fresh: Pile<Token>,
    /// Captured conquest tokens already consumed.
    pub consumed: Pile<Token>,
    /// Completed achievements.
    pub completed: AchievementSet,
    /// Technologies the player gave up.
    pub given_up: AchievementSet,
    /// The achievement in progress.
    pub progress: Option<Achievement>,
    /// Tokens on it.
    pub progress_tokens: Resources,
    /// The secret wonder dealt to the player.
    pub secret: Option<Achievement>,
    /// Has everybody seen it?
    pub secret_revealed: bool,
    /// Coins.
    pub coins: u32,
}

impl Player {
    /// A player before the game.
    #[must_use]
    pub const fn new(settlements: u8) -> Self {
        Player {
            faction: None,
            deck: Pile::EMPTY,
            hand: Pile::EMPTY,
            certain: Pile::EMPTY,
            played: Pile::EMPTY,
            discard: Pile::EMPTY,
            trashed: Pile::EMPTY,
            archive: None,
            table: [None; SLOTS],
            tokens: [Resources::NONE; SLOTS],
            stock: settlements,
            removed: 0,
            on_card: false,
            captured: PerSeat::all(0),
            fresh: Pile::EMPTY,
            consumed: Pile::EMPTY,
            completed: AchievementSet::EMPTY,
            given_up: AchievementSet::EMPTY,
            progress: None,
            progress_tokens: Resources::NONE,
            secret: None,
            secret_revealed: false,
            coins: 0,
        }
    }

    /// All action cards the player owns, in any zone but the trash (R5).
    #[must_use]
    pub fn owned(&self) -> Pile<Card> {
        let zones = self.deck.plus(self.hand).plus(self.played).plus(self.discard);
        self.table.iter().chain([&self.archive]).flatten().fold(zones, |all, card| all.plus(Pile::one(*card)))
    }

    /// Cards that can be played: the hand and the archived card.
    #[must_use]
    pub fn playable(&self) -> Pile<Card> {
        self.archive.map_or(self.hand, |card| self.hand.plus(Pile::one(card)))
    }

    /// Hand and deck together without what is certain: what others know as a multiset.
    #[must_use]
    pub const fn unseen(&self) -> Pile<Card> {
        self.hand.minus(self.certain).plus(self.deck)
    }

    /// How many completed achievements of a level.
    #[must_use]
    pub fn completed_of(&self, level: Level) -> usize {
        self.completed.intersection(level.members()).len()
    }

    /// How many settlements of others the player captured.
    #[must_use]
    pub fn captures(&self) -> u8 {
        Seat::all(SEATS as u8).map(|seat| self.captured[seat]).sum()
    }

    /// All captured conquest tokens.
    #[must_use]
    pub const fn conquests(&self) -> Pile<Token> {
        self.fresh.plus(self.consumed)
    }
}

/// What lies on the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Board {
    /// Settlements in each region.
    #[serde(with = "game_core::row")]
    pub settlements: [u8; Region::COUNT],
    /// The conquest token of each region.
    #[serde(with = "game_core::row")]
    pub tokens: [Option<Token>; Region::COUNT],
    /// Regions with a conquest token.
    pub guarded: RegionSet,
    /// Regions held by each player.
    pub held: PerSeat<RegionSet, SEATS>,
    /// Regions with as many settlements as allowed.
    pub full: RegionSet,
}

impl Default for Board {
    fn default() -> Self {
        Board {
            settlements: [0; Region::COUNT],
            tokens: [None; Region::COUNT],
            guarded: RegionSet::EMPTY,
            held: PerSeat::all(RegionSet::EMPTY),
            full: RegionSet::EMPTY,
        }
    }
}

impl Board {
    /// Whose settlements are in the region.
    #[must_use]
    pub fn holder(&self, region: Region) -> Option<Seat> {
        Seat::all(SEATS as u8).find(|seat| self.held[*seat].contains(region))
    }

    /// Every region with settlements.
    #[must_use]
    pub fn settled(&self) -> RegionSet {
        Seat::all(SEATS as u8).fold(RegionSet::EMPTY, |all, seat| all.union(self.held[seat]))
    }

    /// How many settlements in the region.
    #[must_use]
    pub const fn settlements(&self, region: Region) -> u8 {
        self.settlements[region.index()]
    }
}

/// Achievements that nobody has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Achievements {
    /// The deck of each level; what comes next nobody knows.
    pub decks: [Pile<Achievement>; 3],
    /// The discard pile of each level.
    pub discards: [Pile<Achievement>; 3],
    /// The open stacks of all levels.
    pub open: Pile<Achievement>,
}

/// What the active player did this turn (spec 3.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Turn {
    /// Kinds bought.
    pub bought: KindSet,
    /// Regions used.
    pub used: RegionSet,
    /// Regions attacked.
    pub targets: RegionSet,
    /// Ordered pairs of regions attacked, by their number in the content.
    pub paths: u128,
    /// Once-per-turn technologies used.
    pub techs: AchievementSet,
    /// Store cards that received a token, by slot.
    pub fed: u8,
    /// Tokens of released store cards that were not used yet; a part of the pool (R19).
    pub released: Resources,
    /// How many of them must still be used.
    pub owing: u8,
}

/// The battle going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// The attacking region.
    pub from: Region,
    /// The region attacked.
    pub to: Region,
    /// Who defends; nobody where a conquest token lies.
    pub defender: Option<Seat>,
    /// Attack cards added.
    pub cards: u8,
    /// Attack symbols on them.
    pub attack: u8,
    /// Cards the defender used, as defence or as discards after a surrender.
    pub used: u8,
    /// Defence symbols on them.
    pub defence: u8,
}

impl Position {
    /// The options of the game.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }
    /// Who has the first-player token.
    #[must_use]
    pub const fn first(&self) -> Seat {
        self.first
    }
    /// Whose turn it is.
    #[must_use]
    pub const fn active(&self) -> Seat {
        self.active
    }
    /// The round, 0 before the first.
    #[must_use]
    pub const fn round(&self) -> u16 {
        self.round
    }
    /// Is this the last round?
    #[must_use]
    pub const fn final_round(&self) -> bool {
        self.final_round
    }
    /// Why the game ended, once it has.
    #[must_use]
    pub const fn ended_by(&self) -> Option<EndedBy> {
        self.ended_by
    }
    /// What belongs to a player.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat]
    }
    /// What lies on the map.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }
    /// The map of this game.
    #[must_use]
    pub fn layout(&self) -> &'static Layout {
        &self.content.get().layouts[usize::from(self.options.layout)]
    }
    /// Loose resources of the active player.
    #[must_use]
    pub const fn pool(&self) -> Resources {
        self.pool
    }
    /// What is left of limited tokens.
    #[must_use]
    pub const fn supply(&self) -> Resources {
        self.supply
    }
    /// Cards left in the market pile of a kind; none for a starting card.
    #[must_use]
    pub fn pile(&self, kind: Kind) -> u8 {
        kind.pile().map_or(0, |pile| self.market[pile])
    }
    /// Achievements that nobody has.
    #[must_use]
    pub const fn achievements(&self) -> &Achievements {
        &self.achievements
    }
    /// Conquest tokens left in the box.
    #[must_use]
    pub const fn token_box(&self) -> Pile<Token> {
        self.token_box
    }
    /// Conquest tokens taken away when the players started.
    #[must_use]
    pub const fn tokens_removed(&self) -> Pile<Token> {
        self.tokens_removed
    }
    /// What the active player did this turn.
    #[must_use]
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }
    /// The battle going on.
    #[must_use]
    pub const fn battle(&self) -> Option<&Battle> {
        self.battle.as_ref()
    }
    /// The open prompt.
    #[must_use]
    pub const fn prompt(&self) -> Prompt {
        match self.prompts.top() {
            Some(prompt) => prompt,
            None => Prompt::Over,
        }
    }

    /// The top card of a market pile; none when it is empty.
    #[must_use]
    pub fn top_card(&self, kind: Kind) -> Option<Card> {
        let pile = kind.pile()?;
        let size = self.content.rules.market_copies * self.options.players;
        let left = self.market[pile];
        (left > 0).then(|| self.content.get().piles[pile][usize::from(size - left)])
    }

    /// Seats in turn order.
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.first.clockwise(self.options.players)
    }

    /// Free regions: in play, without conquest token and settlement.
    #[must_use]
    pub fn free_regions(&self) -> RegionSet {
        self.layout().in_play.difference(self.board.guarded).difference(self.board.settled())
    }

    /// Where a player may place a settlement (spec 3.2).
    #[must_use]
    pub fn placeable(&self, seat: Seat) -> RegionSet {
        let own = self.board.held[seat];
        let near = &self.layout().near;
        let around = own.iter().fold(RegionSet::EMPTY, |all, region| all.union(near[region.index()]));
        own.difference(self.board.full).union(around.intersection(self.free_regions()))
    }

    /// Own regions of a terrain not used this turn.
    #[must_use]
    pub fn unused(&self, terrain: crate::ids::Terrain) -> RegionSet {
        let of_terrain = self.content.terrains[terrain.index()];
        self.board.held[self.active].intersection(of_terrain).difference(self.turn.used)
    }

    /// The settlements a player has on the map.
    #[must_use]
    pub fn settlements_on_map(&self, seat: Seat) -> u8 {
        self.board.held[seat].iter().map(|region| self.board.settlements(region)).sum()
    }

    pub(crate) fn active_player(&self) -> &Player {
        &self.seats[self.active]
    }

    pub(crate) fn active_player_mut(&mut self) -> &mut Player {
        &mut self.seats[self.active]
    }

    /// The archived card of a seat where it counts as a hand card (R6).
    pub(crate) fn archived_as_hand(&self, seat: Seat) -> Option<Card> {
        self.seats[seat].archive.filter(|_| self.options.archive_in_hand)
    }

    /// What coins are left in the box, where they are counted (R2).
    pub(crate) fn coins_left(&self) -> u32 {
        let all = self.content.rules.coins.filter(|_| self.options.limited);
        let held: u32 = self.seats.iter(self.options.players).map(|(_, player)| player.coins).sum();
        all.map_or(u32::MAX, |all| all.saturating_sub(held))
    }

    /// Can a resource of this type be gained at all (R1)?
    pub(crate) const fn in_stock(&self, resource: Resource) -> bool {
        !self.options.limited || self.supply.has(resource)
    }

    /// What a gain really brings (R1).
    pub(crate) fn obtainable(&self, gain: Resources) -> Resources {
        if self.options.limited { gain.min(self.supply) } else { gain }
    }
}

const _: () = assert!(size_of::<Position>() <= 2048);
