//! Positions made by hand: for tests of a rule and for puzzles. Every edit keeps the counts whole.

use crate::action::Action;
use crate::content::Content;
use crate::ids::{
    Ancient, Artifact, Cell, Corner, Culture, Goal, GodSet, House, Kind, MinorGod, Pact, Resource, Slot,
    Territory, Token, Track, Weapon, WeaponSet,
};
use crate::prompt::{self, Phase, Task};
use crate::setup::Setup;
use crate::state::{Points, Position, TurnState};
use game_core::{Actor, Awaiting, Game, Invariants, Seat};

/// A position under construction.
#[derive(Clone, Debug)]
pub struct Puzzle {
    position: Position,
}

impl Puzzle {
    /// A game after its set-up: these houses in seat order, seat 0 first, tokens and goals in the order of the
    /// content, every other draw the first possible one.
    ///
    /// # Panics
    /// When the set-up cannot be played or does not fit the number of houses.
    #[must_use]
    pub fn new(content: &'static Content, setup: &Setup, houses: &[House]) -> Puzzle {
        let mut position = Position::new(content, setup).expect("a puzzle starts from a playable set-up");
        while position.phase == Phase::Setup {
            match position.awaiting() {
                Awaiting::Players(seats) => {
                    let seat = seats.first().expect("somebody is awaited");
                    let mut legal = Vec::new();
                    position.legal(seat, &mut legal);
                    let wanted = houses.get(seat.index()).map(|house| Action::ChooseHouse { house: *house });
                    let step = legal.iter().copied().find(|step| Some(*step) == wanted);
                    position.apply(Actor::Seat(seat), step.unwrap_or_else(|| legal[legal.len() - 1]));
                }
                Awaiting::Chance => {
                    let mut odds = Vec::new();
                    position.odds(&mut odds);
                    position.apply(Actor::Chance, odds[0].0);
                }
                Awaiting::Nothing => break,
            }
        }
        Puzzle { position }
    }

    fn at(&self, id: &str) -> Territory {
        self.position.content.get().territory(id).unwrap_or_else(|| panic!("there is no territory {id:?}"))
    }

    fn corner_at(&self, id: &str) -> Corner {
        self.position.content.get().corner(id).unwrap_or_else(|| panic!("there is no corner {id:?}"))
    }

    fn pact_named(&self, id: &str) -> Pact {
        self.position.content.get().pact(id).unwrap_or_else(|| panic!("there is no pact {id:?}"))
    }

    /// The four gods a seat keeps.
    #[must_use]
    pub fn gods(mut self, seat: Seat, gods: [MinorGod; 4]) -> Self {
        let mat = &mut self.position.mats[seat];
        let kept: GodSet = gods.into_iter().collect();
        assert_eq!(kept.difference(mat.house.minors()).len(), 0, "gods of another house");
        mat.kept = kept;
        let other = mat.house.minors().difference(kept).first();
        mat.discarded = other.filter(|_| !self.position.first_game);
        mat.dealt = kept.union(mat.discarded.map_or(GodSet::EMPTY, GodSet::one));
        self
    }

    /// Food, wood, metal, gold.
    #[must_use]
    pub fn goods(mut self, seat: Seat, goods: [u8; 4]) -> Self {
        self.position.mats[seat].resources = goods;
        self
    }

    /// Crystals.
    #[must_use]
    pub fn crystals(mut self, seat: Seat, crystals: u16) -> Self {
        self.position.mats[seat].crystals = crystals;
        self
    }

    /// All followers back to the reserve.
    #[must_use]
    pub fn no_followers(mut self, seat: Seat) -> Self {
        for at in self.position.mats[seat].at[Kind::Follower.index()] {
            while self.position.mats[seat].count(at, Kind::Follower) > 0 {
                self.position.mats[seat].lift(at, Kind::Follower);
                self.position.mats[seat].reserve += 1;
            }
        }
        self
    }

    /// So many followers more in a territory, from the reserve.
    #[must_use]
    pub fn followers(mut self, seat: Seat, at: &str, n: u8) -> Self {
        let at = self.at(at);
        for _ in 0..n {
            self.position.mats[seat].reserve -= 1;
            self.position.mats[seat].put(at, Kind::Follower);
        }
        self
    }

