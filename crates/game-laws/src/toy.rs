//! Pebbles, a tiny game with everything that is hard: secret hands, sealed choices made at once, a pile
//! nobody has seen. The laws are tried on it, and whoever builds on tables can test without a real game.
//!
//! Each of 2 to 4 players holds three pebbles of value 1 to 6. In each of three rounds everybody seals one; the
//! highest value that only one player shows scores its value. Then everybody draws one. Most points win.

use game_core::content::ContentEntry;
use game_core::page::Page;
use game_core::{
    Actor, Awaiting, Bag, Content, ContentError, ContentHash, DealKey, Describe, Explain, Game, GameInfo,
    Handle, Hidden, InWords, Invariants, Notation, NotationError, OptionInfo, PerSeat, Random, Role,
    ScoreLine, Seat, SeatSet, Source, Tally, Target, Tell, Text, Viewer,
};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// Kinds of pebbles: values 1 to 6.
const KINDS: usize = 6;
const HAND: u8 = 3;

/// The position of a game of Pebbles.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Toy {
    content: Handle<Pebbles>,
    players: u8,
    rounds: u8,
    round: u8,
    pile: Bag<KINDS>,
    hands: PerSeat<Bag<KINDS>, 4>,
    sealed: PerSeat<Option<u8>, 4>,
    shown: Bag<KINDS>,
    points: PerSeat<u8, 4>,
}

/// How many pebbles of each value there are.
#[derive(PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pebbles {
    copies: u8,
    #[serde(skip, default = "no_hash")]
    hash: Option<ContentHash>,
}

const fn no_hash() -> Option<ContentHash> {
    None
}

impl Content for Pebbles {
    fn standard() -> &'static Self {
        static STANDARD: LazyLock<Pebbles> =
            LazyLock::new(|| Pebbles::parse("pebbles.toml", "copies = 4").expect("our own content is right"));
        &STANDARD
    }

    fn parse(file: &str, text: &str) -> Result<Self, ContentError> {
        let mut pebbles: Pebbles =
            toml::from_str(text).map_err(|error| ContentError::toml(file, text, &error))?;
        if !(4..=40).contains(&pebbles.copies) {
            let problem = format!("4 to 40 pebbles of each value, not {}", pebbles.copies);
            return Err(ContentError::new(file, "copies", problem));
        }
        pebbles.hash = Some(ContentHash::of(&[text]));
        Ok(pebbles)
    }

    fn hash(&self) -> ContentHash {
        self.hash.expect("set when parsed")
    }

    fn listing(&self) -> Vec<ContentEntry> {
        let values = vec![("copies".to_owned(), self.copies.to_string(), Source::Derived)];
        vec![ContentEntry {
            kind: "pebble",
            id: "all".to_owned(),
            sentence: String::new(),
            texts: Vec::new(),
            values,
        }]
    }
}

/// The set-up of Pebbles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// 2 to 4.
    pub players: u8,
    /// 1 to 4.
    #[serde(default = "three")]
    pub rounds: u8,
}

const fn three() -> u8 {
    3
}

/// A set-up of Pebbles that cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("Pebbles is played by 2 to 4 players over 1 to 4 rounds, not by {0} over {1}")]
pub struct SetupError(u8, u8);

/// A step of Pebbles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Chance gives a seat a pebble.
    Draw(Seat, u8),
    /// A seat seals a pebble.
    Seal(u8),
}

/// Why a step of Pebbles is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// No such pebble in hand.
    NotInHand(u8),
    /// Only chance draws.
    NotYours,
}

impl Explain for Refusal {
    fn rule(&self) -> &'static str {
        "1"
    }
    fn text(&self) -> Text {
        match self {
            Refusal::NotInHand(value) => Text::new("refused-not-in-hand").with("value", *value),
            Refusal::NotYours => Text::new("refused-not-yours"),
        }
    }
}

/// What a viewer of Pebbles sees.
#[derive(Serialize)]
pub struct View {
    round: u8,
    pile: u32,
    shown: Vec<u8>,
    seats: Vec<SeatView>,
}

#[derive(Serialize)]
struct SeatView {
    points: u8,
    in_hand: u32,
    hand: Option<Vec<u8>>,
    has_sealed: bool,
    sealed: Option<u8>,
}

