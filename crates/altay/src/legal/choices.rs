//! The small questions: each has a set of answers (spec 3.3, 3.6).

use super::Check;
use crate::action::Action;
use crate::effect::Effect;
use crate::ids::{Achievement, Card, Faction, FactionSet, Kind, Region, RegionSet, Resource, ResourceSet};
use crate::prompt::Prompt;
use crate::refusal::Refusal;
use crate::resources::Resources;
use crate::state::Position;
use game_core::Seat;

/// Appends the answers to the open question.
pub(super) fn list(p: &Position, out: &mut Vec<Action>) {
    match p.prompt() {
        Prompt::Factions => out.extend(factions_left(p).iter().map(Action::Faction)),
        Prompt::Starts => out.extend(starts_left(p).iter().map(Action::StartRegion)),
        Prompt::Use { card, effect } => out.extend(usable(p, card, effect).iter().map(Action::Use)),
        Prompt::Take { given } => out.extend(takes(p, given).iter().map(Action::Take)),
        Prompt::Pay { kind, chosen } => out.extend(pays(p, kind, chosen).iter().map(Action::Pay)),
        Prompt::Place { .. } | Prompt::PlaceFromCard => {
            out.extend(p.placeable(p.active).iter().map(Action::Settle));
        }
        Prompt::PlaceExtra => {
            let regions = p.placeable(p.active);
            if regions.is_empty() {
                out.push(Action::BuildAndLose);
            }
            out.extend(regions.iter().map(Action::Settle));
            out.push(Action::Decline);
        }
        Prompt::FirstToken { achievement } => {
            out.extend(first_tokens(p, achievement).iter().map(Action::First));
        }
        Prompt::Give => out.extend(gives(p).iter().map(Action::Give)),
        Prompt::From => out.extend(moves_from(p).iter().map(Action::From)),
        Prompt::To { from } => out.extend(moves_to(p, from).iter().map(Action::To)),
        _ => {}
    }
}

/// Is it an answer to the open question?
pub(super) fn check(p: &Position, action: Action) -> Check {
    let allowed = |holds: bool, refusal: Refusal| if holds { Ok(()) } else { Err(refusal) };
    match (p.prompt(), action) {
        (Prompt::Factions, Action::Faction(faction)) => {
            allowed(factions_left(p).contains(faction), Refusal::FactionTaken { faction })
        }
        (Prompt::Starts, Action::StartRegion(region)) => {
            allowed(p.layout().starts.contains(region), Refusal::NotAStart { region })?;
            allowed(starts_left(p).contains(region), Refusal::StartTaken { region })
        }
        (Prompt::Use { card, effect }, Action::Use(region)) => {
            allowed(usable(p, card, effect).contains(region), Refusal::CannotUse { region })
        }
        (Prompt::Take { given }, Action::Take(resource)) => {
            allowed(given != Some(resource), Refusal::SameResource { resource })?;
            allowed(p.in_stock(resource), Refusal::OutOfStock { resource })
        }
        (Prompt::Pay { kind, chosen }, Action::Pay(resource)) => check_pay(p, kind, chosen, resource),
        (Prompt::Place { .. } | Prompt::PlaceFromCard | Prompt::PlaceExtra, Action::Settle(region)) => {
            check_settle(p, p.active, region)
        }
        (Prompt::PlaceExtra, Action::BuildAndLose) => {
            allowed(p.placeable(p.active).is_empty(), Refusal::RegionsLeft)
        }
        (Prompt::PlaceExtra, Action::Decline) => Ok(()),
        (Prompt::FirstToken { achievement }, Action::First(resource)) => {
            allowed(p.pool.has(resource), Refusal::NotInPool { resource })?;
            allowed(first_tokens(p, achievement).contains(resource), Refusal::NoOpenSpace { resource })
        }
        (Prompt::Give, Action::Give(resource)) => {
            allowed(p.pool.has(resource), Refusal::NotInPool { resource })?;
            allowed(gives(p).contains(resource), Refusal::NothingToSwapFor { resource })
        }
        (Prompt::From, Action::From(region)) => {
            allowed(p.board.held[p.active].contains(region), Refusal::NotOwnRegion { region })?;
            allowed(moves_from(p).contains(region), Refusal::CannotMoveFrom { region })
        }
        (Prompt::To { from }, Action::To(region)) => {
            if !p.layout().near[from.index()].contains(region) {
                return Err(Refusal::NotAdjacent { from, to: region });
            }
            if moves_to(p, from).contains(region) { Ok(()) } else { Err(why_not_here(p, p.active, region)) }
        }
        _ => Err(Refusal::NotTheQuestion),
    }
}

