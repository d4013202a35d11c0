//! Artifacts taken and used (3.8, 5.4, 8).

use super::{Decision, holds};
use crate::action::Action;
use crate::ids::{self, Resource, Territory, TerritorySet, Track};
use crate::legal::{Verdict, must, within};
use crate::prompt::Prompt;
use crate::refusal::Refusal;
use crate::state::{Points, Position};
use game_core::Seat;
use game_core::options::Sink;
use std::ops::ControlFlow;

decision! {
    /// D42.
    Cornucopia {} |position, seat, out| {
        HornGain { resource } (all Resource::ALL) ? (Ok(())) => {
            position.mats[seat].artifacts.remove(ids::Artifact::Cornucopia);
            position.gain(seat, resource, position.content.artifacts.cornucopia_gain);
        }
        HornPay { resource } (some Resource::ALL)
            ? (position.check_held(seat, resource, position.content.artifacts.cornucopia_pay))
            => {
                let numbers = position.content.artifacts;
                position.mats[seat].artifacts.remove(ids::Artifact::Cornucopia);
                position.mats[seat].resources[resource.index()] -= numbers.cornucopia_pay;
                position.score_points(seat, Points::Artifacts, i32::from(numbers.cornucopia_vp));
            }
    }
}

decision! {
    /// D43.
    Pandora {} |position, seat, out| {
        Open { token } (some ids::Pandora::ALL)
            ? (must(position.mats[seat].pandora >> token.index() & 1 != 0, Refusal::TokenUsed))
            => { position.open_box(seat, token); }
    }
}

decision! {
    /// D44.
    LoseFollower {} |position, seat, out| {
        LoseFollower { at } (all position.losable(seat))
            ? (position.check_lose(seat, at))
            => { position.dismiss(seat, at); }
    }
}

decision! {
    /// D45.
    LoseWeapon {} |position, seat, out| {
        LoseWeapon { weapon } (all position.advanced_in_hand(seat))
            ? (must(position.advanced_in_hand(seat).contains(weapon), Refusal::NotInHand))
            => { position.lose_weapon(seat, weapon); }
    }
}

decision! {
    /// D60.
    Artifact {} |position, seat, out| {
        TakeArtifact { artifact } (all position.artifacts.stack)
            ? (must(position.artifacts.stack.contains(artifact), Refusal::NotInArtifactStack))
            => { position.take_artifact(seat, artifact); }
    }
}

decision! {
    /// D61.
    Destiny {} |position, seat, out| {
        Destine { track } (all Track::DEVELOPMENT)
            ? (must(track != Track::Power, Refusal::TrackClosed { track }))
            => { position.mats[seat].destiny = Some(track); }
    }
}

decision! {
    /// D80; the track of the first step, if it was made.
    Scarab { left: u8, chosen: Option<Track> } |position, seat, out| {
        Advance { track } (some Track::DEVELOPMENT)
            ? (position.check_scarab(seat, chosen, track))
            => {
                position.track(seat, track, 1);
                if left > 1 {
                    position.ask(seat, Prompt::Scarab { left: left - 1, chosen: Some(track) });
                }
            }
        Decline {} (always) ? (Ok(())) => {
            if left > 1 {
                position.ask(seat, Prompt::Scarab { left: left - 1, chosen });
            }
        }
    }
}

impl Position {
    /// Followers that can be lost to Pandora (R60).
    fn losable(&self, seat: Seat) -> TerritorySet {
        self.sacrifices(seat).difference(self.contested())
    }

    fn check_lose(&self, seat: Seat, at: Territory) -> Verdict {
        self.check_sacrifice(seat, at)?;
        within(self.losable(seat), at, || Refusal::Locked)
    }

    fn check_scarab(&self, seat: Seat, chosen: Option<Track>, track: Track) -> Verdict {
        must(chosen != Some(track), Refusal::TrackChosen { track })?;
        must(track != Track::Power && self.track_open(seat, track), Refusal::TrackClosed { track })
    }
}
