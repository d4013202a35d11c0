//! Order at the table and in the house: orders of the owner, reports, what is somebody's own, what admins do.

use super::table::{TableSummary, Visibility};
use super::user::{Me, Program};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// An order of whoever made the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "order", rename_all = "snake_case", deny_unknown_fields)]
pub enum OrderRequest {
    /// Removes somebody and keeps them out. Players only before the start.
    Remove {
        /// Id of the user.
        user: String,
    },
    /// Lets somebody in again.
    LetIn {
        /// Id of the user.
        user: String,
    },
    /// Lets somebody say nothing any more.
    Mute {
        /// Id of the user.
        user: String,
    },
    /// Lets somebody speak again.
    Unmute {
        /// Id of the user.
        user: String,
    },
    /// Lets others see and join the table than before. Whoever may not see it any more is cut off.
    Show {
        /// Who.
        visibility: Visibility,
    },
}

/// Whom the owner keeps out or silent.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct OrderState {
    /// Ids of users who say nothing here.
    pub muted: Vec<String>,
    /// Who is not let in.
    pub kept_out: Vec<KeptOut>,
}

/// Somebody who is not let in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct KeptOut {
    /// Id of the user.
    pub user: String,
    /// What they were called.
    pub name: String,
}

/// Tells those who run the server that something is wrong at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct ReportRequest {
    /// Whom it is about: id of the user.
    #[serde(default)]
    pub user: Option<String>,
    /// The `seq` of a line of chat.
    #[serde(default)]
    pub line: Option<u64>,
    /// What is wrong, 1 to 500 characters.
    pub text: String,
}

/// A report has arrived.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct ReportReceived {
    /// When.
    pub at: i64,
}

/// Everything the server keeps about somebody, but for secrets, which it does not know itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct MyData {
    /// The person.
    pub me: Me,
    /// When the person came.
    pub created_at: i64,
    /// Browsers that are signed in.
    pub sessions: Vec<MySession>,
    /// The person's programs.
    pub programs: Vec<Program>,
    /// Tables the person made or sits at; their records can be fetched one by one.
    pub tables: Vec<TableSummary>,
    /// Private notes.
    pub notes: Vec<MyNote>,
    /// Boards to think on.
    pub boards: Vec<MyBoard>,
    /// Challenges the person made or played.
    pub challenges: Vec<MyChallenge>,
    /// What the person said.
    pub chat: Vec<MyLine>,
    /// How the person is told while the browser is closed.
    pub notices: super::NoticeState,
    /// Clubs of which the person is a member, or to which they are asked.
    pub clubs: Vec<super::ClubCard>,
    /// Leagues and tournaments in which the person takes part, or which they made.
    pub contests: Vec<super::ContestCard>,
    /// Friends and blocked people.
    pub ties: super::people::Ties,
    /// Who may see the person's page.
    pub shown: super::people::ProfileShown,
}

/// A browser that is signed in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct MySession {
    /// Since when.
    pub created_at: i64,
    /// When it was last used, to the day.
    pub seen_at: i64,
}

/// Private notes on a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct MyNote {
    /// Id of the table.
    pub table: String,
    /// The notes.
    pub text: String,
}

/// A challenge that somebody made or played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct MyChallenge {
    /// Its id.
    pub id: String,
    /// Did the person make it?
    pub made: bool,
    /// The table at which the person played it.
    pub table: Option<String>,
}

/// A board to think on, with everything that the person wrote there; its record can be fetched by itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct MyBoard {
    /// Id of the board.
    pub id: String,
    /// Id of the table.
    pub table: String,
    /// Names of branches.
    pub names: Vec<String>,
    /// Comments.
    pub comments: Vec<String>,
}

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct MyLine {
    /// Id of the table.
    pub table: String,
    /// When.
    pub at: i64,
    /// What.
    pub text: String,
}

/// Deletes the caller: sessions, programs and notes go, tables forget the name and every word.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct DeleteRequest {
    /// The password of an account.
    pub password: Option<String>,
}

/// A person as admins see one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct AdminPerson {
    /// The person.
    pub me: Me,
    /// Whose program it is.
    pub owner: Option<String>,
    /// When it came.
    pub created_at: i64,
}

/// Somebody or some addresses that are not let in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct AdminBan {
    /// Its name.
    pub id: String,
    /// Id of a user, or a range such as `192.0.2.0/24`.
    pub subject: String,
    /// Why.
    pub reason: String,
    /// Since when.
    pub at: i64,
    /// Until when; `null` for ever.
    pub until: Option<i64>,
}

/// Does not let somebody in any more.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct BanRequest {
    /// Id of a user, an address, or a range such as `192.0.2.0/24`.
    pub subject: String,
    /// Why.
    #[serde(default)]
    #[ts(as = "Option<String>")]
    pub reason: String,
    /// For so many hours; for ever otherwise.
    #[serde(default)]
    pub hours: Option<u32>,
}

/// What somebody told those who run the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct AdminReport {
    /// Its number.
    pub id: u64,
    /// When.
    pub at: i64,
    /// Who tells.
    pub by: String,
    /// At which table.
    pub table: String,
    /// Whom it is about.
    pub about: Option<String>,
    /// The `seq` of a line of chat.
    pub line: Option<u64>,
    /// The line, as it was then.
    pub said: Option<String>,
    /// What is wrong.
    pub text: String,
}

/// A line of the log of sign-ins, changed passwords and what admins did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct AdminDeed {
    /// When.
    pub at: i64,
    /// Who: id of a user, or `admin`.
    pub who: String,
    /// What.
    pub what: String,
    /// About whom or what.
    pub about: String,
    /// From where.
    pub network: String,
}

/// It is done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct Done {
    /// What.
    pub done: String,
}
