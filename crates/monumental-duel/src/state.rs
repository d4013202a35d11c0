//! A complete position: plain data, no order of unseen cards, no generator.

use crate::content::{Card, CardBag, CardSet, CitySet, Civilization, Content, PolicySet};
use crate::ids::{CardId, CardKind, CityId, CivId, Event, Part, PolicyId, ProvinceType, Resource, Slot};
use crate::prompt::{MAX_PROMPTS, Prompt, PromptKind};
use crate::setup::Readings;
use game_core::stack::Filler;
use game_core::{BitSet, Handle, PerSeat, Seat, Stack};
use serde::{Deserialize, Serialize};

/// Places of a city: 3 rows of 3, numbered from top left.
pub const PLACES: usize = 9;
/// Places of the development row; 5 is the rightmost.
pub const ROW: usize = 6;
/// Free cities between the players.
pub const MARKET: usize = 3;
/// Both seats.
pub const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// The other player.
#[must_use]
pub const fn other(seat: Seat) -> Seat {
    seat.next(2)
}

/// A set of city places.
pub type Places = BitSet<u8, u16>;

/// One place of a city.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Place {
    /// The card itself.
    pub top: Option<CardId>,
    /// The knowledge under it, or alone.
    pub under: Option<CardId>,
    /// Used abilities of both, one bit each.
    pub marks: [u8; 2],
}

impl Place {
    /// Nothing here?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.top.is_none() && self.under.is_none()
    }

    /// The card of one part.
    #[must_use]
    pub const fn card(&self, part: Part) -> Option<CardId> {
        match part {
            Part::Top => self.top,
            Part::Knowledge => self.under,
        }
    }
}

/// A city deck: cards put on top since the last shuffle, in order, over a bag (spec 2.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Deck {
    /// Known to both; the last one is drawn first.
    pub top: Stack<CardId, 48>,
    /// Known by contents only.
    pub bag: CardBag,
}

impl Deck {
    /// No card left?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.top.is_empty() && self.bag.is_empty()
    }

    /// How many cards.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.top.len() as u32 + self.bag.len()
    }
}

/// A card of a province stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Land {
    /// A province, or a Barricade.
    pub card: CardId,
    /// Type tokens on it.
    pub tokens: BitSet<ProvinceType, u8>,
}

impl Filler for Land {
    const FILLER: Self = Land { card: CardId::new(0), tokens: BitSet::from_word(0) };
}

/// Everything of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The civilization, once chosen.
    pub civ: Option<CivId>,
    /// Out for this round?
    pub passed: bool,
    /// Warlord used this round?
    pub warlord_used: bool,
    /// Scout used this round?
    pub scout_used: bool,
    /// The city.
    pub city: [Place; PLACES],
    /// Activated places.
    pub active: Places,
    /// The city deck.
    pub deck: Deck,
    /// The city discard.
    pub discard: CardBag,
    /// Cards out of the game.
    pub archive: CardBag,
    /// Development cards in possession: in city, deck, discard or being used.
    pub owned: CardSet,
    /// Tokens held, per resource.
    pub held: [u16; 5],
    /// Tokens gained this round, per resource.
    pub gained: [u16; 5],
    /// Policies not yet developed.
    pub culture_deck: PolicySet,
    /// Developed policies, the active one last.
    pub policies: Stack<PolicyId, 5>,
    /// Used abilities of the active policy.
    pub policy_marks: u8,
    /// The unfinished wonder.
    pub wonder: Option<CardId>,
    /// The province stack, topmost last.
    pub lands: Stack<Land, 32>,
    /// Type tokens in reserve.
    pub tokens: [u8; 3],
    /// Free cities beside the city.
    pub cities: CitySet,
    /// Free cities traded with this round.
    pub traded: CitySet,
}

impl Player {
    const EMPTY: Player = Player {
        civ: None,
        passed: false,
        warlord_used: false,
        scout_used: false,
        city: [Place { top: None, under: None, marks: [0; 2] }; PLACES],
        active: BitSet::from_word(0),
        deck: Deck { top: Stack::new(CardId::new(0)), bag: CardBag::EMPTY },
        discard: CardBag::EMPTY,
        archive: CardBag::EMPTY,
        owned: CardSet::from_word(0),
        held: [0; 5],
        gained: [0; 5],
        culture_deck: PolicySet::from_word(0),
        policies: Stack::new(PolicyId::new(0)),
        policy_marks: 0,
        wonder: None,
        lands: Stack::new(Land::FILLER),
        tokens: [0; 3],
        cities: BitSet::from_word(0),
        traded: BitSet::from_word(0),
    };

