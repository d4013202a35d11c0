//! The printed facts: every card with its effect, read once from `content/monumental.toml` and checked.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`language`] | the data types of the effect language |
//! | `reader` | a content file with its lines, cards and fields |
//! | `effects`, `abilities` | effects of a file, read and refused |
//! | `faces`, `entries` | civilizations, cards, policies, warlords, scouts, free cities |
//! | `check` | counts and references of the whole set |
//! | [`phrase`] | an effect as a message, from which every tooltip is made |
//! | `listing` | everything for people, each value with its source |
//! | [`printed`] | every card as drawings show it |

mod abilities;
mod check;
mod effects;
mod entries;
mod faces;
pub mod language;
mod listing;
pub mod phrase;
pub mod printed;
mod reader;

use crate::english;
use crate::ids::{CardId, CardKind, CityId, CivId, Event, PolicyId, ProvinceType, Resource};
use crate::scout::Module;
use game_core::content::ContentEntry;
use game_core::{Arg, Bag, BitSet, ContentError, ContentHash, Source};
use language::{Ability, Condition, ConditionId, Cost, CostId, List, Modifier, Op, Standing};
use std::sync::LazyLock;

/// Cards a bag tells apart, enough for two boxes; every card has its own number below this.
pub const MAX_CARDS: usize = 112;
/// Some of the cards.
pub type CardSet = BitSet<CardId, u128>;
/// Some of the policies.
pub type PolicySet = BitSet<PolicyId, u64>;
/// Some of the free cities.
pub type CitySet = BitSet<CityId, u32>;
/// Development cards of a game per era: building, basic, knowledge, wonder, province (spec 1.1). A box or a
/// mixture of boxes has at least as many.
pub const MAKE_UP: [[u8; CardKind::ALL.len()]; 3] = [[3, 0, 3, 3, 3], [3, 0, 3, 3, 3], [0, 0, 2, 2, 2]];
/// A pile of city cards known only by its contents.
pub type CardBag = Bag<MAX_CARDS>;

/// Numbers of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Rules {
    /// Cards that may survive in the row at the end of a round.
    pub row_keep_max: u8,
    /// With so many cards or fewer in the row the next round is the last.
    pub final_row_max: u8,
    /// Gold at the start.
    pub starting_gold: u8,
    /// Gold on your side that makes a free city yours.
    pub free_city_take_gold: u8,
    /// Gold put down for a trade.
    pub trade_gold: u8,
    /// Price of scientific progress.
    pub progress_science: u8,
    /// Tokens that leave the advantage card at the end of a round.
    pub advantage_decay: u8,
    /// Price in culture of the first to fifth policy.
    pub policy_costs: [u8; 5],
}

/// Victory points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Scoring {
    /// For a province.
    pub province: u8,
    /// For an acquired knowledge.
    pub knowledge: u8,
    /// For a completed wonder.
    pub wonder: u8,
    /// For a developed policy.
    pub policy: u8,
    /// For a free city.
    pub free_city: u8,
    /// For the most of a category.
    pub domination: u8,
    /// Fewest that can dominate.
    pub domination_minimum: u8,
    /// Does the knowledge of the starting deck count as acquired?
    pub starting_knowledge_counts: bool,
}

/// What is printed on a card (or a policy).
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// What kind of card; a policy has none of these and says `Building`.
    pub kind: CardKind,
    /// Era 1 to 3 of a development card, 0 of any other.
    pub era: u8,
    /// Price; both parts of a wonder.
    pub cost: [u8; 2],
    /// What it yields, per resource.
    pub yields: [u8; 5],
    /// Does it yield anything?
    pub has_yield: bool,
    /// Its abilities, by their place in [`Content::abilities`].
    pub abilities: List,
    /// Which of them is the action.
    pub action: Option<u8>,
    /// Which of them answers activation.
    pub activation: Option<u8>,
    /// Which of them is an exchange.
    pub exchange: Option<u8>,
    /// Events it answers to: those of its owner, and those of the rival.
    pub listens: [BitSet<Event, u16>; 2],
    /// Its bonus.
    pub bonus: List,
    /// Does the bonus only gain (D2)?
    pub bonus_plain: bool,
    /// Printed types of a province.
    pub types: BitSet<ProvinceType, u8>,
    /// What a Barricade adds to a price.
    pub defence: u8,
    /// Does it lie on the province stack?
    pub on_stack: bool,
    /// Does one of its abilities copy?
    pub copier: bool,
    /// The civilization whose warlord alone may carry out its bonus.
    pub locked: Option<CivId>,
    /// Its modifiers that need no condition.
    pub standing: Standing,
    /// Has it modifiers with a condition?
    pub conditional: bool,
    /// Has it modifiers at all?
    pub modifies: bool,
}

