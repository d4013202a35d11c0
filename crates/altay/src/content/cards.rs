//! Action cards and factions: checked and turned into tables. Puts the content together but for the map.

use super::rows::{EffectRow, Reader, Rows, SupplyRow};
use super::{
    Content, EditionRules, Face, KindFacts, PILE, RegionFacts, Release, Rules, SLOTS, Symbols, Worth,
    achievements,
};
use crate::effect::{Effect, TechEffect, Timing};
use crate::ids::{Achievement, AchievementSet, Card, Edition, Faction, Kind, Region, RegionSet, Terrain};
use crate::pile::{Pile, PileMask};
use crate::resources::Spaces;
use game_core::{ContentError, ContentHash};
use toml::Spanned;

type Checked<T> = Result<T, ContentError>;

/// Everything but the map, which is left empty.
pub(super) fn build(reader: &Reader<'_>, rows: &Rows) -> Checked<Content> {
    let rules = rules(reader, rows)?;
    let editions = editions(reader, rows)?;
    let mut kinds =
        [KindFacts { effects: [None; 3], slot: None, spaces: Spaces::default(), build: 0 }; Kind::COUNT];
    starting_kinds(reader, rows, &mut kinds)?;
    let (faces, piles) = market(reader, rows, &rules, &mut kinds)?;
    let table_kinds = slots(reader, &mut kinds)?;
    let starting = factions(reader, rows)?;
    let facts = achievements::achievements(reader, rows, &rules)?;
    let with = |test: fn(TechEffect) -> bool| -> AchievementSet {
        let has = |a: &Achievement| matches!(facts[a.index()].worth, Worth::Technology(e) if test(e));
        Achievement::ALL.into_iter().filter(has).collect()
    };
    Ok(Content {
        hash: ContentHash::of(&[]),
        listing: Vec::new(),
        printed: super::printed::Printed::default(),
        rules,
        editions,
        attack: symbols(&kinds, |effect| if let Effect::Attack(n) = effect { n } else { 0 }),
        defence: symbols(&kinds, |effect| if let Effect::Defend(n) = effect { n } else { 0 }),
        with_points: Card::ALL.into_iter().filter(|card| faces[card.index()].vp > 0).collect(),
        starting_cards: Card::ALL.into_iter().filter(|card| card.is_starting()).collect(),
        once_per_turn: with(|e| e.timing() == Timing::OncePerTurn),
        archiving: with(|e| e == TechEffect::Archive),
        attacking: with(|e| matches!(e, TechEffect::AttackBonus(_))),
        defending: with(|e| matches!(e, TechEffect::DefenceBonus(_))),
        drawing: with(|e| matches!(e, TechEffect::DrawMore(_))),
        swapping: with(|e| e == TechEffect::SwapResource),
        kinds,
        faces,
        piles,
        starting,
        table_kinds,
        achievements: facts,
        tokens: achievements::tokens(reader, rows)?,
        regions: [RegionFacts {
            terrain: Terrain::Farmland,
            centre: (0, 0),
            seed: (0.0, 0.0),
            near: RegionSet::EMPTY,
        }; Region::COUNT],
        terrains: [RegionSet::EMPTY; Terrain::COUNT],
        guarded_by_three: RegionSet::EMPTY,
        borders: Vec::new(),
        paths: [[u8::MAX; Region::COUNT]; Region::COUNT],
        sea_seeds: Vec::new(),
        layouts: Vec::new(),
    })
}

