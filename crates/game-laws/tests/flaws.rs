//! Each law notices the flaw it is there for: Pebbles with one thing wrong.

use game_core::page::Page;
use game_core::{
    Actor, Awaiting, DealKey, Describe, Game, GameInfo, Hidden, InWords, Invariants, Notation, NotationError,
    QuickRandom, Random, Role, ScoreLine, Seat, Tally, Target, Tell, Text, Viewer,
};
use game_laws::Laws;
use game_laws::toy::{Action, Pebbles, Refusal, Setup, SetupError, Toy};
use serde::{Deserialize, Serialize};

const UNSORTED: u8 = 1;
const STUCK: u8 = 2;
const REFUSES_NOTHING: u8 = 4;
const TAKES_DEALS: u8 = 17;
const WRITES_ALIKE: u8 = 5;
const FORGETS_SETUP: u8 = 6;
const HIDES_REVEALS: u8 = 7;
const LOSES_OPTIONS: u8 = 8;
const SHOWS_SECRETS: u8 = 9;
const LOADED_DICE: u8 = 10;
const BREAKS_COUNTS: u8 = 11;
const PLACES_ALL_FIRST: u8 = 12;
const WRONG_SHEET: u8 = 14;
const WORDLESS: u8 = 15;
const COUNTS_DOWN: u8 = 16;
const TELLS_SECRETS: u8 = 18;
const TELLS_NOTHING: u8 = 19;
const SAYS_SECRETS: u8 = 20;

/// Pebbles with a flaw.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Flawed<const FLAW: u8>(Toy);

impl<const FLAW: u8> Game for Flawed<FLAW> {
    const ID: &'static str = "flawed";
    const RULES_VERSION: u32 = 1;
    type Content = Pebbles;
    type Setup = Setup;
    type SetupError = SetupError;
    type Action = Action;
    type Refusal = Refusal;
    type View = serde_json::Value;

    fn info() -> GameInfo {
        Toy::info()
    }
    fn default_setup(players: u8) -> Setup {
        Toy::default_setup(players)
    }
    fn new(content: &'static Pebbles, setup: &Setup) -> Result<Self, SetupError> {
        Toy::new(content, setup).map(Flawed)
    }
    fn content(&self) -> &'static Pebbles {
        self.0.content()
    }
    fn players(&self) -> u8 {
        self.0.players()
    }
    fn awaiting(&self) -> Awaiting {
        match self.0.awaiting() {
            Awaiting::Nothing if FLAW == STUCK => Awaiting::one(Seat::new(0)),
            awaiting => awaiting,
        }
    }
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.0.legal(seat, out);
        if FLAW == UNSORTED {
            out.reverse();
        }
        if FLAW == LOSES_OPTIONS && out.len() > 1 {
            let secret = serde_json::to_string(&self.0.view(Viewer::Judge)).expect("plain data");
            out.truncate(1 + secret.bytes().map(usize::from).sum::<usize>() % 2);
        }
    }
    fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        let refusal = self.0.refusal(seat, action);
        let deal = matches!(action, Action::Draw(..));
        if FLAW == REFUSES_NOTHING || legal.contains(&action) || (FLAW == TAKES_DEALS && deal) {
            None
        } else {
            refusal.or(Some(Refusal::NotYours))
        }
    }
    fn deal_key(&self) -> DealKey {
        self.0.deal_key()
    }
    fn deal(&self, rng: &mut impl Random) -> Action {
        let (first, second) = (self.0.deal(rng), self.0.deal(rng));
        if FLAW == LOADED_DICE { first.max(second) } else { first }
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
        if FLAW == PLACES_ALL_FIRST { 1 } else { self.0.place(seat) }
    }
    fn view(&self, viewer: Viewer) -> serde_json::Value {
        let viewer = if FLAW == SHOWS_SECRETS { Viewer::Judge } else { viewer };
        serde_json::to_value(self.0.view(viewer)).expect("plain data")
    }
    fn reveals(&self, actor: Actor, action: Action) -> bool {
        FLAW != HIDES_REVEALS && self.0.reveals(actor, action)
    }
}

impl<const FLAW: u8> Hidden for Flawed<FLAW> {
    fn determinize(&mut self, observer: Viewer, rng: &mut impl Random) {
        self.0.determinize(observer, rng);
    }
}

impl<const FLAW: u8> Notation for Flawed<FLAW> {
    fn write_step(content: &'static Pebbles, action: Action) -> String {
        match action {
            Action::Seal(_) if FLAW == WRITES_ALIKE => "seal 1".to_owned(),
            Action::Draw(seat, _) if FLAW == FORGETS_SETUP => format!("draw {seat} 1"),
            _ => Toy::write_step(content, action),
        }
    }
    fn parse_step(content: &'static Pebbles, text: &str) -> Result<Action, NotationError> {
        Toy::parse_step(content, text)
    }
    fn kind(action: Action) -> &'static str {
        Toy::kind(action)
    }
}

