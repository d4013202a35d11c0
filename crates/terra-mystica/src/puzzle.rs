//! Positions laid out by hand: puzzles, and the worked examples of the rules.

use crate::content::Content;
use crate::ids::{
    BonusTile, BridgePlace, Cult, Faction, FavorTile, Hex, PowerAction, ScoringTile, Structure, Terrain,
    TownTile, VpSource,
};
use crate::setup::{FactionChoice, Setup, SetupError, first_position};
use crate::state::Position;
use game_core::{Content as _, Invariants, Seat};

/// A position being laid out. Everything not said is as after an empty set-up: no structure stands anywhere,
/// round 1 runs with `score_town`, seats hold bonus tiles without an action.
#[derive(Clone, Debug)]
pub struct Puzzle {
    position: Position,
    /// The first thing of which there is not enough.
    lacking: Option<&'static str>,
}

impl Puzzle {
    /// A table of these factions, seat 0 first, with the standard content.
    ///
    /// # Errors
    /// When the factions cannot play together.
    pub fn new(factions: &[Faction]) -> Result<Puzzle, SetupError> {
        Puzzle::with(Setup { factions: factions.to_vec(), ..Setup::new(factions.len() as u8) })
    }

    /// A table with options; factions are given, tiles not named are filled in.
    ///
    /// # Errors
    /// When the set-up cannot be played.
    pub fn with(mut setup: Setup) -> Result<Puzzle, SetupError> {
        setup.faction_choice = FactionChoice::Given;
        setup.first_player.get_or_insert(0);
        if setup.scoring_tiles.is_empty() {
            setup.scoring_tiles = [1, 2, 3, 4, 5, 6].map(|i| ScoringTile::ALL[i]).to_vec();
        }
        if setup.bonus_tiles.is_empty() {
            // The quiet tiles first: coins, priest, power and worker.
            let quiet = [
                BonusTile::Coins,
                BonusTile::Priest,
                BonusTile::PowerWorker,
                BonusTile::Stronghold,
                BonusTile::TradingPost,
                BonusTile::Dwelling,
                BonusTile::Cult,
                BonusTile::Spade,
            ];
            setup.bonus_tiles = quiet[..usize::from(setup.players) + 3].to_vec();
        }
        let mut position = first_position(Content::standard(), &setup)?;
        for (seat, tile) in Seat::all(setup.players).zip(&setup.bonus_tiles) {
            position.take_first_bonus(seat, *tile);
        }
        position.flow.index = 0;
        position.flow.round = 1;
        Ok(Puzzle { position, lacking: None })
    }

    /// One less of something, or a note that there is none left.
    fn take(lacking: &mut Option<&'static str>, left: &mut u8, what: &'static str) {
        match left.checked_sub(1) {
            Some(rest) => *left = rest,
            None => *lacking = lacking.or(Some(what)),
        }
    }

    /// A structure of a seat; the hex becomes its home terrain.
    #[must_use]
    pub fn structure(mut self, seat: Seat, hex: Hex, structure: Structure) -> Self {
        if let Some(home) = self.position.home(seat) {
            self.position.map.terrain[hex.index()] = home;
        }
        if let Some(old) = self.position.map.structure[hex.index()] {
            self.position.seats[seat].pieces[old.index()] += 1;
        }
        if self.position.seats[seat].pieces[structure.index()] == 0 {
            self.lacking = self.lacking.or(Some(structure.name()));
            return self;
        }
        self.position.put(seat, hex, structure);
        self
    }

    /// The terrain of a hex.
    #[must_use]
    pub fn terrain(mut self, hex: Hex, terrain: Terrain) -> Self {
        self.position.map.terrain[hex.index()] = terrain;
        self
    }

    /// A bridge of a seat.
    #[must_use]
    pub fn bridge(mut self, seat: Seat, place: BridgePlace) -> Self {
        self.position.map.bridges.insert(place);
        self.position.seats[seat].bridges.insert(place);
        self
    }

    /// Coins, workers and priests of a seat.
    #[must_use]
    pub fn goods(mut self, seat: Seat, coins: u16, workers: u8, priests: u8) -> Self {
        let player = &mut self.position.seats[seat];
        (player.coins, player.workers, player.priests) = (coins, workers, priests);
        self
    }

    /// Power bowls of a seat.
    #[must_use]
    pub fn bowls(mut self, seat: Seat, bowls: [u8; 3]) -> Self {
        self.position.seats[seat].bowls = bowls;
        self
    }

