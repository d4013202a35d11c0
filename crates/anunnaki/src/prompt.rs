//! The small stack of open questions, draws and things still to be done.

use crate::content::RewardList;
use crate::ids::{
    Board, Cell, Colour, Corner, Kind, Magic, MinorGod, Pact, Pandora, Resource, Slot, Territory, Token,
    Track,
};
use game_core::stack::Filler;
use game_core::{Seat, Stack};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

/// A question to a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, IntoStaticStr, VariantNames, Serialize, Deserialize)]
#[strum(serialize_all = "kebab-case", prefix = "ask-")]
#[allow(missing_docs, reason = "fields carry what the answer needs; each prompt names its decision")]
pub enum Prompt {
    /// Set-up: which house.
    House,
    /// D0, everybody at once.
    Discard,
    /// D1.
    Pawn,
    /// D2.
    CrossedSign { from: Cell },
    /// D4.
    Magic { mirror: Mirror },
    /// D5.
    Token { colour: Colour },
    /// D6.
    Menu,
    /// D10.
    MovePick { points: u8 },
    /// D11.
    MoveTo { at: Territory, kind: Kind },
    /// D12.
    Carry { from: Territory, to: Territory, left: u8, portal: bool },
    /// D13.
    PortalPick { left: u8 },
    /// D14.
    PortalTo { at: Territory, kind: Kind },
    /// D15.
    TakePact { left: u8 },
    /// D16.
    Harvest { left: u8 },
    /// D17; `got` holds four bits per type.
    Collect { at: Territory, left: u8, got: u16, full: bool },
    /// D18; `types` are the types collected.
    Cover { at: Territory, types: u8 },
    /// D19.
    Create { amount: u8 },
    /// D20.
    Sell,
    /// D21; `paid` cannot be bought back.
    Buy { paid: Option<Resource> },
    /// D22; on one board only for Marduk.
    Recruit { left: u8, board: Option<Board> },
    /// D23.
    Bring { to: Territory },
    /// D24.
    Build,
    /// D25.
    Upgrade { magic: bool },
    /// D26.
    ActNow { token: Token },
    /// D27.
    Arm { left: u8 },
    /// D28.
    LiftSign,
    /// D29.
    PlaceSign { from: Cell },
    /// D30.
    Pay { left: u8 },
    /// D31.
    Gain { left: u8 },
    /// D32.
    Choose { list: RewardList },
    /// D33.
    SummonGod,
    /// D34; no god means the major one.
    Replace { god: Option<MinorGod> },
    /// D35.
    UsePower { god: MinorGod },
    /// D36.
    FreePact,
    /// D37.
    Sacrifice { resources: u8 },
    /// D38.
    Reinforce { at: Territory },
    /// D39a.
    Origin { left: u8 },
    /// D39b.
    GroupTo { from: Territory, left: u8 },
    /// D39c.
    Group { from: Territory, to: Territory, left: u8 },
    /// D17 for Athena.
    Bless { at: Territory },
    /// D40.
    FulfilPact,
    /// D41.
    Half { pact: Pact },
    /// D42.
    Cornucopia,
    /// D43.
    Pandora,
    /// D44.
    LoseFollower,
    /// D45.
    LoseWeapon,
    /// D50.
    Battle,
    /// D51.
    Anubis,
    /// D52 and D53, both sides at once.
    Commit,
    /// D54.
    Keep,
    /// D55.
    Replacement,
    /// D56.
    SecondCard,
    /// D57.
    Cart,
    /// D58.
    Steal { from: Seat },
    /// D60.
    Artifact,
    /// D61.
    Destiny,
    /// D70.
    Corner,
    /// D71.
    Culture { corner: Corner },
    /// D80; the track of the first step, if made.
    Scarab { left: u8, chosen: Option<Track> },
}

impl Prompt {
    /// The message key of this question, which also names its kind.
    #[must_use]
    pub fn kind(self) -> &'static str {
        self.into()
    }

    /// Asked even if there is only one answer, because the number of answers would tell about a hand (3.1).
    #[must_use]
    pub const fn always_asked(self) -> bool {
        matches!(self, Prompt::Commit | Prompt::Replacement | Prompt::SecondCard)
    }
}

