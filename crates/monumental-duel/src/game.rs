//! The rules behind the interface that all games share.

use crate::action::Action;
use crate::content::Content;
use crate::ids::{CardId, CityId};
use crate::prompt::Frame;
use crate::refusal::Refusal;
use crate::setup::{Setup, SetupError};
use crate::state::{Phase, Position, SEATS};
use crate::view::View;
use game_core::bits::Bit;
use game_core::{Actor, Awaiting, BitSet, DealKey, Game, GameInfo, OptionInfo, Random, Seat, Viewer};

impl Game for Position {
    const ID: &'static str = "monumental-duel";
    const RULES_VERSION: u32 = 2;

    type Content = Content;
    type Setup = Setup;
    type SetupError = SetupError;
    type Action = Action;
    type Refusal = Refusal;
    type View = View;

    fn info() -> GameInfo {
        let civs = ["japanese", "malians", "aztecs"];
        let pairs = civs.iter().flat_map(|a| civs.iter().filter(move |b| a != *b).map(move |b| [a, b]));
        let mut civilizations = vec![serde_json::Value::Null];
        civilizations.extend(pairs.map(|pair| serde_json::json!(pair)));
        let first = vec![serde_json::Value::Null, serde_json::json!(0), serde_json::json!(1)];
        let words = |words: [&str; 2]| words.iter().map(|word| serde_json::json!(word)).collect();
        let reading = |id, both| OptionInfo { id, values: words(both), internal: false };
        GameInfo {
            id: Self::ID,
            title: "Monumental Duel: Trade",
            min_players: 2,
            max_players: 2,
            options: vec![
                OptionInfo { id: "civilizations", values: civilizations, internal: false },
                OptionInfo { id: "first", values: first, internal: false },
                reading("yields", ["after_effects", "before_effects"]),
                reading("reactions", ["turns", "always"]),
                reading("holder", ["secures", "waits"]),
                reading("own_tokens", ["removed", "kept"]),
            ],
        }
    }

    fn default_setup(players: u8) -> Setup {
        Setup { players, ..Setup::usual() }
    }

    fn new(content: &'static Content, setup: &Setup) -> Result<Self, SetupError> {
        Position::set_up(content, setup)
    }

    fn content(&self) -> &'static Content {
        self.printed()
    }

    fn players(&self) -> u8 {
        2
    }

    fn awaiting(&self) -> Awaiting {
        match self.frames.last() {
            None => {
                debug_assert_eq!(self.phase, Phase::Over, "only a finished game waits for nothing");
                Awaiting::Nothing
            }
            Some(frame) if frame.draws() => Awaiting::Chance,
            Some(_) => Awaiting::one(self.turn),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.awaiting().includes(seat) {
            self.options(out);
        }
    }

    fn suggest(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.awaiting().includes(seat) {
            self.suggestions(out);
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        if !self.awaiting().includes(seat) {
            return Some(Refusal::NotAsked);
        }
        self.check(action).err()
    }

    fn deal_key(&self) -> DealKey {
        match self.frames.last() {
            Some(Frame::FillRow) => DealKey::table("development row"),
            Some(Frame::FillMarket) => DealKey::table("free cities"),
            Some(Frame::FillCity { .. } | Frame::Draw { .. }) => DealKey::of("city deck", self.turn),
            _ => DealKey::table("first player"),
        }
    }

    fn deal(&self, rng: &mut impl Random) -> Action {
        match self.frames.last() {
            Some(Frame::FillRow) => Action::DealRow(self.deal_next(rng)),
            Some(Frame::FillMarket) => Action::DealFreeCity(one_of(self.city_deck, rng)),
            Some(Frame::FillCity { .. } | Frame::Draw { .. }) => {
                let card = self.me().deck.bag.look(rng).expect("a draw is asked for only from a full bag");
                Action::DealCity(self.turn, CardId::new(card))
            }
            _ => Action::DealFirst(SEATS[rng.below(2) as usize]),
        }
    }

    fn odds(&self, out: &mut Vec<(Action, u32)>) {
        match self.frames.last() {
            Some(Frame::FillRow) => out.extend(self.next_cards().map(|(card, n)| (Action::DealRow(card), n))),
            Some(Frame::FillMarket) => {
                out.extend(self.city_deck.iter().map(|city: CityId| (Action::DealFreeCity(city), 1)));
            }
            Some(Frame::FillCity { .. } | Frame::Draw { .. }) => {
                let cards = self.me().deck.bag.kinds();
                out.extend(
                    cards.map(|(card, n)| (Action::DealCity(self.turn, CardId::new(card)), u32::from(n))),
                );
            }
            Some(Frame::FirstPlayer) => out.extend(SEATS.map(|seat| (Action::DealFirst(seat), 1))),
            _ => {}
        }
    }

    fn apply(&mut self, _actor: Actor, action: Action) {
        self.answer(action);
        self.advance();
    }

    fn score(&self, seat: Seat) -> i32 {
        self.total(seat)
    }

    fn place(&self, seat: Seat) -> u8 {
        self.placing(seat)
    }

    fn view(&self, _viewer: Viewer) -> View {
        self.open_view()
    }

    fn reveals(&self, actor: Actor, _action: Action) -> bool {
        actor == Actor::Chance
    }
}

impl Position {
    /// The next card of the development row, by its odds.
    fn deal_next(&self, rng: &mut impl Random) -> CardId {
        let all: u32 = self.next_cards().map(|(_, n)| n).sum();
        let mut at = rng.below(all);
        let mut cards = self.next_cards();
        loop {
            let (card, n) = cards.next().expect("a draw is asked for only from a full pile");
            match at.checked_sub(n) {
                Some(rest) => at = rest,
                None => return card,
            }
        }
    }
}

/// One member of a set, all equally likely.
fn one_of<T: Bit, W: game_core::bits::Word>(set: BitSet<T, W>, rng: &mut impl Random) -> T {
    let at = rng.below(set.len() as u32) as usize;
    set.iter().nth(at).expect("a draw is asked for only from a full pile")
}
