//! Cards, tokens, tracks and gods.

use super::check::{Check, Reader};
use super::map::Map;
use super::reward::{RewardRow, RewardTable, Safety};
use super::rows::{self, File, WeaponKind};
use super::{
    ANCIENTS, AncientFacts, AreaFacts, ArtifactNumbers, CULTURES, CultureFacts, GoalFacts, HouseFacts,
    MajorFacts, MinorFacts, PACTS, PactFacts, PowerFacts, TrackFacts, WeaponFacts,
};
use crate::ids::{Artifact, Goal, House, MajorGod, MinorGod, Pandora, Track, Weapon, WeaponSet};
use game_core::ContentError;

pub(super) fn weapons(read: &Reader<'_>, rows: &File) -> Check<[WeaponFacts; 12]> {
    let weapons = read.one_each("weapon", &rows.weapons, Weapon::ALL, |row| row.id, Weapon::name)?;
    for row in &rows.weapons {
        let weapon = row.get_ref();
        let place = || format!("weapon {:?}", weapon.id.name());
        let small = weapon.strength <= 20 && weapon.war <= 11 && weapon.vp <= 20;
        read.must(small, row, place, || "strength and vp are at most 20, war at most 11".to_owned())?;
    }
    Ok(weapons.map(|row| WeaponFacts {
        regular: row.kind == WeaponKind::Regular,
        cost: row.cost.into(),
        strength: row.strength,
        effect: row.effect,
        war: row.war,
        vp: row.vp,
    }))
}

pub(super) fn houses(
    read: &Reader<'_>,
    rows: &File,
    weapons: &[WeaponFacts; 12],
    map: &Map,
) -> Check<[HouseFacts; 4]> {
    read.one_each("house", &rows.houses, House::ALL, |row| row.id, House::name)?;
    let mut facts = [None; 4];
    for row in &rows.houses {
        let house = row.get_ref();
        let place = || format!("house {:?}", house.id.name());
        let set: WeaponSet = house.weapons.iter().copied().collect();
        let regular: WeaponSet = set.iter().filter(|weapon| weapons[weapon.index()].regular).collect();
        let advanced = set.difference(regular);
        let counts = house.weapons.len() == 9 && regular.len() == 2 && advanced.len() == 7;
        read.must(counts, row, place, || {
            format!(
                "a house has 2 regular and 7 advanced weapons, not {} and {}",
                regular.len(),
                advanced.len()
            )
        })?;
        let free = regular.iter().any(|weapon| weapons[weapon.index()].cost.is_free());
        read.must(free, row, place, || "one regular weapon must be free (R79)".to_owned())?;
        read.must(house.major_god == house.id.major(), row, place, || {
            format!("its major god must be {:?}", house.id.major().name())
        })?;
        let capital = &map.territories[map.capitals[house.id.index()].index()];
        read.must(capital.types == 1 << house.capital_resource.index(), row, place, || {
            format!("the capital {:?} must yield {}", capital.id, house.capital_resource.name())
        })?;
        facts[house.id.index()] = Some(HouseFacts {
            capital: map.capitals[house.id.index()],
            start: map.starts[house.id.index()],
            capital_resource: house.capital_resource,
            regular,
            advanced,
        });
    }
    Ok(facts.map(|facts| facts.expect("one row for each house was checked")))
}