fn rules(reader: &Reader<'_>, rows: &Rows) -> Checked<Rules> {
    const CONSTANTS: [&str; 15] = [
        "hand_size",
        "starting_hand",
        "settlements_per_player",
        "region_settlement_cap",
        "market_copies_per_player",
        "technology_copies_per_player",
        "visible_kinds_per_level",
        "coins_per_unused_resource",
        "coins_per_bought_resource",
        "vp_per_technology",
        "secret_wonder_bonus",
        "vp_per_region",
        "vp_per_vp_token",
        "vp_per_captured_settlement",
        "conquest_value_per_vp",
    ];
    let named: Vec<_> = CONSTANTS.iter().map(|name| (*name, *name)).collect();
    let known = |name: &str| CONSTANTS.into_iter().find(|constant| *constant == name);
    let constants = reader.each(&rows.constant, |row| &row.id, known, &named, "constant")?;
    let value = |name: &str, least: u8, most: u8| {
        let place = CONSTANTS.iter().position(|constant| *constant == name).expect("named above");
        let value = &constants[place].value;
        if !(least..=most).contains(value.get_ref()) {
            let problem = format!("{name} is {least} to {most}, not {}", value.get_ref());
            return Err(reader.wrong(value.span(), "value", problem));
        }
        Ok(*value.get_ref())
    };
    let mut rules = Rules {
        hand_size: value("hand_size", 1, 10)?,
        starting_hand: value("starting_hand", 1, 10)?,
        settlements: value("settlements_per_player", 2, 40)?,
        region_cap: value("region_settlement_cap", 1, 15)?,
        market_copies: value("market_copies_per_player", 1, 2)?,
        technology_copies: value("technology_copies_per_player", 1, 3)?,
        open_kinds: value("visible_kinds_per_level", 1, 5)?,
        coins_per_unused: value("coins_per_unused_resource", 0, 10)?,
        coins_per_resource: value("coins_per_bought_resource", 1, 50)?,
        technology_points: value("vp_per_technology", 0, 20)?,
        secret_bonus: value("secret_wonder_bonus", 0, 20)?,
        region_points: value("vp_per_region", 0, 20)?,
        vp_token_points: value("vp_per_vp_token", 0, 20)?,
        capture_points: value("vp_per_captured_settlement", 0, 20)?,
        conquest_divisor: value("conquest_value_per_vp", 1, 50)?,
        resource_tokens: 0,
        conquest_tokens: 0,
        coins: None,
    };
    supply(reader, rows, &mut rules)?;
    Ok(rules)
}

/// What is in the box must be what the lists add up to.
fn supply(reader: &Reader<'_>, rows: &Rows, rules: &mut Rules) -> Checked<()> {
    let sum = |counts: &mut dyn Iterator<Item = u8>| counts.map(u32::from).sum::<u32>();
    let starting = sum(&mut rows.starting_card.iter().map(|row| *row.total.get_ref()));
    let copies = rows.market_card.iter().flat_map(|row| &row.copies);
    let lists = [
        ("resource_tokens", None),
        ("settlement_pieces", Some(u32::from(rules.settlements) * Faction::COUNT as u32)),
        ("starting_action_cards", Some(starting)),
        ("market_action_cards", Some(sum(&mut copies.map(|row| *row.count.get_ref())))),
        ("technology_cards", Some(sum(&mut rows.technology.iter().map(|row| *row.copies.get_ref())))),
        ("wonder_cards", Some(sum(&mut rows.wonder.iter().map(|row| *row.copies.get_ref())))),
        ("conquest_tokens", Some(sum(&mut rows.conquest_token.iter().map(|row| *row.count.get_ref())))),
        ("vp_tokens", None),
        ("borders", Some(rows.border.len() as u32)),
    ];
    let named: Vec<_> = lists.iter().map(|(name, _)| (*name, *name)).collect();
    let known = |name: &str| lists.iter().map(|(list, _)| *list).find(|list| *list == name);
    // Packs made from earlier versions of the file do not name what only the coin rule counts.
    const OPTIONAL: [&str; 3] = ["coins_of_one", "coins_of_five", "first_player_token"];
    let optional = |row: &&SupplyRow| OPTIONAL.contains(&row.id.get_ref().as_str());
    let needed = rows.supply.iter().filter(|row| !optional(row));
    let supplies = reader.each(needed, |row| &row.id, known, &named, "supply")?;
    let count =
        |name: &str| rows.supply.iter().find(|row| row.id.get_ref() == name).map(|row| *row.count.get_ref());
    rules.coins = match (count("coins_of_one"), count("coins_of_five")) {
        (None, None) => None,
        (ones, fives) => Some(u32::from(ones.unwrap_or(0)) + 5 * u32::from(fives.unwrap_or(0))),
    };
    for ((name, listed), row) in lists.iter().zip(&supplies) {
        let count = *row.count.get_ref();
        if let Some(listed) = listed
            && u32::from(count) != *listed
        {
            let problem = format!("wrong count: the box holds {count} {name}, the list has {listed}");
            return Err(reader.wrong(row.count.span(), "count", problem));
        }
    }
    rules.resource_tokens = *supplies[0].count.get_ref();
    rules.conquest_tokens = *supplies[6].count.get_ref();
    Ok(())
}

