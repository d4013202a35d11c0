//! The rules as the rest of the program sees them: the parts joined into one [`Game`].

use crate::action::Action;
use crate::content::Content;
use crate::refusal::Refusal;
use crate::setup::{self, Setup, SetupError};
use crate::state::Position;
use crate::view::View;
use game_core::{Actor, Awaiting, DealKey, Game, GameInfo, Random, Seat, Viewer};

impl Game for Position {
    const ID: &'static str = "altay";
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
        self.options.players
    }

    fn awaiting(&self) -> Awaiting {
        self.awaited()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.awaited().includes(seat) {
            self.list(out);
        }
    }

    fn suggest(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.awaited().includes(seat) {
            self.suggested(out);
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        if !self.awaited().includes(seat) {
            return Some(Refusal::NotAsked { seat });
        }
        self.check(action).err()
    }

    fn deal_key(&self) -> DealKey {
        self.deal_purpose()
    }

    fn deal(&self, rng: &mut impl Random) -> Action {
        self.deal_one(rng)
    }

    fn odds(&self, out: &mut Vec<(Action, u32)>) {
        self.deal_odds(out);
    }

    fn apply(&mut self, _actor: Actor, action: Action) {
        self.answer(action);
        self.advance();
    }

    fn score(&self, seat: Seat) -> i32 {
        self.points(seat).total()
    }

    fn place(&self, seat: Seat) -> u8 {
        self.rank(seat)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    /// R62: a deal stands, and so does a secret wonder once shown: by its owner, or by the end of the game.
    fn reveals(&self, actor: Actor, action: Action) -> bool {
        match action {
            _ if actor == Actor::Chance => true,
            Action::StartSecret(_) => true,
            Action::EndTurn | Action::Archive(_) | Action::NoArchive => {
                let mut after = self.clone();
                after.apply(actor, action);
                after.awaited() == Awaiting::Nothing
            }
            _ => false,
        }
    }
}
