//! How the game speaks to people: questions, options, log lines, numbers.

use crate::action::Action;
use crate::ids::{Artifact, Cell, Resource, Slot, Territory, Track, Weapon, WeaponSet};
use crate::phrase;
use crate::prompt::{Deal, Phase, Prompt, Step};
use crate::state::{Points, Position};
use game_core::{Actor, Arg, Describe, ScoreLine, Seat, Tally, Target, Text, Viewer};

impl Describe for Position {
    const CATALOGUE: &'static str = include_str!("../text/en.ftl");
    const LESSONS: &'static str = include_str!("../lessons/first.toml");
    const PRACTICE: &'static str = include_str!("../lessons/practice.toml");

    fn prompt(&self, seat: Seat) -> Text {
        let Some((_, prompt)) = self.open_prompt() else { return Text::new("ask-nothing") };
        // Loki's second question is told to its owner only, so it has words but no kind of its own.
        let second = prompt == Prompt::Commit && !self.side(seat).sealed.is_empty();
        let text = Text::new(if second { "ask-commit-second" } else { prompt.kind() });
        let place = |at| self.place(at);
        use Prompt as P;
        match prompt {
            P::MovePick { points } => text.with("points", points),
            P::MoveTo { at, kind } | P::PortalTo { at, kind } => {
                text.with("from", place(at)).with("kind", kind.key())
            }
            P::Carry { from, to, left, .. } => {
                text.with("from", place(from)).with("to", place(to)).with("left", left)
            }
            P::PortalPick { left }
            | P::TakePact { left }
            | P::Harvest { left }
            | P::Arm { left }
            | P::Pay { left }
            | P::Gain { left }
            | P::Recruit { left, .. }
            | P::Origin { left }
            | P::Scarab { left, .. } => text.with("left", left),
            P::Collect { at, left, .. } => text.with("at", place(at)).with("left", left),
            P::Cover { at, .. } | P::Bless { at } | P::Reinforce { at } => text.with("at", place(at)),
            P::Create { amount } => text.with("amount", amount),
            P::Bring { to } => text.with("to", place(to)),
            P::Token { colour } => text.with("colour", colour.key()),
            P::ActNow { token } => text.with("token", token.key()),
            P::CrossedSign { from: cell } | P::PlaceSign { from: cell } => text.with("cell", self.line(cell)),
            P::Replace { god } => text.with("god", god.map_or("god-major", crate::ids::MinorGod::key)),
            P::UsePower { god } => text.with("god", god.key()),
            P::Sacrifice { resources } => text.with("resources", resources),
            P::GroupTo { from, left } => text.with("from", place(from)).with("left", left),
            P::Group { from, to, left } => {
                text.with("from", place(from)).with("to", place(to)).with("left", left)
            }
            P::Half { pact } => text.with("pact", self.content.get().pact_phrase(pact)),
            P::Steal { from } => text.with("from", from),
            P::Culture { corner } => text
                .with("corner", self.content.get().corner_phrase(corner))
                .with("reward", self.culture_text(corner)),
            P::Anubis | P::Commit | P::Keep | P::Replacement | P::SecondCard | P::Cart => {
                text.with("at", self.battle.map_or_else(|| label("-"), |battle| place(battle.at)))
            }
            _ => text,
        }
    }

    fn describe(&self, viewer: Viewer, actor: Actor, action: Action) -> Text {
        if !self.sees(viewer, actor, action) {
            return Text::new(hidden_key(action));
        }
        if let (Actor::Seat(seat), Some((_, Prompt::Commit))) = (actor, self.open_prompt())
            && self.completes(seat, action)
        {
            return self.describe_reveal(seat, action);
        }
        self.describe_open(action)
    }

    fn offer(&self, _seat: Seat, action: Action) -> Text {
        // The line of the last sealed choice names both weapons: too early for whoever is still choosing.
        self.describe_open(action)
    }