fn editions(reader: &Reader<'_>, rows: &Rows) -> Checked<[EditionRules; Edition::COUNT]> {
    let members = Edition::ALL.map(|edition| (edition, edition.name()));
    let found = reader.each(&rows.edition, |row| &row.id, Edition::named, &members, "edition")?;
    let mut editions = [EditionRules::default(); Edition::COUNT];
    for (edition, row) in editions.iter_mut().zip(found) {
        let choose = |field: &str, value: &Spanned<String>, known: &[&str]| {
            known.iter().position(|name| name == value.get_ref()).ok_or_else(|| {
                let problem = format!("known are {}", known.join(" and "));
                reader.wrong(value.span(), field, problem)
            })
        };
        let limits = ["once_per_target_region", "once_per_source_target_pair"];
        edition.attacks_per_pair = choose("attack_limit", &row.attack_limit, &limits)? == 1;
        let releases = ["free", "all_must_be_usable", "spend_at_least_one", "use_everything"];
        edition.release = [Release::Free, Release::AllUsable, Release::SpendOne, Release::UseAll]
            [choose("store_release", &row.store_release, &releases)?];
        if let Some(value) = &row.same_project {
            let known = ["never_completed_twice", "never_started_twice"];
            edition.started_once = choose("same_project", value, &known)? == 1;
        }
        if let Some(value) = &row.archived_card {
            edition.archive_in_hand = choose("archived_card", value, &["play", "hand"])? == 1;
        }
    }
    Ok(editions)
}

/// The effects of a kind, with the slot still to be given.
fn kind_facts(reader: &Reader<'_>, effects: &[EffectRow], id: &Spanned<String>) -> Checked<KindFacts> {
    let mut facts = KindFacts { effects: [None; 3], slot: None, spaces: Spaces::default(), build: 0 };
    if effects.is_empty() || effects.len() > 3 {
        let problem = format!("a card has 1 to 3 effects, not {}", effects.len());
        return Err(reader.wrong(id.span(), "effects", problem));
    }
    for (place, row) in effects.iter().enumerate() {
        let effect = card_effect(reader, row)?;
        if let Some(spaces) = effect.spaces() {
            if facts.spaces.total() > 0 {
                let problem = "a card goes to the table for one effect only";
                return Err(reader.wrong(row.op.span(), "effects", problem));
            }
            facts.spaces = spaces;
            facts.build = if let Effect::Collect { build, .. } = effect { build } else { 0 };
        }
        facts.effects[place] = Some(effect);
    }
    Ok(facts)
}

