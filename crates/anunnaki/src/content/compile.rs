//! From the written rows to the tables the rules read: counts, numbers, the star and its tokens.

use super::cards::{
    ancients, area, artifacts, cultures, goals, houses, majors, minors, pacts, pandora, power, tracks,
    weapons,
};
use super::check::{Check, Reader};
use super::map::map;
use super::reward::{RewardTable, Safety};
use super::rows::{Creates, File, OpName, Per, SegmentKind, SideRow, SlotKind, SummonToken};
use super::{
    ANCIENTS, CULTURES, Content, FOLLOWERS, KEPT_GODS, MagicFacts, Numbers, Op, PACTS, ROW, SETTLEMENTS,
    SIGNS, TokenFacts, listing, printed,
};
use crate::ids::{Cell, CellSet, Colour, Magic, Region, Slot, Token};
use game_core::{ContentError, ContentHash};
use std::sync::OnceLock;

/// How many of each component the rules count on.
const COMPONENTS: [(&str, u8, Per); 32] = [
    ("gaia_board", 1, Per::Game),
    ("development_board", 1, Per::Game),
    ("goal_tile", 4, Per::Game),
    ("vp2_token", 4, Per::Game),
    ("ancient_token", ANCIENTS as u8, Per::Game),
    ("first_player_marker", 1, Per::Game),
    ("afterworld_tile", 1, Per::Game),
    ("trade_agreement", PACTS as u8, Per::Game),
    ("atlantis_god_token", 2, Per::Game),
    ("culture_token", CULTURES as u8, Per::Game),
    ("crystal", 20, Per::Game),
    ("exhaust_token", 64, Per::Game),
    ("destiny_token", 1, Per::Game),
    ("artifact_card", 6, Per::Game),
    ("pandora_token", 3, Per::Game),
    ("action_board", 1, Per::House),
    ("planet_board", 1, Per::House),
    ("action_pawn", 1, Per::House),
    ("sign", SIGNS as u8, Per::House),
    ("action_token", 10, Per::House),
    ("settlement", SETTLEMENTS, Per::House),
    ("minor_summon_token", 5, Per::House),
    ("player_marker", 5, Per::House),
    ("resource_marker", 4, Per::House),
    ("major_summon_token", 1, Per::House),
    ("major_god_card", 1, Per::House),
    ("minor_god_card", 7, Per::House),
    ("weapon_card", 9, Per::House),
    ("player_aid", 1, Per::House),
    ("major_god_figure", 1, Per::House),
    ("minor_god_figure", KEPT_GODS as u8, Per::House),
    ("follower", FOLLOWERS, Per::House),
];

pub(super) fn compile(file: &str, text: &str) -> Check<Content> {
    let rows: File = toml::from_str(text).map_err(|error| ContentError::toml(file, text, &error))?;
    let read = Reader { file, text };
    let meta = rows.meta.get_ref();
    read.must(
        meta.game == "anunnaki" && meta.format == 1,
        &rows.meta,
        || "meta".to_owned(),
        || format!("this is format {} of {:?}; format 1 of \"anunnaki\" is needed", meta.format, meta.game),
    )?;
    components(&read, &rows)?;
    let mut table = RewardTable::default();
    let weapons = weapons(&read, &rows)?;
    let map = map(&read, &rows)?;
    let star = star(&read, &rows)?;
    let content = Content {
        hash: ContentHash::of(&[text]),
        listing: Vec::new(),
        printed: printed::printed(&rows, &map.territories, &map.steps),
        rewards: Vec::new(),
        numbers: numbers(&read, &rows)?,
        houses: houses(&read, &rows, &weapons, &map)?,
        crystals: star.crystals,
        joint: star.joint,
        neighbours: star.neighbours,
        regions: star.regions,
        trails: OnceLock::new(),
        tokens: tokens(&read, &rows)?,
        magics: magics(&read, &rows, &mut table)?,
        boards: map.boards,
        steps: map.steps,
        atlantis: map.atlantis,
        ancient_sites: map.ancient_sites,
        afterworld: map.afterworld,
        corners: map.corners,
        territories: map.territories,
        weapons,
        pacts: pacts(&read, &rows, &mut table)?,
        cultures: cultures(&read, &rows, &mut table)?,
        ancients: ancients(&read, &rows, &mut table)?,
        tracks: tracks(&read, &rows)?,
        power: power(&read, &rows)?,
        area: area(&read, &rows)?,
        goals: goals(&read, &rows)?,
        majors: majors(&read, &rows)?,
        minors: minors(&read, &rows)?,
        artifacts: artifacts(&read, &rows)?,
        pandora: pandora(&read, &rows, &mut table)?,
    };
    let content = Content { rewards: table.0, ..content };
    Ok(Content { listing: listing::listing(&read, &content)?, ..content })
}