    /// Tokens of a resource.
    #[must_use]
    pub const fn has(&self, resource: Resource) -> u16 {
        self.held[resource as usize]
    }

    /// Gains tokens; they count for the round (3.2.1).
    pub fn gain(&mut self, resource: Resource, n: u16) {
        let i = resource as usize;
        self.held[i] = self.held[i].saturating_add(n);
        self.gained[i] = self.gained[i].saturating_add(n);
    }

    /// Pays tokens.
    ///
    /// # Panics
    /// When they are not there; every price was checked before.
    pub fn pay(&mut self, resource: Resource, n: u16) {
        let held = &mut self.held[resource as usize];
        *held = held.checked_sub(n).expect("a price is checked before it is paid");
    }

    /// The active policy.
    #[must_use]
    pub fn policy(&self) -> Option<PolicyId> {
        self.policies.last().copied()
    }

    /// Occupied places.
    #[must_use]
    pub fn occupied(&self) -> Places {
        (0..PLACES as u8).filter(|place| !self.city[usize::from(*place)].is_empty()).collect()
    }

    /// Puts a card face down on the own deck.
    pub fn put_on_deck(&mut self, card: CardId) {
        self.deck.top.push(card);
    }
}

/// Who holds the advantage, and the tokens on its card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Advantage {
    /// Whoever the arrow points at.
    pub holder: Option<Seat>,
    /// Type of the tokens; none when there are none.
    pub resource: Option<Resource>,
    /// How many tokens.
    pub tokens: u8,
}

impl Advantage {
    /// Nobody holds it.
    pub const NOBODY: Advantage = Advantage { holder: None, resource: None, tokens: 0 };
}

/// A place between the players with a free city.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Stall {
    /// The city.
    pub city: Option<CityId>,
    /// Gold on each side.
    pub gold: [u8; 2],
}

/// Something abilities can answer to, waiting in the queue (3.3.12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Happened {
    /// What.
    pub event: Event,
    /// Who did it.
    pub by: Seat,
    /// Was it an answer to an event of the opponent?
    pub echo: bool,
}

impl Filler for Happened {
    const FILLER: Self = Happened { event: Event::Trade, by: SEATS[0], echo: false };
}

/// What the game is busy with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// S1.
    FirstPlayer,
    /// D0 of the player who moves second.
    SecondCivilization,
    /// D0 of the first player.
    FirstCivilization,
    /// S2 of the set-up.
    Row,
    /// S3 of the set-up.
    Market,
    /// S4 for the first player.
    FirstCity,
    /// S4 for the other one.
    SecondCity,
    /// Phase A of the first player.
    FirstActivation,
    /// Phase A of the other one.
    SecondActivation,
    /// Phase B.
    Actions,
    /// Phase C: the first player's city.
    FirstRefill,
    /// Phase C: the other city.
    SecondRefill,
    /// Phase C: the development row.
    RowRefill,
    /// Scored.
    Over,
}

/// A complete position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Position {
    pub(crate) content: Handle<Content>,
    pub(crate) readings: Readings,
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    pub(crate) last_round: bool,
    pub(crate) first: Seat,
    /// Whoever acts, is asked, or is dealt to.
    pub(crate) turn: Seat,
    pub(crate) row: [Option<CardId>; ROW],
    pub(crate) deck: CardSet,
    pub(crate) discard: CardSet,
    pub(crate) piles: [u8; 4],
    pub(crate) city_deck: CitySet,
    pub(crate) market: [Stall; MARKET],
    pub(crate) advantage: Advantage,
    pub(crate) events: Stack<Happened, 32>,
    pub(crate) prompts: Stack<Prompt, MAX_PROMPTS>,
    pub(crate) players: PerSeat<Player, 2>,
}

const _: () = assert!(size_of::<Position>() <= 2560);

impl Position {
    /// The table before the first draw.
    pub(crate) fn before_setup(content: &'static Content) -> Position {
        Position {
            content: Handle::new(content),
            readings: Readings::BOOK,
            phase: Phase::FirstPlayer,
            round: 0,
            last_round: false,
            first: SEATS[0],
            turn: SEATS[0],
            row: [None; ROW],
            deck: content.eras[0].union(content.eras[1]).union(content.eras[2]),
            discard: CardSet::EMPTY,
            piles: content.basic_counts,
            city_deck: (0..content.free_cities.len()).map(CityId::new).collect(),
            market: [Stall::default(); MARKET],
            advantage: Advantage::NOBODY,
            events: Stack::new(Happened::FILLER),
            prompts: Stack::new(Prompt::FILLER),
            players: PerSeat::all(Player::EMPTY),
        }
    }