fn values(bag: &Bag<KINDS>) -> Vec<u8> {
    bag.kinds().flat_map(|(kind, n)| std::iter::repeat_n(kind as u8 + 1, usize::from(n))).collect()
}

impl Toy {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players)
    }

    /// The seat whose hand is filled next.
    fn drawing(&self) -> Option<Seat> {
        let wants = |seat: &Seat| self.hands[*seat].len() < u32::from(HAND) && self.sealed[*seat].is_none();
        self.seats().find(wants).filter(|_| self.round < self.rounds && !self.pile.is_empty())
    }

    fn unsealed(&self) -> SeatSet {
        self.seats().filter(|seat| self.sealed[*seat].is_none()).collect()
    }

    fn show(&mut self) {
        let shown = |value: u8| self.seats().filter(|seat| self.sealed[*seat] == Some(value)).count();
        let best = (1..=KINDS as u8).rev().find(|value| shown(*value) == 1);
        for seat in self.seats() {
            let value = self.sealed[seat].take().expect("everybody has sealed");
            self.shown.add(usize::from(value) - 1);
            if Some(value) == best {
                self.points[seat] += value;
            }
        }
        self.round += 1;
    }
}

impl Game for Toy {
    const ID: &'static str = "pebbles";
    const RULES_VERSION: u32 = 1;
    type Content = Pebbles;
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

    fn new(content: &'static Pebbles, setup: &Setup) -> Result<Self, SetupError> {
        if !(2..=4).contains(&setup.players) || !(1..=4).contains(&setup.rounds) {
            return Err(SetupError(setup.players, setup.rounds));
        }
        Ok(Toy {
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

    fn content(&self) -> &'static Pebbles {
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
            Action::Seal(value) => Some(Refusal::NotInHand(value)),
        }
    }

    fn deal_key(&self) -> DealKey {
        DealKey::of("pebble", self.drawing().expect("asked while a draw is due"))
    }

    fn deal(&self, rng: &mut impl Random) -> Action {
        let seat = self.drawing().expect("asked while a draw is due");
        let kind = self.pile.look(rng).expect("a draw is due only while pebbles are left");
        Action::Draw(seat, kind as u8 + 1)
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
        let seat = |seat: Seat| SeatView {
            points: self.points[seat],
            in_hand: self.hands[seat].len(),
            hand: viewer.is(seat).then(|| values(&self.hands[seat])),
            has_sealed: self.sealed[seat].is_some(),
            sealed: self.sealed[seat].filter(|_| viewer.is(seat)),
        };
        View {
            round: self.round,
            pile: self.pile.len(),
            shown: values(&self.shown),
            seats: self.seats().map(seat).collect(),
        }
    }

    fn reveals(&self, actor: Actor, _action: Action) -> bool {
        actor == Actor::Chance || self.unsealed().len() == 1
    }
}

impl Hidden for Toy {
    fn determinize(&mut self, observer: Viewer, rng: &mut impl Random) {
        if observer == Viewer::Judge {
            return;
        }
        let others = || Seat::all(self.players).filter(|seat| !observer.is(*seat));
        let mut unknown = self.pile;
        let (mut held, mut sealed) = ([0; 4], [false; 4]);
        for seat in others().collect::<Vec<_>>() {
            held[seat.index()] = self.hands[seat].len();
            unknown.pour(&mut self.hands[seat]);
            if let Some(value) = self.sealed[seat].take() {
                sealed[seat.index()] = true;
                unknown.add(usize::from(value) - 1);
            }
        }
        for seat in Seat::all(self.players).filter(|seat| !observer.is(*seat)) {
            let mut draw = || unknown.draw(rng).expect("as many as were poured in");
            for _ in 0..held[seat.index()] {
                self.hands[seat].add(draw());
            }
            self.sealed[seat] = sealed[seat.index()].then(|| draw() as u8 + 1);
        }
        self.pile = unknown;
    }
}

impl Notation for Toy {
    fn write_step(_: &'static Pebbles, action: Action) -> String {
        match action {
            Action::Draw(seat, value) => format!("draw {seat} {value}"),
            Action::Seal(value) => format!("seal {value}"),
        }
    }

