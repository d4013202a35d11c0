//! Files of the web table, the page of the API, health and metrics.

use super::App;
use crate::error::Error;
use crate::web::WebFile;
use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::sync::Arc;

const PAGE: &str = include_str!("../../pages/api.html");
const SCRIPT: &str = include_str!("../../pages/api.js");
const STYLE: &str = include_str!("../../pages/api.css");

pub(super) fn routes() -> Router<Arc<App>> {
    let text = |kind: &'static str, body: &'static str| get(move || async move { typed(kind, body) });
    Router::new()
        .route("/api/docs", text("text/html; charset=utf-8", PAGE))
        .route("/api/docs.js", text("text/javascript; charset=utf-8", SCRIPT))
        .route("/api/docs.css", text("text/css; charset=utf-8", STYLE))
        .route("/api/openapi.json", get(openapi))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
}

fn typed(kind: &'static str, body: impl IntoResponse) -> Response {
    ([(header::CONTENT_TYPE, kind)], body).into_response()
}

async fn openapi(State(app): State<Arc<App>>) -> Response {
    typed("application/json", app.openapi.clone())
}

async fn health(State(app): State<Arc<App>>) -> Result<&'static str, Error> {
    app.hall.store.check().await?;
    Ok("ok")
}

async fn metrics(State(app): State<Arc<App>>) -> Response {
    app.hall.count();
    typed("application/openmetrics-text; version=1.0.0; charset=utf-8", app.hall.metrics.text())
}

/// A file of the web table. Any path that is no file is a page of it, so it gets the start page.
pub(super) async fn file(
    State(app): State<Arc<App>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") || path == "api" {
        return Err(Error::NotFound("address"));
    }
    if method != Method::GET && method != Method::HEAD {
        return Err(Error::MethodNotAllowed);
    }
    let web = &app.hall.settings.web;
    let found = web.get(path).filter(|_| !path.is_empty());
    // Names under assets/ change with their content, so they may be kept for ever.
    let lasting = found.is_some() && path.starts_with("assets/");
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let file = match found {
        Some(file) => file,
        None if is_file && path != "index.html" => return Err(Error::NotFound("file")),
        None => web.get("index.html").ok_or(Error::NotFound("page"))?,
    };
    Ok(serve(file, lasting, &headers))
}

fn serve(file: WebFile, lasting: bool, headers: &HeaderMap) -> Response {
    let etag = format!("\"{}\"", file.etag);
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|value| value.as_bytes() == etag.as_bytes());
    let mut response =
        if known { StatusCode::NOT_MODIFIED.into_response() } else { file.bytes.into_response() };
    let cache = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    if let (Ok(etag), Ok(mime)) = (HeaderValue::from_str(&etag), HeaderValue::from_str(&file.mime)) {
        headers.insert(header::ETAG, etag);
        headers.insert(header::CONTENT_TYPE, mime);
    }
    response
}