    /// A summoned minor god in a territory, its track step not made.
    #[must_use]
    pub fn minor(mut self, seat: Seat, god: MinorGod, at: &str) -> Self {
        let at = self.at(at);
        let mat = &mut self.position.mats[seat];
        if !mat.kept.contains(god) {
            let out = mat.kept.difference(mat.summoned).first().expect("a god can make room");
            mat.kept.remove(out);
            mat.kept.insert(god);
            mat.discarded = Some(out).filter(|_| !self.position.first_game);
            mat.dealt = mat.kept.union(mat.discarded.map_or(GodSet::EMPTY, GodSet::one));
        }
        mat.summoned.insert(god);
        mat.released |= (1 << mat.summoned.len()) - 1;
        mat.put(at, Kind::Minor);
        self
    }

    /// The summoned major god in a territory, its track steps not made.
    #[must_use]
    pub fn major(mut self, seat: Seat, at: &str) -> Self {
        let at = self.at(at);
        let mat = &mut self.position.mats[seat];
        mat.major_summoned = true;
        mat.released |= 0x20;
        mat.put(at, Kind::Major);
        self
    }

    /// Free summon tokens: so many minor ones, and the major one.
    #[must_use]
    pub fn summon_tokens(mut self, seat: Seat, minor: u8, major: bool) -> Self {
        let mat = &mut self.position.mats[seat];
        let used = mat.summoned.len() as u32;
        mat.released |= ((1u32 << (u32::from(minor) + used)) - 1) as u8 & 0x1f;
        mat.released |= u8::from(major) << 5;
        self
    }

    /// One settlement of the area built in a territory.
    #[must_use]
    pub fn settlement(mut self, seat: Seat, at: &str) -> Self {
        let at = self.at(at);
        self.position.mats[seat].unbuilt -= 1;
        self.position.mats[seat].put(at, Kind::Settlement);
        self
    }

    /// A settlement moved elsewhere, as the Norrenis do.
    #[must_use]
    pub fn move_settlement(mut self, seat: Seat, from: &str, to: &str) -> Self {
        let (from, to) = (self.at(from), self.at(to));
        self.position.mats[seat].lift(from, Kind::Settlement);
        self.position.mats[seat].put(to, Kind::Settlement);
        self
    }

    /// The advanced weapons in hand; the table does not know which.
    #[must_use]
    pub fn hand(mut self, seat: Seat, weapons: &[Weapon]) -> Self {
        let facts = self.position.content.house(self.position.mats[seat].house);
        let mat = &mut self.position.mats[seat];
        mat.hand = facts.regular.union(weapons.iter().copied().collect());
        mat.sure_hand = WeaponSet::EMPTY;
        mat.sure_stack = if weapons.is_empty() { facts.advanced } else { WeaponSet::EMPTY };
        self
    }

    /// A marker on a space; 2-VP tokens passed on the power track are scored.
    #[must_use]
    pub fn track(mut self, seat: Seat, track: Track, space: u8) -> Self {
        self.position.mats[seat].tracks[track.index()] = space;
        if track == Track::Power {
            for (token, at) in self.position.content.get().power.vp2_spaces.iter().enumerate() {
                if space >= *at && self.position.vp2 >> token & 1 != 0 {
                    self.position.vp2 &= !(1 << token);
                    self.position.score_points(seat, Points::PowerTokens, 2);
                }
            }
        }
        self
    }

    /// The pawn on a slot.
    #[must_use]
    pub fn pawn(mut self, seat: Seat, slot: Slot) -> Self {
        self.position.mats[seat].pawn = Some(slot);
        self
    }

    /// Signs in these cells; closed regions release their tokens.
    #[must_use]
    pub fn signs(mut self, seat: Seat, cells: &[Cell]) -> Self {
        let mat = &mut self.position.mats[seat];
        mat.signs = cells.iter().copied().collect();
        for (region, cells) in self.position.content.get().regions.iter().enumerate() {
            if cells.difference(mat.signs).is_empty() {
                mat.released |= 1 << region;
            }
        }
        self
    }

