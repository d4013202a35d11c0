//! The additional actions, summoning, and powers that work once (3.5, 3.8 SUMMON, 9.11).

use super::{Decision, holds};
use crate::action::Action;
use crate::ids::{Artifact, Kind, MinorGod, Resource, Territory, TerritorySet};
use crate::legal::{Verdict, must, within};
use crate::prompt::Prompt;
use crate::refusal::Refusal;
use crate::state::Position;
use game_core::Seat;
use game_core::options::Sink;
use std::ops::ControlFlow;

/// Bits of [`crate::state::TurnState::used`].
const SUMMONED: u8 = 1;
const FULFILLED: u8 = 2;
const HORN: u8 = 4;
const OPENED: u8 = 8;

decision! {
    /// D6.
    Menu {} |position, seat, out| {
        Summon {} (when) ? (position.check_summon(seat))
            => { position.additional(seat, SUMMONED, Prompt::SummonGod); }
        Fulfil {} (when) ? (position.check_fulfil(seat))
            => { position.additional(seat, FULFILLED, Prompt::FulfilPact); }
        UseCornucopia {} (when) ? (position.check_cornucopia(seat))
            => { position.additional(seat, HORN, Prompt::Cornucopia); }
        UsePandora {} (when) ? (position.check_pandora(seat))
            => { position.additional(seat, OPENED, Prompt::Pandora); }
        Done {} (always) ? (Ok(())) => {}
    }
}

decision! {
    /// D33.
    SummonGod {} |position, seat, out| {
        SummonMinor { god } (some position.mats[seat].kept)
            ? (position.check_minor(seat, god))
            => { position.ask(seat, Prompt::Replace { god: Some(god) }); }
        SummonMajor {} (when)
            ? (must(position.mats[seat].major_token(), Refusal::NoSummonToken))
            => { position.ask(seat, Prompt::Replace { god: None }); }
    }
}

decision! {
    /// D34; no god means the major one.
    Replace { god: Option<MinorGod> } |position, seat, out| {
        Replace { at } (all position.mats[seat].at[Kind::Follower.index()])
            ? (position.check_follower(seat, at))
            => { position.summon(seat, god, at); }
    }
}

decision! {
    /// D35.
    UsePower { god: MinorGod } |position, seat, out| {
        Use {} (always) ? (Ok(())) => { position.god_power(seat, god); }
        Decline {} (always) ? (Ok(())) => {}
    }
}

decision! {
    /// D37: Freya.
    Sacrifice { resources: u8 } |position, seat, out| {
        Sacrifice { at } (all position.sacrifices(seat))
            ? (position.check_sacrifice(seat, at))
            => {
                position.dismiss(seat, at);
                position.ask(seat, Prompt::Gain { left: resources });
            }
        Decline {} (always) ? (Ok(())) => {}
    }
}

decision! {
    /// D38: Frigg.
    Reinforce { at: Territory } |position, seat, out| {
        Use {} (always) ? (Ok(())) => { position.add_follower(seat, at); }
        Decline {} (always) ? (Ok(())) => {}
    }
}

decision! {
    /// D17 for Athena: a type printed there.
    Bless { at: Territory } |position, seat, out| {
        Collect { resource } (some Resource::ALL)
            ? (position.check_bless(at, resource))
            => { position.gain(seat, resource, 1); }
    }
}

impl Position {
    /// A kind of additional action is used up; the menu comes again after it.
    fn additional(&mut self, seat: Seat, used: u8, prompt: Prompt) {
        self.turn.used |= used;
        self.ask(seat, Prompt::Menu);
        self.ask(seat, prompt);
    }

    fn once(&self, used: u8) -> Verdict {
        must(self.turn.used & used == 0, Refusal::OncePerTurn)
    }

    fn check_summon(&self, seat: Seat) -> Verdict {
        self.once(SUMMONED)?;
        let mat = &self.mats[seat];
        let minor = mat.minor_tokens() > 0 && !mat.kept.difference(mat.summoned).is_empty();
        must(minor || mat.major_token(), Refusal::NoSummonToken)?;
        must(!mat.at[Kind::Follower.index()].is_empty(), Refusal::NoFollowerOnBoard)
    }

    fn check_fulfil(&self, seat: Seat) -> Verdict {
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

    fn check_cornucopia(&self, seat: Seat) -> Verdict {
        must(self.mats[seat].artifacts.contains(Artifact::Cornucopia), Refusal::NotOwned)?;
        self.once(HORN)
    }

    fn check_pandora(&self, seat: Seat) -> Verdict {
        must(self.mats[seat].artifacts.contains(Artifact::Pandora), Refusal::NotOwned)?;
        self.once(OPENED)?;
        must(self.mats[seat].pandora != 0, Refusal::TokenUsed)
    }

    fn check_minor(&self, seat: Seat, god: MinorGod) -> Verdict {
        let mat = &self.mats[seat];
        must(mat.kept.difference(mat.summoned).contains(god), Refusal::GodNotAvailable)?;
        must(mat.minor_tokens() > 0, Refusal::NoSummonToken)
    }

    fn check_follower(&self, seat: Seat, at: Territory) -> Verdict {
        must(self.mats[seat].count(at, Kind::Follower) > 0, Refusal::NoSuchPiece { kind: Kind::Follower })
    }

    /// Followers Freya may take; contested ones too, Atlantis not after the end trigger.
    pub(crate) fn sacrifices(&self, seat: Seat) -> TerritorySet {
        let followers = self.mats[seat].at[Kind::Follower.index()];
        if self.end_triggered { followers.difference(self.content.atlantis) } else { followers }
    }

    pub(super) fn check_sacrifice(&self, seat: Seat, at: Territory) -> Verdict {
        self.check_follower(seat, at)?;
        within(self.sacrifices(seat), at, || Refusal::AtlantisClosed)
    }

    fn check_bless(&self, at: Territory, resource: Resource) -> Verdict {
        let types = self.content.territories[at.index()].types;
        must(types >> resource.index() & 1 != 0, Refusal::TypeNotHere { resource })
    }
}
