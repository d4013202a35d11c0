//! Starting, dropping and using achievements (spec 3.8, 4.4).

use super::Check;
use super::choices::{gives, moves_from};
use crate::action::Action;
use crate::effect::TechEffect;
use crate::ids::{Achievement, Resource, ResourceSet};
use crate::refusal::Refusal;
use crate::state::Position;

/// `start`, `start_secret` and `drop`.
pub(super) fn starts(p: &Position, out: &mut Vec<Action>) {
    let player = p.active_player();
    if player.progress.is_some() {
        if check_drop(p).is_ok() {
            out.push(Action::Drop);
        }
        return;
    }
    if p.pool.is_none() {
        return; // the first token comes from the pool
    }
    let there = p.pool.present();
    for (achievement, _) in p.achievements.open.sorts() {
        if check_startable(p, achievement, there).is_ok() {
            out.push(Action::Start(achievement));
        }
    }
    if let Some(secret) = player.secret
        && check_secret(p, secret).is_ok()
    {
        out.push(Action::StartSecret(secret));
    }
}

pub(super) fn check_start(p: &Position, achievement: Achievement) -> Check {
    if !p.achievements.open.has(achievement) {
        return Err(Refusal::NotOpen { achievement });
    }
    check_startable(p, achievement, p.pool.present())
}

pub(super) fn check_secret(p: &Position, achievement: Achievement) -> Check {
    let player = p.active_player();
    if player.secret_revealed {
        return Err(Refusal::SecretRevealed);
    }
    if player.secret != Some(achievement) {
        return Err(Refusal::NotOwnSecret);
    }
    check_startable(p, achievement, p.pool.present())
}

/// Spec 4.4: nothing in progress, not completed, enough of the level below, and a token that fits.
fn check_startable(p: &Position, achievement: Achievement, there: ResourceSet) -> Check {
    check_permitted(p, achievement)?;
    let fits = p.content.get().achievement(achievement).spaces.fits_any(there);
    if fits { Ok(()) } else { Err(Refusal::NothingFits { achievement }) }
}

fn check_permitted(p: &Position, achievement: Achievement) -> Check {
    let player = p.active_player();
    if let Some(achievement) = player.progress {
        return Err(Refusal::BusyWith { achievement });
    }
    if player.completed.contains(achievement) {
        return Err(Refusal::AlreadyCompleted { achievement });
    }
    if p.options.started_once && player.given_up.contains(achievement) {
        return Err(Refusal::GivenUp { achievement });
    }
    let level = achievement.level();
    if let Some(below) = level.below() {
        let (need, have) = (player.completed_of(level) + 1, player.completed_of(below));
        if need > have {
            return Err(Refusal::LevelClosed { level: below, have: have as u8, need: need as u8 });
        }
    }
    Ok(())
}

/// R19: could some achievement be started whose spaces take this resource?
pub(super) fn could_start_with(p: &Position, resource: Resource) -> bool {
    p.active_player().progress.is_none() // for whoever is busy nothing else can be started
        && startable(p).any(|achievement| {
        p.content.get().achievement(achievement).spaces.fits(resource) && could_start(p, achievement)
    })
}

/// The achievements that lie where a player can start them: the open ones and the own secret wonder.
pub(super) fn startable(p: &Position) -> impl Iterator<Item = Achievement> {
    let player = p.active_player();
    let secret = player.secret.filter(|_| !player.secret_revealed);
    p.achievements.open.sorts().map(|(achievement, _)| achievement).chain(secret)
}

/// May it be started, given a resource that fits?
pub(super) fn could_start(p: &Position, achievement: Achievement) -> bool {
    check_permitted(p, achievement).is_ok()
}

pub(super) fn check_drop(p: &Position) -> Check {
    match p.active_player().progress {
        None => Err(Refusal::NothingInProgress),
        Some(achievement) if achievement.is_technology() => Ok(()),
        Some(achievement) => Err(Refusal::WonderStays { achievement }),
    }
}

/// `tech`: every unused once-per-turn technology whose condition holds.
pub(super) fn technologies(p: &Position, out: &mut Vec<Action>) {
    let ready = p.active_player().completed.intersection(p.content.once_per_turn).difference(p.turn.techs);
    out.extend(ready.iter().filter(|a| check_technology(p, *a).is_ok()).map(Action::Tech));
}

pub(super) fn check_technology(p: &Position, achievement: Achievement) -> Check {
    let player = p.active_player();
    if !player.completed.contains(achievement) {
        return Err(Refusal::NotCompleted { achievement });
    }
    if !p.content.once_per_turn.contains(achievement) {
        return Err(Refusal::NotUsable { achievement });
    }
    if p.turn.techs.contains(achievement) {
        return Err(Refusal::AlreadyUsed { achievement });
    }
    match p.content.get().tech_effect(achievement) {
        Some(TechEffect::TrashThenDraw | TechEffect::DiscardThenDraw)
            if player.hand.is_empty() && p.archived_as_hand(p.active).is_none() =>
        {
            Err(Refusal::HandEmpty)
        }
        Some(TechEffect::SwapResource) => match p.pool.present().first() {
            None => Err(Refusal::PoolEmpty),
            Some(resource) if gives(p).is_empty() => Err(Refusal::NothingToSwapFor { resource }),
            Some(_) => Ok(()),
        },
        Some(TechEffect::Produce(gain)) if p.obtainable(gain).is_none() => Err(Refusal::SupplyEmpty),
        Some(TechEffect::Resettle) if moves_from(p).is_empty() => Err(Refusal::NowhereToMove),
        _ => Ok(()),
    }
}
