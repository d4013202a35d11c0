//! Every answer and every deal. The number of a decision stands in the spec's index (3.10).

use crate::ids::{
    Ancient, Artifact, Cell, Corner, Culture, Goal, House, Kind, Magic, MinorGod, Pact, Pandora, Resource,
    Slot, Territory, Token, Track, Weapon,
};
use game_core::Seat;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

/// A step of a player or of the dealer.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantNames,
)]
#[serde(tag = "step", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs, reason = "fields name what they choose")]
pub enum Action {
    /// Set-up: takes a house.
    ChooseHouse { house: House },
    /// D0: discards one of the five minor gods dealt.
    DiscardGod { god: MinorGod },
    /// D1: moves the pawn.
    MovePawn { slot: Slot },
    /// D2: moves the sign just crossed.
    ShiftSign { cell: Cell },
    /// D4: a magic action.
    Cast { magic: Magic },
    /// D4: discards the Duplicity Mirror for two magic actions.
    UseMirror,
    /// D5: performs the action of a token.
    Perform { token: Token },
    /// D6: summons a god.
    Summon,
    /// D6: fulfils a pact.
    Fulfil,
    /// D6: uses the Cornucopia.
    UseCornucopia,
    /// D6: opens Pandora's Box.
    UsePandora,
    /// D6: ends the additional actions.
    Done,
    /// D10, D13: picks a figure.
    Pick { at: Territory, kind: Kind },
    /// D11: moves it one step.
    Step { to: Territory },
    /// D12, D39c: takes a figure along.
    Carry { kind: Kind },
    /// D14, D39b: teleports.
    Teleport { to: Territory },
    /// D15: takes a pact from the row.
    TakePact { slot: u8 },
    /// D16: harvests a territory.
    Harvest { at: Territory },
    /// D16: harvests a territory, but only so much of it (R13).
    HarvestPart { at: Territory, n: u8 },
    /// D17: collects a unit.
    Collect { resource: Resource },
    /// D18: covers a source.
    Cover { resource: Resource },
    /// D19: creates goods of one type.
    Create { resource: Resource },
    /// D20: pays at the market.
    Sell { resource: Resource },
    /// D21: gains two different goods at the market.
    Buy { first: Resource, second: Resource },
    /// D22: recruits a follower.
    Recruit { at: Territory },
    /// D23: takes the follower from another territory.
    Bring { from: Territory },
    /// D24: builds a settlement.
    Build { at: Territory },
    /// D25: upgrades a token.
    Upgrade { token: Token },
    /// D27: takes an advanced weapon into hand.
    Arm { weapon: Weapon },
    /// D28: lifts a placed sign.
    LiftSign { cell: Cell },
    /// D29: puts it down again.
    PlaceSign { cell: Cell },
    /// D30: pays a unit of any type.
    Pay { resource: Resource },
    /// D31: gains a unit of any type.
    Gain { resource: Resource },
    /// D32: chooses one of several rewards.
    Choose { alternative: u8 },
    /// D33: a minor god is summoned.
    SummonMinor { god: MinorGod },
    /// D33: the major god is summoned.
    SummonMajor,
    /// D34: the follower the god replaces.
    Replace { at: Territory },
    /// D36: the pact Bast fulfils.
    FreePact { pact: Pact },
    /// D37: the follower Freya takes.
    Sacrifice { at: Territory },
    /// D39a: where Anu's figures start.
    Origin { at: Territory },
    /// D40: the pact to fulfil.
    FulfilPact { pact: Pact },
    /// D41: only the middle of a pact.
    TakeMiddle,
    /// D41: only points and trade steps of a pact.
    TakeBottom,
    /// D42: the Cornucopia gives goods.
    HornGain { resource: Resource },
    /// D42: goods for the Cornucopia's points.
    HornPay { resource: Resource },
    /// D43: a token of Pandora's Box.
    Open { token: Pandora },
    /// D44: loses a follower.
    LoseFollower { at: Territory },
    /// D45: loses an advanced weapon.
    LoseWeapon { weapon: Weapon },
    /// D50: fights the next battle.
    Fight { at: Territory },
    /// D52, D53, D55, D56: plays a weapon.
    Commit { weapon: Weapon },
    /// D52, D53 (Loki), D55, D56: plays no further weapon.
    CommitNone,
    /// D54: keeps one of two weapons.
    Keep { weapon: Weapon },
    /// D57: pays metal for strength.
    PayMetal { n: u8 },
    /// D58: takes a resource from the winner.
    Steal { resource: Resource },
    /// D60: takes an artifact.
    TakeArtifact { artifact: Artifact },
    /// D61: the secret track of the Tablet.
    Destine { track: Track },
    /// D70: resolves a culture token.
    Resolve { corner: Corner },
    /// D80: the Scarab's step.
    Advance { track: Track },
    /// D26, D35, D38, D51, D71: uses what is offered.
    Use,
    /// Declines what is offered, or passes.
    Decline,
    /// Ends a series of choices.
    Stop,
    /// RNG-1: a house for the next seat.
    DealHouse { house: House },
    /// RNG-2: minor gods for a seat, as bits of the house's seven.
    DealGods { house: House, gods: u8 },
    /// RNG-3: the first player.
    DealFirst { seat: Seat },
    /// RNG-4: the token of the next slot.
    DealToken { token: Token },
    /// RNG-5: an ancient civilization is turned up.
    DealAncient { token: Ancient },
    /// RNG-6: a culture token is turned up.
    DealCulture { token: Culture },
    /// RNG-7: the three artifacts of the stack, as bits.
    DealArtifacts { set: u8 },
    /// RNG-8: a pact for an empty space of the row.
    DealPact { pact: Pact },
    /// RNG-9: the goal tile of the next track.
    DealGoal { goal: Goal },
}

impl Action {
    /// The name of this kind of step.
    #[must_use]
    pub fn kind(self) -> &'static str {
        self.into()
    }
}

const _: () = assert!(size_of::<Action>() <= 4);