    /// A token on its upgraded side.
    #[must_use]
    pub fn upgraded(mut self, seat: Seat, token: Token) -> Self {
        self.position.mats[seat].upgraded.insert(token);
        self
    }

    /// The layout of the star, t0 to t4 and v0 to v4.
    #[must_use]
    pub fn star(mut self, slots: [Token; 10]) -> Self {
        self.position.slots = slots;
        self
    }

    /// The goal tiles of war, technology, trade and power.
    #[must_use]
    pub fn goals(mut self, goals: [Goal; 4]) -> Self {
        self.position.goals = goals;
        self
    }

    /// A pact held by a seat, wherever it was; a gap in the row is filled from the stack.
    #[must_use]
    pub fn pact(mut self, seat: Seat, pact: &str) -> Self {
        let pact = self.pact_named(pact);
        let bit = 1u64 << pact.index();
        let pacts = &mut self.position.pacts;
        pacts.stack &= !bit;
        for slot in &mut pacts.row {
            if *slot == Some(pact) {
                let next = Pact::new(pacts.stack.trailing_zeros() as usize);
                pacts.stack &= pacts.stack - 1;
                *slot = Some(next);
            }
        }
        self.position.mats[seat].held |= bit;
        self
    }

    /// A pact in a space of the row; what lay there goes to the stack.
    #[must_use]
    pub fn row(mut self, slot: usize, pact: &str) -> Self {
        let pact = self.pact_named(pact);
        let pacts = &mut self.position.pacts;
        if let Some(other) = pacts.row.iter().position(|one| *one == Some(pact)) {
            pacts.row.swap(slot, other);
        } else {
            pacts.stack &= !(1 << pact.index());
            if let Some(old) = pacts.row[slot].replace(pact) {
                pacts.stack |= 1 << old.index();
            }
        }
        self
    }

    /// A culture token face up on a corner.
    #[must_use]
    pub fn culture(mut self, corner: &str, token: &str) -> Self {
        let corner = self.corner_at(corner);
        let token =
            self.position.content.get().culture(token).unwrap_or_else(|| panic!("no token {token:?}"));
        let other = (0..32).find(|other| {
            self.position.board.culture_up >> other & 1 != 0
                && self.position.board.culture_at[*other] == token
        });
        let board = &mut self.position.board;
        if let Some(other) = other {
            board.culture_up &= !(1 << other);
            board.culture_at[other] = Culture::new(0);
        } else {
            board.culture_unseen &= !(1 << token.index());
        }
        if board.culture_up >> corner.index() & 1 != 0 {
            board.culture_unseen |= 1 << board.culture_at[corner.index()].index();
        }
        board.culture |= 1 << corner.index();
        board.culture_up |= 1 << corner.index();
        board.culture_at[corner.index()] = token;
        self
    }

    /// A corner without a token.
    #[must_use]
    pub fn no_culture(mut self, corner: &str) -> Self {
        let corner = self.corner_at(corner);
        self.position.culture_end(corner);
        self
    }

    /// An ancient civilization face up.
    #[must_use]
    pub fn ancient(mut self, at: &str, token: &str) -> Self {
        let at = self.at(at);
        let token: Ancient =
            self.position.content.get().ancient(token).unwrap_or_else(|| panic!("no token {token:?}"));
        self.position.board.ancient_unseen &= !(1 << token.index());
        self.position.board.ancient_up.insert(at);
        self.position.board.ancient_at[at.index()] = token;
        self
    }

    /// An ancient civilization defeated by a seat before.
    #[must_use]
    pub fn defeated(mut self, seat: Seat, at: &str) -> Self {
        let at = self.at(at);
        self.position.board.ancient.remove(at);
        self.position.board.ancient_up.remove(at);
        self.position.mats[seat].ancients += 1;
        if self.position.content.atlantis.contains(at) {
            self.position.artifacts.conquered += 1;
        }
        self
    }