fn card_effect(reader: &Reader<'_>, row: &EffectRow) -> Checked<Effect> {
    let wrong = |problem: String| reader.wrong(row.op.span(), "effects", problem);
    let op = row.op.get_ref().as_str();
    let need = |what: &str| wrong(format!("effect {op:?} needs {what}"));
    let gain = || row.gain.ok_or_else(|| need("gain"))?.gain().map_err(wrong);
    let terrain = || {
        let name = row.terrain.as_deref().ok_or_else(|| need("terrain"))?;
        Terrain::named(name).ok_or_else(|| wrong(format!("unknown terrain {name:?}")))
    };
    let spaces = || row.spaces.ok_or_else(|| need("spaces"))?.spaces().map_err(wrong);
    let number = |value: Option<u8>, what: &str| match value {
        Some(n @ 1..=9) => Ok(n),
        _ => Err(need(&format!("{what} from 1 to 9"))),
    };
    let (effect, fields): (_, &[&str]) = match op {
        "produce" => (Effect::Produce(gain()?), &["gain"]),
        "produce_using" => {
            (Effect::ProduceUsing { terrain: terrain()?, gain: gain()? }, &["terrain", "gain"])
        }
        "fill_using" => {
            let name = row.card.as_deref().ok_or_else(|| need("card"))?;
            let kind = Kind::named(name).ok_or_else(|| wrong(format!("unknown card {name:?}")))?;
            (Effect::FillUsing { terrain: terrain()?, kind }, &["terrain", "card"])
        }
        "consume_token" => {
            let gain = row.gain.ok_or_else(|| need("gain"))?;
            if gain.any != 1 || gain.wms > 0 || !gain.fixed().is_none() {
                return Err(wrong("a consumed token gives { any = 1 }".to_owned()));
            }
            (Effect::ConsumeToken, &["gain"])
        }
        "collect" => {
            let build = number(row.build, "build")?;
            (Effect::Collect { spaces: spaces()?, build }, &["spaces", "build"])
        }
        "store" => (Effect::Store(spaces()?), &["spaces"]),
        "draw" => (Effect::Draw(number(row.cards, "cards")?), &["cards"]),
        "attack" => (Effect::Attack(number(row.symbols, "symbols")?), &["symbols"]),
        "defend" => (Effect::Defend(number(row.symbols, "symbols")?), &["symbols"]),
        _ => {
            return Err(wrong(format!(
                "unknown effect {op:?}; known are produce, produce_using, fill_using, consume_token, \
                 collect, store, draw, attack, defend"
            )));
        }
    };
    only_fields(reader, row, fields)?;
    Ok(effect)
}

/// Refuses a field that the effect does not read.
pub(super) fn only_fields(reader: &Reader<'_>, row: &EffectRow, fields: &[&str]) -> Checked<()> {
    let present = [
        ("gain", row.gain.is_some()),
        ("spaces", row.spaces.is_some()),
        ("terrain", row.terrain.is_some()),
        ("card", row.card.is_some()),
        ("build", row.build.is_some()),
        ("cards", row.cards.is_some()),
        ("symbols", row.symbols.is_some()),
        ("strength", row.strength.is_some()),
    ];
    match present.into_iter().find(|(name, there)| *there && !fields.contains(name)) {
        Some((name, _)) => {
            let problem = format!("effect {:?} has no {name}", row.op.get_ref());
            Err(reader.wrong(row.op.span(), "effects", problem))
        }
        None => Ok(()),
    }
}

fn starting_kinds(reader: &Reader<'_>, rows: &Rows, kinds: &mut [KindFacts; Kind::COUNT]) -> Checked<()> {
    let members: Vec<_> =
        Kind::ALL.into_iter().take(Kind::STARTING).map(|kind| (kind, kind.name())).collect();
    let found = reader.each(&rows.starting_card, |row| &row.id, Kind::named, &members, "starting_card")?;
    for ((kind, _), row) in members.iter().zip(found) {
        kinds[kind.index()] = kind_facts(reader, &row.effects, &row.id)?;
        let dealt: u32 = rows
            .faction
            .iter()
            .flat_map(|faction| &faction.deck)
            .filter(|(name, _)| Kind::named(name.get_ref()) == Some(*kind))
            .map(|(_, n)| u32::from(*n))
            .sum();
        if dealt != u32::from(*row.total.get_ref()) {
            let problem =
                format!("wrong count: total says {}, the faction decks hold {dealt}", row.total.get_ref());
            return Err(reader.wrong(row.total.span(), "total", problem));
        }
    }
    Ok(())
}

type Market = ([Face; Card::COUNT], [[Card; PILE]; Kind::MARKET]);

