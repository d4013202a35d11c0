//! Webhooks: as Discord takes them, or plain JSON with a signature.

use super::words::Message;
use crate::api::HookShape;
use axum::http::{HeaderMap, HeaderValue, header};
use hmac::{Hmac, KeyInit, Mac};
use serde_json::json;
use sha2::Sha256;

/// Discord takes so many letters.
const DISCORD: usize = 1_900;

/// A request for a webhook: its headers and its body. `now` is in milliseconds since 1970.
pub(super) fn request(
    shape: HookShape,
    secret: &str,
    message: &Message,
    base: &str,
    now: i64,
) -> Option<(HeaderMap, Vec<u8>)> {
    let mut headers = HeaderMap::new();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    let url = |path: &str| format!("{base}{path}");
    let body = match shape {
        HookShape::Discord => {
            let text = format!("**{}**\n{}\n<{}>", message.title, message.text, url(&message.path));
            let text: String = text.chars().take(DISCORD).collect();
            json!({ "content": text, "allowed_mentions": { "parse": [] } })
        }
        HookShape::Plain => {
            let item = |item: &super::words::Item| {
                json!({
                    "id": item.id,
                    "kind": item.kind,
                    "table": item.table,
                    "game": item.game,
                    "title": item.title,
                    "text": item.text,
                    "url": url(&item.path()),
                })
            };
            json!({
                "id": message.id,
                "at": now,
                "title": message.title,
                "text": message.text,
                "url": url(&message.path),
                "items": message.items.iter().map(item).collect::<Vec<_>>(),
            })
        }
    };
    let body = body.to_string();
    if shape == HookShape::Plain {
        let seconds = now / 1_000;
        let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).ok()?;
        mac.update(format!("{seconds}.{body}").as_bytes());
        let signature = format!("t={seconds},v1={}", hex::encode(mac.finalize().into_bytes()));
        headers.insert("x-ziggurat-signature", HeaderValue::from_str(&signature).ok()?);
    }
    headers.insert("x-ziggurat-notice", HeaderValue::from_str(&message.id).ok()?);
    Some((headers, body.into_bytes()))
}
