//! What the network reads of a seat. Decks are drawn from openly known cards, so nothing here is a secret.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`layout`] | the features by name |
//! | `cards` | what the seat owns: deck, city, policies |

mod cards;
pub mod layout;

use crate::net::Sparse;
use crate::net::layout::Block;
use game_core::{Game, Seat};
use layout::{RACES, stage};
use monumental_duel::ids::{CardKind, CostKind, ProvinceType, Resource};
use monumental_duel::prompt::PromptKind;
use monumental_duel::state::{Player, other};
use monumental_duel::{Content, Position};

/// One seat while its features are written.
struct Sight<'a> {
    position: &'a Position,
    printed: &'static Content,
    player: &'a Player,
    rival: &'a Player,
    seat: Seat,
    /// Rounds after this one, from 0 to 1 and a bit more.
    time: f32,
}

/// Writes the features of a seat with a civilization; `base` are the points to come by the hand-made estimate,
/// in `rounds` rounds after this one.
pub(super) fn write(position: &Position, seat: Seat, base: f32, rounds: f32, out: &mut Sparse) {
    let sight = Sight {
        position,
        printed: position.content(),
        player: position.player(seat),
        rival: position.player(other(seat)),
        seat,
        time: (rounds / 6.0).min(1.5),
    };
    out.clear();
    let stage = stage(rounds);
    out.mark(layout::STAGE.at(stage));
    out.put(layout::BASE.at(stage), base / 15.0);
    sight.table(out);
    sight.goods(out);
    sight.cards(out);
    sight.races(out);
    sight.tools(out);
    sight.row(out);
    sight.rival(out);
}

fn has(player: &Player, resource: Resource) -> f32 {
    f32::from(player.has(resource))
}

/// One of several lists of a block.
fn cell(block: Block, width: usize, list: usize, index: usize) -> usize {
    block.at(list * width + index.min(width - 1))
}

