//! What each viewer may see (spec 2.1). The only file that decides it.

use crate::content::SLOTS;
use crate::ids::{Achievement, Card, Edition, Faction, Kind, Level, Region, Token};
use crate::legal::battle::{attack_strength, defence_strength};
use crate::pile::Pile;
use crate::prompt::Prompt;
use crate::resources::Resources;
use crate::scoring::Points;
use crate::state::{EndedBy, Position};
use game_core::bits::Bit;
use game_core::{Awaiting, Seat, Viewer};
use serde::Serialize;
use std::collections::BTreeMap;

/// How many of each thing, by id.
pub type Counts = BTreeMap<&'static str, u16>;

/// A position as one viewer may see it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    /// How many seats.
    pub players: u8,
    /// The printing.
    pub edition: Edition,
    /// The layout of the map.
    pub layout: &'static str,
    /// The coin rule?
    pub trade: bool,
    /// The last round at the latest; 0 for no limit.
    pub round_limit: u16,
    /// The round, 0 before the first.
    pub round: u16,
    /// Is this the last round?
    pub final_round: bool,
    /// Why the game ended, once it has: `final_round`, or `round_limit` for the safety stop.
    pub ended_by: Option<EndedBy>,
    /// Who has the first-player token.
    pub first_player: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The open question.
    pub prompt: &'static str,
    /// Who is asked.
    pub awaiting: Awaiting,
    /// Loose resources of the active player.
    pub pool: Counts,
    /// Tokens left, where they are limited.
    pub supply: Option<Counts>,
    /// The battle going on.
    pub battle: Option<BattleView>,
    /// The map.
    pub regions: Vec<RegionView>,
    /// The market.
    pub market: Vec<PileView>,
    /// The achievements.
    pub levels: Vec<LevelView>,
    /// Wonders that are in the deck or somebody's secret, as far as the viewer can tell.
    pub unknown_wonders: Vec<Achievement>,
    /// The players by seat.
    pub seats: Vec<SeatView>,
}

/// The battle going on.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct BattleView {
    /// The attacking region.
    pub from: Region,
    /// The region attacked.
    pub to: Region,
    /// Who defends; nobody where a conquest token lies.
    pub defender: Option<Seat>,
    /// Attack cards added.
    pub cards: u8,
    /// Cards the defender used.
    pub used: u8,
    /// Strength of the attack so far.
    pub attack: u8,
    /// Strength of the defence so far, or value of the token.
    pub defence: u8,
}

/// A region.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct RegionView {
    /// Its id.
    pub id: Region,
    /// The conquest token.
    pub token: Option<Token>,
    /// Who holds it.
    pub holder: Option<Seat>,
    /// How many settlements.
    pub settlements: u8,
    /// Was it used this turn?
    pub used: bool,
    /// Was it attacked this turn?
    pub attacked: bool,
}

/// A market pile.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct PileView {
    /// The kind.
    pub kind: Kind,
    /// Cards left.
    pub left: u8,
    /// The top card.
    pub top: Option<Card>,
    /// Was it bought this turn?
    pub bought: bool,
}

/// Equal action cards.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct CardView {
    /// Which.
    pub id: Card,
    /// How many.
    pub count: u8,
}

/// The achievements of a level.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct LevelView {
    /// 1, 2 or 3.
    pub level: u8,
    /// Cards left in the deck.
    pub deck: u32,
    /// What they are, as a multiset; not of level 3, where secret wonders are missing.
    pub deck_cards: Option<Counts>,
    /// Discarded cards.
    pub discard: Counts,
    /// Open stacks.
    pub open: Vec<StackView>,
}

/// A stack of equal achievements.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct StackView {
    /// Which.
    pub id: Achievement,
    /// How many cards.
    pub count: u8,
}

/// An achievement in progress.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ProgressView {
    /// Which one.
    pub id: Achievement,
    /// Tokens on it.
    pub tokens: Counts,
}

