//! What released tokens of a store card can be used for (R19).

use super::{Check, achievements, cards};
use crate::content::{Release, SLOTS};
use crate::ids::{Kind, KindSet, Resource};
use crate::refusal::Refusal;
use crate::resources::{Cost, Resources, Spaces};
use crate::state::Position;

/// The condition for releasing the tokens on the card in `slot`.
pub(super) fn check_use(p: &Position, stored: Resources, slot: usize) -> Check {
    let pool = p.pool.plus(stored);
    let useless = |resource: &Resource| !has_use(p, *resource, pool, Some(slot));
    match p.options.release {
        Release::Free => Ok(()),
        Release::AllUsable => match stored.present().iter().find(useless) {
            Some(resource) => Err(Refusal::NoUseFor { resource }),
            None => Ok(()),
        },
        Release::SpendOne => {
            let first = stored.present().first();
            match stored.present().iter().all(|resource| useless(&resource)) {
                true => first.map_or(Ok(()), |resource| Err(Refusal::NothingToSpendOn { resource })),
                false => Ok(()),
            }
        }
        Release::UseAll => {
            if let Some(resource) = stored.present().iter().find(useless) {
                return Err(Refusal::NoUseFor { resource });
            }
            let first = stored.present().first().expect("an empty card is refused before");
            if Uses::of(p, pool, slot).all_used(p, stored) {
                Ok(())
            } else {
                Err(Refusal::NoUseForAll { resource: first })
            }
        }
    }
}

/// Would a resource of this pool have a use at once, the card in `slot` set aside? To store it again is a use
/// only where the printing does not say "spend".
pub(super) fn has_use(p: &Position, resource: Resource, pool: Resources, slot: Option<usize>) -> bool {
    let player = p.active_player();
    let content = p.content.get();
    let storing = p.options.release != Release::SpendOne;
    let on_table = (0..SLOTS).filter(|other| Some(*other) != slot).any(|other| {
        player.table[other].is_some_and(|card| {
            let facts = content.kind(card);
            (storing || facts.build > 0) && facts.spaces.accepts(player.tokens[other], resource)
        })
    });
    let in_progress = player
        .progress
        .is_some_and(|a| content.achievement(a).spaces.accepts(player.progress_tokens, resource));
    on_table
        || in_progress
        || Kind::market().any(|kind| cards::price(p, kind).is_ok_and(|cost| cost.takes(pool, resource)))
        || achievements::could_start_with(p, resource)
        || swap_takes(p, resource)
}

/// Is a resource-swapping technology unused, and something else to be had for the resource?
fn swap_takes(p: &Position, resource: Resource) -> bool {
    let ready = p.active_player().completed.intersection(p.content.swapping).difference(p.turn.techs);
    !ready.is_empty() && Resource::ALL.into_iter().any(|other| other != resource && p.in_stock(other))
}

/// What is there to use tokens for, while uses are tried one after the other.
#[derive(Clone, Copy)]
struct Uses {
    pool: Resources,
    /// Cards on the table and what lies on them; the released card is not among them.
    table: [Option<(Spaces, Resources)>; SLOTS],
    /// The achievement in progress.
    progress: Option<(Spaces, Resources)>,
    /// Was nothing in progress, so that an achievement may be started?
    may_start: bool,
    bought: KindSet,
    swapped: bool,
}

impl Uses {
    fn of(p: &Position, pool: Resources, released: usize) -> Uses {
        let player = p.active_player();
        let content = p.content.get();
        Uses {
            pool,
            table: std::array::from_fn(|slot| {
                let card = player.table[slot].filter(|_| slot != released)?;
                Some((content.kind(card).spaces, player.tokens[slot]))
            }),
            progress: player
                .progress
                .map(|achievement| (content.achievement(achievement).spaces, player.progress_tokens)),
            may_start: player.progress.is_none(),
            bought: KindSet::EMPTY,
            swapped: false,
        }
    }

    /// Can all these tokens be used, one after the other? A store card holds few, so every way is tried.
    fn all_used(self, p: &Position, tokens: Resources) -> bool {
        let Some(resource) = tokens.present().first() else { return true };
        let one = Resources::one(resource);
        let used = Uses { pool: self.pool.minus(one), ..self };
        let rest = tokens.minus(one);
        used.put_on_table(p, resource, rest)
            || used.put_on_progress(p, resource, rest)
            || used.start(p, resource, rest)
            || (!self.swapped && swap_takes(p, resource) && Uses { swapped: true, ..used }.all_used(p, rest))
            || self.buy(p, resource, tokens)
    }

    fn put_on_table(self, p: &Position, resource: Resource, rest: Resources) -> bool {
        for slot in 0..SLOTS {
            let Some(filled) = fill(self.table[slot], resource) else { continue };
            let mut table = self.table;
            table[slot] = Some(filled);
            if (Uses { table, ..self }).all_used(p, rest) {
                return true;
            }
        }
        false
    }

    fn put_on_progress(self, p: &Position, resource: Resource, rest: Resources) -> bool {
        match fill(self.progress, resource) {
            Some(filled) => Uses { progress: Some(filled), ..self }.all_used(p, rest),
            None => false,
        }
    }

    /// The token as the first one of an achievement.
    fn start(self, p: &Position, resource: Resource, rest: Resources) -> bool {
        if !self.may_start {
            return false;
        }
        for achievement in achievements::startable(p) {
            let spaces = p.content.get().achievement(achievement).spaces;
            if spaces.fits(resource) && achievements::could_start(p, achievement) {
                let progress = Some((spaces, Resources::one(resource)));
                if (Uses { progress, may_start: false, ..self }).all_used(p, rest) {
                    return true;
                }
            }
        }
        false
    }

    /// A card whose payment takes the token: with every way to pay its wild units.
    fn buy(self, p: &Position, resource: Resource, tokens: Resources) -> bool {
        for kind in Kind::market() {
            let Ok(cost) = cards::price(p, kind) else { continue };
            let mut bought = self.bought;
            if !bought.insert(kind) {
                continue;
            }
            for payment in payments(cost) {
                let pays = payment.has(resource) && self.pool.covers(payment);
                let rest = tokens.minus(tokens.min(payment));
                if pays && (Uses { pool: self.pool.minus(payment), bought, ..self }).all_used(p, rest) {
                    return true;
                }
            }
        }
        false
    }
}

/// A card with one more token, if it takes it.
fn fill(card: Option<(Spaces, Resources)>, resource: Resource) -> Option<(Spaces, Resources)> {
    let (spaces, tokens) = card?;
    spaces.accepts(tokens, resource).then(|| (spaces, tokens.plus(Resources::one(resource))))
}

/// Every way to pay a price: its wild units as wood, metal and stone.
fn payments(cost: Cost) -> Vec<Resources> {
    let [wood, metal, stone] = Resource::WMS;
    let mut all = Vec::new();
    for a in 0..=cost.wild {
        for b in 0..=cost.wild - a {
            let wild = Resources::of(wood, a).plus(Resources::of(metal, b));
            all.push(cost.fixed.plus(wild).plus(Resources::of(stone, cost.wild - a - b)));
        }
    }
    all
}
