//! Steps as text: short words joined by colons, the ids of the content, and back (spec 3.1).

use crate::action::Action;
use crate::content::Content;
use crate::ids::{CardId, CityId, Keep, Part, PolicyId, ProvinceType, Resource, Slot};
use crate::state::{PLACES, Position, SEATS};
use game_core::{Notation, NotationError, Seat};

impl Notation for Position {
    fn write_step(content: &'static Content, action: Action) -> String {
        let card = |card: CardId| &content.card_names[card.index()].id;
        let policy = |policy: PolicyId| &content.policy_names[policy.index()].id;
        let city = |city: CityId| &content.free_city(city).name.id;
        match action {
            Action::DealFirst(seat) => format!("deal:first:{seat}"),
            Action::DealRow(id) => format!("deal:row:{}", card(id)),
            Action::DealFreeCity(id) => format!("deal:free_city:{}", city(id)),
            Action::DealCity(seat, id) => format!("deal:city:{seat}:{}", card(id)),
            Action::Civ(civ) => format!("civ:{}", content.civ(civ).name.id),
            Action::Activate { row, column } => format!("activate:{row},{column}"),
            Action::Next(slot) => format!("next:{}", write_slot(slot)),
            Action::NextPolicy(id) => format!("next:policy:{}", policy(id)),
            Action::AcquireRow(place) => format!("acquire:row:{place}"),
            Action::AcquireBasic(id) => format!("acquire:basic:{}", card(id)),
            Action::Complete => "complete".to_owned(),
            Action::Policy(id) => format!("policy:{}", policy(id)),
            Action::Conquer => "conquer".to_owned(),
            Action::Use(slot) => format!("use:{}", write_slot(slot)),
            Action::Progress => "progress".to_owned(),
            Action::Advantage => "advantage".to_owned(),
            Action::Warlord => "warlord".to_owned(),
            Action::Scout => "scout".to_owned(),
            Action::Pass => "pass".to_owned(),
            Action::Free(slot) => format!("free:{}", write_slot(slot)),
            Action::Gold(n) => format!("gold:{n}"),
            Action::Substitute(n) => format!("substitute:{n}"),
            Action::Keep(keep) => format!("keep:{}", keep.name()),
            Action::Bid(resource) => format!("bid:{}", resource.name()),
            Action::Amount(n) => format!("amount:{n}"),
            Action::Basic(resource) => resource.name().to_owned(),
            Action::Branch(n) => format!("branch:{n}"),
            Action::Yes => "yes".to_owned(),
            Action::No => "no".to_owned(),
            Action::Place(slot) => match slot.place() {
                Some((place, Part::Top)) => format!("place:{place}"),
                _ => format!("place:{}", write_slot(slot)),
            },
            Action::Row(place) => format!("row:{place}"),
            Action::City(id) => format!("city:{}", city(id)),
            Action::BasicBuilding(id) => format!("basic:{}", card(id)),
            Action::Opponent => "opponent".to_owned(),
            Action::Type(id, of) => format!("type:{}:{}", card(id), of.name()),
            Action::Move(from, of, to) => format!("move:{}:{}:{}", card(from), of.name(), card(to)),
            Action::Stop => "stop".to_owned(),
        }
    }

