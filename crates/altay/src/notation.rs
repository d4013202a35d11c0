//! A step as one line of text, and back: the name of the step, then what it is about. Regions go by number.

use crate::action::{Action, Target, Zone};
use crate::content::Content;
use crate::ids::{Achievement, Card, Faction, Kind, Region, Resource, Token};
use crate::state::Position;
use game_core::notation::Word;
use game_core::{steps, words};
use std::fmt::Write;

steps! {
    Position, Action, Content;
    ["faction" faction] => Faction(faction),
    ["start_region" region] => StartRegion(region),
    ["play" card effect] => Play { card, from: Zone::Hand, effect },
    ["play" card effect "archived"] => Play { card, from: Zone::Archive, effect },
    ["put" resource "achievement"] => Put { resource, target: Target::Achievement },
    ["put" resource card] => Put { resource, target: Target::Card(card) },
    ["release" card] => Release(card),
    ["buy" card] => Buy(card),
    ["attack" from to] => Attack { from, to },
    ["start" achievement] => Start(achievement),
    ["start_secret" wonder] => StartSecret(wonder),
    ["drop"] => Drop,
    ["tech" technology] => Tech(technology),
    ["buy_resource" resource] => BuyResource(resource),
    ["end_turn"] => EndTurn,
    ["use" region] => Use(region),
    ["take" resource] => Take(resource),
    ["pay" resource] => Pay(resource),
    ["add" card] => Add { card, from: Zone::Hand },
    ["add" card "archived"] => Add { card, from: Zone::Archive },
    ["surrender"] => Surrender,
    ["fight"] => Fight,
    ["defend" card] => Defend { card, from: Zone::Hand },
    ["defend" card "archived"] => Defend { card, from: Zone::Archive },
    ["discard" card] => Discard(card),
    ["discard_archived"] => DiscardArchived,
    ["done"] => Done,
    ["settle" region] => Settle(region),
    ["build_and_lose"] => BuildAndLose,
    ["decline"] => Decline,
    ["first" resource] => First(resource),
    ["trash" card] => Trash(card),
    ["trash_archived"] => TrashArchived,
    ["give" resource] => Give(resource),
    ["from" region] => From(region),
    ["to" region] => To(region),
    ["archive" card] => Archive(card),
    ["no_archive"] => NoArchive,
    ["draw_more"] => DrawMore,
    ["draw_no_more"] => DrawNoMore,
    ["first_player" seat] => FirstPlayer(seat),
    ["reveal" achievement] => Reveal(achievement),
    ["token" token] => Token(token),
    ["deal_faction" faction] => DealFaction(faction),
    ["draw" card] => Draw(card),
    ["secret" wonder] => Secret(wonder),
}

words!(Achievement, Card, Faction, Kind, Resource, Token);

impl<C> Word<C> for Region {
    fn write(self, _: &C, out: &mut String) {
        let _ = write!(out, "{}", self.index());
    }

    fn read(content: &C, word: &str) -> Result<Self, String> {
        let number: u8 = Word::read(content, word)?;
        Region::numbered(number.into()).ok_or_else(|| format!("{number} is no region"))
    }
}