/// What a thing is called.
#[derive(Clone, Debug)]
pub struct Name {
    /// In content files, notation and views.
    pub id: String,
    /// In print.
    pub name: String,
    /// Its key in the catalogue; none when the pack gave it another name than the standard one.
    term: Option<&'static str>,
}

impl Name {
    /// The name of a thing; `prefix` and id make its key in the catalogue.
    fn new(id: &str, name: &str, prefix: &str) -> Name {
        let term = english::key_of(&format!("{prefix}-{}", id.replace('_', "-")), name);
        Name { id: id.to_owned(), name: name.to_owned(), term }
    }

    /// The name as an argument of a message.
    #[must_use]
    pub fn arg(&self) -> Arg {
        match self.term {
            Some(term) => Arg::Term(term),
            None => Arg::Label(self.name.clone()),
        }
    }
}

/// One of the three civilizations.
#[derive(Clone, Debug)]
pub struct Civilization {
    /// Its name.
    pub name: Name,
    /// The 15 cards of the starting deck.
    pub deck: CardBag,
    /// Its knowledge.
    pub knowledge: CardId,
    /// Its five policies.
    pub policies: [PolicyId; 5],
    /// What its warlord does.
    pub warlord: List,
    /// The name of its warlord.
    pub warlord_name: Name,
    /// The name of its scout.
    pub scout_name: Name,
    /// What its scout does.
    pub module: Module,
    /// Are its conquests paid in gold only (R36)?
    pub conquer_with_gold: bool,
    /// What it gains after a conquest (R37, R38).
    pub reward: Option<(Resource, u8)>,
    /// The province it starts with.
    pub starting_province: Option<CardId>,
    /// Type tokens at the start, per type.
    pub type_tokens: [u8; 3],
}

/// A free city.
#[derive(Clone, Debug)]
pub struct FreeCity {
    /// Its name.
    pub name: Name,
    /// Its trade effect.
    pub body: List,
}

/// A component of the file, for people.
#[derive(Clone, Debug)]
struct Entry {
    kind: &'static str,
    id: String,
    source: Source,
    known: Vec<String>,
    values: Vec<(String, String)>,
    effect: EffectOf,
}

/// Where the effect of an [`Entry`] stands.
#[derive(Clone, Copy, Debug)]
enum EffectOf {
    Nothing,
    Card(CardId),
    Policy(PolicyId),
    Warlord(CivId),
    Scout(CivId),
    FreeCity(CityId),
}

/// Everything printed.
#[derive(Clone, Debug)]
pub struct Content {
    hash: ContentHash,
    /// Numbers of the rules.
    pub rules: Rules,
    /// Victory points.
    pub scoring: Scoring,
    /// All cards but policies, warlords, scouts and free cities; indexed by [`CardId`].
    pub cards: Vec<Card>,
    /// Their names.
    pub card_names: Vec<Name>,
    /// All policies, five per civilization; indexed by [`PolicyId`].
    pub policies: Vec<Card>,
    /// Their names.
    pub policy_names: Vec<Name>,
    /// Indexed by [`CivId`].
    pub civs: Vec<Civilization>,
    /// Indexed by [`CityId`].
    pub free_cities: Vec<FreeCity>,
    /// The four basic buildings.
    pub basics: [CardId; 4],
    /// Cards of each basic building.
    pub basic_counts: [u8; 4],
    /// Operations of all lists.
    pub ops: Vec<Op>,
    /// Branches of all choices.
    pub branches: Vec<List>,
    /// All conditions.
    pub conditions: Vec<Condition>,
    /// All costs.
    pub costs: Vec<Cost>,
    /// All abilities.
    pub abilities: Vec<Ability>,
    /// All modifiers.
    pub modifiers: Vec<Modifier>,
    /// Development cards per era.
    pub eras: [CardSet; 3],
    /// Which eras have more cards of a kind than a game needs, because boxes are mixed.
    pub mixed: [bool; 3],
    /// All cards, by kind.
    kinds: [CardSet; CardKind::ALL.len()],
    /// All knowledge cards that score.
    pub scoring_knowledge: CardSet,
    /// Cards with an action.
    pub with_action: CardSet,
    /// Cards with an exchange.
    pub with_exchange: CardSet,
    /// Cards with modifiers.
    pub with_modifiers: CardSet,
    /// Cards that answer to an event of their owner, per event, and those that answer to the rival.
    listeners: [[CardSet; Event::ALL.len()]; 2],
    /// Events that any card or policy of their owner answers to, and those that one of the rival does.
    heard: [BitSet<Event, u16>; 2],
    /// Every card as drawings show it.
    pub printed: printed::Printed,
    entries: Vec<Entry>,
}