    fn parse_step(_: &'static Pebbles, text: &str) -> Result<Action, NotationError> {
        let wrong = || NotationError::new(text, "\"draw SEAT VALUE\" or \"seal VALUE\"");
        let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
        let number = |word: &str| word.parse::<u8>().map_err(|_| wrong());
        match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            ["draw", seat, value] => match number(seat)? {
                seat @ 0..=3 => Ok(Action::Draw(Seat::new(seat), number(value)?)),
                _ => Err(wrong()),
            },
            ["seal", value] => Ok(Action::Seal(number(value)?)),
            _ => Err(wrong()),
        }
    }
}

impl Tell for Toy {
    fn role(&self, _actor: Actor, action: Action) -> Role {
        match action {
            Action::Draw(..) => Role::Detail,
            Action::Seal(_) => Role::Turn(1),
        }
    }

    fn whose_turn(&self) -> Option<Seat> {
        None
    }
}

impl InWords for Toy {
    fn in_words(&self, viewer: Viewer) -> Page {
        let mut page = Page::default();
        let rows = self.seats().map(|seat| (Page::seat(seat), vec![Page::number(self.score(seat))]));
        page.table("points", &["points"], rows);
        if let Viewer::Seat(seat) = viewer {
            page.list(
                values(&self.hands[seat]).into_iter().map(|value| Page::number(i64::from(value))).collect(),
            );
        }
        page
    }
}

impl Describe for Toy {
    const CATALOGUE: &'static str = "
prompt-seal = Seal a pebble
step-draw = { $seat } draws a pebble of value { $value }
step-draw-hidden = { $seat } draws a pebble
step-seal = Seal the { $value }
step-seal-hidden = { $seat } seals a pebble
refused-not-in-hand = You hold no pebble of value { $value }
refused-not-yours = Only the dealer draws
points = Points
";

    fn prompt(&self, _seat: Seat) -> Text {
        Text::new("prompt-seal")
    }

    fn describe(&self, viewer: Viewer, actor: Actor, action: Action) -> Text {
        match (actor, action) {
            (_, Action::Draw(seat, value)) if viewer.is(seat) => {
                Text::new("step-draw").with("seat", seat).with("value", value)
            }
            (_, Action::Draw(seat, _)) => Text::new("step-draw-hidden").with("seat", seat),
            (Actor::Seat(seat), Action::Seal(_)) if !viewer.is(seat) => {
                Text::new("step-seal-hidden").with("seat", seat)
            }
            (_, Action::Seal(value)) => Text::new("step-seal").with("value", value),
        }
    }

    fn sees(&self, viewer: Viewer, actor: Actor, action: Action) -> bool {
        match (actor, action) {
            (_, Action::Draw(seat, _)) | (Actor::Seat(seat), Action::Seal(_)) => viewer.is(seat),
            (Actor::Chance, Action::Seal(_)) => false,
        }
    }

    fn targets(&self, action: Action, out: &mut Vec<Target>) {
        if let Action::Seal(value) = action {
            out.push(Target::new("pebble", value.to_string()));
        }
    }

    fn tallies(&self, _viewer: Viewer, seat: Seat, out: &mut Vec<Tally>) {
        out.push(Tally { key: "points", value: self.score(seat) });
    }

    fn score_sheet(&self, seat: Seat) -> Vec<ScoreLine> {
        vec![ScoreLine { key: "points", points: self.score(seat) }]
    }

    fn round(&self) -> u16 {
        u16::from(self.round) + 1
    }

    fn draw(&self, viewer: Viewer) -> String {
        let line = |seat: Seat| {
            let hand =
                if viewer.is(seat) { format!("{:?}", values(&self.hands[seat])) } else { "?".to_owned() };
            format!("seat {seat}: {} points, holds {hand}\n", self.points[seat])
        };
        let seats: String = self.seats().map(line).collect();
        format!("round {} of {}, shown {:?}\n{seats}", self.round + 1, self.rounds, values(&self.shown))
    }
}

impl Invariants for Toy {
    fn invariants(&self) -> Result<(), String> {
        let mut all = self.pile;
        let mut shown = self.shown;
        all.pour(&mut shown);
        for seat in self.seats() {
            let mut hand = self.hands[seat];
            all.pour(&mut hand);
            if let Some(value) = self.sealed[seat] {
                all.add(usize::from(value) - 1);
            }
        }
        if all == Bag::new([self.content.copies; KINDS]) {
            Ok(())
        } else {
            Err(format!("pebbles were lost: {all:?}"))
        }
    }
}
