//! Steps as short lines, and back.

use crate::action::Action;
use crate::content::Content;
use crate::ids::{
    Artifact, Cell, Goal, House, Kind, Magic, MinorGod, Pandora, Resource, Slot, Token, Track, Weapon,
};
use crate::state::Position;
use game_core::{Notation, NotationError, Seat};

impl Notation for Position {
    // One line per step: a table that would only be harder to read in pieces.
    fn write_step(content: &'static Content, action: Action) -> String {
        use Action as A;
        let at = |territory| content.territory_id(territory);
        match action {
            A::ChooseHouse { house } => format!("house {}", house.name()),
            A::DiscardGod { god } => format!("discard {}", god.name()),
            A::MovePawn { slot } => format!("pawn {}", slot.name()),
            A::ShiftSign { cell } => format!("shift {}", cell.name()),
            A::Cast { magic } => format!("cast {}", magic.name()),
            A::UseMirror => "mirror".to_owned(),
            A::Perform { token } => format!("perform {}", token.name()),
            A::Summon => "summon".to_owned(),
            A::Fulfil => "fulfil".to_owned(),
            A::UseCornucopia => "cornucopia".to_owned(),
            A::UsePandora => "pandora".to_owned(),
            A::Done => "done".to_owned(),
            A::Pick { at: from, kind } => format!("pick {} {}", at(from), kind.name()),
            A::Step { to } => format!("step {}", at(to)),
            A::Carry { kind } => format!("carry {}", kind.name()),
            A::Teleport { to } => format!("teleport {}", at(to)),
            A::TakePact { slot } => format!("pact {slot}"),
            A::Harvest { at: from } => format!("harvest {}", at(from)),
            A::HarvestPart { at: from, n } => format!("harvest {} {n}", at(from)),
            A::Collect { resource } => format!("collect {}", resource.name()),
            A::Cover { resource } => format!("cover {}", resource.name()),
            A::Create { resource } => format!("create {}", resource.name()),
            A::Sell { resource } => format!("sell {}", resource.name()),
            A::Buy { first, second } => format!("buy {} {}", first.name(), second.name()),
            A::Recruit { at: to } => format!("recruit {}", at(to)),
            A::Bring { from } => format!("bring {}", at(from)),
            A::Build { at: to } => format!("build {}", at(to)),
            A::Upgrade { token } => format!("upgrade {}", token.name()),
            A::Arm { weapon } => format!("arm {}", weapon.name()),
            A::LiftSign { cell } => format!("lift {}", cell.name()),
            A::PlaceSign { cell } => format!("place {}", cell.name()),
            A::Pay { resource } => format!("pay {}", resource.name()),
            A::Gain { resource } => format!("gain {}", resource.name()),
            A::Choose { alternative } => format!("choose {alternative}"),
            A::SummonMinor { god } => format!("summon {}", god.name()),
            A::SummonMajor => "summon major".to_owned(),
            A::Replace { at: from } => format!("replace {}", at(from)),
            A::FreePact { pact } => format!("grant {}", content.pact_id(pact)),
            A::Sacrifice { at: from } => format!("sacrifice {}", at(from)),
            A::Origin { at: from } => format!("origin {}", at(from)),
            A::FulfilPact { pact } => format!("fulfil {}", content.pact_id(pact)),
            A::TakeMiddle => "middle".to_owned(),
            A::TakeBottom => "bottom".to_owned(),
            A::HornGain { resource } => format!("horn {}", resource.name()),
            A::HornPay { resource } => format!("horn pay {}", resource.name()),
            A::Open { token } => format!("open {}", token.name()),
            A::LoseFollower { at: from } => format!("lose {}", at(from)),
            A::LoseWeapon { weapon } => format!("forfeit {}", weapon.name()),
            A::Fight { at: place } => format!("fight {}", at(place)),
            A::Commit { weapon } => format!("weapon {}", weapon.name()),
            A::CommitNone => "weapon none".to_owned(),
            A::Keep { weapon } => format!("keep {}", weapon.name()),
            A::PayMetal { n } => format!("metal {n}"),
            A::Steal { resource } => format!("steal {}", resource.name()),
            A::TakeArtifact { artifact } => format!("artifact {}", artifact.name()),
            A::Destine { track } => format!("destiny {}", track.name()),
            A::Resolve { corner } => format!("resolve {}", content.corner_id(corner)),
            A::Advance { track } => format!("advance {}", track.name()),
            A::Use => "use".to_owned(),
            A::Decline => "decline".to_owned(),
            A::Stop => "stop".to_owned(),
            A::DealHouse { house } => format!("deal house {}", house.name()),
            A::DealGods { house, gods } => {
                let names = house.minors().iter().enumerate().filter(|(index, _)| gods >> index & 1 != 0);
                format!("deal gods {}", join(names.map(|(_, god)| god.name())))
            }
            A::DealFirst { seat } => format!("deal first {seat}"),
            A::DealToken { token } => format!("deal token {}", token.name()),
            A::DealAncient { token } => format!("deal ancient {}", content.ancient_id(token)),
            A::DealCulture { token } => format!("deal culture {}", content.culture_id(token)),
            A::DealArtifacts { set } => {
                let names = Artifact::ALL.into_iter().filter(|artifact| set >> artifact.index() & 1 != 0);
                format!("deal artifacts {}", join(names.map(Artifact::name)))
            }
            A::DealPact { pact } => format!("deal pact {}", content.pact_id(pact)),
            A::DealGoal { goal } => format!("deal goal {}", goal.name()),
        }
    }