    /// Points of a seat.
    #[must_use]
    pub fn vp(mut self, seat: Seat, vp: i16) -> Self {
        let change = vp - self.position.seats[seat].vp;
        self.position.add_vp(seat, change, VpSource::Start);
        self
    }

    /// Position of a seat on a cult track; 10 uses a key.
    #[must_use]
    pub fn cult(mut self, seat: Seat, cult: Cult, position: u8) -> Self {
        let player = &mut self.position.seats[seat];
        player.cults[cult.index()] = position;
        if position == 10 {
            Puzzle::take(&mut self.lacking, &mut player.keys, "key");
        }
        self
    }

    /// Level of shipping of a seat.
    #[must_use]
    pub fn shipping(mut self, seat: Seat, level: u8) -> Self {
        self.position.seats[seat].shipping = level;
        self
    }

    /// Level of digging of a seat.
    #[must_use]
    pub fn digging(mut self, seat: Seat, level: u8) -> Self {
        self.position.seats[seat].digging = level;
        self
    }

    /// A favor tile of a seat, without its steps.
    #[must_use]
    pub fn favor(mut self, seat: Seat, tile: FavorTile) -> Self {
        self.position.seats[seat].favors.insert(tile);
        Puzzle::take(&mut self.lacking, &mut self.position.board.favors[tile.index()], tile.name());
        self
    }

    /// A town of a seat on these hexes, with its tile and keys but without its goods.
    #[must_use]
    pub fn town(mut self, seat: Seat, tile: TownTile, hexes: &[Hex]) -> Self {
        let keys = self.position.content.town(tile).keys;
        Puzzle::take(&mut self.lacking, &mut self.position.board.towns[tile.index()], tile.name());
        let player = &mut self.position.seats[seat];
        player.towns[tile.index()] += 1;
        player.keys += keys;
        player.keys_received += keys;
        for hex in hexes {
            player.in_town.insert(*hex);
        }
        self
    }

    /// A priest of a seat on an order space, 0 for the "3".
    #[must_use]
    pub fn order(mut self, seat: Seat, cult: Cult, space: usize) -> Self {
        self.position.board.orders[cult.index()][space] = Some(seat);
        self.position.seats[seat].placed += 1;
        self
    }

    /// The bonus tile of a seat; whoever holds it gets the old one.
    #[must_use]
    pub fn bonus(mut self, seat: Seat, tile: BonusTile) -> Self {
        let old = self.position.seats[seat].bonus;
        if old == Some(tile) {
            return self;
        }
        let holder =
            Seat::all(self.position.players).find(|other| self.position.seats[*other].bonus == Some(tile));
        match holder {
            Some(other) => self.position.seats[other].bonus = old,
            None => {
                // A tile outside the game takes part instead of the old one.
                let in_pool = self.position.board.pool.remove(tile);
                if let Some(old) = old.filter(|_| in_pool) {
                    self.position.board.pool.insert(old);
                }
            }
        }
        self.position.seats[seat].bonus = Some(tile);
        self
    }

    /// Coins on a tile of the pool.
    #[must_use]
    pub fn coins_on(mut self, tile: BonusTile, coins: u8) -> Self {
        self.position.board.coins[tile.index()] = coins;
        self
    }

    /// The running round.
    #[must_use]
    pub fn round(mut self, round: u8) -> Self {
        self.position.flow.round = round.clamp(1, 6);
        self
    }

    /// The scoring tile of the running round; a tile of another round changes place with it.
    #[must_use]
    pub fn scoring(mut self, tile: ScoringTile) -> Self {
        let now = usize::from(self.position.flow.round) - 1;
        let tiles = &mut self.position.board.scoring;
        match tiles.iter().position(|one| *one == Some(tile)) {
            Some(other) => tiles.swap(now, other),
            None => tiles[now] = Some(tile),
        }
        self
    }

    /// A power action used in this round.
    #[must_use]
    pub fn used(mut self, action: PowerAction) -> Self {
        self.position.board.used.insert(action);
        self
    }

    /// A seat that has passed already.
    #[must_use]
    pub fn passed(mut self, seat: Seat) -> Self {
        self.position.flow.passing[self.position.flow.passed.len()] = seat;
        self.position.flow.passed.insert(seat);
        self
    }

    /// The position at the start of a turn of this seat.
    ///
    /// # Errors
    /// The count that does not fit.
    pub fn turn_of(mut self, seat: Seat) -> Result<Position, String> {
        if let Some(what) = self.lacking {
            return Err(format!("there is not enough of this: {what}"));
        }
        self.position.begin_turn(seat);
        self.position.invariants()?;
        Ok(self.position)
    }
}
