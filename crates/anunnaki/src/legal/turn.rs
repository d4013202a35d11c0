//! The star, magic, the menu, upgrades and summoning (3.3 to 3.5, 3.8).

use super::{Verdict, must};
use crate::content::{Cost, Reward};
use crate::ids::{
    Artifact, Cell, Colour, House, Kind, Magic, MinorGod, Pandora, Resource, Slot, Token, Track,
};
use crate::prompt::Mirror;
use crate::refusal::Refusal;
use crate::state::Position;
use game_core::Seat;

/// Bits of [`crate::state::TurnState::used`].
pub(crate) const SUMMONED: u8 = 1;
pub(crate) const FULFILLED: u8 = 2;
pub(crate) const HORN: u8 = 4;
pub(crate) const OPENED: u8 = 8;

impl Position {
    pub(super) fn check_house(&self, house: House) -> Verdict {
        must(self.seat_of(house).is_none(), Refusal::HouseTaken)
    }

    pub(super) fn check_discard(&self, seat: Seat, god: MinorGod) -> Verdict {
        must(self.mats[seat].dealt.contains(god), Refusal::GodNotDealt)
    }

    /// D1.
    pub(super) fn check_pawn(&self, seat: Seat, slot: Slot) -> Verdict {
        match self.mats[seat].pawn {
            None => must(self.content.colour(self.token_on(slot)) == Colour::Blue, Refusal::FirstTurnBlue),
            Some(pawn) => must(pawn != slot, Refusal::PawnMustMove),
        }
    }

    pub(super) fn check_empty(&self, seat: Seat, cell: Cell) -> Verdict {
        must(!self.mats[seat].signs.contains(cell), Refusal::CellTaken)
    }

    pub(super) fn check_placed(&self, seat: Seat, cell: Cell) -> Verdict {
        must(self.mats[seat].signs.contains(cell), Refusal::CellEmpty)
    }

    /// Can the seat pay this, units of any type included?
    pub(crate) fn check_cost(&self, seat: Seat, cost: &Cost) -> Verdict {
        let mat = &self.mats[seat];
        let mut left = 0u32;
        for resource in Resource::ALL {
            let (have, need) = (mat.resource(resource), cost.fixed[resource.index()]);
            if have < need {
                return Err(Refusal::Lacking { resource, have, need });
            }
            left += u32::from(have - need);
        }
        let have = left.min(255) as u8;
        must(have >= cost.any, Refusal::Goods { have, need: cost.any })
    }

    pub(super) fn check_held(&self, seat: Seat, resource: Resource, need: u8) -> Verdict {
        let have = self.mats[seat].resource(resource);
        must(have >= need, Refusal::Lacking { resource, have, need })
    }

    /// D4: the crystals a magic action costs now.
    pub(crate) fn magic_price(&self, mirror: Mirror, magic: Magic) -> u8 {
        let discount = if mirror == Mirror::No { 0 } else { self.content.artifacts.mirror_discount };
        self.content.magics[magic.index()].crystals.saturating_sub(discount)
    }

    pub(super) fn check_magic(&self, seat: Seat, mirror: Mirror, magic: Magic) -> Verdict {
        must(mirror != Mirror::Second(Some(magic)), Refusal::SameMagic)?;
        let (have, need) = (self.mats[seat].crystals, self.magic_price(mirror, magic));
        must(have >= u16::from(need), Refusal::Crystals { have, need })?;
        let facts = &self.content.magics[magic.index()];
        self.check_cost(seat, &facts.cost)?;
        let effect = self.content.rewards(facts.reward).iter().any(|reward| self.has_effect(seat, *reward));
        must(effect, Refusal::NoEffect)
    }

    pub(super) fn check_mirror(&self, seat: Seat, mirror: Mirror) -> Verdict {
        let owned = mirror == Mirror::No && self.mats[seat].artifacts.contains(Artifact::Mirror);
        must(owned, Refusal::NotOwned)
    }

    /// Would a reward change anything (R7)?
    pub(crate) fn has_effect(&self, seat: Seat, reward: Reward) -> bool {
        match reward {
            Reward::Weapon(_) => !self.weapon_stack(seat).is_empty(),
            Reward::Build => !self.building_sites(seat).is_empty(),
            Reward::Follower(_) => !self.recruit_options(seat, None).is_empty(),
            Reward::Upgrade => Token::ALL.iter().any(|token| self.check_upgrade(seat, *token).is_ok()),
            Reward::MoveSign => !self.mats[seat].signs.is_empty(),
            Reward::Pact(_) => self.pacts.row.iter().any(Option::is_some),
            _ => true,
        }
    }

