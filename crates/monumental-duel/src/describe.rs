//! How the game speaks to people: questions, options, log lines, numbers, the score sheet.

use crate::action::Action;
use crate::ids::{CardId, CityId, CityMove, Keep, PolicyId, Resource, Slot};
use crate::prompt::{Pending, Prompt};
use crate::state::Position;
use game_core::{Actor, Arg, Describe, ScoreLine, Seat, Tally, Target, Text, Viewer};

const RESOURCE_TALLIES: [&str; 5] =
    ["tally-production", "tally-science", "tally-military", "tally-culture", "tally-gold"];

impl Describe for Position {
    const CATALOGUE: &'static str = crate::english::CATALOGUE;
    const LESSONS: &'static str = include_str!("../lessons/first.toml");
    const PRACTICE: &'static str = include_str!("../lessons/practice.toml");

    fn prompt(&self, _seat: Seat) -> Text {
        let Some(prompt) = self.prompts.last() else { return Text::new("prompt-over") };
        match *prompt {
            Prompt::Civ => Text::new("prompt-civilization"),
            Prompt::Activate => Text::new("prompt-activate"),
            Prompt::Turn => Text::new("prompt-turn"),
            Prompt::Order { kind: Pending::Bonuses, .. } => Text::new("prompt-order-bonuses"),
            Prompt::Order { .. } => Text::new("prompt-order"),
            Prompt::Substitute { resource, price, with } => Text::new("prompt-substitute")
                .with("price", price)
                .with("resource", resource.key())
                .with("with", with.key()),
            Prompt::Gold { resource, price } => {
                Text::new("prompt-gold").with("price", price).with("resource", resource.key())
            }
            Prompt::KeepWonder { new } => Text::new("prompt-keep-wonder").with("new", self.card_arg(new)),
            Prompt::BidResource => Text::new("prompt-bid-resource"),
            Prompt::BidAmount { resource } => Text::new("prompt-bid-amount").with("resource", resource.key()),
            Prompt::Basics { left, same: true, .. } => Text::new("prompt-basic-same").with("n", left),
            Prompt::Basics { left, .. } => Text::new("prompt-basic").with("n", left),
            Prompt::PayType { n } => Text::new("prompt-pay-type").with("n", n),
            Prompt::Branch { .. } => Text::new("prompt-branch"),
            Prompt::Offer { body, .. } => {
                Text::new("prompt-offer").with("effect", vec![self.content.get().list_phrase(body)])
            }
            Prompt::PickCity { how, left, up_to, .. } => {
                let key = match (how, up_to) {
                    (CityMove::Archive, false) => "prompt-archive",
                    (CityMove::Archive, true) => "prompt-archive-up-to",
                    (CityMove::Discard, false) => "prompt-discard-city",
                    (CityMove::Discard, true) => "prompt-discard-city-up-to",
                    (CityMove::Reinforce, false) => "prompt-reinforce",
                    (CityMove::Reinforce, true) => "prompt-reinforce-up-to",
                };
                Text::new(key).with("n", left)
            }
            Prompt::CopyCity { .. } => Text::new("prompt-copy-city"),
            Prompt::CopyPolicy => Text::new("prompt-copy-policy"),
            Prompt::PickRow { left, up_to: false, .. } => Text::new("prompt-discard-row").with("n", left),
            Prompt::PickRow { left, .. } => Text::new("prompt-discard-row-up-to").with("n", left),
            Prompt::PickFreeCity { free: true } => Text::new("prompt-free-trade"),
            Prompt::PickFreeCity { .. } => Text::new("prompt-trade"),
            Prompt::GainBasic => Text::new("prompt-gain-basic"),
            Prompt::Target { .. } => Text::new("prompt-target"),
            Prompt::AddType => Text::new("prompt-add-type"),
            Prompt::MoveType => Text::new("prompt-move-type"),
            Prompt::KeepKnowledge { drawn } => {
                Text::new("prompt-keep-knowledge").with("drawn", self.card_arg(drawn))
            }
            _ => Text::new("prompt-draw"),
        }
    }