fn components(read: &Reader<'_>, rows: &File) -> Check {
    read.unique("component", &rows.components, |row| &row.id)?;
    read.count("components", &rows.components, COMPONENTS.len())?;
    for row in &rows.components {
        let place = || format!("component {:?}", row.get_ref().id);
        let right = COMPONENTS.iter().find(|(id, ..)| *id == row.get_ref().id);
        let Some((_, count, per)) = right else {
            return Err(read.error(row, place(), "the rules know no such component"));
        };
        let fine = row.get_ref().count == *count && row.get_ref().per == *per;
        read.must(fine, row, place, || {
            format!(
                "the rules count on {count} per {per:?}, not on {} per {:?}",
                row.get_ref().count,
                row.get_ref().per
            )
        })?;
    }
    Ok(())
}

fn numbers(read: &Reader<'_>, rows: &File) -> Check<Numbers> {
    let row = rows.constants.get_ref();
    let at = &rows.constants;
    let place = || "constants".to_owned();
    read.must(row.start_settlements == 1, at, place, || "start_settlements must be 1".to_owned())?;
    let followers = row.start_followers_capital + row.start_followers_shrine + row.start_followers_reserve;
    read.must(followers == FOLLOWERS, at, place, || {
        format!("capital, shrine and reserve followers must be {FOLLOWERS} in all, not {followers}")
    })?;
    let gods = usize::from(row.minor_gods_kept) == KEPT_GODS
        && usize::from(row.minor_gods_dealt_first_game) == KEPT_GODS
        && usize::from(row.minor_gods_dealt) == KEPT_GODS + 1;
    read.must(gods, at, place, || format!("{} gods are dealt and {KEPT_GODS} kept", KEPT_GODS + 1))?;
    read.must(usize::from(row.market_row) == ROW, at, place, || format!("market_row must be {ROW}"))?;
    read.must(u32::from(row.artifacts_in_play) == super::ARTIFACTS_IN_PLAY, at, place, || {
        format!("artifacts_in_play must be {}", super::ARTIFACTS_IN_PLAY)
    })?;
    read.must(!row.crystal_supply_limited && !row.exhaust_supply_limited, at, place, || {
        "pools never limit (R2): both supply_limited fields must be false".to_owned()
    })?;
    let cap = row.resource_cap >= row.start_resource_each && row.resource_cap <= 60;
    read.must(cap, at, place, || {
        "resource_cap must be at least start_resource_each and at most 60".to_owned()
    })?;
    read.must(row.leftover_per_vp > 0, at, place, || "leftover_per_vp must not be 0".to_owned())?;
    let strengths = [row.strength_follower, row.strength_minor_god, row.strength_major_god, 0];
    for god in &rows.minor_gods {
        let same = god.get_ref().strength == row.strength_minor_god;
        read.must(
            same,
            god,
            || format!("minor god {:?}", god.get_ref().name),
            || format!("strength must be {} as for every minor god", row.strength_minor_god),
        )?;
    }
    Ok(Numbers {
        start_resource_each: row.start_resource_each,
        start_crystals: row.start_crystals,
        start_followers_capital: row.start_followers_capital,
        start_followers_shrine: row.start_followers_shrine,
        start_settlements: row.start_settlements,
        start_vp: row.start_vp,
        minor_gods_dealt: row.minor_gods_dealt,
        resource_cap: row.resource_cap,
        strength: strengths,
        atlantis_god_strength: row.atlantis_god_strength,
        rank_first_vp: row.rank_first_vp,
        rank_second_vp: row.rank_second_vp,
        leftover_per_vp: row.leftover_per_vp,
        defeat_metal: row.defeat_metal,
        red_upgrade_cost: row.red_upgrade_cost.into(),
        upgrade_steps: [row.blue_upgrade_steps, row.red_upgrade_steps],
        major_god_development_steps: row.major_god_development_steps,
        major_god_power_steps: row.major_god_power_steps,
    })
}

