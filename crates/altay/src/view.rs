//! What each viewer may see (spec 2.1). The only file that decides it.

use crate::content::{Content, SLOTS};
use crate::ids::{Achievement, Card, Edition, Faction, Kind, Level, Region, Resource, Terrain, Token};
use crate::legal::battle::{attack_strength, defence_strength};
use crate::pile::Pile;
use crate::prompt::Prompt;
use crate::resources::Resources;
use crate::scoring::Points;
use crate::sentences;
use crate::state::{EndedBy, Position};
use game_core::bits::Bit;
use game_core::{Awaiting, Seat, Source, Text, Viewer};
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
    /// Its number.
    pub number: usize,
    /// Its landscape.
    pub terrain: Terrain,
    /// Centre in percent of the board.
    pub at: (u8, u8),
    /// Drawing point in percent of the board.
    pub seed: (f64, f64),
    /// Numbers of the neighbours in play.
    pub near: Vec<usize>,
    /// Is it in play?
    pub in_play: bool,
    /// Does a VP token lie here?
    pub vp_token: bool,
    /// Is its place reconstructed, not printed?
    pub vp_token_reconstructed: bool,
    /// The conquest token.
    pub token: Option<TokenView>,
    /// Who holds it.
    pub holder: Option<Seat>,
    /// How many settlements.
    pub settlements: u8,
    /// Was it used this turn?
    pub used: bool,
    /// Was it attacked this turn?
    pub attacked: bool,
}

/// A conquest token.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TokenView {
    /// Which one.
    pub id: Token,
    /// Strength to beat, and value.
    pub value: u8,
    /// What it gives.
    pub resource: Option<Resource>,
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
    pub top: Option<CardView>,
    /// Was it bought this turn?
    pub bought: bool,
}

/// An action card with what it says.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct CardView {
    /// Which one.
    pub id: Card,
    /// How many of it.
    pub count: u8,
    /// Key of its name.
    pub name: &'static str,
    /// Printed points.
    pub vp: u8,
    /// Its price by resource; `wms` is wood, metal or stone.
    pub cost: Counts,
    /// What it can be played for.
    pub effects: Vec<Text>,
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
    pub open: Vec<AchievementView>,
}

/// An achievement with what it says.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct AchievementView {
    /// Which one.
    pub id: Achievement,
    /// Key of its name.
    pub name: &'static str,
    /// 1, 2 or 3.
    pub level: u8,
    /// Cards in the stack.
    pub count: u8,
    /// What it takes by resource; `wms` is wood, metal or stone.
    pub spaces: Counts,
    /// Tokens on it.
    pub tokens: Counts,
    /// What it is good for.
    pub text: Text,
}

/// A card on somebody's table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TableView {
    /// The card.
    pub card: CardView,
    /// Its kind.
    pub kind: Kind,
    /// What it takes by resource; `any` is any of the five.
    pub spaces: Counts,
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
    pub archive: Option<CardView>,
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
    pub completed: Vec<AchievementView>,
    /// The achievement in progress.
    pub progress: Option<AchievementView>,
    /// The secret wonder: for its owner, once revealed, and after the game.
    pub secret: Option<AchievementView>,
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

/// The position as the viewer may see it.
pub(crate) fn view(p: &Position, viewer: Viewer) -> View {
    let content = p.content.get();
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
        awaiting: p.awaits(),
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
                top: p.top_card(kind).map(|card| card_view(content, card, 1)),
                bought: p.turn.bought.contains(kind),
            })
            .collect(),
        levels: Level::ALL.map(|level| level_view(p, level)).into(),
        unknown_wonders: unknown_wonders(p, viewer).sorts().map(|(wonder, _)| wonder).collect(),
        seats: Seat::all(p.options.players).map(|seat| seat_view(p, seat, viewer)).collect(),
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

/// Amounts with their wild units.
fn with_wild(fixed: Resources, wms: u8, any: u8) -> Counts {
    let wild = [("wms", wms), ("any", any)].into_iter().filter(|(_, n)| *n > 0);
    resources(fixed).into_iter().chain(wild.map(|(name, n)| (name, u16::from(n)))).collect()
}