impl Content {
    /// What is printed on a card.
    #[must_use]
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.index()]
    }

    /// All cards of a kind.
    #[must_use]
    pub const fn of_kind(&self, kind: CardKind) -> CardSet {
        self.kinds[kind as usize]
    }

    /// The cards that answer to an event of their owner, or of the rival.
    #[must_use]
    pub fn listeners(&self, event: Event, rival: bool) -> CardSet {
        self.listeners[usize::from(rival)][event as usize]
    }

    /// Is there a card or policy that answers to this event of its owner, or of the rival?
    #[must_use]
    pub fn hears(&self, event: Event, rival: bool) -> bool {
        self.heard[usize::from(rival)].contains(event)
    }

    /// What is printed on a policy.
    #[must_use]
    pub fn policy(&self, policy: PolicyId) -> &Card {
        &self.policies[policy.index()]
    }

    /// A civilization.
    #[must_use]
    pub fn civ(&self, civ: CivId) -> &Civilization {
        &self.civs[civ.index()]
    }

    /// A free city.
    #[must_use]
    pub fn free_city(&self, city: CityId) -> &FreeCity {
        &self.free_cities[city.index()]
    }

    /// The abilities of a card or policy.
    #[must_use]
    pub fn abilities_of(&self, card: &Card) -> &[Ability] {
        &self.abilities[usize::from(card.abilities.start)..][..usize::from(card.abilities.len)]
    }

    /// One ability of a card or policy.
    #[must_use]
    pub fn ability(&self, card: &Card, index: u8) -> &Ability {
        &self.abilities[usize::from(card.abilities.start) + usize::from(index)]
    }

    /// The operations of a list.
    #[must_use]
    pub fn list(&self, list: List) -> &[Op] {
        &self.ops[usize::from(list.start)..][..usize::from(list.len)]
    }

    /// The modifiers of an ability.
    #[must_use]
    pub fn mods(&self, ability: &Ability) -> &[Modifier] {
        &self.modifiers[usize::from(ability.mods.start)..][..usize::from(ability.mods.len)]
    }

    /// A condition.
    #[must_use]
    pub fn condition(&self, id: ConditionId) -> Condition {
        self.conditions[usize::from(id.0)]
    }

    /// A cost.
    #[must_use]
    pub fn cost(&self, id: CostId) -> Cost {
        self.costs[usize::from(id.0)]
    }

    /// The card with this id.
    #[must_use]
    pub fn card_by_id(&self, id: &str) -> Option<CardId> {
        self.card_names.iter().position(|name| name.id == id).map(CardId::new)
    }

    /// The policy with this id.
    #[must_use]
    pub fn policy_by_id(&self, id: &str) -> Option<PolicyId> {
        self.policy_names.iter().position(|name| name.id == id).map(PolicyId::new)
    }

    /// The civilization with this id.
    #[must_use]
    pub fn civ_by_id(&self, id: &str) -> Option<CivId> {
        self.civs.iter().position(|civ| civ.name.id == id).map(CivId::new)
    }

    /// The free city with this id.
    #[must_use]
    pub fn city_by_id(&self, id: &str) -> Option<CityId> {
        self.free_cities.iter().position(|city| city.name.id == id).map(CityId::new)
    }

    /// Which of the four basic buildings a card is.
    #[must_use]
    pub fn basic_index(&self, card: CardId) -> Option<usize> {
        self.basics.iter().position(|basic| *basic == card)
    }
}

const STANDARD: &str = include_str!("../../content/monumental.toml");
const FORMER: &[(&str, &str)] = &[
    ("2026-11", include_str!("../../content/former/2026-11.toml")),
    ("2026-11-17", include_str!("../../content/former/2026-11-17.toml")),
];

impl game_core::Content for Content {
    type Printed = printed::Printed;

    const FORMER: &'static [(&'static str, &'static str)] = FORMER;
    const TEXT: &'static str = STANDARD;

    fn standard() -> &'static Self {
        static CONTENT: LazyLock<Content> = LazyLock::new(|| {
            entries::read("monumental.toml", STANDARD)
                .expect("the content that comes with the program is checked by tests")
        });
        &CONTENT
    }

    fn parse(file: &str, text: &str) -> Result<Self, ContentError> {
        entries::read(file, text)
    }

    fn hash(&self) -> ContentHash {
        self.hash
    }

    fn listing(&self) -> Vec<ContentEntry> {
        listing::listing(self)
    }

    fn printed(&self) -> &printed::Printed {
        &self.printed
    }
}
