//! The bus over NATS: at most once, quick, and forgotten when nobody listens.

use super::{BusError, Ear, Heard, Word};
use crate::ids;
use async_nats::{Client, ConnectOptions, Event};
use futures_util::StreamExt;
use std::time::Duration;
use tokio::sync::mpsc;

/// Words on their way to the others; when there are more, those go who would not be heard soon anyway.
const OUT: usize = 4_096;
/// Words heard that nobody has looked at yet.
const IN: usize = 4_096;
/// How often it is tried to come back.
const RETRY: Duration = Duration::from_millis(500);

/// A connection to a NATS server.
#[derive(Clone)]
pub(crate) struct Nats {
    node: String,
    house: String,
    out: mpsc::Sender<(String, Vec<u8>)>,
}

impl Nats {
    pub async fn connect(url: &str, house: &str) -> Result<(Self, Ear), BusError> {
        let unreachable = |error: &dyn std::fmt::Display| BusError::Unreachable(error.to_string());
        let (ear, heard) = mpsc::channel(IN);
        let told = ear.clone();
        let client = ConnectOptions::new()
            .name("ziggurat")
            .no_echo()
            .reconnect_delay_callback(|_| RETRY)
            .event_callback(move |event| {
                let told = told.clone();
                async move {
                    let heard = match event {
                        Event::Disconnected => Heard::Away,
                        Event::Connected | Event::SlowConsumer(_) => Heard::Back,
                        _ => return,
                    };
                    let _ = told.send(heard).await;
                }
            })
            .connect(url)
            .await
            .map_err(|error| unreachable(&error))?;
        let subject = format!("ziggurat.{house}.>");
        let subscriber = client.subscribe(subject).await.map_err(|error| unreachable(&error))?;
        client.flush().await.map_err(|error| unreachable(&error))?;
        tokio::spawn(listen(subscriber, ear));
        let (out, said) = mpsc::channel(OUT);
        tokio::spawn(speak(client, said));
        Ok((Nats { node: ids::letters(12), house: house.to_owned(), out }, heard))
    }

    pub fn node(&self) -> &str {
        &self.node
    }

    pub fn tell(&self, word: &Word) {
        let about = match word {
            Word::Stored { row, .. } => format!("table.{}", row.id),
            Word::Here { table, .. } => format!("here.{table}"),
            Word::Changed { .. } => "people".to_owned(),
            Word::Bans => "bans".to_owned(),
        };
        let Ok(text) = serde_json::to_vec(word) else { return };
        if self.out.try_send((format!("ziggurat.{}.{about}", self.house), text)).is_err() {
            tracing::warn!("a word to the other nodes was lost; they read it in the database");
        }
    }
}

async fn speak(client: Client, mut said: mpsc::Receiver<(String, Vec<u8>)>) {
    while let Some((subject, text)) = said.recv().await {
        if let Err(error) = client.publish(subject, text.into()).await {
            tracing::warn!(%error, "a word to the other nodes was lost; they read it in the database");
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
                Heard::Back
            }
        };
        if ear.send(heard).await.is_err() {
            return;
        }
    }
}
