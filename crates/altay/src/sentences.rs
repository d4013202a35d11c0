//! What cards say: messages generated from the data of their effects, so that no text can contradict a rule.

use crate::content::{AchievementFacts, KindFacts, Worth};
use crate::describe::CATALOGUE;
use crate::effect::{Counted, Effect, TechEffect, Timing, WonderScore};
use crate::resources::{Cost, Resources, Spaces};
use game_core::{Arg, Text};
use std::collections::HashMap;
use std::sync::LazyLock;

fn amounts(fixed: Resources, wms: u8, any: u8) -> Vec<Text> {
    let number = |key, n: i32| Text::new(key).with("n", n);
    let mut list: Vec<Text> =
        fixed.iter().map(|(r, n)| number("amount", i32::from(n)).with("resource", r.key())).collect();
    if wms > 0 {
        list.push(number("amount-wms", wms.into()));
    }
    if any > 0 {
        list.push(number("amount-any", any.into()));
    }
    list
}

/// Resources as a list of amounts.
#[must_use]
pub fn resources(resources: Resources) -> Vec<Text> {
    amounts(resources, 0, 0)
}

/// Spaces as a list of amounts.
#[must_use]
pub fn spaces(spaces: Spaces) -> Vec<Text> {
    amounts(spaces.fixed, spaces.wms, spaces.any)
}

/// A price as a list of amounts.
#[must_use]
pub fn cost(cost: Cost) -> Vec<Text> {
    amounts(cost.fixed, cost.wild, 0)
}

/// What playing a card for this effect does.
#[must_use]
pub fn effect(effect: Effect) -> Text {
    match effect {
        Effect::Produce(gain) => Text::new("effect-produce").with("goods", resources(gain)),
        Effect::ProduceUsing { terrain, gain } => {
            Text::new("effect-produce-using").with("terrain", terrain.key()).with("goods", resources(gain))
        }
        Effect::FillUsing { terrain, kind } => {
            Text::new("effect-fill-using").with("terrain", terrain.key()).with("card", kind.key())
        }
        Effect::ConsumeToken => Text::new("effect-consume-token"),
        Effect::Collect { spaces: takes, build: 1 } => {
            Text::new("effect-collect-one").with("goods", spaces(takes))
        }
        Effect::Collect { spaces: takes, build } => {
            Text::new("effect-collect").with("goods", spaces(takes)).with("n", build)
        }
        Effect::Store(takes) => Text::new("effect-store").with("goods", spaces(takes)),
        Effect::Draw(1) => Text::new("effect-draw-one"),
        Effect::Draw(n) => Text::new("effect-draw").with("n", n),
        Effect::Attack(n) => Text::new("effect-attack").with("n", n),
        Effect::Defend(n) => Text::new("effect-defend").with("n", n),
    }
}

/// The effects of a kind of action card.
#[must_use]
pub fn effects(kind: &KindFacts) -> Vec<Text> {
    kind.effects().map(|(_, e)| effect(e)).collect()
}

/// What a technology does.
#[must_use]
pub fn technology(effect: TechEffect) -> Text {
    let does = match effect {
        TechEffect::TrashThenDraw => Text::new("tech-trash-then-draw"),
        TechEffect::PlaceExtraSettlement => Text::new("tech-place-extra-settlement"),
        TechEffect::DiscardThenDraw => Text::new("tech-discard-then-draw"),
        TechEffect::DefenceBonus(n) => Text::new("tech-defence-bonus").with("n", n),
        TechEffect::Archive => Text::new("tech-archive"),
        TechEffect::SwapResource => Text::new("tech-swap-resource"),
        TechEffect::DrawMore(n) => Text::new("tech-draw-more").with("n", n),
        TechEffect::AttackBonus(n) => Text::new("tech-attack-bonus").with("n", n),
        TechEffect::Produce(gain) => Text::new("tech-produce").with("goods", resources(gain)),
        TechEffect::Resettle => Text::new("tech-resettle"),
    };
    let timing = match effect.timing() {
        Timing::OncePerTurn => "timing-once-per-turn",
        Timing::Instant => "timing-instant",
        Timing::Continuous => "timing-continuous",
        Timing::EndOfTurn => "timing-end-of-turn",
    };
    Text::new(timing).with("effect", vec![does])
}

/// How a wonder scores.
#[must_use]
pub fn wonder(score: WonderScore) -> Text {
    let counted = match score.counted {
        Counted::Technologies => "counted-technologies",
        Counted::ActionCards => "counted-action-cards",
        Counted::RegionsWithTwo => "counted-regions-with-two",
        Counted::RegionsWithOne => "counted-regions-with-one",
        Counted::CardsWithPoints => "counted-cards-with-points",
        Counted::RegionsNextToOpponent => "counted-regions-next-to-opponent",
        Counted::RegionsOfBestTerrain => "counted-regions-of-best-terrain",
        Counted::StartingCards => "counted-starting-cards",
        Counted::CapturedSettlements => "counted-captured-settlements",
        Counted::ConquestTokens => "counted-conquest-tokens",
    };
    let text = match (score.divisor, score.bonus) {
        (1, 0) => Text::new("wonder-each"),
        (divisor, 0) => Text::new("wonder-per").with("divisor", divisor),
        (divisor, bonus) => Text::new("wonder-bonus").with("divisor", divisor).with("bonus", bonus),
    };
    text.with("counted", counted).with("cap", score.cap)
}

/// What an achievement is good for.
#[must_use]
pub fn achievement(facts: &AchievementFacts) -> Text {
    match facts.worth {
        Worth::Technology(effect) => technology(effect),
        Worth::Wonder(score) => wonder(score),
    }
}

/// A message in English, for content listings and terminals. Knows plain placeables only, which is all that
/// the messages of this file use.
#[must_use]
pub fn english(text: &Text) -> String {
    static WORDS: LazyLock<HashMap<&str, &str>> = LazyLock::new(|| {
        CATALOGUE
            .lines()
            .filter_map(|l| l.split_once(" = "))
            .map(|(key, words)| (key.trim(), words))
            .collect()
    });
    let mut said = WORDS.get(text.key).map_or_else(|| text.key.to_owned(), ToString::to_string);
    for (name, arg) in &text.args {
        let words = match arg {
            Arg::Number(n) => n.to_string(),
            Arg::Term(key) => english(&Text::new(key)),
            Arg::Terms(texts) => texts.iter().map(english).collect::<Vec<_>>().join(", "),
            Arg::Seat(seat) => format!("player {}", seat.index() + 1),
            Arg::Label(label) => label.clone(),
        };
        said = said.replace(&format!("{{ ${name} }}"), &words);
    }
    said
}