pub(super) fn pacts(read: &Reader<'_>, rows: &File, table: &mut RewardTable) -> Check<Vec<PactFacts>> {
    read.unique("trade agreement", &rows.trade_agreements, |row| &row.id)?;
    read.count("trade agreements", &rows.trade_agreements, PACTS)?;
    for row in &rows.trade_agreements {
        let place = format!("trade agreement {:?}", row.get_ref().id);
        read.rewards(row, &place, &row.get_ref().middle, Safety::Any)?;
        let small = row.get_ref().vp <= 30 && row.get_ref().trade <= 11;
        read.must(small, row, || place, || "vp is at most 30, trade at most 11".to_owned())?;
    }
    for house in [None].into_iter().chain(House::ALL.map(Some)) {
        let found = rows.trade_agreements.iter().filter(|row| row.get_ref().house == house).count();
        let right = if house.is_some() { 6 } else { 12 };
        if found != right {
            let whose = house.map_or("no house", House::name);
            let problem = format!("{right} must be of {whose}, not {found}");
            return Err(ContentError::new(read.file, "trade agreements", problem));
        }
    }
    let facts = |row: &rows::PactRow, table: &mut RewardTable| PactFacts {
        id: row.id.clone(),
        house: row.house,
        cost: row.cost.into(),
        middle: table.add(&row.middle),
        vp: row.vp,
        trade: row.trade,
    };
    Ok(rows.trade_agreements.iter().map(|row| facts(row.get_ref(), table)).collect())
}

pub(super) fn cultures(read: &Reader<'_>, rows: &File, table: &mut RewardTable) -> Check<Vec<CultureFacts>> {
    read.unique("culture token", &rows.culture_tokens, |row| &row.id)?;
    read.count("culture tokens", &rows.culture_tokens, CULTURES)?;
    let mut facts = Vec::new();
    for row in &rows.culture_tokens {
        let token = row.get_ref();
        read.rewards(row, &format!("culture token {:?}", token.id), &token.reward, Safety::Culture)?;
        let plain = token.reward.iter().all(|item| match item {
            RewardRow::Resource { resource, .. } => *resource != rows::SourceType::Any,
            RewardRow::Crystal { .. } | RewardRow::Vp { .. } | RewardRow::Track { .. } => true,
            _ => false,
        });
        facts.push(CultureFacts { id: token.id.clone(), reward: table.add(&token.reward), plain });
    }
    Ok(facts)
}

pub(super) fn ancients(read: &Reader<'_>, rows: &File, table: &mut RewardTable) -> Check<Vec<AncientFacts>> {
    read.unique("ancient civilization", &rows.ancient_civilizations, |row| &row.id)?;
    read.count("ancient civilizations", &rows.ancient_civilizations, ANCIENTS)?;
    let mut facts = Vec::new();
    for row in &rows.ancient_civilizations {
        let token = row.get_ref();
        let place = format!("ancient civilization {:?}", token.id);
        read.rewards(row, &place, &token.reward, Safety::Ancient)?;
        let strength = (3..=5).contains(&token.strength);
        read.must(
            strength,
            row,
            || format!("{place}, field strength"),
            || format!("strength is 3 to 5, not {}", token.strength),
        )?;
        use super::WeaponEffect as E;
        let fine = matches!(token.effect, E::None | E::VoidEffect | E::GodsCountOne);
        read.must(
            fine,
            row,
            || format!("{place}, field effect"),
            || "the effect is none, void_effect or gods_count_one".to_owned(),
        )?;
        let reward = table.add(&token.reward);
        facts.push(AncientFacts {
            id: token.id.clone(),
            strength: token.strength,
            effect: token.effect,
            reward,
        });
    }
    Ok(facts)
}

pub(super) fn tracks(read: &Reader<'_>, rows: &File) -> Check<[TrackFacts; 3]> {
    read.one_each(
        "development track",
        &rows.development_tracks,
        Track::DEVELOPMENT,
        |row| row.id,
        Track::name,
    )?;
    for row in &rows.development_tracks {
        let track = row.get_ref();
        let place = || format!("development track {:?}", track.id.name());
        let spaces = track.multipliers.len() == usize::from(track.last) + 1 && (1..=30).contains(&track.last);
        read.must(spaces, row, place, || "it needs one multiplier for each space 0..last".to_owned())?;
        let rising = track.multipliers.windows(2).all(|pair| pair[0] <= pair[1]);
        let five = track.multipliers.iter().filter(|multiplier| **multiplier >= 5).count() == 1;
        let ends = track.multipliers.first() == Some(&1) && track.multipliers.last() == Some(&5);
        read.must(rising && ends && five, row, place, || {
            "multipliers start at 1, never fall, and only the last space is 5".to_owned()
        })?;
    }
    Ok(Track::DEVELOPMENT.map(|track| {
        let row = rows.development_tracks.iter().find(|row| row.get_ref().id == track);
        let row = row.expect("one row for each track was checked").get_ref();
        TrackFacts { last: row.last, multipliers: row.multipliers.clone() }
    }))
}

