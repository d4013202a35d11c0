//! A client of the API in Rust: for load tests, tests, and programs that sit down as bots.

use crate::api::{ErrorBody, ProgramCreated, Session};
use reqwest::header::{AUTHORIZATION, COOKIE, SET_COOKIE};
use reqwest::{Method, RequestBuilder, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Why a request had no answer one could use.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The server said no.
    #[error("{status}: {} ({:?})", body.message, body.code)]
    Refused {
        /// The status.
        status: u16,
        /// What it said.
        body: Box<ErrorBody>,
    },
    /// Nobody answered at the address, so nothing was asked.
    #[error("{0}")]
    Unreached(String),
    /// There was no answer, or what it said was not understood.
    #[error("{0}")]
    Broken(String),
}

impl From<reqwest::Error> for ClientError {
    fn from(error: reqwest::Error) -> Self {
        if error.is_connect() {
            return ClientError::Unreached(error.to_string());
        }
        ClientError::Broken(error.to_string())
    }
}

/// Somebody who talks to a server.
#[derive(Clone, Debug)]
pub struct Client {
    http: reqwest::Client,
    /// Where it asks, by turns.
    bases: Arc<[String]>,
    turn: Arc<AtomicUsize>,
    cookie: Option<String>,
    token: Option<String>,
}

impl Client {
    /// Nobody in particular. `base` is as in `http://127.0.0.1:4400`.
    ///
    /// # Errors
    /// When the system has no sockets to give.
    pub fn stranger(base: &str) -> Result<Self, ClientError> {
        Client::by_turns(&[base])
    }

    /// Nobody in particular, who asks these servers of one house by turns, as a proxy in front of them would.
    ///
    /// # Errors
    /// When there is none, or the system has no sockets to give.
    pub fn by_turns(bases: &[&str]) -> Result<Self, ClientError> {
        if bases.is_empty() {
            return Err(ClientError::Unreached("there is no server to ask".to_owned()));
        }
        let http = reqwest::Client::builder().tcp_nodelay(true).build()?;
        let bases = bases.iter().map(|base| base.trim_end_matches('/').to_owned()).collect();
        Ok(Client { http, bases, turn: Arc::default(), cookie: None, token: None })
    }

    /// A new guest.
    ///
    /// # Errors
    /// When the server does not let the guest in.
    pub async fn guest(base: &str, name: &str) -> Result<Self, ClientError> {
        Client::stranger(base)?.into_guest(name).await
    }

    /// This client as a new guest, on the same connections.
    ///
    /// # Errors
    /// As [`Client::guest`].
    pub async fn into_guest(mut self, name: &str) -> Result<Self, ClientError> {
        (self.cookie, self.token) = (None, None);
        let response =
            self.request(Method::POST, "/api/session").json(&json!({ "name": name })).send().await?;
        self.take_cookie(&response);
        let _: Session = read(response).await?;
        Ok(self)
    }

    /// Somebody with an account.
    ///
    /// # Errors
    /// When the login or the password is wrong.
    pub async fn account(base: &str, login: &str, password: &str) -> Result<Self, ClientError> {
        let mut client = Client::stranger(base)?;
        let body = json!({ "login": login, "password": password });
        let response = client.request(Method::POST, "/api/session/sign-in").json(&body).send().await?;
        client.take_cookie(&response);
        let _: Session = read(response).await?;
        Ok(client)
    }

    /// A program with a token.
    ///
    /// # Errors
    /// As [`Client::stranger`].
    pub fn program(base: &str, created: &ProgramCreated) -> Result<Self, ClientError> {
        Ok(Client { token: Some(created.token.clone()), ..Client::stranger(base)? })
    }

    /// The cookie, as the browser would send it.
    #[must_use]
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// The same client with another cookie.
    #[must_use]
    pub fn with_cookie(mut self, cookie: Option<String>) -> Self {
        self.cookie = cookie;
        self
    }

    /// Takes over the cookie an answer sets.
    pub fn take_cookie(&mut self, response: &Response) {
        let set = response.headers().get(SET_COOKIE).and_then(|value| value.to_str().ok());
        if let Some(pair) = set.and_then(|text| text.split(';').next()) {
            self.cookie = Some(pair.to_owned());
        }
    }

    /// A request in this client's name.
    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let turn = self.turn.fetch_add(1, Ordering::Relaxed) % self.bases.len();
        let mut request = self.http.request(method, format!("{}{path}", self.bases[turn]));
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        if let Some(token) = &self.token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        request
    }

    /// Asks for something.
    ///
    /// # Errors
    /// When the server says no or is not reached.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        read(self.request(Method::GET, path).send().await?).await
    }

    /// Asks for a text.
    ///
    /// # Errors
    /// As [`Client::get`].
    pub async fn text(&self, path: &str) -> Result<String, ClientError> {
        let response = checked(self.request(Method::GET, path).send().await?).await?;
        Ok(response.text().await?)
    }

    /// Sends something.
    ///
    /// # Errors
    /// As [`Client::get`].
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        read(self.request(Method::POST, path).json(body).send().await?).await
    }

    /// Takes something away.
    ///
    /// # Errors
    /// As [`Client::get`].
    pub async fn delete<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        read(self.request(Method::DELETE, path).send().await?).await
    }

    /// Opens a stream of events.
    ///
    /// # Errors
    /// As [`Client::get`].
    pub async fn events(&self, path: &str, after: Option<u64>) -> Result<Events, ClientError> {
        let mut request = self.request(Method::GET, path);
        if let Some(after) = after {
            request = request.header("last-event-id", after);
        }
        Ok(Events { response: checked(request.send().await?).await?, buffer: Vec::new() })
    }
}

async fn checked(response: Response) -> Result<Response, ClientError> {
    let status = response.status();
    if status.is_success() {
        return Ok(response);
    }
    let bytes = response.bytes().await?;
    let unclear = |_| ClientError::Broken(format!("{status}: {}", String::from_utf8_lossy(&bytes)));
    let body = serde_json::from_slice(&bytes).map_err(unclear)?;
    Err(ClientError::Refused { status: status.as_u16(), body: Box::new(body) })
}

async fn read<T: DeserializeOwned>(response: Response) -> Result<T, ClientError> {
    let bytes = checked(response).await?.bytes().await?;
    serde_json::from_slice(&bytes).map_err(|error| ClientError::Broken(error.to_string()))
}

/// An open stream of events.
#[derive(Debug)]
pub struct Events {
    response: Response,
    buffer: Vec<u8>,
}

/// One message of a stream.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message {
    /// Its id.
    pub id: Option<u64>,
    /// Its name.
    pub event: String,
    /// Its data.
    pub data: String,
}

impl Events {
    /// The next message; `None` when the stream has ended.
    pub async fn next(&mut self) -> Option<Message> {
        loop {
            if let Some(end) = self.buffer.windows(2).position(|pair| pair == b"\n\n") {
                let block: Vec<u8> = self.buffer.drain(..end + 2).collect();
                if let Some(message) = parse(&String::from_utf8_lossy(&block)) {
                    return Some(message);
                }
            } else {
                self.buffer.extend(self.response.chunk().await.ok()??);
            }
        }
    }
}

fn parse(block: &str) -> Option<Message> {
    let mut message = Message::default();
    for line in block.lines() {
        match line.split_once(": ") {
            Some(("id", id)) => message.id = id.parse().ok(),
            Some(("event", name)) => name.clone_into(&mut message.event),
            Some(("data", data)) => message.data.push_str(data),
            _ => {}
        }
    }
    (!message.data.is_empty()).then_some(message)
}