fn market(
    reader: &Reader<'_>,
    rows: &Rows,
    rules: &Rules,
    kinds: &mut [KindFacts; Kind::COUNT],
) -> Checked<Market> {
    let members: Vec<_> = Kind::market().map(|kind| (kind, kind.name())).collect();
    let found = reader.each(&rows.market_card, |row| &row.id, Kind::named, &members, "market_card")?;
    let mut faces = [Face::default(); Card::COUNT];
    let mut piles = [[Card::Hunter; PILE]; Kind::MARKET];
    for ((kind, _), row) in members.iter().zip(found) {
        kinds[kind.index()] = kind_facts(reader, &row.effects, &row.id)?;
        let cards: Vec<_> = Card::ALL
            .into_iter()
            .filter(|card| card.kind() == *kind)
            .map(|card| (card, card.name()))
            .collect();
        let copies = reader.each(&row.copies, |copy| &copy.id, Card::named, &cards, "copy")?;
        let mut place = 0;
        let mut lowest = u8::MAX;
        for ((card, _), copy) in cards.iter().zip(copies) {
            let cost = copy.cost.cost().map_err(|e| reader.wrong(copy.id.span(), "cost", e))?;
            if copy.vp > lowest {
                let problem = "the copies stand with the most points on top";
                return Err(reader.wrong(copy.id.span(), "copies", problem));
            }
            lowest = copy.vp;
            faces[card.index()] = Face { vp: copy.vp, cost };
            for _ in 0..*copy.count.get_ref() {
                if place < PILE {
                    piles[kind.index() - Kind::STARTING][place] = *card;
                }
                place += 1;
            }
        }
        let wanted = usize::from(rules.market_copies) * Faction::COUNT;
        if place != wanted || place > PILE {
            let problem = format!("wrong count: {wanted} copies of a market card, not {place}");
            return Err(reader.wrong(row.id.span(), "copies", problem));
        }
    }
    Ok((faces, piles))
}

fn slots(reader: &Reader<'_>, kinds: &mut [KindFacts; Kind::COUNT]) -> Checked<[Option<Kind>; SLOTS]> {
    let mut table_kinds = [None; SLOTS];
    let mut next = 0;
    for (kind, facts) in Kind::ALL.into_iter().zip(kinds.iter_mut()) {
        if facts.spaces.total() > 0 {
            let problem = format!("at most {SLOTS} kinds of cards go to the table");
            *table_kinds.get_mut(next).ok_or_else(|| ContentError::new(reader.file, "cards", problem))? =
                Some(kind);
            facts.slot = Some(next as u8);
            next += 1;
        }
    }
    for (kind, facts) in Kind::ALL.into_iter().zip(kinds.iter()) {
        for (_, effect) in facts.effects() {
            if let Effect::FillUsing { kind: filled, .. } = effect
                && (kinds[filled.index()].build == 0 || !kinds[filled.index()].spaces.is_fixed())
            {
                let problem = format!(
                    "{} fills {}, which does not collect certain resources",
                    kind.name(),
                    filled.name()
                );
                return Err(ContentError::new(reader.file, format!("card {:?}", kind.name()), problem));
            }
        }
    }
    Ok(table_kinds)
}

fn symbols(kinds: &[KindFacts; Kind::COUNT], count: impl Fn(Effect) -> u8) -> Symbols {
    let mut symbols = Symbols { cards: PileMask::EMPTY, strength: [0; Card::COUNT] };
    for card in Card::ALL {
        let strength: u8 = kinds[card.kind().index()].effects().map(|(_, effect)| count(effect)).sum();
        symbols.strength[card.index()] = strength;
        if strength > 0 {
            symbols.cards = symbols.cards.with(card);
        }
    }
    symbols
}

fn factions(reader: &Reader<'_>, rows: &Rows) -> Checked<[Pile<Card>; Faction::COUNT]> {
    let members = Faction::ALL.map(|faction| (faction, faction.name()));
    let found = reader.each(&rows.faction, |row| &row.id, Faction::named, &members, "faction")?;
    let mut decks = [Pile::EMPTY; Faction::COUNT];
    for (deck, row) in decks.iter_mut().zip(found) {
        for (name, count) in &row.deck {
            let card = Kind::named(name.get_ref()).and_then(Card::starting);
            let Some(card) = card.filter(|_| (1..=10).contains(count)) else {
                let problem = format!("{:?} = {count} is not a number of starting cards", name.get_ref());
                return Err(reader.wrong(name.span(), "deck", problem));
            };
            *deck = deck.plus(Pile::of(card, *count));
        }
        if deck.len() != 10 {
            let problem = format!("wrong count: a faction has 10 starting cards, not {}", deck.len());
            return Err(reader.wrong(row.id.span(), "deck", problem));
        }
    }
    Ok(decks)
}