pub(super) fn power(read: &Reader<'_>, rows: &File) -> Check<PowerFacts> {
    let row = rows.power_track.get_ref();
    let place = || "power_track".to_owned();
    let at = &rows.power_track;
    let rising = row.values.windows(2).all(|pair| pair[0] <= pair[1]);
    let fine = rising && row.values.first() == Some(&-8) && (2..=30).contains(&row.values.len());
    read.must(fine, at, place, || "values start at -8 and never fall".to_owned())?;
    let spaces = row.values.len() as u8;
    let inside = row.start < spaces && row.lightning_after < spaces - 1;
    read.must(inside, at, place, || "start and lightning lie on the track".to_owned())?;
    let tokens: Option<[u8; 4]> = row.vp2_spaces.clone().try_into().ok();
    match tokens {
        Some(vp2_spaces)
            if vp2_spaces.is_sorted_by(|a, b| a < b)
                && vp2_spaces[3] < spaces
                && vp2_spaces[0] > row.start =>
        {
            Ok(PowerFacts {
                values: row.values.clone(),
                start: row.start,
                lightning_after: row.lightning_after,
                vp2_spaces,
            })
        }
        _ => Err(read.error(at, place(), "vp2_spaces are four different rising spaces after the start")),
    }
}

pub(super) fn area(read: &Reader<'_>, rows: &File) -> Check<[AreaFacts; 5]> {
    read.unique("settlement area", &rows.settlement_area, |row| &row.id)?;
    read.count("settlement area", &rows.settlement_area, 5)?;
    let mut area = [AreaFacts::default(); 5];
    for (index, row) in rows.settlement_area.iter().enumerate() {
        let place = format!("settlement area {:?}", row.get_ref().id);
        read.rewards(row, &place, &row.get_ref().reward, Safety::Area)?;
        let in_order = usize::from(row.get_ref().cell) == index;
        read.must(in_order, row, || place, || "cells are listed in order, 0 to 4".to_owned())?;
        for item in &row.get_ref().reward {
            match item {
                RewardRow::Follower { n } => area[index].followers += n,
                RewardRow::Vp { n } => area[index].vp += n,
                _ => {}
            }
        }
    }
    Ok(area)
}

pub(super) fn goals(read: &Reader<'_>, rows: &File) -> Check<[GoalFacts; 4]> {
    let goals = read.one_each("goal tile", &rows.goal_tiles, Goal::ALL, |row| row.id, Goal::name)?;
    for row in &rows.goal_tiles {
        let fine = row.get_ref().divisor > 0 && row.get_ref().cap == rows.constants.get_ref().goal_cap;
        read.must(
            fine,
            row,
            || format!("goal tile {:?}", row.get_ref().id.name()),
            || "divisor is at least 1 and cap is goal_cap".to_owned(),
        )?;
    }
    Ok(goals.map(|row| GoalFacts { counts: row.counts, divisor: row.divisor, cap: row.cap }))
}

pub(super) fn majors(read: &Reader<'_>, rows: &File) -> Check<[MajorFacts; 4]> {
    let majors = read.one_each("major god", &rows.major_gods, MajorGod::ALL, |row| row.id, MajorGod::name)?;
    for row in &rows.major_gods {
        let god = row.get_ref();
        let fine = god.house.major() == god.id && god.strength == rows.constants.get_ref().strength_major_god;
        read.must(
            fine,
            row,
            || format!("major god {:?}", god.id.name()),
            || "it belongs to its house and has strength_major_god".to_owned(),
        )?;
    }
    Ok(majors.map(|row| MajorFacts { base: row.base, upgraded: row.upgraded }))
}

