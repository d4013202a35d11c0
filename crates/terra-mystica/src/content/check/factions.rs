//! Faction boards.

use super::{Checked, File, MOST};
use crate::content::{Constants, FactionBoard, Goods, Skip, raw};
use crate::ids::{Cult, Faction, Terrain};

pub(super) fn factions(
    file: &File<'_>,
    raw: &raw::Pack,
    constants: &Constants,
) -> Checked<Vec<FactionBoard>> {
    let rows = file.arrange("faction", &raw.faction, |row| &row.id, &Faction::ALL, Faction::name)?;
    file.equal(
        Some(&raw.components.faction_boards),
        "components, field faction_boards",
        *raw.components.faction_boards.get_ref(),
        7,
    )?;
    let mut boards: Vec<FactionBoard> = Vec::new();
    for row in rows {
        let board = faction(file, raw, row, constants)?;
        if boards.iter().filter(|other| other.home == board.home).count() == 2 {
            return Err(file.at(
                &row.id,
                format!("faction {:?}", row.id.get_ref()),
                format!("{} already has two factions", board.home),
            ));
        }
        boards.push(board);
    }
    Ok(boards)
}

#[allow(clippy::too_many_lines, reason = "one field of a faction board after the other")]
fn faction(
    file: &File<'_>,
    raw: &raw::Pack,
    row: &raw::FactionRow,
    constants: &Constants,
) -> Checked<FactionBoard> {
    let id = &row.id;
    let wrong = |problem: String| file.at(id, format!("faction {:?}", id.get_ref()), problem);
    for ability in [&row.ability, &row.stronghold_ability] {
        let known = raw.ability.iter().any(|one| one.id.get_ref() == ability);
        if !known || !ability.starts_with(id.get_ref().as_str()) {
            return Err(wrong(format!("the ability {ability:?} is not one of this faction")));
        }
    }
    let tokens: u8 = row.bowls.iter().fold(0, |all, n| all.saturating_add(*n));
    if tokens != constants.power_tokens {
        return Err(wrong(format!("the bowls hold {} tokens, not {tokens}", constants.power_tokens)));
    }
    if row.start.p > constants.priests_per_player || !(1..=3).contains(&row.start_dwellings) {
        return Err(wrong("it starts with 1 to 3 dwellings and no more priests than there are".to_owned()));
    }
    let mut cults = [0; Cult::COUNT];
    for (name, steps) in &row.cults {
        cults[file.word(id, "cults", name, Cult::named)?.index()] = (*steps).min(9);
    }
    let levels = usize::from(row.shipping_max.saturating_sub(row.shipping_start));
    if row.shipping_max > 5 || row.shipping_start > row.shipping_max || row.shipping_vp.len() != levels {
        return Err(wrong(
            "shipping goes up to 5 at most, with points for each level above the start".to_owned(),
        ));
    }
    let spades = row.spade_cost.len();
    if !(1..=3).contains(&spades) || row.digging_vp.len() != spades - 1 {
        return Err(wrong(
            "there are 1 to 3 prices of a spade, and points for each level of digging".to_owned(),
        ));
    }
    let padded =
        |list: &[u8]| std::array::from_fn::<u8, 5, _>(|i| list.get(i).copied().unwrap_or(0).min(MOST));
    let mut spade_cost = [Goods::NONE; 3];
    for (slot, cost) in spade_cost.iter_mut().zip(&row.spade_cost) {
        *slot = file.goods(id, "spade_cost", *cost)?;
    }
    let skip = row.skip.as_ref().map(|skip| {
        if !["tunnel", "carpet"].contains(&skip.kind.as_str())
            || skip.range.max(skip.range_with_stronghold) > 2
        {
            return Err(wrong("a skip is a tunnel or a carpet over 1 or 2 hexes".to_owned()));
        }
        Ok(Skip {
            cost: file.goods(id, "skip.cost", skip.cost)?,
            cost_stronghold: file.goods(id, "skip.cost_with_stronghold", skip.cost_with_stronghold)?,
            range: skip.range,
            range_stronghold: skip.range_with_stronghold,
        })
    });
    let digging = padded(&row.digging_vp);
    Ok(FactionBoard {
        home: file.word(id, "home", &row.home, Terrain::named)?,
        start: file.goods(id, "start", row.start)?,
        bowls: row.bowls,
        cults,
        start_dwellings: row.start_dwellings,
        cost: [
            file.goods(id, "cost_dwelling", row.cost_dwelling)?,
            file.goods(id, "cost_trading_post", row.cost_trading_post)?,
            file.goods(id, "cost_temple", row.cost_temple)?,
            file.goods(id, "cost_stronghold", row.cost_stronghold)?,
            file.goods(id, "cost_sanctuary", row.cost_sanctuary)?,
        ],
        trading_post_alone: file.goods(id, "cost_trading_post_alone", row.cost_trading_post_alone)?,
        worker_income: file.list(id, "worker_income", &row.worker_income)?,
        trading_post_coins: file.list(id, "trading_post_coins", &row.trading_post_coins)?,
        trading_post_power: file.list(id, "trading_post_power", &row.trading_post_power)?,
        temple_priests: file.list(id, "temple_priests", &row.temple_priests)?,
        temple_power: file.list(id, "temple_power", &row.temple_power)?,
        stronghold_income: file.goods(id, "stronghold_income", row.stronghold_income)?,
        sanctuary_income: file.goods(id, "sanctuary_income", row.sanctuary_income)?,
        shipping_start: row.shipping_start,
        shipping_max: row.shipping_max,
        shipping_cost: file.goods(id, "shipping_cost", row.shipping_cost)?,
        shipping_vp: padded(&row.shipping_vp),
        spade_cost,
        digging_max: spades as u8 - 1,
        digging_cost: file.goods(id, "digging_cost", row.digging_cost)?,
        digging_vp: [digging[0], digging[1]],
        skip: skip.transpose()?,
    })
}