    /// The printed facts.
    #[must_use]
    pub fn printed(&self) -> &'static Content {
        self.content.get()
    }

    /// Everything of one player.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// The player who acts.
    pub(crate) fn me(&self) -> &Player {
        &self.players[self.turn]
    }

    /// The player who acts, to change.
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.turn]
    }

    /// The civilization of a player.
    pub(crate) fn civ(&self, seat: Seat) -> Option<&'static Civilization> {
        self.players[seat].civ.map(|civ| self.content.get().civ(civ))
    }

    /// What the game is busy with.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The round, counted from 1; 0 during set-up.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Is this the last round?
    #[must_use]
    pub const fn is_last_round(&self) -> bool {
        self.last_round
    }

    /// Who goes first this round.
    #[must_use]
    pub const fn first_player(&self) -> Seat {
        self.first
    }

    /// Who acts, is asked, or is dealt to.
    #[must_use]
    pub const fn acting(&self) -> Seat {
        self.turn
    }

    /// The development row; place 5 is the oldest.
    #[must_use]
    pub const fn row(&self) -> &[Option<CardId>; ROW] {
        &self.row
    }

    /// Development cards not yet dealt.
    #[must_use]
    pub const fn development_deck(&self) -> CardSet {
        self.deck
    }

    /// Development cards out of the game.
    #[must_use]
    pub const fn development_discard(&self) -> CardSet {
        self.discard
    }

    /// Cards left of each basic building.
    #[must_use]
    pub const fn piles(&self) -> [u8; 4] {
        self.piles
    }

    /// Free cities between the players.
    #[must_use]
    pub const fn market(&self) -> &[Stall; MARKET] {
        &self.market
    }

    /// Free cities not yet dealt.
    #[must_use]
    pub const fn free_city_deck(&self) -> CitySet {
        self.city_deck
    }

    /// The advantage.
    #[must_use]
    pub const fn advantage(&self) -> Advantage {
        self.advantage
    }

    /// What is being done, the newest last.
    #[must_use]
    pub fn prompts(&self) -> &[Prompt] {
        &self.prompts
    }

    /// The kind of the open question.
    #[must_use]
    pub fn question(&self) -> Option<PromptKind> {
        self.prompts.last().and_then(|prompt| prompt.question())
    }

    /// The card in a slot, if there is one.
    pub(crate) fn slot_card(&self, seat: Seat, slot: Slot) -> Option<&'static Card> {
        let player = &self.players[seat];
        match slot.place() {
            Some((place, part)) => player.city[place].card(part).map(|card| self.content.get().card(card)),
            None => player.policy().map(|policy| self.content.get().policy(policy)),
        }
    }

    /// The topmost province of a stack and what lies above it.
    pub(crate) fn topmost(&self, seat: Seat) -> Option<(usize, Land)> {
        let lands = &self.players[seat].lands;
        let province = |land: &Land| self.content.get().card(land.card).kind == CardKind::Province;
        let at = lands.iter().rposition(province)?;
        Some((at, lands[at]))
    }

    /// The types of a land: printed and by token.
    pub(crate) fn types_of(&self, land: &Land) -> BitSet<ProvinceType, u8> {
        self.content.get().card(land.card).types.union(land.tokens)
    }

    /// How many provinces a player controls, of one type or any.
    #[must_use]
    pub fn provinces(&self, seat: Seat, of_type: Option<ProvinceType>) -> u8 {
        let counts = |land: &&Land| match of_type {
            Some(of) => self.types_of(land).contains(of),
            None => self.content.get().card(land.card).kind == CardKind::Province,
        };
        self.players[seat].lands.iter().filter(counts).count() as u8
    }

    /// The different types among the provinces of a player.
    #[must_use]
    pub fn province_types(&self, seat: Seat) -> BitSet<ProvinceType, u8> {
        let lands = self.players[seat].lands.iter();
        lands.fold(BitSet::EMPTY, |types, land| types.union(self.types_of(land)))
    }

    /// Completed wonders of a player.
    #[must_use]
    pub fn wonders(&self, seat: Seat) -> u8 {
        self.players[seat].owned.intersection(self.content.get().of_kind(CardKind::Wonder)).len() as u8
    }

    /// Acquired knowledge cards of a player.
    #[must_use]
    pub fn knowledge(&self, seat: Seat) -> u8 {
        self.players[seat].owned.intersection(self.content.get().scoring_knowledge).len() as u8
    }
}