    fn sees(&self, viewer: Viewer, actor: Actor, action: Action) -> bool {
        let own = |seat: Seat| viewer.is(seat);
        match (actor, action) {
            (Actor::Seat(seat), Action::DiscardGod { .. } | Action::Arm { .. }) => own(seat),
            (Actor::Seat(seat), Action::LoseWeapon { .. } | Action::Destine { .. }) => own(seat),
            (Actor::Seat(seat), Action::Commit { .. } | Action::CommitNone) => {
                let sealed = matches!(self.open_prompt(), Some((_, Prompt::Commit)));
                !sealed || own(seat) || self.completes(seat, action)
            }
            (Actor::Chance, Action::DealGods { .. }) => self.first_game || self.due_seat().is_none_or(own),
            (Actor::Chance, Action::DealArtifacts { .. }) => self.due_seat().is_none_or(own),
            _ => true,
        }
    }

    const OPEN: &'static [&'static str] = &["territory"];

    fn wishes(&self, _seat: Seat, about: Option<(&str, &str)>, out: &mut Vec<Action>) {
        match about {
            None => self.usual_wishes(out),
            Some((kind, id)) => out.extend(self.wish_for(kind, id)),
        }
    }

    fn targets(&self, action: Action, out: &mut Vec<Target>) {
        use Action as A;
        let content = self.content.get();
        let mut put = |kind, id: &str| out.push(Target::new(kind, id));
        match action {
            A::ChooseHouse { house } | A::DealHouse { house } | A::DealGods { house, .. } => {
                put("house", house.name())
            }
            A::DiscardGod { god } | A::SummonMinor { god } => put("god", god.name()),
            A::MovePawn { slot } => put("slot", slot.name()),
            A::ShiftSign { cell } | A::LiftSign { cell } | A::PlaceSign { cell } => put("cell", cell.name()),
            A::Cast { magic } => put("magic", magic.name()),
            A::UseMirror => put("artifact", Artifact::Mirror.name()),
            A::UseCornucopia => put("artifact", Artifact::Cornucopia.name()),
            A::UsePandora => put("artifact", Artifact::Pandora.name()),
            A::Perform { token } | A::Upgrade { token } | A::DealToken { token } => {
                put("token", token.name())
            }
            A::Pick { at, .. }
            | A::Step { to: at }
            | A::Teleport { to: at }
            | A::Harvest { at }
            | A::Recruit { at }
            | A::Bring { from: at }
            | A::Build { at }
            | A::Replace { at }
            | A::Sacrifice { at }
            | A::Origin { at }
            | A::LoseFollower { at }
            | A::Fight { at } => put("territory", content.territory_id(at)),
            A::TakePact { slot } => put("pact_slot", &slot.to_string()),
            A::FreePact { pact } | A::FulfilPact { pact } | A::DealPact { pact } => {
                put("pact", content.pact_id(pact))
            }
            A::Collect { resource }
            | A::Cover { resource }
            | A::Create { resource }
            | A::Sell { resource }
            | A::Pay { resource }
            | A::Gain { resource }
            | A::HornGain { resource }
            | A::HornPay { resource }
            | A::Steal { resource } => put("resource", resource.name()),
            A::Buy { first, second } => {
                put("resource", first.name());
                put("resource", second.name());
            }
            A::Arm { weapon } | A::LoseWeapon { weapon } | A::Commit { weapon } | A::Keep { weapon } => {
                put("weapon", weapon.name());
            }
            A::Open { token } => put("pandora", token.name()),
            A::TakeArtifact { artifact } => put("artifact", artifact.name()),
            A::Destine { track } | A::Advance { track } => put("track", track.name()),
            A::Resolve { corner } => put("corner", content.corner_id(corner)),
            A::DealGoal { goal } => put("goal", goal.name()),
            _ => {}
        }
    }

    fn tallies(&self, _viewer: Viewer, seat: Seat, out: &mut Vec<Tally>) {
        let mat = &self.mats[seat];
        let mut put = |key, value| out.push(Tally { key, value });
        put("tally-vp", mat.vp());
        for resource in Resource::ALL {
            put(resource.key(), i32::from(mat.resource(resource)));
        }
        put("tally-crystals", i32::from(mat.crystals));
        for track in Track::ALL {
            put(track.key(), i32::from(mat.track(track)));
        }
        put("tally-reserve", i32::from(mat.reserve));
        put("tally-settlements", i32::from(mat.total(crate::ids::Kind::Settlement)));
        put("tally-signs", mat.signs.len() as i32);
        put("tally-gods", mat.summoned.len() as i32 + i32::from(mat.major_summoned));
        put("tally-weapons", mat.hand.len() as i32);
        put("tally-pacts", mat.held.count_ones() as i32);
        put("tally-territories", self.controlled(seat).len() as i32);
    }

    fn score_sheet(&self, seat: Seat) -> Vec<ScoreLine> {
        let points = self.mats[seat].points.iter().zip(Points::KEYS);
        points.map(|(points, key)| ScoreLine { key, points: i32::from(*points) }).collect()
    }

    fn round(&self) -> u16 {
        if self.phase == Phase::Setup { 0 } else { self.round }
    }

    fn plays(&self, seat: Seat) -> Option<String> {
        self.house(seat).map(|house| format!("house-{}", house.name()))
    }

    fn draw(&self, viewer: Viewer) -> String {
        crate::draw::draw(self, viewer)
    }
}

