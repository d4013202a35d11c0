//! Closed vocabularies of the rules, and the numbers that name pieces of the content.

use game_core::bits::Bit;
use game_core::{numbered, vocabulary};
use serde::{Deserialize, Serialize};

vocabulary! {
    /// What is gained and paid. The first three are basic.
    Resource, "resource" {
        /// Pays for buildings and wonders.
        Production = "production",
        /// Pays for knowledge.
        Science = "science",
        /// Pays for provinces.
        Military = "military",
        /// Pays for policies.
        Culture = "culture",
        /// Stands for any basic resource.
        Gold = "gold",
    }
}

impl Resource {
    /// Production, science, military.
    pub const BASIC: [Resource; 3] = [Resource::Production, Resource::Science, Resource::Military];

    /// Lost when its owner passes?
    #[must_use]
    pub const fn is_basic(self) -> bool {
        (self as u8) < 3
    }
}

vocabulary! {
    /// The kind of land of a province.
    ProvinceType, "type" {
        /// By the sea.
        Coastal = "coastal",
        /// High up.
        Mountain = "mountain",
        /// Fields.
        Agrarian = "agrarian",
    }
}

vocabulary! {
    /// Kinds of cards that lie in rows, cities, decks and stacks.
    CardKind {
        /// A building of a starting deck or of the development row.
        Building = "building",
        /// One of the four basic buildings.
        Basic = "basic",
        /// A knowledge; it slips under the next card.
        Knowledge = "knowledge",
        /// A wonder, built in two parts.
        Wonder = "wonder",
        /// A province.
        Province = "province",
    }
}

vocabulary! {
    /// When an ability works (5.2).
    Trigger {
        /// Used as an action, once per round.
        Action = "action",
        /// When the card is activated.
        OnCard = "on_card",
        /// When the city of the owner is activated.
        OnCity = "on_city",
        /// At the first matching event of a round.
        FirstTime = "first_time",
        /// At every matching event.
        EachTime = "each_time",
        /// A standing permission.
        May = "may",
        /// Standing modifiers.
        Lasting = "lasting",
    }
}

impl Trigger {
    /// Does it work when the city is activated?
    #[must_use]
    pub const fn activates(self) -> bool {
        matches!(self, Trigger::OnCard | Trigger::OnCity)
    }
}

vocabulary! {
    /// What abilities can answer to (5.2).
    Event {
        /// A building or basic building, Barricades included, came to you.
        AcquireBuilding = "acquire_building",
        /// A knowledge came to you.
        AcquireKnowledge = "acquire_knowledge",
        /// You started a wonder.
        AcquireWonder = "acquire_wonder",
        /// You completed a wonder.
        CompleteWonder = "complete_wonder",
        /// You conquered a province, from the row or the opponent.
        Conquer = "conquer",
        /// You developed a policy.
        DevelopPolicy = "develop_policy",
        /// You traded with a free city.
        Trade = "trade",
        /// A free city joined you.
        TakeFreeCity = "take_free_city",
        /// You took the advantage.
        GainAdvantage = "gain_advantage",
        /// You made scientific progress.
        ScientificProgress = "scientific_progress",
        /// You put a type token on a province.
        AddType = "add_type",
        /// You discarded a card of your city.
        DiscardCity = "discard_city",
        /// You archived a card of your city.
        Archive = "archive",
    }
}

vocabulary! {
    /// Kinds of purchases, for modifiers of prices (5.4).
    CostKind {
        /// A building of the row.
        Building = "building",
        /// A basic building.
        Basic = "basic",
        /// A knowledge of the row.
        Knowledge = "knowledge",
        /// A part of a wonder.
        WonderPart = "wonder_part",
        /// A province of the row.
        ProvinceRow = "province_row",
        /// A province of the opponent.
        ProvinceOpponent = "province_opponent",
        /// A policy.
        Policy = "policy",
        /// Scientific progress.
        Progress = "progress",
    }
}

