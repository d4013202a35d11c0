//! Clubs: people who play together.

use super::{ContestCard, PersonName};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A club, in short.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct ClubRef {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// A new club.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct NewClub {
    /// Its name, 1 to 40 characters.
    pub name: String,
    /// What it is about, up to 300 characters.
    #[serde(default)]
    pub about: Option<String>,
    /// Whoever comes may join; otherwise only who is asked or has the link.
    pub open: bool,
}

/// A club in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct ClubCard {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it is about.
    pub about: String,
    /// May whoever comes join?
    pub open: bool,
    /// How many members it has.
    pub members: u32,
    /// Is the caller a member?
    pub joined: bool,
    /// Is the caller asked to join?
    pub asked: bool,
}

/// A club as the caller sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct ClubState {
    /// As in lists.
    pub card: ClubCard,
    /// Who leads it.
    pub owner: PersonName,
    /// Does the caller lead it?
    pub yours: bool,
    /// The members, in the order in which they came; only for members where the club is not open.
    pub members: Vec<PersonName>,
    /// The word for the link with which people join, for members.
    pub invite: Option<String>,
    /// Its leagues and tournaments, the last changed first.
    pub contests: Vec<ContestCard>,
}

/// Joins a club.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct ClubJoinRequest {
    /// The word of the link, where the club is not open and the caller was not asked.
    pub invite: Option<String>,
}

/// Changes a club.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "change", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClubChange {
    /// What it is about, and whether whoever comes may join.
    About {
        /// What it is about.
        about: String,
        /// May whoever comes join?
        open: bool,
    },
    /// A member asks somebody to join.
    Ask {
        /// Id or login of the person.
        person: String,
    },
    /// A member is no longer one.
    Remove {
        /// Id of the person.
        person: String,
    },
    /// The link is worth nothing any more; there is a new one.
    Renew,
}