fn label(text: &str) -> Arg {
    Arg::Label(text.to_owned())
}

const fn hidden_key(action: Action) -> &'static str {
    match action {
        Action::DiscardGod { .. } => "hidden-discard",
        Action::Arm { .. } => "hidden-arm",
        Action::LoseWeapon { .. } => "hidden-lose-weapon",
        Action::Destine { .. } => "hidden-destiny",
        Action::DealGods { .. } => "hidden-deal-gods",
        Action::DealArtifacts { .. } => "hidden-deal-artifacts",
        _ => "hidden-commit",
    }
}

fn weapons_of(set: WeaponSet) -> Vec<Text> {
    set.iter().map(|weapon: Weapon| Text::new(weapon.key())).collect()
}

impl Position {
    fn place(&self, at: Territory) -> Arg {
        phrase::place(self.content.get().territory_id(at))
    }

    /// A cell of the star by the two actions it lies between.
    pub(crate) fn line(&self, cell: Cell) -> Arg {
        let joins = |from: Slot, to: Slot| self.content.joint(from, to) == Some(cell);
        let ends = Slot::ALL.into_iter().filter(|from| Slot::ALL.into_iter().any(|to| joins(*from, to)));
        let text = ["from", "to"]
            .into_iter()
            .zip(ends)
            .fold(Text::new("place-line"), |text, (name, slot)| text.with(name, self.token_on(slot).key()));
        Arg::Terms(vec![text])
    }

    fn due_seat(&self) -> Option<Seat> {
        let frame = self.stack.top()?;
        matches!(frame.step, Step::Deal(Deal::Gods | Deal::Artifacts)).then_some(frame.seat)
    }

    fn culture_text(&self, corner: crate::ids::Corner) -> Vec<Text> {
        let content = self.content.get();
        let text = |token: crate::ids::Culture| content.reward_phrase(content.cultures[token.index()].reward);
        self.culture_token(corner).map_or_else(Vec::new, text)
    }

    /// Does this sealed answer complete the choice of both sides, so that everything is shown?
    fn completes(&self, seat: Seat, action: Action) -> bool {
        let Some(battle) = &self.battle else { return false };
        let side = self.side_of(seat);
        let other = battle.sides[1 - side].ready || battle.defender.is_none();
        let last = match action {
            Action::Commit { .. } => !self.plays_two(seat) || !battle.sides[side].sealed.is_empty(),
            _ => true,
        };
        other && last
    }

