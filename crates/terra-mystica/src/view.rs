//! What a viewer sees. Nothing is hidden, so everybody sees the same.

use crate::ids::{
    BonusTile, BridgePlace, Cult, Faction, FavorTile, Hex, PowerAction, River, ScoringTile, Structure,
    Terrain, TownTile, VpSource,
};
use crate::offers::Answer;
use crate::prompt::Prompt;
use crate::state::{Once, Position};
use game_core::{Awaiting, Game, Seat};
use serde::Serialize;
use std::collections::BTreeMap;

/// The whole table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    /// The round, 1 to 6; 0 during set-up.
    pub round: u8,
    /// What is asked or waited for.
    pub phase: &'static str,
    /// Whom the game waits for.
    pub awaiting: Awaiting,
    /// The seats in the order of this round.
    pub order: Vec<Seat>,
    /// The seats in the order in which they passed.
    pub passed: Vec<Seat>,
    /// The land hexes.
    pub hexes: Vec<HexView>,
    /// River hexes that are town links of the Mermaids.
    pub links: Vec<River>,
    /// The bridges.
    pub bridges: Vec<BridgeView>,
    /// The scoring tiles of rounds 1 to 6.
    pub scoring: Vec<Option<ScoringTile>>,
    /// The bonus tiles nobody holds.
    pub bonus_pool: Vec<PoolView>,
    /// The power actions.
    pub power_actions: Vec<PowerView>,
    /// The cults.
    pub cults: Vec<CultView>,
    /// Town tiles left.
    pub towns_left: BTreeMap<&'static str, u8>,
    /// Favor tiles left.
    pub favors_left: BTreeMap<&'static str, u8>,
    /// Open power offers.
    pub offers: Vec<OfferView>,
    /// What is due to the active player.
    pub due: DueView,
    /// The players.
    pub seats: Vec<SeatView>,
}

/// A land hex.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct HexView {
    /// Its name.
    pub id: Hex,
    /// Terrain now.
    pub terrain: Terrain,
    /// Structure on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub structure: Option<Structure>,
    /// Its owner.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub owner: Option<Seat>,
    /// Does it belong to a town?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "wire", ts(as = "Option<bool>", optional))]
    pub town: bool,
}

/// A bridge.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct BridgeView {
    /// Its place.
    pub id: BridgePlace,
    /// One end.
    pub from: Hex,
    /// The other end.
    pub to: Hex,
    /// Who built it.
    pub owner: Option<Seat>,
}

/// A bonus tile in the pool.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct PoolView {
    /// The tile.
    pub tile: BonusTile,
    /// Coins on it.
    pub coins: u8,
}

/// A power action.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct PowerView {
    /// Which.
    pub id: PowerAction,
    /// Used in this round?
    pub used: bool,
}

/// A cult.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct CultView {
    /// Which.
    pub id: Cult,
    /// The position of each seat.
    pub positions: Vec<u8>,
    /// Who stands on the order spaces 3, 2, 2, 2.
    pub orders: [Option<Seat>; 4],
}

/// An open power offer.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct OfferView {
    /// Who built.
    pub giver: Seat,
    /// Who may take it.
    pub receiver: Seat,
    /// How much.
    pub amount: u8,
}

/// What is due to the active player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct DueView {
    /// Main actions left.
    pub actions: u8,
    /// Town tiles.
    pub towns: u8,
    /// Favor tiles.
    pub favors: u8,
    /// Cult steps on one track.
    pub steps: u8,
    /// Free spades.
    pub spades: u8,
    /// The Darklings' exchange.
    pub exchange: bool,
    /// A bridge.
    pub bridge: bool,
    /// A dwelling on a hex just transformed.
    pub build: bool,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// The faction, once chosen.
    pub faction: Option<Faction>,
    /// Its home terrain, or the colour dealt.
    pub colour: Option<Terrain>,
    /// Points.
    pub vp: i16,
    /// Points by source.
    pub vp_by_source: BTreeMap<&'static str, i16>,
    /// Coins.
    pub coins: u16,
    /// Workers.
    pub workers: u8,
    /// Priests in hand.
    pub priests: u8,
    /// Priests in the supply.
    pub priest_supply: u8,
    /// Power bowls I, II, III.
    pub bowls: [u8; 3],
    /// Level of shipping.
    pub shipping: u8,
    /// Level of digging.
    pub digging: u8,
    /// Unused keys.
    pub keys: u8,
    /// Structures left on the board.
    pub pieces: BTreeMap<&'static str, u8>,
    /// Bridges left.
    pub bridges_left: u8,
    /// Favor tiles.
    pub favors: Vec<FavorTile>,
    /// Town tiles.
    pub towns: Vec<TownTile>,
    /// Bonus tile.
    pub bonus: Option<BonusTile>,
    /// Special actions used in this round.
    pub used: Vec<&'static str>,
    /// Has the seat passed?
    pub passed: bool,
    /// Income of the next phase I as things are.
    pub income: Option<IncomeView>,
    /// Size of the largest network as things are.
    pub network: u8,
}

