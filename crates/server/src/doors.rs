//! Connections: how many at a time, and how long each may take over what it does.
//!
//! A connection is busy while a request is answered or a stream runs, and waits otherwise: for its first request, for
//! the rest of one, for the next. When there are as many as may be, whoever has waited longest makes room. Only when
//! all are busy is somebody sent away, with a time to come back.

use crate::config::Patience;
use crate::metrics::Metrics;
use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::{Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::collections::BTreeMap;
use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, Sleep, sleep};
use tower::ServiceExt;

/// Bytes of a request's head.
const HEAD: usize = 64 << 10;
/// Connections that are told to come back, at a time; more are closed without a word.
const TOLD: usize = 32;
/// When the server stops, a connection that has not asked for anything yet has so long to do it.
const FIRST: Duration = Duration::from_secs(2);
/// What they are told.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 2\r\nconnection: close\r\n\
content-type: application/json\r\ncontent-length: 86\r\n\r\n\
{\"code\":\"unavailable\",\"message\":\"too many are here already\",\"refusal\":null,\"rev\":null}";

/// Who is here.
pub(crate) struct Doors {
    most: usize,
    patience: Patience,
    metrics: Arc<Metrics>,
    here: Mutex<Here>,
    told: Arc<Semaphore>,
}

#[derive(Default)]
struct Here {
    count: usize,
    /// Numbers waiting periods, so that the first is the longest.
    next: u64,
    waiting: BTreeMap<u64, Arc<Notify>>,
}

/// One connection.
struct Place {
    doors: Arc<Doors>,
    sent_away: Arc<Notify>,
    /// Has asked for something.
    spoke: Notify,
    state: Mutex<State>,
}

#[derive(Clone, Copy)]
enum State {
    Waiting(u64),
    Busy,
    /// No longer counted.
    SentAway,
}

impl Doors {
    pub fn new(most: usize, patience: Patience, metrics: Arc<Metrics>) -> Arc<Self> {
        let most = most.min(files().map_or(most, |files| files - files / 4)).max(1);
        let told = Arc::new(Semaphore::new(TOLD));
        Arc::new(Doors { most, patience, metrics, here: Mutex::default(), told })
    }

    fn here(&self) -> MutexGuard<'_, Here> {
        self.here.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for a new connection; `None` when everybody who is here is busy.
    fn enter(self: &Arc<Self>) -> Option<Arc<Place>> {
        let mut here = self.here();
        if here.count >= self.most {
            let (_, longest) = here.waiting.pop_first()?;
            // A permit is kept for a task that does not listen yet.
            longest.notify_one();
            here.count -= 1;
        }
        here.count += 1;
        let sent_away = Arc::new(Notify::new());
        let state = Mutex::new(State::Waiting(here.wait(&sent_away)));
        self.metrics.connections.set(here.count as i64);
        drop(here);
        Some(Arc::new(Place { doors: Arc::clone(self), sent_away, spoke: Notify::new(), state }))
    }

    /// Answers connections until told to stop, then lets those under way end.
    pub async fn serve(
        self: Arc<Self>,
        listener: TcpListener,
        router: Router,
        mut stop: watch::Receiver<bool>,
    ) {
        let mut tasks = JoinSet::new();
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                _ = tasks.join_next(), if !tasks.is_empty() => continue,
                () = stopped(&mut stop) => break,
            };
            match accepted {
                Ok((stream, from)) => match self.enter() {
                    Some(place) => {
                        let (router, stop) = (router.clone(), stop.clone());
                        tasks.spawn(place.attend(stream, from, router, stop));
                    }
                    None => self.send_away(stream),
                },
                // Most likely there are no more files; those who wait longest give theirs back.
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be taken");
                    let longest = self.here().waiting.first_key_value().map(|(_, place)| Arc::clone(place));
                    if let Some(longest) = longest {
                        longest.notify_one();
                    }
                    sleep(Duration::from_millis(20)).await;
                }
            }
        }
        for (stream, from) in arrived(listener) {
            match self.enter() {
                Some(place) => drop(tasks.spawn(place.attend(stream, from, router.clone(), stop.clone()))),
                None => self.send_away(stream),
            }
        }
        while tasks.join_next().await.is_some() {}
    }

    fn send_away(&self, stream: TcpStream) {
        self.metrics.shed.inc();
        let Ok(turn) = Arc::clone(&self.told).try_acquire_owned() else { return };
        tokio::spawn(async move {
            let told = async {
                stream.writable().await?;
                let _ = stream.try_write(FULL)?;
                // Closed with something unread, the answer would be lost on the way.
                stream.readable().await?;
                stream.try_read(&mut [0; 8 << 10])
            };
            let _ = tokio::time::timeout(Duration::from_secs(1), told).await;
            drop(turn);
        });
    }
}

impl Here {
    fn wait(&mut self, who: &Arc<Notify>) -> u64 {
        self.next += 1;
        self.waiting.insert(self.next, Arc::clone(who));
        self.next
    }
}

