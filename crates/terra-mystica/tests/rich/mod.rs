//! Games that start in the middle: full boards, high cults, towns and keys, so that random play reaches what
//! random openings hardly ever do. The laws hold there as everywhere.

use game_core::page::Page;
use game_core::{
    Actor, Awaiting, Content as _, DealKey, Describe, Game, GameInfo, Hidden, InWords, Invariants, Notation,
    NotationError, QuickRandom, Random, Role, ScoreLine, Seat, Tally, Target, Tell, Text, Viewer,
    deeds::Moment,
};
use serde::{Deserialize, Serialize};
use terra_mystica::ids::{BridgePlace, Cult, Faction, FavorTile, Hex, River, Structure, TownTile};
use terra_mystica::state::HexSet;
use terra_mystica::{Action, Content, Position, Puzzle, Refusal, Setup, SetupError};

/// A position laid out at random.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Rich(pub Position);

/// Options and the seed of the layout.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RichSetup {
    pub options: Setup,
    pub layout: u64,
}

impl RichSetup {
    fn position(&self) -> Position {
        let mut rng = QuickRandom::new(self.layout);
        loop {
            // Layouts that break a count (a forgotten town, too many pieces) are thrown again.
            if let Some(position) = lay_out(&self.options, &mut rng) {
                return position;
            }
        }
    }
}

fn lay_out(options: &Setup, rng: &mut QuickRandom) -> Option<Position> {
    let map = &Content::standard().map;
    let mut puzzle = Puzzle::with(options.clone()).ok()?.round(2 + rng.below(5) as u8);
    let mut taken = HexSet::EMPTY;
    let mut towns = TownTile::ALL[..5].to_vec();
    rng.shuffle(&mut towns);
    for seat in Seat::all(options.players) {
        let faction = options.factions[seat.index()];
        let mut group = HexSet::EMPTY;
        let river = River::new(rng.below(36) as u8);
        let mut around: Vec<Hex> = if faction == Faction::Mermaids {
            map.shores[river.index()].iter().collect()
        } else {
            vec![Hex::new(rng.below(77) as u8)]
        };
        let mut kinds = vec![Structure::Dwelling; 3];
        kinds.extend([Structure::TradingPost, Structure::TradingPost, Structure::Temple]);
        if rng.below(2) == 0 {
            kinds.push(Structure::Stronghold);
        }
        if rng.below(4) == 0 {
            kinds.push(Structure::Sanctuary);
        }
        rng.shuffle(&mut kinds);
        for kind in kinds {
            rng.shuffle(&mut around);
            let Some(hex) = around.iter().copied().find(|hex| !taken.contains(*hex)) else { continue };
            puzzle = puzzle.structure(seat, hex, kind);
            taken.insert(hex);
            group.insert(hex);
            around.extend(map.adjacent[hex.index()].iter());
        }
        if rng.below(2) == 0 && group.len() >= 4 && faction != Faction::Mermaids {
            let hexes: Vec<Hex> = group.iter().collect();
            puzzle = puzzle.town(seat, towns.pop()?, &hexes);
        }
        for cult in Cult::ALL {
            puzzle = puzzle.cult(seat, cult, 4 + rng.below(6) as u8);
        }
        let [coins, workers, priests] = [rng.below(20), rng.below(12), rng.below(5)];
        puzzle = puzzle.goods(seat, coins as u16, workers as u8, priests as u8);
        let one = rng.below(5) as u8;
        let two = rng.below(6) as u8;
        puzzle = puzzle.bowls(seat, [one, two, 12 - one - two]);
        if rng.below(3) == 0 {
            puzzle = puzzle.favor(seat, FavorTile::TownSix);
        }
        if rng.below(3) == 0 {
            puzzle = puzzle.favor(seat, FavorTile::CultAction);
        }
    }
    if rng.below(3) == 0 {
        puzzle = puzzle.bridge(Seat::new(0), BridgePlace::new(rng.below(29) as u8));
    }
    puzzle.turn_of(Seat::new(rng.below(options.players.into()) as u8)).ok()
}

impl Game for Rich {
    const ID: &'static str = "terra-mystica-rich";
    const RULES_VERSION: u32 = Position::RULES_VERSION;
    type Content = Content;
    type Setup = RichSetup;
    type SetupError = SetupError;
    type Action = Action;
    type Refusal = Refusal;
    type View = <Position as Game>::View;