/// An income.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct IncomeView {
    /// Coins.
    pub coins: u8,
    /// Workers.
    pub workers: u8,
    /// Priests.
    pub priests: u8,
    /// Power.
    pub power: u8,
}

impl View {
    pub(crate) fn of(position: &Position) -> View {
        let content = position.content();
        let seats = || Seat::all(position.players);
        let due = position.turn.due;
        View {
            round: position.flow.round,
            phase: position.flow.prompts.top().into(),
            awaiting: position.awaiting(),
            order: if position.flow.first_known { position.order().to_vec() } else { Vec::new() },
            passed: position.flow.passing[..position.flow.passed.len()].to_vec(),
            hexes: Hex::all().map(|hex| hex_view(position, hex)).collect(),
            links: position.map.links.iter().collect(),
            bridges: position
                .map
                .bridges
                .iter()
                .map(|id| {
                    let (from, to) = content.map.bridges[id.index()];
                    BridgeView {
                        id,
                        from,
                        to,
                        owner: seats().find(|seat| position.seats[*seat].bridges.contains(id)),
                    }
                })
                .collect(),
            scoring: position.board.scoring.to_vec(),
            bonus_pool: position
                .board
                .pool
                .iter()
                .map(|tile| PoolView { tile, coins: position.board.coins[tile.index()] })
                .collect(),
            power_actions: PowerAction::ALL
                .into_iter()
                .map(|id| PowerView { id, used: position.board.used.contains(id) })
                .collect(),
            cults: Cult::ALL
                .into_iter()
                .map(|id| CultView {
                    id,
                    positions: seats().map(|seat| position.seats[seat].cults[id.index()]).collect(),
                    orders: position.board.orders[id.index()],
                })
                .collect(),
            towns_left: TownTile::ALL
                .into_iter()
                .map(|t| (t.name(), position.board.towns[t.index()]))
                .collect(),
            favors_left: FavorTile::ALL
                .into_iter()
                .map(|t| (t.name(), position.board.favors[t.index()]))
                .collect(),
            offers: position
                .offers
                .all()
                .iter()
                .filter(|offer| offer.answer == Answer::Open)
                .map(|offer| OfferView { giver: offer.giver, receiver: offer.receiver, amount: offer.amount })
                .collect(),
            due: DueView {
                actions: position.turn.actions,
                towns: due.towns,
                favors: due.favors,
                steps: due.steps,
                spades: spades_in_hand(position),
                exchange: due.exchange,
                bridge: due.bridge,
                build: due.build,
            },
            seats: seats().map(|seat| seat_view(position, seat)).collect(),
        }
    }
}

fn spades_in_hand(position: &Position) -> u8 {
    match position.flow.prompts.base {
        Prompt::BonusSpades => position.flow.spades[position.flow.active.index()],
        _ => position.turn.spades.left,
    }
}

fn hex_view(position: &Position, hex: Hex) -> HexView {
    let owner = position.structure_at(hex).map(|(seat, _)| seat);
    HexView {
        id: hex,
        terrain: position.map.terrain[hex.index()],
        structure: position.map.structure[hex.index()],
        owner,
        town: owner.is_some_and(|seat| position.seats[seat].in_town.contains(hex)),
    }
}

fn seat_view(position: &Position, seat: Seat) -> SeatView {
    let player = position.player(seat);
    let playing = player.faction.is_some();
    let towns =
        TownTile::ALL.into_iter().flat_map(|t| std::iter::repeat_n(t, usize::from(player.towns[t.index()])));
    let income = playing.then(|| position.income(seat));
    SeatView {
        seat,
        faction: player.faction,
        colour: position.home(seat).or(player.colour),
        vp: player.vp,
        vp_by_source: VpSource::ALL
            .into_iter()
            .map(|source| (source.name(), player.ledger[source.index()]))
            .collect(),
        coins: player.coins,
        workers: player.workers,
        priests: player.priests,
        priest_supply: if playing { position.priest_supply(seat) } else { 0 },
        bowls: player.bowls,
        shipping: player.shipping,
        digging: player.digging,
        keys: player.keys,
        pieces: Structure::ALL.into_iter().map(|s| (s.name(), player.pieces[s.index()])).collect(),
        bridges_left: position.content.constants.bridges_per_player - player.bridges.len() as u8,
        favors: player.favors.iter().collect(),
        towns: towns.collect(),
        bonus: player.bonus,
        used: player
            .used
            .iter()
            .map(|once| match once {
                Once::Bonus => "bonus",
                Once::Favor => "favor",
                Once::Stronghold => "stronghold",
            })
            .collect(),
        passed: position.flow.passed.contains(seat),
        income: income.map(|goods| IncomeView {
            coins: goods.coins,
            workers: goods.workers,
            priests: goods.priests,
            power: goods.power,
        }),
        network: if playing { position.network(seat) } else { 0 },
    }
}
