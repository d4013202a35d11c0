//! What is said to people: questions, options and log lines as message keys with arguments.

use crate::action::{Action, Target as On, Zone};
use crate::ids::{Achievement, Card, Region, Resource};
use crate::legal::battle::{attack_strength, defence_strength};
use crate::prompt::Prompt;
use crate::refusal::label;
use crate::sentences;
use crate::state::Position;
use crate::wishes;
use game_core::{Actor, Describe, ScoreLine, Seat, Tally, Target, Text, Viewer};

/// The English catalogue.
pub const CATALOGUE: &str = include_str!("../text/en.ftl");

impl Describe for Position {
    const CATALOGUE: &'static str = CATALOGUE;
    const LESSONS: &'static str = include_str!("../lessons/first.toml");
    const PRACTICE: &'static str = include_str!("../lessons/practice.toml");

    fn prompt(&self, _seat: Seat) -> Text {
        question(self)
    }

    fn describe(&self, viewer: Viewer, actor: Actor, action: Action) -> Text {
        match action {
            Action::FirstPlayer(seat) => Text::new("step-first-player").with("seat", seat),
            Action::Draw(_) | Action::Secret(_) if !self.sees(viewer, actor, action) => {
                let key =
                    if matches!(action, Action::Draw(_)) { "step-draw-hidden" } else { "step-secret-hidden" };
                Text::new(key).with("seat", self.dealt_to())
            }
            Action::Draw(card) => {
                Text::new("step-draw").with("seat", self.dealt_to()).with("card", card.key())
            }
            Action::Secret(wonder) => {
                Text::new("step-secret").with("seat", self.dealt_to()).with("achievement", wonder.key())
            }
            Action::DealFaction(faction) => Text::new("step-deal-faction")
                .with("seat", self.next_faction().unwrap_or(self.first))
                .with("faction", faction.key()),
            Action::Token(token) => {
                let region = self.next_guarded().map_or(label(Region::FarmlandTopLeft), label);
                Text::new("step-token").with("token", token.key()).with("region", region)
            }
            _ => said(self, action),
        }
    }

    /// Draws and secret wonders are read by their receiver only; everything else happens in the open.
    fn sees(&self, viewer: Viewer, _actor: Actor, action: Action) -> bool {
        match action {
            Action::Draw(_) | Action::Secret(_) => viewer.is(self.dealt_to()),
            _ => true,
        }
    }

    const OPEN: &'static [&'static str] = &["region"];

    fn wishes(&self, seat: Seat, about: Option<(&str, &str)>, out: &mut Vec<Action>) {
        match about {
            None => wishes::of_a_turn(self, seat, out),
            Some((kind, id)) => out.extend(wishes::about(self, seat, kind, id)),
        }
    }

    fn targets(&self, action: Action, out: &mut Vec<Target>) {
        let card = |card: Card, from: Zone| {
            Target::new(if from == Zone::Hand { "card" } else { "archive" }, card.name())
        };
        let resource = |resource: Resource| Target::new("resource", resource.name());
        let achievement = |a: Achievement| Target::new("achievement", a.name());
        let region = |region: Region| Target::new("region", region.name());
        match action {
            Action::Faction(faction) | Action::DealFaction(faction) => {
                out.push(Target::new("faction", faction.name()));
            }
            Action::Play { card: played, from, .. }
            | Action::Add { card: played, from }
            | Action::Defend { card: played, from } => out.push(card(played, from)),
            Action::Discard(played) | Action::Trash(played) | Action::Archive(played) => {
                out.push(card(played, Zone::Hand));
            }
            Action::DiscardArchived | Action::TrashArchived => {
                let archived = self.archived_now().map(|played| card(played, Zone::Archive));
                out.extend(archived);
            }
            Action::Put { resource: put, target } => out.extend([
                resource(put),
                match target {
                    On::Card(kind) => Target::new("table", kind.name()),
                    On::Achievement => Target::new("progress", "progress"),
                },
            ]),
            Action::Release(kind) => out.push(Target::new("table", kind.name())),
            Action::Buy(kind) => out.push(Target::new("pile", kind.name())),
            Action::Attack { from, to } => out.extend([region(from).role("from"), region(to).role("to")]),
            Action::Start(a) | Action::Tech(a) => out.push(achievement(a)),
            Action::StartSecret(a) => out.push(Target::new("secret", a.name())),
            Action::Drop => out.push(Target::new("progress", "progress")),
            Action::BuyResource(r)
            | Action::Take(r)
            | Action::Pay(r)
            | Action::First(r)
            | Action::Give(r) => {
                out.push(resource(r));
            }
            Action::StartRegion(r) | Action::Use(r) | Action::Settle(r) | Action::From(r) | Action::To(r) => {
                out.push(region(r))
            }
            _ => {}
        }
    }

    fn tallies(&self, _viewer: Viewer, seat: Seat, out: &mut Vec<Tally>) {
        let player = &self.seats[seat];
        let pool = |r: Resource| if seat == self.active { i32::from(self.pool.get(r)) } else { 0 };
        let technologies = player.completed.iter().filter(|a| a.is_technology()).count() as i32;
        let mut tally = |key, value| out.push(Tally { key, value });
        tally("tally-points", self.points(seat).total());
        tally("tally-food", pool(Resource::Food));
        tally("tally-wood", pool(Resource::Wood));
        tally("tally-metal", pool(Resource::Metal));
        tally("tally-stone", pool(Resource::Stone));
        tally("tally-culture", pool(Resource::Culture));
        tally("tally-regions", self.board.held[seat].len() as i32);
        tally("tally-settlements", self.settlements_on_map(seat).into());
        tally("tally-stock", player.stock.into());
        tally("tally-hand", player.hand.len() as i32);
        tally("tally-cards", player.owned().len() as i32);
        tally("tally-technologies", technologies);
        tally("tally-wonders", player.completed.len() as i32 - technologies);
        tally("tally-captured", player.captures().into());
        tally("tally-conquests", player.conquests().len() as i32);
        tally("tally-coins", i32::try_from(player.coins).unwrap_or(i32::MAX));
    }

    fn score_sheet(&self, seat: Seat) -> Vec<ScoreLine> {
        let points = self.points(seat);
        vec![
            ScoreLine { key: "score-achievements", points: points.achievements },
            ScoreLine { key: "score-action-cards", points: points.action_cards },
            ScoreLine { key: "score-regions", points: points.regions },
            ScoreLine { key: "score-captured-settlements", points: points.captured_settlements },
            ScoreLine { key: "score-conquest-tokens", points: points.conquest_tokens },
        ]
    }

    fn round(&self) -> u16 {
        self.round
    }

    fn plays(&self, seat: Seat) -> Option<String> {
        self.player(seat).faction.map(|faction| format!("faction-{}", faction.name()))
    }

    fn draw(&self, viewer: Viewer) -> String {
        crate::draw::draw(self, viewer)
    }
}

