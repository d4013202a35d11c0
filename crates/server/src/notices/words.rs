//! The messages in the languages of people, through Fluent: our own catalogue, and that of the game.

use super::speech::{Speech, bundle, format};
use super::standing::Scene;
use crate::api::{NoticeKind, OnTimeout};
use crate::config::Catalogues;
use crate::ids;
use crate::shelf::Shelf;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use game_core::{Seat, Text};

/// Letters of a message; push services take no more than 4 KB, of any script.
const LONGEST: usize = 700;
const MINUTE: i64 = 60_000;

/// A message, whichever way it goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Message {
    /// The same however often it is sent.
    pub id: String,
    pub language: &'static str,
    pub title: String,
    pub text: String,
    /// Where it leads, from the address of the server on.
    pub path: String,
    /// Later messages with the same tag replace it where it is shown.
    pub tag: String,
    /// What it is about.
    pub items: Vec<Item>,
    /// Words around it in a mail.
    pub frame: Frame,
}

/// One thing a message is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Item {
    /// The same however often it is told, alone or with others.
    pub id: String,
    pub kind: NoticeKind,
    pub table: String,
    pub game: String,
    pub title: String,
    pub text: String,
}

impl Item {
    /// Where it leads: invitations are answered on the first page.
    pub fn path(&self) -> String {
        match self.kind {
            NoticeKind::Invited => "/".to_owned(),
            NoticeKind::Turn | NoticeKind::Time | NoticeKind::Over => format!("/table/{}", self.table),
        }
    }
}

/// Words around a message in a mail.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Frame {
    pub go: String,
    pub settings: String,
    pub leave: String,
}

/// Speaks one language.
pub(super) struct Words<'a> {
    language: &'static str,
    own: FluentBundle<FluentResource>,
    shelf: &'a Shelf,
    catalogues: Option<Catalogues>,
}

/// The language of ours that is nearest to a tag such as `it-CH`.
fn nearest(tag: Option<&str>) -> (&'static str, &'static str) {
    match tag.and_then(|tag| tag.split('-').next()) {
        Some("it") => ("it", include_str!("../../words/it.ftl")),
        Some("ru") => ("ru", include_str!("../../words/ru.ftl")),
        _ => ("en", include_str!("../../words/en.ftl")),
    }
}

impl<'a> Words<'a> {
    pub fn new(language: Option<&str>, shelf: &'a Shelf, catalogues: Option<Catalogues>) -> Self {
        let (language, source) = nearest(language);
        Words { language, own: bundle(language, &[source]), shelf, catalogues }
    }

    fn say(&self, key: &str, args: &[(&'static str, FluentValue<'static>)]) -> String {
        let mut all = FluentArgs::new();
        for (name, value) in args {
            all.set(*name, value.clone());
        }
        format(&self.own, key, &all)
    }

    /// A message to see whether a way works.
    pub fn test(&self, path: String) -> Message {
        let (title, text) = (self.say("test-title", &[]), self.say("test-text", &[]));
        let id = ids::letters(32);
        let tag = "test".to_owned();
        Message {
            id,
            language: self.language,
            title,
            text,
            path,
            tag,
            items: Vec::new(),
            frame: self.frame(1),
        }
    }

    /// Asks whether an address may be written to.
    pub fn confirmation(&self, name: &str, path: String) -> Message {
        let title = self.say("confirm-title", &[]);
        let text = self.say("confirm-text", &[("name", name.to_owned().into())]);
        let (id, tag) = (ids::letters(32), "confirm".to_owned());
        let frame = Frame::default();
        Message { id, language: self.language, title, text, path, tag, items: Vec::new(), frame }
    }

    fn frame(&self, count: usize) -> Frame {
        let go = if count > 1 { "go-to-tables" } else { "go-to-table" };
        Frame { go: self.say(go, &[]), settings: self.say("settings", &[]), leave: self.say("leave", &[]) }
    }

