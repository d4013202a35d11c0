//! The position as a [`Game`]: the doors through which tables, bots and tests come in.

use crate::action::Action;
use crate::content::{Content, GodEffect};
use crate::prompt::{Phase, Prompt};
use crate::refusal::Refusal;
use crate::setup::{self, Setup, SetupError};
use crate::state::Position;
use crate::view::View;
use game_core::{Actor, Awaiting, DealKey, Game, GameInfo, Random, Seat, Viewer};

impl Game for Position {
    const ID: &'static str = "anunnaki";
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
        if let Some((asked, prompt)) = self.open_prompt()
            && (asked == seat && !matches!(prompt, Prompt::Commit | Prompt::Discard)
                || self.awaited().includes(seat))
        {
            let _ = self.visit(seat, prompt, out);
        }
    }

    /// Leaves out giving up what is a plain gain (pacts, harvests, culture rewards, followers from the reserve)
    /// and harvesting less than everything.
    fn suggest(&self, seat: Seat, out: &mut Vec<Action>) {
        let start = out.len();
        self.legal(seat, out);
        if out.len() > start + 1 && self.gains(seat) {
            out.pop_if(|last| matches!(last, Action::Stop | Action::Decline));
            while out.pop_if(|last| matches!(last, Action::HarvestPart { .. })).is_some() {}
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        if !self.awaited().includes(seat) {
            return Some(Refusal::NotTheQuestion);
        }
        self.check(seat, action).err()
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

    fn apply(&mut self, actor: Actor, action: Action) {
        match (actor, self.open_prompt()) {
            (Actor::Seat(seat), Some((_, prompt))) => self.answer(seat, prompt, action),
            _ => self.apply_deal(action),
        }
        self.run();
    }

    fn score(&self, seat: Seat) -> i32 {
        self.mats[seat].vp()
    }

    fn place(&self, seat: Seat) -> u8 {
        self.rank(seat)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    /// Draws, sealed answers (final, R71), cards shown, artifacts taken, a rival's battle that goes on without a
    /// card, and the end, where the destiny shows.
    fn reveals(&self, actor: Actor, action: Action) -> bool {
        match actor {
            Actor::Chance => true,
            Actor::Seat(_) => {
                matches!(
                    action,
                    Action::DiscardGod { .. }
                        | Action::Commit { .. }
                        | Action::CommitNone
                        | Action::TakeArtifact { .. }
                ) || self.shows_hand(actor, action)
                    || self.ends_with(actor, action)
            }
        }
    }
}

impl Position {
    /// Is the open question about a plain gain, which a bot need not refuse?
    fn gains(&self, seat: Seat) -> bool {
        match self.open_prompt() {
            Some((_, Prompt::TakePact { .. } | Prompt::Harvest { .. } | Prompt::Culture { .. })) => true,
            Some((_, Prompt::Recruit { .. })) => {
                let hades = |effect| matches!(effect, GodEffect::VpPerReserveFollowers { .. });
                self.mats[seat].reserve > 0 && !self.god_effects(seat).any(hades)
            }
            _ => false,
        }
    }

    /// Would this step show others whether the attacker of the next battle can play a card (5.2 step 1)?
    fn shows_hand(&self, actor: Actor, action: Action) -> bool {
        if self.phase != Phase::Battles || actor == Actor::Seat(self.active) {
            return false;
        }
        let mut next = self.clone();
        next.apply(actor, action);
        let place = |position: &Position| position.battle.as_ref().map(|battle| battle.at);
        place(&next) != place(self)
    }

    /// Would this step end the game?
    fn ends_with(&self, actor: Actor, action: Action) -> bool {
        let last = self.active.next(self.players) == self.first;
        if !last || !(self.end_triggered || self.round >= self.round_limit) {
            return false;
        }
        let mut next = self.clone();
        next.apply(actor, action);
        next.phase == Phase::Over
    }
}