    fn info() -> GameInfo {
        Position::info()
    }
    fn default_setup(players: u8) -> RichSetup {
        RichSetup { options: Setup::new(players), layout: 0 }
    }
    fn new(_: &'static Content, setup: &RichSetup) -> Result<Self, SetupError> {
        Ok(Rich(setup.position()))
    }
    fn content(&self) -> &'static Content {
        self.0.content()
    }
    fn players(&self) -> u8 {
        self.0.players()
    }
    fn awaiting(&self) -> Awaiting {
        self.0.awaiting()
    }
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.0.legal(seat, out);
    }
    fn suggest(&self, seat: Seat, out: &mut Vec<Action>) {
        self.0.suggest(seat, out);
    }
    fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        self.0.refusal(seat, action)
    }
    fn deal_key(&self) -> DealKey {
        self.0.deal_key()
    }
    fn deal(&self, rng: &mut impl Random) -> Action {
        self.0.deal(rng)
    }
    fn odds(&self, out: &mut Vec<(Action, u32)>) {
        self.0.odds(out);
    }
    fn apply(&mut self, actor: Actor, action: Action) {
        self.0.apply(actor, action);
    }
    fn score(&self, seat: Seat) -> i32 {
        self.0.score(seat)
    }
    fn place(&self, seat: Seat) -> u8 {
        self.0.place(seat)
    }
    fn view(&self, viewer: Viewer) -> Self::View {
        self.0.view(viewer)
    }
    fn reveals(&self, actor: Actor, action: Action) -> bool {
        self.0.reveals(actor, action)
    }
}

impl Hidden for Rich {
    fn determinize(&mut self, observer: Viewer, rng: &mut impl Random) {
        self.0.determinize(observer, rng);
    }
}

impl Notation for Rich {
    fn write_step(content: &'static Content, action: Action) -> String {
        Position::write_step(content, action)
    }
    fn kind(action: Action) -> &'static str {
        Position::kind(action)
    }
    fn parse_step(content: &'static Content, text: &str) -> Result<Action, NotationError> {
        Position::parse_step(content, text)
    }
}

impl Describe for Rich {
    const CATALOGUE: &'static str = Position::CATALOGUE;
    fn prompt(&self, seat: Seat) -> Text {
        Describe::prompt(&self.0, seat)
    }
    fn describe(&self, viewer: Viewer, actor: Actor, action: Action) -> Text {
        self.0.describe(viewer, actor, action)
    }
    fn targets(&self, action: Action, out: &mut Vec<Target>) {
        self.0.targets(action, out);
    }
    fn tallies(&self, viewer: Viewer, seat: Seat, out: &mut Vec<Tally>) {
        self.0.tallies(viewer, seat, out);
    }
    fn score_sheet(&self, seat: Seat) -> Vec<ScoreLine> {
        self.0.score_sheet(seat)
    }
    fn round(&self) -> u16 {
        Describe::round(&self.0)
    }
    fn draw(&self, viewer: Viewer) -> String {
        self.0.draw(viewer)
    }
}

impl Tell for Rich {
    fn role(&self, actor: Actor, action: Action) -> Role {
        self.0.role(actor, action)
    }
    fn whose_turn(&self) -> Option<Seat> {
        self.0.whose_turn()
    }
    fn sentence(&self, viewer: Viewer, actor: Actor, action: Action) -> Text {
        self.0.sentence(viewer, actor, action)
    }
    fn moments(&self, actor: Actor, action: Action, after: &Self) -> Vec<Moment<Self>> {
        let moments = self.0.moments(actor, action, &after.0).into_iter();
        moments.map(|moment| Moment { aside: moment.aside, position: Rich(moment.position) }).collect()
    }
    fn gains(&self, after: &Self, viewer: Viewer, seat: Seat, out: &mut Vec<Tally>) {
        self.0.gains(&after.0, viewer, seat, out);
    }
}

impl InWords for Rich {
    fn in_words(&self, viewer: Viewer) -> Page {
        self.0.in_words(viewer)
    }
}

impl Invariants for Rich {
    fn invariants(&self) -> Result<(), String> {
        self.0.invariants()
    }
}
