//! The position as numbers and every step with an index, for programs that learn.
//!
//! What another house keeps secret (its hand of weapons, a sealed choice, the gods it was dealt, the god it discarded,
//! the track of its Tablet) and an artifact stack the observer has not looked into are zeros, as [`crate::view`]
//! decides it.

use crate::action::Action;
use crate::content::{CORNERS, CULTURES, Content, PACTS, ROW};
use crate::ids::{
    Ancient, Artifact, ArtifactSet, Cell, Corner, Culture, Goal, GodSet, House, Kind, Magic, MinorGod, Pact,
    Pandora, Resource, Slot, Territory, Token, Track, Weapon, WeaponSet,
};
use crate::prompt::{Phase, Prompt};
use crate::state::{Points, Position};
use game_core::tensor::{Entries, away, seat_name};
use game_core::{Seat, Tensor};
use strum::VariantNames;

/// Parts of a harvest above this have no index of their own.
const MOST_PARTS: u8 = 6;
/// Metal above this has no index of its own.
const MOST_METAL: u8 = 24;
/// Rewards to choose from.
const ALTERNATIVES: u8 = 8;
/// The phases of a turn, in order.
const PHASES: [&str; Phase::Over as usize + 1] =
    ["setup", "main", "magic", "additional", "battles", "culture", "scoring", "over"];

impl Tensor for Position {
    const ENCODING: u32 = 2;

    fn observe(&self, seat: Seat, out: &mut impl Entries) {
        let sight = Sight { p: self, content: self.content.get(), seat, players: self.players };
        sight.table(out);
        sight.battle(out);
        sight.territories(out);
        sight.corners(out);
        for other in seat.clockwise(self.players) {
            sight.house(other, out);
            sight.pieces(other, out);
        }
    }

    fn every_step(content: &'static Content, out: &mut Vec<Action>) {
        use Action as A;
        let places = || (0..content.territories.len()).map(Territory::new);
        let pacts = || (0..content.pacts.len()).map(Pact::new);
        out.extend(House::ALL.map(|house| A::ChooseHouse { house }));
        out.extend(MinorGod::ALL.map(|god| A::DiscardGod { god }));
        out.extend(Slot::ALL.map(|slot| A::MovePawn { slot }));
        out.extend(Cell::ALL.map(|cell| A::ShiftSign { cell }));
        out.extend(Magic::ALL.map(|magic| A::Cast { magic }));
        out.push(A::UseMirror);
        out.extend(Token::ALL.map(|token| A::Perform { token }));
        out.extend([A::Summon, A::Fulfil, A::UseCornucopia, A::UsePandora, A::Done]);
        out.extend(places().flat_map(|at| Kind::ALL.map(|kind| A::Pick { at, kind })));
        out.extend(places().map(|to| A::Step { to }));
        out.extend(Kind::ALL.map(|kind| A::Carry { kind }));
        out.extend(places().map(|to| A::Teleport { to }));
        out.extend((0..ROW as u8).map(|slot| A::TakePact { slot }));
        out.extend(places().map(|at| A::Harvest { at }));
        out.extend(places().flat_map(|at| (1..=MOST_PARTS).map(move |n| A::HarvestPart { at, n })));
        for with in [
            |resource| A::Collect { resource },
            |resource| A::Cover { resource },
            |resource| A::Create { resource },
            |resource| A::Sell { resource },
        ] {
            out.extend(Resource::ALL.map(with));
        }
        out.extend(Resource::PAIRS.map(|(first, second)| A::Buy { first, second }));
        for with in [|at| A::Recruit { at }, |from| A::Bring { from }, |at| A::Build { at }] {
            out.extend(places().map(with));
        }
        out.extend(Token::ALL.map(|token| A::Upgrade { token }));
        out.extend(Weapon::ALL.map(|weapon| A::Arm { weapon }));
        out.extend(Cell::ALL.map(|cell| A::LiftSign { cell }));
        out.extend(Cell::ALL.map(|cell| A::PlaceSign { cell }));
        out.extend(Resource::ALL.map(|resource| A::Pay { resource }));
        out.extend(Resource::ALL.map(|resource| A::Gain { resource }));
        out.extend((0..ALTERNATIVES).map(|alternative| A::Choose { alternative }));
        out.extend(MinorGod::ALL.map(|god| A::SummonMinor { god }));
        out.push(A::SummonMajor);
        out.extend(places().map(|at| A::Replace { at }));
        out.extend(pacts().map(|pact| A::FreePact { pact }));
        out.extend(places().map(|at| A::Sacrifice { at }));
        out.extend(places().map(|at| A::Origin { at }));
        out.extend(pacts().map(|pact| A::FulfilPact { pact }));
        out.extend([A::TakeMiddle, A::TakeBottom]);
        out.extend(Resource::ALL.map(|resource| A::HornGain { resource }));
        out.extend(Resource::ALL.map(|resource| A::HornPay { resource }));
        out.extend(Pandora::ALL.map(|token| A::Open { token }));
        out.extend(places().map(|at| A::LoseFollower { at }));
        out.extend(Weapon::ALL.map(|weapon| A::LoseWeapon { weapon }));
        out.extend(places().map(|at| A::Fight { at }));
        out.extend(Weapon::ALL.map(|weapon| A::Commit { weapon }));
        out.push(A::CommitNone);
        out.extend(Weapon::ALL.map(|weapon| A::Keep { weapon }));
        out.extend((0..=MOST_METAL).map(|n| A::PayMetal { n }));
        out.extend(Resource::ALL.map(|resource| A::Steal { resource }));
        out.extend(Artifact::ALL.map(|artifact| A::TakeArtifact { artifact }));
        out.extend(Track::ALL.map(|track| A::Destine { track }));
        out.extend((0..content.corners.len()).map(|corner| A::Resolve { corner: Corner::new(corner) }));
        out.extend(Track::ALL.map(|track| A::Advance { track }));
        out.extend([A::Use, A::Decline, A::Stop]);
    }
}

