//! The position as a game: lists, refusals, deals, steps.

use crate::action::Action;
use crate::content::Content;
use crate::flow::Witness;
use crate::ids::{BonusTile, Faction, ScoringTile, Terrain};
use crate::legal::Scope;
use crate::prompt::Prompt;
use crate::refusal::Refusal;
use crate::setup::{self, Setup, SetupError};
use crate::state::Position;
use crate::view::View;
use game_core::{Actor, Awaiting, BitSet, DealKey, Game, GameInfo, Seat, Viewer};

/// Some of the scoring tiles.
type ScoringTiles = BitSet<ScoringTile, u16>;

impl Game for Position {
    const ID: &'static str = "terra-mystica";
    const RULES_VERSION: u32 = 2;

    type Content = Content;
    type Setup = Setup;
    type SetupError = SetupError;
    type Action = Action;
    type Refusal = Refusal;
    type View = View;

    fn info() -> GameInfo {
        setup::info()
    }

    fn default_setup(players: u8) -> Setup {
        Setup::new(players)
    }

    fn new(content: &'static Content, setup: &Setup) -> Result<Self, SetupError> {
        setup::first_position(content, setup)
    }

    fn content(&self) -> &'static Content {
        self.content.get()
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn awaiting(&self) -> Awaiting {
        self.awaited()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list(seat, Scope::Legal, out);
    }

    fn suggest(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list(seat, Scope::Suggested, out);
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        self.check(seat, action).err()
    }

    fn deal_key(&self) -> DealKey {
        match self.flow.prompts.base {
            Prompt::DealFirst => DealKey::table("first player"),
            Prompt::DealScoring => DealKey::table("scoring tiles"),
            Prompt::DealBonus => DealKey::table("bonus tiles"),
            _ => DealKey::of("colours", self.flow.active),
        }
    }

    fn odds(&self, out: &mut Vec<(Action, u32)>) {
        match self.flow.prompts.base {
            Prompt::DealFirst => {
                out.extend(Seat::all(self.players).map(|seat| (Action::DealFirst { seat }, 1)));
            }
            Prompt::DealScoring => self.scoring_odds(out),
            Prompt::DealBonus => {
                let fits = |tile: &BonusTile| {
                    let promo = self.content.bonus(*tile).promo && !self.options.promo_bonus_shipping;
                    !promo && !self.board.pool.contains(*tile)
                };
                out.extend(
                    BonusTile::ALL.into_iter().filter(fits).map(|tile| (Action::DealBonus { tile }, 1)),
                );
            }
            Prompt::DealColour => {
                let dealt = |terrain: &Terrain| {
                    Seat::all(self.players).any(|seat| self.seats[seat].colour == Some(*terrain))
                };
                let free = Terrain::ALL.into_iter().filter(|terrain| !dealt(terrain));
                out.extend(free.map(|terrain| (Action::DealColour { terrain }, 1)));
            }
            _ => {}
        }
    }

    fn apply(&mut self, actor: Actor, action: Action) {
        self.apply_watched(actor, action, &mut ());
    }

    fn score(&self, seat: Seat) -> i32 {
        i32::from(self.seats[seat].vp)
    }

    fn place(&self, seat: Seat) -> u8 {
        self.rank(seat)
    }

    fn view(&self, _: Viewer) -> View {
        View::of(self)
    }

    fn reveals(&self, actor: Actor, _: Action) -> bool {
        actor == Actor::Chance // nothing is hidden and after the set-up nothing is drawn
    }
}

impl Position {
    /// Makes a step known to be legal; the witness sees the position at the moments inside it.
    pub fn apply_watched(&mut self, actor: Actor, action: Action, witness: &mut impl Witness) {
        match actor {
            Actor::Seat(seat) => self.make(seat, action),
            Actor::Chance => self.make_deal(action),
        }
        self.settle(witness);
    }

    /// CH-1: every valid order of six tiles is equally likely (R1), so a tile weighs as many orders as can
    /// follow it.
    fn scoring_odds(&self, out: &mut Vec<(Action, u32)>) {
        let drawn: ScoringTiles = self.board.scoring.iter().flatten().copied().collect();
        let fits = |tile: &ScoringTile| {
            let promo = self.content.scoring(*tile).promo && !self.options.promo_scoring_temple;
            !promo && !drawn.contains(*tile)
        };
        let left: ScoringTiles = ScoringTile::ALL.into_iter().filter(fits).collect();
        let round = drawn.len() as u8 + 1;
        // Tiles that fit everywhere are alike.
        let anywhere =
            |tile: &ScoringTile| (1..=6).all(|round| self.content.scoring(*tile).may_be_in_round(round));
        let plain: ScoringTiles = left.iter().filter(anywhere).collect();
        let after = |tile: ScoringTile| {
            self.orders_after(plain.without(tile), left.difference(plain).without(tile), round + 1)
        };
        let after_plain = plain.first().map_or(0, after);
        for tile in left {
            let orders = if plain.contains(tile) {
                after_plain
            } else if self.content.scoring(tile).may_be_in_round(round) {
                after(tile)
            } else {
                0
            };
            if orders > 0 {
                out.push((Action::DealScoring { tile }, orders));
            }
        }
    }

    /// How many ways there are to fill the rounds from `round` on with tiles that fit everywhere and with others.
    fn orders_after(&self, plain: ScoringTiles, others: ScoringTiles, round: u8) -> u32 {
        if round > 6 {
            return 1;
        }
        let mut orders = 0;
        if let Some(one) = plain.first() {
            orders += plain.len() as u32 * self.orders_after(plain.without(one), others, round + 1);
        }
        for tile in others {
            if self.content.scoring(tile).may_be_in_round(round) {
                orders += self.orders_after(plain, others.without(tile), round + 1);
            }
        }
        orders
    }

    /// The faction's home terrain of a seat, once chosen.
    #[must_use]
    pub fn home(&self, seat: Seat) -> Option<Terrain> {
        self.faction_of(seat).map(|faction: Faction| self.content.faction(faction).home)
    }
}