pub(super) fn minors(read: &Reader<'_>, rows: &File) -> Check<[MinorFacts; 28]> {
    let minors = read.one_each("minor god", &rows.minor_gods, MinorGod::ALL, |row| row.id, MinorGod::name)?;
    for row in &rows.minor_gods {
        let god = row.get_ref();
        let place = || format!("minor god {:?}", god.id.name());
        read.must(god.house == god.id.house(), row, place, || {
            format!("its house is {:?}", god.id.house().name())
        })?;
        read.must(god.kind == god.effect.kind(), row, place, || {
            format!("a power of this sort is {:?}, not {:?}", god.effect.kind(), god.kind)
        })?;
        use super::GodEffect as E;
        let divisors = !matches!(
            god.effect,
            E::VpPerExhaustedPair { per: 0, .. }
                | E::AwayTerritories { per: 0, .. }
                | E::VpPerReserveFollowers { per: 0, .. }
        );
        read.must(divisors, row, place, || "per must not be 0".to_owned())?;
    }
    Ok(minors.map(|row| MinorFacts {
        kind: row.kind,
        track: row.track,
        steps: row.steps,
        effect: row.effect,
    }))
}

pub(super) fn artifacts(read: &Reader<'_>, rows: &File) -> Check<ArtifactNumbers> {
    let found = read.one_each("artifact", &rows.artifacts, Artifact::ALL, |row| row.id, Artifact::name)?;
    let need = |artifact: Artifact, field: &str, value: Option<u8>| {
        value.ok_or_else(|| {
            let place = format!("artifact {:?}, field params", artifact.name());
            ContentError::new(read.file, place, format!("the number {field} is missing"))
        })
    };
    let mirror = &found[Artifact::Mirror.index()].params;
    let horn = &found[Artifact::Cornucopia.index()].params;
    let tablet = &found[Artifact::Tablet.index()].params;
    if need(Artifact::Mirror, "actions", mirror.actions)? != 2 {
        return Err(ContentError::new(read.file, "artifact \"duplicity_mirror\"", "it gives two actions"));
    }
    Ok(ArtifactNumbers {
        mirror_discount: need(Artifact::Mirror, "discount", mirror.discount)?,
        cornucopia_gain: need(Artifact::Cornucopia, "gain", horn.gain)?,
        cornucopia_pay: need(Artifact::Cornucopia, "pay", horn.pay)?,
        cornucopia_vp: need(Artifact::Cornucopia, "vp", horn.vp)?,
        tablet_vp: tablet.vp_by_multiplier.ok_or_else(|| {
            ContentError::new(read.file, "artifact \"tablet_of_destinies\"", "vp_by_multiplier is missing")
        })?,
    })
}

pub(super) fn pandora(
    read: &Reader<'_>,
    rows: &File,
    table: &mut RewardTable,
) -> Check<[super::RewardList; 3]> {
    let tokens =
        read.one_each("pandora token", &rows.pandora_tokens, Pandora::ALL, |row| row.id, Pandora::name)?;
    for row in &rows.pandora_tokens {
        let one = matches!(
            (row.get_ref().id, row.get_ref().reward.as_slice()),
            (Pandora::Crystal, [RewardRow::Crystal { .. }])
                | (Pandora::Follower, [RewardRow::Follower { .. }])
                | (Pandora::Weapon, [RewardRow::Weapon { .. }])
        );
        read.must(
            one,
            row,
            || format!("pandora token {:?}", row.get_ref().id.name()),
            || "a token gives what it shows".to_owned(),
        )?;
    }
    Ok(tokens.map(|row| table.add(&row.reward)))
}
