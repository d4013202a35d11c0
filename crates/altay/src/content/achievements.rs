//! Technologies, wonders and conquest tokens: checked and turned into tables.

use super::cards::only_fields;
use super::rows::{EffectRow, Reader, Rows};
use super::{AchievementFacts, Rules, TokenFacts, Worth};
use crate::effect::{Counted, TechEffect, WonderScore};
use crate::ids::{Achievement, Faction, Level, Resource, Token};
use crate::resources::{Resources, Spaces};
use game_core::ContentError;

type Checked<T> = Result<T, ContentError>;

/// Facts of each achievement.
pub(super) fn achievements(
    reader: &Reader<'_>,
    rows: &Rows,
    rules: &Rules,
) -> Checked<[AchievementFacts; Achievement::COUNT]> {
    let named = |technology: bool| -> Vec<_> {
        let wanted = Achievement::ALL.into_iter().filter(|a| a.is_technology() == technology);
        wanted.map(|a| (a, a.name())).collect()
    };
    let empty = AchievementFacts {
        spaces: Spaces::default(),
        copies: 0,
        worth: Worth::Technology(TechEffect::Archive),
    };
    let mut facts = [empty; Achievement::COUNT];
    let members = named(true);
    let from_name = Achievement::named;
    for ((achievement, _), row) in
        members.iter().zip(reader.each(&rows.technology, |row| &row.id, from_name, &members, "technology")?)
    {
        let level = achievement.level().number();
        if *row.level.get_ref() != level {
            let problem = format!("{} is of level {level}", achievement.name());
            return Err(reader.wrong(row.level.span(), "level", problem));
        }
        let copies = rules.technology_copies * Faction::COUNT as u8;
        if *row.copies.get_ref() != copies {
            let problem =
                format!("wrong count: {copies} cards of a technology, not {}", row.copies.get_ref());
            return Err(reader.wrong(row.copies.span(), "copies", problem));
        }
        let effect = tech_effect(reader, &row.effect)?;
        if row.timing.get_ref() != effect.timing().name() {
            let problem = format!("this effect works {}", effect.timing().name());
            return Err(reader.wrong(row.timing.span(), "timing", problem));
        }
        let spaces = row.spaces.spaces().map_err(|e| reader.wrong(row.id.span(), "spaces", e))?;
        facts[achievement.index()] = AchievementFacts { spaces, copies, worth: Worth::Technology(effect) };
        two_spaces(reader, spaces, &row.id)?;
    }
    let members = named(false);
    for ((achievement, _), row) in
        members.iter().zip(reader.each(&rows.wonder, |row| &row.id, from_name, &members, "wonder")?)
    {
        if *row.copies.get_ref() != 1 {
            let problem = format!("wrong count: 1 card of a wonder, not {}", row.copies.get_ref());
            return Err(reader.wrong(row.copies.span(), "copies", problem));
        }
        let counted = Counted::ALL.into_iter().find(|(_, name)| name == row.score.get_ref());
        let Some((counted, _)) = counted else {
            let known = Counted::ALL.map(|(_, name)| name).join(", ");
            let problem = format!("unknown effect {:?}; known are {known}", row.score.get_ref());
            return Err(reader.wrong(row.score.span(), "score", problem));
        };
        if *row.divisor.get_ref() == 0 {
            return Err(reader.wrong(row.divisor.span(), "divisor", "a divisor is at least 1"));
        }
        let score = WonderScore { counted, divisor: *row.divisor.get_ref(), bonus: row.bonus, cap: row.cap };
        let spaces = row.spaces.spaces().map_err(|e| reader.wrong(row.id.span(), "spaces", e))?;
        facts[achievement.index()] = AchievementFacts { spaces, copies: 1, worth: Worth::Wonder(score) };
        two_spaces(reader, spaces, &row.id)?;
    }
    debug_assert_eq!(Level::Three.members().len(), members.len());
    Ok(facts)
}

