//! The rules behind the interface that all games share.

use crate::action::Action;
use crate::content::Content;
use crate::ids::{CardId, CityId};
use crate::prompt::Prompt;
use crate::refusal::Refusal;
use crate::setup::{self, Setup, SetupError};
use crate::state::{Phase, Position, SEATS};
use crate::view::View;
use game_core::{Actor, Awaiting, DealKey, Game, GameInfo, Random, Seat, Viewer};

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
        setup::info()
    }

    fn default_setup(players: u8) -> Setup {
        Setup { players, ..Setup::usual() }
    }

    fn new(content: &'static Content, setup: &Setup) -> Result<Self, SetupError> {
        setup::first_position(content, setup)
    }

    fn content(&self) -> &'static Content {
        self.content.get()
    }

    fn players(&self) -> u8 {
        2
    }

    fn awaiting(&self) -> Awaiting {
        match self.prompts.last() {
            None => {
                debug_assert_eq!(self.phase, Phase::Over, "only a finished game waits for nothing");
                Awaiting::Nothing
            }
            Some(prompt) if prompt.draws() => Awaiting::Chance,
            Some(_) => Awaiting::one(self.turn),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.awaiting().includes(seat) {
            self.list(out);
        }
    }

    fn suggest(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.awaiting().includes(seat) {
            self.suggested(out);
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        if !self.awaiting().includes(seat) {
            return Some(Refusal::NotAsked);
        }
        self.check(action).err()
    }

    fn deal_key(&self) -> DealKey {
        match self.prompts.last() {
            Some(Prompt::FillRow) => DealKey::table("development row"),
            Some(Prompt::FillMarket) => DealKey::table("free cities"),
            Some(Prompt::FillCity { .. } | Prompt::Draw { .. }) => DealKey::of("city deck", self.turn),
            _ => DealKey::table("first player"),
        }
    }

    fn deal(&self, rng: &mut impl Random) -> Action {
        let dealt = match self.prompts.last() {
            Some(Prompt::FillRow) => self.next_card(rng).map(Action::DealRow),
            Some(Prompt::FillMarket) => self.city_deck.pick(rng).map(Action::DealFreeCity),
            Some(Prompt::FillCity { .. } | Prompt::Draw { .. }) => {
                let card = self.me().deck.bag.look(rng);
                card.map(|card| Action::DealCity(self.turn, CardId::new(card)))
            }
            _ => rng.pick(&SEATS).copied().map(Action::DealFirst),
        };
        dealt.expect("asked only while a draw is due")
    }

    fn odds(&self, out: &mut Vec<(Action, u32)>) {
        match self.prompts.last() {
            Some(Prompt::FillRow) => {
                out.extend(self.next_cards().map(|(card, n)| (Action::DealRow(card), n)))
            }
            Some(Prompt::FillMarket) => {
                out.extend(self.city_deck.iter().map(|city: CityId| (Action::DealFreeCity(city), 1)));
            }
            Some(Prompt::FillCity { .. } | Prompt::Draw { .. }) => {
                let cards = self.me().deck.bag.kinds();
                out.extend(
                    cards.map(|(card, n)| (Action::DealCity(self.turn, CardId::new(card)), u32::from(n))),
                );
            }
            Some(Prompt::FirstPlayer) => out.extend(SEATS.map(|seat| (Action::DealFirst(seat), 1))),
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
        self.rank(seat)
    }

    fn view(&self, _viewer: Viewer) -> View {
        View::of(self)
    }

    fn reveals(&self, actor: Actor, _action: Action) -> bool {
        actor == Actor::Chance
    }
}