    /// A message about these tables. `user` makes its id a person's own.
    pub fn tell(&self, user: &str, scenes: &[Scene]) -> Message {
        let named = |scene: &Scene| format!("{user} {} {} {}", scene.table, scene.kind.name(), scene.mark);
        let id_of = |names: &str| ids::hash(names)[..32].to_owned();
        let items: Vec<Item> = scenes.iter().map(|scene| self.item(id_of(&named(scene)), scene)).collect();
        let names: Vec<String> = scenes.iter().map(named).collect();
        let id = id_of(&names.join("\n"));
        let frame = self.frame(items.len());
        let (title, text, path, tag) = match items.as_slice() {
            [one] => (one.title.clone(), one.text.clone(), one.path(), one.table.clone()),
            many => {
                let n = FluentValue::from(many.len());
                let turns = many.iter().all(|item| item.kind == NoticeKind::Turn);
                let title = self.say(if turns { "turn-many" } else { "news-many" }, &[("n", n)]);
                let lines: Vec<&str> = many.iter().map(|item| item.title.as_str()).collect();
                (title, cut(&lines.join("\n")), "/".to_owned(), "many".to_owned())
            }
        };
        Message { id, language: self.language, title, text, path, tag, items, frame }
    }

    fn item(&self, id: String, scene: &Scene) -> Item {
        let game = self.shelf.find(&scene.game).map_or("Ziggurat", |entry| entry.game.info().title);
        let table = scene.title.clone().unwrap_or_else(|| game.to_owned());
        let table = FluentValue::from(table);
        let left = scene.left.map(|left| self.time(left));
        let (title, text) = match scene.kind {
            NoticeKind::Turn => {
                let mut told = self.deeds(scene);
                let ended = |dropped: bool| if dropped { "orders-dropped" } else { "orders-asked" };
                told.extend(scene.orders.map(|dropped| self.say(ended(dropped), &[])));
                told.extend(left.map(|time| self.say("left", &[("time", time.into())])));
                (self.say("turn-at", &[("table", table)]), told.join(" "))
            }
            NoticeKind::Time => {
                let then = match scene.timeout {
                    Some(OnTimeout::Bot) => "time-bot",
                    Some(OnTimeout::Resign) => "time-resign",
                    _ => "time-wait",
                };
                let left = left.unwrap_or_default().into();
                (self.say("time-at", &[("left", left), ("table", table)]), self.say(then, &[]))
            }
            NoticeKind::Invited => {
                let name = scene.asks.clone().unwrap_or_default();
                let args = [("game", game.into()), ("players", scene.names.len().into())];
                (
                    self.say("invited-at", &[("name", name.into()), ("table", table)]),
                    self.say("invited-to", &args),
                )
            }
            NoticeKind::Over => {
                let said = scene.result.map(|(place, points)| {
                    self.say("over-result", &[("place", place.into()), ("points", points.into())])
                });
                (self.say("over-at", &[("table", table)]), said.unwrap_or_default())
            }
        };
        Item {
            id,
            kind: scene.kind,
            table: scene.table.clone(),
            game: scene.game.clone(),
            title,
            text: cut(&text),
        }
    }

    /// "11 h 40 min", rounded down.
    fn time(&self, left: i64) -> String {
        let minutes = left.max(0) / MINUTE;
        let (days, hours) = (minutes / (24 * 60), minutes / 60);
        let number = |value: i64| FluentValue::from(value);
        if days > 0 {
            self.say("days-hours", &[("d", number(days)), ("h", number(hours % 24))])
        } else if hours > 0 {
            self.say("hours-minutes", &[("h", number(hours)), ("m", number(minutes % 60))])
        } else {
            self.say("minutes", &[("m", number(minutes))])
        }
    }

    /// "Marek: Upgrade E6 to a trading post."
    fn deeds(&self, scene: &Scene) -> Vec<String> {
        let Ok(entry) = self.shelf.find(&scene.game) else { return Vec::new() };
        let other = self.catalogues.and_then(|find| find(&scene.game, self.language));
        // What is missing in a language is said in English.
        let sources = [Some(entry.game.catalogue()), other];
        let game = Speech {
            bundle: bundle(self.language, &sources.into_iter().flatten().collect::<Vec<_>>()),
            names: scene
                .names
                .iter()
                .map(|name| name.clone().unwrap_or_else(|| self.say("bot", &[])))
                .collect(),
        };
        let line = |(seat, text): &(Seat, Text)| {
            let said = game.say(text);
            let end = if said.ends_with(['.', '!', '?']) { "" } else { "." };
            format!("{}: {said}{end}", game.name(*seat))
        };
        scene.deeds.iter().map(line).collect()
    }
}

