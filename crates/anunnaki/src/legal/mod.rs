//! What may be answered to the open question: one check per decision, used to list and to refuse.

mod battle;
mod goods;
mod travel;
mod turn;

pub(crate) use goods::collected;
pub(crate) use turn::{FULFILLED, HORN, OPENED, SUMMONED};

use crate::action::Action;
use crate::ids::{
    Artifact, Cell, Corner, House, Kind, Magic, Pandora, Resource, Slot, Territory, TerritorySet, Token,
    Track, Weapon,
};
use crate::prompt::Prompt;
use crate::refusal::Refusal;
use crate::state::Position;
use game_core::{Awaiting, Seat, SeatSet};
use std::ops::ControlFlow;

/// Something may be done, or not for this reason.
pub(crate) type Verdict = Result<(), Refusal>;

/// Where options go.
pub(crate) trait Sink {
    /// Takes an option; tells when it has seen enough.
    fn put(&mut self, action: Action) -> ControlFlow<()>;
}

impl Sink for Vec<Action> {
    #[inline]
    fn put(&mut self, action: Action) -> ControlFlow<()> {
        self.push(action);
        ControlFlow::Continue(())
    }
}

/// Wants to know only whether there is exactly one option.
#[derive(Default)]
pub(crate) struct Only {
    first: Option<Action>,
    more: bool,
}

impl Sink for Only {
    #[inline]
    fn put(&mut self, action: Action) -> ControlFlow<()> {
        if self.first.is_some() {
            self.more = true;
            return ControlFlow::Break(());
        }
        self.first = Some(action);
        ControlFlow::Continue(())
    }
}

impl Only {
    /// The single option, if there is exactly one.
    pub(crate) fn single(&self) -> Option<Action> {
        if self.more { None } else { self.first }
    }

    /// No option at all?
    pub(crate) const fn is_empty(&self) -> bool {
        self.first.is_none()
    }
}

/// Lists a set of territories as options.
#[inline]
fn each<S: Sink>(set: TerritorySet, out: &mut S, action: impl Fn(Territory) -> Action) -> ControlFlow<()> {
    let mut bits = set.word();
    while bits != 0 {
        out.put(action(Territory(bits.trailing_zeros() as u8)))?;
        bits &= bits - 1;
    }
    ControlFlow::Continue(())
}

/// Lists those of a few candidates that pass a check.
#[inline]
fn pass<S: Sink, T: Copy>(
    all: impl IntoIterator<Item = T>,
    out: &mut S,
    check: impl Fn(T) -> Verdict,
    action: impl Fn(T) -> Action,
) -> ControlFlow<()> {
    for one in all {
        if check(one).is_ok() {
            out.put(action(one))?;
        }
    }
    ControlFlow::Continue(())
}

fn within(set: TerritorySet, at: Territory, why: impl FnOnce() -> Refusal) -> Verdict {
    if set.contains(at) { Ok(()) } else { Err(why()) }
}

fn must(holds: bool, why: Refusal) -> Verdict {
    if holds { Ok(()) } else { Err(why) }
}

impl Position {
    /// Whom the top of the stack waits for.
    pub(crate) fn awaited(&self) -> Awaiting {
        use crate::prompt::Step;
        let Some(frame) = self.stack.top() else { return Awaiting::Nothing };
        match frame.step {
            Step::Deal(_) => Awaiting::Chance,
            Step::Do(_) => Awaiting::Nothing,
            Step::Ask(Prompt::Discard) => {
                Awaiting::Players(self.seats().filter(|seat| self.mats[*seat].discarded.is_none()).collect())
            }
            Step::Ask(Prompt::Commit) => {
                let mut seats = SeatSet::EMPTY;
                if let Some(battle) = &self.battle {
                    if !battle.sides[0].ready {
                        seats.insert(battle.attacker);
                    }
                    if let Some(defender) = battle.defender.filter(|_| !battle.sides[1].ready) {
                        seats.insert(defender);
                    }
                }
                Awaiting::Players(seats)
            }
            Step::Ask(_) => Awaiting::one(frame.seat),
        }
    }