struct Star {
    crystals: [u8; 15],
    joint: [[Option<Cell>; 10]; 10],
    neighbours: [u16; 10],
    regions: [CellSet; 6],
}

fn star(read: &Reader<'_>, rows: &File) -> Check<Star> {
    let slots = read.one_each("star slot", &rows.star_slots, Slot::ALL, |row| row.id, Slot::name)?;
    let segments = read.one_each("star segment", &rows.star_segments, Cell::ALL, |row| row.id, Cell::name)?;
    let regions =
        read.one_each("star region", &rows.star_regions, Region::ALL, |row| row.id, Region::name)?;
    let mut star = Star {
        crystals: segments.map(|row| row.crystals),
        joint: [[None; 10]; 10],
        neighbours: [0; 10],
        regions: regions.map(|row| row.segments.iter().copied().collect()),
    };
    for row in &rows.star_segments {
        let [a, b] = row.get_ref().ends;
        let place = || format!("star segment {:?}", row.get_ref().id.name());
        let tips = [a, b].iter().filter(|slot| slots[slot.index()].kind == SlotKind::Tip).count();
        let kind = if tips == 0 { SegmentKind::Inner } else { SegmentKind::Outer };
        read.must(a != b && tips < 2 && kind == row.get_ref().kind, row, place, || {
            "a segment joins a tip and a crossing (outer) or two crossings (inner)".to_owned()
        })?;
        read.must(star.joint[a.index()][b.index()].is_none(), row, place, || {
            "these slots are joined twice".to_owned()
        })?;
        let named = row
            .get_ref()
            .borders
            .iter()
            .all(|region| star.regions[region.index()].contains(row.get_ref().id));
        let all = Region::ALL
            .iter()
            .filter(|region| star.regions[region.index()].contains(row.get_ref().id))
            .count();
        read.must(named && all == row.get_ref().borders.len(), row, place, || {
            "borders must name exactly the regions that list this segment".to_owned()
        })?;
        read.must(row.get_ref().crystals <= 9, row, place, || "a cell shows 0 to 9 crystals".to_owned())?;
        star.joint[a.index()][b.index()] = Some(row.get_ref().id);
        star.joint[b.index()][a.index()] = Some(row.get_ref().id);
        star.neighbours[a.index()] |= 1 << b.index();
        star.neighbours[b.index()] |= 1 << a.index();
    }
    for row in &rows.star_slots {
        let degree = star.neighbours[row.get_ref().id.index()].count_ones();
        let right = if row.get_ref().kind == SlotKind::Tip { 2 } else { 4 };
        read.must(
            degree == right,
            row,
            || format!("star slot {:?}", row.get_ref().id.name()),
            || format!("{right} segments must meet here, not {degree}"),
        )?;
    }
    for row in &rows.star_regions {
        let major = row.get_ref().id == Region::Major;
        let right = if major { (5, SummonToken::Major) } else { (3, SummonToken::Minor) };
        let fine = star.regions[row.get_ref().id.index()].len() == right.0
            && row.get_ref().segments.len() == right.0
            && row.get_ref().token == right.1;
        read.must(
            fine,
            row,
            || format!("star region {:?}", row.get_ref().id.name()),
            || format!("it must have {} different segments and release a {:?} token", right.0, right.1),
        )?;
    }
    Ok(star)
}

