//! What balance means in each game: which set-ups pair the sides, what can be taken, which answers are choices.

use super::{Balance, Pick, Seating};
use anunnaki::ids::House;
use game_core::{Content, Game, Seat};
use monumental_duel::PromptKind as Duel;

/// The step as people write it, for takings that name themselves.
fn written<G: Balance>(position: &G, of: &'static str, action: G::Action) -> Option<Pick> {
    Some(Pick::new(of, G::write_step(position.content(), action)))
}

impl Balance for monumental_duel::Position {
    /// Every two civilizations in both seats, each with both first players.
    fn pairings(content: &'static Self::Content, players: u8) -> Vec<Vec<Seating<Self>>> {
        let civs: Vec<&str> = content.civs.iter().map(|civ| civ.name.id.as_str()).collect();
        let mut pairings = Vec::new();
        for (i, a) in civs.iter().enumerate() {
            for b in &civs[i + 1..] {
                let seating = |civs: [&str; 2], first: u8| {
                    Seating::fixed(monumental_duel::Setup {
                        civilizations: Some(civs.map(str::to_owned)),
                        first: Some(Seat::new(first)),
                        ..Self::default_setup(players)
                    })
                };
                pairings.push(vec![
                    seating([a, b], 0),
                    seating([b, a], 1),
                    seating([a, b], 1),
                    seating([b, a], 0),
                ]);
            }
        }
        pairings
    }

    fn starter(&self) -> Seat {
        self.first_player()
    }

    fn rounds(&self) -> u32 {
        u32::from(self.round())
    }

    fn pick(&self, seat: Seat, action: Self::Action) -> Option<Pick> {
        use monumental_duel::Action as A;
        let content = self.content();
        let card = |id: monumental_duel::ids::CardId| {
            Pick::new(content.card(id).kind.name(), content.card_names[id.index()].id.clone())
        };
        let asked = self.question()?;
        match action {
            A::AcquireRow(place) => self.row()[usize::from(place)].map(card),
            A::Row(place) if asked == Duel::Target => self.row()[usize::from(place)].map(card),
            A::AcquireBasic(id) | A::BasicBuilding(id) => Some(card(id)),
            A::Complete => {
                let id = self.player(seat).wonder?;
                Some(Pick::new("completed wonder", content.card_names[id.index()].id.clone()))
            }
            A::Policy(policy) if asked == Duel::Turn => {
                Some(Pick::new("policy", content.policy_names[policy.index()].id.clone()))
            }
            A::City(city) => Some(Pick::new("free city", content.free_city(city).name.id.clone())),
            A::Conquer | A::Opponent => Some(Pick::new("action", "conquer from the opponent")),
            A::Progress => Some(Pick::new("action", "scientific progress")),
            A::Advantage => Some(Pick::new("action", "advantage")),
            A::Warlord => Some(Pick::new("warlord", self.side_name(seat))),
            A::Scout => Some(Pick::new("action", "scout")),
            _ => None,
        }
    }

    fn choice(&self, seat: Seat, action: Self::Action) -> Option<Pick> {
        use monumental_duel::Action as A;
        let first = self.player(seat).policies.is_empty();
        match action {
            A::Policy(policy) if first && self.question() == Some(Duel::Turn) => {
                let of = format!("first policy of the {}", self.side_name(seat));
                Some(Pick::new(of, self.content().policy_names[policy.index()].id.clone()))
            }
            A::Activate { row, column } => Some(Pick::new("activation", format!("{row},{column}"))),
            _ => None,
        }
    }
}

/// A conqueror takes an artifact.
const ATLANTIS: &str = "Atlantis conquered";

impl Balance for anunnaki::Position {
    /// Every set of houses, each in every order of seats; who goes first is drawn.
    fn pairings(_content: &'static Self::Content, players: u8) -> Vec<Vec<Seating<Self>>> {
        let mut sets: std::collections::BTreeMap<u8, Vec<Seating<Self>>> = std::collections::BTreeMap::new();
        for order in orders(usize::from(players)) {
            let set = order.iter().fold(0, |set, house| set | 1 << *house as u8);
            // The last of all four houses comes by itself.
            let choose = order.iter().take(House::ALL.len() - 1);
            let opening = choose.map(|house| anunnaki::Action::ChooseHouse { house: *house }).collect();
            let setup = Self::default_setup(players);
            sets.entry(set).or_default().push(Seating { setup, opening });
        }
        sets.into_values().collect()
    }

    /// Gods are given away before the first player is drawn.
    fn started(&self) -> bool {
        self.phase() != anunnaki::prompt::Phase::Setup
    }

    fn starter(&self) -> Seat {
        self.first_player()
    }

    fn rounds(&self) -> u32 {
        u32::from(self.round())
    }

    fn limit(setup: &Self::Setup) -> Option<u32> {
        Some(u32::from(setup.round_limit))
    }