impl Position {
    /// The archived card that an open question about hand cards can be answered with.
    fn archived_now(&self) -> Option<Card> {
        let defender = self.battle().and_then(|battle| battle.defender);
        self.archived_as_hand(defender.unwrap_or(self.active))
    }

    /// Who receives the private deal that is due.
    fn dealt_to(&self) -> Seat {
        match self.prompt() {
            Prompt::Draw { seat, .. } => seat,
            Prompt::Secrets => self.next_secret().unwrap_or(self.first),
            _ => self.next_hand().unwrap_or(self.first),
        }
    }
}

/// The open question.
pub(crate) fn question(p: &Position) -> Text {
    let strengths = |key| {
        let text = Text::new(key);
        match p.battle() {
            Some(battle) => text
                .with("to", label(battle.to))
                .with("attack", attack_strength(p, battle))
                .with("defence", defence_strength(p, battle)),
            None => text,
        }
    };
    match p.prompt() {
        Prompt::Over => Text::new("prompt-over"),
        Prompt::Factions => Text::new("prompt-factions"),
        Prompt::Starts => Text::new("prompt-starts"),
        Prompt::Main => Text::new("prompt-main"),
        Prompt::Use { card, .. } => Text::new("prompt-use").with("card", card.key()),
        Prompt::Take { .. } => Text::new("prompt-take"),
        Prompt::Pay { kind, .. } => Text::new("prompt-pay").with("card", kind.key()),
        Prompt::AttackCards => strengths("prompt-attack-cards"),
        Prompt::Respond => strengths("prompt-respond"),
        Prompt::DefenceCards => strengths("prompt-defence-cards"),
        Prompt::Yield => {
            let left = p.battle().map_or(0, |battle| battle.cards - battle.used);
            Text::new("prompt-yield").with("left", left)
        }
        Prompt::Place { left } => Text::new("prompt-place").with("left", left),
        Prompt::PlaceFromCard => Text::new("prompt-place-from-card"),
        Prompt::PlaceExtra => Text::new("prompt-place-extra"),
        Prompt::FirstToken { achievement } => {
            Text::new("prompt-first-token").with("achievement", achievement.key())
        }
        Prompt::Trash => Text::new("prompt-trash"),
        Prompt::Swap => Text::new("prompt-swap"),
        Prompt::Give => Text::new("prompt-give"),
        Prompt::From => Text::new("prompt-from"),
        Prompt::To { from } => Text::new("prompt-to").with("from", label(from)),
        Prompt::Archive => Text::new("prompt-archive"),
        Prompt::More => Text::new("prompt-more"),
        Prompt::FirstPlayer
        | Prompt::Refill { .. }
        | Prompt::Tokens { .. }
        | Prompt::Hands
        | Prompt::Secrets
        | Prompt::Begin
        | Prompt::Draw { .. }
        | Prompt::NextTurn => Text::new("prompt-dealing"),
    }
}