impl<const FLAW: u8> Describe for Flawed<FLAW> {
    const CATALOGUE: &'static str = Toy::CATALOGUE;
    fn prompt(&self, seat: Seat) -> Text {
        if FLAW == WORDLESS { Text::new("prompt-without-words") } else { self.0.prompt(seat) }
    }
    fn describe(&self, viewer: Viewer, actor: Actor, action: Action) -> Text {
        self.0.describe(viewer, actor, action)
    }
    fn sees(&self, viewer: Viewer, actor: Actor, action: Action) -> bool {
        self.0.sees(viewer, actor, action)
    }
    fn targets(&self, action: Action, out: &mut Vec<Target>) {
        self.0.targets(action, out);
    }
    fn tallies(&self, viewer: Viewer, seat: Seat, out: &mut Vec<Tally>) {
        self.0.tallies(viewer, seat, out);
    }
    fn score_sheet(&self, seat: Seat) -> Vec<ScoreLine> {
        let mut sheet = self.0.score_sheet(seat);
        if FLAW == WRONG_SHEET {
            sheet.push(sheet[0]);
        }
        sheet
    }
    fn round(&self) -> u16 {
        if FLAW == COUNTS_DOWN { 9 - self.0.round() } else { self.0.round() }
    }
    fn draw(&self, viewer: Viewer) -> String {
        self.0.draw(viewer)
    }
}

impl<const FLAW: u8> Tell for Flawed<FLAW> {
    fn role(&self, actor: Actor, action: Action) -> Role {
        match action {
            Action::Seal(value) if FLAW == TELLS_SECRETS => Role::Turn(value),
            _ => self.0.role(actor, action),
        }
    }
    fn whose_turn(&self) -> Option<Seat> {
        self.0.whose_turn()
    }
    fn sentence(&self, viewer: Viewer, actor: Actor, action: Action) -> Text {
        if FLAW == TELLS_NOTHING {
            return Text::new("deed-without-words");
        }
        self.0.sentence(viewer, actor, action)
    }
}

impl<const FLAW: u8> InWords for Flawed<FLAW> {
    fn in_words(&self, viewer: Viewer) -> Page {
        let viewer = if FLAW == SAYS_SECRETS { Viewer::Seat(Seat::new(0)) } else { viewer };
        self.0.in_words(viewer)
    }
}

impl<const FLAW: u8> Invariants for Flawed<FLAW> {
    fn invariants(&self) -> Result<(), String> {
        if FLAW == BREAKS_COUNTS && self.0.awaiting() == Awaiting::Nothing {
            return Err("a pebble is missing at the end".to_owned());
        }
        self.0.invariants()
    }
}

/// The law that the suite finds broken, if any.
fn broken_law<const FLAW: u8>() -> Option<u8> {
    let laws = Laws::<Flawed<FLAW>> {
        games: 40,
        seed: 1,
        max_steps: 60,
        setup: |rng: &mut QuickRandom| Setup { players: 2 + rng.below(3) as u8, rounds: 3 },
        action_kind: |_| "any",
        action_kinds: &["any"],
        prompt_kind: |_, _| "any",
        prompt_kinds: &["any"],
        points_decide: true,
    };
    let panic = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| laws.check())).err()?;
    let said = panic.downcast_ref::<String>().cloned().expect("a law speaks in a String");
    assert!(said.contains("ziggurat record 1"), "a failure shows its record: {said}");
    said.strip_prefix("law ")?.split_once(' ')?.0.parse().ok()
}

#[test]
fn a_game_without_a_flaw_passes() {
    assert_eq!(broken_law::<0>(), None);
}

#[test]
fn law_1_notices_unsorted_steps_and_an_awaited_seat_without_any() {
    assert_eq!(broken_law::<UNSORTED>(), Some(1));
    assert_eq!(broken_law::<STUCK>(), Some(1));
}

#[test]
fn law_4_notices_a_step_that_is_neither_listed_nor_refused() {
    assert_eq!(broken_law::<REFUSES_NOTHING>(), Some(4));
}

#[test]
fn law_4_notices_a_step_that_no_game_ever_made() {
    assert_eq!(broken_law::<TAKES_DEALS>(), Some(4));
}

#[test]
fn law_5_notices_steps_written_alike_deals_misread_and_messages_without_words() {
    assert_eq!(broken_law::<WRITES_ALIKE>(), Some(5));
    assert_eq!(broken_law::<FORGETS_SETUP>(), Some(5));
    assert_eq!(broken_law::<WORDLESS>(), Some(5));
    assert_eq!(broken_law::<TELLS_NOTHING>(), Some(5));
}

#[test]
fn law_7_notices_a_reveal_that_claims_to_be_none() {
    assert_eq!(broken_law::<HIDES_REVEALS>(), Some(7));
}

#[test]
fn law_8_notices_options_that_depend_on_secrets() {
    assert_eq!(broken_law::<LOSES_OPTIONS>(), Some(8));
}

#[test]
fn law_9_notices_a_view_that_shows_secrets() {
    assert_eq!(broken_law::<SHOWS_SECRETS>(), Some(9));
}

#[test]
fn law_9_notices_a_story_that_tells_secrets() {
    assert_eq!(broken_law::<TELLS_SECRETS>(), Some(9));
    assert_eq!(broken_law::<SAYS_SECRETS>(), Some(9));
}

#[test]
fn law_10_notices_loaded_dice() {
    assert_eq!(broken_law::<LOADED_DICE>(), Some(10));
}

#[test]
fn law_11_notices_a_broken_count_and_rounds_that_go_back() {
    assert_eq!(broken_law::<BREAKS_COUNTS>(), Some(11));
    assert_eq!(broken_law::<COUNTS_DOWN>(), Some(11));
}

#[test]
fn law_12_notices_wrong_places_and_sheets() {
    assert_eq!(broken_law::<PLACES_ALL_FIRST>(), Some(12));
    assert_eq!(broken_law::<WRONG_SHEET>(), Some(12));
}
