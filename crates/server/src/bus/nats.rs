//! The bus over NATS: at most once, quick, and forgotten when nobody listens.

use super::{BusError, Ear, Heard, Word};
use crate::ids;
use async_nats::{Client, ConnectOptions, Event};
use futures_util::StreamExt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::mpsc;

/// Words on their way to the others; when there are more, those go who would not be heard soon anyway.
const OUT: usize = 4_096;
/// Words heard that nobody has looked at yet.
const IN: usize = 4_096;
/// How often it is tried to come back.
const RETRY: Duration = Duration::from_millis(500);
/// How often it is asked whether the server is still there; a way that is cut without a word is noticed by that.
const PING: Duration = Duration::from_secs(5);
/// Whoever comes back is connected a moment before everything is heard; what is said in between is read after so long.
const SETTLED: Duration = Duration::from_secs(1);

/// A connection to a NATS server.
#[derive(Clone)]
pub(crate) struct Nats {
    client: Client,
    node: String,
    house: String,
    out: mpsc::Sender<(String, Vec<u8>)>,
    /// There was no room for something that was said.
    lost: Arc<AtomicBool>,
}

/// Passes on that the connection broke or is there again.
async fn notice(event: Event, first: bool, told: mpsc::Sender<Heard>) {
    let heard = match event {
        Event::Disconnected => Heard::Away,
        Event::SlowConsumer(_) => Heard::Word(Word::Again),
        Event::Connected if first => return,
        Event::Connected => Heard::Back,
        _ => return,
    };
    let back = matches!(heard, Heard::Back);
    let _ = told.send(heard).await;
    if back {
        tokio::spawn(async move {
            tokio::time::sleep(SETTLED).await;
            let _ = told.send(Heard::Word(Word::Again)).await;
        });
    }
}

impl Nats {
    pub async fn connect(url: &str, house: &str) -> Result<(Self, Ear), BusError> {
        let unreachable = |error: &dyn std::fmt::Display| BusError::Unreachable(error.to_string());
        let (ear, heard) = mpsc::channel(IN);
        let (told, connected) = (ear.clone(), AtomicBool::new(false));
        let client = ConnectOptions::new()
            .name("ziggurat")
            .no_echo()
            .reconnect_delay_callback(|_| RETRY)
            .ping_interval(PING)
            .event_callback(move |event| {
                let first = matches!(event, Event::Connected) && !connected.swap(true, Ordering::SeqCst);
                notice(event, first, told.clone())
            })
            .connect(url)
            .await
            .map_err(|error| unreachable(&error))?;
        let subject = format!("ziggurat.{house}.>");
        let subscriber = client.subscribe(subject).await.map_err(|error| unreachable(&error))?;
        // From now on nothing is missed.
        crew::dealt_with(&client).await?;
        tokio::spawn(listen(subscriber, ear));
        let (out, said) = mpsc::channel(OUT);
        let lost = Arc::new(AtomicBool::new(false));
        let nats =
            Nats { client: client.clone(), node: ids::letters(12), house: house.to_owned(), out, lost };
        tokio::spawn(speak(client, said, Arc::clone(&nats.lost), nats.subject(&Word::Again)));
        Ok((nats, heard))
    }

    pub fn node(&self) -> &str {
        &self.node
    }

    pub fn client(&self) -> Client {
        self.client.clone()
    }

    pub fn house(&self) -> &str {
        &self.house
    }

    fn subject(&self, word: &Word) -> String {
        let about = match word {
            Word::Stored { row, .. } => format!("table.{}", row.id),
            Word::Here { table, .. } => format!("here.{table}"),
            Word::Changed { .. } => "people".to_owned(),
            Word::Bans => "bans".to_owned(),
            Word::Again => "again".to_owned(),
        };
        format!("ziggurat.{}.{about}", self.house)
    }

    pub fn tell(&self, word: &Word) {
        let Ok(text) = serde_json::to_vec(word) else { return };
        if self.out.try_send((self.subject(word), text)).is_err() {
            self.lost.store(true, Ordering::SeqCst);
        }
    }
}

async fn speak(
    client: Client,
    mut said: mpsc::Receiver<(String, Vec<u8>)>,
    lost: Arc<AtomicBool>,
    again: String,
) {
    while let Some((subject, text)) = said.recv().await {
        let mut whole = client.publish(subject, text.into()).await.is_ok();
        if lost.swap(false, Ordering::SeqCst)
            && let Ok(text) = serde_json::to_vec(&Word::Again)
        {
            whole &= client.publish(again.clone(), text.into()).await.is_ok();
        }
        if !whole {
            lost.store(true, Ordering::SeqCst);
            tracing::warn!("a word to the other nodes was lost; they read it in the database");
        }
    }
}

async fn listen(mut subscriber: async_nats::Subscriber, ear: mpsc::Sender<Heard>) {
    while let Some(message) = subscriber.next().await {
        let heard = match serde_json::from_slice(&message.payload) {
            Ok(word) => Heard::Word(word),
            // A node of another version says something unknown; what it stored is in the database.
            Err(error) => {
                tracing::warn!(%error, "another node said something that cannot be understood");
                Heard::Word(Word::Again)
            }
        };
        if ear.send(heard).await.is_err() {
            return;
        }
    }
}