    fn parse_step(content: &'static Content, text: &str) -> Result<Action, NotationError> {
        let clean = text.trim().to_lowercase();
        let words: Vec<&str> = clean.split(':').map(str::trim).collect();
        let read = Reader { content, text };
        Ok(match words.as_slice() {
            ["deal", "first", seat] => Action::DealFirst(read.seat(seat)?),
            ["deal", "row", id] => Action::DealRow(read.card(id)?),
            ["deal", "free_city", id] => Action::DealFreeCity(read.city(id)?),
            ["deal", "city", seat, id] => Action::DealCity(read.seat(seat)?, read.card(id)?),
            ["civ", id] => {
                let civ = content.civ_by_id(id);
                Action::Civ(civ.ok_or_else(|| read.error("civ: is followed by the id of a civilization"))?)
            }
            ["activate", lines] => {
                let (row, column) = lines
                    .split_once(',')
                    .ok_or_else(|| read.error("activate:<row>,<column>, each 0 to 2"))?;
                Action::Activate { row: read.number(row.trim())?, column: read.number(column.trim())? }
            }
            ["next", "policy", id] => Action::NextPolicy(read.policy(id)?),
            ["next", place, part] => Action::Next(read.slot(place, part)?),
            ["acquire", "row", place] => Action::AcquireRow(read.number(place)?),
            ["acquire", "basic", id] => Action::AcquireBasic(read.card(id)?),
            ["complete"] => Action::Complete,
            ["policy", id] => Action::Policy(read.policy(id)?),
            ["conquer"] => Action::Conquer,
            ["use", "policy"] => Action::Use(Slot::POLICY),
            ["use", place, part] => Action::Use(read.slot(place, part)?),
            ["progress"] => Action::Progress,
            ["advantage"] => Action::Advantage,
            ["warlord"] => Action::Warlord,
            ["scout"] => Action::Scout,
            ["pass"] => Action::Pass,
            ["free", "policy"] => Action::Free(Slot::POLICY),
            ["free", place, part] => Action::Free(read.slot(place, part)?),
            ["gold", n] => Action::Gold(read.number(n)?),
            ["substitute", n] => Action::Substitute(read.number(n)?),
            ["keep", word] => {
                Action::Keep(Keep::named(word).ok_or_else(|| read.error("keep:new, old, placed or drawn"))?)
            }
            ["bid", word] => Action::Bid(read.resource(word)?),
            ["amount", n] => Action::Amount(read.number(n)?),
            ["branch", n] => Action::Branch(read.number(n)?),
            ["yes"] => Action::Yes,
            ["no"] => Action::No,
            ["place", place] => Action::Place(read.slot(place, "top")?),
            ["place", place, "knowledge"] => Action::Place(read.slot(place, "knowledge")?),
            ["row", place] => Action::Row(read.number(place)?),
            ["city", id] => Action::City(read.city(id)?),
            ["basic", id] => Action::BasicBuilding(read.card(id)?),
            ["opponent"] => Action::Opponent,
            ["type", id, of] => Action::Type(read.card(id)?, read.province_type(of)?),
            ["move", from, of, to] => Action::Move(read.card(from)?, read.province_type(of)?, read.card(to)?),
            ["stop"] => Action::Stop,
            [word] if Resource::named(word).is_some() => Action::Basic(read.resource(word)?),
            _ => return Err(read.error("such as activate:0,1, acquire:row:3, use:4:top, gold:1 or pass")),
        })
    }
}

fn write_slot(slot: Slot) -> String {
    match slot.place() {
        Some((place, part)) => format!("{place}:{}", part.name()),
        None => "policy".to_owned(),
    }
}

struct Reader<'a> {
    content: &'static Content,
    text: &'a str,
}

impl Reader<'_> {
    fn error(&self, expected: &str) -> NotationError {
        NotationError::new(self.text, expected)
    }

    fn number(&self, word: &str) -> Result<u8, NotationError> {
        let digits = word == "0" || !word.starts_with('0') && word.bytes().all(|b| b.is_ascii_digit());
        let number = if digits { word.parse().ok() } else { None };
        number.ok_or_else(|| self.error("a number from 0 to 255 is expected"))
    }

    fn seat(&self, word: &str) -> Result<Seat, NotationError> {
        let seat = self.number(word)?;
        SEATS.get(usize::from(seat)).copied().ok_or_else(|| self.error("the seats are 0 and 1"))
    }

    fn slot(&self, place: &str, part: &str) -> Result<Slot, NotationError> {
        let place = usize::from(self.number(place)?);
        let part = Part::named(part).ok_or_else(|| self.error("the part is top or knowledge"))?;
        if place < PLACES { Ok(Slot::city(place, part)) } else { Err(self.error("places are 0 to 8")) }
    }

    fn resource(&self, word: &str) -> Result<Resource, NotationError> {
        Resource::named(word).ok_or_else(|| self.error("production, science, military, culture or gold"))
    }

    fn province_type(&self, word: &str) -> Result<ProvinceType, NotationError> {
        ProvinceType::named(word).ok_or_else(|| self.error("coastal, mountain or agrarian"))
    }

    fn card(&self, id: &str) -> Result<CardId, NotationError> {
        self.content.card_by_id(id).ok_or_else(|| self.error("the id of a card is expected"))
    }

    fn policy(&self, id: &str) -> Result<PolicyId, NotationError> {
        self.content.policy_by_id(id).ok_or_else(|| self.error("the id of a policy is expected"))
    }

    fn city(&self, id: &str) -> Result<CityId, NotationError> {
        self.content.city_by_id(id).ok_or_else(|| self.error("the id of a free city is expected"))
    }
}
