//! Starting and stopping.

use crate::accounts::Passwords;
use crate::bans::Bans;
use crate::bus::{Bus, BusError, Ear, Heard, Word};
use crate::club::scribe;
use crate::config::Config;
use crate::contests::steward;
use crate::doors::Doors;
use crate::error::Error;
use crate::hall::Hall;
use crate::http::{self, App};
use crate::identity::Identity;
use crate::ids;
use crate::keeper::Keeper;
use crate::limits::Buckets;
use crate::metrics::Metrics;
use crate::notices::Herald;
use crate::notices::carrier::Carrier;
use crate::store::Store;
use crate::upgrade;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{Notify, Semaphore, watch};
use tokio::task::JoinHandle;

/// How long open requests may take when the server stops.
const PATIENCE: Duration = Duration::from_secs(10);

/// A running server. Dropping it does not stop it.
pub struct Server {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    task: JoinHandle<()>,
}

impl Server {
    /// Starts on a bound listener: resumes every table, then answers.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn start(
        store: Arc<dyn Store>,
        config: Config,
        listener: TcpListener,
    ) -> Result<Server, StartError> {
        let address = listener.local_addr()?;
        let (limits, patience) = (config.limits, config.patience);
        let (bus, ear) = match &config.nats {
            Some(url) => {
                Bus::join(url, &house(store.as_ref()).await?).await.map(|(bus, ear)| (bus, Some(ear)))?
            }
            None => (Bus::Alone, None),
        };
        let identity = Arc::new(Identity::new(Arc::clone(&store), config.https, bus.clone()).await?);
        let carrier = Carrier::of(store.as_ref(), &config.notices).await?.map_err(StartError::Notices)?;
        let hall = Hall::among(Arc::clone(&store), config, Arc::new(Metrics::new()), bus);
        let kept = upgrade::renew(store.as_ref(), &hall.shelf).await.map_err(Error::from)?;
        let waiting = hall.resume().await?;
        hall.resume_reviews().await?;
        let bans = Arc::new(Bans::new(Arc::clone(&store)).await?);
        let leaving = Arc::new(Notify::new());
        #[cfg(feature = "cluster")]
        hall.hear_workers().await.map_err(BusError::from)?;
        if let Some(ear) = ear {
            tokio::spawn(listen(ear, Arc::clone(&hall), Arc::clone(&identity), Arc::clone(&bans)));
        }
        let herald = Herald::new(Arc::clone(&hall), carrier);
        let keeper = Keeper {
            hall: Arc::clone(&hall),
            identity: Arc::clone(&identity),
            bans: Arc::clone(&bans),
            called: Arc::clone(&leaving),
        };
        let app = Arc::new(App {
            hall: Arc::clone(&hall),
            identity,
            herald: Arc::clone(&herald),
            passwords: Passwords::new(),
            addresses: Buckets::new(limits.address),
            callers: Buckets::new(limits.caller),
            guests: Buckets::new(limits.guests),
            doors: Buckets::new(limits.doors),
            accounts: Buckets::new(limits.account),
            chat: Buckets::new(limits.chat),
            openings: Buckets::new(limits.openings),
            imports: Buckets::new(limits.imports),
            reports: Buckets::new(limits.reports),
            reviews: Buckets::new(limits.reviews),
            bans,
            leaving,
            streams: http::Open::default(),
            address,
            busy: Arc::new(Semaphore::new(limits.requests.max(1))),
            openapi: http::openapi(),
            puzzles: tokio::sync::Mutex::default(),
        });
        let (stop, mut stopped) = watch::channel(false);
        let watching = tokio::spawn(Arc::clone(&hall).watch());
        let keeping = tokio::spawn(keeper.run());
        let telling = tokio::spawn(herald.run());
        let writing = hall.endings().map(|ended| tokio::spawn(scribe::run(Arc::clone(&hall), ended)));
        let carrying_on = tokio::spawn(steward::run(Arc::clone(&hall)));
        let doors = Doors::new(limits.connections, patience, Arc::clone(&hall.metrics));
        tracing::info!(%address, waiting, kept, "the server is open");
        let serving = doors.serve(listener, http::router(app), stopped.clone());
        let task = tokio::spawn(async move {
            let ending = async {
                // The sender gone means that nobody can stop the server any more, not that it should stop.
                if stopped.wait_for(|stop| *stop).await.is_err() {
                    std::future::pending::<()>().await;
                }
                // Open streams would never end by themselves.
                hall.close().await;
            };
            tokio::join!(serving, ending);
            telling.abort();
            keeping.abort();
            carrying_on.abort();
            writing.inspect(JoinHandle::abort);
            watching.abort();
            store.close().await;
            tracing::info!("the server is closed");
        });
        Ok(Server { address, stop, task })
    }

    /// Where it answers.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops: takes no more requests, finishes those under way, ends streams, closes the store.
    pub async fn stop(self) {
        self.stop.send_replace(true);
        if tokio::time::timeout(PATIENCE, self.task).await.is_err() {
            tracing::warn!("some requests did not end in time");
        }
    }

    /// Runs until the program is told to stop by ctrl-c or SIGTERM, then stops.
    pub async fn run(self) {
        stop_signal().await;
        tracing::info!("stopping");
        self.stop().await;
    }
}

/// What the house is called among others on the same NATS server: it follows from its secret and does not tell it.
async fn house(store: &dyn Store) -> Result<String, Error> {
    let secret = store.secret(ids::bytes()).await?;
    Ok(ids::hash(&format!("house {}", hex::encode(secret)))[..16].to_owned())
}

/// Does what other nodes tell.
async fn listen(mut ear: Ear, hall: Arc<Hall>, identity: Arc<Identity>, bans: Arc<Bans>) {
    while let Some(heard) = ear.recv().await {
        let again = match heard {
            Heard::Word(Word::Stored { row, events, public, cancelled }) => {
                hall.hear(*row, events, public, cancelled);
                false
            }
            Heard::Word(Word::Here { table, node, people }) => {
                hall.hear_of(&table, node, people);
                false
            }
            Heard::Word(Word::Changed { user, over }) => {
                identity.hear(&user, over);
                hall.outbox.forget(&user);
                hall.look_whom_to_hear(&user).await;
                false
            }
            Heard::Word(Word::Bans) => true,
            Heard::Word(Word::Again) => {
                identity.look_again();
                hall.outbox.forget_everybody();
                hall.look_whom_everybody_hears().await;
                hall.refresh();
                true
            }
            Heard::Away => {
                tracing::warn!("the other nodes cannot be heard");
                identity.listen(false);
                hall.metrics.deaf.set(1);
                false
            }
            Heard::Back => {
                identity.listen(true);
                hall.outbox.forget_everybody();
                hall.look_whom_everybody_hears().await;
                hall.metrics.deaf.set(0);
                hall.refresh();
                // What was said while the way was broken has not reached them either.
                hall.bus.tell(|| Word::Again);
                true
            }
        };
        if again && let Err(error) = bans.read().await {
            tracing::warn!(%error, "the list of those who are not let in cannot be read");
        }
    }
}

/// Waits until the program is told to stop, by ctrl-c or SIGTERM.
pub async fn stop_signal() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}

/// Why the server did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The address.
    #[error("the address cannot be used: {0}")]
    Address(#[from] std::io::Error),
    /// The other nodes.
    #[error("{0}")]
    Nodes(#[from] BusError),
    /// How people who are away are told.
    #[error("{0}")]
    Notices(String),
    /// The store.
    #[error("the store cannot be read: {0}")]
    Store(#[from] Error),
}