    /// An artifact a seat took when it conquered Atlantis; `left` stay in the stack, known to that seat.
    #[must_use]
    pub fn artifact(mut self, seat: Seat, artifact: Artifact, left: &[Artifact]) -> Self {
        let pile = &mut self.position.artifacts;
        pile.drawn = true;
        pile.seen |= 1 << seat.index();
        pile.taken.insert(artifact);
        pile.stack = left.iter().copied().collect();
        self.position.mats[seat].artifacts.insert(artifact);
        match artifact {
            Artifact::Map => {
                self.position.board.afterworld = Some(seat);
                self.position.board.open.insert(self.position.content.afterworld);
            }
            Artifact::Pandora => self.position.mats[seat].pandora = 0b111,
            _ => {}
        }
        self
    }

    /// The secret track of the Tablet.
    #[must_use]
    pub fn destiny(mut self, seat: Seat, track: Track) -> Self {
        self.position.mats[seat].destiny = Some(track);
        self
    }

    /// So many sources of a territory covered.
    #[must_use]
    pub fn exhausted(mut self, at: &str, sources: u8) -> Self {
        let at = self.at(at);
        self.position.board.covered[at.index()] = (1u8 << sources) - 1;
        self
    }

    /// The source of a type covered.
    #[must_use]
    pub fn exhausted_type(mut self, at: &str, resource: Resource) -> Self {
        let at = self.at(at);
        let sources = &self.position.content.get().territories[at.index()].sources;
        let index =
            sources.iter().position(|source| *source == Some(resource)).expect("a source of this type");
        self.position.board.covered[at.index()] |= 1 << index;
        self
    }

    /// The end has been triggered.
    #[must_use]
    pub fn end_triggered(mut self) -> Self {
        self.position.end_triggered = true;
        self
    }

    /// How many turns each seat has had.
    #[must_use]
    pub fn turns(mut self, turns: &[u16]) -> Self {
        for (seat, turns) in self.position.seats().zip(turns) {
            self.position.mats[seat].turns = *turns;
        }
        self
    }

    fn reset(mut self, seat: Seat) -> Self {
        self.position.stack = prompt::EMPTY;
        self.position.turn = TurnState::FRESH;
        self.position.battle = None;
        self.position.active = seat;
        while let Some(corner) = self.position.next_flip() {
            let token = Culture::new(self.position.board.culture_unseen.trailing_zeros() as usize);
            self.position.board.culture_unseen &= self.position.board.culture_unseen - 1;
            self.position.board.culture_up |= 1 << corner.index();
            self.position.board.culture_at[corner.index()] = token;
        }
        self
    }

    fn done(mut self) -> Position {
        self.position.run();
        if let Err(broken) = self.position.invariants() {
            panic!("a puzzle that cannot be: {broken}");
        }
        self.position
    }

    /// The start of a turn (D1).
    #[must_use]
    pub fn turn(self, seat: Seat) -> Position {
        let mut puzzle = self.reset(seat);
        puzzle.position.begin_turn();
        puzzle.done()
    }

    /// A turn in which this action is just beginning.
    #[must_use]
    pub fn acting(self, seat: Seat, token: Token, upgraded: bool) -> Position {
        let mut puzzle = self.reset(seat);
        puzzle.position.phase = Phase::Main;
        puzzle.position.plan(seat, Task::Begin(Phase::Magic));
        puzzle.position.plan(seat, Task::Act { token, upgraded });
        puzzle.done()
    }

    /// A phase of a seat's turn; gods may have entered territories before.
    #[must_use]
    pub fn phase(self, seat: Seat, phase: Phase, god_entered: &[&str]) -> Position {
        let mut puzzle = self.reset(seat);
        puzzle.position.turn.god_entered = god_entered.iter().map(|at| puzzle.at(at)).collect();
        puzzle.position.plan(seat, Task::Begin(phase));
        puzzle.done()
    }

    /// The end of the last turn: scoring begins.
    #[must_use]
    pub fn last_turn_done(self) -> Position {
        let mut puzzle = self.end_triggered();
        let last = puzzle.position.seats().next_back().expect("there are seats");
        for seat in puzzle.position.seats() {
            puzzle.position.mats[seat].turns = u16::from(seat != last);
        }
        puzzle = puzzle.reset(last);
        puzzle.position.phase = Phase::Culture;
        puzzle.position.plan(last, Task::EndTurn);
        puzzle.done()
    }
}
