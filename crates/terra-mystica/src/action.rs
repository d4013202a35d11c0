//! Every answer a player can give and every deal (spec 3.8, the step alphabet).

use crate::ids::{
    BonusTile, BridgePlace, Conversion, Cult, Faction, FavorTile, Hex, Order, PowerAction, River,
    ScoringTile, Special, Structure, Terrain, TownTile,
};
use game_core::Seat;
use serde::{Deserialize, Serialize};

/// A step. The order of variants and fields is the order in which steps are listed.
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
#[serde(rename_all = "snake_case", tag = "step", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum Action {
    /// CH-0: who plays first in round 1.
    DealFirst {
        /// The first player.
        seat: Seat,
    },
    /// CH-1: the scoring tile of the next round without one.
    DealScoring {
        /// The tile.
        tile: ScoringTile,
    },
    /// CH-2: one more bonus tile takes part.
    DealBonus {
        /// The tile.
        tile: BonusTile,
    },
    /// CH-3: the colour of the next player.
    DealColour {
        /// The home terrain of both factions the player may take.
        terrain: Terrain,
    },
    /// D1.
    Take {
        /// The faction.
        faction: Faction,
    },
    /// D2: a starting dwelling.
    Place {
        /// Where.
        hex: Hex,
    },
    /// D3: the first bonus tile.
    Bonus {
        /// The tile.
        tile: BonusTile,
    },
    /// D4, D8: a dwelling.
    Build {
        /// Where.
        hex: Hex,
    },
    /// D4, D7, D17: transforms a hex.
    Dig {
        /// Which hex.
        hex: Hex,
        /// Spades used on it, free and paid ones together.
        spades: u8,
        /// The new terrain; given exactly when the option `transform_targets` is `any`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Terrain>,
    },
    /// D8: no dwelling after these spades.
    NoBuild,
    /// D7, D17: the spades left are given up.
    Forfeit,
    /// D4: one level of shipping.
    Shipping,
    /// D4: one level of digging.
    Digging,
    /// D4: a structure is replaced by a higher one.
    Upgrade {
        /// Where.
        hex: Hex,
        /// By which.
        to: Structure,
    },
    /// D4: a priest goes to a cult.
    Send {
        /// To which.
        cult: Cult,
        /// Onto which space.
        space: Order,
    },
    /// D4: a power action.
    Power {
        /// Which.
        action: PowerAction,
    },
    /// D4: a special action.
    Special {
        /// Which.
        special: Special,
    },
    /// D4: leave the round.
    Pass {
        /// The bonus tile taken; none in the last round.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tile: Option<BonusTile>,
    },
    /// D5: how the chosen step is paid.
    Plan(Plan),
    /// Free step: one token of bowl II is sacrificed for another.
    Burn,
    /// Free step: one conversion of one unit.
    Convert {
        /// Which; [`Conversion::Burn`] has its own step.
        kind: Conversion,
    },
    /// Free step: opens the convert menu D6.
    OpenConvert,
    /// D6: so many conversions of the kind asked for.
    Count {
        /// The kind.
        kind: Conversion,
        /// How many.
        n: u8,
    },
    /// D6: nothing more.
    Done,
    /// D9.
    Favor {
        /// The tile.
        tile: FavorTile,
    },
    /// D10.
    Town {
        /// The tile.
        tile: TownTile,
    },
    /// D11: the due steps go to this track.
    Step {
        /// The track.
        cult: Cult,
    },
    /// D12: the marker enters space 10.
    Enter {
        /// On this track.
        cult: Cult,
    },
    /// D12: the marker stays on 9, the key is kept.
    Stay,
    /// D13.
    Bridge {
        /// Where.
        place: BridgePlace,
    },
    /// D14: the Darklings' workers become priests.
    Exchange {
        /// How many.
        n: u8,
    },
    /// D18: the Mermaids found a town over a river hex.
    Connect {
        /// The river hex.
        river: River,
    },
    /// D15.
    EndTurn,
    /// D16: takes the offered power. Names the oldest open offer with this giver and amount.
    Accept {
        /// Who built.
        giver: Seat,
        /// The power offered.
        amount: u8,
    },
    /// D16: refuses the offered power. Names the oldest open offer with this giver and amount.
    Decline {
        /// Who built.
        giver: Seat,
        /// The power offered.
        amount: u8,
    },
}

/// A payment plan (spec 3.6 b): conversions made in this order before the price is paid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Plan {
    /// Tokens sacrificed.
    pub burn: u8,
    /// VP to coins; Alchemists.
    pub vp_c: u8,
    /// Priests to workers.
    pub p_w: u8,
    /// Power to priests.
    pub pw_p: u8,
    /// Power to workers.
    pub pw_w: u8,
    /// Power to coins.
    pub pw_c: u8,
    /// Workers to coins.
    pub w_c: u8,
}

impl Plan {
    /// The conversions in the order in which they are made, with their counts.
    #[must_use]
    pub const fn conversions(self) -> [(Conversion, u8); 7] {
        [
            (Conversion::Burn, self.burn),
            (Conversion::PowerToPriest, self.pw_p),
            (Conversion::PowerToWorker, self.pw_w),
            (Conversion::PowerToCoin, self.pw_c),
            (Conversion::PriestToWorker, self.p_w),
            (Conversion::WorkerToCoin, self.w_c),
            (Conversion::VpToCoin, self.vp_c),
        ]
    }

    /// Sets the count of one conversion; tells whether a plan can hold that kind.
    pub fn set(&mut self, kind: Conversion, n: u8) -> bool {
        let count = match kind {
            Conversion::Burn => &mut self.burn,
            Conversion::PowerToPriest => &mut self.pw_p,
            Conversion::PowerToWorker => &mut self.pw_w,
            Conversion::PowerToCoin => &mut self.pw_c,
            Conversion::PriestToWorker => &mut self.p_w,
            Conversion::WorkerToCoin => &mut self.w_c,
            Conversion::VpToCoin => &mut self.vp_c,
            Conversion::CoinsToVp => return false,
        };
        *count = n;
        true
    }
}

impl Action {
    /// The kind of step, as named in the step alphabet.
    #[must_use]
    pub fn kind(self) -> &'static str {
        self.into()
    }

    /// Is it one of the eight main actions, of which a turn has one (spec 3.4)?
    #[must_use]
    pub const fn is_main(self) -> bool {
        matches!(
            self,
            Action::Build { .. }
                | Action::Dig { .. }
                | Action::Shipping
                | Action::Digging
                | Action::Upgrade { .. }
                | Action::Send { .. }
                | Action::Power { .. }
                | Action::Special { .. }
                | Action::Pass { .. }
        )
    }

    /// Is it a deal, made by chance?
    #[must_use]
    pub const fn is_deal(self) -> bool {
        matches!(
            self,
            Action::DealFirst { .. }
                | Action::DealScoring { .. }
                | Action::DealBonus { .. }
                | Action::DealColour { .. }
        )
    }
}

const _: () = assert!(size_of::<Action>() <= 8);
