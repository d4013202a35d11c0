//! Before and after every request: rates, origins, who calls, headers, counting.

use super::App;
use super::extract::Known;
use super::visit;
use crate::error::Error;
use crate::identity;
use crate::metrics;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

/// Only our own scripts, styles, pictures and fonts; nothing foreign can be loaded, sent to, or frame us. Style
/// attributes are allowed, because boards place their pieces with them.
const CSP: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
                   img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
                   base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

pub(super) async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let path = request.uri().path().to_owned();
    let api = path.starts_with("/api/");
    let response = answer(&app, request, next, api).await.unwrap_or_else(Error::into_response);
    let response = with_headers(response, api, app.hall.settings.https);
    let status = response.status().as_u16();
    let seconds = begun.elapsed().as_secs_f64();
    let route = route.unwrap_or_else(|| if api { "unknown".to_owned() } else { "file".to_owned() });
    app.hall.metrics.requests.get_or_create(&metrics::Request { route, status: status.into() }).inc();
    app.hall.metrics.seconds.observe(seconds);
    tracing::debug!(%method, %path, status, seconds, "answered");
    response
}

/// Advice is only thought about for somebody who waits for it.
const ADVICE: &str = "/api/tables/{id}/hints";

/// Answers in time, or not at all: what takes longer than a caller waits helps nobody.
async fn answer(app: &App, mut request: Request, next: Next, api: bool) -> Result<Response, Error> {
    // Whoever looks after the server must see it above all when there is too much to do.
    let turn = match request.uri().path() {
        "/healthz" | "/metrics" => None,
        _ => Some(Arc::clone(&app.busy).try_acquire_owned().map_err(|_| {
            app.hall.metrics.shed.inc();
            Error::Unavailable("too much to do; try again in a moment")
        })?),
    };
    let whole = app.hall.settings.patience.whole;
    let answered = tokio::time::timeout(whole, async {
        admit(app, &mut request, api).await?;
        let advice = request.extensions().get::<MatchedPath>().is_some_and(|path| path.as_str() == ADVICE);
        let begun = changes(request.method()) && !advice;
        let answer = async move {
            let _turn = turn;
            next.run(request).await
        };
        if begun {
            // A change is more than one write: a caller who leaves must not stop it in the middle.
            let broken = |_| Error::Unavailable("something broke; try again");
            tokio::spawn(answer).await.map_err(broken)
        } else {
            Ok(answer.await)
        }
    });
    answered.await.unwrap_or(Err(Error::Unavailable("this took too long; try again")))
}

async fn admit(app: &App, request: &mut Request, api: bool) -> Result<(), Error> {
    let address = address(request, app.hall.settings.behind_proxy);
    app.addresses.take(address.into(), Instant::now())?;
    let mut caller = None;
    if api {
        let headers = request.headers();
        // A token no browser sends by itself; any other authorization leaves the cookie in force.
        if identity::bearer(headers).is_none() && changes(request.method()) {
            same_origin(headers)?;
        }
        caller = app.identity.caller(headers).await?;
        // Whoever gives the orders is never kept out by one.
        if app.identity.check_admin(headers).is_err() {
            app.bans.check(address, caller.as_ref())?;
        }
        if let Some(caller) = &caller {
            app.callers.take(caller.id().clone(), Instant::now())?;
        }
        let route = request.extensions().get::<MatchedPath>();
        visit::check(app, route.map(MatchedPath::as_str), request.uri().path(), caller.as_ref()).await?;
    }
    request.extensions_mut().insert(Known { caller, address });
    Ok(())
}

fn changes(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// Browsers tell where a changing request comes from. Ours come from our own pages; programs tell nothing.
fn same_origin(headers: &HeaderMap) -> Result<(), Error> {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site"))
        && site != "same-origin"
        && site != "none"
    {
        return Err(Error::ForeignOrigin);
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    let host = text(header::HOST);
    if origin.is_some() && origin == host { Ok(()) } else { Err(Error::ForeignOrigin) }
}

fn address(request: &Request, behind_proxy: bool) -> IpAddr {
    let connected = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let connected = connected.unwrap_or(IpAddr::from([127, 0, 0, 1]));
    let forwarded = || forwarded(request.headers());
    if behind_proxy { forwarded().unwrap_or(connected) } else { connected }.to_canonical()
}

/// The last entry of the last line is what our own proxy saw; everything before it anybody can write.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

fn with_headers(mut response: Response, api: bool, https: bool) -> Response {
    let headers = response.headers_mut();
    let mut set = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    set(header::CONTENT_SECURITY_POLICY, CSP);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::X_FRAME_OPTIONS, "DENY");
    set(header::REFERRER_POLICY, "same-origin");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    set(HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()");
    if api {
        set(header::CACHE_CONTROL, "no-store");
    }
    if https {
        set(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(n, v)| (HeaderName::from_static(n), HeaderValue::from_static(v))).collect()
    }

    #[test]
    fn only_the_proxys_own_word_counts() {
        let told = |lines: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-for", HeaderValue::from_static(line));
            }
            forwarded(&headers).map(|address| address.to_string())
        };
        assert_eq!(told(&["192.0.2.1, 192.0.2.2"]).as_deref(), Some("192.0.2.2"));
        assert_eq!(
            told(&["192.0.2.1", "192.0.2.9"]).as_deref(),
            Some("192.0.2.9"),
            "the first line is forged"
        );
        assert_eq!(told(&["2001:db8::7"]).as_deref(), Some("2001:db8::7"));
        assert_eq!(told(&["192.0.2.1", "unknown"]), None);
        assert_eq!(told(&[]), None);
    }

    #[test]
    fn another_site_cannot_use_the_cookie() {
        let own = [("host", "play.example:4400"), ("origin", "http://play.example:4400")];
        assert!(same_origin(&headers(&own)).is_ok());
        assert!(same_origin(&headers(&[("host", "a")])).is_ok(), "programs send no origin");
        for foreign in [
            [("host", "a"), ("origin", "https://b")],
            [("host", "a"), ("origin", "null")],
            [("host", "a"), ("sec-fetch-site", "cross-site")],
            [("host", "a"), ("sec-fetch-site", "same-site")],
        ] {
            assert!(same_origin(&headers(&foreign)).is_err(), "{foreign:?}");
        }
    }
}
