//! What a person may wish for, and what a whole deed costs: for whoever looks at the table before choosing.

use crate::action::Action;
use crate::ids::{BonusTile, Cult, FavorTile, Hex, Order, PowerAction, Structure, TownTile};
use crate::prompt::Prompt;
use crate::setup::TransformTargets;
use crate::state::Position;
use game_core::{Seat, Tally};

impl Position {
    /// The main actions that a player looks for in every turn.
    pub(crate) fn wishes_of_a_turn(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.flow.prompts.top() != Prompt::Turn {
            return;
        }
        let dwelling = |hex: &Hex| self.map.structure[hex.index()] == Some(Structure::Dwelling);
        let own = self.seats[seat].built.iter().find(dwelling);
        out.extend(own.map(|hex| Action::Upgrade { hex, to: Structure::TradingPost }));
        out.extend([
            Action::Shipping,
            Action::Digging,
            Action::Send { cult: Cult::Fire, space: Order::Return },
            Action::Power { action: PowerAction::Priest },
        ]);
    }

    /// What choosing a thing means.
    pub(crate) fn wish_for(&self, seat: Seat, kind: &str, id: &str) -> Option<Action> {
        Some(match kind {
            "hex" => self.wish_at(seat, id.parse().ok()?),
            "power" => Action::Power { action: PowerAction::named(id)? },
            "bonus" => Action::Pass { tile: Some(BonusTile::named(id)?) },
            "cult" => Action::Send { cult: Cult::named(id)?, space: Order::Return },
            "order" => {
                let (cult, space) = id.split_once(' ')?;
                Action::Send { cult: Cult::named(cult)?, space: Order::named(space)? }
            }
            "track" if id == Action::Shipping.kind() => Action::Shipping,
            "track" if id == Action::Digging.kind() => Action::Digging,
            "favor" => Action::Favor { tile: FavorTile::named(id)? },
            "town" => Action::Town { tile: TownTile::named(id)? },
            _ => return None,
        })
    }

    fn wish_at(&self, seat: Seat, hex: Hex) -> Action {
        let home = self.home(seat);
        if self.flow.prompts.top() == Prompt::StartDwelling {
            Action::Place { hex }
        } else if self.seats[seat].built.contains(hex) {
            let to = match self.map.structure[hex.index()] {
                Some(Structure::Dwelling) => Structure::TradingPost,
                Some(Structure::TradingPost) => Structure::Temple,
                _ => Structure::Sanctuary,
            };
            Action::Upgrade { hex, to }
        } else if home == Some(self.map.terrain[hex.index()]) {
            Action::Build { hex }
        } else {
            let any = self.options.transform_targets == TransformTargets::Any;
            Action::Dig { hex, spades: 1, to: home.filter(|_| any) }
        }
    }

    /// The price of a main action with what belongs to it: of a dig that ends at home also the dwelling.
    pub(crate) fn price_of_the_deed(&self, seat: Seat, action: Action) -> Vec<Tally> {
        if self.flow.prompts.top() != Prompt::Turn {
            return Vec::new();
        }
        let Ok(mut price) = self.check_turn(seat, action) else { return Vec::new() };
        if let Action::Dig { hex, spades, to } = action {
            let ground = self.ground(seat);
            let dug = ground.dug_terrain(self.map.terrain[hex.index()], spades, to);
            if dug == ground.home() && self.seats[seat].pieces[Structure::Dwelling.index()] > 0 {
                let board = self.content.faction(self.faction(seat));
                price = price.plus(board.cost[Structure::Dwelling.index()]);
            }
        }
        let goods = [
            ("tally-coins", price.coins),
            ("tally-workers", price.workers),
            ("tally-priests", price.priests),
            ("tally-bowl-3", price.power),
        ];
        goods.into_iter().filter(|(_, n)| *n > 0).map(|(key, n)| Tally { key, value: n.into() }).collect()
    }
}
