//! A step as one line of text, and back: the name of the step, then what it is about. Regions go by number.
//!
//! ```text
//! play scholar_vp0 2        put food village        attack 0 13        settle 6
//! play warrior 1 archived   put stone achievement   buy worker         end_turn
//! ```

use crate::action::{Action, Target, Zone};
use crate::content::Content;
use crate::ids::{Achievement, Card, Faction, Kind, Region, Resource, Token};
use crate::state::{Position, SEATS};
use game_core::{Notation, NotationError, Seat};

impl Notation for Position {
    fn write_step(_: &'static Content, action: Action) -> String {
        write(action)
    }

    fn parse_step(_: &'static Content, text: &str) -> Result<Action, NotationError> {
        let lower = text.to_ascii_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        parse(&words).ok_or_else(|| NotationError::new(text, expected(words.first().copied())))
    }
}

const ARCHIVED: &str = " archived";

fn write(action: Action) -> String {
    let name = action.name();
    let zone = |from: Zone| if from == Zone::Archive { ARCHIVED } else { "" };
    match action {
        Action::Faction(faction) | Action::DealFaction(faction) => format!("{name} {}", faction.name()),
        Action::StartRegion(region)
        | Action::Use(region)
        | Action::Settle(region)
        | Action::From(region)
        | Action::To(region) => format!("{name} {}", region.index()),
        Action::Play { card, from, effect } => format!("{name} {} {effect}{}", card.name(), zone(from)),
        Action::Put { resource, target: Target::Card(kind) } => {
            format!("{name} {} {}", resource.name(), kind.name())
        }
        Action::Put { resource, target: Target::Achievement } => {
            format!("{name} {} achievement", resource.name())
        }
        Action::Release(kind) | Action::Buy(kind) => format!("{name} {}", kind.name()),
        Action::Attack { from, to } => format!("{name} {} {}", from.index(), to.index()),
        Action::Start(achievement)
        | Action::StartSecret(achievement)
        | Action::Tech(achievement)
        | Action::Reveal(achievement)
        | Action::Secret(achievement) => format!("{name} {}", achievement.name()),
        Action::BuyResource(resource)
        | Action::Take(resource)
        | Action::Pay(resource)
        | Action::First(resource)
        | Action::Give(resource) => format!("{name} {}", resource.name()),
        Action::Add { card, from } | Action::Defend { card, from } => {
            format!("{name} {}{}", card.name(), zone(from))
        }
        Action::Discard(card) | Action::Trash(card) | Action::Archive(card) | Action::Draw(card) => {
            format!("{name} {}", card.name())
        }
        Action::FirstPlayer(seat) => format!("{name} {seat}"),
        Action::Token(token) => format!("{name} {}", token.name()),
        Action::Drop
        | Action::EndTurn
        | Action::Surrender
        | Action::Fight
        | Action::Done
        | Action::BuildAndLose
        | Action::Decline
        | Action::NoArchive
        | Action::DrawMore
        | Action::DrawNoMore
        | Action::DiscardArchived
        | Action::TrashArchived => name.to_owned(),
    }
}

fn parse(words: &[&str]) -> Option<Action> {
    let (name, rest) = words.split_first()?;
    let (rest, from) = match (*name, rest) {
        ("play" | "add" | "defend", [rest @ .., "archived"]) => (rest, Zone::Archive),
        _ => (rest, Zone::Hand),
    };
    match *rest {
        [] => bare(name),
        [one] => about_one(name, one, from),
        [one, two] => Some(match *name {
            "play" => {
                let effect = digits(two).filter(|n| *n < 10)? as u8;
                Action::Play { card: Card::from_name(one)?, from, effect }
            }
            "put" => {
                let target = match two {
                    "achievement" => Target::Achievement,
                    kind => Target::Card(Kind::from_name(kind)?),
                };
                Action::Put { resource: Resource::from_name(one)?, target }
            }
            "attack" => Action::Attack { from: region(one)?, to: region(two)? },
            _ => return None,
        }),
        _ => None,
    }
}

fn bare(name: &str) -> Option<Action> {
    let plain = [
        Action::Drop,
        Action::EndTurn,
        Action::Surrender,
        Action::Fight,
        Action::Done,
        Action::BuildAndLose,
        Action::Decline,
        Action::NoArchive,
        Action::DrawMore,
        Action::DrawNoMore,
        Action::DiscardArchived,
        Action::TrashArchived,
    ];
    plain.into_iter().find(|action| action.name() == name)
}

fn about_one(name: &str, one: &str, from: Zone) -> Option<Action> {
    let card = || Card::from_name(one);
    let kind = || Kind::from_name(one);
    let resource = || Resource::from_name(one);
    let achievement = || Achievement::from_name(one);
    Some(match name {
        "faction" => Action::Faction(Faction::from_name(one)?),
        "deal_faction" => Action::DealFaction(Faction::from_name(one)?),
        "start_region" => Action::StartRegion(region(one)?),
        "use" => Action::Use(region(one)?),
        "settle" => Action::Settle(region(one)?),
        "from" => Action::From(region(one)?),
        "to" => Action::To(region(one)?),
        "release" => Action::Release(kind()?),
        "buy" => Action::Buy(kind()?),
        "start" => Action::Start(achievement()?),
        "start_secret" => Action::StartSecret(achievement()?),
        "tech" => Action::Tech(achievement()?),
        "reveal" => Action::Reveal(achievement()?),
        "secret" => Action::Secret(achievement()?),
        "buy_resource" => Action::BuyResource(resource()?),
        "take" => Action::Take(resource()?),
        "pay" => Action::Pay(resource()?),
        "first" => Action::First(resource()?),
        "give" => Action::Give(resource()?),
        "add" => Action::Add { card: card()?, from },
        "defend" => Action::Defend { card: card()?, from },
        "discard" => Action::Discard(card()?),
        "trash" => Action::Trash(card()?),
        "archive" => Action::Archive(card()?),
        "draw" => Action::Draw(card()?),
        "first_player" => {
            let number = digits(one).filter(|n| *n < SEATS)?;
            Action::FirstPlayer(Seat::new(number as u8))
        }
        "token" => Action::Token(Token::from_name(one)?),
        _ => return None,
    })
}

/// A number as it is written: without sign and leading zeros.
fn digits(text: &str) -> Option<usize> {
    let number: usize = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

fn region(text: &str) -> Option<Region> {
    Region::numbered(digits(text)?)
}

fn expected(name: Option<&str>) -> String {
    let form = match name.unwrap_or_default() {
        "play" => "play CARD EFFECT [archived]",
        "put" => "put RESOURCE CARD, or put RESOURCE achievement",
        "attack" => "attack REGION REGION",
        "add" => "add CARD [archived]",
        "defend" => "defend CARD [archived]",
        "start_region" => "start_region REGION",
        "use" => "use REGION",
        "settle" => "settle REGION",
        "from" => "from REGION",
        "to" => "to REGION",
        "release" => "release CARD",
        "buy" => "buy CARD",
        "start" => "start ACHIEVEMENT",
        "start_secret" => "start_secret WONDER",
        "tech" => "tech TECHNOLOGY",
        "buy_resource" => "buy_resource RESOURCE",
        "take" => "take RESOURCE",
        "pay" => "pay RESOURCE",
        "first" => "first RESOURCE",
        "give" => "give RESOURCE",
        "discard" => "discard CARD",
        "trash" => "trash CARD",
        "archive" => "archive CARD",
        "faction" => "faction NAME",
        _ => "a step begins with its name, such as play, put, buy, attack or end_turn",
    };
    form.to_owned()
}