    fn describe(&self, _viewer: Viewer, actor: Actor, action: Action) -> Text {
        let seat = match actor {
            Actor::Seat(seat) => seat,
            Actor::Chance => self.turn,
        };
        let row = |key, place: u8| match self.row.get(usize::from(place)).copied().flatten() {
            Some(card) => Text::new(key).with("card", self.card_arg(card)),
            None => Text::new("step-row-empty"),
        };
        match action {
            Action::DealFirst(seat) => Text::new("step-deal-first").with("seat", seat),
            Action::DealRow(card) => Text::new("step-deal-row").with("card", self.card_arg(card)),
            Action::DealFreeCity(city) => Text::new("step-deal-free-city").with("city", self.city_arg(city)),
            Action::DealCity(seat, card) => {
                Text::new("step-deal-city").with("seat", seat).with("card", self.card_arg(card))
            }
            Action::Civ(civ) => Text::new("step-civ").with("civ", self.content.get().civ(civ).name.arg()),
            Action::Activate { row, column } => {
                Text::new("step-activate").with("row", row + 1).with("column", column + 1)
            }
            Action::Next(slot) => self.about_slot("step-next", seat, slot),
            Action::NextPolicy(policy) => Text::new("step-next").with("card", self.policy_arg(policy)),
            Action::AcquireRow(place) => row("step-acquire", place),
            Action::AcquireBasic(card) => Text::new("step-acquire").with("card", self.card_arg(card)),
            Action::Complete => match self.players[seat].wonder {
                Some(card) => Text::new("step-complete").with("card", self.card_arg(card)),
                None => Text::new("step-row-empty"),
            },
            Action::Policy(policy) => {
                let copied = matches!(self.prompts.last(), Some(Prompt::CopyPolicy));
                let key = if copied { "step-copy" } else { "step-develop" };
                Text::new(key).with("card", self.policy_arg(policy))
            }
            Action::Conquer | Action::Opponent => match self.topmost(crate::state::other(seat)) {
                Some((_, land)) => Text::new("step-conquer").with("card", self.card_arg(land.card)),
                None => Text::new("step-row-empty"),
            },
            Action::Use(slot) => self.about_slot("step-use", seat, slot),
            Action::Progress => Text::new("step-progress"),
            Action::Advantage => Text::new("step-advantage"),
            Action::Warlord => self.beside("step-use", seat, |civ| civ.warlord_name.arg()),
            Action::Scout => self.beside("step-use", seat, |civ| civ.scout_name.arg()),
            Action::Pass => Text::new("step-pass"),
            Action::Free(slot) => self.about_slot("step-exchange", seat, slot),
            Action::Gold(n) => Text::new("step-gold").with("n", n),
            Action::Substitute(n) => Text::new("step-substitute").with("n", n),
            Action::Keep(keep) => Text::new(match keep {
                Keep::New => "step-keep-new",
                Keep::Old => "step-keep-old",
                Keep::Placed => "step-keep-placed",
                Keep::Drawn => "step-keep-drawn",
            }),
            Action::Bid(resource) => Text::new("step-bid").with("resource", resource.key()),
            Action::Amount(n) => Text::new("step-amount").with("n", n),
            Action::Basic(resource) => Text::new("step-basic").with("resource", resource.key()),
            Action::Branch(branch) => self.about_branch(branch),
            Action::Yes => Text::new("step-yes"),
            Action::No => Text::new("step-no"),
            Action::Place(slot) => self.about_place(seat, slot),
            Action::Row(place) => row("step-pick", place),
            Action::City(city) => Text::new("step-trade").with("city", self.city_arg(city)),
            Action::BasicBuilding(card) => Text::new("step-pick").with("card", self.card_arg(card)),
            Action::Type(card, of) => {
                Text::new("step-type").with("type", of.key()).with("card", self.card_arg(card))
            }
            Action::Move(from, of, to) => Text::new("step-move")
                .with("type", of.key())
                .with("from", self.card_arg(from))
                .with("to", self.card_arg(to)),
            Action::Stop => Text::new("step-stop"),
        }
    }