/// A position while somebody looks at it.
struct Sight<'a> {
    p: &'a Position,
    content: &'static Content,
    seat: Seat,
    players: u8,
}

impl Sight<'_> {
    fn away(&self, seat: Seat) -> usize {
        away(self.seat, seat, self.players)
    }

    fn place(&self, index: usize) -> &'static str {
        self.content.territory_id(Territory::new(index))
    }

    fn table(&self, out: &mut impl Entries) {
        let p = self.p;
        let seats = usize::from(self.players);
        out.number(|| "round".to_owned(), f32::from(p.round));
        out.one_of(PHASES.len(), Some(p.phase as usize), |i| format!("phase.{}", PHASES[i]));
        out.flag(|| "end_triggered".to_owned(), p.end_triggered);
        out.one_of(seats, Some(self.away(p.active)), |i| format!("active.{}", seat_name(i)));
        out.one_of(seats, Some(self.away(p.first)), |i| format!("first.{}", seat_name(i)));
        let kinds = Prompt::VARIANTS;
        let asked = p.open_prompt().map(|(_, prompt)| prompt.kind());
        let asked = asked.and_then(|asked| kinds.iter().position(|kind| *kind == asked));
        out.one_of(kinds.len(), asked, |i| format!("question.{}", kinds[i].trim_start_matches("ask-")));
        let at = p.open_prompt().and_then(|(_, prompt)| place_of(prompt));
        out.one_of(self.content.territories.len(), at.map(Territory::index), |i| {
            format!("question.at.{}", self.place(i))
        });
        for (at, token) in p.slots.iter().enumerate() {
            out.one_of(Token::COUNT, Some(token.index()), |i| {
                format!("star.{}.{}", Slot::ALL[at].name(), Token::ALL[i].name())
            });
        }
        for (place, pact) in p.pacts.row.iter().enumerate() {
            out.one_of(PACTS, pact.map(Pact::index), |i| {
                format!("pact_row.{place}.{}", self.content.pact_id(Pact::new(i)))
            });
        }
        for (track, goal) in p.goals.iter().enumerate() {
            out.one_of(Goal::COUNT, Some(goal.index()), |i| {
                format!("goal.{}.{}", Track::ALL[track].name(), Goal::ALL[i].name())
            });
        }
        out.some_of(4, u128::from(p.vp2), |i| format!("power_track.vp2.{i}"));
        let pile = &p.artifacts;
        let known = pile.drawn && pile.seen >> self.seat.index() & 1 != 0;
        let stack = if known { pile.stack } else { ArtifactSet::EMPTY };
        out.flag(|| "artifacts.seen".to_owned(), known);
        out.some_of(Artifact::COUNT, u128::from(stack.word()), |i| {
            format!("artifacts.stack.{}", Artifact::ALL[i].name())
        });
        out.some_of(Artifact::COUNT, u128::from(pile.taken.word()), |i| {
            format!("artifacts.taken.{}", Artifact::ALL[i].name())
        });
    }

    fn battle(&self, out: &mut impl Entries) {
        let battle = self.p.battle.as_ref();
        out.one_of(self.content.territories.len(), battle.map(|b| b.at.index()), |i| {
            format!("battle.{}", self.place(i))
        });
        for (index, side) in ["attacker", "defender"].into_iter().enumerate() {
            let seat = battle.and_then(|b| if index == 0 { Some(b.attacker) } else { b.defender });
            out.one_of(usize::from(self.players), seat.map(|seat| self.away(seat)), |i| {
                format!("battle.{side}.{}", seat_name(i))
            });
            let facts = battle.map(|b| &b.sides[index]);
            let own = seat == Some(self.seat);
            let weapons = |out: &mut _, set: Option<WeaponSet>, what: &str| {
                weapons(out, set.unwrap_or(WeaponSet::EMPTY), |name| format!("battle.{side}.{what}.{name}"));
            };
            weapons(out, facts.filter(|_| own).map(|side| side.sealed), "sealed");
            weapons(out, facts.map(|side| side.cards), "cards");
            weapons(out, facts.map(|side| side.off), "void");
            out.number(|| format!("battle.{side}.bought"), facts.map_or(0.0, |side| f32::from(side.bought)));
            let total = battle.map_or(0.0, |_| self.p.battle_total(index) as f32);
            out.number(|| format!("battle.{side}.total"), total);
        }
    }

    fn territories(&self, out: &mut impl Entries) {
        let board = &self.p.board;
        let all = self.content.territories.len();
        out.some_of(all, u128::from(board.open.word()), |i| format!("{}.in_play", self.place(i)));
        out.each(
            all,
            |i| f32::from(self.p.open_sources(Territory::new(i)).count_ones() as u8),
            |i| format!("{}.sources", self.place(i)),
        );
        out.some_of(all, u128::from(board.ancient.word()), |i| format!("{}.ancient", self.place(i)));
        let strength = |i: usize| {
            let token = self.p.ancient_token(Territory::new(i));
            token.map_or(0.0, |token: Ancient| f32::from(self.content.ancients[token.index()].strength))
        };
        out.each(all, strength, |i| format!("{}.ancient.strength", self.place(i)));
        out.some_of(all, u128::from(self.p.contested().word()), |i| format!("{}.contested", self.place(i)));
    }

    fn corners(&self, out: &mut impl Entries) {
        let corners = self.content.corners.len().min(CORNERS);
        let corner = |i: usize| self.content.corner_id(Corner::new(i));
        out.some_of(corners, u128::from(self.p.board.culture), |i| format!("{}.culture", corner(i)));
        for at in 0..corners {
            let token = self.p.culture_token(Corner::new(at));
            out.one_of(CULTURES, token.map(Culture::index), |i| {
                format!("{}.culture.{}", corner(at), self.content.culture_id(Culture::new(i)))
            });
        }
    }

    fn house(&self, seat: Seat, out: &mut impl Entries) {
        let p = self.p;
        let mat = &p.mats[seat];
        let own = seat == self.seat;
        let who = self.away(seat);
        let named = |what: &'static str| move || format!("{}.{what}", seat_name(who));
        out.one_of(House::COUNT, mat.seated.then(|| mat.house.index()), |i| {
            format!("{}.house.{}", seat_name(who), House::ALL[i].name())
        });
        out.each(
            Points::COUNT,
            |i| f32::from(mat.points[i]),
            |i| format!("{}.{}", seat_name(who), Points::KEYS[i].replace('-', ".")),
        );
        out.each(
            Resource::COUNT,
            |i| f32::from(mat.resources[i]),
            |i| format!("{}.{}", seat_name(who), Resource::ALL[i].name()),
        );
        out.number(named("crystals"), f32::from(mat.crystals));
        out.each(
            Track::COUNT,
            |i| f32::from(mat.tracks[i]),
            |i| format!("{}.track.{}", seat_name(who), Track::ALL[i].name()),
        );
        out.number(named("reserve"), f32::from(mat.reserve));
        out.number(named("unbuilt"), f32::from(mat.unbuilt));
        out.number(named("ancients"), f32::from(mat.ancients));
        out.one_of(Slot::COUNT, mat.pawn.map(Slot::index), |i| {
            format!("{}.pawn.{}", seat_name(who), Slot::ALL[i].name())
        });
        out.some_of(Cell::COUNT, u128::from(mat.signs.word()), |i| {
            format!("{}.sign.{}", seat_name(who), Cell::ALL[i].name())
        });
        out.some_of(Token::COUNT, u128::from(mat.upgraded.word()), |i| {
            format!("{}.upgraded.{}", seat_name(who), Token::ALL[i].name())
        });
        out.some_of(6, u128::from(mat.released), |i| format!("{}.released.{i}", seat_name(who)));
        out.flag(named("major_summoned"), mat.major_summoned);
        let gods = |what: &'static str| {
            move |i: usize| format!("{}.{what}.{}", seat_name(who), MinorGod::ALL[i].name())
        };
        let bits = |set: GodSet| u128::from(set.word());
        out.some_of(MinorGod::COUNT, bits(mat.kept), gods("god"));
        out.some_of(MinorGod::COUNT, bits(mat.summoned), gods("summoned"));
        let dealt = if own || p.first_game { mat.dealt } else { GodSet::EMPTY };
        out.some_of(MinorGod::COUNT, bits(dealt), gods("dealt"));
        out.one_of(MinorGod::COUNT, mat.discarded.filter(|_| own).map(MinorGod::index), gods("discarded"));
        out.number(named("weapons"), mat.hand.len() as f32);
        let hand = if own { mat.hand } else { WeaponSet::EMPTY };
        weapons(out, hand, |name| format!("{}.hand.{name}", seat_name(who)));
        weapons(out, mat.sure_hand, |name| format!("{}.surely_in_hand.{name}", seat_name(who)));
        weapons(out, mat.sure_stack, |name| format!("{}.surely_in_stack.{name}", seat_name(who)));
        let pact = |i: usize| self.content.pact_id(Pact::new(i));
        out.some_of(PACTS, u128::from(mat.held), |i| format!("{}.pact.{}", seat_name(who), pact(i)));
        out.some_of(PACTS, u128::from(mat.fulfilled), |i| {
            format!("{}.fulfilled.{}", seat_name(who), pact(i))
        });
        out.some_of(Artifact::COUNT, u128::from(mat.artifacts.word()), |i| {
            format!("{}.artifact.{}", seat_name(who), Artifact::ALL[i].name())
        });
        out.some_of(Pandora::COUNT, u128::from(mat.pandora), |i| {
            format!("{}.{}", seat_name(who), Pandora::ALL[i].name())
        });
        let destiny = mat.destiny.filter(|_| own || p.phase == Phase::Over);
        out.one_of(Track::COUNT, destiny.map(Track::index), |i| {
            format!("{}.destiny.{}", seat_name(who), Track::ALL[i].name())
        });
    }

    fn pieces(&self, seat: Seat, out: &mut impl Entries) {
        let mat = &self.p.mats[seat];
        let who = self.away(seat);
        for kind in Kind::ALL {
            out.each(
                self.content.territories.len(),
                |i| f32::from(mat.counts[i] >> (4 * kind as u32) & 15),
                |i| format!("{}.{}.{}", self.place(i), seat_name(who), kind.name()),
            );
        }
    }
}

fn weapons(out: &mut impl Entries, set: WeaponSet, name: impl Fn(&str) -> String) {
    out.some_of(Weapon::COUNT, u128::from(set.word()), |i| name(Weapon::ALL[i].name()));
}

/// The territory a question is about.
fn place_of(prompt: Prompt) -> Option<Territory> {
    match prompt {
        Prompt::MoveTo { at, .. }
        | Prompt::PortalTo { at, .. }
        | Prompt::Collect { at, .. }
        | Prompt::Cover { at, .. }
        | Prompt::Reinforce { at }
        | Prompt::Bless { at } => Some(at),
        Prompt::Carry { to, .. } | Prompt::Bring { to } | Prompt::Group { to, .. } => Some(to),
        Prompt::GroupTo { from, .. } => Some(from),
        _ => None,
    }
}