/// A card on somebody's table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TableView {
    /// The card.
    pub card: Card,
    /// Tokens on it.
    pub tokens: Counts,
    /// Did it receive a token this turn?
    pub fed: bool,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// The faction.
    pub faction: Option<Faction>,
    /// Cards in hand.
    pub hand_count: u32,
    /// The hand; only for its owner.
    pub hand: Option<Vec<CardView>>,
    /// Hand cards that everybody can deduce.
    pub certain: Counts,
    /// Cards in the deck.
    pub deck_count: u32,
    /// The deck as a multiset; only for its owner.
    pub deck: Option<Counts>,
    /// Hand and deck together without the certain cards.
    pub unseen: Counts,
    /// Cards played.
    pub played: Counts,
    /// Discard pile.
    pub discard: Counts,
    /// Trashed cards.
    pub trashed: Counts,
    /// The archived card.
    pub archive: Option<Card>,
    /// Cards on the table.
    pub table: Vec<TableView>,
    /// Settlements to be placed.
    pub stock: u8,
    /// Settlements on the map.
    pub on_map: u8,
    /// Does a settlement lie on an achievement?
    pub on_card: bool,
    /// Settlements out of the game.
    pub removed: u8,
    /// Captured settlements by owner.
    pub captured: Vec<u8>,
    /// Captured conquest tokens.
    pub fresh: Counts,
    /// Consumed conquest tokens.
    pub consumed: Counts,
    /// Completed achievements.
    pub completed: Vec<Achievement>,
    /// The achievement in progress.
    pub progress: Option<ProgressView>,
    /// The secret wonder: for its owner, once revealed, and after the game.
    pub secret: Option<Achievement>,
    /// Was a secret wonder dealt?
    pub secret_dealt: bool,
    /// Has everybody seen it?
    pub secret_revealed: bool,
    /// Technologies used this turn.
    pub used: Vec<Achievement>,
    /// Coins.
    pub coins: u32,
    /// Points by category.
    pub points: Points,
    /// All points.
    pub total: i32,
}

impl View {
    /// The position as the viewer may see it.
    pub(crate) fn of(p: &Position, viewer: Viewer) -> View {
        View {
            players: p.options.players,
            edition: p.options.edition,
            layout: &p.layout().id,
            trade: p.options.trade,
            round_limit: p.options.round_limit,
            round: p.round,
            final_round: p.final_round,
            ended_by: p.ended_by,
            first_player: p.first,
            active: p.active,
            prompt: p.prompt().name(),
            awaiting: p.awaited(),
            pool: resources(p.pool),
            supply: p.options.limited.then(|| resources(p.supply)),
            battle: p.battle().map(|battle| BattleView {
                from: battle.from,
                to: battle.to,
                defender: battle.defender,
                cards: battle.cards,
                used: battle.used,
                attack: attack_strength(p, battle),
                defence: defence_strength(p, battle),
            }),
            regions: Region::ALL.map(|region| region_view(p, region)).into(),
            market: Kind::market()
                .map(|kind| PileView {
                    kind,
                    left: p.pile(kind),
                    top: p.top_card(kind),
                    bought: p.turn.bought.contains(kind),
                })
                .collect(),
            levels: Level::ALL.map(|level| level_view(p, level)).into(),
            unknown_wonders: unknown_wonders(p, viewer).sorts().map(|(wonder, _)| wonder).collect(),
            seats: Seat::all(p.options.players).map(|seat| seat_view(p, seat, viewer)).collect(),
        }
    }
}

/// May the viewer see the secret wonder of a seat?
fn sees_secret(p: &Position, seat: Seat, viewer: Viewer) -> bool {
    viewer.is(seat) || p.seats[seat].secret_revealed || p.prompt() == Prompt::Over
}