fn cut(text: &str) -> String {
    if text.chars().count() <= LONGEST {
        return text.to_owned();
    }
    text.chars().take(LONGEST - 1).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;

    fn scene() -> Scene {
        Scene {
            table: "abc".to_owned(),
            kind: NoticeKind::Turn,
            mark: 7,
            title: Some("Lamplight table".to_owned()),
            game: "terra-mystica".to_owned(),
            names: vec![Some("Ada".to_owned()), Some("Marek".to_owned()), None],
            deeds: vec![(Seat::new(1), Text::new("deed-income")), (Seat::new(2), Text::new("deed-income"))],
            left: Some((11 * 60 + 40) * MINUTE + 5),
            timeout: Some(OnTimeout::Bot),
            orders: None,
            result: Some((2, 101)),
            asks: None,
        }
    }

    fn told(language: &str, scenes: &[Scene]) -> Message {
        let shelf = Shelf::of(&Config::new(games::WITH_TOY));
        Words::new(Some(language), &shelf, Some(games::catalogue)).tell("ada", scenes)
    }

    #[test]
    fn a_turn_is_told_with_what_others_did_and_the_time_left() {
        let message = told("en", &[scene()]);
        assert_eq!(message.title, "Your turn at Lamplight table");
        assert_eq!(message.text, "Marek: Receive the income. Bot: Receive the income. 11 h 40 min left.");
        assert_eq!((message.path.as_str(), message.tag.as_str()), ("/table/abc", "abc"));
        let dropped = told("en", &[Scene { orders: Some(true), deeds: Vec::new(), ..scene() }]);
        assert_eq!(
            dropped.text,
            "Your standing orders could not be carried out and are gone. 11 h 40 min left."
        );
        let late = Scene { kind: NoticeKind::Time, left: Some(42 * MINUTE), ..scene() };
        let late = told("en-GB", &[late]);
        assert_eq!(late.title, "42 min left at Lamplight table");
        assert_eq!(late.text, "After that a bot takes the turn for you.");
        let over = told("en", &[Scene { kind: NoticeKind::Over, title: None, ..scene() }]);
        assert_eq!(over.title, "The game at Terra Mystica is over");
        assert_eq!(over.text, "Place 2, 101 points.");
        let asked = Scene { kind: NoticeKind::Invited, asks: Some("Wiebke".to_owned()), ..scene() };
        let asked = told("en", &[asked]);
        assert_eq!(asked.title, "Wiebke asks you to Lamplight table");
        assert_eq!((asked.text.as_str(), asked.path.as_str()), ("Terra Mystica, 3 players.", "/"));
    }

    #[test]
    fn several_are_one_message_and_other_languages_have_all_words() {
        let two = [scene(), Scene { table: "def".to_owned(), ..scene() }];
        let message = told("en", &two);
        assert_eq!(message.title, "Your turn at 2 tables");
        assert_eq!(message.items.len(), 2);
        assert_ne!(message.id, told("en", &two[..1]).id);
        assert_eq!(message.id, told("it", &two).id, "the id says what it is about, not how");
        let alone = told("en", &two[..1]);
        assert_eq!((&message.items[0].id, &message.items[0].id), (&alone.items[0].id, &alone.id));
        for language in ["it", "ru"] {
            let message = told(language, &[scene()]);
            assert_eq!(message.language, language);
            let text = format!("{} {}", message.title, message.text);
            assert!(!text.contains("deed-") && !text.contains("Your") && !text.contains("income"), "{text}");
        }
        let keys = |text: &str| -> Vec<String> {
            let named = text.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key.to_owned());
            named.filter(|key| !key.starts_with([' ', '#'])).collect()
        };
        let english = keys(nearest(None).1);
        for language in ["it", "ru"] {
            assert_eq!(keys(nearest(Some(language)).1), english, "{language}");
        }
    }

    #[test]
    fn long_messages_are_cut_between_letters() {
        let text = cut(&"я".repeat(5_000));
        assert!(text.len() < 2_000 && text.ends_with('…'));
    }
}