    fn parse_step(content: &'static Content, text: &str) -> Result<Action, NotationError> {
        let lower = text.to_ascii_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        let expected =
            "a verb such as \"pawn t0\", \"step gaia4_b2\" or \"stop\", with the ids of the content";
        parse(content, &words).ok_or_else(|| NotationError::new(text, expected))
    }
}

fn join<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.collect::<Vec<_>>().join(" ")
}

fn parse(content: &Content, words: &[&str]) -> Option<Action> {
    use Action as A;
    let at = |id: &str| content.territory(id);
    Some(match words {
        ["house", house] => A::ChooseHouse { house: House::named(house)? },
        ["discard", god] => A::DiscardGod { god: MinorGod::named(god)? },
        ["pawn", slot] => A::MovePawn { slot: Slot::named(slot)? },
        ["shift", cell] => A::ShiftSign { cell: Cell::named(cell)? },
        ["cast", magic] => A::Cast { magic: Magic::named(magic)? },
        ["mirror"] => A::UseMirror,
        ["perform", token] => A::Perform { token: Token::named(token)? },
        ["summon"] => A::Summon,
        ["summon", "major"] => A::SummonMajor,
        ["summon", god] => A::SummonMinor { god: MinorGod::named(god)? },
        ["fulfil"] => A::Fulfil,
        ["fulfil", pact] => A::FulfilPact { pact: content.pact(pact)? },
        ["cornucopia"] => A::UseCornucopia,
        ["pandora"] => A::UsePandora,
        ["done"] => A::Done,
        ["pick", from, kind] => A::Pick { at: at(from)?, kind: Kind::named(kind)? },
        ["step", to] => A::Step { to: at(to)? },
        ["carry", kind] => A::Carry { kind: Kind::named(kind)? },
        ["teleport", to] => A::Teleport { to: at(to)? },
        ["pact", slot] => A::TakePact { slot: number(slot)? },
        ["harvest", from] => A::Harvest { at: at(from)? },
        ["harvest", from, n] => A::HarvestPart { at: at(from)?, n: number(n)? },
        ["collect", resource] => A::Collect { resource: Resource::named(resource)? },
        ["cover", resource] => A::Cover { resource: Resource::named(resource)? },
        ["create", resource] => A::Create { resource: Resource::named(resource)? },
        ["sell", resource] => A::Sell { resource: Resource::named(resource)? },
        ["buy", first, second] => A::Buy { first: Resource::named(first)?, second: Resource::named(second)? },
        ["recruit", to] => A::Recruit { at: at(to)? },
        ["bring", from] => A::Bring { from: at(from)? },
        ["build", to] => A::Build { at: at(to)? },
        ["upgrade", token] => A::Upgrade { token: Token::named(token)? },
        ["arm", weapon] => A::Arm { weapon: Weapon::named(weapon)? },
        ["lift", cell] => A::LiftSign { cell: Cell::named(cell)? },
        ["place", cell] => A::PlaceSign { cell: Cell::named(cell)? },
        ["pay", resource] => A::Pay { resource: Resource::named(resource)? },
        ["gain", resource] => A::Gain { resource: Resource::named(resource)? },
        ["choose", alternative] => A::Choose { alternative: number(alternative)? },
        ["replace", from] => A::Replace { at: at(from)? },
        ["grant", pact] => A::FreePact { pact: content.pact(pact)? },
        ["sacrifice", from] => A::Sacrifice { at: at(from)? },
        ["origin", from] => A::Origin { at: at(from)? },
        ["middle"] => A::TakeMiddle,
        ["bottom"] => A::TakeBottom,
        ["horn", resource] => A::HornGain { resource: Resource::named(resource)? },
        ["horn", "pay", resource] => A::HornPay { resource: Resource::named(resource)? },
        ["open", token] => A::Open { token: Pandora::named(token)? },
        ["lose", from] => A::LoseFollower { at: at(from)? },
        ["forfeit", weapon] => A::LoseWeapon { weapon: Weapon::named(weapon)? },
        ["fight", place] => A::Fight { at: at(place)? },
        ["weapon", "none"] => A::CommitNone,
        ["weapon", weapon] => A::Commit { weapon: Weapon::named(weapon)? },
        ["keep", weapon] => A::Keep { weapon: Weapon::named(weapon)? },
        ["metal", n] => A::PayMetal { n: number(n)? },
        ["steal", resource] => A::Steal { resource: Resource::named(resource)? },
        ["artifact", artifact] => A::TakeArtifact { artifact: Artifact::named(artifact)? },
        ["destiny", track] => A::Destine { track: Track::named(track)? },
        ["resolve", corner] => A::Resolve { corner: content.corner(corner)? },
        ["advance", track] => A::Advance { track: Track::named(track)? },
        ["use"] => A::Use,
        ["decline"] => A::Decline,
        ["stop"] => A::Stop,
        ["deal", what, rest @ ..] => return parse_deal(content, what, rest),
        _ => return None,
    })
}