/// Those who had come when the doors closed: the system has let them in, so nobody else will hear them.
fn arrived(listener: TcpListener) -> Vec<(TcpStream, SocketAddr)> {
    // It does not wait: it was made for a runtime.
    let Ok(listener) = listener.into_std() else { return Vec::new() };
    let next = || {
        let (stream, from) = listener.accept().ok()?;
        stream.set_nonblocking(true).ok()?;
        Some((TcpStream::from_std(stream).ok()?, from))
    };
    std::iter::from_fn(next).collect()
}

async fn stopped(stop: &mut watch::Receiver<bool>) {
    // The sender gone means that nobody can stop the server any more, not that it should stop.
    if stop.wait_for(|stop| *stop).await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// How many files the process may have open, where the system tells.
fn files() -> Option<usize> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

impl Place {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A request has come. Whoever holds the result keeps the connection busy.
    fn busy(self: &Arc<Self>) -> Busy {
        self.spoke.notify_one();
        let mut state = self.state();
        *state = match *state {
            // Who is no longer among the waiting was sent away, and is not counted any more.
            State::Waiting(number) if self.doors.here().waiting.remove(&number).is_none() => State::SentAway,
            State::Waiting(_) | State::Busy => State::Busy,
            State::SentAway => State::SentAway,
        };
        Busy(Arc::clone(self))
    }

    async fn attend(
        self: Arc<Self>,
        stream: TcpStream,
        from: SocketAddr,
        router: Router,
        mut stop: watch::Receiver<bool>,
    ) {
        let patience = self.doors.patience;
        let _ = stream.set_nodelay(true);
        let io = TokioIo::new(Reader { stream, patience: patience.write, stuck: None });
        let place = Arc::clone(&self);
        let service = service_fn(move |request: Request<Incoming>| {
            let busy = place.busy();
            let mut request = request.map(|body| Body::new(Timely::new(body, patience.body)));
            request.extensions_mut().insert(ConnectInfo(from));
            let answer = router.clone().oneshot(request);
            async move { answer.await.map(|response| response.map(|body| Body::new(Held { body, _busy: busy }))) }
        });
        let mut builder = http1::Builder::new();
        builder.timer(TokioTimer::new()).header_read_timeout(patience.head).max_buf_size(HEAD);
        let mut connection = pin!(builder.serve_connection(io, service));
        let mut stopping = false;
        let mut ending = pin!(async {
            stopped(&mut stop).await;
            // Whoever has only just come is heard out.
            let _ = tokio::time::timeout(FIRST, self.spoke.notified()).await;
        });
        loop {
            tokio::select! {
                _ = connection.as_mut() => return,
                () = self.sent_away.notified() => return,
                () = ending.as_mut(), if !stopping => {
                    stopping = true;
                    connection.as_mut().graceful_shutdown();
                }
            }
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let state = *self.state();
        let mut here = self.doors.here();
        let counted = match state {
            State::Waiting(number) => here.waiting.remove(&number).is_some(),
            State::Busy => true,
            State::SentAway => false,
        };
        if counted {
            here.count -= 1;
        }
        self.doors.metrics.connections.set(here.count as i64);
    }
}

/// A request under way, to the last byte of its answer.
struct Busy(Arc<Place>);

impl Drop for Busy {
    fn drop(&mut self) {
        let mut state = self.0.state();
        if let State::Busy = *state {
            *state = State::Waiting(self.0.doors.here().wait(&self.0.sent_away));
        }
    }
}

/// The body of an answer, and the connection it keeps busy.
struct Held {
    body: Body,
    _busy: Busy,
}

impl HttpBody for Held {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// The body of a request, which has to be here in time.
struct Timely {
    body: Incoming,
    until: Pin<Box<Sleep>>,
}

impl Timely {
    fn new(body: Incoming, patience: Duration) -> Self {
        Timely { body, until: Box::pin(sleep(patience)) }
    }
}

impl HttpBody for Timely {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        if let Poll::Ready(frame) = Pin::new(&mut self.body).poll_frame(context) {
            return Poll::Ready(frame.map(|frame| frame.map_err(axum::Error::new)));
        }
        ready!(self.until.as_mut().poll(context));
        let late = io::Error::new(io::ErrorKind::TimedOut, "the body did not come in time");
        Poll::Ready(Some(Err(axum::Error::new(late))))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A connection whose other end has to read what it asked for.
struct Reader {
    stream: TcpStream,
    patience: Duration,
    /// Since something could not be written: until when it is tried.
    stuck: Option<Pin<Box<Sleep>>>,
}

impl Reader {
    fn timely<T>(&mut self, context: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stuck = None;
            return written;
        }
        let patience = self.patience;
        let until =
            self.stuck.get_or_insert_with(|| Box::pin(tokio::time::sleep_until(Instant::now() + patience)));
        ready!(until.as_mut().poll(context));
        Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "nobody reads the answer")))
    }
}

impl AsyncRead for Reader {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Reader {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.timely(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.timely(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