fn card_view(content: &Content, card: Card, count: u8) -> CardView {
    CardView {
        id: card,
        count,
        name: card.key(),
        vp: content.face(card).vp,
        cost: with_wild(content.face(card).cost.fixed, content.face(card).cost.wild, 0),
        effects: sentences::effects(content.kind(card)),
    }
}

fn achievement_view(content: &Content, id: Achievement, count: u8, tokens: Resources) -> AchievementView {
    let facts = content.achievement(id);
    AchievementView {
        id,
        name: id.key(),
        level: id.level().number(),
        count,
        spaces: with_wild(facts.spaces.fixed, facts.spaces.wms, facts.spaces.any),
        tokens: resources(tokens),
        text: sentences::achievement(facts),
    }
}

fn region_view(p: &Position, region: Region) -> RegionView {
    let facts = &p.content.regions[region.index()];
    let layout = p.layout();
    RegionView {
        id: region,
        number: region.index(),
        terrain: facts.terrain,
        at: facts.centre,
        seed: facts.seed,
        near: layout.near[region.index()].iter().map(Region::index).collect(),
        in_play: layout.in_play.contains(region),
        vp_token: layout.vp_tokens.contains(region),
        vp_token_reconstructed: layout.vp_tokens.contains(region)
            && layout.vp_tokens_source == Source::Reconstructed,
        token: p.board.tokens[region.index()].map(|id| {
            let facts = p.content.token(id);
            TokenView { id, value: facts.value, resource: facts.resource }
        }),
        holder: p.board.holder(region),
        settlements: p.board.settlements(region),
        used: p.turn.used.contains(region),
        attacked: p.turn.targets.contains(region),
    }
}

fn level_view(p: &Position, level: Level) -> LevelView {
    let content = p.content.get();
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
            .map(|(achievement, count)| achievement_view(content, achievement, count, Resources::NONE))
            .collect(),
    }
}

fn seat_view(p: &Position, seat: Seat, viewer: Viewer) -> SeatView {
    let player = &p.seats[seat];
    let content = p.content.get();
    let cards = |pile: Pile<Card>| counts(pile, Card::name);
    let achievement = |id: Achievement| achievement_view(content, id, 1, Resources::NONE);
    let points = p.points(seat);
    let own_turn = seat == p.active;
    let table = (0..SLOTS).filter_map(|slot| {
        let card = player.table[slot]?;
        let spaces = content.kind(card).spaces;
        Some(TableView {
            card: card_view(content, card, 1),
            kind: card.kind(),
            spaces: with_wild(spaces.fixed, spaces.wms, spaces.any),
            tokens: resources(player.tokens[slot]),
            fed: own_turn && p.turn.fed & 1 << slot != 0,
        })
    });
    SeatView {
        seat,
        faction: player.faction,
        hand_count: player.hand.len(),
        hand: hand(p, seat, viewer)
            .map(|hand| hand.sorts().map(|(card, count)| card_view(content, card, count)).collect()),
        certain: cards(player.certain),
        deck_count: player.deck.len(),
        deck: viewer.is(seat).then(|| cards(player.deck)),
        unseen: cards(player.unseen()),
        played: cards(player.played),
        discard: cards(player.discard),
        trashed: cards(player.trashed),
        archive: player.archive.map(|card| card_view(content, card, 1)),
        table: table.collect(),
        stock: player.stock,
        on_map: p.settlements_on_map(seat),
        on_card: player.on_card,
        removed: player.removed,
        captured: Seat::all(p.options.players).map(|other| player.captured[other]).collect(),
        fresh: counts(player.fresh, Token::name),
        consumed: counts(player.consumed, Token::name),
        completed: player.completed.iter().map(achievement).collect(),
        progress: player.progress.map(|id| achievement_view(content, id, 1, player.progress_tokens)),
        secret: secret(p, seat, viewer).map(achievement),
        secret_dealt: player.secret.is_some(),
        secret_revealed: player.secret_revealed,
        used: if own_turn { p.turn.techs.iter().collect() } else { Vec::new() },
        coins: player.coins,
        points,
        total: points.total(),
    }
}