/// A step in words; nothing private is in it.
#[allow(clippy::too_many_lines, reason = "one arm per step")]
fn said(p: &Position, action: Action) -> Text {
    let content = p.content.get();
    let about_card = |key, card: Card| Text::new(key).with("card", card.key());
    let about_archived = |key| match p.archived_now() {
        Some(card) => about_card(key, card),
        None => Text::new(key).with("card", "nothing"),
    };
    let about_region = |key, region: Region| Text::new(key).with("region", label(region));
    let about_resource = |key, resource: Resource| Text::new(key).with("resource", resource.key());
    let about = |key, a: Achievement| Text::new(key).with("achievement", a.key());
    let zone = |hand, archive, from| if from == Zone::Hand { hand } else { archive };
    match action {
        Action::Faction(faction) => Text::new("step-faction").with("faction", faction.key()),
        Action::StartRegion(region) => about_region("step-start-region", region),
        Action::Play { card, from, effect } => {
            let does = content.kind(card).effect(effect).map(sentences::effect);
            about_card(zone("step-play", "step-play-archived", from), card)
                .with("effect", does.into_iter().collect::<Vec<_>>())
        }
        Action::Put { resource, target: On::Card(kind) } => {
            about_resource("step-put", resource).with("card", kind.key())
        }
        Action::Put { resource, target: On::Achievement } => {
            let key = "step-put-achievement";
            match p.active_player().progress {
                Some(a) => about_resource(key, resource).with("achievement", a.key()),
                None => about_resource(key, resource).with("achievement", "nothing"),
            }
        }
        Action::Release(kind) => Text::new("step-release").with("card", kind.key()),
        Action::Buy(kind) => match p.top_card(kind) {
            Some(card) => about_card("step-buy", card).with("cost", sentences::cost(content.face(card).cost)),
            None => Text::new("step-buy-empty").with("card", kind.key()),
        },
        Action::Attack { from, to } => match p.board.holder(to) {
            Some(seat) => {
                Text::new("step-attack").with("from", label(from)).with("to", label(to)).with("seat", seat)
            }
            None => Text::new("step-attack-token").with("from", label(from)).with("to", label(to)),
        },
        Action::Start(a) => about("step-start", a),
        Action::StartSecret(a) => about("step-start-secret", a),
        Action::Drop => match p.active_player().progress {
            Some(a) => about("step-drop", a),
            None => Text::new("step-drop").with("achievement", "nothing"),
        },
        Action::Tech(a) => about("step-tech", a).with(
            "effect",
            content.tech_effect(a).map(sentences::technology).into_iter().collect::<Vec<_>>(),
        ),
        Action::BuyResource(r) => {
            about_resource("step-buy-resource", r).with("coins", content.rules.coins_per_resource)
        }
        Action::EndTurn => Text::new("step-end-turn"),
        Action::Use(region) => about_region("step-use", region),
        Action::Take(r) => about_resource("step-take", r),
        Action::Pay(r) => about_resource("step-pay", r),
        Action::Add { card, from } => {
            about_card(zone("step-add", "step-add-archived", from), card).with("n", content.attack.of(card))
        }
        Action::Surrender => Text::new("step-surrender"),
        Action::Fight => Text::new("step-fight"),
        Action::Defend { card, from } => about_card(zone("step-defend", "step-defend-archived", from), card)
            .with("n", content.defence.of(card)),
        Action::Discard(card) => about_card("step-discard", card),
        Action::DiscardArchived => about_archived("step-discard-archived"),
        Action::TrashArchived => about_archived("step-trash-archived"),
        Action::DrawMore => Text::new("step-draw-more"),
        Action::DrawNoMore => Text::new("step-draw-no-more"),
        Action::Done => Text::new("step-done"),
        Action::Settle(region) => about_region("step-settle", region),
        Action::BuildAndLose => Text::new("step-build-and-lose"),
        Action::Decline => Text::new("step-decline"),
        Action::First(r) => about_resource("step-first", r),
        Action::Trash(card) => about_card("step-trash", card),
        Action::Give(r) => about_resource("step-give", r),
        Action::From(region) => about_region("step-from", region),
        Action::To(region) => about_region("step-to", region),
        Action::Archive(card) => about_card("step-archive", card),
        Action::NoArchive => Text::new("step-no-archive"),
        Action::Reveal(a) => about("step-reveal", a).with("level", a.level().number()),
        Action::FirstPlayer(_)
        | Action::Token(_)
        | Action::DealFaction(_)
        | Action::Draw(_)
        | Action::Secret(_) => Text::new("prompt-dealing"),
    }
}
