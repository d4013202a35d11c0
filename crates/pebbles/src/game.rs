//! The rules: what may be done, what it does, who has won.

use crate::action::Action;
use crate::content::Content;
use crate::refusal::Refusal;
use crate::setup::{Setup, SetupError, three};
use crate::state::{KINDS, Position};
use crate::view::View;
use game_core::{Actor, Awaiting, Bag, DealKey, Game, GameInfo, Handle, OptionInfo, PerSeat, Seat, Viewer};

impl Game for Position {
    const ID: &'static str = "pebbles";
    const RULES_VERSION: u32 = 1;
    type Content = Content;
    type Setup = Setup;
    type SetupError = SetupError;
    type Action = Action;
    type Refusal = Refusal;
    type View = View;

    fn info() -> GameInfo {
        let rounds = OptionInfo {
            id: "rounds",
            values: vec![3.into(), 1.into(), 2.into(), 4.into()],
            internal: false,
        };
        GameInfo { id: Self::ID, title: "Pebbles", min_players: 2, max_players: 4, options: vec![rounds] }
    }

    fn default_setup(players: u8) -> Setup {
        Setup { players, rounds: three() }
    }

    fn new(content: &'static Content, setup: &Setup) -> Result<Self, SetupError> {
        if !(2..=4).contains(&setup.players) || !(1..=4).contains(&setup.rounds) {
            return Err(SetupError(setup.players, setup.rounds));
        }
        Ok(Position {
            content: Handle::new(content),
            players: setup.players,
            rounds: setup.rounds,
            round: 0,
            pile: Bag::new([content.copies; KINDS]),
            hands: PerSeat::all(Bag::EMPTY),
            sealed: PerSeat::all(None),
            shown: Bag::EMPTY,
            points: PerSeat::all(0),
        })
    }

    fn content(&self) -> &'static Content {
        self.content.get()
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn awaiting(&self) -> Awaiting {
        if self.round == self.rounds {
            Awaiting::Nothing
        } else if self.drawing().is_some() {
            Awaiting::Chance
        } else {
            Awaiting::Players(self.unsealed())
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.awaiting().includes(seat) {
            out.extend(self.hands[seat].kinds().map(|(kind, _)| Action::Seal(kind as u8 + 1)));
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        match action {
            Action::Draw(..) => Some(Refusal::NotYours),
            Action::Seal(value @ 1..=6) if self.hands[seat].count(usize::from(value) - 1) > 0 => None,
            Action::Seal(value) => Some(Refusal::NotInHand { value }),
        }
    }

    fn deal_key(&self) -> DealKey {
        DealKey::of("pebble", self.drawing().expect("asked while a draw is due"))
    }

    fn odds(&self, out: &mut Vec<(Action, u32)>) {
        let seat = self.drawing().expect("asked while a draw is due");
        out.extend(self.pile.kinds().map(|(kind, n)| (Action::Draw(seat, kind as u8 + 1), u32::from(n))));
    }

    fn apply(&mut self, actor: Actor, action: Action) {
        match (actor, action) {
            (_, Action::Draw(seat, value)) => {
                self.pile.take(usize::from(value) - 1);
                self.hands[seat].add(usize::from(value) - 1);
            }
            (Actor::Seat(seat), Action::Seal(value)) => {
                self.hands[seat].take(usize::from(value) - 1);
                self.sealed[seat] = Some(value);
                if self.unsealed().is_empty() {
                    self.show();
                }
            }
            (Actor::Chance, Action::Seal(_)) => unreachable!("chance seals nothing"),
        }
    }

    fn score(&self, seat: Seat) -> i32 {
        self.points[seat].into()
    }

    fn place(&self, seat: Seat) -> u8 {
        1 + self.seats().filter(|other| self.points[*other] > self.points[seat]).count() as u8
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn reveals(&self, actor: Actor, _action: Action) -> bool {
        actor == Actor::Chance || self.unsealed().len() == 1
    }
}