/// The wonder deck and every secret wonder the viewer does not see.
pub(crate) fn unknown_wonders(p: &Position, viewer: Viewer) -> Pile<Achievement> {
    Seat::all(p.options.players)
        .filter(|seat| !sees_secret(p, *seat, viewer))
        .filter_map(|seat| p.seats[seat].secret)
        .fold(p.achievements.decks[Level::Three.index()], |all, wonder| all.plus(Pile::one(wonder)))
}

/// The secret wonder of a seat, if the viewer may see it.
pub(crate) fn secret(p: &Position, seat: Seat, viewer: Viewer) -> Option<Achievement> {
    p.seats[seat].secret.filter(|_| sees_secret(p, seat, viewer))
}

/// The hand of a seat, if the viewer may see it.
pub(crate) fn hand(p: &Position, seat: Seat, viewer: Viewer) -> Option<Pile<Card>> {
    viewer.is(seat).then_some(p.seats[seat].hand)
}

fn counts<T: Bit>(pile: Pile<T>, name: fn(T) -> &'static str) -> Counts {
    pile.sorts().map(|(sort, count)| (name(sort), u16::from(count))).collect()
}

fn resources(resources: Resources) -> Counts {
    resources.iter().map(|(resource, count)| (resource.name(), count)).collect()
}

fn region_view(p: &Position, region: Region) -> RegionView {
    RegionView {
        id: region,
        token: p.board.tokens[region.index()],
        holder: p.board.holder(region),
        settlements: p.board.settlements(region),
        used: p.turn.used.contains(region),
        attacked: p.turn.targets.contains(region),
    }
}

fn level_view(p: &Position, level: Level) -> LevelView {
    let deck = p.achievements.decks[level.index()];
    LevelView {
        level: level.number(),
        deck: deck.len(),
        deck_cards: (level != Level::Three).then(|| counts(deck, Achievement::name)),
        discard: counts(p.achievements.discards[level.index()], Achievement::name),
        open: p
            .achievements
            .open
            .sorts()
            .filter(|(achievement, _)| achievement.level() == level)
            .map(|(id, count)| StackView { id, count })
            .collect(),
    }
}

fn seat_view(p: &Position, seat: Seat, viewer: Viewer) -> SeatView {
    let player = &p.seats[seat];
    let cards = |pile: Pile<Card>| counts(pile, Card::name);
    let points = p.points(seat);
    let own_turn = seat == p.active;
    let table = (0..SLOTS).filter_map(|slot| {
        Some(TableView {
            card: player.table[slot]?,
            tokens: resources(player.tokens[slot]),
            fed: own_turn && p.turn.fed & 1 << slot != 0,
        })
    });
    SeatView {
        seat,
        faction: player.faction,
        hand_count: player.hand.len(),
        hand: hand(p, seat, viewer)
            .map(|hand| hand.sorts().map(|(id, count)| CardView { id, count }).collect()),
        certain: cards(player.certain),
        deck_count: player.deck.len(),
        deck: viewer.is(seat).then(|| cards(player.deck)),
        unseen: cards(player.unseen()),
        played: cards(player.played),
        discard: cards(player.discard),
        trashed: cards(player.trashed),
        archive: player.archive,
        table: table.collect(),
        stock: player.stock,
        on_map: p.settlements_on_map(seat),
        on_card: player.on_card,
        removed: player.removed,
        captured: Seat::all(p.options.players).map(|other| player.captured[other]).collect(),
        fresh: counts(player.fresh, Token::name),
        consumed: counts(player.consumed, Token::name),
        completed: player.completed.iter().collect(),
        progress: player.progress.map(|id| ProgressView { id, tokens: resources(player.progress_tokens) }),
        secret: secret(p, seat, viewer),
        secret_dealt: player.secret.is_some(),
        secret_revealed: player.secret_revealed,
        used: if own_turn { p.turn.techs.iter().collect() } else { Vec::new() },
        coins: player.coins,
        points,
        total: points.total(),
    }
}
