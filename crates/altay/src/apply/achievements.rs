//! Starting, completing and dropping achievements, using technologies (spec 3.8, 4.4).

use crate::effect::TechEffect;
use crate::ids::{Achievement, Resource};
use crate::prompt::Prompt;
use crate::resources::Resources;
use crate::state::Position;

/// `start`: takes the top card of the stack.
pub(super) fn start(p: &mut Position, achievement: Achievement) {
    p.achievements.open.take(achievement);
    begin(p, achievement);
}

/// `start_secret`: the own secret wonder is revealed.
pub(super) fn start_secret(p: &mut Position, achievement: Achievement) {
    p.active_player_mut().secret_revealed = true;
    begin(p, achievement);
}

fn begin(p: &mut Position, achievement: Achievement) {
    p.active_player_mut().progress = Some(achievement);
    p.prompts.push(Prompt::FirstToken { achievement });
}

/// D13: the first token, then a settlement on a technology, then the market is refilled.
pub(crate) fn first_token(p: &mut Position, resource: Resource) {
    let Prompt::FirstToken { achievement } = p.prompt() else { return };
    let token = Resources::one(resource);
    p.use_up(token);
    let player = p.active_player_mut();
    player.progress_tokens = token;
    if achievement.is_technology() && player.stock > 0 {
        player.stock -= 1;
        player.on_card = true;
    }
    p.prompts.replace(Prompt::Refill { level: achievement.level() });
}

/// Completes the achievement in progress when every space is filled.
pub(super) fn complete_if_full(p: &mut Position) {
    let content = p.content.get();
    let player = p.active_player_mut();
    let Some(achievement) = player.progress else { return };
    if !content.achievement(achievement).spaces.full(player.progress_tokens) {
        return;
    }
    let tokens = std::mem::take(&mut player.progress_tokens);
    player.progress = None;
    player.completed.insert(achievement);
    let on_card = player.on_card;
    p.return_tokens(tokens);
    if content.tech_effect(achievement) == Some(TechEffect::PlaceExtraSettlement) {
        p.prompts.push(Prompt::PlaceExtra);
    }
    if on_card {
        p.prompts.push(Prompt::PlaceFromCard); // before the instant effect
    }
}

/// `drop`: tokens to the supply, the settlement to the stock, the card to the discard pile of its level (R3).
pub(super) fn drop_technology(p: &mut Position) {
    let player = p.active_player_mut();
    let Some(achievement) = player.progress.take() else { return };
    player.given_up.insert(achievement);
    let tokens = std::mem::take(&mut player.progress_tokens);
    player.stock += u8::from(std::mem::take(&mut player.on_card));
    p.return_tokens(tokens);
    let level = achievement.level();
    p.achievements.discards[level.index()].add(achievement);
    p.prompts.push(Prompt::Refill { level });
}

/// `tech`: once per turn.
pub(super) fn technology(p: &mut Position, achievement: Achievement) {
    p.turn.techs.insert(achievement);
    match p.content.get().tech_effect(achievement) {
        Some(TechEffect::TrashThenDraw) => p.prompts.push(Prompt::Trash),
        Some(TechEffect::DiscardThenDraw) => p.prompts.push(Prompt::Swap),
        Some(TechEffect::SwapResource) => p.prompts.push(Prompt::Give),
        Some(TechEffect::Produce(gain)) => p.gain(gain),
        Some(TechEffect::Resettle) => p.prompts.push(Prompt::From),
        _ => {}
    }
}