    fn wishes(&self, seat: Seat, about: Option<(&str, &str)>, out: &mut Vec<Action>) {
        match about {
            None => self.wishes_of_a_turn(seat, out),
            Some((kind, id)) => out.extend(self.wish_for(seat, kind, id)),
        }
    }

    fn whole_price(&self, seat: Seat, action: Action) -> Vec<Tally> {
        let Some(tag) = self.price_of_the_deed(seat, action) else { return Vec::new() };
        vec![Tally { key: RESOURCE_TALLIES[tag.resource as usize], value: tag.amount.into() }]
    }

    fn targets(&self, action: Action, out: &mut Vec<Target>) {
        let seat = self.turn;
        let card = |card: CardId| self.content.get().card_names[card.index()].id.clone();
        let policy = |policy: PolicyId| self.content.get().policy_names[policy.index()].id.clone();
        let slot = |slot: Slot| match slot.place() {
            Some((place, part)) => Target::new("place", format!("{seat}:{place}:{}", part.name())),
            None => Target::new("active_policy", seat.to_string()),
        };
        match action {
            Action::Activate { row, column } => {
                // Where both lines meet names the option; the places light up with it.
                out.push(Target::new("cross", format!("{seat}:{row}:{column}")));
                out.push(Target::new("city_row", row.to_string()));
                out.push(Target::new("city_column", column.to_string()));
                let places = (0..9).filter(|place| place / 3 == row || place % 3 == column);
                out.extend(places.map(|place| Target::new("place", format!("{seat}:{place}:top"))));
            }
            Action::Next(at) | Action::Use(at) | Action::Free(at) | Action::Place(at) => out.push(slot(at)),
            Action::NextPolicy(id) | Action::Policy(id) => out.push(Target::new("policy", policy(id))),
            Action::AcquireRow(place) | Action::Row(place) => out.push(Target::new("row", place.to_string())),
            Action::AcquireBasic(id) | Action::BasicBuilding(id) => out.push(Target::new("basic", card(id))),
            Action::Complete => out.push(Target::new("wonder", seat.to_string())),
            Action::Conquer | Action::Opponent => {
                if let Some((_, land)) = self.topmost(crate::state::other(seat)) {
                    out.push(Target::new("province", card(land.card)));
                }
            }
            Action::Progress => out.push(Target::new("deck", seat.to_string())),
            Action::Advantage => out.push(Target::new("advantage", "advantage")),
            Action::Warlord => out.push(Target::new("warlord", seat.to_string())),
            Action::Scout => out.push(Target::new("scout", seat.to_string())),
            Action::City(city) => {
                out.push(Target::new("free_city", self.content.get().free_city(city).name.id.clone()))
            }
            Action::Type(id, _) => out.push(Target::new("province", card(id))),
            Action::Move(from, _, to) => {
                out.push(Target::new("province", card(from)).role("from"));
                out.push(Target::new("province", card(to)).role("to"));
            }
            Action::Civ(civ) => {
                out.push(Target::new("civilization", self.content.get().civ(civ).name.id.clone()))
            }
            Action::Bid(resource) | Action::Basic(resource) => {
                out.push(Target::new("resource", resource.name()));
            }
            _ => {}
        }
    }

    fn tallies(&self, _viewer: Viewer, seat: Seat, out: &mut Vec<Tally>) {
        let player = &self.players[seat];
        out.push(Tally { key: "tally-points", value: self.total(seat) });
        for (key, resource) in RESOURCE_TALLIES.into_iter().zip(Resource::ALL) {
            out.push(Tally { key, value: i32::from(player.has(resource)) });
        }
        let has = self.holdings(seat);
        for (key, n) in [
            ("tally-provinces", has.provinces),
            ("tally-knowledge", has.knowledge),
            ("tally-wonders", has.wonders),
            ("tally-policies", has.policies),
            ("tally-free-cities", has.free_cities),
        ] {
            out.push(Tally { key, value: i32::from(n) });
        }
        out.push(Tally { key: "tally-deck", value: player.deck.len() as i32 });
    }

