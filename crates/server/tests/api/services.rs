//! A push service, a mail server and a webhook of the test's own, strict about what they are sent.

use axum::Router;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::routing::post;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::{aead, hkdf, hmac, rand, signature};
use serde_json::Value;
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

/// What arrives at a service.
pub struct Arrived {
    pub name: String,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

/// Takes whatever is posted to it.
pub struct Service {
    pub base: String,
    arrived: mpsc::UnboundedReceiver<Arrived>,
    answer: Arc<Mutex<StatusCode>>,
}

type Door = (mpsc::UnboundedSender<Arrived>, Arc<Mutex<StatusCode>>);

impl Service {
    pub async fn open() -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let (sender, arrived) = mpsc::unbounded_channel();
        let answer = Arc::new(Mutex::new(StatusCode::CREATED));
        let take = |State((sender, answer)): State<Door>,
                    Path(name): Path<String>,
                    headers: HeaderMap,
                    body: axum::body::Bytes| async move {
            let _ = sender.send(Arrived { name, headers, body: body.to_vec() });
            *answer.lock().unwrap()
        };
        let router = Router::new().route("/{name}", post(take)).with_state((sender, Arc::clone(&answer)));
        tokio::spawn(async move { axum::serve(listener, router).await });
        Service { base, arrived, answer }
    }

    /// The next thing that arrives.
    pub async fn next(&mut self) -> Arrived {
        self.arrived.recv().await.unwrap()
    }

    pub fn answer(&self, status: StatusCode) {
        *self.answer.lock().unwrap() = status;
    }
}

/// A browser that has subscribed. Its key opens one message.
pub struct Browser {
    key: EphemeralPrivateKey,
    pub public: Vec<u8>,
    pub auth: [u8; 16],
}

struct Length(usize);

impl hkdf::KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive(salt: &[u8], key: &[u8], info: &[&[u8]], length: usize) -> Vec<u8> {
    let mut out = vec![0; length];
    let prk = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(key);
    prk.expand(info, Length(length)).unwrap().fill(&mut out).unwrap();
    out
}

impl Browser {
    pub fn new() -> Browser {
        let key = EphemeralPrivateKey::generate(&ECDH_P256, &rand::SystemRandom::new()).unwrap();
        let public = key.compute_public_key().unwrap().as_ref().to_vec();
        Browser { key, public, auth: *b"sixteen letters!" }
    }

    /// What the page would send to the server.
    pub fn subscription(&self, endpoint: &str) -> Value {
        serde_json::json!({ "endpoint": endpoint, "p256dh": BASE64.encode(&self.public),
            "auth": BASE64.encode(self.auth), "label": "Firefox on Linux" })
    }

    /// Opens a message as RFC 8291 says.
    pub fn open(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        assert_eq!(rest[..5], [0, 0, 16, 0, 65], "one record of 4096 bytes, and a key of 65");
        let (sender, sealed) = rest[5..].split_at(65);
        let (auth, public) = (self.auth, self.public.clone());
        let peer = UnparsedPublicKey::new(&ECDH_P256, sender);
        let material = agree_ephemeral(self.key, &peer, |shared| {
            derive(&auth, shared, &[b"WebPush: info\0", &public, sender], 32)
        })
        .unwrap();
        let key = derive(salt, &material, &[b"Content-Encoding: aes128gcm\0"], 16);
        let nonce = derive(salt, &material, &[b"Content-Encoding: nonce\0"], 12);
        let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).unwrap());
        let nonce = aead::Nonce::try_assume_unique_for_key(&nonce).unwrap();
        let mut sealed = sealed.to_vec();
        let plain =
            key.open_in_place(nonce, aead::Aad::empty(), &mut sealed).expect("it is for this browser");
        let (last, text) = plain.split_last().unwrap();
        assert_eq!(*last, 2, "the last record");
        serde_json::from_slice(text).unwrap()
    }
}