impl CostKind {
    /// What this kind of purchase is paid with (1.3).
    #[must_use]
    pub const fn paid_with(self) -> Resource {
        match self {
            CostKind::Building | CostKind::Basic | CostKind::WonderPart => Resource::Production,
            CostKind::Knowledge | CostKind::Progress => Resource::Science,
            CostKind::ProvinceRow | CostKind::ProvinceOpponent => Resource::Military,
            CostKind::Policy => Resource::Culture,
        }
    }
}

vocabulary! {
    /// What an amount can count (5.3).
    Counter {
        /// Provinces you control, of one type or any.
        Province = "province",
        /// Different types among them.
        ProvinceTypes = "province_types",
        /// Policies you developed.
        Policy = "policy",
        /// Wonders you completed.
        Wonder = "wonder",
        /// Free cities beside your city.
        FreeCity = "free_city",
        /// Cards moved by the operation directly before.
        Previous = "previous",
    }
}

vocabulary! {
    /// A card of a city place: the one on top, or the knowledge.
    Part {
        /// The card itself.
        Top = "top",
        /// The knowledge under it, or alone in its place.
        Knowledge = "knowledge",
    }
}

vocabulary! {
    /// What happens to a card of the own city that an effect picks.
    CityMove {
        /// Out of the game.
        Archive = "archive",
        /// To the own discard.
        Discard = "discard_city",
        /// Turned back: it stays for the next round.
        Reinforce = "reinforce",
    }
}

vocabulary! {
    /// Which of two cards stays (D6, D20).
    Keep {
        /// The wonder just started.
        New = "new",
        /// The wonder started earlier.
        Old = "old",
        /// The knowledge waiting for a card.
        Placed = "placed",
        /// The knowledge just drawn.
        Drawn = "drawn",
    }
}

numbered! {
    /// A card that can lie in a row, city, deck or stack, by its index in the content.
    CardId,
    /// A policy, by its index in the content.
    PolicyId,
    /// A civilization, by its index in the content.
    CivId,
    /// A free city, by its index in the content.
    CityId
}

/// A card in force for a player: the top card or the knowledge of a city place, or the active policy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Slot(u8);

impl TryFrom<u8> for Slot {
    type Error = String;

    fn try_from(number: u8) -> Result<Slot, String> {
        let slot = Slot(number);
        if slot <= Slot::POLICY {
            Ok(slot)
        } else {
            Err(format!("slots are 0 to {}, the last is the policy; not {number}", Slot::POLICY.0))
        }
    }
}

impl From<Slot> for u8 {
    fn from(slot: Slot) -> u8 {
        slot.0
    }
}

impl Slot {
    /// The active policy.
    pub const POLICY: Slot = Slot(18);

    /// A card of the city.
    #[must_use]
    pub const fn city(place: usize, part: Part) -> Slot {
        Slot(2 * place as u8 + part as u8)
    }

    /// Where in the city, unless it is the policy.
    #[must_use]
    pub const fn place(self) -> Option<(usize, Part)> {
        if self.0 >= 18 {
            return None;
        }
        let part = if self.0.is_multiple_of(2) { Part::Top } else { Part::Knowledge };
        Some((self.0 as usize / 2, part))
    }

    /// Its number, for sets and marks.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Bit for Slot {
    fn to_bit(self) -> u32 {
        u32::from(self.0)
    }
    fn from_bit(bit: u32) -> Self {
        Slot(bit as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slot_is_read_through_its_check() {
        assert_eq!(serde_json::from_str::<Slot>("18").unwrap(), Slot::POLICY);
        assert_eq!(serde_json::to_string(&Slot::city(4, Part::Knowledge)).unwrap(), "9");
        let error = serde_json::from_str::<Slot>("19").unwrap_err();
        assert!(error.to_string().contains("slots are 0 to 18"), "{error}");
    }
}
