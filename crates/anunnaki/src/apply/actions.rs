//! The ten actions, as far as they are not journeys (4).

use crate::board::Holdings;
use crate::content::{Counts, GodEffect, Op};
use crate::ids::{Goal, Kind, Resource, Territory, TerritorySet, Token, Track};
use crate::prompt::{Prompt, Task};
use crate::state::{Points, Position};
use game_core::Seat;

impl Position {
    /// The action of a token, by the side given.
    pub(crate) fn act(&mut self, seat: Seat, token: Token, upgraded: bool) {
        match self.content.op(token, upgraded) {
            Op::Portal(figures) => self.portal(seat, figures),
            Op::Move(points) => self.move_action(seat, points),
            Op::Trade(pacts) => self.ask(seat, Prompt::TakePact { left: pacts }),
            Op::Harvest(territories) => {
                self.turn.harvested = TerritorySet::EMPTY;
                self.ask(seat, Prompt::Harvest { left: territories });
            }
            Op::CreateOwn => {
                let own = self.content.house(self.mats[seat].house).capital_resource;
                self.gain(seat, own, self.shrines(seat));
            }
            Op::CreateAny => {
                let amount = self.shrines(seat);
                if amount > 0 {
                    self.ask(seat, Prompt::Create { amount });
                }
            }
            Op::Income(extra) => self.income(seat, extra),
            Op::Power(extra) => self.power(seat, extra),
            Op::Market(0) => self.ask(seat, Prompt::Buy { paid: None }),
            Op::Market(_) => self.ask(seat, Prompt::Sell),
        }
    }

    /// Action 1 with so many figures, plus Enlil.
    pub(crate) fn portal(&mut self, seat: Seat, figures: u8) {
        let extra = self.bonus(seat, |effect| match effect {
            GodEffect::PortalExtra { n } => n,
            _ => 0,
        });
        self.turn.forget_arrivals();
        self.plan(seat, Task::Flip);
        self.ask(seat, Prompt::PortalPick { left: figures + extra });
    }

    /// Actions 2 and 3 with so many points, plus Hermes.
    pub(crate) fn move_action(&mut self, seat: Seat, points: u8) {
        let extra = self.bonus(seat, |effect| match effect {
            GodEffect::MoveExtra { points } => points,
            _ => 0,
        });
        self.plan(seat, Task::Flip);
        self.ask(seat, Prompt::MovePick { points: points + extra });
    }

    /// Action 8: what the open cells of the settlement area show.
    pub(crate) fn income(&mut self, seat: Seat, extra: u8) {
        let open = self.content.area.len() - usize::from(self.mats[seat].unbuilt);
        let cells = &self.content.get().area[..open];
        let points: u8 = cells.iter().map(|cell| cell.vp).sum();
        let followers: u8 = cells.iter().map(|cell| cell.followers).sum();
        self.score_points(seat, Points::Settlements, i32::from(points));
        self.recruit(seat, followers + extra);
    }

    /// Action 9: power steps by the goal tile left of the track.
    pub(crate) fn power(&mut self, seat: Seat, extra: u8) {
        let steps = self.goal_value(seat, self.goals[Track::Power.index()]) + extra;
        self.track(seat, Track::Power, steps);
    }

    /// The value of a goal tile for a seat (8.1).
    #[must_use]
    pub fn goal_value(&self, seat: Seat, goal: Goal) -> u8 {
        self.goal_value_of(goal, &self.holdings(self.standing(), seat))
    }

    /// The same when the seat's holdings are counted.
    pub(crate) fn goal_value_of(&self, goal: Goal, holdings: &Holdings) -> u8 {
        let facts = &self.content.goals[goal.index()];
        let count = match facts.counts {
            Counts::ControlledShrines => holdings.shrines,
            Counts::ControlledTerritories => holdings.controlled.len() as u8,
            Counts::SettlementsInPlay => holdings.pieces[Kind::Settlement.index()],
            Counts::FiguresInPlay => Kind::FIGURES.iter().map(|kind| holdings.pieces[kind.index()]).sum(),
        };
        (count / facts.divisor).min(facts.cap)
    }

    /// D16: so much is harvested in a territory (4, actions 5 and 6); `left` territories counting this one.
    pub(crate) fn harvest(&mut self, seat: Seat, left: u8, at: Territory, amount: u8) {
        if left > 1 {
            self.ask(seat, Prompt::Harvest { left: left - 1 });
        }
        self.turn.harvested.insert(at);
        let open = self.open_sources(at).count_ones() as u8;
        let capital = at == self.capital(seat);
        let full = self.harvests_in_full(seat, at);
        let sources = &self.content.get().territories[at.index()].sources;
        if sources.contains(&None) {
            self.cover_first(at);
            return self.ask(seat, Prompt::Gain { left: amount });
        }
        let types = self.open_types(at);
        if types.count_ones() == 1 {
            let resource = Resource::ALL[types.trailing_zeros() as usize];
            self.gain(seat, resource, amount);
            if !capital {
                self.cover(at, resource);
            }
        } else if !full && amount == open {
            for resource in Resource::ALL {
                self.gain(seat, resource, self.open_of(at, resource));
            }
            if !capital {
                self.ask(seat, Prompt::Cover { at, types });
            }
        } else {
            self.ask(seat, Prompt::Collect { at, left: amount, got: 0, full });
        }
    }

    /// An exhaust token goes onto an open source of this type.
    pub(crate) fn cover(&mut self, at: Territory, resource: Resource) {
        let open = self.open_sources(at);
        let sources = &self.content.get().territories[at.index()].sources;
        let source =
            (0..sources.len()).find(|index| open >> index & 1 != 0 && sources[*index] == Some(resource));
        if let Some(index) = source {
            self.board.covered[at.index()] |= 1 << index;
        }
    }

    fn cover_first(&mut self, at: Territory) {
        let open = self.open_sources(at);
        self.board.covered[at.index()] |= open & open.wrapping_neg();
    }
}