    /// Lists the answers of a seat to a question, in order.
    pub(crate) fn visit<S: Sink>(&self, seat: Seat, prompt: Prompt, out: &mut S) -> ControlFlow<()> {
        use Action as A;
        use Prompt as P;
        match prompt {
            P::House => {
                pass(House::ALL, out, |house| self.check_house(house), |house| A::ChooseHouse { house })
            }
            P::Discard => {
                let dealt = self.mats[seat].dealt;
                pass(dealt, out, |god| self.check_discard(seat, god), |god| A::DiscardGod { god })
            }
            P::Pawn => pass(Slot::ALL, out, |slot| self.check_pawn(seat, slot), |slot| A::MovePawn { slot }),
            P::CrossedSign { .. } => {
                pass(Cell::ALL, out, |cell| self.check_empty(seat, cell), |cell| A::ShiftSign { cell })?;
                out.put(A::Decline)
            }
            P::Magic { mirror } => {
                pass(
                    Magic::ALL,
                    out,
                    |magic| self.check_magic(seat, mirror, magic),
                    |magic| A::Cast { magic },
                )?;
                pass([()], out, |()| self.check_mirror(seat, mirror), |()| A::UseMirror)?;
                out.put(A::Decline)
            }
            P::Token { colour } => pass(
                Token::ALL,
                out,
                |token| self.check_token(seat, colour, token),
                |token| A::Perform { token },
            ),
            P::Menu => {
                pass([()], out, |()| self.check_summon(seat), |()| A::Summon)?;
                pass([()], out, |()| self.check_fulfil(seat), |()| A::Fulfil)?;
                pass([()], out, |()| self.check_cornucopia(seat), |()| A::UseCornucopia)?;
                pass([()], out, |()| self.check_pandora(seat), |()| A::UsePandora)?;
                out.put(A::Done)
            }
            P::MovePick { .. } => {
                self.list_picks(seat, out, false)?;
                out.put(A::Stop)
            }
            P::MoveTo { at, .. } => each(self.step_targets(seat, at), out, |to| A::Step { to }),
            P::Carry { from, portal, .. } => {
                pass(
                    Kind::FIGURES,
                    out,
                    |kind| self.check_carry(seat, from, portal, kind),
                    |kind| A::Carry { kind },
                )?;
                out.put(A::Stop)
            }
            P::PortalPick { .. } => {
                self.list_picks(seat, out, true)?;
                out.put(A::Stop)
            }
            P::PortalTo { at, .. } | P::GroupTo { from: at, .. } => {
                each(self.portal_targets(seat, at), out, |to| A::Teleport { to })
            }
            P::TakePact { .. } => {
                pass(0..6u8, out, |slot| self.check_take_pact(slot), |slot| A::TakePact { slot })?;
                out.put(A::Stop)
            }
            P::Harvest { .. } => {
                let sites = self.harvest_sites(seat);
                each(sites, out, |at| A::Harvest { at })?;
                for at in sites {
                    pass(1..self.harvest_yield(seat, at), out, |_| Ok(()), |n| A::HarvestPart { at, n })?;
                }
                out.put(A::Stop)
            }
            P::Collect { at, got, full, .. } => pass(
                Resource::ALL,
                out,
                |resource| self.check_collect(at, got, full, resource),
                |resource| A::Collect { resource },
            ),
            P::Bless { at } => pass(
                Resource::ALL,
                out,
                |resource| self.check_bless(at, resource),
                |resource| A::Collect { resource },
            ),
            P::Cover { at, types } => pass(
                Resource::ALL,
                out,
                |resource| self.check_cover(at, types, resource),
                |resource| A::Cover { resource },
            ),
            P::Create { .. } => pass(Resource::ALL, out, |_| Ok(()), |resource| A::Create { resource }),
            P::Sell => {
                pass(
                    Resource::ALL,
                    out,
                    |one| self.check_held(seat, one, 1),
                    |resource| A::Sell { resource },
                )?;
                out.put(A::Decline)
            }
            P::Buy { paid } => pass(
                Resource::PAIRS,
                out,
                |(first, second)| self.check_buy(paid, first, second),
                |(first, second)| A::Buy { first, second },
            ),
            P::Recruit { board, .. } => {
                each(self.recruit_options(seat, board), out, |at| A::Recruit { at })?;
                out.put(A::Stop)
            }
            P::Bring { to } => {
                each(self.follower_sources(seat, to), out, |from| A::Bring { from })?;
                out.put(A::Stop)
            }
            P::Build => {
                each(self.building_sites(seat), out, |at| A::Build { at })?;
                out.put(A::Decline)
            }
            P::Upgrade { magic } => {
                pass(Token::ALL, out, |token| self.check_upgrade(seat, token), |token| A::Upgrade { token })?;
                if magic { ControlFlow::Continue(()) } else { out.put(A::Decline) }
            }
            P::ActNow { .. } | P::UsePower { .. } | P::Reinforce { .. } | P::Anubis | P::Culture { .. } => {
                out.put(A::Use)?;
                out.put(A::Decline)
            }
            P::Arm { .. } => {
                pass(Weapon::ALL, out, |weapon| self.check_arm(seat, weapon), |weapon| A::Arm { weapon })
            }
            P::LiftSign => {
                pass(Cell::ALL, out, |cell| self.check_placed(seat, cell), |cell| A::LiftSign { cell })?;
                out.put(A::Decline)
            }
            P::PlaceSign { .. } => {
                pass(Cell::ALL, out, |cell| self.check_empty(seat, cell), |cell| A::PlaceSign { cell })
            }
            P::Pay { .. } => {
                pass(Resource::ALL, out, |one| self.check_held(seat, one, 1), |resource| A::Pay { resource })
            }
            P::Gain { .. } => pass(Resource::ALL, out, |_| Ok(()), |resource| A::Gain { resource }),
            P::Choose { list } => pass(0..list.len, out, |_| Ok(()), |alternative| A::Choose { alternative }),
            P::SummonGod => {
                let kept = self.mats[seat].kept;
                pass(kept, out, |god| self.check_minor(seat, god), |god| A::SummonMinor { god })?;
                pass([()], out, |()| self.check_major(seat), |()| A::SummonMajor)
            }
            P::Replace { .. } => each(self.mats[seat].at[0], out, |at| A::Replace { at }),
            P::FreePact => pass(self.mats[seat].held(), out, |_| Ok(()), |pact| A::FreePact { pact }),
            P::Sacrifice { .. } => {
                each(self.sacrifices(seat), out, |at| A::Sacrifice { at })?;
                out.put(A::Decline)
            }
            P::Origin { .. } => each(self.origins(seat), out, |at| A::Origin { at }),
            P::Group { from, .. } => {
                pass(Kind::ALL, out, |kind| self.check_group(seat, from, kind), |kind| A::Carry { kind })?;
                out.put(A::Stop)
            }
            P::FulfilPact => pass(
                self.mats[seat].held(),
                out,
                |pact| self.check_pact(seat, pact),
                |pact| A::FulfilPact { pact },
            ),
            P::Half { .. } => {
                out.put(A::TakeMiddle)?;
                out.put(A::TakeBottom)
            }
            P::Cornucopia => {
                let pay = self.content.artifacts.cornucopia_pay;
                pass(Resource::ALL, out, |_| Ok(()), |resource| A::HornGain { resource })?;
                pass(
                    Resource::ALL,
                    out,
                    |one| self.check_held(seat, one, pay),
                    |resource| A::HornPay { resource },
                )
            }
            P::Pandora => {
                pass(Pandora::ALL, out, |token| self.check_open(seat, token), |token| A::Open { token })
            }
            P::LoseFollower => each(self.losable(seat), out, |at| A::LoseFollower { at }),
            P::LoseWeapon => {
                pass(self.advanced_in_hand(seat), out, |_| Ok(()), |weapon| A::LoseWeapon { weapon })
            }
            P::Battle => each(self.contested(), out, |at| A::Fight { at }),
            P::Commit | P::Replacement | P::SecondCard => {
                let hand = self.mats[seat].hand;
                pass(
                    hand,
                    out,
                    |weapon| self.check_commit(seat, prompt, weapon),
                    |weapon| A::Commit { weapon },
                )?;
                pass([()], out, |()| self.check_commit_none(seat, prompt), |()| A::CommitNone)
            }
            P::Keep => {
                pass(Weapon::ALL, out, |weapon| self.check_keep(seat, weapon), |weapon| A::Keep { weapon })
            }
            P::Cart => {
                pass(0..=self.mats[seat].resource(Resource::Metal), out, |_| Ok(()), |n| A::PayMetal { n })
            }
            P::Steal { from } => pass(
                Resource::ALL,
                out,
                |one| self.check_held(from, one, 1),
                |resource| A::Steal { resource },
            ),
            P::Artifact => pass(
                Artifact::ALL,
                out,
                |one| self.check_artifact(one),
                |artifact| A::TakeArtifact { artifact },
            ),
            P::Destiny => pass(Track::DEVELOPMENT, out, |_| Ok(()), |track| A::Destine { track }),
            P::Corner => {
                let all = (0..self.content.corners.len() as u8).map(Corner::new);
                let surrounded = self.surrounded();
                pass(
                    all,
                    out,
                    |corner| must(surrounded >> corner.index() & 1 != 0, Refusal::NotSurrounded),
                    |corner| A::Resolve { corner },
                )
            }
            P::Scarab { chosen, .. } => {
                pass(
                    Track::DEVELOPMENT,
                    out,
                    |track| self.check_scarab(seat, chosen, track),
                    |track| A::Advance { track },
                )?;
                out.put(A::Decline)
            }
        }
    }