    /// D5.
    pub(super) fn check_token(&self, seat: Seat, colour: Colour, token: Token) -> Verdict {
        must(self.content.colour(token) == colour, Refusal::WrongColour)?;
        let under = self.mats[seat].pawn.map(|slot| self.token_on(slot));
        must(under != Some(token), Refusal::UnderPawn)
    }

    /// D25.
    pub(crate) fn check_upgrade(&self, seat: Seat, token: Token) -> Verdict {
        let mat = &self.mats[seat];
        must(!mat.upgraded.contains(token), Refusal::AlreadyUpgraded)?;
        let slot = self.slot_of(token);
        let near =
            mat.pawn.is_some_and(|pawn| self.content.neighbours[pawn.index()] >> slot.index() & 1 != 0);
        must(near, Refusal::NotNextToPawn)?;
        match self.content.colour(token) {
            Colour::Blue => Ok(()),
            Colour::Red => self.check_cost(seat, &self.content.numbers.red_upgrade_cost),
        }
    }

    fn once(&self, used: u8) -> Verdict {
        must(self.turn.used & used == 0, Refusal::OncePerTurn)
    }

    /// D6: summon.
    pub(super) fn check_summon(&self, seat: Seat) -> Verdict {
        self.once(SUMMONED)?;
        let mat = &self.mats[seat];
        let minor = mat.minor_tokens() > 0 && !mat.kept.difference(mat.summoned).is_empty();
        must(minor || mat.major_token(), Refusal::NoSummonToken)?;
        must(!mat.at[Kind::Follower.index()].is_empty(), Refusal::NoFollowerOnBoard)
    }

    pub(super) fn check_minor(&self, seat: Seat, god: MinorGod) -> Verdict {
        let mat = &self.mats[seat];
        must(mat.kept.difference(mat.summoned).contains(god), Refusal::GodNotAvailable)?;
        must(mat.minor_tokens() > 0, Refusal::NoSummonToken)
    }

    pub(super) fn check_major(&self, seat: Seat) -> Verdict {
        must(self.mats[seat].major_token(), Refusal::NoSummonToken)
    }

    /// D6: fulfil.
    pub(super) fn check_fulfil(&self, seat: Seat) -> Verdict {
        self.once(FULFILLED)?;
        let mut last = Err(Refusal::PactNotHeld);
        for pact in self.mats[seat].held() {
            last = self.check_pact(seat, pact);
            if last.is_ok() {
                break;
            }
        }
        last
    }

    pub(super) fn check_cornucopia(&self, seat: Seat) -> Verdict {
        must(self.mats[seat].artifacts.contains(Artifact::Cornucopia), Refusal::NotOwned)?;
        self.once(HORN)
    }

    pub(super) fn check_pandora(&self, seat: Seat) -> Verdict {
        must(self.mats[seat].artifacts.contains(Artifact::Pandora), Refusal::NotOwned)?;
        self.once(OPENED)?;
        must(self.mats[seat].pandora != 0, Refusal::TokenUsed)
    }

    pub(super) fn check_open(&self, seat: Seat, token: Pandora) -> Verdict {
        must(self.mats[seat].pandora >> token.index() & 1 != 0, Refusal::TokenUsed)
    }

    pub(super) fn check_artifact(&self, artifact: Artifact) -> Verdict {
        must(self.artifacts.stack.contains(artifact), Refusal::NotInArtifactStack)
    }

    /// May a development marker make one more step (3.8 TRACK)?
    pub(crate) fn track_open(&self, seat: Seat, track: Track) -> bool {
        let mat = &self.mats[seat];
        match track {
            Track::Power => usize::from(mat.track(Track::Power)) + 1 < self.content.power.values.len(),
            _ => {
                let (at, last) = (mat.track(track), self.content.tracks[track.index()].last);
                at + 1 < last || at + 1 == last && self.past_lightning(seat)
            }
        }
    }

    /// Is the power marker past the lightning (7)?
    #[must_use]
    pub fn past_lightning(&self, seat: Seat) -> bool {
        self.mats[seat].track(Track::Power) > self.content.power.lightning_after
    }

    /// D80.
    pub(super) fn check_scarab(&self, seat: Seat, chosen: Option<Track>, track: Track) -> Verdict {
        must(chosen != Some(track), Refusal::TrackChosen { track })?;
        must(track != Track::Power && self.track_open(seat, track), Refusal::TrackClosed { track })
    }
}