    fn pick(&self, _seat: Seat, action: Self::Action) -> Option<Pick> {
        use anunnaki::Action as A;
        match action {
            A::SummonMinor { .. } | A::SummonMajor => written(self, "god", action),
            A::Cast { .. } => written(self, "magic", action),
            A::Upgrade { .. } => written(self, "improved token", action),
            A::Perform { .. } => written(self, "action", action),
            A::Arm { .. } => written(self, "weapon", action),
            A::Build { .. } => written(self, "settlement", action),
            A::Fight { .. } => written(self, "battle", action),
            A::FulfilPact { .. } => written(self, "pact", action),
            A::TakeArtifact { .. } => written(self, "artifact", action),
            _ => None,
        }
    }

    fn choice(&self, _seat: Seat, action: Self::Action) -> Option<Pick> {
        use anunnaki::Action as A;
        match action {
            A::TakeMiddle => Some(Pick::new("half of a pact", "middle")),
            A::TakeBottom => Some(Pick::new("half of a pact", "bottom")),
            A::DiscardGod { .. } => written(self, "minor god given away", action),
            _ => None,
        }
    }

    fn event(&self, _seat: Seat, action: Self::Action) -> Option<&'static str> {
        matches!(action, anunnaki::Action::TakeArtifact { .. }).then_some(ATLANTIS)
    }

    fn events(_players: u8) -> &'static [&'static str] {
        &[ATLANTIS]
    }
}

/// Every way to put so many different houses in a row.
fn orders(seats: usize) -> Vec<Vec<House>> {
    let mut all = vec![Vec::new()];
    for _ in 0..seats {
        let longer = |row: &Vec<House>| {
            let free = House::ALL.into_iter().filter(|house| !row.contains(house));
            free.map(|house| row.iter().copied().chain([house]).collect()).collect::<Vec<Vec<House>>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

impl Balance for altay::Position {
    fn pairings(_content: &'static Self::Content, players: u8) -> Vec<Vec<Seating<Self>>> {
        let factions = altay::setup::Factions::Random;
        vec![vec![Seating::fixed(altay::Setup { factions, ..Self::default_setup(players) })]]
    }

    fn starter(&self) -> Seat {
        self.first()
    }

    fn rounds(&self) -> u32 {
        u32::from(self.round())
    }

    fn limit(setup: &Self::Setup) -> Option<u32> {
        (setup.round_limit > 0).then_some(u32::from(setup.round_limit))
    }

    fn pick(&self, _seat: Seat, action: Self::Action) -> Option<Pick> {
        use altay::Action as A;
        match action {
            A::Buy(_) => written(self, "card", action),
            A::Start(_) | A::StartSecret(_) => written(self, "project", action),
            A::Tech(_) => written(self, "technology", action),
            A::Settle(_) => written(self, "region", action),
            _ => None,
        }
    }
}

impl Balance for terra_mystica::Position {
    /// A fresh draw of colours and of their factions for each game; see `arena_setup`.
    fn pairings(_content: &'static Self::Content, players: u8) -> Vec<Vec<Seating<Self>>> {
        let mut rng = game_core::QuickRandom::new(u64::from(players));
        let draw = |_| Seating::fixed(<Self as bots::Evaluate>::arena_setup(players, &mut rng));
        vec![(0..420).map(draw).collect()]
    }

    fn starter(&self) -> Seat {
        self.order().first().copied().unwrap_or(Seat::new(0))
    }

    fn rounds(&self) -> u32 {
        u32::from(self.round())
    }

    fn pick(&self, _seat: Seat, action: Self::Action) -> Option<Pick> {
        use terra_mystica::Action as A;
        match action {
            A::Favor { .. } => written(self, "favor tile", action),
            A::Town { .. } => written(self, "town tile", action),
            A::Power { .. } => written(self, "power action", action),
            A::Pass { tile: Some(_) } => written(self, "bonus tile", action),
            _ => None,
        }
    }
}

/// Nobody has a side, and everything on offer is in somebody's hand.
impl Balance for ::games::pebbles::Position {}

trait SideName {
    fn side_name(&self, seat: Seat) -> &'static str;
}

impl SideName for monumental_duel::Position {
    fn side_name(&self, seat: Seat) -> &'static str {
        <Self as bots::Evaluate>::side(self, seat).unwrap_or("nobody")
    }
}

/// The content of a file, or the standard one.
pub(super) fn content_of<G: Game>(
    file: Option<&super::Path>,
) -> Result<&'static G::Content, super::LabError> {
    let Some(path) = file else { return Ok(G::Content::standard()) };
    let name = path.display().to_string();
    let text = std::fs::read_to_string(path).map_err(|e| super::LabError::File(name.clone(), e))?;
    G::Content::load(&name, &text).map_err(super::LabError::Content)
}