impl Sight<'_> {
    fn table(&self, out: &mut Sparse) {
        let position = self.position;
        out.mark(layout::LAST_ROUND.at(usize::from(position.is_last_round())));
        out.mark(layout::CARDS_TO_COME.count(position.development_deck().len().div_ceil(2)));
        out.mark(layout::ROUND.count(usize::from(position.round())));
        out.mark(layout::ACTING.at(usize::from(position.acting() != self.seat)));
        if position.first_player() == self.seat {
            out.mark(layout::FIRST.at(0));
        }
        let passed = match (self.player.passed, self.rival.passed) {
            (false, false) => 0,
            (true, _) => 1,
            (false, true) => 2,
        };
        out.mark(layout::PASSED.at(passed));
        if position.acting() == self.seat {
            let question = match position.question() {
                Some(PromptKind::Turn) => 0,
                Some(PromptKind::Activate) => 1,
                Some(PromptKind::Civilization) => 2,
                Some(PromptKind::BidResource | PromptKind::BidAmount) => 3,
                Some(_) => 4,
                None => 5,
            };
            out.mark(layout::QUESTION.at(question));
        }
        if let Some(civ) = self.player.civ {
            out.mark(layout::CIV.count(civ.index()));
            out.put(layout::CIV_TIME.count(civ.index()), self.time);
        }
        if let Some(civ) = self.rival.civ {
            out.mark(layout::RIVAL_CIV.count(civ.index()));
        }
    }

    /// Basic resources last until passing, gold and culture stay.
    fn goods(&self, out: &mut Sparse) {
        let lists = [
            (layout::PRODUCTION, Resource::Production),
            (layout::SCIENCE, Resource::Science),
            (layout::MILITARY, Resource::Military),
            (layout::CULTURE, Resource::Culture),
            (layout::GOLD, Resource::Gold),
        ];
        for (block, resource) in lists {
            if !self.player.passed || !resource.is_basic() {
                let n = self.player.has(resource);
                out.mark(block.count(usize::from(n)));
                out.put(layout::GOODS.at(resource as usize), f32::from(n) / 4.0);
                out.put(layout::GOODS.at(5 + resource as usize), f32::from(n) / 4.0 * self.time);
            }
        }
        let policies = self.player.policies.len();
        if !self.player.culture_deck.is_empty() {
            let price = f32::from(self.printed.rules.policy_costs[policies.min(4)]).max(1.0);
            let part = (has(self.player, Resource::Culture) / price).min(1.5);
            out.put(layout::POLICY_PART.count(policies), part);
        }
    }

    /// What domination compares, and the points already there.
    fn races(&self, out: &mut Sparse) {
        let position = self.position;
        let count = |seat: Seat| -> [usize; RACES] {
            [
                usize::from(position.provinces(seat, None)),
                usize::from(position.knowledge(seat)),
                usize::from(position.wonders(seat)),
                position.player(seat).policies.len(),
            ]
        };
        let (mine, theirs) = (count(self.seat), count(other(self.seat)));
        let blocks = [layout::PROVINCES, layout::KNOWLEDGE, layout::WONDERS, layout::POLICY_COUNT];
        for (race, block) in blocks.into_iter().enumerate() {
            out.mark(block.count(mine[race]));
            let lead = mine[race] as i32 - theirs[race] as i32;
            out.mark(cell(layout::LEAD, 9, race, (lead.clamp(-4, 4) + 4) as usize));
            out.put(layout::LEAD_TIME.at(2 * race), lead as f32 / 2.0);
            out.put(layout::LEAD_TIME.at(2 * race + 1), lead as f32 / 2.0 * self.time);
        }
        out.mark(layout::CITIES.count(self.player.cities.len()));
        for (at, kind) in ProvinceType::ALL.into_iter().enumerate() {
            let n = usize::from(position.provinces(self.seat, Some(kind)));
            out.mark(cell(layout::LAND_TYPES, 4, at, n));
            out.put(layout::TYPE_TOKENS.at(at), f32::from(self.player.tokens[at]));
        }
        out.mark(layout::BARRICADES.count(self.wall(self.player)));
    }

    /// Barricades over the topmost province.
    fn wall(&self, player: &Player) -> usize {
        let province = |card| self.printed.card(card).kind == CardKind::Province;
        let over = player.lands.iter().rev().take_while(|land| !province(land.card)).count();
        if over == player.lands.len() { 0 } else { over }
    }

    /// Scout, warlord, advantage, free cities.
    fn tools(&self, out: &mut Sparse) {
        let player = self.player;
        out.mark(layout::SCOUT.at(usize::from(player.passed || player.scout_used)));
        let advantage = self.position.advantage();
        let (holder, list) = match advantage.holder {
            None => (0, None),
            Some(seat) if seat == self.seat => (1, Some(0)),
            Some(_) => (2, Some(1)),
        };
        out.mark(layout::ADVANTAGE.at(holder));
        if let Some(list) = list {
            out.mark(cell(layout::ADVANTAGE_TOKENS, 5, list, usize::from(advantage.tokens)));
            if let Some(resource) = advantage.resource {
                out.mark(cell(layout::ADVANTAGE_OF, 5, list, resource as usize));
            }
        }
        if holder == 1 {
            out.mark(layout::WARLORD.at(usize::from(player.passed || player.warlord_used)));
        }
        for (at, stall) in self.position.market().iter().enumerate().take(4) {
            if stall.city.is_some() {
                let mine = usize::from(stall.gold[self.seat.index()]);
                let theirs = usize::from(stall.gold[other(self.seat).index()]);
                out.mark(cell(layout::STALL, 5, at, mine));
                out.mark(cell(layout::STALL_RIVAL, 5, at, theirs));
            }
        }
    }

    /// The development row: what lies there, and what the seat could pay.
    fn row(&self, out: &mut Sparse) {
        let mut size = 0;
        for card in self.position.row().iter().flatten() {
            size += 1;
            out.mark(layout::ROW.count(card.index()));
            let printed = self.printed.card(*card);
            let kind = match printed.kind {
                CardKind::Building | CardKind::Basic => CostKind::Building,
                CardKind::Knowledge => CostKind::Knowledge,
                CardKind::Wonder => CostKind::WonderPart,
                CardKind::Province => CostKind::ProvinceRow,
            };
            let purse = has(self.player, kind.paid_with()) + has(self.player, Resource::Gold);
            if !self.player.passed && purse >= f32::from(printed.cost[0]) {
                out.mark(layout::ROW_PAID.count(card.index()));
            }
        }
        out.mark(layout::ROW_SIZE.count(size));
    }

    fn rival(&self, out: &mut Sparse) {
        for resource in Resource::ALL {
            if !self.rival.passed || !resource.is_basic() {
                out.put(layout::RIVAL_GOODS.at(resource as usize), has(self.rival, resource) / 4.0);
            }
        }
        if !self.rival.passed {
            out.mark(layout::RIVAL_MILITARY.count(usize::from(self.rival.has(Resource::Military))));
        }
        for (at, rate) in self.yields(self.rival).into_iter().enumerate() {
            out.put(layout::RIVAL_YIELD.at(at), rate);
        }
        out.mark(layout::RIVAL_WALL.count(self.wall(self.rival)));
    }
}
