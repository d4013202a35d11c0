//! Power actions, scoring, bonus, favor and town tiles.

use super::{Checked, File, MOST};
use crate::content::raw::{self, Things};
use crate::content::{BonusFacts, Counted, Event, FavorFacts, PowerFacts, ScoringFacts, TownFacts};
use crate::ids::{BonusTile, Cult, FavorTile, PowerAction, ScoringTile, Structure, TownTile};

pub(super) fn powers(file: &File<'_>, raw: &raw::Pack) -> Checked<Vec<PowerFacts>> {
    let rows =
        file.arrange("power_action", &raw.power_action, |row| &row.id, &PowerAction::ALL, PowerAction::name)?;
    let one = |row: &&raw::PowerRow| {
        let rest = Things { spade: 0, bridge: 0, ..row.gain };
        let gain = file.goods(&row.id, "gain", rest)?;
        Ok(PowerFacts {
            cost: row.cost_pw.min(MOST),
            gain,
            spades: row.gain.spade.min(9),
            bridge: row.gain.bridge > 0,
        })
    };
    rows.iter().map(one).collect()
}

pub(super) fn scoring(file: &File<'_>, raw: &raw::Pack) -> Checked<Vec<ScoringFacts>> {
    let rows =
        file.arrange("scoring_tile", &raw.scoring_tile, |row| &row.id, &ScoringTile::ALL, ScoringTile::name)?;
    let base = rows.iter().filter(|row| !row.promo).count() as u16;
    file.equal(
        Some(&raw.components.scoring_tiles),
        "components, field scoring_tiles",
        *raw.components.scoring_tiles.get_ref(),
        base,
    )?;
    let event = |word: &str| match word {
        "spade" => Some(Event::Spade),
        "town" => Some(Event::Town),
        "dwelling" => Some(Event::Dwelling),
        "trading_post" => Some(Event::TradingPost),
        "temple" => Some(Event::Temple),
        "stronghold_or_sanctuary" => Some(Event::StrongholdOrSanctuary),
        _ => None,
    };
    let one = |row: &&raw::ScoringRow| {
        let counted = match (&row.bonus_cult, &row.bonus_counts) {
            (Some(cult), None) => Counted::Cult(file.word(&row.id, "bonus_cult", cult, Cult::named)?),
            (None, Some(_)) => Counted::Priests,
            _ => {
                return Err(file.at(
                    &row.id,
                    format!("scoring_tile {:?}", row.id.get_ref()),
                    "it has either bonus_cult or bonus_counts",
                ));
            }
        };
        if row.bonus_per_steps == 0 || row.not_in_rounds.iter().any(|round| !(1..=6).contains(round)) {
            return Err(file.at(
                &row.id,
                format!("scoring_tile {:?}", row.id.get_ref()),
                "bonus_per_steps is at least 1, rounds are 1 to 6",
            ));
        }
        Ok(ScoringFacts {
            event: file.word(&row.id, "event", &row.event, event)?,
            vp: row.vp.min(MOST),
            counted,
            per: row.bonus_per_steps,
            gain: file.goods(&row.id, "bonus_gain", Things { spade: 0, ..row.bonus_gain })?,
            spades: row.bonus_gain.spade.min(3),
            promo: row.promo,
            not_in_rounds: row.not_in_rounds.iter().fold(0, |all, round| all | 1 << round),
        })
    };
    rows.iter().map(one).collect()
}

pub(super) fn bonus(file: &File<'_>, raw: &raw::Pack) -> Checked<Vec<BonusFacts>> {
    let rows =
        file.arrange("bonus_tile", &raw.bonus_tile, |row| &row.id, &BonusTile::ALL, BonusTile::name)?;
    let base = rows.iter().filter(|row| !row.promo).count() as u16;
    file.equal(
        Some(&raw.components.bonus_tiles),
        "components, field bonus_tiles",
        *raw.components.bonus_tiles.get_ref(),
        base,
    )?;
    let one = |row: &&raw::BonusRow| {
        let mut pass_vp = [0; Structure::COUNT];
        let mut pass_vp_shipping = 0;
        for (what, vp) in &row.effect.pass_vp {
            match what.as_str() {
                "shipping_level" => pass_vp_shipping = *vp,
                _ => pass_vp[file.word(&row.id, "effect.pass_vp", what, Structure::named)?.index()] = *vp,
            }
        }
        Ok(BonusFacts {
            income: file.goods(&row.id, "income", row.income)?,
            spades: row.effect.action.spade,
            steps: row.effect.action.cult_step,
            shipping: row.effect.shipping.min(1),
            pass_vp,
            pass_vp_shipping,
            promo: row.promo,
        })
    };
    rows.iter().map(one).collect()
}

pub(super) fn favors(file: &File<'_>, raw: &raw::Pack) -> Checked<Vec<FavorFacts>> {
    let rows =
        file.arrange("favor_tile", &raw.favor_tile, |row| &row.id, &FavorTile::ALL, FavorTile::name)?;
    let copies = rows.iter().map(|row| u16::from(row.copies)).sum();
    file.equal(
        Some(&raw.components.favor_tiles),
        "components, field favor_tiles",
        *raw.components.favor_tiles.get_ref(),
        copies,
    )?;
    let one = |row: &&raw::FavorRow| {
        let mut build_vp = [0; Structure::COUNT];
        for (what, vp) in &row.effect.build_vp {
            build_vp[file.word(&row.id, "effect.build_vp", what, Structure::named)?.index()] = *vp;
        }
        let six = row.effect.town_power.is_some();
        if six != (row.id.get_ref() == FavorTile::TownSix.name()) {
            return Err(file.at(
                &row.id,
                format!("favor_tile {:?}", row.id.get_ref()),
                "town_power belongs to favor_town_six",
            ));
        }
        let table = &row.effect.pass_vp_by_trading_posts;
        let pass_vp =
            if table.is_empty() { [0; 5] } else { file.list(&row.id, "pass_vp_by_trading_posts", table)? };
        Ok(FavorFacts {
            cult: file.word(&row.id, "cult", &row.cult, Cult::named)?,
            steps: row.steps.min(10),
            copies: row.copies,
            income: file.goods(&row.id, "income", row.income)?,
            action_steps: row.effect.action.cult_step,
            build_vp,
            pass_vp,
        })
    };
    rows.iter().map(one).collect()
}

pub(super) fn towns(file: &File<'_>, raw: &raw::Pack) -> Checked<Vec<TownFacts>> {
    let rows = file.arrange("town_tile", &raw.town_tile, |row| &row.id, &TownTile::ALL, TownTile::name)?;
    let base = rows.iter().filter(|row| !row.promo).map(|row| u16::from(row.copies)).sum();
    file.equal(
        Some(&raw.components.town_tiles),
        "components, field town_tiles",
        *raw.components.town_tiles.get_ref(),
        base,
    )?;
    let one = |row: &&raw::TownRow| {
        let rest = Things { cult_steps_each: 0, shipping_step: 0, ..row.gain };
        Ok(TownFacts {
            vp: row.vp.min(MOST),
            gain: file.goods(&row.id, "gain", rest)?,
            steps: row.gain.cult_steps_each.min(10),
            shipping: row.gain.shipping_step.min(1),
            keys: row.keys.min(4),
            copies: row.copies.min(MOST),
            promo: row.promo,
        })
    };
    rows.iter().map(one).collect()
}
