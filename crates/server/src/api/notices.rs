//! Being told while the browser is closed: what, by which ways, and when not.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What somebody can be told of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum NoticeKind {
    /// It is their turn.
    Turn,
    /// Their time runs out.
    Time,
    /// A game of theirs is over.
    Over,
    /// Somebody asks them to a table.
    Invited,
}

impl NoticeKind {
    /// All of them.
    pub const ALL: [NoticeKind; 4] =
        [NoticeKind::Turn, NoticeKind::Time, NoticeKind::Over, NoticeKind::Invited];

    /// Its name, as it is written in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            NoticeKind::Turn => "turn",
            NoticeKind::Time => "time",
            NoticeKind::Over => "over",
            NoticeKind::Invited => "invited",
        }
    }

    /// The one with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        NoticeKind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// The kinds of ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum WayKind {
    /// A browser that shows it by itself.
    Push,
    /// Mail.
    Mail,
    /// A program somewhere.
    Webhook,
}

/// How a webhook wants it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum HookShape {
    /// Our own JSON, signed.
    #[default]
    Plain,
    /// As Discord takes it.
    Discord,
}

/// By which ways something is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct ByWay {
    /// On every device.
    pub push: bool,
    /// By mail.
    pub mail: bool,
    /// To the webhook.
    pub webhook: bool,
}

impl ByWay {
    /// By every way.
    #[must_use]
    pub const fn all() -> Self {
        ByWay { push: true, mail: true, webhook: true }
    }

    /// Is this kind of way among them?
    #[must_use]
    pub const fn has(self, kind: WayKind) -> bool {
        match kind {
            WayKind::Push => self.push,
            WayKind::Mail => self.mail,
            WayKind::Webhook => self.webhook,
        }
    }
}

/// What is told by which ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Wants {
    /// It is my turn.
    pub turn: ByWay,
    /// My time runs out.
    pub time: ByWay,
    /// A game of mine is over.
    pub over: ByWay,
    /// Somebody asks me to a table.
    #[serde(default = "ByWay::all")]
    pub invited: ByWay,
}

impl Default for Wants {
    fn default() -> Self {
        let all = ByWay::all();
        Wants { turn: all, time: all, over: ByWay { push: false, ..all }, invited: all }
    }
}

impl Wants {
    /// The ways of one kind.
    #[must_use]
    pub const fn of(&self, kind: NoticeKind) -> ByWay {
        match kind {
            NoticeKind::Turn => self.turn,
            NoticeKind::Time => self.time,
            NoticeKind::Over => self.over,
            NoticeKind::Invited => self.invited,
        }
    }
}

/// When nothing is told. What came meanwhile is told at their end, in one message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    /// Are there any?
    pub on: bool,
    /// From this minute of the day on, 0 to 1439.
    pub from: u16,
    /// To this one; earlier than `from` for a night.
    pub until: u16,
    /// Where the clock stands, such as `Europe/Prague`.
    pub zone: String,
    /// Tell all the same when time runs out meanwhile.
    pub wake: bool,
}

impl Default for QuietHours {
    fn default() -> Self {
        QuietHours { on: false, from: 22 * 60 + 30, until: 7 * 60, zone: "UTC".to_owned(), wake: true }
    }
}

/// What somebody chose.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields, default)]
pub struct NoticeChoices {
    /// What by which ways.
    pub wants: Wants,
    /// When not.
    pub quiet: QuietHours,
    /// At most one mail in so many minutes, with everything that came meanwhile; 0 for each at once.
    pub digest: u32,
    /// The language of the messages, such as `en`.
    pub language: Option<String>,
}

/// A way to the caller.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct WayInfo {
    /// Its name: `mail`, `webhook`, or `push:` and the first 16 digits of the SHA-256 of the endpoint.
    pub id: String,
    /// What it is.
    pub kind: WayKind,
    /// The address, or the name of the device.
    pub label: String,
    /// Nothing goes to a mail address before its owner has agreed.
    pub confirmed: bool,
    /// What was wrong at the last attempt.
    pub trouble: Option<String>,
    /// When something last came through.
    pub told_at: Option<i64>,
    /// How a webhook wants it.
    pub shape: Option<HookShape>,
    /// With this a webhook can check signatures.
    pub secret: Option<String>,
}

/// What this server can do.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct NoticeOffers {
    /// The key a browser needs to subscribe; `null` where nothing is pushed.
    pub push: Option<String>,
    /// Does it send mail?
    pub mail: bool,
    /// Does it call webhooks?
    pub webhook: bool,
}

/// Everything about how the caller is told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct NoticeState {
    /// What this server can do.
    pub offers: NoticeOffers,
    /// The ways to the caller.
    pub ways: Vec<WayInfo>,
    /// What the caller chose.
    pub choices: NoticeChoices,
}

/// A browser that wants to be told: what `PushSubscription.toJSON()` gives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct PushRequest {
    /// Where its push service takes messages.
    pub endpoint: String,
    /// Its public key.
    pub p256dh: String,
    /// Its secret.
    pub auth: String,
    /// What its owner calls it, such as `Firefox on Linux`.
    pub label: String,
}

/// Another mail address. A message goes there, and its reader has to agree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct MailRequest {
    /// The address.
    pub address: String,
}

/// Another webhook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct WebhookRequest {
    /// Where it takes messages.
    pub url: String,
    /// How it wants them.
    #[serde(default)]
    pub shape: HookShape,
}

/// Names a way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct WayRequest {
    /// `mail`, `webhook`, `push:…`.
    pub way: String,
}

/// What a link in a mail did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct LinkDone {
    /// The address it is about.
    pub address: Option<String>,
}

/// Private links to the caller's games, from the address of the server on; `null` where there are none. Whoever has a
/// link can read it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct FeedLinks {
    /// An Atom feed: where it is the caller's turn, and what came of their games.
    pub news: Option<String>,
    /// The same as a calendar: each turn stands where its time ends.
    pub calendar: Option<String>,
}

/// New links, or none any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct FeedRequest {
    /// Are links wanted? Old ones are worth nothing afterwards either way.
    pub wanted: bool,
    /// The language they speak, such as `it`.
    #[serde(default)]
    #[ts(optional)]
    pub language: Option<String>,
}