/// Does the request come from who has this key, for this push service, and now?
pub fn check_vapid(arrived: &Arrived, origin: &str, server: &str) {
    let text = |name: &str| arrived.headers[name].to_str().unwrap().to_owned();
    let signed = text(header::AUTHORIZATION.as_str());
    let (token, key) = signed.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(key, server, "the key the browser subscribed with");
    let (said, proof) = token.rsplit_once('.').unwrap();
    let key =
        signature::UnparsedPublicKey::new(&signature::ECDSA_P256_SHA256_FIXED, BASE64.decode(key).unwrap());
    key.verify(said.as_bytes(), &BASE64.decode(proof).unwrap()).expect("signed with that key");
    let (head, claims) = said.split_once('.').unwrap();
    let read = |part: &str| -> Value { serde_json::from_slice(&BASE64.decode(part).unwrap()).unwrap() };
    assert_eq!(read(head)["alg"], "ES256");
    let claims = read(claims);
    assert_eq!(claims["aud"], origin);
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs();
    let exp = claims["exp"].as_u64().unwrap();
    assert!(exp > now && exp <= now + 24 * 3_600, "{exp} at {now}");
    assert!(claims["sub"].as_str().unwrap().starts_with("https://"));
    assert_eq!(text("content-encoding"), "aes128gcm");
    assert!(text("ttl").parse::<u32>().unwrap() > 0);
    assert!(text("topic").len() <= 32);
}

/// The body of a webhook, whose signature is right.
pub fn check_hook(arrived: &Arrived, secret: &str) -> Value {
    let signature = arrived.headers["x-ziggurat-signature"].to_str().unwrap();
    let (seconds, proof) = signature.strip_prefix("t=").unwrap().split_once(",v1=").unwrap();
    let signed = [seconds.as_bytes(), b".", &arrived.body].concat();
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    hmac::verify(&key, &signed, &hex::decode(proof).unwrap())
        .expect("signed with the secret of the settings");
    serde_json::from_slice(&arrived.body).unwrap()
}

/// A letter as it came.
#[derive(Clone, Debug)]
pub struct Letter {
    pub to: String,
    pub heads: String,
    pub text: String,
}

impl Letter {
    /// The address of a link in it that holds this word, from the host on.
    pub fn link(&self, word: &str) -> String {
        let found =
            self.text.split_whitespace().find(|part| part.starts_with("https://") && part.contains(word));
        let link = found.unwrap_or_else(|| panic!("no link with {word} in {}", self.text));
        link.trim_start_matches("https://").split_once('/').map(|(_, path)| format!("/{path}")).unwrap()
    }
}

/// A mail server that takes every letter.
pub struct Letterbox {
    pub url: String,
    letters: mpsc::UnboundedReceiver<Letter>,
}

impl Letterbox {
    pub async fn open() -> Letterbox {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("smtp://{}", listener.local_addr().unwrap());
        let (sender, letters) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(talk(stream, sender.clone()));
            }
        });
        Letterbox { url, letters }
    }

    pub async fn next(&mut self) -> Letter {
        self.letters.recv().await.unwrap()
    }

    pub fn at_once(&mut self) -> Option<Letter> {
        self.letters.try_recv().ok()
    }
}

async fn talk(stream: TcpStream, letters: mpsc::UnboundedSender<Letter>) -> Option<()> {
    let (reader, mut writer) = stream.into_split();
    let mut lines = BufReader::new(reader).lines();
    writer.write_all(b"220 test\r\n").await.ok()?;
    let mut to = String::new();
    while let Some(line) = lines.next_line().await.ok()? {
        let word = line.split([' ', ':']).next().unwrap_or_default().to_ascii_uppercase();
        match word.as_str() {
            "EHLO" | "HELO" | "MAIL" | "NOOP" | "RSET" => writer.write_all(b"250 well\r\n").await.ok()?,
            "RCPT" => {
                to = line.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
                writer.write_all(b"250 well\r\n").await.ok()?;
            }
            "DATA" => {
                writer.write_all(b"354 go on\r\n").await.ok()?;
                let mut text = String::new();
                while let Some(line) = lines.next_line().await.ok()?.filter(|line| line != ".") {
                    text += line.strip_prefix('.').unwrap_or(&line);
                    text += "\n";
                }
                let (heads, body) = text.split_once("\n\n")?;
                let plain = !heads.to_ascii_lowercase().contains("quoted-printable");
                let text = if plain { body.to_owned() } else { printable(body) };
                let _ = letters.send(Letter { to: to.clone(), heads: heads.to_owned(), text });
                writer.write_all(b"250 taken\r\n").await.ok()?;
            }
            "QUIT" => {
                writer.write_all(b"221 bye\r\n").await.ok()?;
                return Some(());
            }
            _ => writer.write_all(b"502 what?\r\n").await.ok()?,
        }
    }
    Some(())
}

/// Undoes quoted-printable.
fn printable(text: &str) -> String {
    let text = text.replace("=\n", "");
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        match (first, after.get(..2).and_then(|two| hex::decode(two).ok())) {
            (b'=', Some(byte)) => {
                bytes.extend(byte);
                rest = &after[2..];
            }
            _ => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8(bytes).unwrap()
}
