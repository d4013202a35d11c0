//! Steps as short lines, and back.

use crate::action::Action;
use crate::content::Content;
use crate::ids::{
    Ancient, Artifact, Cell, Corner, Culture, Goal, House, Kind, Magic, MinorGod, Pact, Pandora, Resource,
    Slot, Territory, Token, Track, Weapon,
};
use crate::state::Position;
use game_core::notation::Word;
use game_core::{steps, words};

steps! {
    Position, Action, Content;
    ["house" house] => ChooseHouse { house },
    ["discard" god] => DiscardGod { god },
    ["pawn" slot] => MovePawn { slot },
    ["shift" cell] => ShiftSign { cell },
    ["cast" magic] => Cast { magic },
    ["mirror"] => UseMirror,
    ["perform" token] => Perform { token },
    ["summon"] => Summon,
    ["summon" "major"] => SummonMajor,
    ["summon" god] => SummonMinor { god },
    ["fulfil"] => Fulfil,
    ["fulfil" pact] => FulfilPact { pact },
    ["cornucopia"] => UseCornucopia,
    ["pandora"] => UsePandora,
    ["done"] => Done,
    ["pick" at kind] => Pick { at, kind },
    ["step" to] => Step { to },
    ["carry" kind] => Carry { kind },
    ["teleport" to] => Teleport { to },
    ["pact" slot] => TakePact { slot },
    ["harvest" at] => Harvest { at },
    ["harvest" at n] => HarvestPart { at, n },
    ["collect" resource] => Collect { resource },
    ["cover" resource] => Cover { resource },
    ["create" resource] => Create { resource },
    ["sell" resource] => Sell { resource },
    ["buy" first second] => Buy { first, second },
    ["recruit" at] => Recruit { at },
    ["bring" from] => Bring { from },
    ["build" at] => Build { at },
    ["upgrade" token] => Upgrade { token },
    ["arm" weapon] => Arm { weapon },
    ["lift" cell] => LiftSign { cell },
    ["place" cell] => PlaceSign { cell },
    ["pay" resource] => Pay { resource },
    ["gain" resource] => Gain { resource },
    ["choose" alternative] => Choose { alternative },
    ["replace" at] => Replace { at },
    ["grant" pact] => FreePact { pact },
    ["sacrifice" at] => Sacrifice { at },
    ["origin" at] => Origin { at },
    ["middle"] => TakeMiddle,
    ["bottom"] => TakeBottom,
    ["horn" resource] => HornGain { resource },
    ["horn" "pay" resource] => HornPay { resource },
    ["open" token] => Open { token },
    ["lose" at] => LoseFollower { at },
    ["forfeit" weapon] => LoseWeapon { weapon },
    ["fight" at] => Fight { at },
    ["weapon" "none"] => CommitNone,
    ["weapon" weapon] => Commit { weapon },
    ["keep" weapon] => Keep { weapon },
    ["metal" n] => PayMetal { n },
    ["steal" resource] => Steal { resource },
    ["artifact" artifact] => TakeArtifact { artifact },
    ["destiny" track] => Destine { track },
    ["resolve" corner] => Resolve { corner },
    ["advance" track] => Advance { track },
    ["use"] => Use,
    ["decline"] => Decline,
    ["stop"] => Stop,
    ["deal" "house" house] => DealHouse { house },
    ["deal" "first" seat] => DealFirst { seat },
    ["deal" "token" token] => DealToken { token },
    ["deal" "ancient" token] => DealAncient { token },
    ["deal" "culture" token] => DealCulture { token },
    ["deal" "pact" pact] => DealPact { pact },
    ["deal" "goal" goal] => DealGoal { goal },
    else kind_of_set, write_set, read_set
}

words!(Artifact, Cell, Goal, House, Kind, Magic, MinorGod, Pandora, Resource, Slot, Token, Track, Weapon);

/// Pieces that have their ids from the content.
macro_rules! pieces {
    ($($Piece:ty: $write:ident, $read:ident, $what:literal;)+) => {$(
        impl Word<Content> for $Piece {
            fn write(self, content: &Content, out: &mut String) {
                out.push_str(content.$write(self));
            }

            fn read(content: &Content, word: &str) -> Result<Self, String> {
                content.$read(word).ok_or_else(|| format!(concat!("{:?} is no ", $what), word))
            }
        }
    )+};
}

pieces! {
    Territory: territory_id, territory, "territory";
    Pact: pact_id, pact, "pact";
    Corner: corner_id, corner, "corner";
    Culture: culture_id, culture, "culture token";
    Ancient: ancient_id, ancient, "ancient civilization";
}

const fn kind_of_set(_: Action) -> &'static str {
    "deal"
}

/// The deals of several things at once: their names in order.
fn write_set(_: &Content, action: Action) -> String {
    let names: Vec<&str> = match action {
        Action::DealGods { house, gods } => {
            let gods = house.minors().iter().enumerate().filter(|(index, _)| gods >> index & 1 != 0);
            std::iter::once("deal gods").chain(gods.map(|(_, god)| god.name())).collect()
        }
        Action::DealArtifacts { set } => {
            let artifacts = Artifact::ALL.into_iter().filter(|artifact| set >> artifact.index() & 1 != 0);
            std::iter::once("deal artifacts").chain(artifacts.map(Artifact::name)).collect()
        }
        _ => Vec::new(),
    };
    names.join(" ")
}

fn read_set(_: &Content, words: &[&str]) -> Result<Action, String> {
    let set = |bits: Option<u8>, names: &[&str]| {
        bits.filter(|bits| bits.count_ones() as usize == names.len()).ok_or("each is named once")
    };
    match words {
        ["deal", "gods", names @ ..] if !names.is_empty() => {
            let first = MinorGod::named(names[0]).ok_or_else(|| format!("{:?} is no minor god", names[0]))?;
            let bit = |name: &&str| {
                MinorGod::named(name).filter(|god| god.house() == first.house()).map(|god| 1 << (god.index() % 7))
            };
            let bits = names.iter().try_fold(0u8, |all, name| Some(all | bit(name)?));
            Ok(Action::DealGods { house: first.house(), gods: set(bits, names)? })
        }
        ["deal", "artifacts", names @ ..] => {
            let bit = |name: &&str| Artifact::named(name).map(|artifact| 1u8 << artifact.index());
            let bits = names.iter().try_fold(0u8, |all, name| Some(all | bit(name)?));
            Ok(Action::DealArtifacts { set: set(bits, names)? })
        }
        _ => Err("a step is a verb such as \"pawn t0\", \"step gaia4_b2\" or \"stop\", with the ids of the content".to_owned()),
    }
}