    fn score_sheet(&self, seat: Seat) -> Vec<ScoreLine> {
        self.points(seat).to_vec()
    }

    fn round(&self) -> u16 {
        self.round.into()
    }

    fn plays(&self, seat: Seat) -> Option<String> {
        let civ = self.player(seat).civ?;
        Some(format!("civilization-{}", self.printed().civ(civ).name.id.as_str().replace('_', "-")))
    }

    fn draw(&self, _viewer: Viewer) -> String {
        self.drawing()
    }
}

impl Position {
    fn card_arg(&self, card: CardId) -> Arg {
        self.content.get().card_names[card.index()].arg()
    }

    fn policy_arg(&self, policy: PolicyId) -> Arg {
        self.content.get().policy_names[policy.index()].arg()
    }

    fn city_arg(&self, city: CityId) -> Arg {
        self.content.get().free_city(city).name.arg()
    }

    fn slot_arg(&self, seat: Seat, slot: Slot) -> Option<Arg> {
        let player = &self.players[seat];
        match slot.place() {
            Some((place, part)) => {
                let card = player.city[place].card(part)?;
                let twins = player.city.iter().filter(|other| other.card(part) == Some(card)).count();
                Some(if twins > 1 { self.card_at(card, place) } else { self.card_arg(card) })
            }
            None => player.policy().map(|policy| self.policy_arg(policy)),
        }
    }

    /// A card by its row and column too, where the city has another like it.
    fn card_at(&self, card: CardId, place: usize) -> Arg {
        let text = Text::new("card-at").with("card", self.card_arg(card));
        Arg::Terms(vec![text.with("row", place as i32 / 3 + 1).with("column", place as i32 % 3 + 1)])
    }

    fn about_slot(&self, key: &'static str, seat: Seat, slot: Slot) -> Text {
        match self.slot_arg(seat, slot) {
            Some(card) => Text::new(key).with("card", card),
            None => Text::new("step-row-empty"),
        }
    }

    fn beside(
        &self,
        key: &'static str,
        seat: Seat,
        name: impl Fn(&'static crate::content::Civilization) -> Arg,
    ) -> Text {
        match self.civ(seat) {
            Some(civ) => Text::new(key).with("card", name(civ)),
            None => Text::new("step-row-empty"),
        }
    }

    fn about_branch(&self, branch: u8) -> Text {
        let list = match self.prompts.last() {
            Some(Prompt::Branch { first, count, .. }) if branch < *count => {
                self.content.get().branches[usize::from(*first) + usize::from(branch)]
            }
            _ => return Text::new("step-branch").with("n", branch),
        };
        Text::new("step-branch-effect").with("effect", vec![self.content.get().list_phrase(list)])
    }

    /// A place picked for archive, discard, reinforce or copy; a knowledge alone stands for its place.
    fn about_place(&self, seat: Seat, slot: Slot) -> Text {
        let key = match self.prompts.last() {
            Some(Prompt::PickCity { how: CityMove::Archive, .. }) => "step-archive",
            Some(Prompt::PickCity { how: CityMove::Discard, .. }) => "step-discard-city",
            Some(Prompt::PickCity { how: CityMove::Reinforce, .. }) => "step-reinforce",
            Some(Prompt::CopyCity { .. }) => "step-copy",
            _ => "step-pick",
        };
        let alone = slot.place().and_then(|(place, _)| self.players[seat].city[place].under);
        let card = self.slot_arg(seat, slot).or_else(|| alone.map(|card| self.card_arg(card)));
        match card {
            Some(card) => Text::new(key).with("card", card),
            None => Text::new("step-row-empty"),
        }
    }
}