    /// The log line of the step that shows all weapons.
    fn describe_reveal(&self, seat: Seat, action: Action) -> Text {
        let Some(battle) = &self.battle else { return Text::new("do-commit-none") };
        let side = self.side_of(seat);
        let mut sealed = [battle.sides[0].sealed, battle.sides[1].sealed];
        if let Action::Commit { weapon } = action {
            sealed[side].insert(weapon);
        }
        let at = self.place(battle.at);
        match battle.defender {
            Some(_) => Text::new("do-reveal")
                .with("at", at)
                .with("attack", weapons_of(sealed[0]))
                .with("defence", weapons_of(sealed[1])),
            None => Text::new("do-reveal-ancient").with("at", at).with("attack", weapons_of(sealed[0])),
        }
    }

    /// One line per step: a table that would only be harder to read in pieces.
    #[allow(clippy::too_many_lines, reason = "a table that would only be harder to read in pieces")]
    fn describe_open(&self, action: Action) -> Text {
        use Action as A;
        let content = self.content.get();
        let text = Text::new;
        let place = |at| self.place(at);
        match action {
            A::ChooseHouse { house } => text("do-choose-house").with("house", house.key()),
            A::DiscardGod { god } => text("do-discard-god").with("god", god.key()),
            A::MovePawn { slot } => text("do-move-pawn").with("token", self.token_on(slot).key()),
            A::ShiftSign { cell } => text("do-shift-sign").with("cell", self.line(cell)),
            A::Cast { magic } => text("do-cast").with("magic", magic.key()),
            A::UseMirror => text("do-use-mirror"),
            A::Perform { token } => text("do-perform").with("token", token.key()),
            A::Summon => text("do-summon"),
            A::Fulfil => text("do-fulfil"),
            A::UseCornucopia => text("do-use-cornucopia"),
            A::UsePandora => text("do-use-pandora"),
            A::Done => text("do-done"),
            A::Pick { at, kind } => text("do-pick").with("kind", kind.key()).with("at", place(at)),
            A::Step { to } => text("do-step").with("to", place(to)),
            A::Carry { kind } => text("do-carry").with("kind", kind.key()),
            A::Teleport { to } => text("do-teleport").with("to", place(to)),
            A::TakePact { slot } => {
                let pact = self.pacts.row.get(usize::from(slot)).copied().flatten();
                text("do-take-pact")
                    .with("pact", pact.map_or_else(|| label("-"), |pact| content.pact_phrase(pact)))
            }
            A::Harvest { at } => text("do-harvest").with("at", place(at)),
            A::HarvestPart { at, n } => text("do-harvest-part").with("n", n).with("at", place(at)),
            A::Collect { resource } => text("do-collect").with("resource", resource.key()),
            A::Cover { resource } => text("do-cover").with("resource", resource.key()),
            A::Create { resource } => text("do-create").with("resource", resource.key()),
            A::Sell { resource } => text("do-sell").with("resource", resource.key()),
            A::Buy { first, second } => {
                text("do-buy").with("first", first.key()).with("second", second.key())
            }
            A::Recruit { at } => text("do-recruit").with("at", place(at)),
            A::Bring { from } => text("do-bring").with("from", place(from)),
            A::Build { at } => text("do-build").with("at", place(at)),
            A::Upgrade { token } => text("do-upgrade").with("token", token.key()),
            A::Arm { weapon } => text("do-arm").with("weapon", weapon.key()),
            A::LiftSign { cell } => text("do-lift-sign").with("cell", self.line(cell)),
            A::PlaceSign { cell } => text("do-place-sign").with("cell", self.line(cell)),
            A::Pay { resource } => text("do-pay").with("resource", resource.key()),
            A::Gain { resource } => text("do-gain").with("resource", resource.key()),
            A::Choose { alternative } => text("do-choose").with("reward", self.alternative_text(alternative)),
            A::SummonMinor { god } => text("do-summon-god").with("god", god.key()),
            A::SummonMajor => text("do-summon-god").with("god", "god-major"),
            A::Replace { at } => text("do-replace").with("at", place(at)),
            A::FreePact { pact } => text("do-free-pact").with("pact", content.pact_phrase(pact)),
            A::Sacrifice { at } => text("do-sacrifice").with("at", place(at)),
            A::Origin { at } => text("do-origin").with("at", place(at)),
            A::FulfilPact { pact } => text("do-fulfil-pact").with("pact", content.pact_phrase(pact)),
            A::TakeMiddle => text("do-take-middle"),
            A::TakeBottom => text("do-take-bottom"),
            A::HornGain { resource } => text("do-horn-gain")
                .with("n", content.artifacts.cornucopia_gain)
                .with("resource", resource.key()),
            A::HornPay { resource } => text("do-horn-pay")
                .with("n", content.artifacts.cornucopia_pay)
                .with("resource", resource.key())
                .with("vp", content.artifacts.cornucopia_vp),
            A::Open { token } => text("do-open").with("token", token.key()),
            A::LoseFollower { at } => text("do-lose-follower").with("at", place(at)),
            A::LoseWeapon { weapon } => text("do-lose-weapon").with("weapon", weapon.key()),
            A::Fight { at } => text("do-fight").with("at", place(at)),
            A::Commit { weapon } => text("do-commit").with("weapon", weapon.key()),
            A::CommitNone => text("do-commit-none"),
            A::Keep { weapon } => text("do-keep").with("weapon", weapon.key()),
            A::PayMetal { n } => text("do-pay-metal").with("n", n),
            A::Steal { resource } => text("do-steal").with("resource", resource.key()),
            A::TakeArtifact { artifact } => text("do-take-artifact").with("artifact", artifact.key()),
            A::Destine { track } => text("do-destine").with("track", track.key()),
            A::Resolve { corner } => text("do-resolve")
                .with("corner", content.corner_phrase(corner))
                .with("reward", self.culture_text(corner)),
            A::Advance { track } => text("do-advance").with("track", track.key()),
            A::Use => text("do-use"),
            A::Decline => text("do-decline"),
            A::Stop => text("do-stop"),
            A::DealHouse { house } => text("deal-house").with("house", house.key()),
            A::DealGods { house, gods } => {
                let dealt = house.minors().iter().enumerate().filter(|(index, _)| gods >> index & 1 != 0);
                let names: Vec<Text> = dealt.map(|(_, god)| Text::new(god.key())).collect();
                text("deal-gods").with("gods", names)
            }
            A::DealFirst { seat } => text("deal-first").with("seat", seat),
            A::DealToken { token } => text("deal-token").with("token", token.key()),
            A::DealAncient { token } => {
                let facts = &content.ancients[token.index()];
                text("deal-ancient").with("strength", facts.strength)
            }
            A::DealCulture { token } => text("deal-culture")
                .with("reward", content.reward_phrase(content.cultures[token.index()].reward)),
            A::DealArtifacts { set } => {
                let dealt = Artifact::ALL.into_iter().filter(|artifact| set >> artifact.index() & 1 != 0);
                let names: Vec<Text> = dealt.map(|artifact| Text::new(artifact.key())).collect();
                text("deal-artifacts").with("artifacts", names)
            }
            A::DealPact { pact } => text("deal-pact").with("pact", content.pact_phrase(pact)),
            A::DealGoal { goal } => text("deal-goal").with("goal", goal.key()),
        }
    }

    fn alternative_text(&self, alternative: u8) -> Vec<Text> {
        let Some((_, Prompt::Choose { list })) = self.open_prompt() else { return Vec::new() };
        if alternative >= list.len {
            return Vec::new();
        }
        let one = crate::content::RewardList { start: list.start + u16::from(alternative), len: 1 };
        self.content.get().reward_phrase(one)
    }
}
