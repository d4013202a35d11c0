//! Every answer a player can give, and every deal.

use crate::ids::{CardId, CityId, CivId, Keep, PolicyId, ProvinceType, Resource, Slot};
use game_core::Seat;
use serde::{Deserialize, Serialize};

/// One step. The order of the variants is the order in which options are listed.
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
    strum::IntoStaticStr,
    strum::VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Action {
    /// S1: the first player.
    DealFirst(Seat),
    /// S2: the next card of the development row.
    DealRow(CardId),
    /// S3: the next free city.
    DealFreeCity(CityId),
    /// S4: the next card of a city deck.
    DealCity(Seat, CardId),
    /// D0: play this civilization.
    Civ(CivId),
    /// D1: activate a row and a column of the city.
    Activate {
        /// Row, 0 on top.
        row: u8,
        /// Column, 0 on the left.
        column: u8,
    },
    /// D2: resolve the effect of this city card next.
    Next(Slot),
    /// D2: resolve the effect or bonus of this policy next.
    NextPolicy(PolicyId),
    /// A1: acquire the card at this place of the row.
    AcquireRow(u8),
    /// A1: acquire a basic building.
    AcquireBasic(CardId),
    /// A2 and D16: complete the own wonder.
    Complete,
    /// A3: develop this policy; D19: copy it.
    Policy(PolicyId),
    /// A5: conquer the topmost province of the opponent.
    Conquer,
    /// A4 and A6: use the action of a card or of the active policy.
    Use(Slot),
    /// A7: scientific progress.
    Progress,
    /// A8: gain the advantage.
    Advantage,
    /// A9: use the warlord.
    Warlord,
    /// A10: use the scout.
    Scout,
    /// A11: pass.
    Pass,
    /// F: an exchange that does not end the turn.
    Free(Slot),
    /// D4: pay so much gold.
    Gold(u8),
    /// D5: pay so many substitutes.
    Substitute(u8),
    /// D6 and D20: which card stays.
    Keep(Keep),
    /// D7: bid this resource.
    Bid(Resource),
    /// D8: bid so many.
    Amount(u8),
    /// D9: this basic resource.
    Basic(Resource),
    /// D10: this branch.
    Branch(u8),
    /// D11: carry it out.
    Yes,
    /// D11: leave it.
    No,
    /// D12: this card of the own city.
    Place(Slot),
    /// D13 and D16: this card of the row.
    Row(u8),
    /// D14: trade with this free city.
    City(CityId),
    /// D15 and D16: this basic building.
    BasicBuilding(CardId),
    /// D16: the topmost province of the opponent.
    Opponent,
    /// D17: put a type token on a province.
    Type(CardId, ProvinceType),
    /// D18: move a type token from one province to another.
    Move(CardId, ProvinceType, CardId),
    /// D12 and D13: pick no more.
    Stop,
}

const _: () = assert!(size_of::<Action>() <= 4);
