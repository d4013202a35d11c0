//! Steps as text: short words joined by colons, the ids of the content, and back (spec 3.1).

use crate::action::Action;
use crate::content::Content;
use crate::ids::{CardId, CityId, CivId, Keep, Part, PolicyId, ProvinceType, Resource, Slot};
use crate::state::{PLACES, Position, SEATS};
use game_core::notation::{Phrase, Word};
use game_core::{Seat, steps, words};
use std::fmt::Write;

/// There are two seats, and no deal is for another one.
const FIRST: Seat = SEATS[0];
const SECOND: Seat = SEATS[1];

steps! {
    Position, Action, Content, by ':';
    ["deal" "first" "0"] => DealFirst(FIRST),
    ["deal" "first" "1"] => DealFirst(SECOND),
    ["deal" "row" card] => DealRow(card),
    ["deal" "free_city" city] => DealFreeCity(city),
    ["deal" "city" "0" card] => DealCity(FIRST, card),
    ["deal" "city" "1" card] => DealCity(SECOND, card),
    ["civ" civilization] => Civ(civilization),
    ["next" "policy" policy] => NextPolicy(policy),
    ["next" [slot]] => Next(slot),
    ["acquire" "row" place] => AcquireRow(place),
    ["acquire" "basic" card] => AcquireBasic(card),
    ["complete"] => Complete,
    ["policy" policy] => Policy(policy),
    ["conquer"] => Conquer,
    ["use" [slot]] => Use(slot),
    ["progress"] => Progress,
    ["advantage"] => Advantage,
    ["warlord"] => Warlord,
    ["scout"] => Scout,
    ["pass"] => Pass,
    ["free" [slot]] => Free(slot),
    ["gold" n] => Gold(n),
    ["substitute" n] => Substitute(n),
    ["keep" keep] => Keep(keep),
    ["bid" resource] => Bid(resource),
    ["amount" n] => Amount(n),
    ["branch" n] => Branch(n),
    ["yes"] => Yes,
    ["no"] => No,
    ["row" place] => Row(place),
    ["city" city] => City(city),
    ["basic" card] => BasicBuilding(card),
    ["opponent"] => Opponent,
    ["type" card of] => Type(card, of),
    ["move" from of to] => Move(from, of, to),
    ["stop"] => Stop,
    [resource] => Basic(resource),
    else kind_in_the_city, write_in_the_city, read_in_the_city
}

words!(Keep, ProvinceType, Resource);

/// Pieces that have their ids from the content.
macro_rules! pieces {
    ($($Piece:ty: $what:literal, $content:ident, $piece:ident => $id:expr, $read:ident;)+) => {$(
        impl Word<Content> for $Piece {
            fn write(self, $content: &Content, out: &mut String) {
                let $piece = self;
                out.push_str($id);
            }

            fn read(content: &Content, word: &str) -> Result<Self, String> {
                content.$read(word).ok_or_else(|| format!(concat!("{:?} is no ", $what), word))
            }
        }
    )+};
}

pieces! {
    CardId: "card", content, card => &content.card_names[card.index()].id, card_by_id;
    PolicyId: "policy", content, policy => &content.policy_names[policy.index()].id, policy_by_id;
    CityId: "free city", content, city => &content.free_city(city).name.id, city_by_id;
    CivId: "civilization", content, civ => &content.civ(civ).name.id, civ_by_id;
}

/// A place of the city with its part, or the policy.
impl Phrase<Content> for Slot {
    fn write(self, _: &Content, out: &mut String) {
        let _ = match self.place() {
            Some((place, part)) => write!(out, ":{place}:{}", part.name()),
            None => write!(out, ":policy"),
        };
    }

    fn read(content: &Content, words: &[&str]) -> Result<Self, String> {
        match *words {
            ["policy"] => Ok(Slot::POLICY),
            [place, part] => {
                let place: u8 = Word::read(content, place)?;
                let part =
                    Part::named(part).ok_or_else(|| format!("{part:?} is neither top nor knowledge"))?;
                let place = Some(usize::from(place)).filter(|place| *place < PLACES);
                place.map(|place| Slot::city(place, part)).ok_or_else(|| "places are 0 to 8".to_owned())
            }
            _ => Err("a place from 0 to 8 and top or knowledge, or the policy".to_owned()),
        }
    }
}

const fn kind_in_the_city(action: Action) -> &'static str {
    if matches!(action, Action::Activate { .. }) { "activate" } else { "place" }
}

/// Two lines of the city, and a card of it whose part is said only where it is the knowledge.
fn write_in_the_city(content: &Content, action: Action) -> String {
    let mut text = kind_in_the_city(action).to_owned();
    match action {
        Action::Activate { row, column } => {
            let _ = write!(text, ":{row},{column}");
        }
        Action::Place(slot) => match slot.place() {
            Some((place, Part::Top)) => {
                let _ = write!(text, ":{place}");
            }
            _ => slot.write(content, &mut text),
        },
        _ => {}
    }
    text
}

fn read_in_the_city(content: &Content, words: &[&str]) -> Result<Action, String> {
    match *words {
        ["activate", lines] => {
            let (row, column) = lines.split_once(',').ok_or("activate:ROW,COLUMN, each 0 to 2")?;
            let line = |word: &str| -> Result<u8, String> { Word::read(content, word.trim()) };
            Ok(Action::Activate { row: line(row)?, column: line(column)? })
        }
        ["place", place] => Phrase::read(content, &[place, Part::Top.name()]).map(Action::Place),
        ["place", place, "knowledge"] => Phrase::read(content, &[place, "knowledge"]).map(Action::Place),
        _ => Err("such as activate:0,1, acquire:row:3, use:4:top, gold:1 or pass".to_owned()),
    }
}