fn parse_deal(content: &Content, what: &str, words: &[&str]) -> Option<Action> {
    use Action as A;
    Some(match (what, words) {
        ("house", [house]) => A::DealHouse { house: House::named(house)? },
        ("gods", [first, ..]) => {
            let house = MinorGod::named(first)?.house();
            let mut gods = 0u8;
            for word in words {
                let god = MinorGod::named(word).filter(|god| god.house() == house)?;
                gods |= 1 << (god.index() % 7);
            }
            (gods.count_ones() as usize == words.len()).then_some(A::DealGods { house, gods })?
        }
        ("first", [seat]) => {
            A::DealFirst { seat: Seat::new(number(seat).filter(|n| usize::from(*n) < Seat::MAX)?) }
        }
        ("token", [token]) => A::DealToken { token: Token::named(token)? },
        ("ancient", [token]) => A::DealAncient { token: content.ancient(token)? },
        ("culture", [token]) => A::DealCulture { token: content.culture(token)? },
        ("artifacts", words) => {
            let mut set = 0u8;
            for word in words {
                set |= 1 << Artifact::named(word)?.index();
            }
            (set.count_ones() as usize == words.len()).then_some(A::DealArtifacts { set })?
        }
        ("pact", [pact]) => A::DealPact { pact: content.pact(pact)? },
        ("goal", [goal]) => A::DealGoal { goal: Goal::named(goal)? },
        _ => return None,
    })
}

/// A number as it is written: without sign or leading zeros.
fn number(word: &str) -> Option<u8> {
    let n: u8 = word.parse().ok()?;
    (n.to_string() == word).then_some(n)
}