/// The first token never completes an achievement: the market is refilled in between.
fn two_spaces(reader: &Reader<'_>, spaces: Spaces, id: &toml::Spanned<String>) -> Checked<()> {
    if spaces.total() < 2 {
        return Err(reader.wrong(id.span(), "spaces", "an achievement has at least 2 spaces"));
    }
    Ok(())
}

fn tech_effect(reader: &Reader<'_>, row: &EffectRow) -> Checked<TechEffect> {
    let wrong = |problem: String| reader.wrong(row.op.span(), "effect", problem);
    let op = row.op.get_ref().as_str();
    let number = |value: Option<u8>, what: &str| match value {
        Some(n @ 1..=9) => Ok(n),
        _ => Err(wrong(format!("effect {op:?} needs {what} from 1 to 9"))),
    };
    let (effect, fields): (_, &[&str]) = match op {
        "trash_then_draw" => (TechEffect::TrashThenDraw, &[]),
        "place_extra_settlement" => (TechEffect::PlaceExtraSettlement, &[]),
        "discard_then_draw" => (TechEffect::DiscardThenDraw, &[]),
        "defence_bonus" => (TechEffect::DefenceBonus(number(row.strength, "strength")?), &["strength"]),
        "archive" => (TechEffect::Archive, &[]),
        "swap_resource" => (TechEffect::SwapResource, &[]),
        "draw_more" => (TechEffect::DrawMore(number(row.cards, "cards")?), &["cards"]),
        "attack_bonus" => (TechEffect::AttackBonus(number(row.strength, "strength")?), &["strength"]),
        "produce" => {
            let gain: Resources = row
                .gain
                .ok_or_else(|| wrong("effect \"produce\" needs gain".to_owned()))?
                .gain()
                .map_err(wrong)?;
            (TechEffect::Produce(gain), &["gain"])
        }
        "resettle" => (TechEffect::Resettle, &[]),
        _ => {
            return Err(wrong(format!(
                "unknown effect {op:?}; known are trash_then_draw, place_extra_settlement, \
                 discard_then_draw, defence_bonus, archive, swap_resource, draw_more, attack_bonus, \
                 produce, resettle"
            )));
        }
    };
    only_fields(reader, row, fields)?;
    Ok(effect)
}

/// Facts of each conquest token.
pub(super) fn tokens(reader: &Reader<'_>, rows: &Rows) -> Checked<[TokenFacts; Token::COUNT]> {
    let members = Token::ALL.map(|token| (token, token.name()));
    let found = reader.each(&rows.conquest_token, |row| &row.id, Token::named, &members, "conquest_token")?;
    let mut tokens = [TokenFacts { value: 0, resource: None, count: 0, three: false }; Token::COUNT];
    for (token, row) in tokens.iter_mut().zip(&found) {
        let resource = match &row.resource {
            None => None,
            Some(name) => Some(Resource::named(name.get_ref()).ok_or_else(|| {
                reader.wrong(name.span(), "resource", format!("unknown resource {:?}", name.get_ref()))
            })?),
        };
        let three = pool(reader, &row.pool)?;
        let (value, count) = (*row.value.get_ref(), *row.count.get_ref());
        if !(1..=9).contains(&value) {
            return Err(reader.wrong(row.value.span(), "value", format!("a value is 1 to 9, not {value}")));
        }
        if count > 15 {
            let problem = format!("wrong count: at most 15 tokens of a sort, not {count}");
            return Err(reader.wrong(row.count.span(), "count", problem));
        }
        *token = TokenFacts { value, resource, count, three };
    }
    Ok(tokens)
}

/// Is it the pool of the mountains?
pub(super) fn pool(reader: &Reader<'_>, name: &toml::Spanned<String>) -> Checked<bool> {
    match name.get_ref().as_str() {
        "one_two" => Ok(false),
        "three" => Ok(true),
        other => {
            let problem = format!("unknown pool {other:?}; known are one_two and three");
            Err(reader.wrong(name.span(), "pool", problem))
        }
    }
}