/// Where a magic question stands with the Duplicity Mirror (3.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Mirror {
    /// Not in use.
    No,
    /// The first of its two actions.
    First,
    /// The second, after this one.
    Second(Option<Magic>),
}

/// A draw of the dealer (2.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "fields name what is dealt to")]
pub enum Deal {
    /// RNG-1.
    House,
    /// RNG-2.
    Gods,
    /// RNG-3.
    First,
    /// RNG-4.
    Token { slot: Slot },
    /// RNG-5.
    Ancient { at: Territory },
    /// RNG-6.
    Culture { corner: Corner },
    /// RNG-7.
    Artifacts,
    /// RNG-8.
    Pact { slot: u8 },
    /// RNG-9.
    Goal { track: Track },
}

/// A phase of a turn (3.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, IntoStaticStr, Serialize, Deserialize)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
pub enum Phase {
    /// Before the first turn.
    Setup,
    /// 1: the pawn and its action.
    Main,
    /// 2: magic.
    Magic,
    /// 3: additional actions.
    Additional,
    /// 4: battles.
    Battles,
    /// 5: culture tokens.
    Culture,
    /// After the last turn.
    Scoring,
    /// Nothing left.
    Over,
}

/// Something to be done without a choice, when it comes to the top of the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "fields carry what is still to do")]
pub enum Task {
    /// The next part of the set-up (2).
    Setup(SetupPart),
    /// The next phase of the turn begins.
    Begin(Phase),
    /// The turn ends.
    EndTurn,
    /// An action token works.
    Act { token: Token, upgraded: bool },
    /// A reward list, from its first item on.
    Reward { list: RewardList, doubled: bool },
    /// Points and trade steps of a pact.
    PactBottom { pact: Pact },
    /// The house condition of a pact is tested (R47).
    PactReward { pact: Pact },
    /// Culture tokens next to figures are turned up.
    Flip,
    /// The next of the territories Frigg reinforces.
    Frigg,
    /// The next board Marduk recruits on.
    Marduk { board: u8 },
    /// The next territory Athena blesses.
    Athena,
    /// An opponent loses what Pandora's token shows.
    Loss { token: Pandora },
    /// A part of a battle.
    Battle(BattlePart),
    /// A culture token goes to the next of these seats.
    Culture { corner: Corner, seats: u8 },
    /// The culture token leaves.
    CultureEnd { corner: Corner },
    /// The artifact stack is looked at.
    Artifact,
    /// The score is made up (8).
    Score,
}

/// A part of the set-up (2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum SetupPart {
    /// Houses, from this seat on.
    Houses(u8),
    /// Pieces on the boards.
    Pieces,
    /// Minor gods, from this seat on.
    Gods(u8),
    /// The star's tokens, from this slot on.
    Star(u8),
    /// The pact row, from this space on.
    Row(u8),
    /// Goal tiles, from this track on.
    Goals(u8),
    /// The first turn begins.
    Start,
}

/// A part of a battle (5.2, 5.3), in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum BattlePart {
    /// Weapons are committed.
    Commit,
    /// All committed weapons are shown.
    Reveal,
    /// A side pays for its card.
    Pay(u8),
    /// The ancient token is turned up.
    Turn,
    /// Effects are switched off.
    Void,
    /// A side's Viking Helmet.
    Helmet(u8),
    /// A side's Composite Bow.
    Second(u8),
    /// A side's War Cart.
    Cart(u8),
    /// Totals decide.
    Totals,
    /// Cards return.
    End,
}

/// What lies on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Step {
    /// A question.
    Ask(Prompt),
    /// A draw.
    Deal(Deal),
    /// Something to do.
    Do(Task),
}

/// A step on the stack and whom it is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Frame {
    /// Whom it is about.
    pub seat: Seat,
    /// What it is.
    pub step: Step,
}

impl Filler for Frame {
    const FILLER: Self = Frame { seat: Seat::new(0), step: Step::Do(Task::EndTurn) };
}

const DEPTH: usize = 28;

/// The stack; no chain of rules fills it.
pub type Frames = Stack<Frame, DEPTH>;

/// Nothing on it.
pub(crate) const EMPTY: Frames = Stack::new(Frame::FILLER);