/// D1: the factions nobody has.
pub(crate) fn factions_left(p: &Position) -> FactionSet {
    let taken: FactionSet =
        p.seats.iter(p.options.players).filter_map(|(_, player)| player.faction).collect();
    Faction::ALL.into_iter().collect::<FactionSet>().difference(taken)
}

/// D2: farmlands in play without a settlement.
pub(crate) fn starts_left(p: &Position) -> RegionSet {
    p.layout().starts.difference(p.board.settled())
}

/// D4: regions for an effect that uses a terrain.
pub(crate) fn usable(p: &Position, card: Card, effect: u8) -> RegionSet {
    match p.content.get().kind(card).effect(effect) {
        Some(Effect::ProduceUsing { terrain, .. } | Effect::FillUsing { terrain, .. }) => p.unused(terrain),
        _ => RegionSet::EMPTY,
    }
}

/// D5: resources that can be taken.
pub(crate) fn takes(p: &Position, given: Option<Resource>) -> ResourceSet {
    Resource::ALL.into_iter().filter(|r| given != Some(*r) && p.in_stock(*r)).collect()
}

/// What the chosen wild units are.
pub(crate) fn chosen_units(chosen: [u8; 3]) -> Resources {
    Resource::WMS.into_iter().zip(chosen).fold(Resources::NONE, |all, (r, n)| all.plus(Resources::of(r, n)))
}

/// D6: resources for the next wild unit, in the order wood, metal, stone.
pub(crate) fn pays(p: &Position, kind: Kind, chosen: [u8; 3]) -> ResourceSet {
    Resource::WMS.into_iter().filter(|r| check_pay(p, kind, chosen, *r).is_ok()).collect()
}

fn check_pay(p: &Position, kind: Kind, chosen: [u8; 3], resource: Resource) -> Check {
    let Some(place) = Resource::WMS.iter().position(|r| *r == resource) else {
        return Err(Refusal::NotWild { resource });
    };
    if chosen[place + 1..].iter().any(|n| *n > 0) {
        return Err(Refusal::OutOfOrder { resource });
    }
    let wild = p.top_card(kind).map_or(0, |card| p.content.get().face(card).cost.wild);
    let after = chosen.iter().sum::<u8>() + 1;
    let left = |at: usize| p.pool.get(Resource::WMS[at]).saturating_sub(u16::from(chosen[at]));
    if left(place) == 0 {
        return Err(Refusal::NotInPool { resource });
    }
    // Later units cannot be of an earlier type.
    let rest: u16 = (place..3).map(left).sum();
    if rest <= u16::from(wild - after) {
        return Err(Refusal::RestUnpaid { resource });
    }
    Ok(())
}

/// D13: resources of the pool that fit.
pub(crate) fn first_tokens(p: &Position, achievement: Achievement) -> ResourceSet {
    p.content.get().achievement(achievement).spaces.open(Resources::NONE).intersection(p.pool.present())
}

/// D16: resources of the pool for which another type can be had (R1, R30).
pub(crate) fn gives(p: &Position) -> ResourceSet {
    let other = |r: &Resource| !takes(p, Some(*r)).is_empty();
    p.pool.present().iter().filter(other).collect()
}

/// D17: own regions with somewhere to go.
pub(crate) fn moves_from(p: &Position) -> RegionSet {
    p.board.held[p.active].iter().filter(|from| !moves_to(p, *from).is_empty()).collect()
}

/// D18: where a settlement can move (R31).
pub(crate) fn moves_to(p: &Position, from: Region) -> RegionSet {
    let open = p.board.held[p.active].difference(p.board.full).union(p.free_regions());
    p.layout().near[from.index()].intersection(open)
}

fn check_settle(p: &Position, seat: Seat, region: Region) -> Check {
    if p.placeable(seat).contains(region) { Ok(()) } else { Err(why_not_here(p, seat, region)) }
}

/// Why no settlement of the seat can come here.
fn why_not_here(p: &Position, seat: Seat, region: Region) -> Refusal {
    if !p.layout().in_play.contains(region) {
        Refusal::OutOfPlay { region }
    } else if p.board.guarded.contains(region) {
        Refusal::Guarded { region }
    } else if p.board.held[seat].contains(region) {
        Refusal::RegionFull { region, cap: p.content.rules.region_cap }
    } else if p.board.settled().contains(region) {
        Refusal::HeldByOther { region }
    } else {
        Refusal::NotNearOwn { region }
    }
}