fn side(op: OpName, row: SideRow) -> Option<Op> {
    let only = |side: SideRow| (side == row).then_some(());
    let none = SideRow::default();
    Some(match op {
        OpName::Portal => (only(SideRow { figures: row.figures, ..none })?, Op::Portal(row.figures?)).1,
        OpName::Move => (only(SideRow { points: row.points, ..none })?, Op::Move(row.points?)).1,
        OpName::Trade => (only(SideRow { pacts: row.pacts, ..none })?, Op::Trade(row.pacts?)).1,
        OpName::Harvest => {
            (only(SideRow { territories: row.territories, ..none })?, Op::Harvest(row.territories?)).1
        }
        OpName::Creation => {
            only(SideRow { creates: row.creates, ..none })?;
            if row.creates? == Creates::AnyOne { Op::CreateAny } else { Op::CreateOwn }
        }
        OpName::Income => {
            only(SideRow { extra_followers: row.extra_followers, ..none })?;
            Op::Income(row.extra_followers?)
        }
        OpName::Power => {
            (only(SideRow { extra_steps: row.extra_steps, ..none })?, Op::Power(row.extra_steps?)).1
        }
        OpName::Market => {
            only(SideRow { pay: row.pay, gain: Some(2), ..none })?;
            Op::Market(row.pay.filter(|pay| *pay <= 1)?)
        }
    })
}

fn tokens(read: &Reader<'_>, rows: &File) -> Check<[TokenFacts; 10]> {
    read.one_each("action token", &rows.action_tokens, Token::ALL, |row| row.id, Token::name)?;
    let mut facts = Vec::new();
    for row in &rows.action_tokens {
        let token = row.get_ref();
        let place = || format!("action token {:?}", token.id.name());
        let sides = [side(token.op, token.base), side(token.op, token.upgraded)];
        let [Some(base), Some(upgraded)] = sides else {
            let problem = format!("a side of {:?} lacks its number or has one of another action", token.op);
            return Err(read.error(row, place(), problem));
        };
        let amount = |op| match op {
            Op::Portal(n) | Op::Move(n) | Op::Trade(n) | Op::Harvest(n) => (1..=12).contains(&n),
            Op::Income(n) | Op::Power(n) => n <= 12,
            _ => true,
        };
        read.must(amount(base) && amount(upgraded), row, place, || "numbers are at most 12".to_owned())?;
        read.must(usize::from(token.number) == token.id.index() + 1, row, place, || {
            format!("its number must be {}", token.id.index() + 1)
        })?;
        facts.push((token.id, TokenFacts { colour: token.color, sides: [base, upgraded] }));
    }
    let blue = facts.iter().filter(|(_, token)| token.colour == Colour::Blue).count();
    if blue != 6 {
        return Err(ContentError::new(
            read.file,
            "action tokens",
            format!("6 are blue and 4 red, not {blue} blue"),
        ));
    }
    facts.sort_by_key(|(id, _)| *id);
    Ok(std::array::from_fn(|i| facts[i].1))
}

fn magics(read: &Reader<'_>, rows: &File, table: &mut RewardTable) -> Check<[MagicFacts; 6]> {
    let magics = read.one_each("magic action", &rows.magic_actions, Magic::ALL, |row| row.id, Magic::name)?;
    for row in &rows.magic_actions {
        let place = format!("magic action {:?}", row.get_ref().id.name());
        read.rewards(row, &place, &row.get_ref().reward, Safety::Any)?;
        read.must(
            row.get_ref().reward.len() == 1,
            row,
            || place,
            || "a magic action has one effect".to_owned(),
        )?;
    }
    Ok(magics.map(|row| MagicFacts {
        crystals: row.crystals,
        cost: row.cost.into(),
        reward: table.add(&row.reward),
    }))
}