    /// Why an answer of an awaited seat is not allowed.
    pub(crate) fn check(&self, seat: Seat, action: Action) -> Verdict {
        use Action as A;
        use Prompt as P;
        let Some((_, prompt)) = self.open_prompt() else { return Err(Refusal::NotTheQuestion) };
        match (prompt, action) {
            (P::House, A::ChooseHouse { house }) => self.check_house(house),
            (P::Discard, A::DiscardGod { god }) => self.check_discard(seat, god),
            (P::Pawn, A::MovePawn { slot }) => self.check_pawn(seat, slot),
            (P::CrossedSign { .. }, A::ShiftSign { cell }) => self.check_empty(seat, cell),
            (P::Magic { mirror }, A::Cast { magic }) => self.check_magic(seat, mirror, magic),
            (P::Magic { mirror }, A::UseMirror) => self.check_mirror(seat, mirror),
            (P::Token { colour }, A::Perform { token }) => self.check_token(seat, colour, token),
            (P::Menu, A::Summon) => self.check_summon(seat),
            (P::Menu, A::Fulfil) => self.check_fulfil(seat),
            (P::Menu, A::UseCornucopia) => self.check_cornucopia(seat),
            (P::Menu, A::UsePandora) => self.check_pandora(seat),
            (P::MovePick { .. }, A::Pick { at, kind }) => self.check_pick(seat, at, kind, false),
            (P::PortalPick { .. }, A::Pick { at, kind }) => self.check_pick(seat, at, kind, true),
            (P::MoveTo { at, .. }, A::Step { to }) => self.check_step(seat, at, to),
            (P::Carry { from, portal, .. }, A::Carry { kind }) => self.check_carry(seat, from, portal, kind),
            (P::PortalTo { at, .. } | P::GroupTo { from: at, .. }, A::Teleport { to }) => {
                self.check_teleport(seat, at, to)
            }
            (P::TakePact { .. }, A::TakePact { slot }) => self.check_take_pact(slot),
            (P::Harvest { .. }, A::Harvest { at }) => self.check_harvest(seat, at),
            (P::Harvest { .. }, A::HarvestPart { at, n }) => self.check_harvest_part(seat, at, n),
            (P::Collect { at, got, full, .. }, A::Collect { resource }) => {
                self.check_collect(at, got, full, resource)
            }
            (P::Bless { at }, A::Collect { resource }) => self.check_bless(at, resource),
            (P::Cover { at, types }, A::Cover { resource }) => self.check_cover(at, types, resource),
            (P::Sell, A::Sell { resource }) | (P::Pay { .. }, A::Pay { resource }) => {
                self.check_held(seat, resource, 1)
            }
            (P::Buy { paid }, A::Buy { first, second }) => self.check_buy(paid, first, second),
            (P::Recruit { board, .. }, A::Recruit { at }) => self.check_recruit(seat, board, at),
            (P::Bring { to }, A::Bring { from }) => self.check_bring(seat, to, from),
            (P::Build, A::Build { at }) => self.check_build(seat, at),
            (P::Upgrade { .. }, A::Upgrade { token }) => self.check_upgrade(seat, token),
            (P::Arm { .. }, A::Arm { weapon }) => self.check_arm(seat, weapon),
            (P::LiftSign, A::LiftSign { cell }) => self.check_placed(seat, cell),
            (P::PlaceSign { .. }, A::PlaceSign { cell }) => self.check_empty(seat, cell),
            (P::Choose { list }, A::Choose { alternative }) => {
                must(alternative < list.len, Refusal::NoAlternative { have: list.len })
            }
            (P::SummonGod, A::SummonMinor { god }) => self.check_minor(seat, god),
            (P::SummonGod, A::SummonMajor) => self.check_major(seat),
            (P::Replace { .. }, A::Replace { at }) => self.check_follower(seat, at),
            (P::FreePact, A::FreePact { pact }) => self.check_pact_held(seat, pact),
            (P::Sacrifice { .. }, A::Sacrifice { at }) => self.check_sacrifice(seat, at),
            (P::Origin { .. }, A::Origin { at }) => self.check_origin(seat, at),
            (P::Group { from, .. }, A::Carry { kind }) => self.check_group(seat, from, kind),
            (P::FulfilPact, A::FulfilPact { pact }) => self.check_pact(seat, pact),
            (P::Cornucopia, A::HornPay { resource }) => {
                self.check_held(seat, resource, self.content.artifacts.cornucopia_pay)
            }
            (P::Pandora, A::Open { token }) => self.check_open(seat, token),
            (P::LoseFollower, A::LoseFollower { at }) => self.check_lose(seat, at),
            (P::LoseWeapon, A::LoseWeapon { weapon }) => {
                must(self.advanced_in_hand(seat).contains(weapon), Refusal::NotInHand)
            }
            (P::Battle, A::Fight { at }) => within(self.contested(), at, || Refusal::NotContested),
            (P::Commit | P::Replacement | P::SecondCard, A::Commit { weapon }) => {
                self.check_commit(seat, prompt, weapon)
            }
            (P::Commit | P::Replacement | P::SecondCard, A::CommitNone) => {
                self.check_commit_none(seat, prompt)
            }
            (P::Keep, A::Keep { weapon }) => self.check_keep(seat, weapon),
            (P::Cart, A::PayMetal { n }) => {
                let have = self.mats[seat].resource(Resource::Metal);
                must(n <= have, Refusal::Metal { have, need: n })
            }
            (P::Steal { from }, A::Steal { resource }) => self.check_held(from, resource, 1),
            (P::Artifact, A::TakeArtifact { artifact }) => self.check_artifact(artifact),
            (P::Destiny, A::Destine { track }) => must(track != Track::Power, Refusal::TrackClosed { track }),
            (P::Corner, A::Resolve { corner }) => {
                must(self.surrounded() >> corner.index() & 1 != 0, Refusal::NotSurrounded)
            }
            (P::Scarab { chosen, .. }, A::Advance { track }) => self.check_scarab(seat, chosen, track),
            (P::Create { .. }, A::Create { .. })
            | (P::Gain { .. }, A::Gain { .. })
            | (P::Menu, A::Done)
            | (P::Half { .. }, A::TakeMiddle | A::TakeBottom)
            | (P::Cornucopia, A::HornGain { .. })
            | (
                P::ActNow { .. } | P::UsePower { .. } | P::Reinforce { .. } | P::Anubis | P::Culture { .. },
                A::Use | A::Decline,
            )
            | (
                P::CrossedSign { .. }
                | P::Magic { .. }
                | P::Sell
                | P::Build
                | P::LiftSign
                | P::Sacrifice { .. }
                | P::Upgrade { magic: false }
                | P::Scarab { .. },
                A::Decline,
            )
            | (
                P::MovePick { .. }
                | P::PortalPick { .. }
                | P::Carry { .. }
                | P::TakePact { .. }
                | P::Harvest { .. }
                | P::Recruit { .. }
                | P::Bring { .. }
                | P::Group { .. },
                A::Stop,
            ) => Ok(()),
            _ => Err(Refusal::NotTheQuestion),
        }
    }
}
