//! How the nodes of one house hear of each other.
//!
//! Nobody owns a table, and nothing said here decides anything: events are in the database before they are told, and
//! whoever misses one reads it there. A server of its own has nobody to tell.

#[cfg(feature = "cluster")]
mod nats;

use crate::ids::{TableId, UserId};
use crate::store::{EventRow, TableRow};
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

/// What nodes tell each other.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "word", rename_all = "snake_case")]
pub(crate) enum Word {
    /// Events of a table are stored.
    Stored {
        row: Box<TableRow>,
        events: Vec<EventRow>,
        /// Does it concern those who only look for a table?
        public: bool,
        cancelled: bool,
    },
    /// These people watch a table at this node.
    Here { table: TableId, node: String, people: Vec<UserId> },
    /// What is remembered of a user is no longer true; if `over`, some of the sessions have ended.
    Changed { user: UserId, over: bool },
    /// Somebody was banned, or let in again.
    Bans,
    /// What was said before may not have been heard: it is in the database.
    Again,
}

/// What a node hears.
#[derive(Debug)]
#[cfg_attr(not(feature = "cluster"), expect(dead_code, reason = "only other nodes are heard"))]
pub(crate) enum Heard {
    Word(Word),
    /// Others cannot be heard.
    Away,
    /// Others can be heard again.
    Back,
}

pub(crate) type Ear = mpsc::Receiver<Heard>;

/// Why the other nodes cannot be reached.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BusError {
    /// This program was built without it.
    #[error("this program was built for one server alone; build it with `--features cluster` for several")]
    NotBuilt,
    /// The address, or what answers there.
    #[error("the NATS server cannot be reached: {0}")]
    Unreachable(String),
}

#[cfg(feature = "cluster")]
impl From<crew::CrewError> for BusError {
    fn from(error: crew::CrewError) -> Self {
        let (crew::CrewError::Unreachable(why) | crew::CrewError::NoQueues(why)) = error;
        BusError::Unreachable(why)
    }
}

/// The way to the other nodes.
#[derive(Clone, Default)]
pub(crate) enum Bus {
    /// There are none.
    #[default]
    Alone,
    #[cfg(feature = "cluster")]
    Nats(Box<nats::Nats>),
}

impl Bus {
    /// Joins the nodes that share a house of this name.
    pub async fn join(url: &str, house: &str) -> Result<(Self, Ear), BusError> {
        #[cfg(feature = "cluster")]
        {
            let (nats, ear) = nats::Nats::connect(url, house).await?;
            Ok((Bus::Nats(Box::new(nats)), ear))
        }
        #[cfg(not(feature = "cluster"))]
        {
            let _ = (url, house);
            Err(BusError::NotBuilt)
        }
    }

    /// May there be other nodes?
    pub fn is_shared(&self) -> bool {
        !matches!(self, Bus::Alone)
    }

    /// The name of this node.
    pub fn node(&self) -> &str {
        match self {
            Bus::Alone => "",
            #[cfg(feature = "cluster")]
            Bus::Nats(nats) => nats.node(),
        }
    }

    /// Tells the others, if they can hear it.
    pub fn tell(&self, word: impl FnOnce() -> Word) {
        match self {
            Bus::Alone => drop(word),
            #[cfg(feature = "cluster")]
            Bus::Nats(nats) => nats.tell(&word()),
        }
    }
}
